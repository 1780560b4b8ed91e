// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies of operands to shared memory. Neighbouring threads read neighbouring elements of memory:
// along k where k is contiguous, else along vectors. What lies beyond k or the tile's columns
// becomes zero. Rows of a shared tile have an odd number of vectors, so that threads that write
// along k use different banks.
#include "base/size.h"
#include "compiler/codegen/gpu/gpu_contraction.h"
#include "compiler/codegen/vector_ops.h"
#include "ir/query.h"

// --- Arrays ---

// Vectors from one k to the next.
static int64_t pitch(int64_t vectors) { return vectors | 1; }

static cotile_shared_tile_t allocate(cotile_gpu_contraction_t *emitter, int64_t vectors,
                                     int lanes) {
  const int64_t shape[] = {emitter->tile->schedule.k_tile, pitch(vectors)};
  MlirType element = cotile_vector_of(lanes == 1 ? 0 : lanes, emitter->accumulator);
  return (cotile_shared_tile_t){cotile_gpu_shared_array(&emitter->kernel, element, 2, shape),
                                lanes};
}

// The longest vectors that the rows of a thread are made of.
static int row_lanes(int rows) { return rows % 4 == 0 ? 4 : rows % 2 == 0 ? 2 : 1; }

static int64_t x_vectors(const cotile_gpu_contraction_t *emitter) {
  const cotile_tile_schedule_t *schedule = &emitter->tile->schedule;
  return cotile_gpu_row_threads(schedule) * (schedule->rows / row_lanes(schedule->rows));
}

static int64_t weight_vectors(const cotile_gpu_contraction_t *emitter,
                              const cotile_gpu_segment_t *segment) {
  return (int64_t)emitter->tile->schedule.n_threads * segment->per_thread *
         segment->segment->dots_per_set;
}

void cotile_gpu_allocate_tiles(cotile_gpu_contraction_t *emitter) {
  emitter->x_tile = allocate(emitter, x_vectors(emitter), row_lanes(emitter->tile->schedule.rows));
  for (int i = 0; i < emitter->tile->segment_count; i++)
    emitter->segments[i].weights =
        allocate(emitter, weight_vectors(emitter, &emitter->segments[i]), COTILE_GPU_LANES);
}

int64_t cotile_gpu_shared_bytes(const cotile_gpu_contraction_t *emitter) {
  const cotile_tile_schedule_t *schedule = &emitter->tile->schedule;
  int64_t elements = pitch(x_vectors(emitter)) * row_lanes(schedule->rows);
  for (int i = 0; i < emitter->tile->segment_count; i++)
    elements += pitch(weight_vectors(emitter, &emitter->segments[i])) * COTILE_GPU_LANES;
  int64_t shares = (int64_t)(schedule->k_threads - 1) * cotile_gpu_row_threads(schedule) *
                   schedule->n_threads * COTILE_GPU_LANES;
  return (schedule->k_tile * elements + shares) * cotile_element_bytes(emitter->accumulator);
}

// --- Copies ---

// Vectors `first` and on of an operand, `count` of them, to every `step`-th vector of a shared tile
// from `target` on.
typedef struct copy {
  cotile_gpu_contraction_t *emitter;
  const cotile_gpu_operand_t *operand;
  const cotile_shared_tile_t *tile;
  MlirValue k, first, count, target;
  int step;
} copy_t;

static bool is_contiguous_along_k(const cotile_gpu_operand_t *operand) {
  int64_t stride;
  return cotile_constant_value(operand->k_stride, &stride) && stride == 1;
}

static bool depth_is_whole_steps(const cotile_gpu_contraction_t *emitter) {
  int64_t depth;
  return cotile_constant_value(emitter->depth, &depth) &&
         depth % emitter->tile->schedule.k_tile == 0;
}

