// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a user fixes of the schedule of a dispatch: by `cotile.schedule` on a contraction of the
// input, and by a file keyed by the names of dispatches.
//
// [override-1] A field that the file gives wins over the attribute's; the model chooses the rest.
// [override-2] A wrong one is an error that names the field and the dispatch's place in the input.
#ifndef COTILE_COMPILER_SCHEDULE_OVERRIDE_H
#define COTILE_COMPILER_SCHEDULE_OVERRIDE_H

#include "base/diagnostic.h"
#include "compiler/linalg/contraction.h"
#include "compiler/schedule/plan.h"
#include "compiler/schedule/schedule_file.h"

typedef struct cotile_overrides {
  const cotile_schedule_file_t *file; // borrowed; null: none
  cotile_diagnostics_t *diagnostics;  // borrowed
} cotile_overrides_t;

// INVALID if the file names something that is no dispatch of the module.
cotile_status_t cotile_overrides_check_names(const cotile_overrides_t *overrides,
                                             MlirModule module) COTILE_MUST_USE;

// Sets facts->fixed, which suits the facts and the machine, and takes the attributes off the ops.
cotile_status_t cotile_override_contraction(const cotile_overrides_t *overrides,
                                            MlirOperation dispatch,
                                            const cotile_contraction_t *members, int count,
                                            const cotile_machine_t *machine,
                                            cotile_plan_facts_t *facts) COTILE_MUST_USE;

// INVALID if a schedule is given for a dispatch that has none to change.
cotile_status_t cotile_override_refuse(const cotile_overrides_t *overrides,
                                       MlirOperation dispatch) COTILE_MUST_USE;

#endif
