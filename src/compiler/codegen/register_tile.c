// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inner kernel: rows x vectors accumulators in registers, one pass over k, then the epilogue.
// Of the two operands the one with fewer registers stays in them during a step, so that a tile
// needs rows * vectors + min(rows, vectors) + 1.
#include "base/size.h"
#include "compiler/codegen/emitter.h"
#include "compiler/codegen/vector_ops.h"
#include "ir/query.h"

typedef struct register_tile {
  cotile_emitter_t *emitter;
  const cotile_chunk_t *chunk;
  int rows, vectors; // vectors: columns vectors x dots per set
  MlirValue first_row, blocks;
  MlirValue x[COTILE_MAX_ROWS]; // where each row of X begins
} register_tile_t;

static cotile_builder_t *builder_of(const register_tile_t *tile) {
  return cotile_emitter_builder(tile->emitter);
}

static const cotile_dot_t *dot_of(const register_tile_t *tile, int vector) {
  return cotile_segment_dot(tile->emitter->tile, tile->chunk->segment,
                            vector % tile->chunk->segment->dots_per_set);
}

static MlirType accumulator_type(const register_tile_t *tile, int vector) {
  return cotile_vector_of(tile->emitter->tile->schedule.lanes, dot_of(tile, vector)->accumulator);
}

// One k: the row of each part's panel, and the same index in each row of X.
typedef struct step {
  MlirValue panel[COTILE_MAX_TILE], k;
  int unrolled; // how far behind them
} step_t;

static int64_t row_bytes(const register_tile_t *tile, int part) {
  return tile->chunk->parts[part].count *
         cotile_segment_vector_bytes(tile->emitter->tile, tile->chunk->segment);
}

static MlirValue load_w(const register_tile_t *tile, const step_t *step, int vector) {
  cotile_builder_t *builder = builder_of(tile);
  const cotile_tile_t *facts = tile->emitter->tile;
  const cotile_segment_t *segment = tile->chunk->segment;
  const cotile_dot_t *dot = dot_of(tile, vector);
  int slot = vector / segment->dots_per_set, part = slot / segment->capacity;
  int64_t bytes = cotile_segment_vector_bytes(facts, segment);
  int64_t offset = step->unrolled * row_bytes(tile, part) +
                   (slot - tile->chunk->parts[part].first) * bytes +
                   cotile_segment_dot_offset(facts, segment, vector % segment->dots_per_set);
  cotile_lanes_t lanes = {.count = facts->schedule.lanes, .element = dot->w_element};
  lanes.address =
      cotile_build_byte_address(builder, step->panel[part], cotile_build_index(builder, offset));
  return cotile_build_convert(builder, cotile_build_vector_load(builder, &lanes), dot->accumulator,
                              dot->facts.is_unsigned[dot->w]);
}

// X converted for dot `d` of a set. Dots of one set mostly agree, and CSE finds that.
static MlirValue load_x(const register_tile_t *tile, const step_t *step, int row, int vector) {
  cotile_builder_t *builder = builder_of(tile);
  const cotile_emitter_t *emitter = tile->emitter;
  const cotile_dot_t *dot = dot_of(tile, vector);
  MlirValue along = cotile_build_mul(builder, step->k, emitter->x_k_stride);
  MlirValue further =
      cotile_build_mul(builder, cotile_build_index(builder, step->unrolled), emitter->x_k_stride);
  MlirValue address = cotile_build_address(builder, tile->x[row], dot->x_element, along);
  address = cotile_build_address(builder, address, dot->x_element, further);
  MlirValue x = cotile_build_scalar_load(builder, dot->x_element, address);
  x = cotile_build_convert(builder, x, dot->accumulator, dot->facts.is_unsigned[dot->x]);
  return cotile_build_splat(builder, emitter->tile->schedule.lanes, x);
}

static void load_x_row(const register_tile_t *tile, const step_t *step, int row, MlirValue *out_x) {
  for (int dot = 0; dot < tile->chunk->segment->dots_per_set; dot++)
    out_x[dot] =
        dot > 0 && mlirTypeEqual(dot_of(tile, dot)->accumulator, dot_of(tile, 0)->accumulator) &&
                dot_of(tile, dot)->facts.is_unsigned[dot_of(tile, dot)->x] ==
                    dot_of(tile, 0)->facts.is_unsigned[dot_of(tile, 0)->x]
            ? out_x[0]
            : load_x(tile, step, row, dot);
}

