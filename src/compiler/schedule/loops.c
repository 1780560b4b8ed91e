// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The scheduled form of any other dispatch: its op (with the fills it reads) on slices along one
// parallel loop, the one that the first dimension of the first result runs along. Where that loop
// cannot be cut for every operand, one workgroup does everything.
#include <mlir-c/AffineExpr.h>

#include "base/size.h"
#include "compiler/linalg/structured.h"
#include "compiler/schedule/constants.h"
#include "compiler/schedule/schedule.h"
#include "ir/query.h"

// Elements of the first result that a workgroup computes, about: large against the cost of its
// start, small enough for many of them. On GPUs, a few for each of its threads.
enum { TILE_ELEMENTS = 16384, GPU_ELEMENTS_PER_THREAD = 8 };

typedef struct loops {
  cotile_builder_t builder;
  MlirBlock source, entry;
  int in_count, out_count;
  cotile_structured_t op;
  int cut; // the loop, -1: none
  MlirValue offset, size;
  MlirBlock body; // of the forall
} loops_t;

static bool map_allows_cut(MlirAffineMap map, int loop) {
  if (cotile_map_position(map, loop) >= 0) return true;
  for (intptr_t i = 0; i < mlirAffineMapGetNumResults(map); i++)
    if (mlirAffineExprIsFunctionOfDim(mlirAffineMapGetResult(map, i), loop)) return false;
  return true;
}

static MlirWalkResult find_index(MlirOperation op, void *user) {
  if (!cotile_op_is(op, "linalg.index")) return MlirWalkResultAdvance;
  *(bool *)user = true;
  return MlirWalkResultInterrupt;
}

// Index values count from the start of the whole tensor, so such bodies are not cut.
static bool reads_index(MlirOperation op) {
  bool found = false;
  mlirOperationWalk(op, find_index, &found, MlirWalkPreOrder);
  return found;
}

static int choose_cut(const cotile_structured_t *op) {
  MlirAffineMap first = op->map[op->input_count];
  if (mlirAffineMapGetNumResults(first) == 0 || reads_index(op->op)) return -1;
  MlirAffineExpr result = mlirAffineMapGetResult(first, 0);
  if (!mlirAffineExprIsADim(result)) return -1;
  int loop = (int)mlirAffineDimExprGetPosition(result);
  if (op->iterator[loop] != 'p') return -1;
  for (int i = 0; i < op->operand_count; i++)
    if (!map_allows_cut(op->map[i], loop)) return -1;
  for (int i = op->input_count; i < op->operand_count; i++)
    if (cotile_map_position(op->map[i], loop) < 0) return -1;
  return loop;
}

// Iterations of the cut loop per workgroup.
static int64_t choose_tile(MlirType result, int64_t elements) {
  int64_t inner = 1;
  for (int d = 1; d < (int)mlirShapedTypeGetRank(result); d++) {
    int64_t size = cotile_static_dim(result, d);
    if (size < 0) size = 64; // stands for a size that is not known
    if (!cotile_mul(inner, size, &inner)) return 1;
  }
  return cotile_max(1, elements / cotile_max(inner, 1));
}

static MlirValue slice(loops_t *loops, MlirValue tensor, MlirAffineMap map) {
  int at = loops->cut < 0 ? -1 : cotile_map_position(map, loops->cut);
  if (at < 0) return tensor;
  MlirValue offsets[COTILE_MAX_RANK], sizes[COTILE_MAX_RANK];
  int64_t shape[COTILE_MAX_RANK];
  int rank = cotile_rank(tensor);
  for (int d = 0; d < rank; d++) {
    offsets[d] = d == at ? loops->offset : cotile_build_index(&loops->builder, 0);
    sizes[d] = d == at ? loops->size : cotile_build_dim(&loops->builder, tensor, d);
    if (!cotile_constant_value(sizes[d], &shape[d])) shape[d] = mlirShapedTypeGetDynamicSize();
  }
  MlirType type =
      mlirRankedTensorTypeGet(rank, shape, cotile_element_of(tensor), mlirAttributeGetNull());
  return cotile_build_extract_slice(&loops->builder, type, tensor, rank, offsets, sizes);
}

