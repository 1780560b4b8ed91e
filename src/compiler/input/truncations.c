// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// arith.truncf of a constant becomes a constant, rounded to nearest, as the op does. MLIR folds
// exact ones alone; but exporters write small numbers in f64, which not every target has.
#include "compiler/input/input.h"
#include "ir/builder.h"
#include "ir/query.h"

// The operation is destroyed by its visitor: only in a walk in post-order.
static MlirWalkResult fold(MlirOperation op, void *user) {
  (void)user;
  if (!cotile_op_is(op, "arith.truncf")) return MlirWalkResultAdvance;
  MlirOperation source = cotile_defining_op(mlirOperationGetOperand(op, 0));
  if (mlirOperationIsNull(source) || !cotile_op_is(source, "arith.constant"))
    return MlirWalkResultAdvance;
  MlirAttribute value = cotile_op_attribute(source, "value");
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  if (!mlirAttributeIsAFloat(value) || !mlirTypeIsAFloat(type)) return MlirWalkResultAdvance;
  cotile_builder_t builder = cotile_builder_before(op);
  MlirNamedAttribute rounded = cotile_named(
      builder.context, "value",
      mlirFloatAttrDoubleGet(builder.context, type, mlirFloatAttrGetValueDouble(value)));
  MlirOperation constant = cotile_build(&builder, &(cotile_op_spec_t){.name = "arith.constant",
                                                                      .result_count = 1,
                                                                      .results = &type,
                                                                      .attribute_count = 1,
                                                                      .attributes = &rounded});
  mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(op, 0), mlirOperationGetResult(constant, 0));
  mlirOperationDestroy(op);
  return MlirWalkResultSkip;
}

void cotile_fold_truncations(MlirOperation function) {
  mlirOperationWalk(function, fold, NULL, MlirWalkPostOrder);
}
