// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of a host program: sizes and checks, so that a wrong input fails before anything is
// announced or computed; what launches need; buffers; then the launches in program order.
#include "compiler/hal/host_function.h"

#include <string.h>

#include "compiler/codegen/gpu/gpu_kernel.h"
#include "compiler/hal/checks.h"
#include "compiler/hal/hal_ops.h"
#include "compiler/hal/hazards.h"
#include "compiler/hal/host_arguments.h"
#include "compiler/hal/host_buffers.h"
#include "compiler/hal/host_sizes.h"
#include "ir/query.h"
#include "ir/reshape.h"

typedef struct launch {
  MlirOperation executable;
  cotile_launch_t need;
  int64_t pack; // of the program, or -1
} launch_t;

typedef struct frame {
  const cotile_hal_state_t *state;
  MlirOperation function;
  const char *name;
  cotile_builder_t builder;
  cotile_host_arguments_t arguments;
  cotile_storages_t storages;
  cotile_sizes_t sizes;
  launch_t *launches; // one per step
  int64_t *packs;     // of the program: the function's last buffers
  int64_t pack_count;
  cotile_host_buffers_t buffers;
} frame_t;

static MlirOperation executable_of(const cotile_hal_state_t *state, MlirOperation dispatch) {
  return mlirSymbolTableLookup(state->symbols, cotile_op_string(dispatch, "executable"));
}

// --- Sizes and checks ---

typedef struct dispatch_dims {
  cotile_sizes_t *sizes;
  MlirOperation dispatch;
} dispatch_dims_t;

static const MlirValue *dims_of_argument(void *user, intptr_t argument) {
  const dispatch_dims_t *dims = user;
  return cotile_sizes_dims(dims->sizes, mlirOperationGetOperand(dims->dispatch, argument));
}

// A cotile_dim_fn.
static MlirValue dim_of_argument(void *user, cotile_builder_t *builder, intptr_t argument,
                                 int dim) {
  (void)builder; // the one of the sizes
  const dispatch_dims_t *dims = user;
  if (dim < 0)
    return cotile_sizes_scalar(dims->sizes, mlirOperationGetOperand(dims->dispatch, argument));
  return dims_of_argument(user, argument)[dim];
}

static bool is_dynamic(MlirValue operand) {
  return cotile_is_ranked_tensor(operand) &&
         !mlirShapedTypeHasStaticShape(mlirValueGetType(operand));
}

// Kernels for GPUs find elements by 32-bit indices; static sizes were checked with the kernel.
static void check_elements(frame_t *frame, cotile_checks_t *checks, MlirOperation dispatch) {
  cotile_arena_t *arena = frame->state->arena;
  MlirStringRef name = cotile_op_string(dispatch, "executable");
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(dispatch); i++) {
    MlirValue tensor = mlirOperationGetOperand(dispatch, i);
    if (!is_dynamic(tensor)) continue;
    MlirValue count = cotile_sizes_product(&frame->sizes, cotile_rank(tensor),
                                           cotile_sizes_dims(&frame->sizes, tensor));
    cotile_checks_at_most(
        checks, count, COTILE_GPU_MOST_ELEMENTS,
        cotile_arena_format(arena, "%.*s: too many elements of argument %ld for 32-bit indices",
                            (int)name.length, name.data, (long)i));
  }
}

// A result that is tied to an argument is as large.
static void check_tied_sizes(frame_t *frame, cotile_checks_t *checks, MlirOperation terminator) {
  MlirBlock block = cotile_op_body(frame->function);
  for (int64_t i = 0; i < frame->storages.result_count; i++) {
    if (frame->storages.ties[i] < 0) continue;
    MlirValue result = mlirOperationGetOperand(terminator, i);
    MlirValue argument = mlirBlockGetArgument(block, frame->storages.ties[i]);
    for (int d = 0; d < cotile_rank(result); d++)
      cotile_checks_equal(
          checks, cotile_sizes_dims(&frame->sizes, result)[d],
          cotile_sizes_dims(&frame->sizes, argument)[d],
          cotile_arena_format(frame->state->arena,
                              "dimension %d of result %lld and of the input that it is tied to "
                              "must be equal",
                              d, (long long)i));
  }
}

