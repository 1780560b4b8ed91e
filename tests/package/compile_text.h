// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compiler as a child process of a test.
#ifndef COTILE_TESTS_PACKAGE_COMPILE_TEXT_H
#define COTILE_TESTS_PACKAGE_COMPILE_TEXT_H

#include "support.h"

// Compiles MLIR to the test's file `name` (test_path); `flags` end in null. Returns the path.
const char *compile_text(const char *name, const char *text, const char *const *flags);

// The same for a list of CPUs, with no other flag.
const char *compile_for(const char *name, const char *text, const char *cpus);

#endif
