// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans keep their promises for every size and machine; atoms are covered once.
#include "compiler_ir.h"

#include <math.h>
#include <string.h>

#include "base/size.h"
#include "compiler/schedule/gpu_device.h"
#include "compiler/schedule/gpu_plan.h"
#include "compiler/schedule/plan.h"
#include "compiler/schedule/tile_op.h"

static cotile_arena_t arena;

static cotile_machine_t machine_named(const char *name) {
  cotile_machine_t machine;
  assert_ok(cotile_machine_resolve(name, &arena, &machine));
  return machine;
}

// Every atom belongs to exactly one tile, and tiles differ by one atom at most.
static int64_t first_atom(cotile_builder_t *builder, int64_t tile, int64_t tiles, int64_t atoms) {
  int64_t first = -1, narrow = -1;
  MlirValue at = cotile_build_index(builder, tile), count = cotile_build_index(builder, tiles);
  MlirValue all = cotile_build_index(builder, atoms);
  assert_true(cotile_constant_value(cotile_build_first_atom(builder, at, count, all), &first));
  assert_true(
      cotile_constant_value(cotile_build_first_atom_narrow(builder, at, count, all), &narrow));
  assert_int_equal(narrow, first);
  return first;
}

// The arithmetic that the scheduled form is built with, folded: of constants it makes a constant.
static void test_atoms_are_covered_once(void **state) {
  (void)state;
  ir_t ir;
  ir_init(&ir, "module {}");
  for (int64_t atoms = 0; atoms <= 300; atoms++) {
    MlirBlock block = mlirBlockCreate(0, NULL, NULL);
    cotile_builder_t builder = cotile_builder_at_end(ir.context, block);
    for (int64_t tiles = 1; tiles <= 64; tiles++) {
      int64_t first = first_atom(&builder, 0, tiles, atoms);
      assert_int_equal(first, 0);
      for (int64_t tile = 0; tile < tiles; tile++) {
        int64_t next = first_atom(&builder, tile + 1, tiles, atoms);
        assert_in_range(next - first, atoms / tiles, cotile_ceil_div(atoms, tiles));
        first = next;
      }
      assert_int_equal(first, atoms);
    }
    mlirBlockDestroy(block);
  }
  ir_deinit(&ir);
}

static cotile_machine_t gpu(void) {
  cotile_machine_t machine = machine_named("x86-64-v3");
  assert_ok(cotile_machine_add_gpu("vulkan", &machine));
  return machine;
}

// With all that kernels can use.
static cotile_machine_t large_gpu(void) {
  static const char text[] =
      "{\"target\": \"vulkan\", \"name\": \"large\", \"max_threads\": 1024, "
      "\"shared_bytes\": 2147483647, \"push_constant_bytes\": 256, \"subgroup_threads\": 64}";
  cotile_machine_t machine = gpu();
  assert_ok(cotile_gpu_read_device(&machine.gpu, "large", text, strlen(text), &arena));
  return machine;
}

static void assert_same_plan(const cotile_plan_t *a, const cotile_plan_t *b) {
  cotile_schedule_fields_t x, y;
  cotile_plan_to_fields(a, &x);
  cotile_plan_to_fields(b, &y);
  assert_true(cotile_schedule_fields_equal(&x, &y));
  assert_int_equal(a->tile_atoms, b->tile_atoms);
  assert_true(a->seconds == b->seconds);
}

// A plan with the fields that the facts fix, which it keeps.
static void make_fixed(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                       cotile_plan_t *out_plan) {
  cotile_schedule_field_t field;
  cotile_schedule_fields_t fields;
  assert_ok(cotile_plan_check(facts, machine, &field));
  cotile_plan_make(facts, machine, out_plan);
  cotile_plan_to_fields(out_plan, &fields);
  for (int f = 0; f < COTILE_SCHEDULE_FIELD_COUNT; f++)
    if (facts->fixed.is_set[f]) assert_int_equal(fields.value[f], facts->fixed.value[f]);
}

