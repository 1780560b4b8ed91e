// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/host_buffers.h"

#include "compiler/hal/hal_ops.h"
#include "ir/query.h"

static void build_results(cotile_host_buffers_t *buffers, const cotile_storages_t *storages,
                          cotile_sizes_t *sizes) {
  buffers->result_buffers = COTILE_ARENA_NEW(sizes->arena, storages->result_count, MlirValue);
  for (int64_t i = 0; i < storages->result_count; i++) {
    MlirValue tensor = storages->results[i]->tensor;
    buffers->result_buffers[i] = cotile_hal_result(buffers->builder, i, cotile_rank(tensor),
                                                   cotile_sizes_dims(sizes, tensor));
  }
}

// Sizes that are one value are of one class; there are few different ones.
static int64_t size_class(MlirValue *classes, int64_t *class_count, MlirValue bytes) {
  int64_t at = 0;
  while (at < *class_count && !mlirValueEqual(classes[at], bytes)) at++;
  if (at == *class_count) classes[(*class_count)++] = bytes;
  return at;
}

static void describe_transients(cotile_host_buffers_t *buffers, const cotile_storages_t *storages,
                                cotile_sizes_t *sizes, MlirValue *classes) {
  int64_t class_count = 0;
  for (const cotile_storage_t *storage = storages->first; storage; storage = storage->next) {
    if (storage->kind != COTILE_STORAGE_TRANSIENT) continue;
    cotile_transient_t *transient = &buffers->transients[storage->index];
    MlirValue bytes = cotile_sizes_bytes(sizes, storage->tensor);
    *transient = (cotile_transient_t){storage->first, storage->last, -1, 0};
    if (!cotile_constant_value(bytes, &transient->bytes))
      transient->size_class = size_class(classes, &class_count, bytes);
  }
}

static MlirValue aligned(cotile_builder_t *builder, MlirValue bytes) {
  const int64_t alignment = COTILE_TRANSIENT_ALIGNMENT;
  return cotile_build_mul_constant(
      builder, cotile_build_ceil_div(builder, bytes, cotile_build_index(builder, alignment)),
      alignment);
}

// Where each slot begins; returns the arena's bytes.
static MlirValue build_layout(cotile_host_buffers_t *buffers, const MlirValue *classes,
                              MlirValue *out_offsets) {
  cotile_builder_t *builder = buffers->builder;
  MlirValue end = cotile_build_index(builder, buffers->plan.static_bytes);
  for (int64_t i = 0; i < buffers->plan.slot_count; i++) {
    out_offsets[i] = end;
    end = cotile_sizes_add(builder, end, aligned(builder, classes[buffers->plan.slots[i]]));
  }
  return end;
}

static void build_transients(cotile_host_buffers_t *buffers, int64_t count,
                             const MlirValue *classes) {
  cotile_builder_t *builder = buffers->builder;
  MlirValue *offsets = COTILE_ARENA_NEW(buffers->arena, buffers->plan.slot_count, MlirValue);
  MlirValue all = cotile_hal_allocate(builder, build_layout(buffers, classes, offsets));
  for (int64_t i = 0; i < count; i++) {
    const cotile_placement_t *placement = &buffers->plan.placements[i];
    MlirValue offset = placement->slot < 0 ? cotile_build_index(builder, placement->offset)
                                           : offsets[placement->slot];
    buffers->transient_buffers[i] = cotile_hal_part(builder, all, offset);
  }
}

void cotile_host_buffers_init(cotile_host_buffers_t *buffers, cotile_program_t *program,
                              cotile_host_arguments_t *arguments, const cotile_storages_t *storages,
                              cotile_sizes_t *sizes) {
  cotile_arena_t *arena = sizes->arena;
  int64_t count = storages->transient_count;
  *buffers =
      (cotile_host_buffers_t){.builder = sizes->builder,
                              .arguments = arguments,
                              .program = program,
                              .arena = arena,
                              .transients = COTILE_ARENA_NEW(arena, count, cotile_transient_t),
                              .transient_buffers = COTILE_ARENA_NEW(arena, count, MlirValue)};
  build_results(buffers, storages, sizes);
  MlirValue *classes = COTILE_ARENA_NEW(arena, count, MlirValue);
  describe_transients(buffers, storages, sizes, classes);
  cotile_memory_plan_make(count, buffers->transients, arena, &buffers->plan);
  if (count > 0) build_transients(buffers, count, classes);
}

static MlirValue argument_buffer(cotile_host_buffers_t *buffers, int64_t argument) {
  const cotile_host_argument_t *item = &buffers->arguments->items[argument];
  if (item->kind == COTILE_ARGUMENT_CONSTANT)
    return cotile_hal_constant(buffers->builder, item->index);
  return cotile_hal_argument(buffers->builder,
                             cotile_host_arguments_buffer(buffers->arguments, argument));
}

MlirValue cotile_host_buffers_get(cotile_host_buffers_t *buffers, const cotile_storage_t *storage) {
  switch (storage->kind) {
  case COTILE_STORAGE_ARGUMENT:
    return argument_buffer(buffers, storage->index);
  case COTILE_STORAGE_TRANSIENT:
    return buffers->transient_buffers[storage->index];
  case COTILE_STORAGE_RESULT:
    return buffers->result_buffers[storage->index];
  case COTILE_STORAGE_CONSTANT:
    break;
  }
  MlirAttribute value = cotile_op_attribute(cotile_defining_op(storage->tensor), "value");
  return cotile_hal_constant(buffers->builder,
                             cotile_program_constant(buffers->program, buffers->arena, value));
}
