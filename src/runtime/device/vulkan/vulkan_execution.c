// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/device/vulkan/vulkan_execution.h"

#include "base/clock.h"
#include "runtime/device/vulkan/vulkan_device.h"

// --- Objects ---

static cotile_status_t create_commands(cotile_vulkan_execution_t *execution) {
  const cotile_vulkan_device_t *device = execution->device;
  const cotile_vulkan_api_t *api = &device->instance.api;
  VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                  .flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT,
                                  .queueFamilyIndex = device->queue_family};
  COTILE_VULKAN_TRY(CreateCommandPool, device->handle, &pool, NULL, &execution->command_pool);
  VkCommandBufferAllocateInfo commands = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                          .commandPool = execution->command_pool,
                                          .commandBufferCount = 1};
  COTILE_VULKAN_TRY(AllocateCommandBuffers, device->handle, &commands, &execution->commands);
  return COTILE_SUCCESS;
}

static cotile_status_t create_descriptor_pool(cotile_vulkan_execution_t *execution) {
  const cotile_vulkan_device_t *device = execution->device;
  const cotile_vulkan_api_t *api = &device->instance.api;
  VkDescriptorPoolSize size = {.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                               .descriptorCount = COTILE_VULKAN_MOST_DESCRIPTORS};
  VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                     .maxSets = COTILE_VULKAN_MOST_SETS,
                                     .poolSizeCount = 1,
                                     .pPoolSizes = &size};
  COTILE_VULKAN_TRY(CreateDescriptorPool, device->handle, &info, NULL, &execution->descriptor_pool);
  return COTILE_SUCCESS;
}

static cotile_status_t create_semaphore(cotile_vulkan_execution_t *execution) {
  const cotile_vulkan_device_t *device = execution->device;
  const cotile_vulkan_api_t *api = &device->instance.api;
  VkSemaphoreTypeCreateInfo type = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO,
                                    .semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE};
  VkSemaphoreCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, .pNext = &type};
  COTILE_VULKAN_TRY(CreateSemaphore, device->handle, &info, NULL, &execution->semaphore);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_vulkan_execution_init(cotile_vulkan_execution_t *execution,
                                             cotile_vulkan_device_t *device) {
  execution->device = device;
  COTILE_RETURN_IF_ERROR(create_commands(execution));
  COTILE_RETURN_IF_ERROR(create_descriptor_pool(execution));
  COTILE_RETURN_IF_ERROR(create_semaphore(execution));
  COTILE_RETURN_IF_ERROR(cotile_vulkan_times_init(&execution->times, device));
  if (device->memory.is_mapped) return COTILE_SUCCESS;
  return cotile_vulkan_memory_init(&execution->staging, device, COTILE_VULKAN_STAGING_BYTES, true);
}

void cotile_vulkan_execution_deinit(cotile_vulkan_execution_t *execution) {
  const cotile_vulkan_device_t *device = execution->device;
  if (!device) return;
  const cotile_vulkan_api_t *api = &device->instance.api;
  cotile_vulkan_memory_deinit(&execution->staging, device);
  cotile_vulkan_times_deinit(&execution->times, device);
  if (execution->semaphore) api->DestroySemaphore(device->handle, execution->semaphore, NULL);
  if (execution->descriptor_pool)
    api->DestroyDescriptorPool(device->handle, execution->descriptor_pool, NULL);
  if (execution->command_pool)
    api->DestroyCommandPool(device->handle, execution->command_pool, NULL);
}

// --- Submissions ---

// What was asked for before is finished, and its writes are visible, before anything after it
// begins.
static void record_barrier(cotile_vulkan_execution_t *execution) {
  const cotile_vulkan_api_t *api = &execution->device->instance.api;
  const VkPipelineStageFlags stages =
      VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
  VkMemoryBarrier barrier = {
      .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
      .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT,
      .dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                       VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT};
  api->CmdPipelineBarrier(execution->commands, stages, stages, 0, 1, &barrier, 0, NULL, 0, NULL);
}

// All writes before it are visible to the host once the submission has ended.
static void record_host_barrier(cotile_vulkan_execution_t *execution) {
  const cotile_vulkan_api_t *api = &execution->device->instance.api;
  VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                             .srcAccessMask =
                                 VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT,
                             .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
  api->CmdPipelineBarrier(execution->commands,
                          VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT,
                          VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
}

cotile_status_t cotile_vulkan_execution_begin(cotile_vulkan_execution_t *execution) {
  const cotile_vulkan_device_t *device = execution->device;
  const cotile_vulkan_api_t *api = &device->instance.api;
  if (execution->is_recording) return COTILE_SUCCESS;
  COTILE_VULKAN_TRY(ResetCommandPool, device->handle, execution->command_pool, 0);
  COTILE_VULKAN_TRY(ResetDescriptorPool, device->handle, execution->descriptor_pool, 0);
  VkCommandBufferBeginInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
                                   .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT};
  COTILE_VULKAN_TRY(BeginCommandBuffer, execution->commands, &info);
  execution->is_recording = true;
  execution->pipeline = VK_NULL_HANDLE;
  execution->set_count = execution->descriptor_count = 0;
  record_barrier(execution); // against submissions before this one
  if (execution->is_timed)
    cotile_vulkan_times_begin(&execution->times, device, execution->commands);
  return COTILE_SUCCESS;
}

