// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measures calls of a module's functions: the time from inputs in memory to results in memory.
#include "tool.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: cotile-bench MODULE [options]\n"
    "Measures calls of the functions of a compiled module.\n"
    "\n"
    "  --function=NAME         the function to measure (default: all that the inputs fit)\n"
    "  --input=VALUE           one input; repeat for each, in order. A type alone (16x384xf32)\n"
    "                          stands for pseudo-random data; so do inputs that are left out and\n"
    "                          have a static type\n"
    "  --parameters=FILE       a .safetensors file with parameters; may be repeated. Without any,\n"
    "                          parameters of static types are pseudo-random\n"
    "  --cache=DIR             keep packed parameters in DIR, for the next time\n"
    "  --device=NAME[:OPTIONS] where to run: cpu (default), cpu:threads=N,pin, null, vulkan:N\n"
    "  --repetitions=N         measured calls (default: as many as take a second, 10 to 1000000)\n"
    "  --warmup=N              calls before them (default: 2)\n"
    "  --json                  one JSON object per function and line: function, min_s, median_s,\n"
    "                          spread, repetitions, dispatches, flops, bytes, gflops, gbs, "
    "device,\n"
    "                          threads, parameter_bytes, packed_bytes\n"
    "  --help, --version\n"
    "\n"
    "spread: from the 10th to the 90th percentile, as part of the median. Rates follow from the\n"
    "median and from the operations and bytes that the kernels count.\n"
    "\n"
    "Exit codes: 0 success, 1 wrong input, 2 wrong usage, 3 a bug in Cotile, 4 the environment.\n";

enum { REPETITIONS = 256, WARMUP, JSON };

static const struct option option_table[] = {
    TOOL_SHARED_OPTIONS,
    {"repetitions", required_argument, NULL, REPETITIONS},
    {"warmup", required_argument, NULL, WARMUP},
    {"json", no_argument, NULL, JSON},
    {NULL, 0, NULL, 0},
};

struct bench {
  tool_options_t options;
  long repetitions, warmup; // repetitions 0: by time
  int json, rows;           // rows: printed so far
  tool_session_t session;
};

static int set_option(void *self, int key, const char *value) {
  struct bench *bench = self;
  switch (key) {
  case REPETITIONS:
    return tool_parse_integer("repetitions", value, 1, 100000000, &bench->repetitions);
  case WARMUP:
    return tool_parse_integer("warmup", value, 0, 100000000, &bench->warmup);
  default:
    bench->json = 1;
    return 0;
  }
}

// --- Inputs ---

static int fill_input(tool_inputs_t *inputs, int index, const cotile_tensor_type_t *type) {
  int code =
      tool_check_in(cotile_tensor_create(type, NULL, &inputs->tensors[index]), "input %d", index);
  if (code) return code;
  inputs->views[index] = cotile_tensor_view(inputs->tensors[index]);
  cotile_view_fill(&inputs->views[index], (uint64_t)index + 1);
  return 0;
}

static int is_static(const cotile_tensor_type_t *type) {
  for (int d = 0; d < type->rank; d++)
    if (type->dims[d] == COTILE_DYNAMIC) return 0;
  return 1;
}

static int make_input(const struct bench *bench, int32_t function, tool_inputs_t *inputs,
                      int index) {
  const cotile_module_t *module = bench->session.module;
  cotile_tensor_type_t type = cotile_module_input_type(module, function, index);
  char text[COTILE_TYPE_TEXT];
  if (index < bench->options.inputs.count) {
    const char *value = bench->options.inputs.items[index];
    if (strchr(value, '=') || *value == '@')
      return tool_inputs_read(inputs, module, function, index, value);
    int code =
        tool_check_in(cotile_tensor_type_parse(value, strlen(value), &type), "input %d", index);
    return code ? code : fill_input(inputs, index, &type);
  }
  if (is_static(&type)) return fill_input(inputs, index, &type);
  return tool_fail(
      TOOL_INPUT_WRONG, "function '%s', input %d: %s needs its sizes: --input=TYPE, in order",
      cotile_module_function_name(module, function), index, cotile_tensor_type_text(&type, text));
}

// Whether the inputs given can be those of the function, as far as their types tell.
static int inputs_fit(const struct bench *bench, int32_t function) {
  const cotile_module_t *module = bench->session.module;
  int given = bench->options.inputs.count;
  if (given > cotile_module_input_count(module, function)) return 0;
  for (int32_t i = 0; i < cotile_module_input_count(module, function); i++) {
    cotile_tensor_type_t wanted = cotile_module_input_type(module, function, i), type;
    if (i >= given) {
      if (!is_static(&wanted)) return 0;
      continue;
    }
    const char *value = bench->options.inputs.items[i];
    cotile_status_t status = cotile_tensor_type_parse(value, strcspn(value, "="), &type);
    int refused = !status && !cotile_tensor_type_accepts(&wanted, &type);
    cotile_status_release(status); // a file without a type fits if reading it succeeds
    if (refused) return 0;
  }
  return 1;
}

