// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Addresses that are made up only grow, so that their ranges are added at the end.
#include "runtime/hal/address_table.h"

#include "runtime/hal/buffer.h"

#include <stdatomic.h>
#include <string.h>

cotile_status_t cotile_address_table_init(cotile_address_table_t *table,
                                          const cotile_allocator_t *allocator) {
  cotile_array_init(&table->ranges, allocator);
  table->has_lock = !pthread_mutex_init(&table->lock, NULL);
  if (table->has_lock) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot create a lock");
}

void cotile_address_table_deinit(cotile_address_table_t *table) {
  if (!table->has_lock) return;
  pthread_mutex_destroy(&table->lock);
  cotile_array_deinit(&table->ranges);
}

// The first range that begins after the address.
static size_t find_after(const cotile_address_table_t *table, uintptr_t address) {
  size_t low = 0, high = table->ranges.count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (table->ranges.items[middle].begin <= address)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

cotile_status_t cotile_address_table_add(cotile_address_table_t *table, const void *address,
                                         size_t bytes, const void *memory) {
  pthread_mutex_lock(&table->lock);
  size_t at = find_after(table, (uintptr_t)address);
  cotile_status_t status = cotile_array_append(&table->ranges);
  if (!status) {
    cotile_address_range_t *items = table->ranges.items;
    memmove(items + at + 1, items + at, (table->ranges.count - 1 - at) * sizeof *items);
    items[at] = (cotile_address_range_t){(uintptr_t)address, bytes, memory};
  }
  pthread_mutex_unlock(&table->lock);
  return status;
}

void cotile_address_table_remove(cotile_address_table_t *table, const void *address) {
  pthread_mutex_lock(&table->lock);
  cotile_address_range_t *items = table->ranges.items;
  size_t after = find_after(table, (uintptr_t)address);
  if (after && items[after - 1].begin == (uintptr_t)address) {
    memmove(items + after - 1, items + after, (table->ranges.count - after) * sizeof *items);
    table->ranges.count--;
  }
  pthread_mutex_unlock(&table->lock);
}

cotile_status_t cotile_address_table_find(cotile_address_table_t *table, const void *address,
                                          size_t bytes, cotile_address_range_t *out_range) {
  bool is_found = false;
  pthread_mutex_lock(&table->lock);
  size_t after = find_after(table, (uintptr_t)address);
  if (after) {
    *out_range = table->ranges.items[after - 1];
    size_t offset = (uintptr_t)address - out_range->begin;
    is_found = offset < out_range->bytes && bytes <= out_range->bytes - offset;
  }
  pthread_mutex_unlock(&table->lock);
  if (is_found) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INTERNAL, "%p with %zu bytes is no memory of the device",
                            address, bytes);
}

// --- Addresses ---

// Above all addresses that processors have today.
#define FIRST_ADDRESS ((uintptr_t)1 << 60)

char *cotile_address_make(size_t bytes) {
  static _Atomic uintptr_t next = FIRST_ADDRESS;
  size_t units = bytes / COTILE_BUFFER_ALIGNMENT + 1; // at least one byte stays between two ranges
  return (char *)atomic_fetch_add_explicit(&next, units * COTILE_BUFFER_ALIGNMENT,
                                           memory_order_relaxed);
}
