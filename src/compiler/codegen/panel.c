// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Panels: the weights of a tile in the order in which its register tiles read them,
// [chunk][k][vector of the chunk][dot of the set][lanes], elements in the weights' own types. The
// panel of tile j begins behind the vectors of all tiles before it. Lanes beyond a weight's last
// column are zero. Tile offsets are multiples of the lanes; only then do panels not overlap.
#include "base/size.h"
#include "compiler/codegen/emitter.h"
#include "compiler/codegen/vector_ops.h"
#include "ir/query.h"

static MlirValue weight_operand(const cotile_dot_t *dot) { return dot->facts.operand[dot->w]; }

static cotile_status_t bind_weight(cotile_emitter_t *emitter, int index) {
  const cotile_dot_t *dot = &emitter->tile->dots[index];
  cotile_weight_t *weight = &emitter->weights[index];
  cotile_kernel_t *kernel = &emitter->kernel;
  cotile_builder_t *builder = &kernel->builder;
  MlirValue tensor = weight_operand(dot);
  cotile_buffer_view_t view;
  COTILE_RETURN_IF_ERROR(cotile_clone_view(&kernel->cloner, tensor, &view));
  weight->address = cotile_build_address(builder, cotile_kernel_argument(kernel, view.argument),
                                         dot->w_element, view.offset);
  weight->k_stride = view.stride[dot->w_k];
  weight->offset = weight->n_stride = cotile_build_index(builder, 0);
  if (dot->w_n < 0) return COTILE_SUCCESS;
  weight->n_stride = view.stride[dot->w_n];
  return cotile_clone_slice_offset(&kernel->cloner, tensor, dot->w_n, &weight->offset);
}

// K sizes come from the whole weight where the tile has all of it, so that a pack kernel, which
// knows the weights only, can have them.
static cotile_status_t clone_depth(cotile_cloner_t *cloner, const cotile_dot_t *dot,
                                   MlirValue *out) {
  MlirValue tensor = weight_operand(dot), source, offset;
  int dim;
  int64_t constant = 0;
  COTILE_RETURN_IF_ERROR(cotile_clone_slice_offset(cloner, tensor, dot->w_k, &offset));
  cotile_slice_source(tensor, dot->w_k, &source, &dim);
  int64_t part = cotile_static_dim(mlirValueGetType(tensor), dot->w_k);
  bool is_whole = cotile_constant_value(offset, &constant) && constant == 0 &&
                  (part < 0 || part == cotile_static_dim(mlirValueGetType(source), dim));
  return is_whole ? cotile_clone_dim(cloner, source, dim, out)
                  : cotile_clone_dim(cloner, tensor, dot->w_k, out);
}

cotile_status_t cotile_emitter_bind_weights(cotile_emitter_t *emitter) {
  const cotile_tile_t *tile = emitter->tile;
  emitter->weights = COTILE_ARENA_NEW(tile->arena, tile->dot_count, cotile_weight_t);
  emitter->columns = COTILE_ARENA_NEW(tile->arena, tile->set_count, cotile_columns_t);
  for (int i = 0; i < tile->dot_count; i++) COTILE_RETURN_IF_ERROR(bind_weight(emitter, i));
  for (int i = 0; i < tile->set_count; i++)
    COTILE_RETURN_IF_ERROR(
        cotile_columns_bind(&emitter->kernel.cloner, tile, i, &emitter->columns[i]));
  return clone_depth(&emitter->kernel.cloner, &tile->dots[0], &emitter->depth);
}

// Packing.

typedef struct strip {         // one vector of one dot over all k
  const cotile_chunk_t *chunk; // of one part
  int vector, dot;
} strip_t;

// Where the strip's row k goes, and where its column `column` of row k comes from.
typedef struct strip_place {
  const cotile_weight_t *weight;
  const cotile_dot_t *dot;
  MlirValue target; // row 0
  int64_t row_bytes;
} strip_place_t;

static MlirValue strip_source(cotile_builder_t *builder, const strip_place_t *place,
                              MlirValue column, MlirValue k) {
  MlirValue along_k = cotile_build_mul(builder, k, place->weight->k_stride);
  MlirValue along_n = cotile_build_mul(builder, column, place->weight->n_stride);
  return cotile_build_address(builder, place->weight->address, place->dot->w_element,
                              cotile_build_add(builder, along_k, along_n));
}

