// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Features that kernels may need: enabled where the device has them, and compared with what a
// kernel declares before the device's compiler sees it.
#ifndef COTILE_RUNTIME_VULKAN_FEATURES_H
#define COTILE_RUNTIME_VULKAN_FEATURES_H

#include "runtime/device/vulkan/vulkan_api.h"

#include <stddef.h>
#include <stdint.h>

// One chain of structures; must not be copied.
typedef struct cotile_vulkan_features {
  VkPhysicalDeviceFeatures2 core;
  VkPhysicalDeviceVulkan11Features v11;
  VkPhysicalDeviceVulkan12Features v12;
  VkSubgroupFeatureFlags subgroup; // operations that compute kernels may use
  uint32_t subgroup_threads;
} cotile_vulkan_features_t;

// Those of the device that have a use here. UNSUPPORTED if one is missing that the driver needs.
cotile_status_t cotile_vulkan_features_init(cotile_vulkan_features_t *features,
                                            const cotile_vulkan_api_t *api,
                                            VkPhysicalDevice device) COTILE_MUST_USE;

// INVALID if `code` is no SPIR-V, UNSUPPORTED if it declares a capability that is not enabled.
cotile_status_t cotile_vulkan_features_check(const cotile_vulkan_features_t *features,
                                             const uint32_t *code, size_t size) COTILE_MUST_USE;

#endif
