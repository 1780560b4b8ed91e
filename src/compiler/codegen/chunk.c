// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cuts the vectors of a tile into register chunks. Where all widths are static and chunks are few
// the code is straight and every vector's column set is known; otherwise it is a loop that finds
// them by prefix sums.
#include "base/size.h"
#include "compiler/codegen/emitter.h"
#include "compiler/codegen/vector_ops.h"

const cotile_dot_t *cotile_segment_dot(const cotile_tile_t *tile, const cotile_segment_t *segment,
                                       int i) {
  return &tile->dots[tile->sets[segment->first_set].dots[i]];
}

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

// The chunk's place in the panel: all vectors before it, over the whole depth.
static void place_chunk(cotile_emitter_t *emitter, MlirValue base, MlirValue t,
                        cotile_chunk_t *chunk) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  int64_t bytes = cotile_segment_vector_bytes(emitter->tile, chunk->segment);
  MlirValue depth_bytes = cotile_build_mul_constant(builder, emitter->depth, bytes);
  chunk->panel =
      cotile_build_byte_address(builder, base, cotile_build_mul(builder, t, depth_bytes));
}

static void emit_dynamic_chunk(cotile_emitter_t *emitter, const cotile_segment_t *segment,
                               MlirValue base, MlirValue t, int count, cotile_chunk_fn emit) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  cotile_chunk_t chunk = {.segment = segment, .count = count};
  for (int i = 0; i < count; i++)
    chunk.slots[i] = find_slot(emitter, segment, cotile_build_add_constant(builder, t, i));
  place_chunk(emitter, base, t, &chunk);
  emit(emitter, &chunk);
}

static void emit_straight(cotile_emitter_t *emitter, const cotile_segment_t *segment,
                          MlirValue base, int64_t total, cotile_chunk_fn emit) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  for (int64_t t = 0; t < total; t += segment->capacity) {
    cotile_chunk_t chunk = {.segment = segment,
                            .count = (int)cotile_min(segment->capacity, total - t)};
    for (int i = 0; i < chunk.count; i++) chunk.slots[i] = static_slot(emitter, segment, t + i);
    place_chunk(emitter, base, cotile_build_index(builder, t), &chunk);
    emit(emitter, &chunk);
  }
}

static void emit_tails(cotile_emitter_t *emitter, const cotile_segment_t *segment, MlirValue base,
                       MlirValue t, MlirValue tail, cotile_chunk_fn emit) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  int64_t constant;
  if (cotile_constant_value(tail, &constant)) {
    if (constant > 0) emit_dynamic_chunk(emitter, segment, base, t, (int)constant, emit);
    return;
  }
  for (int count = 1; count < segment->capacity; count++) {
    MlirValue is_count =
        cotile_build_compare(builder, "eq", tail, cotile_build_index(builder, count));
    cotile_branch_t branch = cotile_build_if(builder, is_count, 0, NULL);
    emit_dynamic_chunk(emitter, segment, base, t, count, emit);
    cotile_build_if_end_alone(builder, &branch);
  }
}

static void emit_loop(cotile_emitter_t *emitter, const cotile_segment_t *segment, MlirValue base,
                      MlirValue total, cotile_chunk_fn emit) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  MlirValue capacity = cotile_build_index(builder, segment->capacity);
  MlirValue tail = cotile_build_rem(builder, total, capacity);
  MlirValue full = cotile_build_sub(builder, total, tail);
  cotile_loop_t loop =
      cotile_build_for(builder, cotile_build_index(builder, 0), full, capacity, 0, NULL, NULL);
  emit_dynamic_chunk(emitter, segment, base, loop.iv, segment->capacity, emit);
  cotile_build_for_end(builder, &loop, 0, NULL, NULL);
  emit_tails(emitter, segment, base, full, tail, emit);
}

void cotile_emit_chunks(cotile_emitter_t *emitter, MlirValue panel, cotile_chunk_fn emit) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  for (int i = 0; i < emitter->tile->segment_count; i++) {
    const cotile_segment_t *segment = &emitter->tile->segments[i];
    MlirValue total = cotile_build_index(builder, 0);
    for (int set = 0; set < segment->set_count; set++)
      total = cotile_build_add(builder, emitter->columns[segment->first_set + set].vectors, total);
    int64_t constant;
    bool is_static = cotile_constant_value(total, &constant);
    if (is_static && constant <= (int64_t)segment->capacity * (segment->capacity + 1))
      emit_straight(emitter, segment, panel, constant, emit);
    else
      emit_loop(emitter, segment, panel, total, emit);
    cotile_chunk_t end = {.segment = segment};
    place_chunk(emitter, panel, total, &end);
    panel = end.panel;
  }
}
