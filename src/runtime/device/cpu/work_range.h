// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A range of positions that its owner takes from the front of and others steal from the back of.
//
// [range-1] Each position is given to exactly one thread. [range-2] Only the owner may refill a
// range, when it is empty. The order of memory is not this file's: whoever hands ranges to threads
// sees to it that they see what the positions stand for. Lock-free, thread-safe.
#ifndef COTILE_RUNTIME_WORK_RANGE_H
#define COTILE_RUNTIME_WORK_RANGE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

// On a cache line of its own: only thieves touch another's.
typedef struct cotile_work_range {
  _Alignas(64) _Atomic uint64_t bounds; // the next position, in the high half its end
} cotile_work_range_t;

static inline uint64_t cotile_work_bounds(uint32_t next, uint32_t end) {
  return (uint64_t)end << 32 | next;
}

static inline void cotile_work_range_set(cotile_work_range_t *range, uint32_t next, uint32_t end) {
  atomic_store_explicit(&range->bounds, cotile_work_bounds(next, end), memory_order_relaxed);
}

// False if nothing is left.
static inline bool cotile_work_range_take(cotile_work_range_t *range, uint32_t *out_position) {
  uint64_t bounds = atomic_load_explicit(&range->bounds, memory_order_relaxed);
  for (;;) {
    uint32_t next = (uint32_t)bounds, end = (uint32_t)(bounds >> 32);
    if (next >= end) return false;
    *out_position = next;
    if (atomic_compare_exchange_weak_explicit(&range->bounds, &bounds,
                                              cotile_work_bounds(next + 1, end),
                                              memory_order_relaxed, memory_order_relaxed))
      return true;
  }
}

// Takes the back half, rounded up.
static inline bool cotile_work_range_steal(cotile_work_range_t *range, uint32_t *out_next,
                                           uint32_t *out_end) {
  uint64_t bounds = atomic_load_explicit(&range->bounds, memory_order_relaxed);
  for (;;) {
    uint32_t next = (uint32_t)bounds, end = (uint32_t)(bounds >> 32);
    if (next >= end) return false;
    uint32_t middle = next + (end - next) / 2;
    *out_next = middle;
    *out_end = end;
    if (atomic_compare_exchange_weak_explicit(&range->bounds, &bounds,
                                              cotile_work_bounds(next, middle),
                                              memory_order_relaxed, memory_order_relaxed))
      return true;
  }
}

#endif
