// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files of schedules: what is read, and each message for what is wrong.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "compiler/schedule/schedule_file.h"

static void check(cotile_status_t status) {
  if (!status) return;
  print_error("%s\n", cotile_status_message(status));
  cotile_status_release(status);
  fail();
}

static cotile_status_t parse(cotile_schedule_file_t *file, const char *text) {
  return cotile_schedule_file_init(file, "s.json", text, strlen(text), cotile_allocator_system());
}

static void test_all_fields(void **state) {
  static const char text[] =
      "{\"version\": 1, \"schedules\": {\"f_dispatch_0\": {\"kind\": \"contraction\",\n"
      " \"lanes\": 8, \"rows\": 4, \"vectors\": 3, \"k_unroll\": 2, \"prefetch\": 16,\n"
      " \"prefetch_next\": 1, \"m_tile\": 128, \"n_tiles\": 7, \"tile_atoms\": 5,\n"
      " \"packing\": \"load\", \"n_threads\": 12, \"k_threads\": 2, \"k_tile\": 32,\n"
      " \"estimated_seconds\": 1.5e-6}, \"g\": {}}}";
  static const int64_t values[] = {0, 8, 4, 3, 2, 16, 1, 128, 7, 5, 1, 12, 2, 32};
  cotile_schedule_file_t file;
  (void)state;
  check(parse(&file, text));
  assert_int_equal(file.count, 2);
  const cotile_schedule_entry_t *f = cotile_schedule_file_find(&file, "f_dispatch_0", 12);
  const cotile_schedule_entry_t *g = cotile_schedule_file_find(&file, "g", 1);
  assert_non_null(f);
  assert_non_null(g);
  assert_int_equal(sizeof values / sizeof *values, COTILE_SCHEDULE_FIELD_COUNT);
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++) {
    assert_true(f->fields.is_set[i]);
    assert_int_equal(f->fields.value[i], values[i]);
    assert_false(g->fields.is_set[i]);
  }
  assert_null(cotile_schedule_file_find(&file, "f_dispatch", 10));
  assert_null(cotile_schedule_file_find(&file, "f_dispatch_01", 13));
  cotile_schedule_file_deinit(&file);
}

static void test_null_is_left_out(void **state) {
  cotile_schedule_file_t file;
  (void)state;
  check(parse(&file, "{\"version\": 1, \"schedules\": {\"f\": {\"n_tiles\": null, \"m_tile\": 3,"
                     " \"packing\": null, \"estimated_seconds\": null}}}"));
  const cotile_schedule_fields_t *fields = &file.entries[0].fields;
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++)
    assert_int_equal(fields->is_set[i], i == COTILE_SCHEDULE_M_TILE);
  cotile_schedule_file_deinit(&file);
}

#define ENTRY(fields) "{\"version\": 1, \"schedules\": {\"f\": {" fields "}}}"
#define ALL_FIELDS                                                                                 \
  "kind, lanes, rows, vectors, k_unroll, prefetch, prefetch_next, m_tile, n_tiles, tile_atoms, "   \
  "packing, n_threads, k_threads, k_tile"

