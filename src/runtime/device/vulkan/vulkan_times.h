// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When the commands of a submission began and ended.
//
// A timestamp is written when the submission begins, and after each command when all before it has
// ended. So what ran at the same time counts for the command that ended last. Where the device's
// clock cannot be compared with the host's, the first timestamp is taken for the time of
// submission; where there are no timestamps, a command takes as long as the submission.
#ifndef COTILE_RUNTIME_VULKAN_TIMES_H
#define COTILE_RUNTIME_VULKAN_TIMES_H

#include "runtime/device/vulkan/vulkan_api.h"
#include "runtime/hal/command_buffer.h"

struct cotile_vulkan_device;

enum { COTILE_VULKAN_MOST_TIMES = 1024 };

typedef struct cotile_vulkan_times {
  VkQueryPool queries; // owned; null if the device has no timestamps
  cotile_command_t *commands[COTILE_VULKAN_MOST_TIMES]; // borrowed
  uint64_t stamps[COTILE_VULKAN_MOST_TIMES + 1];
  uint32_t count; // of commands
} cotile_vulkan_times_t;

cotile_status_t cotile_vulkan_times_init(cotile_vulkan_times_t *times,
                                         const struct cotile_vulkan_device *device) COTILE_MUST_USE;
void cotile_vulkan_times_deinit(cotile_vulkan_times_t *times,
                                const struct cotile_vulkan_device *device);

void cotile_vulkan_times_begin(cotile_vulkan_times_t *times,
                               const struct cotile_vulkan_device *device, VkCommandBuffer commands);

// `command` was recorded last; at most COTILE_VULKAN_MOST_TIMES.
void cotile_vulkan_times_mark(cotile_vulkan_times_t *times,
                              const struct cotile_vulkan_device *device, VkCommandBuffer commands,
                              cotile_command_t *command);

// Sets the times of all commands of a submission that was made at `submitted` and has ended.
cotile_status_t cotile_vulkan_times_end(cotile_vulkan_times_t *times,
                                        const struct cotile_vulkan_device *device,
                                        int64_t submitted) COTILE_MUST_USE;

#endif
