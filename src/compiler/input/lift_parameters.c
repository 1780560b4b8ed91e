// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parameters and constants become arguments of the functions that use them. The same constant or
// global used twice in a function is one argument.
#include <mlir-c/Dialect/Linalg.h>

#include "base/string.h"
#include "compiler/input/input.h"
#include "ir/builder.h"
#include "ir/query.h"

typedef struct lifting {
  MlirModule module;
  MlirOperation function;
  cotile_diagnostics_t *diagnostics;
} lifting_t;

static MlirValue add_argument(MlirOperation function, MlirType type, MlirLocation location,
                              const char *name, MlirAttribute attribute) {
  MlirBlock entry = cotile_op_body(function);
  intptr_t count = mlirBlockGetNumArguments(entry);
  for (intptr_t i = 0; i < count; i++)
    if (mlirAttributeEqual(cotile_argument_attribute(function, i, name), attribute) &&
        mlirTypeEqual(mlirValueGetType(mlirBlockGetArgument(entry, i)), type))
      return mlirBlockGetArgument(entry, i);
  MlirValue argument = mlirBlockAddArgument(entry, type, location);
  cotile_update_function_type(function);
  cotile_set_argument_attribute(function, count, name, attribute);
  return argument;
}

static void replace(MlirOperation op, MlirValue value) {
  mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(op, 0), value);
  mlirOperationDestroy(op);
}

static void splat_to_fill(MlirOperation op, MlirAttribute elements) {
  cotile_builder_t builder = cotile_builder_before(op);
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  MlirType element = mlirShapedTypeGetElementType(type);
  MlirNamedAttribute value =
      cotile_named(builder.context, "value", mlirDenseElementsAttrGetSplatValue(elements));
  MlirValue scalar =
      mlirOperationGetResult(cotile_build(&builder, &(cotile_op_spec_t){.name = "arith.constant",
                                                                        .result_count = 1,
                                                                        .results = &element,
                                                                        .attribute_count = 1,
                                                                        .attributes = &value}),
                             0);
  MlirValue empty = cotile_build_value(&builder, "tensor.empty", type, 0, NULL, NULL);
  MlirOperation fill = cotile_build_fill(&builder, scalar, empty);
  replace(op, mlirOperationGetResult(fill, 0));
}

static void lift_constant(lifting_t *lifting, MlirOperation op) {
  MlirValue result = mlirOperationGetResult(op, 0);
  if (!cotile_is_ranked_tensor(result)) return;
  MlirAttribute elements = cotile_op_attribute(op, "value");
  if (mlirAttributeIsADenseElements(elements) && mlirDenseElementsAttrIsSplat(elements))
    splat_to_fill(op, elements);
  else
    replace(op, add_argument(lifting->function, mlirValueGetType(result),
                             mlirOperationGetLocation(op), "cotile.constant", elements));
}

static void lift_global(lifting_t *lifting, MlirOperation op) {
  MlirStringRef symbol = cotile_op_string(op, "global");
  MlirOperation global = cotile_find_symbol(mlirModuleGetBody(lifting->module), symbol);
  MlirLocation location = mlirOperationGetLocation(op);
  const char *name = "cotile.parameter";
  MlirAttribute attribute = {NULL};
  if (!mlirOperationIsNull(global)) {
    location = mlirOperationGetLocation(global);
    attribute = cotile_op_attribute(global, name);
    MlirAttribute value = cotile_op_attribute(global, "value");
    bool is_constant = mlirAttributeIsNull(cotile_op_attribute(global, "is_mutable"));
    if (mlirAttributeIsNull(attribute) && is_constant && !mlirAttributeIsNull(value) &&
        mlirAttributeIsAElements(value)) {
      name = "cotile.constant";
      attribute = value;
    }
  }
  if (mlirAttributeIsNull(attribute)) {
    cotile_diagnostics_add(lifting->diagnostics, COTILE_SEVERITY_ERROR, NULL,
                           cotile_location(lifting->diagnostics->arena, location),
                           "global @%.*s is neither a constant nor a parameter "
                           "(attribute cotile.parameter)",
                           (int)symbol.length, symbol.data);
    return;
  }
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  replace(op, add_argument(lifting->function, type, location, name, attribute));
}

static bool is_global_load(MlirOperation op) {
  return cotile_op_is(op, "ml_program.global_load") ||
         cotile_op_is(op, "ml_program.global_load_const");
}

static bool is_name(MlirAttribute attribute) {
  if (!mlirAttributeIsAString(attribute)) return false;
  MlirStringRef text = mlirStringAttrGetValue(attribute);
  return cotile_is_name(text.data, text.length);
}

static void check_parameter_names(lifting_t *lifting) {
  intptr_t count = mlirBlockGetNumArguments(cotile_op_body(lifting->function));
  for (intptr_t i = 0; i < count; i++) {
    MlirAttribute name = cotile_argument_attribute(lifting->function, i, "cotile.parameter");
    if (mlirAttributeIsNull(name)) continue;
    if (is_name(name)) continue;
    MlirValue argument = mlirBlockGetArgument(cotile_op_body(lifting->function), i);
    cotile_diagnostics_add(
        lifting->diagnostics, COTILE_SEVERITY_ERROR, NULL,
        cotile_location(lifting->diagnostics->arena, mlirValueGetLocation(argument)),
        "cotile.parameter must be a name: a string of UTF-8, not empty, without control "
        "characters");
  }
}

static void lift_function(lifting_t *lifting) {
  MlirOperation next;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(lifting->function));
       !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    if (cotile_op_is(op, "arith.constant"))
      lift_constant(lifting, op);
    else if (is_global_load(op))
      lift_global(lifting, op);
  }
  check_parameter_names(lifting);
}

cotile_status_t cotile_lift_parameters(MlirModule module, cotile_diagnostics_t *diagnostics) {
  MlirOperation next;
  MlirBlock top = mlirModuleGetBody(module);
  for (MlirOperation op = mlirBlockGetFirstOperation(top); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    if (cotile_op_is(op, "func.func")) lift_function(&(lifting_t){module, op, diagnostics});
  for (MlirOperation op = mlirBlockGetFirstOperation(top); !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    if (cotile_op_is(op, "ml_program.global")) mlirOperationDestroy(op);
  }
  if (diagnostics->error_count == 0) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "the module's parameters are wrong");
}
