// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory of a device.
//
// [buffer-1] Contents are undefined at first, the address is aligned to 256 bytes. [buffer-2] A
// pointer into a buffer is its `address` plus an offset in bytes, whatever the device: commands and
// host programs pass such pointers and never read through them.
#ifndef COTILE_RUNTIME_HAL_BUFFER_H
#define COTILE_RUNTIME_HAL_BUFFER_H

#include "base/module_abi.h"
#include "base/region.h"
#include "runtime/hal/device.h"

enum { COTILE_BUFFER_ALIGNMENT = COTILE_TENSOR_ALIGNMENT };

// The first member of every driver's buffer. Read-only but for the driver.
struct cotile_buffer {
  atomic_int references;
  cotile_device_t *device; // retained
  size_t bytes;
  char *address;
};

// A buffer of no bytes is valid. NO_MEMORY on failure.
cotile_status_t cotile_buffer_create(cotile_device_t *device, size_t bytes,
                                     cotile_buffer_t **out_buffer) COTILE_MUST_USE;
void cotile_buffer_retain(cotile_buffer_t *buffer);
void cotile_buffer_release(cotile_buffer_t *buffer);

// A region whose pieces are device addresses; its blocks are buffers.
void cotile_region_init_on_device(cotile_region_t *region, cotile_device_t *device);

#endif
