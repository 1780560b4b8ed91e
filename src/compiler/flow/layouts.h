// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results that are expanded (to heads), transposed, or inserted into a tensor: a dispatch writes
// them as they lie in memory, so that no other dispatch moves them. A layout is taken where its
// sizes, its offsets and the tensor are known in front of the dispatch; that they fit is asserted
// there. Several may be inserted into one tensor, in windows that are apart: they are one result.
#ifndef COTILE_COMPILER_FLOW_LAYOUTS_H
#define COTILE_COMPILER_FLOW_LAYOUTS_H

#include "compiler/flow/epilogues.h"
#include "compiler/schedule/layout.h"

// A result of a dispatch that is not laid out as its tiles are.
typedef struct cotile_result_layout {
  cotile_layout_t layout;
  int before, after; // of the dispatch's layouts: inserted into the same tensor; -1: none
  // Per dimension of layout.value: a tensor from outside and the dimension of it that is as long.
  MlirValue tensor[COTILE_MAX_RANK];
  int dim[COTILE_MAX_RANK];
} cotile_result_layout_t;

// Adds layouts of `value`, which lies like the result of `member`, to the dispatch: insertions;
// then, when all values have theirs, transpositions that something else reads.
void cotile_insertions_add(cotile_epilogues_t *epilogues, MlirValue value,
                           const cotile_contraction_t *member);
void cotile_transpositions_add(cotile_epilogues_t *epilogues, MlirValue value,
                               const cotile_contraction_t *member);

// Why the dispatch does not insert into a tensor that it inserts other results into;
// COTILE_REASON_NONE if the op is no insertion into such a tensor.
cotile_reason_t cotile_insertion_reason(const cotile_epilogues_t *epilogues, MlirOperation op);

// True for an op that is part of how a result of the dispatch is laid out.
bool cotile_layouts_hold(const cotile_dispatch_t *dispatch, MlirOperation op);

// True if something else than the dispatch's layouts and ops reads `value`, one of its own.
bool cotile_is_read_outside(const cotile_dispatch_t *dispatch, MlirValue value);

// The indices that the dispatch needs for a result that is inserted; returns how many there are.
enum { COTILE_LAYOUT_INDICES = 4 * COTILE_MAX_RANK };
int cotile_layout_indices(const cotile_result_layout_t *result,
                          MlirValue out_indices[COTILE_LAYOUT_INDICES]);

// Where a result is written: the tensor that it and those before it are inserted into, or a new
// one, whose sizes are computed where the builder stands.
MlirValue cotile_layout_destination(cotile_builder_t *builder, const cotile_dispatch_t *dispatch,
                                    const cotile_result_layout_t *result);
// The value of the last layout that is inserted into the same tensor, which is a result of the
// dispatch.
MlirValue cotile_layout_end(const cotile_dispatch_t *dispatch,
                            const cotile_result_layout_t *result);
// Asserts where the builder stands that the sizes fit.
void cotile_layout_assert(cotile_builder_t *builder, const cotile_result_layout_t *result);

#endif
