// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements as double numbers, and what rounding to their types may cost.
#ifndef COTILE_TESTS_NUMERIC_ELEMENT_H
#define COTILE_TESTS_NUMERIC_ELEMENT_H

#include <stdbool.h>
#include <stdint.h>

#include "cotile/types.h"

bool element_is_float(cotile_element_t element);

// The relative error of one rounding: 2^-24 for f32; 0 for integers.
double element_roundoff(cotile_element_t element);
// The absolute error of one rounding near zero: half of the smallest number.
double element_underflow(cotile_element_t element);

double element_load(cotile_element_t element, const void *data, int64_t index);
// Rounds to nearest; integers wrap.
void element_store(cotile_element_t element, void *data, int64_t index, double value);
// The value that is loaded after it was stored.
double element_round(cotile_element_t element, double value);

// A number of the type: in [-1, 1), a whole byte, or in [-1000, 1000]. `state` goes on.
double element_random(cotile_element_t element, uint64_t *state);

#endif
