// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spmd_support.h"

#include <string.h>

#include "base/file.h"

void spmd_assert_ok(cotile_status_t status, const char *file, int line) {
  if (!status) return;
  print_error("%s\n", cotile_status_message(status));
  cotile_status_release(status);
  _fail(file, line);
}

void spmd_assert_failure(cotile_status_t status, cotile_code_t code, const char *part,
                         const char *file, int line) {
  bool is_right = cotile_status_code(status) == code && strstr(cotile_status_message(status), part);
  if (!is_right)
    print_error("%s: %s; expected %s: %s\n", cotile_code_name(cotile_status_code(status)),
                cotile_status_message(status), cotile_code_name(code), part);
  cotile_status_release(status);
  if (!is_right) _fail(file, line);
}

char *spmd_read_kernel(const char *name) {
  cotile_string_t path, contents;
  cotile_string_init(&path, cotile_allocator_system());
  cotile_string_init(&contents, cotile_allocator_system());
  assert_ok(cotile_string_append_format(&path, "%s/%s", SPMD_KERNELS, name));
  assert_ok(cotile_file_read(cotile_string_text(&path), &contents));
  cotile_string_deinit(&path);
  return contents.data;
}

void spmd_run_text(const char *text, const char *file, const spmd_launch_t *launch,
                   spmd_report_t *out_report) {
  spmd_kernel_t *kernel;
  assert_ok(spmd_kernel_create_from_text(text, file, NULL, &kernel));
  assert_ok(spmd_launch(kernel, launch, out_report));
  spmd_kernel_destroy(kernel);
}
