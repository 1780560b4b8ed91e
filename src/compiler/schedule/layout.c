// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/layout.h"

#include "ir/query.h"
#include "ir/reshape.h"

bool cotile_is_transposition(MlirOperation op, MlirAffineMap *out_map) {
  cotile_structured_t facts;
  cotile_structured_view_t view;
  if (mlirOperationIsNull(op) || !cotile_structured_analyse(op, &facts) ||
      !cotile_is_view(&facts, &view) || !mlirOperationIsNull(view.cast))
    return false;
  *out_map = view.map;
  return mlirAffineMapIsPermutation(view.map);
}

static bool is_computed_inside(MlirValue value, MlirOperation op) {
  MlirOperation definition = cotile_defining_op(value);
  return !mlirOperationIsNull(definition) &&
         mlirBlockEqual(mlirOperationGetBlock(definition), mlirOperationGetBlock(op));
}

static bool is_expansion(MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  return !mlirOperationIsNull(op) && cotile_op_is(op, "tensor.expand_shape");
}

cotile_layout_t cotile_layout_of(MlirValue returned) {
  cotile_layout_t layout = {.value = returned};
  MlirOperation op = cotile_defining_op(returned);
  MlirAffineMap map;
  if (cotile_is_transposition(op, &map)) {
    MlirValue source = mlirOperationGetOperand(op, 0);
    if (!is_computed_inside(source, op)) return layout;
    if (mlirAffineMapIsIdentity(map) && !is_expansion(source)) return layout;
    layout = (cotile_layout_t){.value = source, .transpose = op};
  }
  if (is_expansion(layout.value)) {
    layout.expand = cotile_defining_op(layout.value);
    layout.value = mlirOperationGetOperand(layout.expand, 0);
  }
  return layout;
}

bool cotile_layout_is_own(const cotile_layout_t *layout) {
  return !mlirOperationIsNull(layout->expand) || !mlirOperationIsNull(layout->transpose);
}

static MlirValue empty_like(cotile_builder_t *builder, MlirType type, MlirAffineMap to_tensor,
                            MlirValue tensor) {
  MlirValue sizes[COTILE_MAX_RANK];
  int count = 0;
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++)
    if (cotile_static_dim(type, d) < 0)
      sizes[count++] = cotile_build_dim(builder, tensor, cotile_map_loop(to_tensor, d));
  return cotile_build_value(builder, "tensor.empty", type, count, sizes, NULL);
}

// The op `transpose` from its result's dimensions to its input's.
static MlirValue transpose_back(cotile_builder_t *builder, MlirOperation transpose,
                                MlirValue tensor) {
  cotile_structured_t facts;
  MlirAffineMap map;
  if (!cotile_structured_analyse(transpose, &facts) || !cotile_is_transposition(transpose, &map))
    return tensor; // not reached
  MlirType type = mlirValueGetType(mlirOperationGetOperand(transpose, 0));
  MlirValue operands[] = {tensor, empty_like(builder, type, map, tensor)};
  MlirAffineMap maps[] = {facts.map[1], facts.map[0]};
  return mlirOperationGetResult(cotile_build_generic_like(builder, transpose, operands, maps,
                                                          facts.loop_count, facts.iterator, type),
                                0);
}

MlirValue cotile_layout_fold(cotile_builder_t *builder, const cotile_layout_t *layout,
                             MlirValue tensor) {
  if (!mlirOperationIsNull(layout->transpose))
    tensor = transpose_back(builder, layout->transpose, tensor);
  if (mlirOperationIsNull(layout->expand)) return tensor;
  cotile_reassociation_t groups = cotile_reassociation_of(layout->expand);
  return cotile_build_collapse_shape(builder, tensor, &groups);
}

static MlirValue expand(cotile_builder_t *builder, const cotile_layout_t *layout, MlirValue value,
                        MlirValue tensor) {
  cotile_reassociation_t groups = cotile_reassociation_of(layout->expand);
  MlirType type = mlirValueGetType(mlirOperationGetResult(layout->expand, 0));
  MlirValue sizes[COTILE_MAX_RANK];
  MlirAffineMap map;
  bool permutes = cotile_is_transposition(layout->transpose, &map);
  int count = 0;
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++)
    if (cotile_static_dim(type, d) < 0)
      sizes[count++] = cotile_build_dim(builder, tensor, permutes ? cotile_map_loop(map, d) : d);
  return cotile_build_expand_shape(builder, type, value, &groups, sizes);
}

MlirValue cotile_layout_unfold(cotile_builder_t *builder, const cotile_layout_t *layout,
                               MlirValue value, MlirValue tensor) {
  if (!mlirOperationIsNull(layout->expand)) value = expand(builder, layout, value, tensor);
  if (mlirOperationIsNull(layout->transpose)) return value;
  MlirValue operands[] = {value, tensor};
  return mlirOperationGetResult(
      cotile_build_clone(builder, layout->transpose, operands, mlirValueGetType(tensor)), 0);
}
