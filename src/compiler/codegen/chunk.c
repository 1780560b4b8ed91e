// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cuts the vectors of a tile into register chunks. Where all widths are static and chunks are few
// the code is straight and every vector's column set is known; otherwise it is a loop that finds
// them by prefix sums.
#include "base/size.h"
#include "compiler/codegen/emitter.h"
#include "compiler/codegen/vector_ops.h"

int64_t cotile_segment_dot_offset(const cotile_tile_t *tile, const cotile_segment_t *segment,
                                  int i) {
  int64_t offset = 0;
  for (int dot = 0; dot < i; dot++)
    offset += tile->schedule.lanes *
              cotile_element_bytes(cotile_segment_dot(tile, segment, dot)->w_element);
  return offset;
}

int64_t cotile_segment_vector_bytes(const cotile_tile_t *tile, const cotile_segment_t *segment) {
  return cotile_segment_dot_offset(tile, segment, segment->dots_per_set);
}

// Cases.

typedef struct case_spec {
  const cotile_segment_t *segment;
  const cotile_slot_t *slot;
  intptr_t count;
  const MlirType *types;
  cotile_case_fn emit;
  void *user;
} case_spec_t;

static void choose_mask(cotile_emitter_t *emitter, const case_spec_t *spec, int set,
                        MlirValue *out_values) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  int lanes = emitter->tile->schedule.lanes;
  cotile_case_t full = {set, spec->slot->column, {NULL}}, partial = full;
  MlirValue left = cotile_build_sub(builder, emitter->columns[set].width, spec->slot->column);
  int64_t constant;
  bool is_constant = cotile_constant_value(left, &constant);
  if (!emitter->columns[set].may_be_partial || (is_constant && constant >= lanes)) {
    spec->emit(emitter, &full, spec->user, out_values);
    return;
  }
  if (is_constant) {
    partial.mask = cotile_build_mask(builder, lanes, left);
    spec->emit(emitter, &partial, spec->user, out_values);
    return;
  }
  MlirValue is_full =
      cotile_build_compare(builder, "sge", left, cotile_build_index(builder, lanes));
  cotile_branch_t branch = cotile_build_if(builder, is_full, spec->count, spec->types);
  spec->emit(emitter, &full, spec->user, out_values);
  cotile_build_else(builder, &branch, spec->count, out_values);
  partial.mask = cotile_build_mask(builder, lanes, left);
  spec->emit(emitter, &partial, spec->user, out_values);
  cotile_build_if_end(builder, &branch, spec->count, out_values, out_values);
}

static void choose_set(cotile_emitter_t *emitter, const case_spec_t *spec, int first, int last,
                       MlirValue *out_values) {
  if (first == last) {
    choose_mask(emitter, spec, first, out_values);
    return;
  }
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  MlirValue is_first = cotile_build_compare(builder, "eq", spec->slot->set_index,
                                            cotile_build_index(builder, first));
  cotile_branch_t branch = cotile_build_if(builder, is_first, spec->count, spec->types);
  choose_mask(emitter, spec, first, out_values);
  cotile_build_else(builder, &branch, spec->count, out_values);
  choose_set(emitter, spec, first + 1, last, out_values);
  cotile_build_if_end(builder, &branch, spec->count, out_values, out_values);
}

void cotile_emit_cases(cotile_emitter_t *emitter, const cotile_segment_t *segment,
                       const cotile_slot_t *slot, intptr_t count, const MlirType *types,
                       cotile_case_fn emit, void *user, MlirValue *out_values) {
  case_spec_t spec = {segment, slot, count, types, emit, user};
  int last = segment->first_set + segment->set_count - 1;
  if (slot->set >= 0)
    choose_mask(emitter, &spec, slot->set, out_values);
  else
    choose_set(emitter, &spec, segment->first_set, last, out_values);
}

// Slots.

// The set of vector `t` of a segment and its column, by comparing with where the sets begin.
static cotile_slot_t find_slot(cotile_emitter_t *emitter, const cotile_segment_t *segment,
                               MlirValue t) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  MlirType index = mlirIndexTypeGet(builder->context);
  MlirValue begin = cotile_build_index(builder, 0), end = begin;
  cotile_slot_t slot = {.set = segment->set_count == 1 ? segment->first_set : -1};
  slot.set_index = cotile_build_index(builder, segment->first_set);
  for (int i = 1; i < segment->set_count; i++) {
    int set = segment->first_set + i;
    end = cotile_build_add(builder, emitter->columns[set - 1].vectors, end);
    MlirValue is_behind = cotile_build_compare(builder, "sge", t, end);
    slot.set_index = cotile_build_value(
        builder, "arith.select", index,
        COTILE_VALUES(is_behind, cotile_build_index(builder, set), slot.set_index), NULL);
    begin = cotile_build_value(builder, "arith.select", index, COTILE_VALUES(is_behind, end, begin),
                               NULL);
  }
  slot.column = cotile_build_mul_constant(builder, cotile_build_sub(builder, t, begin),
                                          emitter->tile->schedule.lanes);
  return slot;
}

static cotile_slot_t static_slot(cotile_emitter_t *emitter, const cotile_segment_t *segment,
                                 int64_t t) {
  int set = segment->first_set;
  int64_t vectors;
  while (cotile_constant_value(emitter->columns[set].vectors, &vectors) && t >= vectors) {
    t -= vectors;
    set++;
  }
  MlirValue column =
      cotile_build_index(cotile_emitter_builder(emitter), t * emitter->tile->schedule.lanes);
  return (cotile_slot_t){.set = set, .column = column};
}

