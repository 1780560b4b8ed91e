// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/layouts.h"

#include "ir/query.h"
#include "ir/reshape.h"
#include "ir/slice.h"

// --- Which results ---

static bool is_expansion(MlirOperation op) { return cotile_op_is(op, "tensor.expand_shape"); }

static bool is_taken(const cotile_dispatch_t *dispatch, const cotile_layout_t *layout) {
  for (int i = 0; i < dispatch->layout_count; i++)
    if (mlirValueEqual(cotile_layout_result(&dispatch->layouts[i].layout),
                       cotile_layout_result(layout)))
      return true;
  return false;
}

// True if the operands of an op from `first` on can be computed in front of the dispatch.
static bool are_known(const cotile_epilogues_t *epilogues, MlirOperation op, intptr_t first) {
  for (intptr_t i = first; i < mlirOperationGetNumOperands(op); i++)
    if (!cotile_can_hoist(mlirOperationGetOperand(op, i), epilogues->members[0].op,
                          &epilogues->dispatch->ops))
      return false;
  return true;
}

static bool has_unit_strides(const cotile_slice_t *slice) {
  for (int d = 0; d < slice->rank; d++)
    if (slice->stride[d].value.ptr || slice->stride[d].constant != 1) return false;
  return true;
}

// The layout that inserts into the tensor that `insert` gets; -1 if there is none.
static int layout_before(const cotile_dispatch_t *dispatch, MlirOperation insert) {
  if (mlirOperationIsNull(insert)) return -1;
  MlirOperation before = cotile_defining_op(mlirOperationGetOperand(insert, 1));
  for (int i = 0; i < dispatch->layout_count && !mlirOperationIsNull(before); i++)
    if (mlirOperationEqual(dispatch->layouts[i].layout.insert, before)) return i;
  return -1;
}

// True if one kernel can write the slice and all that is inserted before it: nothing else sees the
// tensor in between, and the order does not matter.
static bool may_follow(const cotile_dispatch_t *dispatch, const cotile_slice_t *slice, int before) {
  cotile_slice_t other;
  if (cotile_use_count(cotile_layout_result(&dispatch->layouts[before].layout)) != 1) return false;
  for (int i = before; i >= 0; i = dispatch->layouts[i].before)
    if (!cotile_slice_read(dispatch->layouts[i].layout.insert, &other) ||
        !cotile_slices_are_apart(slice, &other))
      return false;
  return true;
}

static bool may_insert(const cotile_epilogues_t *epilogues, MlirOperation insert) {
  cotile_slice_t slice;
  int before = layout_before(epilogues->dispatch, insert);
  return cotile_slice_read(insert, &slice) && has_unit_strides(&slice) &&
         are_known(epilogues, insert, before < 0 ? 1 : 2) &&
         (before < 0 || may_follow(epilogues->dispatch, &slice, before));
}

cotile_reason_t cotile_insertion_reason(const cotile_epilogues_t *epilogues, MlirOperation op) {
  if (!cotile_op_is(op, "tensor.insert_slice") || layout_before(epilogues->dispatch, op) < 0)
    return COTILE_REASON_NONE;
  return may_insert(epilogues, op) ? COTILE_REASON_FOLLOW_LIMIT : COTILE_REASON_FOLLOW_INSERT;
}

static bool may_transpose(MlirOperation transpose, MlirOperation expand) {
  MlirAffineMap map;
  return cotile_is_transposition(transpose, &map) &&
         !(mlirOperationIsNull(expand) && mlirAffineMapIsIdentity(map));
}

// What the kernel needs for the result: a buffer with its dynamic dimensions, unless it has that
// for what is inserted before, and indices.
static cotile_room_t needed_for(const cotile_dispatch_t *dispatch, const cotile_layout_t *layout) {
  MlirValue indices[COTILE_LAYOUT_INDICES];
  const cotile_result_layout_t result = {.layout = *layout};
  int dims = cotile_layout_indices(&result, indices);
  if (layout_before(dispatch, layout->insert) >= 0) return (cotile_room_t){.dims = dims};
  dims += cotile_dynamic_dims(mlirValueGetType(cotile_layout_result(layout)));
  return (cotile_room_t){.dims = dims, .buffers = 1};
}

