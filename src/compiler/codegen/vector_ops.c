// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/vector_ops.h"

#include <stdio.h>

#include "ir/query.h"

MlirType cotile_pointer_type(MlirContext context) { return cotile_type(context, "!llvm.ptr"); }

MlirType cotile_vector_of(int lanes, MlirType element) {
  int64_t shape = lanes;
  return lanes ? mlirVectorTypeGet(1, &shape, element) : element;
}

MlirType cotile_scalar_of(MlirType type) {
  return mlirTypeIsAVector(type) ? mlirShapedTypeGetElementType(type) : type;
}

static int lanes_of(MlirValue value) {
  MlirType type = mlirValueGetType(value);
  return mlirTypeIsAVector(type) ? (int)mlirShapedTypeGetDimSize(type, 0) : 0;
}

static bool is_float(MlirType element) { return mlirTypeIsAFloat(element); }

static int bits_of(MlirType element) {
  if (mlirTypeIsAIndex(element)) return 64;
  return is_float(element) ? (int)mlirFloatTypeGetWidth(element)
                           : (int)mlirIntegerTypeGetWidth(element);
}

int64_t cotile_element_bytes(MlirType element) { return (bits_of(element) + 7) / 8; }

static MlirValue build1(cotile_builder_t *builder, const char *name, MlirType type,
                        MlirValue operand) {
  return cotile_build_value(builder, name, type, 1, &operand, NULL);
}

static MlirValue build2(cotile_builder_t *builder, const char *name, MlirType type, MlirValue a,
                        MlirValue b) {
  return cotile_build_value(builder, name, type, COTILE_VALUES(a, b), NULL);
}

static MlirValue build_constant(cotile_builder_t *builder, MlirType type, MlirAttribute value) {
  MlirNamedAttribute attribute = cotile_named(builder->context, "value", value);
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = "arith.constant",
                                                .result_count = 1,
                                                .results = &type,
                                                .attribute_count = 1,
                                                .attributes = &attribute}),
      0);
}

MlirValue cotile_build_splat_constant(cotile_builder_t *builder, int lanes, MlirAttribute scalar) {
  MlirType type = cotile_vector_of(lanes, mlirAttributeGetType(scalar));
  return build_constant(builder, type,
                        lanes ? mlirDenseElementsAttrSplatGet(type, scalar) : scalar);
}

MlirValue cotile_build_zero(cotile_builder_t *builder, MlirType type) {
  MlirType element = cotile_scalar_of(type);
  int lanes = mlirTypeIsAVector(type) ? (int)mlirShapedTypeGetDimSize(type, 0) : 0;
  return cotile_build_splat_constant(builder, lanes, cotile_zero_of(element));
}

MlirValue cotile_build_splat(cotile_builder_t *builder, int lanes, MlirValue scalar) {
  if (!lanes) return scalar;
  return build1(builder, "vector.broadcast", cotile_vector_of(lanes, mlirValueGetType(scalar)),
                scalar);
}

MlirValue cotile_build_lane(cotile_builder_t *builder, MlirValue vector, int lane) {
  char text[48];
  snprintf(text, sizeof text, "{static_position = array<i64: %d>}", lane);
  return cotile_build_value(builder, "vector.extract", cotile_scalar_of(mlirValueGetType(vector)),
                            1, &vector, text);
}

MlirType cotile_storage_of(MlirContext context, MlirType element) {
  int bits = bits_of(element);
  if (is_float(element) && bits >= 32) return element;
  return mlirIntegerTypeGet(context, bits < 8 ? 8 : (unsigned)bits);
}

MlirValue cotile_from_storage(cotile_builder_t *builder, MlirValue value, MlirType element) {
  MlirType type = cotile_vector_of(lanes_of(value), element);
  if (mlirTypeEqual(mlirValueGetType(value), type)) return value;
  if (mlirTypeIsAIndex(element)) return build1(builder, "arith.index_cast", type, value);
  if (is_float(element)) return build1(builder, "arith.bitcast", type, value);
  return build1(builder, "arith.trunci", type, value);
}

MlirValue cotile_to_storage(cotile_builder_t *builder, MlirValue value, MlirType storage) {
  MlirType element = cotile_scalar_of(mlirValueGetType(value));
  MlirType type = cotile_vector_of(lanes_of(value), storage);
  if (mlirTypeEqual(element, storage)) return value;
  if (mlirTypeIsAIndex(element)) return build1(builder, "arith.index_cast", type, value);
  if (is_float(element)) return build1(builder, "arith.bitcast", type, value);
  return build1(builder, "arith.extui", type, value);
}

