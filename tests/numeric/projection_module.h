// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles functions into one module, in several ways, and runs every one of them: results against
// the reference, results of all threads and runs against each other, launches against the numbers
// that the compiler told. Where tests on Vulkan are possible (TEST_VULKAN), WAY_ALWAYS and WAY_NONE
// run there too.
#ifndef COTILE_TESTS_NUMERIC_PROJECTION_MODULE_H
#define COTILE_TESTS_NUMERIC_PROJECTION_MODULE_H

#include "projection.h"

typedef enum ways {
  WAY_ALWAYS = 1,    // --group=always
  WAY_NONE = 2,      // --no-fuse
  WAY_REFERENCE = 4, // --group=always --reference-kernels
  WAY_OTHER_CPU = 8, // --group=always for another CPU whose code runs here
  WAY_AUTO = 16,
  WAY_SCHEDULED = 32, // --group=always and the functions' schedules
  WAYS_ALL = 63,
} ways_t;

// The number of failures, each told on stderr. `folder` exists; files in it are left there.
int projection_module_check(const char *folder, const char *name, const projection_t *functions,
                            int count, ways_t ways);

#endif
