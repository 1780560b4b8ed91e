// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support.h"

#include "base/checksum.h"
#include "base/module_abi.h"
#include "runtime/module/elf_image.h"

#include <dlfcn.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char test_elementwise_json[] =
    "{\"version\": 4, \"name\": \"elementwise\", \"parameters\": [],\n"
    " \"functions\": [\n"
    "  {\"name\": \"add\",\n"
    "   \"inputs\": [{\"type\": \"f32\", \"shape\": [null]}, {\"type\": \"f32\", \"shape\": "
    "[null]}],\n"
    "   \"results\": [{\"name\": \"sum\", \"type\": \"f32\", \"shape\": [null]}]},\n"
    "  {\"name\": \"quadruple\", \"inputs\": [{\"type\": \"f32\", \"shape\": [null]}],\n"
    "   \"results\": [{\"type\": \"f32\", \"shape\": [null]}]},\n"
    "  {\"name\": \"scratch\", \"inputs\": [{\"type\": \"i8\", \"shape\": [null]}],\n"
    "   \"results\": [{\"type\": \"i64\", \"shape\": [null]}]},\n"
    "  {\"name\": \"copy\",\n"
    "   \"inputs\": [{\"type\": \"i32\", \"shape\": [2, 2]}, {\"type\": \"f64\", \"shape\": []}],\n"
    "   \"results\": [{\"type\": \"i32\", \"shape\": [2, 2]}, {\"type\": \"f64\", \"shape\": "
    "[]}]},\n"
    "  {\"name\": \"broken\", \"inputs\": [{\"type\": \"i32\", \"shape\": []}],\n"
    "   \"results\": [{\"type\": \"f32\", \"shape\": [3]}]}],\n"
    " \"programs\": [{\"target\": \"cpu\", \"triple\": \"x86_64-unknown-linux-gnu\",\n"
    "  \"cpu\": \"x86-64\", \"features\": [], \"packs\": 0,\n"
    "  \"functions\": [{\"parameters\": [], \"packs\": []}, {\"parameters\": [], \"packs\": []},\n"
    "                {\"parameters\": [], \"packs\": []}, {\"parameters\": [], \"packs\": []},\n"
    "                {\"parameters\": [], \"packs\": []}],\n"
    "  \"dispatches\": [\n"
    "   {\"name\": \"add_dispatch_0\", \"function\": \"add\", \"phase\": \"call\", \"results\": "
    "1},\n"
    "   {\"name\": \"scratch_dispatch_0\", \"function\": \"scratch\", \"phase\": \"call\",\n"
    "    \"results\": 1}]}]}\n";

const char test_linear_json[] =
    "{\"version\": 4, \"name\": \"linear\",\n"
    " \"parameters\": [{\"name\": \"offset\", \"type\": \"f32\", \"shape\": [null]},\n"
    "                {\"name\": \"scale\", \"type\": \"f32\", \"shape\": [3]}],\n"
    " \"functions\": [{\"name\": \"affine\", \"inputs\": [{\"type\": \"f32\", \"shape\": "
    "[null]}],\n"
    "   \"results\": [{\"type\": \"f32\", \"shape\": [null]}]}],\n"
    " \"programs\": [{\"target\": \"cpu\", \"triple\": \"x86_64-unknown-linux-gnu\",\n"
    "  \"cpu\": \"x86-64\", \"features\": [], \"packs\": 1,\n"
    "  \"functions\": [{\"parameters\": [0], \"packs\": [0]}],\n"
    "  \"dispatches\": [\n"
    "   {\"name\": \"pack_0\", \"function\": \"affine\", \"phase\": \"load\", \"results\": 1},\n"
    "   {\"name\": \"affine_dispatch_0\", \"function\": \"affine\", \"phase\": \"call\",\n"
    "    \"results\": 1}]}]}\n";

