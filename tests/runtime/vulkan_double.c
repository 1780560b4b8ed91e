// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vulkan_double.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

__attribute__((visibility("default"))) vulkan_double_t vulkan_double = {.fail_at = -1};

#define double_ vulkan_double

// name, parameters, arguments, objects that a success makes
#define CALLS(X)                                                                                   \
  X(CreateInstance,                                                                                \
    (const VkInstanceCreateInfo *a, const VkAllocationCallbacks *b, VkInstance *c), (a, b, c), 1)  \
  X(CreateDebugUtilsMessengerEXT,                                                                  \
    (VkInstance a, const VkDebugUtilsMessengerCreateInfoEXT *b, const VkAllocationCallbacks *c,    \
     VkDebugUtilsMessengerEXT *d),                                                                 \
    (a, b, c, d), 1)                                                                               \
  X(CreateDevice,                                                                                  \
    (VkPhysicalDevice a, const VkDeviceCreateInfo *b, const VkAllocationCallbacks *c,              \
     VkDevice *d),                                                                                 \
    (a, b, c, d), 1)                                                                               \
  X(GetPhysicalDeviceCalibrateableTimeDomainsEXT,                                                  \
    (VkPhysicalDevice a, uint32_t *b, VkTimeDomainEXT *c), (a, b, c), 0)                           \
  X(AllocateCommandBuffers,                                                                        \
    (VkDevice a, const VkCommandBufferAllocateInfo *b, VkCommandBuffer *c), (a, b, c), 0)          \
  X(AllocateDescriptorSets,                                                                        \
    (VkDevice a, const VkDescriptorSetAllocateInfo *b, VkDescriptorSet *c), (a, b, c), 0)          \
  X(AllocateMemory,                                                                                \
    (VkDevice a, const VkMemoryAllocateInfo *b, const VkAllocationCallbacks *c,                    \
     VkDeviceMemory *d),                                                                           \
    (a, b, c, d), 1)                                                                               \
  X(BeginCommandBuffer, (VkCommandBuffer a, const VkCommandBufferBeginInfo *b), (a, b), 0)         \
  X(BindBufferMemory, (VkDevice a, VkBuffer b, VkDeviceMemory c, VkDeviceSize d), (a, b, c, d), 0) \
  X(CreateBuffer,                                                                                  \
    (VkDevice a, const VkBufferCreateInfo *b, const VkAllocationCallbacks *c, VkBuffer *d),        \
    (a, b, c, d), 1)                                                                               \
  X(CreateCommandPool,                                                                             \
    (VkDevice a, const VkCommandPoolCreateInfo *b, const VkAllocationCallbacks *c,                 \
     VkCommandPool *d),                                                                            \
    (a, b, c, d), 1)                                                                               \
  X(CreateComputePipelines,                                                                        \
    (VkDevice a, VkPipelineCache b, uint32_t c, const VkComputePipelineCreateInfo *d,              \
     const VkAllocationCallbacks *e, VkPipeline *f),                                               \
    (a, b, c, d, e, f), 1)                                                                         \
  X(CreateDescriptorPool,                                                                          \
    (VkDevice a, const VkDescriptorPoolCreateInfo *b, const VkAllocationCallbacks *c,              \
     VkDescriptorPool *d),                                                                         \
    (a, b, c, d), 1)                                                                               \
  X(CreateDescriptorSetLayout,                                                                     \
    (VkDevice a, const VkDescriptorSetLayoutCreateInfo *b, const VkAllocationCallbacks *c,         \
     VkDescriptorSetLayout *d),                                                                    \
    (a, b, c, d), 1)                                                                               \
  X(CreatePipelineCache,                                                                           \
    (VkDevice a, const VkPipelineCacheCreateInfo *b, const VkAllocationCallbacks *c,               \
     VkPipelineCache *d),                                                                          \
    (a, b, c, d), 1)                                                                               \
  X(CreatePipelineLayout,                                                                          \
    (VkDevice a, const VkPipelineLayoutCreateInfo *b, const VkAllocationCallbacks *c,              \
     VkPipelineLayout *d),                                                                         \
    (a, b, c, d), 1)                                                                               \
  X(CreateQueryPool,                                                                               \
    (VkDevice a, const VkQueryPoolCreateInfo *b, const VkAllocationCallbacks *c, VkQueryPool *d),  \
    (a, b, c, d), 1)                                                                               \
  X(CreateSemaphore,                                                                               \
    (VkDevice a, const VkSemaphoreCreateInfo *b, const VkAllocationCallbacks *c, VkSemaphore *d),  \
    (a, b, c, d), 1)                                                                               \
  X(CreateShaderModule,                                                                            \
    (VkDevice a, const VkShaderModuleCreateInfo *b, const VkAllocationCallbacks *c,                \
     VkShaderModule *d),                                                                           \
    (a, b, c, d), 1)                                                                               \
  X(EndCommandBuffer, (VkCommandBuffer a), (a), 0)                                                 \
  X(GetCalibratedTimestampsEXT,                                                                    \
    (VkDevice a, uint32_t b, const VkCalibratedTimestampInfoEXT *c, uint64_t *d, uint64_t *e),     \
    (a, b, c, d, e), 0)                                                                            \
  X(GetPipelineCacheData, (VkDevice a, VkPipelineCache b, size_t *c, void *d), (a, b, c, d), 0)    \
  X(GetQueryPoolResults,                                                                           \
    (VkDevice a, VkQueryPool b, uint32_t c, uint32_t d, size_t e, void *f, VkDeviceSize g,         \
     VkQueryResultFlags h),                                                                        \
    (a, b, c, d, e, f, g, h), 0)                                                                   \
  X(MapMemory,                                                                                     \
    (VkDevice a, VkDeviceMemory b, VkDeviceSize c, VkDeviceSize d, VkMemoryMapFlags e, void **f),  \
    (a, b, c, d, e, f), 0)                                                                         \
  X(ResetCommandPool, (VkDevice a, VkCommandPool b, VkCommandPoolResetFlags c), (a, b, c), 0)      \
  X(ResetDescriptorPool, (VkDevice a, VkDescriptorPool b, VkDescriptorPoolResetFlags c),           \
    (a, b, c), 0)

