// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that do nothing but put the dimensions of a tensor in another order.
#ifndef COTILE_COMPILER_LINALG_TRANSPOSITION_H
#define COTILE_COMPILER_LINALG_TRANSPOSITION_H

#include "compiler/linalg/structured.h"

// True if the op does nothing but permute the dimensions of its input; false for null. The map is
// from dimensions of its result to those of the input.
bool cotile_is_transposition(MlirOperation op, MlirAffineMap *out_map);

// tensor.empty of an element type; its dimensions are as long as those of `like` that the
// permutation `map` names.
MlirValue cotile_build_empty_like(cotile_builder_t *builder, MlirValue like, MlirAffineMap map,
                                  MlirType element);

// `value` transposed into `to`; the map is from dimensions of the result to those of the value.
MlirValue cotile_build_transposition(cotile_builder_t *builder, MlirValue value, MlirAffineMap map,
                                     MlirValue to);

#endif