const char test_two_json[] =
    "{\"version\": 4, \"name\": \"two\", \"parameters\": [],\n"
    " \"functions\": [{\"name\": \"which\", \"inputs\": [],\n"
    "   \"results\": [{\"type\": \"i32\", \"shape\": []}]}],\n"
    " \"programs\": [\n"
    "  {\"target\": \"cpu\", \"triple\": \"t\", \"cpu\": \"first\", \"features\": [], \"packs\": "
    "0,\n"
    "   \"functions\": [{\"parameters\": [], \"packs\": []}], \"dispatches\": []},\n"
    "  {\"target\": \"cpu\", \"triple\": \"t\", \"cpu\": \"second\", \"features\": [], \"packs\": "
    "0,\n"
    "   \"functions\": [{\"parameters\": [], \"packs\": []}], \"dispatches\": []}]}\n";

const char test_packs_json[] =
    "{\"version\": 4, \"name\": \"packs\",\n"
    " \"parameters\": [{\"name\": \"bias\", \"type\": \"f32\", \"shape\": [null]},\n"
    "                {\"name\": \"left\", \"type\": \"f32\", \"shape\": [null]},\n"
    "                {\"name\": \"right\", \"type\": \"f32\", \"shape\": [null]}],\n"
    " \"functions\": [\n"
    "  {\"name\": \"packed\", \"inputs\": [], \"results\": [{\"type\": \"f32\", \"shape\": "
    "[null]},\n"
    "    {\"type\": \"f32\", \"shape\": [null]}, {\"type\": \"f32\", \"shape\": [null]}]},\n"
    "  {\"name\": \"backwards\", \"inputs\": [{\"type\": \"f32\", \"shape\": [null]}],\n"
    "   \"results\": [{\"type\": \"f32\", \"shape\": [null]}]}],\n"
    " \"programs\": [{\"target\": \"cpu\", \"code\": \"1\", \"triple\": "
    "\"x86_64-unknown-linux-gnu\",\n"
    "  \"cpu\": \"x86-64\", \"features\": [], \"packs\": 3,\n"
    "  \"functions\": [{\"parameters\": [0], \"packs\": [0, 1, 2]},\n"
    "                {\"parameters\": [], \"packs\": [0]}],\n"
    "  \"dispatches\": [\n"
    "   {\"name\": \"pack_backwards\", \"function\": \"packed\", \"phase\": \"load\", \"results\": "
    "1},\n"
    "   {\"name\": \"pack_doubled\", \"function\": \"packed\", \"phase\": \"load\", \"results\": "
    "1}]}]}\n";

const char test_constant_pack_json[] =
    "{\"version\": 4, \"name\": \"constant_pack\", \"parameters\": [],\n"
    " \"functions\": [{\"name\": \"doubled\", \"inputs\": [],\n"
    "   \"results\": [{\"type\": \"f32\", \"shape\": [4]}]}],\n"
    " \"programs\": [{\"target\": \"cpu\", \"code\": \"1\", \"triple\": "
    "\"x86_64-unknown-linux-gnu\",\n"
    "  \"cpu\": \"x86-64\", \"features\": [], \"packs\": 1,\n"
    "  \"functions\": [{\"parameters\": [], \"packs\": [0]}],\n"
    "  \"dispatches\": [\n"
    "   {\"name\": \"pack_constant\", \"function\": \"doubled\", \"phase\": \"load\", \"results\": "
    "1}]}]}\n";

#define STEPS_PROGRAM(target)                                                                      \
  "{\"target\": \"" target "\", \"code\": \"1\", \"triple\": \"t\", \"cpu\": \"c\",\n"             \
  "  \"features\": [], \"packs\": 2, \"functions\": [{\"parameters\": [0, 1], \"packs\": [0, "     \
  "1]}],\n"                                                                                        \
  "  \"dispatches\": [\n"                                                                          \
  "   {\"name\": \"pack_packed\", \"function\": \"all\", \"phase\": \"load\", \"results\": 1},\n"  \
  "   {\"name\": \"pack_constant\", \"function\": \"all\", \"phase\": \"load\", \"results\": "     \
  "1},\n"                                                                                          \
  "   {\"name\": \"step\", \"function\": \"all\", \"phase\": \"call\", \"results\": 1}]}"

