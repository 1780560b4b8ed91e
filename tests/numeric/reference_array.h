// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arrays of double numbers, each with a bound of the error that computing it in the program's types
// may have: so a reference says what is right and how near a result must be to it.
#ifndef COTILE_TESTS_NUMERIC_REFERENCE_ARRAY_H
#define COTILE_TESTS_NUMERIC_REFERENCE_ARRAY_H

#include "cotile/tensor.h"

typedef struct array {
  struct array *next;
  int rank;
  int64_t dims[COTILE_MAX_RANK], count;
  double *value, *bound;
} array_t;

// Owns the arrays of one reference.
typedef struct arrays {
  array_t *first;
} arrays_t;
void arrays_deinit(arrays_t *arrays);

// All of them in `arrays`; zeros, and exact.
array_t *array_new(arrays_t *arrays, int rank, const int64_t *dims);
array_t *array_load(arrays_t *arrays, const cotile_view_t *view);
array_t *array_scalar(arrays_t *arrays, double value);

// Views are copies. `dims` of as many elements; dimension d of the result is perm[d] of `a`.
array_t *array_reshape(arrays_t *arrays, const array_t *a, int rank, const int64_t *dims);
array_t *array_transpose(arrays_t *arrays, const array_t *a, const int *perm);

// `a` with `part` from `offsets` on, one per dimension.
array_t *array_insert(arrays_t *arrays, const array_t *a, const array_t *part,
                      const int64_t *offsets);

// op: + - * and > (the larger). `b` is spread: its dimensions stand for the last ones of `a`, those
// of size 1 for any. Rounded once, as `type` does.
array_t *array_combine(arrays_t *arrays, char op, const array_t *a, const array_t *b,
                       cotile_element_t type);
// The last dimension of `a` with the first of `b`: [.., k] x [k, n], summed in `type` from zero.
array_t *array_product(arrays_t *arrays, const array_t *a, const array_t *b, cotile_element_t type);
// Sums along the last dimension.
array_t *array_sum(arrays_t *arrays, const array_t *a, cotile_element_t type);
// fn: 't' tanh, 'e' exp, 'r' 1 / sqrt.
array_t *array_apply(arrays_t *arrays, char fn, const array_t *a, cotile_element_t type);
// Converted to `type`: integers wrap, floats are rounded.
array_t *array_convert(arrays_t *arrays, const array_t *a, cotile_element_t type);

// The largest error of a result relative to its bound; above 1 is wrong, and is told on stderr.
double array_error(const char *name, const array_t *expected, const cotile_view_t *got);

#endif
