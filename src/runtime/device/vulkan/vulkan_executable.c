// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/device/vulkan/vulkan_executable.h"

#include "base/size.h"
#include "runtime/device/vulkan/vulkan_device.h"

#include <inttypes.h>
#include <string.h>

// --- Limits ---

static cotile_status_t check_most(const char *what, int64_t value, int64_t most) {
  if (value >= 0 && value <= most) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "%" PRId64 " %s; the device takes at most %" PRId64,
                            value, what, most);
}

static cotile_status_t check_workgroup(const VkPhysicalDeviceLimits *limits,
                                       const int64_t size[3]) {
  int64_t all = 1;
  for (int i = 0; i < 3; i++) {
    if (size[i] < 1 || size[i] > limits->maxComputeWorkGroupSize[i] ||
        !cotile_mul(all, size[i], &all))
      return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                                "%" PRId64 " invocations in dimension %d of a workgroup; the "
                                "device takes 1 to %u",
                                size[i], i, limits->maxComputeWorkGroupSize[i]);
  }
  return check_most("invocations in a workgroup", all, limits->maxComputeWorkGroupInvocations);
}

static cotile_status_t check_kernel(const cotile_vulkan_device_t *device,
                                    const struct cotile_spirv_kernel *kernel) {
  const VkPhysicalDeviceLimits *limits = &device->properties.limits;
  int64_t bindings = cotile_min(COTILE_VULKAN_MOST_BINDINGS,
                                cotile_min(limits->maxPerStageDescriptorStorageBuffers,
                                           limits->maxDescriptorSetStorageBuffers));
  int64_t dims = cotile_min(COTILE_SPIRV_MOST_DIMS,
                            (int64_t)(limits->maxPushConstantsSize / sizeof(int32_t)) - 1);
  COTILE_RETURN_IF_ERROR(check_most("bindings", kernel->binding_count, bindings));
  COTILE_RETURN_IF_ERROR(check_most("dynamic dimensions", kernel->dim_count, dims));
  COTILE_RETURN_IF_ERROR(check_most("bytes of memory in a workgroup", kernel->shared_bytes,
                                    limits->maxComputeSharedMemorySize));
  COTILE_RETURN_IF_ERROR(check_workgroup(limits, kernel->workgroup_size));
  return cotile_vulkan_features_check(&device->features, kernel->code, (size_t)kernel->code_size);
}

// --- Kernels ---

static cotile_status_t create_bindings(const cotile_vulkan_device_t *device,
                                       cotile_vulkan_kernel_t *kernel) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  const cotile_allocator_t *allocator = device->base.allocator;
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, kernel->binding_count,
                                         sizeof(VkDescriptorSetLayoutBinding), &memory));
  VkDescriptorSetLayoutBinding *bindings = memory;
  for (uint32_t i = 0; i < kernel->binding_count; i++)
    bindings[i] =
        (VkDescriptorSetLayoutBinding){.binding = i,
                                       .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                       .descriptorCount = 1,
                                       .stageFlags = VK_SHADER_STAGE_COMPUTE_BIT};
  VkDescriptorSetLayoutCreateInfo info = {.sType =
                                              VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                          .bindingCount = kernel->binding_count,
                                          .pBindings = bindings};
  cotile_status_t status =
      COTILE_VULKAN_CALL(CreateDescriptorSetLayout, device->handle, &info, NULL, &kernel->bindings);
  cotile_deallocate(allocator, memory);
  return status;
}

static cotile_status_t create_layout(const cotile_vulkan_device_t *device,
                                     cotile_vulkan_kernel_t *kernel) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  VkPushConstantRange constants = {.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT,
                                   .size = (1 + kernel->dim_count) * (uint32_t)sizeof(int32_t)};
  VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                     .setLayoutCount = 1,
                                     .pSetLayouts = &kernel->bindings,
                                     .pushConstantRangeCount = 1,
                                     .pPushConstantRanges = &constants};
  COTILE_RETURN_IF_ERROR(create_bindings(device, kernel));
  COTILE_VULKAN_TRY(CreatePipelineLayout, device->handle, &info, NULL, &kernel->layout);
  return COTILE_SUCCESS;
}

static cotile_status_t create_pipeline(const cotile_vulkan_device_t *device,
                                       const struct cotile_spirv_kernel *spec,
                                       cotile_vulkan_kernel_t *kernel) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  VkShaderModuleCreateInfo module_info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                          .codeSize = (size_t)spec->code_size,
                                          .pCode = spec->code};
  VkShaderModule module;
  COTILE_VULKAN_TRY(CreateShaderModule, device->handle, &module_info, NULL, &module);
  VkComputePipelineCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
      .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                .module = module,
                .pName = spec->entry},
      .layout = kernel->layout};
  cotile_status_t status =
      COTILE_VULKAN_CALL(CreateComputePipelines, device->handle, device->cache.handle, 1, &info,
                         NULL, &kernel->pipeline);
  api->DestroyShaderModule(device->handle, module, NULL);
  return status;
}

