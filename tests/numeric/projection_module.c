// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "projection_module.h"

#include <stdlib.h>
#include <string.h>

#include "compile_and_load.h"
#include "guarded_memory.h"
#include "numeric_element.h"

typedef struct build {
  const char *folder, *name, *way, *target;
  const char *const *devices; // ends in null
  const projection_t **functions;
  int count;
  char source[512], schedules[512], module[512], explanation[512], messages[512];
  long long launches; // per call of each function once, as explained
  bool grouped, separate;
  int failures;
} build_t;

static void complain(build_t *build, const char *function, const char *what, const char *detail) {
  fprintf(stderr, "%s (%s): %s: %s %s\n", build->source, build->way, function, what, detail);
  build->failures++;
}

// True if it was no failure. Releases the status.
static bool succeeded(build_t *build, const char *function, cotile_status_t status) {
  if (!status) return true;
  complain(build, function, cotile_code_name(cotile_status_code(status)),
           cotile_status_message(status));
  cotile_status_release(status);
  return false;
}

// --- Data ---

// The same numbers for the same function and operand; fewer rows are a prefix of more.
static void fill(guarded_t *memory, const projection_t *function, int operand,
                 const cotile_tensor_type_t *type) {
  uint64_t state = (uint64_t)operand * 7919;
  for (const char *c = function->name; *c; c++) state = state * 31 + (unsigned char)*c;
  size_t bytes;
  int64_t elements;
  if (cotile_tensor_type_size(type, &elements, &bytes)) abort();
  guarded_init(memory, bytes);
  for (int64_t i = 0; i < elements; i++)
    element_store(type->element, memory->data, i, element_random(type->element, &state));
  guarded_seal(memory);
}

typedef struct data {
  int count;
  operand_t operands[MAX_OPERANDS];
  guarded_t memory[MAX_OPERANDS];
  void *pointers[MAX_OPERANDS];
} data_t;

static void data_init(data_t *data, const projection_t *function, sizes_t sizes) {
  data->count = projection_operands(function, data->operands);
  for (int i = 0; i < data->count; i++) {
    cotile_tensor_type_t type = projection_type(function, &data->operands[i], sizes);
    fill(&data->memory[i], function, i, &type);
    data->pointers[i] = data->memory[i].data;
  }
}

static void data_deinit(data_t *data) {
  for (int i = 0; i < data->count; i++) guarded_deinit(&data->memory[i]);
}

static sizes_t full_sizes(const projection_t *function) {
  sizes_t sizes = {function->b, function->m, function->k};
  for (const int *m = function->row_counts; *m; m++)
    if (*m > sizes.m) sizes.m = *m;
  return sizes;
}

// --- Compiling ---

static bool write_source(const build_t *build) {
  FILE *file = fopen(build->source, "w");
  if (!file) return false;
  for (int i = 0; i < build->count; i++) {
    data_t data;
    data_init(&data, build->functions[i], full_sizes(build->functions[i]));
    projection_print(build->functions[i], data.pointers, file);
    data_deinit(&data);
  }
  return fclose(file) == 0;
}

// A group that is all of a function is its dispatch 0.
static bool write_schedules(const build_t *build) {
  const char *separator = "";
  FILE *file = fopen(build->schedules, "w");
  if (!file) return false;
  fprintf(file, "{\"version\": 1, \"schedules\": {");
  for (int i = 0; i < build->count; i++) {
    const projection_t *function = build->functions[i];
    if (!function->schedule) continue;
    fprintf(file, "%s\n  \"%s_dispatch_0\": {%s}", separator, function->name, function->schedule);
    separator = ",";
  }
  fprintf(file, "\n}}\n");
  return fclose(file) == 0;
}

static bool compile(build_t *build, const char *first, const char *second) {
  const char *flags[] = {
      "--explain=json", "--target-cpu=" TEST_CPU, build->target, first, second, NULL};
  int code = run_compiler(build->source, build->module, flags, build->explanation, build->messages);
  if (code) {
    char *messages = read_text(build->messages), text[32];
    snprintf(text, sizeof text, "exit code %d\n", code);
    complain(build, "cotile-compile", text, messages ? messages : "");
    free(messages);
    return false;
  }
  build->launches = explained_launches(build->explanation);
  return true;
}

