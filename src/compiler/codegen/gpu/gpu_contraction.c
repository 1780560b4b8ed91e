// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The frame of a contraction kernel: what a workgroup reads and writes, and its rounds.
#include "compiler/codegen/gpu/gpu_contraction.h"

#include "base/size.h"
#include "compiler/codegen/vector_ops.h"
#include "ir/query.h"

int64_t cotile_gpu_row_threads(const cotile_tile_schedule_t *schedule) {
  return cotile_ceil_div(schedule->m_tile, schedule->rows);
}

int64_t cotile_gpu_threads(const cotile_tile_schedule_t *schedule) {
  return cotile_gpu_row_threads(schedule) * schedule->n_threads * schedule->k_threads;
}

MlirValue cotile_gpu_first_vector(cotile_gpu_contraction_t *emitter, int set) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  const cotile_tile_t *tile = emitter->tile;
  MlirValue first = cotile_build_index(builder, 0);
  for (int i = tile->segments[tile->sets[set].segment].first_set; i < set; i++)
    first = cotile_build_add(builder, emitter->columns[i].vectors, first);
  return first;
}

// --- Operands ---

static cotile_status_t bind_tensor(cotile_gpu_contraction_t *emitter, MlirValue value,
                                   cotile_tensor_t *out) {
  out->element = cotile_element_of(value);
  COTILE_RETURN_IF_ERROR(cotile_clone_view(&emitter->kernel.cloner, value, &out->view));
  cotile_gpu_access.bind(&emitter->kernel, out);
  return COTILE_SUCCESS;
}

// `n`: the dimension along which the operand is cut into vectors; -1: it has none, so one element.
static cotile_status_t bind_operand(cotile_gpu_contraction_t *emitter, MlirValue value, int k,
                                    int n, cotile_gpu_operand_t *out) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  COTILE_RETURN_IF_ERROR(bind_tensor(emitter, value, &out->tensor));
  out->k_stride = out->tensor.view.stride[k];
  out->n_stride = n < 0 ? cotile_build_index(builder, 0) : out->tensor.view.stride[n];
  out->width = cotile_build_index(builder, 1);
  return n < 0 ? COTILE_SUCCESS : cotile_clone_dim(&emitter->kernel.cloner, value, n, &out->width);
}

static cotile_status_t bind_x(cotile_gpu_contraction_t *emitter) {
  const cotile_dot_t *dot = &emitter->tile->dots[0];
  const cotile_tile_schedule_t *schedule = &emitter->tile->schedule;
  cotile_gpu_operand_t *x = &emitter->x;
  int64_t rows;
  COTILE_RETURN_IF_ERROR(bind_operand(emitter, emitter->tile->x, dot->x_k, dot->x_m, x));
  x->may_be_partial = !cotile_constant_value(x->width, &rows) ||
                      rows != cotile_gpu_row_threads(schedule) * schedule->rows;
  x->is_unsigned = dot->facts.is_unsigned[dot->x];
  return cotile_clone_dim(&emitter->kernel.cloner, emitter->tile->x, dot->x_k, &emitter->depth);
}

static cotile_status_t bind_weights(cotile_gpu_contraction_t *emitter) {
  const cotile_tile_t *tile = emitter->tile;
  emitter->weights = COTILE_ARENA_NEW(tile->arena, tile->dot_count, cotile_gpu_operand_t);
  emitter->columns = COTILE_ARENA_NEW(tile->arena, tile->set_count, cotile_columns_t);
  for (int i = 0; i < tile->set_count; i++)
    COTILE_RETURN_IF_ERROR(
        cotile_columns_bind(&emitter->kernel.cloner, tile, i, &emitter->columns[i]));
  for (int i = 0; i < tile->dot_count; i++) {
    const cotile_dot_t *dot = &tile->dots[i];
    cotile_gpu_operand_t *weight = &emitter->weights[i];
    COTILE_RETURN_IF_ERROR(
        bind_operand(emitter, dot->facts.operand[dot->w], dot->w_k, dot->w_n, weight));
    weight->may_be_partial = emitter->columns[dot->set].may_be_partial;
    weight->is_unsigned = dot->facts.is_unsigned[dot->w];
  }
  return COTILE_SUCCESS;
}

