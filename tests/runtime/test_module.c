// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading modules, good, cut and hostile: elf-1, elf-2, runtime-5, and what reflection tells.
#include "support.h"

#include "base/cpu_features.h"
#include "base/module_abi.h"
#include "runtime/module/elf_image.h"

#include <dlfcn.h>
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define ANY_PROGRAM                                                                                \
  "{\"target\": \"cpu\", \"triple\": \"t\", \"cpu\": \"c\", \"features\": [], \"packs\": 0, "      \
  "\"functions\": [{\"parameters\": [], \"packs\": []}], \"dispatches\": []}"

static cotile_device_t *device;

static int open_device(void **state) {
  (void)state;
  cotile_status_t status = cotile_device_create("cpu:threads=2", NULL, &device);
  cotile_status_release(status);
  return status != NULL;
}

static int close_device(void **state) {
  (void)state;
  cotile_device_release(device);
  return 0;
}

static cotile_status_t load(const char *path, cotile_module_t **out_module) {
  return cotile_module_load(device, path, NULL, out_module);
}

static void refuse(const char *path, cotile_code_t code, const char *part) {
  cotile_module_t *module = (cotile_module_t *)1;
  assert_status(load(path, &module), code, part);
  assert_null(module);
}

static void test_reflection(void **state) {
  (void)state;
  cotile_module_t *module;
  char text[COTILE_TYPE_TEXT];
  int32_t function;
  assert_ok(load(test_write_module("l.so", "linear", test_linear_json), &module));
  assert_int_equal(cotile_module_function_count(module), 1);
  assert_string_equal(cotile_module_function_name(module, 0), "affine");
  assert_int_equal(cotile_module_input_count(module, 0), 1);
  assert_string_equal(cotile_module_input_name(module, 0, 0), "");
  cotile_tensor_type_t type = cotile_module_input_type(module, 0, 0);
  assert_string_equal(cotile_tensor_type_text(&type, text), "?xf32");
  assert_int_equal(cotile_module_result_count(module, 0), 1);
  assert_string_equal(cotile_module_result_name(module, 0, 0), "");
  type = cotile_module_result_type(module, 0, 0);
  assert_string_equal(cotile_tensor_type_text(&type, text), "?xf32");
  assert_int_equal(cotile_module_parameter_count(module), 2);
  assert_string_equal(cotile_module_parameter_name(module, 1), "scale");
  type = cotile_module_parameter_type(module, 1);
  assert_string_equal(cotile_tensor_type_text(&type, text), "3xf32");
  assert_int_equal(cotile_module_dispatch_count(module), 2);
  assert_string_equal(cotile_module_dispatch_name(module, 1), "affine_dispatch_0");
  assert_ok(cotile_module_find_function(module, NULL, &function));
  assert_int_equal(function, 0);
  cotile_module_release(module);
}

static void test_find_function(void **state) {
  (void)state;
  cotile_module_t *module;
  int32_t function;
  assert_ok(load(test_write_module("e.so", "elementwise", test_elementwise_json), &module));
  assert_ok(cotile_module_find_function(module, "copy", &function));
  assert_int_equal(function, 3);
  assert_status(cotile_module_find_function(module, "cop", &function), COTILE_NOT_FOUND,
                "no function 'cop'; the module has: add, quadruple, scratch, copy, broken");
  assert_int_equal(function, 0);
  assert_status(cotile_module_find_function(module, NULL, &function), COTILE_NOT_FOUND,
                "add, quadruple");
  cotile_module_release(module);
}

static void test_files_that_are_no_modules(void **state) {
  (void)state;
  refuse("/nonexistent/x.so", COTILE_NOT_FOUND, "/nonexistent/x.so: cannot open: No such file");
  refuse("/tmp", COTILE_INVALID, "/tmp: not a regular file");
  const char *path = test_path("text.so");
  test_write_file(path, "", 0);
  refuse(path, COTILE_INVALID, "text.so: not a Cotile module: not an ELF file");
  test_write_file(path, "hello\n", 6);
  refuse(path, COTILE_INVALID, "not an ELF file");
  refuse("/proc/self/exe", COTILE_INVALID, "it has no section .cotile.module");
}

