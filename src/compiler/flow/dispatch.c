// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/dispatch.h"

#include <stddef.h>
#include <string.h>

#include <mlir-c/AffineExpr.h>

#include "compiler/flow/layouts.h"
#include "compiler/linalg/captures.h"
#include "compiler/linalg/contraction.h"
#include "compiler/linalg/structured.h"
#include "ir/query.h"

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

// Building the dispatch. Values from outside are mapped to block arguments or clones.
typedef struct forming {
  const cotile_dispatch_t *dispatch;
  cotile_arena_t *arena;
  MlirOperation anchor;
  cotile_builder_t body;
  int pair_count, pair_capacity;
  MlirValue *from, *to;
  int in_count, in_capacity, out_count, scalar_count, scalar_capacity;
  MlirValue *ins, *outs, *results; // outs and results go together
  MlirValue *scalars, *indices;    // those of other types than index, and what is given for them
} forming_t;

// Makes room for one more value.
static MlirValue *grown(cotile_arena_t *arena, MlirValue *values, int count, int capacity) {
  MlirValue *copy = COTILE_ARENA_NEW(arena, capacity, MlirValue);
  if (count > 0) memcpy(copy, values, (size_t)count * sizeof *copy);
  return copy;
}

static MlirValue mapped(const forming_t *forming, MlirValue value) {
  for (int i = 0; i < forming->pair_count; i++)
    if (mlirValueEqual(forming->from[i], value)) return forming->to[i];
  return (MlirValue){NULL};
}

static void map(forming_t *forming, MlirValue from, MlirValue to) {
  int count = forming->pair_count;
  if (count == forming->pair_capacity) {
    forming->pair_capacity = 2 * count + 64;
    forming->from = grown(forming->arena, forming->from, count, forming->pair_capacity);
    forming->to = grown(forming->arena, forming->to, count, forming->pair_capacity);
  }
  forming->from[forming->pair_count] = from;
  forming->to[forming->pair_count++] = to;
}

// What only gives a shape: tensor.empty, or a fill whose value is computed inside.
static bool is_shape_only(MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  return !mlirOperationIsNull(op) &&
         (cotile_op_is(op, "tensor.empty") || cotile_is_constant_fill(op));
}

// A destination of the shape of `value` in front of the anchor, without its contents.
static MlirValue destination_like(forming_t *forming, MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  if (!mlirOperationIsNull(op) &&
      (cotile_is_constant_fill(op) || cotile_ops_hold(&forming->dispatch->ops, op)))
    return destination_like(forming, mlirOperationGetOperand(op, cotile_linalg_inputs(op)));
  hoist(value, forming->anchor);
  if (!mlirOperationIsNull(op) && cotile_op_is(op, "tensor.empty")) return value;
  cotile_builder_t builder = cotile_builder_before(forming->anchor);
  MlirValue sizes[COTILE_MAX_RANK];
  intptr_t count = 0;
  for (int d = 0; d < cotile_rank(value); d++)
    if (cotile_static_dim(mlirValueGetType(value), d) < 0)
      sizes[count++] = cotile_build_dim(&builder, value, d);
  return cotile_build_value(&builder, "tensor.empty", mlirValueGetType(value), count, sizes, NULL);
}

static bool reads_init(MlirOperation op, int init) {
  MlirBlock body = cotile_op_body(op);
  intptr_t index = cotile_linalg_inputs(op) + init;
  return index < mlirBlockGetNumArguments(body) &&
         cotile_use_count(mlirBlockGetArgument(body, index)) > 0;
}

static void add_input(forming_t *forming, MlirValue value) {
  for (int i = 0; i < forming->in_count; i++)
    if (mlirValueEqual(forming->ins[i], value)) return;
  hoist(value, forming->anchor);
  if (forming->in_count == forming->in_capacity) {
    forming->in_capacity = 2 * forming->in_count + 16;
    forming->ins = grown(forming->arena, forming->ins, forming->in_count, forming->in_capacity);
  }
  forming->ins[forming->in_count++] = value;
}

