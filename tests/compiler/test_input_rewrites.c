// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rewrites of the input stage one by one.
#include "compiler_ir.h"

#include <stdio.h>
#include <string.h>

#include "compiler/input/input.h"
#include "ir/query.h"

static void assert_has(ir_t *ir, const char *part) {
  const char *text = ir_text(ir);
  if (!strstr(text, part)) fail_msg("no '%s' in\n%s", part, text);
}

// Transposition, broadcast, copy and a chain of them are read through.
static void test_views_are_folded(void **state) {
  static const char text[] =
      "func.func @f(%x: tensor<2x4x8xf32>, %w: tensor<6x8xf32>) -> tensor<2x4x6xf32> {\n"
      "  %t = tensor.empty() : tensor<8x6xf32>\n"
      "  %u = tensor.empty() : tensor<2x8x6xf32>\n"
      "  %e = tensor.empty() : tensor<2x4x6xf32>\n"
      "  %c = linalg.copy ins(%w : tensor<6x8xf32>) outs(%w : tensor<6x8xf32>)\n"
      "         -> tensor<6x8xf32>\n"
      "  %wt = linalg.transpose ins(%c : tensor<6x8xf32>) outs(%t : tensor<8x6xf32>)\n"
      "         permutation = [1, 0]\n"
      "  %wb = linalg.broadcast ins(%wt : tensor<8x6xf32>) outs(%u : tensor<2x8x6xf32>)\n"
      "         dimensions = [0]\n"
      "  %0 = linalg.batch_matmul ins(%x, %wb : tensor<2x4x8xf32>, tensor<2x8x6xf32>)\n"
      "         outs(%e : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>\n"
      "  return %0 : tensor<2x4x6xf32>\n}\n";
  ir_t ir;
  (void)state;
  ir_init(&ir, text);
  cotile_fold_views(ir_function(&ir));
  MlirOperation op = ir_op(&ir, "linalg.generic", 0);
  assert_true(mlirValueEqual(mlirOperationGetOperand(op, 1),
                             mlirBlockGetArgument(cotile_op_body(ir_function(&ir)), 1)));
  assert_has(&ir, "affine_map<(d0, d1, d2, d3) -> (d2, d3)>");
  ir_deinit(&ir);
}

// An op that computes is no view: it stays an operand.
static void test_computing_is_no_view(void **state) {
  static const char text[] =
      "func.func @f(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %o: tensor<4x6xf32>)\n"
      "    -> tensor<4x6xf32> {\n"
      "  %e = tensor.empty() : tensor<8x6xf32>\n"
      "  %v = linalg.exp ins(%w : tensor<8x6xf32>) outs(%e : tensor<8x6xf32>) -> tensor<8x6xf32>\n"
      "  %0 = linalg.matmul ins(%x, %v : tensor<4x8xf32>, tensor<8x6xf32>)\n"
      "         outs(%o : tensor<4x6xf32>) -> tensor<4x6xf32>\n"
      "  return %0 : tensor<4x6xf32>\n}\n";
  ir_t ir;
  (void)state;
  ir_init(&ir, text);
  cotile_fold_views(ir_function(&ir));
  MlirOperation exp = ir_op(&ir, "linalg.exp", 0), op = ir_op(&ir, "linalg.matmul", 0);
  assert_true(mlirValueEqual(mlirOperationGetOperand(op, 1), mlirOperationGetResult(exp, 0)));
  ir_deinit(&ir);
}

static const char bias[] =
    "func.func @f(%%x: tensor<4x6xf32>, %%b: tensor<%s>) -> tensor<4x6xf32> {\n"
    "  %%e = tensor.empty() : tensor<4x6xf32>\n"
    "  %%0 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>,\n"
    "      affine_map<(m, n) -> (%s)>, affine_map<(m, n) -> (m, n)>],\n"
    "      iterator_types = [\"parallel\", \"parallel\"]}\n"
    "      ins(%%x, %%b : tensor<4x6xf32>, tensor<%s>) outs(%%e : tensor<4x6xf32>) {\n"
    "    ^bb0(%%p: f32, %%q: f32, %%r: f32):\n"
    "      %%s = arith.addf %%p, %%q : f32\n"
    "      linalg.yield %%s : f32\n"
    "  } -> tensor<4x6xf32>\n"
    "  return %%0 : tensor<4x6xf32>\n}\n";

