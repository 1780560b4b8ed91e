// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Items of a tile are the points of the op's parallel loops; neighbouring items differ in the last
// dimension of the first result, so that neighbouring threads write neighbouring elements.
#include "compiler/codegen/gpu/gpu_loops.h"

#include <mlir-c/AffineExpr.h>

#include "compiler/codegen/body.h"
#include "compiler/codegen/tile.h"
#include "compiler/codegen/vector_ops.h"
#include "compiler/linalg/structured.h"
#include "ir/query.h"

// What the body of the op gets for an operand: elements of a tensor, or the same everywhere.
typedef struct gpu_operand {
  cotile_tensor_t tensor; // if `constant` is null
  MlirValue constant;
} gpu_operand_t;

// A tensor that the body extracts elements from.
typedef struct gpu_source {
  struct gpu_source *next;
  MlirValue value;
  cotile_tensor_t tensor;
} gpu_source_t;

typedef struct gpu_loops {
  cotile_gpu_kernel_t kernel;
  cotile_structured_t op;
  gpu_source_t *sources;
  int result_count;
  MlirOperation inserts[COTILE_MAX_OPERANDS]; // per result; null: it is not stored
  gpu_operand_t operands[COTILE_MAX_OPERANDS];
  cotile_tensor_t results[COTILE_MAX_OPERANDS];
  MlirValue size[COTILE_MAX_LOOPS];
  MlirValue index[COTILE_MAX_LOOPS]; // of the point that is computed
} gpu_loops_t;

static cotile_builder_t *builder_of(gpu_loops_t *loops) { return &loops->kernel.builder; }

static cotile_status_t refuse(const gpu_loops_t *loops, MlirOperation op, const char *why) {
  MlirStringRef name = cotile_op_name(op);
  return COTILE_MAKE_STATUS(
      COTILE_UNSUPPORTED, "%s: %.*s: %s",
      cotile_location_text(loops->kernel.cloner.arena, mlirOperationGetLocation(op)),
      (int)name.length, name.data, why);
}

// --- The tile's op ---

static cotile_status_t find_op(gpu_loops_t *loops) {
  MlirBlock body = cotile_op_body(loops->kernel.forall);
  MlirBlock inserts = cotile_op_body(cotile_block_terminator(body));
  for (MlirOperation insert = mlirBlockGetFirstOperation(inserts); !mlirOperationIsNull(insert);
       insert = mlirOperationGetNextInBlock(insert)) {
    if (!cotile_op_is(insert, "tensor.parallel_insert_slice"))
      return refuse(loops, insert, "only tensor.parallel_insert_slice stores results");
    MlirValue value = mlirOperationGetOperand(insert, 0);
    MlirOperation op = cotile_defining_op(value);
    if (mlirOperationIsNull(op) || (loops->op.op.ptr && !mlirOperationEqual(op, loops->op.op)) ||
        (!loops->op.op.ptr && !cotile_structured_analyse(op, &loops->op)))
      return refuse(loops, insert, "stores something else than a result of the tile's one op");
    loops->inserts[mlirOpResultGetResultNumber(value)] = insert;
  }
  if (!loops->op.op.ptr) return refuse(loops, loops->kernel.forall, "has no result");
  loops->result_count = loops->op.operand_count - loops->op.input_count;
  return COTILE_SUCCESS;
}

static bool is_used(const gpu_loops_t *loops, int operand) {
  MlirValue argument = mlirBlockGetArgument(cotile_op_body(loops->op.op), operand);
  return cotile_use_count(argument) > 0;
}

// The scalar that all elements of an operand are; `*out` is null if it is no such operand.
static cotile_status_t find_constant(gpu_loops_t *loops, MlirValue value, MlirValue *out) {
  cotile_cloner_t *cloner = &loops->kernel.cloner;
  MlirOperation op = cotile_defining_op(value);
  *out = (MlirValue){NULL};
  if (!cotile_is_ranked_tensor(value)) return cotile_clone_scalar(cloner, value, out);
  if (mlirOperationIsNull(op)) return COTILE_SUCCESS;
  if (cotile_op_is(op, "linalg.fill"))
    return cotile_clone_scalar(cloner, mlirOperationGetOperand(op, 0), out);
  if (cotile_op_is(op, "tensor.empty"))
    *out = cotile_build_zero(builder_of(loops), cotile_element_of(value));
  if (!cotile_op_is(op, "arith.constant")) return COTILE_SUCCESS;
  MlirAttribute elements = cotile_op_attribute(op, "value");
  if (!mlirDenseElementsAttrIsSplat(elements)) return refuse(loops, op, "is not a splat");
  *out = cotile_build_splat_constant(builder_of(loops), 0,
                                     mlirDenseElementsAttrGetSplatValue(elements));
  return COTILE_SUCCESS;
}

