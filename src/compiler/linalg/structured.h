// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts about linalg ops that are not contractions, and their rewriting with other maps.
//
// Every structured op, named or generic, has one indexing map per operand and a body; nothing here
// depends on how an op is spelled.
#ifndef COTILE_COMPILER_LINALG_STRUCTURED_H
#define COTILE_COMPILER_LINALG_STRUCTURED_H

#include <stdbool.h>

#include "compiler/linalg/contraction.h"
#include "ir/builder.h"

enum { COTILE_MAX_OPERANDS = 64 };

typedef struct cotile_structured {
  MlirOperation op;
  int loop_count;
  char iterator[COTILE_MAX_LOOPS]; // 'p' or 'r'; 'p' if every result runs along the loop
  int operand_count, input_count;  // the inits follow the inputs
  MlirAffineMap map[COTILE_MAX_OPERANDS];
} cotile_structured_t;

// False if the op is no structured linalg op, or exceeds the limits above.
bool cotile_structured_analyse(MlirOperation op, cotile_structured_t *out);

// All loops parallel, one result, written by a permutation, every input tensor read by a projected
// permutation.
bool cotile_is_elementwise(const cotile_structured_t *facts);

// linalg.fill of a tensor with a constant scalar: it is computed where it is read.
bool cotile_is_constant_fill(MlirOperation op);

// The linalg op with one result that reads the (first use of the) only result of `op` as its
// initial value; null if none does.
MlirOperation cotile_initialised_op(MlirOperation op);

// True if the op sums, or reduces otherwise, along a loop of two of its input tensors: a
// contraction by its loops, whatever its body does.
bool cotile_is_like_contraction(MlirOperation op);

// True if the body reads the previous value of its (only) result.
bool cotile_reads_init(const cotile_structured_t *facts);

// True if the body computes on its arguments alone: it reads no index of a loop, no element of a
// tensor, and has no regions.
bool cotile_has_plain_body(MlirOperation op);

// An elementwise op whose body yields its only input, unchanged (a transposition, a broadcast or a
// copy) or widened: reading result[i] is reading input[map(i)] and applying the cast.
typedef struct cotile_structured_view {
  MlirAffineMap map;
  MlirOperation cast; // in the body, see cotile_is_widening; null: unchanged
} cotile_structured_view_t;
bool cotile_is_view(const cotile_structured_t *facts, cotile_structured_view_t *out_view);

// The permutation that undoes another.
MlirAffineMap cotile_inverse_permutation(MlirAffineMap permutation);

// outer(inner(dims)).
MlirAffineMap cotile_compose(MlirAffineMap outer, MlirAffineMap inner);

// The value of an attribute `indexing_maps`.
MlirAttribute cotile_maps_attribute(MlirContext context, int count, const MlirAffineMap *maps);

// Creates a linalg.generic in front of `op` with its body, the given operands (as many as before),
// maps and iterators, and result type; the op itself stays. Of other attributes it gets the user's
// (user_attributes.h).
MlirOperation cotile_build_generic_like(cotile_builder_t *builder, MlirOperation op,
                                        const MlirValue *operands, const MlirAffineMap *maps,
                                        int loop_count, const char *iterators, MlirType result);

// The same with one more input, the last, which is read by `map` as the block argument behind the
// other inputs'; results stay as they are.
MlirOperation cotile_build_generic_with_input(cotile_builder_t *builder,
                                              const cotile_structured_t *facts, MlirValue input,
                                              MlirAffineMap map);

// A linalg.generic of `operand_count` operands, inputs first, whose body has its block arguments
// and no operations yet.
MlirOperation cotile_build_empty_generic(cotile_builder_t *builder, int input_count,
                                         int operand_count, const MlirValue *operands,
                                         const MlirAffineMap *maps, int loop_count,
                                         const char *iterators);

// The same for an elementwise op of the result's loops, which reads inputs by `maps` and writes its
// last operand by their identity.
MlirOperation cotile_build_elementwise(cotile_builder_t *builder, int operand_count,
                                       const MlirValue *operands, const MlirAffineMap *maps);

// Lets the program have the operands in the order of the facts, which were exchanged: a
// linalg.generic takes the place of facts->op.
void cotile_contraction_settle(cotile_contraction_t *facts);

// Lets a linalg.generic that was just built read its input `index` as it is stored, and cast it in
// its body as `cast`, an op on scalars, does.
void cotile_cast_input(MlirOperation generic, intptr_t index, MlirOperation cast);

// The same op (named if it was) with other operands and another result type, maps unchanged.
MlirOperation cotile_build_clone(cotile_builder_t *builder, MlirOperation op,
                                 const MlirValue *operands, MlirType result);

#endif
