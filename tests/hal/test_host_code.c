// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Host programs as native code: what they compute, what they ask the host table for, and that they
// stop at the first callback that fails.
#include "hal_harness.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define V "tensor<?xf32>"

// y = -x, z = y + k; three dispatches, one transient, a check, a constant.
static const char functions[] =
    "func.func @f(%x: " V ", %k: " V ",\n"
    "    %c: tensor<4xf32> {cotile.constant = dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>})\n"
    "    -> (" V ", tensor<4xf32>) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %m = tensor.dim %x, %c0 : " V "\n"
    "  %e = tensor.empty(%m) : " V "\n"
    "  %a = flow.dispatch @neg ins(%x : " V ") outs(%e : " V ") -> " V "\n"
    "  %b = flow.dispatch @neg ins(%a : " V ") outs(%e : " V ") -> " V "\n"
    "  %d = flow.dispatch @add ins(%b : " V ") outs(%k : " V ") -> " V "\n"
    "  return %d, %c : " V ", tensor<4xf32>\n"
    "}\n"
    "func.func @g(%x: tensor<?x4xf32>, %w: tensor<4x4xf32> {cotile.parameter = \"w\"})\n"
    "    -> tensor<?x4xf32> {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %m = tensor.dim %x, %c0 : tensor<?x4xf32>\n"
    "  %e = tensor.empty(%m) : tensor<?x4xf32>\n"
    "  %a = flow.dispatch @linear ins(%x, %w : tensor<?x4xf32>, tensor<4x4xf32>)\n"
    "    outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>\n"
    "  return %a : tensor<?x4xf32>\n"
    "}\n";

enum { F, G };

static char module_path[128];

static int write_module(void **state) {
  (void)state;
  static char text[16384];
  lowered_t lowered;
  (void)snprintf(text, sizeof text, "%s%s%s%s", vector_executable("neg", V, "arith.negf %x"),
                 vector_executable("add", V, "arith.addf %x, %z"), linear_executable, functions);
  (void)snprintf(module_path, sizeof module_path, "%s", scratch_path("host.so"));
  assert_ok(lowered_init(&lowered, text));
  assert_ok(lowered_write(&lowered, module_path));
  lowered_deinit(&lowered);
  return 0;
}

static int remove_module(void **state) {
  (void)state;
  return unlink(module_path);
}

static const int64_t ranks[] = {1, 1, 0, 0, 0, 0, 0, 0};

static void test_values(void **state) {
  (void)state;
  host_t host;
  host_init(&host, module_path);
  float x[] = {1, 2, 3}, k[] = {10, 20, 30};
  void *buffers[] = {x, k};
  assert_int_equal(host_run(&host, F, buffers, (int64_t[]){3, 3}, ranks), 0);
  const float *y = host.results[0], *c = host.results[1];
  for (int i = 0; i < 3; i++) assert_true(y[i] == x[i] + k[i]);
  for (int i = 0; i < 4; i++) assert_true(c[i] == (float)(i + 1));
  assert_int_equal(host.result_dims[0][0], 3);
  assert_int_equal(host.dispatch_count, 3);
  for (int i = 0; i < 3; i++) assert_int_equal(host.ordinals[i], i);
  assert_int_equal(host.allocated, 2 * COTILE_TENSOR_ALIGNMENT);
  assert_int_equal(host.last.bytes, 24);
  assert_true(k[0] == 10); // inputs are never written
  host_deinit(&host);
}

static void test_load(void **state) {
  (void)state;
  host_t host;
  host_init(&host, module_path);
  float x[] = {1, 2, 3, 4}, w[16];
  for (int i = 0; i < 16; i++) w[i] = (float)i;
  void *parameters[] = {w};
  assert_int_equal(host_run(&host, HOST_LOAD, parameters, (int64_t[]){4, 4}, NULL), 0);
  assert_true(host.result_dims[0][0] >= 64);
  void *pack = host.results[0];
  void *buffers[] = {x, pack};
  const int64_t rank[] = {2, 0, 0, 0, 0, 0, 0, 0};
  assert_int_equal(host_run(&host, G, buffers, (int64_t[]){1, 4}, rank), 0);
  const float *y = host.results[0];
  for (int n = 0; n < 4; n++) {
    float sum = 0;
    for (int i = 0; i < 4; i++) sum += x[i] * w[4 * i + n];
    assert_true(y[n] == sum);
  }
  host_deinit(&host);
}

