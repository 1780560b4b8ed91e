// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/reshape.h"

#include "base/size.h"
#include "ir/query.h"

cotile_reassociation_t cotile_reassociation_of(MlirOperation op) {
  cotile_reassociation_t result = {0};
  MlirAttribute groups = cotile_op_attribute(op, "reassociation");
  int dims = 0;
  for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(groups); i++) {
    dims += (int)mlirArrayAttrGetNumElements(mlirArrayAttrGetElement(groups, i));
    result.end[result.count++] = dims;
  }
  return result;
}

bool cotile_reassociation_equal(const cotile_reassociation_t *a, const cotile_reassociation_t *b) {
  if (a->count != b->count) return false;
  for (int i = 0; i < a->count; i++)
    if (a->end[i] != b->end[i]) return false;
  return true;
}

int cotile_reassociation_begin(const cotile_reassociation_t *reassociation, int group) {
  return group == 0 ? 0 : reassociation->end[group - 1];
}

void cotile_collapse_sizes(const cotile_reassociation_t *reassociation, const int64_t *sizes,
                           int64_t *out_sizes) {
  for (int i = 0; i < reassociation->count; i++) {
    int64_t product = 1;
    for (int d = cotile_reassociation_begin(reassociation, i); d < reassociation->end[i]; d++)
      if (product < 0 || sizes[d] < 0 || !cotile_mul(product, sizes[d], &product)) product = -1;
    out_sizes[i] = product;
  }
}

static MlirNamedAttribute attribute_of(MlirContext context,
                                       const cotile_reassociation_t *reassociation) {
  MlirType i64 = mlirIntegerTypeGet(context, 64);
  MlirAttribute groups[COTILE_MAX_RANK], dims[COTILE_MAX_RANK];
  for (int i = 0; i < reassociation->count; i++) {
    int begin = cotile_reassociation_begin(reassociation, i), end = reassociation->end[i];
    for (int d = begin; d < end; d++) dims[d - begin] = mlirIntegerAttrGet(i64, d);
    groups[i] = mlirArrayAttrGet(context, end - begin, dims);
  }
  return cotile_named(context, "reassociation",
                      mlirArrayAttrGet(context, reassociation->count, groups));
}

static bool is_identity(const cotile_reassociation_t *reassociation, int rank) {
  return reassociation->count == rank;
}

MlirValue cotile_build_collapse_shape(cotile_builder_t *builder, MlirValue tensor,
                                      const cotile_reassociation_t *reassociation) {
  int rank = cotile_rank(tensor);
  if (is_identity(reassociation, rank)) return tensor;
  int64_t sizes[COTILE_MAX_RANK], collapsed[COTILE_MAX_RANK];
  for (int d = 0; d < rank; d++) sizes[d] = cotile_static_dim(mlirValueGetType(tensor), d);
  cotile_collapse_sizes(reassociation, sizes, collapsed);
  for (int i = 0; i < reassociation->count; i++)
    if (collapsed[i] < 0) collapsed[i] = mlirShapedTypeGetDynamicSize();
  MlirType type = mlirRankedTensorTypeGet(reassociation->count, collapsed,
                                          cotile_element_of(tensor), mlirAttributeGetNull());
  MlirNamedAttribute attribute = attribute_of(builder->context, reassociation);
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = "tensor.collapse_shape",
                                                .result_count = 1,
                                                .results = &type,
                                                .operand_count = 1,
                                                .operands = &tensor,
                                                .attribute_count = 1,
                                                .attributes = &attribute}),
      0);
}

MlirValue cotile_build_expand_shape(cotile_builder_t *builder, MlirType type, MlirValue tensor,
                                    const cotile_reassociation_t *reassociation,
                                    const MlirValue *sizes) {
  int rank = (int)mlirShapedTypeGetRank(type), dynamic = 0;
  if (is_identity(reassociation, rank)) return tensor;
  MlirValue operands[1 + COTILE_MAX_RANK] = {tensor};
  int64_t shape[COTILE_MAX_RANK];
  for (int d = 0; d < rank; d++) {
    shape[d] = mlirShapedTypeGetDimSize(type, d);
    if (!mlirShapedTypeIsDynamicDim(type, d)) continue;
    operands[1 + dynamic] = sizes[dynamic];
    dynamic++;
  }
  MlirContext context = builder->context;
  MlirNamedAttribute attributes[] = {
      attribute_of(context, reassociation),
      cotile_named(context, "static_output_shape", mlirDenseI64ArrayGet(context, rank, shape))};
  return mlirOperationGetResult(
      cotile_build(builder, &(cotile_op_spec_t){.name = "tensor.expand_shape",
                                                .result_count = 1,
                                                .results = &type,
                                                .operand_count = 1 + dynamic,
                                                .operands = operands,
                                                .attribute_count = 2,
                                                .attributes = attributes}),
      0);
}

bool cotile_is_reshape(MlirOperation op) {
  return cotile_op_is(op, "tensor.cast") || cotile_op_is(op, "tensor.collapse_shape") ||
         cotile_op_is(op, "tensor.expand_shape");
}

MlirValue cotile_source_of_reshapes(MlirValue tensor) {
  MlirOperation op = cotile_defining_op(tensor);
  while (!mlirOperationIsNull(op) && cotile_is_reshape(op)) {
    tensor = mlirOperationGetOperand(op, 0);
    op = cotile_defining_op(tensor);
  }
  return tensor;
}

MlirValue cotile_collapse(cotile_builder_t *builder, MlirValue tensor,
                          const cotile_reassociation_t *groups) {
  MlirOperation definition = cotile_defining_op(tensor);
  if (!mlirOperationIsNull(definition) && cotile_op_is(definition, "tensor.expand_shape")) {
    cotile_reassociation_t own = cotile_reassociation_of(definition);
    if (cotile_reassociation_equal(&own, groups)) return mlirOperationGetOperand(definition, 0);
  }
  return cotile_build_collapse_shape(builder, tensor, groups);
}
