// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two modules that are linked into this program as objects. They have functions, constants and
// helpers of the same names.
#include "support.h"

#include <math.h>
#include <string.h>

extern const struct cotile_module_image cotile_module_linked_first, cotile_module_second_model;

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

static void check_first(const loaded_t *first) {
  float x[16];
  for (int i = 0; i < 16; i++) x[i] = (float)(i % 5);
  const cotile_view_t inputs[] = {{{COTILE_F32, 2, {2, 8}}, x},
                                  {{COTILE_F64, 1, {4}}, (void *)(uintptr_t)doubles}};
  cotile_view_t results[3] = {{.data = NULL}};
  assert_ok(cotile_context_invoke(first->context, 0, 2, inputs, 3, results));
  const float *y = results[0].data;
  for (int m = 0; m < 2; m++)
    for (int n = 0; n < 4; n++) {
      float sum = 0;
      for (int k = 0; k < 8; k++) sum += x[8 * m + k] * (float)(k + n + 1);
      assert_true(y[4 * m + n] == sum);
    }
  assert_memory_equal(results[1].data, cube_roots, sizeof cube_roots);
  assert_true(((const float *)results[2].data)[31] == 11);
}

static void check_second(const loaded_t *second, const float *w) {
  float x[32], *y;
  for (int i = 0; i < 32; i++) x[i] = (float)i;
  const cotile_view_t inputs[] = {{{COTILE_F32, 2, {8, 4}}, x},
                                  {{COTILE_F64, 1, {4}}, (void *)(uintptr_t)doubles}};
  cotile_view_t results[2] = {{.data = NULL}};
  assert_ok(cotile_context_invoke(second->context, 0, 2, inputs, 2, results));
  y = results[0].data;
  for (int i = 0; i < 32; i++) assert_true(y[i] == (float)i + 2.5f);
  assert_memory_equal(results[1].data, halves, sizeof halves);
  const cotile_view_t row = {{COTILE_F32, 2, {1, 8}}, x};
  cotile_view_t product = {.data = NULL};
  assert_ok(cotile_context_invoke(second->context, 1, 1, &row, 1, &product));
  y = product.data;
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
    check_second(&second, w);
  }
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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_two_modules),
      cmocka_unit_test(test_twice),
  };
  return cmocka_run_group_tests(tests, open_device, close_device);
}