static void test_header_fields(void **state) {
  (void)state;
  static const struct {
    size_t at, size;
    uint64_t value;
    const char *part;
  } cases[] = {
      {EI_CLASS, 1, ELFCLASS32, "not a 64-bit"},
      {EI_DATA, 1, ELFDATA2MSB, "little-endian"},
      {offsetof(Elf64_Ehdr, e_type), 2, ET_REL, "not a shared object"},
      {offsetof(Elf64_Ehdr, e_machine), 2, EM_S390, "compiled for another machine"},
      {offsetof(Elf64_Ehdr, e_shentsize), 2, 8, "unknown entries"},
      {offsetof(Elf64_Ehdr, e_phentsize), 2, 0, "unknown entries"},
      {offsetof(Elf64_Ehdr, e_shoff), 8, UINT64_MAX - 8, "cut off"},
      {offsetof(Elf64_Ehdr, e_shoff), 8, INT64_MAX, "cut off"},
      {offsetof(Elf64_Ehdr, e_phoff), 8, UINT64_MAX, "cut off"},
      {offsetof(Elf64_Ehdr, e_phnum), 2, 0xffff, "cut off"},
      {offsetof(Elf64_Ehdr, e_shnum), 2, 0xffff, "cut off (section headers)"},
      {offsetof(Elf64_Ehdr, e_shnum), 2, 0, "no section"},
      {offsetof(Elf64_Ehdr, e_shstrndx), 2, 0xffff, "section names"},
      {offsetof(Elf64_Ehdr, e_shstrndx), 2, 0, "section names"},
  };
  size_t size;
  char *image = test_read_file(test_write_module("h.so", "linear", test_linear_json), &size);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const unsigned char *section;
    size_t section_size;
    unsigned char *copy = malloc(size);
    memcpy(copy, image, size);
    memcpy(copy + cases[i].at, &cases[i].value, cases[i].size);
    cotile_status_t status =
        cotile_elf_find_section(copy, size, COTILE_DESCRIPTOR_SECTION, &section, &section_size);
    assert_status(status, COTILE_INVALID, cases[i].part);
    free(copy);
  }
  free(image);
}

// elf-2: a segment that ends behind the file would fault when its pages are touched.
static void test_segment_behind_the_end(void **state) {
  (void)state;
  size_t size;
  const char *path = test_write_module("s.so", "linear", test_linear_json);
  char *image = test_read_file(path, &size);
  Elf64_Ehdr header;
  Elf64_Phdr segment;
  memcpy(&header, image, sizeof header);
  memcpy(&segment, image + header.e_phoff, sizeof segment);
  segment.p_filesz = segment.p_memsz = size + 4096;
  memcpy(image + header.e_phoff, &segment, sizeof segment);
  test_write_file(path, image, size);
  refuse(path, COTILE_INVALID, "cut off (segments)");
  free(image);
}

// No prefix of a module is accepted: neither by the check nor by a loader that would then fault.
static void test_cut_files(void **state) {
  (void)state;
  size_t size;
  char *image = test_read_file(test_write_module("full.so", "linear", test_linear_json), &size);
  for (size_t cut = 0; cut < size; cut += 64) {
    const char *path = test_path("cut.so");
    test_write_file(path, image, cut);
    refuse(path, COTILE_INVALID, "cut.so: not a Cotile module");
  }
  test_write_file(test_path("cut.so"), image, size - 1);
  refuse(test_path("cut.so"), COTILE_INVALID, "cut off");
  free(image);
}

