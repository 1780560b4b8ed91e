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

static MlirOperation build_reader(cotile_structured_t *facts, const MlirValue *operands) {
  cotile_builder_t builder = cotile_builder_before(facts->op);
  MlirType type = mlirValueGetType(mlirOperationGetResult(facts->op, 0));
  bool is_matrices = cotile_op_is(facts->op, "linalg.matmul");
  for (int i = 0; i < facts->operand_count; i++)
    is_matrices &= mlirAffineMapGetNumResults(facts->map[i]) == 2;
  if (!is_matrices)
    return cotile_build_generic_like(&builder, facts->op, operands, facts->map, facts->loop_count,
                                     facts->iterator, type);
  // A matrix product keeps its name: its maps may be transposed.
  MlirOperation copy = cotile_build_clone(&builder, facts->op, operands, type);
  mlirOperationSetAttributeByName(copy, cotile_str("indexing_maps"),
                                  cotile_maps_attribute(builder.context, 3, facts->map));
  return copy;
}

static void rebuild(cotile_structured_t *facts, const MlirValue *operands) {
  MlirOperation copy = build_reader(facts, operands);
  mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(facts->op, 0),
                                mlirOperationGetResult(copy, 0));
  mlirOperationDestroy(facts->op);
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
