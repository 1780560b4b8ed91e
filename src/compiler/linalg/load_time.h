// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which values are known when a module is loaded.
#ifndef COTILE_COMPILER_LINALG_LOAD_TIME_H
#define COTILE_COMPILER_LINALG_LOAD_TIME_H

#include <stdbool.h>

#include <mlir-c/IR.h>

// True for an argument of a function that is a parameter or a constant, and for a reshape of one.
bool cotile_is_load_time(MlirValue value);

#endif