static MlirValue strip_target(cotile_builder_t *builder, const strip_place_t *place, MlirValue k) {
  MlirValue bytes = cotile_build_mul_constant(builder, k, place->row_bytes);
  return cotile_build_byte_address(builder, place->target, bytes);
}

static cotile_loop_t begin_loop(cotile_builder_t *builder, MlirValue low, MlirValue high) {
  return cotile_build_for(builder, low, high, cotile_build_index(builder, 1), 0, NULL, NULL);
}

// Rows of the weight are contiguous: vectors are copied.
static void copy_rows(cotile_emitter_t *emitter, const cotile_case_t *known,
                      const strip_place_t *place) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  cotile_loop_t loop = begin_loop(builder, cotile_build_index(builder, 0), emitter->depth);
  cotile_lanes_t from = {.count = emitter->tile->schedule.lanes,
                         .element = place->dot->w_element,
                         .address = strip_source(builder, place, known->column, loop.iv),
                         .mask = known->mask};
  cotile_lanes_t to = {.count = from.count, .element = from.element};
  to.address = strip_target(builder, place, loop.iv);
  cotile_build_vector_store(builder, &to, cotile_build_vector_load(builder, &from));
  cotile_build_for_end(builder, &loop, 0, NULL, NULL);
}

// One lane over all k, from column `column` on; zeros where `column` is null.
static void copy_lane(cotile_emitter_t *emitter, const strip_place_t *place, MlirValue lane,
                      MlirValue column) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  MlirType element = place->dot->w_element;
  cotile_loop_t loop = begin_loop(builder, cotile_build_index(builder, 0), emitter->depth);
  MlirValue value = column.ptr
                        ? cotile_build_scalar_load(builder, element,
                                                   strip_source(builder, place, column, loop.iv))
                        : cotile_build_zero(builder, element);
  cotile_lanes_t to = {.element = element};
  to.address = cotile_build_address(builder, strip_target(builder, place, loop.iv), element, lane);
  cotile_build_vector_store(builder, &to, value);
  cotile_build_for_end(builder, &loop, 0, NULL, NULL);
}

static void copy_lanes(cotile_emitter_t *emitter, const cotile_case_t *known,
                       const strip_place_t *place) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  MlirValue lanes = cotile_build_index(builder, emitter->tile->schedule.lanes), used = lanes;
  if (known->mask.ptr)
    used = cotile_build_sub(builder, emitter->columns[known->set].width, known->column);
  cotile_loop_t loop = begin_loop(builder, cotile_build_index(builder, 0), used);
  copy_lane(emitter, place, loop.iv, cotile_build_add(builder, loop.iv, known->column));
  cotile_build_for_end(builder, &loop, 0, NULL, NULL);
  if (!known->mask.ptr) return;
  loop = begin_loop(builder, used, lanes);
  copy_lane(emitter, place, loop.iv, (MlirValue){NULL});
  cotile_build_for_end(builder, &loop, 0, NULL, NULL);
}

// A cotile_case_fn.
static void pack_strip(cotile_emitter_t *emitter, const cotile_case_t *known, void *user,
                       MlirValue *out_values) {
  (void)out_values;
  const strip_t *strip = user;
  const cotile_tile_t *tile = emitter->tile;
  const cotile_segment_t *segment = strip->chunk->segment;
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  int index = tile->sets[known->set].dots[strip->dot];
  int64_t bytes = cotile_segment_vector_bytes(tile, segment), stride;
  int64_t offset = strip->vector * bytes + cotile_segment_dot_offset(tile, segment, strip->dot);
  strip_place_t place = {.weight = &emitter->weights[index], .dot = &tile->dots[index]};
  place.target = cotile_build_byte_address(builder, strip->chunk->parts[0].panel,
                                           cotile_build_index(builder, offset));
  place.row_bytes = strip->chunk->count * bytes;
  bool is_adjacent = cotile_constant_value(place.weight->n_stride, &stride) && stride == 1;
  (is_adjacent ? copy_rows : copy_lanes)(emitter, known, &place);
}

