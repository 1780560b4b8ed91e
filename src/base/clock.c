// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/clock.h"

enum { BILLION = 1000000000 };

int64_t cotile_clock(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * BILLION + now.tv_nsec;
}

struct timespec cotile_clock_to_timespec(int64_t nanoseconds) {
  return (struct timespec){.tv_sec = nanoseconds / BILLION, .tv_nsec = nanoseconds % BILLION};
}
