// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The name of a module, which its symbol and its header are made from.
#ifndef COTILE_COMPILER_PACKAGE_MODULE_NAME_H
#define COTILE_COMPILER_PACKAGE_MODULE_NAME_H

#include <mlir-c/IR.h>

#include "base/arena.h"

// `text` with `_` for each byte that no C identifier has, and an `m` before a leading digit;
// "module" for an empty text. Borrowed from the arena.
const char *cotile_module_name_make(const char *text, cotile_arena_t *arena);

// The name of the builtin.module, else that of the file `path` without folder and extension, as an
// identifier. `path` may be null.
const char *cotile_module_name_default(MlirModule module, const char *path, cotile_arena_t *arena);

#endif
