// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One call per operation of the hal dialect, as in ir/builder.h.
#ifndef COTILE_COMPILER_HAL_HAL_OPS_H
#define COTILE_COMPILER_HAL_HAL_OPS_H

#include "ir/builder.h"

#include "base/arena.h"

MlirValue cotile_hal_dim(cotile_builder_t *builder, int64_t index);
MlirValue cotile_hal_size(cotile_builder_t *builder, int64_t count, const MlirValue *dims,
                          int64_t element);
MlirValue cotile_hal_argument(cotile_builder_t *builder, int64_t index);
MlirValue cotile_hal_constant(cotile_builder_t *builder, int64_t index);
MlirValue cotile_hal_read(cotile_builder_t *builder, int64_t input, int64_t element, MlirType type);
MlirValue cotile_hal_none(cotile_builder_t *builder);
MlirValue cotile_hal_result(cotile_builder_t *builder, int64_t index, int64_t count,
                            const MlirValue *dims);
MlirValue cotile_hal_allocate(cotile_builder_t *builder, MlirValue bytes);
MlirValue cotile_hal_part(cotile_builder_t *builder, MlirValue buffer, MlirValue offset);
void cotile_hal_copy(cotile_builder_t *builder, MlirValue source, MlirValue target,
                     MlirValue bytes);
// A copy of a flow.assert on the buffer that it finds its number in.
void cotile_hal_assert(cotile_builder_t *builder, MlirValue found, MlirOperation assertion);
void cotile_hal_barrier(cotile_builder_t *builder);
void cotile_hal_data(cotile_builder_t *builder, const char *symbol, MlirAttribute value);

typedef struct cotile_hal_dispatch_spec {
  const char *kernel;
  MlirValue workgroups, scratch, flops, bytes;
  int64_t ordinal;
  int64_t dim_count, binding_count;
  const MlirValue *dims, *bindings;
} cotile_hal_dispatch_spec_t;

void cotile_hal_dispatch(cotile_builder_t *builder, cotile_arena_t *arena,
                         const cotile_hal_dispatch_spec_t *spec);

// func.func @name() with an empty body, in which the builder stands afterwards.
MlirOperation cotile_hal_function(cotile_builder_t *builder, const char *name);

#endif
