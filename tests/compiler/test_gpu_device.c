// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a GPU tells of itself: which limits kernels get, and each message for what is wrong
// (gpu-device-1).
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "compiler/schedule/gpu_device.h"

static cotile_arena_t arena;

static cotile_gpu_t any_gpu(void) {
  cotile_machine_t machine = {.is_gpu = false};
  assert_null(cotile_machine_add_gpu("vulkan", &machine));
  return machine.gpu;
}

static cotile_status_t read_text(cotile_gpu_t *gpu, const char *text) {
  return cotile_gpu_read_device(gpu, "d.json", text, strlen(text), &arena);
}

// A device with these limits, as JSON values.
static cotile_status_t read_limits(cotile_gpu_t *gpu, const char *threads, const char *shared,
                                   const char *push, const char *subgroup) {
  char text[512];
  snprintf(text, sizeof text,
           "{\"target\": \"vulkan\", \"name\": \"Toaster 3\", \"max_threads\": %s, "
           "\"shared_bytes\": %s, \"push_constant_bytes\": %s, \"subgroup_threads\": %s}",
           threads, shared, push, subgroup);
  return read_text(gpu, text);
}

static void test_limits(void **state) {
  (void)state;
  cotile_gpu_t gpu = any_gpu();
  assert_string_equal(cotile_gpu_name(&gpu), "vulkan1.2");
  assert_null(read_limits(&gpu, "512", "98304", "160", "8"));
  assert_string_equal(cotile_gpu_name(&gpu), "Toaster 3");
  assert_string_equal(gpu.profile, "vulkan1.2");
  assert_int_equal(gpu.max_threads, 512);
  assert_int_equal(gpu.shared_bytes, 98304);
  assert_int_equal(gpu.push_constant_bytes, 160);
  assert_int_equal(gpu.subgroup_threads, 8);
  assert_true(gpu.unit_threads >= gpu.max_threads);
  assert_true(gpu.unit_shared_bytes >= gpu.shared_bytes);
}

// The device that has just what the profile asks for is the profile.
static void test_least_device(void **state) {
  (void)state;
  cotile_gpu_t any = any_gpu(), gpu = any_gpu();
  assert_null(read_limits(&gpu, "128", "16384", "128", "32"));
  gpu.device = NULL;
  assert_memory_equal(&gpu, &any, sizeof gpu);
}

static void test_more_than_kernels_use(void **state) {
  (void)state;
  cotile_gpu_t gpu = any_gpu();
  assert_null(read_limits(&gpu, "4294967295", "4294967295", "4294967295", "128"));
  assert_int_equal(gpu.max_threads, 1024);
  assert_int_equal(gpu.shared_bytes, 256 * 1024);
  assert_int_equal(gpu.push_constant_bytes, 256);
  assert_int_equal(gpu.subgroup_threads, 128);
}

static void test_other_fields(void **state) {
  (void)state;
  cotile_gpu_t gpu = any_gpu();
  assert_null(read_text(&gpu, "{\"units\": [1, {}], \"target\": \"vulkan\", \"name\": \"a\","
                              " \"max_threads\": 128, \"shared_bytes\": 16384,"
                              " \"push_constant_bytes\": 128, \"subgroup_threads\": 1}\n"));
  assert_int_equal(gpu.subgroup_threads, 1);
}

// --- What is refused ---

static void expect_failure(cotile_status_t status, const cotile_gpu_t *gpu, cotile_code_t code,
                           const char *message) {
  cotile_gpu_t any = any_gpu();
  assert_int_equal(cotile_status_code(status), code);
  assert_string_equal(cotile_status_message(status), message);
  assert_memory_equal(gpu, &any, sizeof any);
  cotile_status_release(status);
}

