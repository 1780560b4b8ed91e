// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/hal/command_buffer.h"

#include <string.h>

void cotile_command_buffer_init(cotile_command_buffer_t *buffer,
                                const cotile_allocator_t *allocator) {
  *buffer = (cotile_command_buffer_t){.is_timed = false};
  cotile_array_init(&buffer->commands, allocator);
  cotile_region_init(&buffer->arrays, allocator);
  cotile_region_init(&buffer->scratch_memory, allocator);
}

void cotile_command_buffer_deinit(cotile_command_buffer_t *buffer) {
  cotile_array_deinit(&buffer->commands);
  cotile_region_deinit(&buffer->arrays);
  cotile_region_deinit(&buffer->scratch_memory);
}

void cotile_command_buffer_clear(cotile_command_buffer_t *buffer) {
  buffer->commands.count = 0;
  buffer->largest_scratch = 0;
  cotile_region_clear(&buffer->arrays);
}

static cotile_command_t *last(cotile_command_buffer_t *buffer) {
  return &buffer->commands.items[buffer->commands.count - 1];
}

// A copy of both arrays, in one piece.
static cotile_status_t copy_arrays(cotile_command_buffer_t *buffer, cotile_dispatch_t *dispatch) {
  size_t pointers = (size_t)dispatch->binding_count * sizeof *dispatch->bindings;
  size_t numbers = (size_t)dispatch->dim_count * sizeof *dispatch->dims;
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate(&buffer->arrays, pointers + numbers, &memory));
  char *dims = (char *)memory + pointers;
  if (pointers) memcpy(memory, dispatch->bindings, pointers);
  if (numbers) memcpy(dims, dispatch->dims, numbers);
  dispatch->bindings = memory;
  dispatch->dims = (const int64_t *)(const void *)dims;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_command_buffer_append_dispatch(cotile_command_buffer_t *buffer,
                                                      const cotile_dispatch_t *dispatch) {
  cotile_dispatch_t copy = *dispatch;
  COTILE_RETURN_IF_ERROR(copy_arrays(buffer, &copy));
  COTILE_RETURN_IF_ERROR(cotile_array_append(&buffer->commands));
  last(buffer)->kind = COTILE_COMMAND_DISPATCH;
  last(buffer)->dispatch = copy;
  if ((size_t)copy.scratch_bytes > buffer->largest_scratch)
    buffer->largest_scratch = (size_t)copy.scratch_bytes;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_command_buffer_append_copy(cotile_command_buffer_t *buffer,
                                                  cotile_command_kind_t kind, void *target,
                                                  const void *source, size_t bytes) {
  COTILE_RETURN_IF_ERROR(cotile_array_append(&buffer->commands));
  last(buffer)->kind = kind;
  last(buffer)->copy.target = target;
  last(buffer)->copy.source = source;
  last(buffer)->copy.bytes = bytes;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_command_buffer_append_upload(cotile_command_buffer_t *buffer,
                                                    cotile_region_t *region, const void *source,
                                                    size_t bytes, void **out_address) {
  COTILE_RETURN_IF_ERROR(cotile_region_allocate(region, bytes, out_address));
  if (!bytes) return COTILE_SUCCESS;
  return cotile_command_buffer_append_copy(buffer, COTILE_COMMAND_UPLOAD, *out_address, source,
                                           bytes);
}

cotile_status_t cotile_command_buffer_append_barrier(cotile_command_buffer_t *buffer) {
  if (!buffer->commands.count || last(buffer)->kind == COTILE_COMMAND_BARRIER)
    return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(cotile_array_append(&buffer->commands));
  last(buffer)->kind = COTILE_COMMAND_BARRIER;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_command_buffer_reserve(cotile_command_buffer_t *buffer, int32_t threads) {
  void *memory;
  size_t total;
  size_t stride = (buffer->largest_scratch + COTILE_REGION_ALIGNMENT - 1) /
                  COTILE_REGION_ALIGNMENT * COTILE_REGION_ALIGNMENT;
  buffer->scratch = NULL;
  buffer->scratch_stride = stride;
  if (stride == 0) return COTILE_SUCCESS;
  if (__builtin_mul_overflow(stride, (size_t)threads, &total))
    return COTILE_MAKE_STATUS(COTILE_NO_MEMORY, "%zu bytes of scratch per thread", stride);
  cotile_region_clear(&buffer->scratch_memory);
  COTILE_RETURN_IF_ERROR(cotile_region_allocate(&buffer->scratch_memory, total, &memory));
  buffer->scratch = memory;
  return COTILE_SUCCESS;
}

size_t cotile_command_buffer_phase(const cotile_command_buffer_t *buffer, size_t first,
                                   size_t end) {
  size_t at = first;
  while (at < end && buffer->commands.items[at].kind != COTILE_COMMAND_BARRIER) at++;
  return at - first;
}
