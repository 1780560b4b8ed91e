// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/hal_ops.h"

#include "ir/extras.h"
#include "ir/query.h"

static MlirNamedAttribute integer(cotile_builder_t *builder, const char *name, int64_t value) {
  MlirType i64 = mlirIntegerTypeGet(builder->context, 64);
  return cotile_named(builder->context, name, mlirIntegerAttrGet(i64, value));
}

static MlirNamedAttribute symbol(cotile_builder_t *builder, const char *name, const char *value) {
  return cotile_named(builder->context, name,
                      mlirFlatSymbolRefAttrGet(builder->context, cotile_str(value)));
}

static MlirValue build_with(cotile_builder_t *builder, const char *name, MlirType type,
                            intptr_t count, const MlirValue *operands,
                            MlirNamedAttribute attribute) {
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = name,
                                                .result_count = 1,
                                                .results = &type,
                                                .operand_count = count,
                                                .operands = operands,
                                                .attribute_count = 1,
                                                .attributes = &attribute}),
      0);
}

MlirValue cotile_hal_dim(cotile_builder_t *builder, int64_t index) {
  return build_with(builder, "hal.dim", mlirIndexTypeGet(builder->context), 0, NULL,
                    integer(builder, "index", index));
}

MlirValue cotile_hal_size(cotile_builder_t *builder, int64_t count, const MlirValue *dims,
                          int64_t element) {
  return build_with(builder, "hal.size", mlirIndexTypeGet(builder->context), count, dims,
                    integer(builder, "element", element));
}

MlirValue cotile_hal_argument(cotile_builder_t *builder, int64_t index) {
  return build_with(builder, "hal.buffer.argument", cotile_extras_hal_buffer_type(builder->context),
                    0, NULL, integer(builder, "index", index));
}

MlirValue cotile_hal_constant(cotile_builder_t *builder, int64_t index) {
  return build_with(builder, "hal.buffer.constant", cotile_extras_hal_buffer_type(builder->context),
                    0, NULL, integer(builder, "index", index));
}

MlirValue cotile_hal_read(cotile_builder_t *builder, int64_t input, int64_t element,
                          MlirType type) {
  MlirNamedAttribute attributes[] = {integer(builder, "input", input),
                                     integer(builder, "element", element)};
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = "hal.read",
                                                .result_count = 1,
                                                .results = &type,
                                                .attribute_count = 2,
                                                .attributes = attributes}),
      0);
}

MlirValue cotile_hal_none(cotile_builder_t *builder) {
  return cotile_build_value(builder, "hal.buffer.none",
                            cotile_extras_hal_buffer_type(builder->context), 0, NULL, NULL);
}

MlirValue cotile_hal_result(cotile_builder_t *builder, int64_t index, int64_t count,
                            const MlirValue *dims) {
  return build_with(builder, "hal.buffer.result", cotile_extras_hal_buffer_type(builder->context),
                    count, dims, integer(builder, "index", index));
}

MlirValue cotile_hal_allocate(cotile_builder_t *builder, MlirValue bytes) {
  return cotile_build_value(builder, "hal.buffer.allocate",
                            cotile_extras_hal_buffer_type(builder->context), COTILE_VALUES(bytes),
                            NULL);
}

MlirValue cotile_hal_part(cotile_builder_t *builder, MlirValue buffer, MlirValue offset) {
  int64_t constant;
  if (cotile_constant_value(offset, &constant) && constant == 0) return buffer;
  return cotile_build_value(builder, "hal.buffer.part", mlirValueGetType(buffer),
                            COTILE_VALUES(buffer, offset), NULL);
}

void cotile_hal_copy(cotile_builder_t *builder, MlirValue source, MlirValue target,
                     MlirValue bytes) {
  cotile_build_effect(builder, "hal.copy", COTILE_VALUES(source, target, bytes), NULL);
}

void cotile_hal_assert(cotile_builder_t *builder, MlirValue found, MlirOperation assertion) {
  MlirNamedAttribute attributes[] = {
      cotile_named(builder->context, "number", cotile_op_attribute(assertion, "number")),
      cotile_named(builder->context, "message", cotile_op_attribute(assertion, "message")),
  };
  cotile_build(builder, &(cotile_op_spec_t){.name = "hal.assert",
                                            .operand_count = 1,
                                            .operands = &found,
                                            .attribute_count = 2,
                                            .attributes = attributes});
}

void cotile_hal_barrier(cotile_builder_t *builder) {
  cotile_build_effect(builder, "hal.barrier", 0, NULL, NULL);
}

void cotile_hal_data(cotile_builder_t *builder, const char *name, MlirAttribute value) {
  MlirContext context = builder->context;
  MlirNamedAttribute attributes[] = {
      cotile_named(context, "sym_name", mlirStringAttrGet(context, cotile_str(name))),
      cotile_named(context, "value", value)};
  cotile_build(builder, &(cotile_op_spec_t){
                            .name = "hal.data", .attribute_count = 2, .attributes = attributes});
}

void cotile_hal_dispatch(cotile_builder_t *builder, cotile_arena_t *arena,
                         const cotile_hal_dispatch_spec_t *spec) {
  intptr_t count = 4 + spec->dim_count + spec->binding_count;
  MlirValue *operands = COTILE_ARENA_NEW(arena, count, MlirValue);
  operands[0] = spec->workgroups;
  operands[1] = spec->scratch;
  operands[2] = spec->flops;
  operands[3] = spec->bytes;
  for (int64_t i = 0; i < spec->dim_count; i++) operands[4 + i] = spec->dims[i];
  for (int64_t i = 0; i < spec->binding_count; i++)
    operands[4 + spec->dim_count + i] = spec->bindings[i];
  const int32_t segments[] = {1, 1, 1, 1, (int32_t)spec->dim_count, (int32_t)spec->binding_count};
  MlirNamedAttribute attributes[] = {
      symbol(builder, "kernel", spec->kernel), integer(builder, "ordinal", spec->ordinal),
      cotile_named(builder->context, "operandSegmentSizes",
                   mlirDenseI32ArrayGet(builder->context, 6, segments))};
  cotile_build(builder, &(cotile_op_spec_t){.name = "hal.dispatch",
                                            .operand_count = count,
                                            .operands = operands,
                                            .attribute_count = 3,
                                            .attributes = attributes});
}

MlirOperation cotile_hal_function(cotile_builder_t *builder, const char *name) {
  MlirContext context = builder->context;
  MlirType type = mlirFunctionTypeGet(context, 0, NULL, 0, NULL);
  MlirNamedAttribute attributes[] = {
      cotile_named(context, "sym_name", mlirStringAttrGet(context, cotile_str(name))),
      cotile_named(context, "function_type", mlirTypeAttrGet(type))};
  MlirOperation function = cotile_build(builder, &(cotile_op_spec_t){.name = "func.func",
                                                                     .attribute_count = 2,
                                                                     .attributes = attributes,
                                                                     .region_count = 1});
  builder->block = cotile_op_body(function);
  builder->before = (MlirOperation){NULL};
  return function;
}