static cotile_status_t init_kernel(const cotile_vulkan_device_t *device,
                                   const struct cotile_spirv_kernel *spec,
                                   cotile_vulkan_kernel_t *kernel) {
  kernel->spec = spec;
  COTILE_RETURN_IF_ERROR(check_kernel(device, spec));
  kernel->binding_count = (uint32_t)spec->binding_count;
  kernel->dim_count = (uint32_t)spec->dim_count;
  COTILE_RETURN_IF_ERROR(create_layout(device, kernel));
  return create_pipeline(device, spec, kernel);
}

static void deinit_kernel(const cotile_vulkan_device_t *device, cotile_vulkan_kernel_t *kernel) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  if (kernel->pipeline) api->DestroyPipeline(device->handle, kernel->pipeline, NULL);
  if (kernel->layout) api->DestroyPipelineLayout(device->handle, kernel->layout, NULL);
  if (kernel->bindings) api->DestroyDescriptorSetLayout(device->handle, kernel->bindings, NULL);
}

// --- Executables ---

static bool are_equal(const struct cotile_spirv_kernel *left,
                      const struct cotile_spirv_kernel *right) {
  return left->code == right->code && left->code_size == right->code_size &&
         !strcmp(left->entry, right->entry) && left->binding_count == right->binding_count &&
         left->dim_count == right->dim_count && left->shared_bytes == right->shared_bytes &&
         !memcmp(left->workgroup_size, right->workgroup_size, sizeof left->workgroup_size);
}

// The kernel of the executable that is made from the same code: models repeat few kernels in many
// layers.
static cotile_status_t find_or_create(const cotile_vulkan_device_t *device,
                                      cotile_vulkan_executable_t *executable,
                                      const struct cotile_spirv_kernel *spec,
                                      const cotile_vulkan_kernel_t **out_kernel) {
  for (int64_t i = 0; i < executable->distinct_count; i++) {
    *out_kernel = &executable->kernels[i];
    if (are_equal((*out_kernel)->spec, spec)) return COTILE_SUCCESS;
  }
  cotile_vulkan_kernel_t *kernel = &executable->kernels[executable->distinct_count++];
  *out_kernel = kernel;
  return cotile_status_annotate(init_kernel(device, spec, kernel), "kernel '%s'", spec->entry);
}

static cotile_status_t create_kernels(const cotile_vulkan_device_t *device,
                                      cotile_vulkan_executable_t *executable,
                                      const cotile_executable_spec_t *spec) {
  const cotile_allocator_t *allocator = device->base.allocator;
  size_t count = (size_t)spec->kernel_count;
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, count, sizeof *executable->kernels, &memory));
  executable->kernels = memory;
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(allocator, count, sizeof *executable->by_ordinal, &memory));
  executable->by_ordinal = memory;
  for (size_t i = 0; i < count; i++)
    COTILE_RETURN_IF_ERROR(
        find_or_create(device, executable, &spec->spirv[i], &executable->by_ordinal[i]));
  return COTILE_SUCCESS;
}

cotile_status_t cotile_vulkan_executable_create(cotile_device_t *base,
                                                const cotile_executable_spec_t *spec,
                                                cotile_executable_t **out_executable) {
  cotile_vulkan_device_t *device = (cotile_vulkan_device_t *)base;
  void *memory;
  if (spec->kernel_count && !spec->spirv)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "no SPIR-V for the device vulkan");
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(base->allocator, 1, sizeof(cotile_vulkan_executable_t), &memory));
  cotile_vulkan_executable_t *executable = memory;
  executable->base.device = base;
  cotile_status_t status =
      cotile_vulkan_instance_check(&device->instance, create_kernels(device, executable, spec));
  if (status)
    cotile_vulkan_executable_destroy(&executable->base);
  else
    *out_executable = &executable->base;
  return status;
}

void cotile_vulkan_executable_destroy(cotile_executable_t *base) {
  cotile_vulkan_executable_t *executable = (cotile_vulkan_executable_t *)base;
  const cotile_vulkan_device_t *device = (const cotile_vulkan_device_t *)base->device;
  for (int64_t i = 0; i < executable->distinct_count; i++)
    deinit_kernel(device, &executable->kernels[i]);
  cotile_deallocate(device->base.allocator, executable->by_ordinal);
  cotile_deallocate(device->base.allocator, executable->kernels);
  cotile_deallocate(device->base.allocator, executable);
}
