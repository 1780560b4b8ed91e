// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/checksum.h"
#include "fuzz.h"
#include "runtime/io/npy.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const cotile_tensor_type_t hint = {COTILE_BF16, 1, {COTILE_DYNAMIC}};
  for (int hinted = 0; hinted < 2; hinted++) {
    cotile_npy_t npy;
    int64_t elements;
    size_t bytes;
    cotile_status_t status = cotile_npy_parse(data, size, hinted ? &hint : NULL, &npy);
    if (!status) status = cotile_tensor_type_size(&npy.type, &elements, &bytes);
    if (!status) cotile_crc32(npy.data, bytes);
    cotile_status_release(status);
  }
  return 0;
}
