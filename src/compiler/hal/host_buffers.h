// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory of a call: its arguments, its results, and one arena for everything transient.
#ifndef COTILE_COMPILER_HAL_HOST_BUFFERS_H
#define COTILE_COMPILER_HAL_HOST_BUFFERS_H

#include "compiler/hal/host_arguments.h"
#include "compiler/hal/memory_plan.h"
#include "compiler/hal/sizes.h"
#include "compiler/hal/storages.h"

typedef struct cotile_host_buffers {
  cotile_builder_t *builder;          // borrowed
  cotile_host_arguments_t *arguments; // borrowed
  cotile_program_t *program;          // borrowed
  cotile_arena_t *arena;              // borrowed
  cotile_transient_t *transients;
  cotile_memory_plan_t plan;
  MlirValue *transient_buffers, *result_buffers;
} cotile_host_buffers_t;

// Builds hal.buffer.result for every result, plans the transients and allocates their arena. All
// pointers are borrowed.
void cotile_host_buffers_init(cotile_host_buffers_t *buffers, cotile_program_t *program,
                              cotile_host_arguments_t *arguments, const cotile_storages_t *storages,
                              cotile_sizes_t *sizes);

// The buffer of a storage; arguments and constants are built where the builder stands.
MlirValue cotile_host_buffers_get(cotile_host_buffers_t *buffers, const cotile_storage_t *storage);

#endif
