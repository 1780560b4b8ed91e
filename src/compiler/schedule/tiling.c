// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The scheduled form of a contraction dispatch: scf.forall (batch.., %i, %j) with one shared output
// per result, or per window of a result that is inserted into several times; one slice of X, one
// dot per member over all of k, its epilogue on the tile, and one parallel_insert_slice per output.
//
// [tiling-1] Several m loops are folded into one by views in front of the forall, so that inside
// everything has at most one m, one n and one k dimension; batch dimensions are dropped from tiles.
// [tiling-2] Workgroup (i, j) computes rows [i * m_tile, ..) and, of each output, the columns of
// the atoms of group tile j (plan.h).
// [tiling-3] Contractions that meet (column_sets.h) are cut alike: by the columns of the first.
#include <string.h>

#include "compiler/linalg/structured.h"
#include "compiler/schedule/column_sets.h"
#include "compiler/schedule/constants.h"
#include "compiler/schedule/facts.h"
#include "compiler/schedule/layout.h"
#include "compiler/schedule/schedule.h"
#include "compiler/schedule/tile_op.h"
#include "ir/query.h"

// The window of an output's columns that a workgroup computes.
typedef struct columns {
  MlirValue offset, size;
  int64_t static_size; // -1 if tiles differ
} columns_t;

// A contraction and the ops on its result up to an output, or to where it meets others.
typedef struct chain {
  cotile_contraction_t facts;
  int out;           // index of a result that ends this chain; -1 if there is none
  int lead;          // the first of the chains that it meets: all have its columns
  columns_t columns; // of a lead
} chain_t;

// What is known of a value of the dispatch's body.
typedef struct entry {
  MlirValue value, tile; // tile: its value inside the forall, null if it is not computed yet
  int chain;             // which chain it belongs to, -1 for arguments
} entry_t;

typedef struct tiling {
  cotile_arena_t *arena;
  cotile_builder_t builder;
  const cotile_plan_t *plan;
  MlirBlock source; // the body of the dispatch
  MlirBlock entry;  // the function of the executable
  int in_count, result_count;
  int out_count; // shared outputs, in the order of the results that they are windows of
  int chain_count, batch_count;
  chain_t *chains;
  int entry_count;
  entry_t *entries;
  MlirValue folded[COTILE_MOST_KERNEL_OPERANDS]; // per input: with its m dimensions folded
  int result[COTILE_MAX_OPERANDS];               // per output: of the dispatch
  cotile_layout_t layout[COTILE_MAX_OPERANDS];   // per output
  MlirValue laid_out[COTILE_MAX_OPERANDS];       // per output: with the dimensions of its tiles
  MlirValue folded_out[COTILE_MAX_OPERANDS];     // per output: with its m dimensions folded, too
  bool has_layout; // the op that is being built computes a result with a layout of its own
  MlirValue shared[COTILE_MAX_OPERANDS];
  MlirValue batch_iv[COTILE_MAX_LOOPS], m_offset, m_size;
  MlirValue x_tile; // null before the first member
  int64_t m_static; // rows of every workgroup, -1 if they differ
} tiling_t;

static entry_t *find_entry(tiling_t *tiling, MlirValue value) {
  for (int i = 0; i < tiling->entry_count; i++)
    if (mlirValueEqual(tiling->entries[i].value, value)) return &tiling->entries[i];
  return NULL;
}

static void add_entry(tiling_t *tiling, MlirValue value, MlirValue tile, int chain) {
  tiling->entries[tiling->entry_count++] = (entry_t){value, tile, chain};
}

// --- What the body holds ---

static void describe_contraction(tiling_t *tiling, cotile_tile_op_t *op, int chain) {
  op->chain = chain;
  for (int i = 0; i < op->facts.loop_count; i++)
    op->loop[i] = cotile_tile_dim_of_loop(&tiling->chains[chain].facts, i);
  cotile_mark_first_m(op);
}

