// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transpositions, broadcasts and copies are folded into the indexing maps of the linalg ops that
// read them, so that a weight is never materialised in another layout and siblings that read one
// tensor in different ways still name the same value.
#include "compiler/input/input.h"
#include "compiler/linalg/structured.h"
#include "ir/query.h"

// Follows operand `index` through views; true if it changed.
static bool fold_operand(cotile_structured_t *reader, MlirValue *operands, int index) {
  bool changed = false;
  for (;;) {
    cotile_structured_t view;
    MlirAffineMap map;
    MlirOperation definition = cotile_defining_op(operands[index]);
    if (mlirOperationIsNull(definition) || !cotile_structured_analyse(definition, &view) ||
        !cotile_is_view(&view, &map))
      return changed;
    reader->map[index] = cotile_compose(map, reader->map[index]);
    operands[index] = mlirOperationGetOperand(definition, 0);
    changed = true;
  }
}

static void rebuild(cotile_structured_t *facts, const MlirValue *operands) {
  MlirOperation op = facts->op;
  cotile_builder_t builder = cotile_builder_before(op);
  MlirValue result = mlirOperationGetResult(op, 0);
  MlirOperation copy =
      cotile_build_generic_like(&builder, op, operands, facts->map, facts->loop_count,
                                facts->iterator, mlirValueGetType(result));
  mlirValueReplaceAllUsesOfWith(result, mlirOperationGetResult(copy, 0));
  mlirOperationDestroy(op);
}

// Reading through maps must still cover every loop: a loop whose size only a broadcast gives away
// is also a loop of the result, which the init's map covers.
static void fold_reader(MlirOperation op) {
  cotile_structured_t facts;
  if (!cotile_structured_analyse(op, &facts) || mlirOperationGetNumResults(op) != 1) return;
  MlirAffineMap map;
  if (cotile_is_view(&facts, &map)) return; // its reader looks through it, or it must be computed
  MlirValue operands[COTILE_MAX_OPERANDS];
  bool changed = false;
  for (int i = 0; i < facts.operand_count; i++) operands[i] = mlirOperationGetOperand(op, i);
  for (int i = 0; i < facts.input_count; i++)
    if (mlirAffineMapIsProjectedPermutation(facts.map[i]))
      changed |= fold_operand(&facts, operands, i);
  if (changed) rebuild(&facts, operands);
}

void cotile_fold_views(MlirOperation function) {
  MlirOperation next;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    fold_reader(op);
  }
}
