// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers of up to 64 bits, sign-extended in 64.
#ifndef COTILE_TESTS_SPMD_INTEGERS_H
#define COTILE_TESTS_SPMD_INTEGERS_H

#include "spmd_exec.h"

__extension__ typedef __int128 spmd_wide_t;
__extension__ typedef unsigned __int128 spmd_uwide_t;

static inline int64_t spmd_sign_extend(int64_t value, int width) {
  return (int64_t)((uint64_t)value << (64 - width)) >> (64 - width);
}
static inline uint64_t spmd_zero_extend(int64_t value, int width) {
  return (uint64_t)value << (64 - width) >> (64 - width);
}

// The exact result of an operation, of signed and of unsigned operands, cut to the width of the
// result; tells of nsw and nuw that do not hold and of indices that do not fit.
int64_t spmd_fit(const spmd_site_t *site, spmd_wide_t exact, spmd_uwide_t unsigned_exact);

// Runs op->function.integer on each element; a single operand is passed twice.
void spmd_run_integer(spmd_exec_t *exec, const spmd_op_t *op);

#endif
