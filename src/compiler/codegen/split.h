// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A dimension of a view that is several dimensions of memory which do not lie behind one another:
// rows that are batches and positions of a tensor with heads between them.
#ifndef COTILE_COMPILER_CODEGEN_SPLIT_H
#define COTILE_COMPILER_CODEGEN_SPLIT_H

#include "cotile/types.h"
#include "ir/builder.h"

// Position p stands for the digits of start + p in the bases of the sizes.
typedef struct cotile_split {
  int count; // of parts, the fastest first
  MlirValue size[COTILE_MAX_RANK], stride[COTILE_MAX_RANK];
  MlirValue start;
} cotile_split_t;

// Where a position is, in elements: an index, or a vector of indices if `lanes` is not 0.
MlirValue cotile_build_split_offset(cotile_builder_t *builder, const cotile_split_t *split,
                                    int lanes, MlirValue position);
// True if vectors of so many lanes, cut at multiples of it, lie in one part each.
bool cotile_split_holds_vectors(const cotile_split_t *split, int lanes);

#endif
