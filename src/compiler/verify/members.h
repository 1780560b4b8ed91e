// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the contractions of one kernel have in common: they read the same value as their left
// operand, by loops of the same roles, none reads what another has computed, and their sums have
// one width.
#ifndef COTILE_COMPILER_VERIFY_MEMBERS_H
#define COTILE_COMPILER_VERIFY_MEMBERS_H

#include "base/diagnostic.h"
#include "compiler/linalg/contraction.h"

typedef struct cotile_members {
  cotile_diagnostics_t *diagnostics; // borrowed
  int count;
  cotile_contraction_t first;
} cotile_members_t;

// Compares the op with the first member, if it is a contraction and not the first one itself.
void cotile_members_add(cotile_members_t *members, MlirOperation op);

#endif
