// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/gpu/gpu_kernel.h"

#include <stdio.h>
#include <string.h>

#include "base/size.h"
#include "compiler/codegen/gpu/spirv_target.h"
#include "compiler/codegen/vector_ops.h"
#include "ir/query.h"

// --- Elements in memory ---

// f16 is moved as it is; others as on CPUs.
static MlirType storage_of(MlirContext context, MlirType element) {
  return mlirTypeIsAF16(element) ? element : cotile_storage_of(context, element);
}

static cotile_status_t check_tensor(const cotile_gpu_kernel_t *kernel, MlirValue tensor) {
  const char *where =
      cotile_location_text(kernel->cloner.arena, mlirOperationGetLocation(kernel->source));
  MlirType type = mlirValueGetType(tensor);
  cotile_element_t element;
  if (!cotile_element_from_type(cotile_element_of(tensor), &element) || element == COTILE_F64)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "%s: kernels for %s cannot have %s", where,
                              kernel->machine->gpu.profile,
                              cotile_type_text(kernel->cloner.arena, type));
  int64_t count = 1;
  for (int i = 0; i < (int)mlirShapedTypeGetRank(type); i++) {
    int64_t size = cotile_static_dim(type, i);
    if (size >= 0 && (!cotile_mul(count, size, &count) || count > COTILE_GPU_MOST_ELEMENTS))
      return COTILE_MAKE_STATUS(
          COTILE_UNSUPPORTED, "%s: %s has more elements than the 32-bit indices of %s reach", where,
          cotile_type_text(kernel->cloner.arena, type), kernel->machine->gpu.profile);
  }
  return COTILE_SUCCESS;
}

// --- The frame ---

// A cotile_dim_fn.
static MlirValue find_dim(void *user, cotile_builder_t *builder, intptr_t argument, int dim) {
  cotile_gpu_kernel_t *kernel = user;
  MlirBlock arguments = cotile_op_body(kernel->source);
  intptr_t count = mlirBlockGetNumArguments(arguments), end = dim < 0 ? count : argument;
  intptr_t at = cotile_tensor_arguments(arguments, count) + 1;
  for (intptr_t i = 0; i < end; i++)
    at += cotile_dynamic_dims(mlirValueGetType(mlirBlockGetArgument(arguments, i)));
  MlirType type = mlirValueGetType(mlirBlockGetArgument(arguments, argument));
  for (int i = 0; i < dim; i++) at += cotile_static_dim(type, i) < 0;
  if (dim < 0) at += argument - cotile_tensor_arguments(arguments, argument);
  MlirValue size = mlirBlockGetArgument(cotile_op_body(kernel->function), at);
  return cotile_build_value(builder, "arith.index_cast", mlirIndexTypeGet(builder->context), 1,
                            &size, NULL);
}

static MlirType argument_type(const cotile_gpu_kernel_t *kernel, MlirValue tensor) {
  MlirContext context = kernel->builder.context;
  int64_t shape = mlirShapedTypeGetDynamicSize();
  MlirAttribute space = cotile_attribute(context, kernel->target->tensor_space);
  return mlirMemRefTypeContiguousGet(storage_of(context, cotile_element_of(tensor)), 1, &shape,
                                     space);
}

static cotile_status_t add_arguments(cotile_gpu_kernel_t *kernel) {
  MlirBlock arguments = cotile_op_body(kernel->source), body = cotile_op_body(kernel->function);
  MlirType i32 = mlirIntegerTypeGet(kernel->builder.context, 32);
  intptr_t count = mlirBlockGetNumArguments(arguments);
  int scalars = 1;
  for (intptr_t i = 0; i < count; i++) {
    MlirValue tensor = mlirBlockGetArgument(arguments, i);
    if (!cotile_is_ranked_tensor(tensor)) {
      scalars++;
      continue;
    }
    COTILE_RETURN_IF_ERROR(check_tensor(kernel, tensor));
    mlirBlockAddArgument(body, argument_type(kernel, tensor), kernel->builder.location);
    scalars += cotile_dynamic_dims(mlirValueGetType(tensor));
  }
  for (int i = 0; i < scalars; i++) mlirBlockAddArgument(body, i32, kernel->builder.location);
  if (4 * scalars <= kernel->machine->gpu.push_constant_bytes) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(
      COTILE_UNSUPPORTED, "%s: a kernel for %s can have %d dynamic dimensions at most, not %d",
      cotile_location_text(kernel->cloner.arena, mlirOperationGetLocation(kernel->source)),
      cotile_gpu_name(&kernel->machine->gpu), kernel->machine->gpu.push_constant_bytes / 4 - 1,
      scalars - 1);
}

static MlirOperation build_named(cotile_builder_t *builder, const char *op, MlirAttribute name) {
  MlirNamedAttribute attribute = cotile_named(builder->context, "sym_name", name);
  return cotile_build(
      builder, &(cotile_op_spec_t){
                   .name = op, .attribute_count = 1, .attributes = &attribute, .region_count = 1});
}