// What a segment's chunks are made with.
typedef struct chunk_spec {
  const cotile_segment_t *segment;
  MlirValue panel; // where the segment's part of the tile's panel begins
  int fused;
  cotile_chunk_fn emit;
  void *user;
} chunk_spec_t;

// Where vector `t` of the segment begins: behind all vectors before it, over the whole depth.
static MlirValue place(cotile_emitter_t *emitter, const chunk_spec_t *spec, MlirValue t) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  int64_t bytes = cotile_segment_vector_bytes(emitter->tile, spec->segment);
  MlirValue depth_bytes = cotile_build_mul_constant(builder, emitter->depth, bytes);
  return cotile_build_byte_address(builder, spec->panel, cotile_build_mul(builder, t, depth_bytes));
}

// `count` vectors from `t` on; `constant` is the value of t, or -1.
static void emit_chunk(cotile_emitter_t *emitter, const chunk_spec_t *spec, MlirValue t,
                       int64_t constant, int count) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  int capacity = spec->segment->capacity;
  cotile_chunk_t *chunk = COTILE_ARENA_NEW(emitter->tile->arena, 1, cotile_chunk_t);
  chunk->segment = spec->segment;
  chunk->count = count;
  for (int i = 0; i < count; i++) {
    MlirValue at = cotile_build_add_constant(builder, t, i);
    chunk->slots[i] = constant < 0 ? find_slot(emitter, spec->segment, at)
                                   : static_slot(emitter, spec->segment, constant + i);
    if (i % capacity) continue;
    chunk->parts[chunk->part_count++] =
        (cotile_chunk_part_t){i, (int)cotile_min(capacity, count - i), place(emitter, spec, at)};
  }
  spec->emit(emitter, chunk, spec->user);
}

// Even groups of register chunks: 3 + 3 rather than 4 + 2.
static void emit_straight(cotile_emitter_t *emitter, const chunk_spec_t *spec, int64_t total) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  int64_t capacity = spec->segment->capacity;
  int64_t chunks = cotile_ceil_div(total, capacity), groups = cotile_ceil_div(chunks, spec->fused);
  for (int64_t group = 0; group < groups; group++) {
    int64_t first = chunks * group / groups * capacity;
    int64_t last = cotile_min(chunks * (group + 1) / groups * capacity, total);
    emit_chunk(emitter, spec, cotile_build_index(builder, first), first, (int)(last - first));
  }
}

// Groups of `vectors` from `first` on while they fit below `total`; returns where they end.
static MlirValue emit_loop(cotile_emitter_t *emitter, const chunk_spec_t *spec, MlirValue first,
                           MlirValue total, int vectors) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  MlirValue step = cotile_build_index(builder, vectors);
  MlirValue rest = cotile_build_rem(builder, cotile_build_sub(builder, total, first), step);
  MlirValue end = cotile_build_sub(builder, total, rest);
  cotile_loop_t loop = cotile_build_for(builder, first, end, step, 0, NULL, NULL);
  emit_chunk(emitter, spec, loop.iv, -1, vectors);
  cotile_build_for_end(builder, &loop, 0, NULL, NULL);
  return end;
}

static void emit_tails(cotile_emitter_t *emitter, const chunk_spec_t *spec, MlirValue t,
                       MlirValue total) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  MlirValue tail = cotile_build_sub(builder, total, t);
  int64_t constant;
  if (cotile_constant_value(tail, &constant)) {
    if (constant > 0) emit_chunk(emitter, spec, t, -1, (int)constant);
    return;
  }
  for (int count = 1; count < spec->segment->capacity; count++) {
    MlirValue is_count =
        cotile_build_compare(builder, "eq", tail, cotile_build_index(builder, count));
    cotile_branch_t branch = cotile_build_if(builder, is_count, 0, NULL);
    emit_chunk(emitter, spec, t, -1, count);
    cotile_build_if_end_alone(builder, &branch);
  }
}

static void emit_segment(cotile_emitter_t *emitter, const chunk_spec_t *spec, MlirValue total) {
  int capacity = spec->segment->capacity;
  int64_t constant;
  bool is_static = cotile_constant_value(total, &constant);
  if (is_static && constant <= (int64_t)capacity * (capacity + 1)) {
    emit_straight(emitter, spec, constant);
    return;
  }
  MlirValue t = cotile_build_index(cotile_emitter_builder(emitter), 0);
  if (spec->fused > 1) t = emit_loop(emitter, spec, t, total, spec->fused * capacity);
  t = emit_loop(emitter, spec, t, total, capacity);
  emit_tails(emitter, spec, t, total);
}

void cotile_emit_chunks(cotile_emitter_t *emitter, MlirValue panel, int fused, cotile_chunk_fn emit,
                        void *user) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  for (int i = 0; i < emitter->tile->segment_count; i++) {
    const cotile_segment_t *segment = &emitter->tile->segments[i];
    chunk_spec_t spec = {segment, panel, fused, emit, user};
    MlirValue total = cotile_columns_total(builder, segment, emitter->columns);
    emit_segment(emitter, &spec, total);
    panel = place(emitter, &spec, total);
  }
}
