// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contractions of a dispatch that differ in their initial values alone, X*W + A and X*W + B, are
// one product: it is summed once, from zero, and A and B are added by epilogues. So W is packed and
// read once, too.
#ifndef COTILE_COMPILER_SCHEDULE_SHARED_PRODUCTS_H
#define COTILE_COMPILER_SCHEDULE_SHARED_PRODUCTS_H

#include "compiler/linalg/contraction.h"

// True if both sum the same products.
bool cotile_is_same_product(const cotile_contraction_t *a, const cotile_contraction_t *b);

// Rewrites the body of a flow.dispatch.workgroups with `members`, whose ops may then be gone.
void cotile_share_products(const cotile_contraction_t *members, int count);

#endif
