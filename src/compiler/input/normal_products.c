// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contractions that are a matrix product but for how dimensions are ordered or split become one:
//
// [products-1] Where the result has columns or rows apart (heads in front: [b, h, m, n] of X [b, m,
// k] and W [h, n, k]), it is computed as [b, m, h, n] and transposed. [products-2] Several loops of
// columns become one on a collapsed weight; the result is expanded. [products-3] So do several
// loops of rows, where X is also read as rows: then both read one X. [products-4] Of these
// contractions, those with the weights on the left are turned first: rows are those of X.
#include <mlir-c/AffineExpr.h>

#include "compiler/input/input.h"
#include "compiler/linalg/dim_origin.h"
#include "compiler/linalg/load_time.h"
#include "compiler/linalg/structured.h"
#include "compiler/linalg/transposition.h"
#include "ir/query.h"
#include "ir/reshape.h"

static bool analyse(MlirOperation op, cotile_contraction_t *facts) {
  const char *why;
  return cotile_contraction_analyse(op, facts, &why);
}

// True if the loops of a role stand next to each other in `map`, in their order.
static bool are_adjacent(const cotile_loops_t *loops, MlirAffineMap map) {
  for (int i = 1; i < loops->count; i++)
    if (cotile_map_position(map, loops->dims[i]) != cotile_map_position(map, loops->dims[0]) + i)
      return false;
  return true;
}

static void iterators_of(const cotile_contraction_t *facts, char *out) {
  for (int i = 0; i < facts->loop_count; i++) out[i] = facts->role[i] == COTILE_ROLE_K ? 'r' : 'p';
}

// --- Weights on the left ---

static int contractions_that_read(MlirValue value) {
  int count = 0;
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    cotile_contraction_t facts;
    count += mlirOpOperandGetOperandNumber(use) < COTILE_OUT &&
             analyse(mlirOpOperandGetOwner(use), &facts);
  }
  return count;
}

// The last dimension of the result is one of the left operand's.
static bool has_columns_on_the_left(const cotile_contraction_t *facts) {
  MlirAffineMap out = facts->map[COTILE_OUT];
  int last = cotile_map_loop(out, (int)mlirAffineMapGetNumResults(out) - 1);
  return facts->role[last] == COTILE_ROLE_M;
}

// Weights are known at load; or else they are read by fewer contractions, and their columns are the
// result's. With one loop of rows and one of columns either side is as good.
static bool has_weights_on_the_left(const cotile_contraction_t *facts) {
  int rows = facts->loops[COTILE_ROLE_M].count, columns = facts->loops[COTILE_ROLE_N].count;
  MlirValue left = facts->operand[COTILE_LHS], right = facts->operand[COTILE_RHS];
  if (rows == 0 || columns == 0 || rows + columns == 2) return false;
  bool is_known = cotile_is_load_time(left);
  if (is_known != cotile_is_load_time(right)) return is_known;
  return has_columns_on_the_left(facts) &&
         contractions_that_read(left) < contractions_that_read(right);
}

// --- Transposed results ---

// Loops of the result in the order batch, m, n; returns their number.
static int usual_order(const cotile_contraction_t *facts, int *out_loops) {
  int count = 0;
  for (int i = 0; i < mlirAffineMapGetNumResults(facts->map[COTILE_LHS]); i++) {
    int loop = cotile_map_loop(facts->map[COTILE_LHS], i);
    if (facts->role[loop] == COTILE_ROLE_BATCH) out_loops[count++] = loop;
  }
  static const cotile_role_t roles[] = {COTILE_ROLE_M, COTILE_ROLE_N};
  for (int r = 0; r < 2; r++)
    for (int i = 0; i < facts->loops[roles[r]].count; i++)
      out_loops[count++] = facts->loops[roles[r]].dims[i];
  return count;
}

static MlirAffineMap permutation(MlirContext context, int rank, const int *dims) {
  unsigned positions[COTILE_MAX_RANK];
  for (int d = 0; d < rank; d++) positions[d] = (unsigned)dims[d];
  return mlirAffineMapPermutationGet(context, rank, positions);
}