static bool is_produced_inside(const forming_t *forming, MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  return !mlirOperationIsNull(op) && cotile_ops_hold(&forming->dispatch->ops, op);
}

bool cotile_is_matrix_product(MlirOperation op) {
  cotile_contraction_t facts;
  const char *why;
  return cotile_contraction_analyse(op, &facts, &why) &&
         cotile_contraction_is_matrix_product(&facts);
}

// Kernels get indices, so other scalars of the host program are given to a dispatch as their bits.
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

static MlirValue from_index(cotile_builder_t *builder, MlirType type, MlirValue value) {
  MlirType bits = bits_type(type);
  value = cotile_build_value(builder, "arith.index_cast", bits, 1, &value, NULL);
  if (!mlirTypeIsAFloat(type)) return value;
  return cotile_build_value(builder, "arith.bitcast", type, 1, &value, NULL);
}

static int find_scalar(const forming_t *forming, MlirValue value) {
  for (int i = 0; i < forming->scalar_count; i++)
    if (mlirValueEqual(forming->scalars[i], value)) return i;
  return -1;
}

static void add_bits(forming_t *forming, MlirValue value) {
  int count = forming->scalar_count;
  if (find_scalar(forming, value) >= 0) return;
  if (count == forming->scalar_capacity) {
    forming->scalar_capacity = 2 * count + 8;
    forming->scalars = grown(forming->arena, forming->scalars, count, forming->scalar_capacity);
    forming->indices = grown(forming->arena, forming->indices, count, forming->scalar_capacity);
  }
  hoist(value, forming->anchor);
  cotile_builder_t builder = cotile_builder_before(forming->anchor);
  forming->scalars[count] = value;
  forming->indices[count] = to_index(&builder, value);
  add_input(forming, forming->indices[count]);
  forming->scalar_count++;
}

static void add_scalar(forming_t *forming, MlirValue value) {
  if (cotile_is_constant(value)) return;
  if (mlirTypeIsAIndex(mlirValueGetType(value)))
    add_input(forming, value);
  else
    add_bits(forming, value);
}

