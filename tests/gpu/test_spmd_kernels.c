// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Right kernels have right results and no violations, and what is counted is what they do; a
// product with a fault is found out.
#include "spmd_support.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/size.h"
#include "matmul_text.h"
#include "numeric_element.h"

// --- Small kernels ---

static spmd_argument_t array(void *data, size_t size, spmd_access_t access) {
  return (spmd_argument_t){.data = data, .size = size, .access = access};
}

static void assert_no_violations(const spmd_report_t *report) {
  if (report->violation_count) fail_msg("%s", report->text);
}

static void run_transpose(const char *text, const float *in, float *out, spmd_report_t *report) {
  const spmd_argument_t arguments[] = {
      array((void *)(uintptr_t)in, 240 * sizeof *in, SPMD_READ),
      array(out, 240 * sizeof *out, SPMD_WRITE),
  };
  const spmd_launch_t launch = {.grid = {2, 3, 1}, .argument_count = 2, .arguments = arguments};
  spmd_run_text(text, "transpose.mlir", &launch, report);
}

static void test_transpose(void **state) {
  float in[240], out[240];
  spmd_report_t report;
  char *text = spmd_read_kernel("transpose.mlir");
  (void)state;
  for (int i = 0; i < 240; i++) in[i] = (float)i;
  run_transpose(text, in, out, &report);
  assert_no_violations(&report);
  for (int i = 0; i < 240; i++) assert_true(out[i % 12 * 20 + i / 12] == in[i]);
  assert_int_equal(report.barriers, 6);
  assert_int_equal(report.shared_bytes, 8 * 9 * 4);
  assert_int_equal(report.arguments[0].loads, 240);
  assert_int_equal(report.arguments[1].stored_bytes, 960);
  spmd_report_deinit(&report);
  free(text);
}

// Reading the tile as it was written is no violation of anything; only the results are wrong.
static void test_transpose_swapped(void **state) {
  float in[240], out[240];
  spmd_report_t report;
  char *text = spmd_read_kernel("transpose.mlir");
  char *index = strstr(text, "%tile[%tx, %ty]");
  (void)state;
  assert_non_null(index);
  memcpy(index, "%tile[%ty, %tx]", 15);
  for (int i = 0; i < 240; i++) in[i] = (float)i;
  run_transpose(text, in, out, &report);
  // Row 3 of the result's first tile is row 3 of the input's, which has 12 columns.
  assert_true(out[3 * 20 + 1] == in[3 * 12 + 1]);
  assert_int_equal(report.arguments[1].stores_min, 1);
  // In a tile at the edge, the swapped element is one that nobody wrote.
  assert_int_equal(report.violation_count, 1);
  assert_non_null(spmd_report_find(&report, SPMD_UNINITIALISED));
  spmd_report_deinit(&report);
  free(text);
}

static void test_control_flow(void **state) {
  int64_t sums[8];
  int32_t fibonacci[8], halvings[8], steps[8];
  const int32_t expected[] = {0, 1, 1, 2, 3, 5, 8, 13};
  spmd_report_t report;
  char *text = spmd_read_kernel("control_flow.mlir");
  const spmd_argument_t arguments[] = {
      array(sums, sizeof sums, SPMD_WRITE), array(fibonacci, sizeof fibonacci, SPMD_WRITE),
      array(halvings, sizeof halvings, SPMD_WRITE), array(steps, sizeof steps, SPMD_WRITE)};
  const spmd_launch_t launch = {.grid = {1, 1, 1}, .argument_count = 4, .arguments = arguments};
  (void)state;
  spmd_run_text(text, "control_flow.mlir", &launch, &report);
  assert_no_violations(&report);
  for (int t = 0; t < 8; t++) {
    int64_t sum = 0;
    for (int64_t i = 0; i < t; i++) sum += i * (i + 1);
    assert_int_equal(sums[t], sum);
    assert_int_equal(fibonacci[t], expected[t]);
    assert_int_equal(halvings[t], (int)log2(t + 1));
    assert_int_equal(steps[t], cotile_ceil_div(127 - 120, t + 1));
  }
  spmd_report_deinit(&report);
  free(text);
}

