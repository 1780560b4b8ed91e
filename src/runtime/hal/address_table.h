// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which memory of a device an address belongs to, for devices that must know. Thread-safe.
#ifndef COTILE_RUNTIME_HAL_ADDRESS_TABLE_H
#define COTILE_RUNTIME_HAL_ADDRESS_TABLE_H

#include "base/array.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct cotile_address_range {
  uintptr_t begin;
  size_t bytes;
  const void *memory; // borrowed; whatever the driver has there
} cotile_address_range_t;

typedef struct cotile_address_table {
  bool has_lock;
  pthread_mutex_t lock;                        // guards the ranges
  COTILE_ARRAY(cotile_address_range_t) ranges; // by address
} cotile_address_table_t;

// After a failure there is nothing to undo. Deinit of a zeroed table does nothing.
cotile_status_t cotile_address_table_init(cotile_address_table_t *table,
                                          const cotile_allocator_t *allocator) COTILE_MUST_USE;
void cotile_address_table_deinit(cotile_address_table_t *table);

// The range must not overlap another one.
cotile_status_t cotile_address_table_add(cotile_address_table_t *table, const void *address,
                                         size_t bytes, const void *memory) COTILE_MUST_USE;
// Drops the range that begins at the address, if there is one.
void cotile_address_table_remove(cotile_address_table_t *table, const void *address);

// The range that contains [address, address + bytes). INTERNAL if there is none.
cotile_status_t cotile_address_table_find(cotile_address_table_t *table, const void *address,
                                          size_t bytes,
                                          cotile_address_range_t *out_range) COTILE_MUST_USE;

// [address-1] A range for memory that has no address: aligned to COTILE_BUFFER_ALIGNMENT, never
// used twice in a process, apart from all others, and no pointer of the host.
char *cotile_address_make(size_t bytes);

#endif