// What a function of the queue returned: a lost device stays lost.
static cotile_status_t check_queue(cotile_vulkan_device_t *device, VkResult result,
                                   const char *function) {
  if (result == VK_ERROR_DEVICE_LOST) atomic_store(&device->is_lost, true);
  return cotile_vulkan_status(result, function);
}

static cotile_status_t submit(cotile_vulkan_execution_t *execution) {
  cotile_vulkan_device_t *device = execution->device;
  const cotile_vulkan_api_t *api = &device->instance.api;
  uint64_t value = execution->value + 1;
  VkTimelineSemaphoreSubmitInfo timeline = {.sType =
                                                VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO,
                                            .signalSemaphoreValueCount = 1,
                                            .pSignalSemaphoreValues = &value};
  VkSubmitInfo info = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
                       .pNext = &timeline,
                       .commandBufferCount = 1,
                       .pCommandBuffers = &execution->commands,
                       .signalSemaphoreCount = 1,
                       .pSignalSemaphores = &execution->semaphore};
  pthread_mutex_lock(&device->queue_mutex);
  VkResult result = api->QueueSubmit(device->queue, 1, &info, VK_NULL_HANDLE);
  pthread_mutex_unlock(&device->queue_mutex);
  if (!result) execution->value = value;
  return check_queue(device, result, "vkQueueSubmit");
}

// After a failed wait the device may still be at work, and what it uses must stay until it is not.
// If this fails too, the device is given up.
static void await_idle(cotile_vulkan_device_t *device) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  pthread_mutex_lock(&device->queue_mutex);
  VkResult result = api->QueueWaitIdle(device->queue);
  pthread_mutex_unlock(&device->queue_mutex);
  if (result) atomic_store(&device->is_lost, true);
}

static cotile_status_t await(cotile_vulkan_execution_t *execution) {
  cotile_vulkan_device_t *device = execution->device;
  const cotile_vulkan_api_t *api = &device->instance.api;
  VkSemaphoreWaitInfo info = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO,
                              .semaphoreCount = 1,
                              .pSemaphores = &execution->semaphore,
                              .pValues = &execution->value};
  VkResult result = api->WaitSemaphores(device->handle, &info, UINT64_MAX);
  if (result) await_idle(device);
  return check_queue(device, result, "vkWaitSemaphores");
}

// Drops what was recorded.
static void abandon(cotile_vulkan_execution_t *execution) {
  execution->is_recording = false;
  execution->staged = 0;
  execution->download_count = 0;
  execution->times.count = 0;
}

static cotile_status_t submit_and_wait(cotile_vulkan_execution_t *execution) {
  const cotile_vulkan_device_t *device = execution->device;
  const cotile_vulkan_api_t *api = &device->instance.api;
  record_host_barrier(execution);
  COTILE_VULKAN_TRY(EndCommandBuffer, execution->commands);
  int64_t begin = cotile_clock();
  COTILE_RETURN_IF_ERROR(submit(execution));
  COTILE_RETURN_IF_ERROR(await(execution));
  if (execution->is_timed)
    COTILE_RETURN_IF_ERROR(cotile_vulkan_times_end(&execution->times, device, begin));
  cotile_vulkan_execution_deliver(execution);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_vulkan_execution_finish(cotile_vulkan_execution_t *execution) {
  if (!execution->is_recording) return COTILE_SUCCESS;
  cotile_status_t status = submit_and_wait(execution);
  abandon(execution);
  return status;
}

// --- Commands ---

// The commands between two barriers. Transfers come first, because they may end the submission.
static cotile_status_t record_phase(cotile_vulkan_execution_t *execution,
                                    cotile_command_t *commands, size_t count) {
  for (size_t i = 0; i < count; i++) {
    commands[i].begin = commands[i].end = 0;
    if (commands[i].kind != COTILE_COMMAND_DISPATCH)
      COTILE_RETURN_IF_ERROR(cotile_vulkan_execution_transfer(execution, &commands[i]));
  }
  for (size_t i = 0; i < count; i++)
    if (commands[i].kind == COTILE_COMMAND_DISPATCH)
      COTILE_RETURN_IF_ERROR(cotile_vulkan_execution_dispatch(execution, &commands[i]));
  return COTILE_SUCCESS;
}

static cotile_status_t record_phases(cotile_vulkan_execution_t *execution,
                                     cotile_command_buffer_t *commands, size_t first, size_t end) {
  for (size_t at = first; at < end; at++) { // over a barrier at a time
    size_t length = cotile_command_buffer_phase(commands, at, end);
    COTILE_RETURN_IF_ERROR(record_phase(execution, &commands->commands.items[at], length));
    at += length;
    if (at < end && execution->is_recording) record_barrier(execution);
  }
  return COTILE_SUCCESS;
}

cotile_status_t cotile_vulkan_execution_run(cotile_vulkan_execution_t *execution,
                                            cotile_command_buffer_t *commands, size_t first,
                                            size_t count) {
  execution->is_timed = commands->is_timed;
  cotile_status_t status = record_phases(execution, commands, first, first + count);
  if (!status) status = cotile_vulkan_execution_finish(execution);
  if (status) abandon(execution);
  return status;
}
