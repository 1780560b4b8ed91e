// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the compiler tells about the user's program: findings with locations and stable ids.
//
// [diagnostic-1] Diagnostics keep the order in which they were made. [diagnostic-2] A note belongs
// to the diagnostic before it. Records live in the sink's arena. Thread-compatible.
#ifndef COTILE_BASE_DIAGNOSTIC_H
#define COTILE_BASE_DIAGNOSTIC_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/string.h"

typedef enum cotile_severity {
  COTILE_SEVERITY_ERROR,
  COTILE_SEVERITY_WARNING,
  COTILE_SEVERITY_REMARK,
  COTILE_SEVERITY_NOTE,
} cotile_severity_t;

typedef struct cotile_location {
  const char *file; // null: unknown
  int64_t line, column;
} cotile_location_t;

typedef struct cotile_diagnostic {
  struct cotile_diagnostic *next;
  cotile_severity_t severity;
  const char *id; // "COTILE-GROUP-004"; null for messages without a stable id
  cotile_location_t location;
  const char *message;
} cotile_diagnostic_t;

typedef struct cotile_diagnostics {
  cotile_arena_t *arena; // borrowed
  cotile_diagnostic_t *first, **end;
  int64_t error_count;
} cotile_diagnostics_t;

void cotile_diagnostics_init(cotile_diagnostics_t *diagnostics, cotile_arena_t *arena);

void cotile_diagnostics_add(cotile_diagnostics_t *diagnostics, cotile_severity_t severity,
                            const char *id, cotile_location_t location, const char *format, ...)
    COTILE_PRINTF(5, 6);

// Appends "file:line:col: error: message [id]", the source line and a caret under the column.
// `source` is the text of `source_file` (both may be null: then no line is quoted).
cotile_status_t cotile_diagnostic_to_text(const cotile_diagnostic_t *diagnostic,
                                          const char *source_file, const char *source,
                                          size_t source_length,
                                          cotile_string_t *out) COTILE_MUST_USE;

#endif