// --- Running ---

typedef struct results {
  int count;
  cotile_view_t views[MAX_MEMBERS];
  guarded_t memory[MAX_MEMBERS];
  void *pointers[MAX_MEMBERS];
} results_t;

static void results_init(results_t *results, const projection_t *function, sizes_t sizes) {
  int members[MAX_MEMBERS];
  results->count = projection_results(function, members);
  for (int i = 0; i < results->count; i++) {
    cotile_tensor_type_t type = projection_result_type(function, members[i], sizes);
    int64_t elements;
    size_t bytes;
    if (cotile_tensor_type_size(&type, &elements, &bytes)) abort();
    guarded_init(&results->memory[i], bytes);
    memset(results->memory[i].data, 0xa5, bytes);
    results->pointers[i] = results->memory[i].data;
    results->views[i] = (cotile_view_t){type, results->memory[i].data};
  }
}

static void results_deinit(results_t *results) {
  for (int i = 0; i < results->count; i++) guarded_deinit(&results->memory[i]);
}

static bool load(build_t *build, const char *device, cotile_parameters_t *parameters,
                 loaded_t *out) {
  return succeeded(build, device, loaded_init(out, device, build->module, parameters));
}

// Calls the function; `views` as cotile_context_invoke wants them.
static bool call(build_t *build, const loaded_t *loaded, const projection_t *function,
                 const data_t *data, sizes_t sizes, cotile_view_t *views) {
  cotile_view_t inputs[MAX_OPERANDS];
  int32_t input_count = 0, index;
  int members[MAX_MEMBERS];
  for (int i = 0; i < data->count; i++)
    if (data->operands[i].source == SOURCE_ARGUMENT)
      inputs[input_count++] =
          (cotile_view_t){projection_type(function, &data->operands[i], sizes), data->pointers[i]};
  return succeeded(build, function->name,
                   cotile_module_find_function(loaded->module, function->name, &index)) &&
         succeeded(build, function->name,
                   cotile_context_invoke(loaded->context, index, input_count, inputs,
                                         projection_results(function, members), views));
}

static void compare_bits(build_t *build, const projection_t *function, const char *what,
                         const results_t *got, const results_t *expected) {
  for (int i = 0; i < got->count; i++) {
    size_t size = got->memory[i].size; // of fewer rows: a prefix
    if (size && memcmp(got->memory[i].data, expected->memory[i].data, size))
      complain(build, function->name, "other bits", what);
  }
}

// Results in memory of the runtime: aligned, apart, the same.
static void check_own_memory(build_t *build, const loaded_t *loaded, const projection_t *function,
                             const data_t *data, sizes_t sizes, const results_t *expected) {
  cotile_view_t views[MAX_MEMBERS] = {0};
  if (!call(build, loaded, function, data, sizes, views)) return;
  for (int i = 0; i < expected->count; i++) {
    const char *start = views[i].data;
    size_t size = expected->memory[i].size;
    if (!size) continue;
    if ((uintptr_t)start % 64) complain(build, function->name, "a result is not aligned", "");
    if (memcmp(start, expected->memory[i].data, size))
      complain(build, function->name, "other bits", "in memory of the runtime");
    for (int j = 0; j < i; j++) {
      const char *other = views[j].data;
      if (start < other + expected->memory[j].size && other < start + size)
        complain(build, function->name, "results overlap", "");
    }
  }
}

static void check_launches(build_t *build, const loaded_t *loaded, const projection_t *function,
                           long long *total) {
  cotile_statistics_t statistics = {.size = sizeof statistics};
  cotile_context_statistics(loaded->context, &statistics);
  *total += statistics.dispatches;
  long long wanted = build->separate ? function->member_count : build->grouped ? 1 : -1;
  if (function->other_launches || wanted < 0) return;
  if (statistics.dispatches == wanted) return;
  char text[64];
  snprintf(text, sizeof text, "%lld, not %lld", (long long)statistics.dispatches, wanted);
  complain(build, function->name, "dispatches:", text);
}

