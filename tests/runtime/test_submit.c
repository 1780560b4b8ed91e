// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls that are not waited for: runtime-10, runtime-11.
#include "support.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const devices[] = {"cpu:threads=1", "cpu:threads=2", "cpu:threads=4,shuffle=3",
                                      "cpu:threads=2,apart"};

enum { ADD, QUADRUPLE, SCRATCH, COPY, BROKEN };
enum { COUNT = 500, MILLISECOND = 1000000 };

struct fixture {
  test_allocator_t memory;
  cotile_device_t *device;
  cotile_module_t *module;
  cotile_context_t *first, *second;
};

static void open_fixture(struct fixture *fixture, const char *device) {
  const char *path = test_write_module("elementwise.so", "elementwise", test_elementwise_json);
  test_allocator_init(&fixture->memory, -1);
  assert_ok(cotile_device_create(device, &fixture->memory.allocator, &fixture->device));
  assert_ok(cotile_module_load(fixture->device, path, NULL, &fixture->module));
  assert_ok(cotile_context_create(fixture->module, &fixture->first));
  assert_ok(cotile_context_create(fixture->module, &fixture->second));
}

static void close_fixture(struct fixture *fixture) {
  cotile_context_release(fixture->first);
  cotile_context_release(fixture->second);
  cotile_module_release(fixture->module);
  cotile_device_release(fixture->device);
  assert_int_equal(fixture->memory.live, 0);
}

static void fill(float *values, float start) {
  for (int i = 0; i < COUNT; i++) values[i] = start + (float)i;
}

static void check(const cotile_view_t *view, float factor, float start) {
  assert_int_equal(view->type.dims[0], COUNT);
  for (int i = 0; i < COUNT; i++)
    assert_true(((float *)view->data)[i] == factor * (start + (float)i));
}

static cotile_fence_t *quadruple(cotile_context_t *context, const cotile_view_t *input,
                                 cotile_view_t *result, cotile_fence_t *wait) {
  cotile_fence_t *fence;
  assert_ok(
      cotile_context_submit(context, QUADRUPLE, 1, input, 1, result, wait ? 1 : 0, &wait, &fence));
  assert_non_null(fence);
  return fence;
}

