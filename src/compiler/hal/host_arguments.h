// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the arguments of a host function are, and which buffers of the call they become: first the
// inputs, then those parameters that the function itself reads. A parameter that only its packs
// read has no buffer, unless a dimension of it is known at the call only.
// Thread-compatible.
#ifndef COTILE_COMPILER_HAL_HOST_ARGUMENTS_H
#define COTILE_COMPILER_HAL_HOST_ARGUMENTS_H

#include "base/diagnostic.h"
#include "compiler/hal/program.h"

typedef enum cotile_argument_kind {
  COTILE_ARGUMENT_INPUT,
  COTILE_ARGUMENT_PARAMETER,
  COTILE_ARGUMENT_CONSTANT,
} cotile_argument_kind_t;

typedef struct cotile_host_argument {
  cotile_argument_kind_t kind;
  int64_t index; // among the inputs; of the program's parameters or constants
} cotile_host_argument_t;

typedef struct cotile_host_arguments {
  cotile_host_argument_t *items;
  int64_t *first_dims; // per argument: of the call's dimensions, for cotile_sizes
  MlirType *inputs;
  int64_t *parameters; // of the program: the function's buffers after its inputs
  int64_t count, input_count, parameter_count;
} cotile_host_arguments_t;

// Adds what it finds to the program; an error in the diagnostics if a parameter's type contradicts
// another use of its name.
void cotile_host_arguments_init(cotile_host_arguments_t *arguments, cotile_arena_t *arena,
                                MlirOperation function, cotile_program_t *program,
                                cotile_diagnostics_t *diagnostics);

// The buffer of an argument that is no constant; from now on a parameter has one.
int64_t cotile_host_arguments_buffer(cotile_host_arguments_t *arguments, int64_t argument);

#endif