// One function with one set of sizes on all devices. `wide`: the results with the most rows.
static void check_sizes(build_t *build, const loaded_t *loaded, int device_count,
                        const projection_t *function, sizes_t sizes, const results_t *wide,
                        results_t *results, long long *launches) {
  data_t data;
  data_init(&data, function, sizes);
  results_init(results, function, sizes);
  if (call(build, &loaded[0], function, &data, sizes, results->views)) {
    check_launches(build, &loaded[0], function, launches);
    double error = projection_error(function, sizes, data.pointers, results->pointers);
    if (!(error <= 1)) complain(build, function->name, "wrong results", "");
    if (wide) compare_bits(build, function, "with more rows", results, wide);
    for (int i = 0; i < device_count; i++) {
      results_t again;
      results_init(&again, function, sizes);
      if (call(build, &loaded[i], function, &data, sizes, again.views))
        compare_bits(build, function,
                     i ? "with other threads or in another order" : "in another run", &again,
                     results);
      results_deinit(&again);
    }
    check_own_memory(build, &loaded[0], function, &data, sizes, results);
  }
  data_deinit(&data);
}

// Whether the results of fewer rows are a prefix of those of more.
static bool is_prefix(const projection_t *function) {
  bool prefix = function->out_letters[0] == 'm' && function->x_letters[0] == 'm';
  for (int i = 0; i < function->member_count; i++) {
    const char *bias = function->members[i].bias;
    prefix &= !bias || bias[0] == 'm' || !strchr(bias, 'm');
    prefix &= projection_result_letters(function, i)[0] == 'm';
  }
  return prefix;
}

static void check_function(build_t *build, const loaded_t *loaded, int device_count,
                           const projection_t *function, long long *launches) {
  results_t wide, few;
  sizes_t sizes = full_sizes(function);
  bool prefix = is_prefix(function);
  check_sizes(build, loaded, device_count, function, sizes, NULL, &wide, launches);
  for (const int *m = function->row_counts; *m; m++) {
    long long unused = 0;
    if (*m == sizes.m) continue;
    sizes_t rows = {sizes.b, *m, sizes.k};
    check_sizes(build, loaded, 1, function, rows, prefix ? &wide : NULL, &few, &unused);
    results_deinit(&few);
  }
  results_deinit(&wide);
}

// Adds the parameters of all functions; `data` keeps their memory.
static void add_parameters(build_t *build, cotile_parameters_t *parameters, data_t *data) {
  for (int i = 0; i < build->count; i++) {
    const projection_t *function = build->functions[i];
    data_init(&data[i], function, full_sizes(function));
    for (int j = 0; j < data[i].count; j++) {
      const operand_t *operand = &data[i].operands[j];
      if (operand->source != SOURCE_PARAMETER) continue;
      cotile_view_t view = {projection_type(function, operand, full_sizes(function)),
                            data[i].pointers[j]};
      succeeded(build, operand->name, cotile_parameters_add_view(parameters, operand->name, &view));
    }
  }
}

enum { MOST_DEVICES = 8 };

static void run(build_t *build) {
  loaded_t loaded[MOST_DEVICES];
  int device_count = 0;
  data_t *data = calloc((size_t)build->count, sizeof *data);
  cotile_parameters_t *parameters;
  if (!data || cotile_parameters_create(NULL, &parameters)) abort();
  add_parameters(build, parameters, data);
  bool ready = true;
  for (; build->devices[device_count]; device_count++)
    ready &= load(build, build->devices[device_count], parameters, &loaded[device_count]);
  long long launches = 0;
  for (int i = 0; ready && i < build->count; i++)
    check_function(build, loaded, device_count, build->functions[i], &launches);
  if (ready && launches != build->launches) {
    char text[64];
    snprintf(text, sizeof text, "%lld explained, %lld executed", build->launches, launches);
    complain(build, "all functions", "dispatches:", text);
  }
  for (int i = 0; i < device_count; i++) loaded_deinit(&loaded[i]);
  cotile_parameters_release(parameters);
  for (int i = 0; i < build->count; i++) data_deinit(&data[i]);
  free(data);
}

