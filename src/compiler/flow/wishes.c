// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/wishes.h"

#include <string.h>

#include "base/size.h"
#include "ir/query.h"

cotile_reason_t cotile_wish_of(MlirOperation first, MlirOperation op) {
  if (cotile_stays_apart(op)) return COTILE_REASON_ASKED;
  MlirStringRef a = cotile_users_group(first), b = cotile_users_group(op);
  return mlirStringRefEqual(a, b) ? COTILE_REASON_NONE : COTILE_REASON_NAMED;
}

// The first contraction seen of each name, and the dispatch that it is in.
typedef struct named {
  MlirStringRef name;
  MlirOperation op, dispatch;
} named_t;

typedef struct wishes {
  const cotile_flow_options_t *options;
  named_t *first;
  int64_t count, capacity;
} wishes_t;

static named_t *first_of(wishes_t *wishes, MlirStringRef name) {
  for (int64_t i = 0; i < wishes->count; i++)
    if (mlirStringRefEqual(wishes->first[i].name, name)) return &wishes->first[i];
  return NULL;
}

static void add_first(wishes_t *wishes, named_t named) {
  if (wishes->count == wishes->capacity) {
    int64_t capacity = cotile_max(2 * wishes->capacity, 8);
    named_t *more = COTILE_ARENA_NEW(wishes->options->arena, capacity, named_t);
    for (int64_t i = 0; i < wishes->count; i++) more[i] = wishes->first[i];
    wishes->first = more;
    wishes->capacity = capacity;
  }
  wishes->first[wishes->count++] = named;
}

// Why the contraction at this place is not in a group.
static const char *reason_at(const cotile_refusals_t *refusals, const char *location) {
  const char *sentence = "not grouped: it does not read the operand that the group shares";
  for (const cotile_refusal_t *r = refusals->first; r; r = r->next)
    if (!strcmp(r->locations[0], location)) sentence = cotile_reason_sentence(r->reason);
  return sentence;
}

static void refuse(const cotile_flow_options_t *options, MlirOperation op, const named_t *first) {
  cotile_diagnostics_t *diagnostics = options->diagnostics;
  cotile_location_t at = cotile_location(diagnostics->arena, mlirOperationGetLocation(op));
  const char *text = cotile_location_text(options->arena, mlirOperationGetLocation(op));
  cotile_diagnostics_add(diagnostics, COTILE_SEVERITY_ERROR, NULL, at,
                         COTILE_GROUP_ATTRIBUTE " = \"%.*s\": %s", (int)first->name.length,
                         first->name.data, reason_at(options->refusals, text));
  at = cotile_location(diagnostics->arena, mlirOperationGetLocation(first->op));
  cotile_diagnostics_add(diagnostics, COTILE_SEVERITY_NOTE, NULL, at, "the group begins here");
}

static MlirWalkResult check_wish(MlirOperation op, void *user) {
  wishes_t *wishes = user;
  MlirStringRef name = cotile_users_group(op);
  if (name.length == 0) return MlirWalkResultAdvance;
  MlirOperation parent = mlirOperationGetParentOperation(op);
  named_t named = {name, op, cotile_op_is(parent, "func.func") ? op : parent};
  named_t *first = first_of(wishes, name);
  if (!first)
    add_first(wishes, named);
  else if (!mlirOperationEqual(first->dispatch, named.dispatch) &&
           wishes->options->grouping != COTILE_GROUPING_NONE)
    refuse(wishes->options, op, first);
  return MlirWalkResultAdvance;
}

static MlirWalkResult remove_wishes(MlirOperation op, void *user) {
  (void)user;
  mlirOperationRemoveAttributeByName(op, cotile_str(COTILE_GROUP_ATTRIBUTE));
  mlirOperationRemoveAttributeByName(op, cotile_str(COTILE_NO_GROUP_ATTRIBUTE));
  return MlirWalkResultAdvance;
}

void cotile_wishes_check(MlirOperation function, const cotile_flow_options_t *options) {
  wishes_t wishes = {.options = options};
  mlirOperationWalk(function, check_wish, &wishes, MlirWalkPreOrder);
  mlirOperationWalk(function, remove_wishes, NULL, MlirWalkPreOrder);
}