// --- Segments ---

// The most vectors that a tile has of a segment by the schedule; -1 if that is not known.
static int64_t most_vectors(const cotile_gpu_contraction_t *emitter,
                            const cotile_gpu_segment_t *segment) {
  const cotile_tile_t *tile = emitter->tile;
  int64_t constant, sum = 0, tiles = tile->schedule.n_tiles;
  if (cotile_constant_value(segment->total, &constant)) return constant;
  for (int i = 0; i < segment->segment->set_count; i++) {
    const cotile_dot_t *dot = &tile->dots[tile->sets[segment->segment->first_set + i].dots[0]];
    MlirValue source;
    int dim;
    if (dot->w_n < 0 || tiles < 1) return -1;
    cotile_slice_source(dot->facts.operand[dot->w], dot->w_n, &source, &dim);
    int64_t columns = cotile_static_dim(mlirValueGetType(source), dim);
    if (columns < 0) return -1;
    sum += cotile_ceil_div(cotile_ceil_div(columns, tile->schedule.lanes), tiles);
  }
  return sum;
}

// Vectors of a thread: enough for the widest tile, but no more than the schedule says, which the
// segments share where widths are not known.
static int vectors_per_thread(const cotile_gpu_contraction_t *emitter,
                              const cotile_gpu_segment_t *segment) {
  const cotile_tile_schedule_t *schedule = &emitter->tile->schedule;
  int dots = segment->segment->dots_per_set;
  int64_t most = most_vectors(emitter, segment), room = cotile_ceil_div(schedule->vectors, dots);
  if (most >= 0) room = cotile_min(room, cotile_ceil_div(most, schedule->n_threads));
  if (most < 0) room = cotile_ceil_div(room, emitter->tile->segment_count);
  return (int)cotile_max(room, 1);
}

static void number_sums(cotile_gpu_contraction_t *emitter) {
  emitter->sum_count = 0;
  for (int i = 0; i < emitter->tile->segment_count; i++) {
    cotile_gpu_segment_t *segment = &emitter->segments[i];
    segment->first_sum = emitter->sum_count;
    emitter->sum_count +=
        emitter->tile->schedule.rows * segment->per_thread * segment->segment->dots_per_set;
  }
}

static bool fits(const cotile_gpu_contraction_t *emitter) {
  return emitter->sum_count <= COTILE_GPU_MOST_SUMS &&
         cotile_gpu_shared_bytes(emitter) <= emitter->kernel.machine->gpu.shared_bytes;
}

// Several segments may need more than there is room for: then threads have one vector of each, and
// more rounds. The plan counts on that (gpu_plan.c).
static void bind_segments(cotile_gpu_contraction_t *emitter) {
  const cotile_tile_t *tile = emitter->tile;
  emitter->segments = COTILE_ARENA_NEW(tile->arena, tile->segment_count, cotile_gpu_segment_t);
  for (int i = 0; i < tile->segment_count; i++) {
    cotile_gpu_segment_t *segment = &emitter->segments[i];
    segment->segment = &tile->segments[i];
    segment->total =
        cotile_columns_total(cotile_gpu_builder(emitter), segment->segment, emitter->columns);
    segment->per_thread = vectors_per_thread(emitter, segment);
  }
  number_sums(emitter);
  if (fits(emitter)) return;
  for (int i = 0; i < tile->segment_count; i++) emitter->segments[i].per_thread = 1;
  number_sums(emitter);
}

// --- What the machine allows ---

