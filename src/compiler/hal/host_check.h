// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether a host function consists of what the hal stage lowers.
#ifndef COTILE_COMPILER_HAL_HOST_CHECK_H
#define COTILE_COMPILER_HAL_HOST_CHECK_H

#include <mlir-c/IR.h>

#include "base/diagnostic.h"

// Adds one error per operation, argument or result that is not covered, at its location.
void cotile_host_check(MlirOperation function, cotile_diagnostics_t *diagnostics);

// Adds the error "`what` is not supported yet".
void cotile_host_refuse(cotile_diagnostics_t *diagnostics, MlirLocation location, const char *what);

#endif
