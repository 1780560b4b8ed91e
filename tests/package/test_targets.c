// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files with programs for several CPUs and kinds of devices: which one runs, what is refused, what
// is stored once. The compiler is a child process.
#include "compile_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static cotile_device_t *device;

static int open_device(void **state) {
  (void)state;
  if (TEST_VULKAN) test_keep_lavapipe();
  return cotile_device_create("cpu:threads=1", NULL, &device) != NULL;
}

static int close_device(void **state) {
  (void)state;
  cotile_device_release(device);
  return 0;
}

static const char matmul[] =
    "func.func @f(%x: tensor<3x8xf32>, %w: tensor<8x20xf32>) -> tensor<3x20xf32> {\n"
    "  %z = arith.constant dense<0.0> : tensor<3x20xf32>\n"
    "  %0 = linalg.matmul ins(%x, %w : tensor<3x8xf32>, tensor<8x20xf32>)\n"
    "                     outs(%z : tensor<3x20xf32>) -> tensor<3x20xf32>\n"
    "  return %0 : tensor<3x20xf32>\n"
    "}\n";

// Asked of the processor, not of the runtime's list.
static bool has_avx512(void) {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vl");
}

static void check_values(cotile_module_t *module) {
  float x[24], w[160];
  for (int i = 0; i < 24; i++) x[i] = (float)(i % 7 - 3);
  for (int i = 0; i < 160; i++) w[i] = (float)(i % 11 - 5);
  const cotile_view_t inputs[] = {{{COTILE_F32, 2, {3, 8}}, x}, {{COTILE_F32, 2, {8, 20}}, w}};
  cotile_view_t result = {.data = NULL};
  cotile_context_t *context;
  assert_ok(cotile_context_create(module, &context));
  assert_ok(cotile_context_invoke(context, 0, 2, inputs, 1, &result));
  for (int m = 0; m < 3; m++)
    for (int n = 0; n < 20; n++) {
      float sum = 0;
      for (int k = 0; k < 8; k++) sum += x[8 * m + k] * w[20 * k + n];
      assert_true(((const float *)result.data)[20 * m + n] == sum);
    }
  cotile_context_release(context);
}

static void check_choice(const char *cpus, const char *expected) {
  cotile_module_t *module;
  assert_ok(cotile_module_load(device, compile_for("choice.so", matmul, cpus), NULL, &module));
  assert_string_equal(cotile_module_cpu(module), expected);
  check_values(module);
  cotile_module_release(module);
}

static void test_best_program_runs(void **state) {
  (void)state;
  const char *best = has_avx512() ? "x86-64-v4" : "x86-64-v3";
  check_choice("x86-64-v3,x86-64-v4", best);
  check_choice("x86-64-v4,x86-64-v3", best);
  check_choice("x86-64-v3", "x86-64-v3");
}

static void test_nothing_runs(void **state) {
  (void)state;
  cotile_module_t *module;
  if (has_avx512()) skip();
  assert_status(
      cotile_module_load(device, compile_for("one.so", matmul, "x86-64-v4"), NULL, &module),
      COTILE_UNAVAILABLE,
      "one.so: compiled for CPU 'x86-64-v4', this machine lacks avx512f, avx512bw, "
      "avx512cd, avx512dq, avx512vl");
  const char *path = compile_for("two.so", matmul, "x86-64-v4,znver4");
  assert_status(cotile_module_load(device, path, NULL, &module), COTILE_UNAVAILABLE,
                "two.so: compiled for CPU 'x86-64-v4', this machine lacks avx512f");
  assert_status(cotile_module_load(device, path, NULL, &module), COTILE_UNAVAILABLE,
                "; compiled for CPU 'znver4', this machine lacks avx512f");
}

static void test_device_chooses_target(void **state) {
  (void)state;
  static const char *const flags[] = {"--target=cpu,vulkan", "--target-cpu=x86-64-v3", NULL};
  const char *path = compile_text("both.so", matmul, flags);
  cotile_module_t *module;
  assert_ok(cotile_module_load(device, path, NULL, &module));
  assert_string_equal(cotile_module_target(module), "cpu");
  check_values(module);
  cotile_module_release(module);
  if (!TEST_VULKAN) skip();
  cotile_device_t *gpu;
  assert_ok(cotile_device_create("vulkan:0,validate", NULL, &gpu));
  assert_ok(cotile_module_load(gpu, path, NULL, &module));
  assert_string_equal(cotile_module_target(module), "vulkan");
  assert_string_equal(cotile_module_cpu(module), "x86-64-v3"); // of the host program
  check_values(module);
  cotile_module_release(module);
  assert_status(cotile_module_load(gpu, compile_for("cpu.so", matmul, "x86-64-v3"), NULL, &module),
                COTILE_UNAVAILABLE, "cpu.so: this is no device for target 'cpu'");
  cotile_device_release(gpu);
}

static void test_no_program_for_device(void **state) {
  (void)state;
  static const char *const flags[] = {"--target=vulkan", NULL};
  cotile_module_t *module;
  assert_status(cotile_module_load(device, compile_text("gpu.so", matmul, flags), NULL, &module),
                COTILE_UNAVAILABLE, "gpu.so: this is no device for target 'vulkan'");
}

