// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the program cotile-compile may be.
#ifndef COTILE_RUNTIME_COMPILER_PLACES_H
#define COTILE_RUNTIME_COMPILER_PLACES_H

#include <limits.h>

enum { COTILE_MAX_COMPILER_PLACES = 3 };

// In the order to look at them: paths, and names without '/' to look for in PATH. Must not be
// copied.
typedef struct cotile_compiler_places {
  const char *items[COTILE_MAX_COMPILER_PLACES];
  int count;
  char beside_library[PATH_MAX];
} cotile_compiler_places_t;

// `given` (borrowed; may be null) is the only place if there is one, else the value of the
// environment variable COTILE_COMPILER, which a program with more rights than its user ignores.
void cotile_compiler_places_init(cotile_compiler_places_t *places, const char *given);

#endif
