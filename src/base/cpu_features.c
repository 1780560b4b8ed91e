// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/cpu_features.h"

#if defined(__aarch64__)
#include <sys/auxv.h>
#endif

static const struct {
  const char *name;
  cotile_architecture_t architecture;
} facts[COTILE_CPU_FEATURE_COUNT + 1] = {
#define COTILE_X(name, architecture, text, bit) {text, COTILE_##architecture},
    COTILE_CPU_FEATURES(COTILE_X)
#undef COTILE_X
        {"?", COTILE_ARCHITECTURE_COUNT},
};

const char *cotile_cpu_feature_name(cotile_cpu_feature_t feature) { return facts[feature].name; }

cotile_architecture_t cotile_cpu_feature_architecture(cotile_cpu_feature_t feature) {
  return facts[feature].architecture;
}

#if defined(__x86_64__)
#define HAS_X86_64(text, bit) __builtin_cpu_supports(text)
#else
#define HAS_X86_64(text, bit) 0
#endif

#if defined(__aarch64__)
#define HAS_AARCH64(text, bit) (getauxval((bit) < 64 ? AT_HWCAP : AT_HWCAP2) >> (bit) % 64 & 1)
#else
#define HAS_AARCH64(text, bit) 0
#endif

uint64_t cotile_cpu_features_host(void) {
  uint64_t features = 0;
#if defined(__x86_64__)
  __builtin_cpu_init();
#endif
#define COTILE_X(name, architecture, text, bit)                                                    \
  if (HAS_##architecture(text, bit)) features |= UINT64_C(1) << COTILE_CPU_##name;
  COTILE_CPU_FEATURES(COTILE_X)
#undef COTILE_X
  return features;
}
