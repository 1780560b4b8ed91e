// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/hal.h"

#include "compiler/hal/executables.h"
#include "compiler/hal/hal_ops.h"
#include "compiler/hal/host_check.h"
#include "compiler/hal/host_function.h"
#include "compiler/hal/load_program.h"
#include "compiler/hal/verify_host.h"
#include "ir/mlir_context.h"
#include "ir/query.h"

// The module's operations before this stage added any.
typedef struct operations {
  MlirOperation *items;
  int64_t count;
} operations_t;

static operations_t list_operations(MlirModule module, cotile_arena_t *arena) {
  operations_t all = {NULL, 0};
  MlirOperation first = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  for (MlirOperation op = first; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    all.count++;
  all.items = COTILE_ARENA_NEW(arena, all.count, MlirOperation);
  int64_t i = 0;
  for (MlirOperation op = first; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    all.items[i++] = op;
  return all;
}

static bool is_host_function(MlirOperation op) {
  if (!cotile_op_is(op, "func.func") || mlirBlockIsNull(cotile_op_body(op))) return false;
  MlirStringRef visibility = cotile_op_string(op, "sym_visibility");
  return !visibility.data || cotile_str_equal(visibility, "public");
}

static void check_top(MlirOperation op, cotile_diagnostics_t *diagnostics) {
  if (is_host_function(op)) cotile_host_check(op, diagnostics);
  if (cotile_op_is(op, "func.func") || cotile_op_is(op, "flow.executable")) return;
  MlirStringRef name = cotile_op_name(op);
  cotile_host_refuse(
      diagnostics, mlirOperationGetLocation(op),
      cotile_arena_format(diagnostics->arena, "\"%.*s\"", (int)name.length, name.data));
}

static cotile_status_t check(const operations_t *all, cotile_diagnostics_t *diagnostics) {
  int64_t errors = diagnostics->error_count;
  for (int64_t i = 0; i < all->count; i++) check_top(all->items[i], diagnostics);
  if (diagnostics->error_count == errors) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "the program holds operations that are not "
                                                "supported yet");
}

static cotile_program_limits_t measure(const operations_t *all) {
  cotile_program_limits_t limits = {0, 0, 0};
  for (int64_t i = 0; i < all->count; i++) {
    if (!is_host_function(all->items[i])) continue;
    MlirBlock block = cotile_op_body(all->items[i]);
    limits.functions++;
    limits.arguments += mlirBlockGetNumArguments(block);
    for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op))
      limits.operations++;
  }
  return limits;
}

static cotile_status_t generate_kernels(const cotile_hal_state_t *state, const operations_t *all,
                                        MlirModule kernels) {
  for (int64_t i = 0; i < all->count; i++)
    if (cotile_op_is(all->items[i], "flow.executable"))
      COTILE_RETURN_IF_ERROR(cotile_codegen_executable(state->codegen, all->items[i], kernels));
  return COTILE_SUCCESS;
}

static cotile_status_t lower_functions(const cotile_hal_state_t *state, const operations_t *all) {
  int64_t errors = state->diagnostics->error_count;
  for (int64_t i = 0; i < all->count; i++)
    if (is_host_function(all->items[i]))
      COTILE_RETURN_IF_ERROR(cotile_host_function_lower(state, all->items[i]));
  if (state->diagnostics->error_count == errors) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "the functions of the program contradict each other");
}

static void add_constants(const cotile_program_t *program, MlirModule module) {
  MlirBlock body = mlirModuleGetBody(module);
  cotile_builder_t builder = cotile_builder_at_end(mlirModuleGetContext(module), body);
  builder.before = mlirBlockGetFirstOperation(body);
  for (int64_t i = 0; i < program->constant_count; i++)
    cotile_hal_data(&builder, program->constants[i].symbol, program->constants[i].value);
}

static void destroy(const operations_t *all, bool executables) {
  for (int64_t i = 0; i < all->count; i++)
    if (!mlirOperationIsNull(all->items[i]) &&
        cotile_op_is(all->items[i], "flow.executable") == executables) {
      mlirOperationDestroy(all->items[i]);
      all->items[i] = (MlirOperation){NULL};
    }
}

// The verifier compares launches with the executables, which go last.
static cotile_status_t replace(const cotile_hal_state_t *state, MlirModule module,
                               const operations_t *all) {
  destroy(all, false);
  COTILE_RETURN_IF_ERROR(
      cotile_verify_host(module, state->program, !state->codegen->reference, state->diagnostics));
  destroy(all, true);
  return COTILE_SUCCESS;
}

static cotile_status_t lower(const cotile_hal_state_t *state, MlirModule module,
                             const operations_t *all, MlirModule kernels) {
  COTILE_RETURN_IF_ERROR(generate_kernels(state, all, kernels));
  COTILE_RETURN_IF_ERROR(lower_functions(state, all));
  if (state->program->pack_count > 0) {
    cotile_builder_t builder =
        cotile_builder_at_end(mlirModuleGetContext(module), mlirModuleGetBody(module));
    COTILE_RETURN_IF_ERROR(cotile_load_program_build(state, &builder));
  }
  COTILE_RETURN_IF_ERROR(replace(state, module, all));
  add_constants(state->program, module);
  return cotile_run_passes(mlirModuleGetOperation(module),
                           "builtin.module(func.func(canonicalize,cse))");
}

cotile_status_t cotile_hal_lower(MlirModule module, cotile_codegen_t *codegen,
                                 const cotile_program_t *before, cotile_arena_t *arena,
                                 cotile_diagnostics_t *diagnostics, cotile_hal_module_t *out_hal) {
  *out_hal = (cotile_hal_module_t){0};
  MlirOperation op = mlirModuleGetOperation(module);
  COTILE_RETURN_IF_ERROR(cotile_run_passes(op, "builtin.module(func.func(lower-affine,cse))"));
  cotile_executables_share(module, arena);
  operations_t all = list_operations(module, arena);
  COTILE_RETURN_IF_ERROR(check(&all, diagnostics));
  cotile_program_limits_t limits = measure(&all);
  cotile_program_init(&out_hal->program, arena, &limits, before);
  out_hal->kernels = mlirModuleCreateEmpty(mlirOperationGetLocation(op));
  cotile_hal_state_t state = {arena, codegen, diagnostics, mlirSymbolTableCreate(op),
                              &out_hal->program};
  cotile_status_t status = lower(&state, module, &all, out_hal->kernels);
  mlirSymbolTableDestroy(state.symbols);
  if (status) cotile_hal_module_deinit(out_hal);
  return status;
}

void cotile_hal_module_deinit(cotile_hal_module_t *hal) {
  if (!mlirModuleIsNull(hal->kernels)) mlirModuleDestroy(hal->kernels);
  *hal = (cotile_hal_module_t){0};
}
