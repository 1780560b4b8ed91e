// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls one function of a module: inputs from files or the command line, results to files, to
// stdout, or compared with what is expected.
#include "tool.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: cotile-run MODULE [options]\n"
    "Calls one function of a compiled module.\n"
    "\n"
    "  --function=NAME         the function to call (default: the only one)\n"
    "  --input=VALUE           one input; repeat for each, in order\n"
    "  --output=@FILE          write a result to FILE.npy or FILE.bin; repeat for each, in order;\n"
    "                          '-' prints it. Without any, all results are printed\n"
    "  --expected-output=VALUE compare a result; repeat for each, in order\n"
    "  --atol=X --rtol=X       tolerances of the comparison: |got - expected| <= atol + rtol *\n"
    "                          |expected| (defaults: f64 1e-10, f32 1e-4, f16 1e-2, bf16 2e-2,\n"
    "                          integers 0)\n"
    "  --parameters=FILE       a .safetensors file with parameters; may be repeated\n"
    "  --cache=DIR             keep packed parameters in DIR, for the next time\n"
    "  --device=NAME[:OPTIONS] where to run: cpu (default), cpu:threads=N,pin, null, vulkan:N\n"
    "  --trace=json[:FILE]     write a chrome://tracing file (default: cotile-trace.json)\n"
    "  --list-devices          print the known devices\n"
    "  --print-device          print the name and the limits of the device as JSON, which\n"
    "                          cotile-compile takes as --target-arch=@FILE\n"
    "  --list-functions        print the functions of the module with their types\n"
    "  --help, --version\n"
    "\n"
    "A VALUE is @x.npy, 16x384xf32=@x.npy, 2x3xf32=@x.bin, '2x2xi32=1 2 3 4',\n"
    "'2x2xi32=[[1 2][3 4]]' or 4x4xf32=1.5 (one number for all elements).\n"
    "bf16 tensors are stored in .npy files as <u2.\n"
    "\n"
    "Exit codes: 0 success, 1 wrong input or a result that differs, 2 wrong usage, 3 a bug in\n"
    "Cotile, 4 the environment (a file cannot be written, no memory, a CPU feature is missing).\n";

enum { OUTPUT = 256, EXPECTED, ATOL, RTOL, TRACE, LIST_DEVICES, PRINT_DEVICE, LIST_FUNCTIONS };

static const struct option option_table[] = {
    TOOL_SHARED_OPTIONS,
    {"output", required_argument, NULL, OUTPUT},
    {"expected-output", required_argument, NULL, EXPECTED},
    {"atol", required_argument, NULL, ATOL},
    {"rtol", required_argument, NULL, RTOL},
    {"trace", required_argument, NULL, TRACE},
    {"list-devices", no_argument, NULL, LIST_DEVICES},
    {"print-device", no_argument, NULL, PRINT_DEVICE},
    {"list-functions", no_argument, NULL, LIST_FUNCTIONS},
    {NULL, 0, NULL, 0},
};

struct run {
  tool_options_t options;
  tool_list_t outputs, expected;
  double absolute, relative; // below 0: the default of the type
  const char *trace_path;
  int list_devices, print_device, list_functions;

  tool_session_t session;
  cotile_trace_t *trace;
  int32_t function;
  tool_inputs_t inputs;
  cotile_view_t *results; // owned
  int result_count;
};

// --- Options ---

static int set_trace(struct run *run, const char *value) {
  if (!strcmp(value, "json"))
    run->trace_path = "cotile-trace.json";
  else if (!strncmp(value, "json:", 5) && value[5])
    run->trace_path = value + 5;
  else
    return tool_fail(TOOL_USAGE, "--trace must be json or json:FILE, got '%s'", value);
  return 0;
}

static int add_output(struct run *run, const char *value) {
  if (strcmp(value, "-") && (value[0] != '@' || !value[1]))
    return tool_fail(TOOL_USAGE, "--output must be @FILE or -, got '%s'", value);
  return tool_list_append(&run->outputs, value);
}

