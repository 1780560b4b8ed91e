// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each slice is checked to lie within its tensor, and to be as large as what is inserted there,
// before anything is computed: kernels trust it.
#include "compiler/input/input.h"
#include "compiler/linalg/dim_origin.h"
#include "ir/builder.h"
#include "ir/query.h"
#include "ir/slice.h"

typedef struct bounds {
  cotile_builder_t builder;
  MlirOperation op;
  MlirValue tensor; // that is cut
  cotile_slice_t slice;
} bounds_t;

static MlirValue value_of(bounds_t *bounds, const cotile_mixed_t *mixed) {
  return mlirValueIsNull(mixed->value) ? cotile_build_index(&bounds->builder, mixed->constant)
                                       : mixed->value;
}

static MlirValue both(bounds_t *bounds, MlirValue a, MlirValue b) {
  return cotile_build_value(&bounds->builder, "arith.andi", mlirValueGetType(a),
                            COTILE_VALUES(a, b), NULL);
}

static bool is_static(const bounds_t *bounds, int dim) {
  const cotile_slice_t *slice = &bounds->slice;
  return mlirValueIsNull(slice->offset[dim].value) && mlirValueIsNull(slice->size[dim].value) &&
         mlirValueIsNull(slice->stride[dim].value) &&
         cotile_static_dim(mlirValueGetType(bounds->tensor), dim) >= 0;
}

// True if the slice has the whole dimension, whatever its size is.
static bool is_whole(const bounds_t *bounds, int dim) {
  const cotile_slice_t *slice = &bounds->slice;
  MlirOperation op = mlirValueIsNull(slice->size[dim].value)
                         ? (MlirOperation){NULL}
                         : cotile_defining_op(slice->size[dim].value);
  int64_t number;
  return !mlirOperationIsNull(op) && cotile_op_is(op, "tensor.dim") &&
         mlirValueEqual(mlirOperationGetOperand(op, 0), bounds->tensor) &&
         cotile_constant_value(mlirOperationGetOperand(op, 1), &number) && number == dim &&
         mlirValueIsNull(slice->offset[dim].value) && slice->offset[dim].constant == 0 &&
         mlirValueIsNull(slice->stride[dim].value) && slice->stride[dim].constant == 1;
}

// 0 <= offset <= extent, 1 <= stride, 0 <= size <= ceil((extent - offset) / stride).
static MlirValue is_within(bounds_t *bounds, int dim) {
  cotile_builder_t *builder = &bounds->builder;
  MlirValue offset = value_of(bounds, &bounds->slice.offset[dim]);
  MlirValue size = value_of(bounds, &bounds->slice.size[dim]);
  MlirValue stride = value_of(bounds, &bounds->slice.stride[dim]);
  MlirValue zero = cotile_build_index(builder, 0), one = cotile_build_index(builder, 1);
  MlirValue extent = cotile_build_dim(builder, bounds->tensor, dim);
  MlirValue rest = cotile_build_max(builder, cotile_build_sub(builder, extent, offset), zero);
  MlirValue most = cotile_build_ceil_div(builder, rest, cotile_build_max(builder, stride, one));
  MlirValue fine = both(bounds, cotile_build_compare(builder, "sge", offset, zero),
                        cotile_build_compare(builder, "sle", offset, extent));
  fine = both(bounds, fine, cotile_build_compare(builder, "sge", stride, one));
  fine = both(bounds, fine, cotile_build_compare(builder, "sge", size, zero));
  return both(bounds, fine, cotile_build_compare(builder, "sle", size, most));
}

// Of a slice without gaps: two limits, which are told with what exceeds them. A negative number is
// a large one.
static void check_range(bounds_t *bounds, int dim) {
  cotile_builder_t *builder = &bounds->builder;
  MlirValue size = value_of(bounds, &bounds->slice.size[dim]);
  MlirValue extent = cotile_build_dim(builder, bounds->tensor, dim);
  cotile_build_dim_check(builder, bounds->op, dim, "ule", size, extent,
                         "is too short for the slice");
  cotile_build_dim_check(
      builder, bounds->op, dim, "ule", value_of(bounds, &bounds->slice.offset[dim]),
      cotile_build_sub(builder, extent, size), "has no room for the slice at its offset");
}

static void check_dim(bounds_t *bounds, int dim) {
  int64_t static_size = cotile_static_dim(mlirValueGetType(bounds->tensor), dim);
  const cotile_slice_t *slice = &bounds->slice;
  bool is_known = is_static(bounds, dim) && slice->offset[dim].constant == 0 &&
                  slice->stride[dim].constant == 1 && slice->size[dim].constant == static_size;
  if (is_known || is_whole(bounds, dim)) return;
  if (mlirValueIsNull(slice->stride[dim].value) && slice->stride[dim].constant == 1) {
    check_range(bounds, dim);
    return;
  }
  cotile_build_dim_assert(&bounds->builder, bounds->op, dim, is_within(bounds, dim),
                          "does not hold the slice");
}

static void check_inserted(bounds_t *bounds, MlirValue source) {
  cotile_builder_t *builder = &bounds->builder;
  for (int d = 0; d < bounds->slice.kept_count; d++) {
    MlirValue size = value_of(bounds, &bounds->slice.size[bounds->slice.kept[d]]);
    cotile_build_dim_check(builder, bounds->op, bounds->slice.kept[d], "eq",
                           cotile_build_dim_origin(builder, source, d), size,
                           "gets another size than the slice has");
  }
}

static void check(MlirOperation op, intptr_t tensor) {
  bounds_t bounds = {.builder = cotile_builder_before(op),
                     .op = op,
                     .tensor = mlirOperationGetOperand(op, tensor)};
  if (!cotile_slice_read(op, &bounds.slice)) return; // refused: the rank is too large
  for (int d = 0; d < bounds.slice.rank; d++) check_dim(&bounds, d);
  if (tensor == 1) check_inserted(&bounds, mlirOperationGetOperand(op, 0));
}

void cotile_check_slices(MlirOperation function) {
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (cotile_op_is(op, "tensor.extract_slice")) check(op, 0);
    if (cotile_op_is(op, "tensor.insert_slice")) check(op, 1);
  }
}
