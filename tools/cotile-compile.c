// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From MLIR to a module.
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/compiler.h"
#include "guarded_process.h"
#include "message.h"

static const char help[] =
    "usage: cotile-compile INPUT.mlir -o MODULE.so [options]\n"
    "Compiles MLIR (linalg on tensors) to a module that cotile-run and the C API load.\n"
    "\n"
    "  -o FILE                 the output; without it nothing is written\n"
    "  --target=KIND,..        cpu (default), vulkan; of several, which one file then holds, the\n"
    "                          device chooses when it is loaded\n"
    "  --target-cpu=NAME,..    host (default), an x86-64 CPU (x86-64-v3, x86-64-v4, znver4, ..)\n"
    "                          or an AArch64 CPU (aarch64, cortex-a76, neoverse-v1, ..); of\n"
    "                          several, which one file then holds, the best is chosen when it\n"
    "                          is loaded\n"
    "  --target-arch=NAME      which GPU: vulkan1.2 (default), the least that all devices have;\n"
    "                          host, the device of cotile-run --device=vulkan; @FILE.json, one\n"
    "                          that cotile-run --print-device has described\n"
    "  --print-target          print what is known of the targets and exit\n"
    "  --group=MODE            auto (default): contractions that read the same operand become one\n"
    "                          kernel unless the model expects it to be slower; always: all that\n"
    "                          is legal; none; max:N: at most N contractions per kernel\n"
    "  --no-fuse               the same as --group=none\n"
    "  --explain[=text|json]   print what was grouped and why the rest was not\n"
    "  --schedule=FILE.json    schedules to use instead of the model's, by name of dispatch, with\n"
    "                          the fields that --explain=json prints\n"
    "  --require-groups=N      fail if fewer than N groups are formed\n"
    "  --dump-after=STAGE      print the IR after input, flow, schedule, hal or package\n"
    "  --emit=KIND             so (default); obj, to be linked into a program, and header, which\n"
    "                          declares its functions for C; asm, llvm; mlir: the kernels as they\n"
    "                          are before they are lowered\n"
    "  --module-name=NAME      the object's symbol is cotile_module_NAME; by default the name of\n"
    "                          the builtin.module, or of the output file\n"
    "  --reference-kernels     compile all kernels as plain loops: slow, to check results against\n"
    "  --help, --version\n"
    "\n"
    "Exit codes: 0 success, 1 wrong input, 2 wrong usage, 3 a bug in Cotile, 4 the environment\n"
    "(output cannot be written, no linker, no memory).\n";

enum {
  TARGET = 256,
  TARGET_CPU,
  TARGET_ARCH,
  PRINT_TARGET,
  GROUP,
  NO_FUSE,
  EXPLAIN,
  REQUIRE_GROUPS,
  DUMP_AFTER,
  EMIT,
  MODULE_NAME,
  REFERENCE_KERNELS,
  SCHEDULE,
};

static const struct option option_table[] = {
    {"target", required_argument, NULL, TARGET},
    {"target-cpu", required_argument, NULL, TARGET_CPU},
    {"target-arch", required_argument, NULL, TARGET_ARCH},
    {"print-target", no_argument, NULL, PRINT_TARGET},
    {"group", required_argument, NULL, GROUP},
    {"no-fuse", no_argument, NULL, NO_FUSE},
    {"explain", optional_argument, NULL, EXPLAIN},
    {"require-groups", required_argument, NULL, REQUIRE_GROUPS},
    {"dump-after", required_argument, NULL, DUMP_AFTER},
    {"emit", required_argument, NULL, EMIT},
    {"module-name", required_argument, NULL, MODULE_NAME},
    {"reference-kernels", no_argument, NULL, REFERENCE_KERNELS},
    {"schedule", required_argument, NULL, SCHEDULE},
    {"help", no_argument, NULL, 'h'},
    {"version", no_argument, NULL, 'v'},
    {NULL, 0, NULL, 0},
};

typedef enum { EXPLAIN_NOTHING, EXPLAIN_TEXT, EXPLAIN_JSON } explain_t;

struct request {
  cotile_compiler_options_t options;
  explain_t explain;
  int print_target, done;
};

static int set_explain(struct request *request, const char *value) {
  if (!value || !strcmp(value, "text"))
    request->explain = EXPLAIN_TEXT;
  else if (!strcmp(value, "json"))
    request->explain = EXPLAIN_JSON;
  else
    return tool_fail(TOOL_USAGE, "--explain must be text or json, got %s", value);
  return 0;
}

