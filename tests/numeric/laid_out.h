// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Projections some of whose results are transposed, or split into heads and then transposed.
#ifndef COTILE_TESTS_NUMERIC_LAID_OUT_H
#define COTILE_TESTS_NUMERIC_LAID_OUT_H

#include "projection.h"

extern const projection_t layouts_functions[];
extern const int layouts_count;

// What follows a product, a bias or a cast, stands behind the transposition.
extern const projection_t behind_functions[];
extern const int behind_count;

#endif