static void emit_step(const register_tile_t *tile, const step_t *step, MlirValue *accumulators) {
  cotile_builder_t *builder = builder_of(tile);
  int dots = tile->chunk->segment->dots_per_set, vectors = tile->vectors;
  bool keeps_w = vectors <= tile->rows;
  MlirValue w[COTILE_MAX_TILE], x[COTILE_MAX_ROWS][COTILE_MAX_TILE];
  for (int v = 0; keeps_w && v < vectors; v++) w[v] = load_w(tile, step, v);
  for (int r = 0; r < tile->rows; r++) {
    load_x_row(tile, step, r, x[r]);
    for (int v = 0; keeps_w && v < vectors; v++)
      accumulators[r * vectors + v] =
          cotile_build_multiply_add(builder, x[r][v % dots], w[v], accumulators[r * vectors + v]);
  }
  for (int v = 0; !keeps_w && v < vectors; v++) {
    w[v] = load_w(tile, step, v);
    for (int r = 0; r < tile->rows; r++)
      accumulators[r * vectors + v] =
          cotile_build_multiply_add(builder, x[r][v % dots], w[v], accumulators[r * vectors + v]);
  }
}

static void prefetch_ahead(const register_tile_t *tile, const step_t *step, int part, int unroll) {
  enum { LINE = 64 };
  cotile_builder_t *builder = builder_of(tile);
  int64_t bytes = row_bytes(tile, part);
  int64_t ahead = tile->emitter->tile->schedule.prefetch * bytes;
  for (int64_t byte = 0; ahead && byte < unroll * bytes; byte += LINE) {
    MlirValue offset = cotile_build_index(builder, ahead + byte);
    cotile_build_prefetch(builder, cotile_build_byte_address(builder, step->panel[part], offset),
                          3);
  }
}

// Of the next chunk, its share of this register tile: all blocks together bring it in once.
static void prefetch_next(const register_tile_t *tile, const step_t *step) {
  if (!tile->blocks.ptr || !tile->emitter->tile->schedule.prefetches_next) return;
  cotile_builder_t *builder = builder_of(tile);
  MlirValue depth = tile->emitter->depth, bytes = cotile_build_index(builder, row_bytes(tile, 0));
  MlirValue share = cotile_build_ceil_div(builder, bytes, tile->blocks); // per k
  MlirValue block =
      cotile_build_div(builder, tile->first_row, cotile_build_index(builder, tile->rows));
  MlirValue done = cotile_build_add(builder, cotile_build_mul(builder, block, depth), step->k);
  MlirValue next = cotile_build_byte_address(builder, tile->chunk->parts[0].panel,
                                             cotile_build_mul(builder, depth, bytes));
  next = cotile_build_byte_address(builder, next, cotile_build_mul(builder, done, share));
  cotile_build_prefetch(builder, next, 2);
}

// k from `low` to `high`, a multiple of `unroll`.
static void emit_k_loop(const register_tile_t *tile, MlirValue low, MlirValue high, int unroll,
                        MlirValue *accumulators) {
  cotile_builder_t *builder = builder_of(tile);
  int count = tile->rows * tile->vectors;
  int64_t lower, upper;
  bool is_known = cotile_constant_value(low, &lower) && cotile_constant_value(high, &upper);
  if (is_known && lower >= upper) return;
  MlirValue carried[COTILE_MAX_TILE];
  cotile_loop_t loop = cotile_build_for(builder, low, high, cotile_build_index(builder, unroll),
                                        count, accumulators, carried);
  step_t step = {.k = loop.iv};
  for (int part = 0; part < tile->chunk->part_count; part++) {
    MlirValue offset = cotile_build_mul_constant(builder, loop.iv, row_bytes(tile, part));
    step.panel[part] = cotile_build_byte_address(builder, tile->chunk->parts[part].panel, offset);
    prefetch_ahead(tile, &step, part, unroll);
  }
  prefetch_next(tile, &step);
  for (; step.unrolled < unroll; step.unrolled++) emit_step(tile, &step, carried);
  cotile_build_for_end(builder, &loop, count, carried, accumulators);
}

static void accumulate(const register_tile_t *tile, MlirValue *accumulators) {
  cotile_builder_t *builder = builder_of(tile);
  MlirValue depth = tile->emitter->depth;
  int unroll = tile->emitter->tile->schedule.k_unroll;
  MlirValue rest = cotile_build_rem(builder, depth, cotile_build_index(builder, unroll));
  MlirValue main = cotile_build_sub(builder, depth, rest);
  emit_k_loop(tile, cotile_build_index(builder, 0), main, unroll, accumulators);
  if (unroll > 1) emit_k_loop(tile, main, depth, 1, accumulators);
}

static cotile_point_t point_at(const register_tile_t *tile, const cotile_case_t *known) {
  return (cotile_point_t){.row_index = tile->first_row, .known = *known};
}

