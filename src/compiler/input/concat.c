// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tensor.concat becomes insertions of its parts into one tensor.
#include "compiler/input/input.h"
#include "compiler/linalg/dim_origin.h"
#include "ir/builder.h"
#include "ir/query.h"

typedef struct concat {
  MlirOperation op;
  cotile_builder_t builder;
  int rank, dim;
  MlirValue sizes[COTILE_MAX_RANK];
} concat_t;

// The dimensions of the result: those of the first part, but for the sum of all along `dim`.
static void find_sizes(concat_t *concat) {
  cotile_builder_t *builder = &concat->builder;
  for (int d = 0; d < concat->rank; d++)
    concat->sizes[d] = cotile_build_dim_origin(builder, mlirOperationGetOperand(concat->op, 0), d);
  for (intptr_t i = 1; i < mlirOperationGetNumOperands(concat->op); i++) {
    MlirValue size =
        cotile_build_dim_origin(builder, mlirOperationGetOperand(concat->op, i), concat->dim);
    concat->sizes[concat->dim] = cotile_build_add(builder, concat->sizes[concat->dim], size);
  }
}

static void check_equal(concat_t *concat, int dim, MlirValue a, MlirValue b) {
  cotile_build_dim_check(&concat->builder, concat->op, dim, "eq", a, b,
                         "is not equal in all parts");
}

static void check_part(concat_t *concat, MlirValue part) {
  for (int d = 0; d < concat->rank; d++)
    if (d != concat->dim)
      check_equal(concat, d, cotile_build_dim_origin(&concat->builder, part, d), concat->sizes[d]);
}

// What is inserted into; its static dimensions are those of the result.
static MlirValue build_empty(concat_t *concat) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(concat->op, 0));
  MlirValue dynamic[COTILE_MAX_RANK];
  intptr_t count = 0;
  for (int d = 0; d < concat->rank; d++) {
    int64_t size = cotile_static_dim(type, d);
    if (size < 0)
      dynamic[count++] = concat->sizes[d];
    else
      check_equal(concat, d, concat->sizes[d], cotile_build_index(&concat->builder, size));
  }
  return cotile_build_value(&concat->builder, "tensor.empty", type, count, dynamic, NULL);
}

static MlirValue build_insertions(concat_t *concat, MlirValue target) {
  cotile_builder_t *builder = &concat->builder;
  MlirValue offsets[COTILE_MAX_RANK], sizes[COTILE_MAX_RANK];
  for (int d = 0; d < concat->rank; d++) offsets[d] = cotile_build_index(builder, 0);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(concat->op); i++) {
    MlirValue part = mlirOperationGetOperand(concat->op, i);
    for (int d = 0; d < concat->rank; d++) sizes[d] = cotile_build_dim_origin(builder, part, d);
    target = cotile_build_insertion(builder, part, target, concat->rank, offsets, sizes);
    offsets[concat->dim] = cotile_build_add(builder, offsets[concat->dim], sizes[concat->dim]);
  }
  return target;
}

static void decompose(MlirOperation op) {
  MlirValue result = mlirOperationGetResult(op, 0);
  concat_t concat = {.op = op, .builder = cotile_builder_before(op), .rank = cotile_rank(result)};
  int64_t dim = 0;
  if (concat.rank > COTILE_MAX_RANK || !cotile_op_integer(op, "dim", &dim)) return;
  concat.dim = (int)dim;
  find_sizes(&concat);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    check_part(&concat, mlirOperationGetOperand(op, i));
  MlirValue empty = build_empty(&concat);
  mlirValueReplaceAllUsesOfWith(result, build_insertions(&concat, empty));
  mlirOperationDestroy(op);
}

void cotile_decompose_concats(MlirOperation function) {
  MlirOperation next;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    if (cotile_op_is(op, "tensor.concat")) decompose(op);
  }
}
