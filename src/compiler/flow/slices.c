// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/slices.h"

#include "compiler/linalg/captures.h"
#include "compiler/linalg/kernel_ops.h"
#include "ir/builder.h"
#include "ir/query.h"

bool cotile_is_kernel_insert(MlirOperation op) {
  return cotile_op_is(op, "tensor.insert_slice") && cotile_has_kernel_scalars(op, 2);
}

// True if the reader becomes a dispatch that cuts the slice.
static bool is_cut(MlirOpOperand use) {
  MlirOperation reader = mlirOpOperandGetOwner(use);
  intptr_t operand = mlirOpOperandGetOperandNumber(use);
  if (cotile_op_is(reader, "tensor.dim")) return true;
  if (cotile_is_kernel_insert(reader)) return operand == 0;
  return cotile_is_dispatchable_alone(reader) && operand < cotile_linalg_inputs(reader) &&
         !cotile_is_matrix_product(reader);
}

static MlirValue copy_of(MlirOperation slice) {
  cotile_builder_t builder = cotile_builder_before(slice);
  builder.before = mlirOperationGetNextInBlock(slice);
  MlirValue value = mlirOperationGetResult(slice, 0), sizes[COTILE_MAX_RANK];
  MlirType type = mlirValueGetType(value);
  intptr_t count = 0;
  for (int d = 0; d < cotile_rank(value); d++)
    if (cotile_static_dim(type, d) < 0) sizes[count++] = cotile_build_dim(&builder, value, d);
  MlirValue empty = cotile_build_value(&builder, "tensor.empty", type, count, sizes, NULL);
  return mlirOperationGetResult(cotile_build_copy(&builder, value, empty), 0);
}

static void copy_slice(MlirOperation slice) {
  MlirValue copy = {NULL};
  MlirOpOperand next, use = mlirValueGetFirstUse(mlirOperationGetResult(slice, 0));
  for (; !mlirOpOperandIsNull(use); use = next) {
    next = mlirOpOperandGetNextUse(use);
    if (is_cut(use)) continue;
    if (mlirValueIsNull(copy)) copy = copy_of(slice); // its own uses go to the front of the list
    mlirOperationSetOperand(mlirOpOperandGetOwner(use), mlirOpOperandGetOperandNumber(use), copy);
  }
}

void cotile_copy_slices(MlirOperation function) {
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    if (cotile_is_kernel_slice(op)) copy_slice(op);
}
