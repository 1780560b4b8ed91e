// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op with a loop of size zero computes nothing: its results are its initial values. Later stages
// never see such an op, but for loops whose size is dynamic.
#include <mlir-c/AffineExpr.h>

#include "compiler/input/input.h"
#include "compiler/linalg/structured.h"
#include "ir/query.h"

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
