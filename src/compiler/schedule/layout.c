// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/layout.h"

#include "ir/query.h"
#include "ir/reshape.h"
#include "ir/slice.h"

static bool is_computed_inside(MlirValue value, MlirOperation op) {
  MlirOperation definition = cotile_defining_op(value);
  return !mlirOperationIsNull(definition) &&
         mlirBlockEqual(mlirOperationGetBlock(definition), mlirOperationGetBlock(op));
}

static bool is_expansion(MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  return !mlirOperationIsNull(op) && cotile_op_is(op, "tensor.expand_shape");
}

// The transposition and the expansion that `value` comes from, in the block of `end`.
static void find_shape(MlirValue value, MlirOperation end, cotile_layout_t *layout) {
  MlirOperation op = cotile_defining_op(value);
  MlirAffineMap map;
  layout->value = value;
  if (cotile_is_transposition(op, &map)) {
    MlirValue source = mlirOperationGetOperand(op, 0);
    if (!is_computed_inside(source, end)) return;
    if (mlirAffineMapIsIdentity(map) && !is_expansion(source)) return;
    layout->value = source;
    layout->transpose = op;
  }
  if (is_expansion(layout->value)) {
    layout->expand = cotile_defining_op(layout->value);
    layout->value = mlirOperationGetOperand(layout->expand, 0);
  }
}

cotile_layout_t cotile_layout_of(MlirValue returned) {
  cotile_layout_t layout = {.value = returned};
  MlirOperation op = cotile_defining_op(returned);
  if (mlirOperationIsNull(op)) return layout;
  if (cotile_op_is(op, "tensor.insert_slice")) {
    layout.insert = op;
    returned = mlirOperationGetOperand(op, 0);
  }
  find_shape(returned, op, &layout);
  return layout;
}

bool cotile_layout_before(const cotile_layout_t *layout, cotile_layout_t *out) {
  if (mlirOperationIsNull(layout->insert)) return false;
  MlirValue tensor = mlirOperationGetOperand(layout->insert, 1);
  if (!is_computed_inside(tensor, layout->insert)) return false;
  *out = cotile_layout_of(tensor);
  return !mlirOperationIsNull(out->insert);
}

bool cotile_layout_is_own(const cotile_layout_t *layout) {
  return !mlirOperationIsNull(layout->expand) || !mlirOperationIsNull(layout->transpose) ||
         !mlirOperationIsNull(layout->insert);
}

MlirValue cotile_layout_result(const cotile_layout_t *layout) {
  MlirOperation last = layout->insert;
  if (mlirOperationIsNull(last)) last = layout->transpose;
  if (mlirOperationIsNull(last)) last = layout->expand;
  return mlirOperationIsNull(last) ? layout->value : mlirOperationGetResult(last, 0);
}

// --- Views ---

typedef struct views {
  cotile_builder_t *builder;
  const cotile_layout_t *layout;
  MlirValue tensor; // the memory of the result
  cotile_layout_index_fn index;
  void *user;
} views_t;

static MlirValue index_of(const views_t *views, const cotile_mixed_t *mixed) {
  if (mixed->value.ptr) return views->index(views->user, mixed->value);
  return cotile_build_index(views->builder, mixed->constant);
}

// The window of the tensor that is inserted into, with the dimensions of what is inserted.
static MlirValue inserted_window(const views_t *views) {
  cotile_slice_t slice;
  MlirOperation insert = views->layout->insert;
  if (mlirOperationIsNull(insert) || !cotile_slice_read(insert, &slice)) return views->tensor;
  MlirValue offsets[COTILE_MAX_RANK], sizes[COTILE_MAX_RANK];
  for (int d = 0; d < slice.rank; d++) {
    offsets[d] = index_of(views, &slice.offset[d]);
    sizes[d] = index_of(views, &slice.size[d]);
  }
  MlirType type = mlirValueGetType(mlirOperationGetOperand(insert, 0));
  return cotile_build_extract_slice(views->builder, type, views->tensor, slice.rank, offsets,
                                    sizes);
}

// An empty tensor whose dimension d is as long as dimension map(d) of another, or the other way
// round.
static MlirValue empty_like(cotile_builder_t *builder, MlirType type, MlirAffineMap map,
                            bool is_inverse, MlirValue like) {
  MlirValue sizes[COTILE_MAX_RANK];
  int count = 0;
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++) {
    int dim = is_inverse ? cotile_map_position(map, d) : cotile_map_loop(map, d);
    if (cotile_static_dim(type, d) < 0) sizes[count++] = cotile_build_dim(builder, like, dim);
  }
  return cotile_build_value(builder, "tensor.empty", type, count, sizes, NULL);
}

