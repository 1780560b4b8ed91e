// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a command buffer of the HAL: records it in Vulkan's form, submits, waits.
//
// Usually all commands become one submission. It is cut short, and a new one begun, when the host
// must see what was written or when room is used up: of descriptors, of staging memory, of times.
// So everything is made when the device is, and executing takes no memory. Thread-compatible.
#ifndef COTILE_RUNTIME_VULKAN_EXECUTION_H
#define COTILE_RUNTIME_VULKAN_EXECUTION_H

#include "runtime/device/vulkan/vulkan_memory.h"
#include "runtime/device/vulkan/vulkan_times.h"
#include "runtime/hal/command_buffer.h"

enum {
  COTILE_VULKAN_MOST_SETS = 512,
  COTILE_VULKAN_MOST_DESCRIPTORS = 4096,
  COTILE_VULKAN_MOST_DOWNLOADS = 64,
  COTILE_VULKAN_STAGING_BYTES = 8 << 20
};

// Of staging memory, to be copied when the submission has ended.
typedef struct cotile_vulkan_download {
  char *target;
  size_t offset, bytes;
} cotile_vulkan_download_t;

typedef struct cotile_vulkan_execution {
  struct cotile_vulkan_device *device; // borrowed
  VkCommandPool command_pool;          // owned, as all of Vulkan's below
  VkCommandBuffer commands;            // of the pool
  VkDescriptorPool descriptor_pool;
  VkSemaphore semaphore; // reaches `value` when the last submission has ended
  uint64_t value;

  // Of the submission that is being recorded.
  bool is_recording, is_timed;
  VkPipeline pipeline; // the one bound
  uint32_t set_count, descriptor_count;
  cotile_vulkan_times_t times;

  cotile_vulkan_memory_t staging; // none where memory is mapped
  size_t staged;                  // bytes used
  cotile_vulkan_download_t downloads[COTILE_VULKAN_MOST_DOWNLOADS];
  int32_t download_count;
} cotile_vulkan_execution_t;

// The execution must be zeroed. After a failure deinit is needed too.
cotile_status_t cotile_vulkan_execution_init(cotile_vulkan_execution_t *execution,
                                             struct cotile_vulkan_device *device) COTILE_MUST_USE;
void cotile_vulkan_execution_deinit(cotile_vulkan_execution_t *execution);

// Runs commands [first, first + count) and waits for them.
cotile_status_t cotile_vulkan_execution_run(cotile_vulkan_execution_t *execution,
                                            cotile_command_buffer_t *commands, size_t first,
                                            size_t count) COTILE_MUST_USE;

// --- Parts ---

// Begins a submission unless one has begun.
cotile_status_t cotile_vulkan_execution_begin(cotile_vulkan_execution_t *execution) COTILE_MUST_USE;

// Submits what was recorded, if anything was, and waits until the host sees it.
cotile_status_t
cotile_vulkan_execution_finish(cotile_vulkan_execution_t *execution) COTILE_MUST_USE;

// Records one command that is no barrier. vulkan_dispatch.c, vulkan_transfer.c.
cotile_status_t cotile_vulkan_execution_dispatch(cotile_vulkan_execution_t *execution,
                                                 cotile_command_t *command) COTILE_MUST_USE;
cotile_status_t cotile_vulkan_execution_transfer(cotile_vulkan_execution_t *execution,
                                                 cotile_command_t *command) COTILE_MUST_USE;

// Copies what was downloaded to the host.
void cotile_vulkan_execution_deliver(cotile_vulkan_execution_t *execution);

#endif