static void test_async(void **state) {
  float in[64], out[64];
  spmd_report_t report;
  char *text = spmd_read_kernel("async_copy.mlir");
  const spmd_argument_t arguments[] = {array(in, sizeof in, SPMD_READ),
                                       array(out, sizeof out, SPMD_WRITE)};
  const spmd_launch_t launch = {.grid = {2, 1, 1}, .argument_count = 2, .arguments = arguments};
  (void)state;
  for (int i = 0; i < 64; i++) in[i] = (float)i + 1;
  spmd_run_text(text, "async_copy.mlir", &launch, &report);
  assert_no_violations(&report);
  for (int i = 0; i < 64; i++) {
    int row = i / 16, from = row * 16 + (3 - i % 16 / 4) * 4 + i % 4;
    bool is_filled = row % 2 && i % 4 == 3; // 3 of 4 elements of the second copies are read
    assert_true(out[i] == (is_filled ? 0 : in[from]));
  }
  assert_int_equal(report.arguments[0].loads, 56);
  spmd_report_deinit(&report);
  free(text);
}

// Elements of a type, negative ones among them, are reversed by way of shared memory; `widen` makes
// what is stored to the second result of 8 bytes each.
static void check_type(const char *name, const char *widen, const char *wide) {
  char text[1024];
  _Alignas(8) unsigned char in[64], out[65];
  int64_t wides[8];
  spmd_report_t report;
  cotile_element_t element, wide_element;
  assert_true(cotile_element_parse(name, strlen(name), &element));
  assert_true(cotile_element_parse(wide, strlen(wide), &wide_element));
  size_t size = cotile_element_size(element);
  snprintf(text, sizeof text,
           "gpu.module @m {\ngpu.func @k(%%in: memref<8x%s>, %%out: memref<8x%s>, %%wide: "
           "memref<8x%s>)\n"
           "workgroup(%%s: memref<8x%s, #gpu.address_space<workgroup>>)\n"
           "kernel attributes {known_block_size = array<i32: 8, 1, 1>} {\n"
           "%%t = gpu.thread_id x\n%%c7 = arith.constant 7 : index\n"
           "%%other = arith.subi %%c7, %%t : index\n%%x = memref.load %%in[%%t] : memref<8x%s>\n"
           "memref.store %%x, %%s[%%t] : memref<8x%s, #gpu.address_space<workgroup>>\ngpu.barrier\n"
           "%%y = memref.load %%s[%%other] : memref<8x%s, #gpu.address_space<workgroup>>\n"
           "memref.store %%y, %%out[%%t] : memref<8x%s>\n%%z = %s %%x : %s to %s\n"
           "memref.store %%z, %%wide[%%t] : memref<8x%s>\ngpu.return\n}\n}\n",
           name, name, wide, name, name, name, name, name, widen, name, wide, wide);
  for (int i = 0; i < 8; i++) element_store(element, in, i, i - 4);
  out[8 * size] = 0x5a; // not to be written
  const spmd_argument_t arguments[] = {array(in, 8 * size, SPMD_READ),
                                       array(out, 8 * size, SPMD_WRITE),
                                       array(wides, sizeof wides, SPMD_WRITE)};
  const spmd_launch_t launch = {.grid = {1, 1, 1}, .argument_count = 3, .arguments = arguments};
  spmd_run_text(text, "type.mlir", &launch, &report);
  assert_no_violations(&report);
  for (size_t i = 0; i < 8; i++) assert_memory_equal(out + i * size, in + (7 - i) * size, size);
  assert_int_equal(out[8 * size], 0x5a);
  for (int i = 0; i < 8; i++) assert_true(element_load(wide_element, wides, i) == i - 4);
  assert_int_equal(report.arguments[0].loaded_bytes, 8 * size);
  spmd_report_deinit(&report);
}

static void test_types(void **state) {
  (void)state;
  check_type("i8", "arith.extsi", "i64");
  check_type("i16", "arith.extsi", "i64");
  check_type("i32", "arith.extsi", "i64");
  check_type("i64", "arith.bitcast", "i64");
  check_type("f16", "arith.extf", "f64");
  check_type("bf16", "arith.extf", "f64");
  check_type("f32", "arith.extf", "f64");
  check_type("f64", "arith.bitcast", "f64");
}

// --- Products ---

typedef struct product {
  const matmul_t *matmul;
  void *inputs[5]; // X, then W
  float *outputs[4];
  spmd_argument_t arguments[12];
  spmd_launch_t launch;
  cotile_string_t text;
  spmd_report_t report;
} product_t;

