// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/epilogues.h"

#include "compiler/flow/layouts.h"
#include "compiler/linalg/kernel_ops.h"
#include "compiler/schedule/column_sets.h"
#include "compiler/schedule/plan.h"
#include "ir/query.h"
#include "ir/reshape.h"

// A value that a tile has, and a member whose result's dimensions it has.
typedef struct tile_value {
  MlirValue value;
  int member;
} tile_value_t;

typedef struct values {
  cotile_epilogues_t *epilogues;
  int count, capacity;
  tile_value_t *items;
} values_t;

// --- Values ---

static void add_value(values_t *values, MlirValue value, int member) {
  if (values->count == values->capacity) {
    values->capacity = values->capacity ? 2 * values->capacity : 32;
    tile_value_t *items =
        COTILE_ARENA_NEW(values->epilogues->arena, values->capacity, tile_value_t);
    for (int i = 0; i < values->count; i++) items[i] = values->items[i];
    values->items = items;
  }
  values->items[values->count++] = (tile_value_t){value, member};
}

// The member that a value of the tile lies like; -1 if it is none.
static int member_of(const values_t *values, MlirValue value) {
  for (int i = 0; i < values->count; i++)
    if (mlirValueEqual(values->items[i].value, value)) return values->items[i].member;
  return -1;
}

// --- Legality ---

// Dimension by dimension the results run along the same loops: n, or the same dimension of X.
static bool lie_alike(const cotile_contraction_t *a, const cotile_contraction_t *b) {
  intptr_t rank = mlirAffineMapGetNumResults(a->map[COTILE_OUT]);
  if (rank != mlirAffineMapGetNumResults(b->map[COTILE_OUT])) return false;
  for (int d = 0; d < rank; d++) {
    int p = cotile_map_loop(a->map[COTILE_OUT], d), q = cotile_map_loop(b->map[COTILE_OUT], d);
    if (a->role[p] != b->role[q] ||
        cotile_map_position(a->map[COTILE_LHS], p) != cotile_map_position(b->map[COTILE_LHS], q))
      return false;
  }
  return true;
}

static bool reads_alone(MlirOperation op, MlirValue value) {
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use))
    if (!mlirOperationEqual(mlirOpOperandGetOwner(use), op)) return false;
  return true;
}

// Takes what the kernel needs for `op` from what it can get; false if there is not so much.
// A value of the tile that others read too is one more result.
static bool take(cotile_epilogues_t *epilogues, const cotile_structured_t *op,
                 const values_t *values) {
  cotile_room_t needed = {0, 0};
  int results = 0;
  for (int i = 0; i < op->operand_count; i++) {
    MlirValue operand = mlirOperationGetOperand(op->op, i);
    bool is_inside = member_of(values, operand) >= 0;
    if (is_inside ? reads_alone(op->op, operand) : i >= op->input_count) continue;
    results += is_inside;
    needed.buffers += cotile_is_ranked_tensor(operand);
    needed.dims += cotile_dynamic_dims(mlirValueGetType(operand));
  }
  if (results > epilogues->results_left || !cotile_room_take(&epilogues->room, &needed))
    return false;
  epilogues->results_left -= results;
  return true;
}

// The first input that is a value of the tile, or -1.
static int first_inside(const values_t *values, const cotile_structured_t *facts) {
  for (int i = 0; i < facts->input_count; i++)
    if (member_of(values, mlirOperationGetOperand(facts->op, i)) >= 0) return i;
  return -1;
}

// Whether operand `i` can be read where the tile's values, as `member` lies, have `map`.
static cotile_reason_t can_read(const values_t *values, const cotile_structured_t *facts, int i,
                                const cotile_contraction_t *member, MlirAffineMap map) {
  const cotile_epilogues_t *epilogues = values->epilogues;
  MlirValue operand = mlirOperationGetOperand(facts->op, i);
  int other = member_of(values, operand);
  if (other >= 0) {
    if (!mlirAffineMapEqual(facts->map[i], map)) return COTILE_REASON_FOLLOW_MAP;
    return lie_alike(member, &epilogues->members[other]) ? COTILE_REASON_NONE
                                                         : COTILE_REASON_FOLLOW_LAYOUT;
  }
  if (!cotile_can_hoist(operand, epilogues->members[0].op, &epilogues->dispatch->ops))
    return COTILE_REASON_FOLLOW_MOVE;
  return !cotile_is_ranked_tensor(operand) || cotile_reads_folded_rows(member, map, facts->map[i])
             ? COTILE_REASON_NONE
             : COTILE_REASON_FOLLOW_ROWS;
}

