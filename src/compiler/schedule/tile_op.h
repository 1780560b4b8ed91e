// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op of a dispatch's body as it looks inside a tile: which role each of its loops has, what its
// maps become when batch loops are fixed and m loops folded into one, and the views that fold
// tensors in the same way.
#ifndef COTILE_COMPILER_SCHEDULE_TILE_OP_H
#define COTILE_COMPILER_SCHEDULE_TILE_OP_H

#include "compiler/linalg/structured.h"

// A dimension of a tensor of the body: the role of the loop it runs along.
typedef struct cotile_tile_dim {
  cotile_role_t role;
  int batch; // which batch loop, in the order of X, which all members share
} cotile_tile_dim_t;

// The loops of an op in the body, as loops of the contraction it belongs to.
typedef struct cotile_tile_op {
  cotile_structured_t facts;
  int chain; // the contraction with what is computed on its result; -1: none
  cotile_tile_dim_t loop[COTILE_MAX_LOOPS];
  bool is_first_m[COTILE_MAX_LOOPS]; // of the m loops: set by cotile_mark_first_m
} cotile_tile_op_t;

// The number of a batch loop of a contraction, in the order of its left operand.
int cotile_batch_order(const cotile_contraction_t *facts, int loop);
cotile_tile_dim_t cotile_tile_dim_of_loop(const cotile_contraction_t *facts, int loop);
void cotile_mark_first_m(cotile_tile_op_t *op);

// The dimensions by which the op reads or writes an operand, as many as the operand has.
void cotile_operand_dims(const cotile_tile_op_t *op, int operand, cotile_tile_dim_t *out);

// The op's maps and iterators over the loops that stay; returns how many those are.
MlirAffineMap cotile_tile_map(const cotile_tile_op_t *op, int operand, MlirContext context);
int cotile_tile_iterators(const cotile_tile_op_t *op, char *out);

// The first atom of group tile `tile` of `tiles` among `atoms` atoms: floor(tile * atoms / tiles).
// Tile t ends where tile t + 1 begins, so that tiles cover every atom once (plan.h).
MlirValue cotile_build_first_atom(cotile_builder_t *builder, MlirValue tile, MlirValue tiles,
                                  MlirValue atoms);
// The same where indices have 32 bits: no product exceeds the number of atoms or tiles^2.
MlirValue cotile_build_first_atom_narrow(cotile_builder_t *builder, MlirValue tile, MlirValue tiles,
                                         MlirValue atoms);

// Drops the second and later of neighbouring m dimensions.
void cotile_fold_dims(cotile_tile_dim_t *dims, int rank);

// A view of `tensor` with its m dimensions as one (the tensor itself if it has one or none), and
// back: `tensor` was folded from a value like `like`, and gets its type.
MlirValue cotile_fold_m(cotile_builder_t *builder, MlirValue tensor, const cotile_tile_dim_t *dims);
MlirValue cotile_unfold_m(cotile_builder_t *builder, MlirValue tensor, MlirValue like,
                          const cotile_tile_dim_t *dims);

#endif