// An epilogue's loops are the dimensions of the contraction's result, in the order of its map.
static void describe_epilogue(tiling_t *tiling, cotile_tile_op_t *op) {
  for (int i = 0; i < op->facts.input_count; i++) {
    entry_t *entry = find_entry(tiling, mlirOperationGetOperand(op->facts.op, i));
    if (!entry || entry->chain < 0) continue;
    op->chain = entry->chain;
    const cotile_contraction_t *facts = &tiling->chains[op->chain].facts;
    for (int d = 0; d < mlirAffineMapGetNumResults(op->facts.map[i]); d++)
      op->loop[cotile_map_loop(op->facts.map[i], d)] =
          cotile_tile_dim_of_loop(facts, cotile_map_loop(facts->map[COTILE_OUT], d));
    break;
  }
  cotile_mark_first_m(op);
}

// An initial value's loops are the dimensions of the result of the contraction that starts with it,
// which is the next one of the body.
static void describe_initial_value(tiling_t *tiling, cotile_tile_op_t *op) {
  cotile_contraction_t facts;
  const char *why;
  MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(op->facts.op, 0));
  if (mlirOpOperandIsNull(use) ||
      !cotile_contraction_analyse(mlirOpOperandGetOwner(use), &facts, &why))
    return;
  op->chain = tiling->chain_count;
  MlirAffineMap map = op->facts.map[op->facts.operand_count - 1];
  for (int d = 0; d < mlirAffineMapGetNumResults(map); d++)
    op->loop[cotile_map_loop(map, d)] =
        cotile_tile_dim_of_loop(&facts, cotile_map_loop(facts.map[COTILE_OUT], d));
  cotile_mark_first_m(op);
}

static int argument_number(const tiling_t *tiling, MlirValue value) {
  if (!mlirValueIsABlockArgument(value) ||
      !mlirBlockEqual(mlirBlockArgumentGetOwner(value), tiling->source))
    return -1;
  return (int)mlirBlockArgumentGetArgNumber(value);
}

// Folds an argument that is read by dimensions `dims`, once.
static void fold_argument(tiling_t *tiling, int number, const cotile_tile_dim_t *dims) {
  if (mlirValueIsNull(tiling->folded[number]))
    tiling->folded[number] =
        cotile_fold_m(&tiling->builder, mlirBlockGetArgument(tiling->entry, number), dims);
}

// A cotile_layout_index_fn: the function's argument for one of the dispatch's body.
static MlirValue index_argument(void *user, MlirValue index) {
  const tiling_t *tiling = user;
  return mlirBlockGetArgument(tiling->entry, mlirBlockArgumentGetArgNumber(index));
}

// The function's argument for result `result` of the dispatch.
static MlirValue result_argument(const tiling_t *tiling, int result) {
  return mlirBlockGetArgument(tiling->entry, tiling->in_count + result);
}

static void fold_output(tiling_t *tiling, int out, const cotile_tile_dim_t *dims) {
  MlirValue argument = result_argument(tiling, tiling->result[out]);
  MlirValue laid_out =
      cotile_layout_fold(&tiling->builder, &tiling->layout[out], argument, index_argument, tiling);
  tiling->laid_out[out] = laid_out;
  tiling->folded_out[out] = cotile_fold_m(&tiling->builder, laid_out, dims);
}

// --- Windows ---

// Offset, size and static size (-1: dynamic) of the window of a tile along one dimension.
static void window(tiling_t *tiling, MlirValue tensor, int dim, cotile_tile_dim_t along, int chain,
                   MlirValue *offset, MlirValue *size, int64_t *static_size) {
  cotile_builder_t *builder = &tiling->builder;
  switch (along.role) {
  case COTILE_ROLE_BATCH:
    *offset = tiling->batch_iv[along.batch];
    *size = cotile_build_index(builder, 1);
    *static_size = 1;
    break;
  case COTILE_ROLE_M:
    *offset = tiling->m_offset;
    *size = tiling->m_size;
    *static_size = tiling->m_static;
    break;
  case COTILE_ROLE_N: {
    const columns_t *columns = &tiling->chains[tiling->chains[chain].lead].columns;
    *offset = columns->offset;
    *size = columns->size;
    *static_size = columns->static_size;
    break;
  }
  default:
    *offset = cotile_build_index(builder, 0);
    *size = cotile_build_dim(builder, tensor, dim);
    *static_size = cotile_static_dim(mlirValueGetType(tensor), dim);
  }
}

