// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Projections of many sizes: those of attention, primes and odd ratios, many siblings, and nothing.
#ifndef COTILE_TESTS_NUMERIC_SIZED_PROJECTIONS_H
#define COTILE_TESTS_NUMERIC_SIZED_PROJECTIONS_H

#include "projection.h"

extern const projection_t attention_functions[], shapes_functions[], empty_functions[];
extern const int attention_count, shapes_count, empty_count;

#endif