static void move_to_row(const register_tile_t *tile, cotile_point_t *point, int row) {
  point->row = row;
  point->row_index = cotile_build_add_constant(builder_of(tile), tile->first_row, row);
}

// A cotile_case_fn: the initial values of one slot, [row][dot].
static void initial_values(cotile_emitter_t *emitter, const cotile_case_t *known, void *user,
                           MlirValue *out_values) {
  const register_tile_t *tile = user;
  const cotile_column_set_t *set = &emitter->tile->sets[known->set];
  cotile_point_t point = point_at(tile, known);
  for (int row = 0; row < tile->rows; row++) {
    move_to_row(tile, &point, row);
    for (int i = 0; i < set->dot_count; i++)
      out_values[row * set->dot_count + i] =
          cotile_epilogue_initial_value(&emitter->epilogue, &point, set->dots[i]);
  }
}

// The constant that all dots of the segment start from; null if there is none.
static MlirAttribute common_start(const register_tile_t *tile) {
  const cotile_segment_t *segment = tile->chunk->segment;
  MlirAttribute common = {NULL};
  for (int s = segment->first_set; s < segment->first_set + segment->set_count; s++) {
    const cotile_column_set_t *set = &tile->emitter->tile->sets[s];
    for (int i = 0; i < set->dot_count; i++) {
      MlirAttribute value = cotile_epilogue_constant_start(&tile->emitter->epilogue, set->dots[i]);
      if (mlirAttributeIsNull(value)) return value;
      if (!mlirAttributeIsNull(common) && !mlirAttributeEqual(common, value))
        return (MlirAttribute){NULL};
      common = value;
    }
  }
  return common;
}

static void initialise(const register_tile_t *tile, MlirValue *accumulators) {
  int dots = tile->chunk->segment->dots_per_set;
  if (!mlirAttributeIsNull(common_start(tile))) {
    cotile_case_t known = {.set = tile->chunk->segment->first_set};
    MlirValue values[COTILE_MAX_TILE];
    initial_values(tile->emitter, &known, (void *)tile, values);
    for (int i = 0; i < tile->rows * tile->vectors; i++) {
      int row = i / tile->vectors, dot = i % tile->vectors % dots;
      accumulators[i] = values[row * dots + dot];
    }
    return;
  }
  for (int slot = 0; slot < tile->chunk->count; slot++) {
    MlirValue values[COTILE_MAX_TILE];
    MlirType types[COTILE_MAX_TILE];
    for (int i = 0; i < tile->rows * dots; i++) types[i] = accumulator_type(tile, i % dots);
    cotile_emit_cases(tile->emitter, tile->chunk->segment, &tile->chunk->slots[slot],
                      tile->rows * dots, types, initial_values, (void *)tile, values);
    for (int i = 0; i < tile->rows * dots; i++)
      accumulators[i / dots * tile->vectors + slot * dots + i % dots] = values[i];
  }
}

typedef struct slot_values {
  const register_tile_t *tile;
  const MlirValue *accumulators; // of the slot in row 0
} slot_values_t;

// A cotile_case_fn: all results of one slot.
static void store_slot(cotile_emitter_t *emitter, const cotile_case_t *known, void *user,
                       MlirValue *out_values) {
  (void)out_values;
  const slot_values_t *slot = user;
  const register_tile_t *tile = slot->tile;
  cotile_point_t point = point_at(tile, known);
  for (int row = 0; row < tile->rows; row++) {
    move_to_row(tile, &point, row);
    point.accumulators = slot->accumulators + row * tile->vectors;
    cotile_epilogue_store(&emitter->epilogue, &point);
  }
}

void cotile_emit_register_tile(cotile_emitter_t *emitter, const cotile_chunk_t *chunk, int rows,
                               MlirValue first_row, MlirValue blocks) {
  int dots = chunk->segment->dots_per_set;
  register_tile_t tile = {emitter, chunk, rows, chunk->count * dots, first_row, blocks, {{NULL}}};
  cotile_builder_t *builder = builder_of(&tile);
  for (int r = 0; r < rows; r++) {
    MlirValue row = cotile_build_add_constant(builder, first_row, r);
    tile.x[r] = cotile_build_address(builder, emitter->x, dot_of(&tile, 0)->x_element,
                                     cotile_build_mul(builder, row, emitter->x_row_stride));
  }
  MlirValue accumulators[COTILE_MAX_TILE];
  initialise(&tile, accumulators);
  accumulate(&tile, accumulators);
  for (int slot = 0; slot < chunk->count; slot++) {
    slot_values_t values = {&tile, accumulators + slot * dots};
    cotile_emit_cases(emitter, chunk->segment, &chunk->slots[slot], 0, NULL, store_slot, &values,
                      NULL);
  }
}
