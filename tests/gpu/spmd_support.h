// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the interpreter's own tests share.
#ifndef COTILE_TESTS_SPMD_SUPPORT_H
#define COTILE_TESTS_SPMD_SUPPORT_H

// cmocka wants these first.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "spmd_interpreter.h"

// Both release the status.
#define assert_ok(status) spmd_assert_ok((status), __FILE__, __LINE__)
#define assert_failure(status, code, part)                                                         \
  spmd_assert_failure((status), (code), (part), __FILE__, __LINE__)
void spmd_assert_ok(cotile_status_t status, const char *file, int line);
void spmd_assert_failure(cotile_status_t status, cotile_code_t code, const char *part,
                         const char *file, int line);

// The text of tests/gpu/kernels/NAME, owned by the caller; fails the test if there is none.
char *spmd_read_kernel(const char *name);

// Decodes the text of a module with one kernel and runs it; fails the test if that is impossible.
void spmd_run_text(const char *text, const char *file, const spmd_launch_t *launch,
                   spmd_report_t *out_report);

#endif
