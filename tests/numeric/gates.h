// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Projections some of which are gates of others: silu(X Wg) * (X Wu).
#ifndef COTILE_TESTS_NUMERIC_GATES_H
#define COTILE_TESTS_NUMERIC_GATES_H

#include "projection.h"

extern const projection_t gates_functions[];
extern const int gates_count;

#endif
