// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/targets.h"

#include <stdbool.h>
#include <string.h>

#include "compiler/target_arch.h"

static int64_t count_names(const char *list) {
  int64_t count = 1;
  for (; *list; list++) count += *list == ',';
  return count;
}

// True if one of the first `length` bytes' names is `name`.
static bool is_listed(const char *list, size_t length, const char *name) {
  for (const char *at = list; at < list + length; at += strcspn(at, ",") + 1)
    if (strcspn(at, ",") == strlen(name) && !strncmp(at, name, strlen(name))) return true;
  return false;
}

// Takes the next name off a list; null at its end.
static cotile_status_t next_name(const char *option, const char *list, const char **inout_at,
                                 cotile_arena_t *arena, const char **out_name) {
  const char *at = *inout_at;
  *out_name = NULL;
  if (!at) return COTILE_SUCCESS;
  size_t length = strcspn(at, ",");
  const char *name = cotile_arena_copy(arena, at, length);
  if (is_listed(list, (size_t)(at - list), name))
    return COTILE_MAKE_STATUS(COTILE_USAGE, "%s: '%s' is given twice", option, name);
  *inout_at = at[length] ? at + length + 1 : NULL;
  *out_name = name;
  return COTILE_SUCCESS;
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

static cotile_status_t resolve_cpus(const char *list, cotile_arena_t *arena,
                                    cotile_targets_t *out_cpus) {
  cotile_machine_t *machines = COTILE_ARENA_NEW(arena, count_names(list), cotile_machine_t);
  *out_cpus = (cotile_targets_t){machines, 0};
  for (const char *at = list, *name;;) {
    COTILE_RETURN_IF_ERROR(next_name("--target-cpu", list, &at, arena, &name));
    if (!name) return COTILE_SUCCESS;
    cotile_machine_t *machine = &machines[out_cpus->count++];
    COTILE_RETURN_IF_ERROR(cotile_machine_resolve(name, arena, machine));
    COTILE_RETURN_IF_ERROR(check_architecture(&machines[0], name, machine));
  }
}

static const cotile_machine_t *least_demanding(const cotile_targets_t *cpus) {
  const cotile_machine_t *best = &cpus->machines[0];
  for (int64_t i = 1; i < cpus->count; i++)
    if (__builtin_popcountll(cpus->machines[i].required_features) <
        __builtin_popcountll(best->required_features))
      best = &cpus->machines[i];
  return best;
}

static cotile_status_t resolve_gpu(const char *name, const char *arch, cotile_arena_t *arena,
                                   cotile_machine_t *machine) {
  COTILE_RETURN_IF_ERROR(cotile_status_annotate(cotile_machine_add_gpu(name, machine), "--target"));
  return cotile_target_arch_apply(arch, arena, &machine->gpu);
}

cotile_status_t cotile_targets_resolve(const char *targets, const char *cpus, const char *arch,
                                       cotile_arena_t *arena, cotile_targets_t *out_targets) {
  cotile_targets_t processors;
  bool has_gpu = false;
  *out_targets = (cotile_targets_t){NULL, 0};
  COTILE_RETURN_IF_ERROR(resolve_cpus(cpus, arena, &processors));
  cotile_machine_t *machines =
      COTILE_ARENA_NEW(arena, count_names(targets) + processors.count, cotile_machine_t);
  out_targets->machines = machines;
  for (const char *at = targets, *name;;) {
    COTILE_RETURN_IF_ERROR(next_name("--target", targets, &at, arena, &name));
    if (!name) break;
    if (!strcmp(name, "cpu")) {
      for (int64_t i = 0; i < processors.count; i++)
        machines[out_targets->count++] = processors.machines[i];
      continue;
    }
    has_gpu = true;
    cotile_machine_t *machine = &machines[out_targets->count++];
    *machine = *least_demanding(&processors);
    COTILE_RETURN_IF_ERROR(resolve_gpu(name, arch, arena, machine));
  }
  if (has_gpu || !arch) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_USAGE, "--target-arch is for GPUs, but --target names none");
}
