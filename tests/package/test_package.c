// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Module files: package-1 to package-5, data-1, linker-1, linker-2.
#include "hal_harness.h"

#include <dirent.h>
#include <dlfcn.h>
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "compiler/package/linker.h"
#include "compiler/package/local_symbols.h"
#include "descriptor_summary.h"
#include "ir/builder.h"
#include "ir/query.h"
#include "runtime/module/elf_image.h"

static const char identity[] =
    "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }\n";

static cotile_status_t write_as(lowered_t *lowered, cotile_package_kind_t kind, const char *path,
                                const char *linker) {
  cotile_package_options_t options = {path, kind, linker};
  return lowered_write_as(lowered, &options);
}

static void read_file(const char *path, cotile_string_t *contents) {
  cotile_string_init(contents, cotile_allocator_system());
  assert_ok(cotile_file_read(path, contents));
}

static int entries(const char *path) {
  DIR *directory = opendir(path);
  assert_non_null(directory);
  int count = 0;
  while (readdir(directory)) count++;
  closedir(directory);
  return count - 2; // . and ..
}

// --- Constants ---

static const char constants[] =
    "func.func @f(%i: tensor<3xi1> {cotile.constant = dense<[true, false, true]> : tensor<3xi1>},\n"
    "    %s: tensor<2048xf32> {cotile.constant = dense<1.5> : tensor<2048xf32>},\n"
    "    %h: tensor<2x2xbf16> {cotile.constant = dense<[[1.0, 2.0], [3.0, -4.0]]> : "
    "tensor<2x2xbf16>},\n"
    "    %r: tensor<2xi32> {cotile.constant = dense_resource<blob> : tensor<2xi32>},\n"
    "    %z: tensor<0xi64> {cotile.constant = dense<> : tensor<0xi64>})\n"
    "    -> (tensor<3xi1>, tensor<2048xf32>, tensor<2x2xbf16>, tensor<2xi32>, tensor<0xi64>) {\n"
    "  return %i, %s, %h, %r, %z\n"
    "    : tensor<3xi1>, tensor<2048xf32>, tensor<2x2xbf16>, tensor<2xi32>, tensor<0xi64>\n"
    "}\n"
    "{-# dialect_resources: { builtin: { blob: \"0x040000000700000009000000\" } } #-}\n";

static void test_constants(void **state) {
  (void)state;
  lowered_t lowered;
  host_t host;
  const char *path = scratch_path("constants.so");
  assert_ok(lowered_init(&lowered, constants));
  assert_ok(lowered_write(&lowered, path));
  lowered_deinit(&lowered);
  host_init(&host, path);
  const int64_t ranks[] = {1, 1, 2, 1, 1, 0, 0, 0};
  assert_int_equal(host_run(&host, 0, NULL, NULL, ranks), 0);
  assert_memory_equal(host.results[0], "\1\0\1", 3);
  for (int i = 0; i < 2048; i++) assert_true(((float *)host.results[1])[i] == 1.5f);
  const uint16_t bf16[] = {0x3f80, 0x4000, 0x4040, 0xc080};
  assert_memory_equal(host.results[2], bf16, sizeof bf16);
  const int32_t numbers[] = {7, 9};
  assert_memory_equal(host.results[3], numbers, sizeof numbers);
  assert_int_equal(host.result_dims[4][0], 0);
  host_deinit(&host);
  assert_int_equal(unlink(path), 0);
}

static void test_large_constants_begin_at_pages(void **state) {
  (void)state;
  lowered_t lowered;
  const char *path = scratch_path("constants.o");
  cotile_string_t object;
  assert_ok(lowered_init(&lowered, constants));
  assert_ok(write_as(&lowered, COTILE_PACKAGE_OBJECT, path, NULL));
  lowered_deinit(&lowered);
  read_file(path, &object);
  const Elf64_Ehdr *header = (const void *)object.data;
  assert_int_equal(header->e_type, ET_REL);
  const Elf64_Shdr *sections = (const void *)(object.data + header->e_shoff);
  int found = 0;
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type != SHT_SYMTAB) continue;
    const Elf64_Sym *symbols = (const void *)(object.data + sections[i].sh_offset);
    for (size_t k = 0; k < sections[i].sh_size / sizeof *symbols; k++) {
      if (symbols[k].st_size != 8192) continue;
      found++;
      assert_int_equal(symbols[k].st_value % 4096, 0);
      assert_int_equal(ELF64_ST_BIND(symbols[k].st_info), STB_LOCAL);
      assert_true(sections[symbols[k].st_shndx].sh_addralign >= 4096);
    }
  }
  assert_int_equal(found, 1);
  cotile_string_deinit(&object);
  assert_int_equal(unlink(path), 0);
}