// Any one byte of the tables may be anything: the check reads nothing outside the image.
static void test_damaged_tables(void **state) {
  (void)state;
  size_t size;
  char *image = test_read_file(test_write_module("full.so", "linear", test_linear_json), &size);
  Elf64_Ehdr header;
  memcpy(&header, image, sizeof header);
  size_t begins[] = {0, header.e_shoff}, ends[] = {1024, size};
  for (int part = 0; part < 2; part++) {
    for (size_t at = begins[part]; at < ends[part]; at++) {
      const unsigned char *section;
      size_t section_size;
      char before = image[at];
      image[at] = (char)(at % 3 == 0 ? 0xff : at % 3 == 1 ? 0x7f : 0x80);
      cotile_status_t status = cotile_elf_find_section(
          (unsigned char *)image, size, COTILE_DESCRIPTOR_SECTION, &section, &section_size);
      assert_true(status || section_size <= size);
      cotile_status_release(status);
      image[at] = before;
    }
  }
  free(image);
}

static void test_descriptor_is_checked_before_code(void **state) {
  (void)state;
  refuse(test_write_module_section("d.so", "linear", "COTILEMD\xff\xff\xff\xff", 12),
         COTILE_INVALID, "d.so: module descriptor: it is cut off");
}

// Code that does not fit the descriptor.
static void test_code_is_checked(void **state) {
  (void)state;
  static const struct {
    const char *module, *json, *what, *with, *part;
  } cases[] = {
      {"linear", test_linear_json, "\"linear\"", "\"lineal\"", "no symbol 'cotile_module_lineal'"},
      {"two", test_two_json, "\"programs\": [\n", "\"programs\": [" ANY_PROGRAM ", ",
       "the code has 2 programs, the descriptor 3"},
      {"elementwise", test_elementwise_json, "\"packs\": 0", "\"packs\": 1",
       "the code has no load program"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char *json = test_replace(cases[i].json, cases[i].what, cases[i].with);
    refuse(test_write_module("d.so", cases[i].module, json), COTILE_INVALID, cases[i].part);
    free(json);
  }
}

// A feature that this machine lacks; null if it has all.
static const char *missing_feature(void) {
  uint64_t host = cotile_cpu_features_host();
  for (int f = 0; f < COTILE_CPU_FEATURE_COUNT; f++)
    if (!(host >> f & 1)) return cotile_cpu_feature_name((cotile_cpu_feature_t)f);
  return NULL;
}

// One that it has; null if it has none.
static const char *present_feature(void) {
  uint64_t host = cotile_cpu_features_host();
  for (int f = 0; f < COTILE_CPU_FEATURE_COUNT; f++)
    if (host >> f & 1) return cotile_cpu_feature_name((cotile_cpu_feature_t)f);
  return NULL;
}

static char *replace_features(const char *json, const char *before, const char *feature) {
  char what[64], with[96];
  snprintf(what, sizeof what, "%s\"features\": []", before);
  snprintf(with, sizeof with, "%s\"features\": [\"%s\"]", before, feature);
  return test_replace(json, what, with);
}

static void test_missing_features(void **state) {
  (void)state;
  const char *missing = missing_feature();
  if (!missing) skip();
  char *json = replace_features(test_linear_json, "", missing);
  const char *path = test_write_module("f.so", "linear", json);
  free(json);
  refuse(path, COTILE_UNAVAILABLE, "f.so: compiled for CPU 'x86-64', this machine lacks ");
  refuse(path, COTILE_UNAVAILABLE, missing);
}

// The number that a module of modules/two.c tells. Consumes the module.
static int32_t number_of(cotile_module_t *module) {
  cotile_context_t *context;
  cotile_view_t result = {.data = NULL};
  assert_ok(cotile_context_create(module, &context));
  assert_ok(cotile_context_invoke(context, 0, 0, NULL, 1, &result));
  int32_t number = *(const int32_t *)result.data;
  assert_string_equal(cotile_module_target(module), "cpu");
  assert_string_equal(cotile_module_cpu(module), number == 1 ? "first" : "second");
  cotile_context_release(context);
  cotile_module_release(module);
  return number;
}

static int32_t which(cotile_device_t *on, const char *json) {
  cotile_module_t *module;
  assert_ok(cotile_module_load(on, test_write_module("two.so", "two", json), NULL, &module));
  return number_of(module);
}

static void test_program_is_chosen(void **state) {
  (void)state;
  assert_int_equal(which(device, test_two_json), 1);
  const char *present = present_feature(), *missing = missing_feature();
  if (!present || !missing) skip();
  char *json = replace_features(test_two_json, "\"second\", ", present);
  assert_int_equal(which(device, json), 2);
  free(json);
  json = replace_features(test_two_json, "\"second\", ", missing);
  assert_int_equal(which(device, json), 1);
  free(json);
  json = replace_features(test_two_json, "\"first\", ", missing);
  assert_int_equal(which(device, json), 2);
  free(json);
}

static void test_null_device_takes_programs_for_cpus(void **state) {
  (void)state;
  cotile_device_t *null_device;
  assert_ok(cotile_device_create("null", NULL, &null_device));
  assert_int_equal(which(null_device, test_two_json), 1);
  cotile_device_release(null_device);
}

// A module that is part of the process, here because the test loads its code.
static void test_linked_module(void **state) {
  (void)state;
  cotile_module_t *module;
  void *library = dlopen(test_write_module("two.so", "two", test_two_json), RTLD_NOW | RTLD_LOCAL);
  assert_non_null(library);
  const struct cotile_module_image *image = dlsym(library, "cotile_module_two");
  assert_non_null(image);
  assert_ok(cotile_module_load_image(device, image, NULL, &module));
  assert_int_equal(number_of(module), 1);

  struct cotile_module_image changed = *image;
  changed.version = 1;
  assert_status(cotile_module_load_image(device, &changed, NULL, &module), COTILE_UNSUPPORTED,
                "linked module: the module has version 1, this Cotile reads version 4: compile it "
                "again");
  assert_null(module);
  changed = *image;
  changed.descriptor_size = 20;
  assert_status(cotile_module_load_image(device, &changed, NULL, &module), COTILE_INVALID,
                "linked module: module descriptor: it is cut off");
  changed = *image;
  changed.program_count = 1;
  assert_status(cotile_module_load_image(device, &changed, NULL, &module), COTILE_INVALID,
                "linked module: the code has 1 programs, the descriptor 2");
  dlclose(library);
}

static void test_replaced_file(void **state) {
  (void)state;
  cotile_module_t *first, *second;
  const char *path = test_write_module("same.so", "linear", test_linear_json);
  assert_ok(load(path, &first));
  assert_int_equal(unlink(path), 0);
  path = test_write_module("same.so", "elementwise", test_elementwise_json);
  assert_ok(load(path, &second));
  assert_string_equal(cotile_module_function_name(second, 0), "add");
  cotile_module_release(first);
  cotile_module_release(second);
}

// The loader knows a library by its path; descriptors' numbers return for other files.
static void test_many_loads(void **state) {
  (void)state;
  const char *linear = test_write_module("l.so", "linear", test_linear_json);
  const char *elementwise = test_write_module("e.so", "elementwise", test_elementwise_json);
  cotile_module_t *modules[8];
  for (int i = 0; i < 8; i++) assert_ok(load(i % 2 ? linear : elementwise, &modules[i]));
  for (int i = 0; i < 8; i++) cotile_module_release(modules[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_reflection),
      cmocka_unit_test(test_find_function),
      cmocka_unit_test(test_files_that_are_no_modules),
      cmocka_unit_test(test_header_fields),
      cmocka_unit_test(test_segment_behind_the_end),
      cmocka_unit_test(test_cut_files),
      cmocka_unit_test(test_damaged_tables),
      cmocka_unit_test(test_descriptor_is_checked_before_code),
      cmocka_unit_test(test_code_is_checked),
      cmocka_unit_test(test_missing_features),
      cmocka_unit_test(test_program_is_chosen),
      cmocka_unit_test(test_null_device_takes_programs_for_cpus),
      cmocka_unit_test(test_linked_module),
      cmocka_unit_test(test_replaced_file),
      cmocka_unit_test(test_many_loads),
  };
  return cmocka_run_group_tests(tests, open_device, close_device);
}
