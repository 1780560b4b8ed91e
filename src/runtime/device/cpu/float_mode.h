// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The floating-point mode of a thread. Rounding and flushing of subnormals must not depend on which
// thread runs a workgroup, so kernels run in the default mode whatever the caller's is.
#ifndef COTILE_RUNTIME_FLOAT_MODE_H
#define COTILE_RUNTIME_FLOAT_MODE_H

#include <stdint.h>
#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

#if defined(__x86_64__)
enum { COTILE_FLOAT_MODE_DEFAULT = 0x1f80 }; // MXCSR: nothing traps
#else
enum { COTILE_FLOAT_MODE_DEFAULT = 0 }; // FPCR
#endif

static inline unsigned cotile_float_mode_read(void) {
#if defined(__x86_64__)
  return _mm_getcsr();
#elif defined(__aarch64__)
  uint64_t mode;
  __asm__ volatile("mrs %0, fpcr" : "=r"(mode));
  return (unsigned)mode;
#else
  return COTILE_FLOAT_MODE_DEFAULT;
#endif
}

static inline void cotile_float_mode_write(unsigned mode) {
#if defined(__x86_64__)
  _mm_setcsr(mode);
#elif defined(__aarch64__)
  __asm__ volatile("msr fpcr, %0" : : "r"((uint64_t)mode));
#else
  (void)mode;
#endif
}

// Sets the default mode, returns the previous one.
static inline unsigned cotile_float_mode_enter(void) {
  unsigned mode = cotile_float_mode_read();
  if (mode != COTILE_FLOAT_MODE_DEFAULT) cotile_float_mode_write(COTILE_FLOAT_MODE_DEFAULT);
  return mode;
}

static inline void cotile_float_mode_leave(unsigned mode) {
  if (cotile_float_mode_read() != mode) cotile_float_mode_write(mode);
}

#endif
