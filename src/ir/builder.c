// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/builder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <mlir-c/Dialect/Linalg.h>

#include "cotile/types.h"
#include "ir/query.h"

cotile_builder_t cotile_builder_at_end(MlirContext context, MlirBlock block) {
  return (cotile_builder_t){context, mlirLocationUnknownGet(context), block, {NULL}};
}

cotile_builder_t cotile_builder_before(MlirOperation op) {
  return (cotile_builder_t){mlirOperationGetContext(op), mlirOperationGetLocation(op),
                            mlirOperationGetBlock(op), op};
}

MlirType cotile_type(MlirContext context, const char *text) {
  return mlirTypeParseGet(context, cotile_str(text));
}

MlirAttribute cotile_attribute(MlirContext context, const char *text) {
  return mlirAttributeParseGet(context, cotile_str(text));
}

MlirNamedAttribute cotile_named(MlirContext context, const char *name, MlirAttribute value) {
  return mlirNamedAttributeGet(mlirIdentifierGet(context, cotile_str(name)), value);
}

static void add_attributes(MlirOperationState *state, MlirContext context,
                           const cotile_op_spec_t *spec) {
  mlirOperationStateAddAttributes(state, spec->attribute_count, spec->attributes);
  if (!spec->attribute_text) return;
  MlirAttribute dictionary = cotile_attribute(context, spec->attribute_text);
  for (intptr_t i = 0; i < mlirDictionaryAttrGetNumElements(dictionary); i++) {
    MlirNamedAttribute attribute = mlirDictionaryAttrGetElement(dictionary, i);
    mlirOperationStateAddAttributes(state, 1, &attribute);
  }
}

void cotile_builder_insert(cotile_builder_t *builder, MlirOperation op) {
  if (mlirOperationIsNull(builder->before))
    mlirBlockAppendOwnedOperation(builder->block, op);
  else
    mlirBlockInsertOwnedOperationBefore(builder->block, builder->before, op);
}

MlirOperation cotile_build(cotile_builder_t *builder, const cotile_op_spec_t *spec) {
  MlirOperationState state = mlirOperationStateGet(cotile_str(spec->name), builder->location);
  mlirOperationStateAddResults(&state, spec->result_count, spec->results);
  mlirOperationStateAddOperands(&state, spec->operand_count, spec->operands);
  add_attributes(&state, builder->context, spec);
  for (int i = 0; i < spec->region_count; i++) {
    MlirRegion region = mlirRegionCreate();
    mlirRegionAppendOwnedBlock(region, mlirBlockCreate(0, NULL, NULL));
    mlirOperationStateAddOwnedRegions(&state, 1, &region);
  }
  MlirOperation op = mlirOperationCreate(&state);
  if (mlirOperationIsNull(op)) abort(); // only for properties that do not parse: a bug of ours
  cotile_builder_insert(builder, op);
  return op;
}

MlirValue cotile_build_value(cotile_builder_t *builder, const char *name, MlirType type,
                             intptr_t operand_count, const MlirValue *operands,
                             const char *attribute_text) {
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = name,
                                                .result_count = 1,
                                                .results = &type,
                                                .operand_count = operand_count,
                                                .operands = operands,
                                                .attribute_text = attribute_text}),
      0);
}

MlirOperation cotile_build_effect(cotile_builder_t *builder, const char *name,
                                  intptr_t operand_count, const MlirValue *operands,
                                  const char *attribute_text) {
  return cotile_build(builder, &(cotile_op_spec_t){.name = name,
                                                   .operand_count = operand_count,
                                                   .operands = operands,
                                                   .attribute_text = attribute_text});
}

bool cotile_constant_value(MlirValue value, int64_t *out_value) {
  MlirOperation op = cotile_defining_op(value);
  if (mlirOperationIsNull(op) || !cotile_op_is(op, "arith.constant")) return false;
  MlirAttribute attribute = cotile_op_attribute(op, "value");
  if (!mlirAttributeIsAInteger(attribute)) return false;
  *out_value = mlirIntegerAttrGetValueInt(attribute);
  return true;
}

