// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An elementwise op that reads an expanded tensor is computed on what was expanded, and its result
// is expanded: so what follows a contraction of collapsed rows stays next to it. Other operands are
// collapsed in the same way, which costs nothing, if their map has each group of dimensions as a
// whole or not at all. Casts to known sizes become part of the expansions. That sizes are equal one
// by one is checked apart, where only their product would be.
#include "compiler/input/sink_expansions.h"

#include <mlir-c/AffineExpr.h>

#include "compiler/input/input.h"
#include "compiler/linalg/dim_origin.h"
#include "compiler/linalg/transposition.h"
#include "ir/query.h"

static bool same_sizes(MlirType a, MlirType b) {
  if (mlirShapedTypeGetRank(a) != mlirShapedTypeGetRank(b)) return false;
  for (int d = 0; d < (int)mlirShapedTypeGetRank(a); d++)
    if (cotile_static_dim(a, d) != cotile_static_dim(b, d)) return false;
  return true;
}

// The first input that is the result of a tensor.expand_shape of the op's whole result; null if
// there is none.
static MlirOperation find_expansion(const cotile_structured_t *facts) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(facts->op, 0));
  for (int i = 0; i < facts->input_count; i++) {
    MlirValue input = mlirOperationGetOperand(facts->op, i);
    MlirOperation definition = cotile_defining_op(input);
    if (!mlirOperationIsNull(definition) && cotile_op_is(definition, "tensor.expand_shape") &&
        mlirAffineMapIsIdentity(facts->map[i]) && same_sizes(mlirValueGetType(input), type))
      return definition;
  }
  return (MlirOperation){NULL};
}

static int group_of(const cotile_reassociation_t *groups, int dim) {
  int group = 0;
  while (groups->end[group] <= dim) group++;
  return group;
}

void cotile_loop_sizes(const cotile_structured_t *facts, int64_t *out_sizes) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(facts->op, 0));
  for (int d = 0; d < facts->loop_count; d++) out_sizes[d] = cotile_static_dim(type, d);
  for (int i = 0; i < facts->input_count; i++) {
    type = mlirValueGetType(mlirOperationGetOperand(facts->op, i));
    if (!mlirTypeIsARankedTensor(type)) continue;
    for (int d = 0; d < mlirAffineMapGetNumResults(facts->map[i]); d++)
      if (cotile_static_dim(type, d) < 0 && out_sizes[cotile_map_loop(facts->map[i], d)] == 1)
        out_sizes[cotile_map_loop(facts->map[i], d)] = -1;
  }
}

// The first result of a map, from `at` on, that counts: by a loop of another size than 1, if there
// are sizes.
static int next_dim(MlirAffineMap map, const int64_t *sizes, int at) {
  while (sizes && at < mlirAffineMapGetNumResults(map) && sizes[cotile_map_loop(map, at)] == 1)
    at++;
  return at;
}

static bool try_collapse(MlirAffineMap map, const int64_t *sizes,
                         const cotile_reassociation_t *groups, cotile_reassociation_t *out_own,
                         MlirAffineMap *out_map) {
  MlirContext context = mlirAffineMapGetContext(map);
  MlirAffineExpr results[COTILE_MAX_RANK];
  *out_own = (cotile_reassociation_t){0};
  for (int at = next_dim(map, sizes, 0); at < mlirAffineMapGetNumResults(map);) {
    int group = group_of(groups, cotile_map_loop(map, at));
    for (int d = cotile_reassociation_begin(groups, group); d < groups->end[group]; d++) {
      if (sizes && sizes[d] == 1) continue;
      if (at == mlirAffineMapGetNumResults(map) || cotile_map_loop(map, at) != d) return false;
      at = next_dim(map, sizes, at + 1);
    }
    results[out_own->count] = mlirAffineDimExprGet(context, group);
    out_own->end[out_own->count++] = at;
  }
  *out_map = mlirAffineMapGet(context, groups->count, 0, out_own->count, results);
  return true;
}

