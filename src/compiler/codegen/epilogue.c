// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Evaluates, on demand, the tensor expressions around the dots for one vector of one row: scalar
// bodies of elementwise ops are cloned with vector types, tensors are loaded by their axes.
#include <string.h>

#include "compiler/codegen/emitter.h"
#include "compiler/codegen/vector_ops.h"
#include "ir/query.h"

enum { MAX_BODY_VALUES = 256, MAX_BODY_OPERANDS = 8 };

typedef struct cotile_memo {
  struct cotile_memo *next;
  MlirValue value, result;
  cotile_axes_t axes;
  int row; // -1: the same for all rows
} cotile_memo_t;

static cotile_status_t refuse(const cotile_emitter_t *emitter, MlirOperation op, const char *why) {
  MlirStringRef name = cotile_op_name(op);
  return COTILE_MAKE_STATUS(
      COTILE_UNSUPPORTED, "%s: %.*s %s",
      cotile_location_text(emitter->tile->arena, mlirOperationGetLocation(op)), (int)name.length,
      name.data, why);
}

static bool is_elementwise(MlirOperation op) {
  return cotile_op_is_dialect(op, "linalg") && !cotile_op_is(op, "linalg.fill") &&
         mlirOperationGetNumRegions(op) == 1 && mlirOperationGetNumResults(op) == 1;
}

static bool is_in(MlirBlock block, MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  return mlirBlockEqual(mlirOperationIsNull(op) ? mlirBlockArgumentGetOwner(value)
                                                : mlirOperationGetBlock(op),
                        block);
}

// Preparation.

static cotile_leaf_t *find_leaf(const cotile_emitter_t *emitter, MlirValue tensor) {
  cotile_leaf_t *leaf = emitter->leaves;
  while (leaf && !mlirValueEqual(leaf->tensor, tensor)) leaf = leaf->next;
  return leaf;
}

static cotile_status_t prepare_leaf(cotile_emitter_t *emitter, MlirValue tensor) {
  if (find_leaf(emitter, tensor)) return COTILE_SUCCESS;
  cotile_buffer_view_t view;
  COTILE_RETURN_IF_ERROR(cotile_clone_view(&emitter->kernel.cloner, tensor, &view));
  cotile_leaf_t *leaf = COTILE_ARENA_NEW(emitter->tile->arena, 1, cotile_leaf_t);
  MlirValue base = cotile_kernel_argument(&emitter->kernel, view.argument);
  MlirValue address = cotile_build_address(cotile_emitter_builder(emitter), base,
                                           cotile_element_of(tensor), view.offset);
  *leaf = (cotile_leaf_t){emitter->leaves, tensor, address, view};
  emitter->leaves = leaf;
  return COTILE_SUCCESS;
}

static bool is_scalar_type(MlirType type) {
  return mlirTypeIsAInteger(type) || mlirTypeIsAFloat(type) || mlirTypeIsAIndex(type);
}

