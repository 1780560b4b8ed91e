// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels for GPUs of everything that is no tiled contraction: of every rank, type and kind of
// loop, against the host's; and what is refused.

// cmocka wants these first.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>

#include "gpu_program.h"

static void check(const char *mlir) {
  for (int64_t size = 0; size <= 9; size += 3)
    (void)gpu_program_check(mlir, size, 7 + (unsigned)size, -4, COTILE_GROUPING_AUTO);
}

static void test_elementwise(void **state) {
  (void)state;
  check("func.func @f(%a: tensor<?x7xf32>, %b: tensor<7xf32>, %e: tensor<?x7xf32>) "
        "-> tensor<?x7xf32> {\n"
        "  %0 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, "
        "affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], "
        "iterator_types = [\"parallel\", \"parallel\"]} ins(%a, %b : tensor<?x7xf32>, "
        "tensor<7xf32>) outs(%e : tensor<?x7xf32>) {\n"
        "  ^bb0(%x: f32, %y: f32, %z: f32):\n"
        "    %s = arith.addf %x, %y : f32\n    %u = arith.mulf %s, %z : f32\n"
        "    linalg.yield %u : f32\n  } -> tensor<?x7xf32>\n"
        "  return %0 : tensor<?x7xf32>\n}\n");
}

static void test_ranks(void **state) {
  (void)state;
  check("func.func @f(%a: tensor<f32>, %e: tensor<f32>) -> tensor<f32> {\n"
        "  %0 = linalg.exp ins(%a : tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>\n"
        "  return %0 : tensor<f32>\n}\n"
        "func.func @g(%a: tensor<3x?x2x5xf32>, %e: tensor<5x3x2x?xf32>) -> tensor<5x3x2x?xf32> {\n"
        "  %0 = linalg.transpose ins(%a : tensor<3x?x2x5xf32>) outs(%e : tensor<5x3x2x?xf32>) "
        "permutation = [3, 0, 2, 1]\n"
        "  return %0 : tensor<5x3x2x?xf32>\n}\n"
        "func.func @h(%a: tensor<?xf32>, %e: tensor<4x?x3xf32>) -> tensor<4x?x3xf32> {\n"
        "  %0 = linalg.broadcast ins(%a : tensor<?xf32>) outs(%e : tensor<4x?x3xf32>) "
        "dimensions = [0, 2]\n"
        "  return %0 : tensor<4x?x3xf32>\n}\n"
        "func.func @i(%e: tensor<?x3xf32>) -> tensor<?x3xf32> {\n"
        "  %c = arith.constant 2.5 : f32\n"
        "  %0 = linalg.fill ins(%c : f32) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>\n"
        "  return %0 : tensor<?x3xf32>\n}\n");
}

static void test_reductions(void **state) {
  (void)state;
  check("func.func @f(%a: tensor<?x11x5xf32>) -> tensor<?x5xf32> {\n"
        "  %c0 = arith.constant 0 : index\n  %zero = arith.constant 0.0 : f32\n"
        "  %m = tensor.dim %a, %c0 : tensor<?x11x5xf32>\n"
        "  %e = tensor.empty(%m) : tensor<?x5xf32>\n"
        "  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x5xf32>) -> tensor<?x5xf32>\n"
        "  %0 = linalg.reduce { arith.addf } ins(%a : tensor<?x11x5xf32>) "
        "outs(%f : tensor<?x5xf32>) dimensions = [1]\n"
        "  return %0 : tensor<?x5xf32>\n}\n"
        "func.func @all(%a: tensor<?x6xi32>, %e: tensor<i32>) -> tensor<i32> {\n"
        "  %0 = linalg.reduce { arith.maxsi } ins(%a : tensor<?x6xi32>) outs(%e : tensor<i32>) "
        "dimensions = [0, 1]\n"
        "  return %0 : tensor<i32>\n}\n"
        // Several results at once: the largest number and its place.
        "func.func @argmax(%a: tensor<?x9xf32>, %v: tensor<?xf32>, %i: tensor<?xi32>) "
        "-> (tensor<?xf32>, tensor<?xi32>) {\n"
        "  %0:2 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, "
        "affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m)>], "
        "iterator_types = [\"parallel\", \"reduction\"]} ins(%a : tensor<?x9xf32>) "
        "outs(%v, %i : tensor<?xf32>, tensor<?xi32>) {\n"
        "  ^bb0(%x: f32, %best: f32, %at: i32):\n"
        "    %n = linalg.index 1 : index\n    %n32 = arith.index_cast %n : index to i32\n"
        "    %more = arith.cmpf ogt, %x, %best : f32\n"
        "    %v1 = arith.select %more, %x, %best : f32\n"
        "    %i1 = arith.select %more, %n32, %at : i32\n"
        "    linalg.yield %v1, %i1 : f32, i32\n  } -> (tensor<?xf32>, tensor<?xi32>)\n"
        "  return %0#0, %0#1 : tensor<?xf32>, tensor<?xi32>\n}\n");
}

