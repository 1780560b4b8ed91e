// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The frame of a contraction kernel: what a workgroup reads and writes, and its loop over rows.
#include "base/size.h"
#include "compiler/codegen/emitter.h"
#include "compiler/codegen/object.h"
#include "compiler/codegen/vector_ops.h"
#include "ir/query.h"

static cotile_status_t bind_x(cotile_emitter_t *emitter) {
  const cotile_dot_t *dot = &emitter->tile->dots[0];
  cotile_kernel_t *kernel = &emitter->kernel;
  cotile_builder_t *builder = &kernel->builder;
  cotile_buffer_view_t view;
  COTILE_RETURN_IF_ERROR(cotile_clone_view(&kernel->cloner, emitter->tile->x, &view));
  emitter->x = cotile_build_address(builder, cotile_kernel_argument(kernel, view.argument),
                                    dot->x_element, view.offset);
  emitter->x_k_stride = view.stride[dot->x_k];
  emitter->x_row_stride = cotile_build_index(builder, 0);
  emitter->rows = cotile_build_index(builder, 1);
  emitter->static_m = 1;
  if (dot->x_m < 0) return COTILE_SUCCESS;
  emitter->x_row_stride = view.stride[dot->x_m];
  MlirValue source;
  int dim;
  cotile_slice_source(emitter->tile->x, dot->x_m, &source, &dim);
  emitter->static_m = cotile_static_dim(mlirValueGetType(source), dim);
  return cotile_clone_dim(&kernel->cloner, emitter->tile->x, dot->x_m, &emitter->rows);
}

// Row blocks that a tile can have, from the static sizes.

static bool has_full_blocks(const cotile_emitter_t *emitter) {
  const cotile_tile_schedule_t *schedule = &emitter->tile->schedule;
  if (emitter->static_m >= 0 && emitter->static_m < schedule->rows) return false;
  return schedule->m_tile >= schedule->rows;
}

static bool has_tail(const cotile_emitter_t *emitter, int rows) {
  const cotile_tile_schedule_t *schedule = &emitter->tile->schedule;
  int64_t m = emitter->static_m;
  if (m < 0) return rows <= schedule->m_tile;
  bool whole_tiles = m >= schedule->m_tile && schedule->m_tile % schedule->rows == rows;
  return whole_tiles || m % schedule->m_tile % schedule->rows == rows;
}

// How many register chunks a block of few rows runs over at once: those that fit into the
// registers that a full block needs. One row alone leaves the fma units waiting for each other.
static int fused_chunks(const cotile_tile_schedule_t *schedule, int rows) {
  int64_t budget =
      schedule->rows * schedule->vectors + cotile_min(schedule->rows, schedule->vectors) + 1;
  int fused = 1;
  for (;;) {
    int64_t vectors = (fused + 1) * (int64_t)schedule->vectors;
    int64_t kept = rows == 1 ? 0 : cotile_min(rows, vectors);
    if (rows * vectors + kept + 1 > budget || rows * vectors > COTILE_MAX_TILE) return fused;
    fused++;
  }
}

// The most rows that run over more than one chunk at once.
static int fused_rows(const cotile_tile_schedule_t *schedule) {
  int rows = 0;
  while (rows + 1 < schedule->rows && fused_chunks(schedule, rows + 1) > 1) rows++;
  return rows;
}

// A cotile_chunk_fn.
static void emit_row_blocks(cotile_emitter_t *emitter, const cotile_chunk_t *chunk, void *user) {
  (void)user;
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  const cotile_tile_schedule_t *schedule = &emitter->tile->schedule;
  MlirValue size = cotile_build_index(builder, schedule->rows);
  MlirValue tail = cotile_build_rem(builder, emitter->rows, size);
  MlirValue full = cotile_build_sub(builder, emitter->rows, tail);
  MlirValue blocks = cotile_build_div(builder, full, size);
  if (has_full_blocks(emitter)) {
    cotile_loop_t loop =
        cotile_build_for(builder, cotile_build_index(builder, 0), full, size, 0, NULL, NULL);
    cotile_emit_register_tile(emitter, chunk, schedule->rows, loop.iv, blocks);
    cotile_build_for_end(builder, &loop, 0, NULL, NULL);
  }
  int alone = has_full_blocks(emitter) ? 0 : fused_rows(schedule); // see emit_few_rows
  for (int rows = alone + 1; rows < schedule->rows; rows++) {
    if (!has_tail(emitter, rows)) continue;
    MlirValue is_rows =
        cotile_build_compare(builder, "eq", tail, cotile_build_index(builder, rows));
    cotile_branch_t branch = cotile_build_if(builder, is_rows, 0, NULL);
    cotile_emit_register_tile(emitter, chunk, rows, full, (MlirValue){NULL});
    cotile_build_if_end_alone(builder, &branch);
  }
}

