// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The machine that a program is compiled for, as far as schedules and code depend on it.
#ifndef COTILE_COMPILER_SCHEDULE_MACHINE_H
#define COTILE_COMPILER_SCHEDULE_MACHINE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/architecture.h"
#include "base/arena.h"

// Columns of one vector on a GPU: the atom.
enum { COTILE_GPU_LANES = 4 };

// A kind of GPU: what kernels may use, and an ordinary one for estimates.
typedef struct cotile_gpu {
  const char *target;      // "vulkan"
  const char *profile;     // whose devices run the kernels: "vulkan1.2"
  const char *device;      // whose limits these are; null: every device of the profile has them
  int max_threads;         // of a workgroup
  int64_t shared_bytes;    // of a workgroup
  int bindings;            // buffers of a kernel; devices with fewer refuse it when it is loaded
  int push_constant_bytes; // for the number of workgroups and the dynamic dimensions
  int subgroup_threads;    // that run in step
  int loop_threads;        // of a workgroup of operations that are not contractions
  int sums;                // of 32 bits that a thread holds in registers, beside all else
  int units;               // that run workgroups
  int unit_threads;        // that a unit has at a time
  int64_t unit_shared_bytes;
  int busy_threads; // with fewer of them a unit waits for memory
  double fma_per_cycle, shared_words_per_cycle, memory_bytes_per_cycle; // of a unit
  double cycles_per_second, bytes_per_second, launch_seconds;
} cotile_gpu_t;

typedef struct cotile_machine {
  cotile_architecture_t architecture;
  const char *triple;                   // "x86_64-unknown-linux-gnu"
  const char *cpu;                      // LLVM's name: "znver4", "x86-64-v3", "cortex-a76"
  const char *features;                 // LLVM's feature string, "+avx2,-sha"; what a CPU has that
                                        // is known by its name is left out
  int vector_bytes;                     // widest vector register that is worth using
  int vector_registers;                 // of that width
  int accumulators;                     // of them, those that sums of a register tile should take
  int64_t l1_bytes, l2_bytes, l3_bytes; // data caches of one core; l3 may be shared
  uint64_t required_features;           // bits of cotile_cpu_feature_t
  bool is_gpu; // kernels run on `gpu`; all of the above is for the host program
  cotile_gpu_t gpu;
} cotile_machine_t;

// `cpu`: "host" (read from the running system), "aarch64" (any such processor), or a processor that
// LLVM knows by this name, an x86-64 one before an AArch64 one. Caches of named processors come
// from a table, so that the same name gives the same code everywhere. Strings are borrowed from the
// arena. Failure: USAGE for an unknown name, UNSUPPORTED for a processor whose vectors do not do.
cotile_status_t cotile_machine_resolve(const char *cpu, cotile_arena_t *arena,
                                       cotile_machine_t *out_machine) COTILE_MUST_USE;

// Kernels for the machine's programs run on a GPU of a table: `target` is "vulkan". Failure: USAGE
// for an unknown one.
cotile_status_t cotile_machine_add_gpu(const char *target,
                                       cotile_machine_t *machine) COTILE_MUST_USE;

// Whose limits the GPU has, for messages.
const char *cotile_gpu_name(const cotile_gpu_t *gpu);

// What runs the kernels of the machine's programs: "cpu", "vulkan".
const char *cotile_machine_target(const cotile_machine_t *machine);
// The machine among others of a module: its CPU, or its kind of GPU.
const char *cotile_machine_name(const cotile_machine_t *machine);

#endif
