// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the patterns, grouped and apart, on CPUs and where possible on Vulkan, and compares with
// their references. `test_patterns NAME` runs one file.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "compile_and_load.h"
#include "guarded_memory.h"
#include "numeric_element.h"
#include "patterns.h"

typedef struct way {
  const char *name, *flags[4]; // end in null
  bool is_apart;
  const char *devices[4]; // end in null
} way_t;

static const way_t cpu_ways[] = {
    {"always", {"--target=cpu", "--group=always"}, false, {"cpu:threads=1", "cpu:threads=3"}},
    {"none", {"--target=cpu", "--no-fuse"}, true, {"cpu:threads=1", "cpu:threads=2,apart"}},
    {"auto", {"--target=cpu", "--group=auto"}, false, {"cpu:threads=1"}},
    {"reference",
     {"--target=cpu", "--group=always", "--reference-kernels"},
     false,
     {"cpu:threads=1"}},
};
static const way_t vulkan_ways[] = {
    {"vulkan", {"--target=vulkan", "--group=always"}, false, {"vulkan:0,validate,stage"}},
    {"vulkan-none", {"--target=vulkan", "--no-fuse"}, true, {"vulkan:0,validate"}},
};

static char folder[256];
static int failures;

static void complain(const char *way, const char *function, const char *text) {
  fprintf(stderr, "%s, %s: %s\n", way, function, text);
  failures++;
}

static bool succeeded(const char *way, const char *function, cotile_status_t status) {
  if (!status) return true;
  complain(way, function, cotile_status_message(status));
  cotile_status_release(status);
  return false;
}

// --- Values ---

typedef struct values {
  int count;
  cotile_view_t views[MOST_PATTERN_VALUES];
  guarded_t memory[MOST_PATTERN_VALUES];
} values_t;

static void add_value(values_t *values, const cotile_tensor_type_t *type) {
  size_t bytes;
  int64_t elements;
  if (values->count == MOST_PATTERN_VALUES || cotile_tensor_type_size(type, &elements, &bytes))
    abort();
  guarded_init(&values->memory[values->count], bytes);
  values->views[values->count] = (cotile_view_t){*type, values->memory[values->count].data};
  values->count++;
}

static void values_deinit(values_t *values) {
  for (int i = 0; i < values->count; i++) guarded_deinit(&values->memory[i]);
}

static void fill(const cotile_view_t *view, guarded_t *memory, uint64_t state) {
  int64_t count = (int64_t)(memory->size / cotile_element_size(view->type.element));
  for (int64_t i = 0; i < count; i++)
    element_store(view->type.element, memory->data, i, element_random(view->type.element, &state));
  guarded_seal(memory);
}

static void inputs_init(values_t *inputs, const loaded_t *loaded, int32_t function,
                        const pattern_t *pattern) {
  *inputs = (values_t){0};
  for (int32_t i = 0; i < cotile_module_input_count(loaded->module, function); i++) {
    cotile_tensor_type_t type = cotile_module_input_type(loaded->module, function, i);
    for (int d = 0; d < type.rank; d++)
      if (type.dims[d] < 0) type.dims[d] = pattern->size;
    add_value(inputs, &type);
    fill(&inputs->views[i], &inputs->memory[i], (uint64_t)i * 7919 + (unsigned char)type.rank);
  }
}

// With the sizes of the reference.
static void results_init(values_t *results, const loaded_t *loaded, int32_t function,
                         array_t *const *expected) {
  *results = (values_t){0};
  for (int32_t i = 0; i < cotile_module_result_count(loaded->module, function); i++) {
    cotile_tensor_type_t type = cotile_module_result_type(loaded->module, function, i);
    for (int d = 0; d < type.rank; d++)
      if (type.dims[d] < 0) type.dims[d] = expected[i]->dims[d];
    add_value(results, &type);
  }
}

// --- Running ---

