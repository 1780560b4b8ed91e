// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one cost model: from facts about a dispatch and a machine to a schedule and its cost.
//
// plan is a pure function. The output tile of a workgroup is m_tile rows by one group tile: of
// output i, with A_i = ceil(N_i / lanes) atoms, group tile j of G has the atoms
//   [floor(j * A_i / G), floor((j + 1) * A_i / G))
// so that all outputs share one grid, each atom belongs to one tile, and tiles of an output differ
// by at most one atom. Only an output's last atom may be partial.
#ifndef COTILE_COMPILER_SCHEDULE_PLAN_H
#define COTILE_COMPILER_SCHEDULE_PLAN_H

#include <stdbool.h>
#include <stdint.h>

#include "compiler/schedule/machine.h"

enum { COTILE_MAX_GROUP = 16 };

typedef struct cotile_plan_facts {
  int64_t batch, m, k; // -1: dynamic
  int output_count;
  int64_t n[COTILE_MAX_GROUP];     // -1: dynamic
  int rhs_bytes[COTILE_MAX_GROUP]; // of one element of each weight
  int lhs_bytes;                   // of one element of X
  int accumulator_bytes;           // of one element, the same for all outputs
  bool load_time_weights;          // all weights are parameters or constants
} cotile_plan_facts_t;

typedef struct cotile_plan {
  int64_t lanes;              // accumulators in one vector: the atom
  int64_t rows, vectors;      // register tile: rows x vectors accumulators
  int64_t k_unroll, prefetch; // prefetch: k ahead in the panel, 0 for none
  bool prefetch_next;         // bring the next register tile's panel to the second cache
  int64_t m_tile;             // rows of a workgroup
  int64_t n_tiles;            // G; 0: computed at run time from tile_atoms
  int64_t tile_atoms;         // atoms of all outputs in one group tile, about
  bool pack_at_load;
  double seconds; // estimated time of one thread; sizes that are dynamic count as typical
} cotile_plan_t;

void cotile_plan_make(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                      cotile_plan_t *out_plan);

#endif