static void test_values(void **state) {
  static const struct {
    const char *threads, *shared, *push, *subgroup, *message;
  } cases[] = {
      {"-1", "32768", "128", "8", "d.json: max_threads is not an integer from 1 to 4294967295"},
      {"0", "32768", "128", "8", "d.json: max_threads is not an integer from 1 to 4294967295"},
      {"4294967296", "32768", "128", "8",
       "d.json: max_threads is not an integer from 1 to 4294967295"},
      {"1e3", "32768", "128", "8", "d.json: max_threads is not an integer from 1 to 4294967295"},
      {"128", "\"many\"", "128", "8",
       "d.json: shared_bytes is not an integer from 1 to 4294967295"},
      {"128", "99999999999999999999", "128", "8",
       "d.json: shared_bytes is not an integer from 1 to 4294967295"},
      {"128", "32768", "null", "8",
       "d.json: push_constant_bytes is not an integer from 1 to 4294967295"},
      {"128", "32768", "128", "0", "d.json: subgroup_threads is not an integer from 1 to 128"},
      {"128", "32768", "128", "129", "d.json: subgroup_threads is not an integer from 1 to 128"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    cotile_gpu_t gpu = any_gpu();
    expect_failure(
        read_limits(&gpu, cases[i].threads, cases[i].shared, cases[i].push, cases[i].subgroup),
        &gpu, COTILE_INVALID, cases[i].message);
  }
}

static void test_small_devices(void **state) {
  (void)state;
  cotile_gpu_t gpu = any_gpu();
  expect_failure(read_limits(&gpu, "127", "16384", "128", "1"), &gpu, COTILE_UNSUPPORTED,
                 "d.json: the device 'Toaster 3' has less than vulkan1.2: max_threads is 127, not "
                 "128 or more");
  expect_failure(read_limits(&gpu, "128", "16383", "128", "1"), &gpu, COTILE_UNSUPPORTED,
                 "d.json: the device 'Toaster 3' has less than vulkan1.2: shared_bytes is 16383, "
                 "not 16384 or more");
  expect_failure(read_limits(&gpu, "128", "16384", "124", "1"), &gpu, COTILE_UNSUPPORTED,
                 "d.json: the device 'Toaster 3' has less than vulkan1.2: push_constant_bytes is "
                 "124, not 128 or more");
}

static void test_texts(void **state) {
  static const struct {
    const char *text, *message;
  } cases[] = {
      {"[]", "d.json: not a JSON object"},
      {"{}", "d.json: \"target\" is missing"},
      {"{\"target\": \"vulkan\"}", "d.json: \"name\" is missing"},
      {"{\"target\": 1, \"name\": \"a\"}", "d.json: \"target\" is not a string"},
      {"{\"target\": \"vulkan\", \"name\": \"a\"}",
       "d.json: max_threads is not an integer from 1 to 4294967295"},
      {"{\"target\": \"vulkan\", \"name\": \"a\", \"max_threads\": 128, \"shared_bytes\": 16384,"
       " \"push_constant_bytes\": 128}",
       "d.json: subgroup_threads is not an integer from 1 to 128"},
      {"{\"target\": \"cpu\", \"name\": \"cpu\", \"max_threads\": 0}",
       "d.json: target: the device 'cpu' is for cpu, not for vulkan"},
      {"{\"target\": \"vulkan\", ", "d.json:1:22: malformed JSON: a key is missing"},
      {"", "d.json:1:1: malformed JSON: a value is missing"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    cotile_gpu_t gpu = any_gpu();
    expect_failure(read_text(&gpu, cases[i].text), &gpu, COTILE_INVALID, cases[i].message);
  }
}

static int set_up(void **state) {
  (void)state;
  cotile_arena_init(&arena);
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  cotile_arena_deinit(&arena);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_limits),
      cmocka_unit_test(test_least_device),
      cmocka_unit_test(test_more_than_kernels_use),
      cmocka_unit_test(test_other_fields),
      cmocka_unit_test(test_values),
      cmocka_unit_test(test_small_devices),
      cmocka_unit_test(test_texts),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
