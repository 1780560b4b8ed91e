// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The machine that a program is compiled for, as far as schedules and code depend on it.
#ifndef COTILE_COMPILER_SCHEDULE_MACHINE_H
#define COTILE_COMPILER_SCHEDULE_MACHINE_H

#include <stdint.h>

#include "base/architecture.h"
#include "base/arena.h"

typedef struct cotile_machine {
  cotile_architecture_t architecture;
  const char *triple;                   // "x86_64-unknown-linux-gnu"
  const char *cpu;                      // LLVM's name: "znver4", "x86-64-v3", "cortex-a76"
  const char *features;                 // LLVM's feature string, "+avx2,-sha"; what a CPU has that
                                        // is known by its name is left out
  int vector_bytes;                     // widest vector register that is worth using
  int vector_registers;                 // of that width
  int accumulators;                     // of them, those that sums of a register tile should take
  int64_t l1_bytes, l2_bytes, l3_bytes; // data caches of one core; l3 may be shared
  uint64_t required_features;           // bits of cotile_cpu_feature_t
} cotile_machine_t;

// `cpu`: "host" (read from the running system), "aarch64" (any such processor), or a processor that
// LLVM knows by this name, an x86-64 one before an AArch64 one. Caches of named processors come
// from a table, so that the same name gives the same code everywhere. Strings are borrowed from the
// arena. Failure: USAGE for an unknown name, UNSUPPORTED for a processor whose vectors do not do.
cotile_status_t cotile_machine_resolve(const char *cpu, cotile_arena_t *arena,
                                       cotile_machine_t *out_machine) COTILE_MUST_USE;

#endif
