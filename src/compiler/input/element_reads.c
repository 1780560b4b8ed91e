// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tensor.extract in the body of a linalg op, of a tensor from outside. Host programs read no
// element that a kernel computes, so an element of one that a body needs is read by the body
// itself.
//
// Where the indices are loops that run along the whole dimension, or constants, the tensor becomes
// an input of the op: so a broadcast to sizes that a program computes is an indexing map. Exporters
// write `select(size == 1, 0, i)` for such an index, which is i where size is that of the loop.
// All other indices are kept within the tensor, so that no kernel reads beyond its end.
#include <mlir-c/AffineExpr.h>

#include "compiler/input/input.h"
#include "compiler/linalg/captures.h"
#include "compiler/linalg/dim_origin.h"
#include "compiler/linalg/structured.h"
#include "ir/query.h"

static bool is_index_of_loop(MlirValue value, int64_t *out_loop) {
  MlirOperation op = cotile_defining_op(value);
  return !mlirOperationIsNull(op) && cotile_op_is(op, "linalg.index") &&
         cotile_op_integer(op, "dim", out_loop);
}

// --- Sizes ---

static bool same_origin(MlirValue a, int dim, const cotile_dim_origin_t *other) {
  cotile_dim_origin_t origin = cotile_dim_origin(a, dim);
  int64_t x, y;
  if (mlirValueIsNull(origin.size) && mlirValueIsNull(other->size)) {
    x = cotile_static_dim(mlirValueGetType(origin.tensor), origin.dim);
    y = cotile_static_dim(mlirValueGetType(other->tensor), other->dim);
    if (x >= 0 && y >= 0) return x == y;
  }
  return cotile_dim_origin_equal(&origin, other);
}

// True if a loop is known to have the size `origin`.
static bool has_size(const cotile_structured_t *facts, int64_t loop,
                     const cotile_dim_origin_t *origin) {
  for (int i = 0; i < facts->operand_count; i++) {
    MlirValue operand = mlirOperationGetOperand(facts->op, i);
    int at = cotile_map_position(facts->map[i], (int)loop);
    if (at >= 0 && cotile_is_ranked_tensor(operand) && same_origin(operand, at, origin))
      return true;
  }
  return false;
}

// `select(size == 1, 0, index)` is `index` where the loop has that size.
static MlirValue without_select(const cotile_structured_t *facts, MlirValue index) {
  MlirOperation select = cotile_defining_op(index);
  int64_t zero, one, predicate, loop;
  if (mlirOperationIsNull(select) || !cotile_op_is(select, "arith.select")) return index;
  MlirOperation compare = cotile_defining_op(mlirOperationGetOperand(select, 0));
  MlirValue other = mlirOperationGetOperand(select, 2);
  if (mlirOperationIsNull(compare) || !cotile_op_is(compare, "arith.cmpi") ||
      !cotile_op_integer(compare, "predicate", &predicate) || predicate != 0 ||
      !cotile_constant_value(mlirOperationGetOperand(compare, 1), &one) || one != 1 ||
      !cotile_constant_value(mlirOperationGetOperand(select, 1), &zero) || zero != 0 ||
      !is_index_of_loop(other, &loop))
    return index;
  cotile_dim_origin_t size = cotile_size_origin(mlirOperationGetOperand(compare, 0));
  return has_size(facts, loop, &size) ? other : index;
}

// --- Reads that are maps ---

// The expression of an index that stays within dimension `dim`; null if it is not known to.
static MlirAffineExpr index_expression(const cotile_structured_t *facts, MlirValue tensor, int dim,
                                       MlirValue index) {
  MlirContext context = mlirOperationGetContext(facts->op);
  int64_t constant, loop, size = cotile_static_dim(mlirValueGetType(tensor), dim);
  if (cotile_constant_value(index, &constant))
    return constant >= 0 && constant < size ? mlirAffineConstantExprGet(context, constant)
                                            : (MlirAffineExpr){NULL};
  index = without_select(facts, index);
  cotile_dim_origin_t origin = cotile_dim_origin(tensor, dim);
  if (!is_index_of_loop(index, &loop) || !has_size(facts, loop, &origin))
    return (MlirAffineExpr){NULL};
  return mlirAffineDimExprGet(context, loop);
}

static bool find_map(const cotile_structured_t *facts, MlirOperation extract,
                     MlirAffineMap *out_map) {
  MlirValue tensor = mlirOperationGetOperand(extract, 0);
  MlirAffineExpr results[COTILE_MAX_RANK];
  int rank = cotile_rank(tensor);
  if (rank > COTILE_MAX_RANK || facts->operand_count == COTILE_MAX_OPERANDS) return false;
  for (int d = 0; d < rank; d++) {
    results[d] = index_expression(facts, tensor, d, mlirOperationGetOperand(extract, d + 1));
    if (mlirAffineExprIsNull(results[d])) return false;
  }
  *out_map =
      mlirAffineMapGet(mlirOperationGetContext(facts->op), facts->loop_count, 0, rank, results);
  return true;
}

