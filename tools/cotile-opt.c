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

static const char help[] =
    "usage: cotile-opt INPUT.mlir --stage=STAGE [--target-cpu=NAME] [--group=MODE] [--no-fuse]\n"
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

static int usage(const char *message, const char *value) {
  fprintf(stderr, "cotile-opt: error: %s%s\n", message, value);
  return cotile_code_exit(COTILE_USAGE);
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
  cotile_code_t code = cotile_status_code(status);
  if (status) fprintf(stderr, "cotile-opt: error: %s\n", cotile_status_message(status));
  cotile_status_release(status);
  cotile_compiler_result_release(result);
  if (!code && (fflush(stdout) || ferror(stdout))) return cotile_code_exit(COTILE_UNAVAILABLE);
  return cotile_code_exit(code);
}

static int parse_stage(struct request *request) {
  cotile_compiler_options_t *options = &request->options;
  *options = (cotile_compiler_options_t){0};
  for (int i = 1; i < request->argc; i++) {
    const char *value, *argument = request->argv[i];
    if ((value = value_of(argument, "stage")))
      options->dump_after = value;
    else if ((value = value_of(argument, "target-cpu")))
      options->target_cpu = value;
    else if ((value = value_of(argument, "group")))
      options->group = value;
    else if (!strcmp(argument, "--no-fuse"))
      options->group = "none";
    else if (argument[0] == '-' && argument[1])
      return usage("not known with --stage: ", argument);
    else if (options->input)
      return usage("more than one input file: ", argument);
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
  for (int i = 1; i < argc; i++) {
    if (value_of(argv[i], "stage")) {
      int code = parse_stage(&request);
      return code ? code
                  : guarded_process_run("cotile-opt", argv, request.options.input, run_stage,
                                        &request);
    }
    if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h")) {
      fputs(help, stdout);
      return 0;
    }
    if (!strcmp(argv[i], "--stage")) return usage("--stage needs a value: --stage=NAME", "");
  }
  return guarded_process_run("cotile-opt", argv, NULL, run_mlir_opt, &request);
}
