// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bytes of constant tensors as modules store them: row-major, little-endian, one byte per i1.
#ifndef COTILE_COMPILER_PACKAGE_CONSTANT_BYTES_H
#define COTILE_COMPILER_PACKAGE_CONSTANT_BYTES_H

#include <mlir-c/IR.h>

#include "base/file.h"
#include "base/hash128.h"

// Failure: UNSUPPORTED for attributes other than dense and dense_resource, INVALID for a resource
// whose size is not that of its type.
cotile_status_t cotile_constant_size(MlirAttribute value, int64_t *out_bytes) COTILE_MUST_USE;

// Appends the bytes, as many as cotile_constant_size says; large ones go to the file directly.
cotile_status_t cotile_constant_write(MlirAttribute value,
                                      cotile_file_writer_t *writer) COTILE_MUST_USE;

// Adds the bytes to a hash.
cotile_status_t cotile_constant_hash(MlirAttribute value,
                                     cotile_hash128_t *inout_hash) COTILE_MUST_USE;

#endif
