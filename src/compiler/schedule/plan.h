// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one cost model: from facts about a dispatch and a machine to a schedule and its cost.
//
// An output is what the model calls the columns of one contraction, or of several that meet in one
// op (column_sets.h): those lie side by side in registers, a vector of each for every atom.
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
#include "compiler/schedule/schedule_fields.h"

// Of a group, and of those that meet: as many as kernels have registers for on every machine.
enum { COTILE_MAX_GROUP = 16, COTILE_MAX_MEETING = 4, COTILE_GPU_MOST_TILES = 1 << 15 };
enum { COTILE_MOST_KERNEL_OPERANDS = 256 }; // tensors, results among them

typedef struct cotile_plan_facts {
  int64_t batch, m, k; // -1: dynamic
  int output_count;
  int64_t n[COTILE_MAX_GROUP];     // -1: dynamic
  int dots[COTILE_MAX_GROUP];      // contractions that meet in the output: 1, or more
  int rhs_bytes[COTILE_MAX_GROUP]; // of one element of each weight, those of all dots together
  int lhs_bytes;                   // of one element of X
  int accumulator_bytes;           // of one element, the same for all outputs
  bool load_time_weights;          // all weights are parameters or constants
  cotile_schedule_fields_t fixed;  // by the user; the rest is chosen
} cotile_plan_facts_t;

typedef struct cotile_plan {
  int64_t lanes;              // accumulators in one vector: the atom
  int64_t rows, vectors;      // register tile: rows x vectors accumulators
  int64_t k_unroll, prefetch; // prefetch: k ahead in the panel, 0 for none
  bool prefetch_next;         // bring the next register tile's panel to the second cache
  int64_t m_tile;             // rows of a workgroup
  int64_t n_tiles;            // G; 0: computed at run time from tile_atoms; on GPUs, where indices
                              // have 32 bits, at most COTILE_GPU_MOST_TILES
  int64_t tile_atoms;         // atoms of all contractions in one group tile, about
  bool pack_at_load;
  // On GPUs only (n_threads 0: a CPU): threads that share a tile's atoms and its steps of k, and
  // the steps that are in shared memory at a time. Neither prefetching nor packing is done there.
  int64_t n_threads, k_threads, k_tile;
  double seconds; // estimated time, on a CPU of one thread; sizes that are dynamic count as typical
} cotile_plan_t;

// What `facts` fix must have passed cotile_plan_check.
void cotile_plan_make(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                      cotile_plan_t *out_plan);

// The plan as fields: all of them, but for tile_atoms where n_tiles decides. A plan made with these
// fixed is the same plan.
void cotile_plan_to_fields(const cotile_plan_t *plan, cotile_schedule_fields_t *out_fields);

// Whether what `facts` fix is possible for the dispatch and the machine. If not, INVALID with what
// is; *out_field is the field that is wrong.
cotile_status_t cotile_plan_check(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                                  cotile_schedule_field_t *out_field) COTILE_MUST_USE;

// Whether a register tile fits: its accumulators, the shorter side, and one register for the other.
static inline bool cotile_plan_fits_registers(int64_t rows, int64_t vectors, int registers) {
  return rows * vectors + (rows < vectors ? rows : vectors) + 1 <= registers;
}
// Accumulators of a dispatch that a vector register of the machine holds.
int64_t cotile_plan_most_lanes(const cotile_plan_facts_t *facts, const cotile_machine_t *machine);
bool cotile_plan_has_dynamic_n(const cotile_plan_facts_t *facts);

// The contractions of all outputs, and of the output that has most.
int64_t cotile_plan_all_dots(const cotile_plan_facts_t *facts);
int64_t cotile_plan_most_dots(const cotile_plan_facts_t *facts);

#endif
