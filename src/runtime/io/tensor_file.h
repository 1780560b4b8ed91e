// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What readers and writers of tensor files share.
#ifndef COTILE_RUNTIME_TENSOR_FILE_H
#define COTILE_RUNTIME_TENSOR_FILE_H

#include "cotile/tensor.h"

typedef enum cotile_file_kind { COTILE_FILE_NPY, COTILE_FILE_BIN } cotile_file_kind_t;

// By extension; UNSUPPORTED with the known ones for any other. Thread-safe.
cotile_status_t cotile_file_kind(const char *path, cotile_file_kind_t *out_kind) COTILE_MUST_USE;

#endif
