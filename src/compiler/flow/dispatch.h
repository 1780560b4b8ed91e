// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Moving operations of a function into one flow.dispatch.workgroups.
#ifndef COTILE_COMPILER_FLOW_DISPATCH_H
#define COTILE_COMPILER_FLOW_DISPATCH_H

#include <stdbool.h>

#include <mlir-c/IR.h>

#include "base/arena.h"

// The operations of one dispatch, in the order of the block they come from. A result of an op is a
// result of the dispatch if something outside reads it; others stay inside.
typedef struct cotile_dispatch {
  int op_count, capacity;
  MlirOperation *ops; // in the arena
  int layout_count, layout_capacity;
  struct cotile_result_layout *layouts; // layouts.h; in the arena
} cotile_dispatch_t;

void cotile_dispatch_append(cotile_dispatch_t *dispatch, cotile_arena_t *arena, MlirOperation op);

bool cotile_dispatch_holds(const cotile_dispatch_t *dispatch, MlirOperation op);

// True if the op is a linalg op that a dispatch can hold beside others: structured, in destination
// style, every scalar and every value from outside its regions a constant.
bool cotile_is_dispatchable(MlirOperation op);

// True if a dispatch can hold the op alone: scalars may be computed, and its body may read elements
// of tensors from outside.
bool cotile_is_dispatchable_alone(MlirOperation op);

// True if the op is a contraction whose tiles are cut from memory.
bool cotile_is_matrix_product(MlirOperation op);

// True if the shape of every result follows from the op's inputs, so that it can be an intermediate
// of a dispatch.
bool cotile_has_known_shape(MlirOperation op);

// linalg.fill of a tensor with a constant scalar: it is computed where it is read.
bool cotile_is_constant_fill(MlirOperation op);

// True if `value` needs the result of one of the dispatch's ops.
bool cotile_depends_on(MlirValue value, const cotile_dispatch_t *dispatch);

// True if `value` can be computed in front of `anchor`, the dispatch's first op or one before it:
// what defines it after the anchor has no effects and does not depend on the dispatch.
bool cotile_can_hoist(MlirValue value, MlirOperation anchor, const cotile_dispatch_t *dispatch);

// Replaces the ops by a dispatch called `name` in front of the first of them. Whatever they read is
// moved in front of it; the caller has checked that this is legal. A tensor.insert_slice is alone.
MlirOperation cotile_dispatch_form(const cotile_dispatch_t *dispatch, const char *name,
                                   cotile_arena_t *arena);

#endif