// A plan fixed as a whole is accepted and stays what it is.
static void check_fixed(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                        const cotile_plan_t *plan) {
  cotile_plan_facts_t fixed = *facts;
  cotile_plan_t again;
  cotile_schedule_field_t field;
  cotile_plan_to_fields(plan, &fixed.fixed);
  assert_ok(cotile_plan_check(&fixed, machine, &field));
  cotile_plan_make(&fixed, machine, &again);
  assert_int_equal(plan->n_tiles, again.n_tiles);
  assert_same_plan(plan, &again);
}

// What no workgroup of a GPU may exceed, and room for all atoms of a tile.
static void check_workgroup(const cotile_plan_facts_t *facts, const cotile_gpu_t *gpu,
                            const cotile_plan_t *plan) {
  assert_int_equal(plan->lanes, COTILE_GPU_LANES);
  assert_in_range(cotile_gpu_plan_threads(plan), 1, gpu->max_threads);
  assert_in_range(cotile_gpu_plan_shared_bytes(facts, gpu, plan), 1, gpu->shared_bytes);
  assert_in_range(plan->rows * plan->vectors * plan->lanes, 1, gpu->sums);
  assert_int_equal(plan->k_tile % plan->k_threads, 0);
  int64_t room = plan->n_threads * plan->vectors, widest = 0;
  assert_in_range(plan->n_tiles, 0, COTILE_GPU_MOST_TILES);
  int64_t dots = cotile_plan_all_dots(facts);
  if (dots > room || plan->n_tiles == COTILE_GPU_MOST_TILES) return;
  for (int i = 0; i < facts->output_count && plan->n_tiles > 0; i++)
    widest +=
        facts->dots[i] * cotile_ceil_div(cotile_ceil_div(facts->n[i], plan->lanes), plan->n_tiles);
  if (plan->n_tiles == 0) widest = plan->tile_atoms + dots - 1;
  assert_in_range(widest, 0, room);
}

static void check_plan(const cotile_plan_facts_t *facts, const cotile_machine_t *machine) {
  cotile_plan_t plan, again;
  memset(&plan, 0xa5, sizeof plan);
  memset(&again, 0x5a, sizeof again);
  cotile_plan_make(facts, machine, &plan);
  cotile_plan_make(facts, machine, &again);
  bool dynamic = false;
  int64_t atoms = 1; // of the widest output
  for (int i = 0; i < facts->output_count; i++) {
    dynamic |= facts->n[i] < 0;
    atoms = cotile_max(atoms, cotile_ceil_div(facts->n[i], plan.lanes));
  }
  assert_true(plan.rows >= 1 && plan.vectors >= cotile_plan_most_dots(facts));
  if (machine->is_gpu) {
    check_workgroup(facts, &machine->gpu, &plan);
  } else {
    assert_int_equal(plan.lanes * facts->accumulator_bytes, machine->vector_bytes);
    assert_true(cotile_plan_fits_registers(plan.rows, plan.vectors, machine->vector_registers));
  }
  assert_true(plan.m_tile >= 1 && plan.k_unroll >= 1 && plan.prefetch >= 0);
  assert_true(dynamic ? plan.n_tiles == 0 && plan.tile_atoms >= 1 : plan.n_tiles >= 1);
  assert_true(plan.n_tiles <= atoms);
  assert_true(isfinite(plan.seconds) && plan.seconds >= 0);
  assert_true(!plan.pack_at_load || facts->load_time_weights);
  assert_same_plan(&plan, &again);
  check_fixed(facts, machine, &plan);
}