typedef struct tile_window {
  int rank, kept_rank;
  MlirValue offsets[COTILE_MAX_RANK], sizes[COTILE_MAX_RANK];
  MlirValue kept_sizes[COTILE_MAX_RANK];
  MlirType type;
} tile_window_t;

// The window of a folded tensor with dimensions `dims` (already one per folded group).
static void tile_window(tiling_t *tiling, MlirValue tensor, const cotile_tile_dim_t *dims,
                        int chain, tile_window_t *out) {
  int64_t shape[COTILE_MAX_RANK];
  out->rank = cotile_rank(tensor);
  out->kept_rank = 0;
  for (int d = 0; d < out->rank; d++) {
    int64_t static_size;
    window(tiling, tensor, d, dims[d], chain, &out->offsets[d], &out->sizes[d], &static_size);
    if (dims[d].role == COTILE_ROLE_BATCH) continue;
    out->kept_sizes[out->kept_rank] = out->sizes[d];
    shape[out->kept_rank++] = static_size < 0 ? mlirShapedTypeGetDynamicSize() : static_size;
  }
  out->type = mlirRankedTensorTypeGet(out->kept_rank, shape, cotile_element_of(tensor),
                                      mlirAttributeGetNull());
}

static MlirValue slice(tiling_t *tiling, MlirValue tensor, const cotile_tile_dim_t *dims,
                       int chain) {
  tile_window_t w;
  tile_window(tiling, tensor, dims, chain, &w);
  return cotile_build_extract_slice(&tiling->builder, w.type, tensor, w.rank, w.offsets, w.sizes);
}

// --- Operands and ops of a tile ---

static MlirValue empty_tile(tiling_t *tiling, MlirValue like, const cotile_tile_dim_t *dims,
                            int chain) {
  // A value of the body has no counterpart here to ask for its size; all its loops have windows.
  MlirValue sizes[COTILE_MAX_RANK];
  int64_t shape[COTILE_MAX_RANK];
  int rank = 0, dynamic = 0;
  for (int d = 0; d < cotile_rank(like); d++) {
    MlirValue offset, size;
    if (dims[d].role == COTILE_ROLE_BATCH) continue;
    if (d > 0 && dims[d].role == COTILE_ROLE_M && dims[d - 1].role == COTILE_ROLE_M) continue;
    window(tiling, like, d, dims[d], chain, &offset, &size, &shape[rank]);
    if (shape[rank] < 0) {
      shape[rank] = mlirShapedTypeGetDynamicSize();
      sizes[dynamic++] = size;
    }
    rank++;
  }
  MlirType type =
      mlirRankedTensorTypeGet(rank, shape, cotile_element_of(like), mlirAttributeGetNull());
  return cotile_build_value(&tiling->builder, "tensor.empty", type, dynamic, sizes, NULL);
}

// The output of a result that is computed in its memory: there is one.
static int output_of(const tiling_t *tiling, int result) {
  int out = 0;
  while (tiling->result[out] != result) out++;
  return out;
}

static MlirValue output_slice(tiling_t *tiling, int chain, int out, const cotile_tile_dim_t *dims) {
  cotile_tile_dim_t folded[COTILE_MAX_RANK];
  int rank = cotile_rank(tiling->layout[out].value);
  memcpy(folded, dims, (size_t)rank * sizeof *dims);
  cotile_fold_dims(folded, rank);
  return slice(tiling, tiling->shared[out], folded, chain);
}

