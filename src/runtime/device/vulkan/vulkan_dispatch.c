// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Launches: the kernel's side of this is in base/module_abi.h.
#include "base/size.h"
#include "runtime/device/vulkan/vulkan_device.h"
#include "runtime/device/vulkan/vulkan_executable.h"

#include <inttypes.h>

enum { BATCH = 16 }; // descriptors that are written at a time

// --- Bindings ---

// A tensor of unknown size begins at the address: it may be used up to the end of its buffer, as
// far as the device reaches.
static cotile_status_t find_binding(const cotile_vulkan_execution_t *execution,
                                    const cotile_dispatch_t *dispatch, int64_t binding,
                                    VkDescriptorBufferInfo *out_info) {
  cotile_vulkan_device_t *device = execution->device;
  const VkPhysicalDeviceLimits *limits = &device->properties.limits;
  const void *address = dispatch->bindings[binding];
  cotile_address_range_t range;
  COTILE_RETURN_IF_ERROR(cotile_address_table_find(&device->addresses, address, 1, &range));
  VkDeviceSize offset = (uintptr_t)address - range.begin, rest = range.bytes - offset;
  if (offset % limits->minStorageBufferOffsetAlignment)
    return COTILE_MAKE_STATUS(COTILE_INTERNAL, "offset %zu is not aligned", (size_t)offset);
  if (rest > limits->maxStorageBufferRange) {
    rest = limits->maxStorageBufferRange;
    if (dispatch->bytes > (int64_t)rest)
      return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                                "a launch with %" PRId64
                                " bytes; the device's limit for a tensor is %zu",
                                dispatch->bytes, (size_t)rest);
  }
  const cotile_vulkan_memory_t *memory = range.memory;
  *out_info = (VkDescriptorBufferInfo){memory->buffer, offset, rest};
  return COTILE_SUCCESS;
}

static cotile_status_t write_batch(const cotile_vulkan_execution_t *execution,
                                   const cotile_dispatch_t *dispatch, VkDescriptorSet set,
                                   int64_t first) {
  const cotile_vulkan_api_t *api = &execution->device->instance.api;
  VkDescriptorBufferInfo infos[BATCH];
  int64_t count = cotile_min(BATCH, dispatch->binding_count - first);
  for (int64_t i = 0; i < count; i++) {
    cotile_status_t status = find_binding(execution, dispatch, first + i, &infos[i]);
    if (status) return cotile_status_annotate(status, "binding %" PRId64, first + i);
  }
  VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                .dstSet = set,
                                .dstBinding = (uint32_t)first,
                                .descriptorCount = (uint32_t)count,
                                .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                .pBufferInfo = infos};
  api->UpdateDescriptorSets(execution->device->handle, 1, &write, 0, NULL);
  return COTILE_SUCCESS;
}

static cotile_status_t bind_tensors(cotile_vulkan_execution_t *execution,
                                    const cotile_dispatch_t *dispatch,
                                    const cotile_vulkan_kernel_t *kernel) {
  const cotile_vulkan_api_t *api = &execution->device->instance.api;
  VkDescriptorSet set;
  VkDescriptorSetAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                      .descriptorPool = execution->descriptor_pool,
                                      .descriptorSetCount = 1,
                                      .pSetLayouts = &kernel->bindings};
  COTILE_VULKAN_TRY(AllocateDescriptorSets, execution->device->handle, &info, &set);
  execution->set_count++;
  execution->descriptor_count += kernel->binding_count;
  for (int64_t i = 0; i < dispatch->binding_count; i += BATCH)
    COTILE_RETURN_IF_ERROR(write_batch(execution, dispatch, set, i));
  api->CmdBindDescriptorSets(execution->commands, VK_PIPELINE_BIND_POINT_COMPUTE, kernel->layout, 0,
                             1, &set, 0, NULL);
  return COTILE_SUCCESS;
}

// --- Numbers ---

static cotile_status_t push_number(int64_t value, int32_t *out_number) {
  *out_number = (int32_t)value;
  if (value >= 0 && value <= INT32_MAX) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "kernels take numbers up to %d, got %" PRId64,
                            INT32_MAX, value);
}

