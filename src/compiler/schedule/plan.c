// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The model, per register tile of r rows by v vectors and per step of k, in cycles of a core that
// starts two fused multiply-adds and two loads per cycle, with a latency of four cycles:
//   max(r * v / 2, (r + v) / 2, 4)
// Where rows are few the kernel runs several register tiles at once, which share the latter two. A
// dispatch takes the longer of its arithmetic and of reading its weights from memory, joined as
// (F^4 + B^4)^(1/4), plus a cost per workgroup and per launch. The constants are those of a 3 GHz
// server core; only ratios of estimates are used.
#include "compiler/schedule/plan.h"

#include <math.h>

#include "base/size.h"

static const double CYCLE_SECONDS = 1 / 3e9;
static const double BYTES_PER_SECOND = 30e9;
static const double LAUNCH_SECONDS = 1e-6;
static const double WORKGROUP_SECONDS = 1e-7;
// A workgroup smaller than this is not worth its start.
static const double LEAST_WORKGROUP_SECONDS = 4e-6;

static const double CLEARLY_BETTER = 0.95;

enum {
  TYPICAL_M = 32, // stands for sizes that are dynamic
  TYPICAL_N = 1024,
  TYPICAL_K = 1024,
  MOST_N_TILES = 32, // enough to occupy the cores of a server; more only read X again
  M_TILE = 128,
  MOST_VECTORS = 3, // of a register tile
  MOST_ROWS = 12,
  PREFETCH_ROWS = 16,
  LATENCY = 4,
};

int64_t cotile_first_atom(int64_t tile, int64_t tiles, int64_t atoms) {
  // floor(tile * atoms / tiles) without the product
  return tile * (atoms / tiles) + tile * (atoms % tiles) / tiles;
}

// The register rule: accumulators, the shorter side held in registers, one for the other side.
static bool fits_registers(int64_t rows, int64_t vectors, int registers) {
  return rows * vectors + cotile_min(rows, vectors) + 1 <= registers;
}

static double tile_cycles(int64_t rows, int64_t vectors, int registers) {
  int64_t together = 1;
  while (fits_registers(rows, vectors * (together + 1), registers)) together++;
  double loads = ((double)rows / (double)together + (double)vectors) / 2;
  double latency = (double)LATENCY / (double)together;
  return fmax(fmax((double)(rows * vectors) / 2, loads), latency);
}

static int64_t known(int64_t size, int64_t typical) { return size < 0 ? typical : size; }

static int64_t atoms_of(const cotile_plan_facts_t *facts, const cotile_plan_t *plan, int output) {
  return cotile_ceil_div(known(facts->n[output], TYPICAL_N), plan->lanes);
}

static int64_t all_atoms(const cotile_plan_facts_t *facts, const cotile_plan_t *plan) {
  int64_t sum = 0;
  for (int i = 0; i < facts->output_count; i++) sum += atoms_of(facts, plan, i);
  return sum;
}

// Cycles of `rows` rows against `atoms` vectors per step of k, cut into register tiles.
static double block_cycles(int64_t rows, int64_t atoms, const cotile_plan_t *plan, int registers) {
  int64_t row_part[] = {plan->rows, rows % plan->rows}, row_count[] = {rows / plan->rows, 1};
  int64_t part[] = {plan->vectors, atoms % plan->vectors}, count[] = {atoms / plan->vectors, 1};
  double cycles = 0;
  for (int r = 0; r < 2; r++)
    for (int v = 0; v < 2; v++)
      if (row_part[r] && part[v])
        cycles += (double)(row_count[r] * count[v]) * tile_cycles(row_part[r], part[v], registers);
  return cycles;
}

// The register tile: three vectors wide, as many rows as accumulators allow (three quarters of the
// registers); narrower and higher only where that is clearly better, as for few columns.
static void choose_registers(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                             cotile_plan_t *plan) {
  int64_t rows = cotile_max(known(facts->m, TYPICAL_M), 1);
  int64_t atoms = cotile_max(all_atoms(facts, plan), 1);
  double best = INFINITY;
  for (int64_t vectors = MOST_VECTORS; vectors >= 1; vectors--) {
    cotile_plan_t candidate = *plan;
    candidate.vectors = vectors;
    candidate.rows = cotile_min(machine->vector_registers * 3 / 4 / vectors, MOST_ROWS);
    double cycles = block_cycles(rows, atoms, &candidate, machine->vector_registers);
    if (cycles > best * CLEARLY_BETTER) continue;
    best = cycles;
    *plan = candidate;
  }
}

