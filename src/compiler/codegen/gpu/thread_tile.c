// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What one thread computes: rows x vectors sums in registers over steps of k in shared memory, the
// sum of the shares of k, then the epilogue of its own elements.
#include "base/size.h"
#include "compiler/codegen/gpu/gpu_contraction.h"
#include "compiler/codegen/vector_ops.h"
#include "ir/query.h"

static const cotile_tile_schedule_t *schedule_of(const cotile_gpu_contraction_t *emitter) {
  return &emitter->tile->schedule;
}

static int sum_index(const cotile_gpu_segment_t *segment, int row, int vector, int dot) {
  int dots = segment->segment->dots_per_set;
  return segment->first_sum + (row * segment->per_thread + vector) * dots + dot;
}

// The vector of the segment's list, counted from the round's first, that is vector `i` of this
// thread.
static MlirValue own_vector(cotile_gpu_contraction_t *emitter, int i) {
  return cotile_build_add_constant(cotile_gpu_builder(emitter), emitter->column_thread,
                                   (int64_t)i * schedule_of(emitter)->n_threads);
}

// --- Sums ---

// The rows of X at `k`, each in all lanes.
static void load_x(cotile_gpu_contraction_t *emitter, MlirValue k, MlirValue *out_rows) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  const cotile_shared_tile_t *tile = &emitter->x_tile;
  int count = schedule_of(emitter)->rows / tile->lanes;
  MlirValue first = cotile_build_mul_constant(builder, emitter->row_thread, count);
  for (int i = 0; i < count; i++) {
    MlirValue at = cotile_build_add_constant(builder, first, i);
    MlirValue vector = cotile_gpu_load(builder, tile->memref, COTILE_VALUES(k, at));
    for (int lane = 0; lane < tile->lanes; lane++) {
      MlirValue x = tile->lanes == 1 ? vector : cotile_build_lane(builder, vector, lane);
      out_rows[i * tile->lanes + lane] = cotile_build_splat(builder, COTILE_GPU_LANES, x);
    }
  }
}

// X as a dot reads it: in shared memory it has the sign that the first dot gives it.
static MlirValue with_sign(cotile_gpu_contraction_t *emitter, const cotile_dot_t *dot,
                           MlirValue x) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  bool is_unsigned = dot->facts.is_unsigned[dot->x];
  if (is_unsigned == emitter->x.is_unsigned || mlirTypeEqual(dot->x_element, dot->accumulator))
    return x;
  MlirType narrow = cotile_vector_of(COTILE_GPU_LANES, dot->x_element);
  x = cotile_build_value(builder, "arith.trunci", narrow, 1, &x, NULL);
  return cotile_build_convert(builder, x, dot->accumulator, is_unsigned);
}

static void add_step(cotile_gpu_contraction_t *emitter, MlirValue k, MlirValue *sums) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  MlirValue x[COTILE_GPU_MOST_SUMS];
  load_x(emitter, k, x);
  for (int s = 0; s < emitter->tile->segment_count; s++) {
    const cotile_gpu_segment_t *segment = &emitter->segments[s];
    int dots = segment->segment->dots_per_set;
    for (int i = 0; i < segment->per_thread * dots; i++) {
      const cotile_dot_t *dot = cotile_segment_dot(emitter->tile, segment->segment, i % dots);
      MlirValue at = cotile_build_mul_constant(builder, own_vector(emitter, i / dots), dots);
      at = cotile_build_add_constant(builder, at, i % dots);
      MlirValue w = cotile_gpu_load(builder, segment->weights.memref, COTILE_VALUES(k, at));
      for (int row = 0; row < schedule_of(emitter)->rows; row++) {
        MlirValue *sum = &sums[sum_index(segment, row, i / dots, i % dots)];
        *sum = cotile_build_multiply_add(builder, with_sign(emitter, dot, x[row]), w, *sum);
      }
    }
  }
}

// This thread's share of the step that is in shared memory.
static void add_share(cotile_gpu_contraction_t *emitter, MlirValue *sums) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  const cotile_tile_schedule_t *schedule = schedule_of(emitter);
  int share = schedule->k_tile / schedule->k_threads;
  int unroll = share % schedule->k_unroll == 0 ? schedule->k_unroll : 1;
  MlirValue carried[COTILE_GPU_MOST_SUMS];
  MlirValue first = cotile_build_mul_constant(builder, emitter->k_thread, share);
  MlirValue last = cotile_build_add_constant(builder, first, share);
  cotile_loop_t loop = cotile_build_for(builder, first, last, cotile_build_index(builder, unroll),
                                        emitter->sum_count, sums, carried);
  for (int i = 0; i < unroll; i++)
    add_step(emitter, cotile_build_add_constant(builder, loop.iv, i), carried);
  cotile_build_for_end(builder, &loop, emitter->sum_count, carried, sums);
}

