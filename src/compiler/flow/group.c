// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/group.h"

#include <limits.h>

#include "base/size.h"
#include "compiler/linalg/load_time.h"
#include "compiler/linalg/structured.h"
#include "compiler/schedule/facts.h"
#include "ir/query.h"

static const char *function_name(const cotile_flow_options_t *options, MlirOperation op) {
  MlirStringRef name = cotile_op_string(mlirOperationGetParentOperation(op), "sym_name");
  return cotile_arena_copy(options->arena, name.data, name.length);
}

// Records a reason for `op` and those that follow it in `others`.
static void note_all(const cotile_flow_options_t *options, cotile_reason_t reason, MlirOperation op,
                     int other_count, const cotile_contraction_t *others) {
  const char **locations = COTILE_ARENA_NEW(options->arena, other_count + 1, const char *);
  locations[0] = cotile_location_text(options->arena, mlirOperationGetLocation(op));
  for (int i = 0; i < other_count; i++)
    locations[i + 1] = cotile_location_text(options->arena, mlirOperationGetLocation(others[i].op));
  cotile_refusals_add(options->refusals, reason, function_name(options, op), other_count + 1,
                      locations);
}

static void note(const cotile_flow_options_t *options, cotile_reason_t reason, MlirOperation op) {
  note_all(options, reason, op, 0, NULL);
}

// COTILE_REASON_NONE if the op is a contraction that can be tiled.
static cotile_reason_t analyse(MlirOperation op, cotile_contraction_t *facts,
                               bool *out_contraction) {
  const char *why;
  *out_contraction = cotile_contraction_analyse(op, facts, &why) && cotile_is_dispatchable(op);
  if (!*out_contraction) return COTILE_REASON_FORM;
  if (!cotile_contraction_is_matrix_product(facts)) return COTILE_REASON_FORM;
  return cotile_has_vector_code(facts) ? COTILE_REASON_NONE : COTILE_REASON_ELEMENT;
}

// Whether a contraction may join a group that starts with `first` and has `members` so far
// [group-1..4].
static cotile_reason_t can_join(const cotile_contraction_t *first, const cotile_dispatch_t *members,
                                const cotile_contraction_t *facts) {
  if (!cotile_contraction_same_lhs_roles(first, facts)) return COTILE_REASON_SPACE;
  if (cotile_type_bytes(first->element[COTILE_OUT]) !=
          cotile_type_bytes(facts->element[COTILE_OUT]) ||
      first->is_float != facts->is_float)
    return COTILE_REASON_TYPE;
  for (int i = COTILE_RHS; i <= COTILE_OUT; i++)
    if (cotile_depends_on(facts->operand[i], members)) return COTILE_REASON_DEPENDS;
  for (int i = COTILE_RHS; i <= COTILE_OUT; i++)
    if (!cotile_can_hoist(facts->operand[i], first->op, members)) return COTILE_REASON_MOVE;
  return COTILE_REASON_NONE;
}

// Ops after `op` in its block that have `x` as operand, each once, in order; in the arena.
static int later_users(MlirValue x, MlirOperation op, cotile_arena_t *arena,
                       MlirOperation **out_users) {
  cotile_dispatch_t users = {0}; // a list of ops in block order
  for (MlirOpOperand use = mlirValueGetFirstUse(x); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (mlirOperationEqual(user, op)) continue;
    if (!mlirBlockEqual(mlirOperationGetBlock(user), mlirOperationGetBlock(op))) continue;
    if (!mlirOperationIsBeforeInBlock(op, user)) continue;
    bool known = false;
    for (int i = 0; i < users.op_count; i++) known |= mlirOperationEqual(users.ops[i], user);
    if (!known) cotile_dispatch_append(&users, arena, user);
  }
  *out_users = users.ops;
  return users.op_count;
}

