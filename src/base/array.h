// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A growing array of equal-sized items; declare one with COTILE_ARRAY(type).
//
// [array-1] A failed append leaves the array as it was. [array-2] Appending may move the items.
// Thread-compatible.
#ifndef COTILE_BASE_ARRAY_H
#define COTILE_BASE_ARRAY_H

#include "base/allocator.h"

#define COTILE_ARRAY(type)                                                                         \
  struct {                                                                                         \
    const cotile_allocator_t *allocator;                                                           \
    type *items;                                                                                   \
    size_t count, capacity;                                                                        \
  }

#define cotile_array_init(array, source)                                                           \
  ((array)->allocator = (source), (array)->items = NULL, (array)->count = (array)->capacity = 0)

#define cotile_array_deinit(array)                                                                 \
  (cotile_deallocate((array)->allocator, (array)->items), (array)->items = NULL,                   \
   (array)->count = (array)->capacity = 0)

// Appends a zeroed item; on success (array)->items[(array)->count - 1] is the new one.
#define cotile_array_append(array)                                                                 \
  cotile_array_grow((array)->allocator, (void **)&(array)->items, &(array)->count,                 \
                    &(array)->capacity, sizeof *(array)->items)

cotile_status_t cotile_array_grow(const cotile_allocator_t *allocator, void **inout_items,
                                  size_t *inout_count, size_t *inout_capacity,
                                  size_t size) COTILE_MUST_USE;

#endif