static bool may_take(const cotile_epilogues_t *epilogues, const cotile_layout_t *layout) {
  MlirOperation transpose = layout->transpose, expand = layout->expand, insert = layout->insert;
  return !is_taken(epilogues->dispatch, layout) && epilogues->results_left > 0 &&
         (mlirOperationIsNull(transpose) || may_transpose(transpose, expand)) &&
         (mlirOperationIsNull(expand) || are_known(epilogues, expand, 1)) &&
         (mlirOperationIsNull(insert) || may_insert(epilogues, insert));
}

// Which tensors of the contraction are as long as the dimensions of its result.
static void find_sizes(cotile_result_layout_t *result, const cotile_contraction_t *member) {
  for (int d = 0; d < mlirAffineMapGetNumResults(member->map[COTILE_OUT]); d++) {
    int loop = cotile_map_loop(member->map[COTILE_OUT], d);
    cotile_operand_t operand = member->role[loop] == COTILE_ROLE_N ? COTILE_RHS : COTILE_LHS;
    result->tensor[d] = member->operand[operand];
    result->dim[d] = cotile_map_position(member->map[operand], loop);
  }
}

static void take(cotile_epilogues_t *epilogues, const cotile_layout_t *layout,
                 const cotile_contraction_t *member) {
  cotile_dispatch_t *dispatch = epilogues->dispatch;
  int before = layout_before(dispatch, layout->insert);
  if (dispatch->layout_count == dispatch->layout_capacity) {
    int capacity = dispatch->layout_capacity ? 2 * dispatch->layout_capacity : 8;
    cotile_result_layout_t *layouts =
        COTILE_ARENA_NEW(epilogues->arena, capacity, cotile_result_layout_t);
    for (int i = 0; i < dispatch->layout_count; i++) layouts[i] = dispatch->layouts[i];
    dispatch->layouts = layouts;
    dispatch->layout_capacity = capacity;
  }
  if (before >= 0) dispatch->layouts[before].after = dispatch->layout_count;
  cotile_result_layout_t *result = &dispatch->layouts[dispatch->layout_count++];
  *result = (cotile_result_layout_t){.layout = *layout, .before = before, .after = -1};
  find_sizes(result, member);
  epilogues->results_left--;
}

static void try_to_take(cotile_epilogues_t *epilogues, const cotile_layout_t *layout,
                        const cotile_contraction_t *member) {
  cotile_room_t needed = needed_for(epilogues->dispatch, layout);
  if (may_take(epilogues, layout) && cotile_room_take(&epilogues->room, &needed))
    take(epilogues, layout, member);
}

// The insertions of what the layout so far describes.
static void add_inserts(cotile_epilogues_t *epilogues, const cotile_layout_t *layout,
                        const cotile_contraction_t *member) {
  MlirOperation *users;
  MlirValue source = cotile_layout_result(layout);
  int count = cotile_later_users(source, cotile_defining_op(source), epilogues->arena, &users);
  for (int i = 0; i < count; i++) {
    cotile_layout_t inserted = *layout;
    inserted.insert = users[i];
    if (cotile_op_is(users[i], "tensor.insert_slice") &&
        mlirValueEqual(mlirOperationGetOperand(users[i], 0), source))
      try_to_take(epilogues, &inserted, member);
  }
}

// What is done to the value, expanded or not: insertions, also of transpositions; or those
// transpositions.
static void add_users(cotile_epilogues_t *epilogues, const cotile_layout_t *layout,
                      const cotile_contraction_t *member, bool inserts) {
  MlirOperation *users;
  MlirValue source = cotile_layout_result(layout);
  int count = cotile_later_users(source, cotile_defining_op(source), epilogues->arena, &users);
  if (inserts) add_inserts(epilogues, layout, member);
  for (int i = 0; i < count; i++) {
    cotile_layout_t transposed = *layout;
    transposed.transpose = users[i];
    if (!may_transpose(users[i], layout->expand) ||
        cotile_ops_hold(&epilogues->dispatch->ops, users[i]))
      continue;
    if (inserts)
      add_inserts(epilogues, &transposed, member);
    else if (cotile_is_read_outside(epilogues->dispatch, mlirOperationGetResult(users[i], 0)))
      try_to_take(epilogues, &transposed, member);
  }
}

