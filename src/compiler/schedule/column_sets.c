// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/column_sets.h"

#include "compiler/linalg/contraction.h"
#include "compiler/schedule/plan.h"
#include "ir/query.h"

// A value of the body and a contraction that it depends on.
typedef struct dependent {
  struct dependent *next;
  MlirValue value;
  int contraction;
} dependent_t;

typedef struct column_sets {
  cotile_arena_t *arena;
  dependent_t *dependents;
  int count, *set;
} column_sets_t;

static void add_dependent(column_sets_t *sets, MlirValue value, int contraction) {
  dependent_t *dependent = COTILE_ARENA_NEW(sets->arena, 1, dependent_t);
  *dependent = (dependent_t){sets->dependents, value, contraction};
  sets->dependents = dependent;
}

static int contraction_of(const column_sets_t *sets, MlirValue value) {
  for (const dependent_t *at = sets->dependents; at; at = at->next)
    if (mlirValueEqual(at->value, value)) return at->contraction;
  return -1;
}

void cotile_column_sets_join(int *inout_set, int count, int a, int b) {
  int from = inout_set[a], to = inout_set[b], first = from < to ? from : to;
  for (int i = 0; i < count; i++)
    if (inout_set[i] == from || inout_set[i] == to) inout_set[i] = first;
}

static void add_op(column_sets_t *sets, MlirOperation op) {
  int contraction = -1;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    int other = contraction_of(sets, mlirOperationGetOperand(op, i));
    if (other < 0) continue;
    if (contraction >= 0) cotile_column_sets_join(sets->set, sets->count, contraction, other);
    contraction = other;
  }
  if (contraction >= 0) add_dependent(sets, mlirOperationGetResult(op, 0), contraction);
}

void cotile_column_sets(MlirBlock body, cotile_arena_t *arena, int *out_set) {
  column_sets_t sets = {.arena = arena, .set = out_set};
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    cotile_contraction_t facts;
    const char *why;
    if (!cotile_op_is_dialect(op, "linalg")) continue;
    if (sets.count == COTILE_MAX_GROUP || !cotile_contraction_analyse(op, &facts, &why)) {
      add_op(&sets, op);
      continue;
    }
    out_set[sets.count] = sets.count;
    add_dependent(&sets, mlirOperationGetResult(op, 0), sets.count++);
  }
}
