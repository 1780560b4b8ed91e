// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the runtime reads of a module's file before it maps code stands against any bytes: files cut
// at every place that matters and files with bits flipped, written by hand and compiled
// (TEST_COMPILED, where there is a compiler). elf-1, elf-2, descriptor-1.
#include "support.h"

#include "base/module_abi.h"
#include "runtime/module/elf_image.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>

typedef struct image {
  unsigned char *bytes;
  size_t size;
  Elf64_Ehdr header;
  size_t descriptor, descriptor_size; // header and JSON
} image_t;

// The checks before any code is mapped, on memory of exactly this size.
static cotile_status_t check(const unsigned char *bytes, size_t size) {
  const unsigned char *section;
  size_t section_size;
  cotile_descriptor_t descriptor = {0};
  unsigned char *copy = malloc(size ? size : 1);
  memcpy(copy, bytes, size);
  cotile_status_t status =
      cotile_elf_find_section(copy, size, COTILE_DESCRIPTOR_SECTION, &section, &section_size);
  if (!status)
    status = cotile_descriptor_init(&descriptor, section, section_size, cotile_allocator_system());
  if (!status) cotile_descriptor_deinit(&descriptor);
  free(copy);
  return status;
}

static void open_image(image_t *image, const char *path) {
  struct cotile_descriptor_header header;
  const unsigned char *section;
  size_t size;
  image->bytes = (unsigned char *)test_read_file(path, &image->size);
  memcpy(&image->header, image->bytes, sizeof image->header);
  assert_ok(cotile_elf_find_section(image->bytes, image->size, COTILE_DESCRIPTOR_SECTION, &section,
                                    &size));
  memcpy(&header, section, sizeof header);
  image->descriptor = (size_t)(section - image->bytes);
  image->descriptor_size = sizeof header + header.length;
  assert_ok(check(image->bytes, image->size));
}

// --- Cuts ---

static void check_cuts(const image_t *image, size_t begin, size_t end, size_t step) {
  for (size_t cut = begin; cut < end && cut < image->size; cut += step)
    assert_status(check(image->bytes, cut), COTILE_INVALID, "not a Cotile module");
}

static void check_all_cuts(const image_t *image) {
  const Elf64_Ehdr *header = &image->header;
  size_t programs = header->e_phoff + (size_t)header->e_phnum * sizeof(Elf64_Phdr);
  check_cuts(image, 0, programs + 1, 1);
  check_cuts(image, image->descriptor, image->descriptor + image->descriptor_size + 1, 1);
  check_cuts(image, header->e_shoff, image->size, 1);
  check_cuts(image, 0, image->size, 61);
  check_cuts(image, image->size - 1, image->size, 1);
}

// --- Flips ---

// xorshift64
static uint64_t next_number(uint64_t *inout_state, uint64_t end) {
  *inout_state ^= *inout_state << 13;
  *inout_state ^= *inout_state >> 7;
  *inout_state ^= *inout_state << 17;
  return *inout_state % end;
}

// A file that is refused says so in one of three ways.
static void check_refusal(cotile_status_t status) {
  const char *message = cotile_status_message(status);
  cotile_code_t code = cotile_status_code(status);
  bool told = strstr(message, "not a Cotile module") || strstr(message, "module descriptor") ||
              strstr(message, "compiled for another machine");
  assert_true(!status || (told && (code == COTILE_INVALID || code == COTILE_UNSUPPORTED)));
  cotile_status_release(status);
}

// One to four bits of [begin, end) at a time; `refused`: none of these files is a module.
static void check_flips(const image_t *image, size_t begin, size_t end, int times, bool refused) {
  uint64_t state = 88172645463325252 + begin;
  for (int i = 0; i < times; i++) {
    size_t places[4];
    int bits[4], count = 1 + (int)next_number(&state, 4);
    for (int b = 0; b < count; b++) {
      places[b] = begin + next_number(&state, end - begin);
      bits[b] = 1 << next_number(&state, 8);
      image->bytes[places[b]] ^= (unsigned char)bits[b];
    }
    cotile_status_t status = check(image->bytes, image->size);
    for (int b = count - 1; b >= 0; b--) image->bytes[places[b]] ^= (unsigned char)bits[b];
    if (refused && count == 1) assert_non_null(status);
    check_refusal(status);
  }
}

static void check_all_flips(const image_t *image) {
  const Elf64_Ehdr *header = &image->header;
  size_t programs = header->e_phoff + (size_t)header->e_phnum * sizeof(Elf64_Phdr);
  check_flips(image, 0, sizeof *header, TEST_FLIPS, false);
  check_flips(image, 0, programs, TEST_FLIPS, false);
  check_flips(image, header->e_shoff, image->size, TEST_FLIPS, false);
  check_flips(image, image->descriptor, image->descriptor + image->descriptor_size, TEST_FLIPS,
              true);
  check_flips(image, 0, image->size, TEST_FLIPS, false);
  assert_ok(check(image->bytes, image->size)); // all is as before
}

static void check_module(const char *path) {
  image_t image;
  open_image(&image, path);
  check_all_cuts(&image);
  check_all_flips(&image);
  free(image.bytes);
}

static void test_written_by_hand(void **state) {
  (void)state;
  check_module(test_write_module("e.so", "elementwise", test_elementwise_json));
  check_module(test_write_module("t.so", "two", test_two_json));
}

static void test_compiled(void **state) {
  (void)state;
#ifdef TEST_COMPILED
  check_module(TEST_COMPILED);
#else
  skip();
#endif
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_written_by_hand),
                                     cmocka_unit_test(test_compiled)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
