// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C header of a module: its symbol and a typed function for each of its functions.
#ifndef COTILE_COMPILER_PACKAGE_HEADER_WRITER_H
#define COTILE_COMPILER_PACKAGE_HEADER_WRITER_H

#include "base/string.h"
#include "compiler/package/contents.h"

// Appends the header. [header-1] It is valid C11, C23 and C++17 whatever the functions are named,
// needs cotile/runtime.h alone, and depends on the name, the functions and the parameters alone.
cotile_status_t cotile_header_append(const cotile_contents_t *contents, cotile_arena_t *arena,
                                     cotile_string_t *out) COTILE_MUST_USE;

#endif
