// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The model, per register tile of r rows by v vectors and per step of k, in cycles of a core that
// starts two fused multiply-adds and two loads per cycle, with a latency of four cycles:
//   max(r * v / 2, (r + v) / 2, 4)
// The rows left over, where they are few, run against several register tiles at once, which share
// the latter two. A dispatch takes the longer of its arithmetic and of reading its weights from
// memory, joined as (F^4 + B^4)^(1/4), plus a cost per workgroup and per launch. The constants are
// those of a 3 GHz server core; only ratios of estimates are used.
#include "compiler/schedule/plan.h"

#include <math.h>

#include "base/size.h"
#include "compiler/schedule/gpu_plan.h"

static const double CYCLE_SECONDS = 1 / 3e9;
static const double BYTES_PER_SECOND = 30e9;
static const double LAUNCH_SECONDS = 1e-6;
static const double WORKGROUP_SECONDS = 1e-7;
// A workgroup smaller than this is not worth its start.
static const double LEAST_WORKGROUP_SECONDS = 4e-6;

static const double CLEARLY_BETTER = 0.95;  // of a register tile against a wider one
static const double CLEARLY_FASTER = 0.995; // of fewer group tiles against more
static const double UNEVEN_CYCLES = 120;    // per register tile: finding its columns at run time

enum {
  TYPICAL_M = 32,   // stands for sizes that are dynamic
  TYPICAL_N = 1152, // divided by every register tile, so that no remainder is made up
  TYPICAL_K = 1024,
  MOST_STREAMED_TILES = 64,
  MOST_N_TILES = 32, // enough to occupy the cores of a server; more only read X again
  ENOUGH_WORKGROUPS = 256,
  M_TILE = 128,
  USUAL_VECTORS = 3,        // of a register tile
  MOST_VECTORS_AT_ONCE = 6, // the widest that is not bound by loads
  MOST_ROWS = 12,
  PREFETCH_ROWS = 16,
  MANY_ROWS = 32,
  MOST_STREAMING_ROWS = 8, // more run faster in several register tiles (measured)
  LATENCY = 4,
};

// The user's value of a field, if there is one.
static int64_t fixed_or(const cotile_plan_facts_t *facts, cotile_schedule_field_t field,
                        int64_t otherwise) {
  return cotile_schedule_fields_get(&facts->fixed, field, otherwise);
}

static double tile_cycles(int64_t rows, int64_t vectors, int64_t together) {
  double loads = ((double)rows / (double)together + (double)vectors) / 2;
  double latency = (double)LATENCY / (double)together;
  return fmax(fmax((double)(rows * vectors) / 2, loads), latency);
}

// How many register tiles with this few rows fit the registers at once.
static int64_t tiles_together(int64_t rows, int64_t vectors, int registers) {
  int64_t together = 1;
  while (cotile_plan_fits_registers(rows, vectors * (together + 1), registers)) together++;
  return together;
}

static int64_t known(int64_t size, int64_t typical) { return size < 0 ? typical : size; }

static int64_t atoms_of(const cotile_plan_facts_t *facts, const cotile_plan_t *plan, int output) {
  return cotile_ceil_div(known(facts->n[output], TYPICAL_N), plan->lanes);
}

// The vectors of all contractions.
static int64_t all_atoms(const cotile_plan_facts_t *facts, const cotile_plan_t *plan) {
  int64_t sum = 0;
  for (int i = 0; i < facts->output_count; i++) sum += facts->dots[i] * atoms_of(facts, plan, i);
  return sum;
}

static int64_t widest_atoms(const cotile_plan_facts_t *facts, const cotile_plan_t *plan) {
  int64_t widest = 0;
  for (int i = 0; i < facts->output_count; i++)
    widest = cotile_max(widest, atoms_of(facts, plan, i));
  return widest;
}

