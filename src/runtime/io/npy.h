// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// numpy's file format, versions 1 to 3: a header with a Python dictionary, then the elements.
//
// [npy-1] Nothing outside the image is read, whatever it contains. [npy-2] An accepted header's
// elements all lie inside the image. Thread-safe.
#ifndef COTILE_RUNTIME_NPY_H
#define COTILE_RUNTIME_NPY_H

#include "base/string.h"
#include "cotile/tensor.h"

#include <stdbool.h>

typedef struct cotile_npy {
  cotile_tensor_type_t type;
  bool fortran_order;
  const unsigned char *data; // borrowed from the image; any alignment
} cotile_npy_t;

// `hint` (may be null) says what unsigned and untyped elements are meant as. INVALID if the file
// is malformed, UNSUPPORTED if its elements have no equivalent.
cotile_status_t cotile_npy_parse(const unsigned char *image, size_t size,
                                 const cotile_tensor_type_t *hint,
                                 cotile_npy_t *out_npy) COTILE_MUST_USE;

// Appends the header for elements in C order.
cotile_status_t cotile_npy_append_header(cotile_string_t *out,
                                         const cotile_tensor_type_t *type) COTILE_MUST_USE;

#endif