// Where an intermediate of a chain is computed: in its output's tile if that is of the same type
// and lies in memory as a tile does.
static MlirValue intermediate_tile(tiling_t *tiling, MlirValue like, const cotile_tile_dim_t *dims,
                                   int chain) {
  int out = tiling->chains[chain].out;
  if (out >= 0 && !tiling->has_layout && !cotile_layout_is_own(&tiling->layout[out]) &&
      mlirTypeEqual(mlirValueGetType(tiling->layout[out].value), mlirValueGetType(like)))
    return output_slice(tiling, chain, out, dims);
  return empty_tile(tiling, like, dims, chain);
}

static MlirValue tile_operand(tiling_t *tiling, MlirValue value, const cotile_tile_dim_t *dims,
                              int chain);

static MlirValue fill_tile(tiling_t *tiling, MlirOperation fill, const cotile_tile_dim_t *dims,
                           int chain) {
  MlirValue destination = tile_operand(tiling, mlirOperationGetOperand(fill, 1), dims, chain);
  MlirValue scalar = cotile_clone_constant(&tiling->builder, mlirOperationGetOperand(fill, 0));
  return mlirOperationGetResult(cotile_build_fill(&tiling->builder, scalar, destination), 0);
}

// The tile of a value of the body that an op of `chain` reads by dimensions `dims` (not folded).
static MlirValue tile_operand(tiling_t *tiling, MlirValue value, const cotile_tile_dim_t *dims,
                              int chain) {
  entry_t *entry = find_entry(tiling, value);
  if (entry) return entry->tile;
  int number = argument_number(tiling, value);
  if (number >= tiling->in_count)
    return output_slice(tiling, chain, output_of(tiling, number - tiling->in_count), dims);
  if (number >= 0) {
    cotile_tile_dim_t folded[COTILE_MAX_RANK];
    int rank = cotile_rank(value);
    memcpy(folded, dims, (size_t)rank * sizeof *dims);
    cotile_fold_dims(folded, rank);
    return slice(tiling, tiling->folded[number], folded, chain);
  }
  MlirOperation op = cotile_defining_op(value);
  if (cotile_op_is(op, "linalg.fill")) return fill_tile(tiling, op, dims, chain);
  return intermediate_tile(tiling, value, dims, chain); // tensor.empty
}

static MlirValue build_tile_op(tiling_t *tiling, const cotile_tile_op_t *op,
                               const MlirValue *operands) {
  MlirType result = mlirValueGetType(operands[op->facts.input_count]);
  char iterators[COTILE_MAX_LOOPS];
  int loops = cotile_tile_iterators(op, iterators);
  MlirOperation source = op->facts.op, tile;
  if (loops == op->facts.loop_count) {
    tile = cotile_build_clone(&tiling->builder, source, operands, result);
  } else {
    MlirAffineMap maps[COTILE_MAX_OPERANDS];
    for (int i = 0; i < op->facts.operand_count; i++)
      maps[i] = cotile_tile_map(op, i, tiling->builder.context);
    tile = cotile_build_generic_like(&tiling->builder, source, operands, maps, loops, iterators,
                                     result);
  }
  cotile_clone_captured_constants(tile, tiling->source);
  return mlirOperationGetResult(tile, 0);
}

static bool is_member(const tiling_t *tiling, const cotile_tile_op_t *op) {
  return op->chain >= 0 && mlirOperationEqual(tiling->chains[op->chain].facts.op, op->facts.op);
}

// What computes an initial value computes where its reader does.
static bool computes_layout(const tiling_t *tiling, MlirOperation op) {
  MlirOperation reader = cotile_initialised_op(op);
  if (!mlirOperationIsNull(reader) && computes_layout(tiling, reader)) return true;
  for (int out = 0; out < tiling->out_count; out++)
    if (cotile_layout_is_own(&tiling->layout[out]) &&
        mlirOperationEqual(cotile_defining_op(tiling->layout[out].value), op))
      return true;
  return false;
}

