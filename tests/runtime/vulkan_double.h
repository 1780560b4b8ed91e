// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library that stands before the Vulkan loader under its name: it fails calls, tells what the
// device can do otherwise than the device does, and sees what neither lavapipe nor the validation
// layer sees.
#ifndef COTILE_TESTS_VULKAN_DOUBLE_H
#define COTILE_TESTS_VULKAN_DOUBLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

// The symbol `vulkan_double` of the library. Set by tests before a device is created.
typedef struct vulkan_double {
  // Of functions that return a VkResult, call number `fail_at` (from 0; negative: none) is not made
  // and returns `result`; with `stays_lost`, so do all later ones to submit and wait.
  int64_t fail_at;
  VkResult result;
  bool stays_lost;
  _Atomic int64_t calls;
  const char *_Atomic failed; // the function

  _Atomic int64_t live;          // objects created and not destroyed
  const char *_Atomic complaint; // about barriers and pools of descriptors
  size_t cache_bytes;            // given to the last cache of pipelines that was created

  // 0 or false: as it is.
  bool no_devices, no_calibration, no_timestamps, no_int64, no_timeline, is_uncached;
  uint32_t api_version, most_workgroups[2], alignment, storage_range, push_bytes, invocations,
      workgroup_width, shared_bytes, storage_buffers, timestamp_bits;
} vulkan_double_t;

#endif
