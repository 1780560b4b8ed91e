// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Modules that are linked into this program as objects and called through their headers. They have
// functions, constants and helpers of the same names.
#include "support.h"

#include "linked_first.h"
#include "linked_odd.h"
#include "linked_second.h"

#include <string.h>

static cotile_device_t *device;

static int open_device(void **state) {
  (void)state;
  return cotile_device_create("cpu:threads=1", NULL, &device) != NULL;
}

static int close_device(void **state) {
  (void)state;
  cotile_device_release(device);
  return 0;
}

// A module with a context of its own.
typedef struct loaded {
  cotile_module_t *module;
  cotile_context_t *context;
} loaded_t;

static void load(loaded_t *loaded, const struct cotile_module_image *image,
                 cotile_parameters_t *parameters) {
  assert_ok(cotile_module_load_image(device, image, NULL, &loaded->module));
  assert_ok(cotile_module_bind(loaded->module, parameters));
  assert_ok(cotile_context_create(loaded->module, &loaded->context));
}

static void unload(loaded_t *loaded) {
  cotile_context_release(loaded->context);
  cotile_module_release(loaded->module);
}

static const double doubles[4] = {1, 8, 1e6, 0};
static const uint16_t cube_roots[4] = {0x3c00, 0x4000, 0x5640, 0}; // 1, 2, 100, 0 as f16
static const uint16_t halves[4] = {0x3c00, 0x4800, 0x7c00, 0};     // 1, 8, infinity, 0

static void check_product(const float *x, const float *y) {
  for (int m = 0; m < 2; m++)
    for (int n = 0; n < 4; n++) {
      float sum = 0;
      for (int k = 0; k < 8; k++) sum += x[8 * m + k] * (float)(k + n + 1);
      assert_true(y[4 * m + n] == sum);
    }
}

static void check_first(const loaded_t *first) {
  float x[16], *y = NULL, *w = NULL;
  uint16_t *h = NULL;
  int64_t dims[2] = {-1, -1};
  for (int i = 0; i < 16; i++) x[i] = (float)(i % 5);
  assert_ok(linked_first_f(first->context, x, 2, doubles, &y, dims, &h, &w));
  assert_int_equal(dims[0], 2);
  assert_int_equal(dims[1], 4);
  check_product(x, y);
  assert_memory_equal(h, cube_roots, sizeof cube_roots);
  assert_true(w[31] == 11);
}

// Results in memory of the caller, whose dimensions must fit.
static void check_own_memory(const loaded_t *first) {
  float x[16] = {1, 2, 3, 4, 5, 6, 7, 8}, memory[8], *y = memory, *w = NULL;
  uint16_t *h = NULL;
  int64_t dims[2] = {2, 4};
  assert_ok(linked_first_f(first->context, x, 2, doubles, &y, dims, &h, &w));
  assert_ptr_equal(y, memory);
  check_product(x, memory);
  int64_t wrong[2] = {3, 4};
  h = NULL;
  w = NULL;
  assert_status(linked_first_f(first->context, x, 2, doubles, &y, wrong, &h, &w), COTILE_INVALID,
                "result 0: the function computes 2x4xf32, the memory given is 3x4xf32");
  assert_ptr_equal(y, memory);
  assert_null(h);
  assert_int_equal(wrong[0], 3);
}

static void check_second(const loaded_t *second, const float *w) {
  float x[32], *y = NULL;
  uint16_t *h = NULL;
  for (int i = 0; i < 32; i++) x[i] = (float)i;
  assert_ok(second_model_f(second->context, x, doubles, &y, &h));
  for (int i = 0; i < 32; i++) assert_true(y[i] == (float)i + 2.5f);
  assert_memory_equal(h, halves, sizeof halves);
  y = NULL;
  assert_ok(second_model_g(second->context, x, &y));
  for (int n = 0; n < 4; n++) {
    float sum = 0;
    for (int k = 0; k < 8; k++) sum += x[k] * w[4 * k + n];
    assert_true(y[n] == sum);
  }
}

static void test_two_modules(void **state) {
  (void)state;
  loaded_t first, second;
  float w[32];
  cotile_parameters_t *parameters;
  for (int i = 0; i < 32; i++) w[i] = (float)(i * i % 13);
  assert_ok(cotile_parameters_create(NULL, &parameters));
  assert_ok(
      cotile_parameters_add_view(parameters, "w", &(cotile_view_t){{COTILE_F32, 2, {8, 4}}, w}));
  load(&first, &cotile_module_linked_first, NULL);
  load(&second, &cotile_module_second_model, parameters);
  for (int i = 0; i < 2; i++) {
    check_first(&first);
    check_own_memory(&first);
    check_second(&second, w);
  }
  assert_string_equal(cotile_module_function_name(second.module, second_model_g_index), "g");
  unload(&first);
  unload(&second);
  cotile_parameters_release(parameters);
}

static void test_twice(void **state) {
  (void)state;
  loaded_t first, again;
  load(&first, &cotile_module_linked_first, NULL);
  load(&again, &cotile_module_linked_first, NULL);
  check_first(&first);
  unload(&first);
  check_first(&again);
  unload(&again);
}

// Functions that return their argument, one for each type.
static void test_types(void **state) {
  (void)state;
  loaded_t odd;
  cotile_parameters_t *parameters;
  float w[2] = {1, 2};
  assert_ok(cotile_parameters_create(NULL, &parameters));
  assert_ok(
      cotile_parameters_add_view(parameters, "w?*/\\", &(cotile_view_t){{COTILE_F32, 1, {2}}, w}));
  load(&odd, &cotile_module_static, parameters);
  cotile_context_t *context = odd.context;
#define CHECK(type, function, ...)                                                                 \
  do {                                                                                             \
    const type values[] = {__VA_ARGS__};                                                           \
    type *copy = NULL;                                                                             \
    assert_ok(function(context, values, &copy));                                                   \
    assert_memory_equal(copy, values, sizeof values);                                              \
  } while (0)
  CHECK(double, static_assert_2, 0.1);
  CHECK(uint16_t, static_a_b_2, 0x3c00, 0x7bff);
  CHECK(uint16_t, static_a_b_2_2, 0x3f80, 0xff7f);
  CHECK(int64_t, static_a_b_, INT64_MIN, INT64_MAX);
  CHECK(int32_t, static_____, INT32_MIN, INT32_MAX);
  CHECK(int16_t, static_a_b_index, INT16_MIN, INT16_MAX);
  CHECK(int8_t, static_3, INT8_MIN, INT8_MAX);
  CHECK(uint8_t, static___, 0, 1);
#undef CHECK
  float *copy = NULL, values[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  int64_t dims[3];
  assert_ok(static_a_b(context, values, 2, 2, &copy, dims));
  assert_memory_equal(copy, values, sizeof values);
  for (int i = 0; i < 3; i++) assert_int_equal(dims[i], i == 1 ? 3 : 2);
  assert_ok(static_nothing(context, values));
  copy = NULL;
  assert_ok(static_cast_2(context, &copy));
  assert_memory_equal(copy, w, sizeof w);
  copy = NULL;
  assert_ok(static_t_2(context, values, &copy));
  unload(&odd);
  cotile_parameters_release(parameters);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_two_modules),
      cmocka_unit_test(test_twice),
      cmocka_unit_test(test_types),
  };
  return cmocka_run_group_tests(tests, open_device, close_device);
}
