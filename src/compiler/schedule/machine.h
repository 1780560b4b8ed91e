// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The machine that a program is compiled for, as far as schedules and code depend on it.
#ifndef COTILE_COMPILER_SCHEDULE_MACHINE_H
#define COTILE_COMPILER_SCHEDULE_MACHINE_H

#include <stdint.h>

#include "base/arena.h"

typedef struct cotile_machine {
  const char *triple;                   // "x86_64-unknown-linux-gnu"
  const char *cpu;                      // LLVM's name: "znver4", "x86-64-v3"
  const char *features;                 // LLVM's feature string, "+avx2,-sha"; "" for a named CPU
  int vector_bytes;                     // widest vector register that is worth using
  int vector_registers;                 // of that width
  int64_t l1_bytes, l2_bytes, l3_bytes; // data caches of one core; l3 may be shared
  uint64_t required_features;           // bits of cotile_cpu_feature_t
} cotile_machine_t;

// `cpu`: "host" (read from the running system) or an x86-64 processor known to LLVM, from a table
// where caches matter, so that the same name gives the same code everywhere. Strings are borrowed
// from the arena. Failure: USAGE for an unknown name.
cotile_status_t cotile_machine_resolve(const char *cpu, cotile_arena_t *arena,
                                       cotile_machine_t *out_machine) COTILE_MUST_USE;

#endif
