// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory from a caller-chosen source, with overflow-checked sizes.
//
// [allocator-1] A failed call returns NO_MEMORY, changes nothing and leaves *inout_pointer as it
// was. [allocator-2] Blocks are aligned to 16 bytes. Allocators are thread-safe if their `resize`
// is; the system allocator is.
#ifndef COTILE_BASE_ALLOCATOR_H
#define COTILE_BASE_ALLOCATOR_H

#include "base/status.h"
#include "cotile/allocator.h"

#include <stddef.h>

// Zeroed memory for `count` objects of `size` bytes; the caller owns it. A zero-sized request
// gives a null pointer and succeeds.
cotile_status_t cotile_allocate(const cotile_allocator_t *allocator, size_t count, size_t size,
                                void **out_pointer) COTILE_MUST_USE;

// Grows or shrinks *inout_pointer (owned) to `count` objects of `size` bytes; new bytes are
// undefined.
cotile_status_t cotile_reallocate(const cotile_allocator_t *allocator, size_t count, size_t size,
                                  void **inout_pointer) COTILE_MUST_USE;

// Frees a block (or null) that came from the same allocator.
void cotile_deallocate(const cotile_allocator_t *allocator, void *pointer);

#endif
