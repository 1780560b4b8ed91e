// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calling functions: runtime-6 to runtime-8, call-1, call-2, on every device that computes.
#include "support.h"

#include <string.h>

static const char *const devices[] = {"cpu:threads=1", "cpu:threads=4", "cpu",
                                      "cpu:threads=2,apart"};

enum { ADD, QUADRUPLE, SCRATCH, COPY, BROKEN };

struct fixture {
  test_allocator_t memory;
  cotile_device_t *device;
  cotile_module_t *module;
  cotile_context_t *context;
};

static void open_fixture(struct fixture *fixture, const char *device) {
  const char *path = test_write_module("elementwise.so", "elementwise", test_elementwise_json);
  test_allocator_init(&fixture->memory, -1);
  assert_ok(cotile_device_create(device, &fixture->memory.allocator, &fixture->device));
  assert_ok(cotile_module_load(fixture->device, path, NULL, &fixture->module));
  assert_ok(cotile_context_create(fixture->module, &fixture->context));
}

static void close_fixture(struct fixture *fixture) {
  cotile_context_release(fixture->context);
  cotile_module_release(fixture->module);
  cotile_device_release(fixture->device);
  assert_int_equal(fixture->memory.live, 0);
}

static void fill(float *values, int64_t count, float start) {
  for (int64_t i = 0; i < count; i++) values[i] = start + (float)i;
}

static void check_add(cotile_context_t *context, int64_t count) {
  float left[1000], right[1000];
  fill(left, count, 1);
  fill(right, count, 0.5f);
  cotile_view_t inputs[] = {test_vector(COTILE_F32, count, left),
                            test_vector(COTILE_F32, count, right)};
  cotile_view_t result = {0};
  assert_ok(cotile_context_invoke(context, ADD, 2, inputs, 1, &result));
  assert_int_equal(result.type.element, COTILE_F32);
  assert_int_equal(result.type.rank, 1);
  assert_int_equal(result.type.dims[0], count);
  assert_int_equal((uintptr_t)result.data % 64, 0);
  for (int64_t i = 0; i < count; i++) assert_true(((float *)result.data)[i] == 1.5f + 2 * (float)i);
}

// Runs `body` on every device.
static void on_devices(void (*body)(struct fixture *fixture)) {
  for (size_t d = 0; d < sizeof devices / sizeof *devices; d++) {
    struct fixture fixture;
    open_fixture(&fixture, devices[d]);
    body(&fixture);
    close_fixture(&fixture);
  }
}

static void call_with_sizes(struct fixture *fixture) {
  static const int64_t counts[] = {0, 1, 2, 15, 16, 17, 31, 32, 33, 101, 1000};
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
    check_add(fixture->context, counts[i]);
}

static void test_dynamic_sizes(void **state) {
  (void)state;
  on_devices(call_with_sizes);
}

static void use_transient_memory(struct fixture *fixture) {
  float values[100];
  fill(values, 100, 0);
  cotile_view_t input = test_vector(COTILE_F32, 100, values), result = {0};
  assert_ok(cotile_context_invoke(fixture->context, QUADRUPLE, 1, &input, 1, &result));
  for (int i = 0; i < 100; i++) assert_true(((float *)result.data)[i] == 4 * (float)i);
  cotile_statistics_t statistics = {.size = sizeof statistics};
  cotile_context_statistics(fixture->context, &statistics);
  assert_int_equal(statistics.dispatches, 2);
  assert_int_equal(statistics.flops, 200);
  assert_int_equal(statistics.bytes, 2400);
}

static void test_transient_memory(void **state) {
  (void)state;
  on_devices(use_transient_memory);
}

static void use_scratch(struct fixture *fixture) {
  int8_t input_data[5000] = {0};
  cotile_view_t input = test_vector(COTILE_I8, 5000, input_data), result = {0};
  for (int repeat = 0; repeat < 5; repeat++) {
    result.data = NULL;
    assert_ok(cotile_context_invoke(fixture->context, SCRATCH, 1, &input, 1, &result));
    for (int64_t i = 0; i < 5000; i++) assert_int_equal(((int64_t *)result.data)[i], 100 * i);
  }
}

static void test_scratch_is_private(void **state) {
  (void)state;
  on_devices(use_scratch);
}

static void copy_tensors(struct fixture *fixture) {
  int32_t matrix[] = {1, -2, 3, 4}, copied[4];
  double scalar = 2.5;
  cotile_view_t inputs[] = {{{COTILE_I32, 2, {2, 2}}, matrix}, {{COTILE_F64, 0, {0}}, &scalar}};
  cotile_view_t results[] = {{{COTILE_I32, 2, {2, 2}}, copied}, {{0}, NULL}};
  assert_ok(cotile_context_invoke(fixture->context, COPY, 2, inputs, 2, results));
  assert_memory_equal(copied, matrix, sizeof matrix);
  assert_ptr_equal(results[0].data, copied);
  assert_true(*(double *)results[1].data == 2.5);
  assert_int_equal(results[1].type.rank, 0);
}

