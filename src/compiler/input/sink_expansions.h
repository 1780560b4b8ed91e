// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An elementwise op in front of the expansion that it reads.
#ifndef COTILE_COMPILER_INPUT_SINK_EXPANSIONS_H
#define COTILE_COMPILER_INPUT_SINK_EXPANSIONS_H

#include "compiler/linalg/structured.h"
#include "ir/reshape.h"

// Static sizes of the loops of an op whose result lies as its loops do, -1 for others; 1 only where
// every operand says so.
void cotile_loop_sizes(const cotile_structured_t *facts, int64_t *out_sizes);

// The map over groups of loops, of these sizes, instead of loops; *out_own says which dimensions of
// the operand are to be one. False if it has only some loops of a group, or not in order; loops of
// size 1 do not count.
bool cotile_collapse_map(MlirAffineMap map, const int64_t *sizes,
                         const cotile_reassociation_t *groups, cotile_reassociation_t *out_own,
                         MlirAffineMap *out_map);

// Computes an op whose result lies as its loops do, and as that of `expansion`, in front of the
// expansion. Returns the op that takes its place; null, and nothing is changed, if another operand
// cannot be read so.
MlirOperation cotile_sink_expansion(const cotile_structured_t *facts, MlirOperation expansion);

// An operand of an elementwise op, and the map that it is read by: a constant number instead of a
// tensor that is filled with it, which is left out of the op's loops.
MlirValue cotile_splat_as_number(MlirValue operand, MlirAffineMap *inout_map);

#endif
