// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An elementwise op in front of the tensor.collapse_shape that it reads: other operands are
// expanded in the same way, which costs nothing.
#ifndef COTILE_COMPILER_INPUT_SINK_COLLAPSES_H
#define COTILE_COMPILER_INPUT_SINK_COLLAPSES_H

#include "compiler/linalg/structured.h"
#include "ir/reshape.h"

// The map over the dimensions of groups instead of loops; *out_own says which dimensions of the
// expanded operand are one now. False if it would have too many.
bool cotile_split_map(MlirAffineMap map, const cotile_reassociation_t *groups,
                      cotile_reassociation_t *out_own, MlirAffineMap *out_map);

// True if two tensors are collapsed in the same way, and have the same dimensions before.
bool cotile_collapse_alike(MlirOperation a, MlirOperation b);

// Computes an op whose result lies as its loops do, and as that of `collapse`, in front of the
// collapse. Returns the op that takes its place; null, and nothing is changed, if an operand cannot
// be expanded.
MlirOperation cotile_sink_collapse(const cotile_structured_t *facts, MlirOperation collapse);

#endif
