// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/device/vulkan/vulkan_times.h"

#include "base/clock.h"
#include "base/size.h"
#include "runtime/device/vulkan/vulkan_device.h"

cotile_status_t cotile_vulkan_times_init(cotile_vulkan_times_t *times,
                                         const cotile_vulkan_device_t *device) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  VkQueryPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO,
                                .queryType = VK_QUERY_TYPE_TIMESTAMP,
                                .queryCount = COTILE_VULKAN_MOST_TIMES + 1};
  if (!device->timestamp_mask) return COTILE_SUCCESS;
  COTILE_VULKAN_TRY(CreateQueryPool, device->handle, &info, NULL, &times->queries);
  return COTILE_SUCCESS;
}

void cotile_vulkan_times_deinit(cotile_vulkan_times_t *times,
                                const cotile_vulkan_device_t *device) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  if (times->queries) api->DestroyQueryPool(device->handle, times->queries, NULL);
}

static void write_stamp(const cotile_vulkan_times_t *times, const cotile_vulkan_device_t *device,
                        VkCommandBuffer commands) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  if (times->queries)
    api->CmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, times->queries,
                           times->count);
}

void cotile_vulkan_times_begin(cotile_vulkan_times_t *times, const cotile_vulkan_device_t *device,
                               VkCommandBuffer commands) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  times->count = 0;
  if (times->queries)
    api->CmdResetQueryPool(commands, times->queries, 0, COTILE_VULKAN_MOST_TIMES + 1);
  write_stamp(times, device, commands);
}

void cotile_vulkan_times_mark(cotile_vulkan_times_t *times, const cotile_vulkan_device_t *device,
                              VkCommandBuffer commands, cotile_command_t *command) {
  times->commands[times->count++] = command;
  write_stamp(times, device, commands);
}

// --- Conversion ---

// A moment by both clocks: of now, or of the first timestamp.
typedef struct moment {
  uint64_t stamp;
  int64_t time;
} moment_t;

static cotile_status_t find_moment(const cotile_vulkan_times_t *times,
                                   const cotile_vulkan_device_t *device, int64_t submitted,
                                   moment_t *out_moment) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  static const VkCalibratedTimestampInfoEXT infos[] = {
      {.sType = VK_STRUCTURE_TYPE_CALIBRATED_TIMESTAMP_INFO_EXT,
       .timeDomain = VK_TIME_DOMAIN_DEVICE_EXT},
      {.sType = VK_STRUCTURE_TYPE_CALIBRATED_TIMESTAMP_INFO_EXT,
       .timeDomain = VK_TIME_DOMAIN_CLOCK_MONOTONIC_EXT}};
  uint64_t now[2], deviation;
  *out_moment = (moment_t){times->stamps[0], submitted};
  if (!device->can_calibrate) return COTILE_SUCCESS;
  COTILE_VULKAN_TRY(GetCalibratedTimestampsEXT, device->handle, 2, infos, now, &deviation);
  *out_moment = (moment_t){now[0], (int64_t)now[1]};
  return COTILE_SUCCESS;
}

// The counter wraps around: what is less than half of its range before the moment is earlier.
static int64_t to_time(const cotile_vulkan_device_t *device, moment_t moment, uint64_t stamp) {
  uint64_t mask = device->timestamp_mask, later = (stamp - moment.stamp) & mask;
  double ticks = later <= mask / 2 ? (double)later : -(double)((moment.stamp - stamp) & mask);
  return moment.time + (int64_t)(ticks * (double)device->properties.limits.timestampPeriod);
}

static int64_t clamp(int64_t value, int64_t least, int64_t most) {
  return cotile_max(least, cotile_min(value, most));
}

static cotile_status_t convert(const cotile_vulkan_times_t *times,
                               const cotile_vulkan_device_t *device, int64_t submitted,
                               int64_t ended) {
  moment_t moment;
  COTILE_RETURN_IF_ERROR(find_moment(times, device, submitted, &moment));
  int64_t begin = clamp(to_time(device, moment, times->stamps[0]), submitted, ended);
  for (uint32_t i = 0; i < times->count; i++) {
    int64_t end = clamp(to_time(device, moment, times->stamps[i + 1]), begin, ended);
    times->commands[i]->begin = begin;
    times->commands[i]->end = end;
    begin = end;
  }
  return COTILE_SUCCESS;
}

cotile_status_t cotile_vulkan_times_end(cotile_vulkan_times_t *times,
                                        const cotile_vulkan_device_t *device, int64_t submitted) {
  const cotile_vulkan_api_t *api = &device->instance.api;
  int64_t ended = cotile_clock();
  for (uint32_t i = 0; i < times->count; i++) {
    times->commands[i]->begin = submitted;
    times->commands[i]->end = ended;
  }
  if (!times->queries || !times->count) return COTILE_SUCCESS;
  COTILE_VULKAN_TRY(GetQueryPoolResults, device->handle, times->queries, 0, times->count + 1,
                    (times->count + 1) * sizeof *times->stamps, times->stamps,
                    sizeof *times->stamps, VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
  return convert(times, device, submitted, ended);
}