static cotile_status_t bind_operand(gpu_loops_t *loops, int number) {
  gpu_operand_t *operand = &loops->operands[number];
  MlirValue value = mlirOperationGetOperand(loops->op.op, number);
  COTILE_RETURN_IF_ERROR(find_constant(loops, value, &operand->constant));
  if (operand->constant.ptr) return COTILE_SUCCESS;
  operand->tensor.element = cotile_element_of(value);
  COTILE_RETURN_IF_ERROR(cotile_clone_view(&loops->kernel.cloner, value, &operand->tensor.view));
  cotile_gpu_access.bind(&loops->kernel, &operand->tensor);
  return COTILE_SUCCESS;
}

static const gpu_source_t *find_source(const gpu_loops_t *loops, MlirValue tensor) {
  const gpu_source_t *source = loops->sources;
  while (source && !mlirValueEqual(source->value, tensor)) source = source->next;
  return source;
}

static cotile_status_t bind_sources(gpu_loops_t *loops) {
  MlirBlock body = cotile_op_body(loops->op.op);
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (!cotile_op_is(op, "tensor.extract")) continue;
    MlirValue value = mlirOperationGetOperand(op, 0);
    if (find_source(loops, value)) continue;
    gpu_source_t *source = COTILE_ARENA_NEW(loops->kernel.cloner.arena, 1, gpu_source_t);
    *source = (gpu_source_t){.next = loops->sources, .value = value};
    source->tensor.element = cotile_element_of(value);
    COTILE_RETURN_IF_ERROR(cotile_clone_view(&loops->kernel.cloner, value, &source->tensor.view));
    cotile_gpu_access.bind(&loops->kernel, &source->tensor);
    loops->sources = source;
  }
  return COTILE_SUCCESS;
}

static cotile_status_t bind_result(gpu_loops_t *loops, int number) {
  cotile_tensor_t *tensor = &loops->results[number];
  MlirOperation insert = loops->inserts[number];
  if (mlirOperationIsNull(insert)) return COTILE_SUCCESS;
  tensor->element = cotile_element_of(mlirOperationGetOperand(insert, 0));
  COTILE_RETURN_IF_ERROR(cotile_clone_insert_view(&loops->kernel.cloner, insert, &tensor->view));
  cotile_gpu_access.bind(&loops->kernel, tensor);
  return COTILE_SUCCESS;
}

// The size of a loop is that of a dimension of an operand that it runs along.
static cotile_status_t bind_size(gpu_loops_t *loops, int loop) {
  for (int i = 0; i < loops->op.operand_count; i++) {
    MlirAffineMap map = loops->op.map[i];
    for (int d = 0; d < (int)mlirAffineMapGetNumResults(map); d++) {
      MlirAffineExpr result = mlirAffineMapGetResult(map, d);
      if (!mlirAffineExprIsADim(result) || mlirAffineDimExprGetPosition(result) != loop) continue;
      return cotile_clone_dim(&loops->kernel.cloner, mlirOperationGetOperand(loops->op.op, i), d,
                              &loops->size[loop]);
    }
  }
  return refuse(loops, loops->op.op, "has a loop that no operand's dimension tells the size of");
}

// Each result is stored once, after the reductions.
static cotile_status_t check_results(const gpu_loops_t *loops) {
  for (int i = loops->op.input_count; i < loops->op.operand_count; i++)
    for (int d = 0; d < (int)mlirAffineMapGetNumResults(loops->op.map[i]); d++)
      for (int loop = 0; loop < loops->op.loop_count; loop++)
        if (loops->op.iterator[loop] != 'p' &&
            mlirAffineExprIsFunctionOfDim(mlirAffineMapGetResult(loops->op.map[i], d), loop))
          return refuse(loops, loops->op.op, "a result runs along a reduction");
  return COTILE_SUCCESS;
}

static cotile_status_t bind_op(gpu_loops_t *loops) {
  COTILE_RETURN_IF_ERROR(check_results(loops));
  COTILE_RETURN_IF_ERROR(cotile_body_prepare(&loops->kernel.cloner, loops->op.op, true));
  COTILE_RETURN_IF_ERROR(bind_sources(loops));
  for (int i = 0; i < loops->op.operand_count; i++)
    if (is_used(loops, i)) COTILE_RETURN_IF_ERROR(bind_operand(loops, i));
  for (int i = 0; i < loops->result_count; i++) COTILE_RETURN_IF_ERROR(bind_result(loops, i));
  for (int i = 0; i < loops->op.loop_count; i++) COTILE_RETURN_IF_ERROR(bind_size(loops, i));
  return COTILE_SUCCESS;
}

