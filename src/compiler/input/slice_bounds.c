// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each slice is checked to lie within its tensor, and to be as large as what is inserted there,
// before anything is computed: kernels trust it.
#include "compiler/input/input.h"
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

static void assert_at_most(bounds_t *bounds, int dim, MlirValue got, MlirValue most,
                           const char *what) {
  int64_t a, b;
  if (cotile_constant_value(got, &a) &&
      (a == 0 || (cotile_constant_value(most, &b) && a >= 0 && a <= b)))
    return;
  cotile_builder_t *builder = &bounds->builder;
  MlirStringRef name = cotile_op_name(bounds->op);
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  const char *message =
      cotile_arena_format(&arena, "%s: dimension %d of %.*s %s",
                          cotile_location_text(&arena, mlirOperationGetLocation(bounds->op)), dim,
                          (int)name.length, name.data, what);
  MlirNamedAttribute attribute = cotile_named(
      builder->context, "msg", mlirStringAttrGet(builder->context, cotile_str(message)));
  MlirValue holds = cotile_build_compare(builder, "ule", got, most);
  cotile_build(builder, &(cotile_op_spec_t){.name = "cf.assert",
                                            .operand_count = 1,
                                            .operands = &holds,
                                            .attribute_count = 1,
                                            .attributes = &attribute});
  cotile_arena_deinit(&arena);
}

// Of a slice without gaps: two limits, which are told with what exceeds them. A negative number is
// a large one.
static void check_range(bounds_t *bounds, int dim) {
  cotile_builder_t *builder = &bounds->builder;
  MlirValue size = value_of(bounds, &bounds->slice.size[dim]);
  MlirValue extent = cotile_build_dim(builder, bounds->tensor, dim);
  assert_at_most(bounds, dim, size, extent, "is too short for the slice");
  assert_at_most(bounds, dim, value_of(bounds, &bounds->slice.offset[dim]),
                 cotile_build_sub(builder, extent, size),
                 "has no room for the slice at its offset");
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
  MlirValue fine = is_within(bounds, dim);
  cotile_build_effect(&bounds->builder, "cf.assert", 1, &fine,
                      "{msg = \"a slice must lie within its tensor\"}");
}

static void check_inserted(bounds_t *bounds, MlirValue source) {
  cotile_builder_t *builder = &bounds->builder;
  for (int d = 0; d < bounds->slice.kept_count; d++) {
    MlirValue size = value_of(bounds, &bounds->slice.size[bounds->slice.kept[d]]);
    MlirValue dim = cotile_build_dim(builder, source, d), equal;
    int64_t a, b;
    if (mlirValueEqual(size, dim)) continue;
    if (cotile_constant_value(size, &a) && cotile_constant_value(dim, &b) && a == b) continue;
    equal = cotile_build_compare(builder, "eq", dim, size);
    cotile_build_effect(builder, "cf.assert", 1, &equal,
                        "{msg = \"what is inserted must be of the slice's size\"}");
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