static int set_option(void *self, int key, const char *value) {
  struct run *run = self;
  switch (key) {
  case OUTPUT:
    return add_output(run, value);
  case EXPECTED:
    return tool_list_append(&run->expected, value);
  case ATOL:
    return tool_parse_number("atol", value, &run->absolute);
  case RTOL:
    return tool_parse_number("rtol", value, &run->relative);
  case TRACE:
    return set_trace(run, value);
  case LIST_DEVICES:
    run->list_devices = 1;
    return 0;
  case PRINT_DEVICE:
    run->print_device = 1;
    return 0;
  default:
    run->list_functions = 1;
    return 0;
  }
}

// --- Lists ---

static void print_device(void *driver, const char *text, const char *name) {
  if (strcmp(text, driver)) printf("  %s  %s\n", text, name);
}

// Drivers, and under those that have other devices than one of the same name, their devices.
static int print_devices(void) {
  for (int32_t i = 0; i < cotile_driver_count(); i++) {
    const char *name = cotile_driver_name(i);
    printf("%-6s %s\n", name, cotile_driver_summary(i));
    cotile_status_t status = cotile_driver_list_devices(i, print_device, (void *)(uintptr_t)name);
    if (status) printf("  none: %s\n", cotile_status_message(status));
    cotile_status_release(status);
  }
  return tool_finish_output();
}

static int print_limits(struct run *run) {
  cotile_device_limits_t limits = {.size = sizeof limits};
  int code = tool_session_open(&run->session, &run->options);
  if (code) return code;
  cotile_device_limits(run->session.device, &limits);
  printf("{\"target\": ");
  tool_print_json_text(limits.target);
  printf(", \"name\": ");
  tool_print_json_text(limits.name);
  printf(", \"max_threads\": %" PRId64 ", \"shared_bytes\": %" PRId64
         ", \"push_constant_bytes\": %" PRId64 ", \"subgroup_threads\": %" PRId64 "}\n",
         limits.max_threads, limits.shared_bytes, limits.push_constant_bytes,
         limits.subgroup_threads);
  return tool_finish_output();
}

static int print_functions(const cotile_module_t *module) {
  for (int32_t i = 0; i < cotile_module_function_count(module); i++)
    tool_print_signature(module, i);
  return tool_finish_output();
}

// --- The call ---

static int check_counts(const struct run *run) {
  const char *name = cotile_module_function_name(run->session.module, run->function);
  if (run->options.inputs.count != run->inputs.count)
    return tool_fail(TOOL_INPUT_WRONG, "function '%s': expected %d inputs, got %d", name,
                     run->inputs.count, run->options.inputs.count);
  if (run->outputs.count > run->result_count)
    return tool_fail(TOOL_INPUT_WRONG, "function '%s' has %d results, --output is given %d times",
                     name, run->result_count, run->outputs.count);
  if (run->expected.count > run->result_count)
    return tool_fail(TOOL_INPUT_WRONG,
                     "function '%s' has %d results, --expected-output is given %d times", name,
                     run->result_count, run->expected.count);
  return 0;
}

static int prepare(struct run *run) {
  const cotile_module_t *module = run->session.module;
  int code = tool_check(cotile_module_find_function(module, run->options.function, &run->function));
  if (code) return code;
  code = tool_inputs_init(&run->inputs, module, run->function);
  if (code) return code;
  run->result_count = cotile_module_result_count(module, run->function);
  run->results = calloc((size_t)run->result_count + 1, sizeof *run->results);
  if (!run->results) return tool_fail(TOOL_ENVIRONMENT, "out of memory");
  code = check_counts(run);
  for (int i = 0; i < run->inputs.count && !code; i++)
    code = tool_inputs_read(&run->inputs, module, run->function, i, run->options.inputs.items[i]);
  return code ? code : tool_session_bind(&run->session, &run->options);
}

static int call(struct run *run) {
  return tool_check(cotile_context_invoke(run->session.context, run->function, run->inputs.count,
                                          run->inputs.views, run->result_count, run->results));
}

// --- Results ---

// Tensors of up to this many elements are printed whole, longer ones with this many per dimension.
enum { PRINTED_ELEMENTS = 1024, PRINTED_PER_DIMENSION = 6 };

static void print_label(const struct run *run, int index) {
  const char *name = cotile_module_result_name(run->session.module, run->function, index);
  if (*name)
    printf("%s: ", name);
  else
    printf("#%d: ", index);
}

