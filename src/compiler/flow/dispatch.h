// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Moving operations of a function into one flow.dispatch.workgroups.
#ifndef COTILE_COMPILER_FLOW_DISPATCH_H
#define COTILE_COMPILER_FLOW_DISPATCH_H

#include "base/arena.h"
#include "compiler/linalg/dependence.h"

// The operations of one dispatch, in the order of the block they come from. A result of an op is a
// result of the dispatch if something outside reads it; others stay inside.
typedef struct cotile_dispatch {
  cotile_ops_t ops;
  int layout_count, layout_capacity;
  struct cotile_result_layout *layouts; // layouts.h; in the arena
} cotile_dispatch_t;

// Replaces the ops by a dispatch called `name` in front of the first of them. Whatever they read is
// moved in front of it; the caller has checked that this is legal. A tensor.insert_slice is alone.
MlirOperation cotile_dispatch_form(const cotile_dispatch_t *dispatch, const char *name,
                                   cotile_arena_t *arena);

#endif
