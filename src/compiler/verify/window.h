// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Windows of tensors, and whether those of all iterations of an scf.forall partition a tensor.
#ifndef COTILE_COMPILER_VERIFY_WINDOW_H
#define COTILE_COMPILER_VERIFY_WINDOW_H

#include <stdbool.h>
#include <stdint.h>

#include <mlir-c/IR.h>

#include "cotile/types.h"

// A value of type index, or a number where `value` is null.
typedef struct cotile_index {
  MlirValue value;
  int64_t number;
} cotile_index_t;

cotile_index_t cotile_index_of(MlirValue value); // a constant becomes its number
bool cotile_index_equal(cotile_index_t a, cotile_index_t b);

typedef struct cotile_window {
  MlirValue tensor;
  int rank;
  cotile_index_t offsets[COTILE_MAX_RANK], sizes[COTILE_MAX_RANK], strides[COTILE_MAX_RANK];
} cotile_window_t;

// The window of a tensor.extract_slice, tensor.insert_slice or tensor.parallel_insert_slice. False
// if its rank is above COTILE_MAX_RANK.
bool cotile_window_read(MlirOperation slice, cotile_window_t *out);
// The same, false also if its strides are not all 1.
bool cotile_window_of(MlirOperation slice, cotile_window_t *out);
// The same offsets, sizes and strides, in tensors of one rank.
bool cotile_window_equal(const cotile_window_t *a, const cotile_window_t *b);
// The sizes that are operands of such an op, or of a tensor.empty; returns how many there are: as
// many as dimensions of what is read, inserted or made are dynamic.
int cotile_size_operands(MlirOperation op, cotile_index_t out[COTILE_MAX_RANK]);

// Null if the windows of two iterations never overlap and all together cover the tensor; otherwise
// a static sentence. `*out_dim` is the dimension it speaks of, or -1.
//
// Decided by form, as tiling.c and loops.c write it. Each dimension is whole, or cut along one
// variable i of the forall, from 0 to its bound B, and each variable with a bound other than 1 cuts
// one dimension:
//   size W at i * W,                              B * W the extent E of the dimension;
//   size min(W, E - i * W) at i * W,              B = ceil(E / W);
//   size min((F(i + 1) - F(i)) * L, E - F(i) * L) at F(i) * L, where F(i) = floor(i * A / B), in
//   one
//     piece or as i * floor(A / B) + floor(i * (A mod B) / B), and A = ceil(E / L).
// Not proven: that a dynamic E is the tensor's dimension (the kernel's `cotile.equal_dims` demands
// it of the call), that B >= 1 where it is dynamic, that products do not overflow.
const char *cotile_window_check_partition(const cotile_window_t *window, MlirOperation forall,
                                          int *out_dim);

#endif