// The scalars of a slice's offsets, sizes and strides stand behind its `tensors` operands.
static void add_slice_scalars(forming_t *forming, MlirOperation slice, intptr_t tensors) {
  for (intptr_t i = tensors; i < mlirOperationGetNumOperands(slice); i++)
    add_scalar(forming, mlirOperationGetOperand(slice, i));
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
static void add_tensor(forming_t *forming, MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  if (cotile_is_constant_fill(op)) return;
  if (!cotile_is_kernel_slice(op)) {
    add_input(forming, value);
    return;
  }
  add_input(forming, mlirOperationGetOperand(op, 0));
  add_slice_scalars(forming, op, 1);
}

static void add_operand(forming_t *forming, MlirOperation op, MlirValue value) {
  if (is_produced_inside(forming, value)) return;
  if (!cotile_is_ranked_tensor(value))
    add_scalar(forming, value);
  else if (cotile_is_matrix_product(op)) // its tiles are cut from memory
    add_input(forming, value);
  else
    add_tensor(forming, value);
}

static void add_result(forming_t *forming, MlirValue result, MlirValue out) {
  hoist(out, forming->anchor);
  forming->outs[forming->out_count] = out;
  forming->results[forming->out_count++] = result;
}

static void add_layouts(forming_t *forming, MlirValue value) {
  MlirValue indices[COTILE_LAYOUT_INDICES];
  for (int i = 0; i < forming->dispatch->layout_count; i++) {
    const cotile_result_layout_t *result = &forming->dispatch->layouts[i];
    MlirOperation expand = result->layout.expand;
    if (!mlirValueEqual(result->layout.value, value)) continue;
    for (int d = 0; d < cotile_rank(value); d++) hoist(result->tensor[d], forming->anchor);
    if (!mlirOperationIsNull(expand))
      for (intptr_t k = 1; k < mlirOperationGetNumOperands(expand); k++)
        hoist(mlirOperationGetOperand(expand, k), forming->anchor);
    int index_count = cotile_layout_indices(result, indices);
    for (int k = 0; k < index_count; k++) add_input(forming, indices[k]);
    cotile_builder_t builder = cotile_builder_before(forming->anchor);
    if (result->after < 0)
      add_result(forming, cotile_layout_result(&result->layout),
                 cotile_layout_destination(&builder, forming->dispatch, result));
    cotile_layout_assert(&builder, result);
  }
}

static void collect_linalg(forming_t *forming, MlirOperation op) {
  intptr_t inputs = cotile_linalg_inputs(op), operands = mlirOperationGetNumOperands(op);
  for (intptr_t i = 0; i < inputs; i++) add_operand(forming, op, mlirOperationGetOperand(op, i));
  for (intptr_t i = inputs; i < operands; i++) {
    MlirValue init = mlirOperationGetOperand(op, i);
    MlirValue result = mlirOperationGetResult(op, i - inputs);
    bool live = reads_init(op, (int)(i - inputs)) && !is_shape_only(init) &&
                !is_produced_inside(forming, init);
    bool must_store = cotile_use_count(result) == 0 && !cotile_has_known_shape(op);
    if (cotile_is_read_outside(forming->dispatch, result) || must_store)
      add_result(forming, result, live ? init : destination_like(forming, init));
    else if (live)
      add_input(forming, init);
    add_layouts(forming, result);
  }
  cotile_visit_captures(op, add_capture, forming);
}

static void collect_insert(forming_t *forming, MlirOperation insert) {
  add_result(forming, mlirOperationGetResult(insert, 0), mlirOperationGetOperand(insert, 1));
  add_tensor(forming, mlirOperationGetOperand(insert, 0));
  add_slice_scalars(forming, insert, 2);
}

// Decides what crosses the boundary: inputs in the order of their first reader, results in order.
static void collect_boundary(forming_t *forming) {
  for (int n = 0; n < forming->dispatch->ops.count; n++) {
    MlirOperation op = forming->dispatch->ops.items[n];
    if (cotile_op_is(op, "tensor.insert_slice"))
      collect_insert(forming, op);
    else
      collect_linalg(forming, op);
  }
}

// The body's own copy of a constant, or a scalar that add_scalar has seen.
static MlirValue scalar_inside(forming_t *forming, MlirValue value) {
  MlirValue known = mapped(forming, value), copy;
  if (!mlirValueIsNull(known)) return known;
  int number = find_scalar(forming, value);
  if (number < 0) {
    MlirOperation constant = mlirOperationClone(cotile_defining_op(value));
    cotile_builder_insert(&forming->body, constant);
    copy = mlirOperationGetResult(constant, 0);
  } else {
    copy = from_index(&forming->body, mlirValueGetType(value),
                      mapped(forming, forming->indices[number]));
  }
  map(forming, value, copy);
  return copy;
}

// Puts what is captured in front of the op whose body reads it.
static bool prepare_capture(void *user, MlirOperation nested, intptr_t operand, MlirValue value) {
  (void)nested, (void)operand;
  (void)scalar_inside(user, value);
  return true;
}

static bool clone_capture(void *user, MlirOperation nested, intptr_t operand, MlirValue value) {
  mlirOperationSetOperand(nested, operand, scalar_inside(user, value));
  return true;
}

// A value of the body for a tensor that is read; null for a fill.
static MlirValue tensor_inside(forming_t *forming, MlirValue value) {
  MlirOperation slice = cotile_defining_op(value);
  MlirValue known = mapped(forming, value);
  if (!mlirValueIsNull(known) || !cotile_is_kernel_slice(slice)) return known;
  MlirOperation copy = mlirOperationClone(slice);
  mlirOperationSetOperand(copy, 0, mapped(forming, mlirOperationGetOperand(slice, 0)));
  for (intptr_t i = 1; i < mlirOperationGetNumOperands(slice); i++)
    mlirOperationSetOperand(copy, i, scalar_inside(forming, mlirOperationGetOperand(slice, i)));
  cotile_builder_insert(&forming->body, copy);
  map(forming, value, mlirOperationGetResult(copy, 0));
  return mlirOperationGetResult(copy, 0);
}

static MlirValue fill_inside(forming_t *forming, MlirValue filled, MlirValue destination) {
  MlirValue scalar = scalar_inside(forming, mlirOperationGetOperand(cotile_defining_op(filled), 0));
  return mlirOperationGetResult(cotile_build_fill(&forming->body, scalar, destination), 0);
}

// The block argument that result `value` of the dispatch is computed into; null if it is none.
static MlirValue out_argument(const forming_t *forming, MlirValue value) {
  for (int i = 0; i < forming->out_count; i++)
    if (mlirValueEqual(forming->results[i], value))
      return mlirBlockGetArgument(forming->body.block, forming->in_count + i);
  return (MlirValue){NULL};
}

// The size of loop `dim` of an op whose operands in the body are known so far (others are null).
static MlirValue loop_size(forming_t *forming, const cotile_structured_t *facts,
                           const MlirValue *operands, int dim) {
  for (int i = 0; i < facts->operand_count; i++) {
    int at = cotile_map_position(facts->map[i], dim);
    if (at < 0) continue;
    if (!mlirValueIsNull(operands[i])) return cotile_build_dim(&forming->body, operands[i], at);
  }
  return (MlirValue){NULL};
}

// tensor.empty for operand `index` of an op. Every dynamic dimension is that of another operand:
// cotile_has_known_shape was checked.
static MlirValue empty_operand(forming_t *forming, const cotile_structured_t *facts,
                               const MlirValue *operands, int index) {
  MlirType type = mlirValueGetType(mlirOperationGetOperand(facts->op, index));
  MlirValue sizes[COTILE_MAX_RANK];
  intptr_t count = 0;
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++)
    if (cotile_static_dim(type, d) < 0) {
      MlirAffineExpr loop = mlirAffineMapGetResult(facts->map[index], d);
      sizes[count++] = loop_size(forming, facts, operands, (int)mlirAffineDimExprGetPosition(loop));
    }
  return cotile_build_value(&forming->body, "tensor.empty", type, count, sizes, NULL);
}