// --- Parameters ---

static int add_random_parameter(cotile_module_t *module, int32_t index,
                                cotile_parameters_t *parameters, cotile_tensor_t **out_tensor) {
  cotile_tensor_type_t type = cotile_module_parameter_type(module, index);
  const char *name = cotile_module_parameter_name(module, index);
  int code = tool_check_in(cotile_tensor_create(&type, NULL, out_tensor), "parameter '%s'", name);
  if (code) return code;
  cotile_view_t view = cotile_tensor_view(*out_tensor);
  cotile_view_fill(&view, (uint64_t)index + 1000);
  return tool_check(cotile_parameters_add_view(parameters, name, &view));
}

// The tensors live until the context has been released: out_tensors is owned by the caller.
static int bind_random(struct bench *bench, cotile_tensor_t **tensors) {
  cotile_module_t *module = bench->session.module;
  cotile_parameters_t *parameters;
  int code = tool_check(cotile_parameters_create(NULL, &parameters));
  for (int32_t i = 0; i < cotile_module_parameter_count(module) && !code; i++)
    code = add_random_parameter(module, i, parameters, &tensors[i]);
  if (!code) code = tool_bind(module, parameters, &bench->options);
  cotile_parameters_release(parameters);
  return code ? code : tool_check(cotile_context_create(module, &bench->session.context));
}

// --- Measuring ---

// Enough for any percentile, and little memory.
enum { MAX_SAMPLES = 1000000 };

struct samples {
  double *seconds; // owned
  long count, capacity;
};

static int append_sample(struct samples *samples, double seconds) {
  if (samples->count == samples->capacity) {
    long capacity = samples->capacity ? samples->capacity * 2 : 1024;
    double *grown = realloc(samples->seconds, (size_t)capacity * sizeof *grown);
    if (!grown) return tool_fail(TOOL_ENVIRONMENT, "out of memory");
    samples->seconds = grown;
    samples->capacity = capacity;
  }
  samples->seconds[samples->count++] = seconds;
  return 0;
}

static int call_once(struct bench *bench, int32_t function, const tool_inputs_t *inputs,
                     cotile_view_t *results, double *out_seconds) {
  int count = cotile_module_result_count(bench->session.module, function);
  memset(results, 0, (size_t)count * sizeof *results);
  double begin = tool_now();
  cotile_status_t status = cotile_context_invoke(bench->session.context, function, inputs->count,
                                                 inputs->views, count, results);
  *out_seconds = tool_now() - begin;
  return tool_check(status);
}

static int measure(struct bench *bench, int32_t function, const tool_inputs_t *inputs,
                   cotile_view_t *results, struct samples *samples) {
  double seconds, total = 0;
  int code = 0;
  for (long i = 0; i < bench->warmup && !code; i++)
    code = call_once(bench, function, inputs, results, &seconds);
  while (!code && (bench->repetitions
                       ? samples->count < bench->repetitions
                       : samples->count < 10 || (total < 1 && samples->count < MAX_SAMPLES))) {
    code = call_once(bench, function, inputs, results, &seconds);
    if (!code) code = append_sample(samples, seconds);
    total += seconds;
  }
  return code;
}

// --- Reporting ---

struct report {
  const char *function, *device;
  double minimum, median, spread, gflops, gbs;
  long repetitions;
  int threads;
  cotile_statistics_t statistics;
  cotile_memory_use_t memory;
};

static int compare_doubles(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return a < b ? -1 : a > b;
}

// Sorts the samples; there is at least one.
static struct report summarize(const struct bench *bench, int32_t function,
                               struct samples *samples) {
  struct report report = {.function = cotile_module_function_name(bench->session.module, function),
                          .device = bench->options.device ? bench->options.device : "cpu",
                          .threads = cotile_device_threads(bench->session.device),
                          .repetitions = samples->count,
                          .statistics.size = sizeof report.statistics,
                          .memory.size = sizeof report.memory};
  const double *seconds = samples->seconds;
  long count = samples->count;
  qsort(samples->seconds, (size_t)count, sizeof *seconds, compare_doubles);
  cotile_context_statistics(bench->session.context, &report.statistics);
  cotile_module_memory(bench->session.module, &report.memory);
  report.minimum = seconds[0];
  report.median = (seconds[count / 2] + seconds[(count - 1) / 2]) / 2;
  if (report.median <= 0) report.median = 1e-9; // below the clock's resolution
  report.spread = (seconds[count * 9 / 10] - seconds[count / 10]) / report.median;
  report.gflops = 1e-9 * (double)report.statistics.flops / report.median;
  report.gbs = 1e-9 * (double)report.statistics.bytes / report.median;
  return report;
}

