// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory for one call or one object: allocated piece by piece, given back all at once.
//
// [region-1] Pieces are aligned to 64 bytes, or to what the source says, and uninitialised; a piece
// of no bytes has an address too. [region-2] After the same sequence of pieces was allocated and
// cleared twice, allocating it again takes no memory. [region-3] The memory of a source is never
// touched here; only cotile_region_allocate may be used then. Thread-compatible.
#ifndef COTILE_BASE_REGION_H
#define COTILE_BASE_REGION_H

#include "base/allocator.h"

#include <stdint.h>

enum { COTILE_REGION_ALIGNMENT = 64 };

// Memory from elsewhere, such as that of a device.
typedef struct cotile_region_source {
  size_t alignment; // of blocks and pieces, a power of two
  cotile_status_t (*allocate)(void *self, size_t bytes, void **out_memory, void **out_handle);
  void (*release)(void *handle);
} cotile_region_source_t;

typedef struct cotile_region {
  const cotile_allocator_t *allocator;  // borrowed
  const cotile_region_source_t *source; // borrowed; null: the allocator
  void *self;                           // passed to the source
  struct cotile_region_block *head;     // owned
  size_t next_size;                     // bytes that the next block should have at least
} cotile_region_t;

void cotile_region_init(cotile_region_t *region, const cotile_allocator_t *allocator);
// `allocator` gives what describes the blocks.
void cotile_region_init_with(cotile_region_t *region, const cotile_allocator_t *allocator,
                             const cotile_region_source_t *source, void *self);
void cotile_region_deinit(cotile_region_t *region);

// Drops all pieces and keeps memory for as many again.
void cotile_region_clear(cotile_region_t *region);

// The piece is borrowed from the region. NO_MEMORY on failure.
cotile_status_t cotile_region_allocate(cotile_region_t *region, size_t bytes,
                                       void **out_pointer) COTILE_MUST_USE;

// Zeroed items, and a copy of a text.
cotile_status_t cotile_region_allocate_array(cotile_region_t *region, size_t count, size_t size,
                                             void **out_pointer) COTILE_MUST_USE;
cotile_status_t cotile_region_copy_text(cotile_region_t *region, const char *text,
                                        const char **out_copy) COTILE_MUST_USE;

#endif