static void collect_siblings(const cotile_flow_options_t *options, cotile_group_t *group,
                             cotile_contraction_t *siblings, int *out_count, int limit) {
  cotile_contraction_t *first = &group->members[0];
  MlirOperation *users;
  int user_count = later_users(first->operand[COTILE_LHS], first->op, options->arena, &users);
  cotile_dispatch_t members = {0};
  cotile_dispatch_append(&members, options->arena, first->op);
  *out_count = 0;
  for (int i = 0; i < user_count && *out_count < limit; i++) {
    bool is_contraction;
    cotile_contraction_t *facts = &siblings[*out_count];
    cotile_reason_t reason = analyse(users[i], facts, &is_contraction);
    if (!is_contraction || reason != COTILE_REASON_NONE) continue; // noted when it is visited
    if (!mlirValueEqual(facts->operand[COTILE_LHS], first->operand[COTILE_LHS])) continue;
    reason = can_join(first, &members, facts);
    if (reason != COTILE_REASON_NONE) {
      note_all(options, reason, users[i], 1, first);
      continue;
    }
    cotile_dispatch_append(&members, options->arena, users[i]);
    ++*out_count;
  }
}

static void add_member(const cotile_flow_options_t *options, cotile_group_t *group,
                       const cotile_contraction_t *facts) {
  group->members[group->count++] = *facts;
  cotile_dispatch_append(&group->dispatch, options->arena, facts->op);
}

static bool load_time_weights(const cotile_contraction_t *members, int count) {
  for (int i = 0; i < count; i++)
    if (!cotile_is_load_time(members[i].operand[COTILE_RHS])) return false;
  return true;
}

static double planned_seconds(const cotile_flow_options_t *options,
                              const cotile_contraction_t *members, int count) {
  cotile_plan_facts_t facts;
  cotile_plan_t plan;
  cotile_plan_facts_init(&facts, members, count, load_time_weights(members, count));
  cotile_plan_make(&facts, options->machine, &plan);
  return plan.seconds;
}

// Estimates are not trusted beyond this: a group is refused when it is expected to be slower by
// more.
static const double MODEL_ERROR = 0.03;

static bool pays(const cotile_flow_options_t *options, const cotile_group_t *group) {
  double parts = 0;
  for (int i = 0; i < group->count; i++) parts += planned_seconds(options, &group->members[i], 1);
  return planned_seconds(options, group->members, group->count) <= (1 + MODEL_ERROR) * parts;
}

// --- Dynamic dimensions ---
//
// Kernels for GPUs get a limited number of them, which are counted per tensor.

static int dynamic_dims(MlirValue value) {
  int count = 0;
  if (!cotile_is_ranked_tensor(value)) return 0;
  for (int i = 0; i < cotile_rank(value); i++)
    count += cotile_static_dim(mlirValueGetType(value), i) < 0;
  return count;
}

// Those that a member brings, beside X.
static int member_dims(const cotile_contraction_t *member) {
  return dynamic_dims(member->operand[COTILE_RHS]) + dynamic_dims(member->operand[COTILE_OUT]);
}

// Those of a bias along n.
static int bias_dims(const cotile_contraction_t *member) {
  const cotile_loops_t *n = &member->loops[COTILE_ROLE_N];
  int count = 0;
  for (int i = 0; i < n->count; i++) count += member->size[n->dims[i]] < 0;
  return count;
}

// The number of workgroups is told in the same way.
static int most_dims(const cotile_machine_t *machine) {
  return machine->is_gpu ? machine->gpu.push_constant_bytes / 4 - 1 : INT_MAX;
}

// The most members that a group of these may have, if each has a bias.
static int most_members(const cotile_flow_options_t *options, const cotile_group_t *group,
                        const cotile_contraction_t *siblings, int count) {
  const cotile_contraction_t *first = &group->members[0];
  int64_t dims = member_dims(first) + bias_dims(first);
  for (int i = 0; i < count; i++)
    dims = cotile_max(dims, member_dims(&siblings[i]) + bias_dims(&siblings[i]));
  if (dims == 0) return options->max_group;
  return (int)cotile_max(1, cotile_min(options->max_group, group->dims_left / dims));
}