static cotile_status_t push_numbers(const cotile_vulkan_execution_t *execution,
                                    const cotile_dispatch_t *dispatch,
                                    const cotile_vulkan_kernel_t *kernel) {
  const cotile_vulkan_api_t *api = &execution->device->instance.api;
  int32_t numbers[1 + COTILE_SPIRV_MOST_DIMS];
  COTILE_RETURN_IF_ERROR(push_number(dispatch->workgroups, &numbers[0]));
  for (uint32_t i = 0; i < kernel->dim_count; i++)
    COTILE_RETURN_IF_ERROR(push_number(dispatch->dims[i], &numbers[1 + i]));
  api->CmdPushConstants(execution->commands, kernel->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                        (1 + kernel->dim_count) * (uint32_t)sizeof *numbers, numbers);
  return COTILE_SUCCESS;
}

// --- The launch ---

static cotile_status_t check_counts(const cotile_dispatch_t *dispatch,
                                    const cotile_vulkan_kernel_t *kernel) {
  if (dispatch->binding_count == kernel->binding_count && dispatch->dim_count == kernel->dim_count)
    return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(
      COTILE_INTERNAL, "%" PRId64 " bindings and %" PRId64 " dims for a kernel with %u and %u",
      dispatch->binding_count, dispatch->dim_count, kernel->binding_count, kernel->dim_count);
}

static cotile_status_t make_room(cotile_vulkan_execution_t *execution,
                                 const cotile_vulkan_kernel_t *kernel) {
  if (execution->set_count == COTILE_VULKAN_MOST_SETS ||
      execution->descriptor_count + kernel->binding_count > COTILE_VULKAN_MOST_DESCRIPTORS ||
      execution->times.count == COTILE_VULKAN_MOST_TIMES)
    COTILE_RETURN_IF_ERROR(cotile_vulkan_execution_finish(execution));
  return cotile_vulkan_execution_begin(execution);
}

// As many rows as are needed, none of them longer than another but the last.
static cotile_status_t launch(const cotile_vulkan_execution_t *execution, int64_t workgroups) {
  const cotile_vulkan_api_t *api = &execution->device->instance.api;
  const uint32_t *most = execution->device->properties.limits.maxComputeWorkGroupCount;
  int64_t rows = cotile_ceil_div(workgroups, most[0]);
  if (rows > most[1])
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                              "%" PRId64 " workgroups; the device has at most %u times %u",
                              workgroups, most[0], most[1]);
  api->CmdDispatch(execution->commands, (uint32_t)cotile_ceil_div(workgroups, rows), (uint32_t)rows,
                   1);
  return COTILE_SUCCESS;
}

static cotile_status_t record(cotile_vulkan_execution_t *execution,
                              const cotile_dispatch_t *dispatch,
                              const cotile_vulkan_kernel_t *kernel) {
  const cotile_vulkan_api_t *api = &execution->device->instance.api;
  COTILE_RETURN_IF_ERROR(check_counts(dispatch, kernel));
  COTILE_RETURN_IF_ERROR(make_room(execution, kernel));
  if (execution->pipeline != kernel->pipeline)
    api->CmdBindPipeline(execution->commands, VK_PIPELINE_BIND_POINT_COMPUTE, kernel->pipeline);
  execution->pipeline = kernel->pipeline;
  COTILE_RETURN_IF_ERROR(bind_tensors(execution, dispatch, kernel));
  COTILE_RETURN_IF_ERROR(push_numbers(execution, dispatch, kernel));
  return launch(execution, dispatch->workgroups);
}

cotile_status_t cotile_vulkan_execution_dispatch(cotile_vulkan_execution_t *execution,
                                                 cotile_command_t *command) {
  const cotile_dispatch_t *dispatch = &command->dispatch;
  const cotile_vulkan_executable_t *executable =
      (const cotile_vulkan_executable_t *)dispatch->executable;
  if (dispatch->workgroups == 0) return COTILE_SUCCESS;
  cotile_status_t status = record(execution, dispatch, executable->by_ordinal[dispatch->ordinal]);
  if (status) return cotile_status_annotate(status, "launch of kernel %" PRId64, dispatch->ordinal);
  if (execution->is_timed)
    cotile_vulkan_times_mark(&execution->times, execution->device, execution->commands, command);
  return COTILE_SUCCESS;
}
