// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/load_program.h"

#include "compiler/hal/checks.h"
#include "compiler/hal/hal_ops.h"
#include "compiler/hal/sizes.h"
#include "compiler/hal/storages.h"
#include "ir/query.h"
#include "ir/reshape.h"

typedef struct packing {
  const cotile_hal_state_t *state;
  const cotile_program_pack_t *pack;
  cotile_builder_t *builder;
  const int64_t *parameter_dims; // see first_dims_of_parameters
  cotile_sizes_t sizes;
  cotile_launch_t need;
} packing_t;

// --- Sizes ---

// Where the dimensions of each parameter begin among those of all.
static const int64_t *first_dims_of_parameters(const cotile_program_t *program,
                                               cotile_arena_t *arena) {
  int64_t *first = COTILE_ARENA_NEW(arena, program->parameter_count + 1, int64_t);
  for (int64_t i = 0; i < program->parameter_count; i++)
    first[i + 1] = first[i] + mlirShapedTypeGetRank(program->parameters[i].type);
  return first;
}

static intptr_t function_argument_count(const cotile_program_pack_t *pack) {
  for (int64_t i = 0; i < pack->count; i++) {
    MlirValue root = cotile_source_of_reshapes(pack->sources[i].value);
    if (mlirValueIsABlockArgument(root))
      return mlirBlockGetNumArguments(mlirBlockArgumentGetOwner(root));
  }
  return 0;
}

static const int64_t *first_dims(const packing_t *packing) {
  intptr_t count = function_argument_count(packing->pack);
  int64_t *first = COTILE_ARENA_NEW(packing->state->arena, count, int64_t);
  for (intptr_t i = 0; i < count; i++) {
    int64_t parameter = packing->pack->parameter_of[i];
    first[i] = parameter < 0 ? COTILE_NO_DIMS : packing->parameter_dims[parameter];
  }
  return first;
}

// Null for arguments that are not packed.
static const MlirValue *dims_of_argument(void *user, intptr_t argument) {
  packing_t *packing = user;
  for (int64_t i = 0; i < packing->pack->count; i++)
    if (packing->pack->arguments[i] == argument)
      return cotile_sizes_dims(&packing->sizes, packing->pack->sources[i].value);
  return NULL;
}

static MlirValue dim_of_argument(void *user, cotile_builder_t *builder, intptr_t argument,
                                 int dim) {
  (void)builder; // the one of the sizes
  const MlirValue *dims = dims_of_argument(user, argument);
  return dims ? dims[dim] : (MlirValue){NULL};
}

// --- The launch ---

static MlirValue source_buffer(packing_t *packing, const cotile_pack_source_t *source) {
  return source->is_constant ? cotile_hal_constant(packing->builder, source->index)
                             : cotile_hal_argument(packing->builder, source->index);
}

static int64_t append_dynamic_dims(packing_t *packing, MlirValue tensor, MlirValue *out_dims) {
  int64_t count = 0;
  const MlirValue *dims = cotile_sizes_dims(&packing->sizes, tensor);
  for (int i = 0; i < cotile_rank(tensor); i++)
    if (cotile_static_dim(mlirValueGetType(tensor), i) < 0) out_dims[count++] = dims[i];
  return count;
}

static void build_launch(packing_t *packing, const char *kernel, int64_t number) {
  const cotile_program_pack_t *pack = packing->pack;
  cotile_arena_t *arena = packing->state->arena;
  MlirValue *bindings = COTILE_ARENA_NEW(arena, pack->count + 1, MlirValue);
  MlirValue *dims = COTILE_ARENA_NEW(arena, pack->count * COTILE_MAX_RANK, MlirValue);
  MlirValue zero = cotile_build_index(packing->builder, 0);
  cotile_hal_dispatch_spec_t spec = {.kernel = kernel,
                                     .workgroups = packing->need.pack_workgroups,
                                     .scratch = zero,
                                     .flops = zero,
                                     .bytes = packing->need.pack_bytes,
                                     .dims = dims,
                                     .binding_count = pack->count + 1,
                                     .bindings = bindings};
  for (int64_t i = 0; i < pack->count; i++) {
    MlirValue tensor = pack->sources[i].value;
    bindings[i] = source_buffer(packing, &pack->sources[i]);
    spec.dim_count += append_dynamic_dims(packing, tensor, dims + spec.dim_count);
    spec.bytes =
        cotile_build_add(packing->builder, spec.bytes, cotile_sizes_bytes(&packing->sizes, tensor));
  }
  bindings[pack->count] = cotile_hal_result(packing->builder, number, 1, &packing->need.pack_bytes);
  spec.ordinal = cotile_program_add_dispatch(
      packing->state->program, &(cotile_program_dispatch_t){kernel, pack->function, true, 1});
  cotile_hal_dispatch(packing->builder, arena, &spec);
}

static cotile_status_t build_pack(packing_t *packing, int64_t number) {
  cotile_arena_t *arena = packing->state->arena;
  MlirStringRef name = cotile_op_string(packing->pack->executable, "sym_name");
  const char *kernel = cotile_arena_format(arena, "%.*s_pack", (int)name.length, name.data);
  packing->builder->location = mlirOperationGetLocation(packing->pack->executable);
  cotile_sizes_init(&packing->sizes, arena, packing->builder, first_dims(packing), NULL);
  cotile_checks_t checks;
  cotile_checks_init(&checks, arena, packing->builder);
  cotile_checks_executable(&checks, packing->pack->executable, dims_of_argument, packing);
  COTILE_RETURN_IF_ERROR(cotile_codegen_build_launch(
      packing->state->codegen, packing->pack->executable, COTILE_LAUNCH_PACK, packing->builder,
      dim_of_argument, packing, &packing->need));
  build_launch(packing, kernel, number);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_load_program_build(const cotile_hal_state_t *state,
                                          cotile_builder_t *builder) {
  (void)cotile_hal_function(builder, COTILE_LOAD_SYMBOL);
  const int64_t *parameter_dims = first_dims_of_parameters(state->program, state->arena);
  for (int64_t i = 0; i < state->program->pack_count; i++) {
    packing_t packing = {.state = state,
                         .pack = &state->program->packs[i],
                         .builder = builder,
                         .parameter_dims = parameter_dims};
    COTILE_RETURN_IF_ERROR(build_pack(&packing, i));
  }
  cotile_build_effect(builder, "func.return", 0, NULL, NULL);
  return COTILE_SUCCESS;
}