static int check_way(const build_t *all, const char *way, const char *first, const char *second) {
  build_t build = *all;
  build.way = way;
  build.grouped = !strcmp(first, "--group=always");
  build.separate = !strcmp(first, "--no-fuse");
  snprintf(build.module, sizeof build.module, "%s/%s-%s.so", all->folder, all->name, way);
  snprintf(build.explanation, sizeof build.explanation, "%s.json", build.module);
  snprintf(build.messages, sizeof build.messages, "%s.err", build.module);
  if (compile(&build, first, second)) run(&build);
  return build.failures;
}

static bool init_build(build_t *build, const char *target) {
  build->target = target;
  snprintf(build->source, sizeof build->source, "%s/%s%s.mlir", build->folder, build->name,
           strchr(target, '='));
  snprintf(build->schedules, sizeof build->schedules, "%s/%s.json", build->folder, build->name);
  if (write_source(build) && write_schedules(build)) return true;
  perror(build->source);
  return false;
}

static int check_cpu(build_t *build, ways_t ways) {
  static const char *const devices[] = {"cpu:threads=1",           "cpu:threads=2",
                                        "cpu:threads=3",           "cpu:threads=8",
                                        "cpu:threads=1,shuffle=7", "cpu:threads=3,shuffle=101",
                                        "cpu:threads=2,apart",     NULL};
  char schedule[600];
  const struct {
    ways_t bit;
    const char *name, *first, *second;
  } table[] = {
      {WAY_ALWAYS, "always", "--group=always", NULL},
      {WAY_NONE, "none", "--no-fuse", NULL},
      {WAY_REFERENCE, "reference", "--group=always", "--reference-kernels"},
      {WAY_OTHER_CPU, "other", "--group=always", "--target-cpu=" TEST_OTHER_CPU},
      {WAY_AUTO, "auto", "--group=auto", NULL},
      {WAY_SCHEDULED, "scheduled", "--group=always", schedule},
  };
  int failures = 0;
  if (!init_build(build, "--target=cpu")) return 1;
  build->devices = devices;
  snprintf(schedule, sizeof schedule, "--schedule=%s", build->schedules);
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (ways & TEST_WAYS & table[i].bit)
      failures += check_way(build, table[i].name, table[i].first, table[i].second);
  return failures;
}

// Vulkan's shaders have no double numbers, and no 64-bit ones on many devices.
static bool runs_on_vulkan(const projection_t *function) {
  bool runs = function->x != COTILE_F64 && function->accumulator != COTILE_F64;
  for (int i = 0; i < function->member_count; i++)
    runs &= function->members[i].w != COTILE_F64 && function->members[i].result != COTILE_F64;
  return runs;
}

static int check_vulkan(build_t *build, ways_t ways) {
  static const char *const grouped[] = {"vulkan:0,validate,stage", NULL};
  static const char *const apart[] = {"vulkan:0,validate", NULL};
  int failures = 0, count = 0;
  for (int i = 0; i < build->count; i++)
    if (runs_on_vulkan(build->functions[i])) build->functions[count++] = build->functions[i];
  build->count = count;
  if (!init_build(build, "--target=vulkan")) return 1;
  build->devices = grouped;
  if (ways & WAY_ALWAYS) failures += check_way(build, "vulkan", "--group=always", NULL);
  build->devices = apart;
  if (ways & WAY_NONE) failures += check_way(build, "vulkan-none", "--no-fuse", NULL);
  return failures;
}

int projection_module_check(const char *folder, const char *name, const projection_t *functions,
                            int count, ways_t ways) {
  build_t build = {.folder = folder, .name = name, .count = count};
  build.functions = calloc((size_t)count, sizeof *build.functions);
  if (!build.functions) abort();
  for (int i = 0; i < count; i++) build.functions[i] = &functions[i];
  int failures = check_cpu(&build, ways);
  if (TEST_VULKAN) failures += check_vulkan(&build, ways);
  free(build.functions);
  return failures;
}
