// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Binding: what is packed, when, what the caller is told, and what is kept: runtime-12, packing-1.
#include "binding_fixture.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 5 };

// --- Packing ---

static void test_devices(void **state) {
  (void)state;
  static const char *const devices[] = {"cpu:threads=1", "cpu:threads=3", "cpu:threads=2,shuffle=7",
                                        "cpu:threads=2,apart"};
  float data[3 * COUNT];
  binding_fill(data, COUNT);
  for (size_t i = 0; i < sizeof devices / sizeof *devices; i++) {
    cotile_module_t *module = binding_load(devices[i], "packs", test_packs_json, NULL);
    cotile_parameters_t *parameters = binding_parameters(data, COUNT);
    assert_ok(cotile_module_bind(module, parameters));
    cotile_parameters_release(parameters);
    binding_check_packed(module, data, COUNT);
    cotile_module_release(module);
  }
}

static void bind_empty(const char *device) {
  float data[1] = {0};
  cotile_module_t *module = binding_load(device, "packs", test_packs_json, NULL);
  cotile_parameters_t *parameters = binding_parameters(data, 0);
  assert_ok(cotile_module_bind(module, parameters));
  cotile_parameters_release(parameters);
  binding_check_packed(module, data, 0);
  cotile_module_release(module);
}

static void test_empty(void **state) {
  (void)state;
  bind_empty("cpu:threads=2");
  bind_empty("cpu:threads=2,apart");
}

struct progress {
  pthread_t thread;
  int64_t done[8], total[8];
  int calls;
};

static void note_progress(void *user, int64_t done, int64_t total) {
  struct progress *progress = user;
  assert_true(pthread_equal(progress->thread, pthread_self()));
  assert_true(progress->calls < 8);
  progress->done[progress->calls] = done;
  progress->total[progress->calls++] = total;
}

// The module claims that a launch has 20 MiB; its copy reads and writes.
static void test_progress(void **state) {
  (void)state;
  const int64_t launch = 20 << 20, copy = 2 * COUNT * sizeof(float);
  float data[3 * COUNT];
  struct progress progress = {.thread = pthread_self()};
  struct {
    cotile_bind_options_t options;
    char unknown[64]; // of a later version
  } options = {.options = {.size = sizeof options, .progress = note_progress, .user = &progress}};
  binding_fill(data, COUNT);
  cotile_module_t *module = binding_load("cpu:threads=2", "packs", test_packs_json, NULL);
  cotile_parameters_t *parameters = binding_parameters(data, COUNT);
  assert_ok(cotile_module_bind_with(module, parameters, &options.options));
  cotile_parameters_release(parameters);
  binding_check_packed(module, data, COUNT);
  assert_int_equal(progress.calls, 2);
  assert_int_equal(progress.done[0], copy + launch);
  assert_int_equal(progress.done[1], copy + 2 * launch);
  for (int i = 0; i < 2; i++) assert_int_equal(progress.total[i], copy + 2 * launch);
  cotile_module_release(module);
}

// --- Modules without parameters ---

static void *call_doubled(void *user) {
  cotile_module_t *module = user;
  cotile_context_t *context;
  cotile_view_t result = {0};
  assert_ok(cotile_context_create(module, &context));
  assert_ok(cotile_context_invoke(context, 0, 0, NULL, 1, &result));
  for (int i = 0; i < 4; i++) assert_true(((float *)result.data)[i] == (float)(2 * (i + 1)));
  cotile_context_release(context);
  return NULL;
}

static void pack_by_first_context(const char *device) {
  cotile_trace_t *trace;
  pthread_t threads[4];
  assert_ok(cotile_trace_create(NULL, &trace));
  cotile_module_t *module = binding_load(device, "constant_pack", test_constant_pack_json, trace);
  assert_int_equal(binding_count_events(trace, "cat", "pack"), 0);
  for (int i = 0; i < 4; i++)
    assert_int_equal(pthread_create(&threads[i], NULL, call_doubled, module), 0);
  for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
  assert_int_equal(binding_count_events(trace, "cat", "pack"), 1);
  cotile_module_release(module);
  cotile_trace_release(trace);
}

