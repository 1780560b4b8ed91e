// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/allocator.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void *system_resize(void *self, void *pointer, size_t size) {
  (void)self;
  if (size) return realloc(pointer, size);
  free(pointer);
  return NULL;
}

const cotile_allocator_t *cotile_allocator_system(void) {
  static const cotile_allocator_t allocator = {NULL, system_resize};
  return &allocator;
}

cotile_status_t cotile_reallocate(const cotile_allocator_t *allocator, size_t count, size_t size,
                                  void **inout_pointer) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes) || bytes > PTRDIFF_MAX)
    return COTILE_MAKE_STATUS(COTILE_NO_MEMORY, "%zu objects of %zu bytes exceed memory", count,
                              size);
  void *pointer = allocator->resize(allocator->self, *inout_pointer, bytes);
  if (!pointer && bytes)
    return COTILE_MAKE_STATUS(COTILE_NO_MEMORY, "cannot allocate %zu bytes", bytes);
  *inout_pointer = pointer;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_allocate(const cotile_allocator_t *allocator, size_t count, size_t size,
                                void **out_pointer) {
  *out_pointer = NULL;
  if (count == 0 || size == 0) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(cotile_reallocate(allocator, count, size, out_pointer));
  memset(*out_pointer, 0, count * size);
  return COTILE_SUCCESS;
}

void cotile_deallocate(const cotile_allocator_t *allocator, void *pointer) {
  if (pointer) allocator->resize(allocator->self, pointer, 0);
}