static void finish(cotile_fence_t *fence) {
  assert_ok(cotile_fence_wait(fence));
  cotile_fence_release(fence);
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

static void submit_once(struct fixture *fixture) {
  float values[COUNT], mine[COUNT];
  fill(values, 1);
  cotile_view_t input = test_vector(COTILE_F32, COUNT, values), result = {0};
  cotile_fence_t *fence = quadruple(fixture->first, &input, &result, NULL);
  assert_non_null(result.data); // type and address come at once
  finish(fence);
  check(&result, 4, 1);
  result = test_vector(COTILE_F32, COUNT, mine);
  finish(quadruple(fixture->first, &input, &result, NULL));
  assert_ptr_equal(result.data, mine);
  check(&result, 4, 1);
  cotile_statistics_t statistics = {.size = sizeof statistics};
  cotile_context_statistics(fixture->first, &statistics);
  assert_int_equal(statistics.dispatches, 2);
}

static void test_submit(void **state) {
  (void)state;
  on_devices(submit_once);
}

// Nothing is read or written before the fence.
static void wait_for_host(struct fixture *fixture) {
  float values[COUNT], mine[COUNT] = {0};
  cotile_fence_t *start;
  fill(values, 0);
  assert_ok(cotile_fence_create(NULL, &start));
  cotile_view_t input = test_vector(COTILE_F32, COUNT, values);
  cotile_view_t result = test_vector(COTILE_F32, COUNT, mine);
  cotile_fence_t *fence = quadruple(fixture->first, &input, &result, start);
  assert_false(cotile_fence_wait_for(fence, 10 * MILLISECOND));
  for (int i = 0; i < COUNT; i++) assert_true(mine[i] == 0);
  fill(values, 7); // what is read is what is there when the call begins
  cotile_fence_signal(start, COTILE_SUCCESS);
  cotile_fence_release(start);
  finish(fence);
  check(&result, 4, 7);
}

static void test_wait_for_host(void **state) {
  (void)state;
  on_devices(wait_for_host);
}

// A result is the next call's input before it is there, back and forth between two contexts.
static void pipeline(struct fixture *fixture) {
  float values[COUNT], results[2][COUNT];
  fill(values, 1);
  cotile_view_t input = test_vector(COTILE_F32, COUNT, values);
  cotile_fence_t *fences[6] = {0};
  for (int i = 0; i < 6; i++) {
    cotile_view_t result = test_vector(COTILE_F32, COUNT, results[i % 2]);
    fences[i] = quadruple(i % 2 ? fixture->second : fixture->first, &input, &result,
                          i ? fences[i - 1] : NULL);
    input = result;
  }
  for (int i = 5; i >= 0; i--) finish(fences[i]);
  check(&input, 4096, 1);
}

static void test_pipeline(void **state) {
  (void)state;
  on_devices(pipeline);
}

// What is wrong with the call itself is told at once, and the context goes on.
static void fail_at_once(struct fixture *fixture) {
  float values[COUNT];
  cotile_fence_t *fence;
  fill(values, 1);
  cotile_view_t inputs[] = {test_vector(COTILE_F32, COUNT, values),
                            test_vector(COTILE_F32, COUNT - 1, values)};
  cotile_view_t result = {0};
  assert_status(cotile_context_submit(fixture->first, ADD, 1, inputs, 1, &result, 0, NULL, &fence),
                COTILE_INVALID, "expected 2 inputs, got 1");
  assert_null(fence);
  assert_status(cotile_context_submit(fixture->first, ADD, 2, inputs, 1, &result, 0, NULL, &fence),
                COTILE_INVALID, "the inputs differ in length");
  assert_null(fence);
  assert_null(result.data);
  finish(quadruple(fixture->first, inputs, &result, NULL));
  check(&result, 4, 1);
}

static void test_failures_at_once(void **state) {
  (void)state;
  on_devices(fail_at_once);
}

// What kernels find wrong fails the call when it is done, and that alone.
static void fail_by_verdict(struct fixture *fixture) {
  float wrong[COUNT], values[COUNT];
  fill(wrong, -1);
  fill(values, 1);
  cotile_view_t inputs[] = {test_vector(COTILE_F32, COUNT, wrong),
                            test_vector(COTILE_F32, COUNT, values)};
  cotile_view_t results[2] = {{0}};
  cotile_fence_t *fence = quadruple(fixture->first, &inputs[0], &results[0], NULL);
  assert_status(cotile_fence_wait(fence), COTILE_INVALID, "it begins with -4");
  cotile_fence_release(fence);
  finish(quadruple(fixture->first, &inputs[1], &results[1], NULL));
  check(&results[1], 4, 1);
  results[0] = (cotile_view_t){0};
  assert_status(cotile_context_invoke(fixture->first, QUADRUPLE, 1, &inputs[0], 1, &results[0]),
                COTILE_INVALID, "it begins with -4");
}

static void test_verdicts(void **state) {
  (void)state;
  on_devices(fail_by_verdict);
}

static void fail_by_wait(struct fixture *fixture) {
  float values[COUNT], mine[COUNT] = {0};
  cotile_fence_t *start;
  fill(values, 1);
  assert_ok(cotile_fence_create(NULL, &start));
  cotile_view_t input = test_vector(COTILE_F32, COUNT, values);
  cotile_view_t result = test_vector(COTILE_F32, COUNT, mine), other = {0};
  cotile_fence_t *first = quadruple(fixture->first, &input, &result, start);
  cotile_fence_t *second = quadruple(fixture->second, &result, &other, first);
  cotile_fence_signal(start, COTILE_SUCCESS);
  finish(first);
  finish(second);
  cotile_fence_release(start);
  assert_ok(cotile_fence_create(NULL, &start));
  memset(mine, 0, sizeof mine);
  first = quadruple(fixture->first, &input, &result, start);
  second = quadruple(fixture->second, &result, &other, first);
  cotile_fence_signal(start, cotile_fence_wait_for(first, 0)
                                 ? COTILE_SUCCESS
                                 : COTILE_MAKE_STATUS(COTILE_INVALID, "no data"));
  assert_status(cotile_fence_wait(second), COTILE_INVALID, "no data");
  assert_status(cotile_fence_wait(first), COTILE_INVALID, "no data");
  for (int i = 0; i < COUNT; i++) assert_true(mine[i] == 0);
  cotile_fence_release(start);
  cotile_fence_release(first);
  cotile_fence_release(second);
  finish(quadruple(fixture->first, &input, &result, NULL)); // the context goes on
  check(&result, 4, 1);
}

static void test_failed_wait(void **state) {
  (void)state;
  on_devices(fail_by_wait);
}

static void *signal_later(void *fence) {
  usleep(10000);
  cotile_fence_signal(fence, COTILE_SUCCESS);
  return NULL;
}

// runtime-11: what uses the context next waits for the call in flight.
static void use_while_in_flight(struct fixture *fixture) {
  float values[COUNT];
  cotile_fence_t *start;
  pthread_t thread;
  fill(values, 1);
  assert_ok(cotile_fence_create(NULL, &start));
  cotile_view_t input = test_vector(COTILE_F32, COUNT, values), result = {0};
  cotile_fence_t *fence = quadruple(fixture->first, &input, &result, start);
  assert_int_equal(pthread_create(&thread, NULL, signal_later, start), 0);
  cotile_view_t again = {0};
  assert_ok(cotile_context_invoke(fixture->first, QUADRUPLE, 1, &input, 1, &again));
  assert_true(cotile_fence_is_signalled(fence));
  check(&again, 4, 1);
  pthread_join(thread, NULL);
  finish(fence);
  cotile_fence_release(start);
}

static void test_use_while_in_flight(void **state) {
  (void)state;
  on_devices(use_while_in_flight);
}

// Everything may be released while the call is in flight; the fence tells its end.
static void test_release_in_flight(void **state) {
  (void)state;
  for (size_t d = 0; d < sizeof devices / sizeof *devices; d++) {
    struct fixture fixture;
    float values[COUNT], mine[COUNT];
    cotile_fence_t *start;
    pthread_t thread;
    open_fixture(&fixture, devices[d]);
    fill(values, 1);
    assert_ok(cotile_fence_create(NULL, &start));
    cotile_view_t input = test_vector(COTILE_F32, COUNT, values);
    cotile_view_t result = test_vector(COTILE_F32, COUNT, mine);
    cotile_fence_t *fence = quadruple(fixture.first, &input, &result, start);
    assert_int_equal(pthread_create(&thread, NULL, signal_later, start), 0);
    cotile_module_release(fixture.module);
    cotile_device_release(fixture.device);
    cotile_context_release(fixture.second);
    cotile_context_release(fixture.first);
    pthread_join(thread, NULL);
    finish(fence);
    check(&result, 4, 1);
    cotile_fence_release(start);
    assert_int_equal(fixture.memory.live, 0);
  }
}

// Every allocation of a submission fails in turn; the next one goes well.
static void run_out_of_memory(struct fixture *fixture) {
  float values[COUNT];
  fill(values, 1);
  cotile_view_t input = test_vector(COTILE_F32, COUNT, values);
  for (int64_t n = 0;; n++) {
    cotile_view_t result = {0};
    cotile_fence_t *fence, *wait;
    assert_ok(cotile_fence_create(NULL, &wait));
    fixture->memory.fail_at = fixture->memory.count + n;
    cotile_status_t status =
        cotile_context_submit(fixture->first, QUADRUPLE, 1, &input, 1, &result, 1, &wait, &fence);
    fixture->memory.fail_at = -1;
    cotile_fence_signal(wait, COTILE_SUCCESS);
    cotile_fence_release(wait);
    if (!status) {
      assert_true(n > 0);
      finish(fence);
      check(&result, 4, 1);
      break;
    }
    assert_null(fence);
    assert_null(result.data);
    assert_status(status, COTILE_NO_MEMORY, "");
  }
}

static void test_no_memory(void **state) {
  (void)state;
  on_devices(run_out_of_memory);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_submit),
      cmocka_unit_test(test_wait_for_host),
      cmocka_unit_test(test_pipeline),
      cmocka_unit_test(test_failures_at_once),
      cmocka_unit_test(test_verdicts),
      cmocka_unit_test(test_failed_wait),
      cmocka_unit_test(test_use_while_in_flight),
      cmocka_unit_test(test_release_in_flight),
      cmocka_unit_test(test_no_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