// name, type of the object, parameters, arguments
#define DESTROYERS(X)                                                                              \
  X(DestroyInstance, (VkInstance b, const VkAllocationCallbacks *c), (b, c))                       \
  X(DestroyDevice, (VkDevice b, const VkAllocationCallbacks *c), (b, c))                           \
  X(DestroyDebugUtilsMessengerEXT,                                                                 \
    (VkInstance a, VkDebugUtilsMessengerEXT b, const VkAllocationCallbacks *c), (a, b, c))         \
  X(DestroyBuffer, (VkDevice a, VkBuffer b, const VkAllocationCallbacks *c), (a, b, c))            \
  X(DestroyCommandPool, (VkDevice a, VkCommandPool b, const VkAllocationCallbacks *c), (a, b, c))  \
  X(DestroyDescriptorPool, (VkDevice a, VkDescriptorPool b, const VkAllocationCallbacks *c),       \
    (a, b, c))                                                                                     \
  X(DestroyDescriptorSetLayout,                                                                    \
    (VkDevice a, VkDescriptorSetLayout b, const VkAllocationCallbacks *c), (a, b, c))              \
  X(DestroyPipeline, (VkDevice a, VkPipeline b, const VkAllocationCallbacks *c), (a, b, c))        \
  X(DestroyPipelineCache, (VkDevice a, VkPipelineCache b, const VkAllocationCallbacks *c),         \
    (a, b, c))                                                                                     \
  X(DestroyPipelineLayout, (VkDevice a, VkPipelineLayout b, const VkAllocationCallbacks *c),       \
    (a, b, c))                                                                                     \
  X(DestroyQueryPool, (VkDevice a, VkQueryPool b, const VkAllocationCallbacks *c), (a, b, c))      \
  X(DestroySemaphore, (VkDevice a, VkSemaphore b, const VkAllocationCallbacks *c), (a, b, c))      \
  X(DestroyShaderModule, (VkDevice a, VkShaderModule b, const VkAllocationCallbacks *c),           \
    (a, b, c))                                                                                     \
  X(FreeMemory, (VkDevice a, VkDeviceMemory b, const VkAllocationCallbacks *c), (a, b, c))

// Wrapped by hand below: name, nothing.
#define OTHERS(X)                                                                                  \
  X(CmdCopyBuffer, 0)                                                                              \
  X(CmdDispatch, 0)                                                                                \
  X(CmdPipelineBarrier, 0)                                                                         \
  X(EnumerateDeviceExtensionProperties, 0)                                                         \
  X(EnumeratePhysicalDevices, 0)                                                                   \
  X(GetDeviceProcAddr, 0)                                                                          \
  X(GetPhysicalDeviceFeatures2, 0)                                                                 \
  X(GetPhysicalDeviceMemoryProperties, 0)                                                          \
  X(GetPhysicalDeviceProperties, 0)                                                                \
  X(GetPhysicalDeviceQueueFamilyProperties, 0)                                                     \
  X(QueueSubmit, 0)                                                                                \
  X(QueueWaitIdle, 0)                                                                              \
  X(WaitSemaphores, 0)

