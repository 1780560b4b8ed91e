// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One call per operation of the llvm dialect that host programs need, as in ir/builder.h.
#ifndef COTILE_COMPILER_HAL_LLVM_OPS_H
#define COTILE_COMPILER_HAL_LLVM_OPS_H

#include "ir/builder.h"

MlirType cotile_llvm_pointer(MlirContext context);
MlirValue cotile_llvm_i64(cotile_builder_t *builder, int64_t value);
MlirValue cotile_llvm_null(cotile_builder_t *builder);
// `pointer` plus a number of bytes.
MlirValue cotile_llvm_offset(cotile_builder_t *builder, MlirValue pointer, int64_t bytes);
MlirValue cotile_llvm_offset_by(cotile_builder_t *builder, MlirValue pointer, MlirValue bytes);
MlirValue cotile_llvm_load(cotile_builder_t *builder, MlirType type, MlirValue pointer);
void cotile_llvm_store(cotile_builder_t *builder, MlirValue value, MlirValue pointer);
// `bytes` of the stack, aligned to 8.
MlirValue cotile_llvm_alloca(cotile_builder_t *builder, int64_t bytes);
// A call through a function pointer.
MlirValue cotile_llvm_call(cotile_builder_t *builder, MlirType result, MlirValue function,
                           intptr_t count, const MlirValue *arguments);
MlirValue cotile_llvm_is_null(cotile_builder_t *builder, MlirValue pointer);
MlirValue cotile_llvm_address(cotile_builder_t *builder, const char *global);
// Defines a private, NUL-terminated string.
void cotile_llvm_string(cotile_builder_t *builder, const char *symbol, const char *text);

#endif
