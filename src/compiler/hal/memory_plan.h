// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the transient tensors of one call live in its arena.
//
// [plan-1] Two transients that are alive in a common step never share a byte. [plan-2] Transients
// of static size share one block at the arena's start, at static offsets; each other one lives in a
// slot after it, which only transients of provably equal size share. [plan-3] Blocks and offsets
// are multiples of COTILE_TRANSIENT_ALIGNMENT. [plan-4] The plan depends on its input alone.
#ifndef COTILE_COMPILER_HAL_MEMORY_PLAN_H
#define COTILE_COMPILER_HAL_MEMORY_PLAN_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/module_abi.h"

enum { COTILE_TRANSIENT_ALIGNMENT = COTILE_TENSOR_ALIGNMENT };

// No size computation goes beyond this (hal.size), so that a sum of two does not overflow.
#define COTILE_SIZE_LIMIT (INT64_C(1) << 61)

typedef struct cotile_transient {
  int64_t first, last; // steps in which it holds data, both included
  int64_t bytes;       // at most COTILE_SIZE_LIMIT; -1: known at the call only
  int64_t size_class;  // if bytes is -1: equal numbers mean equal sizes
} cotile_transient_t;

typedef struct cotile_placement {
  int64_t slot;   // -1: the static block
  int64_t offset; // in the static block
} cotile_placement_t;

typedef struct cotile_memory_plan {
  cotile_placement_t *placements; // one per transient
  int64_t static_bytes;           // of the static block, at most COTILE_SIZE_LIMIT
  int64_t *slots;                 // size class of each slot
  int64_t slot_count;
} cotile_memory_plan_t;

// The plan is borrowed from the arena.
void cotile_memory_plan_make(int64_t count, const cotile_transient_t *transients,
                             cotile_arena_t *arena, cotile_memory_plan_t *out_plan);

// True if transients `a` and `b` share memory in the plan.
bool cotile_memory_plan_overlaps(const cotile_memory_plan_t *plan,
                                 const cotile_transient_t *transients, int64_t a, int64_t b);

#endif