// The function's value for a dimension that the body asked for: tensor.dim of an argument.
static MlirValue body_dim(loops_t *loops, MlirValue value) {
  MlirOperation dim = cotile_defining_op(value);
  int64_t number = 0;
  cotile_constant_value(mlirOperationGetOperand(dim, 1), &number);
  intptr_t argument = mlirBlockArgumentGetArgNumber(mlirOperationGetOperand(dim, 0));
  return cotile_build_dim(&loops->builder, mlirBlockGetArgument(loops->entry, argument), number);
}

// The tile of a tensor.empty of the body, which a filled input is made from.
static MlirValue empty_tile(loops_t *loops, MlirOperation empty, MlirAffineMap map) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(empty, 0));
  MlirValue sizes[COTILE_MAX_RANK];
  int64_t shape[COTILE_MAX_RANK];
  int rank = (int)mlirShapedTypeGetRank(type), count = 0;
  for (int d = 0, dynamic = 0; d < rank; d++) {
    MlirValue size = {NULL};
    shape[d] = cotile_static_dim(type, d);
    if (shape[d] < 0) size = body_dim(loops, mlirOperationGetOperand(empty, dynamic++));
    if (loops->cut >= 0 && cotile_map_position(map, loops->cut) == d) {
      size = loops->size;
      if (!cotile_constant_value(size, &shape[d])) shape[d] = -1;
    }
    if (shape[d] >= 0) continue;
    shape[d] = mlirShapedTypeGetDynamicSize();
    sizes[count++] = size;
  }
  type = mlirRankedTensorTypeGet(rank, shape, mlirShapedTypeGetElementType(type),
                                 mlirAttributeGetNull());
  return cotile_build_value(&loops->builder, "tensor.empty", type, count, sizes, NULL);
}

static MlirValue argument_tile(loops_t *loops, int number, MlirAffineMap map) {
  intptr_t first_shared = mlirBlockGetNumArguments(loops->body) - loops->out_count;
  MlirValue tensor =
      number < loops->in_count
          ? mlirBlockGetArgument(loops->entry, number)
          : mlirBlockGetArgument(loops->body, first_shared + number - loops->in_count);
  return slice(loops, tensor, map);
}

// The value inside the forall for an operand of the op, which reads it by `map`.
static MlirValue operand(loops_t *loops, MlirValue value, MlirAffineMap map) {
  if (!cotile_is_ranked_tensor(value)) return cotile_clone_constant(&loops->builder, value);
  if (mlirValueIsABlockArgument(value))
    return argument_tile(loops, (int)mlirBlockArgumentGetArgNumber(value), map);
  MlirOperation op = cotile_defining_op(value);
  if (!cotile_op_is(op, "linalg.fill")) return empty_tile(loops, op, map);
  MlirValue scalar = cotile_clone_constant(&loops->builder, mlirOperationGetOperand(op, 0));
  MlirValue target = operand(loops, mlirOperationGetOperand(op, 1), map);
  return mlirOperationGetResult(cotile_build_fill(&loops->builder, scalar, target), 0);
}

static MlirOperation build_op(loops_t *loops) {
  MlirValue operands[COTILE_MAX_OPERANDS];
  const cotile_structured_t *op = &loops->op;
  for (int i = 0; i < op->operand_count; i++)
    operands[i] = operand(loops, mlirOperationGetOperand(op->op, i), op->map[i]);
  MlirOperation copy = mlirOperationClone(op->op);
  for (int i = 0; i < op->operand_count; i++) mlirOperationSetOperand(copy, i, operands[i]);
  for (int i = 0; i < loops->out_count; i++)
    mlirValueSetType(mlirOperationGetResult(copy, i),
                     mlirValueGetType(operands[op->input_count + i]));
  cotile_builder_insert(&loops->builder, copy);
  cotile_clone_captured_constants(copy, loops->source);
  return copy;
}

