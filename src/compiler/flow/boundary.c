// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/boundary.h"

#include "compiler/flow/layouts.h"
#include "compiler/linalg/captures.h"
#include "compiler/linalg/kernel_ops.h"
#include "compiler/linalg/structured.h"
#include "ir/query.h"

void cotile_values_append(cotile_values_t *values, cotile_arena_t *arena, MlirValue value) {
  if (values->count == values->capacity) {
    values->capacity = 2 * values->count + 16;
    MlirValue *items = COTILE_ARENA_NEW(arena, values->capacity, MlirValue);
    for (int i = 0; i < values->count; i++) items[i] = values->items[i];
    values->items = items;
  }
  values->items[values->count++] = value;
}

static void hoist(MlirValue value, MlirOperation anchor);

static bool hoist_capture(void *user, MlirOperation nested, intptr_t operand, MlirValue value) {
  (void)nested, (void)operand;
  hoist(value, *(MlirOperation *)user);
  return true;
}

// Moves the definition of a value, and what it needs, in front of `anchor`.
static void hoist(MlirValue value, MlirOperation anchor) {
  MlirOperation op = cotile_defining_op(value);
  if (mlirOperationIsNull(op) ||
      !mlirBlockEqual(mlirOperationGetBlock(op), mlirOperationGetBlock(anchor)) ||
      mlirOperationIsBeforeInBlock(op, anchor))
    return;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    hoist(mlirOperationGetOperand(op, i), anchor);
  cotile_visit_captures(op, hoist_capture, &anchor);
  mlirOperationMoveBefore(op, anchor);
}

bool cotile_is_shape_only(MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  return !mlirOperationIsNull(op) &&
         (cotile_op_is(op, "tensor.empty") || cotile_is_constant_fill(op));
}

// A destination of the shape of `value` in front of the anchor, without its contents.
static MlirValue destination_like(cotile_boundary_t *boundary, MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  if (!mlirOperationIsNull(op) &&
      (cotile_is_constant_fill(op) || cotile_ops_hold(&boundary->dispatch->ops, op)))
    return destination_like(boundary, mlirOperationGetOperand(op, cotile_linalg_inputs(op)));
  hoist(value, boundary->anchor);
  if (!mlirOperationIsNull(op) && cotile_op_is(op, "tensor.empty")) return value;
  cotile_builder_t builder = cotile_builder_before(boundary->anchor);
  MlirValue sizes[COTILE_MAX_RANK];
  intptr_t count = 0;
  for (int d = 0; d < cotile_rank(value); d++)
    if (cotile_static_dim(mlirValueGetType(value), d) < 0)
      sizes[count++] = cotile_build_dim(&builder, value, d);
  return cotile_build_value(&builder, "tensor.empty", mlirValueGetType(value), count, sizes, NULL);
}

bool cotile_reads_destination(MlirOperation op, int init) {
  MlirBlock body = cotile_op_body(op);
  intptr_t index = cotile_linalg_inputs(op) + init;
  return index < mlirBlockGetNumArguments(body) &&
         cotile_use_count(mlirBlockGetArgument(body, index)) > 0;
}

static void add_input(cotile_boundary_t *boundary, MlirValue value) {
  for (int i = 0; i < boundary->ins.count; i++)
    if (mlirValueEqual(boundary->ins.items[i], value)) return;
  hoist(value, boundary->anchor);
  cotile_values_append(&boundary->ins, boundary->arena, value);
}

static bool is_produced_inside(const cotile_boundary_t *boundary, MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  return !mlirOperationIsNull(op) && cotile_ops_hold(&boundary->dispatch->ops, op);
}

static MlirType bits_type(MlirType type) {
  MlirContext context = mlirTypeGetContext(type);
  return mlirTypeIsAFloat(type) ? mlirIntegerTypeGet(context, mlirFloatTypeGetWidth(type)) : type;
}

// The scalar's bits as an index.
static MlirValue to_index(cotile_builder_t *builder, MlirValue value) {
  MlirType type = mlirValueGetType(value), bits = bits_type(type);
  if (mlirTypeIsAFloat(type))
    value = cotile_build_value(builder, "arith.bitcast", bits, 1, &value, NULL);
  return cotile_build_value(builder, "arith.index_cast", mlirIndexTypeGet(builder->context), 1,
                            &value, NULL);
}

MlirValue cotile_scalar_from_index(cotile_builder_t *builder, MlirType type, MlirValue value) {
  MlirType bits = bits_type(type);
  value = cotile_build_value(builder, "arith.index_cast", bits, 1, &value, NULL);
  if (!mlirTypeIsAFloat(type)) return value;
  return cotile_build_value(builder, "arith.bitcast", type, 1, &value, NULL);
}

MlirValue cotile_boundary_index(const cotile_boundary_t *boundary, MlirValue value) {
  for (int i = 0; i < boundary->scalars.count; i++)
    if (mlirValueEqual(boundary->scalars.items[i], value)) return boundary->indices.items[i];
  return (MlirValue){NULL};
}

static void add_bits(cotile_boundary_t *boundary, MlirValue value) {
  if (!mlirValueIsNull(cotile_boundary_index(boundary, value))) return;
  hoist(value, boundary->anchor);
  cotile_builder_t builder = cotile_builder_before(boundary->anchor);
  MlirValue index = to_index(&builder, value);
  cotile_values_append(&boundary->scalars, boundary->arena, value);
  cotile_values_append(&boundary->indices, boundary->arena, index);
  add_input(boundary, index);
}