static void test_promises(void **state) {
  static const int64_t sizes[] = {-1, 0, 1, 2, 7, 64, 129, 4096, 65536, INT64_C(1) << 40};
  enum { COUNT = sizeof sizes / sizeof *sizes };
  static const char *const cpus[] = {"host", "x86-64-v3", "x86-64-v4", "aarch64"};
  enum { CPUS = sizeof cpus / sizeof *cpus };
  (void)state;
  for (int at = 0; at < CPUS + 2; at++) {
    cotile_machine_t machine = at < CPUS ? machine_named(cpus[at]) : gpu();
    if (at > CPUS) machine = large_gpu();
    for (int m = 0; m < COUNT; m++)
      for (int n = 0; n < COUNT; n++)
        for (int k = 0; k < COUNT; k++)
          for (int outputs = 1; outputs <= COTILE_MAX_GROUP; outputs += 5) {
            cotile_plan_facts_t facts = {.batch = 1,
                                         .m = sizes[m],
                                         .k = sizes[k],
                                         .output_count = outputs,
                                         .lhs_bytes = 4,
                                         .accumulator_bytes = m % 2 ? 4 : 8,
                                         .load_time_weights = n % 2};
            for (int i = 0; i < outputs; i++) {
              facts.n[i] = i ? 8 * i : sizes[n];
              facts.rhs_bytes[i] = 4;
              facts.dots[i] = (m + k) % 4 ? 1 : 1 + (i + n) % COTILE_MAX_MEETING;
            }
            check_plan(&facts, &machine);
          }
  }
}

// Named machines come from a table: the same everywhere.
static void test_named_machines(void **state) {
  (void)state;
  cotile_machine_t v3 = machine_named("x86-64-v3"), v4 = machine_named("x86-64-v4");
  assert_int_equal(v3.vector_bytes, 32);
  assert_int_equal(v3.vector_registers, 16);
  assert_int_equal(v4.vector_bytes, 64);
  assert_int_equal(v4.vector_registers, 32);
  assert_string_equal(v3.features, "");
  assert_true((v3.required_features & ~v4.required_features) == 0);
  assert_true(v3.required_features != v4.required_features);
}

// Register tiles of AArch64 leave registers for elements of X, about one for each row.
static void test_registers_of_aarch64(void **state) {
  (void)state;
  cotile_machine_t machine = machine_named("aarch64");
  for (int64_t m = 1; m <= 130; m++) {
    cotile_plan_t plan;
    cotile_plan_make(&(cotile_plan_facts_t){.batch = 1,
                                            .m = m,
                                            .k = 768,
                                            .output_count = 3,
                                            .n = {768, 4096, 768},
                                            .dots = {1, 1, 1},
                                            .rhs_bytes = {4, 4, 4},
                                            .lhs_bytes = 4,
                                            .accumulator_bytes = 4,
                                            .load_time_weights = true},
                     &machine, &plan);
    assert_int_equal(plan.lanes, 4);
    assert_in_range(plan.rows * plan.vectors, 1, 21);
  }
}

static void test_unknown_machine(void **state) {
  static const char *const names[] = {"pentium-9", "", "cortex-a1000", "host2", "x86-64-v2"};
  (void)state;
  for (int i = 0; i < 5; i++) {
    cotile_machine_t machine;
    cotile_status_t status = cotile_machine_resolve(names[i], &arena, &machine);
    assert_int_not_equal(cotile_status_code(status), COTILE_OK);
    assert_int_not_equal(cotile_status_code(status), COTILE_INTERNAL);
    cotile_status_release(status);
  }
}

// Three narrow outputs in one kernel are not estimated slower than three kernels.
static void test_groups_pay_where_outputs_are_narrow(void **state) {
  (void)state;
  cotile_machine_t machine = machine_named("x86-64-v3");
  cotile_plan_facts_t all = {.batch = 1,
                             .m = 16,
                             .k = 384,
                             .output_count = 3,
                             .n = {8, 8, 8},
                             .dots = {1, 1, 1},
                             .rhs_bytes = {4, 4, 4},
                             .lhs_bytes = 4,
                             .accumulator_bytes = 4,
                             .load_time_weights = true};
  cotile_plan_facts_t one = all;
  one.output_count = 1;
  cotile_plan_t together, apart;
  cotile_plan_make(&all, &machine, &together);
  cotile_plan_make(&one, &machine, &apart);
  assert_true(together.seconds < 3 * apart.seconds);
}