// Cycles of `rows` rows against `atoms` atoms of outputs of `dots` contractions per step of k, cut
// into register tiles: of as many atoms as `vectors` is enough for.
static double block_cycles(int64_t rows, int64_t atoms, int64_t dots, const cotile_plan_t *plan,
                           int registers) {
  int64_t capacity = cotile_max(1, plan->vectors / dots), vectors = capacity * dots;
  int64_t whole_rows = rows / plan->rows, left = rows % plan->rows;
  int64_t whole = atoms / capacity, rest = atoms % capacity * dots;
  double cycles = (double)whole_rows * (double)whole * tile_cycles(plan->rows, vectors, 1);
  if (rest) cycles += (double)whole_rows * tile_cycles(plan->rows, rest, 1);
  if (!left) return cycles;
  int64_t together = cotile_min(tiles_together(left, vectors, registers), whole + 1);
  cycles += (double)whole * tile_cycles(left, vectors, together);
  return rest ? cycles + tile_cycles(left, rest, together) : cycles;
}

// All group tiles: the atoms of outputs of as many contractions cut into `tiles` parts that differ
// by one at most.
static double tiled_cycles(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                           const cotile_plan_t *plan, int64_t tiles) {
  int64_t rows = known(facts->m, TYPICAL_M);
  int registers = machine->vector_registers;
  double cycles = 0;
  for (int dots = 1; dots <= COTILE_MAX_MEETING; dots++) {
    int64_t atoms = 0;
    for (int i = 0; i < facts->output_count; i++)
      if (facts->dots[i] == dots) atoms += atoms_of(facts, plan, i);
    int64_t wide = atoms % tiles;
    if (atoms == 0) continue;
    cycles += (double)(tiles - wide) * block_cycles(rows, atoms / tiles, dots, plan, registers) +
              (double)wide * block_cycles(rows, atoms / tiles + 1, dots, plan, registers);
  }
  return cycles;
}

static double weight_seconds(const cotile_plan_facts_t *facts) {
  double bytes = 0;
  for (int i = 0; i < facts->output_count; i++)
    bytes += (double)known(facts->n[i], TYPICAL_N) * facts->rhs_bytes[i];
  return bytes * (double)known(facts->k, TYPICAL_K) / BYTES_PER_SECOND;
}

static bool has_many_rows(const cotile_plan_facts_t *facts) {
  return facts->m < 0 || facts->m >= MANY_ROWS;
}

// The weights do not stay in the last cache: each call reads them from memory.
static bool streams_weights(const cotile_plan_facts_t *facts, const cotile_machine_t *machine) {
  return weight_seconds(facts) * BYTES_PER_SECOND > (double)machine->l3_bytes / 2;
}

// Of a register tile where the outputs are of up to `dots` contractions each: a multiple of that.
static int64_t usual_vectors(int64_t dots) { return cotile_ceil_div(USUAL_VECTORS, dots) * dots; }

// Few rows against weights that stream from memory: one register tile as high as all rows (or an
// even share of them), so that the panel is read once and arithmetic runs beside the reading.
static void choose_streaming_registers(int64_t rows, int64_t dots, const cotile_machine_t *machine,
                                       cotile_plan_t *plan) {
  int64_t most = 1;
  while (cotile_plan_fits_registers(most + 1, dots, machine->vector_registers)) most++;
  int64_t parts = cotile_ceil_div(rows, most);
  plan->rows = cotile_ceil_div(rows, parts);
  int64_t vectors = cotile_min(usual_vectors(dots), machine->accumulators / plan->rows);
  plan->vectors = cotile_max(1, vectors / dots) * dots;
}

static int64_t rows_for(int64_t vectors, const cotile_machine_t *machine) {
  return cotile_max(1, cotile_min(machine->accumulators / vectors, MOST_ROWS));
}

// The panel of a register tile of `vectors` vectors stays in the first cache.
static bool fits_l1(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                    int64_t vectors) {
  double bytes = (double)known(facts->k, TYPICAL_K) * (double)(vectors * machine->vector_bytes);
  return bytes <= 0.75 * (double)machine->l1_bytes;
}

