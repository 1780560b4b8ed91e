// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The schedule stage: every flow.dispatch.workgroups becomes a flow.executable, one scf.forall
// whose iterations are the workgroups, and a flow.dispatch that launches it.
//
// The function of an executable carries `cotile.schedule`, a dictionary:
//   kind = "contraction": the fields of schedule_fields.def, with tile_atoms where n_tiles = 0 (it
//     is found at run time);
//   kind = "loops": tile, the iterations of the outermost result dimension per workgroup (0: one
//     workgroup does all); for GPUs also threads, those of a workgroup;
// and `cotile.equal_dims`: classes of [argument, dimension] pairs that the body needs to be equal.
#ifndef COTILE_COMPILER_SCHEDULE_H
#define COTILE_COMPILER_SCHEDULE_H

#include "base/diagnostic.h"
#include "compiler/schedule/override.h"
#include "compiler/schedule/report.h"
#include "ir/builder.h"

typedef struct cotile_schedule_options {
  const cotile_machine_t *machine; // borrowed
  cotile_arena_t *arena;           // borrowed
  cotile_report_t *report;         // borrowed; groups are added to it
  cotile_overrides_t overrides;    // by the user
} cotile_schedule_options_t;

cotile_status_t cotile_schedule_module(MlirModule module,
                                       const cotile_schedule_options_t *options) COTILE_MUST_USE;

// The two kinds. Each appends the forall and the return to the function of an executable, whose
// arguments are those of `dispatch`'s body.
cotile_status_t cotile_schedule_contraction(MlirOperation dispatch, MlirOperation function,
                                            const cotile_plan_t *plan,
                                            cotile_arena_t *arena) COTILE_MUST_USE;
// `*out_tile`: see kind = "loops".
cotile_status_t cotile_schedule_loops(MlirOperation dispatch, MlirOperation function,
                                      const cotile_machine_t *machine, cotile_arena_t *arena,
                                      int64_t *out_tile) COTILE_MUST_USE;

#endif
