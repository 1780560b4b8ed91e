// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A buffer and its bytes are one block of the device's allocator.
#include "runtime/hal/host_memory.h"

#include <stdint.h>
#include <sys/mman.h>

enum { HUGE_PAGE = 2 << 20 };

// Large buffers are streamed through by kernels; with pages of 4 KiB the processor's page tables
// become the bottleneck. Advice only: a system that has no large pages goes on without.
static void prefer_huge_pages(void *memory, size_t size) {
  uintptr_t begin = ((uintptr_t)memory + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
  uintptr_t end = ((uintptr_t)memory + size) / HUGE_PAGE * HUGE_PAGE;
  if (begin < end) (void)madvise((void *)begin, end - begin, MADV_HUGEPAGE);
}

cotile_status_t cotile_host_memory_create(cotile_device_t *device, size_t bytes,
                                          cotile_buffer_t **out_buffer) {
  void *memory = NULL;
  size_t size = sizeof(cotile_buffer_t) + COTILE_BUFFER_ALIGNMENT + bytes;
  COTILE_RETURN_IF_ERROR(cotile_reallocate(device->allocator, size, 1, &memory));
  prefer_huge_pages(memory, size);
  cotile_buffer_t *buffer = memory;
  uintptr_t begin = (uintptr_t)(buffer + 1) + COTILE_BUFFER_ALIGNMENT - 1;
  buffer->address = (char *)(begin / COTILE_BUFFER_ALIGNMENT * COTILE_BUFFER_ALIGNMENT);
  *out_buffer = buffer;
  return COTILE_SUCCESS;
}

void cotile_host_memory_destroy(cotile_buffer_t *buffer) {
  cotile_deallocate(buffer->device->allocator, buffer);
}
