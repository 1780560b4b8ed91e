// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Element types of tensors, shared by modules, files and the runtime.
#ifndef COTILE_TYPES_H
#define COTILE_TYPES_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// name, MLIR spelling, bytes of one element in a buffer. i1 takes one byte, index is an i64.
#define COTILE_ELEMENT_TYPES(X)                                                                    \
  X(F64, "f64", 8)                                                                                 \
  X(F32, "f32", 4)                                                                                 \
  X(F16, "f16", 2)                                                                                 \
  X(BF16, "bf16", 2)                                                                               \
  X(I64, "i64", 8)                                                                                 \
  X(I32, "i32", 4)                                                                                 \
  X(I16, "i16", 2)                                                                                 \
  X(I8, "i8", 1)                                                                                   \
  X(I1, "i1", 1)

typedef enum cotile_element {
#define COTILE_X(name, text, bytes) COTILE_##name,
  COTILE_ELEMENT_TYPES(COTILE_X)
#undef COTILE_X
      COTILE_ELEMENT_COUNT
} cotile_element_t;

// Tensors of a higher rank are refused by every part of Cotile.
#define COTILE_MAX_RANK 8

// "f32"; a static string. "?" for a value outside the enumeration.
const char *cotile_element_name(cotile_element_t element);

// Bytes of one element; 0 for a value outside the enumeration.
size_t cotile_element_size(cotile_element_t element);

// Returns 1 and sets *out_element if the first `length` bytes of `text` spell a type, else 0.
int cotile_element_parse(const char *text, size_t length, cotile_element_t *out_element);

#ifdef __cplusplus
}
#endif
#endif