// A cotile_chunk_fn: `user` is the number of rows.
static void emit_few_rows(cotile_emitter_t *emitter, const cotile_chunk_t *chunk, void *user) {
  MlirValue first = cotile_build_index(cotile_emitter_builder(emitter), 0);
  cotile_emit_register_tile(emitter, chunk, *(const int *)user, first, (MlirValue){NULL});
}

// All rows of the tile against all its chunks. Tiles of a few rows have bodies of their own, which
// run over several chunks at once.
static void emit_tile(cotile_emitter_t *emitter, MlirValue panel) {
  cotile_builder_t *builder = cotile_emitter_builder(emitter);
  const cotile_tile_schedule_t *schedule = &emitter->tile->schedule;
  int most = fused_rows(schedule);
  MlirValue is_few =
      cotile_build_compare(builder, "sle", emitter->rows, cotile_build_index(builder, most));
  cotile_branch_t branch = cotile_build_if(builder, is_few, 0, NULL);
  for (int rows = 1; rows <= most; rows++) {
    if (!has_tail(emitter, rows)) continue;
    MlirValue is_rows =
        cotile_build_compare(builder, "eq", emitter->rows, cotile_build_index(builder, rows));
    cotile_branch_t one = cotile_build_if(builder, is_rows, 0, NULL);
    cotile_emit_chunks(emitter, panel, fused_chunks(schedule, rows), emit_few_rows, &rows);
    cotile_build_if_end_alone(builder, &one);
  }
  cotile_build_else(builder, &branch, 0, NULL);
  cotile_emit_chunks(emitter, panel, 1, emit_row_blocks, NULL);
  cotile_build_if_end(builder, &branch, 0, NULL, NULL);
}

// Where the tile's panel begins in the packed weights.
static cotile_status_t panel_of_tile(cotile_emitter_t *emitter, MlirValue base,
                                     MlirValue *out_panel) {
  const cotile_tile_t *tile = emitter->tile;
  cotile_kernel_t *kernel = &emitter->kernel;
  cotile_builder_t *builder = &kernel->builder;
  MlirValue lanes = cotile_build_index(builder, tile->schedule.lanes);
  MlirValue offset = cotile_build_index(builder, 0);
  for (int i = 0; i < tile->dot_count; i++) {
    MlirValue atoms = cotile_build_div(builder, emitter->weights[i].offset, lanes);
    MlirValue bytes = cotile_build_mul_constant(
        builder, atoms, tile->schedule.lanes * cotile_element_bytes(tile->dots[i].w_element));
    offset = cotile_build_add(builder, bytes, offset);
  }
  offset = cotile_build_mul(builder, offset, emitter->depth);
  if (cotile_panel_has_batches(tile)) {
    MlirValue batch = cotile_build_index(builder, 0), bound, variable, bytes;
    for (int i = 0; i < cotile_forall_rank(tile->forall) - 2; i++) {
      COTILE_RETURN_IF_ERROR(cotile_forall_bound(&kernel->cloner, tile->forall, i, &bound));
      COTILE_RETURN_IF_ERROR(
          cotile_clone_scalar(&kernel->cloner, cotile_forall_variable(tile->forall, i), &variable));
      batch = cotile_build_add(builder, cotile_build_mul(builder, batch, bound), variable);
    }
    COTILE_RETURN_IF_ERROR(cotile_panel_bytes(&kernel->cloner, tile, (MlirValue){NULL}, &bytes));
    offset = cotile_build_add(builder, cotile_build_mul(builder, batch, bytes), offset);
  }
  *out_panel = cotile_build_byte_address(builder, base, offset);
  return COTILE_SUCCESS;
}

// The order of the forall's variables in a workgroup number, fastest first: m, n, batches.
static int variable_order(const cotile_tile_t *tile, bool with_m, bool with_batches, int *out) {
  int rank = cotile_forall_rank(tile->forall), count = 0;
  if (with_m) out[count++] = rank - 2;
  out[count++] = rank - 1;
  for (int i = rank - 3; with_batches && i >= 0; i--) out[count++] = i;
  return count;
}