// gate * up: registers hold pairs, no column of one without the other, and what is estimated is
// at most what the two take apart.
static void check_pair(const cotile_machine_t *machine, int64_t m, int64_t n) {
  cotile_plan_facts_t one = {.batch = 1,
                             .m = m,
                             .k = 1024,
                             .output_count = 1,
                             .n = {n},
                             .dots = {1},
                             .rhs_bytes = {4},
                             .lhs_bytes = 4,
                             .accumulator_bytes = 4,
                             .load_time_weights = true};
  cotile_plan_facts_t pair = one;
  cotile_plan_t together, apart;
  pair.dots[0] = 2;
  pair.rhs_bytes[0] = 8;
  cotile_plan_make(&one, machine, &apart);
  cotile_plan_make(&pair, machine, &together);
  assert_int_equal(together.vectors % 2, 0);
  assert_true(together.seconds <= 2.06 * apart.seconds);
  assert_true(together.seconds > apart.seconds);
}

static void test_pairs(void **state) {
  static const int64_t rows[] = {-1, 1, 2, 5, 8, 16, 100, 512}, columns[] = {384, 4096};
  (void)state;
  cotile_machine_t machines[] = {machine_named("x86-64-v3"), machine_named("x86-64-v4"),
                                 machine_named("aarch64"), gpu()};
  for (int i = 0; i < 4; i++)
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++)
      for (size_t c = 0; c < sizeof columns / sizeof *columns; c++)
        check_pair(&machines[i], rows[r], columns[c]);
}

// --- What users fix ---

// 20 and 3 vectors of 8 columns, on a machine with 16 registers.
static const cotile_plan_facts_t two_results = {.batch = 1,
                                                .m = -1,
                                                .k = 64,
                                                .output_count = 2,
                                                .n = {160, 17},
                                                .dots = {1, 1},
                                                .rhs_bytes = {4, 4},
                                                .lhs_bytes = 4,
                                                .accumulator_bytes = 4,
                                                .load_time_weights = true};

typedef struct setting {
  cotile_schedule_field_t field;
  int64_t value;
} setting_t;
#define SET(field, value) {COTILE_SCHEDULE_##field, (value)}
static void set(cotile_plan_facts_t *facts, const setting_t *settings, int count) {
  for (int i = 0; i < count; i++)
    cotile_schedule_fields_put(&facts->fixed, settings[i].field, settings[i].value);
}

// The estimate of a register tile of one row for pairs, all columns being one tile.
static double seconds_of_pairs(int64_t vectors) {
  cotile_machine_t machine = machine_named("x86-64-v3");
  cotile_plan_facts_t facts = two_results;
  cotile_plan_t plan;
  facts.m = facts.output_count = 1;
  facts.dots[0] = 2;
  set(&facts,
      (const setting_t[]){SET(ROWS, 1), SET(VECTORS, vectors), SET(N_TILES, 1), SET(K_UNROLL, 4)},
      4);
  cotile_plan_make(&facts, &machine, &plan);
  return plan.seconds;
}

// A third vector has no use for pairs, a fourth has.
static void test_pairs_are_whole(void **state) {
  (void)state;
  assert_true(seconds_of_pairs(3) == seconds_of_pairs(2));
  assert_true(seconds_of_pairs(4) < seconds_of_pairs(3));
}

// What is fixed is in the plan, and the rest suits it.
static void test_fixed_fields_are_kept(void **state) {
  static const setting_t cases[][3] = {
      {SET(LANES, 1)},    {SET(LANES, 4), SET(N_TILES, 40)},
      {SET(ROWS, 1)},     {SET(ROWS, 14)},
      {SET(VECTORS, 1)},  {SET(VECTORS, 14)},
      {SET(ROWS, 6)},     {SET(VECTORS, 2), SET(ROWS, 6)},
      {SET(K_UNROLL, 7)}, {SET(PREFETCH, 33), SET(PREFETCH_NEXT, 1)},
      {SET(M_TILE, 1)},   {SET(M_TILE, 1 << 30)},
      {SET(N_TILES, 1)},  {SET(N_TILES, 20)},
      {SET(PACKING, 0)},  {SET(M_TILE, 5), SET(N_TILES, 3), SET(K_UNROLL, 1)},
  };
  (void)state;
  cotile_machine_t machine = machine_named("x86-64-v3");
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    cotile_plan_facts_t facts = two_results;
    cotile_plan_t plan;
    set(&facts, cases[i], 3);
    make_fixed(&facts, &machine, &plan);
    assert_true(cotile_plan_fits_registers(plan.rows, plan.vectors, machine.vector_registers));
    check_fixed(&facts, &machine, &plan);
  }
}