// The register tile, as high as the machine's accumulators allow: as wide as all outputs together
// where those are few vectors whose panel stays close, so that X is loaded once; else the usual
// number; narrower only where that is clearly better. An atom of each output fits.
static void choose_vectors(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                           cotile_plan_t *plan) {
  int registers = machine->vector_registers;
  int64_t atoms = cotile_max(all_atoms(facts, plan), 1), dots = cotile_plan_most_dots(facts);
  int64_t usual = usual_vectors(dots), widest = usual;
  if (atoms <= MOST_VECTORS_AT_ONCE && fits_l1(facts, machine, atoms))
    widest = cotile_max(atoms, usual);
  int64_t narrowest = fixed_or(facts, COTILE_SCHEDULE_VECTORS, dots);
  widest = fixed_or(facts, COTILE_SCHEDULE_VECTORS, widest);
  double best = INFINITY;
  for (int64_t vectors = widest; vectors >= narrowest; vectors--) {
    if (vectors > usual && vectors != widest) continue;
    cotile_plan_t candidate = *plan;
    candidate.vectors = vectors;
    candidate.rows = fixed_or(facts, COTILE_SCHEDULE_ROWS, rows_for(vectors, machine));
    if (!cotile_plan_fits_registers(candidate.rows, vectors, registers)) continue;
    double cycles = tiled_cycles(facts, machine, &candidate, 1);
    if (cycles >= best * CLEARLY_BETTER) continue;
    best = cycles;
    *plan = candidate;
  }
}

static void choose_registers(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                             cotile_plan_t *plan) {
  int64_t rows = cotile_max(known(facts->m, TYPICAL_M), 1);
  bool is_free =
      !facts->fixed.is_set[COTILE_SCHEDULE_ROWS] && !facts->fixed.is_set[COTILE_SCHEDULE_VECTORS];
  if (is_free && streams_weights(facts, machine) && !has_many_rows(facts) &&
      rows > rows_for(USUAL_VECTORS, machine) && rows <= MOST_STREAMING_ROWS)
    choose_streaming_registers(rows, cotile_plan_most_dots(facts), machine, plan);
  else
    choose_vectors(facts, machine, plan);
}

// Tiles of all outputs are alike.
static bool divides_all(const cotile_plan_facts_t *facts, const cotile_plan_t *plan,
                        int64_t tiles) {
  for (int i = 0; i < facts->output_count; i++)
    if (atoms_of(facts, plan, i) % tiles) return false;
  return true;
}

// What it costs, in the whole dispatch, that tiles are not alike.
static double uneven_cycles(const cotile_plan_facts_t *facts, const cotile_plan_t *plan,
                            int64_t tiles) {
  if (divides_all(facts, plan, tiles)) return 0;
  int64_t row_parts = cotile_ceil_div(known(facts->m, TYPICAL_M), plan->rows);
  return UNEVEN_CYCLES * (double)known(facts->batch, 1) * (double)row_parts *
         (double)cotile_ceil_div(all_atoms(facts, plan), plan->vectors);
}

// The time of one thread with `tiles` group tiles, without the launch.
static double tiled_seconds(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                            const cotile_plan_t *plan, int64_t tiles) {
  double steps = (double)known(facts->batch, 1) * (double)known(facts->k, TYPICAL_K);
  double arithmetic = CYCLE_SECONDS * (steps * tiled_cycles(facts, machine, plan, tiles) +
                                       uneven_cycles(facts, plan, tiles));
  double read = weight_seconds(facts);
  int64_t row_tiles = cotile_ceil_div(known(facts->m, TYPICAL_M), plan->m_tile);
  return pow(pow(arithmetic, 4) + pow(read, 4), 0.25) +
         (double)tiles * (double)row_tiles * (double)known(facts->batch, 1) * WORKGROUP_SECONDS;
}

