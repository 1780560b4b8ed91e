// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options of a device's name: "threads=4,pin".
#ifndef COTILE_RUNTIME_HAL_DEVICE_OPTION_H
#define COTILE_RUNTIME_HAL_DEVICE_OPTION_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>

// NAME, or NAME=VALUE; both borrowed, not NUL-terminated.
typedef struct cotile_device_option {
  const char *name, *value; // value null if there is no '='
  size_t name_length, value_length;
} cotile_device_option_t;

// Takes the next option off the text; false at its end.
bool cotile_device_option_next(const char **inout_text, cotile_device_option_t *out_option);

// True for NAME alone, or for NAME=VALUE.
bool cotile_device_option_is(const cotile_device_option_t *option, const char *name,
                             bool has_value);

// Reads all of `length` bytes as a whole number. USAGE if it is none or out of range.
cotile_status_t cotile_device_option_number(const char *name, const char *text, size_t length,
                                            long least, long most,
                                            long *out_number) COTILE_MUST_USE;

// USAGE that names the option.
cotile_status_t cotile_device_option_unknown(const cotile_device_option_t *option,
                                             const char *known) COTILE_MUST_USE;

#endif
