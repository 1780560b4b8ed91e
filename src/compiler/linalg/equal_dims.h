// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which dimensions of a dispatch's arguments must be equal for its body to mean anything.
#ifndef COTILE_COMPILER_LINALG_EQUAL_DIMS_H
#define COTILE_COMPILER_LINALG_EQUAL_DIMS_H

#include <mlir-c/IR.h>

#include "base/arena.h"

// An array of classes, each an array of [argument, dimension] pairs (i64 arrays): dimensions that
// linalg ops of the body run one loop along. Classes with one member, or whose members are all
// static, are left out.
MlirAttribute cotile_equal_dims(MlirBlock body, cotile_arena_t *arena);

#endif
