// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/diagnostic.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void cotile_diagnostics_init(cotile_diagnostics_t *diagnostics, cotile_arena_t *arena) {
  *diagnostics = (cotile_diagnostics_t){.arena = arena};
  diagnostics->end = &diagnostics->first;
}

void cotile_diagnostics_add(cotile_diagnostics_t *diagnostics, cotile_severity_t severity,
                            const char *id, cotile_location_t location, const char *format, ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int length = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  char *message = COTILE_ARENA_NEW(diagnostics->arena, length < 0 ? 1 : length + 1, char);
  if (length > 0) vsnprintf(message, (size_t)length + 1, format, again);
  va_end(again);
  cotile_diagnostic_t *diagnostic = COTILE_ARENA_NEW(diagnostics->arena, 1, cotile_diagnostic_t);
  *diagnostic = (cotile_diagnostic_t){NULL, severity, id, location, message};
  *diagnostics->end = diagnostic;
  diagnostics->end = &diagnostic->next;
  diagnostics->error_count += severity == COTILE_SEVERITY_ERROR;
}

static const char *severity_name(cotile_severity_t severity) {
  static const char *const names[] = {"error", "warning", "remark", "note"};
  return names[severity];
}

// Line `number` (from 1) of a text, without its end.
static bool find_line(const char *source, size_t length, int64_t number, const char **out_line,
                      size_t *out_length) {
  const char *at = source, *end = source + length;
  for (int64_t line = 1; at < end; line++) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    if (!stop) stop = end;
    if (line == number) {
      *out_line = at;
      *out_length = (size_t)(stop - at);
      return true;
    }
    at = stop + 1;
  }
  return false;
}

enum { QUOTED_BYTES = 200 };

cotile_status_t cotile_diagnostic_to_text(const cotile_diagnostic_t *diagnostic,
                                          const char *source_file, const char *source,
                                          size_t source_length, cotile_string_t *out) {
  cotile_location_t at = diagnostic->location;
  if (at.file)
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(out, "%s:%lld:%lld: ", at.file,
                                                       (long long)at.line, (long long)at.column));
  COTILE_RETURN_IF_ERROR(cotile_string_append_format(
      out, "%s: %s", severity_name(diagnostic->severity), diagnostic->message));
  if (diagnostic->id)
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(out, " [%s]", diagnostic->id));
  COTILE_RETURN_IF_ERROR(cotile_string_append(out, "\n", 1));
  const char *line;
  size_t length;
  if (!at.file || !source || !source_file || strcmp(at.file, source_file) ||
      !find_line(source, source_length, at.line, &line, &length) || length > QUOTED_BYTES)
    return COTILE_SUCCESS;
  return cotile_string_append_format(out, "  %.*s\n  %*s^\n", (int)length, line,
                                     (int)(at.column > 0 ? at.column - 1 : 0), "");
}
