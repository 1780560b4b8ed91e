// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the user wants of groups: the attributes `cotile.group` and `cotile.no_group`.
#ifndef COTILE_COMPILER_FLOW_WISHES_H
#define COTILE_COMPILER_FLOW_WISHES_H

#include "compiler/flow/flow.h"
#include "compiler/linalg/user_attributes.h"

// Why the user does not want `op` in the group of `first`; COTILE_REASON_NONE if nothing is said
// against it.
cotile_reason_t cotile_wish_of(MlirOperation first, MlirOperation op);

// Takes the attributes off a function whose groups are formed, and reports each contraction that
// was to be grouped with others and is not, with the reason.
void cotile_wishes_check(MlirOperation function, const cotile_flow_options_t *options);

#endif