// The members that would meet in an op are not too many.
static bool may_meet(const values_t *values, const cotile_structured_t *facts) {
  const cotile_epilogues_t *epilogues = values->epilogues;
  int count = 0;
  for (int i = 0; i < epilogues->member_count; i++) {
    bool meets = false;
    for (int operand = 0; operand < facts->operand_count; operand++) {
      int member = member_of(values, mlirOperationGetOperand(facts->op, operand));
      meets |= member >= 0 && epilogues->set[member] == epilogues->set[i];
    }
    count += meets;
  }
  return count <= COTILE_MAX_MEETING;
}

// COTILE_REASON_NONE if `op`, which reads a value of the tile, is an epilogue; *out_member is one
// that its result lies like.
static cotile_reason_t why_not(const values_t *values, MlirOperation op, cotile_structured_t *facts,
                               int *out_member) {
  if (!cotile_is_computed_by_element(op, facts)) return COTILE_REASON_FOLLOW_BODY;
  int at = first_inside(values, facts);
  if (at < 0) return COTILE_REASON_FOLLOW_MAP; // it only overwrites the value
  MlirValue value = mlirOperationGetOperand(op, at);
  MlirAffineMap map = facts->map[facts->operand_count - 1];
  *out_member = member_of(values, value);
  if (facts->loop_count != cotile_rank(value) || !mlirAffineMapEqual(facts->map[at], map))
    return COTILE_REASON_FOLLOW_MAP;
  for (int i = 0; i < facts->operand_count; i++) {
    cotile_reason_t reason =
        can_read(values, facts, i, &values->epilogues->members[*out_member], map);
    if (reason != COTILE_REASON_NONE) return reason;
  }
  return may_meet(values, facts) ? COTILE_REASON_NONE : COTILE_REASON_FOLLOW_MEETING;
}

// --- Collection ---

static void add_users(values_t *values, MlirValue value) {
  cotile_epilogues_t *epilogues = values->epilogues;
  MlirOperation *users;
  int count = cotile_later_users(value, cotile_defining_op(value), epilogues->arena, &users);
  for (int i = 0; i < count; i++) {
    cotile_structured_t facts;
    int member;
    if (cotile_ops_hold(&epilogues->dispatch->ops, users[i]) ||
        why_not(values, users[i], &facts, &member) != COTILE_REASON_NONE ||
        !take(epilogues, &facts, values))
      continue;
    for (int operand = 0; operand < facts.operand_count; operand++) {
      int other = member_of(values, mlirOperationGetOperand(users[i], operand));
      if (other >= 0)
        cotile_column_sets_join(epilogues->set, epilogues->member_count, member, other);
    }
    cotile_ops_append(&epilogues->dispatch->ops, epilogues->arena, users[i]);
    add_value(values, mlirOperationGetResult(users[i], 0), member);
  }
}

// --- What does not follow ---

static bool is_view(MlirOperation op) {
  return cotile_is_reshape(op) || cotile_op_is(op, "tensor.extract_slice");
}

// What reads a result without computing on it, products of results, and what follows another
// contraction already.
static bool is_expected_outside(MlirOperation op) {
  cotile_contraction_t facts;
  const char *why;
  return cotile_op_is(op, "tensor.dim") || cotile_op_is(op, "func.return") ||
         cotile_op_is(op, "flow.dispatch.workgroups") ||
         cotile_contraction_analyse(op, &facts, &why);
}

// Why `op`, which reads a value of the tile or a view of one, is not in the dispatch.
static cotile_reason_t why_outside(const values_t *values, MlirOperation op, bool is_viewed) {
  cotile_structured_t facts;
  int member;
  cotile_reason_t reason = cotile_insertion_reason(values->epilogues, op);
  if (reason != COTILE_REASON_NONE) return reason;
  reason = why_not(values, op, &facts, &member);
  if (is_viewed && reason != COTILE_REASON_FOLLOW_BODY) return COTILE_REASON_FOLLOW_VIEW;
  return reason == COTILE_REASON_NONE ? COTILE_REASON_FOLLOW_LIMIT : reason;
}

// Notes what reads `value`, which is a value of the tile that follows `member`, or a view of one.
static void note_readers(const values_t *values, MlirValue value, int member, bool is_viewed) {
  const cotile_epilogues_t *epilogues = values->epilogues;
  MlirOperation *users;
  int count = cotile_later_users(value, cotile_defining_op(value), epilogues->arena, &users);
  for (int i = 0; i < count; i++) {
    if (cotile_ops_hold(&epilogues->dispatch->ops, users[i]) || is_expected_outside(users[i]))
      continue;
    bool is_layout = cotile_layouts_hold(epilogues->dispatch, users[i]);
    if (is_layout && cotile_op_is(users[i], "tensor.insert_slice")) continue;
    if (is_layout || is_view(users[i])) {
      note_readers(values, mlirOperationGetResult(users[i], 0), member, true);
      continue;
    }
    cotile_left_out_add(epilogues->left_out, users[i], why_outside(values, users[i], is_viewed),
                        epilogues->members[member].op);
  }
}

