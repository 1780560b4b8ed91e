// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/device/vulkan/vulkan_api.h"

#include <dlfcn.h>
#include <stddef.h>

#define LOADER "libvulkan.so.1"

static cotile_status_t missing(const char *name) {
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "the Vulkan loader has no function vk%s", name);
}

static cotile_status_t load_global(cotile_vulkan_api_t *api) {
  api->GetInstanceProcAddr =
      (PFN_vkGetInstanceProcAddr)dlsym(api->library, "vkGetInstanceProcAddr");
  if (!api->GetInstanceProcAddr) return missing("GetInstanceProcAddr");
#define COTILE_X(name)                                                                             \
  api->name = (PFN_vk##name)api->GetInstanceProcAddr(NULL, "vk" #name);                            \
  if (!api->name) return missing(#name);
  COTILE_VULKAN_GLOBAL_FUNCTIONS(COTILE_X)
#undef COTILE_X
  return COTILE_SUCCESS;
}

cotile_status_t cotile_vulkan_api_init(cotile_vulkan_api_t *api) {
  *api = (cotile_vulkan_api_t){.library = dlopen(LOADER, RTLD_NOW | RTLD_LOCAL)};
  if (!api->library) {
    const char *why = dlerror();
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot open the Vulkan loader: %s",
                              why ? why : LOADER);
  }
  cotile_status_t status = load_global(api);
  if (status) cotile_vulkan_api_deinit(api);
  return status;
}

void cotile_vulkan_api_deinit(cotile_vulkan_api_t *api) {
  if (api->library) dlclose(api->library);
  *api = (cotile_vulkan_api_t){.library = NULL};
}

cotile_status_t cotile_vulkan_api_load_instance(cotile_vulkan_api_t *api, VkInstance instance) {
#define COTILE_X(name) api->name = (PFN_vk##name)api->GetInstanceProcAddr(instance, "vk" #name);
  COTILE_VULKAN_INSTANCE_FUNCTIONS(COTILE_X)
  COTILE_VULKAN_INSTANCE_EXTRAS(COTILE_X)
#undef COTILE_X
#define COTILE_X(name)                                                                             \
  if (!api->name) return missing(#name);
  COTILE_VULKAN_INSTANCE_FUNCTIONS(COTILE_X)
#undef COTILE_X
  return COTILE_SUCCESS;
}

cotile_status_t cotile_vulkan_api_load_device(cotile_vulkan_api_t *api, VkDevice device) {
#define COTILE_X(name) api->name = (PFN_vk##name)api->GetDeviceProcAddr(device, "vk" #name);
  COTILE_VULKAN_DEVICE_FUNCTIONS(COTILE_X)
  COTILE_VULKAN_DEVICE_EXTRAS(COTILE_X)
#undef COTILE_X
#define COTILE_X(name)                                                                             \
  if (!api->name) return missing(#name);
  COTILE_VULKAN_DEVICE_FUNCTIONS(COTILE_X)
#undef COTILE_X
  return COTILE_SUCCESS;
}

// --- Results ---

// result, code, meaning
#define RESULTS(X)                                                                                 \
  X(VK_ERROR_OUT_OF_HOST_MEMORY, COTILE_NO_MEMORY, "out of memory of the host")                    \
  X(VK_ERROR_OUT_OF_DEVICE_MEMORY, COTILE_NO_MEMORY, "out of memory of the device")                \
  X(VK_ERROR_OUT_OF_POOL_MEMORY, COTILE_NO_MEMORY, "out of memory of a pool")                      \
  X(VK_ERROR_FRAGMENTED_POOL, COTILE_NO_MEMORY, "out of memory of a pool")                         \
  X(VK_ERROR_FRAGMENTATION, COTILE_NO_MEMORY, "out of memory of a pool")                           \
  X(VK_ERROR_MEMORY_MAP_FAILED, COTILE_NO_MEMORY, "memory of the device cannot be mapped")         \
  X(VK_ERROR_TOO_MANY_OBJECTS, COTILE_NO_MEMORY, "too many objects")                               \
  X(VK_ERROR_DEVICE_LOST, COTILE_UNAVAILABLE, "the device was lost")                               \
  X(VK_ERROR_INITIALIZATION_FAILED, COTILE_UNAVAILABLE, "initialization failed")                   \
  X(VK_ERROR_INCOMPATIBLE_DRIVER, COTILE_UNAVAILABLE, "no compatible driver is installed")         \
  X(VK_ERROR_LAYER_NOT_PRESENT, COTILE_UNAVAILABLE, "the layer is not installed")                  \
  X(VK_ERROR_EXTENSION_NOT_PRESENT, COTILE_UNAVAILABLE, "an extension is not there")               \
  X(VK_ERROR_FEATURE_NOT_PRESENT, COTILE_UNSUPPORTED, "a feature is not there")

static const struct {
  VkResult result;
  cotile_code_t code;
  const char *meaning;
} results[] = {
#define COTILE_X(result, code, meaning) {result, code, meaning},
    RESULTS(COTILE_X)
#undef COTILE_X
};

cotile_status_t cotile_vulkan_status(VkResult result, const char *function) {
  if (result >= 0) return COTILE_SUCCESS;
  for (size_t i = 0; i < sizeof results / sizeof *results; i++)
    if (results[i].result == result)
      return COTILE_MAKE_STATUS(results[i].code, "%s: %s", function, results[i].meaning);
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "%s: error %d", function, (int)result);
}
