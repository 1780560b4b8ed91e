// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What crosses the boundary of a dispatch. Kernels get tensors and indices, so other scalars of the
// host program are given to them as their bits.
#ifndef COTILE_COMPILER_FLOW_BOUNDARY_H
#define COTILE_COMPILER_FLOW_BOUNDARY_H

#include "compiler/flow/dispatch.h"
#include "ir/builder.h"

// In the arena.
typedef struct cotile_values {
  int count, capacity;
  MlirValue *items;
} cotile_values_t;

void cotile_values_append(cotile_values_t *values, cotile_arena_t *arena, MlirValue value);

typedef struct cotile_boundary {
  const cotile_dispatch_t *dispatch; // borrowed
  cotile_arena_t *arena;             // borrowed
  MlirOperation anchor;              // what is read is computed in front of it
  cotile_values_t ins;               // each once, in the order of their first readers
  cotile_values_t outs, results;     // where results are computed, and of the ops; in pairs
  cotile_values_t scalars, indices;  // scalars of other types, and what is given for them; in pairs
} cotile_boundary_t;

// Moves what the ops read in front of the first of them.
void cotile_boundary_collect(cotile_boundary_t *out, const cotile_dispatch_t *dispatch,
                             cotile_arena_t *arena);

// The index that is given for a scalar of another type; null for other values.
MlirValue cotile_boundary_index(const cotile_boundary_t *boundary, MlirValue value);
// The scalar of the type back.
MlirValue cotile_scalar_from_index(cotile_builder_t *builder, MlirType type, MlirValue value);

// True if the value only gives a shape: a tensor.empty, or a fill whose value is computed inside.
bool cotile_is_shape_only(MlirValue value);
// True if the body of the op reads what its destination `init` held before.
bool cotile_reads_destination(MlirOperation op, int init);

#endif
