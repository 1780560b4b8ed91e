// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a module of func, scf, vector, memref and llvm ops to machine code.
//
// Two LLVM pipelines serve one module. Functions marked by cotile_mark_hand_scheduled are already
// in the shape that the machine should run: they get redundancy elimination only, because loop
// transformations would undo their register tiles. All others get -O3.
#ifndef COTILE_COMPILER_CODEGEN_OBJECT_H
#define COTILE_COMPILER_CODEGEN_OBJECT_H

#include <mlir-c/IR.h>

#include "base/string.h"
#include "compiler/codegen/image.h"
#include "compiler/schedule/machine.h"

typedef enum cotile_emit {
  COTILE_EMIT_OBJECT,
  COTILE_EMIT_ASSEMBLY,
  COTILE_EMIT_LLVM,
} cotile_emit_t;

// Marks a func.func; see above.
void cotile_mark_hand_scheduled(MlirOperation function);

// Lowers the module in place and appends position-independent code for the machine to `out_bytes`.
// The code calls nothing but functions that the module declares and libm. `image` may be null.
// Failure: INTERNAL.
cotile_status_t cotile_emit_object(MlirModule module, const cotile_machine_t *machine,
                                   const cotile_image_spec_t *image, cotile_emit_t emit,
                                   cotile_string_t *out_bytes) COTILE_MUST_USE;

#endif
