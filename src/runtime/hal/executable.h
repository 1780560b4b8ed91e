// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels that a device can run.
#ifndef COTILE_RUNTIME_HAL_EXECUTABLE_H
#define COTILE_RUNTIME_HAL_EXECUTABLE_H

#include "base/module_abi.h"
#include "runtime/hal/device.h"

// What kernels are made from; borrowed, must outlive the executable.
struct cotile_executable_spec {
  int64_t kernel_count;
  // In order of the ordinals; null for forms that there are not.
  cotile_kernel_fn *const *native; // code for this machine's processors
  const struct cotile_spirv_kernel *spirv;
};

// The first member of every driver's executable.
struct cotile_executable {
  atomic_int references;
  cotile_device_t *device; // retained
  int64_t kernel_count;
};

cotile_status_t cotile_executable_create(cotile_device_t *device,
                                         const cotile_executable_spec_t *spec,
                                         cotile_executable_t **out_executable) COTILE_MUST_USE;
void cotile_executable_retain(cotile_executable_t *executable);
void cotile_executable_release(cotile_executable_t *executable);

#endif
