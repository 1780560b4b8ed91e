// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing text to a string with one check at the end: the first failure is kept, and what comes
// after it does nothing. Thread-compatible.
#ifndef COTILE_BASE_WRITER_H
#define COTILE_BASE_WRITER_H

#include "base/string.h"

typedef struct cotile_writer {
  cotile_string_t *out;   // borrowed
  cotile_status_t status; // owned by whoever ends the writing
} cotile_writer_t;

void cotile_write(cotile_writer_t *writer, const char *format, ...) COTILE_PRINTF(2, 3);

// As a JSON string.
void cotile_write_json(cotile_writer_t *writer, const char *text);

#endif
