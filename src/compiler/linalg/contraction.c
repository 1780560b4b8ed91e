// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/linalg/contraction.h"

#include <mlir-c/AffineExpr.h>
#include <mlir-c/Dialect/Linalg.h>

#include "ir/query.h"

bool cotile_is_widening(MlirOperation op) {
  static const char *const names[] = {"arith.extf", "arith.extsi", "arith.extui", "arith.sitofp",
                                      "arith.uitofp"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (cotile_op_is(op, names[i])) return true;
  return false;
}

int cotile_map_position(MlirAffineMap map, int dim) {
  for (intptr_t i = 0; i < mlirAffineMapGetNumResults(map); i++) {
    MlirAffineExpr result = mlirAffineMapGetResult(map, i);
    if (mlirAffineExprIsADim(result) && mlirAffineDimExprGetPosition(result) == dim) return (int)i;
  }
  return -1;
}

// Bits of an integer that a float holds exactly, with its sign.
static unsigned exact_bits(MlirType type) {
  if (mlirTypeIsABF16(type)) return 8;
  if (mlirTypeIsAF16(type)) return 11;
  return mlirTypeIsAF32(type) ? 24 : 53;
}

// True if an integer becomes a float that may round it, before it gets the type of the sum.
static bool rounds(MlirOperation conversion, MlirType sum) {
  MlirType from = mlirValueGetType(mlirOperationGetOperand(conversion, 0));
  MlirType to = mlirValueGetType(mlirOperationGetResult(conversion, 0));
  return mlirTypeIsAInteger(from) && mlirTypeIsAFloat(to) && !mlirTypeEqual(to, sum) &&
         mlirIntegerTypeGetWidth(from) > exact_bits(to);
}

// What the body multiplies: the block argument behind casts to the type of the sum, which together
// are one conversion. A sign that is extended first and then taken for a part of the number is
// none.
static int factor_argument(MlirValue value, MlirBlock body, bool *out_unsigned) {
  MlirType sum = mlirValueGetType(value);
  *out_unsigned = false;
  for (;;) {
    if (mlirValueIsABlockArgument(value))
      return mlirBlockEqual(mlirBlockArgumentGetOwner(value), body)
                 ? (int)mlirBlockArgumentGetArgNumber(value)
                 : -1;
    MlirOperation op = cotile_defining_op(value);
    if (!cotile_is_widening(op) || (*out_unsigned && cotile_op_is(op, "arith.extsi")) ||
        rounds(op, sum))
      return -1;
    *out_unsigned |= cotile_op_is(op, "arith.uitofp") || cotile_op_is(op, "arith.extui");
    value = mlirOperationGetOperand(op, 0);
  }
}

static bool is_either(MlirOperation op, const char *a, const char *b) {
  return !mlirOperationIsNull(op) && (cotile_op_is(op, a) || cotile_op_is(op, b));
}

// yield(add(out, mul(lhs, rhs))), operands in any order, casts on the factors.
static bool match_body(cotile_contraction_t *facts) {
  MlirBlock body = cotile_op_body(facts->op);
  MlirOperation terminator = cotile_block_terminator(body);
  if (mlirOperationIsNull(terminator) || mlirOperationGetNumOperands(terminator) != 1) return false;
  MlirOperation add = cotile_defining_op(mlirOperationGetOperand(terminator, 0));
  if (!is_either(add, "arith.addf", "arith.addi")) return false;
  MlirValue accumulator = mlirBlockGetArgument(body, COTILE_OUT);
  int at = mlirValueEqual(mlirOperationGetOperand(add, 0), accumulator)   ? 1
           : mlirValueEqual(mlirOperationGetOperand(add, 1), accumulator) ? 0
                                                                          : -1;
  if (at < 0) return false;
  MlirOperation multiply = cotile_defining_op(mlirOperationGetOperand(add, at));
  if (!is_either(multiply, "arith.mulf", "arith.muli")) return false;
  bool is_unsigned[2];
  int first = factor_argument(mlirOperationGetOperand(multiply, 0), body, &is_unsigned[0]);
  int second = factor_argument(mlirOperationGetOperand(multiply, 1), body, &is_unsigned[1]);
  if (!((first == COTILE_LHS && second == COTILE_RHS) ||
        (first == COTILE_RHS && second == COTILE_LHS)))
    return false;
  facts->is_float = cotile_op_is(add, "arith.addf");
  facts->is_unsigned[first] = is_unsigned[0];
  facts->is_unsigned[second] = is_unsigned[1];
  return true;
}

static bool assign_roles(cotile_contraction_t *facts, const char *iterators) {
  for (int dim = 0; dim < facts->loop_count; dim++) {
    bool in[3];
    for (int i = 0; i < 3; i++) in[i] = cotile_map_position(facts->map[i], dim) >= 0;
    cotile_role_t role;
    if (in[COTILE_OUT]) {
      if (!in[COTILE_LHS] && !in[COTILE_RHS]) return false;
      role = !in[COTILE_RHS] ? COTILE_ROLE_M : !in[COTILE_LHS] ? COTILE_ROLE_N : COTILE_ROLE_BATCH;
    } else {
      if (!in[COTILE_LHS] || !in[COTILE_RHS]) return false;
      role = COTILE_ROLE_K;
    }
    if ((iterators[dim] == 'r') != (role == COTILE_ROLE_K)) return false;
    facts->role[dim] = role;
    cotile_loops_t *loops = &facts->loops[role];
    loops->dims[loops->count++] = dim;
  }
  return true;
}

// By their positions in `map`.
static void sort_loops(cotile_loops_t *loops, MlirAffineMap map) {
  for (int i = 1; i < loops->count; i++)
    for (int at = i; at > 0 && cotile_map_position(map, loops->dims[at]) <
                                   cotile_map_position(map, loops->dims[at - 1]);
         at--) {
      int dim = loops->dims[at];
      loops->dims[at] = loops->dims[at - 1];
      loops->dims[at - 1] = dim;
    }
}

static void find_sizes(cotile_contraction_t *facts) {
  for (int dim = 0; dim < facts->loop_count; dim++) {
    facts->size[dim] = -1;
    for (int i = 0; i < 3 && facts->size[dim] < 0; i++) {
      int at = cotile_map_position(facts->map[i], dim);
      if (at >= 0) facts->size[dim] = cotile_static_dim(mlirValueGetType(facts->operand[i]), at);
    }
  }
}

bool cotile_contraction_analyse(MlirOperation op, cotile_contraction_t *out,
                                const char **out_reason) {
  *out = (cotile_contraction_t){.op = op};
  *out_reason = "it is not a linalg op with two inputs and one result";
  if (!cotile_op_is_dialect(op, "linalg") || mlirOperationGetNumOperands(op) != 3 ||
      mlirOperationGetNumResults(op) != 1 || mlirOperationGetNumRegions(op) != 1 ||
      !cotile_indexing_maps(op, out->map))
    return false;
  for (int i = 0; i < 3; i++) {
    out->operand[i] = mlirOperationGetOperand(op, i);
    if (!cotile_is_ranked_tensor(out->operand[i])) return false;
    out->element[i] = cotile_element_of(out->operand[i]);
    *out_reason = "an operand is not read by a projected permutation of the loops";
    if (!mlirAffineMapIsProjectedPermutation(out->map[i])) return false;
  }
  char iterators[COTILE_MAX_LOOPS];
  out->loop_count = cotile_iterator_types(op, iterators, COTILE_MAX_LOOPS);
  *out_reason = "it has too many loops";
  if (out->loop_count < 0) return false;
  *out_reason = "its loops are not batch, m, n and k loops of a contraction";
  if (!assign_roles(out, iterators) || out->loops[COTILE_ROLE_K].count == 0) return false;
  *out_reason = "its body is not a multiply-add of the two inputs";
  if (!match_body(out)) return false;
  sort_loops(&out->loops[COTILE_ROLE_M], out->map[COTILE_LHS]);
  sort_loops(&out->loops[COTILE_ROLE_N], out->map[COTILE_RHS]);
  find_sizes(out);
  *out_reason = NULL;
  return true;
}

#define SWAP(type, a, b)                                                                           \
  do {                                                                                             \
    type swapped = (a);                                                                            \
    (a) = (b);                                                                                     \
    (b) = swapped;                                                                                 \
  } while (0)

void cotile_contraction_exchange(cotile_contraction_t *facts) {
  SWAP(MlirValue, facts->operand[COTILE_LHS], facts->operand[COTILE_RHS]);
  SWAP(MlirAffineMap, facts->map[COTILE_LHS], facts->map[COTILE_RHS]);
  SWAP(MlirType, facts->element[COTILE_LHS], facts->element[COTILE_RHS]);
  SWAP(bool, facts->is_unsigned[COTILE_LHS], facts->is_unsigned[COTILE_RHS]);
  SWAP(cotile_loops_t, facts->loops[COTILE_ROLE_M], facts->loops[COTILE_ROLE_N]);
  for (int i = 0; i < facts->loop_count; i++) {
    if (facts->role[i] == COTILE_ROLE_M)
      facts->role[i] = COTILE_ROLE_N;
    else if (facts->role[i] == COTILE_ROLE_N)
      facts->role[i] = COTILE_ROLE_M;
  }
  facts->is_exchanged = !facts->is_exchanged;
}

int cotile_map_loop(MlirAffineMap map, int position) {
  return (int)mlirAffineDimExprGetPosition(mlirAffineMapGetResult(map, position));
}

// The m loops stand at consecutive positions of a map, in the order of lhs.
static bool m_is_contiguous(const cotile_contraction_t *facts, MlirAffineMap map) {
  const cotile_loops_t *m = &facts->loops[COTILE_ROLE_M];
  for (int i = 1; i < m->count; i++)
    if (cotile_map_position(map, m->dims[i]) != cotile_map_position(map, m->dims[i - 1]) + 1)
      return false;
  return true;
}

bool cotile_contraction_is_matrix_product(const cotile_contraction_t *facts) {
  return facts->loops[COTILE_ROLE_N].count == 1 && facts->loops[COTILE_ROLE_K].count == 1 &&
         m_is_contiguous(facts, facts->map[COTILE_LHS]) &&
         m_is_contiguous(facts, facts->map[COTILE_OUT]);
}

bool cotile_contraction_same_lhs_roles(const cotile_contraction_t *a,
                                       const cotile_contraction_t *b) {
  intptr_t count = mlirAffineMapGetNumResults(a->map[COTILE_LHS]);
  if (count != mlirAffineMapGetNumResults(b->map[COTILE_LHS])) return false;
  for (int i = 0; i < count; i++)
    if (a->role[cotile_map_loop(a->map[COTILE_LHS], i)] !=
        b->role[cotile_map_loop(b->map[COTILE_LHS], i)])
      return false;
  return true;
}
