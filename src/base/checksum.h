// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CRC-32 with the IEEE polynomial, as in zlib and PNG.
#ifndef COTILE_BASE_CHECKSUM_H
#define COTILE_BASE_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

// Of `size` bytes; 0 for none. Thread-safe.
uint32_t cotile_crc32(const void *bytes, size_t size);

#endif
