// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a stage must have made, beyond what MLIR's verifiers know: the contracts of the forms,
// stated a second time and checked on the IR alone. A finding is a bug of the compiler, never of
// the user.
//
// [verify-1] One error per finding in the diagnostics, at the operation's location; the status is
// INTERNAL. [verify-2] Nothing is changed. [verify-3] Time is linear in the size of the program.
// Thread-compatible; the diagnostics are borrowed. IR has passed MLIR's verifiers.
#ifndef COTILE_COMPILER_VERIFY_H
#define COTILE_COMPILER_VERIFY_H

#include <mlir-c/IR.h>

#include "base/diagnostic.h"
#include "base/status.h"

// The form after the stage flow.
cotile_status_t cotile_verify_flow(MlirModule module,
                                   cotile_diagnostics_t *diagnostics) COTILE_MUST_USE;
// The form after the stage schedule.
cotile_status_t cotile_verify_schedule(MlirModule module,
                                       cotile_diagnostics_t *diagnostics) COTILE_MUST_USE;

#endif
