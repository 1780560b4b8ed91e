// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/hal/buffer.h"

cotile_status_t cotile_buffer_create(cotile_device_t *device, size_t bytes,
                                     cotile_buffer_t **out_buffer) {
  *out_buffer = NULL;
  if (bytes > PTRDIFF_MAX / 2)
    return COTILE_MAKE_STATUS(COTILE_NO_MEMORY, "a buffer of %zu bytes", bytes);
  COTILE_RETURN_IF_ERROR(device->driver->buffer_create(device, bytes ? bytes : 1, out_buffer));
  atomic_init(&(*out_buffer)->references, 1);
  (*out_buffer)->device = device;
  (*out_buffer)->bytes = bytes;
  cotile_device_retain(device);
  return COTILE_SUCCESS;
}

void cotile_buffer_retain(cotile_buffer_t *buffer) {
  atomic_fetch_add_explicit(&buffer->references, 1, memory_order_relaxed);
}

void cotile_buffer_release(cotile_buffer_t *buffer) {
  if (!buffer || atomic_fetch_sub_explicit(&buffer->references, 1, memory_order_acq_rel) != 1)
    return;
  cotile_device_t *device = buffer->device;
  device->driver->buffer_destroy(buffer);
  cotile_device_release(device);
}

static cotile_status_t allocate_block(void *self, size_t bytes, void **out_memory,
                                      void **out_handle) {
  cotile_buffer_t *buffer;
  COTILE_RETURN_IF_ERROR(cotile_buffer_create(self, bytes, &buffer));
  *out_memory = buffer->address;
  *out_handle = buffer;
  return COTILE_SUCCESS;
}

static void release_block(void *handle) { cotile_buffer_release(handle); }

void cotile_region_init_on_device(cotile_region_t *region, cotile_device_t *device) {
  static const cotile_region_source_t source = {COTILE_BUFFER_ALIGNMENT, allocate_block,
                                                release_block};
  cotile_region_init_with(region, device->allocator, &source, device);
}
