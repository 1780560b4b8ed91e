// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A group is sought twice: among what reads the left operand of the first contraction, then, if
// nothing joins it, among what reads its right one. Facts of a contraction that has the shared
// operand on the right are taken as if its operands were exchanged; the program is changed only for
// a group that is formed.
#include "compiler/flow/group.h"

#include <limits.h>
#include <string.h>

#include "base/size.h"
#include "compiler/flow/epilogues.h"
#include "compiler/flow/wishes.h"
#include "compiler/linalg/kernel_ops.h"
#include "compiler/linalg/load_time.h"
#include "compiler/schedule/facts.h"
#include "compiler/schedule/shared_products.h"
#include "ir/query.h"
#include "ir/reshape.h"

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
static cotile_reason_t can_join(const cotile_contraction_t *first, const cotile_ops_t *members,
                                const cotile_contraction_t *facts) {
  if (!cotile_contraction_same_lhs_roles(first, facts)) return COTILE_REASON_SPACE;
  if (cotile_accumulator_bytes(first) != cotile_accumulator_bytes(facts) ||
      first->is_float != facts->is_float)
    return COTILE_REASON_TYPE;
  for (int i = COTILE_RHS; i <= COTILE_OUT; i++)
    if (cotile_depends_on(facts->operand[i], members)) return COTILE_REASON_DEPENDS;
  for (int i = COTILE_RHS; i <= COTILE_OUT; i++)
    if (!cotile_can_hoist(facts->operand[i], first->op, members)) return COTILE_REASON_MOVE;
  return COTILE_REASON_NONE;
}

// --- Candidates ---

// The facts with `shared` as the left operand; false if the op does not read it so.
static bool turn_to(MlirValue shared, cotile_contraction_t *facts) {
  if (mlirValueEqual(facts->operand[COTILE_LHS], shared)) return true;
  if (!mlirValueEqual(facts->operand[COTILE_RHS], shared)) return false;
  cotile_contraction_exchange(facts);
  return cotile_contraction_is_matrix_product(facts);
}

// Whether another contraction of the block reads the same left operand by the same loops.
static bool has_left_sibling(const cotile_contraction_t *facts) {
  MlirValue left = facts->operand[COTILE_LHS];
  for (MlirOpOperand use = mlirValueGetFirstUse(left); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    cotile_contraction_t other;
    bool is_contraction;
    if (mlirOperationEqual(user, facts->op) ||
        !mlirBlockEqual(mlirOperationGetBlock(user), mlirOperationGetBlock(facts->op)))
      continue;
    if (analyse(user, &other, &is_contraction) == COTILE_REASON_NONE && turn_to(left, &other) &&
        cotile_contraction_same_lhs_roles(facts, &other))
      return true;
  }
  return false;
}

// Makes the facts of an op that reads `shared` those with it as the left operand; false if it is no
// candidate, for *out_reason. What has siblings by its own left operand is left to them, without
// one, and so is what starts from `shared`.
static bool is_candidate(MlirValue shared, cotile_contraction_t *facts,
                         cotile_reason_t *out_reason) {
  cotile_contraction_t own = *facts;
  bool turns = turn_to(shared, facts);
  *out_reason = COTILE_REASON_NONE;
  if (facts->is_exchanged && has_left_sibling(&own)) return false;
  if (!turns && facts->is_exchanged) *out_reason = COTILE_REASON_SPACE;
  return turns;
}

// Fills `candidates`, whose first is the group's, with its siblings; returns how many it has then.
static int collect_candidates(const cotile_flow_options_t *options,
                              cotile_contraction_t *candidates, int limit) {
  const cotile_contraction_t *first = &candidates[0];
  MlirOperation *users;
  MlirValue shared = first->operand[COTILE_LHS];
  int user_count = cotile_later_users(shared, first->op, options->arena, &users);
  cotile_ops_t members = {0};
  cotile_ops_append(&members, options->arena, first->op);
  int count = 1;
  for (int i = 0; i < user_count && count < limit; i++) {
    bool is_contraction;
    cotile_contraction_t *facts = &candidates[count];
    cotile_reason_t reason = analyse(users[i], facts, &is_contraction);
    if (!is_contraction || reason != COTILE_REASON_NONE) continue; // noted when it is visited
    bool may_join = is_candidate(shared, facts, &reason);
    if (may_join) reason = can_join(first, &members, facts);
    if (may_join && reason == COTILE_REASON_NONE) reason = cotile_wish_of(first->op, users[i]);
    if (reason != COTILE_REASON_NONE) note_all(options, reason, users[i], 1, first);
    if (!may_join || reason != COTILE_REASON_NONE) continue;
    cotile_ops_append(&members, options->arena, users[i]);
    count++;
  }
  return count;
}

