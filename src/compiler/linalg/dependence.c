// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A depth-first search over definitions, which stops at the first of the ops, as nothing in front
// of it can depend on them. Visited ops are remembered.
#include "compiler/linalg/dependence.h"

#include <string.h>

#include "compiler/linalg/captures.h"
#include "ir/extras.h"
#include "ir/query.h"

void cotile_ops_append(cotile_ops_t *ops, cotile_arena_t *arena, MlirOperation op) {
  if (ops->count == ops->capacity) {
    int capacity = ops->capacity ? 2 * ops->capacity : 8;
    MlirOperation *items = COTILE_ARENA_NEW(arena, capacity, MlirOperation);
    if (ops->count) memcpy(items, ops->items, (size_t)ops->count * sizeof *items);
    ops->items = items;
    ops->capacity = capacity;
  }
  int at = ops->count++;
  while (at > 0 && mlirOperationIsBeforeInBlock(op, ops->items[at - 1])) {
    ops->items[at] = ops->items[at - 1];
    at--;
  }
  ops->items[at] = op;
}

bool cotile_ops_hold(const cotile_ops_t *ops, MlirOperation op) {
  for (int i = 0; i < ops->count; i++)
    if (mlirOperationEqual(ops->items[i], op)) return true;
  return false;
}

typedef struct search {
  const cotile_ops_t *ops;
  MlirOperation anchor;
  bool (*accept)(const struct search *search, MlirOperation op); // false: the search fails here
  cotile_arena_t arena;
  MlirOperation *seen;
  size_t seen_count, seen_capacity;
} search_t;

static bool search_value(search_t *search, MlirValue value);

static bool search_capture(void *user, MlirOperation nested, intptr_t operand, MlirValue value) {
  (void)nested, (void)operand;
  return search_value(user, value);
}

static size_t slot_of(const search_t *search, MlirOperation op) {
  size_t slot = ((size_t)op.ptr >> 4) * 0x9e3779b97f4a7c15u & (search->seen_capacity - 1);
  while (search->seen[slot].ptr && search->seen[slot].ptr != op.ptr)
    slot = (slot + 1) & (search->seen_capacity - 1);
  return slot;
}

static bool remember(search_t *search, MlirOperation op) {
  if (2 * search->seen_count >= search->seen_capacity) {
    search_t old = *search;
    search->seen_capacity = old.seen_capacity ? 2 * old.seen_capacity : 64;
    search->seen = COTILE_ARENA_NEW(&search->arena, search->seen_capacity, MlirOperation);
    for (size_t i = 0; i < old.seen_capacity; i++)
      if (old.seen[i].ptr) search->seen[slot_of(search, old.seen[i])] = old.seen[i];
  }
  size_t slot = slot_of(search, op);
  if (search->seen[slot].ptr) return false;
  search->seen[slot] = op;
  search->seen_count++;
  return true;
}

static bool search_operands(search_t *search, MlirOperation op) {
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    if (!search_value(search, mlirOperationGetOperand(op, i))) return false;
  return cotile_visit_captures(op, search_capture, search);
}

static bool search_value(search_t *search, MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  if (mlirOperationIsNull(op)) return true;
  if (!mlirBlockEqual(mlirOperationGetBlock(op), mlirOperationGetBlock(search->anchor)))
    return true;
  if (!mlirOperationEqual(op, search->anchor) && mlirOperationIsBeforeInBlock(op, search->anchor))
    return true;
  if (!search->accept(search, op)) return false;
  return !remember(search, op) || search_operands(search, op);
}

static bool accept_outside(const search_t *search, MlirOperation op) {
  return !cotile_ops_hold(search->ops, op);
}

static bool accept_movable(const search_t *search, MlirOperation op) {
  return !cotile_ops_hold(search->ops, op) && cotile_extras_is_memory_effect_free(op);
}

bool cotile_depends_on(MlirValue value, const cotile_ops_t *ops) {
  if (ops->count == 0) return false;
  search_t search = {.ops = ops, .anchor = ops->items[0], .accept = accept_outside};
  cotile_arena_init(&search.arena);
  bool independent = search_value(&search, value);
  cotile_arena_deinit(&search.arena);
  return !independent;
}

bool cotile_can_hoist(MlirValue value, MlirOperation anchor, const cotile_ops_t *ops) {
  search_t search = {.ops = ops, .anchor = anchor, .accept = accept_movable};
  cotile_arena_init(&search.arena);
  bool movable = search_value(&search, value);
  cotile_arena_deinit(&search.arena);
  return movable;
}

int cotile_later_users(MlirValue value, MlirOperation op, cotile_arena_t *arena,
                       MlirOperation **out_users) {
  cotile_ops_t users = {0};
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (mlirOperationEqual(user, op)) continue;
    if (!mlirBlockEqual(mlirOperationGetBlock(user), mlirOperationGetBlock(op))) continue;
    if (!mlirOperationIsBeforeInBlock(op, user)) continue;
    if (!cotile_ops_hold(&users, user)) cotile_ops_append(&users, arena, user);
  }
  *out_users = users.items;
  return users.count;
}