int64_t cotile_plan_most_lanes(const cotile_plan_facts_t *facts, const cotile_machine_t *machine) {
  if (machine->is_gpu) return COTILE_GPU_LANES;
  return machine->vector_bytes / cotile_max(facts->accumulator_bytes, 1);
}

int64_t cotile_plan_all_dots(const cotile_plan_facts_t *facts) {
  int64_t sum = 0;
  for (int i = 0; i < facts->output_count; i++) sum += facts->dots[i];
  return sum;
}

int64_t cotile_plan_most_dots(const cotile_plan_facts_t *facts) {
  int64_t most = 1;
  for (int i = 0; i < facts->output_count; i++) most = cotile_max(most, facts->dots[i]);
  return most;
}

bool cotile_plan_has_dynamic_n(const cotile_plan_facts_t *facts) {
  for (int i = 0; i < facts->output_count; i++)
    if (facts->n[i] < 0) return true;
  return false;
}

// The most group tiles that give each workgroup something, and enough, to do. With few rows X is
// small beside the weights that stream past it, so that more tiles cost nothing; with many, the
// tiles of rows alone make workgroups enough.
static int64_t most_tiles(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                          const cotile_plan_t *plan) {
  bool streams = streams_weights(facts, machine) && !has_many_rows(facts);
  int64_t most = cotile_min(streams ? MOST_STREAMED_TILES : MOST_N_TILES,
                            all_atoms(facts, plan) / (2 * plan->vectors));
  most = cotile_min(most, widest_atoms(facts, plan));
  int64_t row_tiles = cotile_ceil_div(known(facts->m, TYPICAL_M), plan->m_tile);
  most = cotile_min(most, cotile_ceil_div(ENOUGH_WORKGROUPS, cotile_max(row_tiles, 1)));
  double per_row_tile = tiled_seconds(facts, machine, plan, 1) / (double)cotile_max(row_tiles, 1);
  double by_work = per_row_tile / LEAST_WORKGROUP_SECONDS;
  return cotile_max(1, by_work < (double)most ? (int64_t)by_work : most);
}

// Group tiles: many enough for the cores, few enough that X is read by few of them, of a width that
// register tiles divide well.
static int64_t best_tiles(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                          const cotile_plan_t *plan) {
  int64_t most = most_tiles(facts, machine, plan), best_count = most;
  double best = INFINITY;
  for (int64_t tiles = most; tiles >= cotile_max(most / 4, 1); tiles--) {
    double seconds = tiled_seconds(facts, machine, plan, tiles);
    if (seconds >= best * CLEARLY_FASTER) continue;
    best = seconds;
    best_count = tiles;
  }
  return best_count;
}

// Their number, or where it is found at run time, their width and the number for typical sizes.
static void choose_tiles(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                         cotile_plan_t *plan) {
  int64_t atoms = all_atoms(facts, plan);
  int64_t fixed = fixed_or(facts, COTILE_SCHEDULE_N_TILES, 0);
  plan->n_tiles = fixed > 0 ? fixed : best_tiles(facts, machine, plan);
  plan->tile_atoms =
      fixed_or(facts, COTILE_SCHEDULE_TILE_ATOMS, cotile_ceil_div(atoms, plan->n_tiles));
  if (fixed == 0 && cotile_plan_has_dynamic_n(facts))
    plan->n_tiles = cotile_max(1, cotile_ceil_div(atoms, plan->tile_atoms));
}

// Rows of a workgroup: a multiple of the register tile's, all of them where there are few.
static int64_t choose_m_tile(const cotile_plan_facts_t *facts, const cotile_plan_t *plan) {
  int64_t tile = M_TILE / plan->rows * plan->rows;
  if (facts->m >= 0 && facts->m <= M_TILE) tile = cotile_max(facts->m, 1);
  return tile;
}

