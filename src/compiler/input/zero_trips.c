// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op with a loop of size zero computes nothing: its results are its initial values. Later stages
// never see such an op, but for loops whose size is dynamic.
#include <mlir-c/AffineExpr.h>

#include "compiler/input/input.h"
#include "compiler/linalg/structured.h"
#include "ir/builder.h"
#include "ir/query.h"
#include "ir/slice.h"

static bool has_empty_loop(const cotile_structured_t *facts) {
  for (int i = 0; i < facts->operand_count; i++) {
    MlirValue operand = mlirOperationGetOperand(facts->op, i);
    if (!cotile_is_ranked_tensor(operand)) continue;
    for (int d = 0; d < mlirAffineMapGetNumResults(facts->map[i]); d++)
      if (cotile_static_dim(mlirValueGetType(operand), d) == 0 &&
          mlirAffineExprIsADim(mlirAffineMapGetResult(facts->map[i], d)))
        return true;
  }
  return false;
}

void cotile_drop_zero_trips(MlirOperation function) {
  MlirOperation next;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = next) {
    cotile_structured_t facts;
    next = mlirOperationGetNextInBlock(op);
    if (!cotile_structured_analyse(op, &facts) || !has_empty_loop(&facts)) continue;
    int results = (int)mlirOperationGetNumResults(op);
    if (results != facts.operand_count - facts.input_count) continue; // not on tensors
    for (int i = 0; i < results; i++)
      mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(op, i),
                                    mlirOperationGetOperand(op, facts.input_count + i));
    mlirOperationDestroy(op);
  }
}

static bool is_empty(MlirType type) {
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++)
    if (cotile_static_dim(type, d) == 0) return true;
  return false;
}

// MLIR has no slice of a tensor without elements, which a kernel that copies one would need.
void cotile_drop_empty_slices(MlirOperation function) {
  MlirOperation next;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    if (!cotile_op_is(op, "tensor.extract_slice")) continue;
    MlirValue slice = mlirOperationGetResult(op, 0);
    MlirType type = mlirValueGetType(slice);
    cotile_slice_t window;
    if (!is_empty(type) || !cotile_slice_read(op, &window)) continue;
    MlirValue sizes[COTILE_MAX_RANK];
    int count = 0;
    cotile_builder_t builder = cotile_builder_before(op);
    for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++)
      if (cotile_static_dim(type, d) < 0) sizes[count++] = window.size[window.kept[d]].value;
    mlirValueReplaceAllUsesOfWith(
        slice, cotile_build_value(&builder, "tensor.empty", type, count, sizes, NULL));
    mlirOperationDestroy(op);
  }
}
