// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hides what an object file defines, so that objects with equal names can be linked together.
#ifndef COTILE_COMPILER_PACKAGE_LOCAL_SYMBOLS_H
#define COTILE_COMPILER_PACKAGE_LOCAL_SYMBOLS_H

#include "base/status.h"

// Changes a relocatable ELF64 file of this machine's byte order, as the linker writes it, in place.
// [local-1] Afterwards every symbol that it defines is local, but for those of default visibility.
// UNAVAILABLE if the file cannot be changed, INTERNAL if it is not of that kind.
cotile_status_t cotile_hide_symbols(const char *path) COTILE_MUST_USE;

#endif
