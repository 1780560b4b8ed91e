// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Another order is position -> (position * multiplier + offset) mod workgroups, a permutation
// because the multiplier has no common divisor with the number of workgroups.
#include "runtime/device/cpu/phase.h"

#include "base/clock.h"
#include "base/size.h"

#include <string.h>

static int64_t workgroups_of(const cotile_command_t *command) {
  if (command->kind == COTILE_COMMAND_DISPATCH) return command->dispatch.workgroups;
  return (int64_t)(command->copy.bytes / COTILE_COPY_BLOCK +
                   (command->copy.bytes % COTILE_COPY_BLOCK != 0));
}

static uint64_t greatest_common_divisor(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

// With grains of one, so that every workgroup can come at any time.
static void set_order(cotile_phase_t *phase, uint64_t shuffle) {
  uint64_t count = phase->positions;
  if (!shuffle || count < 2 || phase->grain > 1) return;
  phase->multiplier = shuffle * UINT64_C(0x9e3779b97f4a7c15) % count;
  while (greatest_common_divisor(phase->multiplier, count) != 1) phase->multiplier++;
  phase->offset = shuffle % count;
}

cotile_status_t cotile_phase_init(cotile_phase_t *phase, cotile_command_buffer_t *commands,
                                  size_t first, size_t count, uint64_t shuffle) {
  *phase = (cotile_phase_t){.commands = commands->commands.items + first,
                            .count = count,
                            .scratch = commands->scratch,
                            .scratch_stride = commands->scratch_stride,
                            .is_timed = commands->is_timed};
  for (size_t i = 0; i < count; i++) {
    cotile_command_t *command = &phase->commands[i];
    command->first_workgroup = phase->workgroups;
    command->begin = command->end = 0;
    if (__builtin_add_overflow(phase->workgroups, workgroups_of(command), &phase->workgroups))
      return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "more workgroups than can be counted");
  }
  phase->grain = phase->workgroups / UINT32_MAX + 1;
  phase->positions = (uint32_t)(phase->workgroups / phase->grain);
  phase->positions += phase->workgroups % phase->grain != 0;
  set_order(phase, shuffle);
  return COTILE_SUCCESS;
}

// --- Running ---

static size_t find_command(const cotile_phase_t *phase, int64_t workgroup, size_t from) {
  const cotile_command_t *commands = phase->commands;
  size_t low = from, high = phase->count;
  if (commands[from].first_workgroup > workgroup) low = 0;
  while (high - low > 1) { // the last one that does not begin after the workgroup
    size_t middle = low + (high - low) / 2;
    if (commands[middle].first_workgroup <= workgroup)
      low = middle;
    else
      high = middle;
  }
  return low;
}

static bool contains(const cotile_command_t *command, int64_t workgroup) {
  return workgroup >= command->first_workgroup &&
         workgroup - command->first_workgroup < workgroups_of(command);
}

static void copy_block(const cotile_command_t *command, int64_t block) {
  size_t offset = (size_t)block * COTILE_COPY_BLOCK;
  size_t rest = command->copy.bytes - offset;
  memcpy(command->copy.target + offset, command->copy.source + offset,
         rest < COTILE_COPY_BLOCK ? rest : COTILE_COPY_BLOCK);
}

static void run_workgroup(const cotile_command_t *command, int64_t workgroup, void *scratch) {
  if (command->kind != COTILE_COMMAND_DISPATCH) {
    copy_block(command, workgroup);
    return;
  }
  const cotile_dispatch_t *dispatch = &command->dispatch;
  const cotile_cpu_executable_t *executable = (const cotile_cpu_executable_t *)dispatch->executable;
  executable->kernels[dispatch->ordinal](dispatch->bindings, dispatch->dims, workgroup, scratch);
}

// Widens the time of a command by that of one workgroup.
static void note_time(cotile_command_t *command, int64_t begin, int64_t end) {
  int64_t seen = atomic_load_explicit(&command->begin, memory_order_relaxed);
  while ((!seen || begin < seen) &&
         !atomic_compare_exchange_weak_explicit(&command->begin, &seen, begin, memory_order_relaxed,
                                                memory_order_relaxed)) {
  }
  seen = atomic_load_explicit(&command->end, memory_order_relaxed);
  while (end > seen && !atomic_compare_exchange_weak_explicit(
                           &command->end, &seen, end, memory_order_relaxed, memory_order_relaxed)) {
  }
}

static void run_one(const cotile_phase_t *phase, int64_t workgroup, int32_t thread,
                    size_t *inout_command) {
  if (!contains(&phase->commands[*inout_command], workgroup))
    *inout_command = find_command(phase, workgroup, *inout_command);
  cotile_command_t *command = &phase->commands[*inout_command];
  void *scratch = phase->scratch ? phase->scratch + (size_t)thread * phase->scratch_stride : NULL;
  int64_t begin = phase->is_timed ? cotile_clock() : 0;
  run_workgroup(command, workgroup - command->first_workgroup, scratch);
  if (phase->is_timed) note_time(command, begin, cotile_clock());
}

void cotile_phase_run(const cotile_phase_t *phase, uint32_t position, int32_t thread,
                      size_t *inout_command) {
  int64_t first = (int64_t)position * phase->grain;
  if (phase->multiplier)
    first = (int64_t)((position * phase->multiplier + phase->offset) % phase->positions);
  int64_t end = cotile_min(first + phase->grain, phase->workgroups);
  for (int64_t i = first; i < end; i++) run_one(phase, i, thread, inout_command);
}