static cotile_status_t prepare_body_op(cotile_emitter_t *emitter, MlirBlock body,
                                       MlirOperation op) {
  bool is_known = mlirOperationGetNumOperands(op) <= MAX_BODY_OPERANDS;
  is_known &= cotile_op_is_dialect(op, "arith") || cotile_op_is_dialect(op, "math") ||
              cotile_op_is(op, "linalg.index") || cotile_op_is(op, "linalg.yield");
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    is_known &= is_scalar_type(mlirValueGetType(mlirOperationGetResult(op, i)));
  if (!is_known) return refuse(emitter, op, "cannot be evaluated in an epilogue");
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    MlirValue operand = mlirOperationGetOperand(op, i), clone;
    if (is_in(body, operand)) continue;
    COTILE_RETURN_IF_ERROR(cotile_clone_scalar(&emitter->kernel.cloner, operand, &clone));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t prepare_elementwise(cotile_emitter_t *emitter, MlirOperation op,
                                           const cotile_axes_t *axes) {
  cotile_axis_t loops[COTILE_MAX_RANK];
  MlirAffineMap maps[64];
  MlirBlock body = cotile_op_body(op);
  COTILE_RETURN_IF_ERROR(cotile_axes_of_loops(op, axes, loops));
  if (!cotile_indexing_maps(op, maps)) return refuse(emitter, op, "has no indexing maps");
  intptr_t values = mlirBlockGetNumArguments(body);
  for (MlirOperation inner = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(inner);
       inner = mlirOperationGetNextInBlock(inner)) {
    COTILE_RETURN_IF_ERROR(prepare_body_op(emitter, body, inner));
    values += mlirOperationGetNumResults(inner);
  }
  if (values > MAX_BODY_VALUES) return refuse(emitter, op, "has too long a body for an epilogue");
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    MlirValue operand = mlirOperationGetOperand(op, i);
    cotile_axes_t operand_axes;
    if (cotile_use_count(mlirBlockGetArgument(body, i)) == 0) continue;
    COTILE_RETURN_IF_ERROR(cotile_axes_of_operand(maps[i], loops, &operand_axes));
    COTILE_RETURN_IF_ERROR(cotile_epilogue_prepare(emitter, operand, &operand_axes));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t prepare_dot(cotile_emitter_t *emitter, int dot, const cotile_axes_t *axes) {
  cotile_axes_t own;
  MlirOperation op = emitter->tile->dots[dot].op;
  (void)cotile_axes_infer(emitter->tile, mlirOperationGetResult(op, 0), &own);
  if (memcmp(&own, axes, sizeof own) == 0) return COTILE_SUCCESS;
  return refuse(emitter, op, "meets another dot with rows and columns swapped");
}

cotile_status_t cotile_epilogue_prepare(cotile_emitter_t *emitter, MlirValue value,
                                        const cotile_axes_t *axes) {
  MlirValue clone;
  cotile_cloner_t *cloner = &emitter->kernel.cloner;
  if (!cotile_is_ranked_tensor(value)) return cotile_clone_scalar(cloner, value, &clone);
  int dot = cotile_tile_find_dot(emitter->tile, value);
  if (dot >= 0) return prepare_dot(emitter, dot, axes);
  MlirOperation op = cotile_defining_op(value);
  if (mlirOperationIsNull(op)) return prepare_leaf(emitter, value);
  if (cotile_op_is(op, "tensor.empty")) return COTILE_SUCCESS;
  if (cotile_op_is(op, "linalg.fill"))
    return cotile_clone_scalar(cloner, mlirOperationGetOperand(op, 0), &clone);
  if (is_elementwise(op)) return prepare_elementwise(emitter, op, axes);
  if (!cotile_op_is(op, "arith.constant")) return prepare_leaf(emitter, value);
  if (mlirDenseElementsAttrIsSplat(cotile_op_attribute(op, "value"))) return COTILE_SUCCESS;
  return refuse(emitter, op, "is not a splat");
}

// Evaluation.

static MlirValue evaluate_leaf(cotile_emitter_t *emitter, const cotile_point_t *point,
                               MlirValue tensor, const cotile_axes_t *axes) {
  const cotile_leaf_t *leaf = find_leaf(emitter, tensor);
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  MlirValue index = cotile_build_index(builder, 0), stride = {NULL};
  for (int i = 0; i < leaf->view.rank; i++) {
    if (axes->of[i] == COTILE_AXIS_NONE) continue;
    bool is_row = axes->of[i] == COTILE_AXIS_ROW;
    if (!is_row) stride = leaf->view.stride[i];
    MlirValue along = cotile_build_mul(builder, is_row ? point->row_index : point->known.column,
                                       leaf->view.stride[i]);
    index = cotile_build_add(builder, along, index);
  }
  int lanes = emitter->tile->schedule.lanes;
  MlirType element = cotile_element_of(tensor);
  MlirValue address = cotile_build_address(builder, leaf->address, element, index);
  if (!stride.ptr)
    return cotile_build_splat(builder, lanes, cotile_build_scalar_load(builder, element, address));
  int64_t constant;
  bool is_adjacent = cotile_constant_value(stride, &constant) && constant == 1;
  return cotile_build_vector_load(
      builder, &(cotile_lanes_t){lanes, element, address, is_adjacent ? (MlirValue){NULL} : stride,
                                 point->known.mask});
}

static MlirValue evaluate_index(cotile_emitter_t *emitter, const cotile_point_t *point,
                                MlirOperation op, const cotile_axis_t *loops) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  int lanes = emitter->tile->schedule.lanes;
  int64_t dim = 0;
  (void)cotile_op_integer(op, "dim", &dim);
  if (loops[dim] == COTILE_AXIS_NONE)
    return cotile_build_splat(builder, lanes, cotile_build_index(builder, 0));
  if (loops[dim] == COTILE_AXIS_ROW) return cotile_build_splat(builder, lanes, point->row_index);
  MlirValue first = cotile_build_splat(builder, lanes, point->known.column);
  MlirValue step = cotile_build_step(builder, lanes);
  return cotile_build_value(builder, "arith.addi", mlirValueGetType(step),
                            COTILE_VALUES(first, step), NULL);
}

// The values of a body while it is cloned.
typedef struct scalar_map {
  MlirValue from[MAX_BODY_VALUES], to[MAX_BODY_VALUES];
  int count;
} scalar_map_t;

static MlirValue lookup(cotile_emitter_t *emitter, const scalar_map_t *map, MlirValue value) {
  for (int i = map->count - 1; i >= 0; i--)
    if (mlirValueEqual(map->from[i], value)) return map->to[i];
  MlirValue clone = value; // from outside the body: prepared
  cotile_status_release(cotile_clone_scalar(&emitter->kernel.cloner, value, &clone));
  return cotile_build_splat(cotile_emitter_builder(emitter), emitter->tile->schedule.lanes, clone);
}

static bool is_integer_division(MlirOperation op) {
  static const char *const names[] = {"arith.divsi",     "arith.divui",     "arith.remsi",
                                      "arith.remui",     "arith.ceildivsi", "arith.ceildivui",
                                      "arith.floordivsi"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (cotile_op_is(op, names[i])) return true;
  return false;
}

// Lanes that are not used hold zeros, which must not divide.
static MlirValue safe_divisor(cotile_builder_t *builder, MlirValue mask, MlirValue divisor) {
  MlirType type = mlirValueGetType(divisor);
  int lanes = (int)mlirShapedTypeGetDimSize(type, 0);
  MlirValue one =
      cotile_build_splat_constant(builder, lanes, mlirIntegerAttrGet(cotile_scalar_of(type), 1));
  return cotile_build_value(builder, "arith.select", type, COTILE_VALUES(mask, divisor, one), NULL);
}

static void clone_body_op(cotile_emitter_t *emitter, const cotile_point_t *point, MlirOperation op,
                          scalar_map_t *map) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  int lanes = emitter->tile->schedule.lanes;
  MlirValue operands[MAX_BODY_OPERANDS];
  intptr_t count = mlirOperationGetNumOperands(op);
  for (intptr_t i = 0; i < count; i++)
    operands[i] = lookup(emitter, map, mlirOperationGetOperand(op, i));
  if (point->known.mask.ptr && is_integer_division(op))
    operands[1] = safe_divisor(builder, point->known.mask, operands[1]);
  MlirOperation copy = mlirOperationClone(op);
  for (intptr_t i = 0; i < count; i++) mlirOperationSetOperand(copy, i, operands[i]);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
    MlirValue result = mlirOperationGetResult(copy, i);
    mlirValueSetType(result, cotile_vector_of(lanes, mlirValueGetType(result)));
    map->from[map->count] = mlirOperationGetResult(op, i);
    map->to[map->count++] = result;
  }
  cotile_builder_insert(builder, copy);
}

