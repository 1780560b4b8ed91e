// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts about a contraction: which loop plays which role, what each operand reads, in which types.
// An analysis: it changes nothing.
//
// A contraction is a linalg op, named or generic, that computes
//   out[b, m, n] = init[b, m, n] + sum over k of cast(lhs[b, m, k]) * cast(rhs[b, k, n])
// where b, m, n and k each stand for any number of loops, in any order of the maps' results.
#ifndef COTILE_COMPILER_LINALG_CONTRACTION_H
#define COTILE_COMPILER_LINALG_CONTRACTION_H

#include <stdbool.h>

#include <mlir-c/AffineMap.h>
#include <mlir-c/IR.h>

#include "cotile/types.h"

enum { COTILE_MAX_LOOPS = 2 * COTILE_MAX_RANK };

typedef enum cotile_role {
  COTILE_ROLE_BATCH, // indexes lhs, rhs and out
  COTILE_ROLE_M,     // indexes lhs and out
  COTILE_ROLE_N,     // indexes rhs and out
  COTILE_ROLE_K,     // indexes lhs and rhs: summed over
  COTILE_ROLE_COUNT
} cotile_role_t;

typedef enum cotile_operand { COTILE_LHS, COTILE_RHS, COTILE_OUT } cotile_operand_t;

typedef struct cotile_loops {
  int count;
  int dims[COTILE_MAX_LOOPS]; // loop numbers; m in the order of lhs, n in that of rhs
} cotile_loops_t;

typedef struct cotile_contraction {
  MlirOperation op;
  int loop_count;
  cotile_role_t role[COTILE_MAX_LOOPS]; // of each loop
  cotile_loops_t loops[COTILE_ROLE_COUNT];
  MlirValue operand[3];           // lhs, rhs, init
  MlirAffineMap map[3];           // each a projected permutation
  MlirType element[3];            // element types; out's is that of the accumulator
  bool is_float;                  // multiply-add on floats, else on integers
  bool is_unsigned[2];            // an integer lhs or rhs has no sign
  int64_t size[COTILE_MAX_LOOPS]; // static trip counts, -1 where dynamic
  bool is_exchanged;              // lhs and rhs are the other way round in `op`
} cotile_contraction_t;

// Fills *out if `op` is a contraction. Otherwise returns false, and *out_reason is a static
// sentence that says why.
bool cotile_contraction_analyse(MlirOperation op, cotile_contraction_t *out,
                                const char **out_reason);

// Exchanges lhs and rhs, and with them m and n: the product is the same.
void cotile_contraction_exchange(cotile_contraction_t *facts);

// True if the contraction is, up to views, one matrix product per batch index: one n and one k loop
// (or no m or n loop), its m loops next to each other in lhs and out and in the same order.
bool cotile_contraction_is_matrix_product(const cotile_contraction_t *facts);

// True if both contractions index their lhs by loops of the same roles, position by position.
bool cotile_contraction_same_lhs_roles(const cotile_contraction_t *a,
                                       const cotile_contraction_t *b);

// A cast to a type with more numbers, or of an integer to a float: arith.extf, .extsi, .extui,
// .sitofp or .uitofp. Kernels apply it to what they load.
bool cotile_is_widening(MlirOperation op);

// The position of loop `dim` among the results of a projected permutation, or -1.
int cotile_map_position(MlirAffineMap map, int dim);

// The loop at a position of a projected permutation.
int cotile_map_loop(MlirAffineMap map, int position);

#endif
