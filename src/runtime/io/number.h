// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Single elements as numbers of C.
//
// [number-1] Every element converts to double and back to the same bits, except i64 beyond 2^53 and
// the payloads of NaNs. [number-2] Conversions round to nearest, ties to even; what is too large
// becomes an infinity. Thread-safe.
#ifndef COTILE_RUNTIME_NUMBER_H
#define COTILE_RUNTIME_NUMBER_H

#include "cotile/types.h"

#include <stdbool.h>
#include <stdint.h>

bool cotile_element_is_float(cotile_element_t element);

double cotile_number_to_double(cotile_element_t element, const void *source);
// For integers: sign-extended, i1 as 0 or 1.
int64_t cotile_number_to_integer(cotile_element_t element, const void *source);

// For floating-point types.
void cotile_number_store_double(cotile_element_t element, double value, void *target);
// For integers; false if the value is out of the type's signed range (0 or 1 for i1).
bool cotile_number_store_integer(cotile_element_t element, int64_t value, void *target);

#endif
