// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "patterns.h"

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))
#define REFERENCE(name) static void name(arrays_t *r, array_t *const *in, array_t **out)
#define DIMS(...)                                                                                  \
  (int)(sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t)), (int64_t[]) { __VA_ARGS__ }

// --- patterns/loops.mlir ---

// X times each of the weights behind it.
static void products(arrays_t *r, array_t *const *in, array_t **out, int count,
                     cotile_element_t type) {
  for (int i = 0; i < count; i++) out[i] = array_product(r, in[0], in[1 + i], type);
}

REFERENCE(three) { products(r, in, out, 3, COTILE_F32); }

REFERENCE(batches_and_rows) {
  out[0] = array_product(r, in[0], in[1], COTILE_F32);
  out[1] = array_product(r, array_reshape(r, in[0], DIMS(12, 10)), in[2], COTILE_F32);
}

static const pattern_t loops[] = {
    {"two_parallel", 1, 3, three, 0},
    {"three_parallel", 1, 3, three, 0},
    {"views", 1, 3, three, 0},
    {"batches_and_rows", 1, 2, batches_and_rows, 0},
};

// --- patterns/heads.mlir ---

// [b, m, k] x [h, d, k] as [b, h, m, d].
static array_t *heads_product(arrays_t *r, const array_t *x, const array_t *w) {
  int64_t b = x->dims[0], m = x->dims[1], h = w->dims[0], d = w->dims[1], k = w->dims[2];
  array_t *rows = array_reshape(r, w, DIMS(h * d, k));
  array_t *columns = array_transpose(r, rows, (int[]){1, 0});
  array_t *y = array_reshape(r, array_product(r, x, columns, COTILE_F32), DIMS(b, m, h, d));
  return array_transpose(r, y, (int[]){0, 2, 1, 3});
}

REFERENCE(heads) {
  for (int i = 0; i < 3; i++)
    out[i] = array_convert(r, heads_product(r, in[0], in[1 + i]), COTILE_F16);
}

REFERENCE(heads_and_none) {
  out[0] = heads_product(r, in[0], in[1]);
  out[1] = array_product(r, in[0], array_transpose(r, in[2], (int[]){1, 0}), COTILE_F32);
}

REFERENCE(dynamic_heads) {
  out[0] = heads_product(r, in[0], in[1]);
  out[0] = array_combine(r, '+', out[0], array_reshape(r, in[3], DIMS(5, 1, 8)), COTILE_F32);
  out[1] = heads_product(r, in[0], in[2]);
}

REFERENCE(heads_outermost) {
  array_t *y = array_transpose(r, heads_product(r, in[0], in[1]), (int[]){1, 0, 2, 3});
  out[0] = array_combine(r, '+', y, array_reshape(r, in[3], DIMS(5, 1, 3, 1)), COTILE_F32);
  out[1] = array_product(r, in[0], array_transpose(r, in[2], (int[]){1, 0}), COTILE_F32);
}

static const pattern_t heads_patterns[] = {
    {"heads", 1, 3, heads, 0},
    {"heads_and_none", 1, 2, heads_and_none, 0},
    {"dynamic_heads", 1, 2, dynamic_heads, 3},
    {"heads_outermost", 2, 3, heads_outermost, 0},
};

// --- patterns/types.mlir ---

REFERENCE(half_branches) {
  out[0] = array_product(r, in[0], in[1], COTILE_F32);
  out[1] = array_product(r, in[0], in[2], COTILE_F16); // as the program says it
  out[2] = array_convert(r, array_product(r, in[0], in[3], COTILE_F32), COTILE_F16);
}

// Without their signs.
static array_t *as_bytes(arrays_t *r, const array_t *a) {
  array_t *bytes = array_reshape(r, a, a->rank, a->dims);
  for (int64_t i = 0; i < bytes->count; i++)
    if (bytes->value[i] < 0) bytes->value[i] += 256;
  return bytes;
}

REFERENCE(other_weights) {
  products(r, in, out, 2, COTILE_F32);
  out[2] = array_product(r, in[0], as_bytes(r, in[3]), COTILE_F32);
}

static array_t *as_words(arrays_t *r, const array_t *a) {
  array_t *words = array_reshape(r, a, a->rank, a->dims);
  for (int64_t i = 0; i < words->count; i++)
    if (words->value[i] < 0) words->value[i] += 65536;
  return words;
}