// The element at (k, n), or zero where n is beyond the tile.
static MlirValue load_element(const copy_t *copy, MlirValue row, MlirValue n) {
  cotile_builder_t *builder = cotile_gpu_builder(copy->emitter);
  const cotile_gpu_operand_t *operand = copy->operand;
  cotile_elements_t elements = {.tensor = &operand->tensor};
  elements.index = cotile_build_add(builder, row, cotile_build_mul(builder, n, operand->n_stride));
  if (!operand->may_be_partial) return cotile_gpu_access.load(&copy->emitter->kernel, &elements);
  MlirType type = operand->tensor.element;
  MlirValue is_inside = cotile_build_compare(builder, "ult", n, operand->width);
  cotile_branch_t branch = cotile_build_if(builder, is_inside, 1, &type);
  MlirValue value = cotile_gpu_access.load(&copy->emitter->kernel, &elements);
  cotile_build_else(builder, &branch, 1, &value);
  value = cotile_build_zero(builder, type);
  cotile_build_if_end(builder, &branch, 1, &value, &value);
  return value;
}

static MlirValue load_vector(const copy_t *copy, MlirValue k, MlirValue vector) {
  cotile_builder_t *builder = cotile_gpu_builder(copy->emitter);
  int lanes = copy->tile->lanes;
  MlirValue elements[COTILE_GPU_LANES];
  MlirValue row = cotile_build_mul(builder, k, copy->operand->k_stride);
  MlirValue n = cotile_build_mul_constant(builder, vector, lanes);
  for (int i = 0; i < lanes; i++)
    elements[i] = load_element(copy, row, cotile_build_add_constant(builder, n, i));
  if (lanes == 1) return elements[0];
  return cotile_build_value(builder, "vector.from_elements",
                            cotile_vector_of(lanes, copy->operand->tensor.element), lanes, elements,
                            NULL);
}

// The vector at (k, vector), or zeros where k is beyond the operand.
static MlirValue load_inside(const copy_t *copy, MlirValue k, MlirValue vector) {
  cotile_builder_t *builder = cotile_gpu_builder(copy->emitter);
  if (depth_is_whole_steps(copy->emitter)) return load_vector(copy, k, vector);
  int lanes = copy->tile->lanes;
  MlirType type = cotile_vector_of(lanes == 1 ? 0 : lanes, copy->operand->tensor.element);
  MlirValue is_inside = cotile_build_compare(builder, "ult", k, copy->emitter->depth);
  cotile_branch_t branch = cotile_build_if(builder, is_inside, 1, &type);
  MlirValue value = load_vector(copy, k, vector);
  cotile_build_else(builder, &branch, 1, &value);
  value = cotile_build_zero(builder, type);
  cotile_build_if_end(builder, &branch, 1, &value, &value);
  return value;
}

// A cotile_gpu_item_fn: one vector of one k.
static void copy_item(cotile_gpu_kernel_t *kernel, MlirValue item, void *user) {
  const copy_t *copy = user;
  cotile_builder_t *builder = &kernel->builder;
  MlirValue depth = cotile_build_index(builder, copy->emitter->tile->schedule.k_tile);
  bool along_k = is_contiguous_along_k(copy->operand);
  MlirValue inner = along_k ? depth : copy->count;
  MlirValue fast = cotile_build_rem(builder, item, inner);
  MlirValue slow = cotile_build_div(builder, item, inner);
  MlirValue k = along_k ? fast : slow, vector = along_k ? slow : fast;
  MlirValue value = load_inside(copy, cotile_build_add(builder, k, copy->k),
                                cotile_build_add(builder, vector, copy->first));
  value =
      cotile_build_convert(builder, value, copy->emitter->accumulator, copy->operand->is_unsigned);
  MlirValue at = cotile_build_add(builder, cotile_build_mul_constant(builder, vector, copy->step),
                                  copy->target);
  cotile_gpu_store(builder, value, copy->tile->memref, COTILE_VALUES(k, at));
}

static void emit_copy(copy_t *copy) {
  cotile_builder_t *builder = cotile_gpu_builder(copy->emitter);
  MlirValue items =
      cotile_build_mul_constant(builder, copy->count, copy->emitter->tile->schedule.k_tile);
  cotile_gpu_for_items(&copy->emitter->kernel, items, copy_item, copy);
}

