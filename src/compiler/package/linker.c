// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/package/linker.h"

#include <string.h>

#include "base/process.h"

// [linker-2]
static cotile_status_t judge(const char *program, cotile_process_end_t end,
                             const cotile_string_t *output) {
  static const char *const own_bugs[] = {"undefined symbol", "duplicate symbol", "relocation"};
  if (end.exit_code == 0) return COTILE_SUCCESS;
  if (end.signal)
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "%s was ended by signal %d", program, end.signal);
  const char *text = cotile_string_text(output);
  cotile_code_t code = COTILE_UNAVAILABLE;
  for (size_t i = 0; i < sizeof own_bugs / sizeof *own_bugs; i++)
    if (strstr(text, own_bugs[i])) code = COTILE_INTERNAL;
  int length = (int)output->length;
  while (length > 0 && text[length - 1] == '\n') length--;
  return COTILE_MAKE_STATUS(code, "linking failed: %.*s", length, text);
}

static cotile_status_t missing(const char *linker) {
  if (linker) return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot run the linker %s", linker);
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE,
                            "cannot find the linker: neither " COTILE_LINKER_PATH
                            ", nor ld.lld-22 or ld.lld in PATH; install lld 22");
}

cotile_status_t cotile_linker_run(const char *linker, int count, const char *const *arguments,
                                  cotile_arena_t *arena) {
  const char *candidates[] = {COTILE_LINKER_PATH, "ld.lld-22", "ld.lld"};
  size_t candidate_count = linker ? 1 : sizeof candidates / sizeof *candidates;
  if (linker) candidates[0] = linker;
  char **vector = COTILE_ARENA_NEW(arena, count + 2, char *);
  vector[0] = cotile_arena_format(arena, "ld.lld"); // lld chooses its flavour by this name
  for (int i = 0; i < count; i++)
    vector[i + 1] = cotile_arena_copy(arena, arguments[i], strlen(arguments[i]));
  for (size_t i = 0; i < candidate_count; i++) {
    cotile_string_t output;
    cotile_string_init(&output, cotile_allocator_system());
    cotile_process_end_t end;
    cotile_status_t status = cotile_process_run(
        &(cotile_process_options_t){
            .program = candidates[i], .arguments = vector, .output = &output, .errors = &output},
        &end);
    if (!status && !end.error) status = judge(candidates[i], end, &output);
    cotile_string_deinit(&output);
    if (status || !end.error) return status;
  }
  return missing(linker);
}
