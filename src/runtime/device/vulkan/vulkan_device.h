// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The device that the parts of the driver share.
#ifndef COTILE_RUNTIME_VULKAN_DEVICE_H
#define COTILE_RUNTIME_VULKAN_DEVICE_H

#include "runtime/device/vulkan/vulkan_execution.h"
#include "runtime/device/vulkan/vulkan_features.h"
#include "runtime/device/vulkan/vulkan_instance.h"
#include "runtime/device/vulkan/vulkan_memory.h"
#include "runtime/device/vulkan/vulkan_pipeline_cache.h"
#include "runtime/hal/address_table.h"
#include "runtime/hal/device.h"

// Executions that may be under way at a time: one is recorded while the device runs another.
enum { COTILE_VULKAN_EXECUTIONS = 2 };

typedef struct cotile_vulkan_device {
  cotile_device_t base;
  cotile_vulkan_instance_t instance; // owned, as all below
  VkPhysicalDevice physical;
  VkPhysicalDeviceProperties properties;
  cotile_vulkan_features_t features;
  cotile_vulkan_memory_facts_t memory;
  uint32_t queue_family;
  uint64_t timestamp_mask; // valid bits; 0: the device has no timestamps
  bool can_calibrate;      // timestamps can be compared with the host's clock
  VkDevice handle;

  cotile_address_table_t addresses; // of cotile_vulkan_memory_t
  cotile_vulkan_pipeline_cache_t cache;

  bool has_locks;
  pthread_mutex_t queue_mutex; // guards the queue
  VkQueue queue;               // borrowed from the handle
  pthread_mutex_t mutex;       // guards `is_busy`
  pthread_cond_t changed;
  bool is_busy[COTILE_VULKAN_EXECUTIONS];
  cotile_vulkan_execution_t executions[COTILE_VULKAN_EXECUTIONS];
  atomic_bool is_lost; // nothing can be executed any more
} cotile_vulkan_device_t;

#endif
