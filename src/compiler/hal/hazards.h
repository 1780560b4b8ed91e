// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where barriers are needed: in front of a step that reads what another one has written since the
// last barrier, or writes what another one has read or written.
// Thread-compatible.
#ifndef COTILE_COMPILER_HAL_HAZARDS_H
#define COTILE_COMPILER_HAL_HAZARDS_H

#include "compiler/hal/memory_plan.h"
#include "compiler/hal/storages.h"

typedef struct cotile_hazards {
  cotile_arena_t *arena;                // borrowed
  const cotile_transient_t *transients; // borrowed
  const cotile_memory_plan_t *plan;     // borrowed
  struct cotile_access *accesses;       // since the last barrier
} cotile_hazards_t;

void cotile_hazards_init(cotile_hazards_t *hazards, cotile_arena_t *arena,
                         const cotile_transient_t *transients, const cotile_memory_plan_t *plan);

// Records the next step; true if a barrier belongs in front of it. Constants and arguments need
// not be asked about: nothing writes them.
bool cotile_hazards_step(cotile_hazards_t *hazards, int64_t read_count,
                         const cotile_storage_t *const *reads, int64_t write_count,
                         const cotile_storage_t *const *writes);

#endif
