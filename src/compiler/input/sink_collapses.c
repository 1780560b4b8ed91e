// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/input/sink_collapses.h"

#include <mlir-c/AffineExpr.h>

#include "compiler/input/sink_expansions.h"
#include "compiler/linalg/dim_origin.h"
#include "compiler/linalg/transposition.h"
#include "ir/query.h"

bool cotile_split_map(MlirAffineMap map, const cotile_reassociation_t *groups,
                      cotile_reassociation_t *out_own, MlirAffineMap *out_map) {
  MlirContext context = mlirAffineMapGetContext(map);
  MlirAffineExpr results[COTILE_MAX_RANK];
  int count = 0;
  *out_own = (cotile_reassociation_t){0};
  for (int at = 0; at < mlirAffineMapGetNumResults(map); at++) {
    int group = cotile_map_loop(map, at);
    for (int d = cotile_reassociation_begin(groups, group); d < groups->end[group]; d++) {
      if (count == COTILE_MAX_RANK) return false;
      results[count++] = mlirAffineDimExprGet(context, d);
    }
    out_own->end[out_own->count++] = count;
  }
  *out_map = mlirAffineMapGet(context, groups->end[groups->count - 1], 0, count, results);
  return true;
}

static bool have_equal_dim(MlirValue a, MlirValue b, int dim) {
  int64_t p = cotile_static_dim(mlirValueGetType(a), dim);
  int64_t q = cotile_static_dim(mlirValueGetType(b), dim);
  cotile_dim_origin_t x = cotile_dim_origin(a, dim), y = cotile_dim_origin(b, dim);
  return p >= 0 && q >= 0 ? p == q : cotile_dim_origin_equal(&x, &y);
}

// As what the dimensions of a group make up is equal, so is the only one of them that may not be.
bool cotile_collapse_alike(MlirOperation a, MlirOperation b) {
  cotile_reassociation_t p = cotile_reassociation_of(a), q = cotile_reassociation_of(b);
  if (!cotile_reassociation_equal(&p, &q)) return false;
  for (int i = 0; i < p.count; i++) {
    int unknown = 0;
    for (int d = cotile_reassociation_begin(&p, i); d < p.end[i]; d++)
      unknown += !have_equal_dim(mlirOperationGetOperand(a, 0), mlirOperationGetOperand(b, 0), d);
    if (unknown > 1) return false;
  }
  return true;
}

// The type of an operand that is read by a map of dimensions of `source`.
static MlirType expanded_type(MlirValue operand, MlirValue source, MlirAffineMap map) {
  int64_t shape[COTILE_MAX_RANK];
  int rank = (int)mlirAffineMapGetNumResults(map);
  for (int d = 0; d < rank; d++)
    shape[d] = mlirShapedTypeGetDimSize(mlirValueGetType(source), cotile_map_loop(map, d));
  return mlirRankedTensorTypeGet(rank, shape, cotile_element_of(operand), mlirAttributeGetNull());
}

// Where one of both is known before the program runs, so is the other, and they are equal.
static bool has_known_sizes(MlirValue operand, MlirType expanded,
                            const cotile_reassociation_t *groups) {
  int64_t sizes[COTILE_MAX_RANK], collapsed[COTILE_MAX_RANK];
  for (int d = 0; d < (int)mlirShapedTypeGetRank(expanded); d++)
    sizes[d] = cotile_static_dim(expanded, d);
  cotile_collapse_sizes(groups, sizes, collapsed);
  for (int i = 0; i < groups->count; i++)
    if (collapsed[i] != cotile_static_dim(mlirValueGetType(operand), i)) return false;
  return true;
}

static bool is_collapsed_alike(MlirValue operand, MlirOperation collapse) {
  MlirOperation op = cotile_defining_op(operand);
  return !mlirOperationIsNull(op) && cotile_op_is(op, "tensor.collapse_shape") &&
         cotile_collapse_alike(op, collapse);
}

// An operand as what it was collapsed from, or a view of it.
static MlirValue expand(cotile_builder_t *builder, MlirValue operand, MlirType type,
                        const cotile_reassociation_t *own, MlirAffineMap map, MlirValue source) {
  MlirValue sizes[COTILE_MAX_RANK];
  int count = 0;
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++) {
    if (cotile_static_dim(type, d) >= 0) continue;
    cotile_dim_origin_t origin = cotile_dim_origin(source, cotile_map_loop(map, d));
    sizes[count++] = cotile_build_origin(builder, &origin);
  }
  return cotile_build_expand_shape(builder, type, operand, own, sizes);
}

typedef struct split {
  MlirValue operands[COTILE_MAX_OPERANDS];
  MlirAffineMap maps[COTILE_MAX_OPERANDS];
  MlirType types[COTILE_MAX_OPERANDS]; // of what is to be expanded; null: it is as it is
  cotile_reassociation_t own[COTILE_MAX_OPERANDS];
} split_t;

static bool find_operands(const cotile_structured_t *facts, MlirOperation collapse, split_t *out) {
  cotile_reassociation_t groups = cotile_reassociation_of(collapse);
  MlirValue source = mlirOperationGetOperand(collapse, 0);
  for (int i = 0; i < facts->input_count; i++) {
    MlirAffineMap map = facts->map[i];
    MlirValue operand = cotile_splat_as_number(mlirOperationGetOperand(facts->op, i), &map);
    if (!cotile_split_map(map, &groups, &out->own[i], &out->maps[i])) return false;
    out->operands[i] = operand;
    out->types[i] = (MlirType){NULL};
    if (!cotile_is_ranked_tensor(operand)) continue;
    if (mlirAffineMapIsIdentity(map) && is_collapsed_alike(operand, collapse)) {
      out->operands[i] = mlirOperationGetOperand(cotile_defining_op(operand), 0);
      continue;
    }
    out->types[i] = expanded_type(operand, source, out->maps[i]);
    if (!has_known_sizes(operand, out->types[i], &out->own[i])) return false;
  }
  return true;
}

MlirOperation cotile_sink_collapse(const cotile_structured_t *facts, MlirOperation collapse) {
  cotile_reassociation_t groups = cotile_reassociation_of(collapse);
  MlirValue source = mlirOperationGetOperand(collapse, 0);
  MlirValue result = mlirOperationGetResult(facts->op, 0);
  int last = facts->input_count, rank = cotile_rank(source);
  char iterators[COTILE_MAX_RANK];
  split_t to;
  if (groups.count == 0 || !find_operands(facts, collapse, &to)) return (MlirOperation){NULL};
  cotile_builder_t builder = cotile_builder_before(facts->op);
  for (int i = 0; i < last; i++) {
    if (!mlirTypeIsNull(to.types[i]))
      to.operands[i] =
          expand(&builder, to.operands[i], to.types[i], &to.own[i], to.maps[i], source);
  }
  to.maps[last] = mlirAffineMapMultiDimIdentityGet(builder.context, rank);
  to.operands[last] =
      cotile_build_empty_like(&builder, source, to.maps[last], cotile_element_of(result));
  for (int d = 0; d < rank; d++) iterators[d] = 'p';
  MlirOperation sunk = cotile_build_generic_like(&builder, facts->op, to.operands, to.maps, rank,
                                                 iterators, mlirValueGetType(to.operands[last]));
  mlirValueReplaceAllUsesOfWith(
      result, cotile_build_collapse_shape(&builder, mlirOperationGetResult(sunk, 0), &groups));
  mlirOperationDestroy(facts->op);
  return sunk;
}