static void test_resource_of_wrong_size(void **state) {
  (void)state;
  lowered_t lowered;
  assert_ok(lowered_init(
      &lowered,
      "func.func @f(%r: tensor<3xi32> {cotile.constant = dense_resource<blob> : tensor<3xi32>})\n"
      "    -> tensor<3xi32> { return %r : tensor<3xi32> }\n"
      "{-# dialect_resources: { builtin: { blob: \"0x040000000700000009000000\" } } #-}\n"));
  const char *path = scratch_path("wrong.so");
  assert_failure(lowered_write(&lowered, path), COTILE_INVALID, "dense_resource has 8 bytes");
  assert_int_equal(access(path, F_OK), -1);
  lowered_deinit(&lowered);
}

// --- Symbols ---

typedef struct symbols {
  const Elf64_Sym *items;
  size_t count;
  const char *names;
} symbols_t;

static symbols_t symbols_of(const cotile_string_t *file, Elf64_Word section_type) {
  const Elf64_Ehdr *header = (const void *)file->data;
  const Elf64_Shdr *sections = (const void *)(file->data + header->e_shoff);
  for (int i = 0; i < header->e_shnum; i++)
    if (sections[i].sh_type == section_type)
      return (symbols_t){(const void *)(file->data + sections[i].sh_offset),
                         sections[i].sh_size / sizeof(Elf64_Sym),
                         file->data + sections[sections[i].sh_link].sh_offset};
  fail();
  return (symbols_t){0};
}

static void test_exports(void **state) {
  (void)state;
  lowered_t lowered;
  cotile_string_t file;
  const char *path = scratch_path("exports.so");
  assert_ok(lowered_init(&lowered, constants));
  assert_ok(lowered_write(&lowered, path));
  lowered_deinit(&lowered);
  read_file(path, &file);
  symbols_t symbols = symbols_of(&file, SHT_DYNSYM);
  int exported = 0;
  for (size_t i = 0; i < symbols.count; i++) {
    if (symbols.items[i].st_shndx == SHN_UNDEF) continue;
    assert_string_equal(symbols.names + symbols.items[i].st_name,
                        COTILE_MODULE_PREFIX TEST_MODULE_NAME);
    exported++;
  }
  assert_int_equal(exported, 1);
  cotile_string_deinit(&file);
  assert_int_equal(unlink(path), 0);
}

// What is no object file of the linker is told, and nothing is changed.
static void test_hiding_needs_an_object(void **state) {
  (void)state;
  static const char text[] =
      "\177ELF, but not really; this is longer than a header of ELF files is.";
  const char *path = scratch_path("text.o");
  assert_failure(cotile_hide_symbols("/nowhere/x.o"), COTILE_UNAVAILABLE, "/nowhere/x.o");
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  assert_int_equal(fclose(file), 0);
  assert_failure(cotile_hide_symbols(path), COTILE_INTERNAL, "no bytes");
  assert_non_null(file = fopen(path, "w"));
  (void)fputs(text, file);
  assert_int_equal(fclose(file), 0);
  assert_failure(cotile_hide_symbols(path), COTILE_INTERNAL, "unexpected header");
  cotile_string_t after;
  read_file(path, &after);
  assert_string_equal(cotile_string_text(&after), text);
  cotile_string_deinit(&after);
  assert_int_equal(unlink(path), 0);
}

// --- Files ---

static void test_descriptor_is_found(void **state) {
  (void)state;
  lowered_t lowered;
  const char *path = scratch_path("found.so");
  const unsigned char *section;
  size_t size;
  cotile_string_t image;
  assert_ok(lowered_init(&lowered, identity));
  assert_ok(lowered_write(&lowered, path));
  lowered_deinit(&lowered);
  read_file(path, &image);
  assert_ok(cotile_elf_find_section((const unsigned char *)image.data, image.length,
                                    COTILE_DESCRIPTOR_SECTION, &section, &size));
  assert_memory_equal(section, COTILE_DESCRIPTOR_MAGIC, 8);
  cotile_string_deinit(&image);
  assert_int_equal(unlink(path), 0);
}

static void test_same_bytes(void **state) {
  (void)state;
  cotile_string_t files[2];
  for (int i = 0; i < 2; i++) {
    lowered_t lowered;
    const char *path = scratch_path(i ? "second.so" : "first.so");
    assert_ok(lowered_init(&lowered, constants));
    assert_ok(lowered_write(&lowered, path));
    lowered_deinit(&lowered);
    read_file(path, &files[i]);
    assert_int_equal(unlink(path), 0);
  }
  assert_int_equal(files[0].length, files[1].length);
  assert_memory_equal(files[0].data, files[1].data, files[0].length);
  for (int i = 0; i < 2; i++) cotile_string_deinit(&files[i]);
}