static void build_sizes(frame_t *frame) {
  cotile_checks_t checks;
  bool is_gpu = frame->state->codegen->machine->is_gpu;
  cotile_checks_init(&checks, frame->state->arena, &frame->builder);
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(frame->function));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    frame->builder.location = mlirOperationGetLocation(op);
    cotile_host_sizes_build(&frame->sizes, &checks, op);
    if (cotile_op_is(op, "func.return")) check_tied_sizes(frame, &checks, op);
    if (!cotile_op_is(op, "flow.dispatch")) continue;
    dispatch_dims_t dims = {&frame->sizes, op};
    cotile_checks_executable(&checks, executable_of(frame->state, op), dims_of_argument, &dims);
    if (is_gpu) check_elements(frame, &checks, op);
  }
}

// --- Launches ---

static cotile_pack_source_t pack_source(const frame_t *frame, MlirValue value, bool *out_is_known) {
  MlirValue root = cotile_source_of_reshapes(value);
  MlirAttribute constant = {NULL};
  *out_is_known = true;
  if (mlirValueIsABlockArgument(root)) {
    const cotile_host_argument_t *argument =
        &frame->arguments.items[mlirBlockArgumentGetArgNumber(root)];
    *out_is_known = argument->kind != COTILE_ARGUMENT_INPUT;
    return (cotile_pack_source_t){argument->kind == COTILE_ARGUMENT_CONSTANT, argument->index,
                                  value};
  }
  MlirOperation op = cotile_defining_op(root);
  if (cotile_op_is(op, "arith.constant")) constant = cotile_op_attribute(op, "value");
  *out_is_known = !mlirAttributeIsNull(constant);
  if (!*out_is_known) return (cotile_pack_source_t){.value = value};
  return (cotile_pack_source_t){
      true, cotile_program_constant(frame->state->program, frame->state->arena, constant), value};
}

static const int64_t *parameters_of_arguments(const frame_t *frame) {
  int64_t count = frame->arguments.count;
  int64_t *parameters = COTILE_ARENA_NEW(frame->state->arena, count, int64_t);
  for (int64_t i = 0; i < count; i++) {
    const cotile_host_argument_t *argument = &frame->arguments.items[i];
    parameters[i] = argument->kind == COTILE_ARGUMENT_PARAMETER ? argument->index : -1;
  }
  return parameters;
}

static cotile_status_t find_pack(frame_t *frame, launch_t *launch, MlirOperation dispatch) {
  cotile_arena_t *arena = frame->state->arena;
  int64_t count = launch->need.pack_argument_count;
  cotile_pack_source_t *sources = COTILE_ARENA_NEW(arena, count, cotile_pack_source_t);
  intptr_t *arguments = COTILE_ARENA_NEW(arena, count, intptr_t);
  for (int64_t i = 0; i < count; i++) {
    bool is_known;
    arguments[i] = launch->need.pack_arguments[i];
    sources[i] = pack_source(frame, mlirOperationGetOperand(dispatch, arguments[i]), &is_known);
    if (!is_known)
      return COTILE_MAKE_STATUS(COTILE_INTERNAL,
                                "%s: argument %ld is packed at load, but computed by the call",
                                frame->name, (long)arguments[i]);
  }
  launch->pack =
      cotile_program_pack(frame->state->program,
                          &(cotile_program_pack_t){launch->executable, frame->name, arguments,
                                                   sources, count, parameters_of_arguments(frame)});
  for (int64_t i = 0; i < frame->pack_count; i++)
    if (frame->packs[i] == launch->pack) return COTILE_SUCCESS;
  frame->packs[frame->pack_count++] = launch->pack;
  return COTILE_SUCCESS;
}