// The vectors of a column set that are among `room` vectors of the list from `round_first` on.
static void find_range(cotile_gpu_contraction_t *emitter, int set, MlirValue round_first, int room,
                       copy_t *out) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  MlirValue zero = cotile_build_index(builder, 0), begin = cotile_gpu_first_vector(emitter, set);
  MlirValue vectors = emitter->columns[set].vectors;
  int64_t constant;
  out->first = zero;
  out->count = vectors;
  out->target = begin;
  if (cotile_constant_value(round_first, &constant) && constant == 0) return; // all fit
  MlirValue end = cotile_build_add_constant(builder, round_first, room);
  MlirValue low = cotile_build_max(builder, cotile_build_sub(builder, round_first, begin), zero);
  MlirValue high = cotile_build_min(builder, cotile_build_sub(builder, end, begin), vectors);
  out->first = low;
  out->count = cotile_build_max(builder, cotile_build_sub(builder, high, low), zero);
  out->target = cotile_build_sub(builder, cotile_build_add(builder, begin, low), round_first);
}

static void copy_weights(cotile_gpu_contraction_t *emitter, const cotile_gpu_segment_t *segment,
                         MlirValue k, MlirValue round_first) {
  const cotile_tile_t *tile = emitter->tile;
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  int dots = segment->segment->dots_per_set, room = tile->schedule.n_threads * segment->per_thread;
  for (int i = 0; i < segment->segment->set_count; i++) {
    int set = segment->segment->first_set + i;
    copy_t copy = {.emitter = emitter, .tile = &segment->weights, .k = k, .step = dots};
    find_range(emitter, set, round_first, room, &copy);
    MlirValue target = cotile_build_mul_constant(builder, copy.target, dots);
    for (int dot = 0; dot < dots; dot++) {
      copy.operand = &emitter->weights[tile->sets[set].dots[dot]];
      copy.target = cotile_build_add_constant(builder, target, dot);
      emit_copy(&copy);
    }
  }
}

// A cotile_gpu_item_fn: one vector of one k that no column has.
static void clear_item(cotile_gpu_kernel_t *kernel, MlirValue item, void *user) {
  const copy_t *copy = user;
  cotile_builder_t *builder = &kernel->builder;
  MlirValue k = cotile_build_rem(builder, item, copy->count);
  MlirValue at =
      cotile_build_add(builder, cotile_build_div(builder, item, copy->count), copy->target);
  MlirType type = cotile_element_of(copy->tile->memref);
  cotile_gpu_store(builder, cotile_build_zero(builder, type), copy->tile->memref,
                   COTILE_VALUES(k, at));
}

void cotile_gpu_emit_clears(cotile_gpu_contraction_t *emitter, const MlirValue *round_first) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  for (int i = 0; i < emitter->tile->segment_count; i++) {
    const cotile_gpu_segment_t *segment = &emitter->segments[i];
    int dots = segment->segment->dots_per_set;
    MlirValue room = cotile_build_index(builder, (int64_t)emitter->tile->schedule.n_threads *
                                                     segment->per_thread);
    MlirValue left = cotile_build_sub(builder, segment->total, round_first[i]);
    left = cotile_build_max(builder, left, cotile_build_index(builder, 0));
    left = cotile_build_min(builder, left, room);
    copy_t copy = {.emitter = emitter, .tile = &segment->weights};
    copy.count = cotile_build_index(builder, emitter->tile->schedule.k_tile);
    copy.target = cotile_build_mul_constant(builder, left, dots);
    MlirValue empty =
        cotile_build_mul_constant(builder, cotile_build_sub(builder, room, left), dots);
    MlirValue items = cotile_build_mul(builder, empty, copy.count);
    cotile_gpu_for_items(&emitter->kernel, items, clear_item, &copy);
  }
}

void cotile_gpu_emit_copies(cotile_gpu_contraction_t *emitter, MlirValue k,
                            const MlirValue *round_first) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  MlirValue zero = cotile_build_index(builder, 0);
  copy_t copy = {.emitter = emitter,
                 .operand = &emitter->x,
                 .tile = &emitter->x_tile,
                 .k = k,
                 .first = zero,
                 .count = cotile_build_index(builder, x_vectors(emitter)),
                 .target = zero,
                 .step = 1};
  emit_copy(&copy);
  for (int i = 0; i < emitter->tile->segment_count; i++)
    copy_weights(emitter, &emitter->segments[i], k, round_first[i]);
}
