// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A connection to Vulkan, one for each device, and what its validation layer says.
//
// [vulkan-1] A message of the layer becomes the failure of the call that is under way when it comes
// or, if a thread of the layer sends it between two calls, of the next. What is said while a device
// is destroyed goes to nobody.
#ifndef COTILE_RUNTIME_VULKAN_INSTANCE_H
#define COTILE_RUNTIME_VULKAN_INSTANCE_H

#include "runtime/device/vulkan/vulkan_api.h"
#include "runtime/device/vulkan/vulkan_options.h"

#include <pthread.h>

typedef struct cotile_vulkan_instance {
  cotile_vulkan_api_t api;
  VkInstance handle;                  // owned
  VkDebugUtilsMessengerEXT messenger; // owned; null without validation
  bool has_mutex;
  pthread_mutex_t mutex; // guards the message
  char message[1024];    // the first that no call has taken yet; "" for none
} cotile_vulkan_instance_t;

// The instance must be zeroed and must not move. Options are those of validation. After a failure
// deinit is needed too.
cotile_status_t cotile_vulkan_instance_init(cotile_vulkan_instance_t *instance,
                                            const cotile_vulkan_options_t *options) COTILE_MUST_USE;
void cotile_vulkan_instance_deinit(cotile_vulkan_instance_t *instance);

// The end of a call: `status` (consumed), joined with the message of the layer if there is one.
cotile_status_t cotile_vulkan_instance_check(cotile_vulkan_instance_t *instance,
                                             cotile_status_t status) COTILE_MUST_USE;

// Device number `index`. UNAVAILABLE if there is none at all, NOT_FOUND for other indices that are
// not there.
cotile_status_t cotile_vulkan_instance_find(const cotile_vulkan_instance_t *instance,
                                            uint32_t index,
                                            VkPhysicalDevice *out_device) COTILE_MUST_USE;

#endif