static cotile_status_t build_launches(frame_t *frame) {
  for (int64_t i = 0; i < frame->storages.step_count; i++) {
    MlirOperation dispatch = frame->storages.steps[i].op;
    launch_t *launch = &frame->launches[i];
    dispatch_dims_t dims = {&frame->sizes, dispatch};
    frame->builder.location = mlirOperationGetLocation(dispatch);
    launch->executable = executable_of(frame->state, dispatch);
    launch->pack = -1;
    COTILE_RETURN_IF_ERROR(cotile_codegen_build_launch(frame->state->codegen, launch->executable,
                                                       COTILE_LAUNCH_MAIN, &frame->builder,
                                                       dim_of_argument, &dims, &launch->need));
    if (launch->need.has_pack) COTILE_RETURN_IF_ERROR(find_pack(frame, launch, dispatch));
  }
  return COTILE_SUCCESS;
}

static bool is_in_pack(const launch_t *launch, intptr_t argument) {
  if (!launch->need.has_pack) return false;
  for (intptr_t i = 0; i < launch->need.pack_argument_count; i++)
    if (launch->need.pack_arguments[i] == argument) return true;
  return false;
}

// True if a tensor of an executable is nothing but an operand of contractions.
static bool is_only_contracted(MlirValue tensor) {
  for (MlirOpOperand use = mlirValueGetFirstUse(tensor); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    char iterators[64];
    int count = cotile_op_is_dialect(user, "linalg")
                    ? cotile_iterator_types(user, iterators, (int)sizeof iterators)
                    : 0;
    if (cotile_op_is(user, "tensor.dim") || (count > 0 && memchr(iterators, 'r', (size_t)count)))
      continue;
    if (!cotile_op_is_dialect(user, "tensor") || mlirOperationGetNumResults(user) != 1 ||
        !is_only_contracted(mlirOperationGetResult(user, 0)))
      return false;
  }
  return true;
}

// True if the kernel reads an argument from its pack alone.
static bool is_packed(const launch_t *launch, intptr_t argument) {
  if (!is_in_pack(launch, argument)) return false;
  MlirOperation function = mlirBlockGetFirstOperation(cotile_op_body(launch->executable));
  return is_only_contracted(mlirBlockGetArgument(cotile_op_body(function), argument));
}

// --- Buffers ---

static void need_buffer(frame_t *frame, const cotile_storage_t *storage) {
  if (storage && storage->kind == COTILE_STORAGE_ARGUMENT &&
      frame->arguments.items[storage->index].kind != COTILE_ARGUMENT_CONSTANT)
    (void)cotile_host_arguments_buffer(&frame->arguments, storage->index);
}

// Afterwards the function's buffers are numbered.
static void find_needed_buffers(frame_t *frame) {
  for (int64_t i = 0; i < frame->storages.step_count; i++) {
    const cotile_step_t *step = &frame->storages.steps[i];
    for (int64_t k = 0; k < step->input_count; k++)
      if (!is_packed(&frame->launches[i], k)) need_buffer(frame, step->bindings[k]);
    for (int64_t k = 0; k < step->output_count; k++) need_buffer(frame, step->initial[k]);
  }
  for (int64_t i = 0; i < frame->storages.result_count; i++)
    need_buffer(frame, frame->storages.result_sources[i]);
}

static MlirValue pack_buffer(frame_t *frame, int64_t pack) {
  int64_t at = 0;
  while (frame->packs[at] != pack) at++;
  return cotile_hal_argument(&frame->builder,
                             frame->arguments.input_count + frame->arguments.parameter_count + at);
}

// --- Steps ---

static int64_t append_dynamic_dims(cotile_sizes_t *sizes, MlirValue tensor, MlirValue *out_dims) {
  int64_t count = 0;
  const MlirValue *dims = cotile_sizes_dims(sizes, tensor);
  for (int i = 0; i < cotile_rank(tensor); i++)
    if (cotile_static_dim(mlirValueGetType(tensor), i) < 0) out_dims[count++] = dims[i];
  return count;
}

static void copy_storage(frame_t *frame, cotile_hazards_t *hazards, const cotile_storage_t *source,
                         const cotile_storage_t *target) {
  if (cotile_hazards_step(hazards, 1, &source, 1, &target)) cotile_hal_barrier(&frame->builder);
  cotile_hal_copy(&frame->builder, cotile_host_buffers_get(&frame->buffers, source),
                  cotile_host_buffers_get(&frame->buffers, target),
                  cotile_sizes_bytes(&frame->sizes, target->tensor));
}

