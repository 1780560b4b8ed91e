// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What one GPU tells of itself, as `cotile-run --print-device` prints it:
//   {"target": "vulkan", "name": "llvmpipe", "max_threads": 1024, "shared_bytes": 32768,
//    "push_constant_bytes": 256, "subgroup_threads": 8}
//
// [gpu-device-1] Any bytes give limits or a status that names the source and the line or the field.
// Other fields are ignored. Thread-compatible.
#ifndef COTILE_COMPILER_SCHEDULE_GPU_DEVICE_H
#define COTILE_COMPILER_SCHEDULE_GPU_DEVICE_H

#include "compiler/schedule/machine.h"

// Puts the device's limits, as far as kernels can use them, in the place of those that every device
// of the profile has. `source` is what messages start with. Texts are borrowed from the arena. On
// failure the GPU is as before: INVALID, or UNSUPPORTED for a device that has less than the
// profile.
cotile_status_t cotile_gpu_read_device(cotile_gpu_t *gpu, const char *source, const char *text,
                                       size_t length, cotile_arena_t *arena) COTILE_MUST_USE;

#endif
