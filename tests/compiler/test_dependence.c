// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What may move into or in front of a dispatch.
#include "compiler_ir.h"

#include <string.h>

#include "compiler/flow/dispatch.h"
#include "ir/query.h"

static const char chain[] =
    "func.func @f(%x: tensor<8x8xf32>, %a: tensor<8x8xf32>, %b: tensor<8x8xf32>)\n"
    "    -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {\n"
    "  %e = tensor.empty() : tensor<8x8xf32>\n"
    "  %0 = linalg.matmul ins(%x, %a : tensor<8x8xf32>, tensor<8x8xf32>)\n"
    "         outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>\n"
    "  %1 = linalg.exp ins(%b : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>\n"
    "  %2 = linalg.matmul ins(%x, %1 : tensor<8x8xf32>, tensor<8x8xf32>)\n"
    "         outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>\n"
    "  %3 = linalg.add ins(%0, %1 : tensor<8x8xf32>, tensor<8x8xf32>)\n"
    "         outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>\n"
    "  %4 = linalg.matmul ins(%x, %3 : tensor<8x8xf32>, tensor<8x8xf32>)\n"
    "         outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>\n"
    "  return %0, %2, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>\n}\n";

static MlirValue operand(const ir_t *ir, int matmul, int index) {
  return mlirOperationGetOperand(ir_op(ir, "linalg.matmul", matmul), index);
}

static void test_dependence(void **state) {
  ir_t ir;
  cotile_ops_t ops = {0};
  (void)state;
  ir_init(&ir, chain);
  MlirOperation first = ir_op(&ir, "linalg.matmul", 0);
  assert_false(cotile_depends_on(operand(&ir, 2, 1), &ops));
  cotile_ops_append(&ops, &ir.arena, first);
  assert_false(cotile_depends_on(operand(&ir, 1, 1), &ops));
  assert_true(cotile_depends_on(operand(&ir, 2, 1), &ops));
  assert_true(cotile_can_hoist(operand(&ir, 1, 1), first, &ops));
  assert_false(cotile_can_hoist(operand(&ir, 2, 1), first, &ops));
  ir_deinit(&ir);
}

// Ops are kept in the order of the block, whatever the order they come in.
static void test_order(void **state) {
  ir_t ir;
  cotile_ops_t ops = {0};
  (void)state;
  ir_init(&ir, chain);
  cotile_ops_append(&ops, &ir.arena, ir_op(&ir, "linalg.matmul", 1));
  cotile_ops_append(&ops, &ir.arena, ir_op(&ir, "linalg.matmul", 0));
  assert_int_equal(ops.count, 2);
  assert_true(mlirOperationEqual(ops.items[0], ir_op(&ir, "linalg.matmul", 0)));
  ir_deinit(&ir);
}

// Each user once, in the order of the block, and none before.
static void test_later_users(void **state) {
  ir_t ir;
  MlirOperation *users;
  (void)state;
  ir_init(&ir, chain);
  MlirOperation first = ir_op(&ir, "linalg.matmul", 0), second = ir_op(&ir, "linalg.matmul", 1);
  MlirValue x = operand(&ir, 0, 0);
  assert_int_equal(cotile_later_users(x, first, &ir.arena, &users), 2);
  assert_true(mlirOperationEqual(users[0], second));
  assert_true(mlirOperationEqual(users[1], ir_op(&ir, "linalg.matmul", 2)));
  assert_int_equal(cotile_later_users(x, second, &ir.arena, &users), 1);
  MlirValue exp = mlirOperationGetResult(ir_op(&ir, "linalg.exp", 0), 0);
  assert_int_equal(cotile_later_users(exp, ir_op(&ir, "linalg.exp", 0), &ir.arena, &users), 2);
  assert_true(mlirOperationEqual(users[0], second));
  ir_deinit(&ir);
}

// A definition that stands behind the first op of a dispatch moves in front of it.
static void test_forming(void **state) {
  ir_t ir;
  cotile_dispatch_t dispatch = {0};
  (void)state;
  ir_init(&ir, chain);
  cotile_ops_append(&dispatch.ops, &ir.arena, ir_op(&ir, "linalg.matmul", 0));
  cotile_ops_append(&dispatch.ops, &ir.arena, ir_op(&ir, "linalg.matmul", 1));
  cotile_dispatch_form(&dispatch, "d", &ir.arena);
  ir_text(&ir);
  MlirOperation op = ir_op(&ir, "flow.dispatch.workgroups", 0);
  assert_int_equal(mlirOperationGetNumResults(op), 2);
  assert_true(mlirOperationIsBeforeInBlock(ir_op(&ir, "linalg.exp", 0), op));
  assert_int_equal(ir_count(&ir, "linalg.matmul"), 1);
  ir_deinit(&ir);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_dependence),
      cmocka_unit_test(test_order),
      cmocka_unit_test(test_later_users),
      cmocka_unit_test(test_forming),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
