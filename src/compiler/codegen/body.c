// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/body.h"

#include "compiler/codegen/vector_ops.h"
#include "ir/query.h"

enum { MAX_BODY_VALUES = 256, MAX_BODY_OPERANDS = 8 };

static cotile_status_t refuse(cotile_cloner_t *cloner, MlirOperation op, const char *why) {
  MlirStringRef name = cotile_op_name(op);
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "%s: %.*s %s",
                            cotile_location_text(cloner->arena, mlirOperationGetLocation(op)),
                            (int)name.length, name.data, why);
}

static bool is_in(MlirBlock block, MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  return mlirBlockEqual(mlirOperationIsNull(op) ? mlirBlockArgumentGetOwner(value)
                                                : mlirOperationGetBlock(op),
                        block);
}

static bool is_scalar_type(MlirType type) {
  return mlirTypeIsAInteger(type) || mlirTypeIsAFloat(type) || mlirTypeIsAIndex(type);
}

static bool is_extraction(MlirBlock body, MlirOperation op) {
  return cotile_op_is(op, "tensor.extract") && !is_in(body, mlirOperationGetOperand(op, 0));
}

static cotile_status_t prepare_op(cotile_cloner_t *cloner, MlirBlock body, MlirOperation op,
                                  bool may_extract) {
  bool is_extract = may_extract && is_extraction(body, op);
  bool is_known = is_extract || cotile_op_is(op, "linalg.yield") ||
                  mlirOperationGetNumOperands(op) <= MAX_BODY_OPERANDS;
  is_known &= cotile_op_is_dialect(op, "arith") || cotile_op_is_dialect(op, "math") ||
              cotile_op_is(op, "linalg.index") || cotile_op_is(op, "linalg.yield") || is_extract;
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    is_known &= is_scalar_type(mlirValueGetType(mlirOperationGetResult(op, i)));
  if (!is_known) return refuse(cloner, op, "cannot be computed element by element");
  for (intptr_t i = is_extract; i < mlirOperationGetNumOperands(op); i++) {
    MlirValue operand = mlirOperationGetOperand(op, i), clone;
    if (is_in(body, operand)) continue;
    COTILE_RETURN_IF_ERROR(cotile_clone_scalar(cloner, operand, &clone));
  }
  return COTILE_SUCCESS;
}

cotile_status_t cotile_body_prepare(cotile_cloner_t *cloner, MlirOperation op, bool may_extract) {
  MlirBlock body = cotile_op_body(op);
  intptr_t values = mlirBlockGetNumArguments(body);
  for (MlirOperation inner = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(inner);
       inner = mlirOperationGetNextInBlock(inner)) {
    COTILE_RETURN_IF_ERROR(prepare_op(cloner, body, inner, may_extract));
    values += mlirOperationGetNumResults(inner);
  }
  if (values > MAX_BODY_VALUES) return refuse(cloner, op, "has too long a body");
  return COTILE_SUCCESS;
}

// The values of a body while it is cloned.
typedef struct scalar_map {
  MlirValue from[MAX_BODY_VALUES], to[MAX_BODY_VALUES];
  int count;
} scalar_map_t;

static void add(scalar_map_t *map, MlirValue from, MlirValue to) {
  map->from[map->count] = from;
  map->to[map->count++] = to;
}

static MlirValue lookup(const cotile_body_t *body, const scalar_map_t *map, MlirValue value) {
  for (int i = map->count - 1; i >= 0; i--)
    if (mlirValueEqual(map->from[i], value)) return map->to[i];
  MlirValue clone = value; // from outside the body: prepared
  cotile_status_release(cotile_clone_scalar(body->cloner, value, &clone));
  return cotile_build_splat(body->cloner->builder, body->lanes, clone);
}

static bool is_integer_division(MlirOperation op) {
  static const char *const names[] = {"arith.divsi",     "arith.divui",     "arith.remsi",
                                      "arith.remui",     "arith.ceildivsi", "arith.ceildivui",
                                      "arith.floordivsi"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (cotile_op_is(op, names[i])) return true;
  return false;
}

// Lanes that are not used hold zeros, which must not divide.
static MlirValue safe_divisor(cotile_builder_t *builder, MlirValue mask, MlirValue divisor) {
  MlirType type = mlirValueGetType(divisor);
  int lanes = (int)mlirShapedTypeGetDimSize(type, 0);
  MlirValue one =
      cotile_build_splat_constant(builder, lanes, mlirIntegerAttrGet(cotile_scalar_of(type), 1));
  return cotile_build_value(builder, "arith.select", type, COTILE_VALUES(mask, divisor, one), NULL);
}

static void clone_op(const cotile_body_t *body, MlirOperation op, scalar_map_t *map) {
  cotile_builder_t *builder = body->cloner->builder;
  MlirValue operands[MAX_BODY_OPERANDS];
  intptr_t count = mlirOperationGetNumOperands(op);
  for (intptr_t i = 0; i < count; i++)
    operands[i] = lookup(body, map, mlirOperationGetOperand(op, i));
  if (body->mask.ptr && is_integer_division(op))
    operands[1] = safe_divisor(builder, body->mask, operands[1]);
  MlirOperation copy = mlirOperationClone(op);
  for (intptr_t i = 0; i < count; i++) mlirOperationSetOperand(copy, i, operands[i]);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
    MlirValue result = mlirOperationGetResult(copy, i);
    mlirValueSetType(result, cotile_vector_of(body->lanes, mlirValueGetType(result)));
    add(map, mlirOperationGetResult(op, i), result);
  }
  cotile_builder_insert(builder, copy);
}

static MlirValue extract(const cotile_body_t *body, MlirOperation op, const scalar_map_t *map) {
  MlirValue indices[COTILE_MAX_RANK];
  MlirValue tensor = mlirOperationGetOperand(op, 0);
  for (int i = 0; i < cotile_rank(tensor); i++)
    indices[i] = lookup(body, map, mlirOperationGetOperand(op, i + 1));
  return body->element(body->user, tensor, indices);
}

static void evaluate_op(const cotile_body_t *body, MlirOperation op, scalar_map_t *map) {
  int64_t loop = 0;
  if (cotile_op_is(op, "arith.constant")) {
    add(map, mlirOperationGetResult(op, 0),
        cotile_build_splat_constant(body->cloner->builder, body->lanes,
                                    cotile_op_attribute(op, "value")));
  } else if (cotile_op_is(op, "linalg.index")) {
    (void)cotile_op_integer(op, "dim", &loop);
    add(map, mlirOperationGetResult(op, 0), body->index(body->user, loop));
  } else if (cotile_op_is(op, "tensor.extract")) {
    add(map, mlirOperationGetResult(op, 0), extract(body, op, map));
  } else {
    clone_op(body, op, map);
  }
}

void cotile_body_evaluate(const cotile_body_t *body, MlirOperation op, const MlirValue *arguments,
                          MlirValue *out_results) {
  scalar_map_t *map = COTILE_ARENA_NEW(body->cloner->arena, 1, scalar_map_t);
  MlirBlock block = cotile_op_body(op);
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(block); i++)
    if (arguments[i].ptr) add(map, mlirBlockGetArgument(block, i), arguments[i]);
  for (MlirOperation inner = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(inner);
       inner = mlirOperationGetNextInBlock(inner)) {
    if (!cotile_op_is(inner, "linalg.yield")) {
      evaluate_op(body, inner, map);
      continue;
    }
    for (intptr_t i = 0; i < mlirOperationGetNumOperands(inner); i++)
      out_results[i] = lookup(body, map, mlirOperationGetOperand(inner, i));
  }
}
