// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/input/input.h"

#include "base/size.h"
#include "base/string.h"
#include "ir/extras.h"
#include "ir/mlir_context.h"
#include "ir/query.h"

static cotile_status_t refused(const cotile_diagnostics_t *diagnostics) {
  if (diagnostics->error_count == 0) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "the module is not accepted");
}

static void refuse(cotile_diagnostics_t *diagnostics, MlirLocation location, const char *what,
                   MlirStringRef name) {
  cotile_diagnostics_add(diagnostics, COTILE_SEVERITY_ERROR, NULL,
                         cotile_location(diagnostics->arena, location), "%s%.*s", what,
                         (int)name.length, name.data);
}

// False if the static dimensions alone ask for more bytes than a pointer can tell apart.
static bool fits_memory(MlirType type, cotile_element_t element) {
  int64_t bytes = (int64_t)cotile_element_size(element);
  for (int d = 0; d < mlirShapedTypeGetRank(type); d++) {
    int64_t size = cotile_static_dim(type, d);
    if (size > 0 && !cotile_mul(bytes, size, &bytes)) return false;
  }
  return true;
}

// Function types hold tensors of known element types and rank.
static void check_type(cotile_diagnostics_t *diagnostics, MlirLocation location, MlirType type,
                       const char *what) {
  const char *text = cotile_type_text(diagnostics->arena, type);
  cotile_element_t element;
  const char *problem = NULL;
  if (!mlirTypeIsARankedTensor(type))
    problem = "is not a ranked tensor; pass scalars as tensors of rank 0";
  else if (!mlirAttributeIsNull(mlirRankedTensorTypeGetEncoding(type)))
    problem = "has an encoding, which is not supported";
  else if (mlirShapedTypeGetRank(type) > COTILE_MAX_RANK)
    problem = "has more than 8 dimensions";
  else if (!cotile_element_from_type(mlirShapedTypeGetElementType(type), &element))
    problem = "has an element type that is not supported";
  else if (!fits_memory(type, element))
    problem = "is larger than memory can be";
  if (problem)
    cotile_diagnostics_add(diagnostics, COTILE_SEVERITY_ERROR, NULL,
                           cotile_location(diagnostics->arena, location), "%s of type %s %s", what,
                           text, problem);
}

static void check_function(cotile_diagnostics_t *diagnostics, MlirOperation function) {
  MlirRegion region = mlirOperationGetRegion(function, 0);
  MlirBlock entry = mlirRegionGetFirstBlock(region);
  MlirLocation location = mlirOperationGetLocation(function);
  MlirStringRef name = cotile_op_string(function, "sym_name");
  if (!cotile_is_name(name.data, name.length))
    refuse(diagnostics, location, "the name of a function must be UTF-8 without control characters",
           mlirStringRefCreate("", 0));
  if (mlirBlockIsNull(entry)) {
    refuse(diagnostics, location, "no body for the function ", name);
    return;
  }
  if (!mlirBlockIsNull(mlirBlockGetNextInRegion(entry))) {
    refuse(diagnostics, location, "control flow between blocks is not supported yet, in function ",
           name);
    return;
  }
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(entry); i++) {
    MlirValue argument = mlirBlockGetArgument(entry, i);
    check_type(diagnostics, mlirValueGetLocation(argument), mlirValueGetType(argument),
               "an argument");
  }
  MlirOperation terminator = cotile_block_terminator(entry);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(terminator); i++)
    check_type(diagnostics, mlirOperationGetLocation(terminator),
               mlirValueGetType(mlirOperationGetOperand(terminator, i)), "a result");
}

cotile_status_t cotile_check_functions(MlirModule module, cotile_diagnostics_t *diagnostics) {
  int functions = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (cotile_op_is(op, "func.func")) {
      functions++;
      check_function(diagnostics, op);
    } else if (!cotile_op_is(op, "ml_program.global")) {
      refuse(diagnostics, mlirOperationGetLocation(op),
             "not supported at the top of a module: ", cotile_op_name(op));
    }
  }
  if (functions == 0 && diagnostics->error_count == 0)
    refuse(diagnostics, mlirOperationGetLocation(mlirModuleGetOperation(module)),
           "the module has no function", mlirStringRefCreate("", 0));
  return refused(diagnostics);
}

