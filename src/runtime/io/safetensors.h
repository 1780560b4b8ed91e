// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the safetensors format: an 8-byte length, a JSON header, the bytes of all tensors.
//
// [safetensors-1] Nothing outside the image is read, whatever it contains. [safetensors-2] In an
// accepted file the tensors follow each other without gaps or overlaps and fill the file, and each
// has as many bytes as its type says. [safetensors-3] A tensor of a type or rank that Cotile does
// not have is listed with `known` false. Thread-safe.
#ifndef COTILE_RUNTIME_SAFETENSORS_H
#define COTILE_RUNTIME_SAFETENSORS_H

#include "base/region.h"
#include "cotile/tensor.h"

#include <stdbool.h>

typedef struct cotile_stored_tensor {
  const char *name, *dtype;  // borrowed from the region
  bool known;                // whether `type` is set
  cotile_tensor_type_t type; // unsigned integers as the signless type of their width
  const void *data;          // borrowed from the image; any alignment
} cotile_stored_tensor_t;

// The result lives in `region`. INVALID if the file is malformed.
cotile_status_t cotile_safetensors_parse(const unsigned char *image, size_t size,
                                         cotile_region_t *region,
                                         cotile_stored_tensor_t **out_tensors,
                                         size_t *out_count) COTILE_MUST_USE;

#endif
