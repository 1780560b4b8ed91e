// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From hal operations to native code: int32_t symbol(struct cotile_call *) of base/module_abi.h.
#ifndef COTILE_COMPILER_HAL_HOST_CODE_H
#define COTILE_COMPILER_HAL_HOST_CODE_H

#include <mlir-c/IR.h>

#include "base/arena.h"

// Appends to `target` one func.func per function of `module` (the hal form, which is kept), on the
// arith, cf and llvm dialects.
void cotile_host_code_build(MlirModule module, cotile_arena_t *arena, MlirModule target);

#endif
