// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/array.h"

#include <string.h>

cotile_status_t cotile_array_grow(const cotile_allocator_t *allocator, void **inout_items,
                                  size_t *inout_count, size_t *inout_capacity, size_t size) {
  if (*inout_count == *inout_capacity) {
    size_t capacity = *inout_capacity ? *inout_capacity * 2 : 8;
    COTILE_RETURN_IF_ERROR(cotile_reallocate(allocator, capacity, size, inout_items));
    *inout_capacity = capacity;
  }
  memset((char *)*inout_items + *inout_count * size, 0, size);
  ++*inout_count;
  return COTILE_SUCCESS;
}
