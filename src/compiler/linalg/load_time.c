// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/linalg/load_time.h"

#include "ir/query.h"

// What a value is a view of whose shape is known without it; itself if it is none.
static MlirValue source_of_view(MlirValue value) {
  for (;;) {
    MlirOperation op = cotile_defining_op(value);
    if (mlirOperationIsNull(op) || mlirOperationGetNumOperands(op) != 1 ||
        (!cotile_op_is(op, "tensor.collapse_shape") && !cotile_op_is(op, "tensor.expand_shape")))
      return value;
    value = mlirOperationGetOperand(op, 0);
  }
}

bool cotile_is_load_time(MlirValue value) {
  value = source_of_view(value);
  if (!mlirValueIsABlockArgument(value)) return false;
  MlirOperation function = mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(value));
  if (!cotile_op_is(function, "func.func")) return false;
  intptr_t index = mlirBlockArgumentGetArgNumber(value);
  return !mlirAttributeIsNull(cotile_argument_attribute(function, index, "cotile.parameter")) ||
         !mlirAttributeIsNull(cotile_argument_attribute(function, index, "cotile.constant"));
}
