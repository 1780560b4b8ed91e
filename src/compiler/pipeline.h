// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stages of a compilation, in order, with a verifier after each.
#ifndef COTILE_COMPILER_PIPELINE_H
#define COTILE_COMPILER_PIPELINE_H

#include "compiler/flow/flow.h"
#include "compiler/hal/hal.h"
#include "compiler/package/package.h"
#include "compiler/schedule/schedule.h"
#include "compiler/targets.h"

// One program for one target on its way from linalg to code. Lives in the arena, but for `module`
// and `hal`, which are owned.
typedef struct cotile_target_program {
  const cotile_machine_t *machine;
  MlirModule module; // a clone of the pipeline's; null before the stage flow
  cotile_refusals_t refusals, left_out;
  cotile_report_t report;
  int64_t dispatches_before, dispatches_after;
  cotile_codegen_t codegen;
  cotile_hal_module_t hal;
} cotile_target_program_t;

typedef struct cotile_pipeline {
  // Given by the caller, borrowed.
  cotile_arena_t *arena;
  cotile_diagnostics_t *diagnostics;
  cotile_targets_t targets;
  cotile_grouping_t grouping;
  int max_group;
  int64_t require_groups;
  bool reference_kernels;
  const cotile_schedule_file_t *schedules; // the user's; null: none
  const char *output;                      // null: stop before code is made
  cotile_package_kind_t kind;
  const char *module_name; // null: see module_name.h
  MlirModule module;

  // Filled by the stages.
  cotile_target_program_t *programs; // one per target
  bool is_decided;                   // groups and schedules of all programs can be explained
} cotile_pipeline_t;

// Names in order, ending in null; static.
const char *const *cotile_pipeline_stages(void);

// Runs the stages up to `last` (null: all). After stage `dump_after` (may be null) the text of the
// module goes to *out_dump, in the arena; that of each program, if there are several.
cotile_status_t cotile_pipeline_run(cotile_pipeline_t *pipeline, const char *last,
                                    const char *dump_after, const char **out_dump) COTILE_MUST_USE;
// After a run, failed or not.
void cotile_pipeline_deinit(cotile_pipeline_t *pipeline);

#endif