// Sums that are no matrix product, and indices that are no permutation.
static void test_sums(void **state) {
  (void)state;
  (void)gpu_program_check(
      "func.func @conv(%a: tensor<2x9x9x3xf32>, %w: tensor<2x3x3x4xf32>, "
      "%e: tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32> {\n"
      "  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, "
      "strides = dense<2> : tensor<2xi64>} ins(%a, %w : tensor<2x9x9x3xf32>, "
      "tensor<2x3x3x4xf32>) outs(%e : tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>\n"
      "  return %0 : tensor<2x4x4x4xf32>\n}\n"
      "func.func @sum_f16(%a: tensor<6x7xf16>, %b: tensor<7x5xf16>, %e: tensor<6x5xf16>) "
      "-> tensor<6x5xf16> {\n"
      "  %0 = linalg.matmul ins(%a, %b : tensor<6x7xf16>, tensor<7x5xf16>) "
      "outs(%e : tensor<6x5xf16>) -> tensor<6x5xf16>\n"
      "  return %0 : tensor<6x5xf16>\n}\n"
      "func.func @sum_bf16(%a: tensor<6x7xbf16>, %b: tensor<7x5xbf16>, %e: tensor<6x5xbf16>) "
      "-> tensor<6x5xbf16> {\n"
      "  %0 = linalg.matmul ins(%a, %b : tensor<6x7xbf16>, tensor<7x5xbf16>) "
      "outs(%e : tensor<6x5xbf16>) -> tensor<6x5xbf16>\n"
      "  return %0 : tensor<6x5xbf16>\n}\n",
      1, 3, -4, COTILE_GROUPING_AUTO);
}

// y = OP(x), of a type.
static void append_unary(char *out, size_t size, const char *op, const char *type) {
  snprintf(out, size,
           "func.func @f(%%a: tensor<5x?x%s>, %%e: tensor<5x?x%s>) -> tensor<5x?x%s> {\n"
           "  %%0 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, "
           "affine_map<(m, n) -> (m, n)>], iterator_types = [\"parallel\", \"parallel\"]} "
           "ins(%%a : tensor<5x?x%s>) outs(%%e : tensor<5x?x%s>) {\n"
           "  ^bb0(%%x: %s, %%z: %s):\n    %%y = %s %%x : %s\n    linalg.yield %%y : %s\n"
           "  } -> tensor<5x?x%s>\n  return %%0 : tensor<5x?x%s>\n}\n",
           type, type, type, type, type, type, type, op, type, type, type, type);
}

static void test_functions(void **state) {
  static const char *const ops[] = {
      "math.exp",  "math.exp2",  "math.expm1", "math.tanh",  "math.erf",       "math.erfc",
      "math.sin",  "math.cos",   "math.atan",  "math.absf",  "math.floor",     "math.ceil",
      "math.cbrt", "arith.negf", "math.round", "math.trunc", "math.roundeven", "math.tan",

  };
  static const char *const above_zero[] = {"math.log",   "math.log2", "math.log10",
                                           "math.log1p", "math.sqrt", "math.rsqrt"};
  static const char *const types[] = {"f32", "f16", "bf16"};
  char text[2048];
  (void)state;
  for (size_t t = 0; t < sizeof types / sizeof *types; t++) {
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++) {
      append_unary(text, sizeof text, ops[i], types[t]);
      (void)gpu_program_check(text, 13, (unsigned)i, -4, COTILE_GROUPING_AUTO);
    }
    for (size_t i = 0; i < sizeof above_zero / sizeof *above_zero; i++) {
      append_unary(text, sizeof text, above_zero[i], types[t]);
      (void)gpu_program_check(text, 13, (unsigned)i, 0.25, COTILE_GROUPING_AUTO);
    }
  }
}

