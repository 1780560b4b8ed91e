// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Very many calls of one context, of sizes that change and with failures between: once the largest
// call was made, no more memory is taken, by the allocator's count and by the system's.
#include "support.h"

#include <fcntl.h>
#include <malloc.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { ADD, QUADRUPLE, SCRATCH, COPY, BROKEN, FUNCTIONS, LARGEST = 20000, USUAL = 256 };

static struct soak {
  bool is_apart; // then no host program may read its inputs
  test_allocator_t memory;
  cotile_context_t *context;
  uint64_t random;
} soak;

// xorshift64
static int64_t next_number(int64_t end) {
  soak.random ^= soak.random << 13;
  soak.random ^= soak.random >> 7;
  soak.random ^= soak.random << 17;
  return (int64_t)(soak.random >> 1) % end;
}

// --- Calls ---

static _Alignas(double) float left[LARGEST + 1], right[LARGEST + 1], sums[LARGEST];

static cotile_status_t invoke(int32_t function, int32_t count, const cotile_view_t *inputs,
                              int32_t result_count, cotile_view_t *results) {
  return cotile_context_invoke(soak.context, function, count, inputs, result_count, results);
}

static void call_add(int64_t size) {
  cotile_view_t inputs[] = {test_vector(COTILE_F32, size, left),
                            test_vector(COTILE_F32, size, right)};
  cotile_view_t result = test_vector(COTILE_F32, size, size % 2 ? sums : NULL);
  assert_ok(invoke(ADD, 2, inputs, 1, &result));
  if (size) assert_true(((float *)result.data)[size - 1] == 3 * (float)(size - 1));
}

static void call_quadruple(int64_t size) {
  cotile_view_t input = test_vector(COTILE_F32, size, left), result = {0};
  assert_ok(invoke(QUADRUPLE, 1, &input, 1, &result));
  if (size) assert_true(((float *)result.data)[size - 1] == 4 * (float)(size - 1));
}

static void call_scratch(int64_t size) {
  cotile_view_t input = test_vector(COTILE_I8, size % USUAL, left), result = {0};
  assert_ok(invoke(SCRATCH, 1, &input, 1, &result));
}

static void call_copy(void) {
  cotile_view_t inputs[] = {{{COTILE_I32, 2, {2, 2}}, left}, {{COTILE_F64, 0, {0}}, right}};
  cotile_view_t results[2] = {{{0}, NULL}};
  assert_ok(invoke(COPY, 2, inputs, 2, results));
}

static void call_wrongly(int64_t size) {
  cotile_view_t inputs[] = {test_vector(COTILE_F32, size, left),
                            test_vector(COTILE_F32, size + 1, right)};
  cotile_view_t result = {0};
  assert_status(invoke(ADD, 2, inputs, 1, &result), COTILE_INVALID, "differ in length");
  assert_status(invoke(ADD, 1, inputs, 1, &result), COTILE_INVALID, "expected 2 inputs");
  inputs[0].type.element = COTILE_F64;
  assert_status(invoke(QUADRUPLE, 1, inputs, 1, &result), COTILE_INVALID, "input 0");
}

// The function fails in the way that its input says, or not at all.
static void call_broken(int32_t way) {
  cotile_view_t input = {{COTILE_I32, 0, {0}}, &way}, result = {0};
  cotile_status_release(invoke(BROKEN, 1, &input, 1, &result));
}

static void call_one(int64_t function, int64_t size) {
  if (function == ADD)
    call_add(size);
  else if (function == QUADRUPLE)
    call_quadruple(size);
  else if (function == SCRATCH)
    call_scratch(size);
  else if (function == COPY)
    call_copy();
  else if (function == BROKEN && !soak.is_apart)
    call_broken((int32_t)next_number(12));
  else
    call_wrongly(size % USUAL);
}

static void call_random(void) {
  int64_t function = next_number(FUNCTIONS + 1);
  call_one(function, next_number(1000) ? next_number(USUAL) : next_number(LARGEST + 1));
}

static void call_largest(void) {
  call_add(LARGEST);
  call_add(LARGEST - 1);
  call_quadruple(LARGEST);
  call_scratch(USUAL - 1);
}

// --- Memory ---

struct usage {
  int64_t requests, blocks; // of the allocator
  size_t in_use;            // bytes that the C library has given out
  long resident;            // pages
};

// Without stdio, whose buffers would be counted.
static struct usage measure(void) {
  struct usage usage = {soak.memory.count, soak.memory.live, mallinfo2().uordblks, 0};
  char text[128] = {0};
  int file = open("/proc/self/statm", O_RDONLY);
  assert_true(read(file, text, sizeof text - 1) > 0);
  close(file);
  assert_int_equal(sscanf(text, "%*d %ld", &usage.resident), 1);
  return usage;
}

static void check_usage(const struct usage *before, const struct usage *after) {
  assert_int_equal(after->requests, before->requests);
  assert_int_equal(after->blocks, before->blocks);
  assert_int_equal(after->in_use, before->in_use);
#ifndef TEST_SANITIZED // a sanitizer keeps what is freed for a while
  assert_in_range(after->resident, 0, before->resident + (256 << 10) / sysconf(_SC_PAGESIZE));
#endif
}

static void run(const char *name, const char *file, int64_t calls) {
  cotile_device_t *device;
  cotile_module_t *module;
  const char *path = test_write_module(file, "elementwise", test_elementwise_json);
  test_allocator_init(&soak.memory, -1);
  soak.is_apart = strstr(name, "apart") != NULL;
  soak.random = 1;
  assert_ok(cotile_device_create(name, &soak.memory.allocator, &device));
  assert_ok(cotile_module_load(device, path, NULL, &module));
  assert_ok(cotile_context_create(module, &soak.context));
  call_largest();
  for (int64_t i = 0; i < calls / 10; i++) call_random();
  struct usage before = measure();
  for (int64_t i = calls / 10; i < calls; i++) call_random();
  struct usage after = measure();
  check_usage(&before, &after);
  cotile_context_release(soak.context);
  cotile_module_release(module);
  cotile_device_release(device);
  assert_int_equal(soak.memory.live, 0);
}

static void test_calls_at_once(void **state) {
  (void)state;
  run("cpu:threads=1", "now.so", TEST_CALLS);
}

// Another order of the workgroups: calls are recorded, then executed.
static void test_recorded_calls(void **state) {
  (void)state;
  run("cpu:threads=1,shuffle=1", "recorded.so", TEST_CALLS / 10);
}

static void test_uploaded_calls(void **state) {
  (void)state;
  run("cpu:threads=1,apart", "apart.so", TEST_CALLS / 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_calls_at_once),
      cmocka_unit_test(test_recorded_calls),
      cmocka_unit_test(test_uploaded_calls),
  };
  for (int i = 0; i < LARGEST; i++) left[i] = (float)i, right[i] = 2 * (float)i;
  return cmocka_run_group_tests(tests, NULL, NULL);
}
