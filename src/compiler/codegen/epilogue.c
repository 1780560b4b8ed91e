// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scalar bodies of elementwise ops are cloned with vector types, tensors are loaded by their axes.
#include "compiler/codegen/epilogue.h"

#include <string.h>

#include "compiler/codegen/body.h"
#include "compiler/codegen/vector_ops.h"
#include "ir/query.h"

typedef struct cotile_memo {
  struct cotile_memo *next;
  MlirValue value, result;
  cotile_axes_t axes;
  int row; // -1: the same for all rows
} cotile_memo_t;

static cotile_status_t refuse(const cotile_epilogue_t *epilogue, MlirOperation op,
                              const char *why) {
  MlirStringRef name = cotile_op_name(op);
  return COTILE_MAKE_STATUS(
      COTILE_UNSUPPORTED, "%s: %.*s %s",
      cotile_location_text(epilogue->tile->arena, mlirOperationGetLocation(op)), (int)name.length,
      name.data, why);
}

static bool is_elementwise(MlirOperation op) {
  return cotile_op_is_dialect(op, "linalg") && !cotile_op_is(op, "linalg.fill") &&
         mlirOperationGetNumRegions(op) == 1 && mlirOperationGetNumResults(op) == 1;
}

static int lanes_of(const cotile_epilogue_t *epilogue) { return epilogue->tile->schedule.lanes; }

static cotile_builder_t *builder_of(const cotile_epilogue_t *epilogue) {
  return epilogue->cloner->builder;
}

// --- Preparation ---

static cotile_leaf_t *find_leaf(const cotile_epilogue_t *epilogue, MlirValue value) {
  cotile_leaf_t *leaf = epilogue->leaves;
  while (leaf && !mlirValueEqual(leaf->value, value)) leaf = leaf->next;
  return leaf;
}

static cotile_status_t prepare_leaf(cotile_epilogue_t *epilogue, MlirValue value) {
  if (find_leaf(epilogue, value)) return COTILE_SUCCESS;
  cotile_buffer_view_t view;
  COTILE_RETURN_IF_ERROR(cotile_clone_view(epilogue->cloner, value, &view));
  cotile_leaf_t *leaf = COTILE_ARENA_NEW(epilogue->tile->arena, 1, cotile_leaf_t);
  *leaf = (cotile_leaf_t){epilogue->leaves, value, {view, cotile_element_of(value), {NULL}}};
  epilogue->access->bind(epilogue->kernel, &leaf->tensor);
  epilogue->leaves = leaf;
  return COTILE_SUCCESS;
}

static cotile_status_t prepare(cotile_epilogue_t *epilogue, MlirValue value,
                               const cotile_axes_t *axes);

