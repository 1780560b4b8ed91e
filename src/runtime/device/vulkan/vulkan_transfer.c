// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies between memory of the device and that of the host, or within the device.
//
// Staging memory is used from its start on until the submission has ended: uploads are copied there
// by the host when they are recorded, downloads are copied from there when it has ended.
#include "base/clock.h"
#include "base/size.h"
#include "runtime/device/vulkan/vulkan_device.h"

#include <string.h>

enum { STAGING_ALIGNMENT = 16 };

// Bytes of a buffer.
typedef struct place {
  const cotile_vulkan_memory_t *memory;
  VkDeviceSize offset;
} place_t;

static cotile_status_t find_place(const cotile_vulkan_execution_t *execution, const char *address,
                                  size_t bytes, place_t *out_place) {
  cotile_address_range_t range;
  COTILE_RETURN_IF_ERROR(
      cotile_address_table_find(&execution->device->addresses, address, bytes, &range));
  *out_place = (place_t){range.memory, (uintptr_t)address - range.begin};
  return COTILE_SUCCESS;
}

static void record_copy(const cotile_vulkan_execution_t *execution, place_t target, place_t source,
                        size_t bytes) {
  const cotile_vulkan_api_t *api = &execution->device->instance.api;
  VkBufferCopy region = {.srcOffset = source.offset, .dstOffset = target.offset, .size = bytes};
  api->CmdCopyBuffer(execution->commands, source.memory->buffer, target.memory->buffer, 1, &region);
}

// Begins a submission that has a time to spare.
static cotile_status_t make_room(cotile_vulkan_execution_t *execution) {
  if (execution->times.count == COTILE_VULKAN_MOST_TIMES)
    COTILE_RETURN_IF_ERROR(cotile_vulkan_execution_finish(execution));
  return cotile_vulkan_execution_begin(execution);
}

// --- Staging ---

static size_t free_bytes(const cotile_vulkan_execution_t *execution) {
  return COTILE_VULKAN_STAGING_BYTES - execution->staged;
}

// True if the host is yet to write some of the bytes.
static bool is_awaited(const cotile_vulkan_execution_t *execution, const char *source,
                       size_t bytes) {
  for (int32_t i = 0; i < execution->download_count; i++) {
    const cotile_vulkan_download_t *download = &execution->downloads[i];
    if ((uintptr_t)source < (uintptr_t)download->target + download->bytes &&
        (uintptr_t)download->target < (uintptr_t)source + bytes)
      return true;
  }
  return false;
}

// A piece of staging memory of at most `bytes`, and at least one.
static cotile_status_t take_staging(cotile_vulkan_execution_t *execution, size_t bytes,
                                    place_t *out_place, size_t *out_bytes) {
  if (!free_bytes(execution)) COTILE_RETURN_IF_ERROR(cotile_vulkan_execution_finish(execution));
  COTILE_RETURN_IF_ERROR(make_room(execution));
  size_t size = bytes < free_bytes(execution) ? bytes : free_bytes(execution);
  *out_place = (place_t){&execution->staging, execution->staged};
  *out_bytes = size;
  execution->staged += (size + STAGING_ALIGNMENT - 1) / STAGING_ALIGNMENT * STAGING_ALIGNMENT;
  return COTILE_SUCCESS;
}

static cotile_status_t stage_upload(cotile_vulkan_execution_t *execution, place_t target,
                                    const char *source, size_t bytes) {
  place_t staging;
  if (is_awaited(execution, source, bytes))
    COTILE_RETURN_IF_ERROR(cotile_vulkan_execution_finish(execution));
  for (size_t size; bytes; bytes -= size) {
    COTILE_RETURN_IF_ERROR(take_staging(execution, bytes, &staging, &size));
    memcpy(execution->staging.host + staging.offset, source, size);
    record_copy(execution, target, staging, size);
    target.offset += size;
    source += size;
  }
  return COTILE_SUCCESS;
}

static cotile_status_t stage_download(cotile_vulkan_execution_t *execution, char *target,
                                      place_t source, size_t bytes) {
  place_t staging;
  for (size_t size; bytes; bytes -= size) {
    if (execution->download_count == COTILE_VULKAN_MOST_DOWNLOADS)
      COTILE_RETURN_IF_ERROR(cotile_vulkan_execution_finish(execution));
    COTILE_RETURN_IF_ERROR(take_staging(execution, bytes, &staging, &size));
    record_copy(execution, staging, source, size);
    execution->downloads[execution->download_count++] =
        (cotile_vulkan_download_t){target, staging.offset, size};
    source.offset += size;
    target += size;
  }
  return COTILE_SUCCESS;
}

void cotile_vulkan_execution_deliver(cotile_vulkan_execution_t *execution) {
  for (int32_t i = 0; i < execution->download_count; i++) {
    const cotile_vulkan_download_t *download = &execution->downloads[i];
    memcpy(download->target, execution->staging.host + download->offset, download->bytes);
  }
  execution->download_count = 0;
}

// --- Transfers ---

// The host copies, once all that was recorded has ended.
static cotile_status_t copy_by_host(cotile_vulkan_execution_t *execution, cotile_command_t *command,
                                    char *target, const char *source) {
  COTILE_RETURN_IF_ERROR(cotile_vulkan_execution_finish(execution));
  if (execution->is_timed) command->begin = cotile_clock();
  memcpy(target, source, command->copy.bytes);
  if (execution->is_timed) command->end = cotile_clock();
  return COTILE_SUCCESS;
}

static cotile_status_t upload(cotile_vulkan_execution_t *execution, cotile_command_t *command) {
  place_t target;
  const char *source = command->copy.source;
  COTILE_RETURN_IF_ERROR(find_place(execution, command->copy.target, command->copy.bytes, &target));
  if (target.memory->host)
    return copy_by_host(execution, command, target.memory->host + target.offset, source);
  return stage_upload(execution, target, source, command->copy.bytes);
}

static cotile_status_t download(cotile_vulkan_execution_t *execution, cotile_command_t *command) {
  place_t source;
  char *target = command->copy.target;
  COTILE_RETURN_IF_ERROR(find_place(execution, command->copy.source, command->copy.bytes, &source));
  if (source.memory->host)
    return copy_by_host(execution, command, target, source.memory->host + source.offset);
  return stage_download(execution, target, source, command->copy.bytes);
}

static cotile_status_t copy(cotile_vulkan_execution_t *execution, const cotile_command_t *command) {
  place_t target, source;
  size_t bytes = command->copy.bytes;
  COTILE_RETURN_IF_ERROR(find_place(execution, command->copy.target, bytes, &target));
  COTILE_RETURN_IF_ERROR(find_place(execution, command->copy.source, bytes, &source));
  COTILE_RETURN_IF_ERROR(make_room(execution));
  record_copy(execution, target, source, bytes);
  return COTILE_SUCCESS;
}

static cotile_status_t transfer(cotile_vulkan_execution_t *execution, cotile_command_t *command) {
  switch (command->kind) {
  case COTILE_COMMAND_UPLOAD:
    return upload(execution, command);
  case COTILE_COMMAND_DOWNLOAD:
    return download(execution, command);
  default:
    return copy(execution, command);
  }
}

cotile_status_t cotile_vulkan_execution_transfer(cotile_vulkan_execution_t *execution,
                                                 cotile_command_t *command) {
  if (command->copy.bytes == 0) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(transfer(execution, command));
  if (execution->is_timed && execution->is_recording) // not by the host
    cotile_vulkan_times_mark(&execution->times, execution->device, execution->commands, command);
  return COTILE_SUCCESS;
}
