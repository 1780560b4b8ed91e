// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Looking up parameters (cotile/runtime.h).
#ifndef COTILE_RUNTIME_PARAMETERS_H
#define COTILE_RUNTIME_PARAMETERS_H

#include "cotile/runtime.h"

// Finds the tensor `name`, which must be there exactly once and have the type `wanted`; the view
// (whose data may have any alignment) is borrowed from `parameters`, which may be null: empty.
// NOT_FOUND names all sources, INVALID those that are in conflict or both types. Thread-compatible.
cotile_status_t cotile_parameters_find(const cotile_parameters_t *parameters, const char *name,
                                       const cotile_tensor_type_t *wanted,
                                       cotile_view_t *out_view) COTILE_MUST_USE;

// Gives memory that holds a file's bytes at `data` back to the system, which reads them again when
// they are used again. Does nothing for other memory. Thread-compatible.
void cotile_parameters_give_back(const cotile_parameters_t *parameters, const void *data,
                                 size_t bytes);

#endif
