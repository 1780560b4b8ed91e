// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/linalg/load_time.h"

#include "ir/query.h"

bool cotile_is_load_time(MlirValue value) {
  if (!mlirValueIsABlockArgument(value)) return false;
  MlirOperation function = mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(value));
  if (!cotile_op_is(function, "func.func")) return false;
  intptr_t index = mlirBlockArgumentGetArgNumber(value);
  return !mlirAttributeIsNull(cotile_argument_attribute(function, index, "cotile.parameter")) ||
         !mlirAttributeIsNull(cotile_argument_attribute(function, index, "cotile.constant"));
}
