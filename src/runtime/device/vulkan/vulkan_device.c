// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Devices that Vulkan finds: opening one, and the driver's table.
#include "runtime/device/vulkan/vulkan_device.h"

#include "base/size.h"
#include "runtime/device/vulkan/vulkan_executable.h"
#include "runtime/hal/queue.h"

#include <stdio.h>
#include <string.h>

// --- What the device is ---

// The first family of queues that computes.
static cotile_status_t find_queue_family(cotile_vulkan_device_t *device) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  enum { MOST = 32 };
  VkQueueFamilyProperties families[MOST];
  uint32_t count = MOST, at = 0;
  api->GetPhysicalDeviceQueueFamilyProperties(device->physical, &count, families);
  while (at < count && !(families[at].queueFlags & VK_QUEUE_COMPUTE_BIT)) at++;
  if (at == count) return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "the device does not compute");
  uint32_t bits = families[at].timestampValidBits;
  device->queue_family = at;
  device->timestamp_mask = bits < 64 ? (UINT64_C(1) << bits) - 1 : UINT64_MAX;
  return COTILE_SUCCESS;
}

static cotile_status_t has_extension(const cotile_vulkan_device_t *device, const char *name,
                                     bool *out_has) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  uint32_t count;
  void *memory;
  *out_has = false;
  COTILE_VULKAN_TRY(EnumerateDeviceExtensionProperties, device->physical, NULL, &count, NULL);
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(device->base.allocator, count, sizeof(VkExtensionProperties), &memory));
  const VkExtensionProperties *extensions = memory;
  cotile_status_t status = COTILE_VULKAN_CALL(EnumerateDeviceExtensionProperties, device->physical,
                                              NULL, &count, memory);
  for (uint32_t i = 0; i < count && !status; i++)
    if (!strcmp(extensions[i].extensionName, name)) *out_has = true;
  cotile_deallocate(device->base.allocator, memory);
  return status;
}

static cotile_status_t has_clocks(const cotile_vulkan_device_t *device, bool *out_has) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  enum { MOST = 16 };
  VkTimeDomainEXT domains[MOST];
  uint32_t count = MOST, found = 0;
  *out_has = false;
  if (!api->GetPhysicalDeviceCalibrateableTimeDomainsEXT) return COTILE_SUCCESS;
  COTILE_VULKAN_TRY(GetPhysicalDeviceCalibrateableTimeDomainsEXT, device->physical, &count,
                    domains);
  for (uint32_t i = 0; i < count; i++)
    found +=
        domains[i] == VK_TIME_DOMAIN_DEVICE_EXT || domains[i] == VK_TIME_DOMAIN_CLOCK_MONOTONIC_EXT;
  *out_has = found == 2;
  return COTILE_SUCCESS;
}

static cotile_status_t find_clocks(cotile_vulkan_device_t *device) {
  bool has_calibration;
  COTILE_RETURN_IF_ERROR(
      has_extension(device, VK_EXT_CALIBRATED_TIMESTAMPS_EXTENSION_NAME, &has_calibration));
  return has_calibration ? has_clocks(device, &device->can_calibrate) : COTILE_SUCCESS;
}

static cotile_status_t check_limits(const VkPhysicalDeviceProperties *properties) {
  VkDeviceSize alignment = properties->limits.minStorageBufferOffsetAlignment;
  if (properties->apiVersion < VK_API_VERSION_1_2)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "the device has Vulkan %u.%u; 1.2 is needed",
                              VK_API_VERSION_MAJOR(properties->apiVersion),
                              VK_API_VERSION_MINOR(properties->apiVersion));
  if (alignment > COTILE_BUFFER_ALIGNMENT)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                              "the device wants tensors aligned to %zu bytes, they are to %d",
                              (size_t)alignment, COTILE_BUFFER_ALIGNMENT);
  return COTILE_SUCCESS;
}

static cotile_status_t find_facts(cotile_vulkan_device_t *device, bool stage) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  api->GetPhysicalDeviceProperties(device->physical, &device->properties);
  COTILE_RETURN_IF_ERROR(check_limits(&device->properties));
  COTILE_RETURN_IF_ERROR(cotile_vulkan_features_init(&device->features, api, device->physical));
  cotile_vulkan_memory_facts_init(&device->memory, api, device->physical, stage);
  COTILE_RETURN_IF_ERROR(find_queue_family(device));
  return find_clocks(device);
}