MlirValue cotile_build_index(cotile_builder_t *builder, int64_t value) {
  MlirType type = mlirIndexTypeGet(builder->context);
  MlirNamedAttribute attribute =
      cotile_named(builder->context, "value", mlirIntegerAttrGet(type, value));
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = "arith.constant",
                                                .result_count = 1,
                                                .results = &type,
                                                .attribute_count = 1,
                                                .attributes = &attribute}),
      0);
}

typedef struct index_op {
  const char *name;
  int64_t (*fold)(int64_t, int64_t);
  int64_t right_identity; // x op identity = x; NONE where there is none
} index_op_t;

#define NONE INT64_MIN

// Wrapping, as the ops do.
static int64_t fold_add(int64_t a, int64_t b) { return (int64_t)((uint64_t)a + (uint64_t)b); }
static int64_t fold_sub(int64_t a, int64_t b) { return (int64_t)((uint64_t)a - (uint64_t)b); }
static int64_t fold_mul(int64_t a, int64_t b) { return (int64_t)((uint64_t)a * (uint64_t)b); }
static int64_t fold_div(int64_t a, int64_t b) { return b ? a / b : 0; }
static int64_t fold_rem(int64_t a, int64_t b) { return b ? a % b : 0; }
static int64_t fold_ceil_div(int64_t a, int64_t b) { return b ? a / b + (a % b > 0) : 0; }
static int64_t fold_min(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t fold_max(int64_t a, int64_t b) { return a > b ? a : b; }

static MlirValue build_index_op(cotile_builder_t *builder, const index_op_t *op, MlirValue a,
                                MlirValue b) {
  int64_t x, y;
  bool constant_b = cotile_constant_value(b, &y);
  if (constant_b && op->right_identity != NONE && y == op->right_identity) return a;
  if (constant_b && cotile_constant_value(a, &x))
    return cotile_build_index(builder, op->fold(x, y));
  return cotile_build_value(builder, op->name, mlirIndexTypeGet(builder->context),
                            COTILE_VALUES(a, b), NULL);
}

#define INDEX_OP(function, op_name, folder, identity)                                              \
  MlirValue function(cotile_builder_t *builder, MlirValue a, MlirValue b) {                        \
    static const index_op_t op = {op_name, folder, identity};                                      \
    return build_index_op(builder, &op, a, b);                                                     \
  }
INDEX_OP(cotile_build_add, "arith.addi", fold_add, 0)
INDEX_OP(cotile_build_sub, "arith.subi", fold_sub, 0)
INDEX_OP(cotile_build_mul, "arith.muli", fold_mul, 1)
INDEX_OP(cotile_build_div, "arith.divui", fold_div, 1)
INDEX_OP(cotile_build_rem, "arith.remui", fold_rem, NONE)
INDEX_OP(cotile_build_ceil_div, "arith.ceildivui", fold_ceil_div, 1)
INDEX_OP(cotile_build_min, "arith.minsi", fold_min, NONE)
INDEX_OP(cotile_build_max, "arith.maxsi", fold_max, NONE)
#undef INDEX_OP

MlirValue cotile_build_add_constant(cotile_builder_t *builder, MlirValue a, int64_t b) {
  return b ? cotile_build_add(builder, a, cotile_build_index(builder, b)) : a;
}

MlirValue cotile_build_mul_constant(cotile_builder_t *builder, MlirValue a, int64_t b) {
  return b == 1 ? a : cotile_build_mul(builder, a, cotile_build_index(builder, b));
}

MlirValue cotile_build_compare(cotile_builder_t *builder, const char *predicate, MlirValue a,
                               MlirValue b) {
  static const char *const names[] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule"};
  int code = 0;
  while (strcmp(names[code], predicate)) code++;
  char text[48];
  snprintf(text, sizeof text, "{predicate = %d : i64}", code);
  return cotile_build_value(builder, "arith.cmpi", mlirIntegerTypeGet(builder->context, 1),
                            COTILE_VALUES(a, b), text);
}

void cotile_build_dim_assert(cotile_builder_t *builder, MlirOperation op, int dim,
                             MlirValue condition, const char *what) {
  MlirStringRef name = cotile_op_name(op);
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  const char *message =
      cotile_arena_format(&arena, "%s: dimension %d of %.*s %s",
                          cotile_location_text(&arena, mlirOperationGetLocation(op)), dim,
                          (int)name.length, name.data, what);
  MlirNamedAttribute attribute = cotile_named(
      builder->context, "msg", mlirStringAttrGet(builder->context, cotile_str(message)));
  cotile_build(builder, &(cotile_op_spec_t){.name = "cf.assert",
                                            .operand_count = 1,
                                            .operands = &condition,
                                            .attribute_count = 1,
                                            .attributes = &attribute});
  cotile_arena_deinit(&arena);
}

// For "ule" 0 holds whatever the limit is.
static bool holds(const char *predicate, MlirValue got, MlirValue want) {
  int64_t a, b;
  bool is_known = cotile_constant_value(got, &a);
  if (mlirValueEqual(got, want) || (is_known && a == 0 && !strcmp(predicate, "ule"))) return true;
  if (!is_known || !cotile_constant_value(want, &b)) return false;
  if (!strcmp(predicate, "ule")) return a >= 0 && a <= b;
  return strcmp(predicate, "sge") ? a == b : a >= b;
}

void cotile_build_dim_check(cotile_builder_t *builder, MlirOperation op, int dim,
                            const char *predicate, MlirValue got, MlirValue want,
                            const char *what) {
  if (holds(predicate, got, want)) return;
  cotile_build_dim_assert(builder, op, dim, cotile_build_compare(builder, predicate, got, want),
                          what);
}

MlirValue cotile_build_dim(cotile_builder_t *builder, MlirValue tensor, int64_t dim) {
  int64_t size = cotile_static_dim(mlirValueGetType(tensor), (int)dim);
  if (size >= 0) return cotile_build_index(builder, size);
  return cotile_build_value(builder, "tensor.dim", mlirIndexTypeGet(builder->context),
                            COTILE_VALUES(tensor, cotile_build_index(builder, dim)), NULL);
}

intptr_t cotile_split_static(int rank, const MlirValue *values, int64_t *out_static,
                             MlirValue *out_dynamic) {
  intptr_t count = 0;
  for (int i = 0; i < rank; i++) {
    if (cotile_constant_value(values[i], &out_static[i])) continue;
    out_static[i] = mlirShapedTypeGetDynamicStrideOrOffset();
    out_dynamic[count++] = values[i];
  }
  return count;
}

// The operands and attributes that extract and insert slices share. `heads`: the tensors in front.
typedef struct slice_spec {
  MlirValue operands[2 + 2 * COTILE_MAX_RANK];
  intptr_t operand_count;
  MlirNamedAttribute attributes[4];
} slice_spec_t;

static slice_spec_t make_slice(MlirContext context, int head_count, const MlirValue *heads,
                               int rank, const MlirValue *offsets, const MlirValue *sizes) {
  slice_spec_t spec = {.operand_count = head_count};
  int64_t offset[COTILE_MAX_RANK], size[COTILE_MAX_RANK], stride[COTILE_MAX_RANK];
  for (int i = 0; i < head_count; i++) spec.operands[i] = heads[i];
  intptr_t offset_count =
      cotile_split_static(rank, offsets, offset, spec.operands + spec.operand_count);
  spec.operand_count += offset_count;
  intptr_t size_count = cotile_split_static(rank, sizes, size, spec.operands + spec.operand_count);
  spec.operand_count += size_count;
  for (int i = 0; i < rank; i++) stride[i] = 1;
  int32_t segments[] = {1, 1, (int32_t)offset_count, (int32_t)size_count, 0};
  int skip = 2 - head_count; // extraction has one tensor operand, insertion two
  spec.attributes[0] =
      cotile_named(context, "static_offsets", mlirDenseI64ArrayGet(context, rank, offset));
  spec.attributes[1] =
      cotile_named(context, "static_sizes", mlirDenseI64ArrayGet(context, rank, size));
  spec.attributes[2] =
      cotile_named(context, "static_strides", mlirDenseI64ArrayGet(context, rank, stride));
  spec.attributes[3] = cotile_named(context, "operandSegmentSizes",
                                    mlirDenseI32ArrayGet(context, 5 - skip, segments + skip));
  return spec;
}

MlirValue cotile_build_extract_slice(cotile_builder_t *builder, MlirType type, MlirValue source,
                                     int rank, const MlirValue *offsets, const MlirValue *sizes) {
  slice_spec_t spec = make_slice(builder->context, 1, &source, rank, offsets, sizes);
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = "tensor.extract_slice",
                                                .result_count = 1,
                                                .results = &type,
                                                .operand_count = spec.operand_count,
                                                .operands = spec.operands,
                                                .attribute_count = 4,
                                                .attributes = spec.attributes}),
      0);
}

