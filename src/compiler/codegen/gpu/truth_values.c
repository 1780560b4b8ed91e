// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an operation of `arith` or `math` is on one bit follows from its table of four: 1 is the
// number -1 where the sign counts, and what is undefined (a division by 0, a shift by 1, the
// quotient -1 / -1) may be anything.
#include "compiler/codegen/gpu/truth_values.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

#include "compiler/codegen/vector_ops.h"
#include "ir/builder.h"
#include "ir/query.h"

typedef enum meaning { AND, OR, DIFFERENT, LEFT, NEVER } meaning_t;

static const struct {
  const char *name;
  meaning_t meaning;
} meanings[] = {
    {"arith.addi", DIFFERENT}, {"arith.subi", DIFFERENT}, {"arith.muli", AND},
    {"arith.maxsi", AND},      {"arith.minsi", OR},       {"arith.maxui", OR},
    {"arith.minui", AND},      {"arith.divsi", LEFT},     {"arith.divui", LEFT},
    {"arith.ceildivsi", LEFT}, {"arith.ceildivui", LEFT}, {"arith.floordivsi", LEFT},
    {"arith.remsi", NEVER},    {"arith.remui", NEVER},    {"arith.shli", LEFT},
    {"arith.shrsi", LEFT},     {"arith.shrui", LEFT},     {"math.absi", LEFT},
    {"math.ctpop", LEFT},
};

static MlirValue build(cotile_builder_t *builder, meaning_t meaning, MlirOperation op) {
  MlirValue left = mlirOperationGetOperand(op, 0);
  MlirValue right = mlirOperationGetOperand(op, mlirOperationGetNumOperands(op) - 1);
  MlirType type = mlirValueGetType(left);
  switch (meaning) {
  case AND:
    return cotile_build_value(builder, "arith.andi", type, COTILE_VALUES(left, right), NULL);
  case OR:
    return cotile_build_value(builder, "arith.ori", type, COTILE_VALUES(left, right), NULL);
  case DIFFERENT:
    return cotile_build_value(builder, "arith.xori", type, COTILE_VALUES(left, right), NULL);
  case NEVER:
    return cotile_build_zero(builder, type);
  case LEFT:
    break;
  }
  return left;
}

// Signed, 1 is less than 0: a < b is then a > b of numbers without a sign.
static void compare_without_sign(MlirOperation op) {
  static const int64_t without[] = {8, 9, 6, 7}; // of slt, sle, sgt, sge
  int64_t predicate = mlirIntegerAttrGetValueInt(cotile_op_attribute(op, "predicate"));
  if (predicate < 2 || predicate > 5) return;
  MlirType i64 = mlirIntegerTypeGet(mlirOperationGetContext(op), 64);
  mlirOperationSetAttributeByName(op, cotile_str("predicate"),
                                  mlirIntegerAttrGet(i64, without[predicate - 2]));
}

static bool is_truth_value(MlirValue value) {
  MlirType type = cotile_scalar_of(mlirValueGetType(value));
  return mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) == 1;
}

// `type` with another scalar.
static MlirType with_scalar(MlirType type, MlirType scalar) {
  if (!mlirTypeIsAVector(type)) return scalar;
  return cotile_vector_of((int)mlirShapedTypeGetDimSize(type, 0), scalar);
}

// A number with a sign from a truth value, and truth values from numbers: null for another op.
static MlirValue convert(cotile_builder_t *builder, MlirOperation op) {
  MlirValue from = mlirOperationGetOperand(op, 0);
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  if (cotile_op_is(op, "arith.sitofp") && is_truth_value(from)) {
    MlirValue one = cotile_build_value(builder, "arith.uitofp", type, COTILE_VALUES(from), NULL);
    return cotile_build_value(builder, "arith.negf", type, COTILE_VALUES(one), NULL);
  }
  bool is_signed = cotile_op_is(op, "arith.fptosi");
  if ((is_signed || cotile_op_is(op, "arith.fptoui")) &&
      is_truth_value(mlirOperationGetResult(op, 0))) {
    MlirType i32 = mlirIntegerTypeGet(builder->context, 32);
    MlirValue number = cotile_build_value(builder, is_signed ? "arith.fptosi" : "arith.fptoui",
                                          with_scalar(type, i32), COTILE_VALUES(from), NULL);
    return cotile_build_value(builder, "arith.trunci", type, COTILE_VALUES(number), NULL);
  }
  return (MlirValue){NULL};
}

static MlirWalkResult replace(MlirOperation op, MlirValue by) {
  mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(op, 0), by);
  mlirOperationDestroy(op);
  return MlirWalkResultSkip;
}

static MlirWalkResult visit(MlirOperation op, void *user) {
  (void)user;
  if (mlirOperationGetNumOperands(op) == 1 && mlirOperationGetNumResults(op) == 1) {
    cotile_builder_t builder = cotile_builder_before(op);
    MlirValue converted = convert(&builder, op);
    if (!mlirValueIsNull(converted)) return replace(op, converted);
  }
  if (mlirOperationGetNumOperands(op) == 0 || !is_truth_value(mlirOperationGetOperand(op, 0)))
    return MlirWalkResultAdvance;
  if (cotile_op_is(op, "arith.cmpi")) compare_without_sign(op);
  for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++) {
    if (!cotile_op_is(op, meanings[i].name)) continue;
    cotile_builder_t builder = cotile_builder_before(op);
    return replace(op, build(&builder, meanings[i].meaning, op));
  }
  return MlirWalkResultAdvance;
}

void cotile_arithmetic_to_logic(MlirOperation op) {
  mlirOperationWalk(op, visit, NULL, MlirWalkPostOrder);
}