// --- Opening ---

static cotile_status_t create_handle(cotile_vulkan_device_t *device) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  static const char *const extensions[] = {VK_EXT_CALIBRATED_TIMESTAMPS_EXTENSION_NAME};
  static const float priority = 1;
  VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                   .queueFamilyIndex = device->queue_family,
                                   .queueCount = 1,
                                   .pQueuePriorities = &priority};
  VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                             .pNext = &device->features.core,
                             .queueCreateInfoCount = 1,
                             .pQueueCreateInfos = &queue,
                             .enabledExtensionCount = device->can_calibrate,
                             .ppEnabledExtensionNames = extensions};
  COTILE_VULKAN_TRY(CreateDevice, device->physical, &info, NULL, &device->handle);
  COTILE_RETURN_IF_ERROR(cotile_vulkan_api_load_device(&device->instance.api, device->handle));
  api->GetDeviceQueue(device->handle, device->queue_family, 0, &device->queue);
  return COTILE_SUCCESS;
}

static cotile_status_t create_locks(cotile_vulkan_device_t *device) {
  if (pthread_mutex_init(&device->queue_mutex, NULL)) goto failed;
  if (pthread_mutex_init(&device->mutex, NULL)) goto no_mutex;
  if (pthread_cond_init(&device->changed, NULL)) goto no_condition;
  device->has_locks = true;
  return COTILE_SUCCESS;
no_condition:
  pthread_mutex_destroy(&device->mutex);
no_mutex:
  pthread_mutex_destroy(&device->queue_mutex);
failed:
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot create a lock");
}

static cotile_status_t init(cotile_vulkan_device_t *device,
                            const cotile_vulkan_options_t *options) {
  COTILE_RETURN_IF_ERROR(cotile_vulkan_instance_init(&device->instance, options));
  COTILE_RETURN_IF_ERROR(
      cotile_vulkan_instance_find(&device->instance, (uint32_t)options->index, &device->physical));
  COTILE_RETURN_IF_ERROR(find_facts(device, options->stage));
  COTILE_RETURN_IF_ERROR(create_handle(device));
  COTILE_RETURN_IF_ERROR(create_locks(device));
  COTILE_RETURN_IF_ERROR(cotile_address_table_init(&device->addresses, device->base.allocator));
  COTILE_RETURN_IF_ERROR(
      cotile_vulkan_pipeline_cache_init(&device->cache, device, !options->no_cache));
  for (int i = 0; i < COTILE_VULKAN_EXECUTIONS; i++)
    COTILE_RETURN_IF_ERROR(cotile_vulkan_execution_init(&device->executions[i], device));
  return COTILE_SUCCESS;
}

static void vulkan_destroy(cotile_device_t *base) {
  cotile_vulkan_device_t *device = (cotile_vulkan_device_t *)base;
  const cotile_vulkan_api_t *api = &device->instance.api;
  for (int i = 0; i < COTILE_VULKAN_EXECUTIONS; i++)
    cotile_vulkan_execution_deinit(&device->executions[i]);
  cotile_vulkan_pipeline_cache_deinit(&device->cache, device);
  cotile_address_table_deinit(&device->addresses);
  if (device->has_locks) {
    pthread_cond_destroy(&device->changed);
    pthread_mutex_destroy(&device->mutex);
    pthread_mutex_destroy(&device->queue_mutex);
  }
  if (device->handle && api->DestroyDevice) api->DestroyDevice(device->handle, NULL);
  cotile_vulkan_instance_deinit(&device->instance);
  cotile_deallocate(base->allocator, device);
}