// --- Other shapes of the shared operand ---

// A later contraction that reads `value`; as facts with it on the left if it can be turned so.
static bool is_later_reader(MlirValue value, MlirOpOperand use, MlirOperation first,
                            cotile_contraction_t *out) {
  MlirOperation op = mlirOpOperandGetOwner(use);
  bool is_contraction;
  if (mlirOpOperandGetOperandNumber(use) >= COTILE_OUT ||
      !mlirBlockEqual(mlirOperationGetBlock(op), mlirOperationGetBlock(first)) ||
      !mlirOperationIsBeforeInBlock(first, op) ||
      analyse(op, out, &is_contraction) != COTILE_REASON_NONE)
    return false;
  (void)turn_to(value, out);
  return true;
}

// Notes who reads the elements of the shared operand, from `value` on, in another shape: `first` if
// it has no siblings, otherwise those who have none. True if `first` was noted.
static bool note_other_shapes(const cotile_flow_options_t *options,
                              const cotile_contraction_t *first, bool has_siblings,
                              MlirValue value) {
  bool is_shared = mlirValueEqual(value, first->operand[COTILE_LHS]);
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation op = mlirOpOperandGetOwner(use);
    cotile_contraction_t other;
    if (cotile_is_reshape(op) &&
        note_other_shapes(options, first, has_siblings, mlirOperationGetResult(op, 0)))
      return true;
    if (is_shared || !is_later_reader(value, use, first->op, &other)) continue;
    if (!has_siblings) {
      note_all(options, COTILE_REASON_SPACE, first->op, 1, &other);
      return true;
    }
    if (!has_left_sibling(&other)) note_all(options, COTILE_REASON_SPACE, op, 1, first);
  }
  return false;
}

static bool is_forced(const cotile_contraction_t *first) {
  return cotile_users_group(first->op).length > 0;
}

static bool load_time_weights(const cotile_contraction_t *members, int count) {
  for (int i = 0; i < count; i++)
    if (!cotile_is_load_time(members[i].operand[COTILE_RHS])) return false;
  return true;
}

// Which of the contractions would meet in one dispatch: out_set[i] is the first that i meets.
static void find_sets(const cotile_flow_options_t *options, const cotile_contraction_t *members,
                      int count, int *out_set) {
  cotile_epilogues_t epilogues;
  cotile_dispatch_t dispatch = {0};
  const cotile_room_t room = {INT_MAX, INT_MAX};
  cotile_epilogues_init(&epilogues, options->arena, members, count, &room, &dispatch, out_set);
  cotile_epilogues_add(&epilogues);
}

static double planned_seconds(const cotile_flow_options_t *options,
                              const cotile_plan_facts_t *facts) {
  cotile_plan_t plan;
  cotile_plan_make(facts, options->machine, &plan);
  return plan.seconds;
}

// Estimates are not trusted beyond this: a group is refused when it is expected to be slower by
// more.
static const double MODEL_ERROR = 0.03;

// As it stands in the program.
static double seconds_apart(const cotile_flow_options_t *options, MlirOperation op) {
  cotile_contraction_t member;
  cotile_plan_facts_t facts;
  const char *why;
  if (!cotile_contraction_analyse(op, &member, &why)) return 0; // not reached
  cotile_plan_facts_init_one(&facts, &member, load_time_weights(&member, 1));
  return planned_seconds(options, &facts);
}

// Facts of a group of the contractions; of those that share a product, of one.
static void group_facts(const cotile_contraction_t *members, int count, const int *set,
                        cotile_plan_facts_t *out) {
  cotile_contraction_t products[COTILE_MAX_GROUP];
  int product[COTILE_MAX_GROUP], product_set[COTILE_MAX_GROUP], found = 0;
  for (int i = 0; i < count; i++) {
    product[i] = 0;
    while (product[i] < found && !cotile_is_same_product(&products[product[i]], &members[i]))
      product[i]++;
    if (product[i] < found) continue;
    product_set[found] = set[i] < i ? product[set[i]] : found;
    products[found++] = members[i];
  }
  cotile_plan_facts_init(out, products, found, product_set, load_time_weights(members, count));
}