// Takes the dimensions of what `op` reads, `value` of the group's own apart, from those that the
// kernel can get; false if there are not so many.
static bool take_dims(cotile_group_t *group, const cotile_structured_t *op, MlirValue value) {
  int dims = 0;
  for (int i = 0; i < op->input_count; i++) {
    MlirValue input = mlirOperationGetOperand(op->op, i);
    if (!mlirValueEqual(input, value)) dims += dynamic_dims(input);
  }
  if (dims > group->dims_left) return false;
  group->dims_left -= dims;
  return true;
}

// An even split of `count` siblings into groups of at most `limit`: the size of the first.
static int first_share(int count, int limit) {
  int parts = (count + limit - 1) / limit;
  return (count + parts - 1) / parts;
}

enum { MAX_SIBLINGS = 256 };

static void add_siblings(const cotile_flow_options_t *options, cotile_group_t *group) {
  cotile_contraction_t *siblings =
      COTILE_ARENA_NEW(options->arena, MAX_SIBLINGS, cotile_contraction_t);
  int count;
  collect_siblings(options, group, siblings, &count, MAX_SIBLINGS - 1);
  int share = first_share(count + 1, most_members(options, group, siblings, count));
  for (int i = 0; i + 1 < share; i++) add_member(options, group, &siblings[i]);
  if (share - 1 < count)
    note_all(options, COTILE_REASON_OPTION, siblings[share - 1].op, count - share,
             siblings + share);
  if (options->grouping == COTILE_GROUPING_ALWAYS || group->count == 1 || pays(options, group))
    return;
  for (int i = 1; i < group->count; i++)
    note_all(options, COTILE_REASON_COST, group->members[i].op, 1, &group->members[0]);
  group->count = 1;
  group->dispatch.op_count = 1;
}

// Each m loop of the member appears in `map` (of an epilogue whose loops are the dimensions of the
// member's result) in full and in order, or not at all: then it can be read by folded rows.
static bool reads_folded_rows(const cotile_contraction_t *member, MlirAffineMap result_map,
                              MlirAffineMap map) {
  const cotile_loops_t *m = &member->loops[COTILE_ROLE_M];
  int first = -1, present = 0;
  for (int i = 0; i < m->count; i++) {
    int position = cotile_map_position(member->map[COTILE_OUT], m->dims[i]);
    MlirAffineExpr loop = mlirAffineMapGetResult(result_map, position);
    int at = cotile_map_position(map, (int)mlirAffineDimExprGetPosition(loop));
    if (at < 0) continue;
    if (present++ == 0) first = at - i;
    if (at != first + i) return false;
  }
  return present == 0 || present == m->count;
}

static bool uses_index(MlirOperation op) {
  for (MlirOperation at = mlirBlockGetFirstOperation(cotile_op_body(op)); !mlirOperationIsNull(at);
       at = mlirOperationGetNextInBlock(at))
    if (cotile_op_is(at, "linalg.index") || mlirOperationGetNumRegions(at) > 0) return true;
  return false;
}

// Whether `op` computes on `value`, the current result of a member, element by element, and the
// kernel can have what else it reads.
static bool is_epilogue(cotile_group_t *group, const cotile_contraction_t *member, MlirValue value,
                        MlirOperation op) {
  cotile_structured_t facts;
  if (!cotile_is_dispatchable(op) || !cotile_structured_analyse(op, &facts) ||
      !cotile_is_elementwise(&facts) || uses_index(op))
    return false;
  int at = -1;
  for (int i = 0; i < facts.input_count; i++)
    if (mlirValueEqual(mlirOperationGetOperand(op, i), value)) at = i;
  if (at < 0 || facts.loop_count != cotile_rank(value) ||
      !mlirAffineMapEqual(facts.map[at], facts.map[facts.operand_count - 1]))
    return false;
  for (int i = 0; i < facts.operand_count; i++) {
    MlirValue operand = mlirOperationGetOperand(op, i);
    if (mlirValueEqual(operand, value)) {
      if (!mlirAffineMapEqual(facts.map[i], facts.map[at])) return false;
      continue;
    }
    if (!cotile_can_hoist(operand, group->members[0].op, &group->dispatch)) return false;
    if (cotile_is_ranked_tensor(operand) && !reads_folded_rows(member, facts.map[at], facts.map[i]))
      return false;
  }
  return take_dims(group, &facts, value);
}