static cotile_element_t memory_element(const matmul_t *matmul) {
  return matmul->element == COTILE_BF16 ? COTILE_I16 : matmul->element;
}

static spmd_argument_t *add_memory(product_t *product, int64_t rows, int64_t columns,
                                   cotile_element_t element, spmd_access_t access) {
  spmd_argument_t *argument = &product->arguments[product->launch.argument_count++];
  *argument = (spmd_argument_t){.access = access, .rank = 2, .dims = {rows, columns}};
  argument->size = (size_t)(rows * columns) * cotile_element_size(element);
  argument->data = calloc(argument->size, 1);
  return argument;
}

static void *add_input(product_t *product, int64_t rows, int64_t columns) {
  const matmul_t *matmul = product->matmul;
  void *data = add_memory(product, rows, columns, memory_element(matmul), SPMD_READ)->data;
  for (int64_t i = 0; i < rows * columns; i++)
    element_store(matmul->element, data, i, (double)(rand() % 2001 - 1000) / 1000);
  return data;
}

static void product_init(product_t *product, const matmul_t *matmul) {
  *product = (product_t){.matmul = matmul};
  product->launch.arguments = product->arguments;
  const int64_t sizes[] = {matmul->m, matmul->n, matmul->k};
  for (int i = 0; matmul->is_dynamic && i < 3; i++)
    product->arguments[product->launch.argument_count++].integer = sizes[i];
  srand(1);
  product->inputs[0] = add_input(product, matmul->m, matmul->k);
  for (int i = 0; i < matmul->results; i++)
    product->inputs[1 + i] = add_input(product, matmul->k, matmul->n);
  for (int i = 0; i < matmul->results; i++)
    product->outputs[i] = add_memory(product, matmul->m, matmul->n, COTILE_F32, SPMD_WRITE)->data;
  matmul_grid(matmul, product->launch.grid);
  cotile_string_init(&product->text, cotile_allocator_system());
  matmul_append_text(matmul, &product->text);
  spmd_run_text(cotile_string_text(&product->text), "matmul.mlir", &product->launch,
                &product->report);
}

static void product_deinit(product_t *product) {
  for (int i = 0; i < product->launch.argument_count; i++) free(product->arguments[i].data);
  cotile_string_deinit(&product->text);
  spmd_report_deinit(&product->report);
}

// The error of a sum of k products in f32, in any order.
static void check_element(const product_t *product, int result, int64_t m, int64_t n) {
  const matmul_t *matmul = product->matmul;
  double sum = 0, magnitude = 0;
  for (int64_t k = 0; k < matmul->k; k++) {
    double x = element_load(matmul->element, product->inputs[0], m * matmul->k + k);
    double w = element_load(matmul->element, product->inputs[1 + result], k * matmul->n + n);
    sum += x * w;
    magnitude += fabs(x * w);
  }
  double error = fabs(sum - (double)product->outputs[result][m * matmul->n + n]);
  assert_true(error <= (double)(matmul->k + 1) * 0x1p-24 * magnitude);
}

static void check_counts(const product_t *product) {
  const matmul_t *matmul = product->matmul;
  const spmd_report_t *report = &product->report;
  const int64_t *grid = product->launch.grid;
  const spmd_counts_t *counts = report->arguments + (matmul->is_dynamic ? 3 : 0);
  int64_t bytes = (int64_t)cotile_element_size(matmul->element);
  assert_int_equal(counts[0].loads, matmul->m * matmul->k * grid[0]);
  assert_int_equal(counts[0].loaded_bytes, counts[0].loads * bytes);
  assert_int_equal(counts[0].loads_per_group, matmul->k > 0);
  assert_int_equal(counts[0].stores, 0);
  for (int i = 0; i < matmul->results; i++) {
    const spmd_counts_t *w = &counts[1 + i], *o = &counts[1 + matmul->results + i];
    assert_int_equal(w->loads, matmul->k * matmul->n * grid[1]);
    assert_int_equal(w->loads_per_group, matmul->k > 0);
    assert_int_equal(o->stores, matmul->m * matmul->n);
    assert_int_equal(o->stores_min, 1);
    assert_int_equal(o->stores_max, 1);
  }
  int64_t steps = cotile_ceil_div(matmul->k, matmul->depth);
  assert_int_equal(report->barriers, 2 * steps * grid[0] * grid[1]);
  int64_t shared = matmul->depth * (matmul->rows + matmul->results * matmul->columns);
  assert_int_equal(report->shared_bytes, 4 * shared);
}

