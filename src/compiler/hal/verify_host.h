// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What host functions on hal operations must be, checked on the IR and the program's facts alone.
#ifndef COTILE_COMPILER_HAL_VERIFY_HOST_H
#define COTILE_COMPILER_HAL_VERIFY_HOST_H

#include "base/diagnostic.h"
#include "base/status.h"
#include "compiler/hal/program.h"

// `module` holds the executables and the functions that launch their kernels, in the order of the
// program, with the load program at the end. `has_packs` is false if no kernel reads packs.
//
// [host-1] A launch has its kernel's bindings and dynamic dimensions, an ordinal of its own, and
// writes results and transients alone. [host-2] Buffers are those of the call; each result is
// announced once. [host-3] Between two barriers nothing touches what something else writes, and no
// kernel writes what it also reads.
//
// Failure: INTERNAL, one error per finding. Not proven: that parts of a buffer at offsets which are
// not known do not overlap. A step is compared with the COTILE_VERIFIED_ACCESSES accesses before
// it.
enum { COTILE_VERIFIED_ACCESSES = 4096 };
cotile_status_t cotile_verify_host(MlirModule module, const cotile_program_t *program,
                                   bool has_packs,
                                   cotile_diagnostics_t *diagnostics) COTILE_MUST_USE;

#endif
