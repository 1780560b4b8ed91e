// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The CPU features that modules may require: the compiler records those its target has, the
// runtime compares them with the machine it runs on.
#ifndef COTILE_BASE_CPU_FEATURES_H
#define COTILE_BASE_CPU_FEATURES_H

#include <stdint.h>

#include "base/architecture.h"

// enumerator, architecture, name (LLVM's spelling; on x86-64 also that of __builtin_cpu_supports),
// on AArch64 its bit in AT_HWCAP, or 64 + its bit in AT_HWCAP2. Of AArch64's there are those whose
// instructions LLVM may choose for code without intrinsics and scalable vectors.
#define COTILE_CPU_FEATURES(X)                                                                     \
  X(SSE42, X86_64, "sse4.2", 0)                                                                    \
  X(AVX, X86_64, "avx", 0)                                                                         \
  X(AVX2, X86_64, "avx2", 0)                                                                       \
  X(FMA, X86_64, "fma", 0)                                                                         \
  X(F16C, X86_64, "f16c", 0)                                                                       \
  X(BMI, X86_64, "bmi", 0)                                                                         \
  X(BMI2, X86_64, "bmi2", 0)                                                                       \
  X(LZCNT, X86_64, "lzcnt", 0)                                                                     \
  X(MOVBE, X86_64, "movbe", 0)                                                                     \
  X(POPCNT, X86_64, "popcnt", 0)                                                                   \
  X(AVX512F, X86_64, "avx512f", 0)                                                                 \
  X(AVX512BW, X86_64, "avx512bw", 0)                                                               \
  X(AVX512CD, X86_64, "avx512cd", 0)                                                               \
  X(AVX512DQ, X86_64, "avx512dq", 0)                                                               \
  X(AVX512VL, X86_64, "avx512vl", 0)                                                               \
  X(AVX512VNNI, X86_64, "avx512vnni", 0)                                                           \
  X(AVX512BF16, X86_64, "avx512bf16", 0)                                                           \
  X(AVX512VBMI, X86_64, "avx512vbmi", 0)                                                           \
  X(AVX512VBMI2, X86_64, "avx512vbmi2", 0)                                                         \
  X(AVX512IFMA, X86_64, "avx512ifma", 0)                                                           \
  X(AVX512BITALG, X86_64, "avx512bitalg", 0)                                                       \
  X(AVX512VPOPCNTDQ, X86_64, "avx512vpopcntdq", 0)                                                 \
  X(GFNI, X86_64, "gfni", 0)                                                                       \
  X(VAES, X86_64, "vaes", 0)                                                                       \
  X(VPCLMULQDQ, X86_64, "vpclmulqdq", 0)                                                           \
  X(NEON, AARCH64, "neon", 1)                                                                      \
  X(LSE, AARCH64, "lse", 8)                                                                        \
  X(FULLFP16, AARCH64, "fullfp16", 10)                                                             \
  X(RDM, AARCH64, "rdm", 12)                                                                       \
  X(COMPLXNUM, AARCH64, "complxnum", 14)                                                           \
  X(SHA3, AARCH64, "sha3", 17)                                                                     \
  X(DOTPROD, AARCH64, "dotprod", 20)                                                               \
  X(FP16FML, AARCH64, "fp16fml", 23)                                                               \
  X(I8MM, AARCH64, "i8mm", 64 + 13)                                                                \
  X(BF16, AARCH64, "bf16", 64 + 14)                                                                \
  X(CSSC, AARCH64, "cssc", 64 + 34)                                                                \
  X(MOPS, AARCH64, "mops", 64 + 43)                                                                \
  X(FAMINMAX, AARCH64, "faminmax", 64 + 50)

typedef enum cotile_cpu_feature {
#define COTILE_X(name, architecture, text, bit) COTILE_CPU_##name,
  COTILE_CPU_FEATURES(COTILE_X)
#undef COTILE_X
      COTILE_CPU_FEATURE_COUNT
} cotile_cpu_feature_t;

// A static string.
const char *cotile_cpu_feature_name(cotile_cpu_feature_t feature);

// Whose feature it is.
cotile_architecture_t cotile_cpu_feature_architecture(cotile_cpu_feature_t feature);

// Bit `f` is set if this machine and its operating system support feature `f`; 0 on machines
// of other architectures. Thread-safe.
uint64_t cotile_cpu_features_host(void);

#endif
