// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a dispatch and a machine allow of the values that a user fixes.
#include "base/size.h"
#include "compiler/schedule/gpu_plan.h"

typedef struct check {
  const cotile_plan_facts_t *facts;
  const cotile_machine_t *machine;
  int64_t lanes;
  int64_t dots; // of the output that has most
} check_t;

static bool is_set(const check_t *check, cotile_schedule_field_t field) {
  return check->facts->fixed.is_set[field];
}

// The value, or `otherwise` where the user leaves it to the model.
static int64_t value(const check_t *check, cotile_schedule_field_t field, int64_t otherwise) {
  return cotile_schedule_fields_get(&check->facts->fixed, field, otherwise);
}

static cotile_status_t check_lanes(const check_t *check) {
  int64_t most = cotile_plan_most_lanes(check->facts, check->machine), lanes = check->lanes;
  if (lanes <= most && (lanes & (lanes - 1)) == 0) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            "must be a power of two up to %lld, the accumulators in a vector of "
                            "this machine; got %lld",
                            (long long)most, (long long)lanes);
}

static cotile_status_t check_meeting(const check_t *check, int64_t vectors) {
  if (vectors >= check->dots) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(
      COTILE_INVALID, "must be at least %lld, the contractions that a result is made of; got %lld",
      (long long)check->dots, (long long)vectors);
}

static cotile_status_t check_vectors(const check_t *check) {
  int registers = check->machine->vector_registers;
  int64_t vectors = value(check, COTILE_SCHEDULE_VECTORS, check->dots), most = 1;
  if (check->machine->is_gpu || cotile_plan_fits_registers(1, vectors, registers))
    return check_meeting(check, vectors);
  while (cotile_plan_fits_registers(1, most + 1, registers)) most++;
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            "must be at most %lld on a machine with %d vector registers; got %lld",
                            (long long)most, registers, (long long)vectors);
}

static cotile_status_t check_rows(const check_t *check) {
  int registers = check->machine->vector_registers;
  int64_t vectors = value(check, COTILE_SCHEDULE_VECTORS, check->dots), most = 1;
  int64_t rows = value(check, COTILE_SCHEDULE_ROWS, 1);
  if (cotile_plan_fits_registers(rows, vectors, registers)) return COTILE_SUCCESS;
  while (cotile_plan_fits_registers(most + 1, vectors, registers)) most++;
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            "must be at most %lld with vectors = %lld on a machine with %d vector "
                            "registers, of which rows * vectors + min(rows, vectors) + 1 are used; "
                            "got %lld",
                            (long long)most, (long long)vectors, registers, (long long)rows);
}

// The atoms of the widest result: with more tiles some would have no column at all.
static int64_t most_tiles(const check_t *check) {
  int64_t most = 1;
  for (int i = 0; i < check->facts->output_count; i++)
    most = cotile_max(most, cotile_ceil_div(check->facts->n[i], check->lanes));
  return most;
}

static cotile_status_t check_n_tiles(const check_t *check) {
  if (!is_set(check, COTILE_SCHEDULE_N_TILES) || cotile_plan_has_dynamic_n(check->facts))
    return COTILE_SUCCESS;
  int64_t tiles = value(check, COTILE_SCHEDULE_N_TILES, 1), most = most_tiles(check);
  if (tiles >= 1 && tiles <= most) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            "must be from 1 to %lld, as the widest result has %lld vectors of "
                            "%lld columns; got %lld",
                            (long long)most, (long long)most, (long long)check->lanes,
                            (long long)tiles);
}

static cotile_status_t check_tile_atoms(const check_t *check) {
  if (!is_set(check, COTILE_SCHEDULE_TILE_ATOMS)) return COTILE_SUCCESS;
  if (!cotile_plan_has_dynamic_n(check->facts))
    return COTILE_MAKE_STATUS(
        COTILE_INVALID, "must be left out: the numbers of columns are known, so n_tiles decides");
  if (value(check, COTILE_SCHEDULE_N_TILES, 0) == 0) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "must be left out where n_tiles decides");
}

static cotile_status_t check_packing(const check_t *check) {
  if (check->facts->load_time_weights || value(check, COTILE_SCHEDULE_PACKING, 0) == 0)
    return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(
      COTILE_INVALID, "must be \"workgroup\": not all weights are parameters or constants; got "
                      "\"load\"");
}

static cotile_status_t check_machine(const check_t *check, cotile_schedule_field_t *out_field) {
  bool is_gpu = check->machine->is_gpu;
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++) {
    *out_field = (cotile_schedule_field_t)i;
    if (is_set(check, *out_field) && !cotile_schedule_field_is_for(is_gpu, *out_field))
      return COTILE_MAKE_STATUS(COTILE_INVALID, "must be left out: schedules for %s do not have it",
                                is_gpu ? "GPUs" : "CPUs");
  }
  return COTILE_SUCCESS;
}

cotile_status_t cotile_plan_check(const cotile_plan_facts_t *facts, const cotile_machine_t *machine,
                                  cotile_schedule_field_t *out_field) {
  static const struct {
    cotile_schedule_field_t field;
    bool for_gpus;
    cotile_status_t (*run)(const check_t *check);
  } checks[] = {
      {COTILE_SCHEDULE_LANES, false, check_lanes},
      {COTILE_SCHEDULE_VECTORS, true, check_vectors},
      {COTILE_SCHEDULE_ROWS, false, check_rows},
      {COTILE_SCHEDULE_N_TILES, true, check_n_tiles},
      {COTILE_SCHEDULE_TILE_ATOMS, true, check_tile_atoms},
      {COTILE_SCHEDULE_PACKING, false, check_packing},
  };
  check_t check = {facts, machine, 0, cotile_plan_most_dots(facts)};
  check.lanes = value(&check, COTILE_SCHEDULE_LANES, cotile_plan_most_lanes(facts, machine));
  COTILE_RETURN_IF_ERROR(check_machine(&check, out_field));
  for (size_t i = 0; i < sizeof checks / sizeof *checks; i++) {
    *out_field = checks[i].field;
    if (!machine->is_gpu || checks[i].for_gpus) COTILE_RETURN_IF_ERROR(checks[i].run(&check));
  }
  return machine->is_gpu ? cotile_gpu_plan_check(facts, machine, out_field) : COTILE_SUCCESS;
}
