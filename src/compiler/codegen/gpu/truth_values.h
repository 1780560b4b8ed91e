// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers of one bit are truth values in SPIR-V: they have logic, but no arithmetic.
#ifndef COTILE_COMPILER_CODEGEN_TRUTH_VALUES_H
#define COTILE_COMPILER_CODEGEN_TRUTH_VALUES_H

#include <mlir-c/IR.h>

// Replaces integer arithmetic on i1, or vectors of it, by logic wherever `op` has it.
void cotile_arithmetic_to_logic(MlirOperation op);

#endif
