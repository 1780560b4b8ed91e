// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scalar constants of a dispatch's body, cloned to where its tiles are computed.
#ifndef COTILE_COMPILER_SCHEDULE_CONSTANTS_H
#define COTILE_COMPILER_SCHEDULE_CONSTANTS_H

#include "ir/builder.h"

// A copy of the constant that defines `value`.
MlirValue cotile_clone_constant(cotile_builder_t *builder, MlirValue value);

// Ops nested in `op` that read constants of `source` read copies in front of `op` instead.
void cotile_clone_captured_constants(MlirOperation op, MlirBlock source);

#endif