static int64_t add_dispatch(frame_t *frame, const cotile_step_t *step, const char *kernel) {
  return cotile_program_add_dispatch(
      frame->state->program,
      &(cotile_program_dispatch_t){kernel, frame->name, false, step->output_count});
}

// Static sizes first, so that they fold. The sum of memory that exists does not overflow.
static MlirValue binding_bytes(frame_t *frame, MlirOperation dispatch) {
  MlirValue sum = cotile_build_index(&frame->builder, 0);
  for (int is_dynamic = 0; is_dynamic < 2; is_dynamic++)
    for (intptr_t i = 0; i < mlirOperationGetNumOperands(dispatch); i++) {
      MlirValue tensor = mlirOperationGetOperand(dispatch, i);
      if (!cotile_is_ranked_tensor(tensor)) continue;
      bool is_static = mlirShapedTypeHasStaticShape(mlirValueGetType(tensor));
      if (is_static != is_dynamic)
        sum = cotile_build_add(&frame->builder, cotile_sizes_bytes(&frame->sizes, tensor), sum);
    }
  return sum;
}

static void build_dispatch(frame_t *frame, const cotile_step_t *step, const launch_t *launch) {
  cotile_arena_t *arena = frame->state->arena;
  int64_t count = step->input_count + step->output_count;
  MlirValue *bindings = COTILE_ARENA_NEW(arena, count + 1, MlirValue);
  MlirValue *dims = COTILE_ARENA_NEW(arena, count * COTILE_MAX_RANK, MlirValue);
  MlirStringRef kernel = cotile_op_string(launch->executable, "sym_name");
  cotile_hal_dispatch_spec_t spec = {.kernel = cotile_arena_copy(arena, kernel.data, kernel.length),
                                     .workgroups = launch->need.workgroups,
                                     .scratch = launch->need.scratch_bytes,
                                     .flops = launch->need.flops,
                                     .bytes = binding_bytes(frame, step->op),
                                     .dims = dims,
                                     .bindings = bindings};
  for (int64_t i = 0; i < count; i++) {
    MlirValue tensor = mlirOperationGetOperand(step->op, i);
    if (!cotile_is_ranked_tensor(tensor)) continue;
    bindings[spec.binding_count++] =
        is_packed(launch, i) ? cotile_hal_none(&frame->builder)
                             : cotile_host_buffers_get(&frame->buffers, step->bindings[i]);
    spec.dim_count += append_dynamic_dims(&frame->sizes, tensor, dims + spec.dim_count);
  }
  for (int64_t i = 0; i < step->input_count; i++) {
    MlirValue index = mlirOperationGetOperand(step->op, i);
    if (!cotile_is_ranked_tensor(index))
      dims[spec.dim_count++] = cotile_sizes_scalar(&frame->sizes, index);
  }
  if (launch->pack >= 0) bindings[spec.binding_count++] = pack_buffer(frame, launch->pack);
  spec.ordinal = add_dispatch(frame, step, spec.kernel);
  cotile_hal_dispatch(&frame->builder, arena, &spec);
}

static void build_step(frame_t *frame, cotile_hazards_t *hazards, int64_t number) {
  const cotile_step_t *step = &frame->storages.steps[number];
  frame->builder.location = mlirOperationGetLocation(step->op);
  const cotile_storage_t *const *outputs =
      (const cotile_storage_t *const *)step->bindings + step->input_count;
  for (int64_t i = 0; i < step->output_count; i++)
    if (step->initial[i]) copy_storage(frame, hazards, step->initial[i], outputs[i]);
  if (cotile_hazards_step(hazards, step->input_count,
                          (const cotile_storage_t *const *)step->bindings, step->output_count,
                          outputs))
    cotile_hal_barrier(&frame->builder);
  build_dispatch(frame, step, &frame->launches[number]);
}

static void build_assertions(frame_t *frame) {
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(frame->function));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (!cotile_op_is(op, "flow.assert")) continue;
    frame->builder.location = mlirOperationGetLocation(op);
    const cotile_storage_t *found =
        cotile_storages_find(&frame->storages, mlirOperationGetOperand(op, 0));
    cotile_hal_assert(&frame->builder, cotile_host_buffers_get(&frame->buffers, found), op);
  }
}

