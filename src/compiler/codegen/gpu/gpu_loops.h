// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels for GPUs of executables of kind "loops": the threads of a workgroup share the elements of
// its tile among them; each sums alone, in the order of the op's loops.
#ifndef COTILE_COMPILER_CODEGEN_GPU_LOOPS_H
#define COTILE_COMPILER_CODEGEN_GPU_LOOPS_H

#include "compiler/codegen/gpu/gpu_kernel.h"

// Appends the kernel. UNSUPPORTED, with a location, if the tile is more than one linalg op on views
// of arguments and on fills, or an op that cannot be computed element by element.
cotile_status_t cotile_gpu_loops_emit(cotile_arena_t *arena, const cotile_machine_t *machine,
                                      MlirOperation executable, MlirModule kernels) COTILE_MUST_USE;

#endif