REFERENCE(other_signs) { out[0] = array_product(r, in[0], as_words(r, in[1]), COTILE_F32); }

REFERENCE(other_signs_of_integers) {
  out[0] = array_product(r, in[0], as_words(r, in[1]), COTILE_I32);
}

static const pattern_t types[] = {
    {"half_branches", 1, 3, half_branches, 0},
    {"other_weights", 1, 3, other_weights, 0},
    {"other_signs", 1, 1, other_signs, 0},
    {"other_signs_of_integers", 1, 1, other_signs_of_integers, 0},
};

// --- patterns/quantized.mlir ---

// (x w - sums of x's rows times p), converted, times s.
static array_t *dequantised(arrays_t *r, const array_t *x, const array_t *w, const array_t *p,
                            const array_t *s) {
  array_t *sums = array_sum(r, x, COTILE_I32);
  int64_t dims[COTILE_MAX_RANK];
  for (int d = 0; d < x->rank; d++) dims[d] = d + 1 < x->rank ? x->dims[d] : 1;
  sums = array_reshape(r, sums, x->rank, dims);
  array_t *y = array_product(r, x, w, COTILE_I32);
  array_t *all = array_new(r, y->rank, y->dims);
  all = array_combine(r, '+', all, sums, COTILE_I32);
  y = array_combine(r, '-', y, array_combine(r, '*', all, p, COTILE_I32), COTILE_I32);
  return array_combine(r, '*', array_convert(r, y, COTILE_F32), s, COTILE_F32);
}

REFERENCE(zero_points) {
  for (int i = 0; i < 2; i++) out[i] = dequantised(r, in[0], in[1 + i], in[3 + i], in[5 + i]);
}

REFERENCE(batches) {
  for (int i = 0; i < 2; i++)
    out[i] = dequantised(r, in[0], in[1 + i], array_scalar(r, 7), in[3 + i]);
}

REFERENCE(scales) {
  array_t *per_row = array_reshape(r, in[6], DIMS(5, 1));
  const array_t *scale[] = {in[4], in[5], per_row};
  for (int i = 0; i < 3; i++) {
    array_t *y = array_convert(r, array_product(r, in[0], in[1 + i], COTILE_I32), COTILE_F32);
    out[i] = array_combine(r, '*', y, scale[i], COTILE_F32);
  }
}

static const pattern_t quantized[] = {
    {"zero_points", 2, 3, zero_points, 7},
    {"batches", 2, 3, batches, 0},
    {"scales", 1, 3, scales, 0},
};

// --- patterns/order.mlir ---

REFERENCE(any_order) {
  products(r, in, out, 3, COTILE_F32);
  out[0] = array_apply(r, 'e', out[0], COTILE_F32);
  out[2] = array_apply(r, 't', out[2], COTILE_F32);
}

REFERENCE(weight_behind) {
  out[0] = array_product(r, in[0], in[1], COTILE_F32);
  out[1] = array_product(r, in[0], array_apply(r, 'e', in[2], COTILE_F32), COTILE_F32);
}

REFERENCE(depends_on_another) {
  products(r, in, out, 2, COTILE_F32);
  out[2] = array_product(r, in[0], array_apply(r, 't', out[1], COTILE_F32), COTILE_F32);
}

REFERENCE(two_inputs) {
  out[0] = array_product(r, in[0], in[2], COTILE_F32);
  for (int i = 1; i < 3; i++) out[i] = array_product(r, in[1], in[2 + i], COTILE_F32);
}

REFERENCE(gram) {
  out[0] = array_product(r, in[0], array_transpose(r, in[0], (int[]){1, 0}), COTILE_F32);
  out[1] = array_product(r, in[0], in[1], COTILE_F32);
}

REFERENCE(unused) {
  out[0] = array_product(r, in[0], in[1], COTILE_F32);
  out[1] = array_product(r, in[0], in[3], COTILE_F32);
}

REFERENCE(two_places) {
  for (int i = 0; i < 2; i++)
    out[i] =
        array_product(r, array_product(r, in[0], in[1 + i], COTILE_F32), in[3 + i], COTILE_F32);
}

