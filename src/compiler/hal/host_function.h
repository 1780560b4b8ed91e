// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One host function: from tensors to buffers and launches.
#ifndef COTILE_COMPILER_HAL_HOST_FUNCTION_H
#define COTILE_COMPILER_HAL_HOST_FUNCTION_H

#include "base/diagnostic.h"
#include "base/status.h"
#include "compiler/codegen/codegen.h"
#include "compiler/hal/program.h"

// What the functions of one program have in common; all borrowed.
typedef struct cotile_hal_state {
  cotile_arena_t *arena;
  cotile_codegen_t *codegen;
  cotile_diagnostics_t *diagnostics;
  MlirSymbolTable symbols; // of the program module
  cotile_program_t *program;
} cotile_hal_state_t;

// Builds the hal form of `function` (which has passed cotile_host_check) in front of it, under the
// same name, and adds its facts to the program.
cotile_status_t cotile_host_function_lower(const cotile_hal_state_t *state,
                                           MlirOperation function) COTILE_MUST_USE;

#endif