const char test_steps_json[] =
    "{\"version\": 4, \"name\": \"steps\",\n"
    " \"parameters\": [{\"name\": \"flags\", \"type\": \"i1\", \"shape\": [null]},\n"
    "                {\"name\": \"kept\", \"type\": \"i64\", \"shape\": [null]},\n"
    "                {\"name\": \"packed\", \"type\": \"i64\", \"shape\": [null]}],\n"
    " \"functions\": [{\"name\": \"all\", \"inputs\": [\n"
    "    {\"type\": \"i64\", \"shape\": [null]}, {\"type\": \"i64\", \"shape\": [null]}],\n"
    "   \"results\": [\n"
    "    {\"type\": \"i64\", \"shape\": [null]}, {\"type\": \"i64\", \"shape\": [null]},\n"
    "    {\"type\": \"i1\", \"shape\": [null]}, {\"type\": \"i64\", \"shape\": [null]},\n"
    "    {\"type\": \"i64\", \"shape\": [null]}, {\"type\": \"i64\", \"shape\": [4]},\n"
    "    {\"type\": \"i64\", \"shape\": [4]}, {\"type\": \"i64\", \"shape\": [0]}]}],\n"
    " \"programs\": [" STEPS_PROGRAM("cpu") ", " STEPS_PROGRAM("vulkan") "]}\n";

// --- Files ---

static char folder[64];

static int remove_entry(const char *path, const struct stat *facts, int kind, struct FTW *place) {
  (void)facts, (void)kind, (void)place;
  return remove(path);
}

static void remove_folder(void) { nftw(folder, remove_entry, 8, FTW_DEPTH | FTW_PHYS); }

const char *test_path(const char *name) {
  static char paths[16][256];
  static unsigned next;
  if (!*folder) {
    snprintf(folder, sizeof folder, "/tmp/cotile-test-XXXXXX");
    if (!mkdtemp(folder)) abort();
    atexit(remove_folder);
  }
  char *path = paths[next++ % 16];
  snprintf(path, sizeof paths[0], "%s/%s", folder, name);
  return path;
}

void test_write_file(const char *path, const void *bytes, size_t size) {
  FILE *file = fopen(path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(bytes, 1, size, file), size);
  assert_int_equal(fclose(file), 0);
}

char *test_read_file(const char *path, size_t *out_size) {
  FILE *file = fopen(path, "rb");
  assert_non_null(file);
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  char *bytes = malloc(size + 1);
  assert_int_equal(fread(bytes, 1, size, file), size);
  fclose(file);
  bytes[size] = 0;
  if (out_size) *out_size = size;
  return bytes;
}

bool test_file_exists(const char *path) { return access(path, F_OK) == 0; }

char *test_replace(const char *text, const char *what, const char *with) {
  const char *at = strstr(text, what);
  assert_non_null(at);
  size_t size = strlen(text) + strlen(with) + 1;
  char *copy = malloc(size);
  snprintf(copy, size, "%.*s%s%s", (int)(at - text), text, with, at + strlen(what));
  return copy;
}

// --- Modules ---

const char *test_write_module_section(const char *file, const char *name, const void *bytes,
                                      size_t size) {
  char source[512];
  const unsigned char *section;
  size_t image_size, section_size;
  snprintf(source, sizeof source, "%s/%s.so", TEST_MODULES, name);
  char *image = test_read_file(source, &image_size);
  assert_ok(cotile_elf_find_section((unsigned char *)image, image_size, COTILE_DESCRIPTOR_SECTION,
                                    &section, &section_size));
  assert_true(size <= section_size);
  memcpy(image + (section - (unsigned char *)image), bytes, size);
  const char *path = test_path(file);
  unlink(path); // it may be loaded
  test_write_file(path, image, image_size);
  free(image);
  return path;
}