static MlirValue clone_body(cotile_emitter_t *emitter, const cotile_point_t *point,
                            MlirOperation generic, const cotile_axis_t *loops, scalar_map_t *map) {
  MlirBlock body = cotile_op_body(generic);
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (cotile_op_is(op, "linalg.yield"))
      return lookup(emitter, map, mlirOperationGetOperand(op, 0));
    bool is_constant = cotile_op_is(op, "arith.constant");
    if (!is_constant && !cotile_op_is(op, "linalg.index")) {
      clone_body_op(emitter, point, op, map);
      continue;
    }
    map->from[map->count] = mlirOperationGetResult(op, 0);
    map->to[map->count++] = is_constant
                                ? cotile_build_splat_constant(cotile_emitter_builder(emitter),
                                                              emitter->tile->schedule.lanes,
                                                              cotile_op_attribute(op, "value"))
                                : evaluate_index(emitter, point, op, loops);
  }
  return (MlirValue){NULL};
}

static MlirValue evaluate_elementwise(cotile_emitter_t *emitter, cotile_point_t *point,
                                      MlirOperation op, const cotile_axes_t *axes) {
  cotile_axis_t loops[COTILE_MAX_RANK];
  MlirAffineMap maps[64];
  cotile_status_release(cotile_axes_of_loops(op, axes, loops)); // checked by prepare
  (void)cotile_indexing_maps(op, maps);
  scalar_map_t *map = COTILE_ARENA_NEW(emitter->tile->arena, 1, scalar_map_t);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    MlirValue argument = mlirBlockGetArgument(cotile_op_body(op), i);
    cotile_axes_t operand_axes;
    if (cotile_use_count(argument) == 0) continue;
    cotile_status_release(cotile_axes_of_operand(maps[i], loops, &operand_axes));
    map->from[map->count] = argument;
    map->to[map->count++] =
        cotile_epilogue_evaluate(emitter, point, mlirOperationGetOperand(op, i), &operand_axes);
  }
  return clone_body(emitter, point, op, loops, map);
}

