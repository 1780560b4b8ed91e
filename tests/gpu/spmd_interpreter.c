// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spmd_interpreter.h"

#include "base/size.h"
#include "numeric_element.h"
#include "spmd_async.h"
#include "spmd_exec.h"
#include "spmd_integers.h"
#include "spmd_memory.h"

static cotile_status_t check_launch(const spmd_kernel_t *kernel, const spmd_launch_t *launch) {
  int64_t groups, block[3] = {0}, threads;
  for (int i = 0; i < 3; i++) {
    block[i] = kernel->block[i];
    if (kernel->grid[i] >= 0 && launch->grid[i] != kernel->grid[i])
      return COTILE_MAKE_STATUS(COTILE_INVALID, "the grid is not that of known_grid_size");
  }
  if (launch->argument_count != kernel->argument_count)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "%s has %d arguments, not %d", kernel->name,
                              kernel->argument_count, launch->argument_count);
  if (launch->push_constant_count < kernel->push_constant_count)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "%s has %d push constants, not %d", kernel->name,
                              kernel->push_constant_count, launch->push_constant_count);
  if (!cotile_shape_elements(launch->grid, 3, &groups) ||
      !cotile_shape_elements(block, 3, &threads) || !cotile_mul(groups, threads, &threads) ||
      threads > INT32_MAX)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "a grid of too many workgroups, or a negative size");
  return COTILE_SUCCESS;
}

static cotile_status_t set_scalar(spmd_exec_t *exec, int number) {
  const spmd_value_t *value = exec->kernel->arguments[number];
  const spmd_argument_t *argument = &exec->launch->arguments[number];
  spmd_slot_t slot = {.f = argument->real};
  if (element_is_float(value->element)) {
    slot.f = element_round(value->element, slot.f);
  } else {
    slot.i = spmd_sign_extend(argument->integer, spmd_width(exec, value));
    if (slot.i != argument->integer)
      return COTILE_MAKE_STATUS(COTILE_INVALID, "argument %d does not fit its type", number);
  }
  for (int t = 0; t < exec->threads; t++) spmd_slots(exec, value, 0)[t] = slot;
  return COTILE_SUCCESS;
}

static cotile_status_t init(spmd_exec_t *exec) {
  const spmd_kernel_t *kernel = exec->kernel;
  spmd_report_t *report = exec->report;
  exec->threads = (int)(kernel->block[0] * kernel->block[1] * kernel->block[2]);
  exec->index_bits = exec->launch->index_is_64_bits ? 64 : 32;
  exec->found = COTILE_ARENA_NEW(&exec->arena, kernel->op_count * SPMD_KIND_COUNT, int);
  report->argument_count = kernel->argument_count;
  report->arguments = COTILE_ARENA_NEW(&report->arena, kernel->argument_count, spmd_counts_t);
  report->shared_bytes = spmd_kernel_shared_bytes(kernel);
  COTILE_RETURN_IF_ERROR(spmd_memory_init(exec));
  spmd_exec_init(exec);
  spmd_async_init(exec);
  for (int i = 0; i < kernel->argument_count; i++)
    if (kernel->arguments[i]->buffer < 0) COTILE_RETURN_IF_ERROR(set_scalar(exec, i));
  return COTILE_SUCCESS;
}

static void run_groups(spmd_exec_t *exec) {
  const int64_t *grid = exec->launch->grid;
  uint32_t groups = (uint32_t)(grid[0] * grid[1] * grid[2]);
  for (exec->group_number = 0; exec->group_number < groups; exec->group_number++) {
    spmd_unflatten(grid, exec->group_number, exec->group);
    exec->group_epoch = ++exec->epoch;
    spmd_memory_enter_group(exec);
    spmd_async_enter_group(exec);
    spmd_run_block(exec, &exec->kernel->body);
  }
}

cotile_status_t spmd_launch(const spmd_kernel_t *kernel, const spmd_launch_t *launch,
                            spmd_report_t *out_report) {
  spmd_exec_t exec = {.kernel = kernel, .launch = launch, .report = out_report};
  *out_report = (spmd_report_t){0};
  cotile_arena_init(&out_report->arena);
  cotile_arena_init(&exec.arena);
  cotile_status_t status;
  COTILE_CLEANUP_IF_ERROR(status, check_launch(kernel, launch));
  COTILE_CLEANUP_IF_ERROR(status, init(&exec));
  run_groups(&exec);
  spmd_memory_finish(&exec);
  spmd_report_finish(out_report);
cleanup:
  cotile_arena_deinit(&exec.arena);
  if (status) spmd_report_deinit(out_report);
  return status;
}