static void map_inputs(forming_t *forming, const cotile_structured_t *facts, MlirValue *operands) {
  for (int i = 0; i < facts->input_count; i++) {
    MlirValue value = mlirOperationGetOperand(facts->op, i);
    operands[i] = cotile_is_ranked_tensor(value) ? tensor_inside(forming, value)
                                                 : scalar_inside(forming, value);
  }
}

// The op of the dispatch that reads the result of `op` as its only initial value; null if none.
static MlirOperation initialised_op(const forming_t *forming, MlirOperation op) {
  MlirOperation reader = cotile_initialised_op(op);
  return !mlirOperationIsNull(reader) && cotile_ops_hold(&forming->dispatch->ops, reader)
             ? reader
             : (MlirOperation){NULL};
}

// Where an initial value is computed: where its reader will compute.
static MlirValue destination_of_reader(forming_t *forming, MlirOperation reader) {
  cotile_structured_t facts;
  MlirValue operands[COTILE_MAX_OPERANDS] = {{NULL}};
  MlirValue out = out_argument(forming, mlirOperationGetResult(reader, 0));
  if (!mlirValueIsNull(out) || !cotile_structured_analyse(reader, &facts)) return out;
  map_inputs(forming, &facts, operands);
  return empty_operand(forming, &facts, operands, facts.input_count);
}

