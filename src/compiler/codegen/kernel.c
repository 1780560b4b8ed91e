// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/kernel.h"

#include <stdio.h>

#include "compiler/codegen/vector_ops.h"
#include "ir/query.h"

static MlirOperation find_op(MlirBlock block, const char *name) {
  MlirOperation op = mlirBlockGetFirstOperation(block);
  while (!mlirOperationIsNull(op) && !cotile_op_is(op, name)) op = mlirOperationGetNextInBlock(op);
  return op;
}

cotile_status_t cotile_executable_function(MlirOperation executable, MlirOperation *out_function,
                                           MlirOperation *out_forall) {
  *out_forall = (MlirOperation){NULL};
  *out_function = find_op(cotile_op_body(executable), "func.func");
  if (!mlirOperationIsNull(*out_function))
    *out_forall = find_op(cotile_op_body(*out_function), "scf.forall");
  if (!mlirOperationIsNull(*out_forall)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INTERNAL, "an executable holds no function with an scf.forall");
}

int cotile_forall_rank(MlirOperation forall) {
  return (int)mlirDenseArrayGetNumElements(cotile_op_attribute(forall, "staticUpperBound"));
}

MlirValue cotile_forall_variable(MlirOperation forall, int i) {
  return mlirBlockGetArgument(cotile_op_body(forall), i);
}

static bool is_constant_list(MlirOperation op, const char *name, int64_t value) {
  MlirAttribute list = cotile_op_attribute(op, name);
  for (intptr_t i = 0; i < mlirDenseArrayGetNumElements(list); i++)
    if (mlirDenseI64ArrayGetElement(list, i) != value) return false;
  return true;
}

cotile_status_t cotile_forall_bound(cotile_cloner_t *cloner, MlirOperation forall, int i,
                                    MlirValue *out) {
  *out = (MlirValue){NULL};
  if (!is_constant_list(forall, "staticLowerBound", 0) ||
      !is_constant_list(forall, "staticStep", 1))
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "an scf.forall that is not normalised");
  MlirAttribute list = cotile_op_attribute(forall, "staticUpperBound");
  cotile_mixed_t bound = {.constant = mlirDenseI64ArrayGetElement(list, i)};
  intptr_t dynamic = 0; // the first operands are the dynamic upper bounds
  int64_t marker = mlirShapedTypeGetDynamicSize();
  for (int before = 0; before < i; before++)
    dynamic += mlirDenseI64ArrayGetElement(list, before) == marker;
  if (bound.constant == marker) bound.value = mlirOperationGetOperand(forall, dynamic);
  return cotile_clone_mixed(cloner, &bound, out);
}

// Dynamic dimensions of the arguments in [0, end) that have bindings.
static int64_t bound_dims(const cotile_kernel_t *kernel, intptr_t end) {
  MlirBlock arguments = cotile_op_body(kernel->source);
  int64_t count = 0;
  for (intptr_t i = 0; i < end; i++)
    if (kernel->is_bound[i])
      count += cotile_dynamic_dims(mlirValueGetType(mlirBlockGetArgument(arguments, i)));
  return count;
}

// Where the dims array has a dimension, or a scalar; -1 if it has not.
static int64_t place_of_dim(const cotile_kernel_t *kernel, intptr_t argument, int dim) {
  MlirBlock arguments = cotile_op_body(kernel->source);
  MlirType type = mlirValueGetType(mlirBlockGetArgument(arguments, argument));
  if (dim < 0)
    return bound_dims(kernel, mlirBlockGetNumArguments(arguments)) + argument -
           cotile_tensor_arguments(arguments, argument);
  if (!kernel->is_bound[argument]) return -1;
  int64_t at = bound_dims(kernel, argument);
  for (int i = 0; i < dim; i++) at += cotile_static_dim(type, i) < 0;
  return at;
}

// A cotile_dim_fn: reads the dims array.
static MlirValue load_dim(void *user, cotile_builder_t *builder, intptr_t argument, int dim) {
  cotile_kernel_t *kernel = user;
  int64_t at = place_of_dim(kernel, argument, dim);
  if (at < 0) return (MlirValue){NULL};
  MlirType index = mlirIndexTypeGet(builder->context);
  MlirValue address =
      cotile_build_address(builder, kernel->dims, index, cotile_build_index(builder, at));
  return cotile_build_scalar_load(builder, index, address);
}

static MlirOperation build_function(cotile_builder_t *builder, const char *name) {
  MlirContext context = builder->context;
  MlirType type = cotile_type(context, "(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()");
  MlirNamedAttribute attributes[] = {
      cotile_named(context, "sym_name", mlirStringAttrGet(context, cotile_str(name))),
      cotile_named(context, "function_type", mlirTypeAttrGet(type)),
  };
  MlirOperation function = cotile_build(builder, &(cotile_op_spec_t){.name = "func.func",
                                                                     .attribute_count = 2,
                                                                     .attributes = attributes,
                                                                     .region_count = 1});
  for (intptr_t i = 0; i < mlirFunctionTypeGetNumInputs(type); i++)
    mlirBlockAddArgument(cotile_op_body(function), mlirFunctionTypeGetInput(type, i),
                         builder->location);
  return function;
}