bool cotile_collapse_map(MlirAffineMap map, const int64_t *sizes,
                         const cotile_reassociation_t *groups, cotile_reassociation_t *out_own,
                         MlirAffineMap *out_map) {
  return try_collapse(map, NULL, groups, out_own, out_map) ||
         try_collapse(map, sizes, groups, out_own, out_map);
}

// The dynamic dimensions of a group, where at least one of the two sizes is not known.
static int unknown_sizes(MlirValue expanded, MlirValue operand, MlirAffineMap map, int begin,
                         int end) {
  int count = 0;
  for (int at = begin; at < end; at++)
    count += cotile_static_dim(mlirValueGetType(operand), at) < 0 ||
             cotile_static_dim(mlirValueGetType(expanded), cotile_map_loop(map, at)) < 0;
  return count;
}

static void check_sizes(cotile_builder_t *builder, MlirOperation op, MlirValue expanded,
                        MlirValue operand, MlirAffineMap map, const cotile_reassociation_t *own) {
  for (int i = 0; i < own->count; i++) {
    int begin = cotile_reassociation_begin(own, i), end = own->end[i];
    if (unknown_sizes(expanded, operand, map, begin, end) < 2) continue;
    for (int at = begin; at < end; at++) {
      cotile_dim_origin_t a = cotile_dim_origin(operand, at);
      cotile_dim_origin_t b = cotile_dim_origin(expanded, cotile_map_loop(map, at));
      if (cotile_dim_origin_equal(&a, &b)) continue;
      cotile_build_dim_check(builder, op, at, "eq", cotile_build_origin(builder, &a),
                             cotile_build_origin(builder, &b), "is not equal in all operands");
    }
  }
}

MlirValue cotile_splat_as_number(MlirValue operand, MlirAffineMap *inout_map) {
  MlirOperation fill = cotile_defining_op(operand);
  if (!cotile_is_constant_fill(fill)) return operand;
  *inout_map = mlirAffineMapGet(mlirAffineMapGetContext(*inout_map),
                                mlirAffineMapGetNumDims(*inout_map), 0, 0, NULL);
  return mlirOperationGetOperand(fill, 0);
}

// The op that `facts` describe on groups of its loops.
typedef struct collapsed {
  MlirValue operands[COTILE_MAX_OPERANDS];
  MlirAffineMap maps[COTILE_MAX_OPERANDS];
  cotile_reassociation_t own[COTILE_MAX_OPERANDS];
} collapsed_t;

// The operands as they are now, with the maps that they will have.
static bool find_operands(const cotile_structured_t *facts, const cotile_reassociation_t *groups,
                          collapsed_t *out) {
  int64_t sizes[COTILE_MAX_LOOPS];
  cotile_loop_sizes(facts, sizes);
  for (int i = 0; i < facts->operand_count; i++) {
    MlirAffineMap map = facts->map[i];
    out->operands[i] = mlirOperationGetOperand(facts->op, i);
    if (i < facts->input_count) out->operands[i] = cotile_splat_as_number(out->operands[i], &map);
    if (!cotile_collapse_map(map, sizes, groups, &out->own[i], &out->maps[i])) return false;
  }
  return true;
}

MlirOperation cotile_sink_expansion(const cotile_structured_t *facts, MlirOperation expansion) {
  cotile_reassociation_t groups = cotile_reassociation_of(expansion);
  collapsed_t to;
  MlirValue sizes[COTILE_MAX_RANK], result = mlirOperationGetResult(facts->op, 0);
  MlirValue source = mlirOperationGetOperand(expansion, 0);
  int last = facts->operand_count - 1;
  if (groups.count == 0 || !find_operands(facts, &groups, &to)) return (MlirOperation){NULL};
  cotile_builder_t builder = cotile_builder_before(facts->op);
  for (int i = 0; i <= last; i++) {
    if (!cotile_is_ranked_tensor(to.operands[i])) continue;
    check_sizes(&builder, facts->op, mlirOperationGetResult(expansion, 0), to.operands[i],
                facts->map[i], &to.own[i]);
    if (i < last) to.operands[i] = cotile_collapse(&builder, to.operands[i], &to.own[i]);
  }
  MlirAffineMap same = mlirAffineMapMultiDimIdentityGet(builder.context, groups.count);
  to.operands[last] = cotile_build_empty_like(&builder, source, same, cotile_element_of(result));
  MlirOperation sunk =
      cotile_build_generic_like(&builder, facts->op, to.operands, to.maps, groups.count,
                                facts->iterator, mlirValueGetType(to.operands[last]));
  for (intptr_t i = 1; i < mlirOperationGetNumOperands(expansion); i++)
    sizes[i - 1] = mlirOperationGetOperand(expansion, i);
  mlirValueReplaceAllUsesOfWith(
      result, cotile_build_expand_shape(&builder, mlirValueGetType(result),
                                        mlirOperationGetResult(sunk, 0), &groups, sizes));
  mlirOperationDestroy(facts->op);
  return sunk;
}

