// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/tile.h"

#include <mlir-c/AffineExpr.h>

#include "ir/query.h"

cotile_status_t cotile_axes_of_operand(MlirAffineMap map, const cotile_axis_t *loops,
                                       cotile_axes_t *out) {
  *out = (cotile_axes_t){0};
  for (intptr_t i = 0; i < mlirAffineMapGetNumResults(map); i++) {
    MlirAffineExpr result = mlirAffineMapGetResult(map, i);
    bool is_zero = mlirAffineExprIsAConstant(result) && mlirAffineConstantExprGetValue(result) == 0;
    if (i >= COTILE_MAX_RANK || (!is_zero && !mlirAffineExprIsADim(result)))
      return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                                "an operand of an epilogue is not read by a projected permutation");
    if (!is_zero) out->of[i] = loops[mlirAffineDimExprGetPosition(result)];
  }
  return COTILE_SUCCESS;
}

static MlirAffineMap operand_map(MlirOperation op, intptr_t operand) {
  MlirAffineMap maps[64];
  (void)cotile_indexing_maps(op, maps);
  return maps[operand];
}

cotile_status_t cotile_axes_of_loops(MlirOperation op, const cotile_axes_t *result,
                                     cotile_axis_t *out_loops) {
  char iterators[COTILE_MAX_LOOPS];
  int count = cotile_iterator_types(op, iterators, COTILE_MAX_LOOPS);
  if (mlirOperationGetNumOperands(op) > 64 || count < 0 || count > COTILE_MAX_RANK)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "an epilogue op has too many loops or operands");
  MlirAffineMap map = operand_map(op, mlirOperationGetNumOperands(op) - 1);
  for (int loop = 0; loop < count; loop++) {
    int at = cotile_map_position(map, loop);
    if (iterators[loop] != 'p' || at < 0)
      return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "an epilogue op is not elementwise");
    out_loops[loop] = result->of[at];
  }
  return COTILE_SUCCESS;
}

static void infer_dot(const cotile_dot_t *dot, cotile_axes_t *out) {
  *out = (cotile_axes_t){0};
  if (dot->out_m >= 0) out->of[dot->out_m] = COTILE_AXIS_ROW;
  if (dot->out_n >= 0) out->of[dot->out_n] = COTILE_AXIS_COLUMN;
}

// Loops of `op` take their axes from operand `operand`, whose axes are known.
static void infer_result(MlirOperation op, intptr_t operand, const cotile_axes_t *axes,
                         cotile_axes_t *out) {
  MlirAffineMap from = operand_map(op, operand);
  MlirAffineMap to = operand_map(op, mlirOperationGetNumOperands(op) - 1);
  *out = (cotile_axes_t){0};
  for (int loop = 0; loop < (int)mlirAffineMapGetNumDims(to); loop++) {
    int source = cotile_map_position(from, loop), target = cotile_map_position(to, loop);
    if (source >= 0 && target >= 0 && source < COTILE_MAX_RANK && target < COTILE_MAX_RANK)
      out->of[target] = axes->of[source];
  }
}

bool cotile_axes_infer(const cotile_tile_t *tile, MlirValue value, cotile_axes_t *out) {
  int dot = cotile_tile_find_dot(tile, value);
  if (dot >= 0) {
    infer_dot(&tile->dots[dot], out);
    return true;
  }
  MlirOperation op = cotile_defining_op(value);
  if (mlirOperationIsNull(op) || !cotile_op_is_dialect(op, "linalg")) return false;
  if (mlirOperationGetNumOperands(op) > 64) return false;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    cotile_axes_t axes;
    if (!cotile_axes_infer(tile, mlirOperationGetOperand(op, i), &axes)) continue;
    infer_result(op, i, &axes, out);
    return true;
  }
  return false;
}
