// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/schedule.h"

#include "compiler/linalg/equal_dims.h"
#include "compiler/linalg/kernel_ops.h"
#include "compiler/linalg/load_time.h"
#include "compiler/schedule/column_sets.h"
#include "compiler/schedule/facts.h"
#include "compiler/schedule/schedule_attribute.h"
#include "compiler/schedule/shared_products.h"
#include "ir/mlir_context.h"
#include "ir/query.h"

// The members of a dispatch that is tiled as a group; 0 if it is compiled as loops.
static int find_members(MlirOperation dispatch, cotile_contraction_t *members) {
  int count = 0;
  const char *why;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(dispatch));
       !mlirOperationIsNull(op) && count < COTILE_MAX_GROUP; op = mlirOperationGetNextInBlock(op))
    if (cotile_contraction_analyse(op, &members[count], &why)) {
      if (!cotile_contraction_is_matrix_product(&members[count]) ||
          !cotile_has_vector_code(&members[count]))
        return 0;
      count++;
    }
  return count;
}

// True if every weight of the group is known when the module is loaded.
static bool has_load_time_weights(MlirOperation dispatch, const cotile_contraction_t *members,
                                  int count) {
  for (int i = 0; i < count; i++) {
    MlirValue weight = members[i].operand[COTILE_RHS];
    if (!mlirValueIsABlockArgument(weight)) return false;
    intptr_t number = mlirBlockArgumentGetArgNumber(weight);
    if (!cotile_is_load_time(mlirOperationGetOperand(dispatch, number))) return false;
  }
  return true;
}

// flow.executable @name { func.func @name(ins, outs) -> outs } in front of the function that
// contains the dispatch; the body is empty.
static MlirOperation build_executable(MlirOperation dispatch, MlirOperation *out_function) {
  cotile_builder_t builder = cotile_builder_before(mlirOperationGetParentOperation(dispatch));
  MlirContext context = builder.context;
  builder.location = mlirOperationGetLocation(dispatch);
  MlirBlock source = cotile_op_body(dispatch);
  MlirNamedAttribute name =
      cotile_named(context, "sym_name", cotile_op_attribute(dispatch, "name"));
  MlirOperation executable = cotile_build(&builder, &(cotile_op_spec_t){.name = "flow.executable",
                                                                        .attribute_count = 1,
                                                                        .attributes = &name,
                                                                        .region_count = 1});
  cotile_builder_t inside = cotile_builder_at_end(context, cotile_op_body(executable));
  inside.location = builder.location;
  MlirNamedAttribute attributes[] = {
      name, cotile_named(context, "function_type",
                         mlirTypeAttrGet(mlirFunctionTypeGet(context, 0, NULL, 0, NULL)))};
  *out_function = cotile_build(&inside, &(cotile_op_spec_t){.name = "func.func",
                                                            .attribute_count = 2,
                                                            .attributes = attributes,
                                                            .region_count = 1});
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(source); i++) {
    MlirValue argument = mlirBlockGetArgument(source, i);
    mlirBlockAddArgument(cotile_op_body(*out_function), mlirValueGetType(argument),
                         mlirValueGetLocation(argument));
  }
  return executable;
}

static void replace_by_launch(MlirOperation dispatch) {
  cotile_builder_t builder = cotile_builder_before(dispatch);
  MlirContext context = builder.context;
  intptr_t results = mlirOperationGetNumResults(dispatch);
  intptr_t operands = mlirOperationGetNumOperands(dispatch);
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  MlirValue *values = COTILE_ARENA_NEW(&arena, operands, MlirValue);
  MlirType *types = COTILE_ARENA_NEW(&arena, results, MlirType);
  for (intptr_t i = 0; i < operands; i++) values[i] = mlirOperationGetOperand(dispatch, i);
  for (intptr_t i = 0; i < results; i++)
    types[i] = mlirValueGetType(mlirOperationGetResult(dispatch, i));
  MlirNamedAttribute attributes[] = {
      cotile_named(context, "executable",
                   mlirFlatSymbolRefAttrGet(context, cotile_op_string(dispatch, "name"))),
      cotile_named(context, "operandSegmentSizes",
                   cotile_op_attribute(dispatch, "operandSegmentSizes"))};
  MlirOperation launch = cotile_build(&builder, &(cotile_op_spec_t){.name = "flow.dispatch",
                                                                    .result_count = results,
                                                                    .results = types,
                                                                    .operand_count = operands,
                                                                    .operands = values,
                                                                    .attribute_count = 2,
                                                                    .attributes = attributes});
  for (intptr_t i = 0; i < results; i++)
    mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(dispatch, i),
                                  mlirOperationGetResult(launch, i));
  mlirOperationDestroy(dispatch);
  cotile_arena_deinit(&arena);
}

// Facts of what is computed: of contractions that share a product, one.
static void find_facts(MlirOperation dispatch, const cotile_schedule_options_t *options,
                       cotile_plan_facts_t *out) {
  int set[COTILE_MAX_GROUP];
  cotile_contraction_t *members =
      COTILE_ARENA_NEW(options->arena, COTILE_MAX_GROUP, cotile_contraction_t);
  int count = find_members(dispatch, members);
  cotile_column_sets(cotile_op_body(dispatch), options->arena, set);
  cotile_plan_facts_init(out, members, count, set, has_load_time_weights(dispatch, members, count));
}