static cotile_status_t refuse_dot(const cotile_gpu_contraction_t *emitter, const cotile_dot_t *dot,
                                  const char *why) {
  return COTILE_MAKE_STATUS(
      COTILE_UNSUPPORTED, "%s: %s",
      cotile_location_text(emitter->tile->arena, mlirOperationGetLocation(dot->op)), why);
}

static cotile_status_t check_types(cotile_gpu_contraction_t *emitter) {
  const cotile_tile_t *tile = emitter->tile;
  const cotile_dot_t *first = &tile->dots[0];
  emitter->accumulator = first->accumulator;
  bool is_i32 =
      mlirTypeIsAInteger(first->accumulator) && mlirIntegerTypeGetWidth(first->accumulator) == 32;
  if (!mlirTypeIsAF32(first->accumulator) && !is_i32)
    return refuse_dot(emitter, first, "kernels for GPUs sum in f32 or i32 only");
  for (int i = 1; i < tile->dot_count; i++) {
    const cotile_dot_t *dot = &tile->dots[i];
    if (!mlirTypeEqual(dot->accumulator, first->accumulator))
      return refuse_dot(emitter, dot, "the dots of a kernel for GPUs must sum in the same type");
  }
  return COTILE_SUCCESS;
}

static cotile_status_t check_threads(const cotile_tile_schedule_t *schedule,
                                     const cotile_machine_t *machine) {
  int64_t threads = cotile_gpu_threads(schedule);
  if (schedule->lanes != COTILE_GPU_LANES)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "cotile.schedule: lanes must be %d for GPUs",
                              COTILE_GPU_LANES);
  if (schedule->k_tile % schedule->k_threads != 0)
    return COTILE_MAKE_STATUS(COTILE_INVALID,
                              "cotile.schedule: k_tile must be a multiple of k_threads");
  if (threads <= machine->gpu.max_threads) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            "cotile.schedule: ceil(m_tile / rows) * n_threads * k_threads = %lld "
                            "threads; %s has %d at most",
                            (long long)threads, cotile_gpu_name(&machine->gpu),
                            machine->gpu.max_threads);
}

static cotile_status_t check_sizes(const cotile_gpu_contraction_t *emitter) {
  const cotile_gpu_t *gpu = &emitter->kernel.machine->gpu;
  if (emitter->sum_count > COTILE_GPU_MOST_SUMS)
    return COTILE_MAKE_STATUS(
        COTILE_INVALID,
        "cotile.schedule: a thread would have %d vectors of sums; it can have "
        "%d at most",
        emitter->sum_count, COTILE_GPU_MOST_SUMS);
  int64_t bytes = cotile_gpu_shared_bytes(emitter);
  if (bytes <= gpu->shared_bytes) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            "cotile.schedule: needs %lld bytes of shared memory; %s has %lld",
                            (long long)bytes, cotile_gpu_name(gpu), (long long)gpu->shared_bytes);
}

// --- The kernel ---

static void bind_threads(cotile_gpu_contraction_t *emitter) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  const cotile_tile_schedule_t *schedule = &emitter->tile->schedule;
  MlirValue columns = cotile_build_index(builder, schedule->n_threads);
  MlirValue rows = cotile_build_index(builder, cotile_gpu_row_threads(schedule));
  MlirValue rest = cotile_build_div(builder, emitter->kernel.thread, columns);
  emitter->column_thread = cotile_build_rem(builder, emitter->kernel.thread, columns);
  emitter->row_thread = cotile_build_rem(builder, rest, rows);
  emitter->k_thread = cotile_build_div(builder, rest, rows);
  emitter->first_row = cotile_build_mul_constant(builder, emitter->row_thread, schedule->rows);
}

// The rounds that the longest list needs, at least one.
static MlirValue count_rounds(cotile_gpu_contraction_t *emitter) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  MlirValue one = cotile_build_index(builder, 1), rounds = one;
  for (int i = 0; i < emitter->tile->segment_count; i++) {
    const cotile_gpu_segment_t *segment = &emitter->segments[i];
    MlirValue room = cotile_build_index(builder, (int64_t)emitter->tile->schedule.n_threads *
                                                     segment->per_thread);
    MlirValue total = cotile_build_max(builder, segment->total, one);
    rounds = cotile_build_max(builder, cotile_build_ceil_div(builder, total, room), rounds);
  }
  return rounds;
}