static struct {
#define COTILE_X(name, ...) PFN_vk##name name;
  CALLS(COTILE_X)
  DESTROYERS(COTILE_X)
  OTHERS(COTILE_X)
#undef COTILE_X
} real;

// --- Failures ---

static bool fails(const char *name) {
  int64_t call = double_.calls++;
  if (call != double_.fail_at) return false;
  double_.failed = name;
  return true;
}

#define COTILE_X(name, parameters, arguments, objects)                                             \
  static VKAPI_ATTR VkResult VKAPI_CALL call_##name parameters {                                   \
    if (fails("vk" #name)) return double_.result;                                                  \
    VkResult result = real.name arguments;                                                         \
    if (result >= 0) double_.live += objects;                                                      \
    return result;                                                                                 \
  }
CALLS(COTILE_X)
#undef COTILE_X

#define COTILE_X(name, parameters, arguments)                                                      \
  static VKAPI_ATTR void VKAPI_CALL call_##name parameters {                                       \
    double_.live -= b != VK_NULL_HANDLE;                                                           \
    real.name arguments;                                                                           \
  }
DESTROYERS(COTILE_X)
#undef COTILE_X

static bool is_lost(void) { return double_.stays_lost && double_.failed; }

static VKAPI_ATTR VkResult VKAPI_CALL call_QueueSubmit(VkQueue a, uint32_t b, const VkSubmitInfo *c,
                                                       VkFence d) {
  if (is_lost() || fails("vkQueueSubmit")) return double_.result;
  return real.QueueSubmit(a, b, c, d);
}

// Waits even if it fails, so that nothing is under way when its memory goes.
static VKAPI_ATTR VkResult VKAPI_CALL call_QueueWaitIdle(VkQueue a) {
  VkResult result = real.QueueWaitIdle(a);
  return is_lost() || fails("vkQueueWaitIdle") ? double_.result : result;
}

static VKAPI_ATTR VkResult VKAPI_CALL call_WaitSemaphores(VkDevice a, const VkSemaphoreWaitInfo *b,
                                                          uint64_t c) {
  if (is_lost() || fails("vkWaitSemaphores")) return double_.result;
  return real.WaitSemaphores(a, b, c);
}

// --- Barriers: one command buffer at a time ---

static bool has_begun, host_sees_all = true;

static void note_write(void) {
  if (!has_begun) double_.complaint = "no barrier after the submissions before";
  host_sees_all = false;
}

static VKAPI_ATTR void VKAPI_CALL call_CmdDispatch(VkCommandBuffer a, uint32_t b, uint32_t c,
                                                   uint32_t d) {
  note_write();
  real.CmdDispatch(a, b, c, d);
}

static VKAPI_ATTR void VKAPI_CALL call_CmdCopyBuffer(VkCommandBuffer a, VkBuffer b, VkBuffer c,
                                                     uint32_t d, const VkBufferCopy *e) {
  note_write();
  real.CmdCopyBuffer(a, b, c, d, e);
}

static VKAPI_ATTR void VKAPI_CALL
call_CmdPipelineBarrier(VkCommandBuffer a, VkPipelineStageFlags b, VkPipelineStageFlags c,
                        VkDependencyFlags d, uint32_t e, const VkMemoryBarrier *f, uint32_t g,
                        const VkBufferMemoryBarrier *h, uint32_t i, const VkImageMemoryBarrier *j) {
  if (e == 1 && f->srcAccessMask & VK_ACCESS_SHADER_WRITE_BIT) {
    if (f->dstAccessMask & VK_ACCESS_SHADER_READ_BIT) has_begun = true;
    if (f->dstAccessMask & VK_ACCESS_HOST_READ_BIT && c & VK_PIPELINE_STAGE_HOST_BIT)
      host_sees_all = true;
  }
  real.CmdPipelineBarrier(a, b, c, d, e, f, g, h, i, j);
}

static VKAPI_ATTR VkResult VKAPI_CALL note_EndCommandBuffer(VkCommandBuffer a) {
  if (!host_sees_all) double_.complaint = "no barrier to the host at the end";
  has_begun = false;
  host_sees_all = true;
  return call_EndCommandBuffer(a);
}

// --- Pools of descriptors: lavapipe's have no end ---

enum { MOST_POOLS = 8, MOST_LAYOUTS = 64 };

