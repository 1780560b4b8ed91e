// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which contractions of a dispatch meet in one op (gate * up): they form a column set, of which a
// workgroup computes the same columns at the same time.
#ifndef COTILE_COMPILER_SCHEDULE_COLUMN_SETS_H
#define COTILE_COMPILER_SCHEDULE_COLUMN_SETS_H

#include <mlir-c/IR.h>

#include "base/arena.h"

// For contraction i of the body of a flow.dispatch.workgroups, in the body's order and at most
// COTILE_MAX_GROUP: out_set[i] is the first contraction of its set.
void cotile_column_sets(MlirBlock body, cotile_arena_t *arena, int *out_set);

// Makes one set of those of `a` and `b` among `count` numbers like these.
void cotile_column_sets_join(int *inout_set, int count, int a, int b);

#endif
