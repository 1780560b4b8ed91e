// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What stands after "cpu:" in the name of a device.
#ifndef COTILE_RUNTIME_CPU_OPTIONS_H
#define COTILE_RUNTIME_CPU_OPTIONS_H

#include "base/status.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct cotile_cpu_options {
  int32_t threads;  // threads=N; default: one per CPU that the process may use
  bool pin;         // pin
  uint64_t shuffle; // shuffle=SEED; 0: workgroups run in their natural order
  bool apart;       // apart: kernels are given memory of the device alone
} cotile_cpu_options_t;

// Options are separated by commas. USAGE names the one that is wrong.
cotile_status_t cotile_cpu_options_parse(const char *text,
                                         cotile_cpu_options_t *out_options) COTILE_MUST_USE;

#endif
