// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Static sizes: largest first, each at the lowest offset that is free while it is alive. Other
// sizes: in the order of their first step, each into the first slot of its class that is free.
#include "compiler/hal/memory_plan.h"

#include <stdlib.h>

#include "base/size.h"

static bool alive_together(const cotile_transient_t *a, const cotile_transient_t *b) {
  return a->first <= b->last && b->first <= a->last;
}

static int64_t aligned(int64_t bytes) {
  const int64_t alignment = COTILE_TRANSIENT_ALIGNMENT;
  return cotile_ceil_div(cotile_min(bytes, COTILE_SIZE_LIMIT), alignment) * alignment;
}

typedef struct block {
  int64_t transient;
  int64_t offset, end;
} block_t;

typedef struct layout {
  const cotile_transient_t *transients;
  block_t *placed; // sorted by offset
  int64_t placed_count;
} layout_t;

// The lowest offset with `bytes` free bytes while `transient` is alive.
static int64_t find_gap(const layout_t *layout, int64_t transient, int64_t bytes) {
  int64_t offset = 0;
  for (int64_t i = 0; i < layout->placed_count; i++) {
    const block_t *block = &layout->placed[i];
    if (!alive_together(&layout->transients[transient], &layout->transients[block->transient]))
      continue;
    if (block->offset - offset >= bytes) return offset;
    offset = cotile_max(offset, block->end);
  }
  return offset;
}

static void insert(layout_t *layout, block_t block) {
  int64_t at = layout->placed_count++;
  for (; at > 0 && layout->placed[at - 1].offset > block.offset; at--)
    layout->placed[at] = layout->placed[at - 1];
  layout->placed[at] = block;
}

typedef struct sized {
  int64_t bytes, transient;
} sized_t;

static int by_size(const void *a, const void *b) {
  const sized_t *x = a, *y = b;
  if (x->bytes != y->bytes) return x->bytes > y->bytes ? -1 : 1;
  return x->transient < y->transient ? -1 : x->transient > y->transient;
}

static void place_static(int64_t count, const cotile_transient_t *transients, cotile_arena_t *arena,
                         cotile_memory_plan_t *plan) {
  sized_t *order = COTILE_ARENA_NEW(arena, count, sized_t);
  layout_t layout = {transients, COTILE_ARENA_NEW(arena, count, block_t), 0};
  int64_t sized_count = 0;
  for (int64_t i = 0; i < count; i++)
    if (transients[i].bytes >= 0) order[sized_count++] = (sized_t){aligned(transients[i].bytes), i};
  qsort(order, (size_t)sized_count, sizeof *order, by_size);
  for (int64_t i = 0; i < sized_count; i++) {
    int64_t transient = order[i].transient;
    int64_t offset = find_gap(&layout, transient, order[i].bytes);
    int64_t end = cotile_min(offset + order[i].bytes, COTILE_SIZE_LIMIT);
    insert(&layout, (block_t){transient, offset, end});
    plan->placements[transient] = (cotile_placement_t){-1, offset};
    plan->static_bytes = cotile_max(plan->static_bytes, end);
  }
}

// Each slot remembers the last step of its latest tenant; tenants come in order of first steps.
static void place_dynamic(const cotile_transient_t *transient, int64_t *busy_until,
                          cotile_memory_plan_t *plan, cotile_placement_t *placement) {
  int64_t slot = 0;
  while (slot < plan->slot_count &&
         (plan->slots[slot] != transient->size_class || busy_until[slot] >= transient->first))
    slot++;
  if (slot == plan->slot_count) plan->slots[plan->slot_count++] = transient->size_class;
  busy_until[slot] = transient->last;
  *placement = (cotile_placement_t){slot, 0};
}

static int by_first(const void *a, const void *b) {
  const sized_t *x = a, *y = b;
  if (x->bytes != y->bytes) return x->bytes < y->bytes ? -1 : 1;
  return x->transient < y->transient ? -1 : x->transient > y->transient;
}

static void place_all_dynamic(int64_t count, const cotile_transient_t *transients,
                              cotile_arena_t *arena, cotile_memory_plan_t *plan) {
  sized_t *order = COTILE_ARENA_NEW(arena, count, sized_t);
  int64_t *busy_until = COTILE_ARENA_NEW(arena, count, int64_t);
  int64_t dynamic_count = 0;
  for (int64_t i = 0; i < count; i++)
    if (transients[i].bytes < 0) order[dynamic_count++] = (sized_t){transients[i].first, i};
  qsort(order, (size_t)dynamic_count, sizeof *order, by_first);
  for (int64_t i = 0; i < dynamic_count; i++) {
    int64_t transient = order[i].transient;
    place_dynamic(&transients[transient], busy_until, plan, &plan->placements[transient]);
  }
}

void cotile_memory_plan_make(int64_t count, const cotile_transient_t *transients,
                             cotile_arena_t *arena, cotile_memory_plan_t *out_plan) {
  *out_plan =
      (cotile_memory_plan_t){.placements = COTILE_ARENA_NEW(arena, count, cotile_placement_t),
                             .slots = COTILE_ARENA_NEW(arena, count, int64_t)};
  place_static(count, transients, arena, out_plan);
  place_all_dynamic(count, transients, arena, out_plan);
}

bool cotile_memory_plan_overlaps(const cotile_memory_plan_t *plan,
                                 const cotile_transient_t *transients, int64_t a, int64_t b) {
  const cotile_placement_t *x = &plan->placements[a], *y = &plan->placements[b];
  if (x->slot != y->slot) return false;
  if (x->slot >= 0) return true;
  return x->offset < y->offset + aligned(transients[b].bytes) &&
         y->offset < x->offset + aligned(transients[a].bytes);
}