// Columns that are found at run time: tiles have a number or a width.
static void test_fixed_tiles_of_dynamic_columns(void **state) {
  (void)state;
  cotile_machine_t machine = machine_named("x86-64-v3");
  cotile_plan_facts_t facts = two_results;
  cotile_plan_t plan;
  facts.n[1] = -1;
  set(&facts, (const setting_t[]){SET(TILE_ATOMS, 5)}, 1);
  cotile_plan_make(&facts, &machine, &plan);
  assert_int_equal(plan.n_tiles, 0);
  assert_int_equal(plan.tile_atoms, 5);
  check_fixed(&facts, &machine, &plan);
  cotile_plan_t narrow;
  set(&facts, (const setting_t[]){SET(TILE_ATOMS, 1)}, 1);
  cotile_plan_make(&facts, &machine, &narrow);
  assert_true(narrow.seconds > plan.seconds); // the estimate is that of the tiles given
  facts.fixed = (cotile_schedule_fields_t){0};
  set(&facts, (const setting_t[]){SET(N_TILES, 1000)}, 1);
  cotile_plan_make(&facts, &machine, &plan);
  assert_int_equal(plan.n_tiles, 1000);
  check_fixed(&facts, &machine, &plan);
}

static void check_refused_on(cotile_machine_t machine, const cotile_plan_facts_t *base,
                             const setting_t *settings, cotile_schedule_field_t field,
                             const char *message) {
  cotile_plan_facts_t facts = *base;
  cotile_schedule_field_t found;
  set(&facts, settings, 2);
  cotile_status_t status = cotile_plan_check(&facts, &machine, &found);
  assert_int_equal(cotile_status_code(status), COTILE_INVALID);
  assert_int_equal(found, field);
  assert_string_equal(cotile_status_message(status), message);
  cotile_status_release(status);
}

static void check_refused(const cotile_plan_facts_t *base, const setting_t *settings,
                          cotile_schedule_field_t field, const char *message) {
  check_refused_on(machine_named("x86-64-v3"), base, settings, field, message);
}