// The hash of the first program's code, as the runtime reads it.
static void code_of(const char *text, char out_code[64]) {
  static const char before[] = "program cpu ";
  lowered_t lowered;
  const char *path = scratch_path("code.so");
  const unsigned char *bytes;
  cotile_string_t file, section, summary;
  uint64_t features;
  assert_ok(lowered_init(&lowered, text));
  assert_ok(lowered_write(&lowered, path));
  lowered_deinit(&lowered);
  read_file(path, &file);
  cotile_string_init(&section, file.allocator);
  cotile_string_init(&summary, file.allocator);
  size_t size;
  assert_ok(cotile_elf_find_section((const unsigned char *)file.data, file.length,
                                    COTILE_DESCRIPTOR_SECTION, &bytes, &size));
  assert_ok(cotile_string_append(&section, (const char *)bytes, size));
  assert_ok(descriptor_summary_append(&section, &features, &summary));
  const char *at = strstr(cotile_string_text(&summary), before);
  assert_non_null(at);
  (void)sscanf(at + strlen(before), "%63s", out_code);
  cotile_string_deinit(&summary);
  cotile_string_deinit(&section);
  cotile_string_deinit(&file);
  assert_int_equal(unlink(path), 0);
}

// package-5: code, and values of constants of every kind.
static void test_hash_of_code(void **state) {
  (void)state;
  static const char *const changes[][2] = {
      {"%i, %s, %h, %r, %z\n    : tensor<3xi1>",
       "%i, %s, %h, %r, %z // nothing\n    : tensor<3xi1>"},
      {"[true, false, true]", "[true, false, false]"},
      {"dense<1.5>", "dense<2.5>"},
      {"-4.0", "4.0"},
      {"0x040000000700000009000000", "0x040000000700000008000000"},
  };
  char code[64], other[64];
  code_of(identity, code);
  assert_int_equal(strlen(code), 32);
  code_of("func.func @f(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> { return %y : "
          "tensor<4xf32> }\n",
          other);
  assert_string_not_equal(code, other);
  code_of(constants, code);
  for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
    char text[2048];
    const char *at = strstr(constants, changes[i][0]);
    assert_non_null(at);
    (void)snprintf(text, sizeof text, "%.*s%s%s", (int)(at - constants), constants, changes[i][1],
                   at + strlen(changes[i][0]));
    code_of(text, other);
    assert_int_equal(strcmp(code, other) != 0, i > 0);
  }
}

static void test_texts(void **state) {
  (void)state;
  static const struct {
    cotile_package_kind_t kind;
    const char *part;
  } cases[] = {{COTILE_PACKAGE_ASSEMBLY, "cotile_function_f:"},
               {COTILE_PACKAGE_LLVM, "internal i32 @cotile_function_f(ptr"}};
  for (int i = 0; i < 2; i++) {
    lowered_t lowered;
    cotile_string_t text;
    const char *path = scratch_path("text");
    assert_ok(lowered_init(&lowered, identity));
    assert_ok(write_as(&lowered, cases[i].kind, path, NULL));
    lowered_deinit(&lowered);
    read_file(path, &text);
    assert_non_null(strstr(cotile_string_text(&text), cases[i].part));
    cotile_string_deinit(&text);
    assert_int_equal(unlink(path), 0);
  }
}

static void test_kinds(void **state) {
  (void)state;
  cotile_package_kind_t kind;
  assert_ok(cotile_package_kind_parse("obj", &kind));
  assert_int_equal(kind, COTILE_PACKAGE_OBJECT);
  assert_ok(cotile_package_kind_parse("header", &kind));
  assert_int_equal(kind, COTILE_PACKAGE_HEADER);
  assert_failure(cotile_package_kind_parse("exe", &kind), COTILE_USAGE, "'exe'");
}

// --- Failures ---

static void test_no_linker(void **state) {
  (void)state;
  lowered_t lowered;
  const char *path = scratch_path("unlinked.so");
  assert_ok(lowered_init(&lowered, identity));
  assert_failure(write_as(&lowered, COTILE_PACKAGE_MODULE, path, "/nowhere/ld.lld"),
                 COTILE_UNAVAILABLE, "/nowhere/ld.lld");
  assert_int_equal(access(path, F_OK), -1);
  lowered_deinit(&lowered);
}

static void test_linker_that_fails(void **state) {
  (void)state;
  lowered_t lowered;
  assert_ok(lowered_init(&lowered, identity));
  assert_failure(write_as(&lowered, COTILE_PACKAGE_MODULE, scratch_path("x.so"), "/bin/false"),
                 COTILE_UNAVAILABLE, "linking failed");
  lowered_deinit(&lowered);
}

