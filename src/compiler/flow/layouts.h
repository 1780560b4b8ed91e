// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results that are expanded (to heads) and transposed: a dispatch writes them as they lie in
// memory, so that no other dispatch moves them. A layout is taken where the sizes of the expansion
// are known in front of the dispatch; that they have the product that the result has is asserted.
#ifndef COTILE_COMPILER_FLOW_LAYOUTS_H
#define COTILE_COMPILER_FLOW_LAYOUTS_H

#include "compiler/flow/epilogues.h"
#include "compiler/schedule/layout.h"

// A result of a dispatch that is not laid out as its tiles are.
typedef struct cotile_result_layout {
  cotile_layout_t layout;
  // Per dimension of layout.value: a tensor from outside and the dimension of it that is as long.
  MlirValue tensor[COTILE_MAX_RANK];
  int dim[COTILE_MAX_RANK];
} cotile_result_layout_t;

// Adds the layouts of `value`, which lies like the result of `member`, to the dispatch.
void cotile_layouts_add(cotile_epilogues_t *epilogues, MlirValue value,
                        const cotile_contraction_t *member);

// True for a transposition that is part of how a result of the dispatch is laid out.
bool cotile_layouts_hold(const cotile_dispatch_t *dispatch, MlirOperation op);

// True if something else than the dispatch's layouts and ops reads `value`, one of its own.
bool cotile_is_read_outside(const cotile_dispatch_t *dispatch, MlirValue value);

// Where a result is written: a new tensor, whose sizes are computed where the builder stands.
MlirValue cotile_layout_destination(cotile_builder_t *builder,
                                    const cotile_result_layout_t *result);
// Asserts where the builder stands that the sizes fit.
void cotile_layout_assert(cotile_builder_t *builder, const cotile_result_layout_t *result);

#endif
