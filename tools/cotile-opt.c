// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The IR after a stage (--stage=NAME), or mlir-opt with Cotile's dialects (any other options).
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/compiler.h"
#include "guarded_process.h"
#include "ir/extras.h"
#include "ir/mlir_context.h"
#include "message.h"

static const char help[] =
    "usage: cotile-opt INPUT.mlir --stage=STAGE [--target=KIND] [--target-cpu=NAME]\n"
    "                  [--target-arch=NAME] [--group=MODE] [--no-fuse] [--schedule=FILE.json]\n"
    "       cotile-opt INPUT.mlir [options of mlir-opt]\n"
    "Prints the IR after a stage of the compiler: input, flow, schedule, hal. Without --stage it "
    "is\n"
    "mlir-opt with the dialects flow and hal: --pass-pipeline=.., --verify-diagnostics,\n"
    "--split-input-file, .. (see --help-hidden for all).\n";

// The value of --name=value; null if the argument is another one.
static const char *value_of(const char *argument, const char *name) {
  while (*argument == '-') argument++;
  size_t length = strlen(name);
  if (strncmp(argument, name, length) || argument[length] != '=') return NULL;
  return argument + length + 1;
}

// The stage's options, or the words of mlir-opt.
struct request {
  int argc;
  char **argv;
  cotile_compiler_options_t options;
};

static int run_stage(void *self) {
  const struct request *request = self;
  cotile_compiler_result_t *result;
  cotile_status_t status = cotile_compiler_run(&request->options, &result);
  if (result) {
    fputs(cotile_compiler_result_diagnostics(result), stderr);
    fputs(cotile_compiler_result_dump(result), stdout);
  }
  int code = tool_check(status);
  cotile_compiler_result_release(result);
  return code ? code : tool_finish_output();
}

static int parse_stage(struct request *request) {
  cotile_compiler_options_t *options = &request->options;
  *options = (cotile_compiler_options_t){0};
  for (int i = 1; i < request->argc; i++) {
    const char *value, *argument = request->argv[i];
    if ((value = value_of(argument, "stage")))
      options->dump_after = value;
    else if ((value = value_of(argument, "target")))
      options->target = value;
    else if ((value = value_of(argument, "target-cpu")))
      options->target_cpu = value;
    else if ((value = value_of(argument, "target-arch")))
      options->target_arch = value;
    else if ((value = value_of(argument, "group")))
      options->group = value;
    else if ((value = value_of(argument, "schedule")))
      options->schedule = value;
    else if (!strcmp(argument, "--no-fuse"))
      options->group = "none";
    else if (argument[0] == '-' && argument[1])
      return tool_fail(TOOL_USAGE, "not known with --stage: %s", argument);
    else if (options->input)
      return tool_fail(TOOL_USAGE, "more than one input file: %s", argument);
    else
      options->input = argument;
  }
  if (!options->input) options->input = "-";
  return 0;
}

static int run_mlir_opt(void *self) {
  struct request *request = self;
  cotile_register_passes();
  MlirDialectRegistry registry = cotile_registry_create();
  int code = cotile_extras_opt_main(request->argc, request->argv, registry);
  mlirDialectRegistryDestroy(registry);
  return code;
}

int main(int argc, char **argv) {
  struct request request = {argc, argv, {0}};
  tool_init("cotile-opt");
  for (int i = 1; i < argc; i++) {
    if (value_of(argv[i], "stage")) {
      int code = parse_stage(&request);
      return code ? code
                  : guarded_process_run(&(guarded_process_t){argv, request.options.input, run_stage,
                                                             NULL, &request});
    }
    if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h")) {
      fputs(help, stdout);
      return tool_finish_output();
    }
    if (!strcmp(argv[i], "--stage"))
      return tool_fail(TOOL_USAGE, "--stage needs a value: --stage=NAME");
  }
  return guarded_process_run(&(guarded_process_t){argv, NULL, run_mlir_opt, NULL, &request});
}
