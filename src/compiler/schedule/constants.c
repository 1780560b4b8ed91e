// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/constants.h"

#include "ir/query.h"

MlirValue cotile_clone_constant(cotile_builder_t *builder, MlirValue value) {
  MlirOperation copy = mlirOperationClone(cotile_defining_op(value));
  cotile_builder_insert(builder, copy);
  return mlirOperationGetResult(copy, 0);
}

typedef struct captures {
  MlirOperation op;
  MlirBlock source;
} captures_t;

static MlirWalkResult clone_captured(MlirOperation nested, void *user) {
  captures_t *captures = user;
  if (mlirOperationEqual(nested, captures->op)) return MlirWalkResultAdvance;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(nested); i++) {
    MlirValue value = mlirOperationGetOperand(nested, i);
    MlirOperation definition = cotile_defining_op(value);
    if (mlirOperationIsNull(definition) || !cotile_op_is(definition, "arith.constant") ||
        !mlirBlockEqual(mlirOperationGetBlock(definition), captures->source))
      continue;
    cotile_builder_t builder = cotile_builder_before(captures->op);
    mlirOperationSetOperand(nested, i, cotile_clone_constant(&builder, value));
  }
  return MlirWalkResultAdvance;
}

void cotile_clone_captured_constants(MlirOperation op, MlirBlock source) {
  captures_t captures = {op, source};
  mlirOperationWalk(op, clone_captured, &captures, MlirWalkPreOrder);
}
