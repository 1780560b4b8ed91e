// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a result of a dispatch lies in memory, where that is not how its tiles are computed: the
// value that is tiled, its dimensions perhaps expanded, then perhaps permuted, then perhaps a slice
// of a larger tensor. These ops are the last of the body; nothing is computed in them.
//
// A tensor may be inserted into several times, one after the other, in windows that are apart. Each
// insertion is a layout of its own; all together they are one result.
#ifndef COTILE_COMPILER_SCHEDULE_LAYOUT_H
#define COTILE_COMPILER_SCHEDULE_LAYOUT_H

#include "compiler/linalg/transposition.h"

typedef struct cotile_layout {
  MlirValue value;         // what is tiled
  MlirOperation expand;    // tensor.expand_shape of it; null: none
  MlirOperation transpose; // a linalg op that permutes dimensions; null: none
  MlirOperation insert;    // tensor.insert_slice; null: none
} cotile_layout_t;

// What stands for an index that the ops of a layout use.
typedef MlirValue (*cotile_layout_index_fn)(void *user, MlirValue index);

// Of a value that a body returns.
cotile_layout_t cotile_layout_of(MlirValue returned);
// The layout that is inserted into the same tensor right before this one; false if there is none.
bool cotile_layout_before(const cotile_layout_t *layout, cotile_layout_t *out);
// False if tiles lie in memory as they are computed.
bool cotile_layout_is_own(const cotile_layout_t *layout);

// The value of the last op.
MlirValue cotile_layout_result(const cotile_layout_t *layout);

// A view of `tensor`, the memory of the result, with the dimensions of the value.
MlirValue cotile_layout_fold(cotile_builder_t *builder, const cotile_layout_t *layout,
                             MlirValue tensor, cotile_layout_index_fn index, void *user);
// Back: `value`, with dimensions of the layout's, becomes what `tensor` is: the memory, or what was
// inserted into it before.
MlirValue cotile_layout_unfold(cotile_builder_t *builder, const cotile_layout_t *layout,
                               MlirValue value, MlirValue tensor, cotile_layout_index_fn index,
                               void *user);

#endif
