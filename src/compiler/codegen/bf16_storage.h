// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bf16 values as the integers they are stored as. Code generators for machines without bf16
// arithmetic keep bf16 registers as f32 and convert back by library calls.
#ifndef COTILE_COMPILER_CODEGEN_BF16_STORAGE_H
#define COTILE_COMPILER_CODEGEN_BF16_STORAGE_H

#include <mlir-c/IR.h>

// Casts between bf16 and f64 go through f32, as arith-expand knows no other. Narrowing is rounded
// twice: the result is within one unit in the last place of a single rounding.
void cotile_bf16_split_casts(MlirOperation op);

// Retypes every bf16 value, constant and element type of a module of the llvm dialect to i16. All
// arithmetic on bf16 must be expanded before; verification fails where it is not.
void cotile_bf16_to_storage(MlirOperation module);

#endif
