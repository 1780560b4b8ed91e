// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A growing byte string, always NUL-terminated once anything was appended.
//
// [string-1] A failed append leaves the string as it was. Thread-compatible.
#ifndef COTILE_BASE_STRING_H
#define COTILE_BASE_STRING_H

#include "base/allocator.h"

#include <stdarg.h>
#include <stdbool.h>

typedef struct cotile_string {
  const cotile_allocator_t *allocator; // borrowed
  char *data;                          // owned; null while empty
  size_t length, capacity;
} cotile_string_t;

void cotile_string_init(cotile_string_t *string, const cotile_allocator_t *allocator);
void cotile_string_deinit(cotile_string_t *string);

cotile_status_t cotile_string_append(cotile_string_t *string, const char *bytes,
                                     size_t length) COTILE_MUST_USE;
cotile_status_t cotile_string_append_format(cotile_string_t *string, const char *format, ...)
    COTILE_PRINTF(2, 3) COTILE_MUST_USE;
// The same, with arguments that are used up.
cotile_status_t cotile_string_append_arguments(cotile_string_t *string, const char *format,
                                               va_list arguments)
    COTILE_PRINTF(2, 0) COTILE_MUST_USE;

// Length of the valid UTF-8 sequence at text[0], of the `length` bytes there (not none); else 0.
size_t cotile_utf8_length(const char *text, size_t length);

// True if the bytes can be a name in a file: not empty, UTF-8, no control characters.
bool cotile_is_name(const char *bytes, size_t length);

// Appends `length` bytes as a JSON string with its quotes; bytes that are not UTF-8 become U+FFFD.
cotile_status_t cotile_string_append_json(cotile_string_t *string, const char *bytes,
                                          size_t length) COTILE_MUST_USE;

// The contents as a C string, "" while empty; borrowed until the next change.
const char *cotile_string_text(const cotile_string_t *string);

#endif
