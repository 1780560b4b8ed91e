// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/hal/device_option.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

bool cotile_device_option_next(const char **inout_text, cotile_device_option_t *out_option) {
  const char *text = *inout_text;
  if (!*text) return false;
  size_t length = strcspn(text, ","), name_length = strcspn(text, "=,");
  *out_option = (cotile_device_option_t){.name = text, .name_length = name_length};
  if (name_length < length) {
    out_option->value = text + name_length + 1;
    out_option->value_length = length - name_length - 1;
  }
  *inout_text = text + length + (text[length] == ',');
  return true;
}

bool cotile_device_option_is(const cotile_device_option_t *option, const char *name,
                             bool has_value) {
  return option->name_length == strlen(name) && !memcmp(option->name, name, option->name_length) &&
         (option->value != NULL) == has_value;
}

cotile_status_t cotile_device_option_number(const char *name, const char *text, size_t length,
                                            long least, long most, long *out_number) {
  char *end = NULL;
  errno = 0;
  *out_number = length && *text >= '0' && *text <= '9' ? strtol(text, &end, 10) : 0;
  if (end == text + length && !errno && *out_number >= least && *out_number <= most)
    return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_USAGE, "%s must be a number from %ld to %ld, got '%.*s'", name,
                            least, most, (int)length, text);
}

cotile_status_t cotile_device_option_unknown(const cotile_device_option_t *option,
                                             const char *known) {
  size_t length = option->name_length + (option->value ? 1 + option->value_length : 0);
  return COTILE_MAKE_STATUS(COTILE_USAGE, "unknown option '%.*s'; known are %s",
                            (int)(length < 80 ? length : 80), option->name, known);
}
