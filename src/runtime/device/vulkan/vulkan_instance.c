// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/device/vulkan/vulkan_instance.h"

#include <stdio.h>

// More devices than this are not seen.
enum { MOST_DEVICES = 64 };

#define VALIDATION_LAYER "VK_LAYER_KHRONOS_validation"

// Called by the layer, from whichever thread.
static VKAPI_ATTR VkBool32 VKAPI_CALL on_message(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                 VkDebugUtilsMessageTypeFlagsEXT types,
                                                 const VkDebugUtilsMessengerCallbackDataEXT *data,
                                                 void *user) {
  cotile_vulkan_instance_t *instance = user;
  (void)severity, (void)types;
  pthread_mutex_lock(&instance->mutex);
  if (!*instance->message)
    snprintf(instance->message, sizeof instance->message, "%s", data->pMessage);
  pthread_mutex_unlock(&instance->mutex);
  return VK_FALSE;
}

static VkDebugUtilsMessengerCreateInfoEXT messenger_info(cotile_vulkan_instance_t *instance) {
  return (VkDebugUtilsMessengerCreateInfoEXT){
      .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT,
      .messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT |
                         VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
      .messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT,
      .pfnUserCallback = on_message,
      .pUserData = instance};
}

static cotile_status_t create_instance(cotile_vulkan_instance_t *instance,
                                       const cotile_vulkan_options_t *options) {
  static const char *const layers[] = {VALIDATION_LAYER};
  static const char *const extensions[] = {VK_EXT_DEBUG_UTILS_EXTENSION_NAME,
                                           VK_EXT_VALIDATION_FEATURES_EXTENSION_NAME};
  static const VkValidationFeatureEnableEXT hazards =
      VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT;
  const cotile_vulkan_api_t *api = &instance->api;
  VkDebugUtilsMessengerCreateInfoEXT messenger = messenger_info(instance);
  VkValidationFeaturesEXT features = {.sType = VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT,
                                      .pNext = &messenger,
                                      .enabledValidationFeatureCount = options->find_hazards,
                                      .pEnabledValidationFeatures = &hazards};
  VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
                                   .pEngineName = "cotile",
                                   .apiVersion = VK_API_VERSION_1_2};
  VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                               .pApplicationInfo = &application};
  if (options->validate) {
    info.pNext = &features;
    info.enabledLayerCount = 1;
    info.ppEnabledLayerNames = layers;
    info.enabledExtensionCount = 2;
    info.ppEnabledExtensionNames = extensions;
  }
  COTILE_VULKAN_TRY(CreateInstance, &info, NULL, &instance->handle);
  return COTILE_SUCCESS;
}

static cotile_status_t create_messenger(cotile_vulkan_instance_t *instance) {
  const cotile_vulkan_api_t *api = &instance->api;
  VkDebugUtilsMessengerCreateInfoEXT info = messenger_info(instance);
  COTILE_VULKAN_TRY(CreateDebugUtilsMessengerEXT, instance->handle, &info, NULL,
                    &instance->messenger);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_vulkan_instance_init(cotile_vulkan_instance_t *instance,
                                            const cotile_vulkan_options_t *options) {
  COTILE_RETURN_IF_ERROR(cotile_vulkan_api_init(&instance->api));
  if (pthread_mutex_init(&instance->mutex, NULL))
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot create a lock");
  instance->has_mutex = true;
  COTILE_RETURN_IF_ERROR(cotile_status_annotate(create_instance(instance, options), "%s",
                                                options->validate ? VALIDATION_LAYER : "Vulkan"));
  COTILE_RETURN_IF_ERROR(cotile_vulkan_api_load_instance(&instance->api, instance->handle));
  return options->validate ? create_messenger(instance) : COTILE_SUCCESS;
}

void cotile_vulkan_instance_deinit(cotile_vulkan_instance_t *instance) {
  const cotile_vulkan_api_t *api = &instance->api;
  if (instance->messenger)
    api->DestroyDebugUtilsMessengerEXT(instance->handle, instance->messenger, NULL);
  if (instance->handle && api->DestroyInstance) api->DestroyInstance(instance->handle, NULL);
  if (instance->has_mutex) pthread_mutex_destroy(&instance->mutex);
  cotile_vulkan_api_deinit(&instance->api);
}

cotile_status_t cotile_vulkan_instance_check(cotile_vulkan_instance_t *instance,
                                             cotile_status_t status) {
  if (!instance->messenger) return status;
  pthread_mutex_lock(&instance->mutex);
  if (*instance->message)
    status = cotile_status_join(
        status,
        COTILE_MAKE_STATUS(COTILE_INTERNAL, "the validation layer objects: %s", instance->message));
  *instance->message = 0;
  pthread_mutex_unlock(&instance->mutex);
  return status;
}

cotile_status_t cotile_vulkan_instance_find(const cotile_vulkan_instance_t *instance,
                                            uint32_t index, VkPhysicalDevice *out_device) {
  const cotile_vulkan_api_t *api = &instance->api;
  VkPhysicalDevice devices[MOST_DEVICES];
  uint32_t count = MOST_DEVICES;
  COTILE_VULKAN_TRY(EnumeratePhysicalDevices, instance->handle, &count, devices);
  if (count == 0)
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "Vulkan finds no device on this machine");
  if (index >= count)
    return COTILE_MAKE_STATUS(COTILE_NOT_FOUND, "there is no device %u, the last one is %u", index,
                              count - 1);
  *out_device = devices[index];
  return COTILE_SUCCESS;
}
