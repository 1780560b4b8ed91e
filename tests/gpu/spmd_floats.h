// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floating-point values of all types as doubles that the type can represent.
//
// f64 is as it is. For the narrower types, one operation of +, -, *, / or sqrt in double and then
// rounding gives the result that rounds once, because a double has more than twice their digits
// plus two. A fused multiply-add does not; its double sum is rounded to odd first.
#ifndef COTILE_TESTS_SPMD_FLOATS_H
#define COTILE_TESTS_SPMD_FLOATS_H

#include "spmd_exec.h"

// Rounds all lanes of all threads to the value's element type; nothing for integers.
void spmd_round(spmd_exec_t *exec, const spmd_value_t *value);

#endif
