// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cotile/compiler.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/array.h"
#include "base/process.h"
#include "runtime/compile/compiler_places.h"

struct cotile_compilation {
  const cotile_allocator_t *allocator; // borrowed
  cotile_string_t output, diagnostics;
};

// --- Options ---

// The options of a caller who may have been built with a smaller or larger structure; what this
// version does not know must be zero.
static cotile_status_t read_options(const cotile_compile_options_t *given,
                                    cotile_compile_options_t *options) {
  size_t known = given->size < sizeof *options ? given->size : sizeof *options;
  memset(options, 0, sizeof *options);
  memcpy(options, given, known);
  for (size_t i = known; i < given->size; i++)
    if (((const unsigned char *)given)[i])
      return COTILE_MAKE_STATUS(COTILE_USAGE, "compile options of a later version");
  if (!options->input == !options->text)
    return COTILE_MAKE_STATUS(COTILE_USAGE, "compile options: give either input or text");
  if (options->input && !strcmp(options->input, "-"))
    return COTILE_MAKE_STATUS(COTILE_USAGE, "compile options: the input '-' is no path");
  return COTILE_SUCCESS;
}

// The tool takes any beginning of a name for the name.
static bool may_mean(const char *flag, const char *name) {
  size_t length = strcspn(flag, "=");
  return length > 2 && !strncmp(flag, name, length);
}

static cotile_status_t check_flag(const char *flag) {
  if (strncmp(flag, "--", 2) || !flag[2])
    return COTILE_MAKE_STATUS(COTILE_USAGE,
                              "compile flag '%s' is not of the form --name or --name=value", flag);
  if (may_mean(flag, "--help") || may_mean(flag, "--version") || may_mean(flag, "--print-target"))
    return COTILE_MAKE_STATUS(COTILE_USAGE, "with the flag '%s' nothing is compiled", flag);
  return COTILE_SUCCESS;
}

// --- The command line ---

typedef COTILE_ARRAY(char *) words_t;

// execve changes no argument, whatever its type says.
static cotile_status_t add(words_t *words, const char *word) {
  COTILE_RETURN_IF_ERROR(cotile_array_append(words));
  memcpy(&words->items[words->count - 1], &word, sizeof word);
  return COTILE_SUCCESS;
}

// The input comes after "--", so that it is one whatever its name, and a flag that lacks its value
// takes no other word of ours.
static cotile_status_t add_words(words_t *words, const cotile_compile_options_t *options) {
  COTILE_RETURN_IF_ERROR(add(words, "cotile-compile"));
  if (options->output) {
    COTILE_RETURN_IF_ERROR(add(words, "-o"));
    COTILE_RETURN_IF_ERROR(add(words, options->output));
  }
  for (const char *const *flag = options->flags; flag && *flag; flag++) {
    COTILE_RETURN_IF_ERROR(check_flag(*flag));
    COTILE_RETURN_IF_ERROR(add(words, *flag));
  }
  COTILE_RETURN_IF_ERROR(add(words, "--"));
  COTILE_RETURN_IF_ERROR(add(words, options->input ? options->input : "-"));
  return add(words, NULL);
}

// --- What came of it ---

static cotile_status_t judge_exit(const cotile_compilation_t *compilation, const char *compiler,
                                  int exit_code) {
  static const cotile_code_t codes[] = {COTILE_OK, COTILE_INVALID, COTILE_USAGE, COTILE_INTERNAL,
                                        COTILE_UNAVAILABLE};
  bool known = exit_code >= 0 && exit_code < (int)(sizeof codes / sizeof *codes);
  cotile_code_t code = known ? codes[exit_code] : COTILE_INTERNAL;
  int length;
  const char *error =
      cotile_process_find_error(cotile_compilation_diagnostics(compilation), &length);
  if (error) return COTILE_MAKE_STATUS(code, "%.*s", length, error);
  return COTILE_MAKE_STATUS(code, "the compiler %s exited with code %d and told no error", compiler,
                            exit_code);
}

