// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/host_check.h"

#include "compiler/hal/program.h"
#include "compiler/hal/storages.h"
#include "ir/builder.h"
#include "ir/query.h"
#include "ir/reshape.h"

void cotile_host_refuse(cotile_diagnostics_t *diagnostics, MlirLocation location,
                        const char *what) {
  cotile_diagnostics_add(diagnostics, COTILE_SEVERITY_ERROR, NULL,
                         cotile_location(diagnostics->arena, location), "%s is not supported yet",
                         what);
}

static bool is_supported_tensor(MlirType type) {
  cotile_element_t element;
  return mlirTypeIsARankedTensor(type) && mlirShapedTypeGetRank(type) <= COTILE_MAX_RANK &&
         cotile_element_from_type(mlirShapedTypeGetElementType(type), &element);
}

static bool is_scalar(MlirType type) {
  return mlirTypeIsAInteger(type) || mlirTypeIsAIndex(type) || mlirTypeIsAFloat(type);
}

static bool all_types(MlirOperation op, bool (*is_fine)(MlirType)) {
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    if (!is_fine(mlirValueGetType(mlirOperationGetOperand(op, i)))) return false;
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    if (!is_fine(mlirValueGetType(mlirOperationGetResult(op, i)))) return false;
  return true;
}

static bool is_supported_dim(MlirOperation op) {
  int64_t dim;
  MlirValue tensor = mlirOperationGetOperand(op, 0);
  return is_supported_tensor(mlirValueGetType(tensor)) &&
         cotile_constant_value(mlirOperationGetOperand(op, 1), &dim) && dim >= 0 &&
         dim < cotile_rank(tensor);
}

static bool is_supported_empty(MlirOperation op) {
  return is_supported_tensor(mlirValueGetType(mlirOperationGetResult(op, 0)));
}

static bool is_view(MlirOperation op) {
  return cotile_op_is(op, "tensor.cast") || cotile_op_is(op, "tensor.collapse_shape") ||
         cotile_op_is(op, "tensor.expand_shape");
}

static bool is_supported_view(MlirOperation op) {
  return is_supported_tensor(mlirValueGetType(mlirOperationGetOperand(op, 0))) &&
         is_supported_tensor(mlirValueGetType(mlirOperationGetResult(op, 0)));
}

static bool is_input(MlirValue tensor) {
  MlirOperation function = mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(tensor));
  intptr_t number = mlirBlockArgumentGetArgNumber(tensor);
  return mlirAttributeIsNull(cotile_argument_attribute(function, number, "cotile.parameter")) &&
         mlirAttributeIsNull(cotile_argument_attribute(function, number, "cotile.constant"));
}

static bool has_constant_indices(MlirOperation read) {
  MlirType type = mlirValueGetType(mlirOperationGetOperand(read, 0));
  for (int d = 0; d < (int)mlirShapedTypeGetRank(type); d++) {
    int64_t index;
    if (!cotile_constant_value(mlirOperationGetOperand(read, 1 + d), &index) || index < 0 ||
        index >= cotile_static_dim(type, d))
      return false;
  }
  return true;
}

static bool reads_integer(MlirOperation op) {
  MlirType element = cotile_element_of(mlirOperationGetOperand(op, 0));
  return mlirTypeIsAIndex(element) ||
         (mlirTypeIsAInteger(element) && mlirIntegerTypeGetWidth(element) >= 8);
}

// What the host reads of a call: where results go.
static bool is_supported_read(MlirOperation op) {
  MlirValue tensor = mlirOperationGetOperand(op, 0), root = cotile_source_of_reshapes(tensor);
  return reads_integer(op) && is_supported_tensor(mlirValueGetType(tensor)) &&
         mlirValueIsABlockArgument(root) && is_input(root) && has_constant_indices(op);
}

static bool is_supported_launch(MlirOperation op) {
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
    MlirType type = mlirValueGetType(mlirOperationGetOperand(op, i));
    if (!is_supported_tensor(type) && !mlirTypeIsAIndex(type)) return false;
  }
  return true;
}

static bool is_supported_arith(MlirOperation op) {
  if (all_types(op, is_scalar)) return true;
  return cotile_op_is(op, "arith.constant") && all_types(op, is_supported_tensor);
}

static bool is_supported(MlirOperation op) {
  if (mlirOperationGetNumRegions(op) > 0) return false;
  if (cotile_op_is(op, "tensor.dim")) return is_supported_dim(op);
  if (cotile_op_is(op, "tensor.empty")) return is_supported_empty(op);
  if (is_view(op)) return is_supported_view(op);
  if (cotile_op_is_dialect(op, "arith")) return is_supported_arith(op);
  if (cotile_op_is(op, "flow.dispatch")) return is_supported_launch(op);
  if (cotile_op_is(op, "flow.assert") || cotile_op_is(op, "func.return"))
    return all_types(op, is_supported_tensor);
  if (cotile_op_is(op, "tensor.extract")) return is_supported_read(op);
  return cotile_op_is(op, "cf.assert");
}

static void check_op(MlirOperation op, cotile_diagnostics_t *diagnostics) {
  if (is_supported(op)) return;
  MlirStringRef name = cotile_op_name(op);
  const char *detail = "";
  if (cotile_op_is(op, "flow.dispatch")) detail = " of values other than tensors and indices";
  if (cotile_op_is(op, "tensor.extract") && reads_integer(op))
    detail = " of anything but an input of static shape, at constant indices,";
  if (cotile_op_is(op, "tensor.dim")) detail = " with an index that is not constant";
  cotile_host_refuse(
      diagnostics, mlirOperationGetLocation(op),
      cotile_arena_format(diagnostics->arena, "\"%.*s\"%s", (int)name.length, name.data, detail));
}

static void check_arguments(MlirOperation function, cotile_diagnostics_t *diagnostics) {
  MlirBlock block = cotile_op_body(function);
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(block); i++) {
    MlirValue argument = mlirBlockGetArgument(block, i);
    MlirType type = mlirValueGetType(argument);
    if (is_supported_tensor(type)) continue;
    cotile_host_refuse(diagnostics, mlirOperationGetLocation(function),
                       cotile_arena_format(diagnostics->arena, "argument %ld of type %s", (long)i,
                                           cotile_type_text(diagnostics->arena, type)));
  }
}

static void check_name(MlirOperation function, cotile_diagnostics_t *diagnostics) {
  if (cotile_str_equal(cotile_op_string(function, "sym_name"), COTILE_LOAD_SYMBOL))
    cotile_host_refuse(diagnostics, mlirOperationGetLocation(function),
                       "a function named " COTILE_LOAD_SYMBOL);
}

void cotile_host_check(MlirOperation function, cotile_diagnostics_t *diagnostics) {
  check_name(function, diagnostics);
  check_arguments(function, diagnostics);
  MlirBlock block = cotile_op_body(function);
  for (; !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block))
    for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op))
      check_op(op, diagnostics);
}
