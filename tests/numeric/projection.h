// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that compute several projections of one X, described by a few words: their MLIR, their
// operands, and what a naive loop of double numbers says about their results.
//
// Tensors are described by letters, one per dimension: b (batch), m (rows), n (columns of this
// member, or h and d), k (summed), 1. "bmk" is X of a batched product, "nk" a weight stored [out,
// in].
#ifndef COTILE_TESTS_NUMERIC_PROJECTION_H
#define COTILE_TESTS_NUMERIC_PROJECTION_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "cotile/tensor.h"

typedef enum form {
  FORM_NAMED,     // the named linalg op for the letters: matmul, batch_matmul, vecmat, matvec
  FORM_GENERIC,   // linalg.generic with the loops of `order`
  FORM_TRANSPOSE, // w "nk", transposed by an op of its own, then matmul
  FORM_BATCHED,   // w "nk", transposed, broadcast along b, then batch_matmul
  FORM_COLLAPSED, // x "bmk" collapsed to rows, w "nk" transposed, matmul, expanded
} form_t;

typedef enum source { SOURCE_ARGUMENT, SOURCE_PARAMETER, SOURCE_CONSTANT } source_t;

typedef struct member {
  int64_t n;
  cotile_element_t w, result;
  const char *w_letters;
  const char *bias;   // letters of what is added; null: nothing
  bool init;          // the bias is the initial value instead; its letters are those of the result
  source_t source;    // of the weight and the bias
  int64_t heads;      // the columns are so many heads (h) of n / heads each (d); 0: letter n
  const char *layout; // letters of the result, transposed after the product; null: `out_letters`
  bool is_late;  // bias and cast are computed behind that transposition; the bias has its letters
  int gate;      // 1 + a member: the result is that one's value, activated, times this one's
  bool is_inner; // it has no result
} member_t;

enum { MAX_MEMBERS = 17, MAX_ROW_COUNTS = 20 };

typedef struct projection {
  const char *name;
  form_t form;
  const char *x_letters, *out_letters;
  const char *order;   // FORM_GENERIC: loops, such as "nkm"
  bool swapped;        // FORM_GENERIC: the body multiplies w * x, and w is the first input
  const char *dynamic; // letters whose sizes are dynamic
  int64_t b, m, k;
  cotile_element_t x, accumulator;
  int member_count;
  member_t members[MAX_MEMBERS];
  int row_counts[MAX_ROW_COUNTS]; // values of a dynamic m to run with, ending in 0; none: `m`
  const char *schedule;           // fields of the group's schedule, in JSON; null: none
  bool other_launches;            // than one with --group=always and one per member with --no-fuse
} projection_t;

// Sizes of one run.
typedef struct sizes {
  int64_t b, m, k;
} sizes_t;

// The activation of gates: x / (1 + exp(-x)) of floats, max(x, 0) of integers.

// Operands: x, then each member's weight and bias where it has one.
enum { MAX_OPERANDS = 1 + 2 * MAX_MEMBERS };

typedef struct operand {
  const char *letters;
  cotile_element_t element;
  source_t source;
  int member;     // -1 for x
  char name[128]; // of the parameter
} operand_t;

int projection_operands(const projection_t *function, operand_t out[MAX_OPERANDS]);

cotile_tensor_type_t projection_type(const projection_t *function, const operand_t *operand,
                                     sizes_t sizes);
// The members that have results, in order.
int projection_results(const projection_t *function, int out_members[MAX_MEMBERS]);
cotile_tensor_type_t projection_result_type(const projection_t *function, int member,
                                            sizes_t sizes);

const char *projection_result_letters(const projection_t *function, int member);

// Writes the function. data[i] are the elements of operand i; only constants are read.
void projection_print(const projection_t *function, void *const *data, FILE *out);

// The largest error of the results relative to the bound that types and depth allow: above 1 is
// wrong. Says on stderr where.
double projection_error(const projection_t *function, sizes_t sizes, void *const *data,
                        void *const *results);

#endif
