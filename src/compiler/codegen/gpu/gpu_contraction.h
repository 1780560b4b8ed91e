// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// State and parts of the emitter of contraction kernels for GPUs. A workgroup's kernel is
//   for each step of k_tile along k:
//     all threads: bring the rows of X and the columns of all weights to shared memory; barrier
//     each thread: sums of its rows and columns over its share of the step; barrier
//   add the shares, in order; epilogue and store
// so that X is loaded from memory once per workgroup for all results.
//
// Threads are numbered (k share * row threads + row thread) * column threads + column thread. A row
// thread has `rows` neighbouring rows. The vectors of a segment's list (tile.h) are dealt to the
// column threads in turn: thread t has vectors t, t + n_threads, .. A list longer than the threads
// have room for is done in rounds, each with all of k; plans avoid that.
// [gpu-1] A sum is made of k_threads parts, each in order of k: its bits depend on the schedule
// alone, not on the tile that an element is in, on m or on how workgroups are run.
#ifndef COTILE_COMPILER_CODEGEN_GPU_CONTRACTION_H
#define COTILE_COMPILER_CODEGEN_GPU_CONTRACTION_H

#include "compiler/codegen/columns.h"
#include "compiler/codegen/epilogue.h"
#include "compiler/codegen/gpu/gpu_kernel.h"

enum { COTILE_GPU_MOST_SUMS = 128 }; // vectors of a thread

// A part of an operand in shared memory: [k][vector], each of `lanes` elements (1: scalars) that
// neighbour each other along the operand's other dimension, converted to the accumulators' type.
typedef struct cotile_shared_tile {
  MlirValue memref;
  int lanes;
} cotile_shared_tile_t;

// An operand of a dot in memory.
typedef struct cotile_gpu_operand {
  cotile_tensor_t tensor;
  MlirValue k_stride, n_stride; // n: along m for X
  MlirValue width;              // rows or columns of this tile
  bool may_be_partial;          // the last vector may reach beyond them
  bool is_unsigned;
} cotile_gpu_operand_t;

typedef struct cotile_gpu_segment {
  const cotile_segment_t *segment;
  int per_thread;               // vectors of the list per thread and round
  MlirValue total;              // vectors of the list
  cotile_shared_tile_t weights; // vector i of dot d of a set: [k][i * dots + d]
  int first_sum;                // of a thread's sums: [row][vector of the list][dot]
} cotile_gpu_segment_t;

typedef struct cotile_gpu_contraction {
  cotile_gpu_kernel_t kernel;
  const cotile_tile_t *tile;
  cotile_epilogue_t epilogue;
  MlirType accumulator;
  cotile_gpu_operand_t x, *weights; // per dot
  cotile_columns_t *columns;        // per column set
  cotile_gpu_segment_t *segments;
  cotile_shared_tile_t x_tile;
  int sum_count;
  MlirValue depth;
  MlirValue column_thread, row_thread, k_thread, first_row;
} cotile_gpu_contraction_t;

static inline cotile_builder_t *cotile_gpu_builder(cotile_gpu_contraction_t *emitter) {
  return &emitter->kernel.builder;
}

// Threads that share rows, and all threads.
int64_t cotile_gpu_row_threads(const cotile_tile_schedule_t *schedule);
int64_t cotile_gpu_threads(const cotile_tile_schedule_t *schedule);

// The first vector of a column set in its segment's list.
MlirValue cotile_gpu_first_vector(cotile_gpu_contraction_t *emitter, int set);

// Makes the shared arrays, which take this many bytes.
void cotile_gpu_allocate_tiles(cotile_gpu_contraction_t *emitter);
int64_t cotile_gpu_shared_bytes(const cotile_gpu_contraction_t *emitter);
// Clears the vectors of weights' shared tiles that a round does not use.
void cotile_gpu_emit_clears(cotile_gpu_contraction_t *emitter, const MlirValue *round_first);
// Brings step `k` of all operands to shared memory; `round_first` is the first vector of each
// segment's list that this round does.
void cotile_gpu_emit_copies(cotile_gpu_contraction_t *emitter, MlirValue k,
                            const MlirValue *round_first);
// The sums of this thread over all of k, and over all shares of k in the threads whose k_thread is
// 0.
void cotile_gpu_emit_sums(cotile_gpu_contraction_t *emitter, const MlirValue *round_first,
                          MlirValue *out_sums);
// Epilogues and stores of one round.
void cotile_gpu_emit_results(cotile_gpu_contraction_t *emitter, const MlirValue *round_first,
                             const MlirValue *sums);

// Appends the kernel of a contraction executable.
cotile_status_t cotile_gpu_contraction_emit(const cotile_tile_t *tile,
                                            const cotile_machine_t *machine,
                                            MlirOperation executable,
                                            MlirModule kernels) COTILE_MUST_USE;

#endif