void cotile_build_insert_slice(cotile_builder_t *builder, MlirValue tile, MlirValue target,
                               int rank, const MlirValue *offsets, const MlirValue *sizes) {
  MlirValue heads[] = {tile, target};
  slice_spec_t spec = make_slice(builder->context, 2, heads, rank, offsets, sizes);
  cotile_build(builder, &(cotile_op_spec_t){.name = "tensor.parallel_insert_slice",
                                            .operand_count = spec.operand_count,
                                            .operands = spec.operands,
                                            .attribute_count = 4,
                                            .attributes = spec.attributes});
}

MlirValue cotile_build_insertion(cotile_builder_t *builder, MlirValue tile, MlirValue target,
                                 int rank, const MlirValue *offsets, const MlirValue *sizes) {
  MlirValue heads[] = {tile, target};
  MlirType type = mlirValueGetType(target);
  slice_spec_t spec = make_slice(builder->context, 2, heads, rank, offsets, sizes);
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = "tensor.insert_slice",
                                                .result_count = 1,
                                                .results = &type,
                                                .operand_count = spec.operand_count,
                                                .operands = spec.operands,
                                                .attribute_count = 4,
                                                .attributes = spec.attributes}),
      0);
}

MlirOperation cotile_build_forall(cotile_builder_t *builder, int rank, const MlirValue *bounds,
                                  int out_count, const MlirValue *outs) {
  MlirContext context = builder->context;
  MlirValue operands[COTILE_MAX_RANK * 2 + 64];
  MlirType types[64];
  int64_t upper[COTILE_MAX_RANK * 2], lower[COTILE_MAX_RANK * 2], step[COTILE_MAX_RANK * 2];
  if (out_count > 64 || rank > COTILE_MAX_RANK * 2) abort(); // groups are smaller
  intptr_t dynamic = 0;
  for (int i = 0; i < rank; i++) {
    lower[i] = 0;
    step[i] = 1;
    if (cotile_constant_value(bounds[i], &upper[i])) continue;
    upper[i] = mlirShapedTypeGetDynamicSize();
    operands[dynamic++] = bounds[i];
  }
  for (int i = 0; i < out_count; i++) {
    operands[dynamic + i] = outs[i];
    types[i] = mlirValueGetType(outs[i]);
  }
  int32_t segments[] = {0, (int32_t)dynamic, 0, out_count};
  MlirNamedAttribute attributes[] = {
      cotile_named(context, "staticLowerBound", mlirDenseI64ArrayGet(context, rank, lower)),
      cotile_named(context, "staticUpperBound", mlirDenseI64ArrayGet(context, rank, upper)),
      cotile_named(context, "staticStep", mlirDenseI64ArrayGet(context, rank, step)),
      cotile_named(context, "operandSegmentSizes", mlirDenseI32ArrayGet(context, 4, segments)),
  };
  MlirOperation op = cotile_build(builder, &(cotile_op_spec_t){.name = "scf.forall",
                                                               .result_count = out_count,
                                                               .results = types,
                                                               .operand_count = dynamic + out_count,
                                                               .operands = operands,
                                                               .attribute_count = 4,
                                                               .attributes = attributes,
                                                               .region_count = 1});
  MlirBlock body = cotile_op_body(op);
  for (int i = 0; i < rank; i++)
    mlirBlockAddArgument(body, mlirIndexTypeGet(context), builder->location);
  for (int i = 0; i < out_count; i++) mlirBlockAddArgument(body, types[i], builder->location);
  return op;
}

