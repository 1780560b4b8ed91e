// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What one module file holds: the same functions, compiled for one machine or several of the same
// architecture.
#ifndef COTILE_COMPILER_PACKAGE_CONTENTS_H
#define COTILE_COMPILER_PACKAGE_CONTENTS_H

#include "compiler/hal/hal.h"
#include "compiler/schedule/machine.h"

// All borrowed: what cotile_hal_lower made.
typedef struct cotile_packed_program {
  const cotile_machine_t *machine;
  MlirModule module;
  const cotile_hal_module_t *hal;
} cotile_packed_program_t;

typedef struct cotile_contents {
  const char *name; // of the module: a C identifier
  const cotile_packed_program_t *programs;
  int64_t program_count;
} cotile_contents_t;

// Symbol of the struct cotile_program_image of a program, by its index.
#define COTILE_PROGRAM_SYMBOL "cotile_program_%lld"

#endif
