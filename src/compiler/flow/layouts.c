// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/layouts.h"

#include "ir/query.h"
#include "ir/reshape.h"

// --- Which results ---

static bool is_expansion(MlirOperation op) { return cotile_op_is(op, "tensor.expand_shape"); }

static bool is_taken(const cotile_dispatch_t *dispatch, MlirOperation transpose) {
  for (int i = 0; i < dispatch->layout_count; i++)
    if (mlirOperationEqual(dispatch->layouts[i].layout.transpose, transpose)) return true;
  return false;
}

static bool has_known_sizes(const cotile_epilogues_t *epilogues, MlirOperation expand) {
  for (intptr_t i = 1; i < mlirOperationGetNumOperands(expand); i++)
    if (!cotile_can_hoist(mlirOperationGetOperand(expand, i), epilogues->members[0].op,
                          &epilogues->dispatch->ops))
      return false;
  return true;
}

static bool may_take(const cotile_epilogues_t *epilogues, const cotile_layout_t *layout) {
  MlirOperation op = layout->transpose, expand = layout->expand;
  MlirAffineMap map;
  if (!cotile_is_transposition(op, &map) || is_taken(epilogues->dispatch, op) ||
      cotile_ops_hold(&epilogues->dispatch->ops, op))
    return false;
  if (mlirOperationIsNull(expand) ? mlirAffineMapIsIdentity(map)
                                  : !has_known_sizes(epilogues, expand))
    return false;
  return epilogues->results_left > 0 && epilogues->room.buffers > 0 &&
         cotile_dynamic_dims(mlirValueGetType(mlirOperationGetResult(op, 0))) <=
             epilogues->room.dims;
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
  if (dispatch->layout_count == dispatch->layout_capacity) {
    int capacity = dispatch->layout_capacity ? 2 * dispatch->layout_capacity : 8;
    cotile_result_layout_t *layouts =
        COTILE_ARENA_NEW(epilogues->arena, capacity, cotile_result_layout_t);
    for (int i = 0; i < dispatch->layout_count; i++) layouts[i] = dispatch->layouts[i];
    dispatch->layouts = layouts;
    dispatch->layout_capacity = capacity;
  }
  cotile_result_layout_t *result = &dispatch->layouts[dispatch->layout_count++];
  *result = (cotile_result_layout_t){.layout = *layout};
  find_sizes(result, member);
  epilogues->results_left--;
  epilogues->room.buffers--;
  epilogues->room.dims -=
      cotile_dynamic_dims(mlirValueGetType(mlirOperationGetResult(layout->transpose, 0)));
}

static void add_transpositions(cotile_epilogues_t *epilogues, MlirValue value, MlirOperation expand,
                               const cotile_contraction_t *member) {
  MlirValue source = mlirOperationIsNull(expand) ? value : mlirOperationGetResult(expand, 0);
  MlirOperation *users;
  int count = cotile_later_users(source, cotile_defining_op(source), epilogues->arena, &users);
  for (int i = 0; i < count; i++) {
    cotile_layout_t layout = {value, expand, users[i]};
    if (may_take(epilogues, &layout)) take(epilogues, &layout, member);
  }
}

void cotile_layouts_add(cotile_epilogues_t *epilogues, MlirValue value,
                        const cotile_contraction_t *member) {
  MlirOperation *users;
  int count = cotile_later_users(value, cotile_defining_op(value), epilogues->arena, &users);
  add_transpositions(epilogues, value, (MlirOperation){NULL}, member);
  for (int i = 0; i < count; i++)
    if (is_expansion(users[i])) add_transpositions(epilogues, value, users[i], member);
}

bool cotile_layouts_hold(const cotile_dispatch_t *dispatch, MlirOperation op) {
  for (int i = 0; i < dispatch->layout_count; i++)
    if (mlirOperationEqual(dispatch->layouts[i].layout.transpose, op)) return true;
  return false;
}

bool cotile_is_read_outside(const cotile_dispatch_t *dispatch, MlirValue value) {
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation op = mlirOpOperandGetOwner(use);
    bool is_inside = cotile_ops_hold(&dispatch->ops, op);
    for (int i = 0; i < dispatch->layout_count && !is_inside; i++) {
      const cotile_layout_t *layout = &dispatch->layouts[i].layout;
      if (mlirOperationEqual(layout->expand, op))
        is_inside = !cotile_is_read_outside(dispatch, mlirOperationGetResult(op, 0));
      else
        is_inside = mlirOperationEqual(layout->transpose, op);
    }
    if (!is_inside) return true;
  }
  return false;
}

// --- Sizes ---

// The size of dimension `dim` of what is transposed.
static MlirValue size_of(cotile_builder_t *builder, const cotile_result_layout_t *result, int dim) {
  const cotile_layout_t *layout = &result->layout;
  MlirAffineMap map;
  (void)cotile_is_transposition(layout->transpose, &map);
  MlirType written = mlirValueGetType(mlirOperationGetResult(layout->transpose, 0));
  int64_t size = cotile_static_dim(written, cotile_map_loop(map, dim));
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

MlirValue cotile_layout_destination(cotile_builder_t *builder,
                                    const cotile_result_layout_t *result) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(result->layout.transpose, 0));
  MlirValue sizes[COTILE_MAX_RANK];
  MlirAffineMap map;
  int count = 0;
  (void)cotile_is_transposition(result->layout.transpose, &map);
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++)
    if (cotile_static_dim(type, d) < 0)
      sizes[count++] = size_of(builder, result, cotile_map_position(map, d));
  return cotile_build_value(builder, "tensor.empty", type, count, sizes, NULL);
}

static void assert_equal(cotile_builder_t *builder, const cotile_layout_t *layout, int dim,
                         MlirValue got, MlirValue want) {
  int64_t a, b;
  if (mlirValueEqual(got, want)) return;
  if (cotile_constant_value(got, &a) && cotile_constant_value(want, &b) && a == b) return;
  MlirOperation op = mlirOperationIsNull(layout->expand) ? layout->transpose : layout->expand;
  MlirStringRef name = cotile_op_name(op);
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  const char *message = cotile_arena_format(
      &arena, "%s: dimension %d of %.*s does not fit its source",
      cotile_location_text(&arena, mlirOperationGetLocation(op)), dim, (int)name.length, name.data);
  MlirNamedAttribute attribute = cotile_named(
      builder->context, "msg", mlirStringAttrGet(builder->context, cotile_str(message)));
  MlirValue equal = cotile_build_compare(builder, "eq", got, want);
  cotile_build(builder, &(cotile_op_spec_t){.name = "cf.assert",
                                            .operand_count = 1,
                                            .operands = &equal,
                                            .attribute_count = 1,
                                            .attributes = &attribute});
  cotile_arena_deinit(&arena);
}

void cotile_layout_assert(cotile_builder_t *builder, const cotile_result_layout_t *result) {
  const cotile_layout_t *layout = &result->layout;
  cotile_reassociation_t groups = {0};
  if (!mlirOperationIsNull(layout->expand)) groups = cotile_reassociation_of(layout->expand);
  for (int d = 0; d < cotile_rank(layout->value); d++) {
    int begin = groups.count ? cotile_reassociation_begin(&groups, d) : d;
    int end = groups.count ? groups.end[d] : d + 1;
    MlirValue product = size_of(builder, result, begin);
    for (int i = begin + 1; i < end; i++)
      product = cotile_build_mul(builder, product, size_of(builder, result, i));
    assert_equal(builder, layout, d, product,
                 cotile_build_dim(builder, result->tensor[d], result->dim[d]));
  }
}
