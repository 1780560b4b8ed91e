// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sizes of a function's tensors, computed in another function from the call's dimensions.
//
// [sizes-1] A tensor's dimensions are built once, at the builder's place of the first request.
// [sizes-2] Equal products of the same dimensions are the same value, so that "provably equal" is
// "identical". [sizes-3] Only the operations that host functions may contain are looked through.
// Thread-compatible.
#ifndef COTILE_COMPILER_HAL_SIZES_H
#define COTILE_COMPILER_HAL_SIZES_H

#include "compiler/hal/value_map.h"
#include "ir/builder.h"

typedef struct cotile_sizes {
  cotile_arena_t *arena;           // borrowed
  cotile_builder_t *builder;       // borrowed
  const int64_t *argument_dims;    // per argument of the old function: its first hal.dim
  const int64_t *argument_inputs;  // which input of the call it is, if it is one
  cotile_value_map_t tensors;      // dimensions (MlirValue[rank]) of tensors of the old function
  cotile_value_map_t scalars;      // new values of its scalars
  struct cotile_product *products; // list, see [sizes-2]
} cotile_sizes_t;

// In `argument_dims`, for arguments that have no place in the call; their dynamic dimensions must
// not be asked for.
enum { COTILE_NO_DIMS = -1 };

void cotile_sizes_init(cotile_sizes_t *sizes, cotile_arena_t *arena, cotile_builder_t *builder,
                       const int64_t *argument_dims, const int64_t *argument_inputs);

// The dimensions of a tensor of the old function; borrowed.
const MlirValue *cotile_sizes_dims(cotile_sizes_t *sizes, MlirValue tensor);
MlirValue cotile_sizes_scalar(cotile_sizes_t *sizes, MlirValue value);
// Bytes of a tensor, as hal.size computes them.
MlirValue cotile_sizes_bytes(cotile_sizes_t *sizes, MlirValue tensor);
// The sum of two such sizes, or COTILE_SIZE_LIMIT.
MlirValue cotile_sizes_add(cotile_builder_t *builder, MlirValue a, MlirValue b);
// The product of some dimensions of a tensor, as an index.
MlirValue cotile_sizes_product(cotile_sizes_t *sizes, int64_t count, const MlirValue *dims);

// The product of the dimensions of `tensor`, the longer shape of a tensor.collapse_shape or
// tensor.expand_shape, that make up dimension `group` of the shorter one.
MlirValue cotile_sizes_group_product(cotile_sizes_t *sizes, MlirOperation reshape, MlirValue tensor,
                                     int group);

#endif
