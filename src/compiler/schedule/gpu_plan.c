// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of all tiles in a small set, the one with the least estimated time. A workgroup has
//   ceil(m_tile / rows) * n_threads * k_threads threads,
// each with rows x vectors sums; all its contractions together have room for n_threads * vectors
// atoms. G is the least number of group tiles whose atoms fit.
//
// The model, per step of k of one workgroup, in cycles of a unit:
//   max(multiply-adds, words read from shared memory, bytes brought to shared memory), each by its
//   rate, plus two barriers per k_tile steps.
// A unit runs its share of the workgroups as many at a time as its threads and shared memory hold,
// and is slowed down where those are too few threads to hide the time that memory takes. A dispatch
// takes the longer of that and of reading and writing all its tensors once, plus a launch.
#include "compiler/schedule/gpu_plan.h"

#include <math.h>

#include "base/size.h"

enum {
  TYPICAL_M = 256, // stands for sizes that are dynamic
  TYPICAL_N = 1152,
  TYPICAL_K = 1024,
  K_UNROLL = 4,
  DEEPEST_STEP = 32,
  MOST_K_THREADS = 16,
  MANY_ROWS = 32, // that leave nothing to share of k
  LEAST_THREADS = 64,
  LEAST_N_THREADS = 8,
  SUM_BYTES = 4,
};

static const double BARRIER_CYCLES = 40;
static const double WORKGROUP_CYCLES = 500; // its start and its results
static const double CLEARLY_FASTER = 0.99;  // of a tile against one that was found before

static int64_t known(int64_t size, int64_t typical) { return size < 0 ? typical : size; }

static int64_t fixed_or(const cotile_plan_facts_t *facts, cotile_schedule_field_t field,
                        int64_t otherwise) {
  return cotile_schedule_fields_get(&facts->fixed, field, otherwise);
}

int64_t cotile_gpu_plan_threads(const cotile_plan_t *plan) {
  return cotile_ceil_div(plan->m_tile, plan->rows) * plan->n_threads * plan->k_threads;
}

// Atoms of all contractions that a workgroup has room for.
static int64_t room(const cotile_plan_t *plan) { return plan->n_threads * plan->vectors; }

static int64_t atoms_of(const cotile_plan_facts_t *facts, int output) {
  return cotile_ceil_div(known(facts->n[output], TYPICAL_N), COTILE_GPU_LANES);
}

// --- Classes ---
//
// Outputs of as many contractions each are a class. Kernels compute all classes at the same time,
// and each thread has at least an atom of each (codegen). Alone, a class has all of the room.

// The atoms of a class in the widest group tile.
static int64_t class_width(const cotile_plan_facts_t *facts, int dots, int64_t tiles) {
  int64_t width = 0;
  for (int i = 0; i < facts->output_count; i++)
    if (facts->dots[i] == dots) width += cotile_ceil_div(atoms_of(facts, i), tiles);
  return width;
}

// Facts and what is read off them once.
typedef struct model {
  const cotile_plan_facts_t *facts;
  const cotile_gpu_t *gpu;
  int class_count;
  int dots[COTILE_MAX_MEETING]; // of each class
  bool is_least;                // a thread has one atom of each class at a time
} model_t;

static model_t model_of(const cotile_plan_facts_t *facts, const cotile_gpu_t *gpu) {
  model_t model = {.facts = facts, .gpu = gpu};
  for (int dots = 1; dots <= COTILE_MAX_MEETING; dots++) {
    bool is_there = false;
    for (int i = 0; i < facts->output_count; i++) is_there |= facts->dots[i] == dots;
    if (is_there) model.dots[model.class_count++] = dots;
  }
  return model;
}

// Atoms of a class that a thread has at a time: as many as the widest tile needs, or where that is
// not known, an even share.
static int64_t class_atoms(const model_t *model, const cotile_plan_t *plan, int dots) {
  int64_t most = cotile_ceil_div(plan->vectors, dots), classes = model->class_count;
  if (classes <= 1) return most;
  if (model->is_least) return 1;
  if (cotile_plan_has_dynamic_n(model->facts)) return cotile_ceil_div(most, classes);
  int64_t width = class_width(model->facts, dots, plan->n_tiles);
  return cotile_max(1, cotile_min(most, cotile_ceil_div(width, plan->n_threads)));
}