static cotile_status_t emit_main_body(cotile_emitter_t *emitter) {
  const cotile_tile_t *tile = emitter->tile;
  cotile_kernel_t *kernel = &emitter->kernel;
  emitter->epilogue =
      (cotile_epilogue_t){tile, &kernel->cloner, &cotile_pointer_access, kernel, NULL, NULL};
  int order[COTILE_MAX_LOOPS];
  int count = variable_order(tile, true, true, order);
  COTILE_RETURN_IF_ERROR(cotile_kernel_bind_variables(kernel, count, order));
  COTILE_RETURN_IF_ERROR(cotile_emitter_bind_weights(emitter));
  COTILE_RETURN_IF_ERROR(bind_x(emitter));
  COTILE_RETURN_IF_ERROR(cotile_epilogue_bind(&emitter->epilogue));
  MlirValue panel = kernel->scratch;
  if (tile->schedule.packs_at_load) {
    MlirBlock entry = cotile_op_body(tile->function);
    intptr_t arguments = cotile_tensor_arguments(entry, mlirBlockGetNumArguments(entry));
    COTILE_RETURN_IF_ERROR(
        panel_of_tile(emitter, cotile_kernel_binding(kernel, arguments), &panel));
  } else {
    cotile_emit_pack(emitter, panel);
  }
  emit_tile(emitter, panel);
  return COTILE_SUCCESS;
}

static cotile_status_t emit_pack_body(cotile_emitter_t *emitter, int panel_binding) {
  const cotile_tile_t *tile = emitter->tile;
  cotile_kernel_t *kernel = &emitter->kernel;
  int order[COTILE_MAX_LOOPS];
  int count = variable_order(tile, false, cotile_panel_has_batches(tile), order);
  MlirValue panel;
  COTILE_RETURN_IF_ERROR(cotile_kernel_bind_variables(kernel, count, order));
  COTILE_RETURN_IF_ERROR(cotile_emitter_bind_weights(emitter));
  COTILE_RETURN_IF_ERROR(
      panel_of_tile(emitter, cotile_kernel_binding(kernel, panel_binding), &panel));
  cotile_emit_pack(emitter, panel);
  return COTILE_SUCCESS;
}

static cotile_status_t end_kernel(cotile_kernel_t *kernel, cotile_status_t status) {
  if (status)
    mlirOperationDestroy(kernel->function);
  else
    cotile_kernel_end(kernel);
  return status;
}

static cotile_status_t emit_pack_kernel(const cotile_tile_t *tile, const char *name,
                                        MlirModule kernels) {
  intptr_t count = mlirBlockGetNumArguments(cotile_op_body(tile->function));
  bool *is_bound = COTILE_ARENA_NEW(tile->arena, count, bool);
  intptr_t *arguments = COTILE_ARENA_NEW(tile->arena, tile->dot_count, intptr_t);
  int argument_count;
  COTILE_RETURN_IF_ERROR(cotile_panel_arguments(tile, arguments, &argument_count));
  for (int i = 0; i < argument_count; i++) is_bound[arguments[i]] = true;
  cotile_emitter_t emitter = {.tile = tile};
  cotile_kernel_begin(&emitter.kernel, tile->arena, kernels,
                      cotile_arena_format(tile->arena, "%s_pack", name), tile->function,
                      tile->forall, is_bound);
  COTILE_RETURN_IF_ERROR(end_kernel(&emitter.kernel, emit_pack_body(&emitter, argument_count)));
  cotile_mark_hand_scheduled(emitter.kernel.function);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_contraction_emit(const cotile_tile_t *tile, MlirOperation executable,
                                        MlirModule kernels) {
  MlirStringRef symbol = cotile_op_string(executable, "sym_name");
  const char *name = cotile_arena_copy(tile->arena, symbol.data, symbol.length);
  cotile_emitter_t emitter = {.tile = tile};
  cotile_kernel_begin(&emitter.kernel, tile->arena, kernels, name, tile->function, tile->forall,
                      NULL);
  COTILE_RETURN_IF_ERROR(end_kernel(&emitter.kernel, emit_main_body(&emitter)));
  cotile_mark_hand_scheduled(emitter.kernel.function);
  return tile->schedule.packs_at_load ? emit_pack_kernel(tile, name, kernels) : COTILE_SUCCESS;
}
