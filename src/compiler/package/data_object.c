// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The file: ELF header, descriptor, constants, image and its relocations, symbols, strings, section
// headers. The image is a struct cotile_module_image, then the pointers to its programs.
#include "compiler/package/data_object.h"

#include <elf.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/module_abi.h"
#include "base/size.h"
#include "compiler/package/constant_bytes.h"
#include "compiler/package/descriptor_writer.h"

enum { PAGE = 4096, SMALL_ALIGNMENT = 64 };
#define DATA_LIMIT (INT64_C(1) << 31) // what code reaches in the default code models

enum section {
  SECTION_NULL,
  SECTION_DESCRIPTOR,
  SECTION_CONSTANTS,
  SECTION_IMAGE,
  SECTION_RELOCATIONS,
  SECTION_STACK_NOTE,
  SECTION_SYMBOLS,
  SECTION_SYMBOL_NAMES,
  SECTION_NAMES,
  SECTION_COUNT
};

static const char *const section_names[SECTION_COUNT] = {"",
                                                         COTILE_DESCRIPTOR_SECTION,
                                                         ".rodata.cotile",
                                                         ".data.rel.ro.cotile",
                                                         ".rela.data.rel.ro.cotile",
                                                         ".note.GNU-stack",
                                                         ".symtab",
                                                         ".strtab",
                                                         ".shstrtab"};

// The first symbols, up to the first program; those before the image are local.
enum symbol { SYMBOL_NULL, SYMBOL_DESCRIPTOR, SYMBOL_IMAGE_SECTION, SYMBOL_IMAGE, SYMBOL_PROGRAMS };

typedef struct data_object {
  const cotile_contents_t *contents;
  const cotile_hash128_t *codes;
  const cotile_program_constant_t **constants; // of all programs, each once
  int64_t constant_count;
  const cotile_allocator_t *allocator;
  cotile_file_writer_t writer;
  int64_t written;
  cotile_string_t descriptor, image, relocations, symbols, symbol_names, names;
  int64_t *offsets, *sizes; // of the constants, in their section
  int64_t constants_size;
  Elf64_Shdr headers[SECTION_COUNT];
} data_object_t;

static cotile_architecture_t architecture_of(const data_object_t *object) {
  return object->contents->programs[0].machine->architecture;
}

static int64_t round_up(int64_t value, int64_t alignment) {
  return cotile_ceil_div(value, alignment) * alignment;
}

static void list_constants(data_object_t *object, cotile_arena_t *arena) {
  int64_t limit = 0;
  for (int64_t p = 0; p < object->contents->program_count; p++)
    limit += object->contents->programs[p].hal->program.constant_count;
  object->constants = COTILE_ARENA_NEW(arena, limit, const cotile_program_constant_t *);
  for (int64_t p = 0; p < object->contents->program_count; p++) {
    const cotile_program_t *program = &object->contents->programs[p].hal->program;
    for (int64_t i = 0; i < program->constant_count; i++)
      if (!program->constants[i].is_known)
        object->constants[object->constant_count++] = &program->constants[i];
  }
}

static cotile_status_t lay_out_constants(data_object_t *object, cotile_arena_t *arena) {
  int64_t count = object->constant_count;
  object->offsets = COTILE_ARENA_NEW(arena, count, int64_t);
  object->sizes = COTILE_ARENA_NEW(arena, count, int64_t);
  for (int64_t i = 0; i < count; i++) {
    const cotile_program_constant_t *constant = object->constants[i];
    cotile_status_t status = cotile_constant_size(constant->value, &object->sizes[i]);
    if (status) return cotile_status_annotate(status, "%s", constant->symbol);
    int64_t size = object->sizes[i];
    object->offsets[i] = round_up(object->constants_size, size >= PAGE ? PAGE : SMALL_ALIGNMENT);
    if (size >= DATA_LIMIT || object->offsets[i] + size >= DATA_LIMIT)
      return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                                "constants of 2 GiB or more in one module are not supported yet; "
                                "make them parameters");
    object->constants_size = object->offsets[i] + size;
  }
  return COTILE_SUCCESS;
}

