// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The input is the JSON of a descriptor; its header is made to fit.
#include "base/checksum.h"
#include "base/module_abi.h"
#include "fuzz.h"
#include "runtime/module/descriptor.h"

#include <stdlib.h>
#include <string.h>

static void use_buffers(const cotile_descriptor_t *descriptor,
                        const cotile_function_buffers_t *buffers) {
  for (int32_t i = 0; i < buffers->parameters.count; i++)
    if (!descriptor->parameters.items[buffers->parameters.items[i]].name) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  struct cotile_descriptor_header header = {.length = (uint32_t)size,
                                            .crc32 = cotile_crc32(data, size)};
  cotile_descriptor_t descriptor;
  unsigned char *section = malloc(sizeof header + size);
  if (!section) return 0;
  memcpy(header.magic, COTILE_DESCRIPTOR_MAGIC, sizeof header.magic);
  memcpy(section, &header, sizeof header);
  if (size) memcpy(section + sizeof header, data, size);
  cotile_status_t status =
      cotile_descriptor_init(&descriptor, section, sizeof header + size, cotile_allocator_system());
  for (int32_t p = 0; p < descriptor.program_count && !status; p++)
    for (int32_t i = 0; i < descriptor.function_count; i++)
      use_buffers(&descriptor, &descriptor.programs[p].functions[i]);
  cotile_descriptor_deinit(&descriptor);
  cotile_status_release(status);
  free(section);
  return 0;
}
