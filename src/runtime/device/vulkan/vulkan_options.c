// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/device/vulkan/vulkan_options.h"

#include "runtime/hal/device_option.h"

#include <string.h>

enum { MAX_INDEX = 999 };

static bool is_value(const cotile_device_option_t *option, const char *value) {
  return option->value_length == strlen(value) &&
         !memcmp(option->value, value, option->value_length);
}

static cotile_status_t parse_option(const cotile_device_option_t *option,
                                    cotile_vulkan_options_t *options) {
  long number;
  if (*option->name >= '0' && *option->name <= '9' && !option->value) {
    COTILE_RETURN_IF_ERROR(cotile_device_option_number("the device", option->name,
                                                       option->name_length, 0, MAX_INDEX, &number));
    options->index = (int32_t)number;
  } else if (cotile_device_option_is(option, "validate", false)) {
    options->validate = true;
  } else if (cotile_device_option_is(option, "validate", true) && is_value(option, "sync")) {
    options->validate = options->find_hazards = true;
  } else if (cotile_device_option_is(option, "stage", false)) {
    options->stage = true;
  } else if (cotile_device_option_is(option, "nocache", false)) {
    options->no_cache = true;
  } else {
    return cotile_device_option_unknown(option,
                                        "a number, validate, validate=sync, stage and nocache");
  }
  return COTILE_SUCCESS;
}

cotile_status_t cotile_vulkan_options_parse(const char *text,
                                            cotile_vulkan_options_t *out_options) {
  cotile_device_option_t option;
  *out_options = (cotile_vulkan_options_t){.index = 0};
  while (cotile_device_option_next(&text, &option))
    COTILE_RETURN_IF_ERROR(parse_option(&option, out_options));
  return COTILE_SUCCESS;
}
