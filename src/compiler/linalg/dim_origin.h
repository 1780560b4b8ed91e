// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the size of a dimension comes from: followed through what defines a tensor, so that equal
// sizes are known as equal, and a size can be had without another use of an intermediate result.
#ifndef COTILE_COMPILER_LINALG_DIM_ORIGIN_H
#define COTILE_COMPILER_LINALG_DIM_ORIGIN_H

#include <stdbool.h>

#include "ir/builder.h"

typedef struct cotile_dim_origin {
  MlirValue size; // a scalar of the program; null: the size of dimension `dim` of `tensor`
  MlirValue tensor;
  int dim;
} cotile_dim_origin_t;

cotile_dim_origin_t cotile_dim_origin(MlirValue tensor, int dim);
// Of a scalar that is used as a size.
cotile_dim_origin_t cotile_size_origin(MlirValue size);

bool cotile_dim_origin_equal(const cotile_dim_origin_t *a, const cotile_dim_origin_t *b);

// The size as an index.
MlirValue cotile_build_origin(cotile_builder_t *builder, const cotile_dim_origin_t *origin);
// The same for the origin of a dimension.
MlirValue cotile_build_dim_origin(cotile_builder_t *builder, MlirValue tensor, int dim);

#endif
