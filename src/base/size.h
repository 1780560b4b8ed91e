// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Overflow-checked arithmetic on dimensions and byte counts, and structures that are versioned by
// their size.
#ifndef COTILE_BASE_SIZE_H
#define COTILE_BASE_SIZE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Each returns false on overflow and then leaves *out undefined.
static inline bool cotile_add(int64_t a, int64_t b, int64_t *out) {
  return !__builtin_add_overflow(a, b, out);
}
static inline bool cotile_mul(int64_t a, int64_t b, int64_t *out) {
  return !__builtin_mul_overflow(a, b, out);
}

// Elements of a shape: the product of its dimensions (1 for rank 0), 0 if one of them is 0 even
// where the others overflow. False if a dimension is negative or the product exceeds int64.
bool cotile_shape_elements(const int64_t *dims, int rank, int64_t *out_elements);

static inline int64_t cotile_ceil_div(int64_t a, int64_t b) { return a / b + (a % b > 0); }
static inline int64_t cotile_min(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t cotile_max(int64_t a, int64_t b) { return a > b ? a : b; }

// Copies a structure whose first member is its own size (size_t) to another version of it: what the
// source lacks is zero, what the target lacks is dropped, the target's size stays.
void cotile_copy_versioned(void *target, size_t target_size, const void *source,
                           size_t source_size);

#endif