// `members` are the user's, the body of `shared` is that of `dispatch` with shared products.
static cotile_status_t schedule_group(MlirOperation dispatch, MlirOperation shared,
                                      MlirOperation function, const cotile_contraction_t *members,
                                      int count, const cotile_schedule_options_t *options,
                                      MlirAttribute *out_schedule) {
  cotile_plan_facts_t facts;
  cotile_plan_t plan;
  cotile_schedule_fields_t fields;
  find_facts(shared, options, &facts);
  COTILE_RETURN_IF_ERROR(cotile_override_contraction(&options->overrides, dispatch, members, count,
                                                     options->machine, &facts));
  cotile_plan_make(&facts, options->machine, &plan);
  cotile_plan_to_fields(&plan, &fields);
  COTILE_RETURN_IF_ERROR(cotile_schedule_contraction(shared, function, &plan, options->arena));
  *out_schedule = cotile_schedule_attribute_make(mlirOperationGetContext(function), &fields);
  if (count > 1)
    cotile_report_add(options->report, dispatch, mlirOperationGetParentOperation(dispatch), members,
                      count, &facts, &plan, options->machine, *out_schedule);
  return COTILE_SUCCESS;
}

// The dispatch, in no block, with shared products and without the user's attributes.
static MlirOperation share_products(MlirOperation dispatch, cotile_arena_t *arena) {
  MlirOperation shared = mlirOperationClone(dispatch);
  cotile_contraction_t *members = COTILE_ARENA_NEW(arena, COTILE_MAX_GROUP, cotile_contraction_t);
  int count = find_members(shared, members);
  for (int i = 0; i < count; i++)
    mlirOperationRemoveAttributeByName(members[i].op, cotile_str(COTILE_SCHEDULE_ATTRIBUTE));
  cotile_share_products(members, count);
  return shared;
}

static MlirAttribute loops_attribute(MlirContext context, int64_t tile,
                                     const cotile_schedule_options_t *options) {
  const cotile_machine_t *machine = options->machine;
  const char *threads = "";
  if (machine->is_gpu)
    threads = cotile_arena_format(options->arena, ", threads = %d", machine->gpu.loop_threads);
  return cotile_attribute(context,
                          cotile_arena_format(options->arena, "{kind = \"loops\", tile = %lld%s}",
                                              (long long)tile, threads));
}

static cotile_status_t schedule_dispatch(MlirOperation dispatch,
                                         const cotile_schedule_options_t *options) {
  MlirOperation function;
  MlirContext context = mlirOperationGetContext(dispatch);
  cotile_contraction_t *members =
      COTILE_ARENA_NEW(options->arena, COTILE_MAX_GROUP, cotile_contraction_t);
  int count = find_members(dispatch, members);
  build_executable(dispatch, &function);
  MlirAttribute schedule;
  if (count > 0) {
    MlirOperation shared = share_products(dispatch, options->arena);
    cotile_status_t status =
        schedule_group(dispatch, shared, function, members, count, options, &schedule);
    mlirOperationDestroy(shared);
    if (status) return status;
  } else {
    int64_t tile;
    COTILE_RETURN_IF_ERROR(cotile_override_refuse(&options->overrides, dispatch));
    COTILE_RETURN_IF_ERROR(
        cotile_schedule_loops(dispatch, function, options->machine, options->arena, &tile));
    schedule = loops_attribute(context, tile, options);
  }
  cotile_update_function_type(function);
  mlirOperationSetAttributeByName(function, cotile_str(COTILE_SCHEDULE_ATTRIBUTE), schedule);
  MlirAttribute equal = cotile_equal_dims(cotile_op_body(dispatch), options->arena);
  if (mlirArrayAttrGetNumElements(equal) > 0)
    mlirOperationSetAttributeByName(function, cotile_str("cotile.equal_dims"), equal);
  replace_by_launch(dispatch);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_schedule_module(MlirModule module,
                                       const cotile_schedule_options_t *options) {
  MlirOperation next, op_of_module = mlirModuleGetOperation(module);
  COTILE_RETURN_IF_ERROR(cotile_overrides_check_names(&options->overrides, module));
  for (MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
       !mlirOperationIsNull(function); function = mlirOperationGetNextInBlock(function)) {
    if (!cotile_op_is(function, "func.func")) continue;
    for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
         !mlirOperationIsNull(op); op = next) {
      next = mlirOperationGetNextInBlock(op);
      if (cotile_op_is(op, "flow.dispatch.workgroups"))
        COTILE_RETURN_IF_ERROR(schedule_dispatch(op, options));
    }
  }
  // Not canonicalize: it drops loops of one iteration from a forall, whose rank is the contract.
  return cotile_run_passes(op_of_module,
                           "builtin.module(flow.executable(func.func(cse)),func.func(cse))");
}