static void tile_op(tiling_t *tiling, const cotile_tile_op_t *op) {
  MlirValue operands[COTILE_MAX_OPERANDS];
  tiling->has_layout = computes_layout(tiling, op->facts.op);
  cotile_tile_dim_t dims[COTILE_MAX_RANK];
  tiling->builder.location = mlirOperationGetLocation(op->facts.op);
  for (int i = 0; i < op->facts.operand_count; i++) {
    MlirValue value = mlirOperationGetOperand(op->facts.op, i);
    if (!cotile_is_ranked_tensor(value)) {
      operands[i] = cotile_clone_constant(&tiling->builder, value);
      continue;
    }
    // X is sliced once for all members. Where it is also a weight or read by an epilogue, that is
    // another window.
    bool is_x = i == COTILE_LHS && is_member(tiling, op);
    if (is_x && !mlirValueIsNull(tiling->x_tile)) {
      operands[i] = tiling->x_tile;
      continue;
    }
    cotile_operand_dims(op, i, dims);
    operands[i] = tile_operand(tiling, value, dims, op->chain);
    if (is_x) tiling->x_tile = operands[i];
  }
  find_entry(tiling, mlirOperationGetResult(op->facts.op, 0))->tile =
      build_tile_op(tiling, op, operands);
}

// --- The nest ---

static MlirValue dim_value(tiling_t *tiling, const cotile_contraction_t *facts, int loop) {
  for (int i = COTILE_LHS; i <= COTILE_RHS; i++) {
    int at = cotile_map_position(facts->map[i], loop);
    int number = argument_number(tiling, facts->operand[i]);
    if (at >= 0 && number >= 0)
      return cotile_build_dim(&tiling->builder, mlirBlockGetArgument(tiling->entry, number), at);
  }
  return (MlirValue){NULL}; // not reached: inputs of a member are arguments
}

static MlirValue m_value(tiling_t *tiling) {
  const cotile_contraction_t *facts = &tiling->chains[0].facts;
  MlirValue product = cotile_build_index(&tiling->builder, 1);
  const cotile_loops_t *m = &facts->loops[COTILE_ROLE_M];
  for (int i = 0; i < m->count; i++) {
    MlirValue size = dim_value(tiling, facts, m->dims[i]);
    product = i == 0 ? size : cotile_build_mul(&tiling->builder, product, size);
  }
  return product;
}

static MlirValue n_value(tiling_t *tiling, int chain) {
  const cotile_contraction_t *facts = &tiling->chains[tiling->chains[chain].lead].facts;
  return dim_value(tiling, facts, facts->loops[COTILE_ROLE_N].dims[0]);
}

static MlirValue atoms_value(tiling_t *tiling, int chain) {
  MlirValue lanes = cotile_build_index(&tiling->builder, tiling->plan->lanes);
  return cotile_build_ceil_div(&tiling->builder, n_value(tiling, chain), lanes);
}

// G: from the plan, or where some N is dynamic, from the number of atoms.
static MlirValue tiles_value(tiling_t *tiling) {
  cotile_builder_t *builder = &tiling->builder;
  if (tiling->plan->n_tiles > 0) return cotile_build_index(builder, tiling->plan->n_tiles);
  MlirValue sum = cotile_build_index(builder, 0);
  for (int i = 0; i < tiling->chain_count; i++)
    sum = i == 0 ? atoms_value(tiling, i) : cotile_build_add(builder, sum, atoms_value(tiling, i));
  MlirValue width = cotile_build_index(builder, tiling->plan->tile_atoms);
  MlirValue tiles = cotile_build_max(builder, cotile_build_ceil_div(builder, sum, width),
                                     cotile_build_index(builder, 1));
  if (!tiling->plan->n_threads) return tiles;
  return cotile_build_min(builder, tiles, cotile_build_index(builder, COTILE_GPU_MOST_TILES));
}

