// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An input that is read at index 0 of a dimension of size 1, such as a bias of type 1xN, is read as
// the tensor without that dimension: its map is a projected permutation then, as every analysis
// asks for. A tensor that got such dimensions only to be inserted is inserted as it was.
#include <mlir-c/AffineExpr.h>

#include "compiler/input/input.h"
#include "compiler/linalg/structured.h"
#include "ir/query.h"
#include "ir/reshape.h"

static bool is_unit_read(MlirAffineMap map, MlirType type, int d) {
  MlirAffineExpr result = mlirAffineMapGetResult(map, d);
  return cotile_static_dim(type, d) == 1 && mlirAffineExprIsAConstant(result) &&
         mlirAffineConstantExprGetValue(result) == 0;
}

// Every group is one kept dimension and the dropped ones behind it; dropped ones in front go to the
// first. No group if none is kept.
static cotile_reassociation_t reassociation(int rank, const bool *dropped) {
  cotile_reassociation_t result = {0};
  for (int d = 0; d < rank; d++) {
    if (!dropped[d]) result.count++;
    if (result.count > 0) result.end[result.count - 1] = d + 1;
  }
  return result;
}

// True if input `index` changed.
static bool drop_from_input(cotile_structured_t *facts, MlirValue *operands, int index) {
  bool dropped[COTILE_MAX_RANK];
  MlirAffineMap map = facts->map[index];
  MlirAffineExpr kept[COTILE_MAX_RANK];
  int rank, kept_count = 0;
  if (!cotile_is_ranked_tensor(operands[index])) return false;
  rank = cotile_rank(operands[index]);
  if (rank > COTILE_MAX_RANK) return false;
  for (int d = 0; d < rank; d++) {
    dropped[d] = is_unit_read(map, mlirValueGetType(operands[index]), d);
    if (!dropped[d]) kept[kept_count++] = mlirAffineMapGetResult(map, d);
  }
  if (kept_count == rank) return false;
  cotile_builder_t builder = cotile_builder_before(facts->op);
  cotile_reassociation_t kept_dims = reassociation(rank, dropped);
  operands[index] = cotile_build_collapse_shape(&builder, operands[index], &kept_dims);
  facts->map[index] =
      mlirAffineMapGet(builder.context, mlirAffineMapGetNumDims(map), 0, kept_count, kept);
  return true;
}

static void drop_from_op(MlirOperation op) {
  cotile_structured_t facts;
  MlirValue operands[COTILE_MAX_OPERANDS];
  bool changed = false;
  if (!cotile_op_is(op, "linalg.generic") || !cotile_structured_analyse(op, &facts) ||
      mlirOperationGetNumResults(op) != 1)
    return;
  for (int i = 0; i < facts.operand_count; i++) operands[i] = mlirOperationGetOperand(op, i);
  for (int i = 0; i < facts.input_count; i++) changed |= drop_from_input(&facts, operands, i);
  if (!changed) return;
  cotile_builder_t builder = cotile_builder_before(op);
  MlirValue result = mlirOperationGetResult(op, 0);
  MlirOperation copy =
      cotile_build_generic_like(&builder, op, operands, facts.map, facts.loop_count, facts.iterator,
                                mlirValueGetType(result));
  mlirValueReplaceAllUsesOfWith(result, mlirOperationGetResult(copy, 0));
  mlirOperationDestroy(op);
}

static bool adds_only_units(MlirOperation expansion) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(expansion, 0));
  if (mlirShapedTypeGetRank(type) > COTILE_MAX_RANK) return false;
  cotile_reassociation_t groups = cotile_reassociation_of(expansion);
  for (int i = 0; i < groups.count; i++) {
    int others = 0;
    for (int d = cotile_reassociation_begin(&groups, i); d < groups.end[i]; d++)
      others += cotile_static_dim(type, d) != 1;
    if (others > 1) return false;
  }
  return groups.count > 0;
}

static void drop_from_insertion(MlirOperation insert) {
  MlirOperation source = cotile_defining_op(mlirOperationGetOperand(insert, 0));
  if (!mlirOperationIsNull(source) && cotile_op_is(source, "tensor.expand_shape") &&
      adds_only_units(source))
    mlirOperationSetOperand(insert, 0, mlirOperationGetOperand(source, 0));
}

void cotile_drop_unit_dims(MlirOperation function) {
  MlirOperation next;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    if (cotile_op_is(op, "tensor.insert_slice"))
      drop_from_insertion(op);
    else
      drop_from_op(op);
  }
}
