// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The flow stage: linalg on tensors becomes dispatches. Each flow.dispatch.workgroups is one
// kernel.
#ifndef COTILE_COMPILER_FLOW_H
#define COTILE_COMPILER_FLOW_H

#include <mlir-c/IR.h>

#include "base/diagnostic.h"
#include "compiler/flow/reasons.h"
#include "compiler/schedule/plan.h"

typedef enum cotile_grouping {
  COTILE_GROUPING_AUTO,   // groups that the model does not expect to be slower
  COTILE_GROUPING_ALWAYS, // all that is legal
  COTILE_GROUPING_NONE,   // every contraction alone
} cotile_grouping_t;

typedef struct cotile_flow_options {
  cotile_grouping_t grouping;
  int max_group;                     // most members of a group, 1 to COTILE_MAX_GROUP
  const cotile_machine_t *machine;   // borrowed
  cotile_refusals_t *refusals;       // borrowed
  cotile_refusals_t *left_out;       // borrowed
  cotile_diagnostics_t *diagnostics; // borrowed
  cotile_arena_t *arena;             // borrowed
} cotile_flow_options_t;

// INVALID, with diagnostics, if contractions that the user wants in one kernel (`cotile.group`)
// cannot be. Without grouping the user's wishes are not looked at.
cotile_status_t cotile_flow_form(MlirModule module,
                                 const cotile_flow_options_t *options) COTILE_MUST_USE;

// Number of dispatches in a module after the flow stage.
int64_t cotile_flow_count(MlirModule module);

#endif
