// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference_array.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "numeric_element.h"

array_t *array_new(arrays_t *arrays, int rank, const int64_t *dims) {
  array_t *array = calloc(1, sizeof *array);
  if (!array) abort();
  array->rank = rank;
  array->count = 1;
  for (int d = 0; d < rank; d++) array->count *= array->dims[d] = dims[d];
  array->value = calloc((size_t)array->count + 1, sizeof *array->value);
  array->bound = calloc((size_t)array->count + 1, sizeof *array->bound);
  if (!array->value || !array->bound) abort();
  array->next = arrays->first;
  arrays->first = array;
  return array;
}

void arrays_deinit(arrays_t *arrays) {
  while (arrays->first) {
    array_t *array = arrays->first;
    arrays->first = array->next;
    free(array->value);
    free(array->bound);
    free(array);
  }
}

array_t *array_load(arrays_t *arrays, const cotile_view_t *view) {
  array_t *array = array_new(arrays, view->type.rank, view->type.dims);
  for (int64_t i = 0; i < array->count; i++)
    array->value[i] = element_load(view->type.element, view->data, i);
  return array;
}

array_t *array_scalar(arrays_t *arrays, double value) {
  array_t *array = array_new(arrays, 0, NULL);
  array->value[0] = value;
  return array;
}

array_t *array_reshape(arrays_t *arrays, const array_t *a, int rank, const int64_t *dims) {
  array_t *out = array_new(arrays, rank, dims);
  if (out->count != a->count) abort();
  for (int64_t i = 0; i < a->count; i++) {
    out->value[i] = a->value[i];
    out->bound[i] = a->bound[i];
  }
  return out;
}

// The index into `a` of element `at` of an array of shape `dims`, whose dimension d is strides[d]
// in `a`.
static int64_t strided(int64_t at, int rank, const int64_t *dims, const int64_t *strides) {
  int64_t index = 0;
  for (int d = rank; d-- > 0;) {
    index += at % dims[d] * strides[d];
    at /= dims[d];
  }
  return index;
}

array_t *array_transpose(arrays_t *arrays, const array_t *a, const int *perm) {
  int64_t dims[COTILE_MAX_RANK], own[COTILE_MAX_RANK], strides[COTILE_MAX_RANK], stride = 1;
  for (int d = a->rank; d-- > 0;) {
    own[d] = stride;
    stride *= a->dims[d];
  }
  for (int d = 0; d < a->rank; d++) {
    dims[d] = a->dims[perm[d]];
    strides[d] = own[perm[d]];
  }
  array_t *out = array_new(arrays, a->rank, dims);
  for (int64_t i = 0; i < out->count; i++) {
    int64_t at = strided(i, a->rank, dims, strides);
    out->value[i] = a->value[at];
    out->bound[i] = a->bound[at];
  }
  return out;
}

array_t *array_insert(arrays_t *arrays, const array_t *a, const array_t *part,
                      const int64_t *offsets) {
  array_t *out = array_reshape(arrays, a, a->rank, a->dims);
  int64_t strides[COTILE_MAX_RANK], stride = 1, first = 0;
  if (part->rank != a->rank) abort();
  for (int d = a->rank; d-- > 0;) {
    if (offsets[d] < 0 || offsets[d] + part->dims[d] > a->dims[d]) abort();
    strides[d] = stride;
    first += offsets[d] * stride;
    stride *= a->dims[d];
  }
  for (int64_t i = 0; i < part->count; i++) {
    int64_t at = first + strided(i, part->rank, part->dims, strides);
    out->value[at] = part->value[i];
    out->bound[at] = part->bound[i];
  }
  return out;
}

// Adds what one rounding to `type` may cost.
static void round_bound(array_t *out, int64_t i, cotile_element_t type) {
  if (!element_is_float(type)) return;
  out->bound[i] +=
      element_roundoff(type) * (fabs(out->value[i]) + out->bound[i]) + element_underflow(type);
}

static void combine(array_t *out, int64_t i, char op, const array_t *a, const array_t *b, int64_t j,
                    cotile_element_t type) {
  double x = a->value[i], y = b->value[j], p = a->bound[i], q = b->bound[j];
  out->value[i] = op == '+' ? x + y : op == '-' ? x - y : op == '*' ? x * y : fmax(x, y);
  out->bound[i] = op == '*' ? fabs(x) * q + fabs(y) * p + p * q : op == '>' ? fmax(p, q) : p + q;
  if (op != '>') round_bound(out, i, type);
}