static const struct {
  const char *text, *message;
} wrong[] = {
    {"", "s.json:1:1: malformed JSON: a value is missing"},
    {"{\"version\": 1,", "s.json:1:15: malformed JSON: a key is missing"},
    {"{\n \"version\" 1}", "s.json:2:12: malformed JSON: ':' is missing"},
    {"{\"version\": 1, \"schedules\": {}} x", "s.json:1:33: malformed JSON: more than one value"},
    {"{\"version\": 1, \"schedules\": {\"f\": {}, \"f\": {}}}",
     "s.json:1:39: malformed JSON: this key is there already"},
    {ENTRY("\"rows\": 1, \"rows\": 1"), "s.json:1:47: malformed JSON: this key is there already"},
    {ENTRY("\"rows\": 99999999999999999999"), "s.json: schedules.f.rows: must be an integer from 1 "
                                              "to 16, got a number that is no integer of "
                                              "64 bits"},
    {ENTRY("\"\xc3\x28\": 1"), "s.json:1:37: malformed JSON: not UTF-8"},
    {ENTRY("\"rows\x1b\": 1"), "s.json:1:41: malformed JSON: a control character in a string"},
    {"[]", "s.json: not a JSON object"},
    {"{}", "s.json: version: must be 1"},
    {"{\"version\": 2, \"more\": 3}", "s.json: version: must be 1"},
    {"{\"version\": \"1\"}", "s.json: version: must be 1"},
    {"{\"version\": 1}", "s.json: schedules: must be an object, and is missing"},
    {"{\"version\": 1, \"schedules\": []}", "s.json: schedules: must be an object, and is none"},
    {"{\"version\": 1, \"schedules\": {}, \"target\": 1}",
     "s.json: target: no such field; there are version, schedules"},
    {"{\"version\": 1, \"schedules\": {\"f\": [1]}}", "s.json: schedules.f: not a JSON object"},
    {ENTRY("\"m\": 126"), "s.json: schedules.f.m: no such field; there are " ALL_FIELDS},
    {ENTRY("\"m\": null"), "s.json: schedules.f.m: no such field; there are " ALL_FIELDS},
    {ENTRY("\"\": 126"), "s.json: schedules.f.\"\": no such field; there are " ALL_FIELDS},
    {ENTRY("\"kind\": \"loops\""),
     "s.json: schedules.f.kind: must be \"contraction\", got \"loops\""},
    {ENTRY("\"kind\": 0"), "s.json: schedules.f.kind: must be \"contraction\", got 0"},
    {ENTRY("\"lanes\": 0"), "s.json: schedules.f.lanes: must be an integer from 1 to 64, got 0"},
    {ENTRY("\"rows\": 17"), "s.json: schedules.f.rows: must be an integer from 1 to 16, got 17"},
    {ENTRY("\"rows\": 4.0"), "s.json: schedules.f.rows: must be an integer from 1 to 16, got a "
                             "number that is no integer of 64 bits"},
    {ENTRY("\"rows\": true"),
     "s.json: schedules.f.rows: must be an integer from 1 to 16, got a truth value"},
    {ENTRY("\"rows\": []"),
     "s.json: schedules.f.rows: must be an integer from 1 to 16, got an array"},
    {ENTRY("\"rows\": {}"),
     "s.json: schedules.f.rows: must be an integer from 1 to 16, got an object"},
    {ENTRY("\"rows\": \"4\""),
     "s.json: schedules.f.rows: must be an integer from 1 to 16, got \"4\""},
    {ENTRY("\"vectors\": -1"),
     "s.json: schedules.f.vectors: must be an integer from 1 to 16, got -1"},
    {ENTRY("\"k_unroll\": 65"),
     "s.json: schedules.f.k_unroll: must be an integer from 1 to 64, got 65"},
    {ENTRY("\"prefetch\": 4097"),
     "s.json: schedules.f.prefetch: must be an integer from 0 to 4096, got 4097"},
    {ENTRY("\"prefetch_next\": 2"),
     "s.json: schedules.f.prefetch_next: must be an integer from 0 to 1, got 2"},
    {ENTRY("\"m_tile\": 0"),
     "s.json: schedules.f.m_tile: must be an integer from 1 to 1073741824, got 0"},
    {ENTRY("\"m_tile\": 9223372036854775807"),
     "s.json: schedules.f.m_tile: must be an integer from 1 to 1073741824, got "
     "9223372036854775807"},
    {ENTRY("\"n_tiles\": 65537"),
     "s.json: schedules.f.n_tiles: must be an integer from 0 to 65536, got 65537"},
    {ENTRY("\"tile_atoms\": 0"),
     "s.json: schedules.f.tile_atoms: must be an integer from 1 to 1099511627776, got 0"},
    {ENTRY("\"packing\": \"LOAD\""),
     "s.json: schedules.f.packing: must be \"workgroup\" or \"load\", got \"LOAD\""},
    {ENTRY("\"packing\": 1"),
     "s.json: schedules.f.packing: must be \"workgroup\" or \"load\", got 1"},
    {ENTRY("\"estimated_seconds\": \"1\""),
     "s.json: schedules.f.estimated_seconds: must be a number"},
    {"{\"version\": 1, \"schedules\": {\"a b\\n\\u001b[31m\": {\"rows\": 0}}}",
     "s.json: schedules.\"a b\\n\\u001b[31m\".rows: must be an integer from 1 to 16, got 0"},
    {"{\"version\": 1, \"schedules\": {\"\": 1}}", "s.json: schedules.\"\": not a JSON object"},
};

