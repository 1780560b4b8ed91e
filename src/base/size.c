// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/size.h"

#include <string.h>

bool cotile_shape_elements(const int64_t *dims, int rank, int64_t *out_elements) {
  bool empty = false;
  for (int i = 0; i < rank; i++) {
    if (dims[i] < 0) return false;
    empty |= dims[i] == 0;
  }
  int64_t product = empty ? 0 : 1;
  for (int i = 0; i < rank && !empty; i++)
    if (!cotile_mul(product, dims[i], &product)) return false;
  *out_elements = product;
  return true;
}

void cotile_copy_versioned(void *target, size_t target_size, const void *source,
                           size_t source_size) {
  size_t shared = target_size < source_size ? target_size : source_size;
  memset(target, 0, target_size);
  memcpy(target, source, shared);
  memcpy(target, &target_size, sizeof target_size);
}
