// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which dynamic sizes are known to be equal: those that one loop runs along, and those that come
// from one dimension or one scalar.
#include "compiler_ir.h"

#include <stdio.h>

#include "compiler/linalg/dim_origin.h"
#include "compiler/linalg/equal_dims.h"
#include "ir/query.h"

static void check_equal_dims(const char *types[3], const char *expected) {
  char text[1024];
  ir_t ir;
  snprintf(text, sizeof text,
           "func.func @f(%%x: tensor<%s>, %%w: tensor<%s>, %%o: tensor<%s>) -> tensor<%s> {\n"
           "  %%0 = linalg.matmul ins(%%x, %%w : tensor<%s>, tensor<%s>)\n"
           "         outs(%%o : tensor<%s>) -> tensor<%s>\n  return %%0 : tensor<%s>\n}\n",
           types[0], types[1], types[2], types[2], types[0], types[1], types[2], types[2],
           types[2]);
  ir_init(&ir, text);
  MlirAttribute classes = cotile_equal_dims(cotile_op_body(ir_function(&ir)), &ir.arena);
  assert_string_equal(cotile_attribute_text(&ir.arena, classes), expected);
  ir_deinit(&ir);
}

static void test_equal_dims(void **state) {
  (void)state;
  check_equal_dims((const char *[]){"4x5xf32", "5x6xf32", "4x6xf32"}, "[]");
  check_equal_dims((const char *[]){"?x5xf32", "5x6xf32", "?x6xf32"},
                   "[[array<i64: 0, 0>, array<i64: 2, 0>]]");
  check_equal_dims((const char *[]){"4x?xf32", "5x6xf32", "4x6xf32"},
                   "[[array<i64: 0, 1>, array<i64: 1, 0>]]");
  check_equal_dims((const char *[]){"?x?xf32", "?x?xf32", "?x?xf32"},
                   "[[array<i64: 0, 0>, array<i64: 2, 0>], [array<i64: 0, 1>, array<i64: 1, 0>], "
                   "[array<i64: 1, 1>, array<i64: 2, 1>]]");
}

static const char sizes[] =
    "func.func @f(%x: tensor<?x?xf32>, %w: tensor<?x8xf32>, %n: index, %i: i64)\n"
    "    -> (tensor<?x8xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x4xf32>,\n"
    "        tensor<?x?x?xf32>) {\n"
    "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
    "  %zero = arith.constant 0.0 : f32\n"
    "  %m = tensor.dim %x, %c0 : tensor<?x?xf32>\n"
    "  %k = tensor.dim %x, %c1 : tensor<?x?xf32>\n"
    "  %e = tensor.empty(%m) : tensor<?x8xf32>\n"
    "  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>\n"
    "  %0 = linalg.matmul ins(%x, %w : tensor<?x?xf32>, tensor<?x8xf32>)\n"
    "         outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>\n"
    "  %t = tensor.empty(%k, %m) : tensor<?x?xf32>\n"
    "  %1 = linalg.transpose ins(%x : tensor<?x?xf32>) outs(%t : tensor<?x?xf32>)\n"
    "         permutation = [1, 0]\n"
    "  %cast = tensor.cast %0 : tensor<?x8xf32> to tensor<?x?xf32>\n"
    "  %2 = linalg.exp ins(%cast : tensor<?x?xf32>) outs(%cast : tensor<?x?xf32>)\n"
    "         -> tensor<?x?xf32>\n"
    "  %3 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>\n"
    "  %4 = tensor.empty(%n) : tensor<?x4xf32>\n"
    "  %j = arith.index_cast %i : i64 to index\n"
    "  %5 = tensor.empty(%j, %n, %m) : tensor<?x?x?xf32>\n"
    "  return %0, %1, %2, %3, %4, %5 : tensor<?x8xf32>, tensor<?x?xf32>, tensor<?x?xf32>,\n"
    "    tensor<?xf32>, tensor<?x4xf32>, tensor<?x?x?xf32>\n}\n";

static MlirValue returned(const ir_t *ir, int number) {
  return mlirOperationGetOperand(ir_op(ir, "func.return", 0), number);
}

static void assert_dim_of(const ir_t *ir, int value, int dim, int argument, int argument_dim) {
  cotile_dim_origin_t origin = cotile_dim_origin(returned(ir, value), dim);
  MlirBlock body = cotile_op_body(ir_function(ir));
  assert_true(mlirValueIsNull(origin.size));
  assert_true(mlirValueEqual(origin.tensor, mlirBlockGetArgument(body, argument)));
  assert_int_equal(origin.dim, argument_dim);
}

static void test_dim_origin(void **state) {
  ir_t ir;
  (void)state;
  ir_init(&ir, sizes);
  const char *before = ir_text(&ir);
  assert_dim_of(&ir, 0, 0, 0, 0); // a product, its fill and its tensor.empty: %m
  assert_dim_of(&ir, 1, 0, 0, 1); // transposed
  assert_dim_of(&ir, 1, 1, 0, 0);
  assert_dim_of(&ir, 2, 0, 0, 0); // through a cast
  cotile_dim_origin_t folded = cotile_dim_origin(returned(&ir, 3), 0);
  assert_true(mlirValueEqual(folded.tensor, returned(&ir, 3))); // two dimensions in one: its own
  cotile_dim_origin_t n = cotile_dim_origin(returned(&ir, 4), 0);
  cotile_dim_origin_t other = cotile_dim_origin(returned(&ir, 5), 1);
  cotile_dim_origin_t m = cotile_dim_origin(returned(&ir, 5), 2);
  cotile_dim_origin_t same = cotile_dim_origin(returned(&ir, 2), 0);
  assert_false(mlirValueIsNull(n.size));
  assert_true(cotile_dim_origin_equal(&n, &other));
  assert_false(cotile_dim_origin_equal(&n, &m));
  assert_true(cotile_dim_origin_equal(&m, &same));
  cotile_dim_origin_t cast = cotile_dim_origin(returned(&ir, 5), 0);
  MlirValue i = mlirBlockGetArgument(cotile_op_body(ir_function(&ir)), 3);
  cotile_dim_origin_t bare = cotile_size_origin(i);
  assert_true(cotile_dim_origin_equal(&cast, &bare)); // whatever its integer type
  assert_string_equal(ir_text(&ir), before);          // an analysis changes nothing
  ir_deinit(&ir);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_equal_dims),
      cmocka_unit_test(test_dim_origin),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
