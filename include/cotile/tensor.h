// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of tensors and views of their elements.
//
// [tensor-1] Elements are contiguous in row-major order, little-endian. [tensor-2] Integers have no
// sign of their own: i8 holds 8 bits. [tensor-3] An i1 element is one byte, 0 or 1. [tensor-4] The
// structures of this header are plain values whose layout is final. All functions are thread-safe.
#ifndef COTILE_TENSOR_H
#define COTILE_TENSOR_H

#include <stddef.h>
#include <stdint.h>

#include "cotile/status.h"
#include "cotile/types.h"

#ifdef __cplusplus
extern "C" {
#endif

// A dimension that is not known before a call; spelled `?`.
#define COTILE_DYNAMIC ((int64_t)-1)

typedef struct cotile_tensor_type {
  cotile_element_t element;
  int32_t rank; // 0 to COTILE_MAX_RANK; 0 is a scalar
  int64_t dims[COTILE_MAX_RANK];
} cotile_tensor_type_t;

typedef struct cotile_view {
  cotile_tensor_type_t type; // without dynamic dimensions
  void *data;                // borrowed; may be null if there are no elements
} cotile_view_t;

// Room for the text of any type.
enum { COTILE_TYPE_TEXT = 192 };

// Writes "?x384xf32" and returns `buffer`.
const char *cotile_tensor_type_text(const cotile_tensor_type_t *type,
                                    char buffer[COTILE_TYPE_TEXT]);

// Reads the first `length` bytes of `text`. INVALID if they are no type.
cotile_status_t cotile_tensor_type_parse(const char *text, size_t length,
                                         cotile_tensor_type_t *out_type) COTILE_MUST_USE;

// Number of elements and of bytes. INVALID for a dynamic dimension or more bytes than memory can
// have.
cotile_status_t cotile_tensor_type_size(const cotile_tensor_type_t *type, int64_t *out_elements,
                                        size_t *out_bytes) COTILE_MUST_USE;

// 1 if a tensor of type `actual` may stand where `wanted` is asked for: dynamic dimensions of
// `wanted` accept every size.
int cotile_tensor_type_accepts(const cotile_tensor_type_t *wanted,
                               const cotile_tensor_type_t *actual);

#ifdef __cplusplus
}
#endif
#endif
