// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions with random sizes, types and layouts, and random schedules for them that every machine
// accepts.
#ifndef COTILE_TESTS_NUMERIC_RANDOM_PROJECTION_H
#define COTILE_TESTS_NUMERIC_RANDOM_PROJECTION_H

#include "projection.h"

// The same functions for the same seed. Their texts are overwritten by the next call.
enum { MOST_RANDOM_PROJECTIONS = 16 };
void random_projections(uint64_t seed, projection_t *out, int count);

#endif