static struct {
  VkDescriptorPool handle;
  uint32_t sets, descriptors, most_sets, most_descriptors;
} pools[MOST_POOLS];

static struct {
  VkDescriptorSetLayout handle;
  uint32_t descriptors;
} layouts[MOST_LAYOUTS];

// Where the handle stands, or the first place after those that are taken.
static int find_pool(VkDescriptorPool handle) {
  int at = 0;
  while (at < MOST_POOLS - 1 && pools[at].handle && pools[at].handle != handle) at++;
  return at;
}

static int find_layout(VkDescriptorSetLayout handle) {
  int at = 0;
  while (at < MOST_LAYOUTS - 1 && layouts[at].handle && layouts[at].handle != handle) at++;
  return at;
}

static VKAPI_ATTR VkResult VKAPI_CALL note_CreateDescriptorPool(VkDevice a,
                                                                const VkDescriptorPoolCreateInfo *b,
                                                                const VkAllocationCallbacks *c,
                                                                VkDescriptorPool *d) {
  VkResult result = call_CreateDescriptorPool(a, b, c, d);
  if (result) return result;
  int at = find_pool(*d);
  pools[at].handle = *d;
  pools[at].most_sets = b->maxSets;
  pools[at].most_descriptors = b->pPoolSizes[0].descriptorCount;
  return result;
}

static VKAPI_ATTR VkResult VKAPI_CALL note_ResetDescriptorPool(VkDevice a, VkDescriptorPool b,
                                                               VkDescriptorPoolResetFlags c) {
  int at = find_pool(b);
  pools[at].sets = pools[at].descriptors = 0;
  return call_ResetDescriptorPool(a, b, c);
}

static VKAPI_ATTR VkResult VKAPI_CALL
note_CreateDescriptorSetLayout(VkDevice a, const VkDescriptorSetLayoutCreateInfo *b,
                               const VkAllocationCallbacks *c, VkDescriptorSetLayout *d) {
  VkResult result = call_CreateDescriptorSetLayout(a, b, c, d);
  if (result) return result;
  int at = find_layout(*d);
  layouts[at].handle = *d;
  layouts[at].descriptors = b->bindingCount;
  return result;
}

static VKAPI_ATTR VkResult VKAPI_CALL
note_AllocateDescriptorSets(VkDevice a, const VkDescriptorSetAllocateInfo *b, VkDescriptorSet *c) {
  int at = find_pool(b->descriptorPool);
  pools[at].sets++;
  pools[at].descriptors += layouts[find_layout(b->pSetLayouts[0])].descriptors;
  if (pools[at].sets > pools[at].most_sets || pools[at].descriptors > pools[at].most_descriptors)
    double_.complaint = "a pool of descriptors is used up";
  return call_AllocateDescriptorSets(a, b, c);
}

static VKAPI_ATTR VkResult VKAPI_CALL note_CreatePipelineCache(VkDevice a,
                                                               const VkPipelineCacheCreateInfo *b,
                                                               const VkAllocationCallbacks *c,
                                                               VkPipelineCache *d) {
  double_.cache_bytes = b->initialDataSize;
  return call_CreatePipelineCache(a, b, c, d);
}

// --- Properties ---

static VKAPI_ATTR VkResult VKAPI_CALL call_EnumeratePhysicalDevices(VkInstance a, uint32_t *b,
                                                                    VkPhysicalDevice *c) {
  if (fails("vkEnumeratePhysicalDevices")) return double_.result;
  VkResult result = real.EnumeratePhysicalDevices(a, b, c);
  if (double_.no_devices) *b = 0;
  return result;
}

static VKAPI_ATTR VkResult VKAPI_CALL call_EnumerateDeviceExtensionProperties(
    VkPhysicalDevice a, const char *b, uint32_t *c, VkExtensionProperties *d) {
  if (fails("vkEnumerateDeviceExtensionProperties")) return double_.result;
  VkResult result = real.EnumerateDeviceExtensionProperties(a, b, c, d);
  for (uint32_t i = 0; i < *c && d; i++)
    if (double_.no_calibration &&
        !strcmp(d[i].extensionName, VK_EXT_CALIBRATED_TIMESTAMPS_EXTENSION_NAME))
      d[i].extensionName[0] = '-';
  return result;
}

static void set(uint32_t *value, uint32_t instead) {
  if (instead) *value = instead;
}

