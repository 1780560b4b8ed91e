// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the compiler tells about its groups: read off the IR when a dispatch is scheduled.
#ifndef COTILE_COMPILER_SCHEDULE_REPORT_H
#define COTILE_COMPILER_SCHEDULE_REPORT_H

#include <mlir-c/IR.h>

#include "compiler/linalg/contraction.h"
#include "compiler/schedule/plan.h"

typedef struct cotile_member_report {
  const char *location;
  int batch_count;
  int64_t batch[COTILE_MAX_LOOPS]; // -1: dynamic
  int64_t m, n, k;
  const char *types; // "f32,f32->f32"
  int epilogue_count;
  const char **epilogue; // the ops of the epilogues' bodies, without their dialect
} cotile_member_report_t;

typedef struct cotile_group_report {
  struct cotile_group_report *next;
  const char *function, *dispatch;
  const char *shared_location;
  int64_t shared_bytes, read_before, read_after; // -1: dynamic
  int64_t tiles;                                 // workgroups; -1: dynamic
  const char *schedule;                          // the attribute's text
  cotile_plan_t plan;
  cotile_schedule_fields_t fixed; // by the user
  int result_count, member_count;
  cotile_member_report_t *members;
} cotile_group_report_t;

typedef struct cotile_report {
  cotile_arena_t *arena; // borrowed
  cotile_group_report_t *first, **end;
} cotile_report_t;

void cotile_report_init(cotile_report_t *report, cotile_arena_t *arena);

// Adds a dispatch of two contractions or more. `dispatch` is its flow.dispatch.workgroups.
void cotile_report_add(cotile_report_t *report, MlirOperation dispatch, MlirOperation function,
                       const cotile_contraction_t *members, int member_count,
                       const cotile_plan_facts_t *facts, const cotile_plan_t *plan,
                       const cotile_machine_t *machine, MlirAttribute schedule);

#endif