// Everything behind this stage counts on [input-6].
static void check_values(cotile_diagnostics_t *diagnostics, MlirOperation function) {
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++) {
      MlirValue value = mlirOperationGetResult(op, i);
      if (cotile_is_ranked_tensor(value))
        check_type(diagnostics, mlirOperationGetLocation(op), mlirValueGetType(value), "a value");
    }
}

// What is known of sizes, as that none is negative, takes away checks and cases of programs that
// were made for any.
#define CLEAN_UP "canonicalize,cse"
#define FOLD_RANGES "int-range-optimizations," CLEAN_UP

// MLIR's own clean-up carries sizes from operation to operation. That an operation is invalid after
// it means that sizes of the program contradict each other; MLIR has told where.
static cotile_status_t clean_up(MlirOperation module, const char *pipeline,
                                const cotile_diagnostics_t *diagnostics) {
  cotile_status_t status = cotile_run_passes(module, pipeline);
  if (!status || diagnostics->error_count == 0) return status;
  cotile_status_release(status);
  return refused(diagnostics);
}

#define FOR_EACH_FUNCTION(f, module)                                                               \
  for (MlirOperation f = mlirBlockGetFirstOperation(mlirModuleGetBody(module));                    \
       !mlirOperationIsNull(f); f = mlirOperationGetNextInBlock(f))

// Sizes that casts have told may contradict each other.
static cotile_status_t share_casts(MlirModule module, cotile_diagnostics_t *diagnostics) {
  bool changed = false;
  FOR_EACH_FUNCTION(function, module) changed |= cotile_share_casts(function);
  cotile_check_loop_sizes(module, diagnostics);
  COTILE_RETURN_IF_ERROR(refused(diagnostics));
  if (!changed) return COTILE_SUCCESS;
  return clean_up(mlirModuleGetOperation(module), "builtin.module(func.func(" CLEAN_UP "))",
                  diagnostics);
}

static void normalise(MlirOperation function) {
  cotile_drop_zero_trips(function);
  cotile_fold_truncations(function);
  cotile_move_asserts(function);
  cotile_decompose_concats(function);
  cotile_check_slices(function);
  cotile_drop_empty_slices(function);
  cotile_lift_reads(function);
  cotile_drop_unit_dims(function);
  cotile_resolve_reshapes(function);
  cotile_read_inits(function);
  cotile_fold_views(function);
  cotile_normalise_products(function);
  cotile_sink_expansions(function);
  cotile_orient_contractions(function);
  cotile_sink_transpositions(function);
  cotile_fold_views(function); // those that stand behind products now
}

cotile_status_t cotile_input_normalise(MlirModule module, cotile_diagnostics_t *diagnostics) {
  MlirOperation op = mlirModuleGetOperation(module);
  cotile_check_loop_sizes(module, diagnostics);
  COTILE_RETURN_IF_ERROR(refused(diagnostics));
  COTILE_RETURN_IF_ERROR(clean_up(op, "builtin.module(inline,symbol-dce)", diagnostics));
  COTILE_RETURN_IF_ERROR(cotile_check_functions(module, diagnostics));
  cotile_check_user_attributes(module, diagnostics);
  COTILE_RETURN_IF_ERROR(refused(diagnostics));
  COTILE_RETURN_IF_ERROR(cotile_lift_parameters(module, diagnostics));
  COTILE_RETURN_IF_ERROR(
      clean_up(op, "builtin.module(func.func(" CLEAN_UP "," FOLD_RANGES "))", diagnostics));
  FOR_EACH_FUNCTION(function, module) check_values(diagnostics, function);
  COTILE_RETURN_IF_ERROR(refused(diagnostics));
  COTILE_RETURN_IF_ERROR(share_casts(module, diagnostics));
  cotile_extras_decompose(op);
  cotile_extras_drop_unused_results(op);
  FOR_EACH_FUNCTION(function, module) normalise(function);
  COTILE_RETURN_IF_ERROR(cotile_run_passes(op, "builtin.module(func.func(" CLEAN_UP "))"));
  return share_casts(module, diagnostics);
}
