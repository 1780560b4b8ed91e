// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/report.h"

#include <string.h>

#include "base/size.h"
#include "compiler/schedule/facts.h"
#include "ir/query.h"

void cotile_report_init(cotile_report_t *report, cotile_arena_t *arena) {
  *report = (cotile_report_t){.arena = arena};
  report->end = &report->first;
}

// The product of sizes; -1 if one is dynamic or the product too large.
static int64_t product(int64_t a, int64_t b) {
  int64_t out;
  return a < 0 || b < 0 || !cotile_mul(a, b, &out) ? -1 : out;
}

static int64_t n_tiles_of(const cotile_plan_t *plan) {
  return plan->n_tiles > 0 ? plan->n_tiles : -1;
}

// Workgroup (i, j) reads rows of X once: all of X per group tile.
static int64_t bytes_read(const cotile_plan_facts_t *facts, const cotile_plan_t *plan) {
  int64_t x = product(product(facts->batch, facts->m), product(facts->k, facts->lhs_bytes));
  return product(x, n_tiles_of(plan));
}

// The same contractions as dispatches of their own, each with its own best schedule.
static int64_t bytes_read_apart(const cotile_contraction_t *members, int count, bool load_time,
                                const cotile_machine_t *machine) {
  int64_t sum = 0;
  for (int i = 0; i < count; i++) {
    cotile_plan_facts_t facts;
    cotile_plan_t plan;
    cotile_plan_facts_init_one(&facts, &members[i], load_time);
    cotile_plan_make(&facts, machine, &plan);
    int64_t bytes = bytes_read(&facts, &plan);
    if (bytes < 0 || !cotile_add(sum, bytes, &sum)) return -1;
  }
  return sum;
}

typedef struct names {
  cotile_arena_t *arena;
  int count, capacity;
  const char **items;
} names_t;

static void add_name(names_t *names, MlirStringRef name) {
  if (names->count == names->capacity) {
    names->capacity = names->capacity ? 2 * names->capacity : 8;
    const char **items = COTILE_ARENA_NEW(names->arena, names->capacity, const char *);
    if (names->count) memcpy(items, names->items, (size_t)names->count * sizeof *items);
    names->items = items;
  }
  const char *dot = memchr(name.data, '.', name.length);
  size_t skip = dot ? (size_t)(dot - name.data) + 1 : 0;
  names->items[names->count++] =
      cotile_arena_copy(names->arena, name.data + skip, name.length - skip);
}

static void add_names(names_t *names, MlirOperation op) {
  for (MlirOperation at = mlirBlockGetFirstOperation(cotile_op_body(op)); !mlirOperationIsNull(at);
       at = mlirOperationGetNextInBlock(at))
    if (!cotile_op_is(at, "linalg.yield")) add_name(names, cotile_op_name(at));
}

// The scalar ops of everything that is computed on the result of `op` inside the dispatch, each
// once, in the order of the body.
static void collect_epilogue(names_t *names, MlirOperation op) {
  int count = 0;
  for (MlirOperation at = op; !mlirOperationIsNull(at); at = mlirOperationGetNextInBlock(at))
    count++;
  MlirOperation *found = COTILE_ARENA_NEW(names->arena, count, MlirOperation);
  found[0] = op;
  count = 1;
  while (!mlirOperationIsNull(op = mlirOperationGetNextInBlock(op))) {
    bool depends = false;
    for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
      for (int f = 0; f < count; f++)
        depends |= mlirOperationEqual(cotile_defining_op(mlirOperationGetOperand(op, i)), found[f]);
    if (!depends || !cotile_op_is_dialect(op, "linalg")) continue;
    found[count++] = op;
    add_names(names, op);
  }
}

static void describe_member(cotile_member_report_t *out, const cotile_contraction_t *facts,
                            cotile_arena_t *arena) {
  cotile_plan_facts_t sizes;
  cotile_plan_facts_init_one(&sizes, facts, false);
  names_t names = {.arena = arena};
  collect_epilogue(&names, facts->op);
  *out = (cotile_member_report_t){
      .location = cotile_location_text(arena, mlirOperationGetLocation(facts->op)),
      .batch_count = facts->loops[COTILE_ROLE_BATCH].count,
      .m = sizes.m,
      .n = sizes.n[0],
      .k = sizes.k,
      .types = cotile_arena_format(arena, "%s,%s->%s",
                                   cotile_type_text(arena, facts->element[COTILE_LHS]),
                                   cotile_type_text(arena, facts->element[COTILE_RHS]),
                                   cotile_type_text(arena, facts->element[COTILE_OUT])),
      .epilogue_count = names.count,
      .epilogue = names.items,
  };
  for (int i = 0; i < out->batch_count; i++)
    out->batch[i] = facts->size[facts->loops[COTILE_ROLE_BATCH].dims[i]];
}

void cotile_report_add(cotile_report_t *report, MlirOperation dispatch, MlirOperation function,
                       const cotile_contraction_t *members, int member_count,
                       const cotile_plan_facts_t *facts, const cotile_plan_t *plan,
                       const cotile_machine_t *machine, MlirAttribute schedule) {
  cotile_arena_t *arena = report->arena;
  cotile_group_report_t *group = COTILE_ARENA_NEW(arena, 1, cotile_group_report_t);
  MlirStringRef name = cotile_op_string(function, "sym_name");
  MlirStringRef dispatch_name = cotile_op_string(dispatch, "name");
  MlirValue x = members[0].operand[COTILE_LHS];
  MlirValue outside = mlirOperationGetOperand(dispatch, mlirBlockArgumentGetArgNumber(x));
  int64_t m_tiles = facts->m < 0 ? -1 : cotile_ceil_div(facts->m, plan->m_tile);
  *group = (cotile_group_report_t){
      .function = cotile_arena_copy(arena, name.data, name.length),
      .dispatch = cotile_arena_copy(arena, dispatch_name.data, dispatch_name.length),
      .shared_location = cotile_location_text(arena, mlirValueGetLocation(outside)),
      .shared_bytes = product(product(facts->batch, facts->m), product(facts->k, facts->lhs_bytes)),
      .read_before = bytes_read_apart(members, member_count, facts->load_time_weights, machine),
      .read_after = bytes_read(facts, plan),
      .tiles = product(product(facts->batch, m_tiles), n_tiles_of(plan)),
      .schedule = cotile_attribute_text(arena, schedule),
      .plan = *plan,
      .fixed = facts->fixed,
      .result_count = (int)mlirOperationGetNumResults(dispatch),
      .member_count = member_count,
      .members = COTILE_ARENA_NEW(arena, member_count, cotile_member_report_t)};
  for (int i = 0; i < member_count; i++) describe_member(&group->members[i], &members[i], arena);
  *report->end = group;
  report->end = &group->next;
}
