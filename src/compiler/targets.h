// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The machines that one module is compiled for.
#ifndef COTILE_COMPILER_TARGETS_H
#define COTILE_COMPILER_TARGETS_H

#include "compiler/schedule/machine.h"

typedef struct cotile_targets {
  const cotile_machine_t *machines; // borrowed from the arena
  int64_t count;
} cotile_targets_t;

// `target`: "cpu", or a kind of GPU, on which kernels then run. `cpus`: names for
// cotile_machine_resolve, separated by commas. Failure: USAGE for an unknown name, one that is
// given twice, or processors of different architectures, which no file can hold.
cotile_status_t cotile_targets_resolve(const char *target, const char *cpus, cotile_arena_t *arena,
                                       cotile_targets_t *out_targets) COTILE_MUST_USE;

#endif
