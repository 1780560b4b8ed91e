// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Run-time checks of sizes: hal.check, without those that are known to hold or were made before.
// Thread-compatible.
#ifndef COTILE_COMPILER_HAL_CHECKS_H
#define COTILE_COMPILER_HAL_CHECKS_H

#include "ir/builder.h"

#include "base/arena.h"

typedef struct cotile_checks {
  cotile_arena_t *arena;     // borrowed
  cotile_builder_t *builder; // borrowed
  struct cotile_checked *made;
} cotile_checks_t;

void cotile_checks_init(cotile_checks_t *checks, cotile_arena_t *arena, cotile_builder_t *builder);

// The call fails with `message` unless `got` equals `want` (indices).
void cotile_checks_equal(cotile_checks_t *checks, MlirValue got, MlirValue want,
                         const char *message);

// The call fails with `message` if `got` (an index, not negative) is more than `most`, which is the
// same in all calls of this.
void cotile_checks_at_most(cotile_checks_t *checks, MlirValue got, int64_t most,
                           const char *message);

// The same for a limit that is computed; `is_unsigned` takes a negative index for a large one.
void cotile_checks_limit(cotile_checks_t *checks, MlirValue got, MlirValue most, bool is_unsigned,
                         const char *message);

// The dimensions of argument `argument` of an executable; null if they are not known here.
typedef const MlirValue *cotile_argument_dims_fn(void *user, intptr_t argument);

// The dimensions that the function of an executable needs to be equal: its attribute
// `cotile.equal_dims`, a list of classes, each a list of pairs [argument, dimension].
void cotile_checks_executable(cotile_checks_t *checks, MlirOperation executable,
                              cotile_argument_dims_fn *dims, void *user);

#endif
