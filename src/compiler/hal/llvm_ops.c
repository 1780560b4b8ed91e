// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/llvm_ops.h"

#include <stdio.h>
#include <string.h>

#include <mlir-c/Dialect/LLVM.h>

#include "ir/query.h"

MlirType cotile_llvm_pointer(MlirContext context) { return mlirLLVMPointerTypeGet(context, 0); }

static MlirType i64_type(cotile_builder_t *builder) {
  return mlirIntegerTypeGet(builder->context, 64);
}

MlirValue cotile_llvm_i64(cotile_builder_t *builder, int64_t value) {
  MlirType type = i64_type(builder);
  MlirNamedAttribute attribute =
      cotile_named(builder->context, "value", mlirIntegerAttrGet(type, value));
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = "llvm.mlir.constant",
                                                .result_count = 1,
                                                .results = &type,
                                                .attribute_count = 1,
                                                .attributes = &attribute}),
      0);
}

MlirValue cotile_llvm_null(cotile_builder_t *builder) {
  return cotile_build_value(builder, "llvm.mlir.zero", cotile_llvm_pointer(builder->context), 0,
                            NULL, NULL);
}

MlirValue cotile_llvm_offset_by(cotile_builder_t *builder, MlirValue pointer, MlirValue bytes) {
  return cotile_build_value(builder, "llvm.getelementptr", cotile_llvm_pointer(builder->context),
                            COTILE_VALUES(pointer, bytes),
                            "{elem_type = i8, noWrapFlags = 0 : i32, "
                            "rawConstantIndices = array<i32: -2147483648>}");
}

MlirValue cotile_llvm_offset(cotile_builder_t *builder, MlirValue pointer, int64_t bytes) {
  return bytes ? cotile_llvm_offset_by(builder, pointer, cotile_llvm_i64(builder, bytes)) : pointer;
}

MlirValue cotile_llvm_load(cotile_builder_t *builder, MlirType type, MlirValue pointer) {
  return cotile_build_value(builder, "llvm.load", type, COTILE_VALUES(pointer),
                            "{ordering = 0 : i64}");
}

void cotile_llvm_store(cotile_builder_t *builder, MlirValue value, MlirValue pointer) {
  cotile_build_effect(builder, "llvm.store", COTILE_VALUES(value, pointer), "{ordering = 0 : i64}");
}

MlirValue cotile_llvm_alloca(cotile_builder_t *builder, int64_t bytes) {
  return cotile_build_value(builder, "llvm.alloca", cotile_llvm_pointer(builder->context),
                            COTILE_VALUES(cotile_llvm_i64(builder, bytes)),
                            "{alignment = 8 : i64, elem_type = i8}");
}

MlirValue cotile_llvm_call(cotile_builder_t *builder, MlirType result, MlirValue function,
                           intptr_t count, const MlirValue *arguments) {
  enum { MAX_ARGUMENTS = 8 };
  MlirValue operands[1 + MAX_ARGUMENTS] = {function};
  for (intptr_t i = 0; i < count && i < MAX_ARGUMENTS; i++) operands[1 + i] = arguments[i];
  char attributes[96];
  snprintf(attributes, sizeof attributes,
           "{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: %d, 0>}",
           (int)count + 1);
  return cotile_build_value(builder, "llvm.call", result, 1 + count, operands, attributes);
}

MlirValue cotile_llvm_is_null(cotile_builder_t *builder, MlirValue pointer) {
  return cotile_build_value(builder, "llvm.icmp", mlirIntegerTypeGet(builder->context, 1),
                            COTILE_VALUES(pointer, cotile_llvm_null(builder)),
                            "{predicate = 0 : i64}");
}

MlirValue cotile_llvm_address(cotile_builder_t *builder, const char *global) {
  MlirType type = cotile_llvm_pointer(builder->context);
  MlirNamedAttribute attribute =
      cotile_named(builder->context, "global_name",
                   mlirFlatSymbolRefAttrGet(builder->context, cotile_str(global)));
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = "llvm.mlir.addressof",
                                                .result_count = 1,
                                                .results = &type,
                                                .attribute_count = 1,
                                                .attributes = &attribute}),
      0);
}

void cotile_llvm_string(cotile_builder_t *builder, const char *symbol, const char *text) {
  MlirContext context = builder->context;
  size_t size = strlen(text) + 1; // with the NUL
  MlirType type = mlirLLVMArrayTypeGet(mlirIntegerTypeGet(context, 8), (unsigned)size);
  MlirAttribute unit = mlirUnitAttrGet(context);
  MlirNamedAttribute attributes[] = {
      cotile_named(context, "sym_name", mlirStringAttrGet(context, cotile_str(symbol))),
      cotile_named(context, "global_type", mlirTypeAttrGet(type)),
      cotile_named(context, "linkage", cotile_attribute(context, "#llvm.linkage<internal>")),
      cotile_named(context, "constant", unit),
      cotile_named(context, "dso_local", unit),
      cotile_named(context, "value", mlirStringAttrGet(context, mlirStringRefCreate(text, size)))};
  MlirRegion region = mlirRegionCreate(); // for initialisers; it stays empty
  MlirOperationState state =
      mlirOperationStateGet(cotile_str("llvm.mlir.global"), builder->location);
  mlirOperationStateAddAttributes(&state, 6, attributes);
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  mlirBlockAppendOwnedOperation(builder->block, mlirOperationCreate(&state));
}