static int print_result(const struct run *run, int index) {
  const cotile_view_t *view = &run->results[index];
  int64_t elements = 1;
  for (int d = 0; d < view->type.rank; d++)
    elements = elements > PRINTED_ELEMENTS ? elements : elements * view->type.dims[d];
  int64_t limit = elements > PRINTED_ELEMENTS ? PRINTED_PER_DIMENSION : 0;
  size_t length = cotile_view_format(view, limit, NULL, 0);
  char *text = malloc(length + 1);
  if (!text) return tool_fail(TOOL_ENVIRONMENT, "out of memory");
  cotile_view_format(view, limit, text, length + 1);
  print_label(run, index);
  puts(text);
  free(text);
  return 0;
}

static int print_results(const struct run *run) {
  int code = 0;
  if (!run->outputs.count && !run->expected.count)
    for (int i = 0; i < run->result_count && !code; i++) code = print_result(run, i);
  for (int i = 0; i < run->outputs.count && !code; i++)
    if (!strcmp(run->outputs.items[i], "-")) code = print_result(run, i);
  return code;
}

// All files are complete beside their targets before the first one is renamed.
static int write_results(const struct run *run) {
  int count = run->outputs.count, code = 0;
  cotile_output_t **files = calloc((size_t)count + 1, sizeof *files);
  if (!files) return tool_fail(TOOL_ENVIRONMENT, "out of memory");
  for (int i = 0; i < count && !code; i++)
    if (run->outputs.items[i][0] == '@')
      code = tool_check(
          cotile_output_create(run->outputs.items[i] + 1, &run->results[i], NULL, &files[i]));
  for (int i = 0; i < count && !code; i++)
    if (files[i]) code = tool_check(cotile_output_commit(files[i]));
  for (int i = 0; i < count; i++) cotile_output_release(files[i]);
  free(files);
  return code;
}

static int compare_result(const struct run *run, int index) {
  const cotile_view_t *got = &run->results[index];
  cotile_tolerance_t tolerance = cotile_default_tolerance(got->type.element);
  cotile_tensor_type_t hint = got->type;
  cotile_tensor_t *tensor;
  double largest = 0;
  if (run->absolute >= 0) tolerance.absolute = run->absolute;
  if (run->relative >= 0) tolerance.relative = run->relative;
  cotile_status_t status = cotile_tensor_parse(run->expected.items[index], &hint, NULL, &tensor);
  if (!status) {
    cotile_view_t expected = cotile_tensor_view(tensor);
    status = cotile_view_compare(got, &expected, tolerance, &largest);
    cotile_tensor_release(tensor);
  }
  if (status) return tool_check_in(status, "result %d", index);
  print_label(run, index);
  printf("as expected, the largest error is %g\n", largest);
  return 0;
}

// Reports every result that differs; the first failure is the exit code.
static int compare_results(const struct run *run) {
  int code = 0;
  for (int i = 0; i < run->expected.count; i++) {
    int result = compare_result(run, i);
    if (!code) code = result;
  }
  return code;
}

static int run_function(struct run *run) {
  int code = prepare(run);
  if (!code) code = call(run);
  if (!code) code = print_results(run);
  if (!code) code = write_results(run);
  if (!code) code = compare_results(run);
  int flushed = tool_finish_output();
  return code ? code : flushed;
}

static int run_module(struct run *run) {
  int code = 0;
  if (run->trace_path) code = tool_check(cotile_trace_create(NULL, &run->trace));
  if (!code) code = tool_session_load(&run->session, &run->options, run->trace);
  if (code) return code;
  if (run->list_functions) return print_functions(run->session.module);
  code = run_function(run);
  int traced = run->trace ? tool_check(cotile_trace_write(run->trace, run->trace_path)) : 0;
  return code ? code : traced;
}

int main(int argc, char **argv) {
  struct run run = {.absolute = -1, .relative = -1};
  int done;
  tool_init("cotile-run");
  int code = tool_parse(argc, argv, option_table, help, &run.options, set_option, &run, &done);
  if (!code && !done)
    code = run.list_devices   ? print_devices()
           : run.print_device ? print_limits(&run)
                              : run_module(&run);
  tool_inputs_deinit(&run.inputs);
  free(run.results);
  tool_session_deinit(&run.session);
  cotile_trace_release(run.trace);
  tool_list_deinit(&run.outputs);
  tool_list_deinit(&run.expected);
  tool_options_deinit(&run.options);
  return code;
}