// Results that the dispatches have not computed in place. What a tied one overwrites may be the
// source of another that is not tied.
static void build_result_copies(frame_t *frame, cotile_hazards_t *hazards) {
  const cotile_storages_t *storages = &frame->storages;
  for (int tied = 0; tied < 2; tied++)
    for (int64_t i = 0; i < storages->result_count; i++)
      if (storages->result_sources[i] && (storages->ties[i] >= 0) == tied)
        copy_storage(frame, hazards, storages->result_sources[i], storages->results[i]);
}

static void build_steps(frame_t *frame) {
  cotile_hazards_t hazards;
  cotile_hazards_init(&hazards, frame->state->arena, frame->buffers.transients,
                      &frame->buffers.plan);
  for (int64_t i = 0; i < frame->storages.step_count; i++) build_step(frame, &hazards, i);
  build_result_copies(frame, &hazards);
  build_assertions(frame);
  cotile_build_effect(&frame->builder, "func.return", 0, NULL, NULL);
}

// --- The whole ---

static void add_facts(const frame_t *frame) {
  cotile_program_t *program = frame->state->program;
  int64_t count = frame->storages.result_count;
  MlirType *results = COTILE_ARENA_NEW(frame->state->arena, count, MlirType);
  int64_t *tied = COTILE_ARENA_NEW(frame->state->arena, count, int64_t);
  for (int64_t i = 0; i < count; i++) {
    int64_t argument = frame->storages.ties[i];
    results[i] = mlirValueGetType(frame->storages.results[i]->tensor);
    tied[i] = argument < 0 ? -1 : frame->arguments.items[argument].index;
  }
  program->functions[program->function_count++] = (cotile_program_function_t){
      .name = frame->name,
      .symbol = cotile_arena_format(frame->state->arena, COTILE_FUNCTION_PREFIX "%s", frame->name),
      .inputs = frame->arguments.inputs,
      .results = results,
      .input_count = frame->arguments.input_count,
      .result_count = count,
      .tied = tied,
      .parameters = frame->arguments.parameters,
      .packs = frame->packs,
      .parameter_count = frame->arguments.parameter_count,
      .pack_count = frame->pack_count};
}

// Per argument of the function, which input it is.
static const int64_t *inputs_of(const frame_t *frame) {
  int64_t *inputs = COTILE_ARENA_NEW(frame->state->arena, frame->arguments.count, int64_t);
  for (int64_t i = 0; i < frame->arguments.count; i++) inputs[i] = frame->arguments.items[i].index;
  return inputs;
}

static void init_frame(frame_t *frame, const cotile_hal_state_t *state, MlirOperation function) {
  cotile_arena_t *arena = state->arena;
  MlirStringRef name = cotile_op_string(function, "sym_name");
  *frame = (frame_t){.state = state,
                     .function = function,
                     .name = cotile_arena_copy(arena, name.data, name.length),
                     .builder = cotile_builder_before(function)};
  cotile_host_arguments_init(&frame->arguments, arena, function, state->program,
                             state->diagnostics);
  cotile_storages_init(&frame->storages, arena, function, state->diagnostics);
  (void)cotile_hal_function(&frame->builder, frame->name);
  cotile_sizes_init(&frame->sizes, arena, &frame->builder, frame->arguments.first_dims,
                    inputs_of(frame));
  frame->launches = COTILE_ARENA_NEW(arena, frame->storages.step_count, launch_t);
  frame->packs = COTILE_ARENA_NEW(arena, frame->storages.step_count, int64_t);
}

cotile_status_t cotile_host_function_lower(const cotile_hal_state_t *state,
                                           MlirOperation function) {
  frame_t frame;
  init_frame(&frame, state, function);
  build_sizes(&frame);
  COTILE_RETURN_IF_ERROR(build_launches(&frame));
  find_needed_buffers(&frame);
  frame.builder.location = mlirOperationGetLocation(function);
  cotile_host_buffers_init(&frame.buffers, state->program, &frame.arguments, &frame.storages,
                           &frame.sizes);
  build_steps(&frame);
  add_facts(&frame);
  return COTILE_SUCCESS;
}
