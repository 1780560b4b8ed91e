// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/verify/members.h"

#include "compiler/verify/finding.h"

// Operands are arguments of the kernel, or slices of them.
static bool is_computed(MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  return !mlirOperationIsNull(op) && cotile_op_is_dialect(op, "linalg");
}

// Bytes of a sum in registers, where narrow floats are f32.
static int64_t sum_bytes(const cotile_contraction_t *member) {
  int64_t bytes = cotile_type_bytes(member->element[COTILE_OUT]);
  return member->is_float && bytes < 4 ? 4 : bytes;
}

static bool check_member(const cotile_members_t *members, const cotile_contraction_t *member) {
  const cotile_contraction_t *first = &members->first;
  if (!mlirValueEqual(first->operand[COTILE_LHS], member->operand[COTILE_LHS]))
    return COTILE_FINDING(members->diagnostics, member->op,
                          "does not read the left operand that the first contraction reads");
  if (!cotile_contraction_same_lhs_roles(first, member))
    return COTILE_FINDING(members->diagnostics, member->op,
                          "reads the left operand by loops of other roles");
  if (first->is_float != member->is_float || sum_bytes(first) != sum_bytes(member))
    return COTILE_FINDING(members->diagnostics, member->op,
                          "its sums are of another width than those of the first contraction");
  if (is_computed(member->operand[COTILE_RHS]))
    return COTILE_FINDING(members->diagnostics, member->op, "its weight is computed here");
  return true;
}

void cotile_members_add(cotile_members_t *members, MlirOperation op) {
  cotile_contraction_t facts;
  const char *why;
  if (!cotile_contraction_analyse(op, &facts, &why)) return;
  if (members->count++ == 0)
    members->first = facts;
  else
    check_member(members, &facts);
}
