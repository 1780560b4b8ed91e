// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <string.h>

#include "compiler/schedule/machine.h"

enum { KIB = 1024 };

// Limits are what every device of the profile has; estimates are those of a middle-sized GPU.
//
// vulkan1.2: the least that Vulkan 1.2 allows, so that kernels run on every device, Mesa's software
// renderer lavapipe among them (which has 32 KiB of shared memory and 1024 threads). But for
// bindings: a group has more buffers than the four that Vulkan 1.2 allows at least; GPUs have 24 or
// more.
static const cotile_gpu_t TABLE[] = {
    {.target = "vulkan",
     .profile = "vulkan1.2",
     .max_threads = 128,
     .shared_bytes = 16 * KIB,
     .bindings = 24,
     .push_constant_bytes = 128,
     .subgroup_threads = 32,
     .loop_threads = 128,
     .sums = 64,
     .units = 32,
     .unit_threads = 1024,
     .unit_shared_bytes = 64 * KIB,
     .busy_threads = 256,
     .fma_per_cycle = 128,
     .shared_words_per_cycle = 32,
     .memory_bytes_per_cycle = 48,
     .cycles_per_second = 1.5e9,
     .bytes_per_second = 300e9,
     .launch_seconds = 5e-6},
};

cotile_status_t cotile_machine_add_gpu(const char *target, cotile_machine_t *machine) {
  for (size_t i = 0; i < sizeof TABLE / sizeof *TABLE; i++) {
    if (strcmp(TABLE[i].target, target)) continue;
    machine->is_gpu = true;
    machine->gpu = TABLE[i];
    return COTILE_SUCCESS;
  }
  return COTILE_MAKE_STATUS(COTILE_USAGE, "unknown target '%s': cpu or vulkan", target);
}

const char *cotile_gpu_name(const cotile_gpu_t *gpu) {
  return gpu->device ? gpu->device : gpu->profile;
}

const char *cotile_machine_target(const cotile_machine_t *machine) {
  return machine->is_gpu ? machine->gpu.target : "cpu";
}

const char *cotile_machine_name(const cotile_machine_t *machine) {
  return machine->is_gpu ? machine->gpu.target : machine->cpu;
}