// --- Elements ---

static MlirValue evaluate(gpu_loops_t *loops, MlirAffineExpr expression) {
  cotile_builder_t *builder = builder_of(loops);
  if (mlirAffineExprIsAConstant(expression))
    return cotile_build_index(builder, mlirAffineConstantExprGetValue(expression));
  if (mlirAffineExprIsADim(expression))
    return loops->index[mlirAffineDimExprGetPosition(expression)];
  MlirValue left = evaluate(loops, mlirAffineBinaryOpExprGetLHS(expression));
  MlirValue right = evaluate(loops, mlirAffineBinaryOpExprGetRHS(expression));
  if (mlirAffineExprIsAAdd(expression)) return cotile_build_add(builder, left, right);
  if (mlirAffineExprIsAMul(expression)) return cotile_build_mul(builder, left, right);
  if (mlirAffineExprIsAMod(expression)) return cotile_build_rem(builder, left, right);
  if (mlirAffineExprIsAFloorDiv(expression)) return cotile_build_div(builder, left, right);
  return cotile_build_ceil_div(builder, left, right);
}

static cotile_elements_t element_of(gpu_loops_t *loops, const cotile_tensor_t *tensor,
                                    const MlirValue *indices) {
  cotile_builder_t *builder = builder_of(loops);
  cotile_elements_t out = {.tensor = tensor, .index = cotile_build_index(builder, 0)};
  for (int d = 0; d < tensor->view.rank; d++)
    out.index = cotile_build_add(
        builder, cotile_build_mul(builder, indices[d], tensor->view.stride[d]), out.index);
  return out;
}

// The element of a tensor at the point, where `map` leads.
static cotile_elements_t element_at(gpu_loops_t *loops, const cotile_tensor_t *tensor,
                                    MlirAffineMap map) {
  MlirValue indices[COTILE_MAX_RANK];
  for (int d = 0; d < tensor->view.rank; d++)
    indices[d] = evaluate(loops, mlirAffineMapGetResult(map, d));
  return element_of(loops, tensor, indices);
}

static MlirValue load_operand(gpu_loops_t *loops, int number) {
  const gpu_operand_t *operand = &loops->operands[number];
  if (operand->constant.ptr) return operand->constant;
  cotile_elements_t element = element_at(loops, &operand->tensor, loops->op.map[number]);
  return cotile_gpu_access.load(&loops->kernel, &element);
}

// A cotile_loop_index_fn.
static MlirValue loop_index(void *user, int64_t loop) {
  const gpu_loops_t *loops = user;
  return loops->index[loop];
}

// A cotile_element_fn.
static MlirValue extract_element(void *user, MlirValue tensor, const MlirValue *indices) {
  gpu_loops_t *loops = user;
  cotile_elements_t element = element_of(loops, &find_source(loops, tensor)->tensor, indices);
  return cotile_gpu_access.load(&loops->kernel, &element);
}

// The body at the point, on results `carried`.
static void evaluate_body(gpu_loops_t *loops, const MlirValue *carried, MlirValue *out_results) {
  MlirValue arguments[COTILE_MAX_OPERANDS] = {{NULL}};
  for (int i = 0; i < loops->op.input_count; i++)
    if (is_used(loops, i)) arguments[i] = load_operand(loops, i);
  for (int i = 0; i < loops->result_count; i++) arguments[loops->op.input_count + i] = carried[i];
  cotile_body_t body = {&loops->kernel.cloner, 0, {NULL}, loop_index, loops, extract_element};
  cotile_body_evaluate(&body, loops->op.op, arguments, out_results);
}

// The reduction loops from `loop` on, in order.
static void reduce(gpu_loops_t *loops, int loop, const MlirValue *carried, MlirValue *out_results) {
  cotile_builder_t *builder = builder_of(loops);
  while (loop < loops->op.loop_count && loops->op.iterator[loop] == 'p') loop++;
  if (loop == loops->op.loop_count) {
    evaluate_body(loops, carried, out_results);
    return;
  }
  MlirValue inner[COTILE_MAX_OPERANDS];
  MlirValue zero = cotile_build_index(builder, 0), one = cotile_build_index(builder, 1);
  cotile_loop_t nest =
      cotile_build_for(builder, zero, loops->size[loop], one, loops->result_count, carried, inner);
  loops->index[loop] = nest.iv;
  reduce(loops, loop + 1, inner, inner);
  cotile_build_for_end(builder, &nest, loops->result_count, inner, out_results);
}

