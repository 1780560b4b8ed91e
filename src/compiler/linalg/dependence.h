// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which ops of a block need results of others, what may move in front of them, and who reads a
// value.
#ifndef COTILE_COMPILER_LINALG_DEPENDENCE_H
#define COTILE_COMPILER_LINALG_DEPENDENCE_H

#include <stdbool.h>

#include <mlir-c/IR.h>

#include "base/arena.h"

// Ops of one block, in its order.
typedef struct cotile_ops {
  int count, capacity;
  MlirOperation *items; // in the arena
} cotile_ops_t;

void cotile_ops_append(cotile_ops_t *ops, cotile_arena_t *arena, MlirOperation op);

bool cotile_ops_hold(const cotile_ops_t *ops, MlirOperation op);

// True if `value` needs the result of one of the ops.
bool cotile_depends_on(MlirValue value, const cotile_ops_t *ops);

// True if `value` can be computed in front of `anchor`, the first of the ops or one before it: what
// defines it after the anchor has no effects and does not depend on the ops.
bool cotile_can_hoist(MlirValue value, MlirOperation anchor, const cotile_ops_t *ops);

// Ops after `op` in its block that have `value` as operand, each once, in order; in the arena.
int cotile_later_users(MlirValue value, MlirOperation op, cotile_arena_t *arena,
                       MlirOperation **out_users);

#endif