static void map_inits(forming_t *forming, const cotile_structured_t *facts, MlirValue *operands) {
  for (int i = facts->input_count; i < facts->operand_count; i++) {
    int index = i - facts->input_count;
    MlirValue init = mlirOperationGetOperand(facts->op, i);
    bool reads = reads_init(facts->op, index);
    MlirValue out = out_argument(forming, mlirOperationGetResult(facts->op, index));
    MlirValue known = mapped(forming, init);
    if (reads && !is_shape_only(init)) {
      operands[i] = mlirValueIsNull(known) ? out : known;
      continue;
    }
    MlirOperation reader = initialised_op(forming, facts->op);
    if (mlirValueIsNull(out) && !mlirOperationIsNull(reader))
      out = destination_of_reader(forming, reader);
    if (mlirValueIsNull(out)) out = empty_operand(forming, facts, operands, i);
    bool fill = reads && cotile_is_constant_fill(cotile_defining_op(init));
    operands[i] = fill ? fill_inside(forming, init, out) : out;
  }
}

// The window of the destination, a copy or a fill of it, and the destination with the new window.
static void clone_insert(forming_t *forming, MlirOperation insert) {
  MlirValue source = mlirOperationGetOperand(insert, 0), result = mlirOperationGetResult(insert, 0);
  forming->body.location = mlirOperationGetLocation(insert);
  MlirValue tile = tensor_inside(forming, source), out = out_argument(forming, result);
  MlirOperation copy = mlirOperationClone(insert);
  for (intptr_t i = 2; i < mlirOperationGetNumOperands(insert); i++)
    mlirOperationSetOperand(copy, i, scalar_inside(forming, mlirOperationGetOperand(insert, i)));
  MlirValue window = cotile_build_window(&forming->body, copy, out);
  MlirValue computed =
      mlirValueIsNull(tile)
          ? fill_inside(forming, source, window)
          : mlirOperationGetResult(cotile_build_copy(&forming->body, tile, window), 0);
  mlirOperationSetOperand(copy, 0, computed);
  mlirOperationSetOperand(copy, 1, out);
  cotile_builder_insert(&forming->body, copy);
  map(forming, result, mlirOperationGetResult(copy, 0));
}

// True if splats, which have no counterpart in the body, can be scalars: the other operands tell
// the sizes of all loops.
static bool may_read_scalars(const forming_t *forming, const cotile_structured_t *facts,
                             const MlirValue *operands) {
  if (forming->dispatch->ops.count > 1 || mlirOperationGetNumResults(facts->op) != 1 ||
      cotile_is_matrix_product(facts->op))
    return false;
  for (int loop = 0; loop < facts->loop_count; loop++) {
    bool has_size = false;
    for (int i = 0; i < facts->operand_count; i++)
      has_size |= !mlirValueIsNull(operands[i]) && cotile_map_position(facts->map[i], loop) >= 0;
    if (!has_size) return false;
  }
  return true;
}

// An op of its own reads splats as scalars, so that no tile of them has to be anywhere.
static MlirOperation build_with_scalars(forming_t *forming, cotile_structured_t *facts,
                                        MlirValue *operands) {
  MlirContext context = forming->body.context;
  for (int i = 0; i < facts->input_count; i++) {
    if (!mlirValueIsNull(operands[i])) continue;
    MlirOperation fill = cotile_defining_op(mlirOperationGetOperand(facts->op, i));
    operands[i] = scalar_inside(forming, mlirOperationGetOperand(fill, 0));
    facts->map[i] = mlirAffineMapGet(context, facts->loop_count, 0, 0, NULL);
  }
  return cotile_build_generic_like(&forming->body, facts->op, operands, facts->map,
                                   facts->loop_count, facts->iterator,
                                   mlirValueGetType(operands[facts->input_count]));
}

static bool reads_splat(const cotile_structured_t *facts, const MlirValue *operands) {
  bool any = false;
  for (int i = 0; i < facts->input_count; i++) any |= mlirValueIsNull(operands[i]);
  return any;
}

static MlirOperation build_clone(forming_t *forming, const cotile_structured_t *facts,
                                 MlirValue *operands) {
  for (int i = 0; i < facts->input_count; i++)
    if (mlirValueIsNull(operands[i]))
      operands[i] = fill_inside(forming, mlirOperationGetOperand(facts->op, i),
                                empty_operand(forming, facts, operands, i));
  MlirOperation copy = mlirOperationClone(facts->op);
  for (int i = 0; i < facts->operand_count; i++) mlirOperationSetOperand(copy, i, operands[i]);
  cotile_builder_insert(&forming->body, copy);
  return copy;
}

