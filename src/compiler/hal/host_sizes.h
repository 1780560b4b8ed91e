// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of a host program that an operation between dispatches becomes: sizes, and checks that
// fail the call.
#ifndef COTILE_COMPILER_HAL_HOST_SIZES_H
#define COTILE_COMPILER_HAL_HOST_SIZES_H

#include "compiler/hal/checks.h"
#include "compiler/hal/sizes.h"

// Builds the values of a scalar operation, the dimensions of tensor results, and the checks that
// cf.assert states and that views need to stay inside their source.
void cotile_host_sizes_build(cotile_sizes_t *sizes, cotile_checks_t *checks, MlirOperation op);

#endif
