// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/linalg/dim_origin.h"

#include "ir/query.h"
#include "ir/reshape.h"

static MlirValue without_index_casts(MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  while (!mlirOperationIsNull(op) && cotile_op_is(op, "arith.index_cast")) {
    value = mlirOperationGetOperand(op, 0);
    op = cotile_defining_op(value);
  }
  return value;
}

// The operand of `op` with the size of a dynamic dimension of its result; null if it has none.
static MlirValue size_operand(MlirOperation op, MlirType type, int dim) {
  int at = cotile_op_is(op, "tensor.empty") ? 0 : 1;
  if (at == 1 && !cotile_op_is(op, "tensor.expand_shape")) return (MlirValue){NULL};
  for (int d = 0; d < dim; d++) at += cotile_static_dim(type, d) < 0;
  return mlirOperationGetOperand(op, at);
}

// An operand of what defines `tensor` with the same size in its dimension *dim as the tensor had;
// null if none is known to.
static MlirValue same_dim(MlirValue tensor, int *dim) {
  MlirOperation op = cotile_defining_op(tensor);
  if (cotile_op_is(op, "tensor.cast")) return mlirOperationGetOperand(op, 0);
  if (cotile_op_is(op, "tensor.collapse_shape")) {
    cotile_reassociation_t groups = cotile_reassociation_of(op);
    int begin = cotile_reassociation_begin(&groups, *dim);
    if (groups.end[*dim] - begin != 1) return (MlirValue){NULL};
    *dim = begin;
    return mlirOperationGetOperand(op, 0);
  }
  if (!cotile_op_is_dialect(op, "linalg")) return (MlirValue){NULL};
  return mlirOperationGetOperand(op,
                                 cotile_linalg_inputs(op) + mlirOpResultGetResultNumber(tensor));
}

cotile_dim_origin_t cotile_size_origin(MlirValue size) {
  int64_t dim;
  MlirOperation op = cotile_defining_op(without_index_casts(size));
  if (!mlirOperationIsNull(op) && cotile_op_is(op, "tensor.dim") &&
      cotile_constant_value(mlirOperationGetOperand(op, 1), &dim))
    return cotile_dim_origin(mlirOperationGetOperand(op, 0), (int)dim);
  return (cotile_dim_origin_t){.size = size};
}

cotile_dim_origin_t cotile_dim_origin(MlirValue tensor, int dim) {
  for (;;) {
    MlirType type = mlirValueGetType(tensor);
    MlirOperation op = cotile_defining_op(tensor);
    cotile_dim_origin_t here = {.tensor = tensor, .dim = dim};
    if (mlirOperationIsNull(op) || cotile_static_dim(type, dim) >= 0) return here;
    MlirValue size = size_operand(op, type, dim);
    if (!mlirValueIsNull(size)) return cotile_size_origin(size);
    tensor = same_dim(tensor, &dim);
    if (mlirValueIsNull(tensor)) return here;
  }
}

bool cotile_dim_origin_equal(const cotile_dim_origin_t *a, const cotile_dim_origin_t *b) {
  if (mlirValueIsNull(a->size) != mlirValueIsNull(b->size)) return false;
  if (mlirValueIsNull(a->size)) return mlirValueEqual(a->tensor, b->tensor) && a->dim == b->dim;
  return mlirValueEqual(without_index_casts(a->size), without_index_casts(b->size));
}

MlirValue cotile_build_origin(cotile_builder_t *builder, const cotile_dim_origin_t *origin) {
  MlirType index = mlirIndexTypeGet(builder->context);
  if (mlirValueIsNull(origin->size)) return cotile_build_dim(builder, origin->tensor, origin->dim);
  if (mlirTypeEqual(mlirValueGetType(origin->size), index)) return origin->size;
  return cotile_build_value(builder, "arith.index_cast", index, 1, &origin->size, NULL);
}

MlirValue cotile_build_dim_origin(cotile_builder_t *builder, MlirValue tensor, int dim) {
  cotile_dim_origin_t origin = cotile_dim_origin(tensor, dim);
  return cotile_build_origin(builder, &origin);
}