static cotile_status_t prepare_elementwise(cotile_epilogue_t *epilogue, MlirOperation op,
                                           const cotile_axes_t *axes) {
  cotile_axis_t loops[COTILE_MAX_RANK];
  MlirAffineMap maps[64];
  COTILE_RETURN_IF_ERROR(cotile_axes_of_loops(op, axes, loops));
  if (!cotile_indexing_maps(op, maps)) return refuse(epilogue, op, "has no indexing maps");
  COTILE_RETURN_IF_ERROR(cotile_body_prepare(epilogue->cloner, op, false));
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    cotile_axes_t operand_axes;
    if (cotile_use_count(mlirBlockGetArgument(cotile_op_body(op), i)) == 0) continue;
    COTILE_RETURN_IF_ERROR(cotile_axes_of_operand(maps[i], loops, &operand_axes));
    COTILE_RETURN_IF_ERROR(prepare(epilogue, mlirOperationGetOperand(op, i), &operand_axes));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t prepare_dot(cotile_epilogue_t *epilogue, int dot,
                                   const cotile_axes_t *axes) {
  cotile_axes_t own;
  MlirOperation op = epilogue->tile->dots[dot].op;
  (void)cotile_axes_infer(epilogue->tile, mlirOperationGetResult(op, 0), &own);
  if (memcmp(&own, axes, sizeof own) == 0) return COTILE_SUCCESS;
  return refuse(epilogue, op, "meets another dot with rows and columns swapped");
}

static cotile_status_t prepare(cotile_epilogue_t *epilogue, MlirValue value,
                               const cotile_axes_t *axes) {
  MlirValue clone;
  cotile_cloner_t *cloner = epilogue->cloner;
  if (!cotile_is_ranked_tensor(value)) return cotile_clone_scalar(cloner, value, &clone);
  int dot = cotile_tile_find_dot(epilogue->tile, value);
  if (dot >= 0) return prepare_dot(epilogue, dot, axes);
  MlirOperation op = cotile_defining_op(value);
  if (mlirOperationIsNull(op)) return prepare_leaf(epilogue, value);
  if (cotile_op_is(op, "tensor.empty")) return COTILE_SUCCESS;
  if (cotile_op_is(op, "linalg.fill"))
    return cotile_clone_scalar(cloner, mlirOperationGetOperand(op, 0), &clone);
  if (is_elementwise(op)) return prepare_elementwise(epilogue, op, axes);
  if (!cotile_op_is(op, "arith.constant")) return prepare_leaf(epilogue, value);
  if (mlirDenseElementsAttrIsSplat(cotile_op_attribute(op, "value"))) return COTILE_SUCCESS;
  return refuse(epilogue, op, "is not a splat");
}

// --- Results and initial values ---

static cotile_status_t check_axes(const cotile_epilogue_t *epilogue, MlirValue value,
                                  const cotile_axes_t *axes) {
  for (int i = 0; i < cotile_rank(value); i++)
    if (axes->of[i] == COTILE_AXIS_NONE && cotile_static_dim(mlirValueGetType(value), i) != 1)
      return COTILE_MAKE_STATUS(
          COTILE_UNSUPPORTED, "%s: a result has a dimension that no dot has",
          cotile_location_text(epilogue->tile->arena,
                               mlirOperationGetLocation(cotile_defining_op(value))));
  return COTILE_SUCCESS;
}

static cotile_status_t bind_result(cotile_epilogue_t *epilogue, int index) {
  const cotile_tile_result_t *result = &epilogue->tile->results[index];
  cotile_store_t *store = &epilogue->stores[index];
  cotile_tensor_t *tensor = &store->tensor;
  (void)cotile_axes_infer(epilogue->tile, result->value, &store->axes);
  COTILE_RETURN_IF_ERROR(check_axes(epilogue, result->value, &store->axes));
  COTILE_RETURN_IF_ERROR(cotile_clone_insert_view(epilogue->cloner, result->insert, &tensor->view));
  tensor->element = cotile_element_of(result->value);
  epilogue->access->bind(epilogue->kernel, tensor);
  return prepare(epilogue, result->value, &store->axes);
}

static cotile_status_t bind_initial_value(cotile_epilogue_t *epilogue, const cotile_dot_t *dot) {
  const cotile_tile_t *tile = epilogue->tile;
  cotile_axes_t axes, other;
  (void)cotile_axes_infer(tile, mlirOperationGetResult(dot->op, 0), &axes);
  if (cotile_axes_infer(tile, dot->facts.operand[COTILE_OUT], &other))
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "%s: a dot that begins with another dot's result",
                              cotile_location_text(tile->arena, mlirOperationGetLocation(dot->op)));
  return prepare(epilogue, dot->facts.operand[COTILE_OUT], &axes);
}

cotile_status_t cotile_epilogue_bind(cotile_epilogue_t *epilogue) {
  const cotile_tile_t *tile = epilogue->tile;
  epilogue->stores = COTILE_ARENA_NEW(tile->arena, tile->result_count, cotile_store_t);
  for (int i = 0; i < tile->result_count; i++) COTILE_RETURN_IF_ERROR(bind_result(epilogue, i));
  for (int i = 0; i < tile->dot_count; i++)
    COTILE_RETURN_IF_ERROR(bind_initial_value(epilogue, &tile->dots[i]));
  return COTILE_SUCCESS;
}

// --- Evaluation ---

