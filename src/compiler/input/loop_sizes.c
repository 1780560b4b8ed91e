// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR compares the sizes of a loop only in ops whose sizes are all static.
#include <mlir-c/AffineExpr.h>

#include "base/size.h"
#include "compiler/input/input.h"
#include "compiler/linalg/structured.h"
#include "ir/builder.h"
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

static int loop_of(MlirAffineExpr at) {
  return mlirAffineExprIsADim(at) ? (int)mlirAffineDimExprGetPosition(at) : -1;
}

// The static size of a dimension of an operand; -1 if it is not known.
static int64_t size_of(const cotile_structured_t *facts, int operand, int dim) {
  MlirType type = mlirValueGetType(mlirOperationGetOperand(facts->op, operand));
  bool is_known = mlirTypeIsAShaped(type) && mlirShapedTypeHasRank(type) &&
                  dim < (int)mlirShapedTypeGetRank(type);
  return is_known ? cotile_static_dim(type, dim) : -1;
}

static bool check_loops(cotile_diagnostics_t *diagnostics, const cotile_structured_t *facts,
                        int operand, known_size_t *known) {
  MlirAffineMap map = facts->map[operand];
  for (int d = 0; d < (int)mlirAffineMapGetNumResults(map); d++) {
    int loop = loop_of(mlirAffineMapGetResult(map, d));
    int64_t size = size_of(facts, operand, d);
    if (loop >= 0 && size >= 0 &&
        !check_dim(diagnostics, facts->op, &known[loop], (known_size_t){operand, d, size}))
      return false;
  }
  return true;
}

// The largest value of an expression over loops of known sizes; -1 if it is not found.
static int64_t largest(MlirAffineExpr at, const known_size_t *known) {
  int64_t sum;
  int loop = loop_of(at);
  if (loop >= 0) return known[loop].operand < 0 ? -1 : known[loop].size - 1;
  if (mlirAffineExprIsAConstant(at)) return mlirAffineConstantExprGetValue(at);
  if (!mlirAffineExprIsAAdd(at) && !mlirAffineExprIsAMul(at)) return -1;
  int64_t left = largest(mlirAffineBinaryOpExprGetLHS(at), known);
  int64_t right = largest(mlirAffineBinaryOpExprGetRHS(at), known);
  if (left < 0 || right < 0) return -1;
  bool is_found = mlirAffineExprIsAAdd(at) ? !__builtin_add_overflow(left, right, &sum)
                                           : cotile_mul(left, right, &sum);
  return is_found ? sum : INT64_MAX;
}

static bool check_indices(cotile_diagnostics_t *diagnostics, const cotile_structured_t *facts,
                          int operand, const known_size_t *known) {
  MlirAffineMap map = facts->map[operand];
  for (int d = 0; d < (int)mlirAffineMapGetNumResults(map); d++) {
    int64_t size = size_of(facts, operand, d);
    int64_t last = largest(mlirAffineMapGetResult(map, d), known);
    if (size < 0 || last < size) continue;
    cotile_diagnostics_add(diagnostics, COTILE_SEVERITY_ERROR, NULL,
                           cotile_location(diagnostics->arena, mlirOperationGetLocation(facts->op)),
                           "dimension %d of operand %d is %lld, but is indexed up to %lld", d,
                           operand, (long long)size, (long long)last);
    return false;
  }
  return true;
}

static bool has_empty_loop(const cotile_structured_t *facts, const known_size_t *known) {
  for (int i = 0; i < facts->loop_count; i++)
    if (known[i].operand >= 0 && known[i].size == 0) return true;
  return false;
}

// MLIR leaves open what the size of a dimension is that a tensor does not have.
static void check_dim_index(cotile_diagnostics_t *diagnostics, MlirOperation op) {
  int64_t dim;
  MlirValue tensor = mlirOperationGetOperand(op, 0);
  if (!cotile_is_ranked_tensor(tensor) ||
      !cotile_constant_value(mlirOperationGetOperand(op, 1), &dim) ||
      (dim >= 0 && dim < cotile_rank(tensor)))
    return;
  cotile_diagnostics_add(
      diagnostics, COTILE_SEVERITY_ERROR, NULL,
      cotile_location(diagnostics->arena, mlirOperationGetLocation(op)), "%s has no dimension %lld",
      cotile_type_text(diagnostics->arena, mlirValueGetType(tensor)), (long long)dim);
}

static MlirWalkResult check_op(MlirOperation op, void *user) {
  cotile_structured_t facts;
  known_size_t known[COTILE_MAX_LOOPS];
  if (cotile_op_is(op, "tensor.dim")) check_dim_index(user, op);
  if (!cotile_op_is_dialect(op, "linalg") || !cotile_structured_analyse(op, &facts))
    return MlirWalkResultAdvance;
  for (int i = 0; i < facts.loop_count; i++) known[i] = (known_size_t){-1, 0, 0};
  bool is_fine = true;
  for (int i = 0; i < facts.operand_count && is_fine; i++)
    is_fine = check_loops(user, &facts, i, known);
  if (has_empty_loop(&facts, known)) return MlirWalkResultAdvance; // indexes nothing
  for (int i = 0; i < facts.operand_count && is_fine; i++)
    is_fine = check_indices(user, &facts, i, known);
  return MlirWalkResultAdvance;
}

void cotile_check_loop_sizes(MlirModule module, cotile_diagnostics_t *diagnostics) {
  mlirOperationWalk(mlirModuleGetOperation(module), check_op, diagnostics, MlirWalkPreOrder);
}
