// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs for a GPU with the schedules that the model makes: some that models are made of, and
// random ones. `test_codegen_gpu_programs SEED` runs the random ones of one seed.

// cmocka wants these first.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "gpu_program.h"
#include "random_projection.h"

// --- Programs ---

static void check_text(const char *mlir, int64_t dynamic_size, int kernels) {
  gpu_program_summary_t summary =
      gpu_program_check(mlir, dynamic_size, 5, -4, COTILE_GROUPING_ALWAYS);
  assert_int_equal(summary.kernels, kernels);
}

static void test_example(void **state) {
  (void)state;
  cotile_string_t text;
  cotile_string_init(&text, cotile_allocator_system());
  assert_null(cotile_file_read(TEST_EXAMPLE, &text));
  check_text(cotile_string_text(&text), 3, 1);
  cotile_string_deinit(&text);
}

#define DOT(name, x, w, out, type_x, type_w, type_out)                                             \
  "  %" name " = linalg.matmul ins(%" x ", %" w " : " type_x ", " type_w ") outs(%" out            \
  " : " type_out ") -> " type_out "\n"

// silu(x * gate) * (x * up), and a third product beside them: one kernel of three results, and one
// for the rest.
static void test_gate(void **state) {
  (void)state;
  static const char text[] =
      "func.func @f(%x: tensor<?x24xf32>, %g: tensor<24x52xf32>, %u: tensor<24x52xf32>, "
      "%w: tensor<24x10xf32>) -> (tensor<?x52xf32>, tensor<?x10xf32>) {\n"
      "  %c0 = arith.constant 0 : index\n  %zero = arith.constant 0.0 : f32\n"
      "  %m = tensor.dim %x, %c0 : tensor<?x24xf32>\n"
      "  %e = tensor.empty(%m) : tensor<?x52xf32>\n"
      "  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x52xf32>) -> tensor<?x52xf32>\n"
      "  %e2 = tensor.empty(%m) : tensor<?x10xf32>\n"
      "  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x10xf32>) -> tensor<?x10xf32>\n" DOT(
          "a", "x", "g", "f", "tensor<?x24xf32>", "tensor<24x52xf32>", "tensor<?x52xf32>")
          DOT("b", "x", "u", "f", "tensor<?x24xf32>", "tensor<24x52xf32>", "tensor<?x52xf32>") DOT(
              "d", "x", "w", "f2", "tensor<?x24xf32>", "tensor<24x10xf32>",
              "tensor<?x10xf32>") "  %0 = linalg.generic {indexing_maps = [affine_map<(m, n) -> "
                                  "(m, n)>, "
                                  "affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], "
                                  "iterator_types = [\"parallel\", \"parallel\"]} ins(%a, %b : "
                                  "tensor<?x52xf32>, "
                                  "tensor<?x52xf32>) outs(%e : tensor<?x52xf32>) {\n"
                                  "  ^bb0(%p: f32, %q: f32, %z: f32):\n"
                                  "    %one = arith.constant 1.0 : f32\n    %n = arith.negf %p : "
                                  "f32\n"
                                  "    %t = math.exp %n : f32\n    %v = arith.addf %t, %one : f32\n"
                                  "    %s = arith.divf %p, %v : f32\n    %r = arith.mulf %s, %q : "
                                  "f32\n"
                                  "    linalg.yield %r : f32\n  } -> tensor<?x52xf32>\n"
                                  "  return %0, %d : tensor<?x52xf32>, tensor<?x10xf32>\n}\n";
  for (int64_t m = 1; m <= 70; m = m * 3 + 4) check_text(text, m, 2);
}

