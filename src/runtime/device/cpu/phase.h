// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The commands between two barriers as one list of workgroups, which threads run in any order.
//
// A copy counts as workgroups of COTILE_COPY_BLOCK bytes. Positions [0, positions) are what is
// handed out; each stands for `grain` workgroups that follow each other.
#ifndef COTILE_RUNTIME_PHASE_H
#define COTILE_RUNTIME_PHASE_H

#include "runtime/hal/command_buffer.h"

enum { COTILE_COPY_BLOCK = 64 * 1024 };

typedef struct cotile_phase {
  cotile_command_t *commands; // borrowed; no barriers
  size_t count;
  int64_t workgroups; // of all commands
  uint32_t positions;
  int64_t grain;
  uint64_t multiplier, offset; // of another order; 0: the natural one
  char *scratch;               // borrowed; of thread 0, others' follow
  size_t scratch_stride;
  bool is_timed;
} cotile_phase_t;

// The first member of the executables of this driver.
typedef struct cotile_cpu_executable {
  cotile_executable_t base;
  cotile_kernel_fn *const *kernels; // borrowed
} cotile_cpu_executable_t;

// `shuffle` other than 0 chooses another order. UNSUPPORTED for more workgroups than can be
// counted.
cotile_status_t cotile_phase_init(cotile_phase_t *phase, cotile_command_buffer_t *commands,
                                  size_t first, size_t count, uint64_t shuffle) COTILE_MUST_USE;

// Runs the workgroups at a position, with the scratch of `thread`. `inout_command` is where the
// search for the command begins and ends. Thread-safe.
void cotile_phase_run(const cotile_phase_t *phase, uint32_t position, int32_t thread,
                      size_t *inout_command);

#endif