static void emit_round(cotile_gpu_contraction_t *emitter, MlirValue round) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  const cotile_tile_t *tile = emitter->tile;
  MlirValue sums[COTILE_GPU_MOST_SUMS];
  MlirValue *round_first = COTILE_ARENA_NEW(tile->arena, tile->segment_count, MlirValue);
  for (int i = 0; i < tile->segment_count; i++)
    round_first[i] =
        cotile_build_mul(builder, round,
                         cotile_build_index(builder, (int64_t)tile->schedule.n_threads *
                                                         emitter->segments[i].per_thread));
  cotile_gpu_emit_clears(emitter, round_first);
  cotile_gpu_emit_sums(emitter, round_first, sums);
  cotile_gpu_emit_results(emitter, round_first, sums);
}

static void emit_rounds(cotile_gpu_contraction_t *emitter) {
  cotile_builder_t *builder = cotile_gpu_builder(emitter);
  MlirValue rounds = count_rounds(emitter), zero = cotile_build_index(builder, 0);
  int64_t constant;
  if (cotile_constant_value(rounds, &constant) && constant == 1) {
    emit_round(emitter, zero);
    return;
  }
  cotile_loop_t loop =
      cotile_build_for(builder, zero, rounds, cotile_build_index(builder, 1), 0, NULL, NULL);
  emit_round(emitter, loop.iv);
  cotile_build_for_end(builder, &loop, 0, NULL, NULL);
}

// The forall's variables in a workgroup number, fastest first: m, n, batches.
static cotile_status_t bind_variables(cotile_gpu_contraction_t *emitter) {
  int order[COTILE_MAX_LOOPS], rank = cotile_forall_rank(emitter->tile->forall), count = 0;
  order[count++] = rank - 2;
  order[count++] = rank - 1;
  for (int i = rank - 3; i >= 0; i--) order[count++] = i;
  return cotile_bind_forall(&emitter->kernel.cloner, emitter->kernel.forall,
                            emitter->kernel.workgroup, count, order);
}

static cotile_status_t emit_body(cotile_gpu_contraction_t *emitter) {
  emitter->epilogue = (cotile_epilogue_t){.tile = emitter->tile,
                                          .cloner = &emitter->kernel.cloner,
                                          .access = &cotile_gpu_access,
                                          .kernel = &emitter->kernel};
  COTILE_RETURN_IF_ERROR(check_types(emitter));
  COTILE_RETURN_IF_ERROR(bind_variables(emitter));
  COTILE_RETURN_IF_ERROR(bind_weights(emitter));
  COTILE_RETURN_IF_ERROR(bind_x(emitter));
  COTILE_RETURN_IF_ERROR(cotile_epilogue_bind(&emitter->epilogue));
  bind_threads(emitter);
  bind_segments(emitter);
  COTILE_RETURN_IF_ERROR(check_sizes(emitter));
  cotile_gpu_allocate_tiles(emitter);
  emit_rounds(emitter);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_gpu_contraction_emit(const cotile_tile_t *tile,
                                            const cotile_machine_t *machine,
                                            MlirOperation executable, MlirModule kernels) {
  cotile_gpu_contraction_t emitter = {.tile = tile};
  COTILE_RETURN_IF_ERROR(check_threads(&tile->schedule, machine));
  COTILE_RETURN_IF_ERROR(cotile_gpu_kernel_begin(&emitter.kernel, tile->arena, machine, kernels,
                                                 executable, cotile_gpu_threads(&tile->schedule)));
  return cotile_gpu_kernel_end(&emitter.kernel, emit_body(&emitter));
}