static void test_impossible_fields_are_refused(void **state) {
  static const struct {
    setting_t settings[2];
    cotile_schedule_field_t field;
    const char *message;
  } cases[] = {
#define REFUSED(first, second, field, message) {{first, second}, COTILE_SCHEDULE_##field, message}
#define NOTHING SET(KIND, 0)
      REFUSED(SET(LANES, 16), NOTHING, LANES,
              "must be a power of two up to 8, the accumulators in a vector of this machine; got "
              "16"),
      REFUSED(SET(LANES, 6), NOTHING, LANES,
              "must be a power of two up to 8, the accumulators in a vector of this machine; got "
              "6"),
      REFUSED(SET(VECTORS, 15), NOTHING, VECTORS,
              "must be at most 14 on a machine with 16 vector registers; got 15"),
      REFUSED(SET(ROWS, 15), NOTHING, ROWS,
              "must be at most 14 with vectors = 1 on a machine with 16 vector registers, of which "
              "rows * vectors + min(rows, vectors) + 1 are used; got 15"),
      REFUSED(SET(ROWS, 5), SET(VECTORS, 3), ROWS,
              "must be at most 4 with vectors = 3 on a machine with 16 vector registers, of which "
              "rows * vectors + min(rows, vectors) + 1 are used; got 5"),
      REFUSED(SET(N_TILES, 0), NOTHING, N_TILES,
              "must be from 1 to 20, as the widest result has 20 vectors of 8 columns; got 0"),
      REFUSED(SET(N_TILES, 21), NOTHING, N_TILES,
              "must be from 1 to 20, as the widest result has 20 vectors of 8 columns; got 21"),
      REFUSED(SET(N_TILES, 81), SET(LANES, 2), N_TILES,
              "must be from 1 to 80, as the widest result has 80 vectors of 2 columns; got 81"),
      REFUSED(SET(TILE_ATOMS, 4), NOTHING, TILE_ATOMS,
              "must be left out: the numbers of columns are known, so n_tiles decides"),
  };
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    check_refused(&two_results, cases[i].settings, cases[i].field, cases[i].message);
  cotile_plan_facts_t facts = two_results;
  static const char too_narrow[] =
      "must be at least 2, the contractions that a result is made of; got 1";
  facts.dots[1] = 2;
  check_refused(&facts, (const setting_t[]){SET(VECTORS, 1), NOTHING}, COTILE_SCHEDULE_VECTORS,
                too_narrow);
  check_refused_on(gpu(), &facts, (const setting_t[]){SET(VECTORS, 1), NOTHING},
                   COTILE_SCHEDULE_VECTORS, too_narrow);
  check_refused(
      &facts, (const setting_t[]){SET(ROWS, 7), NOTHING}, COTILE_SCHEDULE_ROWS,
      "must be at most 6 with vectors = 2 on a machine with 16 vector registers, of which "
      "rows * vectors + min(rows, vectors) + 1 are used; got 7");
  facts = two_results;
  facts.n[1] = -1;
  check_refused(&facts, (const setting_t[]){SET(TILE_ATOMS, 4), SET(N_TILES, 9)},
                COTILE_SCHEDULE_TILE_ATOMS, "must be left out where n_tiles decides");
  facts.load_time_weights = false;
  check_refused(&facts, (const setting_t[]){SET(PACKING, 1), NOTHING}, COTILE_SCHEDULE_PACKING,
                "must be \"workgroup\": not all weights are parameters or constants; got \"load\"");
}

// --- GPUs ---

static void test_fields_of_gpus(void **state) {
  static const setting_t cases[][3] = {
      {SET(ROWS, 16)},     {SET(VECTORS, 16)},  {SET(ROWS, 3), SET(VECTORS, 5)},
      {SET(N_THREADS, 5)}, {SET(K_THREADS, 4)}, {SET(N_THREADS, 2), SET(K_THREADS, 64)},
      {SET(M_TILE, 1)},    {SET(M_TILE, 500)},  {SET(M_TILE, 7), SET(ROWS, 2)},
      {SET(K_TILE, 1)},    {SET(K_TILE, 50)},   {SET(K_TILE, 6), SET(K_THREADS, 3)},
      {SET(N_TILES, 1)},   {SET(N_TILES, 40)},  {SET(K_UNROLL, 9)},
  };
  (void)state;
  cotile_machine_t machine = gpu();
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    cotile_plan_facts_t facts = two_results;
    cotile_plan_t plan;
    set(&facts, cases[i], 3);
    make_fixed(&facts, &machine, &plan);
    assert_in_range(cotile_gpu_plan_threads(&plan), 1, machine.gpu.max_threads);
    assert_in_range(cotile_gpu_plan_shared_bytes(&facts, &machine.gpu, &plan), 1,
                    machine.gpu.shared_bytes);
    check_fixed(&facts, &machine, &plan);
  }
}

