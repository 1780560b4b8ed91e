// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// State and parts of the contraction kernel emitter. A kernel is
//   for each register chunk of the tile's vectors: for each block of rows:
//     accumulators = initial values; for k: accumulators += x * w; epilogue and store
// with one accumulator per result element and k in order, so that an element's bits depend on
// neither the tile it is in nor the number of rows, tiles or threads.
#ifndef COTILE_COMPILER_CODEGEN_EMITTER_H
#define COTILE_COMPILER_CODEGEN_EMITTER_H

#include "compiler/codegen/columns.h"
#include "compiler/codegen/epilogue.h"
#include "compiler/codegen/kernel.h"

enum { COTILE_MAX_TILE = 64, COTILE_MAX_ROWS = 16 };

typedef struct cotile_weight { // of a dot
  MlirValue address, k_stride, n_stride;
  MlirValue offset; // first column of the tile in the whole weight
} cotile_weight_t;

typedef struct cotile_emitter {
  cotile_kernel_t kernel;
  const cotile_tile_t *tile;
  cotile_weight_t *weights;  // per dot
  cotile_columns_t *columns; // per column set
  cotile_epilogue_t epilogue;
  MlirValue rows, depth; // of the tile: M and K sizes
  MlirValue x, x_row_stride, x_k_stride;
  int64_t static_m; // rows of the whole of X, -1 if dynamic
} cotile_emitter_t;

static inline cotile_builder_t *cotile_emitter_builder(cotile_emitter_t *emitter) {
  return &emitter->kernel.builder;
}

// One vector of a register chunk.
typedef struct cotile_slot {
  int set; // column set; -1: known at run time only, see `set_index`
  MlirValue set_index;
  MlirValue column; // first column, inside the set's part of the tile
} cotile_slot_t;

typedef void (*cotile_case_fn)(cotile_emitter_t *emitter, const cotile_case_t *known, void *user,
                               MlirValue *out_values);
// Calls `emit` in a branch for each possible case of a slot; it yields `count` values of `types`.
void cotile_emit_cases(cotile_emitter_t *emitter, const cotile_segment_t *segment,
                       const cotile_slot_t *slot, intptr_t count, const MlirType *types,
                       cotile_case_fn emit, void *user, MlirValue *out_values);

// Vectors that are in registers together: one register chunk of the panel, or, where a tile has few
// rows, several in a row.
typedef struct cotile_chunk_part { // a register chunk
  int first, count;                // slots
  MlirValue panel;                 // where its weights begin
} cotile_chunk_part_t;
typedef struct cotile_chunk {
  const cotile_segment_t *segment;
  int count, part_count;
  cotile_slot_t slots[COTILE_MAX_TILE];
  cotile_chunk_part_t parts[COTILE_MAX_TILE];
} cotile_chunk_t;
typedef void (*cotile_chunk_fn)(cotile_emitter_t *emitter, const cotile_chunk_t *chunk, void *user);
// Calls `emit` in loops or straight code that run over all register chunks of the tile, up to
// `fused` at a time. The tile's panel begins at `panel`.
void cotile_emit_chunks(cotile_emitter_t *emitter, MlirValue panel, int fused, cotile_chunk_fn emit,
                        void *user);

// Bytes of one panel row of one vector of a segment, and where its dot `i` is in them.
int64_t cotile_segment_vector_bytes(const cotile_tile_t *tile, const cotile_segment_t *segment);
int64_t cotile_segment_dot_offset(const cotile_tile_t *tile, const cotile_segment_t *segment,
                                  int i);

// The register tile: `rows` rows from `first_row` on, against one chunk. `blocks`: how many such
// tiles in a row run over the chunk; null where that is not known.
void cotile_emit_register_tile(cotile_emitter_t *emitter, const cotile_chunk_t *chunk, int rows,
                               MlirValue first_row, MlirValue blocks);

// Copies the weights of the tile to its panel at `panel`.
void cotile_emit_pack(cotile_emitter_t *emitter, MlirValue panel);

// Finds where the weights of this workgroup are and how wide its tile is.
cotile_status_t cotile_emitter_bind_weights(cotile_emitter_t *emitter) COTILE_MUST_USE;

// Appends the contraction kernel, and its pack kernel if weights are packed at load.
cotile_status_t cotile_contraction_emit(const cotile_tile_t *tile, MlirOperation executable,
                                        MlirModule kernels) COTILE_MUST_USE;

// Appends a kernel made by upstream's bufferization and loops. Temporaries of a workgroup that are
// large, or of unknown size, are UNSUPPORTED unless `any_temporaries`.
cotile_status_t cotile_loops_emit(cotile_arena_t *arena, MlirOperation executable,
                                  MlirModule kernels, bool any_temporaries) COTILE_MUST_USE;

// Panel layout, the same in kernels and in the host program.

// Bytes of the whole panel of all tiles: sum over dots of ceil(N / lanes) * lanes * K elements.
// With `n_of_dot` the sizes are those of one tile of a G-th of the columns, the widest there is.
cotile_status_t cotile_panel_bytes(cotile_cloner_t *cloner, const cotile_tile_t *tile,
                                   MlirValue tiles, MlirValue *out) COTILE_MUST_USE;
// True if some weight moves with a batch loop: then there is a panel per batch.
bool cotile_panel_has_batches(const cotile_tile_t *tile);
// Distinct arguments that are weights, increasing; returns their number. `out` has room for one
// per dot. UNSUPPORTED if a weight is no view of an argument.
cotile_status_t cotile_panel_arguments(const cotile_tile_t *tile, intptr_t *out,
                                       int *out_count) COTILE_MUST_USE;

#endif
