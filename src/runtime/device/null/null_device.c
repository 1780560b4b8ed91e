// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accepts all work and does none: what remains is the cost of everything around kernels. Also the
// template for a driver (device/README.md).
#include "runtime/hal/buffer.h"
#include "runtime/hal/command_buffer.h"
#include "runtime/hal/host_memory.h"

static void null_destroy(cotile_device_t *device) { cotile_deallocate(device->allocator, device); }

static cotile_status_t null_create(const char *options, const cotile_allocator_t *allocator,
                                   cotile_device_t **out_device) {
  void *memory;
  if (*options) return COTILE_MAKE_STATUS(COTILE_USAGE, "takes no options, got '%s'", options);
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, 1, sizeof(cotile_device_t), &memory));
  cotile_device_t *device = memory;
  cotile_status_t status = cotile_device_init(device, &cotile_driver_null, allocator);
  if (status) {
    null_destroy(device);
    return status;
  }
  device->is_immediate = true;
  device->uses_host_memory = true;
  *out_device = device;
  return COTILE_SUCCESS;
}

static cotile_status_t null_executable_create(cotile_device_t *device,
                                              const cotile_executable_spec_t *spec,
                                              cotile_executable_t **out_executable) {
  void *memory;
  (void)spec;
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(device->allocator, 1, sizeof(cotile_executable_t), &memory));
  *out_executable = memory;
  return COTILE_SUCCESS;
}

static void null_executable_destroy(cotile_executable_t *executable) {
  cotile_deallocate(executable->device->allocator, executable);
}

static cotile_status_t null_execute(cotile_device_t *device, cotile_command_buffer_t *commands,
                                    size_t first, size_t count) {
  (void)device, (void)commands, (void)first, (void)count;
  return COTILE_SUCCESS;
}

static void null_dispatch(cotile_device_t *device, const cotile_dispatch_t *dispatch,
                          void *scratch) {
  (void)device, (void)dispatch, (void)scratch;
}

const cotile_driver_t cotile_driver_null = {
    .target = "cpu",
    .create = null_create,
    .destroy = null_destroy,
    .buffer_create = cotile_host_memory_create,
    .buffer_destroy = cotile_host_memory_destroy,
    .executable_create = null_executable_create,
    .executable_destroy = null_executable_destroy,
    .execute = null_execute,
    .dispatch = null_dispatch,
};
