// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The machines that one module is compiled for.
#ifndef COTILE_COMPILER_TARGETS_H
#define COTILE_COMPILER_TARGETS_H

#include "compiler/schedule/machine.h"

typedef struct cotile_targets {
  const cotile_machine_t *machines; // borrowed from the arena; one per program, in order
  int64_t count;
} cotile_targets_t;

// `targets`: "cpu" and kinds of GPUs, separated by commas, in the order of the programs. `cpus`:
// names for cotile_machine_resolve, separated by commas. "cpu" stands for all of these; the host
// program of a GPU is for the one among them that asks for fewest features. `arch`: which GPU
// (target_arch.h); null for the default. Failure: USAGE for an unknown name, one that is given
// twice, processors of different architectures, which no file can hold, or an `arch` without a GPU;
// as cotile_target_arch_apply.
cotile_status_t cotile_targets_resolve(const char *targets, const char *cpus, const char *arch,
                                       cotile_arena_t *arena,
                                       cotile_targets_t *out_targets) COTILE_MUST_USE;

#endif