static void test_casts(void **state) {
  static const struct {
    const char *op, *from, *to;
  } casts[] = {
      {"arith.extf", "f16", "f32"},         {"arith.truncf", "f32", "f16"},
      {"arith.extf", "bf16", "f32"},        {"arith.truncf", "f32", "bf16"},
      {"arith.sitofp", "i8", "f32"},        {"arith.fptosi", "f32", "i8"},
      {"arith.extsi", "i8", "i32"},         {"arith.extui", "i8", "i32"},
      {"arith.trunci", "i32", "i16"},       {"arith.extsi", "i32", "i64"},
      {"arith.trunci", "i64", "i8"},        {"arith.extui", "i1", "i32"},
      {"arith.index_cast", "i32", "index"}, {"arith.index_cast", "index", "i64"},
      {"arith.sitofp", "i1", "f32"},        {"arith.sitofp", "i1", "f16"},
  };
  char text[1024];
  (void)state;
  for (size_t i = 0; i < sizeof casts / sizeof *casts; i++) {
    const char *from = casts[i].from, *to = casts[i].to;
    snprintf(text, sizeof text,
             "func.func @f(%%a: tensor<?x%s>, %%e: tensor<?x%s>) -> tensor<?x%s> {\n"
             "  %%0 = linalg.map ins(%%a : tensor<?x%s>) outs(%%e : tensor<?x%s>)\n"
             "    (%%x: %s, %%z: %s) {\n      %%y = %s %%x : %s to %s\n"
             "      linalg.yield %%y : %s\n    }\n  return %%0 : tensor<?x%s>\n}\n",
             from, to, to, from, to, from, to, casts[i].op, from, to, to, to);
    (void)gpu_program_check(text, 33, (unsigned)i, -4, COTILE_GROUPING_AUTO);
  }
}

static void check_truth_values(const char *operation, unsigned seed) {
  char text[1024];
  snprintf(
      text, sizeof text,
      "func.func @f(%%a: tensor<?xi1>, %%b: tensor<?xi1>, %%e: tensor<?xi1>) -> tensor<?xi1> {\n"
      "  %%true = arith.constant true\n"
      "  %%0 = linalg.map ins(%%a, %%b : tensor<?xi1>, tensor<?xi1>) outs(%%e : tensor<?xi1>)\n"
      "    (%%x: i1, %%y: i1, %%z: i1) {\n      %%n = arith.xori %%y, %%true : i1\n"
      "      %%one = arith.maxui %%y, %%n : i1\n"
      "      %%u = arith.uitofp %%x : i1 to f32\n      %%v = arith.fptoui %%u : f32 to i1\n"
      "      %%s = arith.sitofp %%y : i1 to f32\n      %%t = arith.fptosi %%s : f32 to i1\n"
      "      %%r = %s : i1\n      linalg.yield %%r : i1\n    }\n"
      "  return %%0 : tensor<?xi1>\n}\n",
      operation);
  (void)gpu_program_check(text, 33, seed, -4, COTILE_GROUPING_AUTO);
}

