// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Evaluates the index arithmetic of an executable somewhere else: in its kernel, or in the host
// program that launches it. What a kernel touches follows from the IR alone: offsets and sizes are
// cloned, never derived a second time.
//
// [cloner-1] Clones go where the builder stands and are reused, so everything that is needed must
// be asked for at a point that dominates its uses.
#ifndef COTILE_COMPILER_CODEGEN_CLONER_H
#define COTILE_COMPILER_CODEGEN_CLONER_H

#include "compiler/codegen/split.h"
#include "ir/builder.h"
#include "ir/slice.h"

#include "base/arena.h"
#include "base/status.h"

// The size of dimension `dim` (a dynamic one) of argument `argument`, or the value of an argument
// that is an index, with `dim` -1; null if it is not known.
typedef MlirValue (*cotile_dim_fn)(void *user, cotile_builder_t *builder, intptr_t argument,
                                   int dim);

typedef struct cotile_cloner {
  cotile_builder_t *builder; // borrowed
  cotile_arena_t *arena;     // borrowed
  MlirBlock arguments;       // the executable's entry block
  cotile_dim_fn dim;
  void *user;
  struct cotile_clone *first; // what is cloned already
} cotile_cloner_t;

// A strided window into the buffer of an argument, in elements.
typedef struct cotile_view {
  intptr_t argument;
  int rank;
  MlirValue offset, stride[COTILE_MAX_RANK];
  const cotile_split_t *split[COTILE_MAX_RANK]; // dimensions without a stride, in the arena
  bool is_whole; // the argument's elements in order: any reshape of it only renames them
} cotile_buffer_view_t;

// From now on `to` stands for `from`.
void cotile_cloner_set(cotile_cloner_t *cloner, MlirValue from, MlirValue to);

// A scalar of the executable.
cotile_status_t cotile_clone_scalar(cotile_cloner_t *cloner, MlirValue value,
                                    MlirValue *out) COTILE_MUST_USE;
cotile_status_t cotile_clone_mixed(cotile_cloner_t *cloner, const cotile_mixed_t *mixed,
                                   MlirValue *out) COTILE_MUST_USE;
// The size of a dimension of any tensor of the executable.
cotile_status_t cotile_clone_dim(cotile_cloner_t *cloner, MlirValue tensor, int dim,
                                 MlirValue *out) COTILE_MUST_USE;
// Where a tensor that is a view of an argument lies; all dimensions have strides. UNSUPPORTED for
// computed tensors.
cotile_status_t cotile_clone_view(cotile_cloner_t *cloner, MlirValue tensor,
                                  cotile_buffer_view_t *out) COTILE_MUST_USE;
// The view that tensor.parallel_insert_slice writes; dimensions may be split.
cotile_status_t cotile_clone_insert_view(cotile_cloner_t *cloner, MlirOperation insert,
                                         cotile_buffer_view_t *out) COTILE_MUST_USE;
// The tensor that `tensor` is a slice of, and its dimension that `dim` is cut from; a tensor that
// is no slice stands for itself.
void cotile_slice_source(MlirValue tensor, int dim, MlirValue *out_source, int *out_dim);
// The offset of a slice along its dimension `dim`; 0 for a tensor that is no slice.
cotile_status_t cotile_clone_slice_offset(cotile_cloner_t *cloner, MlirValue tensor, int dim,
                                          MlirValue *out) COTILE_MUST_USE;

// The initial value behind a shared output of scf.forall; other values as they are.
MlirValue cotile_shared_output_init(MlirValue value);

#endif
