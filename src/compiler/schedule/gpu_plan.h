// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans for GPUs: the part of plan.h for machines with is_gpu.
#ifndef COTILE_COMPILER_SCHEDULE_GPU_PLAN_H
#define COTILE_COMPILER_SCHEDULE_GPU_PLAN_H

#include "compiler/schedule/plan.h"

void cotile_gpu_plan_make(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                          cotile_plan_t *out_plan);

// Threads of a workgroup, and a bound of the shared memory that it takes.
int64_t cotile_gpu_plan_threads(const cotile_plan_t *plan);
int64_t cotile_gpu_plan_shared_bytes(const cotile_plan_facts_t *facts, const cotile_gpu_t *gpu,
                                     const cotile_plan_t *plan);

cotile_status_t cotile_gpu_plan_check(const cotile_plan_facts_t *facts,
                                      const cotile_machine_t *machine,
                                      cotile_schedule_field_t *out_field) COTILE_MUST_USE;

#endif
