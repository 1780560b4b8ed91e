// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/split.h"

#include "compiler/codegen/vector_ops.h"

static MlirValue build(cotile_builder_t *builder, const char *name, MlirValue a, MlirValue b) {
  return cotile_build_value(builder, name, mlirValueGetType(a), COTILE_VALUES(a, b), NULL);
}

MlirValue cotile_build_split_offset(cotile_builder_t *builder, const cotile_split_t *split,
                                    int lanes, MlirValue position) {
  MlirValue start = cotile_build_splat(builder, lanes, split->start), sum = {NULL};
  MlirValue rest = build(builder, "arith.addi", start, position);
  for (int i = 0; i < split->count; i++) {
    MlirValue digit = rest;
    if (i + 1 < split->count) {
      MlirValue size = cotile_build_splat(builder, lanes, split->size[i]);
      digit = build(builder, "arith.remui", rest, size);
      rest = build(builder, "arith.divui", rest, size);
    }
    MlirValue stride = cotile_build_splat(builder, lanes, split->stride[i]);
    MlirValue part = build(builder, "arith.muli", digit, stride);
    sum = i == 0 ? part : build(builder, "arith.addi", sum, part);
  }
  return sum;
}

bool cotile_split_holds_vectors(const cotile_split_t *split, int lanes) {
  int64_t size;
  return cotile_constant_value(split->size[0], &size) && size % lanes == 0;
}