// Two readings of the same bytes of X in one kernel, and weights of both signs.
static void test_signs(void **state) {
  (void)state;
  static const char text[] =
      "func.func @f(%x: tensor<?x21xi8>, %a: tensor<21x10xi8>, %b: tensor<21x13xi8>, "
      "%p: tensor<?x10xi32>, %q: tensor<?x13xi32>, %r: tensor<?x10xi32>) "
      "-> (tensor<?x10xi32>, tensor<?x13xi32>, tensor<?x10xi32>) {\n" DOT(
          "0", "x", "a", "p", "tensor<?x21xi8>", "tensor<21x10xi8>",
          "tensor<?x10xi32>") "  %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} "
                              "ins(%x, %b : tensor<?x21xi8>, tensor<21x13xi8>) outs(%q : "
                              "tensor<?x13xi32>) "
                              "-> tensor<?x13xi32>\n"
                              "  %2 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, "
                              "k)>, "
                              "affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], "
                              "iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} "
                              "ins(%x, %a : tensor<?x21xi8>, tensor<21x10xi8>) outs(%r : "
                              "tensor<?x10xi32>) {\n"
                              "  ^bb0(%c: i8, %d: i8, %s: i32):\n    %u = arith.extsi %c : i8 to "
                              "i32\n"
                              "    %v = arith.extui %d : i8 to i32\n    %w = arith.muli %u, %v : "
                              "i32\n"
                              "    %t = arith.addi %s, %w : i32\n    linalg.yield %t : i32\n  } -> "
                              "tensor<?x10xi32>\n"
                              "  return %0, %1, %2 : tensor<?x10xi32>, tensor<?x13xi32>, "
                              "tensor<?x10xi32>\n}\n";
  check_text(text, 9, 1);
}

// A projection of one row and of several, whose sums many threads share.
static void test_few_rows(void **state) {
  (void)state;
  char text[1024];
  for (int m = 1; m <= 9; m += 2) {
    snprintf(text, sizeof text,
             "func.func @f(%%x: tensor<%dx200xf32>, %%w: tensor<200x36xf32>, "
             "%%o: tensor<%dx36xf32>) -> tensor<%dx36xf32> {\n"
             "  %%0 = linalg.matmul ins(%%x, %%w : tensor<%dx200xf32>, tensor<200x36xf32>) "
             "outs(%%o : tensor<%dx36xf32>) -> tensor<%dx36xf32>\n"
             "  return %%0 : tensor<%dx36xf32>\n}\n",
             m, m, m, m, m, m, m);
    check_text(text, 1, 1);
  }
}

// --- Random programs ---

enum { FUNCTIONS = 10 };

// Weights are arguments: the interpreter is given everything.
static char *print_functions(projection_t *functions, int *out_count) {
  char *text = NULL;
  size_t length;
  FILE *stream = open_memstream(&text, &length);
  assert_non_null(stream);
  *out_count = 0;
  for (int i = 0; i < FUNCTIONS; i++) {
    if (functions[i].accumulator == COTILE_F64) continue;
    for (int n = 0; n < functions[i].member_count; n++)
      functions[i].members[n].source = SOURCE_ARGUMENT;
    projection_print(&functions[i], NULL, stream);
    ++*out_count;
  }
  fclose(stream);
  return text;
}

static void check_seed(uint64_t seed) {
  static const int sizes[] = {1, 5, 13, 37};
  projection_t functions[FUNCTIONS];
  int count;
  random_projections(seed, functions, FUNCTIONS);
  char *text = print_functions(functions, &count);
  if (count > 0)
    (void)gpu_program_check(text, sizes[seed % 4], (unsigned)seed, -4,
                            seed % 3 ? COTILE_GROUPING_ALWAYS : COTILE_GROUPING_AUTO);
  free(text);
}

static uint64_t first_seed = 1, last_seed = 6;

static void test_random(void **state) {
  (void)state;
  for (uint64_t seed = first_seed; seed <= last_seed; seed++) {
    print_message("seed %llu\n", (unsigned long long)seed);
    check_seed(seed);
  }
}

int main(int argc, char **argv) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_random), cmocka_unit_test(test_example),  cmocka_unit_test(test_gate),
      cmocka_unit_test(test_signs),  cmocka_unit_test(test_few_rows),
  };
  const struct CMUnitTest random_tests[] = {cmocka_unit_test(test_random)};
  if (argc < 2) return cmocka_run_group_tests(tests, NULL, NULL);
  first_seed = last_seed = strtoull(argv[1], NULL, 10);
  if (argc > 2) last_seed = strtoull(argv[2], NULL, 10);
  return cmocka_run_group_tests(random_tests, NULL, NULL);
}