static void test_static_shapes_and_scalars(void **state) {
  (void)state;
  on_devices(copy_tensors);
}

// runtime-6
static void test_wrong_inputs(void **state) {
  (void)state;
  struct fixture fixture;
  int32_t matrix[6] = {0};
  double scalar = 1;
  open_fixture(&fixture, "cpu:threads=1");
  cotile_context_t *context = fixture.context;
  cotile_view_t good[] = {{{COTILE_I32, 2, {2, 2}}, matrix}, {{COTILE_F64, 0, {0}}, &scalar}};
  cotile_view_t inputs[] = {good[0], good[1]}, results[2] = {{{0}, NULL}};
  assert_status(cotile_context_invoke(context, 99, 2, inputs, 2, results), COTILE_NOT_FOUND, "99");
  assert_status(cotile_context_invoke(context, COPY, 1, inputs, 2, results), COTILE_INVALID,
                "function 'copy': expected 2 inputs, got 1");
  assert_status(cotile_context_invoke(context, COPY, 2, inputs, 1, results), COTILE_INVALID,
                "function 'copy' has 2 results, 1 were asked for");
  inputs[0].type.dims[1] = 3;
  assert_status(cotile_context_invoke(context, COPY, 2, inputs, 2, results), COTILE_INVALID,
                "function 'copy', input 0: expected 2x2xi32, got 2x3xi32");
  inputs[0] = good[0];
  inputs[1].type.element = COTILE_F32;
  assert_status(cotile_context_invoke(context, COPY, 2, inputs, 2, results), COTILE_INVALID,
                "function 'copy', input 1: expected f64, got f32");
  inputs[1] = good[1];
  inputs[1].type.rank = 1;
  assert_status(cotile_context_invoke(context, COPY, 2, inputs, 2, results), COTILE_INVALID,
                "expected f64, got 0xf64");
  inputs[1] = good[1];
  inputs[0].data = NULL;
  assert_status(cotile_context_invoke(context, COPY, 2, inputs, 2, results), COTILE_INVALID,
                "no data");
  inputs[0].data = (char *)matrix + 2;
  assert_status(cotile_context_invoke(context, COPY, 2, inputs, 2, results), COTILE_INVALID,
                "aligned");
  close_fixture(&fixture);
}

static void test_negative_dimension(void **state) {
  (void)state;
  struct fixture fixture;
  float values[4] = {0};
  open_fixture(&fixture, "cpu:threads=1");
  cotile_view_t input = test_vector(COTILE_F32, -3, values), result = {0};
  assert_status(cotile_context_invoke(fixture.context, QUADRUPLE, 1, &input, 1, &result),
                COTILE_INVALID, "input 0");
  input.type.dims[0] = INT64_MAX / 2;
  assert_status(cotile_context_invoke(fixture.context, QUADRUPLE, 1, &input, 1, &result),
                COTILE_INVALID, "larger than memory");
  close_fixture(&fixture);
}

// runtime-7, runtime-8
static void use_caller_memory(struct fixture *fixture) {
  _Alignas(64) float memory[300];
  cotile_context_t *context = fixture->context;
  fill(memory, 300, 0);
  cotile_view_t inputs[] = {test_vector(COTILE_F32, 100, memory),
                            test_vector(COTILE_F32, 100, memory + 100)};
  cotile_view_t result = test_vector(COTILE_F32, 100, memory + 200);
  assert_ok(cotile_context_invoke(context, ADD, 2, inputs, 1, &result));
  assert_true(memory[200] == 100 && memory[299] == 298);
  result.type.dims[0] = 99;
  assert_status(cotile_context_invoke(context, ADD, 2, inputs, 1, &result), COTILE_INVALID,
                "result 0: the function computes 100xf32, the memory given is 99xf32");
  result = test_vector(COTILE_F32, 100, memory + 199);
  assert_status(cotile_context_invoke(context, ADD, 2, inputs, 1, &result), COTILE_INVALID,
                "overlaps input 1");
  result = test_vector(COTILE_F32, 100, (char *)(memory + 200) + 1);
  assert_status(cotile_context_invoke(context, ADD, 2, inputs, 1, &result), COTILE_INVALID,
                "aligned");
}

static void test_caller_memory(void **state) {
  (void)state;
  on_devices(use_caller_memory);
}

static void overlap_results(struct fixture *fixture) {
  int32_t matrix[] = {1, 2, 3, 4};
  double scalar = 1, memory[3];
  cotile_view_t inputs[] = {{{COTILE_I32, 2, {2, 2}}, matrix}, {{COTILE_F64, 0, {0}}, &scalar}};
  cotile_view_t results[] = {{{COTILE_I32, 2, {2, 2}}, memory}, {{COTILE_F64, 0, {0}}, memory + 1}};
  assert_status(cotile_context_invoke(fixture->context, COPY, 2, inputs, 2, results),
                COTILE_INVALID, "result 1: its memory overlaps result 0");
}

static void test_result_overlapping_result(void **state) {
  (void)state;
  on_devices(overlap_results);
}