// Adds a split dimension to the place of elements: one position of it if `lanes` is 0, else so many
// from there on.
static void add_split(cotile_builder_t *builder, const cotile_split_t *split, MlirValue at,
                      int lanes, cotile_elements_t *inout) {
  inout->lanes = lanes ? lanes : inout->lanes;
  if (lanes && !cotile_split_holds_vectors(split, lanes)) {
    MlirValue all = cotile_build_value(
        builder, "arith.addi", mlirValueGetType(cotile_build_step(builder, lanes)),
        COTILE_VALUES(cotile_build_splat(builder, lanes, at), cotile_build_step(builder, lanes)),
        NULL);
    inout->steps = cotile_build_split_offset(builder, split, lanes, all);
    return;
  }
  MlirValue offset = cotile_build_split_offset(builder, split, 0, at);
  inout->index = cotile_build_add(builder, offset, inout->index);
  if (lanes) inout->stride = split->stride[0];
}

// The elements of a window at a point. They are all one, in lane 0, if it has no column axis.
static cotile_elements_t elements_at(const cotile_epilogue_t *epilogue, const cotile_point_t *point,
                                     const cotile_tensor_t *tensor, const cotile_axes_t *axes) {
  cotile_builder_t *builder = builder_of(epilogue);
  cotile_elements_t out = {.tensor = tensor, .mask = point->known.mask};
  out.index = cotile_build_index(builder, 0);
  for (int i = 0; i < tensor->view.rank; i++) {
    if (axes->of[i] == COTILE_AXIS_NONE) continue;
    bool is_row = axes->of[i] == COTILE_AXIS_ROW;
    MlirValue at = is_row ? point->row_index : point->known.column, stride = tensor->view.stride[i];
    if (tensor->view.split[i]) {
      add_split(builder, tensor->view.split[i], at, is_row ? 0 : lanes_of(epilogue), &out);
      continue;
    }
    out.index = cotile_build_add(builder, cotile_build_mul(builder, at, stride), out.index);
    if (is_row) continue;
    out.lanes = lanes_of(epilogue);
    out.stride = stride;
  }
  int64_t constant;
  bool is_adjacent =
      out.stride.ptr && cotile_constant_value(out.stride, &constant) && constant == 1;
  if (is_adjacent) out.stride = (MlirValue){NULL};
  return out;
}

static MlirValue evaluate_leaf(cotile_epilogue_t *epilogue, const cotile_point_t *point,
                               MlirValue value, const cotile_axes_t *axes) {
  const cotile_leaf_t *leaf = find_leaf(epilogue, value);
  cotile_elements_t elements = elements_at(epilogue, point, &leaf->tensor, axes);
  MlirValue loaded = epilogue->access->load(epilogue->kernel, &elements);
  if (elements.lanes) return loaded;
  return cotile_build_splat(builder_of(epilogue), lanes_of(epilogue), loaded);
}

typedef struct loop_axes {
  const cotile_epilogue_t *epilogue;
  const cotile_point_t *point;
  cotile_axis_t of[COTILE_MAX_RANK];
} loop_axes_t;

// A cotile_loop_index_fn.
static MlirValue evaluate_index(void *user, int64_t loop) {
  const loop_axes_t *loops = user;
  cotile_builder_t *builder = builder_of(loops->epilogue);
  int lanes = lanes_of(loops->epilogue);
  if (loops->of[loop] == COTILE_AXIS_NONE)
    return cotile_build_splat(builder, lanes, cotile_build_index(builder, 0));
  if (loops->of[loop] == COTILE_AXIS_ROW)
    return cotile_build_splat(builder, lanes, loops->point->row_index);
  MlirValue first = cotile_build_splat(builder, lanes, loops->point->known.column);
  MlirValue step = cotile_build_step(builder, lanes);
  return cotile_build_value(builder, "arith.addi", mlirValueGetType(step),
                            COTILE_VALUES(first, step), NULL);
}

