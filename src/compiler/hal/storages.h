// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which memory the tensors of a host function live in.
//
// [storage-1] Casts, collapses and expansions are the memory of their source. [storage-2] A
// returned dispatch result is computed in the memory of that result; a value that is returned twice
// or was not computed by the function is copied. [storage-3] A dispatch starts from the contents of
// its `outs`: in their memory if that is transient and dead afterwards, otherwise from a copy.
// tensor.empty has no contents. [storage-4] Inputs, parameters and constants are never written, but
// for an argument that a result is tied to: its memory is the result's, holds the argument at
// first, and is taken over as soon as the argument is dead. [storage-5] What a flow.assert finds
// stays in its memory until the call ends. An analysis: it changes no IR.
#ifndef COTILE_COMPILER_HAL_STORAGES_H
#define COTILE_COMPILER_HAL_STORAGES_H

#include "base/diagnostic.h"
#include "compiler/hal/value_map.h"

typedef enum cotile_storage_kind {
  COTILE_STORAGE_ARGUMENT,
  COTILE_STORAGE_CONSTANT,
  COTILE_STORAGE_TRANSIENT,
  COTILE_STORAGE_RESULT,
} cotile_storage_kind_t;

typedef struct cotile_storage {
  struct cotile_storage *next;
  cotile_storage_kind_t kind;
  int64_t index;       // ARGUMENT: of the block; RESULT: of the function; TRANSIENT: counted from 0
  MlirValue tensor;    // its contents, for the size
  int64_t first, last; // steps that touch it
  bool is_tied;        // RESULT: it holds an argument at first
} cotile_storage_t;

// One flow.dispatch.
typedef struct cotile_step {
  MlirOperation op;
  int64_t input_count, output_count;
  cotile_storage_t **bindings; // inputs, then outputs; null for an input that is an index
  cotile_storage_t **initial;  // per output: what is copied into it first, or null
} cotile_step_t;

typedef struct cotile_storages {
  cotile_arena_t *arena; // borrowed
  cotile_storage_t *first, **end;
  cotile_step_t *steps;
  int64_t step_count;
  cotile_storage_t **results;        // per result of the function
  cotile_storage_t **result_sources; // what is copied into it at the end, or null
  int64_t *ties;                     // per result: the argument that it is tied to, or -1
  int64_t result_count, transient_count;
  cotile_value_map_t roots; // value -> struct cotile_root
} cotile_storages_t;

// `function` has passed cotile_host_check. Refuses tied results that wait for each other's memory.
void cotile_storages_init(cotile_storages_t *storages, cotile_arena_t *arena,
                          MlirOperation function, cotile_diagnostics_t *diagnostics);

// Of any tensor of the function.
const cotile_storage_t *cotile_storages_find(cotile_storages_t *storages, MlirValue tensor);

#endif