static VKAPI_ATTR void VKAPI_CALL call_GetPhysicalDeviceProperties(VkPhysicalDevice a,
                                                                   VkPhysicalDeviceProperties *b) {
  real.GetPhysicalDeviceProperties(a, b);
  set(&b->apiVersion, double_.api_version);
  for (int i = 0; i < 2; i++)
    set(&b->limits.maxComputeWorkGroupCount[i], double_.most_workgroups[i]);
  set(&b->limits.maxStorageBufferRange, double_.storage_range);
  set(&b->limits.maxPushConstantsSize, double_.push_bytes);
  set(&b->limits.maxComputeWorkGroupInvocations, double_.invocations);
  set(&b->limits.maxComputeWorkGroupSize[0], double_.workgroup_width);
  set(&b->limits.maxComputeSharedMemorySize, double_.shared_bytes);
  set(&b->limits.maxPerStageDescriptorStorageBuffers, double_.storage_buffers);
  if (double_.alignment) b->limits.minStorageBufferOffsetAlignment = double_.alignment;
}

static VKAPI_ATTR void VKAPI_CALL call_GetPhysicalDeviceFeatures2(VkPhysicalDevice a,
                                                                  VkPhysicalDeviceFeatures2 *b) {
  real.GetPhysicalDeviceFeatures2(a, b);
  if (double_.no_int64) b->features.shaderInt64 = VK_FALSE;
  for (VkBaseOutStructure *next = b->pNext; next; next = next->pNext)
    if (next->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES && double_.no_timeline)
      ((VkPhysicalDeviceVulkan12Features *)next)->timelineSemaphore = VK_FALSE;
}

static VKAPI_ATTR void VKAPI_CALL
call_GetPhysicalDeviceMemoryProperties(VkPhysicalDevice a, VkPhysicalDeviceMemoryProperties *b) {
  real.GetPhysicalDeviceMemoryProperties(a, b);
  for (uint32_t i = 0; i < b->memoryTypeCount && double_.is_uncached; i++)
    b->memoryTypes[i].propertyFlags &= ~(VkMemoryPropertyFlags)VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
}

static VKAPI_ATTR void VKAPI_CALL call_GetPhysicalDeviceQueueFamilyProperties(
    VkPhysicalDevice a, uint32_t *b, VkQueueFamilyProperties *c) {
  real.GetPhysicalDeviceQueueFamilyProperties(a, b, c);
  for (uint32_t i = 0; i < *b; i++) {
    set(&c[i].timestampValidBits, double_.timestamp_bits);
    if (double_.no_timestamps) c[i].timestampValidBits = 0;
  }
}

// --- Finding functions ---

static PFN_vkVoidFunction wrap(const char *name, PFN_vkVoidFunction found);

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL call_GetDeviceProcAddr(VkDevice device,
                                                                       const char *name) {
  return wrap(name, real.GetDeviceProcAddr(device, name));
}

// Those that do more than a wrapper made of the table, which they call.
#define NOTED(X)                                                                                   \
  X(AllocateDescriptorSets)                                                                        \
  X(CreateDescriptorPool)                                                                          \
  X(CreateDescriptorSetLayout)                                                                     \
  X(CreatePipelineCache)                                                                           \
  X(EndCommandBuffer)                                                                              \
  X(ResetDescriptorPool)

// The wrapper, which is to call `found`; `found` itself for functions that have none.
static PFN_vkVoidFunction wrap(const char *name, PFN_vkVoidFunction found) {
  PFN_vkVoidFunction wrapper = found;
  if (!found) return NULL;
#define COTILE_X(function, ...)                                                                    \
  if (!strcmp(name, "vk" #function)) {                                                             \
    real.function = (PFN_vk##function)found;                                                       \
    wrapper = (PFN_vkVoidFunction)call_##function;                                                 \
  }
  CALLS(COTILE_X)
  DESTROYERS(COTILE_X)
  OTHERS(COTILE_X)
#undef COTILE_X
#define COTILE_X(function)                                                                         \
  if (!strcmp(name, "vk" #function)) wrapper = (PFN_vkVoidFunction)note_##function;
  NOTED(COTILE_X)
#undef COTILE_X
  return wrapper;
}

__attribute__((visibility("default"))) VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL
vkGetInstanceProcAddr(VkInstance instance, const char *name);

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vkGetInstanceProcAddr(VkInstance instance,
                                                               const char *name) {
  static void *loader;
  if (!loader) loader = dlopen(TEST_VULKAN_LOADER, RTLD_NOW | RTLD_LOCAL);
  if (!loader) return NULL;
  PFN_vkGetInstanceProcAddr find =
      (PFN_vkGetInstanceProcAddr)dlsym(loader, "vkGetInstanceProcAddr");
  return wrap(name, find(instance, name));
}