// [products-1] The contraction whose result is in the usual order; `op` itself if it stays.
static MlirOperation order_result(MlirOperation op, const cotile_contraction_t *facts) {
  MlirOperation fill = cotile_defining_op(facts->operand[COTILE_OUT]);
  int order[COTILE_MAX_LOOPS], from[COTILE_MAX_RANK], count = usual_order(facts, order);
  bool is_ordered = true;
  for (int d = 0; d < count; d++) {
    from[d] = cotile_map_position(facts->map[COTILE_OUT], order[d]);
    is_ordered &= from[d] == d;
  }
  if (is_ordered || !cotile_is_constant_fill(fill)) return op;
  cotile_builder_t builder = cotile_builder_before(op);
  builder.location = mlirOperationGetLocation(op);
  MlirValue result = mlirOperationGetResult(op, 0), init = facts->operand[COTILE_OUT];
  MlirAffineMap places = permutation(builder.context, count, from);
  MlirValue empty = cotile_build_empty_like(&builder, init, places, facts->element[COTILE_OUT]);
  MlirOperation start = cotile_build_fill(&builder, mlirOperationGetOperand(fill, 0), empty);
  MlirValue operands[] = {facts->operand[COTILE_LHS], facts->operand[COTILE_RHS],
                          mlirOperationGetResult(start, 0)};
  MlirAffineExpr dims[COTILE_MAX_RANK];
  for (int d = 0; d < count; d++) dims[d] = mlirAffineDimExprGet(builder.context, order[d]);
  MlirAffineMap maps[] = {facts->map[COTILE_LHS], facts->map[COTILE_RHS],
                          mlirAffineMapGet(builder.context, facts->loop_count, 0, count, dims)};
  char iterators[COTILE_MAX_LOOPS];
  iterators_of(facts, iterators);
  MlirOperation ordered =
      cotile_build_generic_like(&builder, op, operands, maps, facts->loop_count, iterators,
                                mlirValueGetType(operands[COTILE_OUT]));
  MlirAffineMap same = mlirAffineMapMultiDimIdentityGet(builder.context, count);
  MlirValue to = cotile_build_empty_like(&builder, init, same, facts->element[COTILE_OUT]);
  mlirValueReplaceAllUsesOfWith(
      result, cotile_build_transposition(&builder, mlirOperationGetResult(ordered, 0), places, to));
  mlirOperationDestroy(op);
  return ordered;
}

// --- Several loops as one ---

// Groups of the dimensions of an operand: those of the loops of a role are one.
static cotile_reassociation_t groups_of(const cotile_contraction_t *facts, cotile_role_t role,
                                        MlirAffineMap map) {
  cotile_reassociation_t groups = {0};
  int first = facts->loops[role].dims[0];
  for (int d = 0; d < mlirAffineMapGetNumResults(map); d++) {
    int loop = cotile_map_loop(map, d);
    if (facts->role[loop] != role || loop == first) groups.count++;
    groups.end[groups.count - 1] = d + 1;
  }
  return groups;
}

// The map without the loops of a role but the first of them.
static MlirAffineMap merge_map(const cotile_contraction_t *facts, cotile_role_t role,
                               MlirAffineMap map) {
  MlirContext context = mlirAffineMapGetContext(map);
  MlirAffineExpr results[COTILE_MAX_LOOPS];
  int number[COTILE_MAX_LOOPS], loops = 0, count = 0, first = facts->loops[role].dims[0];
  for (int i = 0; i < facts->loop_count; i++) {
    number[i] = loops;
    loops += facts->role[i] != role || i == first;
  }
  for (int d = 0; d < mlirAffineMapGetNumResults(map); d++) {
    int loop = cotile_map_loop(map, d);
    if (facts->role[loop] == role && loop != first) continue;
    results[count++] = mlirAffineDimExprGet(context, number[loop]);
  }
  return mlirAffineMapGet(context, loops, 0, count, results);
}

static int merge_iterators(const cotile_contraction_t *facts, cotile_role_t role, char *out) {
  int count = 0;
  for (int i = 0; i < facts->loop_count; i++)
    if (facts->role[i] != role || i == facts->loops[role].dims[0])
      out[count++] = facts->role[i] == COTILE_ROLE_K ? 'r' : 'p';
  return count;
}

// Equal products of sizes mean that sizes are equal: at most one is not known to be.
static bool have_equal_sizes(const cotile_contraction_t *facts, cotile_role_t role,
                             cotile_operand_t operand) {
  int unknown = 0;
  for (int i = 0; i < facts->loops[role].count; i++) {
    int loop = facts->loops[role].dims[i];
    MlirValue a = facts->operand[operand], b = facts->operand[COTILE_OUT];
    int at_a = cotile_map_position(facts->map[operand], loop);
    int at_b = cotile_map_position(facts->map[COTILE_OUT], loop);
    if (cotile_static_dim(mlirValueGetType(a), at_a) >= 0 &&
        cotile_static_dim(mlirValueGetType(b), at_b) >= 0)
      continue;
    cotile_dim_origin_t origin_a = cotile_dim_origin(a, at_a),
                        origin_b = cotile_dim_origin(b, at_b);
    unknown += !cotile_dim_origin_equal(&origin_a, &origin_b);
  }
  return unknown <= 1;
}