static MlirOperation op_at(MlirBlock block, int position) {
  MlirOperation op = mlirBlockGetFirstOperation(block);
  while (position-- > 0) op = mlirOperationGetNextInBlock(op);
  return op;
}

// The op with the tensor that operation `position` of its body extracts from as an input.
static MlirOperation lift(const cotile_structured_t *facts, int position, MlirAffineMap map) {
  cotile_builder_t builder = cotile_builder_before(facts->op);
  MlirValue tensor = mlirOperationGetOperand(op_at(cotile_op_body(facts->op), position), 0);
  MlirOperation built = cotile_build_generic_with_input(&builder, facts, tensor, map);
  MlirBlock body = cotile_op_body(built);
  MlirOperation extract = op_at(body, position);
  mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(extract, 0),
                                mlirBlockGetArgument(body, facts->input_count));
  mlirOperationDestroy(extract);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(built); i++)
    mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(facts->op, i),
                                  mlirOperationGetResult(built, i));
  mlirOperationDestroy(facts->op);
  return built;
}

static void lift_reads(MlirOperation op) {
  cotile_structured_t facts;
  MlirAffineMap map;
  int position = 0;
  if (!cotile_op_is(op, "linalg.generic") || !cotile_structured_analyse(op, &facts)) return;
  MlirOperation at = mlirBlockGetFirstOperation(cotile_op_body(op));
  while (!mlirOperationIsNull(at)) {
    MlirOperation next = mlirOperationGetNextInBlock(at);
    if (cotile_op_is(at, "tensor.extract") && find_map(&facts, at, &map)) {
      op = lift(&facts, position, map);
      (void)cotile_structured_analyse(op, &facts); // as the op before
      next = op_at(cotile_op_body(op), position);
    } else {
      position++;
    }
    at = next;
  }
}

// --- Other reads ---

// Loop `loop` has no more iterations than dimension `dim` has elements.
static bool is_loop_within(const cotile_structured_t *facts, MlirValue index, MlirValue tensor,
                           int dim) {
  int64_t loop;
  cotile_dim_origin_t origin = cotile_dim_origin(tensor, dim);
  return is_index_of_loop(index, &loop) && has_size(facts, loop, &origin);
}

// The nearest index that there is.
static void clamp_index(const cotile_structured_t *facts, MlirOperation extract, int dim) {
  MlirValue tensor = mlirOperationGetOperand(extract, 0);
  MlirValue index = mlirOperationGetOperand(extract, dim + 1);
  int64_t constant, static_size = cotile_static_dim(mlirValueGetType(tensor), dim);
  if (is_loop_within(facts, index, tensor, dim)) return;
  if (cotile_constant_value(index, &constant) && constant >= 0 && constant < static_size) return;
  cotile_builder_t outside = cotile_builder_before(facts->op);
  cotile_builder_t inside = cotile_builder_before(extract);
  MlirValue size = cotile_build_dim(&outside, tensor, dim);
  cotile_build_dim_check(&outside, extract, dim, "sge", size, cotile_build_index(&outside, 1),
                         "is empty, but is read at computed indices");
  MlirValue zero = cotile_build_index(&outside, 0);
  MlirValue last = cotile_build_sub(&outside, size, cotile_build_index(&outside, 1));
  index = cotile_build_max(&inside, cotile_build_min(&inside, index, last), zero);
  mlirOperationSetOperand(extract, dim + 1, index);
}

static MlirWalkResult clamp_read(MlirOperation op, void *user) {
  if (!cotile_op_is(op, "tensor.extract")) return MlirWalkResultAdvance;
  for (int d = 0; d < cotile_rank(mlirOperationGetOperand(op, 0)); d++) clamp_index(user, op, d);
  return MlirWalkResultAdvance;
}

// --- Reads in front of the op ---

static bool sink_read(void *user, MlirOperation nested, intptr_t operand, MlirValue value) {
  (void)user;
  MlirOperation extract = cotile_defining_op(value);
  if (mlirOperationIsNull(extract) || !cotile_op_is(extract, "tensor.extract") ||
      mlirValueIsABlockArgument(mlirOperationGetOperand(extract, 0)))
    return true;
  MlirOperation copy = mlirOperationClone(extract);
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(nested), nested, copy);
  mlirOperationSetOperand(nested, operand, mlirOperationGetResult(copy, 0));
  return true;
}

void cotile_lift_reads(MlirOperation function) {
  MlirOperation next;
  cotile_structured_t facts;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    if (cotile_op_is_dialect(op, "linalg")) cotile_visit_captures(op, sink_read, NULL);
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    lift_reads(op);
  }
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    if (cotile_structured_analyse(op, &facts))
      mlirOperationWalk(op, clamp_read, &facts, MlirWalkPreOrder);
}
