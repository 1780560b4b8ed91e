// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How verifiers report.
#ifndef COTILE_COMPILER_VERIFY_FINDING_H
#define COTILE_COMPILER_VERIFY_FINDING_H

#include <stdbool.h>

#include "base/status.h"
#include "ir/query.h"

// Adds an error with printf's arguments at an operation's location; false, for `return`.
#define COTILE_FINDING(diagnostics, op, ...)                                                       \
  (cotile_diagnostics_add((diagnostics), COTILE_SEVERITY_ERROR, NULL,                              \
                          cotile_location((diagnostics)->arena, mlirOperationGetLocation(op)),     \
                          __VA_ARGS__),                                                            \
   false)

// INTERNAL if there are more errors than `errors_before`.
static inline cotile_status_t cotile_findings_status(const cotile_diagnostics_t *diagnostics,
                                                     int64_t errors_before, const char *form) {
  if (diagnostics->error_count == errors_before) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INTERNAL, "the %s form is wrong", form);
}

#endif
