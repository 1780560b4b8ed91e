// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tensor.collapse_shape and tensor.expand_shape: which dimensions of the longer shape make up each
// dimension of the shorter one.
#ifndef COTILE_IR_RESHAPE_H
#define COTILE_IR_RESHAPE_H

#include <stdbool.h>

#include "cotile/types.h"
#include "ir/builder.h"

// Group i holds dimensions end[i - 1] (0 for the first) up to end[i]. Without groups, the shorter
// shape is of rank 0.
typedef struct cotile_reassociation {
  int count;
  int end[COTILE_MAX_RANK];
} cotile_reassociation_t;

// Of a tensor.collapse_shape or tensor.expand_shape of at most COTILE_MAX_RANK dimensions.
cotile_reassociation_t cotile_reassociation_of(MlirOperation op);
bool cotile_reassociation_equal(const cotile_reassociation_t *a, const cotile_reassociation_t *b);
// The first dimension of a group.
int cotile_reassociation_begin(const cotile_reassociation_t *reassociation, int group);

// `sizes` of the longer shape, -1 where dynamic, become those of the shorter one.
void cotile_collapse_sizes(const cotile_reassociation_t *reassociation, const int64_t *sizes,
                           int64_t *out_sizes);

// tensor.cast, tensor.collapse_shape or tensor.expand_shape: the same elements in the same order.
bool cotile_is_reshape(MlirOperation op);
// What a tensor is but for such operations.
MlirValue cotile_source_of_reshapes(MlirValue tensor);

// tensor.collapse_shape; the tensor itself if every group has one dimension.
MlirValue cotile_build_collapse_shape(cotile_builder_t *builder, MlirValue tensor,
                                      const cotile_reassociation_t *reassociation);

// What a tensor is when collapsed: what it was expanded from, or a view of it.
MlirValue cotile_collapse(cotile_builder_t *builder, MlirValue tensor,
                          const cotile_reassociation_t *groups);

// tensor.expand_shape to `type`, whose dynamic dimensions are `sizes`, in order; the tensor itself
// if every group has one dimension.
MlirValue cotile_build_expand_shape(cotile_builder_t *builder, MlirType type, MlirValue tensor,
                                    const cotile_reassociation_t *reassociation,
                                    const MlirValue *sizes);

#endif