static MlirValue to_i64(cotile_builder_t *builder, MlirValue index) {
  MlirType type = cotile_vector_of(lanes_of(index), mlirIntegerTypeGet(builder->context, 64));
  return build1(builder, "arith.index_cast", type, index);
}

// getelementptr with one index, folded into the op where it is constant.
static MlirValue build_gep(cotile_builder_t *builder, MlirValue base, MlirType element,
                           MlirValue index) {
  int64_t constant;
  bool is_constant = cotile_constant_value(index, &constant) && constant == (int32_t)constant &&
                     constant != INT32_MIN;
  if (is_constant && constant == 0) return base;
  int32_t raw = is_constant ? (int32_t)constant : INT32_MIN;
  MlirValue operands[2] = {base, index};
  if (!is_constant) operands[1] = to_i64(builder, index);
  MlirNamedAttribute attributes[] = {
      cotile_named(builder->context, "elem_type", mlirTypeAttrGet(element)),
      cotile_named(builder->context, "rawConstantIndices",
                   mlirDenseI32ArrayGet(builder->context, 1, &raw)),
  };
  MlirType type = cotile_vector_of(lanes_of(index), cotile_pointer_type(builder->context));
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = "llvm.getelementptr",
                                                .result_count = 1,
                                                .results = &type,
                                                .operand_count = is_constant ? 1 : 2,
                                                .operands = operands,
                                                .attribute_count = 2,
                                                .attributes = attributes}),
      0);
}

MlirValue cotile_build_byte_address(cotile_builder_t *builder, MlirValue base, MlirValue bytes) {
  return build_gep(builder, base, mlirIntegerTypeGet(builder->context, 8), bytes);
}

MlirValue cotile_build_address(cotile_builder_t *builder, MlirValue base, MlirType element,
                               MlirValue index) {
  return build_gep(builder, base, cotile_storage_of(builder->context, element), index);
}

static MlirValue build_load(cotile_builder_t *builder, MlirType type, MlirValue address,
                            int64_t alignment) {
  char text[48];
  snprintf(text, sizeof text, "{alignment = %d : i64}", (int)alignment);
  return cotile_build_value(builder, "llvm.load", type, 1, &address, text);
}

MlirValue cotile_build_pointer_load(cotile_builder_t *builder, MlirValue address) {
  return build_load(builder, cotile_pointer_type(builder->context), address, 8);
}

MlirValue cotile_build_scalar_load(cotile_builder_t *builder, MlirType element, MlirValue address) {
  MlirType storage = cotile_storage_of(builder->context, element);
  return cotile_from_storage(
      builder, build_load(builder, storage, address, cotile_element_bytes(element)), element);
}

// One address per lane.
static MlirValue lane_addresses(cotile_builder_t *builder, const cotile_lanes_t *lanes) {
  if (lanes->steps.ptr)
    return cotile_build_address(builder, lanes->address, lanes->element, lanes->steps);
  MlirValue step = cotile_build_step(builder, lanes->count);
  MlirValue stride = cotile_build_splat(builder, lanes->count, lanes->stride);
  MlirValue index = build2(builder, "arith.muli", mlirValueGetType(step), step, stride);
  return cotile_build_address(builder, lanes->address, lanes->element, index);
}

static bool are_apart(const cotile_lanes_t *lanes) { return lanes->stride.ptr || lanes->steps.ptr; }

static MlirValue mask_of(cotile_builder_t *builder, const cotile_lanes_t *lanes) {
  if (lanes->mask.ptr) return lanes->mask;
  return cotile_build_mask(builder, lanes->count, cotile_build_index(builder, lanes->count));
}

MlirValue cotile_build_vector_load(cotile_builder_t *builder, const cotile_lanes_t *lanes) {
  MlirType storage =
      cotile_vector_of(lanes->count, cotile_storage_of(builder->context, lanes->element));
  int bytes = (int)cotile_element_bytes(lanes->element);
  char text[48];
  snprintf(text, sizeof text, "{alignment = %d : i32}", bytes);
  MlirValue value;
  if (!are_apart(lanes) && !lanes->mask.ptr) {
    value = build_load(builder, storage, lanes->address, bytes);
  } else {
    MlirValue zero = cotile_build_zero(builder, storage);
    MlirValue mask = mask_of(builder, lanes);
    bool strided = are_apart(lanes);
    MlirValue at = strided ? lane_addresses(builder, lanes) : lanes->address;
    value =
        cotile_build_value(builder, strided ? "llvm.intr.masked.gather" : "llvm.intr.masked.load",
                           storage, COTILE_VALUES(at, mask, zero), text);
  }
  return cotile_from_storage(builder, value, lanes->element);
}

