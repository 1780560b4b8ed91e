// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/hash128.h"

#include <inttypes.h>
#include <stdio.h>

#define XXH_INLINE_ALL // the library is not linked
#include <xxhash.h>

cotile_hash128_t cotile_hash128(const void *bytes, size_t size) {
  XXH128_hash_t hash = XXH3_128bits(bytes, size);
  return (cotile_hash128_t){{hash.low64, hash.high64}};
}

void cotile_hash128_add(cotile_hash128_t *hash, const void *bytes, size_t size) {
  cotile_hash128_t pair[] = {*hash, cotile_hash128(bytes, size)};
  *hash = cotile_hash128(pair, sizeof pair);
}

const char *cotile_hash128_text(cotile_hash128_t hash, char buffer[COTILE_HASH128_TEXT]) {
  snprintf(buffer, COTILE_HASH128_TEXT, "%016" PRIx64 "%016" PRIx64, hash.words[1], hash.words[0]);
  return buffer;
}
