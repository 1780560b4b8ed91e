// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Identifiers for generated C that are valid, free and different from each other.
//
// [names-1] An identifier is no keyword of C or C++, no name that Cotile's headers or the standard
// headers that they include declare, and is given once. Thread-compatible.
#ifndef COTILE_COMPILER_PACKAGE_C_NAMES_H
#define COTILE_COMPILER_PACKAGE_C_NAMES_H

#include "base/arena.h"
#include "base/array.h"

// `text`, not empty, with `_` for each byte that no identifier has, and an `m` before a leading
// digit. Borrowed from the arena.
const char *cotile_c_identifier(const char *text, cotile_arena_t *arena);

typedef struct cotile_c_names {
  cotile_arena_t *arena; // borrowed
  COTILE_ARRAY(const char *) taken;
} cotile_c_names_t;

void cotile_c_names_init(cotile_c_names_t *names, cotile_arena_t *arena);
void cotile_c_names_deinit(cotile_c_names_t *names);

// cotile_c_identifier, with a number behind it if it is taken or reserved.
cotile_status_t cotile_c_names_add(cotile_c_names_t *names, const char *text,
                                   const char **out_name) COTILE_MUST_USE;

#endif