static const pattern_t order[] = {
    {"any_order", 1, 3, any_order, 0},
    {"weight_behind", 2, 3, weight_behind, 0},
    {"depends_on_another", 2, 3, depends_on_another, 0},
    {"two_inputs", 2, 3, two_inputs, 0},
    {"gram", 1, 2, gram, 0},
    {"unused", 1, 2, unused, 0},
    {"two_places", 3, 4, two_places, 0},
};

// --- patterns/elements.mlir ---

static array_t *element(arrays_t *r, const array_t *a, int64_t row, int64_t column) {
  array_t *out = array_scalar(r, a->value[row * a->dims[1] + column]);
  out->bound[0] = a->bound[row * a->dims[1] + column];
  return out;
}

REFERENCE(between) {
  products(r, in, out, 2, COTILE_F32);
  out[1] = array_combine(r, '*', array_apply(r, 'e', out[1], COTILE_F32), element(r, out[0], 2, 1),
                         COTILE_F32);
}

REFERENCE(last_row) {
  array_t *y[2];
  products(r, in, y, 2, COTILE_F32);
  out[0] = array_combine(r, '+', y[1], element(r, y[0], in[0]->dims[0] - 1, 1), COTILE_F32);
}

static const pattern_t elements[] = {
    {"between", 2, 3, between, 0},
    {"last_row", 2, 3, last_row, 7},
};

// --- schedule/shared-products.mlir ---

REFERENCE(zero_and_tensor) {
  out[0] = array_product(r, in[0], in[1], COTILE_F32);
  out[1] = array_combine(r, '+', out[0], in[2], COTILE_F32);
}

REFERENCE(bias_and_constant) {
  array_t *y = array_product(r, in[0], in[1], COTILE_I32);
  array_t *one_more = array_combine(r, '+', y, array_scalar(r, 1), COTILE_I32);
  out[0] = array_combine(r, '+', y, in[3], COTILE_I32);
  out[1] = array_product(r, in[0], in[2], COTILE_I32);
  out[2] = array_convert(r, array_combine(r, '*', one_more, one_more, COTILE_I32), COTILE_I32);
}

REFERENCE(other_products) {
  out[0] = array_product(r, in[0], as_bytes(r, in[1]), COTILE_I32);
  out[1] = array_combine(r, '+', array_product(r, in[0], in[1], COTILE_I32), in[2], COTILE_I32);
}

REFERENCE(transposed) {
  array_t *w = array_transpose(r, in[1], (int[]){1, 0});
  out[0] = array_product(r, in[0], in[1], COTILE_F32);
  out[1] = array_combine(r, '+', array_product(r, in[0], w, COTILE_F32), in[2], COTILE_F32);
}

static const pattern_t shared[] = {
    {"zero_and_tensor", 1, 2, zero_and_tensor, 0},
    {"bias_and_constant", 1, 3, bias_and_constant, 5},
    {"other_products", 1, 2, other_products, 0},
    {"transposed", 1, 2, transposed, 0},
};

// --- flow/gates.mlir ---

REFERENCE(swapped) {
  array_t *y[2];
  products(r, in, y, 2, COTILE_F32);
  out[0] = array_product(r, in[0], in[3], COTILE_F32);
  out[1] = array_combine(r, '-', y[1], y[0], COTILE_F32);
}

REFERENCE(read_elsewhere) {
  array_t *y[2];
  products(r, in, y, 2, COTILE_F32);
  out[0] = array_transpose(r, y[0], (int[]){1, 0});
  out[1] = y[1];
  out[2] = array_combine(r, '*', array_apply(r, 'e', y[0], COTILE_F32), y[1], COTILE_F32);
}

REFERENCE(meets_transposed) {
  array_t *y[2];
  products(r, in, y, 2, COTILE_F32);
  out[0] = array_combine(r, '*', y[0], array_transpose(r, y[1], (int[]){1, 0}), COTILE_F32);
}

static const pattern_t gates[] = {
    {"swapped", 1, 3, swapped, 0},
    {"read_elsewhere", 1, 2, read_elsewhere, 0},
    {"transposed", 2, 2, meets_transposed, 0},
    {"lies_otherwise", 2, 2, meets_transposed, 0},
};

// --- flow/bodies.mlir ---

