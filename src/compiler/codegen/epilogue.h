// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Initial values and epilogues: the tensor expressions around the dots of a tile, evaluated on
// demand for one vector of one row.
#ifndef COTILE_COMPILER_CODEGEN_EPILOGUE_H
#define COTILE_COMPILER_CODEGEN_EPILOGUE_H

#include "compiler/codegen/tensor_access.h"
#include "compiler/codegen/tile.h"

// A tensor of the executable that the kernel reads, where this workgroup finds it.
typedef struct cotile_leaf {
  struct cotile_leaf *next;
  MlirValue value; // in the executable
  cotile_tensor_t tensor;
} cotile_leaf_t;

typedef struct cotile_store { // of a result
  cotile_tensor_t tensor;
  cotile_axes_t axes;
} cotile_store_t;

typedef struct cotile_epilogue {
  const cotile_tile_t *tile;            // borrowed
  cotile_cloner_t *cloner;              // borrowed; code goes where its builder stands
  const cotile_tensor_access_t *access; // borrowed
  void *kernel;                         // for `access`
  cotile_store_t *stores;               // per result
  cotile_leaf_t *leaves;
} cotile_epilogue_t;

// A vector whose column set and mask (null: all lanes are used) are known.
typedef struct cotile_case {
  int set;
  MlirValue column, mask;
} cotile_case_t;

// Where an expression is evaluated: one vector of one row of the register tile.
typedef struct cotile_point {
  int row;             // in the register tile
  MlirValue row_index; // in the workgroup's tile
  cotile_case_t known;
  const MlirValue *accumulators; // per dot of the set; null while they are initialised
  struct cotile_memo *memo;      // what was evaluated for this vector
} cotile_point_t;

// Finds everything that results and initial values read and write, and refuses what cannot be
// evaluated.
cotile_status_t cotile_epilogue_bind(cotile_epilogue_t *epilogue) COTILE_MUST_USE;

// A value of the tile with the given axes.
MlirValue cotile_epilogue_evaluate(cotile_epilogue_t *epilogue, cotile_point_t *point,
                                   MlirValue value, const cotile_axes_t *axes);
// Loads what all rows of a vector share, for evaluations that follow.
void cotile_epilogue_load_shared(cotile_epilogue_t *epilogue, cotile_point_t *point);
// What dot `dot` starts from, converted to its accumulator.
MlirValue cotile_epilogue_initial_value(cotile_epilogue_t *epilogue, cotile_point_t *point,
                                        int dot);
// The constant that dot `dot` starts from; null if it starts from anything else.
MlirAttribute cotile_epilogue_constant_start(const cotile_epilogue_t *epilogue, int dot);
// Evaluates and stores all results of the point's column set.
void cotile_epilogue_store(cotile_epilogue_t *epilogue, cotile_point_t *point);

#endif
