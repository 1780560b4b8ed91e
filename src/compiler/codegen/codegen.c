// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/codegen.h"

#include "compiler/codegen/emitter.h"
#include "compiler/codegen/gpu/gpu_contraction.h"
#include "compiler/codegen/gpu/gpu_loops.h"
#include "ir/query.h"

static bool schedule_kind_is(MlirOperation function, const char *kind) {
  MlirAttribute field = cotile_schedule_field(function, "kind");
  return !mlirAttributeIsNull(field) && mlirAttributeIsAString(field) &&
         cotile_str_equal(mlirStringAttrGetValue(field), kind);
}

static cotile_status_t annotate(MlirOperation executable, cotile_status_t status) {
  MlirStringRef name = cotile_op_string(executable, "sym_name");
  return status ? cotile_status_annotate(status, "%.*s", (int)name.length, name.data) : status;
}

static cotile_status_t emit_contraction(const cotile_tile_t *tile, const cotile_machine_t *machine,
                                        MlirOperation executable, MlirModule kernels) {
  if (machine->is_gpu != (tile->schedule.n_threads > 0))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "cotile.schedule: is for a %s, not for a %s",
                              machine->is_gpu ? "CPU" : "GPU", machine->is_gpu ? "GPU" : "CPU");
  return machine->is_gpu ? cotile_gpu_contraction_emit(tile, machine, executable, kernels)
                         : cotile_contraction_emit(tile, executable, kernels);
}

static cotile_status_t emit(cotile_codegen_t *codegen, MlirOperation executable,
                            MlirModule kernels) {
  MlirOperation function, forall;
  COTILE_RETURN_IF_ERROR(cotile_executable_function(executable, &function, &forall));
  bool is_contraction = schedule_kind_is(function, "contraction");
  if (!is_contraction && !schedule_kind_is(function, "loops"))
    return COTILE_MAKE_STATUS(COTILE_INVALID,
                              "cotile.schedule: kind must be \"contraction\" or \"loops\"");
  if (!is_contraction && codegen->machine->is_gpu)
    return cotile_gpu_loops_emit(codegen->arena, codegen->machine, executable, kernels);
  if (!is_contraction || codegen->reference)
    return cotile_loops_emit(codegen->arena, executable, kernels, codegen->reference);
  cotile_tile_t tile;
  COTILE_RETURN_IF_ERROR(cotile_tile_analyse(codegen->arena, executable, &tile));
  return emit_contraction(&tile, codegen->machine, executable, kernels);
}

cotile_status_t cotile_codegen_executable(cotile_codegen_t *codegen, MlirOperation executable,
                                          MlirModule kernels) {
  return annotate(executable, emit(codegen, executable, kernels));
}

// Launches.

static cotile_status_t build_product_of_bounds(cotile_cloner_t *cloner, MlirOperation forall,
                                               int first, int last, MlirValue *inout_product) {
  for (int i = first; i <= last; i++) {
    MlirValue bound;
    COTILE_RETURN_IF_ERROR(cotile_forall_bound(cloner, forall, i, &bound));
    *inout_product = cotile_build_mul(cloner->builder, bound, *inout_product);
  }
  return COTILE_SUCCESS;
}

// 2 * M * N * K of all dots, times the batches.
static cotile_status_t build_flops(cotile_cloner_t *cloner, const cotile_tile_t *tile,
                                   MlirValue *out) {
  cotile_builder_t *builder = cloner->builder;
  MlirValue sum = cotile_build_index(builder, 0);
  for (int i = 0; i < tile->dot_count; i++) {
    const cotile_dot_t *dot = &tile->dots[i];
    const int dims[] = {dot->x_m, dot->x_k, dot->w_n};
    MlirValue product = cotile_build_index(builder, 2);
    for (int d = 0; d < 3; d++) {
      MlirValue tensor = dot->facts.operand[d < 2 ? dot->x : dot->w], source, size;
      int dim;
      if (dims[d] < 0) continue;
      cotile_slice_source(tensor, dims[d], &source, &dim);
      COTILE_RETURN_IF_ERROR(cotile_clone_dim(cloner, source, dim, &size));
      product = cotile_build_mul(builder, product, size);
    }
    sum = cotile_build_add(builder, product, sum);
  }
  *out = sum;
  return build_product_of_bounds(cloner, tile->forall, 0, cotile_forall_rank(tile->forall) - 3,
                                 out);
}

