// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/device/cpu/cpu_options.h"

#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_THREADS = 1024 };

// CPUs that this process may run on, at least 1 and at most MAX_THREADS.
static int32_t usable_cpus(void) {
  cpu_set_t set[8]; // room for 8192 CPUs
  CPU_ZERO_S(sizeof set, set);
  if (sched_getaffinity(0, sizeof set, set)) return 1;
  int count = CPU_COUNT_S(sizeof set, set);
  return count < 1 ? 1 : count > MAX_THREADS ? MAX_THREADS : count;
}

static cotile_status_t parse_number(const char *name, const char *text, size_t length, long most,
                                    long *out_value) {
  char *end = NULL;
  errno = 0;
  *out_value = length && *text >= '0' && *text <= '9' ? strtol(text, &end, 10) : 0;
  if (*out_value >= 1 && *out_value <= most && !errno && end == text + length)
    return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_USAGE, "%s must be a number from 1 to %ld, got '%.*s'", name,
                            most, (int)length, text);
}

// The text after "name=" if the option is that, else null.
static const char *value_of(const char *option, const char *name) {
  size_t length = strlen(name);
  return !strncmp(option, name, length) && option[length] == '=' ? option + length + 1 : NULL;
}

static cotile_status_t parse_option(const char *text, size_t length,
                                    cotile_cpu_options_t *options) {
  const char *value;
  long number;
  if (length == 3 && !strncmp(text, "pin", length)) {
    options->pin = true;
    return COTILE_SUCCESS;
  }
  if ((value = value_of(text, "threads"))) {
    size_t rest = length - (size_t)(value - text);
    COTILE_RETURN_IF_ERROR(parse_number("threads", value, rest, MAX_THREADS, &number));
    options->threads = (int32_t)number;
    return COTILE_SUCCESS;
  }
  if ((value = value_of(text, "shuffle"))) {
    size_t rest = length - (size_t)(value - text);
    COTILE_RETURN_IF_ERROR(parse_number("shuffle", value, rest, INT32_MAX, &number));
    options->shuffle = (uint64_t)number;
    return COTILE_SUCCESS;
  }
  return COTILE_MAKE_STATUS(COTILE_USAGE,
                            "unknown option '%.*s'; known are threads=N, pin and shuffle=SEED",
                            (int)(length < 80 ? length : 80), text);
}

cotile_status_t cotile_cpu_options_parse(const char *text, cotile_cpu_options_t *out_options) {
  *out_options = (cotile_cpu_options_t){.threads = usable_cpus()};
  while (*text) {
    size_t length = strcspn(text, ",");
    COTILE_RETURN_IF_ERROR(parse_option(text, length, out_options));
    text += length + (text[length] == ',');
  }
  return COTILE_SUCCESS;
}