void cotile_build_in_parallel(cotile_builder_t *builder) {
  MlirOperation op = cotile_build(
      builder, &(cotile_op_spec_t){.name = "scf.forall.in_parallel", .region_count = 1});
  builder->block = cotile_op_body(op);
  builder->before = (MlirOperation){NULL};
}

static MlirAttribute without_first(MlirContext context, MlirAttribute segments) {
  int32_t rest[8];
  intptr_t count = mlirDenseArrayGetNumElements(segments) - 1;
  for (intptr_t i = 0; i < count; i++) rest[i] = mlirDenseI32ArrayGetElement(segments, i + 1);
  return mlirDenseI32ArrayGet(context, count, rest);
}

MlirValue cotile_build_window(cotile_builder_t *builder, MlirOperation insert, MlirValue tensor) {
  static const char *const names[] = {"static_offsets", "static_sizes", "static_strides"};
  MlirAttribute segments =
      mlirOperationGetAttributeByName(insert, cotile_str("operandSegmentSizes"));
  MlirNamedAttribute attributes[4];
  for (int i = 0; i < 3; i++)
    attributes[i] = cotile_named(builder->context, names[i],
                                 mlirOperationGetAttributeByName(insert, cotile_str(names[i])));
  attributes[3] = cotile_named(builder->context, "operandSegmentSizes",
                               without_first(builder->context, segments));
  MlirValue operands[1 + 3 * COTILE_MAX_RANK] = {tensor};
  intptr_t count = mlirOperationGetNumOperands(insert) - 1;
  for (intptr_t i = 1; i < count; i++) operands[i] = mlirOperationGetOperand(insert, i + 1);
  MlirType type = mlirValueGetType(mlirOperationGetOperand(insert, 0));
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = "tensor.extract_slice",
                                                .result_count = 1,
                                                .results = &type,
                                                .operand_count = count,
                                                .operands = operands,
                                                .attribute_count = 4,
                                                .attributes = attributes}),
      0);
}

