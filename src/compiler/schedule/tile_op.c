// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/tile_op.h"

#include <mlir-c/AffineExpr.h>

#include "base/size.h"
#include "ir/query.h"
#include "ir/reshape.h"

static int batch_number(const cotile_contraction_t *facts, int loop) {
  for (int i = 0; i < facts->loops[COTILE_ROLE_BATCH].count; i++)
    if (facts->loops[COTILE_ROLE_BATCH].dims[i] == loop) return i;
  return 0;
}

int cotile_batch_order(const cotile_contraction_t *facts, int loop) {
  int number = 0;
  for (int i = 0; i < mlirAffineMapGetNumResults(facts->map[COTILE_LHS]); i++) {
    int other = cotile_map_loop(facts->map[COTILE_LHS], i);
    if (other == loop) return number;
    number += facts->role[other] == COTILE_ROLE_BATCH;
  }
  return batch_number(facts, loop);
}

cotile_tile_dim_t cotile_tile_dim_of_loop(const cotile_contraction_t *facts, int loop) {
  return (cotile_tile_dim_t){facts->role[loop], cotile_batch_order(facts, loop)};
}

void cotile_mark_first_m(cotile_tile_op_t *op) {
  for (int i = 0; i < op->facts.loop_count; i++)
    if (op->loop[i].role == COTILE_ROLE_M) {
      op->is_first_m[i] = true;
      return;
    }
}

void cotile_operand_dims(const cotile_tile_op_t *op, int operand, cotile_tile_dim_t *out) {
  MlirAffineMap map = op->facts.map[operand];
  for (int d = 0; d < mlirAffineMapGetNumResults(map); d++)
    out[d] = op->loop[cotile_map_loop(map, d)];
}

MlirAffineMap cotile_tile_map(const cotile_tile_op_t *op, int operand, MlirContext context) {
  MlirAffineExpr results[COTILE_MAX_LOOPS];
  MlirAffineMap map = op->facts.map[operand];
  int number[COTILE_MAX_LOOPS], loops = 0, first_m = 0, count = 0;
  for (int i = 0; i < op->facts.loop_count; i++) {
    bool kept = op->loop[i].role != COTILE_ROLE_BATCH &&
                (op->loop[i].role != COTILE_ROLE_M || op->is_first_m[i]);
    number[i] = kept ? loops : -1;
    if (op->is_first_m[i]) first_m = loops;
    loops += kept;
  }
  bool seen_m = false;
  for (int d = 0; d < mlirAffineMapGetNumResults(map); d++) {
    int loop = cotile_map_loop(map, d);
    if (op->loop[loop].role == COTILE_ROLE_BATCH) continue;
    if (op->loop[loop].role == COTILE_ROLE_M) {
      if (!seen_m) results[count++] = mlirAffineDimExprGet(context, first_m);
      seen_m = true;
    } else {
      results[count++] = mlirAffineDimExprGet(context, number[loop]);
    }
  }
  return mlirAffineMapGet(context, loops, 0, count, results);
}

int cotile_tile_iterators(const cotile_tile_op_t *op, char *out) {
  int count = 0;
  for (int i = 0; i < op->facts.loop_count; i++)
    if (op->loop[i].role != COTILE_ROLE_BATCH &&
        (op->loop[i].role != COTILE_ROLE_M || op->is_first_m[i]))
      out[count++] = op->facts.iterator[i];
  return count;
}

MlirValue cotile_build_first_atom(cotile_builder_t *builder, MlirValue tile, MlirValue tiles,
                                  MlirValue atoms) {
  return cotile_build_div(builder, cotile_build_mul(builder, tile, atoms), tiles);
}

MlirValue cotile_build_first_atom_narrow(cotile_builder_t *builder, MlirValue tile, MlirValue tiles,
                                         MlirValue atoms) {
  MlirValue whole = cotile_build_mul(builder, tile, cotile_build_div(builder, atoms, tiles));
  MlirValue rest = cotile_build_mul(builder, tile, cotile_build_rem(builder, atoms, tiles));
  return cotile_build_add(builder, whole, cotile_build_div(builder, rest, tiles));
}

void cotile_fold_dims(cotile_tile_dim_t *dims, int rank) {
  int kept = 0;
  for (int i = 0; i < rank; i++)
    if (i == 0 || dims[i].role != COTILE_ROLE_M || dims[i - 1].role != COTILE_ROLE_M)
      dims[kept++] = dims[i];
}

// Of a tensor whose m dimensions become one.
static cotile_reassociation_t fold_groups(const cotile_tile_dim_t *dims, int rank) {
  cotile_reassociation_t result = {0};
  for (int i = 0; i < rank; i++) {
    bool fold = i > 0 && dims[i].role == COTILE_ROLE_M && dims[i - 1].role == COTILE_ROLE_M;
    if (!fold) result.count++;
    result.end[result.count - 1] = i + 1;
  }
  return result;
}

static int count_m(const cotile_tile_dim_t *dims, int rank) {
  int count = 0;
  for (int i = 0; i < rank; i++) count += dims[i].role == COTILE_ROLE_M;
  return count;
}

MlirValue cotile_fold_m(cotile_builder_t *builder, MlirValue tensor,
                        const cotile_tile_dim_t *dims) {
  int rank = cotile_rank(tensor);
  if (count_m(dims, rank) <= 1) return tensor;
  cotile_reassociation_t groups = fold_groups(dims, rank);
  return cotile_build_collapse_shape(builder, tensor, &groups);
}

MlirValue cotile_unfold_m(cotile_builder_t *builder, MlirValue tensor, MlirValue like,
                          const cotile_tile_dim_t *dims) {
  int rank = cotile_rank(like);
  if (count_m(dims, rank) <= 1) return tensor;
  cotile_reassociation_t groups = fold_groups(dims, rank);
  MlirValue sizes[COTILE_MAX_RANK];
  int dynamic = 0;
  for (int i = 0; i < rank; i++)
    if (cotile_static_dim(mlirValueGetType(like), i) < 0)
      sizes[dynamic++] = cotile_build_dim(builder, like, i);
  return cotile_build_expand_shape(builder, mlirValueGetType(like), tensor, &groups, sizes);
}