static MlirValue evaluate_elementwise(cotile_epilogue_t *epilogue, cotile_point_t *point,
                                      MlirOperation op, const cotile_axes_t *axes) {
  loop_axes_t loops = {.epilogue = epilogue, .point = point};
  MlirAffineMap maps[64];
  MlirValue arguments[64] = {{NULL}}, result = {NULL};
  cotile_status_release(cotile_axes_of_loops(op, axes, loops.of)); // checked by prepare
  (void)cotile_indexing_maps(op, maps);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    cotile_axes_t operand_axes;
    if (cotile_use_count(mlirBlockGetArgument(cotile_op_body(op), i)) == 0) continue;
    cotile_status_release(cotile_axes_of_operand(maps[i], loops.of, &operand_axes));
    arguments[i] =
        cotile_epilogue_evaluate(epilogue, point, mlirOperationGetOperand(op, i), &operand_axes);
  }
  cotile_body_t body = {
      epilogue->cloner, lanes_of(epilogue), point->known.mask, evaluate_index, &loops, NULL};
  cotile_body_evaluate(&body, op, arguments, &result);
  return result;
}

static bool moves_with_rows(const cotile_axes_t *axes) {
  for (int i = 0; i < COTILE_MAX_RANK; i++)
    if (axes->of[i] == COTILE_AXIS_ROW) return true;
  return false;
}

static MlirValue splat_scalar(cotile_epilogue_t *epilogue, MlirValue scalar, MlirType element) {
  cotile_builder_t *builder = builder_of(epilogue);
  MlirValue clone = scalar;
  cotile_status_release(cotile_clone_scalar(epilogue->cloner, scalar, &clone));
  return cotile_build_splat(builder, lanes_of(epilogue),
                            cotile_build_convert(builder, clone, element, false));
}

static MlirValue evaluate_dot(cotile_epilogue_t *epilogue, const cotile_point_t *point, int dot) {
  const cotile_column_set_t *set = &epilogue->tile->sets[point->known.set];
  int i = 0;
  while (set->dots[i] != dot) i++;
  return cotile_build_convert(builder_of(epilogue), point->accumulators[i],
                              epilogue->tile->dots[dot].element, false);
}

static MlirValue evaluate_new(cotile_epilogue_t *epilogue, cotile_point_t *point, MlirValue value,
                              const cotile_axes_t *axes, int *out_row) {
  cotile_builder_t *builder = builder_of(epilogue);
  int lanes = lanes_of(epilogue), dot = cotile_tile_find_dot(epilogue->tile, value);
  *out_row = point->row;
  if (dot >= 0) return evaluate_dot(epilogue, point, dot);
  MlirOperation op = cotile_defining_op(value);
  if (!mlirOperationIsNull(op) && is_elementwise(op))
    return evaluate_elementwise(epilogue, point, op, axes);
  *out_row = moves_with_rows(axes) ? point->row : -1;
  if (!cotile_is_ranked_tensor(value))
    return splat_scalar(epilogue, value, mlirValueGetType(value));
  MlirType element = cotile_element_of(value);
  if (!mlirOperationIsNull(op) && cotile_op_is(op, "linalg.fill"))
    return splat_scalar(epilogue, mlirOperationGetOperand(op, 0), element);
  if (!mlirOperationIsNull(op) && cotile_op_is(op, "tensor.empty"))
    return cotile_build_zero(builder, cotile_vector_of(lanes, element));
  if (!mlirOperationIsNull(op) && cotile_op_is(op, "arith.constant"))
    return cotile_build_splat_constant(
        builder, lanes, mlirDenseElementsAttrGetSplatValue(cotile_op_attribute(op, "value")));
  return evaluate_leaf(epilogue, point, value, axes);
}

MlirValue cotile_epilogue_evaluate(cotile_epilogue_t *epilogue, cotile_point_t *point,
                                   MlirValue value, const cotile_axes_t *axes) {
  for (cotile_memo_t *memo = point->memo; memo; memo = memo->next)
    if (mlirValueEqual(memo->value, value) && (memo->row < 0 || memo->row == point->row) &&
        memcmp(&memo->axes, axes, sizeof *axes) == 0)
      return memo->result;
  cotile_memo_t *memo = COTILE_ARENA_NEW(epilogue->tile->arena, 1, cotile_memo_t);
  *memo = (cotile_memo_t){.value = value, .axes = *axes};
  memo->result = evaluate_new(epilogue, point, value, axes, &memo->row);
  memo->next = point->memo;
  point->memo = memo;
  return memo->result;
}

