// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of a program's code, constants and shaders, which a module's image points to.
#ifndef COTILE_COMPILER_CODEGEN_IMAGE_H
#define COTILE_COMPILER_CODEGEN_IMAGE_H

#include <llvm-c/Types.h>

#include "compiler/codegen/gpu/spirv.h"

// A constant that is defined elsewhere in the same module file, as a hidden symbol.
typedef struct cotile_image_constant {
  const char *symbol;
  int64_t bytes;
} cotile_image_constant_t;

// A struct cotile_program_image (base/module_abi.h) that code is to define.
typedef struct cotile_image_spec {
  const char *symbol;
  const char *const *functions; // symbols
  int64_t function_count;
  const char *load; // symbol; null: none
  // Kernels in the order of the dispatches: symbols of functions, or, if there are shaders, names
  // of those. A name may be there several times.
  const char *const *kernels;
  int64_t kernel_count;
  const cotile_spirv_shaders_t *shaders; // null: kernels are functions
  const cotile_image_constant_t *constants;
  int64_t constant_count;
} cotile_image_spec_t;

// Defines the image in a module of LLVM IR. All functions of the module become local to it.
// Failure: INTERNAL if the module or the shaders lack something that is named.
cotile_status_t cotile_image_add(LLVMModuleRef module,
                                 const cotile_image_spec_t *spec) COTILE_MUST_USE;

#endif