const char *test_write_module(const char *file, const char *name, const char *json) {
  struct cotile_descriptor_header header = {.length = (uint32_t)strlen(json),
                                            .crc32 = cotile_crc32(json, strlen(json))};
  size_t size = sizeof header + header.length;
  char *bytes = malloc(size);
  memcpy(header.magic, COTILE_DESCRIPTOR_MAGIC, sizeof header.magic);
  memcpy(bytes, &header, sizeof header);
  memcpy(bytes + sizeof header, json, header.length);
  const char *path = test_write_module_section(file, name, bytes, size);
  free(bytes);
  return path;
}

const char *test_write_safetensors(const char *file, const char *json, const void *data,
                                   size_t size) {
  size_t length = strlen(json);
  char *bytes = malloc(8 + length + size);
  for (int i = 0; i < 8; i++) bytes[i] = (char)((uint64_t)length >> (8 * i));
  memcpy(bytes + 8, json, length);
  if (size) memcpy(bytes + 8 + length, data, size);
  const char *path = test_path(file);
  test_write_file(path, bytes, 8 + length + size);
  free(bytes);
  return path;
}

cotile_status_t test_read_descriptor(const char *json, cotile_descriptor_t *descriptor) {
  struct cotile_descriptor_header header = {.length = (uint32_t)strlen(json),
                                            .crc32 = cotile_crc32(json, strlen(json))};
  size_t size = sizeof header + header.length;
  unsigned char *section = malloc(size);
  memcpy(header.magic, COTILE_DESCRIPTOR_MAGIC, sizeof header.magic);
  memcpy(section, &header, sizeof header);
  memcpy(section + sizeof header, json, header.length);
  cotile_status_t status =
      cotile_descriptor_init(descriptor, section, size, cotile_allocator_system());
  free(section);
  return status;
}

// --- Memory ---

static void *test_resize(void *self, void *pointer, size_t size) {
  test_allocator_t *allocator = self;
  if (!size) {
    allocator->live -= pointer != NULL;
    free(pointer);
    return NULL;
  }
  bool refused = allocator->fail_at >= 0 && allocator->count >= allocator->fail_at;
  void *moved = refused ? NULL : realloc(pointer, size);
  allocator->failed |= !moved;
  allocator->count += moved != NULL;
  allocator->live += moved && !pointer;
  return moved;
}

void test_allocator_init(test_allocator_t *allocator, int64_t fail_at) {
  *allocator = (test_allocator_t){.fail_at = fail_at};
  allocator->allocator = (cotile_allocator_t){allocator, test_resize};
}

// --- Statuses and views ---

void test_assert_ok(cotile_status_t status, const char *file, int line) {
  if (!status) return;
  print_error("unexpected %s: %s\n", cotile_code_name(cotile_status_code(status)),
              cotile_status_message(status));
  cotile_status_release(status);
  _fail(file, line);
}

void test_assert_status(cotile_status_t status, cotile_code_t code, const char *part,
                        const char *file, int line) {
  bool good = cotile_status_code(status) == code && strstr(cotile_status_message(status), part);
  if (!good)
    print_error("expected %s with '%s', got %s: %s\n", cotile_code_name(code), part,
                cotile_code_name(cotile_status_code(status)), cotile_status_message(status));
  cotile_status_release(status);
  if (!good) _fail(file, line);
}

cotile_view_t test_vector(cotile_element_t element, int64_t dim, void *data) {
  return (cotile_view_t){{element, 1, {dim}}, data};
}

void test_keep_lavapipe(void) { (void)dlopen("libvulkan_lvp.so", RTLD_NOW | RTLD_NODELETE); }

// Asked by LeakSanitizer and ThreadSanitizer. The validation layer is the only C++ here; it takes
// its locks in several orders, and its threads race with the destruction of what they use. So do
// lavapipe's own threads with each other.
const char *__lsan_default_suppressions(void);
const char *__tsan_default_suppressions(void);
const char *__lsan_default_suppressions(void) { return "leak:libstdc++.so\n"; }
const char *__tsan_default_suppressions(void) {
  return "race:libVkLayer_khronos_validation.so\ndeadlock:libVkLayer_khronos_validation.so\n"
         "race:libvulkan_lvp.so\n";
}
