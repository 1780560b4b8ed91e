// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a workgroup of a contraction executable computes, read from the body of its scf.forall: the
// dots on the shared operand X, the results they end in, and how their columns are cut into
// register tiles. An analysis: it creates nothing.
//
// Dots whose values meet in one result (gate * up) form one column set: their accumulators for the
// same columns are in registers together. Column sets with the same types lie next to each other
// in a segment, whose vectors form one list: those of the first set, those of the second, .. The
// list is cut into register tiles of `capacity` vectors, which may span column sets.
#ifndef COTILE_COMPILER_CODEGEN_TILE_H
#define COTILE_COMPILER_CODEGEN_TILE_H

#include "base/arena.h"
#include "compiler/linalg/contraction.h"

// The attribute cotile.schedule of kind "contraction".
typedef struct cotile_tile_schedule {
  int64_t m_tile;
  int lanes, rows, vectors, k_unroll;
  int prefetch;         // distance in panel rows, 0: none
  bool prefetches_next; // brings the next chunk's panel to L2 while one is computed
  bool packs_at_load;   // else the workgroup packs into scratch
  // For GPUs, which have neither prefetching nor packing.
  int64_t n_tiles;                  // 0: not known
  int k_tile, n_threads, k_threads; // n_threads 0: for a CPU
} cotile_tile_schedule_t;

typedef struct cotile_dot {
  MlirOperation op;
  cotile_contraction_t facts;
  cotile_operand_t x, w;                // which operands they are
  int x_m, x_k, w_k, w_n, out_m, out_n; // dimensions of the roles in operands; -1: absent
  MlirType x_element, w_element;
  MlirType element;     // of the result
  MlirType accumulator; // in registers: f32 for f16 and bf16, else `element`
  int set;              // column set
} cotile_dot_t;

typedef struct cotile_tile_result {
  MlirOperation insert; // tensor.parallel_insert_slice
  MlirValue value;
  int set;
} cotile_tile_result_t;

typedef struct cotile_column_set {
  int dot_count;
  int *dots;
  int segment;
} cotile_column_set_t;

typedef struct cotile_segment {
  int first_set, set_count;
  int dots_per_set;
  int capacity; // columns vectors of a register tile; each has dots_per_set accumulators per row
} cotile_segment_t;

typedef struct cotile_tile {
  cotile_arena_t *arena; // borrowed
  MlirOperation function, forall;
  cotile_tile_schedule_t schedule;
  MlirValue x; // the slice of the shared operand
  int dot_count, set_count, segment_count, result_count;
  cotile_dot_t *dots;
  cotile_column_set_t *sets;
  cotile_segment_t *segments;
  cotile_tile_result_t *results;
} cotile_tile_t;

// Failure: UNSUPPORTED with the reason, INVALID for a schedule with a wrong or missing field.
cotile_status_t cotile_tile_analyse(cotile_arena_t *arena, MlirOperation executable,
                                    cotile_tile_t *out) COTILE_MUST_USE;

// The dot that computes `value`, or -1.
int cotile_tile_find_dot(const cotile_tile_t *tile, MlirValue value);

// Dot `i` of a column set of the segment, as far as all sets have it in common.
const cotile_dot_t *cotile_segment_dot(const cotile_tile_t *tile, const cotile_segment_t *segment,
                                       int i);

// Field `key` of the attribute cotile.schedule of a function; null if absent.
MlirAttribute cotile_schedule_field(MlirOperation function, const char *key);

// Which dimension of a tile a dimension of a value in the body follows.
typedef enum cotile_axis { COTILE_AXIS_NONE, COTILE_AXIS_ROW, COTILE_AXIS_COLUMN } cotile_axis_t;
typedef struct cotile_axes {
  cotile_axis_t of[COTILE_MAX_RANK];
} cotile_axes_t;

// Axes of the operands of a linalg op from those of its loops, and back.
cotile_status_t cotile_axes_of_operand(MlirAffineMap map, const cotile_axis_t *loops,
                                       cotile_axes_t *out) COTILE_MUST_USE;
// Axes of the loops of an all-parallel linalg op, from the axes of its result.
cotile_status_t cotile_axes_of_loops(MlirOperation op, const cotile_axes_t *result,
                                     cotile_axis_t *out_loops) COTILE_MUST_USE;
// Axes of a value that depends on a dot; false if it depends on none.
bool cotile_axes_infer(const cotile_tile_t *tile, MlirValue value, cotile_axes_t *out);

#endif