static void print_json(const struct report *report) {
  printf("{\"function\": ");
  tool_print_json_text(report->function);
  printf(", \"min_s\": %.9g, \"median_s\": %.9g, \"spread\": %.4g, \"repetitions\": %ld, "
         "\"dispatches\": %" PRId64 ", \"flops\": %" PRId64 ", \"bytes\": %" PRId64
         ", \"gflops\": %.6g, \"gbs\": %.6g, \"device\": ",
         report->minimum, report->median, report->spread, report->repetitions,
         report->statistics.dispatches, report->statistics.flops, report->statistics.bytes,
         report->gflops, report->gbs);
  tool_print_json_text(report->device);
  printf(", \"threads\": %d, \"parameter_bytes\": %" PRId64 ", \"packed_bytes\": %" PRId64 "}\n",
         report->threads, report->memory.parameter_bytes, report->memory.packed_bytes);
}

static void print_duration(double seconds) {
  if (seconds < 1e-3)
    printf(" %8.2f us", seconds * 1e6);
  else if (seconds < 1)
    printf(" %8.2f ms", seconds * 1e3);
  else
    printf(" %8.3f s ", seconds);
}

static void print_row(const struct report *report) {
  printf("%-24s", report->function);
  print_duration(report->minimum);
  print_duration(report->median);
  printf(" %6.1f%% %9.2f %9.2f %6" PRId64 " %8ld\n", 100 * report->spread, report->gflops,
         report->gbs, report->statistics.dispatches, report->repetitions);
}

static void print_heading(void) {
  printf("%-24s %11s %11s %7s %9s %9s %6s %8s\n", "function", "min", "median", "spread", "GFLOP/s",
         "GB/s", "disp.", "calls");
}

static int run_function(struct bench *bench, int32_t function) {
  const cotile_module_t *module = bench->session.module;
  tool_inputs_t inputs = {0};
  struct samples samples = {0};
  size_t result_count = (size_t)cotile_module_result_count(module, function);
  cotile_view_t *results = calloc(result_count + 1, sizeof *results);
  int code = results ? tool_inputs_init(&inputs, module, function)
                     : tool_fail(TOOL_ENVIRONMENT, "out of memory");
  for (int i = 0; i < inputs.count && !code; i++) code = make_input(bench, function, &inputs, i);
  if (!code) code = measure(bench, function, &inputs, results, &samples);
  if (!code) {
    struct report report = summarize(bench, function, &samples);
    if (!bench->json && !bench->rows++) print_heading();
    (bench->json ? print_json : print_row)(&report);
  }
  free(samples.seconds);
  free(results);
  tool_inputs_deinit(&inputs);
  return code;
}

static int run_fitting(struct bench *bench) {
  int code = 0, runs = 0;
  int32_t count = cotile_module_function_count(bench->session.module);
  for (int32_t f = 0; f < count && !code; f++) {
    if (!inputs_fit(bench, f)) continue;
    code = run_function(bench, f);
    runs++;
  }
  if (runs) return code;
  if (count == 1) return run_function(bench, 0); // says what is missing
  return tool_fail(TOOL_INPUT_WRONG,
                   "the inputs given fit none of the %d functions; see cotile-run --list-functions",
                   count);
}

static int run_functions(struct bench *bench) {
  int32_t function;
  if (!bench->options.function) return run_fitting(bench);
  int code = tool_check(
      cotile_module_find_function(bench->session.module, bench->options.function, &function));
  if (code) return code;
  int wanted = cotile_module_input_count(bench->session.module, function);
  if (bench->options.inputs.count > wanted)
    return tool_fail(TOOL_INPUT_WRONG, "function '%s': expected %d inputs, got %d",
                     bench->options.function, wanted, bench->options.inputs.count);
  return run_function(bench, function);
}

static int run_module(struct bench *bench) {
  int code = tool_session_load(&bench->session, &bench->options, NULL);
  if (code) return code;
  int32_t count = cotile_module_parameter_count(bench->session.module);
  cotile_tensor_t **tensors = calloc((size_t)count + 1, sizeof *tensors);
  if (!tensors) return tool_fail(TOOL_ENVIRONMENT, "out of memory");
  code = bench->options.parameters.count ? tool_session_bind(&bench->session, &bench->options)
                                         : bind_random(bench, tensors);
  if (!code) code = run_functions(bench);
  tool_session_deinit(&bench->session);
  for (int32_t i = 0; i < count; i++) cotile_tensor_release(tensors[i]);
  free(tensors);
  int flushed = tool_finish_output();
  return code ? code : flushed;
}

int main(int argc, char **argv) {
  struct bench bench = {.warmup = 2};
  int done;
  tool_init("cotile-bench");
  int code = tool_parse(argc, argv, option_table, help, &bench.options, set_option, &bench, &done);
  if (!code && !done) code = run_module(&bench);
  tool_session_deinit(&bench.session);
  tool_options_deinit(&bench.options);
  return code;
}