static bool moves_with_rows(const cotile_axes_t *axes) {
  for (int i = 0; i < COTILE_MAX_RANK; i++)
    if (axes->of[i] == COTILE_AXIS_ROW) return true;
  return false;
}

static MlirValue splat_scalar(cotile_emitter_t *emitter, MlirValue scalar, MlirType element) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  MlirValue clone = scalar;
  cotile_status_release(cotile_clone_scalar(&emitter->kernel.cloner, scalar, &clone));
  return cotile_build_splat(builder, emitter->tile->schedule.lanes,
                            cotile_build_convert(builder, clone, element, false));
}

static MlirValue evaluate_dot(cotile_emitter_t *emitter, const cotile_point_t *point, int dot) {
  const cotile_column_set_t *set = &emitter->tile->sets[point->known.set];
  int i = 0;
  while (set->dots[i] != dot) i++;
  return cotile_build_convert(cotile_emitter_builder(emitter), point->accumulators[i],
                              emitter->tile->dots[dot].element, false);
}

static MlirValue evaluate_new(cotile_emitter_t *emitter, cotile_point_t *point, MlirValue value,
                              const cotile_axes_t *axes, int *out_row) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  int lanes = emitter->tile->schedule.lanes, dot = cotile_tile_find_dot(emitter->tile, value);
  *out_row = point->row;
  if (dot >= 0) return evaluate_dot(emitter, point, dot);
  MlirOperation op = cotile_defining_op(value);
  if (!mlirOperationIsNull(op) && is_elementwise(op))
    return evaluate_elementwise(emitter, point, op, axes);
  *out_row = moves_with_rows(axes) ? point->row : -1;
  if (!cotile_is_ranked_tensor(value)) return splat_scalar(emitter, value, mlirValueGetType(value));
  MlirType element = cotile_element_of(value);
  if (!mlirOperationIsNull(op) && cotile_op_is(op, "linalg.fill"))
    return splat_scalar(emitter, mlirOperationGetOperand(op, 0), element);
  if (!mlirOperationIsNull(op) && cotile_op_is(op, "tensor.empty"))
    return cotile_build_zero(builder, cotile_vector_of(lanes, element));
  if (!mlirOperationIsNull(op) && cotile_op_is(op, "arith.constant"))
    return cotile_build_splat_constant(
        builder, lanes, mlirDenseElementsAttrGetSplatValue(cotile_op_attribute(op, "value")));
  return evaluate_leaf(emitter, point, value, axes);
}

MlirValue cotile_epilogue_evaluate(cotile_emitter_t *emitter, cotile_point_t *point,
                                   MlirValue value, const cotile_axes_t *axes) {
  for (cotile_memo_t *memo = point->memo; memo; memo = memo->next)
    if (mlirValueEqual(memo->value, value) && (memo->row < 0 || memo->row == point->row) &&
        memcmp(&memo->axes, axes, sizeof *axes) == 0)
      return memo->result;
  cotile_memo_t *memo = COTILE_ARENA_NEW(emitter->tile->arena, 1, cotile_memo_t);
  *memo = (cotile_memo_t){.value = value, .axes = *axes};
  memo->result = evaluate_new(emitter, point, value, axes, &memo->row);
  memo->next = point->memo;
  point->memo = memo;
  return memo->result;
}