static MlirOperation build_function(cotile_builder_t *builder, MlirAttribute name) {
  MlirContext context = builder->context;
  MlirType type = mlirFunctionTypeGet(context, 0, NULL, 0, NULL);
  MlirNamedAttribute attributes[] = {
      cotile_named(context, "sym_name", name),
      cotile_named(context, "function_type", mlirTypeAttrGet(type)),
      cotile_named(context, "gpu.kernel", mlirUnitAttrGet(context)),
  };
  return cotile_build(builder, &(cotile_op_spec_t){.name = "gpu.func",
                                                   .attribute_count = 3,
                                                   .attributes = attributes,
                                                   .region_count = 1});
}

static MlirValue build_id(cotile_builder_t *builder, const char *op, const char *dimension) {
  char text[48];
  snprintf(text, sizeof text, "{dimension = #gpu<dim %s>}", dimension);
  return cotile_build_value(builder, op, mlirIndexTypeGet(builder->context), 0, NULL, text);
}

static void build_ids(cotile_gpu_kernel_t *kernel) {
  cotile_builder_t *builder = &kernel->builder;
  MlirValue row = cotile_build_mul(builder, build_id(builder, "gpu.block_id", "y"),
                                   build_id(builder, "gpu.grid_dim", "x"));
  kernel->thread = build_id(builder, "gpu.thread_id", "x");
  kernel->workgroup = cotile_build_add(builder, row, build_id(builder, "gpu.block_id", "x"));
  MlirBlock arguments = cotile_op_body(kernel->source);
  intptr_t tensors = cotile_tensor_arguments(arguments, mlirBlockGetNumArguments(arguments));
  MlirValue count = mlirBlockGetArgument(builder->block, tensors);
  count = cotile_build_value(builder, "arith.index_cast", mlirIndexTypeGet(builder->context), 1,
                             &count, NULL);
  MlirValue is_in_grid = cotile_build_compare(builder, "ult", kernel->workgroup, count);
  kernel->in_grid = cotile_build_if(builder, is_in_grid, 0, NULL);
}

cotile_status_t cotile_gpu_kernel_begin(cotile_gpu_kernel_t *kernel, cotile_arena_t *arena,
                                        const cotile_machine_t *machine, MlirModule kernels,
                                        MlirOperation executable, int64_t threads) {
  *kernel =
      (cotile_gpu_kernel_t){.target = &cotile_spirv_target, .machine = machine, .threads = threads};
  COTILE_RETURN_IF_ERROR(cotile_executable_function(executable, &kernel->source, &kernel->forall));
  cotile_builder_t *builder = &kernel->builder;
  *builder = cotile_builder_at_end(mlirModuleGetContext(kernels), mlirModuleGetBody(kernels));
  builder->location = mlirOperationGetLocation(kernel->source);
  kernel->cloner = (cotile_cloner_t){.builder = builder,
                                     .arena = arena,
                                     .arguments = cotile_op_body(kernel->source),
                                     .dim = find_dim,
                                     .user = kernel};
  MlirAttribute name = cotile_op_attribute(executable, "sym_name");
  kernel->module = build_named(builder, "gpu.module", name);
  builder->block = cotile_op_body(kernel->module);
  kernel->function = build_function(builder, name);
  builder->block = cotile_op_body(kernel->function);
  cotile_status_t status = add_arguments(kernel);
  if (status) return cotile_gpu_kernel_end(kernel, status);
  build_ids(kernel);
  return COTILE_SUCCESS;
}

static cotile_status_t finish(cotile_gpu_kernel_t *kernel) {
  cotile_builder_t *builder = &kernel->builder;
  cotile_build_if_end_alone(builder, &kernel->in_grid);
  cotile_build_effect(builder, "gpu.return", 0, NULL, NULL);
  cotile_update_function_type(kernel->function);
  return kernel->target->finish(kernel);
}

cotile_status_t cotile_gpu_kernel_end(cotile_gpu_kernel_t *kernel, cotile_status_t status) {
  if (!status) status = finish(kernel);
  if (status) mlirOperationDestroy(kernel->module);
  return status;
}

// --- Memory ---

MlirValue cotile_gpu_shared_array(cotile_gpu_kernel_t *kernel, MlirType element, int rank,
                                  const int64_t *shape) {
  return kernel->target->shared_array(kernel, element, rank, shape);
}

enum { MOST_INDICES = 4 };

MlirValue cotile_gpu_load(cotile_builder_t *builder, MlirValue memref, intptr_t rank,
                          const MlirValue *indices) {
  MlirValue operands[1 + MOST_INDICES] = {memref};
  for (intptr_t i = 0; i < rank; i++) operands[1 + i] = indices[i];
  return cotile_build_value(builder, "memref.load", cotile_element_of(memref), 1 + rank, operands,
                            NULL);
}

