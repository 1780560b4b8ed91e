// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The package stage: one file from a lowered program.
#ifndef COTILE_COMPILER_PACKAGE_PACKAGE_H
#define COTILE_COMPILER_PACKAGE_PACKAGE_H

#include "base/status.h"
#include "compiler/package/contents.h"

// kind, its name in --emit=, what is written
#define COTILE_PACKAGE_KINDS(X)                                                                    \
  X(MODULE, "so", "a module that the runtime loads")                                               \
  X(OBJECT, "obj", "the same as a relocatable object, to be linked into a program")                \
  X(ASSEMBLY, "asm",                                                                               \
    "the code as assembly, without constants and descriptor; of GPUs the shaders alone, in "       \
    "MLIR's "                                                                                      \
    "spirv dialect")                                                                               \
  X(LLVM, "llvm", "the code as LLVM IR, without constants and descriptor")                         \
  X(MLIR, "mlir", "the kernels as MLIR, before they are lowered; on GPUs the gpu dialect")         \
  X(HEADER, "header", "typed prototypes of the functions in C")

typedef enum cotile_package_kind {
#define COTILE_X(name, text, meaning) COTILE_PACKAGE_##name,
  COTILE_PACKAGE_KINDS(COTILE_X)
#undef COTILE_X
} cotile_package_kind_t;

// USAGE for a name that is none of the above.
cotile_status_t cotile_package_kind_parse(const char *text,
                                          cotile_package_kind_t *out_kind) COTILE_MUST_USE;

typedef struct cotile_package_options {
  const char *path;
  cotile_package_kind_t kind;
  const char *linker; // null: see linker.h
} cotile_package_options_t;

// Native kernels are lowered in place. [package-1] The file
// appears whole or not at all. [package-2] It depends on the contents alone. [package-3] A module
// exports its image alone, and needs no library but libm and the memory functions of libc.
// [package-4] The image is the only symbol that an object defines for others. [package-5] Programs
// whose descriptors have the same "code" have the same code and constants.
cotile_status_t cotile_package_write(const cotile_package_options_t *options,
                                     const cotile_contents_t *contents,
                                     cotile_arena_t *arena) COTILE_MUST_USE;

#endif