// The window of atoms [floor(j A / G), floor((j + 1) A / G)), as columns.
static void find_columns(tiling_t *tiling, int chain, MlirValue j, MlirValue tiles) {
  cotile_builder_t *builder = &tiling->builder;
  columns_t *columns = &tiling->chains[chain].columns;
  int64_t lanes = tiling->plan->lanes, atoms, count;
  MlirValue n = n_value(tiling, chain), all = atoms_value(tiling, chain);
  int64_t n_static;
  bool is_static = cotile_constant_value(n, &n_static);
  columns->static_size = -1;
  if (cotile_constant_value(all, &atoms) && cotile_constant_value(tiles, &count) && count > 0 &&
      atoms % count == 0) {
    int64_t width = atoms / count * lanes;
    columns->offset = cotile_build_mul_constant(builder, j, width);
    columns->size = cotile_build_index(builder, width);
    if (is_static && n_static % lanes == 0) {
      columns->static_size = width;
      return;
    }
  } else {
    MlirValue next = cotile_build_add_constant(builder, j, 1);
    bool is_gpu = tiling->plan->n_threads > 0;
    MlirValue (*first_atom)(cotile_builder_t *, MlirValue, MlirValue, MlirValue) =
        is_gpu ? cotile_build_first_atom_narrow : cotile_build_first_atom;
    MlirValue first = first_atom(builder, j, tiles, all);
    MlirValue last = first_atom(builder, next, tiles, all);
    columns->offset = cotile_build_mul_constant(builder, first, lanes);
    columns->size =
        cotile_build_mul_constant(builder, cotile_build_sub(builder, last, first), lanes);
  }
  MlirValue left = cotile_build_sub(builder, n, columns->offset);
  columns->size = cotile_build_min(builder, columns->size, left);
}

static void find_rows(tiling_t *tiling, MlirValue i, MlirValue m) {
  cotile_builder_t *builder = &tiling->builder;
  int64_t m_static, tile = tiling->plan->m_tile;
  tiling->m_static = -1;
  tiling->m_offset = cotile_build_mul_constant(builder, i, tile);
  tiling->m_size = cotile_build_index(builder, tile);
  if (cotile_constant_value(m, &m_static) && m_static % tile == 0) {
    tiling->m_static = tile;
    return;
  }
  tiling->m_size =
      cotile_build_min(builder, tiling->m_size, cotile_build_sub(builder, m, tiling->m_offset));
}

// The dimensions of the tiles of output `out`, by the op that computes them; not folded.
static int output_dims(tiling_t *tiling, const cotile_tile_op_t *ops, int op_count, int out,
                       cotile_tile_dim_t *dims) {
  for (int i = 0; i < op_count; i++)
    if (mlirOperationEqual(ops[i].facts.op, cotile_defining_op(tiling->layout[out].value))) {
      cotile_operand_dims(&ops[i], ops[i].facts.input_count, dims);
      return ops[i].chain;
    }
  return -1;
}

static void choose_leads(tiling_t *tiling) {
  int set[COTILE_MAX_GROUP];
  cotile_column_sets(tiling->source, tiling->arena, set);
  for (int i = 0; i < tiling->chain_count; i++) tiling->chains[i].lead = set[i];
}

// An output for each window of a result, in the order of their insertions.
static void add_outputs(tiling_t *tiling, int result, const cotile_layout_t *last) {
  cotile_layout_t before;
  if (cotile_layout_before(last, &before)) add_outputs(tiling, result, &before);
  tiling->result[tiling->out_count] = result;
  tiling->layout[tiling->out_count++] = *last;
}

static void find_outputs(tiling_t *tiling) {
  MlirOperation terminator = cotile_block_terminator(tiling->source);
  for (int i = 0; i < tiling->result_count; i++) {
    cotile_layout_t layout = cotile_layout_of(mlirOperationGetOperand(terminator, i));
    add_outputs(tiling, i, &layout);
  }
}

static bool is_of_layout(const tiling_t *tiling, MlirOperation op) {
  for (int out = 0; out < tiling->out_count; out++)
    if (mlirOperationEqual(tiling->layout[out].transpose, op)) return true;
  return false;
}