static cotile_status_t append_symbol(data_object_t *object, const char *name, Elf64_Sym symbol) {
  symbol.st_name = (Elf64_Word)object->symbol_names.length;
  COTILE_RETURN_IF_ERROR(cotile_string_append(&object->symbol_names, name, strlen(name) + 1));
  return cotile_string_append(&object->symbols, (const char *)&symbol, sizeof symbol);
}

static cotile_status_t append_section_symbol(data_object_t *object, enum section section) {
  return append_symbol(object, "",
                       (Elf64_Sym){.st_info = ELF64_ST_INFO(STB_LOCAL, STT_SECTION),
                                   .st_shndx = (Elf64_Section)section});
}

static cotile_status_t append_image_symbol(data_object_t *object) {
  cotile_string_t name;
  cotile_string_init(&name, object->allocator);
  cotile_status_t status =
      cotile_string_append_format(&name, COTILE_MODULE_PREFIX "%s", object->contents->name);
  if (!status)
    status = append_symbol(object, name.data,
                           (Elf64_Sym){.st_info = ELF64_ST_INFO(STB_GLOBAL, STT_OBJECT),
                                       .st_shndx = SECTION_IMAGE,
                                       .st_size = sizeof(struct cotile_module_image)});
  cotile_string_deinit(&name);
  return status;
}

