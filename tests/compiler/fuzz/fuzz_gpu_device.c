// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The input is what a GPU tells of itself. What is accepted has the profile's limits or more, what
// is refused changes nothing.
#include "compiler/schedule/gpu_device.h"
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

static bool has_all_of(const cotile_gpu_t *gpu, const cotile_gpu_t *any) {
  return gpu->device && *gpu->device && gpu->max_threads >= any->max_threads &&
         gpu->shared_bytes >= any->shared_bytes &&
         gpu->push_constant_bytes >= any->push_constant_bytes && gpu->subgroup_threads >= 1 &&
         gpu->unit_threads >= gpu->max_threads && gpu->unit_shared_bytes >= gpu->shared_bytes;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  cotile_machine_t machine = {.is_gpu = false};
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  if (cotile_machine_add_gpu("vulkan", &machine)) abort();
  cotile_gpu_t gpu = machine.gpu;
  cotile_status_t status = cotile_gpu_read_device(&gpu, "file", (const char *)data, size, &arena);
  if (status ? memcmp(&gpu, &machine.gpu, sizeof gpu) != 0 : !has_all_of(&gpu, &machine.gpu))
    abort();
  if (status && strncmp(cotile_status_message(status), "file:", 5)) abort();
  cotile_status_release(status);
  cotile_arena_deinit(&arena);
  return 0;
}
