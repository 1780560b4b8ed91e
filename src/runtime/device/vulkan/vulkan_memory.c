// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/device/vulkan/vulkan_memory.h"

#include "runtime/device/vulkan/vulkan_device.h"

enum {
  LOCAL = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT,
  VISIBLE = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
  CACHED = VK_MEMORY_PROPERTY_HOST_CACHED_BIT
};

// --- Types of memory ---

#define ANY_HEAP UINT32_MAX
#define NO_TYPE UINT32_MAX

// The first, and so the best, with all `flags` among those of the mask `types`.
static uint32_t find_type(const cotile_vulkan_memory_facts_t *facts, uint32_t types, uint32_t heap,
                          VkMemoryPropertyFlags flags) {
  for (uint32_t i = 0; i < facts->properties.memoryTypeCount; i++) {
    const VkMemoryType *type = &facts->properties.memoryTypes[i];
    if (types >> i & 1 && (type->propertyFlags & flags) == flags &&
        (heap == ANY_HEAP || type->heapIndex == heap))
      return i;
  }
  return NO_TYPE;
}

static uint32_t largest_local_heap(const VkPhysicalDeviceMemoryProperties *properties) {
  uint32_t best = 0;
  VkDeviceSize most = 0;
  for (uint32_t i = 0; i < properties->memoryHeapCount; i++) {
    const VkMemoryHeap *heap = &properties->memoryHeaps[i];
    if (!(heap->flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT) || heap->size <= most) continue;
    most = heap->size;
    best = i;
  }
  return best;
}

void cotile_vulkan_memory_facts_init(cotile_vulkan_memory_facts_t *facts,
                                     const cotile_vulkan_api_t *api, VkPhysicalDevice device,
                                     bool stage) {
  VkPhysicalDeviceMaintenance3Properties limits = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES};
  VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2,
                                            .pNext = &limits};
  api->GetPhysicalDeviceProperties2(device, &properties);
  api->GetPhysicalDeviceMemoryProperties(device, &facts->properties);
  facts->heap = largest_local_heap(&facts->properties);
  facts->most_bytes = limits.maxMemoryAllocationSize;
  VkDeviceSize heap = facts->properties.memoryHeaps[facts->heap].size;
  if (heap < facts->most_bytes) facts->most_bytes = heap;
  facts->is_mapped =
      !stage && find_type(facts, UINT32_MAX, facts->heap, LOCAL | VISIBLE | CACHED) != NO_TYPE;
}

static uint32_t choose_type(const cotile_vulkan_memory_facts_t *facts, uint32_t types,
                            bool is_staging) {
  if (!is_staging)
    return find_type(facts, types, facts->heap,
                     facts->is_mapped ? LOCAL | VISIBLE | CACHED : LOCAL);
  uint32_t type = find_type(facts, types, ANY_HEAP, VISIBLE | CACHED);
  return type == NO_TYPE ? find_type(facts, types, ANY_HEAP, VISIBLE) : type;
}

// --- Memory ---

static cotile_status_t create_buffer(cotile_vulkan_memory_t *memory,
                                     const cotile_vulkan_device_t *device, size_t bytes) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                             .size = bytes,
                             .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                                      VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                      VK_BUFFER_USAGE_TRANSFER_DST_BIT};
  COTILE_VULKAN_TRY(CreateBuffer, device->handle, &info, NULL, &memory->buffer);
  return COTILE_SUCCESS;
}

static cotile_status_t allocate(cotile_vulkan_memory_t *memory,
                                const cotile_vulkan_device_t *device, bool is_staging) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  VkMemoryRequirements wanted;
  api->GetBufferMemoryRequirements(device->handle, memory->buffer, &wanted);
  VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                               .allocationSize = wanted.size,
                               .memoryTypeIndex =
                                   choose_type(&device->memory, wanted.memoryTypeBits, is_staging)};
  if (info.memoryTypeIndex == NO_TYPE)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "the device has no fitting type of memory");
  COTILE_VULKAN_TRY(AllocateMemory, device->handle, &info, NULL, &memory->memory);
  COTILE_VULKAN_TRY(BindBufferMemory, device->handle, memory->buffer, memory->memory, 0);
  if (!is_staging && !device->memory.is_mapped) return COTILE_SUCCESS;
  void *host;
  COTILE_VULKAN_TRY(MapMemory, device->handle, memory->memory, 0, VK_WHOLE_SIZE, 0, &host);
  memory->host = host;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_vulkan_memory_init(cotile_vulkan_memory_t *memory,
                                          const cotile_vulkan_device_t *device, size_t bytes,
                                          bool is_staging) {
  *memory = (cotile_vulkan_memory_t){.host = NULL};
  if (bytes > device->memory.most_bytes)
    return COTILE_MAKE_STATUS(COTILE_NO_MEMORY, "a buffer of %zu bytes; the device has at most %zu",
                              bytes, (size_t)device->memory.most_bytes);
  cotile_status_t status = create_buffer(memory, device, bytes);
  if (!status) status = allocate(memory, device, is_staging);
  if (status) cotile_vulkan_memory_deinit(memory, device);
  return status;
}

void cotile_vulkan_memory_deinit(cotile_vulkan_memory_t *memory,
                                 const cotile_vulkan_device_t *device) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  if (memory->buffer) api->DestroyBuffer(device->handle, memory->buffer, NULL);
  if (memory->memory) api->FreeMemory(device->handle, memory->memory, NULL);
  *memory = (cotile_vulkan_memory_t){.host = NULL};
}

// --- Buffers ---

typedef struct vulkan_buffer {
  cotile_buffer_t base;
  cotile_vulkan_memory_t memory; // owned
} vulkan_buffer_t;

cotile_status_t cotile_vulkan_buffer_create(cotile_device_t *base, size_t bytes,
                                            cotile_buffer_t **out_buffer) {
  cotile_vulkan_device_t *device = (cotile_vulkan_device_t *)base;
  void *object;
  COTILE_RETURN_IF_ERROR(cotile_allocate(base->allocator, 1, sizeof(vulkan_buffer_t), &object));
  vulkan_buffer_t *buffer = object;
  cotile_status_t status = cotile_vulkan_memory_init(&buffer->memory, device, bytes, false);
  if (!status) {
    buffer->base.address = cotile_address_make(bytes);
    status =
        cotile_address_table_add(&device->addresses, buffer->base.address, bytes, &buffer->memory);
  }
  buffer->base.device = base;
  status = cotile_vulkan_instance_check(&device->instance, status);
  if (status)
    cotile_vulkan_buffer_destroy(&buffer->base);
  else
    *out_buffer = &buffer->base;
  return status;
}

void cotile_vulkan_buffer_destroy(cotile_buffer_t *base) {
  vulkan_buffer_t *buffer = (vulkan_buffer_t *)base;
  cotile_vulkan_device_t *device = (cotile_vulkan_device_t *)base->device;
  if (base->address) cotile_address_table_remove(&device->addresses, base->address);
  cotile_vulkan_memory_deinit(&buffer->memory, device);
  cotile_deallocate(device->base.allocator, buffer);
}