array_t *array_combine(arrays_t *arrays, char op, const array_t *a, const array_t *b,
                       cotile_element_t type) {
  int64_t strides[COTILE_MAX_RANK] = {0}, stride = 1;
  for (int d = b->rank; d-- > 0;) {
    strides[a->rank - b->rank + d] = b->dims[d] == 1 ? 0 : stride;
    stride *= b->dims[d];
  }
  array_t *out = array_new(arrays, a->rank, a->dims);
  for (int64_t i = 0; i < out->count; i++)
    combine(out, i, op, a, b, strided(i, a->rank, a->dims, strides), type);
  return out;
}

// Element i of the product, of row i / n and column i % n.
static void dot(array_t *out, int64_t i, const array_t *a, const array_t *b,
                cotile_element_t type) {
  int64_t k = b->dims[0], n = b->dims[1], row = i / n * k, column = i % n;
  double size = 0, terms = (double)(k + 1) * element_roundoff(type);
  for (int64_t t = 0; t < k; t++) {
    double x = a->value[row + t], y = b->value[t * n + column];
    double p = a->bound[row + t], q = b->bound[t * n + column];
    out->value[i] += x * y;
    out->bound[i] += fabs(x) * q + fabs(y) * p + p * q;
    size += (fabs(x) + p) * (fabs(y) + q);
  }
  if (!element_is_float(type)) return;
  out->bound[i] += terms / (1 - terms) * size + (double)(k + 1) * element_underflow(type);
}

array_t *array_product(arrays_t *arrays, const array_t *a, const array_t *b,
                       cotile_element_t type) {
  int64_t dims[COTILE_MAX_RANK];
  for (int d = 0; d < a->rank; d++) dims[d] = a->dims[d];
  if (b->rank != 2 || dims[a->rank - 1] != b->dims[0]) abort();
  dims[a->rank - 1] = b->dims[1];
  array_t *out = array_new(arrays, a->rank, dims);
  for (int64_t i = 0; i < out->count; i++) dot(out, i, a, b, type);
  return out;
}

array_t *array_sum(arrays_t *arrays, const array_t *a, cotile_element_t type) {
  int64_t k = a->dims[a->rank - 1];
  array_t *ones = array_new(arrays, 2, (int64_t[]){k, 1});
  for (int64_t i = 0; i < k; i++) ones->value[i] = 1;
  array_t *sum = array_product(arrays, a, ones, type);
  sum->rank--;
  return sum;
}

// The slopes of tanh and exp near x; of 1 / sqrt, what its relative error is multiplied with.
static void apply(array_t *out, int64_t i, char fn, const array_t *a, cotile_element_t type) {
  static const double ROUNDINGS = 8; // of a polynomial in `type`
  double x = a->value[i], p = a->bound[i];
  out->value[i] = fn == 't' ? tanh(x) : fn == 'e' ? exp(x) : 1 / sqrt(x);
  double slope = fn == 't' ? 1 : fn == 'e' ? exp(x + p) : out->value[i] / (2 * fabs(x - p));
  out->bound[i] = slope * p + ROUNDINGS * element_roundoff(type) * fabs(out->value[i]);
  round_bound(out, i, type);
}

array_t *array_apply(arrays_t *arrays, char fn, const array_t *a, cotile_element_t type) {
  array_t *out = array_new(arrays, a->rank, a->dims);
  for (int64_t i = 0; i < out->count; i++) apply(out, i, fn, a, type);
  return out;
}

array_t *array_convert(arrays_t *arrays, const array_t *a, cotile_element_t type) {
  array_t *out = array_reshape(arrays, a, a->rank, a->dims);
  for (int64_t i = 0; i < out->count; i++) {
    if (!element_is_float(type)) out->value[i] = element_round(type, out->value[i]);
    round_bound(out, i, type);
  }
  return out;
}

double array_error(const char *name, const array_t *expected, const cotile_view_t *got) {
  double worst = 0;
  int64_t count = 1;
  for (int d = 0; d < got->type.rank; d++) count *= got->type.dims[d];
  if (count != expected->count) {
    fprintf(stderr, "%s: %lld elements, not %lld\n", name, (long long)count,
            (long long)expected->count);
    return INFINITY;
  }
  for (int64_t i = 0; i < count; i++) {
    double value = element_load(got->type.element, got->data, i);
    double error = fabs(value - expected->value[i]), bound = expected->bound[i];
    double relative = error == 0 ? 0 : bound == 0 ? INFINITY : error / bound;
    if (!(relative <= 1) && worst <= 1)
      fprintf(stderr, "%s, element %lld: %.9g, not %.9g +- %.3g\n", name, (long long)i, value,
              expected->value[i], bound);
    if (!(relative <= worst)) worst = relative;
  }
  return worst;
}
