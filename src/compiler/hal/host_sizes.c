// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/host_sizes.h"

#include "ir/query.h"

// Of a comparison of indices, as arith numbers them; -1 for anything else.
enum { EQUAL = 0, AT_MOST = 3, AT_MOST_UNSIGNED = 7 };
static int64_t predicate_of(MlirOperation op) {
  int64_t predicate;
  bool is_comparison = !mlirOperationIsNull(op) && cotile_op_is(op, "arith.cmpi") &&
                       cotile_op_integer(op, "predicate", &predicate) &&
                       mlirTypeIsAIndex(mlirValueGetType(mlirOperationGetOperand(op, 0)));
  return is_comparison ? predicate : -1;
}

// The numbers of an asserted equality or limit are worth telling; of other conditions only the
// truth is.
static void build_assert(cotile_sizes_t *sizes, cotile_checks_t *checks, MlirOperation op) {
  MlirValue condition = mlirOperationGetOperand(op, 0);
  MlirOperation source = cotile_defining_op(condition);
  MlirStringRef text = cotile_op_string(op, "msg");
  const char *message = cotile_arena_copy(sizes->arena, text.data, text.length);
  int64_t predicate = predicate_of(source);
  if (predicate == EQUAL || predicate == AT_MOST || predicate == AT_MOST_UNSIGNED) {
    MlirValue got = cotile_sizes_scalar(sizes, mlirOperationGetOperand(source, 0));
    MlirValue want = cotile_sizes_scalar(sizes, mlirOperationGetOperand(source, 1));
    if (predicate == EQUAL)
      cotile_checks_equal(checks, got, want, message);
    else
      cotile_checks_limit(checks, got, want, predicate == AT_MOST_UNSIGNED, message);
    return;
  }
  cotile_builder_t *builder = sizes->builder;
  MlirValue truth =
      cotile_build_value(builder, "arith.index_castui", mlirIndexTypeGet(builder->context),
                         COTILE_VALUES(cotile_sizes_scalar(sizes, condition)), NULL);
  cotile_checks_equal(checks, truth, cotile_build_index(builder, 1), message);
}

static const char *message_at(cotile_sizes_t *sizes, MlirOperation op, int64_t dim) {
  MlirStringRef name = cotile_op_name(op);
  return cotile_arena_format(sizes->arena, "%s: dimension %lld of %.*s does not fit its source",
                             cotile_location_text(sizes->arena, mlirOperationGetLocation(op)),
                             (long long)dim, (int)name.length, name.data);
}

// A cast from a dynamic to a static size states what the size is.
static void check_cast(cotile_sizes_t *sizes, cotile_checks_t *checks, MlirOperation op) {
  MlirValue source = mlirOperationGetOperand(op, 0), result = mlirOperationGetResult(op, 0);
  for (int i = 0; i < cotile_rank(result); i++)
    cotile_checks_equal(checks, cotile_sizes_dims(sizes, source)[i],
                        cotile_sizes_dims(sizes, result)[i], message_at(sizes, op, i));
}

// The sizes that an expansion states must have the product that its source has.
static void check_expand(cotile_sizes_t *sizes, cotile_checks_t *checks, MlirOperation op) {
  MlirValue source = mlirOperationGetOperand(op, 0), result = mlirOperationGetResult(op, 0);
  for (int i = 0; i < cotile_rank(source); i++) {
    cotile_checks_equal(checks, cotile_sizes_group_product(sizes, op, result, i),
                        cotile_sizes_dims(sizes, source)[i], message_at(sizes, op, i));
  }
}

// A static size that a collapse states must be the product of its source's dimensions.
static void check_collapse(cotile_sizes_t *sizes, cotile_checks_t *checks, MlirOperation op) {
  MlirValue source = mlirOperationGetOperand(op, 0), result = mlirOperationGetResult(op, 0);
  for (int i = 0; i < cotile_rank(result); i++) {
    cotile_checks_equal(checks, cotile_sizes_group_product(sizes, op, source, i),
                        cotile_sizes_dims(sizes, result)[i], message_at(sizes, op, i));
  }
}

static void build_results(cotile_sizes_t *sizes, MlirOperation op) {
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
    MlirValue result = mlirOperationGetResult(op, i);
    if (cotile_is_ranked_tensor(result))
      (void)cotile_sizes_dims(sizes, result);
    else
      (void)cotile_sizes_scalar(sizes, result);
  }
}

void cotile_host_sizes_build(cotile_sizes_t *sizes, cotile_checks_t *checks, MlirOperation op) {
  build_results(sizes, op);
  if (cotile_op_is(op, "cf.assert")) build_assert(sizes, checks, op);
  if (cotile_op_is(op, "tensor.cast")) check_cast(sizes, checks, op);
  if (cotile_op_is(op, "tensor.expand_shape")) check_expand(sizes, checks, op);
  if (cotile_op_is(op, "tensor.collapse_shape")) check_collapse(sizes, checks, op);
}
