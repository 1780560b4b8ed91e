// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From kernels of the gpu dialect to SPIR-V for Vulkan 1.1 and later.
//
// A shader has one entry point with its kernel's name. [spirv-1] Binding i of descriptor set 0 is a
// storage buffer, argument i of the executable's function. [spirv-2] Push constants are int32: the
// number of workgroups, then the dynamic dimensions of the bindings, in order. [spirv-3] Workgroup
// y * grid x + x of a launch does nothing from the number of workgroups on, so that any grid with
// enough of them will do.
#ifndef COTILE_COMPILER_CODEGEN_SPIRV_H
#define COTILE_COMPILER_CODEGEN_SPIRV_H

#include <stddef.h>
#include <stdint.h>

#include <mlir-c/IR.h>

#include "base/arena.h"
#include "base/status.h"

// What a device must have, beyond Vulkan itself, to run a shader:
//   name, capabilities that ask for it, features of Vulkan
#define COTILE_SPIRV_FEATURES(X)                                                                   \
  X(INT8, 39 /* Int8 */, "shaderInt8")                                                             \
  X(INT16, 22 /* Int16 */, "shaderInt16")                                                          \
  X(INT64, 11 /* Int64 */, "shaderInt64")                                                          \
  X(FLOAT16, 9 /* Float16 */, "shaderFloat16")                                                     \
  X(STORAGE_8BIT, 4448 /* StorageBuffer8BitAccess */, "storageBuffer8BitAccess")                   \
  X(STORAGE_16BIT, 4433 /* StorageBuffer16BitAccess */, "storageBuffer16BitAccess")

typedef enum cotile_spirv_feature {
#define COTILE_X(name, capability, feature) COTILE_SPIRV_##name,
  COTILE_SPIRV_FEATURES(COTILE_X)
#undef COTILE_X
      COTILE_SPIRV_FEATURE_COUNT
} cotile_spirv_feature_t;

// The name of a member of Vulkan's feature structures; static.
const char *cotile_spirv_feature_name(cotile_spirv_feature_t feature);

typedef struct cotile_spirv_shader {
  const char *name;      // of the executable and of the entry point
  const uint32_t *words; // in the byte order of this machine
  size_t word_count;
  const char *text; // the same as MLIR's spirv dialect
  int binding_count, push_constant_bytes;
  int threads;          // of a workgroup, along x
  int64_t shared_bytes; // memory of a workgroup
  uint32_t features;    // bits of cotile_spirv_feature_t
} cotile_spirv_shader_t;

typedef struct cotile_spirv_shaders {
  const cotile_spirv_shader_t *items; // in the order of the kernels
  int64_t count;
} cotile_spirv_shaders_t;

// Converts the gpu.modules of `kernels` (gpu_kernel.h), which stay as they are. Everything in *out
// is borrowed from the arena. Failure: UNSUPPORTED for an operation that SPIR-V lacks, with its
// location; INTERNAL.
cotile_status_t cotile_spirv_convert(MlirModule kernels, cotile_arena_t *arena,
                                     cotile_spirv_shaders_t *out) COTILE_MUST_USE;

#endif
