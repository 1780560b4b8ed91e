// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/linalg/transposition.h"

#include "ir/query.h"

bool cotile_is_transposition(MlirOperation op, MlirAffineMap *out_map) {
  cotile_structured_t facts;
  cotile_structured_view_t view;
  if (mlirOperationIsNull(op) || !cotile_structured_analyse(op, &facts) ||
      !cotile_is_view(&facts, &view) || !mlirOperationIsNull(view.cast))
    return false;
  *out_map = view.map;
  return mlirAffineMapIsPermutation(view.map);
}

MlirValue cotile_build_empty_like(cotile_builder_t *builder, MlirValue like, MlirAffineMap map,
                                  MlirType element) {
  MlirType type = mlirValueGetType(like);
  int64_t shape[COTILE_MAX_RANK];
  MlirValue sizes[COTILE_MAX_RANK];
  int rank = cotile_rank(like), dynamic = 0;
  for (int d = 0; d < rank; d++) {
    int from = cotile_map_loop(map, d);
    shape[d] = mlirShapedTypeGetDimSize(type, from);
    if (mlirShapedTypeIsDynamicDim(type, from))
      sizes[dynamic++] = cotile_build_dim(builder, like, from);
  }
  type = mlirRankedTensorTypeGet(rank, shape, element, mlirAttributeGetNull());
  return cotile_build_value(builder, "tensor.empty", type, dynamic, sizes, NULL);
}

MlirValue cotile_build_transposition(cotile_builder_t *builder, MlirValue value, MlirAffineMap map,
                                     MlirValue to) {
  MlirValue operands[] = {value, to};
  MlirAffineMap maps[] = {map, mlirAffineMapMultiDimIdentityGet(builder->context, cotile_rank(to))};
  MlirOperation op = cotile_build_elementwise(builder, 2, operands, maps);
  cotile_builder_t inside = cotile_builder_at_end(builder->context, cotile_op_body(op));
  inside.location = builder->location;
  MlirValue element = mlirBlockGetArgument(cotile_op_body(op), 0);
  cotile_build_effect(&inside, "linalg.yield", 1, &element, NULL);
  return mlirOperationGetResult(op, 0);
}