static int set_required(struct request *request, const char *value) {
  char *end;
  request->options.require_groups = strtol(value, &end, 10);
  if (end == value || *end || request->options.require_groups < 0)
    return tool_fail(TOOL_USAGE, "--require-groups needs a number, got %s", value);
  return 0;
}

static int set_group(struct request *request, const char *value) {
  if (request->options.group && strcmp(request->options.group, value))
    return tool_fail(TOOL_USAGE, "--group and --no-fuse contradict each other");
  request->options.group = value;
  return 0;
}

static int set_option(struct request *request, int key, const char *value) {
  cotile_compiler_options_t *options = &request->options;
  switch (key) {
  case 'o':
    options->output = value;
    return 0;
  case TARGET:
    options->target = value;
    return 0;
  case TARGET_CPU:
    options->target_cpu = value;
    return 0;
  case TARGET_ARCH:
    options->target_arch = value;
    return 0;
  case PRINT_TARGET:
    request->print_target = 1;
    return 0;
  case GROUP:
    return set_group(request, value);
  case NO_FUSE:
    return set_group(request, "none");
  case EXPLAIN:
    return set_explain(request, value);
  case REQUIRE_GROUPS:
    return set_required(request, value);
  case DUMP_AFTER:
    options->dump_after = value;
    return 0;
  case EMIT:
    options->emit = value;
    return 0;
  case MODULE_NAME:
    options->module_name = value;
    return 0;
  case REFERENCE_KERNELS:
    options->reference_kernels = 1;
    return 0;
  case SCHEDULE:
    options->schedule = value;
    return 0;
  case 'h':
    request->done = 1;
    fputs(help, stdout);
    return 0;
  case 'v':
    request->done = 1;
    printf("%s " COTILE_VERSION "\n", tool_name());
    return 0;
  }
  return 0;
}

static int parse(struct request *request, int argc, char **argv) {
  opterr = 0;
  for (int key; (key = getopt_long(argc, argv, ":o:", option_table, NULL)) != -1;) {
    if (key == ':' || key == '?') return tool_report_option(key, argv, option_table);
    int code = set_option(request, key, optarg);
    if (code || request->done) return code;
  }
  if (request->print_target) return 0;
  if (optind == argc) return tool_fail(TOOL_USAGE, "no input file");
  if (optind + 1 < argc)
    return tool_fail(TOOL_USAGE, "more than one input file: %s", argv[optind + 1]);
  request->options.input = argv[optind];
  if (!request->options.output && !request->options.dump_after &&
      request->explain == EXPLAIN_NOTHING && !request->options.require_groups)
    return tool_fail(TOOL_USAGE, "nothing to do: give -o FILE, --explain or --dump-after");
  return 0;
}

static int print_target(const struct request *request) {
  char *text;
  cotile_status_t status = cotile_compiler_describe_target(&request->options, &text);
  if (status) return tool_check(status);
  fputs(text, stdout);
  cotile_compiler_text_release(text);
  return tool_finish_output();
}

static void put_texts(const struct request *request, const cotile_compiler_result_t *result) {
  fputs(cotile_compiler_result_diagnostics(result), stderr);
  fputs(cotile_compiler_result_dump(result), stdout);
  if (request->explain == EXPLAIN_TEXT) fputs(cotile_compiler_result_explanation(result), stdout);
  if (request->explain == EXPLAIN_JSON)
    fputs(cotile_compiler_result_explanation_json(result), stdout);
  else
    fputs(cotile_compiler_result_remarks(result), stderr);
}

static int compile(const struct request *request) {
  cotile_compiler_result_t *result;
  cotile_status_t status = cotile_compiler_run(&request->options, &result);
  if (result) put_texts(request, result);
  int code = status ? tool_check(status) : tool_finish_output();
  cotile_compiler_result_release(result);
  return code;
}

static int run(void *self) {
  const struct request *request = self;
  return request->print_target ? print_target(request) : compile(request);
}

static void clean(void *self, pid_t child) {
  const struct request *request = self;
  if (request->options.output) cotile_compiler_clean(request->options.output, child);
}

int main(int argc, char **argv) {
  struct request request = {0};
  tool_init("cotile-compile");
  int code = parse(&request, argc, argv);
  if (code) return code;
  if (request.done) return tool_finish_output();
  return guarded_process_run(
      &(guarded_process_t){argv, request.options.input, run, clean, &request});
}
