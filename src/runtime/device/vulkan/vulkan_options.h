// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What stands after "vulkan:" in the name of a device.
#ifndef COTILE_RUNTIME_VULKAN_OPTIONS_H
#define COTILE_RUNTIME_VULKAN_OPTIONS_H

#include "base/status.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct cotile_vulkan_options {
  int32_t index;     // N, in Vulkan's order; default: 0
  bool validate;     // validate: what the validation layer objects to is a failure
  bool find_hazards; // validate=sync: it looks for missing barriers too
  bool stage;        // stage: as on a device whose memory the host does not see
  bool no_cache;     // nocache: compiled kernels are not kept on disk
} cotile_vulkan_options_t;

// Options are separated by commas. USAGE names the one that is wrong.
cotile_status_t cotile_vulkan_options_parse(const char *text,
                                            cotile_vulkan_options_t *out_options) COTILE_MUST_USE;

#endif
