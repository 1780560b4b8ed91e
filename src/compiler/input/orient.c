// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contractions are turned so that the operand with the weights stands on the right: a matrix times
// a vector has no n loop and its m loop runs along the weights; with the operands exchanged that
// loop is n, and kernels see one row of X. Multiplication commutes, so the body stays.
#include <mlir-c/AffineExpr.h>

#include "compiler/input/input.h"
#include "compiler/linalg/load_time.h"
#include "compiler/linalg/structured.h"
#include "ir/query.h"

static bool has_weights_on_the_left(const cotile_contraction_t *facts) {
  if (facts->loops[COTILE_ROLE_M].count == 0) return false;
  if (facts->loops[COTILE_ROLE_N].count == 0) return true;
  if (!cotile_is_load_time(facts->operand[COTILE_LHS]) ||
      cotile_is_load_time(facts->operand[COTILE_RHS]))
    return false;
  MlirAffineMap out = facts->map[COTILE_OUT];
  MlirAffineExpr innermost = mlirAffineMapGetResult(out, mlirAffineMapGetNumResults(out) - 1);
  return facts->role[mlirAffineDimExprGetPosition(innermost)] == COTILE_ROLE_M;
}

void cotile_orient_contractions(MlirOperation function) {
  MlirOperation next;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    cotile_contraction_t facts;
    const char *why;
    if (!cotile_contraction_analyse(op, &facts, &why)) continue;
    if (!has_weights_on_the_left(&facts)) continue;
    cotile_contraction_exchange(&facts);
    cotile_contraction_settle(&facts);
  }
}