static void test_wrong_sizes(void **state) {
  (void)state;
  host_t host;
  host_init(&host, module_path);
  float x[3] = {0}, k[2] = {0};
  void *buffers[] = {x, k};
  assert_int_not_equal(host_run(&host, F, buffers, (int64_t[]){3, 2}, ranks), 0);
  assert_string_equal(host.message, "add: dimension 0 of argument 1 and dimension 0 of argument 0 "
                                    "must be equal");
  assert_int_equal(host.got, 2);
  assert_int_equal(host.want, 3);
  assert_int_equal(host.event_count, 1); // nothing was announced or launched before
  host_deinit(&host);
}

static void test_every_callback_may_fail(void **state) {
  (void)state;
  host_t host;
  host_init(&host, module_path);
  float x[3] = {0}, k[3] = {0};
  void *buffers[] = {x, k};
  host.refuse_at = 100;
  assert_int_equal(host_run(&host, F, buffers, (int64_t[]){3, 3}, ranks), 0);
  int count = host.event_count;
  assert_int_equal(count, 10); // two results, an allocation, a copy, three dispatches, barriers
  for (int i = 0; i < count; i++) {
    host.refuse_at = i;
    assert_int_not_equal(host_run(&host, F, buffers, (int64_t[]){3, 3}, ranks), 0);
    assert_int_equal(host.event_count, i + 1);
  }
  host_deinit(&host);
}

static void test_no_rows(void **state) {
  (void)state;
  host_t host;
  host_init(&host, module_path);
  void *buffers[] = {NULL, NULL};
  assert_int_equal(host_run(&host, F, buffers, (int64_t[]){0, 0}, ranks), 0);
  assert_int_equal(host.last.workgroups, 0);
  host_deinit(&host);
}

// The transient's size is asked for before the buffers are touched; it must not wrap to something
// small. Results are refused by the host in such a case, so here they get none of their size.
static void test_sizes_do_not_wrap(void **state) {
  (void)state;
  const int64_t none[] = {0, 0, 0, 0, 0, 0, 0, 0};
  const int64_t sizes[] = {INT64_C(1) << 62, INT64_MAX, INT64_C(1) << 59, -1};
  host_t host;
  host_init(&host, module_path);
  void *buffers[] = {NULL, NULL};
  for (int i = 0; i < 4; i++) {
    const int64_t dims[] = {sizes[i], sizes[i]};
    assert_int_not_equal(host_run(&host, F, buffers, dims, none), 0);
    assert_string_equal(host.events[host.event_count - 1], "allocate");
    assert_true(host.allocated == INT64_C(1) << 61);
  }
  host_deinit(&host);
}

// Nothing is asked for, so nothing can fail.
static void test_no_results(void **state) {
  (void)state;
  lowered_t lowered;
  host_t host;
  const char *path = scratch_path("nothing.so");
  assert_ok(lowered_init(&lowered, "func.func @f(%x: " V ") { return }\n"));
  assert_ok(lowered_write(&lowered, path));
  lowered_deinit(&lowered);
  host_init(&host, path);
  assert_int_equal(host_run(&host, F, (void *[]){NULL}, (int64_t[]){3}, NULL), 0);
  assert_int_equal(host.event_count, 0);
  host_deinit(&host);
  assert_int_equal(unlink(path), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_values),      cmocka_unit_test(test_load),
      cmocka_unit_test(test_wrong_sizes), cmocka_unit_test(test_every_callback_may_fail),
      cmocka_unit_test(test_no_rows),     cmocka_unit_test(test_sizes_do_not_wrap),
      cmocka_unit_test(test_no_results),
  };
  return cmocka_run_group_tests(tests, write_module, remove_module);
}