static void add_layouts(cotile_epilogues_t *epilogues, MlirValue value,
                        const cotile_contraction_t *member, bool inserts) {
  MlirOperation *users;
  int count = cotile_later_users(value, cotile_defining_op(value), epilogues->arena, &users);
  cotile_layout_t layout = {.value = value};
  add_users(epilogues, &layout, member, inserts);
  for (int i = 0; i < count; i++) {
    if (!is_expansion(users[i])) continue;
    layout.expand = users[i];
    add_users(epilogues, &layout, member, inserts);
  }
}

void cotile_insertions_add(cotile_epilogues_t *epilogues, MlirValue value,
                           const cotile_contraction_t *member) {
  add_layouts(epilogues, value, member, true);
}

void cotile_transpositions_add(cotile_epilogues_t *epilogues, MlirValue value,
                               const cotile_contraction_t *member) {
  add_layouts(epilogues, value, member, false);
}

static bool is_of_layout(const cotile_layout_t *layout, MlirOperation op) {
  return mlirOperationEqual(layout->expand, op) || mlirOperationEqual(layout->transpose, op) ||
         mlirOperationEqual(layout->insert, op);
}

// True if an op outside of the dispatch stays: it is of no layout, or not the end of one and read
// by others than those.
static bool stays(const cotile_dispatch_t *dispatch, MlirOperation op) {
  bool is_known = false;
  for (int i = 0; i < dispatch->layout_count; i++) {
    const cotile_layout_t *layout = &dispatch->layouts[i].layout;
    if (!is_of_layout(layout, op)) continue;
    if (mlirOperationEqual(cotile_defining_op(cotile_layout_result(layout)), op)) return false;
    is_known = true;
  }
  return !is_known || cotile_is_read_outside(dispatch, mlirOperationGetResult(op, 0));
}

bool cotile_layouts_hold(const cotile_dispatch_t *dispatch, MlirOperation op) {
  for (int i = 0; i < dispatch->layout_count; i++)
    if (is_of_layout(&dispatch->layouts[i].layout, op)) return true;
  return false;
}

bool cotile_is_read_outside(const cotile_dispatch_t *dispatch, MlirValue value) {
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation op = mlirOpOperandGetOwner(use);
    if (!cotile_ops_hold(&dispatch->ops, op) && stays(dispatch, op)) return true;
  }
  return false;
}

int cotile_layout_indices(const cotile_result_layout_t *result,
                          MlirValue out_indices[COTILE_LAYOUT_INDICES]) {
  MlirOperation expand = result->layout.expand, insert = result->layout.insert;
  int count = 0;
  if (mlirOperationIsNull(insert)) return 0;
  for (intptr_t i = 2; i < mlirOperationGetNumOperands(insert); i++)
    out_indices[count++] = mlirOperationGetOperand(insert, i);
  for (intptr_t i = 1; !mlirOperationIsNull(expand) && i < mlirOperationGetNumOperands(expand); i++)
    out_indices[count++] = mlirOperationGetOperand(expand, i);
  return count;
}

// --- Sizes ---

// The last op that gives the result its shape; null: it is that of the value.
static MlirOperation shaping_op(const cotile_layout_t *layout) {
  return mlirOperationIsNull(layout->transpose) ? layout->expand : layout->transpose;
}

static MlirType shape_of(const cotile_layout_t *layout) {
  MlirOperation op = shaping_op(layout);
  return mlirValueGetType(mlirOperationIsNull(op) ? layout->value : mlirOperationGetResult(op, 0));
}

