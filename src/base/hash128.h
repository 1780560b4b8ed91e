// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hashes that stand for contents: XXH3-128. Equal hashes of different contents do not happen by
// chance; they can be made on purpose, so both must come from who is trusted. Thread-safe.
#ifndef COTILE_BASE_HASH128_H
#define COTILE_BASE_HASH128_H

#include <stddef.h>
#include <stdint.h>

typedef struct cotile_hash128 {
  uint64_t words[2];
} cotile_hash128_t;

cotile_hash128_t cotile_hash128(const void *bytes, size_t size);

// Makes a hash stand for one more piece: that of a sequence begins as zeros. Where pieces begin and
// end matters.
void cotile_hash128_add(cotile_hash128_t *hash, const void *bytes, size_t size);

// 32 digits; `buffer` is returned.
enum { COTILE_HASH128_TEXT = 33 };
const char *cotile_hash128_text(cotile_hash128_t hash, char buffer[COTILE_HASH128_TEXT]);

#endif