static bool pays(const cotile_flow_options_t *options, const cotile_contraction_t *members,
                 int count) {
  int set[COTILE_MAX_GROUP];
  double parts = 0;
  cotile_plan_facts_t facts;
  if (count == 1 || is_forced(&members[0]) || options->grouping == COTILE_GROUPING_ALWAYS)
    return true;
  find_sets(options, members, count, set);
  for (int i = 0; i < count; i++) parts += seconds_apart(options, members[i].op);
  group_facts(members, count, set, &facts);
  return planned_seconds(options, &facts) <= (1 + MODEL_ERROR) * parts;
}

// --- Members ---

// The most members that a kernel could get, with nothing that follows them.
static int most_members(const cotile_flow_options_t *options,
                        const cotile_contraction_t *candidates, int count) {
  int most = is_forced(&candidates[0]) ? COTILE_MAX_GROUP : options->max_group;
  cotile_room_t room = cotile_room_beside_x(options->machine, &candidates[0]), each = {0, 0};
  for (int i = 0; i < count; i++) {
    cotile_room_t needed = cotile_room_of_member(&candidates[i]);
    each.dims = (int)cotile_max(each.dims, needed.dims);
    each.buffers = (int)cotile_max(each.buffers, needed.buffers);
  }
  int64_t fit = room.buffers / each.buffers;
  if (each.dims > 0) fit = cotile_min(fit, room.dims / each.dims);
  return (int)cotile_max(1, cotile_min(most, fit));
}

// An even split of `count` candidates into groups of at most `limit`: the size of the first.
static int first_share(int count, int limit) {
  int parts = (count + limit - 1) / limit;
  return (count + parts - 1) / parts;
}

static int set_size(const int *set, int count, int first) {
  int size = 0;
  for (int i = 0; i < count; i++) size += set[i] == first;
  return size;
}

// Puts `share` candidates, the first among them, or a few more or less, in front of `candidates`
// and returns how many. Those that meet stay together as far as `limit` allows.
static int choose_members(const cotile_flow_options_t *options, cotile_contraction_t *candidates,
                          int count, int share, int limit) {
  int *set = COTILE_ARENA_NEW(options->arena, count, int);
  bool *is_chosen = COTILE_ARENA_NEW(options->arena, count, bool);
  cotile_contraction_t *all = COTILE_ARENA_NEW(options->arena, count, cotile_contraction_t);
  int chosen = 0, at = 0;
  find_sets(options, candidates, count, set);
  for (int first = 0; first < count; first++) {
    int size = set[first] == first ? set_size(set, count, first) : 0;
    if (chosen + size > share && chosen > 0) continue;
    for (int i = first; i < count && size > 0; i++) {
      if (set[i] != first || chosen == limit) continue;
      is_chosen[i] = true;
      chosen++;
    }
  }
  for (int part = 1; part >= 0; part--)
    for (int i = 0; i < count; i++)
      if (is_chosen[i] == part) all[at++] = candidates[i];
  memcpy(candidates, all, (size_t)count * sizeof *all);
  return chosen;
}

// Whether a kernel of the members has room for all that would follow them in smaller ones: those
// that meet, in a kernel of their own.
static bool is_roomy(const cotile_flow_options_t *options, const cotile_contraction_t *members,
                     int count) {
  const cotile_room_t own = cotile_room_beside_x(options->machine, &members[0]);
  cotile_room_t room = own;
  int *set = COTILE_ARENA_NEW(options->arena, count, int);
  cotile_contraction_t *met = COTILE_ARENA_NEW(options->arena, count, cotile_contraction_t);
  find_sets(options, members, count, set);
  for (int first = 0; first < count; first++) {
    int met_count = 0;
    cotile_room_t left = own;
    for (int i = first; i < count; i++)
      if (set[i] == first) met[met_count++] = members[i];
    if (!cotile_epilogues_take_room(options->arena, met, met_count, &left)) return false;
    cotile_room_t needed = {own.dims - left.dims, own.buffers - left.buffers};
    if (!cotile_room_take(&room, &needed)) return false;
  }
  return true;
}

