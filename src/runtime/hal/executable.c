// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/hal/executable.h"

cotile_status_t cotile_executable_create(cotile_device_t *device,
                                         const cotile_executable_spec_t *spec,
                                         cotile_executable_t **out_executable) {
  *out_executable = NULL;
  COTILE_RETURN_IF_ERROR(device->driver->executable_create(device, spec, out_executable));
  atomic_init(&(*out_executable)->references, 1);
  (*out_executable)->device = device;
  (*out_executable)->kernel_count = spec->kernel_count;
  cotile_device_retain(device);
  return COTILE_SUCCESS;
}

void cotile_executable_retain(cotile_executable_t *executable) {
  atomic_fetch_add_explicit(&executable->references, 1, memory_order_relaxed);
}

void cotile_executable_release(cotile_executable_t *executable) {
  if (!executable ||
      atomic_fetch_sub_explicit(&executable->references, 1, memory_order_acq_rel) != 1)
    return;
  cotile_device_t *device = executable->device;
  device->driver->executable_destroy(executable);
  cotile_device_release(device);
}
