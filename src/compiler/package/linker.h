// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running the linker as a child process.
#ifndef COTILE_COMPILER_PACKAGE_LINKER_H
#define COTILE_COMPILER_PACKAGE_LINKER_H

#include "base/arena.h"
#include "base/status.h"

// Runs the linker with `count` arguments (without its own name). `linker` is a path, or null: the
// one found when Cotile was built, else ld.lld-22 or ld.lld in PATH. [linker-1] Without a linker:
// UNAVAILABLE with the names that were tried. [linker-2] A linker that fails: its messages, as
// INTERNAL if the code refers to what it must not, otherwise as UNAVAILABLE.
cotile_status_t cotile_linker_run(const char *linker, int count, const char *const *arguments,
                                  cotile_arena_t *arena) COTILE_MUST_USE;

#endif
