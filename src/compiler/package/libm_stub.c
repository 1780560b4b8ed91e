// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// libm as a library to link against, which needs to be on no machine that compiles: only names
// count, and every function that is not listed stays undefined, so that a module that calls it does
// not link. Names have no versions, as a module's calls then have none: any libm with them does.
#define COTILE_X(name)                                                                             \
  void name(void);                                                                                 \
  void name##f(void);                                                                              \
  void name(void) {}                                                                               \
  void name##f(void) {}
#include "libm_functions.def"
