// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The name of a module, which its symbol and its header are made from.
#ifndef COTILE_COMPILER_PACKAGE_MODULE_NAME_H
#define COTILE_COMPILER_PACKAGE_MODULE_NAME_H

#include <mlir-c/IR.h>

#include "base/arena.h"

// The name of the builtin.module, else that of the file `path` without folder and extension, as an
// identifier (cotile_c_identifier); "module" if there is neither. `path` may be null.
const char *cotile_module_name_default(MlirModule module, const char *path, cotile_arena_t *arena);

#endif
