// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR compares the sizes of a loop only in ops whose sizes are all static.
#include <mlir-c/AffineExpr.h>

#include "compiler/input/input.h"
#include "compiler/linalg/structured.h"
#include "ir/query.h"

// Where a loop has got a static size; operand -1: nowhere yet.
typedef struct known_size {
  int operand, dim;
  int64_t size;
} known_size_t;

static bool check_dim(cotile_diagnostics_t *diagnostics, MlirOperation op, known_size_t *known,
                      known_size_t found) {
  if (known->operand < 0) *known = found;
  if (known->size == found.size) return true;
  cotile_diagnostics_add(
      diagnostics, COTILE_SEVERITY_ERROR, NULL,
      cotile_location(diagnostics->arena, mlirOperationGetLocation(op)),
      "dimension %d of operand %d is %lld, but dimension %d of operand %d, along "
      "which the same loop runs, is %lld",
      found.dim, found.operand, (long long)found.size, known->dim, known->operand,
      (long long)known->size);
  return false;
}

static bool runs_along(MlirAffineMap map, int dim, int loop) {
  MlirAffineExpr at = mlirAffineMapGetResult(map, dim);
  return mlirAffineExprIsADim(at) && mlirAffineDimExprGetPosition(at) == loop;
}

static bool check_operand(cotile_diagnostics_t *diagnostics, const cotile_structured_t *facts,
                          int operand, known_size_t *known) {
  MlirType type = mlirValueGetType(mlirOperationGetOperand(facts->op, operand));
  if (!mlirTypeIsAShaped(type) || !mlirShapedTypeHasRank(type)) return true;
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++) {
    int64_t size = cotile_static_dim(type, d);
    for (int loop = 0; loop < facts->loop_count && size >= 0; loop++)
      if (runs_along(facts->map[operand], d, loop) &&
          !check_dim(diagnostics, facts->op, &known[loop], (known_size_t){operand, d, size}))
        return false;
  }
  return true;
}

static MlirWalkResult check_op(MlirOperation op, void *user) {
  cotile_structured_t facts;
  known_size_t known[COTILE_MAX_LOOPS];
  if (!cotile_op_is_dialect(op, "linalg") || !cotile_structured_analyse(op, &facts))
    return MlirWalkResultAdvance;
  for (int i = 0; i < facts.loop_count; i++) known[i] = (known_size_t){-1, 0, 0};
  for (int i = 0; i < facts.operand_count; i++)
    if (!check_operand(user, &facts, i, known)) break;
  return MlirWalkResultAdvance;
}

void cotile_check_loop_sizes(MlirModule module, cotile_diagnostics_t *diagnostics) {
  mlirOperationWalk(mlirModuleGetOperation(module), check_op, diagnostics, MlirWalkPreOrder);
}
