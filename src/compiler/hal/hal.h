// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The hal stage: host functions become buffers and launches.
#ifndef COTILE_COMPILER_HAL_HAL_H
#define COTILE_COMPILER_HAL_HAL_H

#include "base/diagnostic.h"
#include "base/status.h"
#include "compiler/codegen/codegen.h"
#include "compiler/hal/program.h"

typedef struct cotile_hal_module {
  MlirModule kernels;       // owned: the code of the executables
  cotile_program_t program; // borrowed from the arena
} cotile_hal_module_t;

// Takes a module of flow.executables and host functions. Afterwards it holds one func.func on hal
// operations per public function, constants, and cotile_load if something is packed; executables
// and private functions are gone. Executables that are alike share their kernels. [hal-1]
// UNSUPPORTED if a host function holds what this stage does not lower: one error per finding in the
// diagnostics, nothing lowered. `before` is another program of the same module file, or null: see
// cotile_program_init. `arena` must outlive the result, which is null on failure.
cotile_status_t cotile_hal_lower(MlirModule module, cotile_codegen_t *codegen,
                                 const cotile_program_t *before, cotile_arena_t *arena,
                                 cotile_diagnostics_t *diagnostics,
                                 cotile_hal_module_t *out_hal) COTILE_MUST_USE;
void cotile_hal_module_deinit(cotile_hal_module_t *hal);

#endif