REFERENCE(max_plus) {
  const array_t *x = in[0], *w = in[2];
  out[0] = array_product(r, x, in[1], COTILE_F32);
  out[1] = array_new(r, 2, out[0]->dims); // sums are compared with 0
  for (int64_t m = 0; m < 4; m++)
    for (int64_t n = 0; n < 5; n++)
      for (int64_t k = 0; k < 8; k++) {
        double sum = x->value[m * 8 + k] + w->value[k * 5 + n];
        if (sum > out[1]->value[m * 5 + n]) out[1]->value[m * 5 + n] = sum;
      }
  out[1] = array_convert(r, out[1], COTILE_F32);
}

REFERENCE(last_term) {
  out[0] = array_product(r, in[0], in[1], COTILE_F32);
  out[1] = array_new(r, 2, out[0]->dims);
  for (int64_t i = 0; i < out[1]->count; i++) out[1]->value[i] = in[2]->value[35 + i % 5];
}

static array_t *scaled_rows(arrays_t *r, array_t *const *in) {
  return array_combine(r, '*', in[0], array_reshape(r, in[1], DIMS(4, 1)), COTILE_F32);
}

REFERENCE(scaled_inside) {
  out[0] = array_product(r, in[0], in[2], COTILE_F32);
  out[1] = array_product(r, scaled_rows(r, in), in[3], COTILE_F32);
}

REFERENCE(scaled_before) {
  for (int i = 0; i < 2; i++) out[i] = array_product(r, scaled_rows(r, in), in[2 + i], COTILE_F32);
}

REFERENCE(zero_points_inside) {
  array_t *x = array_combine(r, '-', in[0], array_scalar(r, 3), COTILE_I32);
  for (int i = 0; i < 2; i++) {
    array_t *w = array_combine(r, '+', in[1 + i], array_scalar(r, 4), COTILE_I32);
    out[i] = array_product(r, x, w, COTILE_I32);
  }
}

static const pattern_t bodies[] = {
    {"max_plus", 2, 2, max_plus, 0},
    {"last_term", 2, 2, last_term, 0},
    {"scaled_inside", 2, 2, scaled_inside, 0},
    {"scaled_before", 2, 3, scaled_before, 0},
    {"zero_points", 2, 2, zero_points_inside, 0},
};

// --- flow/behind-transpositions.mlir ---

// X times W, whose columns are split into heads, transposed.
static array_t *heads_of(arrays_t *r, const array_t *x, const array_t *w, int64_t count,
                         const int *perm) {
  int64_t dims[COTILE_MAX_RANK];
  array_t *y = array_product(r, x, w, COTILE_F32);
  for (int d = 0; d < y->rank; d++) dims[d] = y->dims[d];
  dims[y->rank - 1] = count;
  dims[y->rank] = y->dims[y->rank - 1] / count;
  return array_transpose(r, array_reshape(r, y, y->rank + 1, dims), perm);
}

static array_t *times(arrays_t *r, const array_t *a, double number) {
  return array_combine(r, '*', a, array_scalar(r, number), COTILE_F32);
}

REFERENCE(computed_heads) {
  out[0] = times(r, heads_of(r, in[0], in[1], 3, (int[]){0, 2, 1, 3}), 0.25);
  array_t *k = times(r, heads_of(r, in[0], in[2], 2, (int[]){0, 2, 3, 1}), 0.25);
  out[1] = array_convert(r, k, COTILE_F16);
  array_t *v = heads_of(r, in[0], in[3], 3, (int[]){0, 2, 1, 3});
  v = array_combine(r, '+', v, array_reshape(r, in[4], DIMS(3, 1, 8)), COTILE_F32);
  out[2] = array_apply(r, 't', array_combine(r, '*', v, in[5], COTILE_F32), COTILE_F32);
}

REFERENCE(rows_and_columns) {
  array_t *t = array_transpose(r, array_product(r, in[0], in[1], COTILE_F32), (int[]){1, 0});
  t = array_combine(r, '+', t, array_reshape(r, in[3], DIMS(9, 1)), COTILE_F32);
  t = array_combine(r, '*', t, in[4], COTILE_F32);
  out[0] = array_combine(r, '+', t, in[5], COTILE_F32);
  out[1] = array_product(r, in[0], in[2], COTILE_F32);
}

REFERENCE(several_readers) {
  out[0] = heads_of(r, in[0], in[1], 3, (int[]){1, 0, 2});
  out[1] = array_apply(r, 't', out[0], COTILE_F32);
  array_t *square = array_combine(r, '*', out[0], out[0], COTILE_F32);
  out[2] = array_combine(r, '+', square, out[0], COTILE_F32);
}