void cotile_build_vector_store(cotile_builder_t *builder, const cotile_lanes_t *lanes,
                               MlirValue value) {
  int bytes = (int)cotile_element_bytes(lanes->element);
  bool plain = !are_apart(lanes) && !lanes->mask.ptr;
  char text[48];
  snprintf(text, sizeof text, "{alignment = %d : %s}", bytes, plain ? "i64" : "i32");
  value = cotile_to_storage(
      builder, value,
      cotile_storage_of(builder->context, cotile_scalar_of(mlirValueGetType(value))));
  if (plain) {
    cotile_build_effect(builder, "llvm.store", COTILE_VALUES(value, lanes->address), text);
  } else {
    MlirValue mask = mask_of(builder, lanes);
    bool strided = are_apart(lanes);
    MlirValue at = strided ? lane_addresses(builder, lanes) : lanes->address;
    cotile_build_effect(builder, strided ? "llvm.intr.masked.scatter" : "llvm.intr.masked.store",
                        COTILE_VALUES(value, at, mask), text);
  }
}

// 0, 1, 2, .. as integers of a type.
static MlirValue build_step(cotile_builder_t *builder, int lanes, MlirType element) {
  MlirAttribute values[64];
  for (int i = 0; i < lanes; i++) values[i] = mlirIntegerAttrGet(element, i);
  MlirType type = cotile_vector_of(lanes, element);
  return build_constant(builder, type, mlirDenseElementsAttrGet(type, lanes, values));
}

// A comparison of 32-bit integers: the upstream op for masks is lowered with twice the code.
MlirValue cotile_build_mask(cotile_builder_t *builder, int lanes, MlirValue count) {
  MlirType i32 = mlirIntegerTypeGet(builder->context, 32);
  count = cotile_build_min(builder, count, cotile_build_index(builder, lanes));
  MlirValue splat =
      cotile_build_splat(builder, lanes, build1(builder, "arith.index_cast", i32, count));
  MlirType type = cotile_vector_of(lanes, mlirIntegerTypeGet(builder->context, 1));
  return cotile_build_value(builder, "arith.cmpi", type,
                            COTILE_VALUES(build_step(builder, lanes, i32), splat),
                            "{predicate = 2 : i64}");
}

MlirValue cotile_build_step(cotile_builder_t *builder, int lanes) {
  return build_step(builder, lanes, mlirIndexTypeGet(builder->context));
}

static MlirValue convert_float(cotile_builder_t *builder, MlirValue value, MlirType element) {
  int lanes = lanes_of(value);
  int from = bits_of(cotile_scalar_of(mlirValueGetType(value))), to = bits_of(element);
  if (from == to) { // f16 and bf16
    MlirType wide = cotile_vector_of(lanes, mlirF32TypeGet(builder->context));
    value = build1(builder, "arith.extf", wide, value);
    from = 32;
  }
  return build1(builder, from < to ? "arith.extf" : "arith.truncf",
                cotile_vector_of(lanes, element), value);
}

MlirValue cotile_build_convert(cotile_builder_t *builder, MlirValue value, MlirType element,
                               bool is_unsigned) {
  MlirType from = cotile_scalar_of(mlirValueGetType(value));
  if (mlirTypeEqual(from, element)) return value;
  MlirType type = cotile_vector_of(lanes_of(value), element);
  if (is_float(element) && !is_float(from))
    return build1(builder, is_unsigned ? "arith.uitofp" : "arith.sitofp", type, value);
  if (is_float(element)) return convert_float(builder, value, element);
  if (bits_of(from) > bits_of(element)) return build1(builder, "arith.trunci", type, value);
  return build1(builder, is_unsigned ? "arith.extui" : "arith.extsi", type, value);
}

MlirValue cotile_build_multiply_add(cotile_builder_t *builder, MlirValue a, MlirValue b,
                                    MlirValue c) {
  MlirType type = mlirValueGetType(c);
  if (is_float(cotile_scalar_of(type)))
    return cotile_build_value(builder, "vector.fma", type, COTILE_VALUES(a, b, c), NULL);
  return build2(builder, "arith.addi", type, build2(builder, "arith.muli", type, a, b), c);
}

void cotile_build_prefetch(cotile_builder_t *builder, MlirValue address, int locality) {
  char text[64];
  snprintf(text, sizeof text, "{rw = 0 : i32, hint = %d : i32, cache = 1 : i32}", locality);
  cotile_build_effect(builder, "llvm.intr.prefetch", 1, &address, text);
}