static cotile_status_t vulkan_create(const char *text, const cotile_allocator_t *allocator,
                                     cotile_device_t **out_device) {
  cotile_vulkan_options_t options;
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_vulkan_options_parse(text, &options));
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, 1, sizeof(cotile_vulkan_device_t), &memory));
  cotile_vulkan_device_t *device = memory;
  cotile_status_t status = cotile_device_init(&device->base, &cotile_driver_vulkan, allocator);
  if (status) {
    cotile_deallocate(allocator, device);
    return status;
  }
  status = cotile_vulkan_instance_check(&device->instance, init(device, &options));
  if (status) {
    cotile_queue_destroy(device->base.queue);
    vulkan_destroy(&device->base);
    return status;
  }
  *out_device = &device->base;
  return COTILE_SUCCESS;
}

// --- Listing ---

static cotile_status_t vulkan_list(cotile_device_visitor_t visit, void *user) {
  static const cotile_vulkan_options_t options = {.index = 0};
  cotile_vulkan_instance_t instance = {.handle = NULL};
  const cotile_vulkan_api_t *api = &instance.api;
  VkPhysicalDevice physical;
  cotile_status_t status = cotile_vulkan_instance_init(&instance, &options);
  for (uint32_t i = 0; !status; i++) {
    VkPhysicalDeviceProperties properties;
    char text[32];
    status = cotile_vulkan_instance_find(&instance, i, &physical);
    if (status) break;
    api->GetPhysicalDeviceProperties(physical, &properties);
    snprintf(text, sizeof text, "vulkan:%u", i);
    visit(user, text, properties.deviceName);
  }
  cotile_vulkan_instance_deinit(&instance);
  if (cotile_status_code(status) != COTILE_NOT_FOUND) return status;
  cotile_status_release(status); // of the index after the last
  return COTILE_SUCCESS;
}

// --- Running ---

static cotile_vulkan_execution_t *take_execution(cotile_vulkan_device_t *device) {
  int at;
  pthread_mutex_lock(&device->mutex);
  for (;;) {
    for (at = 0; at < COTILE_VULKAN_EXECUTIONS && device->is_busy[at];) at++;
    if (at < COTILE_VULKAN_EXECUTIONS) break;
    pthread_cond_wait(&device->changed, &device->mutex);
  }
  device->is_busy[at] = true;
  pthread_mutex_unlock(&device->mutex);
  return &device->executions[at];
}

static void give_back(cotile_vulkan_device_t *device, const cotile_vulkan_execution_t *execution) {
  pthread_mutex_lock(&device->mutex);
  device->is_busy[execution - device->executions] = false;
  pthread_cond_signal(&device->changed);
  pthread_mutex_unlock(&device->mutex);
}

static cotile_status_t vulkan_execute(cotile_device_t *base, cotile_command_buffer_t *commands,
                                      size_t first, size_t count) {
  cotile_vulkan_device_t *device = (cotile_vulkan_device_t *)base;
  if (atomic_load(&device->is_lost))
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "the device was lost in an earlier call");
  cotile_vulkan_execution_t *execution = take_execution(device);
  cotile_status_t status = cotile_vulkan_execution_run(execution, commands, first, count);
  give_back(device, execution);
  return cotile_vulkan_instance_check(&device->instance, status);
}

// --- Telling ---

static void vulkan_limits(const cotile_device_t *base, cotile_device_limits_t *out_limits) {
  const cotile_vulkan_device_t *device = (const cotile_vulkan_device_t *)base;
  const VkPhysicalDeviceLimits *limits = &device->properties.limits;
  out_limits->name = device->properties.deviceName;
  out_limits->max_threads =
      cotile_min(limits->maxComputeWorkGroupInvocations, limits->maxComputeWorkGroupSize[0]);
  out_limits->shared_bytes = limits->maxComputeSharedMemorySize;
  out_limits->push_constant_bytes = limits->maxPushConstantsSize;
  out_limits->subgroup_threads = device->features.subgroup_threads;
}

const cotile_driver_t cotile_driver_vulkan = {
    .target = "vulkan",
    .list = vulkan_list,
    .create = vulkan_create,
    .destroy = vulkan_destroy,
    .limits = vulkan_limits,
    .buffer_create = cotile_vulkan_buffer_create,
    .buffer_destroy = cotile_vulkan_buffer_destroy,
    .executable_create = cotile_vulkan_executable_create,
    .executable_destroy = cotile_vulkan_executable_destroy,
    .execute = vulkan_execute,
};
