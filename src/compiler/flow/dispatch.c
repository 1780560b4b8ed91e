// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/dispatch.h"

#include <stddef.h>

#include <mlir-c/AffineExpr.h>

#include "compiler/flow/boundary.h"
#include "compiler/flow/layouts.h"
#include "compiler/linalg/captures.h"
#include "compiler/linalg/kernel_ops.h"
#include "compiler/linalg/structured.h"
#include "ir/query.h"

// Building the dispatch. Values from outside are mapped to block arguments or clones.
typedef struct forming {
  cotile_boundary_t boundary;
  cotile_builder_t body;
  cotile_values_t from, to; // in pairs
} forming_t;

static MlirValue mapped(const forming_t *forming, MlirValue value) {
  for (int i = 0; i < forming->from.count; i++)
    if (mlirValueEqual(forming->from.items[i], value)) return forming->to.items[i];
  return (MlirValue){NULL};
}

static void map(forming_t *forming, MlirValue from, MlirValue to) {
  cotile_values_append(&forming->from, forming->boundary.arena, from);
  cotile_values_append(&forming->to, forming->boundary.arena, to);
}

// The body's own copy of a constant, or a scalar that crosses the boundary.
static MlirValue scalar_inside(forming_t *forming, MlirValue value) {
  MlirValue known = mapped(forming, value);
  if (!mlirValueIsNull(known)) return known;
  MlirValue index = cotile_boundary_index(&forming->boundary, value), copy;
  if (mlirValueIsNull(index)) {
    MlirOperation constant = mlirOperationClone(cotile_defining_op(value));
    cotile_builder_insert(&forming->body, constant);
    copy = mlirOperationGetResult(constant, 0);
  } else {
    copy =
        cotile_scalar_from_index(&forming->body, mlirValueGetType(value), mapped(forming, index));
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
  for (int i = 0; i < forming->boundary.outs.count; i++)
    if (mlirValueEqual(forming->boundary.results.items[i], value))
      return mlirBlockGetArgument(forming->body.block, forming->boundary.ins.count + i);
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
  return !mlirOperationIsNull(reader) && cotile_ops_hold(&forming->boundary.dispatch->ops, reader)
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
    bool reads = cotile_reads_destination(facts->op, index);
    MlirValue out = out_argument(forming, mlirOperationGetResult(facts->op, index));
    MlirValue known = mapped(forming, init);
    if (reads && !cotile_is_shape_only(init)) {
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
  if (forming->boundary.dispatch->ops.count > 1 || mlirOperationGetNumResults(facts->op) != 1 ||
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

static MlirOperation build_dispatch_op(forming_t *forming, const char *name) {
  cotile_builder_t builder = cotile_builder_before(forming->boundary.anchor);
  MlirContext context = builder.context;
  int in_count = forming->boundary.ins.count, out_count = forming->boundary.outs.count;
  MlirValue *operands = COTILE_ARENA_NEW(forming->boundary.arena, in_count + out_count, MlirValue);
  MlirType *types = COTILE_ARENA_NEW(forming->boundary.arena, in_count + out_count, MlirType);
  for (int i = 0; i < in_count; i++) operands[i] = forming->boundary.ins.items[i];
  for (int i = 0; i < out_count; i++) operands[in_count + i] = forming->boundary.outs.items[i];
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
  const cotile_dispatch_t *dispatch = forming->boundary.dispatch;
  for (int i = 0; i < dispatch->layout_count; i++) {
    const cotile_result_layout_t *result_layout = &dispatch->layouts[i];
    const cotile_layout_t *layout = &result_layout->layout;
    MlirValue result = cotile_layout_result(layout);
    MlirValue tensor = result_layout->before >= 0
                           ? mapped(forming, mlirOperationGetOperand(layout->insert, 1))
                           : out_argument(forming, cotile_layout_end(dispatch, result_layout));
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
  MlirValue *values =
      COTILE_ARENA_NEW(forming->boundary.arena, forming->boundary.outs.count, MlirValue);
  for (int i = 0; i < forming->boundary.outs.count; i++)
    values[i] = mapped(forming, forming->boundary.results.items[i]);
  cotile_build_effect(&forming->body, "flow.return", forming->boundary.outs.count, values, NULL);
}

MlirOperation cotile_dispatch_form(const cotile_dispatch_t *dispatch, const char *name,
                                   cotile_arena_t *arena) {
  forming_t forming = {0};
  cotile_boundary_collect(&forming.boundary, dispatch, arena);
  MlirOperation op = build_dispatch_op(&forming, name);
  forming.body = cotile_builder_at_end(mlirOperationGetContext(op), cotile_op_body(op));
  for (int i = 0; i < forming.boundary.ins.count; i++)
    map(&forming, forming.boundary.ins.items[i], mlirBlockGetArgument(forming.body.block, i));
  for (int i = 0; i < dispatch->ops.count; i++) clone_op(&forming, dispatch->ops.items[i]);
  build_layouts(&forming);
  build_return(&forming);
  for (int i = 0; i < forming.boundary.outs.count; i++)
    mlirValueReplaceAllUsesOfWith(forming.boundary.results.items[i], mlirOperationGetResult(op, i));
  destroy_layouts(dispatch);
  for (int i = dispatch->ops.count - 1; i >= 0; i--) mlirOperationDestroy(dispatch->ops.items[i]);
  return op;
}
