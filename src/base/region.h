// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory for one call or one object: allocated piece by piece, given back all at once.
//
// [region-1] Pieces are aligned to 64 bytes and uninitialised; a piece of no bytes has an address
// too. [region-2] After the same sequence of pieces was allocated and cleared twice, allocating it
// again takes no memory from the allocator. Thread-compatible.
#ifndef COTILE_BASE_REGION_H
#define COTILE_BASE_REGION_H

#include "base/allocator.h"

#include <stdint.h>

enum { COTILE_REGION_ALIGNMENT = 64 };

typedef struct cotile_region {
  const cotile_allocator_t *allocator; // borrowed
  struct cotile_region_block *head;    // owned
  size_t next_size;                    // bytes that the next block should have at least
} cotile_region_t;

void cotile_region_init(cotile_region_t *region, const cotile_allocator_t *allocator);
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
