// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What every kind of device does. A driver implements the table and adds a line to
// COTILE_DRIVERS; device/null is the smallest one.
#ifndef COTILE_RUNTIME_HAL_DEVICE_H
#define COTILE_RUNTIME_HAL_DEVICE_H

#include "base/allocator.h"
#include "base/module_abi.h"
#include "cotile/runtime.h"

#include <stdatomic.h>

// identifier, name, summary
#define COTILE_DRIVERS(X)                                                                          \
  X(cpu, "cpu", "this machine's processors; cpu:threads=N uses N threads")                         \
  X(null, "null", "launches nothing: results are undefined, overheads measurable")

typedef struct cotile_driver {
  // `options` is the text after "name:", "" for none. USAGE if it is not understood.
  cotile_status_t (*create)(const char *options, const cotile_allocator_t *allocator,
                            cotile_device_t **out_device);
  void (*destroy)(cotile_device_t *device);

  // Runs all workgroups and returns when their writes are visible to the caller. `scratch` (64-byte
  // aligned, null if scratch_stride is 0) has scratch_stride bytes for each thread of the device.
  // Thread-safe.
  cotile_status_t (*dispatch)(cotile_device_t *device, const struct cotile_host_dispatch *dispatch,
                              void *scratch, size_t scratch_stride);
} cotile_driver_t;

// The first member of every driver's device.
struct cotile_device {
  atomic_int references;
  const cotile_driver_t *driver;
  const cotile_allocator_t *allocator; // borrowed
  int32_t threads;                     // at least 1
};

#define COTILE_X(identifier, name, summary) extern const cotile_driver_t cotile_driver_##identifier;
COTILE_DRIVERS(COTILE_X)
#undef COTILE_X

// Sets the common part of a device with one reference.
void cotile_device_init(cotile_device_t *device, const cotile_driver_t *driver,
                        const cotile_allocator_t *allocator, int32_t threads);

#endif
