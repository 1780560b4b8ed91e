// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Time, and short waits. Thread-safe.
#ifndef COTILE_BASE_CLOCK_H
#define COTILE_BASE_CLOCK_H

#include <stdatomic.h>
#include <stdint.h>
#include <time.h>

// Nanoseconds of CLOCK_MONOTONIC, which never goes back.
int64_t cotile_clock(void);
struct timespec cotile_clock_to_timespec(int64_t nanoseconds);

// Tells the processor that this thread polls for something.
static inline void cotile_pause(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ __volatile__("yield");
#else
  atomic_signal_fence(memory_order_seq_cst);
#endif
}

#endif