static void test_impossible_fields_of_gpus(void **state) {
  static const struct {
    setting_t settings[2];
    cotile_schedule_field_t field;
    const char *message;
  } cases[] = {
      REFUSED(SET(LANES, 8), NOTHING, LANES, "must be 4 for a GPU; got 8"),
      REFUSED(SET(N_THREADS, 129), NOTHING, N_THREADS,
              "must be at most 128, the threads of a workgroup; got 129"),
      REFUSED(SET(K_TILE, 9), SET(K_THREADS, 2), K_TILE,
              "must be a multiple of k_threads = 2; got 9"),
      REFUSED(SET(PREFETCH, 1), NOTHING, PREFETCH,
              "must be left out: schedules for GPUs do not have it"),
      REFUSED(SET(N_TILES, 41), NOTHING, N_TILES,
              "must be from 1 to 40, as the widest result has 40 vectors of 4 columns; got 41"),
      REFUSED(SET(M_TILE, 100000), NOTHING, M_TILE,
              "no workgroup fits vulkan1.2, which has 128 threads and 16384 bytes of shared memory "
              "for one, with this and the other fields that are given; got 100000"),
      REFUSED(SET(N_THREADS, 64), SET(K_THREADS, 4), N_THREADS,
              "no workgroup fits vulkan1.2, which has 128 threads and 16384 bytes of shared memory "
              "for one, with this and the other fields that are given; got 64"),
      REFUSED(SET(N_THREADS, 128), SET(K_TILE, 64), K_TILE,
              "no workgroup fits vulkan1.2, which has 128 threads and 16384 bytes of shared memory "
              "for one, with this and the other fields that are given; got 64"),
  };
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    check_refused_on(gpu(), &two_results, cases[i].settings, cases[i].field, cases[i].message);
  check_refused(&two_results, (const setting_t[]){SET(N_THREADS, 8), NOTHING},
                COTILE_SCHEDULE_N_THREADS, "must be left out: schedules for CPUs do not have it");
}

// Outputs of equal width and of ratios that divide are grouped for any number of rows: one kernel
// is expected to take no longer than its parts by more than the model is trusted.
static void test_groups_pay_on_gpus(void **state) {
  static const int64_t rows[] = {-1, 1, 4, 16, 128, 512, 4096};
  static const int64_t widths[][3] = {{768, 768, 768}, {384, 384, 384}, {4096, 1024, 1024}};
  (void)state;
  cotile_machine_t machine = gpu();
  for (size_t w = 0; w < sizeof widths / sizeof *widths; w++)
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
      cotile_plan_facts_t all = two_results;
      cotile_plan_t together, apart;
      double parts = 0;
      all.m = rows[r];
      all.k = 768;
      all.output_count = 3;
      for (int i = 0; i < 3; i++) {
        cotile_plan_facts_t one = all;
        all.n[i] = one.n[0] = widths[w][i];
        all.rhs_bytes[i] = 4;
        all.dots[i] = 1;
        one.output_count = 1;
        cotile_plan_make(&one, &machine, &apart);
        parts += apart.seconds;
      }
      cotile_plan_make(&all, &machine, &together);
      assert_true(together.seconds <= 1.03 * parts);
    }
}

// Vectors of all outputs in tile `tile`.
static int64_t atoms_in_tile(const cotile_plan_facts_t *facts, const cotile_plan_t *plan,
                             int64_t tile) {
  int64_t sum = 0;
  for (int i = 0; i < facts->output_count; i++) {
    int64_t atoms = cotile_ceil_div(facts->n[i], plan->lanes);
    sum += (tile + 1) * atoms / plan->n_tiles - tile * atoms / plan->n_tiles;
  }
  return sum;
}

static void check_even_tiles(const cotile_plan_facts_t *facts, const cotile_machine_t *machine) {
  cotile_plan_t plan;
  cotile_plan_make(facts, machine, &plan);
  int64_t least = INT64_MAX, most = 0;
  for (int64_t tile = 0; tile < plan.n_tiles; tile++) {
    int64_t atoms = atoms_in_tile(facts, &plan, tile);
    least = cotile_min(least, atoms);
    most = cotile_max(most, atoms);
  }
  assert_in_range(least, 1, most);
  assert_in_range(most - least, 0, facts->output_count);
}

