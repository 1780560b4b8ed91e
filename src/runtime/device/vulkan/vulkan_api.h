// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of Vulkan that the driver calls. The loader is opened at run time and asked for
// each of them, so that programs start without it.
#ifndef COTILE_RUNTIME_VULKAN_API_H
#define COTILE_RUNTIME_VULKAN_API_H

#include "base/status.h"

#include <stdbool.h>

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

// Functions that need no instance, those of an instance, and those of a device.
#define COTILE_VULKAN_GLOBAL_FUNCTIONS(X) X(CreateInstance)

#define COTILE_VULKAN_INSTANCE_FUNCTIONS(X)                                                        \
  X(CreateDevice)                                                                                  \
  X(DestroyInstance)                                                                               \
  X(EnumerateDeviceExtensionProperties)                                                            \
  X(EnumeratePhysicalDevices)                                                                      \
  X(GetDeviceProcAddr)                                                                             \
  X(GetPhysicalDeviceFeatures2)                                                                    \
  X(GetPhysicalDeviceMemoryProperties)                                                             \
  X(GetPhysicalDeviceProperties)                                                                   \
  X(GetPhysicalDeviceProperties2)                                                                  \
  X(GetPhysicalDeviceQueueFamilyProperties)

#define COTILE_VULKAN_DEVICE_FUNCTIONS(X)                                                          \
  X(AllocateCommandBuffers)                                                                        \
  X(AllocateDescriptorSets)                                                                        \
  X(AllocateMemory)                                                                                \
  X(BeginCommandBuffer)                                                                            \
  X(BindBufferMemory)                                                                              \
  X(CmdBindDescriptorSets)                                                                         \
  X(CmdBindPipeline)                                                                               \
  X(CmdCopyBuffer)                                                                                 \
  X(CmdDispatch)                                                                                   \
  X(CmdPipelineBarrier)                                                                            \
  X(CmdPushConstants)                                                                              \
  X(CmdResetQueryPool)                                                                             \
  X(CmdWriteTimestamp)                                                                             \
  X(CreateBuffer)                                                                                  \
  X(CreateCommandPool)                                                                             \
  X(CreateComputePipelines)                                                                        \
  X(CreateDescriptorPool)                                                                          \
  X(CreateDescriptorSetLayout)                                                                     \
  X(CreatePipelineCache)                                                                           \
  X(CreatePipelineLayout)                                                                          \
  X(CreateQueryPool)                                                                               \
  X(CreateSemaphore)                                                                               \
  X(CreateShaderModule)                                                                            \
  X(DestroyBuffer)                                                                                 \
  X(DestroyCommandPool)                                                                            \
  X(DestroyDescriptorPool)                                                                         \
  X(DestroyDescriptorSetLayout)                                                                    \
  X(DestroyDevice)                                                                                 \
  X(DestroyPipeline)                                                                               \
  X(DestroyPipelineCache)                                                                          \
  X(DestroyPipelineLayout)                                                                         \
  X(DestroyQueryPool)                                                                              \
  X(DestroySemaphore)                                                                              \
  X(DestroyShaderModule)                                                                           \
  X(EndCommandBuffer)                                                                              \
  X(FreeMemory)                                                                                    \
  X(GetBufferMemoryRequirements)                                                                   \
  X(GetDeviceQueue)                                                                                \
  X(GetPipelineCacheData)                                                                          \
  X(GetQueryPoolResults)                                                                           \
  X(MapMemory)                                                                                     \
  X(QueueSubmit)                                                                                   \
  X(QueueWaitIdle)                                                                                 \
  X(ResetCommandPool)                                                                              \
  X(ResetDescriptorPool)                                                                           \
  X(UpdateDescriptorSets)                                                                          \
  X(WaitSemaphores)

// Of extensions: null where these are not enabled.
#define COTILE_VULKAN_INSTANCE_EXTRAS(X)                                                           \
  X(CreateDebugUtilsMessengerEXT)                                                                  \
  X(DestroyDebugUtilsMessengerEXT)                                                                 \
  X(GetPhysicalDeviceCalibrateableTimeDomainsEXT)

#define COTILE_VULKAN_DEVICE_EXTRAS(X) X(GetCalibratedTimestampsEXT)

typedef struct cotile_vulkan_api {
  void *library; // owned; from dlopen
  PFN_vkGetInstanceProcAddr GetInstanceProcAddr;
#define COTILE_X(name) PFN_vk##name name;
  COTILE_VULKAN_GLOBAL_FUNCTIONS(COTILE_X)
  COTILE_VULKAN_INSTANCE_FUNCTIONS(COTILE_X)
  COTILE_VULKAN_INSTANCE_EXTRAS(COTILE_X)
  COTILE_VULKAN_DEVICE_FUNCTIONS(COTILE_X)
  COTILE_VULKAN_DEVICE_EXTRAS(COTILE_X)
#undef COTILE_X
} cotile_vulkan_api_t;

// Opens the loader and finds the global functions. UNAVAILABLE with the reason if it is not there.
cotile_status_t cotile_vulkan_api_init(cotile_vulkan_api_t *api) COTILE_MUST_USE;
void cotile_vulkan_api_deinit(cotile_vulkan_api_t *api);

// UNAVAILABLE if one is missing that is no extra.
cotile_status_t cotile_vulkan_api_load_instance(cotile_vulkan_api_t *api,
                                                VkInstance instance) COTILE_MUST_USE;
cotile_status_t cotile_vulkan_api_load_device(cotile_vulkan_api_t *api,
                                              VkDevice device) COTILE_MUST_USE;

// What `function` returned, as a status: null unless it is an error.
cotile_status_t cotile_vulkan_status(VkResult result, const char *function) COTILE_MUST_USE;

// Calls a function of the `api` in scope.
#define COTILE_VULKAN_CALL(name, ...) cotile_vulkan_status(api->name(__VA_ARGS__), "vk" #name)
#define COTILE_VULKAN_TRY(name, ...) COTILE_RETURN_IF_ERROR(COTILE_VULKAN_CALL(name, __VA_ARGS__))

#endif