REFERENCE(transposed_alike) {
  array_t *a = heads_of(r, in[0], in[1], 3, (int[]){1, 0, 2});
  array_t *b = heads_of(r, in[0], in[2], 3, (int[]){1, 0, 2});
  out[0] = array_combine(r, '-', a, b, COTILE_F32);
}

REFERENCE(transposed_unlike) {
  array_t *a = heads_of(r, in[0], in[1], 6, (int[]){1, 0, 2});
  array_t *b = heads_of(r, in[0], in[2], 6, (int[]){2, 1, 0});
  out[0] = array_combine(r, '-', a, b, COTILE_F32);
  out[1] = array_transpose(r, array_product(r, in[0], in[2], COTILE_F32), (int[]){1, 0});
}

REFERENCE(kept_behind) {
  array_t *t = heads_of(r, in[0], in[1], 3, (int[]){1, 0, 2});
  array_t *row = array_new(r, DIMS(6, 1));
  for (int64_t i = 0; i < 6; i++) row->value[i] = (double)i;
  out[0] = array_combine(r, '+', t, in[2], COTILE_F32);
  out[1] = array_combine(r, '*', t, row, COTILE_F32);
  out[2] = array_combine(r, '-', in[3], t, COTILE_F32);
  out[3] = array_sum(r, t, COTILE_F32);
}

REFERENCE(one_row_of_heads) {
  array_t *y = array_product(r, in[0], in[1], COTILE_F32);
  y = array_combine(r, '+', y, array_reshape(r, in[2], DIMS(24)), COTILE_F32);
  out[0] = array_reshape(r, y, DIMS(1, 3, 1, 8));
}

REFERENCE(sizes_of_one) {
  out[0] = array_reshape(r, array_product(r, in[0], in[1], COTILE_F32), DIMS(1, 3, 1, 8));
  out[0] = array_combine(r, '+', out[0], in[3], COTILE_F32);
  out[1] = array_reshape(r, array_product(r, in[0], in[2], COTILE_F32), DIMS(1, 3, 8, 1));
  out[1] = array_combine(r, '*', out[1], in[4], COTILE_F32);
  out[2] = heads_of(r, in[5], in[1], 3, (int[]){0, 2, 1, 3});
  out[2] = array_combine(r, '+', out[2], in[6], COTILE_F32);
  out[2] = array_combine(r, '*', out[2], in[7], COTILE_F32);
}

REFERENCE(five) {
  array_t *y[5];
  products(r, in, y, 5, COTILE_F32);
  for (int i = 1; i < 5; i++) y[0] = array_combine(r, '-', y[0], y[i], COTILE_F32);
  out[0] = array_transpose(r, y[0], (int[]){1, 0});
}

REFERENCE(scaled_by_a_sibling) {
  array_t *t = array_transpose(r, array_product(r, in[0], in[1], COTILE_F32), (int[]){1, 0});
  array_t *sums = array_sum(r, array_product(r, in[0], in[2], COTILE_F32), COTILE_F32);
  out[0] = array_combine(r, '*', t, sums, COTILE_F32);
}

// [b, m, k] x [b, k, n].
static array_t *batch_product(arrays_t *r, const array_t *x, const array_t *w) {
  int64_t b = x->dims[0], m = x->dims[1], k = x->dims[2], n = w->dims[2];
  array_t *columns = array_transpose(r, w, (int[]){1, 0, 2});
  array_t *all = array_product(r, array_reshape(r, x, DIMS(b * m, k)),
                               array_reshape(r, columns, DIMS(k, b * n)), COTILE_F32);
  array_t *y = array_new(r, DIMS(b, m, n));
  for (int64_t i = 0; i < y->count; i++) { // of each batch with itself
    int64_t at = i / n * b * n + i / (m * n) * n + i % n;
    y->value[i] = all->value[at];
    y->bound[i] = all->bound[at];
  }
  return y;
}

REFERENCE(merged_heads) {
  int64_t b = in[0]->dims[0], s = in[0]->dims[1];
  array_t *q = heads_of(r, in[0], in[1], 3, (int[]){0, 2, 1, 3});
  q = array_combine(r, '*', array_reshape(r, q, DIMS(b * 3, s, 8)), in[3], COTILE_F32);
  array_t *y = array_reshape(r, batch_product(r, q, in[2]), DIMS(b, 3, s, 5));
  y = array_reshape(r, array_transpose(r, y, (int[]){0, 2, 1, 3}), DIMS(b, s, 15));
  out[0] = array_convert(r, y, COTILE_F16);
}