// However unequal outputs are, no workgroup is without work, and all have as much of it.
static void test_unequal_outputs_fill_all_tiles(void **state) {
  static const int64_t widths[][3] = {{1024, 128, 128}, {2048, 128, 128}, {1024, 32, 32},
                                      {8, 8, 256},      {4096, 8, 8},     {1, 1, 1000}};
  static const int64_t rows[] = {-1, 1, 16, 512};
  const cotile_machine_t machines[] = {machine_named("x86-64-v3"), gpu()};
  (void)state;
  for (size_t w = 0; w < sizeof widths / sizeof *widths; w++)
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++)
      for (int m = 0; m < 2; m++) {
        cotile_plan_facts_t facts = two_results;
        facts.m = rows[r];
        facts.k = 512;
        facts.output_count = 3;
        for (int i = 0; i < 3; i++) {
          facts.n[i] = widths[w][i];
          facts.rhs_bytes[i] = 4;
          facts.dots[i] = 1;
        }
        check_even_tiles(&facts, &machines[m]);
      }
}

// One, two, three and four contractions that meet, all so wide that no number of tiles is enough.
static void test_all_kinds_of_outputs(void **state) {
  (void)state;
  cotile_machine_t machine = gpu();
  cotile_plan_facts_t facts = two_results;
  facts.output_count = COTILE_MAX_MEETING;
  for (int i = 0; i < COTILE_MAX_MEETING; i++) {
    facts.n[i] = INT64_C(1) << 40;
    facts.dots[i] = i + 1;
    facts.rhs_bytes[i] = 4 * (i + 1);
  }
  check_plan(&facts, &machine);
}

// A large device is used: more threads than the profile has, and more shared memory.
static void test_large_gpu(void **state) {
  (void)state;
  cotile_machine_t machine = large_gpu();
  cotile_plan_facts_t facts = two_results;
  cotile_plan_t plan;
  cotile_schedule_field_t field;
  facts.m = facts.k = facts.n[0] = facts.n[1] = 4096;
  cotile_plan_make(&facts, &machine, &plan);
  assert_true(cotile_gpu_plan_threads(&plan) > gpu().gpu.max_threads);
  assert_true(cotile_gpu_plan_shared_bytes(&facts, &machine.gpu, &plan) > gpu().gpu.shared_bytes);
  set(&facts, (const setting_t[]){SET(N_THREADS, 1024), SET(K_TILE, 8)}, 2);
  assert_ok(cotile_plan_check(&facts, &machine, &field));
  check_refused_on(machine, &two_results, (const setting_t[]){SET(M_TILE, 100000), NOTHING},
                   COTILE_SCHEDULE_M_TILE,
                   "no workgroup fits large, which has 1024 threads and 262144 bytes of shared "
                   "memory for one, with this and the other fields that are given; got 100000");
}

static void test_unknown_gpu(void **state) {
  (void)state;
  cotile_machine_t machine = machine_named("x86-64-v3");
  cotile_status_t status = cotile_machine_add_gpu("abacus", &machine);
  assert_int_equal(cotile_status_code(status), COTILE_USAGE);
  assert_false(machine.is_gpu);
  cotile_status_release(status);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_atoms_are_covered_once),
      cmocka_unit_test(test_promises),
      cmocka_unit_test(test_named_machines),
      cmocka_unit_test(test_registers_of_aarch64),
      cmocka_unit_test(test_unknown_machine),
      cmocka_unit_test(test_groups_pay_where_outputs_are_narrow),
      cmocka_unit_test(test_pairs),
      cmocka_unit_test(test_pairs_are_whole),
      cmocka_unit_test(test_fixed_fields_are_kept),
      cmocka_unit_test(test_fixed_tiles_of_dynamic_columns),
      cmocka_unit_test(test_impossible_fields_are_refused),
      cmocka_unit_test(test_fields_of_gpus),
      cmocka_unit_test(test_impossible_fields_of_gpus),
      cmocka_unit_test(test_groups_pay_on_gpus),
      cmocka_unit_test(test_unequal_outputs_fill_all_tiles),
      cmocka_unit_test(test_all_kinds_of_outputs),
      cmocka_unit_test(test_large_gpu),
      cmocka_unit_test(test_unknown_gpu),
  };
  cotile_arena_init(&arena);
  int failures = cmocka_run_group_tests(tests, NULL, NULL);
  cotile_arena_deinit(&arena);
  return failures;
}
