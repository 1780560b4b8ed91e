// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text of a tiled matrix product with several results that share their left operand X:
// O_i[m][n] = sum over k of X[m][k] W_i[k][n], in f32.
//
// A workgroup computes a tile of rows x columns of each result. Per step of `depth` it copies tiles
// of X and of all W_i to shared memory, as f32 and with 0 beyond the edges; a thread has
// `thread_rows` rows of 4 columns of each result in vector<4xf32>.
#ifndef COTILE_TESTS_MATMUL_TEXT_H
#define COTILE_TESTS_MATMUL_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/string.h"
#include "cotile/types.h"

// What may be done wrong on purpose.
typedef enum matmul_fault {
  MATMUL_RIGHT,
  MATMUL_NO_BARRIER_AFTER_COPY,
  MATMUL_NO_BARRIER_AFTER_USE,
  MATMUL_LOAD_PAST_EDGE,   // X without a check of its columns
  MATMUL_STORE_PAST_EDGE,  // the first result without a check of its columns
  MATMUL_SHORT_SHARED,     // the tile of X has one column less
  MATMUL_STORE_ONE_LESS,   // rows end one before the last
  MATMUL_UNFILLED_SHARED,  // nothing is copied beyond the edges
  MATMUL_BARRIER_IN_BRANCH // the copy of X and the barrier after it are for rows of X only
} matmul_fault_t;

typedef struct matmul {
  int64_t m, n, k;
  int results;
  cotile_element_t element; // of X and W; BF16 as i16 that is shifted into an f32
  int64_t rows, columns, depth, thread_rows;
  // Sizes are arguments (m, n, k as i32, in front of X) and memrefs are dynamic.
  bool is_dynamic;
  // known_block_size, workgroup attributions and vector.load; else spirv.entry_point_abi,
  // memref.alloc and vectors from elements.
  bool is_nvvm;
  matmul_fault_t fault;
} matmul_t;

// Appends the module. Arguments: [m, n, k,] X, W_0.., O_0...
void matmul_append_text(const matmul_t *matmul, cotile_string_t *text);
void matmul_grid(const matmul_t *matmul, int64_t out_grid[3]);

#endif
