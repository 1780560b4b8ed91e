// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files, checksums and regions of the base: file-1 to file-3, region-1, region-2.
#include "support.h"

#include "base/checksum.h"
#include "base/file.h"
#include "base/region.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void test_checksum(void **state) {
  (void)state;
  assert_int_equal(cotile_crc32("", 0), 0);
  assert_int_equal(cotile_crc32("123456789", 9), 0xcbf43926);
  assert_int_equal(cotile_crc32("The quick brown fox jumps over the lazy dog", 43), 0x414fa339);
}

static void test_mapping(void **state) {
  (void)state;
  cotile_mapping_t mapping;
  const char *path = test_path("x");
  test_write_file(path, "hello", 5);
  assert_ok(cotile_mapping_init(&mapping, path));
  assert_int_equal(mapping.size, 5);
  assert_memory_equal(mapping.data, "hello", 5);
  cotile_mapping_deinit(&mapping);
  test_write_file(path, "", 0);
  assert_ok(cotile_mapping_init(&mapping, path));
  assert_int_equal(mapping.size, 0);
  cotile_mapping_deinit(&mapping);
  assert_status(cotile_mapping_init(&mapping, "/nonexistent"), COTILE_NOT_FOUND, "/nonexistent: ");
  assert_status(cotile_mapping_init(&mapping, "/dev/null"), COTILE_INVALID, "not a regular file");
  assert_status(cotile_mapping_init(&mapping, "/tmp"), COTILE_INVALID, "not a regular file");
}

static void test_read(void **state) {
  (void)state;
  cotile_string_t text;
  char bytes[50000];
  memset(bytes, 'a', sizeof bytes);
  const char *path = test_path("x");
  test_write_file(path, bytes, sizeof bytes);
  cotile_string_init(&text, cotile_allocator_system());
  assert_ok(cotile_file_read(path, &text));
  assert_int_equal(text.length, sizeof bytes);
  assert_memory_equal(text.data, bytes, sizeof bytes);
  assert_status(cotile_file_read("/tmp", &text), COTILE_INVALID, "/tmp: cannot read");
  assert_status(cotile_file_read("/nonexistent", &text), COTILE_NOT_FOUND, "");
  cotile_string_deinit(&text);
}

static void write_text(const char *path, const char *text, bool commit) {
  cotile_file_writer_t writer;
  assert_ok(cotile_file_writer_init(&writer, path, cotile_allocator_system()));
  assert_ok(cotile_file_writer_append(&writer, text, strlen(text)));
  if (commit) assert_ok(cotile_file_writer_commit(&writer));
  cotile_file_writer_deinit(&writer);
}

static void assert_contents(const char *path, const char *wanted) {
  char *text = test_read_file(path, NULL);
  assert_string_equal(text, wanted);
  free(text);
}

static void test_write(void **state) {
  (void)state;
  const char *path = test_path("out");
  write_text(path, "never", false);
  assert_false(test_file_exists(path));
  write_text(path, "first", true);
  assert_contents(path, "first");
  write_text(path, "second", false);
  assert_contents(path, "first");
  write_text(path, "third", true);
  assert_contents(path, "third");
}

static void test_write_through_a_link(void **state) {
  (void)state;
  struct stat facts;
  const char *target = test_path("target"), *link = test_path("link");
  test_write_file(target, "old", 3);
  assert_int_equal(symlink(target, link), 0);
  write_text(link, "new", true);
  assert_contents(target, "new");
  assert_int_equal(lstat(link, &facts), 0);
  assert_true(S_ISLNK(facts.st_mode));
}

// Of a process that is gone: its own files beside the target, and no other.
static void test_remove_temporaries(void **state) {
  (void)state;
  const char *target = strdup(test_path("t.so")), *link = test_path("t.link");
  static const char *const others[] = {"t.so.tmp.45.0", "t.so.tmp.4.0", "t.so.tmp.44",
                                       "u.tmp.44.0"};
  for (size_t i = 0; i < 4; i++) test_write_file(test_path(others[i]), "", 0);
  for (int linked = 0; linked < 2; linked++) {
    test_write_file(test_path("t.so.tmp.44.0"), "", 0);
    test_write_file(test_path("t.so.tmp.44.12.tmpab"), "", 0);
    cotile_file_remove_temporaries(linked ? link : target, 44);
    assert_false(test_file_exists(test_path("t.so.tmp.44.0")));
    assert_false(test_file_exists(test_path("t.so.tmp.44.12.tmpab")));
    test_write_file(target, "", 0);
    if (!linked) assert_int_equal(symlink(target, link), 0);
  }
  for (size_t i = 0; i < 4; i++) assert_true(test_file_exists(test_path(others[i])));
  assert_true(test_file_exists(target));
  cotile_file_remove_temporaries("/nowhere/x", 44);

  cotile_file_writer_t writer;
  assert_ok(cotile_file_writer_init(&writer, target, cotile_allocator_system()));
  assert_true(test_file_exists(writer.temporary));
  cotile_file_remove_temporaries(target, getpid());
  assert_false(test_file_exists(writer.temporary));
  cotile_file_writer_deinit(&writer);
  free((char *)target);
}