REFERENCE(collapsed_alike) {
  int64_t m = in[0]->dims[1];
  array_t *y = array_reshape(r, batch_product(r, in[0], in[1]), DIMS(2 * m, 6));
  y = array_combine(r, '+', y, array_reshape(r, in[2], DIMS(2 * m, 6)), COTILE_F32);
  out[0] = array_combine(r, '*', y, in[3], COTILE_F32);
  y = array_transpose(r, batch_product(r, in[0], in[4]), (int[]){1, 0, 2});
  out[1] = array_combine(r, '+', array_reshape(r, y, DIMS(m, 12)), in[5], COTILE_F32);
}

REFERENCE(nothing_computed) {
  (void)in;
  out[0] = array_new(r, DIMS(24, 0));
}

REFERENCE(divided_rows) {
  array_t *y = array_product(r, in[0], in[1], COTILE_F32);
  array_t *t = array_transpose(r, y, (int[]){1, 0});
  out[0] = array_combine(r, '*', t, array_sum(r, y, COTILE_F32), COTILE_F32);
}

REFERENCE(scores) {
  array_t *q = times(r, heads_of(r, in[0], in[1], 3, (int[]){1, 0, 2}), 0.5);
  array_t *k = times(r, heads_of(r, in[0], in[2], 3, (int[]){1, 2, 0}), 0.5);
  out[0] = batch_product(r, q, k);
}

static const pattern_t behind[] = {
    {"heads", 1, 3, computed_heads, 5},
    {"swapped", 1, 2, rows_and_columns, 5},
    {"readers", 1, 1, several_readers, 0},
    {"alike", 1, 2, transposed_alike, 0},
    {"unlike", 2, 3, transposed_unlike, 0},
    {"by_row_of_a_head", 5, 5, kept_behind, 0},
    {"one_row", 1, 1, one_row_of_heads, 0},
    {"no_rows", 0, 0, nothing_computed, 0},
    {"needs_the_result", 3, 3, divided_rows, 0},
    {"scores", 2, 3, scores, 0},
    {"sizes_of_one", 2, 3, sizes_of_one, 0},
    {"five", 2, 6, five, 0},
    {"needs_a_sibling", 3, 4, scaled_by_a_sibling, 0},
    {"merged", 2, 2, merged_heads, 5},
    {"collapsed_alike", 1, 2, collapsed_alike, 5},
};

// --- flow/packed.mlir ---

// [m, h * d] as [1, h, m, d].
static array_t *stacked_heads(arrays_t *r, const array_t *y, int64_t h, int64_t d) {
  int64_t m = y->dims[0];
  array_t *heads = array_transpose(r, array_reshape(r, y, DIMS(m, h, d)), (int[]){1, 0, 2});
  return array_reshape(r, heads, DIMS(1, h, m, d));
}

REFERENCE(stacked) {
  array_t *y[2];
  products(r, in, y, 2, COTILE_F32);
  out[0] = in[3];
  for (int i = 0; i < 2; i++)
    out[0] =
        array_insert(r, out[0], stacked_heads(r, y[i], 2, 8), (int64_t[]){i, 0, in[4]->dims[0], 0});
}

REFERENCE(three_packed) {
  static const int64_t first[] = {0, 16, 24};
  array_t *y[3];
  products(r, in, y, 3, COTILE_F32);
  y[1] = array_combine(r, '+', y[1], in[4], COTILE_F32);
  out[0] = array_new(r, DIMS(40, 7));
  for (int i = 0; i < 3; i++)
    out[0] =
        array_insert(r, out[0], array_transpose(r, y[i], (int[]){1, 0}), (int64_t[]){first[i], 0});
}

// The products in a tensor of `rows` and `columns`, the second from (row, column) on.
static array_t *two_parts(arrays_t *r, array_t *const *y, int64_t rows, int64_t columns,
                          int64_t row, int64_t column) {
  array_t *first = array_insert(r, array_new(r, DIMS(rows, columns)), y[0], (int64_t[]){0, 0});
  return array_insert(r, first, y[1], (int64_t[]){row, column});
}

