// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The CPU features that modules may require: the compiler records those its target has, the
// runtime compares them with the machine it runs on.
#ifndef COTILE_BASE_CPU_FEATURES_H
#define COTILE_BASE_CPU_FEATURES_H

#include <stdint.h>

// enumerator, name (LLVM's spelling, also of __builtin_cpu_supports where that knows it)
#define COTILE_CPU_FEATURES(X)                                                                     \
  X(SSE42, "sse4.2")                                                                               \
  X(AVX, "avx")                                                                                    \
  X(AVX2, "avx2")                                                                                  \
  X(FMA, "fma")                                                                                    \
  X(F16C, "f16c")                                                                                  \
  X(BMI, "bmi")                                                                                    \
  X(BMI2, "bmi2")                                                                                  \
  X(LZCNT, "lzcnt")                                                                                \
  X(MOVBE, "movbe")                                                                                \
  X(POPCNT, "popcnt")                                                                              \
  X(AVX512F, "avx512f")                                                                            \
  X(AVX512BW, "avx512bw")                                                                          \
  X(AVX512CD, "avx512cd")                                                                          \
  X(AVX512DQ, "avx512dq")                                                                          \
  X(AVX512VL, "avx512vl")                                                                          \
  X(AVX512VNNI, "avx512vnni")                                                                      \
  X(AVX512BF16, "avx512bf16")                                                                      \
  X(AVX512VBMI, "avx512vbmi")                                                                      \
  X(AVX512VBMI2, "avx512vbmi2")                                                                    \
  X(AVX512IFMA, "avx512ifma")                                                                      \
  X(AVX512BITALG, "avx512bitalg")                                                                  \
  X(AVX512VPOPCNTDQ, "avx512vpopcntdq")                                                            \
  X(GFNI, "gfni")                                                                                  \
  X(VAES, "vaes")                                                                                  \
  X(VPCLMULQDQ, "vpclmulqdq")

typedef enum cotile_cpu_feature {
#define COTILE_X(name, text) COTILE_CPU_##name,
  COTILE_CPU_FEATURES(COTILE_X)
#undef COTILE_X
      COTILE_CPU_FEATURE_COUNT
} cotile_cpu_feature_t;

// A static string.
const char *cotile_cpu_feature_name(cotile_cpu_feature_t feature);

// Bit `f` is set if this machine and its operating system support feature `f`; 0 on machines
// other than x86-64. Thread-safe.
uint64_t cotile_cpu_features_host(void);

#endif
