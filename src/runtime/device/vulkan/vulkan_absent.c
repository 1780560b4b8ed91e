// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver in builds without Vulkan's headers.
#include "base/status.h"
#include "runtime/hal/device.h"

static cotile_status_t absent(void) {
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE,
                            "this build has no Vulkan driver: Vulkan's headers were not there");
}

static cotile_status_t absent_list(cotile_device_visitor_t visit, void *user) {
  (void)visit, (void)user;
  return absent();
}

static cotile_status_t absent_create(const char *options, const cotile_allocator_t *allocator,
                                     cotile_device_t **out_device) {
  (void)options, (void)allocator, (void)out_device;
  return absent();
}

const cotile_driver_t cotile_driver_vulkan = {
    .target = "vulkan", .list = absent_list, .create = absent_create};
