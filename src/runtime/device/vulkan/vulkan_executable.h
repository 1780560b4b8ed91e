// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels as pipelines. The contract between kernels and the driver is in base/module_abi.h.
#ifndef COTILE_RUNTIME_VULKAN_EXECUTABLE_H
#define COTILE_RUNTIME_VULKAN_EXECUTABLE_H

#include "runtime/device/vulkan/vulkan_api.h"
#include "runtime/hal/executable.h"

// A limit of this driver, where the device's is not lower.
enum { COTILE_VULKAN_MOST_BINDINGS = 1024 };

typedef struct cotile_vulkan_kernel {
  const struct cotile_spirv_kernel *spec; // borrowed
  VkDescriptorSetLayout bindings;         // owned
  VkPipelineLayout layout;                // owned
  VkPipeline pipeline;                    // owned
  uint32_t binding_count, dim_count;
} cotile_vulkan_kernel_t;

typedef struct cotile_vulkan_executable {
  cotile_executable_t base;
  cotile_vulkan_kernel_t *kernels; // owned; those that differ
  int64_t distinct_count;
  const cotile_vulkan_kernel_t **by_ordinal; // owned; base.kernel_count of them
} cotile_vulkan_executable_t;

// Of the driver.
cotile_status_t
cotile_vulkan_executable_create(cotile_device_t *device, const cotile_executable_spec_t *spec,
                                cotile_executable_t **out_executable) COTILE_MUST_USE;
void cotile_vulkan_executable_destroy(cotile_executable_t *executable);

#endif