static void test_packed_by_first_context(void **state) {
  (void)state;
  pack_by_first_context("cpu:threads=2");
  pack_by_first_context("cpu:threads=2,apart");
}

static void test_packed_by_bind(void **state) {
  (void)state;
  cotile_trace_t *trace;
  cotile_memory_use_t memory = {.size = sizeof memory};
  assert_ok(cotile_trace_create(NULL, &trace));
  cotile_module_t *module =
      binding_load("cpu:threads=2", "constant_pack", test_constant_pack_json, trace);
  for (int i = 0; i < 2; i++) {
    assert_ok(cotile_module_bind(module, NULL));
    assert_int_equal(binding_count_events(trace, "cat", "pack"), 1);
  }
  call_doubled(module);
  assert_int_equal(binding_count_events(trace, "cat", "pack"), 1);
  cotile_module_memory(module, &memory);
  assert_int_equal(memory.parameter_bytes, 0);
  assert_int_equal(memory.packed_bytes, 16);
  cotile_module_release(module);
  cotile_trace_release(trace);
}

// --- Memory ---

static void test_memory(void **state) {
  (void)state;
  float data[3 * COUNT];
  cotile_memory_use_t memory = {.size = sizeof memory, .packed_bytes = 1};
  struct {
    cotile_memory_use_t known;
    int64_t unknown;
  } later = {.known.size = sizeof later, .unknown = 1};
  cotile_module_t *module = binding_load("cpu:threads=2", "packs", test_packs_json, NULL);
  cotile_module_memory(module, &memory);
  assert_int_equal(memory.parameter_bytes, 0);
  assert_int_equal(memory.packed_bytes, 0);
  binding_fill(data, COUNT);
  cotile_parameters_t *parameters = binding_parameters(data, COUNT);
  assert_ok(cotile_module_bind(module, parameters));
  cotile_parameters_release(parameters);
  memory = (cotile_memory_use_t){.size = offsetof(cotile_memory_use_t, packed_bytes),
                                 .packed_bytes = 77};
  cotile_module_memory(module, &memory);
  assert_int_equal(memory.parameter_bytes, 3 * COUNT * sizeof(float));
  assert_int_equal(memory.packed_bytes, 77); // not part of the version asked for
  cotile_module_memory(module, &later.known);
  assert_int_equal(later.known.packed_bytes, (2 * COUNT + BINDING_GAP) * sizeof(float));
  assert_int_equal(later.known.retained_bytes, COUNT * sizeof(float));
  assert_int_equal(later.known.size, sizeof later);
  assert_int_equal(later.unknown, 0);
  cotile_module_release(module);
}

// Kilobytes of the file's mapping that the process has in memory; -1 if it is not mapped.
static long resident(const char *path) {
  FILE *maps = fopen("/proc/self/smaps", "r");
  char line[1024];
  long kilobytes = -1;
  bool is_file = false;
  assert_non_null(maps);
  while (fgets(line, sizeof line, maps)) {
    if (strchr("0123456789abcdef", line[0])) is_file = strstr(line, path) != NULL;
    if (is_file && !strncmp(line, "Rss:", 4)) kilobytes = strtol(line + 4, NULL, 10);
  }
  fclose(maps);
  return kilobytes;
}

// Writes the parameters to a file, `shift` bytes behind an aligned place.
static const char *write_parameters(const float *data, int64_t count, int shift) {
  char json[512];
  long long bytes = count * (int64_t)sizeof(float), at = shift;
  snprintf(json, sizeof json,
           "{\"a\": {\"dtype\": \"U8\", \"shape\": [%d], \"data_offsets\": [0, %lld]},"
           " \"bias\": {\"dtype\": \"F32\", \"shape\": [%lld], \"data_offsets\": [%lld, %lld]},"
           " \"left\": {\"dtype\": \"F32\", \"shape\": [%lld], \"data_offsets\": [%lld, %lld]},"
           " \"right\": {\"dtype\": \"F32\", \"shape\": [%lld], \"data_offsets\": [%lld, %lld]}",
           shift, at, (long long)count, at, at + bytes, (long long)count, at + bytes,
           at + 2 * bytes, (long long)count, at + 2 * bytes, at + 3 * bytes);
  while ((strlen(json) + 9) % 8) strcat(json, " "); // the data then begin at a multiple of 8
  strcat(json, "}");
  char *bytes_of_file = calloc(1, (size_t)(shift + 3 * bytes) + 1);
  memcpy(bytes_of_file + shift, data, (size_t)(3 * bytes));
  const char *path =
      test_write_safetensors("w.safetensors", json, bytes_of_file, (size_t)(shift + 3 * bytes));
  free(bytes_of_file);
  return path;
}

