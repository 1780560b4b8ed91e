// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The offsets, sizes and strides of tensor.extract_slice, tensor.insert_slice and
// tensor.parallel_insert_slice.
#ifndef COTILE_IR_SLICE_H
#define COTILE_IR_SLICE_H

#include <stdbool.h>

#include <mlir-c/IR.h>

#include "cotile/types.h"

// A constant where `value` is null.
typedef struct cotile_mixed {
  MlirValue value;
  int64_t constant;
} cotile_mixed_t;

typedef struct cotile_slice {
  int rank; // of the tensor that is sliced
  cotile_mixed_t offset[COTILE_MAX_RANK], size[COTILE_MAX_RANK], stride[COTILE_MAX_RANK];
  int kept_count;            // rank of the slice
  int kept[COTILE_MAX_RANK]; // dimension of the slice -> dimension of the sliced tensor
} cotile_slice_t;

// Reads a slice op; false if its rank exceeds COTILE_MAX_RANK.
bool cotile_slice_read(MlirOperation op, cotile_slice_t *out);

// True if two slices of tensors of one shape are known to have no element in common: along one
// dimension of unit strides, one of them begins where the other ends, or behind.
bool cotile_slices_are_apart(const cotile_slice_t *a, const cotile_slice_t *b);

#endif