static void test_write_to_a_device(void **state) {
  (void)state;
  struct stat facts;
  cotile_file_writer_t writer;
  write_text("/dev/null", "gone", true);
  assert_int_equal(stat("/dev/null", &facts), 0);
  assert_true(S_ISCHR(facts.st_mode));
  assert_ok(cotile_file_writer_init(&writer, "/dev/full", cotile_allocator_system()));
  assert_status(cotile_file_writer_append(&writer, "x", 1), COTILE_UNAVAILABLE,
                "/dev/full: cannot write: No space left on device");
  cotile_file_writer_deinit(&writer);
}

static void *remove_often(void *path) {
  for (int i = 0; i < 20000; i++) (void)unlink(path);
  return NULL;
}

// Whether the target is there may change at any time.
static void test_write_while_others_remove(void **state) {
  (void)state;
  pthread_t other;
  char *path = strdup(test_path("shared"));
  assert_int_equal(pthread_create(&other, NULL, remove_often, path), 0);
  for (int i = 0; i < 3000; i++) write_text(path, "new", true);
  pthread_join(other, NULL);
  free(path);
}

static void test_unwritable(void **state) {
  (void)state;
  cotile_file_writer_t writer;
  assert_status(cotile_file_writer_init(&writer, "/nonexistent/x", cotile_allocator_system()),
                COTILE_UNAVAILABLE, "/nonexistent/x: cannot write");
  assert_status(cotile_file_writer_init(&writer, "/tmp", cotile_allocator_system()),
                COTILE_UNAVAILABLE, "/tmp: cannot write: Is a directory");
}

static void allocate_pieces(cotile_region_t *region) {
  static const size_t sizes[] = {0, 1, 64, 65, 5000, 100000, 3, 0};
  unsigned char *previous = NULL;
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    void *piece;
    assert_ok(cotile_region_allocate(region, sizes[i], &piece));
    assert_non_null(piece);
    assert_ptr_not_equal(piece, previous);
    assert_int_equal((uintptr_t)piece % 64, 0);
    memset(piece, (int)i, sizes[i]);
    if (i && sizes[i - 1]) assert_int_equal(previous[sizes[i - 1] - 1], i - 1);
    previous = piece;
  }
}

static void test_region(void **state) {
  (void)state;
  test_allocator_t memory;
  cotile_region_t region;
  test_allocator_init(&memory, -1);
  cotile_region_init(&region, &memory.allocator);
  cotile_region_clear(&region);
  for (int i = 0; i < 2; i++) {
    allocate_pieces(&region);
    cotile_region_clear(&region);
  }
  int64_t before = memory.count;
  for (int i = 0; i < 10; i++) {
    allocate_pieces(&region);
    cotile_region_clear(&region);
  }
  assert_int_equal(memory.count, before);
  void *piece;
  assert_status(cotile_region_allocate(&region, SIZE_MAX - 5, &piece), COTILE_NO_MEMORY, "");
  assert_status(cotile_region_allocate_array(&region, SIZE_MAX / 2, 3, &piece), COTILE_NO_MEMORY,
                "exceed memory");
  cotile_region_deinit(&region);
  assert_int_equal(memory.live, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_checksum),
      cmocka_unit_test(test_mapping),
      cmocka_unit_test(test_read),
      cmocka_unit_test(test_write),
      cmocka_unit_test(test_write_through_a_link),
      cmocka_unit_test(test_remove_temporaries),
      cmocka_unit_test(test_write_to_a_device),
      cmocka_unit_test(test_write_while_others_remove),
      cmocka_unit_test(test_unwritable),
      cmocka_unit_test(test_region),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