// The size of dimension `dim` of the value, expanded if it is.
static MlirValue size_of(cotile_builder_t *builder, const cotile_result_layout_t *result, int dim) {
  const cotile_layout_t *layout = &result->layout;
  MlirAffineMap map;
  bool permutes = cotile_is_transposition(layout->transpose, &map);
  int64_t size = cotile_static_dim(shape_of(layout), permutes ? cotile_map_loop(map, dim) : dim);
  if (size >= 0) return cotile_build_index(builder, size);
  if (mlirOperationIsNull(layout->expand))
    return cotile_build_dim(builder, result->tensor[dim], result->dim[dim]);
  MlirType type = mlirValueGetType(mlirOperationGetResult(layout->expand, 0));
  size = cotile_static_dim(type, dim);
  if (size >= 0) return cotile_build_index(builder, size);
  intptr_t operand = 1;
  for (int i = 0; i < dim; i++) operand += cotile_static_dim(type, i) < 0;
  return mlirOperationGetOperand(layout->expand, operand);
}

// The size of dimension `dim` of the value, expanded and transposed if it is.
static MlirValue shaped_size(cotile_builder_t *builder, const cotile_result_layout_t *result,
                             int dim) {
  MlirAffineMap map;
  bool permutes = cotile_is_transposition(result->layout.transpose, &map);
  return size_of(builder, result, permutes ? cotile_map_position(map, dim) : dim);
}

MlirValue cotile_layout_end(const cotile_dispatch_t *dispatch,
                            const cotile_result_layout_t *result) {
  while (result->after >= 0) result = &dispatch->layouts[result->after];
  return cotile_layout_result(&result->layout);
}

MlirValue cotile_layout_destination(cotile_builder_t *builder, const cotile_dispatch_t *dispatch,
                                    const cotile_result_layout_t *result) {
  MlirType type = shape_of(&result->layout);
  MlirValue sizes[COTILE_MAX_RANK];
  int count = 0;
  while (result->before >= 0) result = &dispatch->layouts[result->before];
  if (!mlirOperationIsNull(result->layout.insert))
    return mlirOperationGetOperand(result->layout.insert, 1);
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++)
    if (cotile_static_dim(type, d) < 0) sizes[count++] = shaped_size(builder, result, d);
  return cotile_build_value(builder, "tensor.empty", type, count, sizes, NULL);
}

static void assert_equal(cotile_builder_t *builder, MlirOperation op, int dim, MlirValue got,
                         MlirValue want) {
  cotile_build_dim_check(builder, op, dim, "eq", got, want, "does not fit its source");
}

// The groups of dimensions that the value's are split into.
static void assert_products(cotile_builder_t *builder, const cotile_result_layout_t *result) {
  const cotile_layout_t *layout = &result->layout;
  cotile_reassociation_t groups = {0};
  MlirOperation op = mlirOperationIsNull(layout->expand) ? layout->transpose : layout->expand;
  if (mlirOperationIsNull(op)) return;
  if (!mlirOperationIsNull(layout->expand)) groups = cotile_reassociation_of(layout->expand);
  for (int d = 0; d < cotile_rank(layout->value); d++) {
    int begin = groups.count ? cotile_reassociation_begin(&groups, d) : d;
    int end = groups.count ? groups.end[d] : d + 1;
    MlirValue product = size_of(builder, result, begin);
    for (int i = begin + 1; i < end; i++)
      product = cotile_build_mul(builder, product, size_of(builder, result, i));
    assert_equal(builder, op, d, product,
                 cotile_build_dim(builder, result->tensor[d], result->dim[d]));
  }
}

static MlirValue mixed(cotile_builder_t *builder, const cotile_mixed_t *value) {
  return value->value.ptr ? value->value : cotile_build_index(builder, value->constant);
}

// The window is as large as what is inserted; that it is within the tensor was asserted in the
// input.
static void assert_window(cotile_builder_t *builder, const cotile_result_layout_t *result) {
  MlirOperation insert = result->layout.insert;
  cotile_slice_t slice;
  if (mlirOperationIsNull(insert) || !cotile_slice_read(insert, &slice)) return;
  for (int i = 0; i < slice.kept_count; i++)
    assert_equal(builder, insert, slice.kept[i], mixed(builder, &slice.size[slice.kept[i]]),
                 shaped_size(builder, result, i));
}

void cotile_layout_assert(cotile_builder_t *builder, const cotile_result_layout_t *result) {
  assert_products(builder, result);
  assert_window(builder, result);
}