static void clone_linalg(forming_t *forming, MlirOperation op) {
  cotile_structured_t facts;
  MlirValue operands[COTILE_MAX_OPERANDS] = {{NULL}};
  forming->body.location = mlirOperationGetLocation(op);
  if (!cotile_structured_analyse(op, &facts)) return; // not reached: the op is dispatchable
  map_inputs(forming, &facts, operands);
  map_inits(forming, &facts, operands);
  cotile_visit_captures(op, prepare_capture, forming);
  bool as_scalars = reads_splat(&facts, operands) && may_read_scalars(forming, &facts, operands);
  MlirOperation copy = as_scalars ? build_with_scalars(forming, &facts, operands)
                                  : build_clone(forming, &facts, operands);
  cotile_visit_captures(copy, clone_capture, forming);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
    // An out is of the result's type, so types agree but for those a cast made static.
    mlirValueSetType(mlirOperationGetResult(copy, i),
                     mlirValueGetType(operands[facts.input_count + i]));
    map(forming, mlirOperationGetResult(op, i), mlirOperationGetResult(copy, i));
  }
}

static void clone_op(forming_t *forming, MlirOperation op) {
  if (cotile_op_is(op, "tensor.insert_slice"))
    clone_insert(forming, op);
  else
    clone_linalg(forming, op);
}

bool cotile_has_known_shape(MlirOperation op) {
  cotile_structured_t facts;
  if (!cotile_structured_analyse(op, &facts)) return false;
  for (int i = facts.input_count; i < facts.operand_count; i++) {
    if (!mlirAffineMapIsProjectedPermutation(facts.map[i])) return false;
    MlirType type = mlirValueGetType(mlirOperationGetOperand(op, i));
    for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++) {
      if (cotile_static_dim(type, d) >= 0) continue;
      int dim = (int)mlirAffineDimExprGetPosition(mlirAffineMapGetResult(facts.map[i], d));
      bool known = false;
      for (int input = 0; input < facts.input_count; input++)
        known |= cotile_map_position(facts.map[input], dim) >= 0 &&
                 !cotile_is_constant_fill(cotile_defining_op(mlirOperationGetOperand(op, input)));
      if (!known) return false;
    }
  }
  return true;
}

static MlirOperation build_dispatch_op(forming_t *forming, const char *name) {
  cotile_builder_t builder = cotile_builder_before(forming->anchor);
  MlirContext context = builder.context;
  int in_count = forming->in_count, out_count = forming->out_count;
  MlirValue *operands = COTILE_ARENA_NEW(forming->arena, in_count + out_count, MlirValue);
  MlirType *types = COTILE_ARENA_NEW(forming->arena, in_count + out_count, MlirType);
  for (int i = 0; i < in_count; i++) operands[i] = forming->ins[i];
  for (int i = 0; i < out_count; i++) operands[in_count + i] = forming->outs[i];
  for (int i = 0; i < in_count + out_count; i++) types[i] = mlirValueGetType(operands[i]);
  int32_t segments[] = {in_count, out_count};
  MlirNamedAttribute attributes[] = {
      cotile_named(context, "name", mlirStringAttrGet(context, cotile_str(name))),
      cotile_named(context, "operandSegmentSizes", mlirDenseI32ArrayGet(context, 2, segments)),
  };
  MlirOperation op =
      cotile_build(&builder, &(cotile_op_spec_t){.name = "flow.dispatch.workgroups",
                                                 .result_count = out_count,
                                                 .results = types + in_count,
                                                 .operand_count = in_count + out_count,
                                                 .operands = operands,
                                                 .attribute_count = 2,
                                                 .attributes = attributes,
                                                 .region_count = 1});
  for (int i = 0; i < in_count + out_count; i++)
    mlirBlockAddArgument(cotile_op_body(op), types[i], mlirValueGetLocation(operands[i]));
  return op;
}

