// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A relocatable ELF file with a module's data: the descriptor, the constants, and the module's
// image (base/module_abi.h), which refers to those of the programs. It is written directly, not by
// LLVM, so that hundreds of megabytes of constants cost no more than a copy.
#ifndef COTILE_COMPILER_PACKAGE_DATA_OBJECT_H
#define COTILE_COMPILER_PACKAGE_DATA_OBJECT_H

#include "base/hash128.h"
#include "base/status.h"
#include "compiler/package/contents.h"

// [data-1] The image's symbol is the only one that is not hidden. Each constant is a hidden symbol;
// those of a page or more begin at a page, others at a multiple of 64 bytes. [data-2] All programs
// are for one architecture. Failure: USAGE if they are not; UNSUPPORTED for constants that are not
// covered, or that code cannot reach because they have 2 GiB or more together; UNAVAILABLE if the
// file cannot be written. `codes` is for the descriptor.
cotile_status_t cotile_data_object_write(const char *path, const cotile_contents_t *contents,
                                         const cotile_hash128_t *codes,
                                         cotile_arena_t *arena) COTILE_MUST_USE;

#endif
