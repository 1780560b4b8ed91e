// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/device/cpu/cpu_options.h"

#include "runtime/hal/device_option.h"

#include <sched.h>

enum { MAX_THREADS = 1024 };

// CPUs that this process may run on, at least 1 and at most MAX_THREADS.
static int32_t usable_cpus(void) {
  cpu_set_t set[8]; // room for 8192 CPUs
  CPU_ZERO_S(sizeof set, set);
  if (sched_getaffinity(0, sizeof set, set)) return 1;
  int count = CPU_COUNT_S(sizeof set, set);
  return count < 1 ? 1 : count > MAX_THREADS ? MAX_THREADS : count;
}

static cotile_status_t parse_option(const cotile_device_option_t *option,
                                    cotile_cpu_options_t *options) {
  long number;
  if (cotile_device_option_is(option, "pin", false)) {
    options->pin = true;
  } else if (cotile_device_option_is(option, "apart", false)) {
    options->apart = true;
  } else if (cotile_device_option_is(option, "threads", true)) {
    COTILE_RETURN_IF_ERROR(cotile_device_option_number(
        "threads", option->value, option->value_length, 1, MAX_THREADS, &number));
    options->threads = (int32_t)number;
  } else if (cotile_device_option_is(option, "shuffle", true)) {
    COTILE_RETURN_IF_ERROR(cotile_device_option_number(
        "shuffle", option->value, option->value_length, 1, INT32_MAX, &number));
    options->shuffle = (uint64_t)number;
  } else {
    return cotile_device_option_unknown(option, "threads=N, pin, shuffle=SEED and apart");
  }
  return COTILE_SUCCESS;
}

cotile_status_t cotile_cpu_options_parse(const char *text, cotile_cpu_options_t *out_options) {
  cotile_device_option_t option;
  *out_options = (cotile_cpu_options_t){.threads = usable_cpus()};
  while (cotile_device_option_next(&text, &option))
    COTILE_RETURN_IF_ERROR(parse_option(&option, out_options));
  return COTILE_SUCCESS;
}