// Measured: rows (but not one) against weights that do not stay in a cache read the panel faster
// when they ask for it ahead; several row tiles gain from bringing the next register tile's panel
// to the second cache meanwhile, if it holds two of them and not all.
static void choose_prefetch(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                            cotile_plan_t *plan) {
  double panel = weight_seconds(facts) * BYTES_PER_SECOND;
  double tile =
      (double)known(facts->k, TYPICAL_K) * (double)(plan->vectors * machine->vector_bytes);
  bool streams = streams_weights(facts, machine);
  bool several = has_many_rows(facts) || (streams && facts->m > plan->rows);
  bool next = several && panel > (double)machine->l2_bytes && 2 * tile <= (double)machine->l2_bytes;
  int64_t ahead = streams && facts->m != 1 ? PREFETCH_ROWS : 0;
  plan->prefetch = fixed_or(facts, COTILE_SCHEDULE_PREFETCH, ahead);
  plan->prefetch_next = fixed_or(facts, COTILE_SCHEDULE_PREFETCH_NEXT, next);
}

void cotile_plan_make(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                      cotile_plan_t *out_plan) {
  if (machine->is_gpu) {
    cotile_gpu_plan_make(facts, machine, out_plan);
    return;
  }
  cotile_plan_t plan = {.k_unroll = fixed_or(facts, COTILE_SCHEDULE_K_UNROLL, 4),
                        .pack_at_load =
                            fixed_or(facts, COTILE_SCHEDULE_PACKING, facts->load_time_weights)};
  plan.lanes = fixed_or(facts, COTILE_SCHEDULE_LANES, cotile_plan_most_lanes(facts, machine));
  choose_registers(facts, machine, &plan);
  plan.m_tile = fixed_or(facts, COTILE_SCHEDULE_M_TILE, choose_m_tile(facts, &plan));
  choose_tiles(facts, machine, &plan);
  choose_prefetch(facts, machine, &plan);
  plan.seconds = LAUNCH_SECONDS + tiled_seconds(facts, machine, &plan, plan.n_tiles);
  bool is_counted = fixed_or(facts, COTILE_SCHEDULE_N_TILES, 0) > 0;
  if (cotile_plan_has_dynamic_n(facts) && !is_counted) plan.n_tiles = 0;
  *out_plan = plan;
}

void cotile_plan_to_fields(const cotile_plan_t *plan, cotile_schedule_fields_t *out_fields) {
  *out_fields =
      (cotile_schedule_fields_t){.value = {
                                     [COTILE_SCHEDULE_LANES] = plan->lanes,
                                     [COTILE_SCHEDULE_ROWS] = plan->rows,
                                     [COTILE_SCHEDULE_VECTORS] = plan->vectors,
                                     [COTILE_SCHEDULE_K_UNROLL] = plan->k_unroll,
                                     [COTILE_SCHEDULE_PREFETCH] = plan->prefetch,
                                     [COTILE_SCHEDULE_PREFETCH_NEXT] = plan->prefetch_next,
                                     [COTILE_SCHEDULE_M_TILE] = plan->m_tile,
                                     [COTILE_SCHEDULE_N_TILES] = plan->n_tiles,
                                     [COTILE_SCHEDULE_TILE_ATOMS] = plan->tile_atoms,
                                     [COTILE_SCHEDULE_PACKING] = plan->pack_at_load,
                                     [COTILE_SCHEDULE_N_THREADS] = plan->n_threads,
                                     [COTILE_SCHEDULE_K_THREADS] = plan->k_threads,
                                     [COTILE_SCHEDULE_K_TILE] = plan->k_tile,
                                 }};
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++)
    out_fields->is_set[i] =
        cotile_schedule_field_is_for(plan->n_threads > 0, (cotile_schedule_field_t)i);
  out_fields->is_set[COTILE_SCHEDULE_TILE_ATOMS] = plan->n_tiles == 0;
}