// Loads the tensors behind a value that do not move with rows.
static void load_shared(cotile_epilogue_t *epilogue, cotile_point_t *point, MlirValue value,
                        const cotile_axes_t *axes) {
  MlirOperation op = cotile_defining_op(value);
  MlirAffineMap maps[64];
  cotile_axis_t loops[COTILE_MAX_RANK];
  if (cotile_tile_find_dot(epilogue->tile, value) >= 0) return;
  if (mlirOperationIsNull(op) || !is_elementwise(op)) {
    if (find_leaf(epilogue, value) && !moves_with_rows(axes))
      (void)cotile_epilogue_evaluate(epilogue, point, value, axes);
    return;
  }
  cotile_status_release(cotile_axes_of_loops(op, axes, loops)); // checked by prepare
  (void)cotile_indexing_maps(op, maps);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    cotile_axes_t operand_axes;
    if (cotile_use_count(mlirBlockGetArgument(cotile_op_body(op), i)) == 0) continue;
    cotile_status_release(cotile_axes_of_operand(maps[i], loops, &operand_axes));
    load_shared(epilogue, point, mlirOperationGetOperand(op, i), &operand_axes);
  }
}

void cotile_epilogue_load_shared(cotile_epilogue_t *epilogue, cotile_point_t *point) {
  const cotile_tile_t *tile = epilogue->tile;
  const cotile_column_set_t *set = &tile->sets[point->known.set];
  for (int i = 0; i < tile->result_count; i++)
    if (tile->results[i].set == point->known.set)
      load_shared(epilogue, point, tile->results[i].value, &epilogue->stores[i].axes);
  for (int i = 0; i < set->dot_count; i++) {
    const cotile_dot_t *dot = &tile->dots[set->dots[i]];
    cotile_axes_t axes;
    (void)cotile_axes_infer(tile, mlirOperationGetResult(dot->op, 0), &axes);
    load_shared(epilogue, point, dot->facts.operand[COTILE_OUT], &axes);
  }
}

MlirAttribute cotile_epilogue_constant_start(const cotile_epilogue_t *epilogue, int dot) {
  MlirValue start = epilogue->tile->dots[dot].facts.operand[COTILE_OUT];
  MlirOperation fill = cotile_defining_op(start);
  if (mlirOperationIsNull(fill) || !cotile_op_is(fill, "linalg.fill")) return (MlirAttribute){NULL};
  MlirOperation constant = cotile_defining_op(mlirOperationGetOperand(fill, 0));
  if (mlirOperationIsNull(constant) || !cotile_op_is(constant, "arith.constant"))
    return (MlirAttribute){NULL};
  return cotile_op_attribute(constant, "value");
}

MlirValue cotile_epilogue_initial_value(cotile_epilogue_t *epilogue, cotile_point_t *point,
                                        int dot) {
  const cotile_dot_t *facts = &epilogue->tile->dots[dot];
  cotile_axes_t axes;
  (void)cotile_axes_infer(epilogue->tile, mlirOperationGetResult(facts->op, 0), &axes);
  MlirValue value =
      cotile_epilogue_evaluate(epilogue, point, facts->facts.operand[COTILE_OUT], &axes);
  return cotile_build_convert(builder_of(epilogue), value, facts->accumulator, false);
}

static void store_value(cotile_epilogue_t *epilogue, const cotile_point_t *point,
                        const cotile_store_t *store, MlirValue value) {
  cotile_builder_t *builder = builder_of(epilogue);
  cotile_elements_t to = elements_at(epilogue, point, &store->tensor, &store->axes);
  if (!to.lanes) { // no column axis: the only column is lane 0
    to.lanes = lanes_of(epilogue);
    to.mask = cotile_build_mask(builder, to.lanes, cotile_build_index(builder, 1));
  }
  epilogue->access->store(epilogue->kernel, &to, value);
}

void cotile_epilogue_store(cotile_epilogue_t *epilogue, cotile_point_t *point) {
  for (int i = 0; i < epilogue->tile->result_count; i++) {
    const cotile_tile_result_t *result = &epilogue->tile->results[i];
    const cotile_store_t *store = &epilogue->stores[i];
    if (result->set != point->known.set) continue;
    store_value(epilogue, point, store,
                cotile_epilogue_evaluate(epilogue, point, result->value, &store->axes));
  }
}