// SPIR-V has no arithmetic on i1.
static void test_truth_values(void **state) {
  static const char *const with_two[] = {
      "addi",      "subi",      "muli",      "andi",      "ori",       "xori",      "maxsi",
      "maxui",     "minsi",     "minui",     "cmpi eq,",  "cmpi ne,",  "cmpi slt,", "cmpi sle,",
      "cmpi sgt,", "cmpi sge,", "cmpi ult,", "cmpi ule,", "cmpi ugt,", "cmpi uge,"};
  static const char *const defined[] = {"arith.divui %x, %one", "arith.ceildivui %x, %one",
                                        "arith.remsi %x, %one", "arith.remui %x, %one",
                                        "math.absi %x",         "math.ctpop %x"};
  char operation[64];
  (void)state;
  for (size_t i = 0; i < sizeof with_two / sizeof *with_two; i++) {
    snprintf(operation, sizeof operation, "arith.%s %%v, %%t", with_two[i]);
    check_truth_values(operation, (unsigned)i);
  }
  for (size_t i = 0; i < sizeof defined / sizeof *defined; i++)
    check_truth_values(defined[i], (unsigned)i);
}

// Each refusal says which operation, and where it is.
static void test_refused(void **state) {
  (void)state;
  gpu_program_expect_refusal(
      "func.func @f(%a: tensor<4xf64>, %e: tensor<4xf64>) -> tensor<4xf64> {\n"
      "  %0 = linalg.exp ins(%a : tensor<4xf64>) outs(%e : tensor<4xf64>) -> tensor<4xf64>\n"
      "  return %0 : tensor<4xf64>\n}\n",
      "kernels for vulkan1.2 cannot have tensor<4xf64>");
  gpu_program_expect_refusal(
      "func.func @f(%a: tensor<4xi32>, %e: tensor<4xi32>) -> tensor<4xi32> {\n"
      "  %0 = linalg.map ins(%a : tensor<4xi32>) outs(%e : tensor<4xi32>) (%x: i32, %z: i32) {\n"
      "    %y = math.cttz %x : i32\n    linalg.yield %y : i32\n"
      "  }\n  return %0 : tensor<4xi32>\n}\n",
      "SPIR-V has no math.cttz");
  gpu_program_expect_refusal(
      "func.func @f(%a: tensor<4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {\n"
      "  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) (%x: f32, %z: f32) {\n"
      "    %w = arith.extf %x : f32 to f64\n    %y = arith.truncf %w : f64 to f32\n"
      "    %s = arith.addf %y, %x : f32\n    %v = math.exp %w : f64\n"
      "    %u = arith.truncf %v : f64 to f32\n    %t = arith.addf %s, %u : f32\n"
      "    linalg.yield %t : f32\n  }\n  return %0 : tensor<4xf32>\n}\n",
      "arith.extf: kernels for vulkan1.2 cannot have f64");
  gpu_program_expect_refusal(
      "func.func @f(%a: tensor<65536x65536xf32>, %e: tensor<65536x65536xf32>) "
      "-> tensor<65536x65536xf32> {\n"
      "  %0 = linalg.exp ins(%a : tensor<65536x65536xf32>) outs(%e : tensor<65536x65536xf32>) "
      "-> tensor<65536x65536xf32>\n  return %0 : tensor<65536x65536xf32>\n}\n",
      "more elements than the 32-bit indices");
  gpu_program_expect_refusal(
      "func.func @f(%a: tensor<1xi32>, %e: tensor<4xi32>) -> tensor<4xi32> {\n"
      "  %0 = tensor.insert_slice %a into %e[3] [1] [2147483647] : tensor<1xi32> into "
      "tensor<4xi32>\n  return %0 : tensor<4xi32>\n}\n",
      "an index of the kernel does not fit into 32 bits");
  // The threads' last step would pass 2^31.
  gpu_program_expect_refusal(
      "func.func @f(%a: tensor<2147483646xf32>, %e: tensor<2147483646xf32>) "
      "-> tensor<2147483646xf32> {\n"
      "  %0 = linalg.abs ins(%a : tensor<2147483646xf32>) outs(%e : tensor<2147483646xf32>) "
      "-> tensor<2147483646xf32>\n  return %0 : tensor<2147483646xf32>\n}\n",
      "more elements than the 32-bit indices");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_elementwise),  cmocka_unit_test(test_ranks),
      cmocka_unit_test(test_reductions),   cmocka_unit_test(test_sums),
      cmocka_unit_test(test_functions),    cmocka_unit_test(test_casts),
      cmocka_unit_test(test_truth_values), cmocka_unit_test(test_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
