// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/checksum.h"
#include "base/module_abi.h"
#include "fuzz.h"
#include "runtime/module/elf_image.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const unsigned char *section;
  size_t section_size;
  cotile_status_t status =
      cotile_elf_find_section(data, size, COTILE_DESCRIPTOR_SECTION, &section, &section_size);
  if (!status) cotile_crc32(section, section_size); // reads all of it
  cotile_status_release(status);
  return 0;
}
