// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The facts that a plan is made from, read off the contractions of a dispatch.
#ifndef COTILE_COMPILER_SCHEDULE_FACTS_H
#define COTILE_COMPILER_SCHEDULE_FACTS_H

#include "compiler/linalg/contraction.h"
#include "compiler/schedule/plan.h"

// Bytes of a sum in registers: sums of f16 and bf16 are f32, and rounded once.
int cotile_accumulator_bytes(const cotile_contraction_t *facts);

// `members`: contractions of one group; at most COTILE_MAX_GROUP. set[i]: the first of those that
// member i meets (column_sets.h).
void cotile_plan_facts_init(cotile_plan_facts_t *out, const cotile_contraction_t *members,
                            int member_count, const int *set, bool load_time_weights);
// The same for one contraction alone.
void cotile_plan_facts_init_one(cotile_plan_facts_t *out, const cotile_contraction_t *member,
                                bool load_time_weights);

#endif