// A named op of one input and one init whose body yields the input; on tensors it has a result.
static MlirOperation build_named(cotile_builder_t *builder, const char *name, MlirValue input,
                                 MlirValue init) {
  MlirType type = mlirValueGetType(init);
  MlirNamedAttribute segments =
      cotile_named(builder->context, "operandSegmentSizes",
                   mlirDenseI32ArrayGet(builder->context, 2, (int32_t[]){1, 1}));
  MlirRegion region = mlirRegionCreate();
  MlirOperationState state = mlirOperationStateGet(cotile_str(name), builder->location);
  if (mlirTypeIsATensor(type)) mlirOperationStateAddResults(&state, 1, &type);
  mlirOperationStateAddOperands(&state, 2, (MlirValue[]){input, init});
  mlirOperationStateAddAttributes(&state, 1, &segments);
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  MlirOperation op = mlirOperationCreate(&state);
  mlirLinalgFillBuiltinNamedOpRegion(op); // makes the block
  cotile_builder_insert(builder, op);
  return op;
}

MlirOperation cotile_build_fill(cotile_builder_t *builder, MlirValue scalar, MlirValue tensor) {
  return build_named(builder, "linalg.fill", scalar, tensor);
}

MlirOperation cotile_build_copy(cotile_builder_t *builder, MlirValue from, MlirValue to) {
  return build_named(builder, "linalg.copy", from, to);
}

