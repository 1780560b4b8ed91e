// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/linalg/kernel_ops.h"

#include <mlir-c/AffineExpr.h>

#include "compiler/linalg/captures.h"
#include "ir/query.h"

static bool is_constant_capture(void *user, MlirOperation nested, intptr_t operand,
                                MlirValue value) {
  (void)user, (void)nested, (void)operand;
  return cotile_is_constant(value);
}

// In destination style, its operands tensors or scalars that `is_scalar` accepts.
static bool is_structured(MlirOperation op, bool (*is_scalar)(MlirValue)) {
  cotile_structured_t facts;
  if (!cotile_structured_analyse(op, &facts)) return false;
  if (mlirOperationGetNumResults(op) != facts.operand_count - facts.input_count) return false;
  for (int i = 0; i < facts.operand_count; i++) {
    MlirValue operand = mlirOperationGetOperand(op, i);
    if (!cotile_is_ranked_tensor(operand) && !is_scalar(operand)) return false;
  }
  return true;
}

bool cotile_is_dispatchable(MlirOperation op) {
  return is_structured(op, cotile_is_constant) &&
         cotile_visit_captures(op, is_constant_capture, NULL);
}

bool cotile_is_dispatchable_alone(MlirOperation op) {
  return is_structured(op, cotile_is_kernel_scalar) && cotile_has_known_captures(op);
}

bool cotile_is_computed_by_element(MlirOperation op, cotile_structured_t *facts) {
  return cotile_is_dispatchable(op) && cotile_structured_analyse(op, facts) &&
         cotile_is_elementwise(facts) && cotile_has_plain_body(op);
}

bool cotile_has_vector_code(const cotile_contraction_t *facts) {
  cotile_element_t out, in;
  if (!cotile_element_from_type(facts->element[COTILE_OUT], &out)) return false;
  if (out != COTILE_F32 && out != COTILE_F64 && out != COTILE_F16 && out != COTILE_BF16 &&
      out != COTILE_I32)
    return false;
  for (int i = COTILE_LHS; i <= COTILE_RHS; i++)
    if (!cotile_element_from_type(facts->element[i], &in) || in == COTILE_I1 ||
        mlirTypeIsAIndex(facts->element[i]))
      return false;
  return true;
}

bool cotile_is_tiled(MlirOperation op, cotile_contraction_t *out_facts) {
  const char *why;
  return cotile_contraction_analyse(op, out_facts, &why) && cotile_is_dispatchable(op) &&
         cotile_contraction_is_matrix_product(out_facts) && cotile_has_vector_code(out_facts);
}

bool cotile_reads_folded_rows(const cotile_contraction_t *product, MlirAffineMap result_map,
                              MlirAffineMap map) {
  const cotile_loops_t *m = &product->loops[COTILE_ROLE_M];
  int first = -1, present = 0;
  for (int i = 0; i < m->count; i++) {
    int position = cotile_map_position(product->map[COTILE_OUT], m->dims[i]);
    MlirAffineExpr loop = mlirAffineMapGetResult(result_map, position);
    int at = cotile_map_position(map, (int)mlirAffineDimExprGetPosition(loop));
    if (at < 0) continue;
    if (present++ == 0) first = at - i;
    if (at != first + i) return false;
  }
  return present == 0 || present == m->count;
}

bool cotile_is_matrix_product(MlirOperation op) {
  cotile_contraction_t facts;
  const char *why;
  return cotile_contraction_analyse(op, &facts, &why) &&
         cotile_contraction_is_matrix_product(&facts);
}

bool cotile_has_known_shape(MlirOperation op) {
  cotile_structured_t facts;
  if (!cotile_structured_analyse(op, &facts)) return false;
  for (int i = facts.input_count; i < facts.operand_count; i++) {
    if (!mlirAffineMapIsProjectedPermutation(facts.map[i])) return false;
    MlirType type = mlirValueGetType(mlirOperationGetOperand(op, i));
    for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++) {
      if (cotile_static_dim(type, d) >= 0) continue;
      int dim = (int)mlirAffineDimExprGetPosition(mlirAffineMapGetResult(facts.map[i], d));
      bool known = false;
      for (int input = 0; input < facts.input_count; input++)
        known |= cotile_map_position(facts.map[input], dim) >= 0 &&
                 !cotile_is_constant_fill(cotile_defining_op(mlirOperationGetOperand(op, input)));
      if (!known) return false;
    }
  }
  return true;
}
