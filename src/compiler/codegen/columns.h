// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The columns of a workgroup's tile as values of its kernel, and where vectors of a segment's list
// (tile.h) are among them.
#ifndef COTILE_COMPILER_CODEGEN_COLUMNS_H
#define COTILE_COMPILER_CODEGEN_COLUMNS_H

#include "compiler/codegen/cloner.h"
#include "compiler/codegen/tile.h"

typedef struct cotile_columns { // of a column set
  MlirValue width;              // columns of this tile
  MlirValue vectors;            // ceil(width / lanes)
  bool may_be_partial;          // the last vector may have unused lanes
} cotile_columns_t;

cotile_status_t cotile_columns_bind(cotile_cloner_t *cloner, const cotile_tile_t *tile, int set,
                                    cotile_columns_t *out) COTILE_MUST_USE;

// Vectors of all column sets of a segment.
MlirValue cotile_columns_total(cotile_builder_t *builder, const cotile_segment_t *segment,
                               const cotile_columns_t *columns);

#endif