void cotile_epilogues_init(cotile_epilogues_t *out, cotile_arena_t *arena,
                           const cotile_contraction_t *members, int member_count,
                           const cotile_room_t *room, cotile_dispatch_t *dispatch, int *set) {
  *out = (cotile_epilogues_t){.arena = arena,
                              .member_count = member_count,
                              .members = members,
                              .dispatch = dispatch,
                              .room = *room,
                              .results_left = COTILE_MAX_OPERANDS / 4,
                              .set = set};
  for (int i = 0; i < member_count; i++) {
    cotile_ops_append(&dispatch->ops, arena, members[i].op);
    set[i] = i;
  }
}

typedef void (*add_layouts_fn)(cotile_epilogues_t *epilogues, MlirValue value,
                               const cotile_contraction_t *member);

static void for_all_values(const values_t *values, add_layouts_fn add) {
  for (int i = 0; i < values->count; i++)
    if (cotile_has_known_shape(cotile_defining_op(values->items[i].value)))
      add(values->epilogues, values->items[i].value,
          &values->epilogues->members[values->items[i].member]);
}

// A value may be inserted into what a later one was inserted into.
static void add_layouts(const values_t *values) {
  const cotile_dispatch_t *dispatch = values->epilogues->dispatch;
  int known;
  do {
    known = dispatch->layout_count;
    for_all_values(values, cotile_insertions_add);
  } while (dispatch->layout_count > known);
  for_all_values(values, cotile_transpositions_add);
}

void cotile_epilogues_add(cotile_epilogues_t *epilogues) {
  values_t values = {.epilogues = epilogues};
  for (int i = 0; i < epilogues->member_count; i++)
    add_value(&values, mlirOperationGetResult(epilogues->members[i].op, 0), i);
  for (int i = 0; i < values.count; i++)
    if (cotile_has_known_shape(cotile_defining_op(values.items[i].value)))
      add_users(&values, values.items[i].value);
  add_layouts(&values);
  for (int i = 0; i < values.count && epilogues->left_out; i++)
    note_readers(&values, values.items[i].value, values.items[i].member, false);
}

// A member's initial value that is computed for it alone, such as a bias spread over rows, if there
// is room for it; else null.
static MlirOperation take_initial_value(cotile_epilogues_t *epilogues,
                                        const cotile_contraction_t *member) {
  const MlirOperation none = {NULL};
  cotile_structured_t facts;
  const values_t no_values = {.epilogues = epilogues};
  MlirValue init = member->operand[COTILE_OUT];
  MlirOperation op = cotile_defining_op(init);
  if (mlirOperationIsNull(op) || cotile_is_constant_fill(op) || cotile_use_count(init) != 1 ||
      !mlirBlockEqual(mlirOperationGetBlock(op), mlirOperationGetBlock(member->op)) ||
      !cotile_is_computed_by_element(op, &facts) || cotile_reads_init(&facts))
    return none;
  MlirAffineMap out = facts.map[facts.operand_count - 1];
  for (int i = 0; i < facts.input_count; i++)
    if (cotile_is_ranked_tensor(mlirOperationGetOperand(op, i)) &&
        !cotile_reads_folded_rows(member, out, facts.map[i]))
      return none;
  return take(epilogues, &facts, &no_values) ? op : none;
}

void cotile_initial_values_add(cotile_epilogues_t *epilogues) {
  for (int i = 0; i < epilogues->member_count; i++) {
    MlirOperation member = epilogues->members[i].op;
    MlirOperation op = take_initial_value(epilogues, &epilogues->members[i]);
    if (mlirOperationIsNull(op)) continue;
    mlirOperationMoveBefore(op, member); // so that it does not change what stands in front
    cotile_ops_append(&epilogues->dispatch->ops, epilogues->arena, op);
  }
}

bool cotile_epilogues_take_room(cotile_arena_t *arena, const cotile_contraction_t *members,
                                int member_count, cotile_room_t *room) {
  cotile_epilogues_t epilogues;
  cotile_dispatch_t dispatch = {0};
  if (!cotile_room_take_members(room, members, member_count)) return false;
  cotile_epilogues_init(&epilogues, arena, members, member_count, room, &dispatch,
                        COTILE_ARENA_NEW(arena, member_count, int));
  for (int i = 0; i < member_count; i++) (void)take_initial_value(&epilogues, &members[i]);
  cotile_epilogues_add(&epilogues);
  *room = epilogues.room;
  return true;
}