// A cotile_chunk_fn.
static void pack_chunk(cotile_emitter_t *emitter, const cotile_chunk_t *chunk, void *user) {
  (void)user;
  for (int vector = 0; vector < chunk->count; vector++)
    for (int dot = 0; dot < chunk->segment->dots_per_set; dot++) {
      strip_t strip = {chunk, vector, dot};
      cotile_emit_cases(emitter, chunk->segment, &chunk->slots[vector], 0, NULL, pack_strip, &strip,
                        NULL);
    }
}

void cotile_emit_pack(cotile_emitter_t *emitter, MlirValue panel) {
  cotile_emit_chunks(emitter, panel, 1, pack_chunk, NULL);
}

// Sizes.

static cotile_status_t atoms_of_dot(cotile_cloner_t *cloner, const cotile_tile_t *tile,
                                    const cotile_dot_t *dot, MlirValue *out) {
  cotile_builder_t *builder = cloner->builder;
  *out = cotile_build_index(builder, 1);
  if (dot->w_n < 0) return COTILE_SUCCESS;
  MlirValue source, columns;
  int dim;
  cotile_slice_source(weight_operand(dot), dot->w_n, &source, &dim);
  COTILE_RETURN_IF_ERROR(cotile_clone_dim(cloner, source, dim, &columns));
  *out = cotile_build_ceil_div(builder, columns, cotile_build_index(builder, tile->schedule.lanes));
  return COTILE_SUCCESS;
}

cotile_status_t cotile_panel_bytes(cotile_cloner_t *cloner, const cotile_tile_t *tile,
                                   MlirValue tiles, MlirValue *out) {
  cotile_builder_t *builder = cloner->builder;
  *out = cotile_build_index(builder, 0);
  for (int i = 0; i < tile->dot_count; i++) {
    const cotile_dot_t *dot = &tile->dots[i];
    MlirValue atoms, depth;
    COTILE_RETURN_IF_ERROR(atoms_of_dot(cloner, tile, dot, &atoms));
    COTILE_RETURN_IF_ERROR(clone_depth(cloner, dot, &depth));
    if (tiles.ptr) atoms = cotile_build_ceil_div(builder, atoms, tiles);
    MlirValue bytes =
        cotile_build_mul_constant(builder, cotile_build_mul(builder, depth, atoms),
                                  tile->schedule.lanes * cotile_element_bytes(dot->w_element));
    *out = cotile_build_add(builder, bytes, *out);
  }
  return COTILE_SUCCESS;
}

static bool depends_on(MlirValue value, MlirValue variable) {
  if (mlirValueEqual(value, variable)) return true;
  MlirOperation op = cotile_defining_op(value);
  if (mlirOperationIsNull(op)) return false;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    if (depends_on(mlirOperationGetOperand(op, i), variable)) return true;
  return false;
}

bool cotile_panel_has_batches(const cotile_tile_t *tile) {
  int batches = cotile_forall_rank(tile->forall) - 2;
  for (int i = 0; i < tile->dot_count; i++)
    for (int b = 0; b < batches; b++)
      if (depends_on(weight_operand(&tile->dots[i]), cotile_forall_variable(tile->forall, b)))
        return true;
  return false;
}

static MlirValue view_root(MlirValue tensor) {
  for (;;) {
    tensor = cotile_shared_output_init(tensor);
    MlirOperation op = cotile_defining_op(tensor);
    if (mlirOperationIsNull(op) || !cotile_op_is_dialect(op, "tensor") ||
        mlirOperationGetNumOperands(op) == 0)
      return tensor;
    tensor = mlirOperationGetOperand(op, 0);
  }
}

cotile_status_t cotile_panel_arguments(const cotile_tile_t *tile, intptr_t *out, int *out_count) {
  *out_count = 0;
  MlirBlock arguments = cotile_op_body(tile->function);
  for (intptr_t argument = 0; argument < mlirBlockGetNumArguments(arguments); argument++) {
    bool is_weight = false;
    for (int i = 0; i < tile->dot_count; i++)
      is_weight |= mlirValueEqual(view_root(weight_operand(&tile->dots[i])),
                                  mlirBlockGetArgument(arguments, argument));
    if (is_weight) out[(*out_count)++] = argument;
  }
  for (int i = 0; i < tile->dot_count; i++)
    if (!mlirValueIsABlockArgument(view_root(weight_operand(&tile->dots[i]))))
      return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "a weight is computed inside the dispatch");
  return COTILE_SUCCESS;
}
