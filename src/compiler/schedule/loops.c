// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The scheduled form of any other dispatch: its op (with the fills it reads) on slices along one
// parallel loop, the one that the first dimension of the first result runs along. Where that loop
// cannot be cut for every operand, one workgroup does everything. Scalars, and slices that the op
// reads, are computed in front of the scf.forall. An insertion into a window of an output has the
// window as its shared output.
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
  cotile_builder_t front; // in front of the forall
  MlirBlock source, entry;
  int in_count, out_count;
  MlirOperation insert; // of the op's result into an output; null: the op computes it in place
  cotile_structured_t op;
  int result[COTILE_MAX_OPERANDS]; // of the op, per output
  int cut;                         // the loop, -1: none
  int clone_count;
  MlirValue *from, *to; // values of the body and in front of the forall
  MlirValue offset, size;
  MlirBlock body; // of the forall
} loops_t;

static bool map_allows_cut(MlirAffineMap map, int loop) {
  if (cotile_map_position(map, loop) >= 0) return true;
  for (intptr_t i = 0; i < mlirAffineMapGetNumResults(map); i++)
    if (mlirAffineExprIsFunctionOfDim(mlirAffineMapGetResult(map, i), loop)) return false;
  return true;
}

static int choose_cut(const cotile_structured_t *op, int first_result) {
  MlirAffineMap first = op->map[op->input_count + first_result];
  if (mlirAffineMapGetNumResults(first) == 0) return -1;
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

// --- Values of the body, in front of the forall ---

static MlirValue front_value(loops_t *loops, MlirValue value) {
  if (mlirValueIsABlockArgument(value))
    return mlirBlockGetArgument(loops->entry, mlirBlockArgumentGetArgNumber(value));
  for (int i = 0; i < loops->clone_count; i++)
    if (mlirValueEqual(loops->from[i], value)) return loops->to[i];
  MlirOperation op = cotile_defining_op(value), copy = mlirOperationClone(op);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    mlirOperationSetOperand(copy, i, front_value(loops, mlirOperationGetOperand(op, i)));
  cotile_builder_insert(&loops->front, copy);
  loops->from[loops->clone_count] = value;
  intptr_t result = mlirOpResultGetResultNumber(value);
  return loops->to[loops->clone_count++] = mlirOperationGetResult(copy, result);
}

static MlirWalkResult replace_captured(MlirOperation nested, void *user) {
  loops_t *loops = user;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(nested); i++) {
    MlirValue value = mlirOperationGetOperand(nested, i);
    MlirOperation op = cotile_defining_op(value);
    MlirBlock block =
        mlirOperationIsNull(op) ? mlirBlockArgumentGetOwner(value) : mlirOperationGetBlock(op);
    if (mlirBlockEqual(block, loops->source))
      mlirOperationSetOperand(nested, i, front_value(loops, value));
  }
  return MlirWalkResultAdvance;
}

// Indices count from the start of the whole tensor: those of the cut loop get the tile's offset.
static MlirWalkResult shift_index(MlirOperation nested, void *user) {
  loops_t *loops = user;
  int64_t loop;
  if (!cotile_op_is(nested, "linalg.index") || !cotile_op_integer(nested, "dim", &loop) ||
      loop != loops->cut)
    return MlirWalkResultAdvance;
  cotile_builder_t builder = cotile_builder_before(nested);
  builder.before = mlirOperationGetNextInBlock(nested);
  MlirValue index = mlirOperationGetResult(nested, 0);
  MlirValue shifted = cotile_build_add(&builder, index, loops->offset);
  mlirValueReplaceAllUsesExcept(index, shifted, 1, (MlirOperation[]){cotile_defining_op(shifted)});
  return MlirWalkResultAdvance;
}

// --- The tile ---