// A result of the previous call is memory that the next one writes to.
static void use_result_as_input(struct fixture *fixture) {
  float values[8];
  fill(values, 8, 0);
  cotile_view_t input = test_vector(COTILE_F32, 8, values), result = {0}, again = {0};
  assert_ok(cotile_context_invoke(fixture->context, QUADRUPLE, 1, &input, 1, &result));
  assert_status(cotile_context_invoke(fixture->context, QUADRUPLE, 1, &result, 1, &again),
                COTILE_INVALID, "overlaps input 0");
  assert_null(again.data);
}

static void test_result_as_input(void **state) {
  (void)state;
  on_devices(use_result_as_input);
}

// call-1
static void test_broken_programs(void **state) {
  (void)state;
  static const struct {
    cotile_code_t code;
    const char *part;
  } cases[] = {
      {COTILE_INTERNAL, "function 'broken': result 0 was never announced"},
      {COTILE_INTERNAL, "failed with code 7"},
      {COTILE_INTERNAL, "result 5: there is no such result"},
      {COTILE_INTERNAL, "result 0: announced against its type as 4xf32"},
      {COTILE_INVALID, "result 0: ?xf32: dimension 0 is not known"},
      {COTILE_INTERNAL, "result 0: announced again as 3xf32"},
      {COTILE_INTERNAL, "malformed dispatch: ordinal 99"},
      {COTILE_INTERNAL, "a buffer of -1 bytes"},
      {COTILE_INVALID, "first: got 1, expected 2; then: second: got 3, expected 4"},
      {COTILE_NO_MEMORY, "cannot allocate"},
      {COTILE_OK, ""},
  };
  struct fixture fixture;
  open_fixture(&fixture, "cpu:threads=1");
  for (int32_t i = 0; i < (int32_t)(sizeof cases / sizeof *cases); i++) {
    cotile_view_t input = {{COTILE_I32, 0, {0}}, &i}, result = {0};
    assert_status(cotile_context_invoke(fixture.context, BROKEN, 1, &input, 1, &result),
                  cases[i].code, cases[i].part);
    assert_int_equal(result.data != NULL, cases[i].code == COTILE_OK);
  }
  close_fixture(&fixture);
}

static void let_program_fail(struct fixture *fixture) {
  float values[8] = {0};
  cotile_view_t inputs[] = {test_vector(COTILE_F32, 4, values), test_vector(COTILE_F32, 3, values)};
  cotile_view_t result = {0};
  assert_status(cotile_context_invoke(fixture->context, ADD, 2, inputs, 1, &result), COTILE_INVALID,
                "function 'add': the inputs differ in length: got 3, expected 4");
  assert_null(result.data);
  check_add(fixture->context, 20);
}

static void test_failure_of_the_program(void **state) {
  (void)state;
  on_devices(let_program_fail);
}

// call-2
static void reach_steady_state(struct fixture *fixture) {
  float values[1000];
  fill(values, 1000, 0);
  cotile_view_t input = test_vector(COTILE_F32, 1000, values), result = {0};
  int64_t before = 0;
  for (int i = 0; i < 20; i++) {
    result.data = NULL;
    if (i == 3) before = fixture->memory.count;
    assert_ok(cotile_context_invoke(fixture->context, QUADRUPLE, 1, &input, 1, &result));
  }
  assert_int_equal(fixture->memory.count, before);
}

static void test_steady_state_allocates_nothing(void **state) {
  (void)state;
  on_devices(reach_steady_state);
}

static void test_null_device_accepts_everything(void **state) {
  (void)state;
  struct fixture fixture;
  float values[8] = {0};
  open_fixture(&fixture, "null");
  cotile_view_t input = test_vector(COTILE_F32, 8, values), result = {0};
  assert_ok(cotile_context_invoke(fixture.context, QUADRUPLE, 1, &input, 1, &result));
  assert_int_equal(result.type.dims[0], 8);
  close_fixture(&fixture);
}

static void test_context_outlives_its_makers(void **state) {
  (void)state;
  struct fixture fixture;
  open_fixture(&fixture, "cpu:threads=2");
  cotile_device_release(fixture.device);
  cotile_module_release(fixture.module);
  fixture.device = NULL;
  fixture.module = NULL;
  check_add(fixture.context, 100);
  close_fixture(&fixture);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_dynamic_sizes),
      cmocka_unit_test(test_transient_memory),
      cmocka_unit_test(test_scratch_is_private),
      cmocka_unit_test(test_static_shapes_and_scalars),
      cmocka_unit_test(test_wrong_inputs),
      cmocka_unit_test(test_negative_dimension),
      cmocka_unit_test(test_caller_memory),
      cmocka_unit_test(test_result_overlapping_result),
      cmocka_unit_test(test_result_as_input),
      cmocka_unit_test(test_broken_programs),
      cmocka_unit_test(test_failure_of_the_program),
      cmocka_unit_test(test_steady_state_allocates_nothing),
      cmocka_unit_test(test_null_device_accepts_everything),
      cmocka_unit_test(test_context_outlives_its_makers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