// Vectors of all contractions that a thread has at a time.
static int64_t thread_vectors(const model_t *model, const cotile_plan_t *plan) {
  int64_t sum = 0;
  for (int i = 0; i < model->class_count; i++)
    sum += model->dots[i] * class_atoms(model, plan, model->dots[i]);
  return sum;
}

// How often a workgroup runs over k until it has all its atoms.
static int64_t rounds_of(const model_t *model, const cotile_plan_t *plan) {
  int64_t rounds = 1;
  for (int i = 0; i < model->class_count; i++) {
    int64_t width = class_width(model->facts, model->dots[i], plan->n_tiles);
    int64_t space = plan->n_threads * class_atoms(model, plan, model->dots[i]);
    rounds = cotile_max(rounds, cotile_ceil_div(width, space));
  }
  return rounds;
}

// Rows of shared tiles have an odd number of vectors (codegen); the shares of k meet in shared
// memory too.
static int64_t shared_bytes(const model_t *model, const cotile_plan_t *plan) {
  int64_t row_threads = cotile_ceil_div(plan->m_tile, plan->rows);
  int64_t x = row_threads * plan->rows + COTILE_GPU_LANES;
  int64_t vectors = plan->n_threads * thread_vectors(model, plan);
  int64_t w = (vectors + model->class_count) * COTILE_GPU_LANES;
  int64_t shares = (plan->k_threads - 1) * row_threads * plan->n_threads * COTILE_GPU_LANES;
  return SUM_BYTES * (plan->k_tile * (x + w) + shares);
}

// A thread's sums fit, or the user wants them all.
static bool has_registers(const model_t *model, int64_t rows, int64_t vectors) {
  const bool *is_set = model->facts->fixed.is_set;
  if (is_set[COTILE_SCHEDULE_ROWS] && is_set[COTILE_SCHEDULE_VECTORS]) return true;
  return rows * vectors * COTILE_GPU_LANES <= model->gpu->sums;
}

static bool fits(const model_t *model, const cotile_plan_t *plan) {
  return shared_bytes(model, plan) <= model->gpu->shared_bytes &&
         has_registers(model, plan->rows, thread_vectors(model, plan));
}

// Several classes that do not fit take the least (codegen). False if that does not fit either.
static bool fit(model_t *model, const cotile_plan_t *plan) {
  model->is_least = false;
  if (fits(model, plan)) return true;
  model->is_least = model->class_count > 1;
  return model->is_least && fits(model, plan);
}

int64_t cotile_gpu_plan_shared_bytes(const cotile_plan_facts_t *facts, const cotile_gpu_t *gpu,
                                     const cotile_plan_t *plan) {
  model_t model = model_of(facts, gpu);
  (void)fit(&model, plan);
  return shared_bytes(&model, plan);
}

// --- Group tiles ---

// Atoms of all contractions in the widest of `tiles` group tiles.
static int64_t tile_width(const cotile_plan_facts_t *facts, int64_t tiles) {
  int64_t width = 0;
  for (int i = 0; i < facts->output_count; i++)
    width += facts->dots[i] * cotile_ceil_div(atoms_of(facts, i), tiles);
  return width;
}

static int64_t all_atoms(const cotile_plan_facts_t *facts) { return tile_width(facts, 1); }