// The tile of a tensor.empty of the body, which a filled input is made from.
static MlirValue empty_tile(loops_t *loops, MlirOperation empty, MlirAffineMap map) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(empty, 0));
  MlirValue sizes[COTILE_MAX_RANK];
  int64_t shape[COTILE_MAX_RANK];
  int rank = (int)mlirShapedTypeGetRank(type), count = 0;
  for (int d = 0, dynamic = 0; d < rank; d++) {
    MlirValue size = {NULL};
    shape[d] = cotile_static_dim(type, d);
    if (shape[d] < 0) size = front_value(loops, mlirOperationGetOperand(empty, dynamic++));
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

static MlirValue scalar_operand(loops_t *loops, MlirValue value) {
  return cotile_is_constant(value) ? cotile_clone_constant(&loops->builder, value)
                                   : front_value(loops, value);
}

// A slice of an input, or the window of an output.
static MlirValue slice_tile(loops_t *loops, MlirOperation op, MlirAffineMap map) {
  intptr_t argument = mlirBlockArgumentGetArgNumber(mlirOperationGetOperand(op, 0));
  if (argument >= loops->in_count) return argument_tile(loops, (int)argument, map);
  return slice(loops, front_value(loops, mlirOperationGetResult(op, 0)), map);
}

// The value inside the forall for an operand of the op, which reads it by `map`.
static MlirValue operand(loops_t *loops, MlirValue value, MlirAffineMap map) {
  if (!cotile_is_ranked_tensor(value)) return scalar_operand(loops, value);
  if (mlirValueIsABlockArgument(value))
    return argument_tile(loops, (int)mlirBlockArgumentGetArgNumber(value), map);
  MlirOperation op = cotile_defining_op(value);
  if (cotile_op_is(op, "tensor.extract_slice")) return slice_tile(loops, op, map);
  if (!cotile_op_is(op, "linalg.fill")) return empty_tile(loops, op, map);
  MlirValue scalar = scalar_operand(loops, mlirOperationGetOperand(op, 0));
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
  for (int i = op->input_count; i < op->operand_count; i++)
    mlirValueSetType(mlirOperationGetResult(copy, i - op->input_count),
                     mlirValueGetType(operands[i]));
  cotile_builder_insert(&loops->builder, copy);
  cotile_clone_captured_constants(copy, loops->source);
  mlirOperationWalk(copy, replace_captured, loops, MlirWalkPreOrder);
  if (loops->cut >= 0) mlirOperationWalk(copy, shift_index, loops, MlirWalkPostOrder);
  return copy;
}

static void build_inserts(loops_t *loops, MlirOperation tile, cotile_arena_t *arena) {
  intptr_t first_shared = mlirBlockGetNumArguments(loops->body) - loops->out_count;
  MlirValue *offsets = COTILE_ARENA_NEW(arena, loops->out_count * COTILE_MAX_RANK, MlirValue);
  MlirValue *sizes = COTILE_ARENA_NEW(arena, loops->out_count * COTILE_MAX_RANK, MlirValue);
  for (int i = 0; i < loops->out_count; i++) {
    MlirValue target = mlirBlockGetArgument(loops->body, first_shared + i);
    MlirAffineMap map = loops->op.map[loops->op.input_count + loops->result[i]];
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
    MlirValue computed = mlirOperationGetResult(tile, loops->result[i]);
    cotile_build_insert_slice(&loops->builder, computed, target, cotile_rank(target),
                              offsets + i * COTILE_MAX_RANK, sizes + i * COTILE_MAX_RANK);
  }
}

// Finds the op, and which of its results goes to which output.
static bool find_op(loops_t *loops) {
  MlirOperation terminator = cotile_block_terminator(loops->source), found = {NULL};
  for (int i = 0; i < loops->out_count; i++) {
    MlirValue value = mlirOperationGetOperand(terminator, i);
    if (cotile_op_is(cotile_defining_op(value), "tensor.insert_slice")) {
      loops->insert = cotile_defining_op(value);
      value = mlirOperationGetOperand(loops->insert, 0);
    }
    found = cotile_defining_op(value);
    loops->result[i] = (int)mlirOpResultGetResultNumber(value);
  }
  return !mlirOperationIsNull(found) && cotile_structured_analyse(found, &loops->op);
}

static int64_t count_results(MlirBlock block) {
  int64_t count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    count += mlirOperationGetNumResults(op);
  return count;
}

static cotile_status_t loops_init(loops_t *loops, MlirOperation dispatch, MlirOperation function,
                                  cotile_arena_t *arena) {
  MlirBlock entry = cotile_op_body(function), source = cotile_op_body(dispatch);
  int64_t clones = count_results(source);
  *loops = (loops_t){.builder = cotile_builder_at_end(mlirOperationGetContext(function), entry),
                     .source = source,
                     .entry = entry,
                     .out_count = (int)mlirOperationGetNumResults(dispatch),
                     .from = COTILE_ARENA_NEW(arena, clones, MlirValue),
                     .to = COTILE_ARENA_NEW(arena, clones, MlirValue)};
  loops->in_count = (int)mlirOperationGetNumOperands(dispatch) - loops->out_count;
  loops->builder.location = mlirOperationGetLocation(dispatch);
  loops->front = loops->builder;
  if (!find_op(loops)) return COTILE_MAKE_STATUS(COTILE_INTERNAL, "a dispatch without an op");
  loops->cut = choose_cut(&loops->op, loops->result[0]);
  return COTILE_SUCCESS;
}

// What the op computes into: the outputs, or the window of the only one.
static void find_outs(loops_t *loops, MlirValue *out) {
  for (int i = 0; i < loops->out_count; i++)
    out[i] = mlirBlockGetArgument(loops->entry, loops->in_count + i);
  if (mlirOperationIsNull(loops->insert)) return;
  out[0] = front_value(loops, mlirOperationGetOperand(loops->op.op, loops->op.input_count));
}

static MlirValue build_insert(loops_t *loops, MlirValue window) {
  MlirOperation copy = mlirOperationClone(loops->insert);
  mlirOperationSetOperand(copy, 0, window);
  for (intptr_t i = 1; i < mlirOperationGetNumOperands(copy); i++)
    mlirOperationSetOperand(copy, i, front_value(loops, mlirOperationGetOperand(copy, i)));
  cotile_builder_insert(&loops->builder, copy);
  return mlirOperationGetResult(copy, 0);
}

static void build_return(loops_t *loops, MlirOperation forall) {
  MlirValue results[COTILE_MAX_OPERANDS];
  for (int i = 0; i < loops->out_count; i++) results[i] = mlirOperationGetResult(forall, i);
  if (!mlirOperationIsNull(loops->insert)) results[0] = build_insert(loops, results[0]);
  cotile_build_effect(&loops->builder, "func.return", loops->out_count, results, NULL);
}

cotile_status_t cotile_schedule_loops(MlirOperation dispatch, MlirOperation function,
                                      const cotile_machine_t *machine, cotile_arena_t *arena,
                                      int64_t *out_tile) {
  int64_t elements = machine->is_gpu ? GPU_ELEMENTS_PER_THREAD * (int64_t)machine->gpu.loop_threads
                                     : TILE_ELEMENTS;
  loops_t loops;
  MlirValue outs[COTILE_MAX_OPERANDS];
  COTILE_RETURN_IF_ERROR(loops_init(&loops, dispatch, function, arena));
  find_outs(&loops, outs);
  *out_tile = loops.cut < 0 ? 0 : choose_tile(mlirValueGetType(outs[0]), elements);
  MlirValue bound = cotile_build_index(&loops.builder, 1), all = bound;
  MlirValue tile = cotile_build_index(&loops.builder, *out_tile);
  if (loops.cut >= 0) {
    all = cotile_build_dim(&loops.builder, outs[0], 0);
    bound = cotile_build_ceil_div(&loops.builder, all, tile);
  }
  MlirOperation forall = cotile_build_forall(&loops.builder, 1, &bound, loops.out_count, outs);
  loops.front = cotile_builder_before(forall);
  loops.body = loops.builder.block = cotile_op_body(forall);
  if (loops.cut >= 0) {
    loops.offset = cotile_build_mul(&loops.builder, mlirBlockGetArgument(loops.body, 0), tile);
    loops.size =
        cotile_build_min(&loops.builder, tile, cotile_build_sub(&loops.builder, all, loops.offset));
  }
  build_inserts(&loops, build_op(&loops), arena);
  loops.builder.block = loops.entry;
  build_return(&loops, forall);
  return COTILE_SUCCESS;
}