// The only op that reads a value; null if there are several, or none.
static MlirOperation only_user(MlirValue value) {
  MlirOperation user = {NULL};
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation owner = mlirOpOperandGetOwner(use);
    if (!mlirOperationIsNull(user) && !mlirOperationEqual(owner, user))
      return (MlirOperation){NULL};
    user = owner;
  }
  return user;
}

static void add_epilogues(const cotile_flow_options_t *options, cotile_group_t *group,
                          const cotile_contraction_t *member) {
  MlirValue value = mlirOperationGetResult(member->op, 0);
  while (cotile_has_known_shape(cotile_defining_op(value))) {
    MlirOperation user = only_user(value);
    if (mlirOperationIsNull(user) ||
        !mlirBlockEqual(mlirOperationGetBlock(user), mlirOperationGetBlock(member->op)) ||
        !is_epilogue(group, member, value, user))
      return;
    cotile_dispatch_append(&group->dispatch, options->arena, user);
    value = mlirOperationGetResult(user, 0);
  }
}

// A member's initial value that is computed for it alone, such as a bias spread over rows, is
// computed in the dispatch too.
static void add_initial_value(const cotile_flow_options_t *options, cotile_group_t *group,
                              const cotile_contraction_t *member) {
  cotile_structured_t facts;
  MlirValue init = member->operand[COTILE_OUT];
  MlirOperation op = cotile_defining_op(init);
  if (mlirOperationIsNull(op) || cotile_is_constant_fill(op) || cotile_use_count(init) != 1 ||
      !mlirBlockEqual(mlirOperationGetBlock(op), mlirOperationGetBlock(member->op)) ||
      !cotile_is_dispatchable(op) || !cotile_structured_analyse(op, &facts) ||
      !cotile_is_elementwise(&facts) || cotile_reads_init(&facts) || uses_index(op))
    return;
  MlirAffineMap out = facts.map[facts.operand_count - 1];
  for (int i = 0; i < facts.input_count; i++)
    if (cotile_is_ranked_tensor(mlirOperationGetOperand(op, i)) &&
        !reads_folded_rows(member, out, facts.map[i]))
      return;
  if (!take_dims(group, &facts, init)) return;
  mlirOperationMoveBefore(op, member->op); // so that it does not change what stands in front
  cotile_dispatch_append(&group->dispatch, options->arena, op);
}

bool cotile_group_find(MlirOperation op, const cotile_flow_options_t *options,
                       cotile_group_t *out) {
  *out = (cotile_group_t){0};
  bool is_contraction;
  cotile_contraction_t facts;
  cotile_reason_t reason = analyse(op, &facts, &is_contraction);
  if (reason != COTILE_REASON_NONE) {
    if (is_contraction) note(options, reason, op);
    return false;
  }
  add_member(options, out, &facts);
  out->dims_left = most_dims(options->machine) - dynamic_dims(facts.operand[COTILE_LHS]);
  if (options->grouping != COTILE_GROUPING_NONE) add_siblings(options, out);
  for (int i = 0; i < out->count; i++) out->dims_left -= member_dims(&out->members[i]);
  for (int i = 0; i < out->count; i++) add_initial_value(options, out, &out->members[i]);
  for (int i = 0; i < out->count; i++) add_epilogues(options, out, &out->members[i]);
  return true;
}