static void test_unit_dimensions(void **state) {
  static const struct {
    const char *type, *map, *result, *groups; // no result: stays
  } table[] = {
      {"1x6xf32", "0, n", "tensor<6xf32>", "[[0, 1]]"},
      {"4x1xf32", "m, 0", "tensor<4xf32>", "[[0, 1]]"},
      {"1x1xf32", "0, 0", "tensor<f32>", "[]"},
      {"1x4x1x1x6x1xf32", "0, m, 0, 0, n, 0", "tensor<4x6xf32>", "[[0, 1, 2, 3], [4, 5]]"},
      {"4x6xf32", "m, n", NULL, NULL},
      {"2x6xf32", "0, n", NULL, NULL}, // row 0 of two
  };
  (void)state;
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    char text[1024];
    ir_t ir;
    snprintf(text, sizeof text, bias, table[i].type, table[i].map, table[i].type);
    ir_init(&ir, text);
    cotile_drop_unit_dims(ir_function(&ir));
    assert_int_equal(ir_count(&ir, "tensor.collapse_shape"), table[i].result ? 1 : 0);
    if (table[i].result) {
      assert_has(&ir, table[i].result);
      assert_has(&ir, table[i].groups);
    }
    ir_deinit(&ir);
  }
}

static void test_zero_trips(void **state) {
  static const char text[] =
      "func.func @f(%x: tensor<4x0xf32>, %w: tensor<0x6xf32>, %o: tensor<4x6xf32>)\n"
      "    -> tensor<4x6xf32> {\n"
      "  %0 = linalg.matmul ins(%x, %w : tensor<4x0xf32>, tensor<0x6xf32>)\n"
      "         outs(%o : tensor<4x6xf32>) -> tensor<4x6xf32>\n"
      "  return %0 : tensor<4x6xf32>\n}\n";
  ir_t ir;
  (void)state;
  ir_init(&ir, text);
  cotile_drop_zero_trips(ir_function(&ir));
  assert_int_equal(ir_count(&ir, "linalg.matmul"), 0);
  assert_true(mlirValueEqual(mlirOperationGetOperand(ir_op(&ir, "func.return", 0), 0),
                             mlirBlockGetArgument(cotile_op_body(ir_function(&ir)), 2)));
  ir_deinit(&ir);
}

// Matrix times vector has the matrix on the right afterwards; other contractions stay.
static void test_orientation(void **state) {
  static const char text[] =
      "func.func @f(%w: tensor<6x8xf32>, %x: tensor<8xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {\n"
      "  %0 = linalg.matvec ins(%w, %x : tensor<6x8xf32>, tensor<8xf32>)\n"
      "         outs(%o : tensor<6xf32>) -> tensor<6xf32>\n"
      "  return %0 : tensor<6xf32>\n}\n";
  ir_t ir;
  (void)state;
  ir_init(&ir, text);
  cotile_orient_contractions(ir_function(&ir));
  MlirBlock entry = cotile_op_body(ir_function(&ir));
  MlirOperation op = ir_op(&ir, "linalg.generic", 0);
  assert_true(mlirValueEqual(mlirOperationGetOperand(op, 0), mlirBlockGetArgument(entry, 1)));
  assert_true(mlirValueEqual(mlirOperationGetOperand(op, 1), mlirBlockGetArgument(entry, 0)));
  ir_text(&ir);
  ir_deinit(&ir);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_views_are_folded), cmocka_unit_test(test_computing_is_no_view),
      cmocka_unit_test(test_unit_dimensions),  cmocka_unit_test(test_zero_trips),
      cmocka_unit_test(test_orientation),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