// A cotile_layout_index_fn.
static MlirValue index_inside(void *user, MlirValue index) { return mapped(user, index); }

// Results as they lie in memory. What is inserted before stands in front.
static void build_layouts(forming_t *forming) {
  const cotile_result_layout_t *layouts = forming->dispatch->layouts;
  for (int i = 0; i < forming->dispatch->layout_count; i++) {
    const cotile_layout_t *layout = &layouts[i].layout;
    MlirValue result = cotile_layout_result(layout);
    MlirValue tensor =
        layouts[i].before >= 0
            ? mapped(forming, mlirOperationGetOperand(layout->insert, 1))
            : out_argument(forming, cotile_layout_end(forming->dispatch, &layouts[i]));
    forming->body.location = mlirOperationGetLocation(cotile_defining_op(result));
    map(forming, result,
        cotile_layout_unfold(&forming->body, layout, mapped(forming, layout->value), tensor,
                             index_inside, forming));
  }
}

// Each op at most once, from the last to the first of each layout; what is inserted before, behind.
static void destroy_unread(const cotile_dispatch_t *dispatch, size_t member) {
  for (int i = dispatch->layout_count - 1; i >= 0; i--) {
    MlirOperation *op = (MlirOperation *)((char *)&dispatch->layouts[i].layout + member);
    if (mlirOperationIsNull(*op) || cotile_use_count(mlirOperationGetResult(*op, 0)) > 0) continue;
    MlirOperation old = *op;
    for (int k = i; k >= 0; k--) {
      op = (MlirOperation *)((char *)&dispatch->layouts[k].layout + member);
      if (mlirOperationEqual(*op, old)) *op = (MlirOperation){NULL};
    }
    mlirOperationDestroy(old);
  }
}

static void destroy_layouts(const cotile_dispatch_t *dispatch) {
  destroy_unread(dispatch, offsetof(cotile_layout_t, insert));
  destroy_unread(dispatch, offsetof(cotile_layout_t, transpose));
  destroy_unread(dispatch, offsetof(cotile_layout_t, expand));
}

static void build_return(forming_t *forming) {
  MlirValue *values = COTILE_ARENA_NEW(forming->arena, forming->out_count, MlirValue);
  for (int i = 0; i < forming->out_count; i++) values[i] = mapped(forming, forming->results[i]);
  cotile_build_effect(&forming->body, "flow.return", forming->out_count, values, NULL);
}

MlirOperation cotile_dispatch_form(const cotile_dispatch_t *dispatch, const char *name,
                                   cotile_arena_t *arena) {
  // An op has no more results.
  int limit = (dispatch->ops.count + dispatch->layout_count) * COTILE_MAX_OPERANDS;
  forming_t forming = {.dispatch = dispatch,
                       .arena = arena,
                       .anchor = dispatch->ops.items[0],
                       .outs = COTILE_ARENA_NEW(arena, limit, MlirValue),
                       .results = COTILE_ARENA_NEW(arena, limit, MlirValue)};
  collect_boundary(&forming);
  MlirOperation op = build_dispatch_op(&forming, name);
  forming.body = cotile_builder_at_end(mlirOperationGetContext(op), cotile_op_body(op));
  for (int i = 0; i < forming.in_count; i++)
    map(&forming, forming.ins[i], mlirBlockGetArgument(forming.body.block, i));
  for (int i = 0; i < dispatch->ops.count; i++) clone_op(&forming, dispatch->ops.items[i]);
  build_layouts(&forming);
  build_return(&forming);
  for (int i = 0; i < forming.out_count; i++)
    mlirValueReplaceAllUsesOfWith(forming.results[i], mlirOperationGetResult(op, i));
  destroy_layouts(dispatch);
  for (int i = dispatch->ops.count - 1; i >= 0; i--) mlirOperationDestroy(dispatch->ops.items[i]);
  return op;
}
