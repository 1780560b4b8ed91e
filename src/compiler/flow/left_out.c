// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/left_out.h"

#include <string.h>

#include "compiler/flow/layouts.h"
#include "ir/query.h"

static bool holds(const cotile_left_out_t *list, MlirOperation op) {
  for (int i = 0; i < list->count; i++)
    if (mlirOperationEqual(list->ops[i].op, op)) return true;
  return false;
}

static void grow(cotile_left_out_t *list) {
  int capacity = list->capacity ? 2 * list->capacity : 16;
  cotile_left_out_op_t *ops = COTILE_ARENA_NEW(list->arena, capacity, cotile_left_out_op_t);
  if (list->count) memcpy(ops, list->ops, (size_t)list->count * sizeof *ops);
  list->ops = ops;
  list->capacity = capacity;
}

void cotile_left_out_add(cotile_left_out_t *list, MlirOperation op, cotile_reason_t reason,
                         MlirOperation contraction) {
  if (holds(list, op)) return;
  if (list->count == list->capacity) grow(list);
  list->ops[list->count++] = (cotile_left_out_op_t){
      op, reason, cotile_location_text(list->arena, mlirOperationGetLocation(op)),
      cotile_location_text(list->arena, mlirOperationGetLocation(contraction))};
}

void cotile_left_out_remove(cotile_left_out_t *list, const cotile_dispatch_t *dispatch) {
  int kept = 0;
  for (int i = 0; i < list->count; i++)
    if (!cotile_ops_hold(&dispatch->ops, list->ops[i].op) &&
        !cotile_layouts_hold(dispatch, list->ops[i].op))
      list->ops[kept++] = list->ops[i];
  list->count = kept;
}

void cotile_left_out_report(const cotile_left_out_t *list, const char *function,
                            cotile_refusals_t *refusals) {
  for (int i = 0; i < list->count; i++) {
    const char *const locations[] = {list->ops[i].location, list->ops[i].contraction};
    cotile_refusals_add(refusals, list->ops[i].reason, function, 2, locations);
  }
}