enum { MAX_CARRIED = 128 };

cotile_loop_t cotile_build_for(cotile_builder_t *builder, MlirValue lower, MlirValue upper,
                               MlirValue step, intptr_t carried_count, const MlirValue *initial,
                               MlirValue *out_carried) {
  MlirValue operands[3 + MAX_CARRIED] = {lower, upper, step};
  MlirType types[MAX_CARRIED];
  if (carried_count > MAX_CARRIED) abort(); // register tiles are far smaller
  for (intptr_t i = 0; i < carried_count; i++) {
    operands[3 + i] = initial[i];
    types[i] = mlirValueGetType(initial[i]);
  }
  cotile_loop_t loop = {.outer = *builder};
  loop.op = cotile_build(builder, &(cotile_op_spec_t){.name = "scf.for",
                                                      .result_count = carried_count,
                                                      .results = types,
                                                      .operand_count = 3 + carried_count,
                                                      .operands = operands,
                                                      .region_count = 1});
  builder->block = cotile_op_body(loop.op);
  builder->before = (MlirOperation){NULL};
  MlirType index = mlirIndexTypeGet(builder->context);
  loop.iv = mlirBlockAddArgument(builder->block, index, builder->location);
  for (intptr_t i = 0; i < carried_count; i++)
    out_carried[i] = mlirBlockAddArgument(builder->block, types[i], builder->location);
  return loop;
}

static void restore(cotile_builder_t *builder, const cotile_builder_t *outer) {
  builder->block = outer->block;
  builder->before = outer->before;
}

static void yield(cotile_builder_t *builder, intptr_t count, const MlirValue *values) {
  cotile_build_effect(builder, "scf.yield", count, values, NULL);
}

static void get_results(MlirOperation op, intptr_t count, MlirValue *out_results) {
  for (intptr_t i = 0; i < count; i++) out_results[i] = mlirOperationGetResult(op, i);
}

void cotile_build_for_end(cotile_builder_t *builder, const cotile_loop_t *loop,
                          intptr_t carried_count, const MlirValue *yielded,
                          MlirValue *out_results) {
  yield(builder, carried_count, yielded);
  restore(builder, &loop->outer);
  get_results(loop->op, carried_count, out_results);
}

cotile_branch_t cotile_build_if(cotile_builder_t *builder, MlirValue condition,
                                intptr_t result_count, const MlirType *results) {
  cotile_branch_t branch = {.outer = *builder};
  branch.op = cotile_build(builder, &(cotile_op_spec_t){.name = "scf.if",
                                                        .result_count = result_count,
                                                        .results = results,
                                                        .operand_count = 1,
                                                        .operands = &condition,
                                                        .region_count = 2});
  builder->block = cotile_op_body(branch.op);
  builder->before = (MlirOperation){NULL};
  return branch;
}

void cotile_build_else(cotile_builder_t *builder, const cotile_branch_t *branch,
                       intptr_t yielded_count, const MlirValue *yielded) {
  yield(builder, yielded_count, yielded);
  builder->block = mlirRegionGetFirstBlock(mlirOperationGetRegion(branch->op, 1));
}

void cotile_build_if_end(cotile_builder_t *builder, const cotile_branch_t *branch,
                         intptr_t yielded_count, const MlirValue *yielded, MlirValue *out_results) {
  yield(builder, yielded_count, yielded);
  restore(builder, &branch->outer);
  get_results(branch->op, yielded_count, out_results);
}

void cotile_build_if_end_alone(cotile_builder_t *builder, const cotile_branch_t *branch) {
  cotile_build_else(builder, branch, 0, NULL);
  cotile_build_if_end(builder, branch, 0, NULL, NULL);
}
