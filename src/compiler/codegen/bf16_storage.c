// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/bf16_storage.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

#include "cotile/types.h"
#include "ir/builder.h"
#include "ir/query.h"

static MlirType storage_type(MlirType type) {
  MlirContext context = mlirTypeGetContext(type);
  if (mlirTypeIsABF16(type)) return mlirIntegerTypeGet(context, 16);
  if (!mlirTypeIsAVector(type) || !mlirTypeIsABF16(mlirShapedTypeGetElementType(type))) return type;
  int64_t shape[COTILE_MAX_RANK];
  intptr_t rank = mlirShapedTypeGetRank(type);
  if (rank > COTILE_MAX_RANK) return type;
  for (intptr_t i = 0; i < rank; i++) shape[i] = mlirShapedTypeGetDimSize(type, i);
  return mlirVectorTypeGet(rank, shape, mlirIntegerTypeGet(context, 16));
}

static void retype(MlirValue value) {
  MlirType type = mlirValueGetType(value), storage = storage_type(type);
  if (!mlirTypeEqual(type, storage)) mlirValueSetType(value, storage);
}

static MlirAttribute storage_constant(MlirAttribute value) {
  MlirType storage = storage_type(mlirAttributeGetType(value));
  if (mlirAttributeIsADenseElements(value)) {
    size_t count =
        mlirDenseElementsAttrIsSplat(value) ? 1 : (size_t)mlirElementsAttrGetNumElements(value);
    return mlirDenseElementsAttrRawBufferGet(storage, 2 * count,
                                             mlirDenseElementsAttrGetRawData(value));
  }
  union {
    float value;
    uint32_t bits;
  } number = {.value = (float)mlirFloatAttrGetValueDouble(value)};
  return mlirIntegerAttrGet(storage, (int16_t)(number.bits >> 16));
}

static void retype_attribute(MlirOperation op, const char *name) {
  MlirAttribute attribute = cotile_op_attribute(op, name);
  if (mlirAttributeIsNull(attribute)) return;
  if (mlirAttributeIsAType(attribute)) {
    MlirType type = mlirTypeAttrGetValue(attribute), storage = storage_type(type);
    if (!mlirTypeEqual(type, storage))
      mlirOperationSetAttributeByName(op, cotile_str(name), mlirTypeAttrGet(storage));
    return;
  }
  bool is_number = mlirAttributeIsAFloat(attribute) || mlirAttributeIsADenseElements(attribute);
  if (!is_number) return;
  MlirType type = mlirAttributeGetType(attribute);
  if (!mlirTypeEqual(type, storage_type(type)))
    mlirOperationSetAttributeByName(op, cotile_str(name), storage_constant(attribute));
}

static MlirWalkResult visit(MlirOperation op, void *user) {
  (void)user;
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    retype(mlirOperationGetResult(op, i));
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++)
    for (MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, i));
         !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block))
      for (intptr_t a = 0; a < mlirBlockGetNumArguments(block); a++)
        retype(mlirBlockGetArgument(block, a));
  retype_attribute(op, "elem_type");
  retype_attribute(op, "value");
  return MlirWalkResultAdvance;
}

void cotile_bf16_to_storage(MlirOperation module) {
  mlirOperationWalk(module, visit, NULL, MlirWalkPreOrder);
}

static MlirType element_of(MlirType type) {
  return mlirTypeIsAVector(type) ? mlirShapedTypeGetElementType(type) : type;
}

static MlirType f32_like(MlirType type) {
  MlirType f32 = mlirF32TypeGet(mlirTypeGetContext(type));
  if (!mlirTypeIsAVector(type)) return f32;
  int64_t shape[COTILE_MAX_RANK];
  intptr_t rank = mlirShapedTypeGetRank(type);
  for (intptr_t i = 0; i < rank; i++) shape[i] = mlirShapedTypeGetDimSize(type, i);
  return mlirVectorTypeGet(rank, shape, f32);
}

static MlirWalkResult split_cast(MlirOperation op, void *user) {
  (void)user;
  bool widens = cotile_op_is(op, "arith.extf");
  if (!widens && !cotile_op_is(op, "arith.truncf")) return MlirWalkResultAdvance;
  MlirType from = element_of(mlirValueGetType(mlirOperationGetOperand(op, 0)));
  MlirType to = element_of(mlirValueGetType(mlirOperationGetResult(op, 0)));
  if (!mlirTypeIsABF16(widens ? from : to) || !mlirTypeIsAF64(widens ? to : from))
    return MlirWalkResultAdvance;
  cotile_builder_t builder = cotile_builder_before(op);
  MlirValue operand = mlirOperationGetOperand(op, 0);
  MlirValue middle = cotile_build_value(&builder, widens ? "arith.extf" : "arith.truncf",
                                        f32_like(mlirValueGetType(operand)), 1, &operand, NULL);
  mlirOperationSetOperand(op, 0, middle);
  return MlirWalkResultAdvance;
}

void cotile_bf16_split_casts(MlirOperation op) {
  mlirOperationWalk(op, split_cast, NULL, MlirWalkPreOrder);
}
