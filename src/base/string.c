// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/string.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

void cotile_string_init(cotile_string_t *string, const cotile_allocator_t *allocator) {
  *string = (cotile_string_t){.allocator = allocator};
}

void cotile_string_deinit(cotile_string_t *string) {
  cotile_deallocate(string->allocator, string->data);
  cotile_string_init(string, string->allocator);
}

static cotile_status_t reserve(cotile_string_t *string, size_t extra) {
  if (extra > PTRDIFF_MAX - string->length - 1)
    return COTILE_MAKE_STATUS(COTILE_NO_MEMORY, "a string of %zu more bytes", extra);
  size_t needed = string->length + extra + 1;
  if (needed <= string->capacity) return COTILE_SUCCESS;
  size_t capacity = string->capacity * 2 > needed ? string->capacity * 2 : needed;
  if (capacity < 64) capacity = 64;
  void *data = string->data;
  COTILE_RETURN_IF_ERROR(cotile_reallocate(string->allocator, capacity, 1, &data));
  string->data = data;
  string->capacity = capacity;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_string_append(cotile_string_t *string, const char *bytes, size_t length) {
  COTILE_RETURN_IF_ERROR(reserve(string, length));
  if (length) memcpy(string->data + string->length, bytes, length);
  string->length += length;
  string->data[string->length] = 0;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_string_append_format(cotile_string_t *string, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  cotile_status_t status = cotile_string_append_arguments(string, format, arguments);
  va_end(arguments);
  return status;
}

cotile_status_t cotile_string_append_arguments(cotile_string_t *string, const char *format,
                                               va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  int length = vsnprintf(NULL, 0, format, arguments);
  cotile_status_t status = length < 0
                               ? COTILE_MAKE_STATUS(COTILE_INTERNAL, "bad format \"%s\"", format)
                               : reserve(string, (size_t)length);
  if (!status) {
    vsnprintf(string->data + string->length, (size_t)length + 1, format, again);
    string->length += (size_t)length;
  }
  va_end(again);
  return status;
}

size_t cotile_utf8_length(const char *text, size_t length) {
  const unsigned char *bytes = (const unsigned char *)text;
  static const unsigned lowest[] = {0, 0, 0x80, 0x800, 0x10000};
  if (bytes[0] < 0x80) return 1;
  size_t n = bytes[0] >= 0xf0 ? 4 : bytes[0] >= 0xe0 ? 3 : 2;
  if (bytes[0] < 0xc2 || bytes[0] > 0xf4 || n > length) return 0;
  unsigned code = bytes[0] & (0xffu >> (n + 1));
  for (size_t i = 1; i < n; i++) {
    if ((bytes[i] & 0xc0) != 0x80) return 0;
    code = code << 6 | (bytes[i] & 0x3f);
  }
  int valid = code >= lowest[n] && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
  return valid ? n : 0;
}

bool cotile_is_name(const char *bytes, size_t length) {
  size_t used;
  for (size_t i = 0; i < length; i += used) {
    used = cotile_utf8_length(bytes + i, length - i);
    if (!used || (unsigned char)bytes[i] < 0x20 || bytes[i] == 0x7f) return false;
  }
  return length > 0;
}

static cotile_status_t append_json_character(cotile_string_t *string, const char *bytes,
                                             size_t length, size_t *out_used) {
  unsigned char c = (unsigned char)bytes[0];
  *out_used = 1;
  if (c == '"' || c == '\\') return cotile_string_append_format(string, "\\%c", c);
  if (c == '\n') return cotile_string_append(string, "\\n", 2);
  if (c < 0x20) return cotile_string_append_format(string, "\\u%04x", c);
  size_t n = cotile_utf8_length(bytes, length);
  if (n == 0) return cotile_string_append(string, "\\ufffd", 6);
  *out_used = n;
  return cotile_string_append(string, bytes, n);
}

cotile_status_t cotile_string_append_json(cotile_string_t *string, const char *bytes,
                                          size_t length) {
  COTILE_RETURN_IF_ERROR(cotile_string_append(string, "\"", 1));
  for (size_t i = 0, used; i < length; i += used)
    COTILE_RETURN_IF_ERROR(append_json_character(string, bytes + i, length - i, &used));
  return cotile_string_append(string, "\"", 1);
}

const char *cotile_string_text(const cotile_string_t *string) {
  return string->data ? string->data : "";
}
