// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The load program: packs what dispatches want packed, once, after parameters are bound.
#ifndef COTILE_COMPILER_HAL_LOAD_PROGRAM_H
#define COTILE_COMPILER_HAL_LOAD_PROGRAM_H

#include "compiler/hal/host_function.h"

// Builds func.func @cotile_load at the builder's place, with a launch for each pack of the program.
// The functions that the packs come from must still exist.
cotile_status_t cotile_load_program_build(const cotile_hal_state_t *state,
                                          cotile_builder_t *builder) COTILE_MUST_USE;

#endif