static cotile_status_t append_program_symbols(data_object_t *object) {
  for (int64_t i = 0; i < object->contents->program_count; i++) {
    char name[64];
    Elf64_Sym symbol = {.st_info = ELF64_ST_INFO(STB_GLOBAL, STT_NOTYPE), .st_other = STV_HIDDEN};
    snprintf(name, sizeof name, COTILE_PROGRAM_SYMBOL, (long long)i);
    COTILE_RETURN_IF_ERROR(append_symbol(object, name, symbol));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t append_constant_symbols(data_object_t *object) {
  for (int64_t i = 0; i < object->constant_count; i++) {
    Elf64_Sym symbol = {.st_info = ELF64_ST_INFO(STB_GLOBAL, STT_OBJECT),
                        .st_other = STV_HIDDEN,
                        .st_shndx = SECTION_CONSTANTS,
                        .st_value = (Elf64_Addr)object->offsets[i],
                        .st_size = (Elf64_Xword)object->sizes[i]};
    COTILE_RETURN_IF_ERROR(append_symbol(object, object->constants[i]->symbol, symbol));
  }
  return COTILE_SUCCESS;
}

// In the order of enum symbol.
static cotile_status_t build_symbols(data_object_t *object) {
  COTILE_RETURN_IF_ERROR(append_symbol(object, "", (Elf64_Sym){0}));
  COTILE_RETURN_IF_ERROR(append_section_symbol(object, SECTION_DESCRIPTOR));
  COTILE_RETURN_IF_ERROR(append_section_symbol(object, SECTION_IMAGE));
  COTILE_RETURN_IF_ERROR(append_image_symbol(object));
  COTILE_RETURN_IF_ERROR(append_program_symbols(object));
  return append_constant_symbols(object);
}

// A pointer at `offset` of the image.
static cotile_status_t append_pointer(data_object_t *object, size_t offset, int64_t symbol,
                                      size_t addend) {
  Elf64_Xword type = cotile_architecture_pointer_relocation(architecture_of(object));
  Elf64_Rela relocation = {.r_offset = offset,
                           .r_info = ELF64_R_INFO((Elf64_Xword)symbol, type),
                           .r_addend = (Elf64_Sxword)addend};
  return cotile_string_append(&object->relocations, (const char *)&relocation, sizeof relocation);
}

static cotile_status_t build_image(data_object_t *object) {
  int64_t count = object->contents->program_count;
  struct cotile_module_image image = {.version = COTILE_MODULE_VERSION,
                                      .descriptor_size = object->descriptor.length,
                                      .program_count = (uint64_t)count};
  COTILE_RETURN_IF_ERROR(cotile_string_append(&object->image, (const char *)&image, sizeof image));
  COTILE_RETURN_IF_ERROR(append_pointer(object, offsetof(struct cotile_module_image, descriptor),
                                        SYMBOL_DESCRIPTOR, 0));
  COTILE_RETURN_IF_ERROR(append_pointer(object, offsetof(struct cotile_module_image, programs),
                                        SYMBOL_IMAGE_SECTION, sizeof image));
  for (int64_t i = 0; i < count; i++) {
    static const char null_pointer[sizeof(void *)];
    COTILE_RETURN_IF_ERROR(append_pointer(object, object->image.length, SYMBOL_PROGRAMS + i, 0));
    COTILE_RETURN_IF_ERROR(cotile_string_append(&object->image, null_pointer, sizeof null_pointer));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t build_section_names(data_object_t *object) {
  for (int i = 0; i < SECTION_COUNT; i++) {
    object->headers[i].sh_name = (Elf64_Word)object->names.length;
    COTILE_RETURN_IF_ERROR(
        cotile_string_append(&object->names, section_names[i], strlen(section_names[i]) + 1));
  }
  return COTILE_SUCCESS;
}

typedef struct section_spec {
  Elf64_Word type;
  Elf64_Xword flags, size, alignment, entry_size;
  Elf64_Word link, info;
} section_spec_t;

// Sections follow each other in the file, each at its alignment.
static void lay_out_sections(data_object_t *object) {
  const section_spec_t specs[SECTION_COUNT] = {
      [SECTION_NULL] = {.type = SHT_NULL},
      [SECTION_DESCRIPTOR] = {SHT_PROGBITS, SHF_ALLOC, object->descriptor.length, 8, 0, 0, 0},
      [SECTION_CONSTANTS] = {SHT_PROGBITS, SHF_ALLOC, (Elf64_Xword)object->constants_size, PAGE, 0,
                             0, 0},
      [SECTION_IMAGE] = {SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, object->image.length, 8, 0, 0, 0},
      [SECTION_RELOCATIONS] = {SHT_RELA, SHF_INFO_LINK, object->relocations.length, 8,
                               sizeof(Elf64_Rela), SECTION_SYMBOLS, SECTION_IMAGE},
      [SECTION_STACK_NOTE] = {SHT_PROGBITS, 0, 0, 1, 0, 0, 0},
      [SECTION_SYMBOLS] = {SHT_SYMTAB, 0, object->symbols.length, 8, sizeof(Elf64_Sym),
                           SECTION_SYMBOL_NAMES, SYMBOL_IMAGE},
      [SECTION_SYMBOL_NAMES] = {SHT_STRTAB, 0, object->symbol_names.length, 1, 0, 0, 0},
      [SECTION_NAMES] = {SHT_STRTAB, 0, object->names.length, 1, 0, 0, 0}};
  int64_t offset = sizeof(Elf64_Ehdr);
  for (int i = 1; i < SECTION_COUNT; i++) {
    Elf64_Shdr *header = &object->headers[i];
    offset = round_up(offset, (int64_t)specs[i].alignment);
    header->sh_type = specs[i].type;
    header->sh_flags = specs[i].flags;
    header->sh_size = specs[i].size;
    header->sh_addralign = specs[i].alignment;
    header->sh_entsize = specs[i].entry_size;
    header->sh_link = specs[i].link;
    header->sh_info = specs[i].info;
    header->sh_offset = (Elf64_Off)offset;
    offset += (int64_t)specs[i].size;
  }
}

// --- Writing ---

static cotile_status_t write_bytes(data_object_t *object, const void *bytes, size_t size) {
  object->written += (int64_t)size;
  return cotile_file_writer_append(&object->writer, bytes, size);
}

static cotile_status_t write_zeros_to(data_object_t *object, int64_t offset) {
  static const char zeros[PAGE];
  while (object->written < offset)
    COTILE_RETURN_IF_ERROR(write_bytes(
        object, zeros, (size_t)cotile_min(offset - object->written, (int64_t)sizeof zeros)));
  return COTILE_SUCCESS;
}

static cotile_status_t write_header(data_object_t *object) {
  const Elf64_Shdr *last = &object->headers[SECTION_COUNT - 1];
  Elf64_Ehdr header = {.e_ident = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64, ELFDATA2LSB,
                                   EV_CURRENT, ELFOSABI_NONE},
                       .e_type = ET_REL,
                       .e_machine = cotile_architecture_elf_machine(architecture_of(object)),
                       .e_version = EV_CURRENT,
                       .e_shoff =
                           (Elf64_Off)round_up((int64_t)(last->sh_offset + last->sh_size), 8),
                       .e_ehsize = sizeof(Elf64_Ehdr),
                       .e_shentsize = sizeof(Elf64_Shdr),
                       .e_shnum = SECTION_COUNT,
                       .e_shstrndx = SECTION_NAMES};
  return write_bytes(object, &header, sizeof header);
}

static cotile_status_t write_string(data_object_t *object, enum section section,
                                    const cotile_string_t *string) {
  COTILE_RETURN_IF_ERROR(write_zeros_to(object, (int64_t)object->headers[section].sh_offset));
  return write_bytes(object, string->data, string->length);
}

static cotile_status_t write_constants(data_object_t *object) {
  int64_t begin = (int64_t)object->headers[SECTION_CONSTANTS].sh_offset;
  for (int64_t i = 0; i < object->constant_count; i++) {
    COTILE_RETURN_IF_ERROR(write_zeros_to(object, begin + object->offsets[i]));
    COTILE_RETURN_IF_ERROR(cotile_constant_write(object->constants[i]->value, &object->writer));
    object->written += object->sizes[i];
  }
  return COTILE_SUCCESS;
}

static cotile_status_t write_object(data_object_t *object) {
  COTILE_RETURN_IF_ERROR(write_header(object));
  COTILE_RETURN_IF_ERROR(write_string(object, SECTION_DESCRIPTOR, &object->descriptor));
  COTILE_RETURN_IF_ERROR(write_constants(object));
  COTILE_RETURN_IF_ERROR(write_string(object, SECTION_IMAGE, &object->image));
  COTILE_RETURN_IF_ERROR(write_string(object, SECTION_RELOCATIONS, &object->relocations));
  COTILE_RETURN_IF_ERROR(write_string(object, SECTION_SYMBOLS, &object->symbols));
  COTILE_RETURN_IF_ERROR(write_string(object, SECTION_SYMBOL_NAMES, &object->symbol_names));
  COTILE_RETURN_IF_ERROR(write_string(object, SECTION_NAMES, &object->names));
  COTILE_RETURN_IF_ERROR(write_zeros_to(object, round_up(object->written, 8)));
  COTILE_RETURN_IF_ERROR(write_bytes(object, object->headers, sizeof object->headers));
  return cotile_file_writer_commit(&object->writer);
}

static cotile_status_t build(data_object_t *object, const char *path, cotile_arena_t *arena) {
  COTILE_RETURN_IF_ERROR(
      cotile_descriptor_append_section(object->contents, object->codes, &object->descriptor));
  list_constants(object, arena);
  COTILE_RETURN_IF_ERROR(lay_out_constants(object, arena));
  COTILE_RETURN_IF_ERROR(build_image(object));
  COTILE_RETURN_IF_ERROR(build_symbols(object));
  COTILE_RETURN_IF_ERROR(build_section_names(object));
  lay_out_sections(object);
  COTILE_RETURN_IF_ERROR(cotile_file_writer_init(&object->writer, path, object->allocator));
  return write_object(object);
}

cotile_status_t cotile_data_object_write(const char *path, const cotile_contents_t *contents,
                                         const cotile_hash128_t *codes, cotile_arena_t *arena) {
  data_object_t object = {
      .contents = contents, .codes = codes, .allocator = cotile_allocator_system()};
  cotile_string_t *const strings[] = {&object.descriptor, &object.image,        &object.relocations,
                                      &object.symbols,    &object.symbol_names, &object.names};
  enum { STRING_COUNT = sizeof strings / sizeof *strings };
  object.writer = (cotile_file_writer_t){.allocator = object.allocator, .descriptor = -1};
  for (int i = 0; i < STRING_COUNT; i++) cotile_string_init(strings[i], object.allocator);
  cotile_status_t status = build(&object, path, arena);
  cotile_file_writer_deinit(&object.writer);
  for (int i = 0; i < STRING_COUNT; i++) cotile_string_deinit(strings[i]);
  return status;
}
