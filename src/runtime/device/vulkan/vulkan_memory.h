// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory of the device: one VkBuffer and one allocation each.
//
// Where the largest heap of the device is memory that the host reads as fast as its own (processors
// with a GPU inside, software), all memory is mapped and transfers are plain copies by the host.
// Otherwise they go through staging memory of the execution.
#ifndef COTILE_RUNTIME_VULKAN_MEMORY_H
#define COTILE_RUNTIME_VULKAN_MEMORY_H

#include "runtime/device/vulkan/vulkan_api.h"
#include "runtime/hal/buffer.h"

struct cotile_vulkan_device;

typedef struct cotile_vulkan_memory_facts {
  VkPhysicalDeviceMemoryProperties properties;
  VkDeviceSize most_bytes; // of one allocation
  uint32_t heap;           // of tensors
  bool is_mapped;
} cotile_vulkan_memory_facts_t;

void cotile_vulkan_memory_facts_init(cotile_vulkan_memory_facts_t *facts,
                                     const cotile_vulkan_api_t *api, VkPhysicalDevice device,
                                     bool stage);

typedef struct cotile_vulkan_memory {
  VkBuffer buffer;       // owned
  VkDeviceMemory memory; // owned
  char *host;            // where the host sees it; null if it does not
} cotile_vulkan_memory_t;

// On failure there is nothing to undo; deinit of zeroed memory does nothing.
cotile_status_t cotile_vulkan_memory_init(cotile_vulkan_memory_t *memory,
                                          const struct cotile_vulkan_device *device, size_t bytes,
                                          bool is_staging) COTILE_MUST_USE;
void cotile_vulkan_memory_deinit(cotile_vulkan_memory_t *memory,
                                 const struct cotile_vulkan_device *device);

// Of the driver.
cotile_status_t cotile_vulkan_buffer_create(cotile_device_t *device, size_t bytes,
                                            cotile_buffer_t **out_buffer) COTILE_MUST_USE;
void cotile_vulkan_buffer_destroy(cotile_buffer_t *buffer);

#endif
