// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/module/elf_image.h"

#include <elf.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/architecture.h"

struct image {
  const unsigned char *bytes;
  size_t size;
  Elf64_Ehdr header;
};

static bool is_inside(const struct image *image, uint64_t offset, uint64_t size) {
  return offset <= image->size && size <= image->size - offset;
}

// Copies item `index` of a table; the image need not be aligned.
static bool read_item(const struct image *image, uint64_t table, uint64_t index, size_t size,
                      void *out_item) {
  uint64_t offset;
  if (__builtin_mul_overflow(index, size, &offset) ||
      __builtin_add_overflow(offset, table, &offset) || !is_inside(image, offset, size))
    return false;
  memcpy(out_item, image->bytes + offset, size);
  return true;
}

static cotile_status_t not_a_module(const char *why) {
  return COTILE_MAKE_STATUS(COTILE_INVALID, "not a Cotile module: %s", why);
}

static cotile_status_t check_machine(Elf64_Half machine) {
  if (machine == cotile_architecture_elf_machine(COTILE_HOST_ARCHITECTURE)) return COTILE_SUCCESS;
  cotile_architecture_t architecture = cotile_architecture_from_elf_machine(machine);
  if (architecture == COTILE_ARCHITECTURE_COUNT)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "compiled for another machine (ELF machine %u)",
                              (unsigned)machine);
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "compiled for %s; this machine is %s",
                            cotile_architecture_name(architecture),
                            cotile_architecture_name(COTILE_HOST_ARCHITECTURE));
}

static cotile_status_t read_header(struct image *image) {
  const Elf64_Ehdr *header = &image->header;
  if (image->size < SELFMAG || memcmp(image->bytes, ELFMAG, SELFMAG))
    return not_a_module("not an ELF file");
  if (!read_item(image, 0, 0, sizeof image->header, &image->header))
    return not_a_module("the ELF header is cut off");
  if (header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_ident[EI_DATA] != ELFDATA2LSB)
    return not_a_module("not a 64-bit little-endian ELF file");
  if (header->e_type != ET_DYN) return not_a_module("not a shared object");
  COTILE_RETURN_IF_ERROR(check_machine(header->e_machine));
  if (header->e_phentsize != sizeof(Elf64_Phdr) || header->e_shentsize != sizeof(Elf64_Shdr))
    return not_a_module("its ELF tables have unknown entries");
  return COTILE_SUCCESS;
}

static cotile_status_t check_segments(const struct image *image) {
  for (uint64_t i = 0; i < image->header.e_phnum; i++) {
    Elf64_Phdr segment;
    if (!read_item(image, image->header.e_phoff, i, sizeof segment, &segment))
      return not_a_module("the file is cut off (program headers)");
    if (segment.p_type == PT_NULL) continue;
    if (!is_inside(image, segment.p_offset, segment.p_filesz))
      return not_a_module("the file is cut off (segments)");
  }
  return COTILE_SUCCESS;
}

static bool read_section(const struct image *image, uint64_t index, Elf64_Shdr *out_section) {
  return read_item(image, image->header.e_shoff, index, sizeof *out_section, out_section);
}

// True if the string table holds exactly `name` at `offset`.
static bool is_named(const struct image *image, const Elf64_Shdr *names, uint64_t offset,
                     const char *name) {
  size_t size = strlen(name) + 1;
  return offset <= names->sh_size && size <= names->sh_size - offset &&
         !memcmp(image->bytes + names->sh_offset + offset, name, size);
}

static cotile_status_t find_section(const struct image *image, const char *name,
                                    Elf64_Shdr *out_section) {
  Elf64_Shdr names;
  uint64_t count = image->header.e_shnum;
  if (count > 0 && !read_section(image, count - 1, out_section))
    return not_a_module("the file is cut off (section headers)");
  if (!read_section(image, image->header.e_shstrndx, &names) || names.sh_type != SHT_STRTAB ||
      !is_inside(image, names.sh_offset, names.sh_size))
    return not_a_module("the file is cut off (section names)");
  for (uint64_t i = 0; i < count; i++) {
    if (!read_section(image, i, out_section) ||
        !is_named(image, &names, out_section->sh_name, name))
      continue;
    if (out_section->sh_type != SHT_NOBITS &&
        is_inside(image, out_section->sh_offset, out_section->sh_size))
      return COTILE_SUCCESS;
    return COTILE_MAKE_STATUS(COTILE_INVALID,
                              "not a Cotile module: the file is cut off (section %s)", name);
  }
  return COTILE_MAKE_STATUS(COTILE_INVALID, "not a Cotile module: it has no section %s", name);
}

cotile_status_t cotile_elf_find_section(const unsigned char *bytes, size_t size, const char *name,
                                        const unsigned char **out_section, size_t *out_size) {
  struct image image = {.bytes = bytes, .size = size};
  Elf64_Shdr section;
  *out_section = NULL;
  *out_size = 0;
  COTILE_RETURN_IF_ERROR(read_header(&image));
  COTILE_RETURN_IF_ERROR(check_segments(&image));
  COTILE_RETURN_IF_ERROR(find_section(&image, name, &section));
  *out_section = bytes + section.sh_offset;
  *out_size = section.sh_size;
  return COTILE_SUCCESS;
}