static void test_messages(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    cotile_schedule_file_t file;
    cotile_status_t status = parse(&file, wrong[i].text);
    if (cotile_status_code(status) != COTILE_INVALID) print_error("%s\n", wrong[i].text);
    assert_int_equal(cotile_status_code(status), COTILE_INVALID);
    assert_string_equal(cotile_status_message(status), wrong[i].message);
    cotile_status_release(status);
    cotile_schedule_file_deinit(&file);
  }
}

// A long text is cut between characters.
static void test_long_texts_are_cut(void **state) {
  char text[512], expected[256], name[200] = "";
  cotile_schedule_file_t file;
  (void)state;
  for (int i = 0; i < 79; i++) name[i] = 'x';
  memcpy(name + 79, "\xc3\xa9\xc3\xa9", 4);
  snprintf(text, sizeof text, "{\"version\": 1, \"schedules\": {\"%s\": 1}}", name);
  snprintf(expected, sizeof expected, "s.json: schedules.\"%.79s\"..: not a JSON object", name);
  cotile_status_t status = parse(&file, text);
  assert_string_equal(cotile_status_message(status), expected);
  cotile_status_release(status);
  cotile_schedule_file_deinit(&file);
}

static void test_deep_nesting(void **state) {
  enum { DEPTH = 100000 };
  char *text = malloc(DEPTH + 1);
  cotile_schedule_file_t file;
  (void)state;
  assert_non_null(text);
  memset(text, '[', DEPTH);
  text[DEPTH] = 0;
  cotile_status_t status = parse(&file, text);
  assert_int_equal(cotile_status_code(status), COTILE_INVALID);
  assert_non_null(strstr(cotile_status_message(status), "nested too deeply"));
  cotile_status_release(status);
  cotile_schedule_file_deinit(&file);
  free(text);
}

static void test_reading(void **state) {
  char path[] = "/tmp/cotile-schedule-XXXXXX";
  cotile_schedule_file_t file;
  (void)state;
  int descriptor = mkstemp(path);
  assert_true(descriptor >= 0);
  assert_int_equal(write(descriptor, ENTRY("\"rows\": 2"), sizeof ENTRY("\"rows\": 2") - 1),
                   sizeof ENTRY("\"rows\": 2") - 1);
  close(descriptor);
  check(cotile_schedule_file_read(&file, path, cotile_allocator_system()));
  assert_int_equal(file.count, 1);
  assert_int_equal(file.entries[0].fields.value[COTILE_SCHEDULE_ROWS], 2);
  cotile_schedule_file_deinit(&file);
  unlink(path);
  cotile_status_t status = cotile_schedule_file_read(&file, path, cotile_allocator_system());
  assert_int_equal(cotile_status_code(status), COTILE_NOT_FOUND);
  cotile_status_release(status);
  cotile_schedule_file_deinit(&file);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_all_fields),   cmocka_unit_test(test_null_is_left_out),
      cmocka_unit_test(test_messages),     cmocka_unit_test(test_long_texts_are_cut),
      cmocka_unit_test(test_deep_nesting), cmocka_unit_test(test_reading),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
