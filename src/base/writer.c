// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/writer.h"

#include <stdarg.h>
#include <string.h>

void cotile_write(cotile_writer_t *writer, const char *format, ...) {
  if (writer->status) return;
  va_list arguments;
  va_start(arguments, format);
  writer->status = cotile_string_append_arguments(writer->out, format, arguments);
  va_end(arguments);
}

void cotile_write_json(cotile_writer_t *writer, const char *text) {
  if (!writer->status) writer->status = cotile_string_append_json(writer->out, text, strlen(text));
}