// True if an expansion can have this type in place of its own: what it expands stays of its type.
static bool can_have_type(MlirOperation expansion, MlirType type) {
  cotile_reassociation_t groups = cotile_reassociation_of(expansion);
  MlirType own = mlirValueGetType(mlirOperationGetResult(expansion, 0));
  int64_t sizes[2][COTILE_MAX_RANK], collapsed[2][COTILE_MAX_RANK];
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++) {
    sizes[0][d] = cotile_static_dim(own, d);
    sizes[1][d] = cotile_static_dim(type, d);
    if (sizes[0][d] >= 0 && sizes[0][d] != sizes[1][d]) return false;
  }
  for (int i = 0; i < 2; i++) cotile_collapse_sizes(&groups, sizes[i], collapsed[i]);
  for (int i = 0; i < groups.count; i++)
    if (collapsed[0][i] != collapsed[1][i]) return false;
  return true;
}

// A cast of an expansion to a type with more static sizes becomes an expansion to that type, and
// checks of these sizes.
static void absorb_cast(MlirOperation cast) {
  MlirOperation expansion = cotile_defining_op(mlirOperationGetOperand(cast, 0));
  MlirType type = mlirValueGetType(mlirOperationGetResult(cast, 0));
  if (mlirOperationIsNull(expansion) || !cotile_op_is(expansion, "tensor.expand_shape") ||
      !mlirTypeIsARankedTensor(type) || !can_have_type(expansion, type))
    return;
  cotile_builder_t builder = cotile_builder_before(cast);
  cotile_reassociation_t groups = cotile_reassociation_of(expansion);
  MlirType own = mlirValueGetType(mlirOperationGetResult(expansion, 0));
  MlirValue sizes[COTILE_MAX_RANK];
  int count = 0, at = 1;
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++) {
    if (cotile_static_dim(own, d) >= 0) continue;
    MlirValue size = mlirOperationGetOperand(expansion, at++);
    if (cotile_static_dim(type, d) < 0) {
      sizes[count++] = size;
      continue;
    }
    cotile_build_dim_check(&builder, cast, d, "eq", size,
                           cotile_build_index(&builder, cotile_static_dim(type, d)),
                           "is not of the size that the program states");
  }
  MlirValue value = cotile_build_expand_shape(&builder, type, mlirOperationGetOperand(expansion, 0),
                                              &groups, sizes);
  mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(cast, 0), value);
  mlirOperationDestroy(cast);
}

static void visit(MlirOperation op) {
  cotile_structured_t facts;
  if (cotile_op_is(op, "tensor.cast")) {
    absorb_cast(op);
    return;
  }
  if (!cotile_structured_analyse(op, &facts) || !cotile_is_elementwise(&facts) ||
      cotile_reads_init(&facts) || !cotile_has_plain_body(op) ||
      !mlirAffineMapIsIdentity(facts.map[facts.operand_count - 1]))
    return;
  MlirOperation expansion = find_expansion(&facts);
  if (!mlirOperationIsNull(expansion)) cotile_sink_expansion(&facts, expansion);
}

void cotile_sink_expansions(MlirOperation function) {
  MlirOperation next;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    visit(op);
  }
}
