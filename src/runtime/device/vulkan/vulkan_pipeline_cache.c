// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The file: a header with the size and the checksum of the data, because not every driver stands
// damaged data, then the data as Vulkan gives them, which begin with a header of its own.
#include "runtime/device/vulkan/vulkan_pipeline_cache.h"

#include "base/checksum.h"
#include "base/file.h"
#include "runtime/device/vulkan/vulkan_device.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define MAGIC "COTILEVK"

typedef struct file_header {
  char magic[8]; // MAGIC, no NUL
  uint64_t size; // of the data that follow
  uint32_t crc32, zero;
} file_header_t;

// --- The path ---

// Makes the folder too; leaves the path as it is if there is no home.
static cotile_status_t append_folder(cotile_string_t *path) {
  const char *cache = secure_getenv("XDG_CACHE_HOME"), *home = secure_getenv("HOME");
  if (cache && *cache == '/')
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(path, "%s", cache));
  else if (home && *home == '/')
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(path, "%s/.cache", home));
  else
    return COTILE_SUCCESS;
  mkdir(cotile_string_text(path), 0700); // if it fails, so does writing the file
  COTILE_RETURN_IF_ERROR(cotile_string_append_format(path, "/cotile"));
  mkdir(cotile_string_text(path), 0700);
  return COTILE_SUCCESS;
}

static cotile_status_t make_path(cotile_string_t *path, const VkPhysicalDeviceProperties *device) {
  COTILE_RETURN_IF_ERROR(append_folder(path));
  if (!path->length) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(
      cotile_string_append_format(path, "/vulkan-%x-%x-", device->vendorID, device->deviceID));
  for (size_t i = 0; i < VK_UUID_SIZE; i++)
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(path, "%02x", device->pipelineCacheUUID[i]));
  return COTILE_SUCCESS;
}

// --- Reading ---

static bool is_of_device(const void *data, size_t size, const VkPhysicalDeviceProperties *device) {
  VkPipelineCacheHeaderVersionOne header;
  if (size < sizeof header) return false;
  memcpy(&header, data, sizeof header);
  return header.headerSize >= sizeof header && header.headerSize <= size &&
         header.headerVersion == VK_PIPELINE_CACHE_HEADER_VERSION_ONE &&
         header.vendorID == device->vendorID && header.deviceID == device->deviceID &&
         !memcmp(header.pipelineCacheUUID, device->pipelineCacheUUID, VK_UUID_SIZE);
}

// The data in the bytes of the file; of no size if they cannot be used.
static VkPipelineCacheCreateInfo find_data(const cotile_mapping_t *file,
                                           const VkPhysicalDeviceProperties *device) {
  VkPipelineCacheCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO};
  file_header_t header;
  if (file->size < sizeof header) return info;
  memcpy(&header, file->data, sizeof header);
  const unsigned char *data = file->data + sizeof header;
  if (memcmp(header.magic, MAGIC, sizeof header.magic) || header.zero ||
      header.size != file->size - sizeof header ||
      header.crc32 != cotile_crc32(data, (size_t)header.size) ||
      !is_of_device(data, (size_t)header.size, device))
    return info;
  info.initialDataSize = (size_t)header.size;
  info.pInitialData = data;
  return info;
}

cotile_status_t cotile_vulkan_pipeline_cache_init(cotile_vulkan_pipeline_cache_t *cache,
                                                  const cotile_vulkan_device_t *device,
                                                  bool is_kept) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  cotile_mapping_t file = {.descriptor = -1};
  cotile_string_init(&cache->path, device->base.allocator);
  if (is_kept) COTILE_RETURN_IF_ERROR(make_path(&cache->path, &device->properties));
  if (cache->path.length)
    cotile_status_release(cotile_mapping_init(&file, cotile_string_text(&cache->path)));
  VkPipelineCacheCreateInfo info = find_data(&file, &device->properties);
  if (info.initialDataSize) cache->crc32 = cotile_crc32(info.pInitialData, info.initialDataSize);
  cotile_status_t status =
      COTILE_VULKAN_CALL(CreatePipelineCache, device->handle, &info, NULL, &cache->handle);
  cotile_mapping_deinit(&file);
  return status;
}

// --- Writing ---

static cotile_status_t write_file(const cotile_vulkan_pipeline_cache_t *cache, const void *data,
                                  size_t size) {
  file_header_t header = {.size = size, .crc32 = cotile_crc32(data, size)};
  cotile_file_writer_t writer;
  memcpy(header.magic, MAGIC, sizeof header.magic);
  if (header.crc32 == cache->crc32) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(
      cotile_file_writer_init(&writer, cotile_string_text(&cache->path), cache->path.allocator));
  cotile_status_t status = cotile_file_writer_append(&writer, &header, sizeof header);
  if (!status) status = cotile_file_writer_append(&writer, data, size);
  if (!status) status = cotile_file_writer_commit(&writer);
  cotile_file_writer_deinit(&writer);
  return status;
}

static cotile_status_t save(const cotile_vulkan_pipeline_cache_t *cache,
                            const cotile_vulkan_device_t *device) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  size_t size = 0;
  void *data;
  COTILE_VULKAN_TRY(GetPipelineCacheData, device->handle, cache->handle, &size, NULL);
  COTILE_RETURN_IF_ERROR(cotile_allocate(cache->path.allocator, 1, size, &data));
  cotile_status_t status =
      COTILE_VULKAN_CALL(GetPipelineCacheData, device->handle, cache->handle, &size, data);
  if (!status && size) status = write_file(cache, data, size);
  cotile_deallocate(cache->path.allocator, data);
  return status;
}

void cotile_vulkan_pipeline_cache_deinit(cotile_vulkan_pipeline_cache_t *cache,
                                         const cotile_vulkan_device_t *device) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  if (cache->handle && cache->path.length) cotile_status_release(save(cache, device));
  if (cache->handle) api->DestroyPipelineCache(device->handle, cache->handle, NULL);
  cotile_string_deinit(&cache->path);
}