static cotile_module_t *bind_file(const char *device, const char *json, const char *path,
                                  long *out_resident) {
  cotile_parameters_t *parameters;
  cotile_module_t *module = binding_load(device, "packs", json, NULL);
  assert_ok(cotile_parameters_create(NULL, &parameters));
  assert_ok(cotile_parameters_add_file(parameters, path));
  assert_ok(cotile_module_bind(module, parameters));
  *out_resident = resident(path);
  cotile_parameters_release(parameters);
  return module;
}

enum { MANY = 1 << 20 }; // floats: 4 MiB for each parameter

// `bias` is needed: the file stays mapped, but what was only packed is not in memory.
static void test_needed_original(void **state) {
  (void)state;
  float *data = malloc(3 * MANY * sizeof *data);
  long kilobytes;
  binding_fill(data, MANY);
  const char *path = write_parameters(data, MANY, 0);
  cotile_module_t *module = bind_file("cpu:threads=2", test_packs_json, path, &kilobytes);
  assert_in_range(kilobytes, 0, 4096 + 256);
  assert_in_range(resident(path), 0, 4096 + 256);
  binding_check_packed(module, data, MANY);
  cotile_module_release(module);
  assert_int_equal(resident(path), -1);
  free(data);
}

static void test_nothing_needed(void **state) {
  (void)state;
  static const char packed[] = "\"parameters\": [0]", other[] = "\"parameters\": []";
  float *data = malloc(3 * MANY * sizeof *data);
  long kilobytes;
  binding_fill(data, MANY);
  const char *path = write_parameters(data, MANY, 0);
  char *json = test_replace(test_packs_json, packed, other);
  cotile_module_t *module = bind_file("cpu:threads=2", json, path, &kilobytes);
  assert_in_range(kilobytes, 0, 256);
  assert_int_equal(resident(path), -1);
  cotile_context_t *context;
  cotile_view_t x = test_vector(COTILE_F32, 100, data), result = {0};
  assert_ok(cotile_context_create(module, &context));
  assert_ok(cotile_context_invoke(context, 1, 1, &x, 1, &result));
  for (int i = 0; i < 100; i++) assert_true(((float *)result.data)[i] == data[2 * MANY - 1 - i]);
  cotile_context_release(context);
  cotile_module_release(module);
  free(json);
  free(data);
}

// What is needed was moved: the module has it.
static void bind_moved(const char *device, int shift) {
  float *data = malloc(3 * MANY * sizeof *data);
  long kilobytes;
  cotile_memory_use_t memory = {.size = sizeof memory};
  binding_fill(data, MANY);
  const char *path = write_parameters(data, MANY, shift);
  cotile_module_t *module = bind_file(device, test_packs_json, path, &kilobytes);
  assert_in_range(kilobytes, 0, 256);
  assert_int_equal(resident(path), -1);
  cotile_module_memory(module, &memory);
  assert_int_equal(memory.retained_bytes, MANY * sizeof(float));
  binding_check_packed(module, data, MANY);
  cotile_module_release(module);
  free(data);
}

static void test_moved_originals(void **state) {
  (void)state;
  bind_moved("cpu:threads=2", 1);
  bind_moved("cpu:threads=2,apart", 1);
  bind_moved("cpu:threads=2,apart", 0); // all are moved
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_devices),         cmocka_unit_test(test_empty),
      cmocka_unit_test(test_progress),        cmocka_unit_test(test_packed_by_first_context),
      cmocka_unit_test(test_packed_by_bind),  cmocka_unit_test(test_memory),
      cmocka_unit_test(test_needed_original), cmocka_unit_test(test_nothing_needed),
      cmocka_unit_test(test_moved_originals),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
