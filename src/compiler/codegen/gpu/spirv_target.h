// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels for Vulkan: tensors in storage buffers, shared arrays in workgroup memory.
#ifndef COTILE_COMPILER_CODEGEN_SPIRV_TARGET_H
#define COTILE_COMPILER_CODEGEN_SPIRV_TARGET_H

#include "compiler/codegen/gpu/gpu_kernel.h"

extern const cotile_gpu_target_t cotile_spirv_target;

#endif