// Puts the members of the first group of an even split in front of the candidates and returns how
// many. What the user wants in one kernel is there even where what follows is left out.
static int split(const cotile_flow_options_t *options, cotile_contraction_t *candidates,
                 int count) {
  int limit = most_members(options, candidates, count), share = first_share(count, limit);
  const size_t bytes = (size_t)count * sizeof *candidates;
  cotile_contraction_t *all = COTILE_ARENA_NEW(options->arena, count, cotile_contraction_t);
  memcpy(all, candidates, bytes);
  for (;; share = first_share(count, share - 1)) {
    memcpy(candidates, all, bytes);
    int chosen = share < count ? choose_members(options, candidates, count, share, limit) : count;
    if (share == 1 || is_forced(&candidates[0]) || is_roomy(options, candidates, chosen))
      return chosen;
  }
}

// How many of the members are worth a group: all, those that meet the first (they are then in
// front), or the first alone.
static int worthwhile(const cotile_flow_options_t *options, cotile_contraction_t *members,
                      int count) {
  if (pays(options, members, count)) return count;
  int met = choose_members(options, members, count, 1, count);
  return met < count && pays(options, members, met) ? met : 1;
}

enum { MAX_CANDIDATES = 256 };

static void add_siblings(const cotile_flow_options_t *options, cotile_group_t *group) {
  cotile_contraction_t *candidates =
      COTILE_ARENA_NEW(options->arena, MAX_CANDIDATES, cotile_contraction_t);
  candidates[0] = group->members[0];
  int all = collect_candidates(options, candidates, MAX_CANDIDATES);
  if (!candidates[0].is_exchanged)
    (void)note_other_shapes(options, &candidates[0], all > 1,
                            cotile_source_of_reshapes(candidates[0].operand[COTILE_LHS]));
  int count = split(options, candidates, all);
  if (count < all)
    note_all(options, COTILE_REASON_OPTION, candidates[count].op, all - count - 1,
             &candidates[count + 1]);
  group->count = worthwhile(options, candidates, count);
  for (int i = group->count; i < count; i++)
    note_all(options, COTILE_REASON_COST, candidates[i].op, 1, &candidates[0]);
  memcpy(group->members, candidates, (size_t)group->count * sizeof *candidates);
}

// Starts a group with a contraction and what shares its left operand.
static void start(const cotile_flow_options_t *options, const cotile_contraction_t *first,
                  cotile_group_t *group) {
  group->count = 1;
  group->members[0] = *first;
  bool may_grow = options->grouping != COTILE_GROUPING_NONE && !cotile_stays_apart(first->op);
  if (may_grow) add_siblings(options, group);
}

// A weight that is known when the module is loaded is better packed than shared.
static bool may_share_right(const cotile_contraction_t *facts) {
  return !cotile_is_load_time(facts->operand[COTILE_RHS]) ||
         cotile_is_load_time(facts->operand[COTILE_LHS]);
}

static void start_on_the_right(const cotile_flow_options_t *options,
                               const cotile_contraction_t *first, cotile_group_t *group) {
  cotile_contraction_t turned = *first;
  cotile_contraction_exchange(&turned);
  if (!may_share_right(first) || !cotile_contraction_is_matrix_product(&turned)) return;
  start(options, &turned, group);
  if (group->count == 1) group->members[0] = *first;
}

static void add_others(const cotile_flow_options_t *options, cotile_group_t *group,
                       cotile_left_out_t *left_out) {
  int set[COTILE_MAX_GROUP];
  cotile_room_t room = cotile_room_beside_x(options->machine, &group->members[0]);
  (void)cotile_room_take_members(&room, group->members, group->count);
  cotile_epilogues_t epilogues;
  cotile_epilogues_init(&epilogues, options->arena, group->members, group->count, &room,
                        &group->dispatch, set);
  epilogues.left_out = left_out;
  cotile_initial_values_add(&epilogues);
  cotile_epilogues_add(&epilogues);
}

bool cotile_group_find(MlirOperation op, const cotile_flow_options_t *options, cotile_group_t *out,
                       cotile_left_out_t *left_out) {
  *out = (cotile_group_t){0};
  bool is_contraction;
  cotile_contraction_t facts;
  cotile_reason_t reason = analyse(op, &facts, &is_contraction);
  if (!is_contraction && cotile_is_like_contraction(op)) note(options, COTILE_REASON_BODY, op);
  if (reason != COTILE_REASON_NONE) {
    if (is_contraction) note(options, reason, op);
    return false;
  }
  start(options, &facts, out);
  if (out->count == 1) start_on_the_right(options, &facts, out);
  for (int i = 0; i < out->count; i++)
    if (out->members[i].is_exchanged) cotile_contraction_settle(&out->members[i]);
  add_others(options, out, left_out);
  return true;
}