static void test_unwritable(void **state) {
  (void)state;
  lowered_t lowered;
  assert_ok(lowered_init(&lowered, identity));
  assert_failure(lowered_write(&lowered, "/nowhere/x.so"), COTILE_UNAVAILABLE, "/nowhere/x.so");
  lowered_deinit(&lowered);
}

static void test_no_temporary_directory(void **state) {
  (void)state;
  lowered_t lowered;
  assert_ok(lowered_init(&lowered, identity));
  setenv("TMPDIR", "/nowhere", 1);
  assert_failure(lowered_write(&lowered, scratch_path("x.so")), COTILE_UNAVAILABLE, "/nowhere");
  unsetenv("TMPDIR");
  lowered_deinit(&lowered);
}

// A call to something that modules must not use fails the link; an older file stays as it was, and
// nothing else is left behind.
static void test_unknown_symbol(void **state) {
  (void)state;
  lowered_t lowered;
  char folder[] = "/tmp/cotile-package-test-XXXXXX", path[64];
  cotile_string_t before;
  assert_non_null(mkdtemp(folder));
  (void)snprintf(path, sizeof path, "%s/m.so", folder);
  setenv("TMPDIR", folder, 1);
  assert_ok(lowered_init(&lowered, identity));
  FILE *old = fopen(path, "w");
  assert_non_null(old);
  (void)fputs("old", old);
  assert_int_equal(fclose(old), 0);
  MlirOperation function = mlirOperationCreateParse(
      lowered.context,
      cotile_str("module { func.func private @malloc(i64) -> !llvm.ptr\n"
                 "func.func @k() -> !llvm.ptr { %c = arith.constant 8 : i64\n"
                 "%p = func.call @malloc(%c) : (i64) -> !llvm.ptr\n"
                 "return %p : !llvm.ptr } }"),
      cotile_str("test"));
  for (int i = 0; i < 2; i++) {
    MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
    mlirOperationRemoveFromParent(op);
    mlirBlockAppendOwnedOperation(mlirModuleGetBody(lowered.hal.kernels), op);
  }
  mlirOperationDestroy(function);
  (void)cotile_program_add_dispatch(&lowered.hal.program,
                                    &(cotile_program_dispatch_t){"k", "f", false, 0});
  assert_failure(lowered_write(&lowered, path), COTILE_INTERNAL, "malloc");
  read_file(path, &before);
  assert_string_equal(cotile_string_text(&before), "old");
  assert_int_equal(entries(folder), 1);
  cotile_string_deinit(&before);
  unsetenv("TMPDIR");
  lowered_deinit(&lowered);
  assert_int_equal(unlink(path), 0);
  assert_int_equal(rmdir(folder), 0);
}

// --- Architectures ---

static void test_architectures(void **state) {
  (void)state;
  static const struct {
    const char *cpu;
    Elf64_Half machine;
  } cases[] = {{"x86-64-v3", EM_X86_64}, {"cortex-a76", EM_AARCH64}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    lowered_t lowered;
    cotile_string_t file;
    Elf64_Ehdr header;
    const char *path = scratch_path("architecture.so");
    assert_ok(lowered_init(&lowered, constants));
    assert_ok(cotile_machine_resolve(cases[i].cpu, &lowered.arena, &lowered.machine));
    assert_ok(lowered_write(&lowered, path));
    read_file(path, &file);
    memcpy(&header, file.data, sizeof header);
    assert_int_equal(header.e_machine, cases[i].machine);
    cotile_string_deinit(&file);
    lowered_deinit(&lowered);
  }
}

// What modules are linked against is in a libm that runs them.
static void test_libm(void **state) {
  (void)state;
  static const char *const names[] = {
#define COTILE_X(name) #name, #name "f",
#include "compiler/package/libm_functions.def"
#undef COTILE_X
  };
  void *libm = dlopen("libm.so.6", RTLD_NOW);
  assert_non_null(libm);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (!dlsym(libm, names[i])) print_error("libm has no %s\n", names[i]);
    assert_non_null(dlsym(libm, names[i]));
  }
  dlclose(libm);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_constants),
      cmocka_unit_test(test_large_constants_begin_at_pages),
      cmocka_unit_test(test_resource_of_wrong_size),
      cmocka_unit_test(test_exports),
      cmocka_unit_test(test_hiding_needs_an_object),
      cmocka_unit_test(test_descriptor_is_found),
      cmocka_unit_test(test_same_bytes),
      cmocka_unit_test(test_hash_of_code),
      cmocka_unit_test(test_texts),
      cmocka_unit_test(test_kinds),
      cmocka_unit_test(test_no_linker),
      cmocka_unit_test(test_linker_that_fails),
      cmocka_unit_test(test_unwritable),
      cmocka_unit_test(test_no_temporary_directory),
      cmocka_unit_test(test_unknown_symbol),
      cmocka_unit_test(test_architectures),
      cmocka_unit_test(test_libm),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