// --- What is stored ---

enum { CONSTANT = 64 * 1024 };

// Bytes that look like floats and occur nowhere else.
static void make_constant(unsigned char *bytes) {
  srand(3);
  for (int i = 0; i < CONSTANT; i++) bytes[i] = (unsigned char)(i % 4 == 3 ? 0x3f : rand());
}

// Two functions, which both return the constant and an argument's product with it.
static char *text_with_constant(const unsigned char *bytes) {
  static const char body[] =
      "(%x: tensor<1x128xf32>) -> (tensor<1x128xf32>, tensor<128x128xf32>) {\n"
      "  %z = arith.constant dense<0.0> : tensor<1x128xf32>\n"
      "  %w = arith.constant dense<\"0x";
  static const char rest[] =
      "\"> : tensor<128x128xf32>\n"
      "  %0 = linalg.matmul ins(%x, %w : tensor<1x128xf32>, tensor<128x128xf32>)\n"
      "                     outs(%z : tensor<1x128xf32>) -> tensor<1x128xf32>\n"
      "  return %0, %w : tensor<1x128xf32>, tensor<128x128xf32>\n"
      "}\n";
  size_t size = 2 * (sizeof body + sizeof rest + 2 * CONSTANT + 64), used = 0;
  char *text = malloc(size);
  for (int f = 0; f < 2; f++) {
    used += (size_t)snprintf(text + used, size - used, "func.func @f%d%s", f, body);
    for (int i = 0; i < CONSTANT; i++)
      used += (size_t)snprintf(text + used, size - used, "%02X", bytes[i]);
    used += (size_t)snprintf(text + used, size - used, "%s", rest);
  }
  return text;
}

static void check_constants(cotile_device_t *on, const char *path, const unsigned char *bytes) {
  cotile_module_t *module;
  cotile_context_t *context;
  static float x[128];
  const cotile_view_t input = {{COTILE_F32, 2, {1, 128}}, x};
  assert_ok(cotile_module_load(on, path, NULL, &module));
  assert_ok(cotile_context_create(module, &context));
  for (int f = 0; f < 2; f++) {
    cotile_view_t results[2] = {{.data = NULL}, {.data = NULL}};
    assert_ok(cotile_context_invoke(context, f, 1, &input, 2, results));
    assert_memory_equal(results[1].data, bytes, CONSTANT);
  }
  cotile_context_release(context);
  cotile_module_release(module);
}

// How often the file holds the constant.
static int occurrences(const char *path, const unsigned char *bytes) {
  size_t size;
  char *file = test_read_file(path, &size);
  int count = 0;
  for (const char *at = file;; at++, count++) {
    at = memmem(at, size - (size_t)(at - file), bytes, CONSTANT);
    if (!at) break;
  }
  free(file);
  return count;
}

static void test_constants_are_shared(void **state) {
  (void)state;
  static unsigned char bytes[CONSTANT];
  make_constant(bytes);
  char *text = text_with_constant(bytes);
  assert_int_equal(occurrences(compile_for("c1.so", text, "x86-64-v3"), bytes), 1);
  const char *path = compile_for("c3.so", text, "x86-64-v3,x86-64-v4,znver3");
  assert_int_equal(occurrences(path, bytes), 1);
  free(text);

  check_constants(device, path, bytes);
}

static void test_targets_share_constants(void **state) {
  (void)state;
  static const char *const flags[] = {"--target=vulkan,cpu", NULL};
  static unsigned char bytes[CONSTANT];
  make_constant(bytes);
  char *text = text_with_constant(bytes);
  const char *path = compile_text("c2.so", text, flags);
  free(text);
  assert_int_equal(occurrences(path, bytes), 1);
  check_constants(device, path, bytes);
  cotile_device_t *other;
  assert_ok(cotile_device_create("cpu:threads=2,apart", NULL, &other));
  check_constants(other, path, bytes);
  cotile_device_release(other);
  if (!TEST_VULKAN) skip();
  assert_ok(cotile_device_create("vulkan:0,validate", NULL, &other));
  check_constants(other, path, bytes);
  cotile_device_release(other);
}

static void test_same_flags_same_bytes(void **state) {
  (void)state;
  size_t first_size, second_size;
  char *first =
      test_read_file(compile_for("first.so", matmul, "x86-64-v3,x86-64-v4,znver3"), &first_size);
  char *second =
      test_read_file(compile_for("second.so", matmul, "x86-64-v3,x86-64-v4,znver3"), &second_size);
  assert_int_equal(first_size, second_size);
  assert_memory_equal(first, second, first_size);
  free(first);
  free(second);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_best_program_runs),     cmocka_unit_test(test_nothing_runs),
      cmocka_unit_test(test_device_chooses_target), cmocka_unit_test(test_no_program_for_device),
      cmocka_unit_test(test_constants_are_shared),  cmocka_unit_test(test_targets_share_constants),
      cmocka_unit_test(test_same_flags_same_bytes),
  };
  return cmocka_run_group_tests(tests, open_device, close_device);
}