void cotile_kernel_begin(cotile_kernel_t *kernel, cotile_arena_t *arena, MlirModule module,
                         const char *name, MlirOperation source, MlirOperation forall,
                         bool *is_bound) {
  *kernel = (cotile_kernel_t){.source = source, .forall = forall, .is_bound = is_bound};
  MlirBlock arguments = cotile_op_body(source);
  if (!is_bound) {
    intptr_t count = mlirBlockGetNumArguments(arguments);
    kernel->is_bound = COTILE_ARENA_NEW(arena, count, bool);
    for (intptr_t i = 0; i < count; i++)
      kernel->is_bound[i] = cotile_is_ranked_tensor(mlirBlockGetArgument(arguments, i));
  }
  cotile_builder_t *builder = &kernel->builder;
  *builder = cotile_builder_at_end(mlirOperationGetContext(source), mlirModuleGetBody(module));
  kernel->function = build_function(builder, name);
  MlirBlock body = builder->block = cotile_op_body(kernel->function);
  kernel->bindings = mlirBlockGetArgument(body, 0);
  kernel->dims = mlirBlockGetArgument(body, 1);
  kernel->workgroup =
      cotile_build_value(builder, "arith.index_cast", mlirIndexTypeGet(builder->context),
                         COTILE_VALUES(mlirBlockGetArgument(body, 2)), NULL);
  kernel->scratch = mlirBlockGetArgument(body, 3);
  kernel->cloner = (cotile_cloner_t){
      .builder = builder, .arena = arena, .arguments = arguments, .dim = load_dim, .user = kernel};
}

void cotile_kernel_end(cotile_kernel_t *kernel) {
  cotile_build_effect(&kernel->builder, "func.return", 0, NULL, NULL);
}

MlirValue cotile_kernel_binding(cotile_kernel_t *kernel, intptr_t index) {
  cotile_builder_t *builder = &kernel->builder;
  MlirValue address =
      cotile_build_byte_address(builder, kernel->bindings, cotile_build_index(builder, 8 * index));
  return cotile_build_pointer_load(builder, address);
}

MlirValue cotile_kernel_argument(cotile_kernel_t *kernel, intptr_t argument) {
  intptr_t binding = 0;
  for (intptr_t i = 0; i < argument; i++) binding += kernel->is_bound[i];
  return cotile_kernel_binding(kernel, binding);
}

cotile_status_t cotile_bind_forall(cotile_cloner_t *cloner, MlirOperation forall,
                                   MlirValue workgroup, int count, const int *order) {
  cotile_builder_t *builder = cloner->builder;
  MlirValue rest = workgroup;
  for (int i = 0; i < count; i++) {
    MlirValue value = rest;
    if (i + 1 < count) {
      MlirValue bound;
      COTILE_RETURN_IF_ERROR(cotile_forall_bound(cloner, forall, order[i], &bound));
      value = cotile_build_rem(builder, rest, bound);
      rest = cotile_build_div(builder, rest, bound);
    }
    cotile_cloner_set(cloner, cotile_forall_variable(forall, order[i]), value);
  }
  return COTILE_SUCCESS;
}

cotile_status_t cotile_kernel_bind_variables(cotile_kernel_t *kernel, int count, const int *order) {
  return cotile_bind_forall(&kernel->cloner, kernel->forall, kernel->workgroup, count, order);
}

// --- Tensors ---

static void bind_tensor(void *user, cotile_tensor_t *tensor) {
  cotile_kernel_t *kernel = user;
  tensor->base =
      cotile_build_address(&kernel->builder, cotile_kernel_argument(kernel, tensor->view.argument),
                           tensor->element, tensor->view.offset);
}

static cotile_lanes_t lanes_of(cotile_kernel_t *kernel, const cotile_elements_t *elements) {
  const cotile_tensor_t *tensor = elements->tensor;
  MlirValue address =
      cotile_build_address(&kernel->builder, tensor->base, tensor->element, elements->index);
  return (cotile_lanes_t){elements->lanes,  tensor->element, address,
                          elements->stride, elements->steps, elements->mask};
}

static MlirValue load_elements(void *user, const cotile_elements_t *elements) {
  cotile_kernel_t *kernel = user;
  cotile_lanes_t lanes = lanes_of(kernel, elements);
  return elements->lanes ? cotile_build_vector_load(&kernel->builder, &lanes)
                         : cotile_build_scalar_load(&kernel->builder, lanes.element, lanes.address);
}

static void store_elements(void *user, const cotile_elements_t *elements, MlirValue value) {
  cotile_kernel_t *kernel = user;
  cotile_lanes_t lanes = lanes_of(kernel, elements);
  cotile_build_vector_store(&kernel->builder, &lanes, value);
}

const cotile_tensor_access_t cotile_pointer_access = {bind_tensor, load_elements, store_elements};
