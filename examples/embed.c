// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program with Cotile inside: compiles a file of MLIR, loads the module, binds its parameters and
// calls its function twice, first with results in memory of the runtime, then in memory of its own.
//
//   embed PROGRAM.mlir MODULE.so PARAMETERS.safetensors INPUT..
//   embed PROGRAM.mlir MODULE.so - INPUT..       a program without parameters
//
// An input is a value as cotile-run takes them: "2x3xf32=[[1 2 3][4 5 6]]", "16x384xf32=1", @x.npy.
#include <cotile/compiler.h>
#include <cotile/io.h>
#include <cotile/runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Reports and releases a failure; false for one.
static int ok(cotile_status_t status) {
  if (!status) return 1;
  fprintf(stderr, "embed: %s\n", cotile_status_message(status));
  cotile_status_release(status);
  return 0;
}

// Runs cotile-compile. What it tells of its decisions and all that is wrong with the program is
// text, there also where it failed; the status holds the first error.
static int compile(const char *program, const char *module) {
  const char *flags[] = {"--explain", NULL};
  cotile_compile_options_t options = {
      .size = sizeof options, .input = program, .output = module, .flags = flags};
  cotile_compilation_t *compilation;
  cotile_status_t status = cotile_compile(&options, &compilation);
  fputs(cotile_compilation_output(compilation), stdout);
  fputs(cotile_compilation_diagnostics(compilation), stderr);
  cotile_compilation_release(compilation);
  return ok(status);
}

// Loads a module onto the CPU. The module keeps the device.
static int load(const char *path, cotile_module_t **out_module) {
  cotile_device_t *device;
  *out_module = NULL;
  if (!ok(cotile_device_create("cpu", NULL, &device))) return 0;
  int loaded = ok(cotile_module_load(device, path, NULL, out_module));
  cotile_device_release(device);
  return loaded;
}

// Packs the weights, once for all calls. The module keeps the parameters that it needs.
static int bind_parameters(cotile_module_t *module, const char *path) {
  cotile_parameters_t *parameters;
  if (!strcmp(path, "-")) return 1;
  if (!ok(cotile_parameters_create(NULL, &parameters))) return 0;
  int bound = ok(cotile_parameters_add_file(parameters, path)) &&
              ok(cotile_module_bind(module, parameters));
  cotile_parameters_release(parameters);
  return bound;
}

// One function with its arguments. Views point to the data of tensors, or to the runtime's.
struct call {
  cotile_context_t *context;
  int32_t function, input_count, result_count;
  cotile_tensor_t **tensors; // of the inputs, then of the results that are ours
  cotile_view_t *inputs, *results;
};

static int prepare(struct call *call, cotile_module_t *module, int32_t input_count, char **values) {
  if (!ok(cotile_module_find_function(module, NULL, &call->function))) return 0;
  if (!ok(cotile_context_create(module, &call->context))) return 0;
  call->input_count = input_count;
  call->result_count = cotile_module_result_count(module, call->function);
  size_t count = (size_t)(call->input_count + call->result_count) + 1;
  call->tensors = calloc(count, sizeof *call->tensors);
  call->inputs = calloc(count, sizeof *call->inputs);
  call->results = calloc(count, sizeof *call->results);
  if (!call->tensors || !call->inputs || !call->results) {
    fprintf(stderr, "embed: out of memory\n");
    return 0;
  }
  for (int32_t i = 0; i < input_count; i++) {
    if (!ok(cotile_tensor_parse(values[i], NULL, NULL, &call->tensors[i]))) return 0;
    call->inputs[i] = cotile_tensor_view(call->tensors[i]);
  }
  return 1;
}

static void clean_up(struct call *call) {
  for (int32_t i = 0; call->tensors && i < call->input_count + call->result_count; i++)
    cotile_tensor_release(call->tensors[i]);
  free(call->tensors);
  free(call->inputs);
  free(call->results);
  cotile_context_release(call->context);
}

// Checks the inputs, runs the kernels and waits for the results.
static int invoke(struct call *call) {
  return ok(cotile_context_invoke(call->context, call->function, call->input_count, call->inputs,
                                  call->result_count, call->results));
}

// Makes tensors of the types that a first call told, for the results of the next ones.
static int own_results(struct call *call) {
  for (int32_t i = 0; i < call->result_count; i++) {
    cotile_tensor_t **tensor = &call->tensors[call->input_count + i];
    if (!ok(cotile_tensor_create(&call->results[i].type, NULL, tensor))) return 0;
    call->results[i] = cotile_tensor_view(*tensor);
  }
  return 1;
}

static void print_results(const struct call *call, const char *whose) {
  char text[2048];
  for (int32_t i = 0; i < call->result_count; i++) {
    cotile_view_format(&call->results[i], 4, text, sizeof text);
    printf("result %d in %s memory: %s\n", (int)i, whose, text);
  }
}

// Results without data are given memory of the context, valid until its next call; results with
// data are written there.
static int call_twice(struct call *call) {
  if (!invoke(call)) return 0;
  print_results(call, "the runtime's");
  if (!own_results(call) || !invoke(call)) return 0;
  print_results(call, "our own");
  return 1;
}

int main(int argc, char **argv) {
  struct call call = {0};
  cotile_module_t *module = NULL;
  if (argc < 4) {
    fprintf(stderr, "usage: embed PROGRAM.mlir MODULE.so PARAMETERS.safetensors|- INPUT..\n");
    return 2;
  }
  int done = compile(argv[1], argv[2]) && load(argv[2], &module) &&
             bind_parameters(module, argv[3]) && prepare(&call, module, argc - 4, argv + 4) &&
             call_twice(&call);
  clean_up(&call);
  cotile_module_release(module);
  if (fflush(stdout) || ferror(stdout)) done = 0;
  return done ? 0 : 1;
}
