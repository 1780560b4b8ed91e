// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/facts.h"

#include "base/size.h"
#include "ir/query.h"

int cotile_accumulator_bytes(const cotile_contraction_t *facts) {
  return (int)cotile_max(cotile_type_bytes(facts->element[COTILE_OUT]), 4);
}

// The product of the sizes of the loops of a role, -1 if one is dynamic.
static int64_t role_size(const cotile_contraction_t *facts, cotile_role_t role) {
  int64_t product = 1;
  for (int i = 0; i < facts->loops[role].count; i++) {
    int64_t size = facts->size[facts->loops[role].dims[i]];
    if (size < 0 || __builtin_mul_overflow(product, size, &product)) return -1;
  }
  return product;
}

void cotile_plan_facts_init(cotile_plan_facts_t *out, const cotile_contraction_t *members,
                            int member_count, const int *set, bool load_time_weights) {
  const cotile_contraction_t *first = &members[0];
  *out = (cotile_plan_facts_t){.batch = role_size(first, COTILE_ROLE_BATCH),
                               .m = role_size(first, COTILE_ROLE_M),
                               .k = role_size(first, COTILE_ROLE_K),
                               .lhs_bytes = (int)cotile_type_bytes(first->element[COTILE_LHS]),
                               .accumulator_bytes = cotile_accumulator_bytes(first),
                               .load_time_weights = load_time_weights};
  int output[COTILE_MAX_GROUP];
  for (int i = 0; i < member_count; i++) {
    output[i] = set[i] == i ? out->output_count++ : output[set[i]];
    int64_t n = role_size(&members[i], COTILE_ROLE_N);
    if (set[i] == i || out->n[output[i]] < 0) out->n[output[i]] = n;
    out->dots[output[i]]++;
    out->rhs_bytes[output[i]] += (int)cotile_type_bytes(members[i].element[COTILE_RHS]);
    if (out->m < 0) out->m = role_size(&members[i], COTILE_ROLE_M);
    if (out->k < 0) out->k = role_size(&members[i], COTILE_ROLE_K);
  }
}

void cotile_plan_facts_init_one(cotile_plan_facts_t *out, const cotile_contraction_t *member,
                                bool load_time_weights) {
  static const int set[] = {0};
  cotile_plan_facts_init(out, member, 1, set, load_time_weights);
}