void cotile_gpu_store(cotile_builder_t *builder, MlirValue value, MlirValue memref, intptr_t rank,
                      const MlirValue *indices) {
  MlirValue operands[2 + MOST_INDICES] = {value, memref};
  for (intptr_t i = 0; i < rank; i++) operands[2 + i] = indices[i];
  cotile_build_effect(builder, "memref.store", 2 + rank, operands, NULL);
}

void cotile_gpu_barrier(cotile_builder_t *builder) {
  cotile_build_effect(builder, "gpu.barrier", 0, NULL, NULL);
}

// --- Tensors ---

static void bind_tensor(void *user, cotile_tensor_t *tensor) {
  cotile_gpu_kernel_t *kernel = user;
  intptr_t binding = cotile_tensor_arguments(cotile_op_body(kernel->source), tensor->view.argument);
  tensor->base = mlirBlockGetArgument(cotile_op_body(kernel->function), binding);
}

static MlirValue first_index(cotile_builder_t *builder, const cotile_elements_t *elements) {
  return cotile_build_add(builder, elements->index, elements->tensor->view.offset);
}

static MlirValue lane_index(cotile_builder_t *builder, const cotile_elements_t *elements,
                            MlirValue first, int lane) {
  if (elements->steps.ptr)
    return cotile_build_add(builder, first, cotile_build_lane(builder, elements->steps, lane));
  MlirValue step = cotile_build_index(builder, lane);
  if (elements->stride.ptr) step = cotile_build_mul(builder, step, elements->stride);
  return cotile_build_add(builder, first, step);
}

// Lanes that may not be touched are loaded from where lane 0 is.
static MlirValue load_elements(void *user, const cotile_elements_t *elements) {
  cotile_gpu_kernel_t *kernel = user;
  cotile_builder_t *builder = &kernel->builder;
  const cotile_tensor_t *tensor = elements->tensor;
  MlirValue lanes[COTILE_GPU_LANES], first = first_index(builder, elements);
  if (elements->lanes == 0)
    return cotile_from_storage(builder, cotile_gpu_load(builder, tensor->base, 1, &first),
                               tensor->element);
  for (int i = 0; i < elements->lanes; i++) {
    MlirValue at = lane_index(builder, elements, first, i);
    if (i > 0 && elements->mask.ptr)
      at = cotile_build_value(
          builder, "arith.select", mlirValueGetType(at),
          COTILE_VALUES(cotile_build_lane(builder, elements->mask, i), at, first), NULL);
    lanes[i] = cotile_gpu_load(builder, tensor->base, 1, &at);
  }
  MlirType type = cotile_vector_of(elements->lanes, cotile_element_of(tensor->base));
  return cotile_from_storage(
      builder,
      cotile_build_value(builder, "vector.from_elements", type, elements->lanes, lanes, NULL),
      tensor->element);
}

static void store_elements(void *user, const cotile_elements_t *elements, MlirValue value) {
  cotile_gpu_kernel_t *kernel = user;
  cotile_builder_t *builder = &kernel->builder;
  MlirValue base = elements->tensor->base, first = first_index(builder, elements);
  value = cotile_to_storage(builder, value, cotile_element_of(base));
  if (elements->lanes == 0) {
    cotile_gpu_store(builder, value, base, 1, &first);
    return;
  }
  for (int i = 0; i < elements->lanes; i++) {
    MlirValue lane = cotile_build_lane(builder, value, i),
              at = lane_index(builder, elements, first, i);
    cotile_branch_t branch;
    if (elements->mask.ptr)
      branch = cotile_build_if(builder, cotile_build_lane(builder, elements->mask, i), 0, NULL);
    cotile_gpu_store(builder, lane, base, 1, &at);
    if (elements->mask.ptr) cotile_build_if_end_alone(builder, &branch);
  }
}

const cotile_tensor_access_t cotile_gpu_access = {bind_tensor, load_elements, store_elements};

// --- Work of all threads ---

enum { MOST_STRAIGHT_PASSES = 16 };

void cotile_gpu_for_items(cotile_gpu_kernel_t *kernel, MlirValue count, cotile_gpu_item_fn emit,
                          void *user) {
  cotile_builder_t *builder = &kernel->builder;
  int64_t constant, threads = kernel->threads;
  if (!cotile_constant_value(count, &constant) || constant > MOST_STRAIGHT_PASSES * threads) {
    cotile_loop_t loop = cotile_build_for(builder, kernel->thread, count,
                                          cotile_build_index(builder, threads), 0, NULL, NULL);
    emit(kernel, loop.iv, user);
    cotile_build_for_end(builder, &loop, 0, NULL, NULL);
    return;
  }
  for (int64_t first = 0; first < constant; first += threads) {
    MlirValue item = cotile_build_add_constant(builder, kernel->thread, first);
    if (constant - first >= threads) {
      emit(kernel, item, user);
      continue;
    }
    MlirValue is_item = cotile_build_compare(builder, "ult", item, count);
    cotile_branch_t branch = cotile_build_if(builder, is_item, 0, NULL);
    emit(kernel, item, user);
    cotile_build_if_end_alone(builder, &branch);
  }
}
