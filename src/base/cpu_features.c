// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/cpu_features.h"

const char *cotile_cpu_feature_name(cotile_cpu_feature_t feature) {
  switch (feature) {
#define COTILE_X(name, text)                                                                       \
  case COTILE_CPU_##name:                                                                          \
    return text;
    COTILE_CPU_FEATURES(COTILE_X)
#undef COTILE_X
  case COTILE_CPU_FEATURE_COUNT:
    break;
  }
  return "?";
}

uint64_t cotile_cpu_features_host(void) {
  uint64_t features = 0;
#if defined(__x86_64__)
  __builtin_cpu_init();
#define COTILE_X(name, text)                                                                       \
  if (__builtin_cpu_supports(text)) features |= UINT64_C(1) << COTILE_CPU_##name;
  COTILE_CPU_FEATURES(COTILE_X)
#undef COTILE_X
#endif
  return features;
}