static void add_scalar(cotile_boundary_t *boundary, MlirValue value) {
  if (cotile_is_constant(value)) return;
  if (mlirTypeIsAIndex(mlirValueGetType(value)))
    add_input(boundary, value);
  else
    add_bits(boundary, value);
}

// The scalars of a slice's offsets, sizes and strides stand behind its `tensors` operands.
static void add_slice_scalars(cotile_boundary_t *boundary, MlirOperation slice, intptr_t tensors) {
  for (intptr_t i = tensors; i < mlirOperationGetNumOperands(slice); i++)
    add_scalar(boundary, mlirOperationGetOperand(slice, i));
}

static bool add_capture(void *user, MlirOperation nested, intptr_t operand, MlirValue value) {
  (void)nested, (void)operand;
  if (!cotile_is_ranked_tensor(value))
    add_scalar(user, value);
  else if (!cotile_is_constant(value))
    add_input(user, value);
  return true;
}

// A tensor that is read where it lies, also through a slice that the dispatch cuts itself.
static void add_tensor(cotile_boundary_t *boundary, MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  if (cotile_is_constant_fill(op)) return;
  if (!cotile_is_kernel_slice(op)) {
    add_input(boundary, value);
    return;
  }
  add_input(boundary, mlirOperationGetOperand(op, 0));
  add_slice_scalars(boundary, op, 1);
}

static void add_operand(cotile_boundary_t *boundary, MlirOperation op, MlirValue value) {
  if (is_produced_inside(boundary, value)) return;
  if (!cotile_is_ranked_tensor(value))
    add_scalar(boundary, value);
  else if (cotile_is_matrix_product(op)) // its tiles are cut from memory
    add_input(boundary, value);
  else
    add_tensor(boundary, value);
}

static void add_result(cotile_boundary_t *boundary, MlirValue result, MlirValue out) {
  hoist(out, boundary->anchor);
  cotile_values_append(&boundary->outs, boundary->arena, out);
  cotile_values_append(&boundary->results, boundary->arena, result);
}

static void add_layouts(cotile_boundary_t *boundary, MlirValue value) {
  MlirValue indices[COTILE_LAYOUT_INDICES];
  for (int i = 0; i < boundary->dispatch->layout_count; i++) {
    const cotile_result_layout_t *result = &boundary->dispatch->layouts[i];
    MlirOperation expand = result->layout.expand;
    if (!mlirValueEqual(result->layout.value, value)) continue;
    for (int d = 0; d < cotile_rank(value); d++) hoist(result->tensor[d], boundary->anchor);
    if (!mlirOperationIsNull(expand))
      for (intptr_t k = 1; k < mlirOperationGetNumOperands(expand); k++)
        hoist(mlirOperationGetOperand(expand, k), boundary->anchor);
    int index_count = cotile_layout_indices(result, indices);
    for (int k = 0; k < index_count; k++) add_input(boundary, indices[k]);
    cotile_builder_t builder = cotile_builder_before(boundary->anchor);
    if (result->after < 0)
      add_result(boundary, cotile_layout_result(&result->layout),
                 cotile_layout_destination(&builder, boundary->dispatch, result));
    cotile_layout_assert(&builder, result);
  }
}

static void collect_linalg(cotile_boundary_t *boundary, MlirOperation op) {
  intptr_t inputs = cotile_linalg_inputs(op), operands = mlirOperationGetNumOperands(op);
  for (intptr_t i = 0; i < inputs; i++) add_operand(boundary, op, mlirOperationGetOperand(op, i));
  for (intptr_t i = inputs; i < operands; i++) {
    MlirValue init = mlirOperationGetOperand(op, i);
    MlirValue result = mlirOperationGetResult(op, i - inputs);
    bool live = cotile_reads_destination(op, (int)(i - inputs)) && !cotile_is_shape_only(init) &&
                !is_produced_inside(boundary, init);
    bool must_store = cotile_use_count(result) == 0 && !cotile_has_known_shape(op);
    if (cotile_is_read_outside(boundary->dispatch, result) || must_store)
      add_result(boundary, result, live ? init : destination_like(boundary, init));
    else if (live)
      add_input(boundary, init);
    add_layouts(boundary, result);
  }
  cotile_visit_captures(op, add_capture, boundary);
}

static void collect_insert(cotile_boundary_t *boundary, MlirOperation insert) {
  add_result(boundary, mlirOperationGetResult(insert, 0), mlirOperationGetOperand(insert, 1));
  add_tensor(boundary, mlirOperationGetOperand(insert, 0));
  add_slice_scalars(boundary, insert, 2);
}

void cotile_boundary_collect(cotile_boundary_t *out, const cotile_dispatch_t *dispatch,
                             cotile_arena_t *arena) {
  *out =
      (cotile_boundary_t){.dispatch = dispatch, .arena = arena, .anchor = dispatch->ops.items[0]};
  for (int n = 0; n < dispatch->ops.count; n++) {
    MlirOperation op = dispatch->ops.items[n];
    if (cotile_op_is(op, "tensor.insert_slice"))
      collect_insert(out, op);
    else
      collect_linalg(out, op);
  }
}