// The op `transpose` from its result's dimensions to its input's.
static MlirValue transpose_back(cotile_builder_t *builder, MlirOperation transpose,
                                MlirValue tensor) {
  cotile_structured_t facts;
  MlirAffineMap map;
  if (!cotile_structured_analyse(transpose, &facts) || !cotile_is_transposition(transpose, &map))
    return tensor; // not reached
  MlirType type = mlirValueGetType(mlirOperationGetOperand(transpose, 0));
  MlirValue operands[] = {tensor, empty_like(builder, type, map, false, tensor)};
  MlirAffineMap maps[] = {facts.map[1], facts.map[0]};
  return mlirOperationGetResult(cotile_build_generic_like(builder, transpose, operands, maps,
                                                          facts.loop_count, facts.iterator, type),
                                0);
}

MlirValue cotile_layout_fold(cotile_builder_t *builder, const cotile_layout_t *layout,
                             MlirValue tensor, cotile_layout_index_fn index, void *user) {
  const views_t views = {builder, layout, tensor, index, user};
  MlirValue value = inserted_window(&views);
  if (!mlirOperationIsNull(layout->transpose))
    value = transpose_back(builder, layout->transpose, value);
  if (mlirOperationIsNull(layout->expand)) return value;
  cotile_reassociation_t groups = cotile_reassociation_of(layout->expand);
  return cotile_build_collapse_shape(builder, value, &groups);
}

// Sizes are those of the memory, or given as those of a slice are.
static MlirValue expand(const views_t *views, MlirValue value) {
  const cotile_layout_t *layout = views->layout;
  cotile_reassociation_t groups = cotile_reassociation_of(layout->expand);
  MlirType type = mlirValueGetType(mlirOperationGetResult(layout->expand, 0));
  MlirValue sizes[COTILE_MAX_RANK];
  MlirAffineMap map;
  bool permutes = cotile_is_transposition(layout->transpose, &map);
  int count = 0;
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++) {
    if (cotile_static_dim(type, d) >= 0) continue;
    int dim = permutes ? cotile_map_loop(map, d) : d;
    sizes[count] =
        mlirOperationIsNull(layout->insert)
            ? cotile_build_dim(views->builder, views->tensor, dim)
            : views->index(views->user, mlirOperationGetOperand(layout->expand, 1 + count));
    count++;
  }
  return cotile_build_expand_shape(views->builder, type, value, &groups, sizes);
}

static MlirValue transpose(const views_t *views, MlirValue value) {
  const cotile_layout_t *layout = views->layout;
  MlirValue to = views->tensor;
  MlirAffineMap map;
  if (!cotile_is_transposition(layout->transpose, &map)) return value; // not reached
  if (!mlirOperationIsNull(layout->insert))
    to = empty_like(views->builder, mlirValueGetType(mlirOperationGetResult(layout->transpose, 0)),
                    map, true, value);
  MlirValue operands[] = {value, to};
  return mlirOperationGetResult(
      cotile_build_clone(views->builder, layout->transpose, operands, mlirValueGetType(to)), 0);
}

static MlirValue insert(const views_t *views, MlirValue value) {
  MlirOperation op = views->layout->insert;
  intptr_t count = mlirOperationGetNumOperands(op);
  MlirValue operands[2 + 3 * COTILE_MAX_RANK] = {value, views->tensor};
  for (intptr_t i = 2; i < count; i++)
    operands[i] = views->index(views->user, mlirOperationGetOperand(op, i));
  return mlirOperationGetResult(
      cotile_build_clone(views->builder, op, operands, mlirValueGetType(views->tensor)), 0);
}

MlirValue cotile_layout_unfold(cotile_builder_t *builder, const cotile_layout_t *layout,
                               MlirValue value, MlirValue tensor, cotile_layout_index_fn index,
                               void *user) {
  const views_t views = {builder, layout, tensor, index, user};
  if (!mlirOperationIsNull(layout->expand)) value = expand(&views, value);
  if (!mlirOperationIsNull(layout->transpose)) value = transpose(&views, value);
  return mlirOperationIsNull(layout->insert) ? value : insert(&views, value);
}
