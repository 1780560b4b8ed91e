// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/columns.h"

#include "ir/query.h"

// Columns of the whole weight of a dot, -1 if dynamic.
static int64_t static_columns(const cotile_dot_t *dot) {
  if (dot->w_n < 0) return 1;
  MlirValue source;
  int dim;
  cotile_slice_source(dot->facts.operand[dot->w], dot->w_n, &source, &dim);
  return cotile_static_dim(mlirValueGetType(source), dim);
}

cotile_status_t cotile_columns_bind(cotile_cloner_t *cloner, const cotile_tile_t *tile, int set,
                                    cotile_columns_t *out) {
  const cotile_dot_t *dot = &tile->dots[tile->sets[set].dots[0]];
  cotile_builder_t *builder = cloner->builder;
  int lanes = tile->schedule.lanes;
  out->width = cotile_build_index(builder, 1);
  if (dot->w_n >= 0)
    COTILE_RETURN_IF_ERROR(
        cotile_clone_dim(cloner, dot->facts.operand[dot->w], dot->w_n, &out->width));
  out->vectors = cotile_build_ceil_div(builder, out->width, cotile_build_index(builder, lanes));
  int64_t total = static_columns(dot);
  out->may_be_partial = total < 0 || total % lanes != 0;
  return COTILE_SUCCESS;
}

MlirValue cotile_columns_total(cotile_builder_t *builder, const cotile_segment_t *segment,
                               const cotile_columns_t *columns) {
  MlirValue total = cotile_build_index(builder, 0);
  for (int i = 0; i < segment->set_count; i++)
    total = cotile_build_add(builder, columns[segment->first_set + i].vectors, total);
  return total;
}
