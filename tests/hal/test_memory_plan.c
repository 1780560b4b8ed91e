// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The plan of transients: plan-1 to plan-4, and how much memory it takes.
#include "hal_harness.h"

#include <stdlib.h>
#include <string.h>

#include "compiler/hal/memory_plan.h"

enum { UNIT = COTILE_TRANSIENT_ALIGNMENT };

static cotile_memory_plan_t plan_of(cotile_arena_t *arena, int64_t count,
                                    const cotile_transient_t *transients) {
  cotile_memory_plan_t plan;
  cotile_memory_plan_make(count, transients, arena, &plan);
  return plan;
}

static void test_chain_needs_two(void **state) {
  (void)state;
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  cotile_transient_t chain[10];
  for (int i = 0; i < 10; i++) chain[i] = (cotile_transient_t){i, i + 1, 2 * UNIT - 1, 0};
  cotile_memory_plan_t plan = plan_of(&arena, 10, chain);
  assert_int_equal(plan.static_bytes, 4 * UNIT);
  assert_int_equal(plan.slot_count, 0);
  cotile_arena_deinit(&arena);
}

static void test_dynamic_classes(void **state) {
  (void)state;
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  const cotile_transient_t transients[] = {
      {0, 1, -1, 7}, {2, 3, -1, 7}, {2, 3, -1, 8}, {3, 4, -1, 7}, {0, 9, UNIT, 0}};
  cotile_memory_plan_t plan = plan_of(&arena, 5, transients);
  assert_int_equal(plan.slot_count, 3);
  assert_int_equal(plan.placements[0].slot, plan.placements[1].slot);
  assert_int_not_equal(plan.placements[1].slot, plan.placements[2].slot);
  assert_int_not_equal(plan.placements[1].slot, plan.placements[3].slot);
  assert_int_equal(plan.slots[plan.placements[2].slot], 8);
  assert_int_equal(plan.placements[4].slot, -1);
  cotile_arena_deinit(&arena);
}

static void test_gap_is_filled(void **state) {
  (void)state;
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  // 0 and 2 live throughout, 1 between them dies, 3 fits into its place.
  const cotile_transient_t transients[] = {
      {0, 5, 4 * UNIT, 0}, {0, 1, 3 * UNIT, 0}, {0, 5, UNIT, 0}, {2, 5, 2 * UNIT, 0}};
  cotile_memory_plan_t plan = plan_of(&arena, 4, transients);
  assert_int_equal(plan.static_bytes, 8 * UNIT);
  cotile_arena_deinit(&arena);
}

static void test_limit(void **state) {
  (void)state;
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  const cotile_transient_t transients[] = {
      {0, 1, COTILE_SIZE_LIMIT, 0}, {0, 1, COTILE_SIZE_LIMIT - 1, 0}, {0, 1, 1, 0}};
  cotile_memory_plan_t plan = plan_of(&arena, 3, transients);
  assert_true(plan.static_bytes == COTILE_SIZE_LIMIT);
  cotile_arena_deinit(&arena);
}

static bool alive_together(const cotile_transient_t *a, const cotile_transient_t *b) {
  return a->first <= b->last && b->first <= a->last;
}

static void check_random(unsigned seed, cotile_arena_t *arena) {
  enum { COUNT = 60 };
  cotile_transient_t transients[COUNT];
  srand(seed);
  for (int i = 0; i < COUNT; i++) {
    int64_t first = rand() % 40;
    bool is_static = rand() % 3;
    transients[i] = (cotile_transient_t){first, first + rand() % 8,
                                         is_static ? rand() % (16 * UNIT) : -1, rand() % 4};
  }
  cotile_memory_plan_t plan = plan_of(arena, COUNT, transients);
  cotile_memory_plan_t again = plan_of(arena, COUNT, transients);
  for (int i = 0; i < COUNT; i++) {
    const cotile_placement_t *place = &plan.placements[i];
    assert_memory_equal(place, &again.placements[i], sizeof *place);
    assert_int_equal(place->slot < 0, transients[i].bytes >= 0);
    if (place->slot >= 0) assert_int_equal(plan.slots[place->slot], transients[i].size_class);
    assert_int_equal(place->offset % COTILE_TRANSIENT_ALIGNMENT, 0);
    if (place->slot < 0) assert_true(place->offset + transients[i].bytes <= plan.static_bytes);
    for (int k = 0; k < i; k++)
      if (alive_together(&transients[i], &transients[k]))
        assert_false(cotile_memory_plan_overlaps(&plan, transients, i, k));
  }
}

static void test_random(void **state) {
  (void)state;
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  for (unsigned seed = 1; seed <= 200; seed++) check_random(seed, &arena);
  cotile_arena_deinit(&arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_chain_needs_two), cmocka_unit_test(test_dynamic_classes),
      cmocka_unit_test(test_gap_is_filled),   cmocka_unit_test(test_limit),
      cmocka_unit_test(test_random),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
