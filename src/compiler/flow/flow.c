// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/flow.h"

#include "compiler/flow/dispatch.h"
#include "compiler/flow/group.h"
#include "compiler/flow/left_out.h"
#include "compiler/flow/slices.h"
#include "compiler/flow/wishes.h"
#include "compiler/linalg/kernel_ops.h"
#include "ir/builder.h"
#include "ir/mlir_context.h"
#include "ir/query.h"

static MlirOperation first_op(MlirOperation function) {
  return mlirBlockGetFirstOperation(cotile_op_body(function));
}

// Forms the dispatch; returns the first of the ops that were moved in front of it, else itself.
static MlirOperation form_group(const cotile_group_t *group, const cotile_flow_options_t *options) {
  cotile_builder_t builder = cotile_builder_before(group->dispatch.ops.items[0]);
  MlirOperation marker = cotile_defining_op(cotile_build_index(&builder, 0));
  (void)cotile_dispatch_form(&group->dispatch, "", options->arena);
  MlirOperation first = mlirOperationGetNextInBlock(marker);
  mlirOperationDestroy(marker);
  return first;
}

// Contractions, with their siblings and epilogues. What is moved in front of a dispatch was not
// visited yet, and may be contractions too.
static void form_groups(MlirOperation function, const cotile_flow_options_t *options) {
  cotile_group_t *group = COTILE_ARENA_NEW(options->arena, 1, cotile_group_t);
  cotile_left_out_t left_out = {.arena = options->arena};
  MlirOperation op = first_op(function);
  while (!mlirOperationIsNull(op))
    if (cotile_op_is_dialect(op, "linalg") && cotile_group_find(op, options, group, &left_out)) {
      cotile_left_out_remove(&left_out, &group->dispatch);
      op = form_group(group, options);
    } else {
      op = mlirOperationGetNextInBlock(op);
    }
  MlirStringRef name = cotile_op_string(function, "sym_name");
  cotile_left_out_report(&left_out, cotile_arena_copy(options->arena, name.data, name.length),
                         options->left_out);
}

static bool is_single(MlirOperation op, bool fills) {
  if (cotile_is_kernel_insert(op)) return !fills;
  return cotile_is_constant_fill(op) == fills && cotile_is_dispatchable_alone(op);
}

static bool is_read(MlirOperation op) {
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    if (cotile_use_count(mlirOperationGetResult(op, i)) > 0) return true;
  return false;
}

// Every other linalg op, and every insertion, is a dispatch of its own. Fills are computed where
// they are read, so they come last: only those that something else reads are left.
static void form_singles(MlirOperation function, const cotile_flow_options_t *options, bool fills) {
  for (MlirOperation op = first_op(function); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (!is_single(op, fills) || !is_read(op)) continue;
    cotile_dispatch_t dispatch = {0};
    cotile_ops_append(&dispatch.ops, options->arena, op);
    op = cotile_dispatch_form(&dispatch, "", options->arena);
  }
}

// FUNCTION_dispatch_N in the order of the block; a symbol that exists already gets a suffix.
static void name_dispatches(MlirModule module, MlirOperation function, cotile_arena_t *arena) {
  MlirStringRef prefix = cotile_op_string(function, "sym_name");
  MlirContext context = mlirOperationGetContext(function);
  int number = 0;
  for (MlirOperation op = first_op(function); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (!cotile_op_is(op, "flow.dispatch.workgroups")) continue;
    const char *name =
        cotile_arena_format(arena, "%.*s_dispatch_%d", (int)prefix.length, prefix.data, number++);
    while (!mlirOperationIsNull(cotile_find_symbol(mlirModuleGetBody(module), cotile_str(name))))
      name = cotile_arena_format(arena, "%s_", name);
    mlirOperationSetAttributeByName(op, cotile_str("name"),
                                    mlirStringAttrGet(context, cotile_str(name)));
  }
}

#define CLEAN_UP "builtin.module(func.func(canonicalize,cse))"

cotile_status_t cotile_flow_form(MlirModule module, const cotile_flow_options_t *options) {
  MlirOperation op = mlirModuleGetOperation(module);
  MlirBlock top = mlirModuleGetBody(module);
#define FOR_EACH_FUNCTION(f)                                                                       \
  for (MlirOperation f = mlirBlockGetFirstOperation(top); !mlirOperationIsNull(f);                 \
       f = mlirOperationGetNextInBlock(f))                                                         \
    if (cotile_op_is(f, "func.func"))
  int64_t errors = options->diagnostics->error_count;
  FOR_EACH_FUNCTION(function) form_groups(function, options);
  FOR_EACH_FUNCTION(function) cotile_wishes_check(function, options);
  if (options->diagnostics->error_count > errors)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "contractions cannot be grouped as the input says");
  COTILE_RETURN_IF_ERROR(cotile_run_passes(op, CLEAN_UP));
  FOR_EACH_FUNCTION(function) cotile_copy_slices(function);
  FOR_EACH_FUNCTION(function) form_singles(function, options, false);
  COTILE_RETURN_IF_ERROR(cotile_run_passes(op, CLEAN_UP));
  FOR_EACH_FUNCTION(function) form_singles(function, options, true);
  COTILE_RETURN_IF_ERROR(cotile_run_passes(op, CLEAN_UP));
  FOR_EACH_FUNCTION(function) name_dispatches(module, function, options->arena);
#undef FOR_EACH_FUNCTION
  return COTILE_SUCCESS;
}

int64_t cotile_flow_count(MlirModule module) {
  int64_t count = 0;
  for (MlirOperation f = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
       !mlirOperationIsNull(f); f = mlirOperationGetNextInBlock(f)) {
    if (!cotile_op_is(f, "func.func")) continue;
    for (MlirOperation op = first_op(f); !mlirOperationIsNull(op);
         op = mlirOperationGetNextInBlock(op))
      count += cotile_op_is(op, "flow.dispatch.workgroups");
  }
  return count;
}