// The least number of tiles that fit, or of those that have an atom of each output.
static int64_t least_tiles(const cotile_plan_facts_t *facts, int64_t space) {
  int64_t widest = 1;
  for (int i = 0; i < facts->output_count; i++) widest = cotile_max(widest, atoms_of(facts, i));
  int64_t high = cotile_min(widest, COTILE_GPU_MOST_TILES);
  int64_t low = cotile_min(cotile_max(1, cotile_ceil_div(all_atoms(facts), space)), high);
  while (low < high) { // widths do not grow with the number of tiles
    int64_t middle = low + (high - low) / 2;
    if (tile_width(facts, middle) <= space)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

// With tiles of T atoms, about, a contraction may have one atom more in a tile than its share.
static void choose_tiles(const cotile_plan_facts_t *facts, cotile_plan_t *plan) {
  int64_t fixed = fixed_or(facts, COTILE_SCHEDULE_N_TILES, 0);
  plan->tile_atoms = fixed_or(facts, COTILE_SCHEDULE_TILE_ATOMS,
                              cotile_max(1, room(plan) - (cotile_plan_all_dots(facts) - 1)));
  plan->n_tiles = fixed > 0 ? fixed : least_tiles(facts, room(plan));
  if (fixed > 0 || !cotile_plan_has_dynamic_n(facts)) return;
  plan->n_tiles = cotile_max(1, cotile_ceil_div(all_atoms(facts), plan->tile_atoms));
  plan->n_tiles = cotile_min(plan->n_tiles, COTILE_GPU_MOST_TILES);
}

// --- Time ---

// Multiply-adds, shared memory and memory of one step of k.
static double step_cycles(const model_t *model, const cotile_plan_t *plan) {
  const cotile_plan_facts_t *facts = model->facts;
  const cotile_gpu_t *gpu = model->gpu;
  double rows = (double)(cotile_ceil_div(plan->m_tile, plan->rows) * plan->rows);
  int64_t vectors = thread_vectors(model, plan);
  double columns = (double)(plan->n_threads * vectors * COTILE_GPU_LANES);
  double bytes = rows * facts->lhs_bytes;
  double threads = (double)(cotile_gpu_plan_threads(plan) / plan->k_threads);
  for (int i = 0; i < facts->output_count; i++)
    bytes += (double)(cotile_ceil_div(atoms_of(facts, i), plan->n_tiles) * COTILE_GPU_LANES) *
             facts->rhs_bytes[i];
  double arithmetic = rows * columns / gpu->fma_per_cycle;
  double words = threads * (double)(plan->rows + COTILE_GPU_LANES * vectors);
  return fmax(fmax(arithmetic, words / gpu->shared_words_per_cycle),
              bytes / gpu->memory_bytes_per_cycle);
}

static double workgroup_cycles(const model_t *model, const cotile_plan_t *plan) {
  double depth = (double)known(model->facts->k, TYPICAL_K);
  double steps = ceil(depth / (double)plan->k_tile) * (double)plan->k_tile;
  double rounds = (double)rounds_of(model, plan);
  return WORKGROUP_CYCLES + rounds * (steps * step_cycles(model, plan) +
                                      steps / (double)plan->k_tile * 2 * BARRIER_CYCLES);
}

static double memory_seconds(const model_t *model) {
  const cotile_plan_facts_t *facts = model->facts;
  const cotile_gpu_t *gpu = model->gpu;
  double m = (double)known(facts->m, TYPICAL_M), k = (double)known(facts->k, TYPICAL_K);
  double bytes = m * k * facts->lhs_bytes;
  for (int i = 0; i < facts->output_count; i++)
    bytes += (double)known(facts->n[i], TYPICAL_N) *
             (k * facts->rhs_bytes[i] + m * facts->accumulator_bytes);
  return (double)known(facts->batch, 1) * bytes / gpu->bytes_per_second;
}

static double seconds_of(const model_t *model, const cotile_plan_t *plan) {
  const cotile_plan_facts_t *facts = model->facts;
  const cotile_gpu_t *gpu = model->gpu;
  double threads = (double)cotile_gpu_plan_threads(plan);
  double workgroups = (double)known(facts->batch, 1) * (double)plan->n_tiles *
                      ceil((double)known(facts->m, TYPICAL_M) / (double)plan->m_tile);
  double share = ceil(workgroups / gpu->units);
  double together = fmin(floor(gpu->unit_threads / threads),
                         floor((double)gpu->unit_shared_bytes / (double)shared_bytes(model, plan)));
  double busy = fmin(1, fmin(share, together) * threads / gpu->busy_threads);
  double cycles = share * workgroup_cycles(model, plan) / fmax(busy, 1e-3);
  return gpu->launch_seconds + fmax(cycles / gpu->cycles_per_second, memory_seconds(model));
}

// --- The set of tiles ---

typedef struct search {
  model_t model;
  cotile_plan_t best; // seconds infinite before one is found
} search_t;

static void try_k_tile(search_t *search, cotile_plan_t *plan) {
  plan->k_unroll = fixed_or(search->model.facts, COTILE_SCHEDULE_K_UNROLL, K_UNROLL);
  if (plan->k_tile % plan->k_threads != 0 || !fit(&search->model, plan)) return;
  plan->seconds = seconds_of(&search->model, plan);
  if (plan->seconds < search->best.seconds * CLEARLY_FASTER) search->best = *plan;
}

// Each share of k has a power of two of a step; a step is not much deeper than k.
static void try_k_tiles(search_t *search, cotile_plan_t *plan) {
  int64_t share = cotile_max(1, DEEPEST_STEP / plan->k_threads);
  int64_t depth = known(search->model.facts->k, TYPICAL_K);
  plan->k_tile = fixed_or(search->model.facts, COTILE_SCHEDULE_K_TILE, 0);
  if (plan->k_tile) {
    try_k_tile(search, plan);
    return;
  }
  while (share > 1 && share / 2 * plan->k_threads >= depth) share /= 2;
  for (; share >= 1; share /= 2) {
    plan->k_tile = share * plan->k_threads;
    try_k_tile(search, plan);
  }
}

// Workgroups of few threads, and tiles so narrow that neighbouring threads write distant elements,
// are looked at only where a user or the number of atoms leaves no others.
static bool is_usual(const search_t *search, const cotile_plan_t *plan) {
  const cotile_plan_facts_t *facts = search->model.facts;
  if (facts->fixed.is_set[COTILE_SCHEDULE_M_TILE] ||
      facts->fixed.is_set[COTILE_SCHEDULE_N_THREADS] ||
      facts->fixed.is_set[COTILE_SCHEDULE_K_THREADS])
    return true;
  bool is_wide = plan->n_threads >= LEAST_N_THREADS || tile_width(facts, 1) <= room(plan);
  return is_wide && cotile_gpu_plan_threads(plan) >= LEAST_THREADS;
}

// `plan` has rows, vectors, k_threads and n_threads.
static void try_rows(search_t *search, cotile_plan_t *plan) {
  const cotile_plan_facts_t *facts = search->model.facts;
  int64_t fixed = fixed_or(facts, COTILE_SCHEDULE_M_TILE, 0);
  int64_t most = search->model.gpu->max_threads / (plan->n_threads * plan->k_threads);
  for (int64_t threads = 1; threads <= most; threads *= 2) {
    plan->m_tile = fixed ? fixed : threads * plan->rows;
    if (is_usual(search, plan) && cotile_gpu_plan_threads(plan) <= search->model.gpu->max_threads) {
      if (!fixed && facts->m > 0) plan->m_tile = cotile_min(plan->m_tile, facts->m);
      choose_tiles(facts, plan);
      try_k_tiles(search, plan);
    }
    if (fixed) return;
  }
}

// 1, 2, 3, 4, 6, 8, 12, ..: three equal outputs divide every other one.
static int64_t next_width(int64_t threads) {
  bool is_power = (threads & (threads - 1)) == 0;
  return threads == 1 ? 2 : is_power ? threads / 2 * 3 : threads / 3 * 4;
}

static void try_columns(search_t *search, cotile_plan_t *plan) {
  int64_t fixed = fixed_or(search->model.facts, COTILE_SCHEDULE_N_THREADS, 0);
  int64_t most = search->model.gpu->max_threads / plan->k_threads;
  for (int64_t threads = fixed ? fixed : 1; threads <= most; threads = next_width(threads)) {
    plan->n_threads = threads;
    try_rows(search, plan);
    if (fixed) return;
  }
}

static void try_k_threads(search_t *search, cotile_plan_t *plan) {
  const cotile_plan_facts_t *facts = search->model.facts;
  int64_t fixed = fixed_or(facts, COTILE_SCHEDULE_K_THREADS, 0);
  bool is_deep = facts->m >= 0 && facts->m < MANY_ROWS;
  for (int64_t k_threads = 1; k_threads <= (is_deep ? MOST_K_THREADS : 1); k_threads *= 2) {
    plan->k_threads = fixed ? fixed : k_threads;
    try_columns(search, plan);
    if (fixed) return;
  }
}

// The output that has most contractions fills a thread's vectors.
static bool is_allowed(const search_t *search, const cotile_plan_t *plan) {
  const bool *is_set = search->model.facts->fixed.is_set;
  bool is_free = !is_set[COTILE_SCHEDULE_ROWS] && !is_set[COTILE_SCHEDULE_VECTORS];
  int64_t dots = cotile_plan_most_dots(search->model.facts);
  return has_registers(&search->model, plan->rows, plan->vectors) &&
         (!is_free || plan->vectors % dots == 0);
}

static cotile_plan_t find_best(const cotile_plan_facts_t *facts, const cotile_gpu_t *gpu) {
  static const int64_t rows[] = {1, 2, 4, 8}, vectors[] = {1, 2, 3, 4, 6, 8};
  search_t search = {model_of(facts, gpu), {.seconds = INFINITY}};
  int64_t fixed_rows = fixed_or(facts, COTILE_SCHEDULE_ROWS, 0);
  int64_t fixed_vectors = fixed_or(facts, COTILE_SCHEDULE_VECTORS, 0);
  for (size_t r = 0; r < (fixed_rows ? 1 : sizeof rows / sizeof *rows); r++)
    for (size_t v = 0; v < (fixed_vectors ? 1 : sizeof vectors / sizeof *vectors); v++) {
      cotile_plan_t plan = {.lanes = COTILE_GPU_LANES};
      plan.rows = fixed_rows ? fixed_rows : rows[r];
      plan.vectors = fixed_vectors ? fixed_vectors : vectors[v];
      if (is_allowed(&search, &plan)) try_k_threads(&search, &plan);
    }
  return search.best;
}

void cotile_gpu_plan_make(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                          cotile_plan_t *out_plan) {
  *out_plan = find_best(facts, &machine->gpu);
  bool is_counted = fixed_or(facts, COTILE_SCHEDULE_N_TILES, 0) > 0;
  if (cotile_plan_has_dynamic_n(facts) && !is_counted) out_plan->n_tiles = 0;
}

// --- What a user fixes ---

static cotile_status_t check_field(const cotile_plan_facts_t *facts, const cotile_gpu_t *gpu,
                                   cotile_schedule_field_t field) {
  int64_t value = facts->fixed.value[field];
  int64_t k_threads = fixed_or(facts, COTILE_SCHEDULE_K_THREADS, 1);
  switch (field) {
  case COTILE_SCHEDULE_LANES:
    if (value == COTILE_GPU_LANES) return COTILE_SUCCESS;
    return COTILE_MAKE_STATUS(COTILE_INVALID, "must be %d for a GPU; got %lld", COTILE_GPU_LANES,
                              (long long)value);
  case COTILE_SCHEDULE_N_TILES:
    if (value <= COTILE_GPU_MOST_TILES) return COTILE_SUCCESS;
    return COTILE_MAKE_STATUS(COTILE_INVALID, "must be at most %d for a GPU; got %lld",
                              COTILE_GPU_MOST_TILES, (long long)value);
  case COTILE_SCHEDULE_N_THREADS:
  case COTILE_SCHEDULE_K_THREADS:
    if (value <= gpu->max_threads) return COTILE_SUCCESS;
    return COTILE_MAKE_STATUS(COTILE_INVALID,
                              "must be at most %d, the threads of a workgroup; got "
                              "%lld",
                              gpu->max_threads, (long long)value);
  case COTILE_SCHEDULE_K_TILE:
    if (value % k_threads == 0) return COTILE_SUCCESS;
    return COTILE_MAKE_STATUS(COTILE_INVALID, "must be a multiple of k_threads = %lld; got %lld",
                              (long long)k_threads, (long long)value);
  default:
    return COTILE_SUCCESS;
  }
}

cotile_status_t cotile_gpu_plan_check(const cotile_plan_facts_t *facts,
                                      const cotile_machine_t *machine,
                                      cotile_schedule_field_t *out_field) {
  // What a workgroup's size follows from; the first one that is fixed is named if nothing fits.
  static const cotile_schedule_field_t sizes[] = {
      COTILE_SCHEDULE_K_TILE,    COTILE_SCHEDULE_M_TILE,  COTILE_SCHEDULE_N_THREADS,
      COTILE_SCHEDULE_K_THREADS, COTILE_SCHEDULE_VECTORS, COTILE_SCHEDULE_ROWS,
  };
  bool is_sized = false;
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++) {
    *out_field = (cotile_schedule_field_t)i;
    if (facts->fixed.is_set[i])
      COTILE_RETURN_IF_ERROR(check_field(facts, &machine->gpu, *out_field));
  }
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes && !is_sized; i++) {
    is_sized = facts->fixed.is_set[sizes[i]];
    *out_field = sizes[i];
  }
  if (!is_sized || isfinite(find_best(facts, &machine->gpu).seconds)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            "no workgroup fits %s, which has %d threads and %lld bytes of shared "
                            "memory for one, with this and the other fields that are given; got "
                            "%lld",
                            cotile_gpu_name(&machine->gpu), machine->gpu.max_threads,
                            (long long)machine->gpu.shared_bytes,
                            (long long)facts->fixed.value[*out_field]);
}
