// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a result of a dispatch lies in memory, where that is not how its tiles are computed: the
// value that is tiled, its dimensions perhaps expanded, then perhaps permuted. These ops are the
// last of the body; nothing is computed in them.
#ifndef COTILE_COMPILER_SCHEDULE_LAYOUT_H
#define COTILE_COMPILER_SCHEDULE_LAYOUT_H

#include "compiler/linalg/structured.h"

typedef struct cotile_layout {
  MlirValue value;         // what is tiled
  MlirOperation expand;    // tensor.expand_shape of it; null: none
  MlirOperation transpose; // a linalg op that permutes dimensions; null: none
} cotile_layout_t;

// True if the op does nothing but permute the dimensions of its input. The map is from dimensions
// of its result to those of the input.
bool cotile_is_transposition(MlirOperation op, MlirAffineMap *out_map);

// Of a value that a body returns.
cotile_layout_t cotile_layout_of(MlirValue returned);
// False if tiles lie in memory as they are computed.
bool cotile_layout_is_own(const cotile_layout_t *layout);

// A view of `tensor`, the memory of the result, with the dimensions of the value.
MlirValue cotile_layout_fold(cotile_builder_t *builder, const cotile_layout_t *layout,
                             MlirValue tensor);
// Back: `value`, with dimensions of the layout's, becomes what `tensor` is.
MlirValue cotile_layout_unfold(cotile_builder_t *builder, const cotile_layout_t *layout,
                               MlirValue value, MlirValue tensor);

#endif