static void sum_over_steps(cotile_gpu_contraction_t *emitter, const MlirValue *round_first,
                           MlirValue *sums) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  MlirValue carried[COTILE_GPU_MOST_SUMS];
  MlirType type = cotile_vector_of(COTILE_GPU_LANES, emitter->accumulator);
  for (int i = 0; i < emitter->sum_count; i++) sums[i] = cotile_build_zero(builder, type);
  cotile_loop_t loop = cotile_build_for(builder, cotile_build_index(builder, 0), emitter->depth,
                                        cotile_build_index(builder, schedule_of(emitter)->k_tile),
                                        emitter->sum_count, sums, carried);
  cotile_gpu_emit_copies(emitter, loop.iv, round_first);
  cotile_gpu_barrier(builder);
  add_share(emitter, carried);
  cotile_gpu_barrier(builder);
  cotile_build_for_end(builder, &loop, emitter->sum_count, carried, sums);
}

// --- Shares of k ---

// Adds the values that the threads with the same rows and columns have, in order of their shares;
// the sum is in the first one. `exchange`: [share - 1][thread].
static MlirValue add_shares(cotile_gpu_contraction_t *emitter, MlirValue exchange,
                            MlirValue value) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  const cotile_tile_schedule_t *schedule = schedule_of(emitter);
  MlirType type = mlirValueGetType(value);
  MlirValue one = cotile_build_index(builder, 1), zero = cotile_build_index(builder, 0);
  MlirValue thread = cotile_build_mul_constant(builder, emitter->row_thread, schedule->n_threads);
  thread = cotile_build_add(builder, thread, emitter->column_thread);
  MlirValue is_first = cotile_build_compare(builder, "eq", emitter->k_thread, zero);
  cotile_gpu_barrier(builder);
  cotile_branch_t branch = cotile_build_if(builder, is_first, 0, NULL);
  cotile_build_else(builder, &branch, 0, NULL);
  cotile_gpu_store(builder, value, exchange,
                   COTILE_VALUES(cotile_build_sub(builder, emitter->k_thread, one), thread));
  cotile_build_if_end(builder, &branch, 0, NULL, NULL);
  cotile_gpu_barrier(builder);
  branch = cotile_build_if(builder, is_first, 1, &type);
  MlirValue sum = value;
  const char *add = mlirTypeIsAFloat(emitter->accumulator) ? "arith.addf" : "arith.addi";
  for (int share = 1; share < schedule->k_threads; share++) {
    MlirValue at = cotile_build_index(builder, share - 1);
    MlirValue part = cotile_gpu_load(builder, exchange, COTILE_VALUES(at, thread));
    sum = cotile_build_value(builder, add, type, COTILE_VALUES(sum, part), NULL);
  }
  cotile_build_else(builder, &branch, 1, &sum);
  cotile_build_if_end(builder, &branch, 1, &value, &sum);
  return sum;
}

void cotile_gpu_emit_sums(cotile_gpu_contraction_t *emitter, const MlirValue *round_first,
                          MlirValue *out_sums) {
  const cotile_tile_schedule_t *schedule = schedule_of(emitter);
  sum_over_steps(emitter, round_first, out_sums);
  if (schedule->k_threads == 1) return;
  const int64_t shape[] = {schedule->k_threads - 1,
                           cotile_gpu_row_threads(schedule) * schedule->n_threads};
  MlirValue exchange = cotile_gpu_shared_array(
      &emitter->kernel, cotile_vector_of(COTILE_GPU_LANES, emitter->accumulator), 2, shape);
  for (int i = 0; i < emitter->sum_count; i++)
    out_sums[i] = add_shares(emitter, exchange, out_sums[i]);
}

// --- Results ---

// One vector of the list: its number, what it sums, and which columns it can be.
typedef struct result_vector {
  const cotile_gpu_segment_t *segment;
  MlirValue number;
  const MlirValue *sums; // of row 0, per dot
  int64_t first, last;   // bounds of `number`; last -1: not known
} result_vector_t;

static void emit_row(cotile_gpu_contraction_t *emitter, const result_vector_t *vector,
                     cotile_point_t *point) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  const cotile_column_set_t *set = &emitter->tile->sets[point->known.set];
  int dots = set->dot_count;
  MlirValue values[COTILE_GPU_MOST_SUMS];
  const char *add = mlirTypeIsAFloat(emitter->accumulator) ? "arith.addf" : "arith.addi";
  for (int i = 0; i < dots; i++) {
    values[i] = vector->sums[(point->row * vector->segment->per_thread) * dots + i];
    if (cotile_is_zero(cotile_epilogue_constant_start(&emitter->epilogue, set->dots[i]))) continue;
    MlirValue start = cotile_epilogue_initial_value(&emitter->epilogue, point, set->dots[i]);
    values[i] = cotile_build_value(builder, add, mlirValueGetType(start),
                                   COTILE_VALUES(values[i], start), NULL);
  }
  point->accumulators = values;
  cotile_epilogue_store(&emitter->epilogue, point);
}