static cotile_status_t judge(const cotile_compilation_t *compilation, const char *compiler,
                             const cotile_process_end_t *end) {
  const char *signal_name = sigdescr_np(end->signal);
  if (end->error)
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot run the compiler %s: %s", compiler,
                              strerror(end->error));
  if (end->signal)
    return COTILE_MAKE_STATUS(COTILE_INTERNAL, "the compiler %s was ended by signal %d%s%s",
                              compiler, end->signal, signal_name ? ", " : "",
                              signal_name ? signal_name : "");
  if (end->exit_code == 0) return COTILE_SUCCESS;
  return judge_exit(compilation, compiler, end->exit_code);
}

static cotile_status_t not_found(const cotile_compiler_places_t *places) {
  cotile_string_t list;
  cotile_string_init(&list, cotile_allocator_system());
  cotile_status_t status = COTILE_SUCCESS;
  for (int i = 0; i < places->count && !status; i++)
    status = cotile_string_append_format(&list, "%s%s%s", i ? ", " : "", places->items[i],
                                         strchr(places->items[i], '/') ? "" : " in PATH");
  if (!status)
    status = COTILE_MAKE_STATUS(COTILE_UNAVAILABLE,
                                "cannot find the compiler; looked for %s. Install it, or give its "
                                "path in the options or in COTILE_COMPILER",
                                cotile_string_text(&list));
  cotile_string_deinit(&list);
  return status;
}

// --- The whole ---

// The compiler wrote its output, but not all that it told could be kept.
static void remove_output(const char *output) {
  struct stat facts;
  if (output && !stat(output, &facts) && S_ISREG(facts.st_mode)) (void)unlink(output);
}

static cotile_status_t run(cotile_compilation_t *compilation,
                           const cotile_compile_options_t *options, char *const *words) {
  cotile_compiler_places_t places;
  cotile_compiler_places_init(&places, options->compiler);
  for (int i = 0; i < places.count; i++) {
    cotile_process_end_t end;
    cotile_status_t status =
        cotile_process_run(&(cotile_process_options_t){.program = places.items[i],
                                                       .arguments = words,
                                                       .input = options->text,
                                                       .input_length = options->text_length,
                                                       .output = &compilation->output,
                                                       .errors = &compilation->diagnostics},
                           &end);
    if (status && end.exit_code == 0) remove_output(options->output);
    if (status) return cotile_status_annotate(status, "cotile-compile");
    if (end.error != ENOENT && end.error != ENOTDIR)
      return judge(compilation, places.items[i], &end);
  }
  return not_found(&places);
}

static cotile_status_t compile(cotile_compilation_t *compilation,
                               const cotile_compile_options_t *options) {
  words_t words;
  cotile_array_init(&words, compilation->allocator);
  cotile_status_t status = add_words(&words, options);
  if (!status) status = run(compilation, options, words.items);
  cotile_array_deinit(&words);
  return status;
}

cotile_status_t cotile_compile(const cotile_compile_options_t *options,
                               cotile_compilation_t **out_compilation) {
  cotile_compile_options_t known;
  void *memory;
  *out_compilation = NULL;
  cotile_status_t wrong = read_options(options, &known);
  const cotile_allocator_t *allocator =
      known.allocator ? known.allocator : cotile_allocator_system();
  cotile_status_t status = cotile_allocate(allocator, 1, sizeof **out_compilation, &memory);
  if (status) return cotile_status_join(wrong, status);
  cotile_compilation_t *compilation = memory;
  compilation->allocator = allocator;
  cotile_string_init(&compilation->output, allocator);
  cotile_string_init(&compilation->diagnostics, allocator);
  *out_compilation = compilation;
  return wrong ? wrong : compile(compilation, &known);
}

void cotile_compilation_release(cotile_compilation_t *compilation) {
  if (!compilation) return;
  cotile_string_deinit(&compilation->output);
  cotile_string_deinit(&compilation->diagnostics);
  cotile_deallocate(compilation->allocator, compilation);
}

const char *cotile_compilation_diagnostics(const cotile_compilation_t *compilation) {
  return compilation ? cotile_string_text(&compilation->diagnostics) : "";
}

const char *cotile_compilation_output(const cotile_compilation_t *compilation) {
  return compilation ? cotile_string_text(&compilation->output) : "";
}
