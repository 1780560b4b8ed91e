// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors in files and as text.
//
// [io-1] Kinds of files, by extension: .npy (versions 1 to 3, little-endian, C or Fortran order)
// and .bin (the elements alone). [io-2] numpy has no bf16: such tensors are stored as <u2 and read
// from <u2 or <V2 where the type is given. Unsigned integers are read likewise, as the signless
// type of their width.
#ifndef COTILE_IO_H
#define COTILE_IO_H

#include "cotile/allocator.h"
#include "cotile/status.h"
#include "cotile/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

// A tensor that owns its elements, aligned to 64 bytes. Thread-compatible.
typedef struct cotile_tensor cotile_tensor_t;

// Zeros. `type` must be static.
cotile_status_t cotile_tensor_create(const cotile_tensor_type_t *type,
                                     const cotile_allocator_t *allocator,
                                     cotile_tensor_t **out_tensor) COTILE_MUST_USE;
void cotile_tensor_release(cotile_tensor_t *tensor);

// The view's data are borrowed from the tensor.
cotile_view_t cotile_tensor_view(const cotile_tensor_t *tensor);

// Fills the view's memory with numbers that depend on `seed` alone: floating-point ones in [-1, 1),
// integers in [-8, 7], i1 0 or 1. The type must be static. Thread-safe.
void cotile_view_fill(const cotile_view_t *view, uint64_t seed);

// Reads a file. `type` is what the file must hold (dynamic dimensions accept any size); a .bin file
// needs a static one. Null: whatever the file says.
cotile_status_t cotile_tensor_read(const char *path, const cotile_tensor_type_t *type,
                                   const cotile_allocator_t *allocator,
                                   cotile_tensor_t **out_tensor) COTILE_MUST_USE;

// Reads a value as tools spell it:
//   @x.npy   16x384xf32=@x.npy   2x3xf32=@x.bin   a file
//   2x2xi32=1 2 3 4   2x2xi32=[[1 2][3 4]]        elements; commas are blanks
//   4x4xf32=1.5                                   one element for all
// `hint` is the type to read a file as where the text gives none; may be null. INVALID with the
// position in the text if it is malformed.
cotile_status_t cotile_tensor_parse(const char *text, const cotile_tensor_type_t *hint,
                                    const cotile_allocator_t *allocator,
                                    cotile_tensor_t **out_tensor) COTILE_MUST_USE;

// Writes "2x3xf32=[[1 2 3][4 5 6]]" as snprintf does: at most `capacity` bytes with the NUL;
// returns the full length without it. Each dimension longer than `limit` is abbreviated to its
// first and last elements with "..." between; a limit below 2 means none. Thread-safe.
size_t cotile_view_format(const cotile_view_t *view, int64_t limit, char *buffer, size_t capacity);

// Elements differ if |got - expected| > absolute + relative * |expected|; NaN equals NaN.
typedef struct cotile_tolerance {
  double absolute, relative;
} cotile_tolerance_t;

// f64 1e-10, f32 1e-4, f16 1e-2, bf16 2e-2, each absolute and relative; 0 for integers.
cotile_tolerance_t cotile_default_tolerance(cotile_element_t element);

// INVALID if shapes, kinds of elements or elements differ, with the first index that differs, both
// values, their number and the largest error. Floating-point types may differ from each other.
// `out_largest` (may be null): the largest |got - expected|. Thread-safe.
cotile_status_t cotile_view_compare(const cotile_view_t *got, const cotile_view_t *expected,
                                    cotile_tolerance_t tolerance,
                                    double *out_largest) COTILE_MUST_USE;

// A file being written, which appears at its path when committed. [io-3] Releasing an output that
// was not committed leaves no trace. [io-4] A path that exists and is no regular file, such as a
// pipe, is written to directly. Thread-compatible.
typedef struct cotile_output cotile_output_t;

// Writes the tensor beside `path`, in the format that the extension of `path` says.
cotile_status_t cotile_output_create(const char *path, const cotile_view_t *view,
                                     const cotile_allocator_t *allocator,
                                     cotile_output_t **out_output) COTILE_MUST_USE;
cotile_status_t cotile_output_commit(cotile_output_t *output) COTILE_MUST_USE;
void cotile_output_release(cotile_output_t *output);

#ifdef __cplusplus
}
#endif
#endif