// Collects the contractions and epilogues of the body; fills and empties are made where needed.
static int describe_body(tiling_t *tiling, cotile_tile_op_t *ops) {
  int count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(tiling->source); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    cotile_tile_op_t *described = &ops[count];
    if (cotile_op_is(op, "linalg.fill") || is_of_layout(tiling, op) ||
        !cotile_structured_analyse(op, &described->facts))
      continue;
    const char *why;
    described->chain = -1;
    chain_t *chain = &tiling->chains[tiling->chain_count];
    if (cotile_contraction_analyse(op, &chain->facts, &why)) {
      chain->out = -1;
      describe_contraction(tiling, described, tiling->chain_count++);
    } else {
      describe_epilogue(tiling, described);
      if (described->chain < 0) describe_initial_value(tiling, described);
    }
    add_entry(tiling, mlirOperationGetResult(op, 0), (MlirValue){NULL}, described->chain);
    count++;
  }
  for (int out = 0; out < tiling->out_count; out++) {
    entry_t *entry = find_entry(tiling, tiling->layout[out].value);
    if (entry && entry->chain >= 0) tiling->chains[entry->chain].out = out;
  }
  choose_leads(tiling);
  return count;
}

// Views of all arguments that are read with several m dimensions, in front of the forall.
static void fold_arguments(tiling_t *tiling, const cotile_tile_op_t *ops, int count) {
  cotile_tile_dim_t dims[COTILE_MAX_RANK];
  for (int i = 0; i < count; i++)
    for (int operand = 0; operand < ops[i].facts.operand_count; operand++) {
      int number = argument_number(tiling, mlirOperationGetOperand(ops[i].facts.op, operand));
      if (number < 0 || number >= tiling->in_count) continue;
      cotile_operand_dims(&ops[i], operand, dims);
      fold_argument(tiling, number, dims);
    }
  for (int out = 0; out < tiling->out_count; out++) {
    output_dims(tiling, ops, count, out, dims);
    fold_output(tiling, out, dims);
  }
}

static MlirValue batch_size(tiling_t *tiling, int number) {
  const cotile_contraction_t *facts = &tiling->chains[0].facts;
  for (int i = 0; i < facts->loop_count; i++)
    if (facts->role[i] == COTILE_ROLE_BATCH && cotile_batch_order(facts, i) == number)
      return dim_value(tiling, facts, i);
  return (MlirValue){NULL};
}

static MlirOperation build_forall(tiling_t *tiling, MlirValue m, MlirValue tiles) {
  MlirValue bounds[COTILE_MAX_LOOPS];
  int rank = 0;
  for (int i = 0; i < tiling->batch_count; i++) bounds[rank++] = batch_size(tiling, i);
  bounds[rank++] = cotile_build_ceil_div(
      &tiling->builder, m, cotile_build_index(&tiling->builder, tiling->plan->m_tile));
  bounds[rank++] = tiles;
  return cotile_build_forall(&tiling->builder, rank, bounds, tiling->out_count, tiling->folded_out);
}

// Offsets and sizes are values of the body; only the insertions stand in its terminator.
static void build_inserts(tiling_t *tiling, const cotile_tile_op_t *ops, int count) {
  tile_window_t *windows = COTILE_ARENA_NEW(tiling->arena, tiling->out_count, tile_window_t);
  for (int out = 0; out < tiling->out_count; out++) {
    cotile_tile_dim_t dims[COTILE_MAX_RANK];
    int chain = output_dims(tiling, ops, count, out, dims);
    cotile_fold_dims(dims, cotile_rank(tiling->layout[out].value));
    tile_window(tiling, tiling->shared[out], dims, chain, &windows[out]);
  }
  cotile_build_in_parallel(&tiling->builder);
  for (int out = 0; out < tiling->out_count; out++) {
    MlirValue tile = find_entry(tiling, tiling->layout[out].value)->tile;
    cotile_build_insert_slice(&tiling->builder, tile, tiling->shared[out], windows[out].rank,
                              windows[out].offsets, windows[out].sizes);
  }
}

