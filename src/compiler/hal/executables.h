// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Executables that are alike become one, so that the layers of a model share their kernels.
#ifndef COTILE_COMPILER_HAL_EXECUTABLES_H
#define COTILE_COMPILER_HAL_EXECUTABLES_H

#include <mlir-c/IR.h>

#include "base/arena.h"

// Keeps the first of all flow.executables that print the same but for their name, points the
// dispatches of the others to it and erases those.
void cotile_executables_share(MlirModule module, cotile_arena_t *arena);

#endif
