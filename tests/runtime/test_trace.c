// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traces: the file is JSON, tells each dispatch once, and recording changes nothing: trace-1.
#include "support.h"

#include <jansson.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct fixture {
  test_allocator_t memory;
  cotile_trace_t *trace;
  cotile_device_t *device;
  cotile_module_t *module;
};

static void open_linear(struct fixture *fixture) {
  static float weights[] = {1, 2, 3, 10, 20, 30};
  cotile_parameters_t *parameters;
  cotile_view_t offset = test_vector(COTILE_F32, 3, weights);
  cotile_view_t scale = test_vector(COTILE_F32, 3, weights + 3);
  char *json = test_replace(test_linear_json, "\"pack_0\"", "\"pack \\\"0\\\"\"");
  const char *path = test_write_module("linear.so", "linear", json);
  free(json);
  test_allocator_init(&fixture->memory, -1);
  assert_ok(cotile_trace_create(&fixture->memory.allocator, &fixture->trace));
  assert_ok(cotile_device_create("cpu:threads=2", NULL, &fixture->device));
  assert_ok(cotile_module_load(fixture->device, path, fixture->trace, &fixture->module));
  assert_ok(cotile_parameters_create(NULL, &parameters));
  assert_ok(cotile_parameters_add_view(parameters, "offset", &offset));
  assert_ok(cotile_parameters_add_view(parameters, "scale", &scale));
  assert_ok(cotile_module_bind(fixture->module, parameters));
  cotile_parameters_release(parameters);
}

static void close_fixture(struct fixture *fixture) {
  cotile_module_release(fixture->module);
  cotile_device_release(fixture->device);
  cotile_trace_release(fixture->trace);
  assert_int_equal(fixture->memory.live, 0);
}

static void call_affine(cotile_module_t *module, int times) {
  cotile_context_t *context;
  float x[] = {1, 1, 1};
  cotile_view_t input = test_vector(COTILE_F32, 3, x), result = {0};
  assert_ok(cotile_context_create(module, &context));
  for (int i = 0; i < times; i++) {
    result.data = NULL;
    assert_ok(cotile_context_invoke(context, 0, 1, &input, 1, &result));
  }
  cotile_context_release(context);
}

static const char *text_of(const json_t *event, const char *key) {
  const char *text = json_string_value(json_object_get(event, key));
  assert_non_null(text);
  return text;
}

static int64_t number_of(const json_t *event, const char *key) {
  const json_t *value = json_object_get(json_object_get(event, "args"), key);
  assert_true(json_is_integer(value));
  return json_integer_value(value);
}

// Events of this category and name.
static int count_events(const json_t *root, const char *category, const char *name) {
  int count = 0;
  json_t *events = json_object_get(root, "traceEvents");
  for (size_t i = 0; i < json_array_size(events); i++) {
    const json_t *event = json_array_get(events, i);
    assert_string_equal(text_of(event, "ph"), "X");
    assert_true(json_number_value(json_object_get(event, "ts")) >= 0);
    assert_true(json_number_value(json_object_get(event, "dur")) >= 0);
    assert_true(json_is_integer(json_object_get(event, "pid")));
    assert_true(json_is_integer(json_object_get(event, "tid")));
    count += !strcmp(text_of(event, "cat"), category) && !strcmp(text_of(event, "name"), name);
  }
  return count;
}

static json_t *write_and_read(cotile_trace_t *trace) {
  const char *path = test_path("trace.json");
  json_error_t error;
  assert_ok(cotile_trace_write(trace, path));
  json_t *root = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
  assert_non_null(root);
  return root;
}

static void test_events(void **state) {
  (void)state;
  struct fixture fixture;
  open_linear(&fixture);
  call_affine(fixture.module, 3);
  json_t *root = write_and_read(fixture.trace);
  assert_int_equal(json_array_size(json_object_get(root, "traceEvents")), 6);
  assert_int_equal(count_events(root, "load", "load"), 1);
  assert_int_equal(count_events(root, "load", "pack"), 1);
  assert_int_equal(count_events(root, "pack", "pack \"0\""), 1);
  assert_int_equal(count_events(root, "dispatch", "affine_dispatch_0"), 3);
  const json_t *events = json_object_get(root, "traceEvents");
  const json_t *affine = json_array_get(events, 3);
  assert_int_equal(number_of(affine, "workgroups"), 3);
  assert_int_equal(number_of(affine, "flops"), 6);
  assert_int_equal(number_of(affine, "bytes"), 48);
  json_decref(root);
  close_fixture(&fixture);
}

static void test_empty(void **state) {
  (void)state;
  cotile_trace_t *trace;
  assert_ok(cotile_trace_create(NULL, &trace));
  json_t *root = write_and_read(trace);
  assert_int_equal(json_array_size(json_object_get(root, "traceEvents")), 0);
  json_decref(root);
  cotile_trace_release(trace);
}

static void *call_from_thread(void *module) {
  call_affine(module, 50);
  return NULL;
}

static void test_many_threads(void **state) {
  (void)state;
  struct fixture fixture;
  pthread_t threads[4];
  open_linear(&fixture);
  for (int i = 0; i < 4; i++)
    assert_int_equal(pthread_create(&threads[i], NULL, call_from_thread, fixture.module), 0);
  for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
  json_t *root = write_and_read(fixture.trace);
  assert_int_equal(count_events(root, "dispatch", "affine_dispatch_0"), 200);
  json_decref(root);
  close_fixture(&fixture);
}

static void test_unwritable(void **state) {
  (void)state;
  cotile_trace_t *trace;
  assert_ok(cotile_trace_create(NULL, &trace));
  assert_status(cotile_trace_write(trace, "/nonexistent/t.json"), COTILE_UNAVAILABLE,
                "/nonexistent/t.json: cannot write");
  cotile_trace_release(trace);
}

// Calls go on; writing tells that something is missing.
static void test_lost_events(void **state) {
  (void)state;
  struct fixture fixture;
  open_linear(&fixture);
  fixture.memory.fail_at = fixture.memory.count;
  call_affine(fixture.module, 100);
  fixture.memory.fail_at = -1;
  assert_status(cotile_trace_write(fixture.trace, test_path("lost.json")), COTILE_NO_MEMORY,
                "events found no memory");
  assert_false(test_file_exists(test_path("lost.json")));
  close_fixture(&fixture);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_events),       cmocka_unit_test(test_empty),
      cmocka_unit_test(test_many_threads), cmocka_unit_test(test_unwritable),
      cmocka_unit_test(test_lost_events),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