static void check_launches(const way_t *way, const pattern_t *pattern, const loaded_t *loaded) {
  cotile_statistics_t statistics = {.size = sizeof statistics};
  char text[96];
  cotile_context_statistics(loaded->context, &statistics);
  int wanted = way->is_apart ? pattern->apart : pattern->grouped;
  if (!strcmp(way->name, "auto") || statistics.dispatches == wanted) return;
  snprintf(text, sizeof text, "%lld launches, not %d", (long long)statistics.dispatches, wanted);
  complain(way->name, pattern->function, text);
}

static void check_results(const way_t *way, const pattern_t *pattern, const loaded_t *loaded,
                          int32_t function, const values_t *inputs, array_t *const *expected) {
  values_t results;
  results_init(&results, loaded, function, expected);
  if (succeeded(way->name, pattern->function,
                cotile_context_invoke(loaded->context, function, inputs->count, inputs->views,
                                      results.count, results.views))) {
    check_launches(way, pattern, loaded);
    for (int i = 0; i < results.count; i++)
      if (!(array_error(pattern->function, expected[i], &results.views[i]) <= 1))
        complain(way->name, pattern->function, "wrong results");
  }
  values_deinit(&results);
}

static void check_pattern(const way_t *way, const pattern_t *pattern, const loaded_t *loaded) {
  int32_t function;
  values_t inputs;
  arrays_t arrays = {0};
  array_t *loads[MOST_PATTERN_VALUES], *expected[MOST_PATTERN_VALUES] = {NULL};
  if (!succeeded(way->name, pattern->function,
                 cotile_module_find_function(loaded->module, pattern->function, &function)))
    return;
  inputs_init(&inputs, loaded, function, pattern);
  for (int i = 0; i < inputs.count; i++) loads[i] = array_load(&arrays, &inputs.views[i]);
  pattern->reference(&arrays, loads, expected);
  check_results(way, pattern, loaded, function, &inputs, expected);
  arrays_deinit(&arrays);
  values_deinit(&inputs);
}

static void run(const pattern_file_t *file, const way_t *way, const char *module) {
  for (int i = 0; way->devices[i]; i++) {
    loaded_t loaded;
    cotile_parameters_t *parameters;
    if (cotile_parameters_create(NULL, &parameters)) abort();
    if (succeeded(way->name, way->devices[i],
                  loaded_init(&loaded, way->devices[i], module, parameters)))
      for (int p = 0; p < file->count; p++) check_pattern(way, &file->patterns[p], &loaded);
    loaded_deinit(&loaded);
    cotile_parameters_release(parameters);
  }
}

static void check_way(const pattern_file_t *file, const way_t *way) {
  char source[512], module[512], out[576], err[576];
  snprintf(source, sizeof source, TEST_LIT "/%s", file->path);
  snprintf(module, sizeof module, "%s/%s-%s.so", folder, file->name, way->name);
  snprintf(out, sizeof out, "%s.out", module);
  snprintf(err, sizeof err, "%s.err", module);
  if (run_compiler(source, module, way->flags, out, err) == 0) {
    run(file, way, module);
    return;
  }
  char *text = read_text(err);
  complain(way->name, file->path, text ? text : "cotile-compile failed");
  free(text);
}

static void check_file(const pattern_file_t *file) {
  for (size_t i = 0; i < sizeof cpu_ways / sizeof *cpu_ways; i++) check_way(file, &cpu_ways[i]);
  for (size_t i = 0; TEST_VULKAN && i < sizeof vulkan_ways / sizeof *vulkan_ways; i++)
    check_way(file, &vulkan_ways[i]);
}

int main(int argc, char **argv) {
  char command[320];
  int checked = 0;
  snprintf(folder, sizeof folder, "%s/cotile-patterns-XXXXXX",
           getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
  if (!mkdtemp(folder)) {
    perror(folder);
    return 1;
  }
  for (int i = 0; i < pattern_file_count; i++) {
    if (argc > 1 && strcmp(argv[1], pattern_files[i].name) != 0) continue;
    check_file(&pattern_files[i]);
    checked++;
  }
  snprintf(command, sizeof command, "rm -rf '%s'", folder);
  if (system(command)) perror(command);
  if (checked == 0) fprintf(stderr, "%s: no such file\n", argv[1]);
  return failures > 0 || checked == 0;
}