static void check_product(const matmul_t *matmul) {
  product_t product;
  product_init(&product, matmul);
  assert_no_violations(&product.report);
  for (int i = 0; i < matmul->results; i++)
    for (int64_t m = 0; m < matmul->m; m++)
      for (int64_t n = 0; n < matmul->n; n++) check_element(&product, i, m, n);
  check_counts(&product);
  product_deinit(&product);
}

static void test_products(void **state) {
  const matmul_t products[] = {
      {100, 130, 77, 3, COTILE_F32, 32, 64, 16, 4, false, false, MATMUL_RIGHT},
      {100, 130, 77, 3, COTILE_BF16, 32, 64, 16, 4, false, true, MATMUL_RIGHT},
      {64, 64, 64, 3, COTILE_F16, 32, 64, 16, 4, false, true, MATMUL_RIGHT},
      {33, 65, 17, 2, COTILE_F16, 16, 32, 8, 2, true, false, MATMUL_RIGHT},
      {1, 1, 1, 1, COTILE_F32, 8, 16, 4, 1, false, false, MATMUL_RIGHT},
      {31, 67, 29, 4, COTILE_BF16, 8, 16, 4, 1, true, true, MATMUL_RIGHT},
      {40, 24, 0, 3, COTILE_F32, 8, 16, 4, 1, true, true, MATMUL_RIGHT},
  };
  (void)state;
  for (size_t i = 0; i < sizeof products / sizeof *products; i++) check_product(&products[i]);
}

// --- Faults ---

typedef struct fault {
  matmul_fault_t fault;
  spmd_kind_t kind;
  const char *op, *nvvm_op;
  int64_t group[3]; // of the first violation
} fault_t;

static void check_fault(const fault_t *fault, bool is_nvvm) {
  product_t product;
  const matmul_t matmul = {50, 70, 21, 3, COTILE_F32, 16, 32, 8, 2, false, is_nvvm, fault->fault};
  const char *op = is_nvvm ? fault->nvvm_op : fault->op;
  product_init(&product, &matmul);
  const spmd_violation_t *violation = spmd_report_find(&product.report, fault->kind);
  if (!violation || strcmp(violation->op, op) != 0 ||
      memcmp(violation->group, fault->group, sizeof fault->group) != 0)
    fail_msg("%s %s expected, but: %s", spmd_kind_name(fault->kind), op, product.report.text);
  product_deinit(&product);
}

static void test_faults(void **state) {
  const fault_t faults[] = {
      {MATMUL_NO_BARRIER_AFTER_COPY, SPMD_SHARED_RACE, "memref.load", "vector.load", {0, 0, 0}},
      {MATMUL_NO_BARRIER_AFTER_USE, SPMD_SHARED_RACE, "memref.store", "memref.store", {0, 0, 0}},
      {MATMUL_LOAD_PAST_EDGE, SPMD_OUT_OF_BOUNDS, "memref.load", "memref.load", {0, 0, 0}},
      {MATMUL_STORE_PAST_EDGE, SPMD_OUT_OF_BOUNDS, "memref.store", "memref.store", {2, 0, 0}},
      {MATMUL_SHORT_SHARED, SPMD_OUT_OF_BOUNDS, "memref.store", "memref.store", {0, 0, 0}},
      {MATMUL_STORE_ONE_LESS, SPMD_NEVER_STORED, "gpu.func", "gpu.func", {-1, -1, -1}},
      {MATMUL_UNFILLED_SHARED, SPMD_UNINITIALISED, "memref.load", "vector.load", {2, 0, 0}},
      {MATMUL_BARRIER_IN_BRANCH, SPMD_DIVERGENT_BARRIER, "gpu.barrier", "gpu.barrier", {0, 3, 0}},
  };
  (void)state;
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
    check_fault(&faults[i], false);
    check_fault(&faults[i], true);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_transpose),    cmocka_unit_test(test_transpose_swapped),
      cmocka_unit_test(test_control_flow), cmocka_unit_test(test_async),
      cmocka_unit_test(test_types),        cmocka_unit_test(test_products),
      cmocka_unit_test(test_faults),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
