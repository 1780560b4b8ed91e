// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/hal/device.h"

#include "base/size.h"
#include "runtime/hal/queue.h"

#include <string.h>

static const struct {
  const char *name, *summary;
  const cotile_driver_t *driver;
} drivers[] = {
#define COTILE_X(identifier, name, summary) {name, summary, &cotile_driver_##identifier},
    COTILE_DRIVERS(COTILE_X)
#undef COTILE_X
};

enum { DRIVER_COUNT = sizeof drivers / sizeof *drivers };

static int is_driver(int32_t driver) { return driver >= 0 && driver < DRIVER_COUNT; }

const char *cotile_version(void) { return COTILE_VERSION; }

int32_t cotile_driver_count(void) { return DRIVER_COUNT; }

const char *cotile_driver_name(int32_t driver) {
  return is_driver(driver) ? drivers[driver].name : NULL;
}

const char *cotile_driver_summary(int32_t driver) {
  return is_driver(driver) ? drivers[driver].summary : NULL;
}

cotile_status_t cotile_driver_list_devices(int32_t driver, cotile_device_visitor_t visit,
                                           void *user) {
  if (!is_driver(driver))
    return COTILE_MAKE_STATUS(COTILE_NOT_FOUND, "there is no driver %d", (int)driver);
  if (drivers[driver].driver->list) return drivers[driver].driver->list(visit, user);
  visit(user, drivers[driver].name, drivers[driver].summary);
  return COTILE_SUCCESS;
}

static cotile_status_t unknown_driver(const char *name, size_t length) {
  char known[128] = "";
  for (size_t i = 0; i < DRIVER_COUNT; i++) {
    if (i) strncat(known, ", ", sizeof known - strlen(known) - 1);
    strncat(known, drivers[i].name, sizeof known - strlen(known) - 1);
  }
  return COTILE_MAKE_STATUS(COTILE_NOT_FOUND, "unknown device '%.*s'; known are: %s",
                            (int)(length < 80 ? length : 80), name, known);
}

cotile_status_t cotile_device_create(const char *text, const cotile_allocator_t *allocator,
                                     cotile_device_t **out_device) {
  size_t length = strcspn(text, ":");
  const char *options = text[length] ? text + length + 1 : "";
  *out_device = NULL;
  for (size_t i = 0; i < DRIVER_COUNT; i++) {
    if (strlen(drivers[i].name) != length || memcmp(drivers[i].name, text, length)) continue;
    return cotile_status_annotate(
        drivers[i].driver->create(options, allocator ? allocator : cotile_allocator_system(),
                                  out_device),
        "device '%s'", text);
  }
  return unknown_driver(text, length);
}

cotile_status_t cotile_device_init(cotile_device_t *device, const cotile_driver_t *driver,
                                   const cotile_allocator_t *allocator) {
  atomic_init(&device->references, 1);
  device->driver = driver;
  device->allocator = allocator;
  device->threads = 1;
  device->is_immediate = false;
  device->uses_host_memory = false;
  return cotile_queue_create(device, allocator, &device->queue);
}

void cotile_device_retain(cotile_device_t *device) {
  atomic_fetch_add_explicit(&device->references, 1, memory_order_relaxed);
}

void cotile_device_release(cotile_device_t *device) {
  if (!device || atomic_fetch_sub_explicit(&device->references, 1, memory_order_acq_rel) != 1)
    return;
  cotile_queue_destroy(device->queue);
  device->driver->destroy(device);
}

cotile_status_t cotile_device_execute(cotile_device_t *device, cotile_command_buffer_t *commands) {
  COTILE_RETURN_IF_ERROR(cotile_command_buffer_reserve(commands, device->threads));
  return device->driver->execute(device, commands, 0, commands->commands.count);
}

int32_t cotile_device_threads(const cotile_device_t *device) { return device->threads; }

static const char *name_of(const cotile_driver_t *driver) {
  size_t at = 0;
  while (drivers[at].driver != driver) at++;
  return drivers[at].name;
}

void cotile_device_limits(const cotile_device_t *device, cotile_device_limits_t *inout_limits) {
  const cotile_driver_t *driver = device->driver;
  cotile_device_limits_t limits = {.size = sizeof limits, .target = driver->target};
  if (driver->limits)
    driver->limits(device, &limits);
  else
    limits.name = name_of(driver);
  cotile_copy_versioned(inout_limits, inout_limits->size, &limits, sizeof limits);
}