static double arithmetic_seconds(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                                 const cotile_plan_t *plan) {
  double steps = (double)known(facts->batch, 1) * (double)known(facts->k, TYPICAL_K);
  return steps * CYCLE_SECONDS *
         block_cycles(known(facts->m, TYPICAL_M), all_atoms(facts, plan), plan,
                      machine->vector_registers);
}

static double weight_seconds(const cotile_plan_facts_t *facts) {
  double bytes = 0;
  for (int i = 0; i < facts->output_count; i++)
    bytes += (double)known(facts->n[i], TYPICAL_N) * facts->rhs_bytes[i];
  return bytes * (double)known(facts->k, TYPICAL_K) / BYTES_PER_SECOND;
}

static double joined_seconds(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                             const cotile_plan_t *plan) {
  double f = arithmetic_seconds(facts, machine, plan), b = weight_seconds(facts);
  return pow(pow(f, 4) + pow(b, 4), 0.25);
}

static bool has_dynamic_n(const cotile_plan_facts_t *facts) {
  for (int i = 0; i < facts->output_count; i++)
    if (facts->n[i] < 0) return true;
  return false;
}

// Group tiles: as many as give each workgroup enough to do, so that the tile of X is read by few of
// them; a divisor of every output's atoms where one is near, because then all tiles are alike.
static void choose_tiles(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                         cotile_plan_t *plan) {
  int64_t atoms = all_atoms(facts, plan), common = 0;
  int64_t m_tiles = cotile_ceil_div(known(facts->m, TYPICAL_M), plan->m_tile);
  double per_row_tile = joined_seconds(facts, machine, plan) / (double)cotile_max(m_tiles, 1);
  double by_work = per_row_tile / LEAST_WORKGROUP_SECONDS;
  int64_t most = cotile_min(MOST_N_TILES, atoms / (2 * plan->vectors));
  most = cotile_max(1, by_work < (double)most ? (int64_t)by_work : most);
  plan->tile_atoms = cotile_ceil_div(atoms, most);
  if (has_dynamic_n(facts)) return;
  for (int i = 0; i < facts->output_count; i++)
    common = cotile_gcd(common, atoms_of(facts, plan, i));
  plan->n_tiles = most;
  for (int64_t tiles = most; tiles > most / 2; tiles--) {
    if (common % tiles) continue;
    plan->n_tiles = tiles;
    if (atoms / tiles % plan->vectors == 0) break;
  }
  plan->tile_atoms = cotile_ceil_div(atoms, plan->n_tiles);
}

// Rows of a workgroup: a multiple of the register tile's, all of them where there are few.
static int64_t choose_m_tile(const cotile_plan_facts_t *facts, const cotile_plan_t *plan) {
  int64_t tile = M_TILE / plan->rows * plan->rows;
  if (facts->m >= 0 && facts->m <= M_TILE) tile = cotile_max(facts->m, 1);
  return tile;
}

void cotile_plan_make(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                      cotile_plan_t *out_plan) {
  cotile_plan_t plan = {.k_unroll = 4, .pack_at_load = facts->load_time_weights};
  plan.lanes = machine->vector_bytes / cotile_max(facts->accumulator_bytes, 1);
  choose_registers(facts, machine, &plan);
  plan.m_tile = choose_m_tile(facts, &plan);
  choose_tiles(facts, machine, &plan);
  // Few rows against weights that do not stay in a cache: the panel streams from memory.
  bool streams = weight_seconds(facts) * BYTES_PER_SECOND > (double)machine->l3_bytes / 2;
  plan.prefetch = streams && facts->m >= 0 && facts->m <= M_TILE ? PREFETCH_ROWS : 0;
  int64_t workgroups = cotile_ceil_div(known(facts->m, TYPICAL_M), plan.m_tile) *
                       cotile_max(plan.n_tiles, 1) * known(facts->batch, 1);
  plan.launch_seconds = LAUNCH_SECONDS;
  plan.seconds = joined_seconds(facts, machine, &plan) + LAUNCH_SECONDS +
                 (double)workgroups * WORKGROUP_SECONDS;
  *out_plan = plan;
}