static cotile_status_t build_main(cotile_cloner_t *cloner, const cotile_tile_t *tile,
                                  MlirOperation forall, cotile_launch_t *out) {
  cotile_builder_t *builder = cloner->builder;
  int rank = cotile_forall_rank(forall);
  out->workgroups = cotile_build_index(builder, 1);
  out->scratch_bytes = out->flops = cotile_build_index(builder, 0);
  COTILE_RETURN_IF_ERROR(build_product_of_bounds(cloner, forall, 0, rank - 1, &out->workgroups));
  if (!tile) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(build_flops(cloner, tile, &out->flops));
  if (tile->schedule.packs_at_load || tile->schedule.n_threads > 0) return COTILE_SUCCESS;
  MlirValue tiles;
  COTILE_RETURN_IF_ERROR(cotile_forall_bound(cloner, forall, rank - 1, &tiles));
  return cotile_panel_bytes(cloner, tile, tiles, &out->scratch_bytes);
}

static cotile_status_t build_pack(cotile_cloner_t *cloner, const cotile_tile_t *tile,
                                  cotile_launch_t *out) {
  cotile_builder_t *builder = cloner->builder;
  int rank = cotile_forall_rank(tile->forall);
  MlirValue batches = cotile_build_index(builder, 1);
  if (cotile_panel_has_batches(tile))
    COTILE_RETURN_IF_ERROR(build_product_of_bounds(cloner, tile->forall, 0, rank - 3, &batches));
  COTILE_RETURN_IF_ERROR(cotile_panel_bytes(cloner, tile, (MlirValue){NULL}, &out->pack_bytes));
  out->pack_bytes = cotile_build_mul(builder, out->pack_bytes, batches);
  out->pack_workgroups = batches;
  return build_product_of_bounds(cloner, tile->forall, rank - 1, rank - 1, &out->pack_workgroups);
}

static cotile_status_t build_contraction(cotile_cloner_t *cloner, const cotile_tile_t *tile,
                                         int parts, cotile_launch_t *out) {
  if (parts & COTILE_LAUNCH_MAIN)
    COTILE_RETURN_IF_ERROR(build_main(cloner, tile, tile->forall, out));
  out->has_pack = tile->schedule.packs_at_load;
  if (!out->has_pack) return COTILE_SUCCESS;
  intptr_t *arguments = COTILE_ARENA_NEW(tile->arena, tile->dot_count, intptr_t);
  COTILE_RETURN_IF_ERROR(cotile_panel_arguments(tile, arguments, &out->pack_argument_count));
  out->pack_arguments = arguments;
  return parts & COTILE_LAUNCH_PACK ? build_pack(cloner, tile, out) : COTILE_SUCCESS;
}

cotile_status_t cotile_codegen_build_launch(cotile_codegen_t *codegen, MlirOperation executable,
                                            int parts, cotile_builder_t *host, cotile_dim_fn dim,
                                            void *user, cotile_launch_t *out) {
  *out = (cotile_launch_t){0};
  MlirOperation function, forall;
  COTILE_RETURN_IF_ERROR(cotile_executable_function(executable, &function, &forall));
  cotile_cloner_t cloner = {.builder = host,
                            .arena = codegen->arena,
                            .arguments = cotile_op_body(function),
                            .dim = dim,
                            .user = user};
  if (!schedule_kind_is(function, "contraction") || codegen->reference)
    return parts & COTILE_LAUNCH_MAIN ? annotate(executable, build_main(&cloner, NULL, forall, out))
                                      : COTILE_SUCCESS;
  cotile_tile_t tile;
  cotile_status_t status = cotile_tile_analyse(codegen->arena, executable, &tile);
  if (!status) status = build_contraction(&cloner, &tile, parts, out);
  return annotate(executable, status);
}