// All rows of one vector of a column set.
static void emit_rows(cotile_gpu_contraction_t *emitter, const result_vector_t *vector,
                      const cotile_case_t *known) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  cotile_point_t point = {.known = *known};
  cotile_epilogue_load_shared(&emitter->epilogue, &point);
  struct cotile_memo *shared = point.memo;
  for (int row = 0; row < schedule_of(emitter)->rows; row++) {
    point.row = row;
    point.memo = shared; // what a row computes is seen in its branch only
    point.row_index = cotile_build_add_constant(builder, emitter->first_row, row);
    if (!emitter->x.may_be_partial) {
      emit_row(emitter, vector, &point);
      continue;
    }
    MlirValue is_row = cotile_build_compare(builder, "ult", point.row_index, emitter->x.width);
    cotile_branch_t branch = cotile_build_if(builder, is_row, 0, NULL);
    emit_row(emitter, vector, &point);
    cotile_build_if_end_alone(builder, &branch);
  }
}

static void emit_set(cotile_gpu_contraction_t *emitter, const result_vector_t *vector, int set) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  const cotile_columns_t *columns = &emitter->columns[set];
  MlirValue number =
      cotile_build_sub(builder, vector->number, cotile_gpu_first_vector(emitter, set));
  cotile_case_t known = {set, cotile_build_mul_constant(builder, number, COTILE_GPU_LANES), {NULL}};
  if (columns->may_be_partial)
    known.mask = cotile_build_mask(builder, COTILE_GPU_LANES,
                                   cotile_build_sub(builder, columns->width, known.column));
  emit_rows(emitter, vector, &known);
}

// Finds the column set of a vector among those from `set` on; vectors behind all of them are none.
static void choose_set(cotile_gpu_contraction_t *emitter, const result_vector_t *vector, int set) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  const cotile_segment_t *segment = vector->segment->segment;
  if (set == segment->first_set + segment->set_count) return;
  MlirValue end = cotile_build_add(builder, cotile_gpu_first_vector(emitter, set),
                                   emitter->columns[set].vectors);
  int64_t constant;
  bool is_known = cotile_constant_value(end, &constant);
  if (is_known && constant <= vector->first) {
    choose_set(emitter, vector, set + 1);
  } else if (is_known && vector->last >= 0 && vector->last < constant) {
    emit_set(emitter, vector, set);
  } else {
    MlirValue is_in = cotile_build_compare(builder, "ult", vector->number, end);
    cotile_branch_t branch = cotile_build_if(builder, is_in, 0, NULL);
    emit_set(emitter, vector, set);
    cotile_build_else(builder, &branch, 0, NULL);
    choose_set(emitter, vector, set + 1);
    cotile_build_if_end(builder, &branch, 0, NULL, NULL);
  }
}

static void emit_vectors(cotile_gpu_contraction_t *emitter, const cotile_gpu_segment_t *segment,
                         MlirValue round_first, const MlirValue *sums) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  int64_t threads = schedule_of(emitter)->n_threads, first;
  bool is_known = cotile_constant_value(round_first, &first);
  for (int i = 0; i < segment->per_thread; i++) {
    result_vector_t vector = {
        .segment = segment, .sums = &sums[sum_index(segment, 0, i, 0)], .first = 0, .last = -1};
    vector.number = cotile_build_add(builder, own_vector(emitter, i), round_first);
    if (is_known) {
      vector.first = first + i * threads;
      vector.last = vector.first + threads - 1;
    }
    choose_set(emitter, &vector, segment->segment->first_set);
  }
}

void cotile_gpu_emit_results(cotile_gpu_contraction_t *emitter, const MlirValue *round_first,
                             const MlirValue *sums) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  bool is_shared = schedule_of(emitter)->k_threads > 1;
  cotile_branch_t branch;
  if (is_shared)
    branch = cotile_build_if(
        builder,
        cotile_build_compare(builder, "eq", emitter->k_thread, cotile_build_index(builder, 0)), 0,
        NULL);
  for (int i = 0; i < emitter->tile->segment_count; i++)
    emit_vectors(emitter, &emitter->segments[i], round_first[i], sums);
  if (is_shared) cotile_build_if_end_alone(builder, &branch);
}