static void build_inserts(loops_t *loops, MlirOperation tile, cotile_arena_t *arena) {
  intptr_t first_shared = mlirBlockGetNumArguments(loops->body) - loops->out_count;
  MlirValue *offsets = COTILE_ARENA_NEW(arena, loops->out_count * COTILE_MAX_RANK, MlirValue);
  MlirValue *sizes = COTILE_ARENA_NEW(arena, loops->out_count * COTILE_MAX_RANK, MlirValue);
  for (int i = 0; i < loops->out_count; i++) {
    MlirValue target = mlirBlockGetArgument(loops->body, first_shared + i);
    MlirAffineMap map = loops->op.map[loops->op.input_count + i];
    int at = loops->cut < 0 ? -1 : cotile_map_position(map, loops->cut);
    for (int d = 0; d < cotile_rank(target); d++) {
      offsets[i * COTILE_MAX_RANK + d] =
          d == at ? loops->offset : cotile_build_index(&loops->builder, 0);
      sizes[i * COTILE_MAX_RANK + d] =
          d == at ? loops->size : cotile_build_dim(&loops->builder, target, d);
    }
  }
  cotile_build_in_parallel(&loops->builder);
  for (int i = 0; i < loops->out_count; i++) {
    MlirValue target = mlirBlockGetArgument(loops->body, first_shared + i);
    cotile_build_insert_slice(&loops->builder, mlirOperationGetResult(tile, i), target,
                              cotile_rank(target), offsets + i * COTILE_MAX_RANK,
                              sizes + i * COTILE_MAX_RANK);
  }
}

static bool find_op(MlirBlock source, cotile_structured_t *out) {
  MlirOperation found = {NULL};
  MlirOperation terminator = cotile_block_terminator(source);
  found = cotile_defining_op(mlirOperationGetOperand(terminator, 0));
  return !mlirOperationIsNull(found) && cotile_structured_analyse(found, out);
}

cotile_status_t cotile_schedule_loops(MlirOperation dispatch, MlirOperation function,
                                      const cotile_machine_t *machine, cotile_arena_t *arena,
                                      int64_t *out_tile) {
  int64_t elements = machine->is_gpu ? GPU_ELEMENTS_PER_THREAD * (int64_t)machine->gpu.loop_threads
                                     : TILE_ELEMENTS;
  MlirBlock entry = cotile_op_body(function);
  loops_t loops = {.builder = cotile_builder_at_end(mlirOperationGetContext(function), entry),
                   .source = cotile_op_body(dispatch),
                   .entry = entry,
                   .out_count = (int)mlirOperationGetNumResults(dispatch)};
  loops.in_count = (int)mlirOperationGetNumOperands(dispatch) - loops.out_count;
  loops.builder.location = mlirOperationGetLocation(dispatch);
  if (!find_op(loops.source, &loops.op))
    return COTILE_MAKE_STATUS(COTILE_INTERNAL, "a dispatch without an op");
  loops.cut = choose_cut(&loops.op);
  MlirValue out = mlirBlockGetArgument(entry, loops.in_count);
  *out_tile = loops.cut < 0 ? 0 : choose_tile(mlirValueGetType(out), elements);
  MlirValue bound = cotile_build_index(&loops.builder, 1), all = bound;
  MlirValue tile = cotile_build_index(&loops.builder, *out_tile);
  if (loops.cut >= 0) {
    all = cotile_build_dim(&loops.builder, out, 0);
    bound = cotile_build_ceil_div(&loops.builder, all, tile);
  }
  MlirValue outs[COTILE_MAX_OPERANDS], results[COTILE_MAX_OPERANDS];
  for (int i = 0; i < loops.out_count; i++)
    outs[i] = mlirBlockGetArgument(entry, loops.in_count + i);
  MlirOperation forall = cotile_build_forall(&loops.builder, 1, &bound, loops.out_count, outs);
  loops.body = loops.builder.block = cotile_op_body(forall);
  if (loops.cut >= 0) {
    loops.offset = cotile_build_mul(&loops.builder, mlirBlockGetArgument(loops.body, 0), tile);
    loops.size =
        cotile_build_min(&loops.builder, tile, cotile_build_sub(&loops.builder, all, loops.offset));
  }
  build_inserts(&loops, build_op(&loops), arena);
  loops.builder.block = entry;
  for (int i = 0; i < loops.out_count; i++) results[i] = mlirOperationGetResult(forall, i);
  cotile_build_effect(&loops.builder, "func.return", loops.out_count, results, NULL);
  return COTILE_SUCCESS;
}