// Makes one of the loops of a role, which index `operand` and the result; `op` itself if it stays.
static MlirOperation merge(MlirOperation op, const cotile_contraction_t *facts, cotile_role_t role,
                           cotile_operand_t operand) {
  const cotile_loops_t *loops = &facts->loops[role];
  if (loops->count < 2 || !are_adjacent(loops, facts->map[operand]) ||
      !are_adjacent(loops, facts->map[COTILE_OUT]) || !have_equal_sizes(facts, role, operand))
    return op;
  cotile_builder_t builder = cotile_builder_before(op);
  builder.location = mlirOperationGetLocation(op);
  MlirValue operands[3], result = mlirOperationGetResult(op, 0), sizes[COTILE_MAX_RANK];
  MlirAffineMap maps[3];
  for (int i = 0; i < 3; i++) {
    cotile_reassociation_t groups = groups_of(facts, role, facts->map[i]);
    operands[i] = i == COTILE_OUT
                      ? cotile_build_collapse_shape(&builder, facts->operand[i], &groups)
                      : cotile_collapse(&builder, facts->operand[i], &groups);
    maps[i] = merge_map(facts, role, facts->map[i]);
  }
  char iterators[COTILE_MAX_LOOPS];
  int count = merge_iterators(facts, role, iterators), dynamic = 0;
  MlirOperation merged = cotile_build_generic_like(&builder, op, operands, maps, count, iterators,
                                                   mlirValueGetType(operands[COTILE_OUT]));
  for (int d = 0; d < cotile_rank(result); d++)
    if (cotile_static_dim(mlirValueGetType(result), d) < 0)
      sizes[dynamic++] = cotile_build_dim(&builder, facts->operand[COTILE_OUT], d);
  cotile_reassociation_t groups = groups_of(facts, role, facts->map[COTILE_OUT]);
  mlirValueReplaceAllUsesOfWith(
      result, cotile_build_expand_shape(&builder, mlirValueGetType(result),
                                        mlirOperationGetResult(merged, 0), &groups, sizes));
  mlirOperationDestroy(op);
  return merged;
}

// --- Rows ---

static bool is_reshape_by(MlirOperation op, const char *name,
                          const cotile_reassociation_t *groups) {
  if (mlirOperationIsNull(op) || !cotile_op_is(op, name)) return false;
  cotile_reassociation_t own = cotile_reassociation_of(op);
  return cotile_reassociation_equal(&own, groups);
}

// True if X was expanded from rows, or something reads it as rows.
static bool is_read_as_rows(const cotile_contraction_t *facts) {
  MlirValue x = facts->operand[COTILE_LHS];
  cotile_reassociation_t groups = groups_of(facts, COTILE_ROLE_M, facts->map[COTILE_LHS]);
  if (is_reshape_by(cotile_defining_op(x), "tensor.expand_shape", &groups)) return true;
  for (MlirOpOperand use = mlirValueGetFirstUse(x); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use))
    if (is_reshape_by(mlirOpOperandGetOwner(use), "tensor.collapse_shape", &groups)) return true;
  return false;
}

// The op that takes the place of `op`.
static MlirOperation visit(MlirOperation op) {
  cotile_contraction_t facts;
  if (!analyse(op, &facts)) return op;
  if (has_weights_on_the_left(&facts)) {
    cotile_contraction_exchange(&facts);
    cotile_contraction_settle(&facts);
    op = facts.op;
    if (!analyse(op, &facts)) return op;
  }
  if (facts.loops[COTILE_ROLE_K].count == 1 && facts.loops[COTILE_ROLE_N].count > 0 &&
      are_adjacent(&facts.loops[COTILE_ROLE_M], facts.map[COTILE_LHS]) &&
      are_adjacent(&facts.loops[COTILE_ROLE_N], facts.map[COTILE_RHS]) &&
      !cotile_contraction_is_matrix_product(&facts)) {
    op = order_result(op, &facts);
    if (!analyse(op, &facts)) return op;
    op = merge(op, &facts, COTILE_ROLE_N, COTILE_RHS);
    if (!analyse(op, &facts)) return op;
  }
  if (facts.loops[COTILE_ROLE_M].count > 1 && cotile_contraction_is_matrix_product(&facts) &&
      is_read_as_rows(&facts))
    return merge(op, &facts, COTILE_ROLE_M, COTILE_LHS);
  return op;
}

void cotile_normalise_products(MlirOperation function) {
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op);)
    op = mlirOperationGetNextInBlock(visit(op));
}