REFERENCE(packed_columns) {
  array_t *y[2];
  products(r, in, y, 2, COTILE_F32);
  out[0] = two_parts(r, y, in[0]->dims[0], 24, 0, 16);
  out[1] = y[1];
}

REFERENCE(packed_rows) {
  array_t *y[2];
  int64_t m = in[0]->dims[0];
  products(r, in, y, 2, COTILE_F32);
  out[0] = two_parts(r, y, 2 * m, 16, m, 0);
}

// Into in[3], from these rows on.
static array_t *two_rows(arrays_t *r, array_t *const *in, int64_t first, int64_t second) {
  array_t *y[2];
  products(r, in, y, 2, COTILE_F32);
  array_t *out = array_insert(r, in[3], y[0], (int64_t[]){first, 0});
  return second < 0 ? out : array_insert(r, out, y[1], (int64_t[]){second, 0});
}

// One in front of the other.
static array_t *stack(arrays_t *r, array_t *const *parts) {
  int64_t dims[COTILE_MAX_RANK], offsets[COTILE_MAX_RANK] = {0};
  int rank = parts[0]->rank + 1;
  for (int d = 1; d < rank; d++) dims[d] = parts[0]->dims[d - 1];
  dims[0] = 2;
  array_t *out = array_new(r, rank, dims);
  dims[0] = 1;
  for (; offsets[0] < 2; offsets[0]++)
    out = array_insert(r, out, array_reshape(r, parts[offsets[0]], rank, dims), offsets);
  return out;
}

REFERENCE(leading) {
  array_t *y[2];
  int64_t s = in[0]->dims[1];
  products(r, in, y, 2, COTILE_F32);
  for (int i = 0; i < 2; i++)
    y[i] = array_transpose(r, array_reshape(r, y[i], DIMS(2, s, 2, 8)), (int[]){0, 2, 1, 3});
  out[0] = stack(r, y);
}

REFERENCE(leading_rows) {
  array_t *y[2];
  products(r, in, y, 2, COTILE_F32);
  out[0] = stack(r, y);
}

REFERENCE(three_rows) {
  array_t *y[2];
  int64_t m = in[0]->dims[0];
  products(r, in, y, 2, COTILE_F32);
  array_t *tanh = array_apply(r, 't', y[1], COTILE_F32);
  out[0] = array_insert(r, two_parts(r, y, 3 * m, 16, m, 0), tanh, (int64_t[]){2 * m, 0});
}

REFERENCE(overlapping) { out[0] = two_rows(r, in, 0, 1); }

REFERENCE(unknown) { out[0] = two_rows(r, in, in[4]->dims[0], in[4]->dims[1]); }

REFERENCE(read_between) {
  out[0] = two_rows(r, in, 0, -1);
  out[1] = two_rows(r, in, 0, 2);
}

static const pattern_t packed[] = {
    {"stacked", 1, 2, stacked, 5},         {"three", 1, 3, three_packed, 0},
    {"columns", 1, 2, packed_columns, 37}, {"rows", 1, 2, packed_rows, 37},
    {"leading", 1, 2, leading, 19},        {"leading_rows", 1, 2, leading_rows, 37},
    {"three_rows", 2, 3, three_rows, 11},  {"overlapping", 2, 2, overlapping, 0},
    {"unknown", 2, 2, unknown, 3},         {"read_between", 2, 2, read_between, 0},
};

const pattern_file_t pattern_files[] = {
    {"loops", "patterns/loops.mlir", COUNT(loops), loops},
    {"heads", "patterns/heads.mlir", COUNT(heads_patterns), heads_patterns},
    {"types", "patterns/types.mlir", COUNT(types), types},
    {"quantized", "patterns/quantized.mlir", COUNT(quantized), quantized},
    {"order", "patterns/order.mlir", COUNT(order), order},
    {"elements", "patterns/elements.mlir", COUNT(elements), elements},
    {"shared", "schedule/shared-products.mlir", COUNT(shared), shared},
    {"gates", "flow/gates.mlir", COUNT(gates), gates},
    {"bodies", "flow/bodies.mlir", COUNT(bodies), bodies},
    {"behind", "flow/behind-transpositions.mlir", COUNT(behind), behind},
    {"packed", "flow/packed.mlir", COUNT(packed), packed},
};
const int pattern_file_count = COUNT(pattern_files);
