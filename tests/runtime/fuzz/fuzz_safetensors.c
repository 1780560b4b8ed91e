// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/checksum.h"
#include "fuzz.h"
#include "runtime/io/safetensors.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  cotile_region_t region;
  cotile_stored_tensor_t *tensors;
  size_t count, bytes;
  int64_t elements;
  cotile_region_init(&region, cotile_allocator_system());
  cotile_status_t status = cotile_safetensors_parse(data, size, &region, &tensors, &count);
  for (size_t i = 0; i < count && !status; i++) {
    if (!tensors[i].known) continue;
    status = cotile_tensor_type_size(&tensors[i].type, &elements, &bytes);
    if (!status) cotile_crc32(tensors[i].data, bytes);
  }
  cotile_status_release(status);
  cotile_region_deinit(&region);
  return 0;
}