static void build_body(tiling_t *tiling, MlirOperation forall, const cotile_tile_op_t *ops,
                       int count, MlirValue m, MlirValue tiles) {
  MlirBlock body = cotile_op_body(forall);
  int batch = tiling->batch_count;
  tiling->builder.block = body;
  for (int i = 0; i < batch; i++) tiling->batch_iv[i] = mlirBlockGetArgument(body, i);
  for (int i = 0; i < tiling->out_count; i++)
    tiling->shared[i] = mlirBlockGetArgument(body, batch + 2 + i);
  find_rows(tiling, mlirBlockGetArgument(body, batch), m);
  for (int i = 0; i < tiling->chain_count; i++)
    if (tiling->chains[i].lead == i)
      find_columns(tiling, i, mlirBlockGetArgument(body, batch + 1), tiles);
  for (int i = 0; i < count; i++) tile_op(tiling, &ops[i]);
  tiling->builder.location = mlirOperationGetLocation(forall);
  build_inserts(tiling, ops, count);
}

static void build_return(tiling_t *tiling, MlirOperation forall, const cotile_tile_op_t *ops,
                         int count) {
  MlirValue results[COTILE_MAX_OPERANDS];
  for (int i = 0; i < tiling->result_count; i++) results[i] = result_argument(tiling, i);
  for (int out = 0; out < tiling->out_count; out++) {
    cotile_tile_dim_t dims[COTILE_MAX_RANK];
    MlirValue *result = &results[tiling->result[out]];
    output_dims(tiling, ops, count, out, dims);
    MlirValue unfolded = cotile_unfold_m(&tiling->builder, mlirOperationGetResult(forall, out),
                                         tiling->laid_out[out], dims);
    *result = cotile_layout_unfold(&tiling->builder, &tiling->layout[out], unfolded, *result,
                                   index_argument, tiling);
  }
  cotile_build_effect(&tiling->builder, "func.return", tiling->result_count, results, NULL);
}

static int count_ops(MlirBlock block) {
  int count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    count++;
  return count;
}

cotile_status_t cotile_schedule_contraction(MlirOperation dispatch, MlirOperation function,
                                            const cotile_plan_t *plan, cotile_arena_t *arena) {
  MlirBlock entry = cotile_op_body(function);
  int op_count = count_ops(cotile_op_body(dispatch));
  tiling_t *tiling = COTILE_ARENA_NEW(arena, 1, tiling_t);
  *tiling = (tiling_t){.arena = arena,
                       .builder = cotile_builder_at_end(mlirOperationGetContext(function), entry),
                       .plan = plan,
                       .source = cotile_op_body(dispatch),
                       .entry = entry,
                       .result_count = (int)mlirOperationGetNumResults(dispatch),
                       .chains = COTILE_ARENA_NEW(arena, COTILE_MAX_GROUP + 1, chain_t),
                       .entries = COTILE_ARENA_NEW(arena, op_count, entry_t)};
  tiling->builder.location = mlirOperationGetLocation(dispatch);
  tiling->in_count = (int)mlirOperationGetNumOperands(dispatch) - tiling->result_count;
  if (mlirOperationGetNumOperands(dispatch) > COTILE_MOST_KERNEL_OPERANDS)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "a dispatch with more than %d operands",
                              COTILE_MOST_KERNEL_OPERANDS);
  cotile_tile_op_t *ops = COTILE_ARENA_NEW(arena, op_count, cotile_tile_op_t);
  find_outputs(tiling);
  int count = describe_body(tiling, ops);
  tiling->batch_count = tiling->chains[0].facts.loops[COTILE_ROLE_BATCH].count;
  fold_arguments(tiling, ops, count);
  MlirValue m = m_value(tiling), tiles = tiles_value(tiling);
  MlirOperation forall = build_forall(tiling, m, tiles);
  build_body(tiling, forall, ops, count, m, tiles);
  tiling->builder.block = entry;
  build_return(tiling, forall, ops, count);
  return COTILE_SUCCESS;
}
