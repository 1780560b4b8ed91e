// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The floating-point mode of a thread. Rounding and flushing of subnormals must not depend on which
// thread runs a workgroup, so kernels run in the default mode whatever the caller's is.
#ifndef COTILE_RUNTIME_FLOAT_MODE_H
#define COTILE_RUNTIME_FLOAT_MODE_H

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

// Sets the default mode, returns the previous one.
static inline unsigned cotile_float_mode_enter(void) {
#if defined(__x86_64__)
  unsigned mode = _mm_getcsr();
  _mm_setcsr(0x1f80);
  return mode;
#else
  return 0;
#endif
}

static inline void cotile_float_mode_leave(unsigned mode) {
#if defined(__x86_64__)
  _mm_setcsr(mode);
#else
  (void)mode;
#endif
}

#endif
