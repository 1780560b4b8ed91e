// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a symbol table local symbols come first. So the table is put into a new order, and whatever
// counts symbols from its start follows: relocations and section groups.
#include "compiler/package/local_symbols.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/allocator.h"

typedef struct object {
  unsigned char *bytes; // mapped for writing
  size_t size;
  Elf64_Shdr *sections;
  size_t section_count, table; // the symbol table's section
  Elf64_Sym *symbols;
  size_t symbol_count;
} object_t;

static cotile_status_t unexpected(const char *what) {
  return COTILE_MAKE_STATUS(COTILE_INTERNAL, "the linker's object file has %s", what);
}

static bool is_inside(const object_t *object, uint64_t offset, uint64_t size) {
  return offset % 8 == 0 && offset <= object->size && size <= object->size - offset;
}

static cotile_status_t find_sections(object_t *object) {
  Elf64_Ehdr header;
  if (object->size < sizeof header) return unexpected("no header");
  memcpy(&header, object->bytes, sizeof header);
  if (memcmp(header.e_ident, ELFMAG, SELFMAG) || header.e_ident[EI_CLASS] != ELFCLASS64 ||
      header.e_type != ET_REL || header.e_shentsize != sizeof(Elf64_Shdr) ||
      !is_inside(object, header.e_shoff, header.e_shnum * sizeof(Elf64_Shdr)))
    return unexpected("an unexpected header");
  object->sections = (void *)(object->bytes + header.e_shoff);
  object->section_count = header.e_shnum;
  return COTILE_SUCCESS;
}

static cotile_status_t find_symbols(object_t *object) {
  for (size_t i = 0; i < object->section_count; i++) {
    const Elf64_Shdr *section = &object->sections[i];
    if (section->sh_type == SHT_SYMTAB_SHNDX) return unexpected("too many sections");
    if (section->sh_type == SHT_SYMTAB) object->table = i;
    bool has_symbols = section->sh_type == SHT_SYMTAB || section->sh_type == SHT_RELA;
    if (has_symbols && !is_inside(object, section->sh_offset, section->sh_size))
      return unexpected("a table outside of it");
  }
  if (!object->table) return unexpected("no symbols");
  object->symbols = (void *)(object->bytes + object->sections[object->table].sh_offset);
  object->symbol_count = object->sections[object->table].sh_size / sizeof(Elf64_Sym);
  return COTILE_SUCCESS;
}

static bool stays_global(const Elf64_Sym *symbol) {
  return ELF64_ST_BIND(symbol->st_info) != STB_LOCAL &&
         (symbol->st_shndx == SHN_UNDEF || ELF64_ST_VISIBILITY(symbol->st_other) == STV_DEFAULT);
}

// Local symbols, then others, each in their order before. `numbers[i]` is the new number of i.
static size_t order_symbols(const object_t *object, Elf64_Sym *ordered, uint32_t *numbers) {
  size_t locals = 0, next = 0;
  for (int global = 0; global < 2; global++) {
    for (size_t i = 0; i < object->symbol_count; i++) {
      Elf64_Sym symbol = object->symbols[i];
      if (stays_global(&symbol) != global) continue;
      if (!global) symbol.st_info = ELF64_ST_INFO(STB_LOCAL, ELF64_ST_TYPE(symbol.st_info));
      if (!global) symbol.st_other = STV_DEFAULT;
      numbers[i] = (uint32_t)next;
      ordered[next++] = symbol;
    }
    if (!global) locals = next;
  }
  return locals;
}

static cotile_status_t renumber(object_t *object, const Elf64_Shdr *section,
                                const uint32_t *numbers) {
  Elf64_Rela *relocations = (void *)(object->bytes + section->sh_offset);
  for (size_t i = 0; i < section->sh_size / sizeof *relocations; i++) {
    uint64_t symbol = ELF64_R_SYM(relocations[i].r_info);
    if (symbol >= object->symbol_count) return unexpected("a relocation without a symbol");
    relocations[i].r_info =
        ELF64_R_INFO((Elf64_Xword)numbers[symbol], ELF64_R_TYPE(relocations[i].r_info));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t renumber_all(object_t *object, const uint32_t *numbers) {
  for (size_t i = 0; i < object->section_count; i++) {
    Elf64_Shdr *section = &object->sections[i];
    if (section->sh_link != object->table) continue;
    if (section->sh_type == SHT_RELA)
      COTILE_RETURN_IF_ERROR(renumber(object, section, numbers));
    else if (section->sh_type == SHT_GROUP && section->sh_info < object->symbol_count)
      section->sh_info = numbers[section->sh_info];
    else
      return unexpected("a section of unknown type");
  }
  return COTILE_SUCCESS;
}

static cotile_status_t reorder(object_t *object) {
  void *ordered, *numbers = NULL;
  const cotile_allocator_t *allocator = cotile_allocator_system();
  cotile_status_t status =
      cotile_allocate(allocator, object->symbol_count, sizeof(Elf64_Sym), &ordered);
  if (!status)
    status = cotile_allocate(allocator, object->symbol_count, sizeof(uint32_t), &numbers);
  if (!status) {
    size_t locals = order_symbols(object, ordered, numbers);
    status = renumber_all(object, numbers);
    memcpy(object->symbols, ordered, object->symbol_count * sizeof(Elf64_Sym));
    object->sections[object->table].sh_info = (Elf64_Word)locals;
  }
  cotile_deallocate(allocator, ordered);
  cotile_deallocate(allocator, numbers);
  return status;
}

static cotile_status_t cannot_change(const char *path) {
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "%s: cannot change: %s", path, strerror(errno));
}

static cotile_status_t map(int descriptor, const char *path, object_t *object) {
  struct stat facts;
  if (descriptor < 0 || fstat(descriptor, &facts)) return cannot_change(path);
  object->size = (size_t)facts.st_size;
  if (!object->size) return unexpected("no bytes");
  void *bytes = mmap(NULL, object->size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  if (bytes == MAP_FAILED) return cannot_change(path);
  object->bytes = bytes;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_hide_symbols(const char *path) {
  object_t object = {.bytes = NULL};
  int descriptor = open(path, O_RDWR | O_CLOEXEC);
  cotile_status_t status = map(descriptor, path, &object);
  if (!status) status = find_sections(&object);
  if (!status) status = find_symbols(&object);
  if (!status) status = reorder(&object);
  if (object.bytes && munmap(object.bytes, object.size) && !status) status = cannot_change(path);
  if (descriptor >= 0 && close(descriptor) && !status) status = cannot_change(path);
  return status;
}
