// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels that do something wrong; each says where and what.
//
// "// violation: KIND.." at the end of a line in kernels/ names what must be found there, and
// nothing else may be found. The first lines describe the launch: "// grid: X Y Z", then
// "// argument: ACCESS TYPExCOUNT" or "// argument: VALUE" each.
#include "spmd_support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "numeric_element.h"

enum { MAX_ARGUMENTS = 4, MAX_LINES = 200 };

typedef struct file {
  char *text;
  const char *lines[MAX_LINES + 1]; // from 1
  int line_count;
  int64_t grid[3];
  spmd_argument_t arguments[MAX_ARGUMENTS];
  int argument_count;
} file_t;

// 1, 2, .. 7 over and over.
static void read_array(spmd_argument_t *argument, const char *type, long long count) {
  static const char *const names[] = {"read", "write", "read-write"};
  cotile_element_t element;
  char access[16];
  assert_int_equal(sscanf(type, "%15s", access), 1);
  while (strcmp(names[argument->access], access) != 0) argument->access++;
  type += strlen(access) + 1;
  assert_true(cotile_element_parse(type, strcspn(type, "x"), &element));
  argument->rank = 1;
  argument->dims[0] = count;
  argument->size = (size_t)count * cotile_element_size(element);
  argument->data = calloc((size_t)count, cotile_element_size(element));
  for (int64_t i = 0; i < count; i++)
    element_store(element, argument->data, i, (double)(i % 7 + 1));
}

static void read_header(file_t *file, const char *line) {
  long long x, y, z;
  if (sscanf(line, "// grid: %lld %lld %lld", &x, &y, &z) == 3) {
    memcpy(file->grid, (int64_t[]){x, y, z}, sizeof file->grid);
  } else if (!strncmp(line, "// argument: ", 13)) {
    spmd_argument_t *argument = &file->arguments[file->argument_count++];
    assert_true(file->argument_count <= MAX_ARGUMENTS);
    if (sscanf(line, "// argument: %lld", &x) == 1)
      argument->integer = x;
    else
      read_array(argument, line + 13, atoll(strrchr(line, 'x') + 1));
  }
}

static void file_init(file_t *file, const char *name) {
  *file = (file_t){.text = spmd_read_kernel(name)};
  for (char *line = file->text; line && *line;) {
    char *end = strchr(line, '\n');
    assert_true(file->line_count < MAX_LINES);
    file->lines[++file->line_count] = line;
    if (!strncmp(line, "// ", 3)) {
      char copy[128];
      snprintf(copy, sizeof copy, "%.*s", (int)(end - line), line);
      read_header(file, copy);
    }
    line = end ? end + 1 : NULL;
  }
}

static void file_deinit(file_t *file) {
  for (int i = 0; i < file->argument_count; i++) free(file->arguments[i].data);
  free(file->text);
}

// Does line `number` expect a violation of this kind?
static bool expects(const file_t *file, int64_t number, const char *kind) {
  char line[256], word[64];
  assert_in_range(number, 1, file->line_count);
  snprintf(line, sizeof line, "%.*s", (int)strcspn(file->lines[number], "\n"), file->lines[number]);
  const char *expected = strstr(line, "// violation:");
  if (!expected) return false;
  snprintf(word, sizeof word, " %s ", kind);
  size_t length = strlen(line);
  snprintf(line + length, sizeof line - length, " ");
  return strstr(expected, word);
}

static bool was_found(const spmd_report_t *report, int64_t line, spmd_kind_t kind) {
  for (int i = 0; i < report->violation_count; i++)
    if (report->violations[i].kind == kind && report->violations[i].location.line == line)
      return true;
  return false;
}

static void compare(const file_t *file, const spmd_report_t *report) {
  bool is_wrong = false;
  for (int i = 0; i < report->violation_count; i++) {
    const spmd_violation_t *violation = &report->violations[i];
    if (expects(file, violation->location.line, spmd_kind_name(violation->kind))) continue;
    print_error("not expected: %s\n", violation->message);
    is_wrong = true;
  }
  for (int line = 1; line <= file->line_count; line++)
    for (spmd_kind_t kind = 0; kind < SPMD_KIND_COUNT; kind++) {
      if (!expects(file, line, spmd_kind_name(kind)) || was_found(report, line, kind)) continue;
      print_error("not found: %s in line %d\n", spmd_kind_name(kind), line);
      is_wrong = true;
    }
  if (is_wrong) fail();
}

static void test_file(void **state) {
  const char *name = *state;
  file_t file;
  spmd_report_t report;
  file_init(&file, name);
  spmd_launch_t launch = {.argument_count = file.argument_count, .arguments = file.arguments};
  memcpy(launch.grid, file.grid, sizeof launch.grid);
  spmd_run_text(file.text, name, &launch, &report);
  compare(&file, &report);
  assert_int_equal(report.violation_count > 0, strstr(file.text, "// violation:") != NULL);
  spmd_report_deinit(&report);
  file_deinit(&file);
}

#define FILE_TEST(name) {name, test_file, NULL, NULL, (void *)(uintptr_t)(name ".mlir")}

int main(void) {
  const struct CMUnitTest tests[] = {
      FILE_TEST("arithmetic"),      FILE_TEST("async_copy"),
      FILE_TEST("async_early_use"), FILE_TEST("async_unfinished"),
      FILE_TEST("barrier_in_if"),   FILE_TEST("barrier_in_loop"),
      FILE_TEST("double_store"),    FILE_TEST("global_race"),
      FILE_TEST("group_race"),      FILE_TEST("index_overflow"),
      FILE_TEST("loop_step"),       FILE_TEST("misaligned"),
      FILE_TEST("missing_barrier"), FILE_TEST("missing_trailing_barrier"),
      FILE_TEST("never_stored"),    FILE_TEST("out_of_bounds"),
      FILE_TEST("poison"),          FILE_TEST("read_only"),
      FILE_TEST("uninitialised"),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
