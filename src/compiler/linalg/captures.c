// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/linalg/captures.h"

#include "ir/builder.h"
#include "ir/extras.h"
#include "ir/query.h"

typedef struct captures {
  MlirOperation op;
  cotile_capture_fn visit;
  void *user;
  bool stopped;
} captures_t;

static bool is_inside(MlirValue value, MlirOperation ancestor) {
  MlirBlock block = mlirValueIsABlockArgument(value)
                        ? mlirBlockArgumentGetOwner(value)
                        : mlirOperationGetBlock(cotile_defining_op(value));
  for (MlirOperation op = mlirBlockGetParentOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetParentOperation(op))
    if (mlirOperationEqual(op, ancestor)) return true;
  return false;
}

static MlirWalkResult visit_nested(MlirOperation nested, void *user) {
  captures_t *captures = user;
  if (mlirOperationEqual(nested, captures->op)) return MlirWalkResultAdvance;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(nested); i++) {
    MlirValue value = mlirOperationGetOperand(nested, i);
    if (is_inside(value, captures->op)) continue;
    if (captures->visit(captures->user, nested, i, value)) continue;
    captures->stopped = true;
    return MlirWalkResultInterrupt;
  }
  return MlirWalkResultAdvance;
}

bool cotile_visit_captures(MlirOperation op, cotile_capture_fn visit, void *user) {
  captures_t captures = {op, visit, user, false};
  if (mlirOperationGetNumRegions(op) > 0)
    mlirOperationWalk(op, visit_nested, &captures, MlirWalkPreOrder);
  return !captures.stopped;
}

bool cotile_is_kernel_scalar(MlirValue value) {
  MlirType type = mlirValueGetType(value);
  if (mlirTypeIsAInteger(type)) return mlirIntegerTypeGetWidth(type) <= 64;
  return mlirTypeIsAIndex(type) || (mlirTypeIsAFloat(type) && mlirFloatTypeGetWidth(type) <= 64);
}

bool cotile_has_kernel_scalars(MlirOperation slice, intptr_t tensors) {
  for (intptr_t i = tensors; i < mlirOperationGetNumOperands(slice); i++)
    if (!cotile_is_kernel_scalar(mlirOperationGetOperand(slice, i))) return false;
  return true;
}

bool cotile_is_kernel_slice(MlirOperation op) {
  return !mlirOperationIsNull(op) && cotile_op_is(op, "tensor.extract_slice") &&
         cotile_has_kernel_scalars(op, 1);
}

typedef struct effects {
  MlirOperation op;
  bool any;
} effects_t;

static MlirWalkResult find_effect(MlirOperation nested, void *user) {
  effects_t *effects = user;
  if (mlirOperationEqual(nested, effects->op) || cotile_extras_is_memory_effect_free(nested))
    return MlirWalkResultAdvance;
  effects->any = true;
  return MlirWalkResultInterrupt;
}

// An assertion, say, which kernels cannot make.
static bool has_effects(MlirOperation op) {
  effects_t effects = {op, false};
  mlirOperationWalk(op, find_effect, &effects, MlirWalkPreOrder);
  return effects.any;
}

static bool check_capture(void *user, MlirOperation nested, intptr_t operand, MlirValue value) {
  (void)user;
  if (cotile_is_constant(value)) return true;
  if (!cotile_is_ranked_tensor(value)) return cotile_is_kernel_scalar(value);
  return operand == 0 &&
         (cotile_op_is(nested, "tensor.extract") || cotile_op_is(nested, "tensor.dim"));
}

bool cotile_has_known_captures(MlirOperation op) {
  return !has_effects(op) && cotile_visit_captures(op, check_capture, NULL);
}
