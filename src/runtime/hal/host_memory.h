// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Buffers of devices that work in the memory of the host: buffer_create and buffer_destroy of a
// driver (hal/device.h).
#ifndef COTILE_RUNTIME_HAL_HOST_MEMORY_H
#define COTILE_RUNTIME_HAL_HOST_MEMORY_H

#include "runtime/hal/buffer.h"

cotile_status_t cotile_host_memory_create(cotile_device_t *device, size_t bytes,
                                          cotile_buffer_t **out_buffer) COTILE_MUST_USE;
void cotile_host_memory_destroy(cotile_buffer_t *buffer);

#endif
