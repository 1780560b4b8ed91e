// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every allocation fails in turn: each call then returns NO_MEMORY, leaks nothing, and all goes
// well once there is memory. Every length of file that the system refuses: nothing half-written.
#include "support.h"

#include "cotile/io.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

typedef cotile_status_t scenario_fn(const cotile_allocator_t *allocator);

// Runs the scenario with fewer and fewer failures until it succeeds.
static void fail_in_turn(scenario_fn *scenario) {
  for (int64_t n = 0;; n++) {
    test_allocator_t memory;
    test_allocator_init(&memory, n);
    test_allocator_use_for_json(&memory);
    cotile_status_t status = scenario(&memory.allocator);
    test_allocator_use_for_json(NULL);
    assert_int_equal(memory.live, 0);
    if (!status) {
      assert_true(n > 0);
      return;
    }
    bool syntax = memory.json_failed && cotile_status_code(status) == COTILE_INVALID;
    assert_status(status, syntax ? COTILE_INVALID : COTILE_NO_MEMORY, syntax ? "JSON" : "");
    assert_true(n < 10000);
  }
}

// --- A module with parameters, from files to results ---

static const char *module_path, *weights_path;

static cotile_status_t call(cotile_module_t *module) {
  cotile_context_t *context;
  float x[] = {1, 1, 1};
  cotile_view_t input = test_vector(COTILE_F32, 3, x), result = {0};
  cotile_status_t status = cotile_context_create(module, &context);
  if (!status) status = cotile_context_invoke(context, 0, 1, &input, 1, &result);
  if (!status) assert_true(((float *)result.data)[2] == 63);
  cotile_context_release(context);
  return status;
}

static cotile_status_t bind_and_call(cotile_module_t *module, const cotile_allocator_t *allocator) {
  cotile_parameters_t *parameters;
  cotile_status_t status = cotile_parameters_create(allocator, &parameters);
  if (!status) status = cotile_parameters_add_file(parameters, weights_path);
  if (!status) status = cotile_module_bind(module, parameters);
  if (!status) status = call(module);
  cotile_parameters_release(parameters);
  return status;
}

static cotile_status_t run_linear(const cotile_allocator_t *allocator) {
  cotile_device_t *device = NULL;
  cotile_module_t *module = NULL;
  cotile_trace_t *trace;
  cotile_status_t status = cotile_trace_create(allocator, &trace);
  if (!status) status = cotile_device_create("cpu:threads=2", allocator, &device);
  if (!status) status = cotile_module_load(device, module_path, trace, &module);
  if (!status) status = bind_and_call(module, allocator);
  if (!status) status = cotile_trace_write(trace, test_path("fault.json"));
  cotile_module_release(module);
  cotile_device_release(device);
  cotile_trace_release(trace);
  assert_int_equal(test_file_exists(test_path("fault.json")), status == NULL);
  return status;
}

static void test_module(void **state) {
  (void)state;
  static const char json[] =
      "{\"a\": {\"dtype\": \"I8\", \"shape\": [1], \"data_offsets\": [0, 1]},"
      " \"offset\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [1, 13]},"
      " \"scale\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [13, 25]}}";
  const float weights[] = {1, 2, 3, 10, 20, 30};
  char data[25] = {0};
  memcpy(data + 1, weights, sizeof weights);
  module_path = strdup(test_write_module("linear.so", "linear", test_linear_json));
  weights_path = strdup(test_write_safetensors("w.safetensors", json, data, sizeof data));
  fail_in_turn(run_linear);
  free((char *)module_path);
  free((char *)weights_path);
}

// --- Files and texts ---

static cotile_status_t write_and_read(const cotile_allocator_t *allocator,
                                      const cotile_view_t *view) {
  cotile_output_t *output;
  cotile_tensor_t *back = NULL;
  const char *path = test_path("fault.npy");
  remove(path);
  cotile_status_t status = cotile_output_create(path, view, allocator, &output);
  if (!status) status = cotile_output_commit(output);
  cotile_output_release(output);
  assert_int_equal(test_file_exists(path), status == NULL);
  if (!status) status = cotile_tensor_read(path, NULL, allocator, &back);
  cotile_tensor_release(back);
  return status;
}

static cotile_status_t run_tensors(const cotile_allocator_t *allocator) {
  cotile_tensor_t *tensor;
  cotile_status_t status = cotile_tensor_parse("2x2xf32=[[1 2][3 4]]", NULL, allocator, &tensor);
  if (status) return status;
  cotile_view_t view = cotile_tensor_view(tensor);
  status = write_and_read(allocator, &view);
  cotile_tensor_release(tensor);
  return status;
}

static void test_tensors(void **state) {
  (void)state;
  fail_in_turn(run_tensors);
}

// --- Messages that list things ---

static cotile_status_t expect_not_found(cotile_status_t status) {
  if (cotile_status_code(status) != COTILE_NOT_FOUND) return status;
  cotile_status_release(status);
  return COTILE_SUCCESS;
}

static cotile_status_t run_errors(const cotile_allocator_t *allocator) {
  cotile_device_t *device;
  cotile_module_t *module = NULL;
  cotile_parameters_t *parameters = NULL;
  int32_t function;
  cotile_status_t status = cotile_device_create("null", allocator, &device);
  if (!status) status = cotile_module_load(device, module_path, NULL, &module);
  if (!status) status = expect_not_found(cotile_module_find_function(module, "f", &function));
  if (!status) status = cotile_parameters_create(allocator, &parameters);
  if (!status) status = cotile_parameters_add_file(parameters, weights_path);
  if (!status) status = expect_not_found(cotile_module_bind(module, parameters));
  cotile_parameters_release(parameters);
  cotile_module_release(module);
  cotile_device_release(device);
  return status;
}

static void test_errors(void **state) {
  (void)state;
  module_path = strdup(test_write_module("linear.so", "linear", test_linear_json));
  weights_path = strdup(test_write_safetensors("w.safetensors", "{}", NULL, 0));
  fail_in_turn(run_errors);
  free((char *)module_path);
  free((char *)weights_path);
}

// --- Files that the system does not let grow ---

static void test_full_disk(void **state) {
  (void)state;
  struct rlimit before, limit;
  float data[64] = {0};
  cotile_view_t view = test_vector(COTILE_F32, 64, data);
  const char *path = test_path("full.npy");
  test_write_file(path, "old", 3);
  getrlimit(RLIMIT_FSIZE, &before);
  signal(SIGXFSZ, SIG_IGN);
  for (rlim_t size = 0; size < 128 + 256; size += 16) {
    cotile_output_t *output;
    limit = before;
    limit.rlim_cur = size;
    setrlimit(RLIMIT_FSIZE, &limit);
    cotile_status_t status = cotile_output_create(path, &view, NULL, &output);
    setrlimit(RLIMIT_FSIZE, &before);
    assert_status(status, COTILE_UNAVAILABLE, "full.npy: cannot write: File too large");
    assert_null(output);
  }
  size_t size;
  char *text = test_read_file(path, &size);
  assert_string_equal(text, "old");
  free(text);
  char pattern[512];
  snprintf(pattern, sizeof pattern, "test -z \"$(ls %s.tmp.* 2>/dev/null)\"", path);
  assert_int_equal(system(pattern), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_module),
      cmocka_unit_test(test_tensors),
      cmocka_unit_test(test_errors),
      cmocka_unit_test(test_full_disk),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
