// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the device's compiler has made of kernels, kept on disk between runs: a file per device in
// $XDG_CACHE_HOME/cotile, or ~/.cache/cotile.
//
// [cache-1] Whatever is wrong with the file or its folder costs time alone: a file that is damaged
// or of another device is as none, and one that cannot be written is not. [cache-2] The file is
// replaced as a whole.
#ifndef COTILE_RUNTIME_VULKAN_PIPELINE_CACHE_H
#define COTILE_RUNTIME_VULKAN_PIPELINE_CACHE_H

#include "base/string.h"
#include "runtime/device/vulkan/vulkan_api.h"

#include <stdint.h>

struct cotile_vulkan_device;

typedef struct cotile_vulkan_pipeline_cache {
  VkPipelineCache handle; // owned
  cotile_string_t path;   // "" if nothing is kept on disk
  uint32_t crc32;         // of what was read
} cotile_vulkan_pipeline_cache_t;

// Reads the file if `is_kept`. After a failure deinit is needed too; deinit of a zeroed cache does
// nothing.
cotile_status_t cotile_vulkan_pipeline_cache_init(cotile_vulkan_pipeline_cache_t *cache,
                                                  const struct cotile_vulkan_device *device,
                                                  bool is_kept) COTILE_MUST_USE;
// Writes the file if there is something new.
void cotile_vulkan_pipeline_cache_deinit(cotile_vulkan_pipeline_cache_t *cache,
                                         const struct cotile_vulkan_device *device);

#endif
