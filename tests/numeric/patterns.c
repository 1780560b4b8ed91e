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

static const pattern_t heads_patterns[] = {
    {"heads", 4, 6, heads, 0},
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

REFERENCE(other_signs) {
  array_t *words = array_reshape(r, in[1], in[1]->rank, in[1]->dims);
  for (int64_t i = 0; i < words->count; i++)
    if (words->value[i] < 0) words->value[i] += 65536;
  out[0] = array_product(r, in[0], words, COTILE_F32);
}

static const pattern_t types[] = {
    {"half_branches", 1, 3, half_branches, 0},
    {"other_weights", 1, 3, other_weights, 0},
    {"other_signs", 1, 1, other_signs, 0},
};

const pattern_file_t pattern_files[] = {
    {"loops", "patterns/loops.mlir", COUNT(loops), loops},
    {"heads", "patterns/heads.mlir", COUNT(heads_patterns), heads_patterns},
    {"types", "patterns/types.mlir", COUNT(types), types},
};
const int pattern_file_count = COUNT(pattern_files);
