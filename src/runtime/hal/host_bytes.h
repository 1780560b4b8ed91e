// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work on bytes of the host that all threads of a device share; the device must be `is_host` and
// use the host's memory.
//
// The work is a dispatch like those of modules: a kernel of the runtime's own, one workgroup for
// each block of COTILE_BYTES_BLOCK bytes. NO_MEMORY on failure. Thread-safe.
#ifndef COTILE_RUNTIME_HAL_HOST_BYTES_H
#define COTILE_RUNTIME_HAL_HOST_BYTES_H

#include "base/hash128.h"
#include "runtime/hal/device.h"

enum { COTILE_BYTES_BLOCK = 1 << 20 };

// The hash of the hashes of the blocks, in order.
cotile_status_t cotile_bytes_hash(cotile_device_t *device, const void *bytes, size_t size,
                                  cotile_hash128_t *out_hash) COTILE_MUST_USE;

// Sets all bytes to zero.
cotile_status_t cotile_bytes_clear(cotile_device_t *device, void *bytes,
                                   size_t size) COTILE_MUST_USE;

#endif
