// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/targets.h"

#include <stdbool.h>
#include <string.h>

static int64_t count_names(const char *cpus) {
  int64_t count = 1;
  for (; *cpus; cpus++) count += *cpus == ',';
  return count;
}

// True if one of the first `length` bytes' names is `name`.
static bool is_listed(const char *cpus, size_t length, const char *name) {
  for (const char *at = cpus; at < cpus + length; at += strcspn(at, ",") + 1)
    if (strcspn(at, ",") == strlen(name) && !strncmp(at, name, strlen(name))) return true;
  return false;
}

static cotile_status_t check_architecture(const cotile_machine_t *first, const char *name,
                                          const cotile_machine_t *machine) {
  if (first->architecture == machine->architecture) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_USAGE,
                            "--target-cpu: '%s' is for %s, but '%s' is for %s: one file has one "
                            "architecture",
                            first->cpu, cotile_architecture_name(first->architecture), name,
                            cotile_architecture_name(machine->architecture));
}

cotile_status_t cotile_targets_resolve(const char *target, const char *cpus, cotile_arena_t *arena,
                                       cotile_targets_t *out_targets) {
  cotile_machine_t *machines = COTILE_ARENA_NEW(arena, count_names(cpus), cotile_machine_t);
  *out_targets = (cotile_targets_t){machines, 0};
  for (const char *at = cpus;; at++) {
    size_t length = strcspn(at, ",");
    const char *name = cotile_arena_copy(arena, at, length);
    cotile_machine_t *machine = &machines[out_targets->count++];
    if (is_listed(cpus, (size_t)(at - cpus), name))
      return COTILE_MAKE_STATUS(COTILE_USAGE, "--target-cpu: '%s' is given twice", name);
    COTILE_RETURN_IF_ERROR(cotile_machine_resolve(name, arena, machine));
    COTILE_RETURN_IF_ERROR(check_architecture(&machines[0], name, machine));
    if (strcmp(target, "cpu")) COTILE_RETURN_IF_ERROR(cotile_machine_add_gpu(target, machine));
    at += length;
    if (!*at) return COTILE_SUCCESS;
  }
}
