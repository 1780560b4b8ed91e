// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What reads results of a contraction and is in no contraction's kernel, with the reason.
//
// An op that stays out of one kernel may follow a later contraction, so reasons are kept by op
// until all kernels of a function are formed; the first one counts.
#ifndef COTILE_COMPILER_FLOW_LEFT_OUT_H
#define COTILE_COMPILER_FLOW_LEFT_OUT_H

#include "compiler/flow/dispatch.h"
#include "compiler/flow/reasons.h"

typedef struct cotile_left_out_op {
  MlirOperation op;
  cotile_reason_t reason;
  const char *location, *contraction; // where the op and the contraction are
} cotile_left_out_op_t;

typedef struct cotile_left_out {
  cotile_arena_t *arena; // borrowed
  int count, capacity;
  cotile_left_out_op_t *ops; // in the arena
} cotile_left_out_t;

void cotile_left_out_add(cotile_left_out_t *list, MlirOperation op, cotile_reason_t reason,
                         MlirOperation contraction);

// Forgets the ops of a dispatch that is about to be formed: they followed.
void cotile_left_out_remove(cotile_left_out_t *list, const cotile_dispatch_t *dispatch);

// Reasons of what is left, in the order it was added.
void cotile_left_out_report(const cotile_left_out_t *list, const char *function,
                            cotile_refusals_t *refusals);

#endif
