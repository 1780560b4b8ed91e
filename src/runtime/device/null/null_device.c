// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accepts every dispatch and runs none: what remains is the cost of everything around kernels.
#include "runtime/hal/device.h"

static cotile_status_t null_create(const char *options, const cotile_allocator_t *allocator,
                                   cotile_device_t **out_device) {
  void *device;
  if (*options) return COTILE_MAKE_STATUS(COTILE_USAGE, "takes no options, got '%s'", options);
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, 1, sizeof(cotile_device_t), &device));
  cotile_device_init(device, &cotile_driver_null, allocator, 1);
  *out_device = device;
  return COTILE_SUCCESS;
}

static void null_destroy(cotile_device_t *device) { cotile_deallocate(device->allocator, device); }

static cotile_status_t null_dispatch(cotile_device_t *device,
                                     const struct cotile_host_dispatch *dispatch, void *scratch,
                                     size_t scratch_stride) {
  (void)device, (void)dispatch, (void)scratch, (void)scratch_stride;
  return COTILE_SUCCESS;
}

const cotile_driver_t cotile_driver_null = {null_create, null_destroy, null_dispatch};