// What the results start from. Those whose old value nobody reads start from nothing.
static void start(gpu_loops_t *loops, MlirValue *out_results) {
  for (int i = 0; i < loops->result_count; i++) {
    int operand = loops->op.input_count + i;
    MlirValue argument = mlirBlockGetArgument(cotile_op_body(loops->op.op), operand);
    out_results[i] = is_used(loops, operand)
                         ? load_operand(loops, operand)
                         : cotile_build_zero(builder_of(loops), mlirValueGetType(argument));
  }
}

// --- Items ---

// Parallel loops, fastest first: those of the first result from its last dimension on, then others.
static int item_order(const gpu_loops_t *loops, int *out) {
  MlirAffineMap map = loops->op.map[loops->op.input_count];
  bool is_listed[COTILE_MAX_LOOPS] = {false};
  int count = 0;
  for (int d = (int)mlirAffineMapGetNumResults(map) - 1; d >= 0; d--) {
    MlirAffineExpr result = mlirAffineMapGetResult(map, d);
    if (!mlirAffineExprIsADim(result)) continue;
    int loop = (int)mlirAffineDimExprGetPosition(result);
    is_listed[loop] = true;
    out[count++] = loop;
  }
  for (int loop = loops->op.loop_count - 1; loop >= 0; loop--)
    if (loops->op.iterator[loop] == 'p' && !is_listed[loop]) out[count++] = loop;
  return count;
}

// A cotile_gpu_item_fn.
static void emit_item(cotile_gpu_kernel_t *kernel, MlirValue item, void *user) {
  gpu_loops_t *loops = user;
  int order[COTILE_MAX_LOOPS], count = item_order(loops, order);
  MlirValue rest = item, results[COTILE_MAX_OPERANDS];
  for (int i = 0; i < count; i++) {
    MlirValue size = loops->size[order[i]];
    bool is_last = i + 1 == count;
    loops->index[order[i]] = is_last ? rest : cotile_build_rem(&kernel->builder, rest, size);
    if (!is_last) rest = cotile_build_div(&kernel->builder, rest, size);
  }
  start(loops, results);
  reduce(loops, 0, results, results);
  for (int i = 0; i < loops->result_count; i++) {
    if (mlirOperationIsNull(loops->inserts[i])) continue;
    cotile_elements_t element =
        element_at(loops, &loops->results[i], loops->op.map[loops->op.input_count + i]);
    cotile_gpu_access.store(kernel, &element, results[i]);
  }
}

static cotile_status_t emit_body(gpu_loops_t *loops) {
  int order[COTILE_MAX_LOOPS], rank = cotile_forall_rank(loops->kernel.forall);
  if (rank > COTILE_MAX_LOOPS) return refuse(loops, loops->kernel.forall, "has too many loops");
  for (int i = 0; i < rank; i++) order[i] = rank - 1 - i;
  COTILE_RETURN_IF_ERROR(cotile_bind_forall(&loops->kernel.cloner, loops->kernel.forall,
                                            loops->kernel.workgroup, rank, order));
  COTILE_RETURN_IF_ERROR(find_op(loops));
  COTILE_RETURN_IF_ERROR(bind_op(loops));
  int count = item_order(loops, order);
  MlirValue items = cotile_build_index(builder_of(loops), 1);
  for (int i = 0; i < count; i++)
    items = cotile_build_mul(builder_of(loops), loops->size[order[i]], items);
  cotile_gpu_for_items(&loops->kernel, items, emit_item, loops);
  return COTILE_SUCCESS;
}

static cotile_status_t read_threads(MlirOperation executable, const cotile_machine_t *machine,
                                    int64_t *out) {
  MlirOperation function, forall;
  *out = 0;
  COTILE_RETURN_IF_ERROR(cotile_executable_function(executable, &function, &forall));
  MlirAttribute field = cotile_schedule_field(function, "threads");
  if (!mlirAttributeIsNull(field) && mlirAttributeIsAInteger(field))
    *out = mlirIntegerAttrGetValueInt(field);
  if (*out >= 1 && *out <= machine->gpu.max_threads) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            "cotile.schedule.threads: must be an integer from 1 to %d",
                            machine->gpu.max_threads);
}

cotile_status_t cotile_gpu_loops_emit(cotile_arena_t *arena, const cotile_machine_t *machine,
                                      MlirOperation executable, MlirModule kernels) {
  gpu_loops_t *loops = COTILE_ARENA_NEW(arena, 1, gpu_loops_t);
  int64_t threads;
  COTILE_RETURN_IF_ERROR(read_threads(executable, machine, &threads));
  COTILE_RETURN_IF_ERROR(
      cotile_gpu_kernel_begin(&loops->kernel, arena, machine, kernels, executable, threads));
  return cotile_gpu_kernel_end(&loops->kernel, emit_body(loops));
}
