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

// X is the first argument: a workgroup loads it once for all results.
static void check_text(const char *mlir, int64_t dynamic_size, int kernels) {
  gpu_program_summary_t summary =
      gpu_program_check(mlir, dynamic_size, 5, -4, COTILE_GROUPING_ALWAYS);
  assert_int_equal(summary.kernels, kernels);
  assert_in_range(summary.first_loads, 0, 1);
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

// silu(x * gate) * (x * up), and a third product beside them: one kernel of two results.
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
  for (int64_t m = 1; m <= 70; m = m * 3 + 4) check_text(text, m, 1);
}

// Two readings of the same bytes of X in one kernel, and weights of both signs; the first product
// says how X is brought to shared memory.
static void test_signs(void **state) {
  (void)state;
  static const char head[] =
      "func.func @f(%x: tensor<?x21xi8>, %a: tensor<21x10xi8>, %b: tensor<21x13xi8>, "
      "%p: tensor<?x10xi32>, %q: tensor<?x13xi32>, %r: tensor<?x10xi32>) "
      "-> (tensor<?x10xi32>, tensor<?x13xi32>, tensor<?x10xi32>) {\n";
  static const char *const products[] = {
      DOT("0", "x", "a", "p", "tensor<?x21xi8>", "tensor<21x10xi8>", "tensor<?x10xi32>"),
      "  %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} "
      "ins(%x, %b : tensor<?x21xi8>, tensor<21x13xi8>) outs(%q : tensor<?x13xi32>) "
      "-> tensor<?x13xi32>\n",
      "  %2 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, "
      "affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], "
      "iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} "
      "ins(%x, %a : tensor<?x21xi8>, tensor<21x10xi8>) outs(%r : tensor<?x10xi32>) {\n"
      "  ^bb0(%c: i8, %d: i8, %s: i32):\n    %u = arith.extsi %c : i8 to i32\n"
      "    %v = arith.extui %d : i8 to i32\n    %w = arith.muli %u, %v : i32\n"
      "    %t = arith.addi %s, %w : i32\n    linalg.yield %t : i32\n  } -> tensor<?x10xi32>\n"};
  char text[4096];
  for (int first = 0; first < 3; first++) {
    snprintf(text, sizeof text,
             "%s%s%s%s  return %%0, %%1, %%2 : tensor<?x10xi32>, tensor<?x13xi32>, "
             "tensor<?x10xi32>\n}\n",
             head, products[first], products[(first + 1) % 3], products[(first + 2) % 3]);
    check_text(text, 9, 1);
  }
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

// Products of integers, brought back to numbers by scales of columns or of rows, or to integers.
static void test_scales(void **state) {
  (void)state;
  static const char text[] =
      "#mn = affine_map<(m, n) -> (m, n)>\n#n = affine_map<(m, n) -> (n)>\n"
      "#m = affine_map<(m, n) -> (m)>\n"
      "func.func @f(%x: tensor<?x21xi8>, %a: tensor<21x10xi8>, %b: tensor<21x13xi8>, "
      "%c: tensor<21x7xi8>, %s: tensor<10xf32>, %t: tensor<?xf32>, %u: tensor<7xi32>) "
      "-> (tensor<?x10xf16>, tensor<?x13xbf16>, tensor<?x7xi8>) {\n"
      "  %c0 = arith.constant 0 : index\n  %zero = arith.constant 0 : i32\n"
      "  %m = tensor.dim %x, %c0 : tensor<?x21xi8>\n"
      "  %e0 = tensor.empty(%m) : tensor<?x10xi32>\n  %e1 = tensor.empty(%m) : tensor<?x13xi32>\n"
      "  %e2 = tensor.empty(%m) : tensor<?x7xi32>\n"
      "  %f0 = linalg.fill ins(%zero : i32) outs(%e0 : tensor<?x10xi32>) -> tensor<?x10xi32>\n"
      "  %f1 = linalg.fill ins(%zero : i32) outs(%e1 : tensor<?x13xi32>) -> tensor<?x13xi32>\n"
      "  %f2 = linalg.fill ins(%zero : i32) outs(%e2 : tensor<?x7xi32>) -> tensor<?x7xi32>\n" DOT(
          "0", "x", "a", "f0", "tensor<?x21xi8>", "tensor<21x10xi8>", "tensor<?x10xi32>")
          DOT("1", "x", "b", "f1", "tensor<?x21xi8>", "tensor<21x13xi8>", "tensor<?x13xi32>")
              DOT("2", "x", "c", "f2", "tensor<?x21xi8>", "tensor<21x7xi8>",
                  "tensor<?x7xi32>") "  %o0 = tensor.empty(%m) : tensor<?x10xf16>\n"
                                     "  %3 = linalg.generic {indexing_maps = [#mn, #n, #mn], "
                                     "iterator_types = [\"parallel\", \"parallel\"]} "
                                     "ins(%0, %s : tensor<?x10xi32>, tensor<10xf32>) outs(%o0 : "
                                     "tensor<?x10xf16>) {\n"
                                     "  ^bb0(%p: i32, %q: f32, %z: f16):\n    %v = arith.sitofp %p "
                                     ": i32 to f32\n"
                                     "    %w = arith.mulf %v, %q : f32\n    %y = arith.truncf %w : "
                                     "f32 to f16\n"
                                     "    linalg.yield %y : f16\n  } -> tensor<?x10xf16>\n"
                                     "  %o1 = tensor.empty(%m) : tensor<?x13xbf16>\n"
                                     "  %4 = linalg.generic {indexing_maps = [#mn, #m, #mn], "
                                     "iterator_types = [\"parallel\", \"parallel\"]} "
                                     "ins(%1, %t : tensor<?x13xi32>, tensor<?xf32>) outs(%o1 : "
                                     "tensor<?x13xbf16>) {\n"
                                     "  ^bb0(%p: i32, %q: f32, %z: bf16):\n    %v = arith.sitofp "
                                     "%p : i32 to f32\n"
                                     "    %w = arith.mulf %v, %q : f32\n    %y = arith.truncf %w : "
                                     "f32 to bf16\n"
                                     "    linalg.yield %y : bf16\n  } -> tensor<?x13xbf16>\n"
                                     "  %o2 = tensor.empty(%m) : tensor<?x7xi8>\n"
                                     "  %5 = linalg.generic {indexing_maps = [#mn, #n, #mn], "
                                     "iterator_types = [\"parallel\", \"parallel\"]} "
                                     "ins(%2, %u : tensor<?x7xi32>, tensor<7xi32>) outs(%o2 : "
                                     "tensor<?x7xi8>) {\n"
                                     "  ^bb0(%p: i32, %q: i32, %z: i8):\n    %four = "
                                     "arith.constant 4 : i32\n"
                                     "    %least = arith.constant -128 : i32\n    %most = "
                                     "arith.constant 127 : i32\n"
                                     "    %v = arith.addi %p, %q : i32\n    %w = arith.shrsi %v, "
                                     "%four : i32\n"
                                     "    %g = arith.maxsi %w, %least : i32\n    %h = arith.minsi "
                                     "%g, %most : i32\n"
                                     "    %y = arith.trunci %h : i32 to i8\n    linalg.yield %y : "
                                     "i8\n  } -> tensor<?x7xi8>\n"
                                     "  return %3, %4, %5 : tensor<?x10xf16>, tensor<?x13xbf16>, "
                                     "tensor<?x7xi8>\n}\n";
  for (int64_t m = 0; m <= 40; m = m * 3 + 4) check_text(text, m, 1);
}

// Activations that are more than one operation of SPIR-V.
static void test_activations(void **state) {
  static const char *const ops[] = {"math.tanh", "math.erf", "math.exp", "math.floor"};
  static const char *const types[] = {"f32", "bf16"};
  char text[2048];
  (void)state;
  for (int i = 0; i < 8; i++) {
    const char *type = types[i / 4];
    snprintf(text, sizeof text,
             "func.func @f(%%x: tensor<6x24xf32>, %%w: tensor<24x22xf32>) -> tensor<6x22x%s> {\n"
             "  %%zero = arith.constant 0.0 : f32\n  %%e = tensor.empty() : tensor<6x22xf32>\n"
             "  %%o = tensor.empty() : tensor<6x22x%s>\n"
             "  %%f = linalg.fill ins(%%zero : f32) outs(%%e : tensor<6x22xf32>) "
             "-> tensor<6x22xf32>\n"
             "  %%0 = linalg.matmul ins(%%x, %%w : tensor<6x24xf32>, tensor<24x22xf32>) "
             "outs(%%f : tensor<6x22xf32>) -> tensor<6x22xf32>\n"
             "  %%1 = linalg.map ins(%%0 : tensor<6x22xf32>) outs(%%o : tensor<6x22x%s>)\n"
             "    (%%p: f32, %%z: %s) {\n    %%q = %s %%p : f32\n    %%y = %s %%q : f32%s%s\n"
             "    linalg.yield %%y : %s\n    }\n  return %%1 : tensor<6x22x%s>\n}\n",
             type, type, type, type, ops[i % 4], i < 4 ? "math.absf" : "arith.truncf",
             i < 4 ? "" : " to ", i < 4 ? "" : type, type, type);
    check_text(text, 1, 1);
  }
}

// Every size may be nothing, and all may be dynamic, the batch among them.
static void test_sizes(void **state) {
  (void)state;
  static const char batched[] =
      "func.func @f(%x: tensor<?x?x?xf32>, %a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, "
      "%p: tensor<?x?x?xf32>, %q: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {\n"
      "  %0 = linalg.batch_matmul ins(%x, %a : tensor<?x?x?xf32>, tensor<?x?x?xf32>) "
      "outs(%p : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>\n"
      "  %1 = linalg.batch_matmul ins(%x, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) "
      "outs(%q : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>\n"
      "  return %0, %1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>\n}\n";
  for (int64_t size = 0; size <= 9; size += 3) check_text(batched, size, 1);
  char text[1024];
  for (int i = 0; i < 8; i++) {
    int m = i & 1 ? 5 : 0, n = i & 2 ? 6 : 0, k = i & 4 ? 7 : 0;
    snprintf(text, sizeof text,
             "func.func @f(%%x: tensor<%dx%dxf32>, %%w: tensor<%dx%dxf32>, "
             "%%o: tensor<%dx%dxf32>) -> tensor<%dx%dxf32> {\n"
             "  %%0 = linalg.matmul ins(%%x, %%w : tensor<%dx%dxf32>, tensor<%dx%dxf32>) "
             "outs(%%o : tensor<%dx%dxf32>) -> tensor<%dx%dxf32>\n"
             "  return %%0 : tensor<%dx%dxf32>\n}\n",
             m, k, k, n, m, n, m, n, m, k, k, n, m, n, m, n, m, n);
    (void)gpu_program_check(text, 1, 5, -4, COTILE_GROUPING_ALWAYS);
  }
}

// `count` products of unequal N, some with a bias.
static void check_members(int count, const char *dynamic, int kernels) {
  projection_t function = {.name = "f",
                           .form = FORM_NAMED,
                           .x_letters = "mk",
                           .out_letters = "mn",
                           .dynamic = dynamic,
                           .b = 1,
                           .m = 11,
                           .k = 29,
                           .x = COTILE_F32,
                           .accumulator = COTILE_F32,
                           .member_count = count};
  for (int i = 0; i < count; i++)
    function.members[i] = (member_t){.n = 1 + i * 11 % 45,
                                     .w = COTILE_F32,
                                     .result = COTILE_F32,
                                     .w_letters = "kn",
                                     .bias = i % 3 ? "n" : NULL};
  char *text = NULL;
  size_t length;
  FILE *stream = open_memstream(&text, &length);
  assert_non_null(stream);
  projection_print(&function, NULL, stream);
  fclose(stream);
  check_text(text, 11, kernels);
  free(text);
}

// A kernel has room for 24 buffers and 31 dynamic dimensions: groups with more are split evenly.
static void test_members(void **state) {
  static const int counts[] = {2, 3, 5, 8, 16};
  (void)state;
  for (int i = 0; i < 5; i++) {
    // A weight and a result each, for two of three a bias, beside X.
    int count = counts[i], biases = count - (count + 2) / 3;
    int buffers = 2 * count + biases, dims = 4 * count + biases;
    check_members(count, "", (buffers + 22) / 23);
    check_members(count, "m", (buffers + 22) / 23);
    check_members(count, "mnk", (dims + 28) / 29);
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
      cmocka_unit_test(test_random),      cmocka_unit_test(test_example),
      cmocka_unit_test(test_gate),        cmocka_unit_test(test_signs),
      cmocka_unit_test(test_few_rows),    cmocka_unit_test(test_scales),
      cmocka_unit_test(test_activations), cmocka_unit_test(test_sizes),
      cmocka_unit_test(test_members),
  };
  const struct CMUnitTest random_tests[] = {cmocka_unit_test(test_random)};
  if (argc < 2) return cmocka_run_group_tests(tests, NULL, NULL);
  first_seed = last_seed = strtoull(argv[1], NULL, 10);
  if (argc > 2) last_seed = strtoull(argv[2], NULL, 10);
  return cmocka_run_group_tests(random_tests, NULL, NULL);
}
