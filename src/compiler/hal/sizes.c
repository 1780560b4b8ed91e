// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/sizes.h"

#include "base/size.h"
#include "compiler/hal/hal_ops.h"
#include "compiler/hal/memory_plan.h"
#include "compiler/hal/storages.h"
#include "ir/query.h"
#include "ir/reshape.h"

// A product of dynamic dimensions (in a fixed order) and a static factor.
struct cotile_product {
  struct cotile_product *next;
  int64_t count, factor;
  const MlirValue *dims;
  bool is_bytes; // hal.size, which saturates
  MlirValue value;
};

void cotile_sizes_init(cotile_sizes_t *sizes, cotile_arena_t *arena, cotile_builder_t *builder,
                       const int64_t *argument_dims, const int64_t *argument_inputs) {
  *sizes = (cotile_sizes_t){.arena = arena,
                            .builder = builder,
                            .argument_dims = argument_dims,
                            .argument_inputs = argument_inputs};
  cotile_value_map_init(&sizes->tensors, arena);
  cotile_value_map_init(&sizes->scalars, arena);
}

// --- Products ---

static MlirValue build_product(cotile_builder_t *builder, const struct cotile_product *product) {
  if (product->count == 0 || product->factor == 0)
    return cotile_build_index(builder, product->factor);
  if (product->is_bytes)
    return cotile_hal_size(builder, product->count, product->dims, product->factor);
  MlirValue value = product->dims[0];
  for (int64_t i = 1; i < product->count; i++)
    value = cotile_build_mul(builder, value, product->dims[i]);
  return cotile_build_mul_constant(builder, value, product->factor);
}

static bool same_product(const struct cotile_product *a, const struct cotile_product *b) {
  if (a->count != b->count || a->factor != b->factor || a->is_bytes != b->is_bytes) return false;
  for (int64_t i = 0; i < a->count; i++)
    if (!mlirValueEqual(a->dims[i], b->dims[i])) return false;
  return true;
}

static int64_t limited_product(int64_t a, int64_t b) {
  int64_t product;
  if (a < 0 || b < 0 || !cotile_mul(a, b, &product)) return COTILE_SIZE_LIMIT;
  return cotile_min(product, COTILE_SIZE_LIMIT);
}

// By address, for comparisons only: the operands of the first request decide what is printed.
static void sort_dims(int64_t count, MlirValue *dims) {
  for (int64_t i = 1; i < count; i++) {
    MlirValue dim = dims[i];
    int64_t at = i;
    for (; at > 0 && (uintptr_t)dims[at - 1].ptr > (uintptr_t)dim.ptr; at--)
      dims[at] = dims[at - 1];
    dims[at] = dim;
  }
}

static MlirValue find_or_build(cotile_sizes_t *sizes, int64_t count, const MlirValue *dims,
                               int64_t factor, bool is_bytes) {
  MlirValue *dynamic = COTILE_ARENA_NEW(sizes->arena, count, MlirValue);
  MlirValue *sorted = COTILE_ARENA_NEW(sizes->arena, count, MlirValue);
  struct cotile_product key = {.factor = factor, .dims = dynamic, .is_bytes = is_bytes};
  for (int64_t i = 0; i < count; i++) {
    int64_t constant;
    if (cotile_constant_value(dims[i], &constant))
      key.factor = limited_product(key.factor, constant);
    else
      sorted[key.count] = dynamic[key.count] = dims[i], key.count++;
  }
  sort_dims(key.count, sorted);
  struct cotile_product lookup = key;
  lookup.dims = sorted;
  for (struct cotile_product *known = sizes->products; known; known = known->next)
    if (same_product(known, &lookup)) return known->value;
  struct cotile_product *made = COTILE_ARENA_NEW(sizes->arena, 1, struct cotile_product);
  *made = lookup;
  made->value = build_product(sizes->builder, &key);
  made->next = sizes->products;
  sizes->products = made;
  return made->value;
}

MlirValue cotile_sizes_product(cotile_sizes_t *sizes, int64_t count, const MlirValue *dims) {
  return find_or_build(sizes, count, dims, 1, false);
}

MlirValue cotile_sizes_bytes(cotile_sizes_t *sizes, MlirValue tensor) {
  cotile_element_t element = COTILE_I8;
  (void)cotile_element_from_type(cotile_element_of(tensor), &element); // checked before
  return find_or_build(sizes, cotile_rank(tensor), cotile_sizes_dims(sizes, tensor),
                       (int64_t)cotile_element_size(element), true);
}

MlirValue cotile_sizes_add(cotile_builder_t *builder, MlirValue a, MlirValue b) {
  int64_t constant;
  if (cotile_constant_value(a, &constant) && constant == 0) return b;
  if (cotile_constant_value(b, &constant) && constant == 0) return a;
  return cotile_build_min(builder, cotile_build_add(builder, a, b),
                          cotile_build_index(builder, COTILE_SIZE_LIMIT));
}

// --- Scalars ---

static void clone_scalar_op(cotile_sizes_t *sizes, MlirOperation op) {
  MlirOperation clone = mlirOperationClone(op);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++)
    mlirOperationSetOperand(clone, i, cotile_sizes_scalar(sizes, mlirOperationGetOperand(op, i)));
  cotile_builder_t *builder = sizes->builder;
  if (mlirOperationIsNull(builder->before))
    mlirBlockAppendOwnedOperation(builder->block, clone);
  else
    mlirBlockInsertOwnedOperationBefore(builder->block, builder->before, clone);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    cotile_value_map_set_value(&sizes->scalars, mlirOperationGetResult(op, i),
                               mlirOperationGetResult(clone, i));
}

// An element of an input, by its number in row-major order; checked before.
static MlirValue read_element(cotile_sizes_t *sizes, MlirOperation op) {
  MlirValue tensor = mlirOperationGetOperand(op, 0);
  int64_t number = 0, index = 0;
  for (int d = 0; d < cotile_rank(tensor); d++) {
    (void)cotile_constant_value(mlirOperationGetOperand(op, 1 + d), &index);
    number = number * cotile_static_dim(mlirValueGetType(tensor), d) + index;
  }
  intptr_t argument = mlirBlockArgumentGetArgNumber(cotile_source_of_reshapes(tensor));
  return cotile_hal_read(sizes->builder, sizes->argument_inputs[argument], number,
                         mlirValueGetType(mlirOperationGetResult(op, 0)));
}

MlirValue cotile_sizes_scalar(cotile_sizes_t *sizes, MlirValue value) {
  MlirValue known = cotile_value_map_get_value(&sizes->scalars, value);
  if (!mlirValueIsNull(known)) return known;
  MlirOperation op = cotile_defining_op(value);
  if (cotile_op_is(op, "tensor.extract")) {
    MlirValue element = read_element(sizes, op);
    cotile_value_map_set_value(&sizes->scalars, value, element);
    return element;
  }
  if (!cotile_op_is(op, "tensor.dim")) {
    clone_scalar_op(sizes, op);
    return cotile_value_map_get_value(&sizes->scalars, value);
  }
  int64_t dim = 0;
  (void)cotile_constant_value(mlirOperationGetOperand(op, 1), &dim); // checked before
  MlirValue size = cotile_sizes_dims(sizes, mlirOperationGetOperand(op, 0))[dim];
  cotile_value_map_set_value(&sizes->scalars, value, size);
  return size;
}

// --- Dimensions ---

// The dynamic dimensions of tensor.empty and expand_shape are operands, in order.
static MlirValue dim_from_operands(cotile_sizes_t *sizes, MlirOperation op, MlirType type, int dim,
                                   intptr_t first_operand) {
  intptr_t operand = first_operand;
  for (int i = 0; i < dim; i++) operand += cotile_static_dim(type, i) < 0;
  return cotile_sizes_scalar(sizes, mlirOperationGetOperand(op, operand));
}

MlirValue cotile_sizes_group_product(cotile_sizes_t *sizes, MlirOperation reshape, MlirValue tensor,
                                     int group) {
  cotile_reassociation_t groups = cotile_reassociation_of(reshape);
  int begin = cotile_reassociation_begin(&groups, group);
  return cotile_sizes_product(sizes, groups.end[group] - begin,
                              cotile_sizes_dims(sizes, tensor) + begin);
}

// The operand that a dispatch's result takes its shape from.
static MlirValue destination_of(MlirOperation op, MlirValue result) {
  intptr_t first = mlirOperationGetNumOperands(op) - mlirOperationGetNumResults(op);
  return mlirOperationGetOperand(op, first + mlirOpResultGetResultNumber(result));
}

static MlirValue dynamic_dim(cotile_sizes_t *sizes, MlirValue tensor, int dim) {
  MlirType type = mlirValueGetType(tensor);
  MlirOperation op = cotile_defining_op(tensor);
  if (mlirOperationIsNull(op)) {
    int64_t first = sizes->argument_dims[mlirBlockArgumentGetArgNumber(tensor)];
    return cotile_hal_dim(sizes->builder, first + dim);
  }
  if (cotile_op_is(op, "tensor.empty")) return dim_from_operands(sizes, op, type, dim, 0);
  if (cotile_op_is(op, "tensor.expand_shape")) return dim_from_operands(sizes, op, type, dim, 1);
  if (cotile_op_is(op, "tensor.collapse_shape"))
    return cotile_sizes_group_product(sizes, op, mlirOperationGetOperand(op, 0), dim);
  if (cotile_op_is(op, "flow.dispatch"))
    return cotile_sizes_dims(sizes, destination_of(op, tensor))[dim];
  return cotile_sizes_dims(sizes, mlirOperationGetOperand(op, 0))[dim]; // tensor.cast
}

const MlirValue *cotile_sizes_dims(cotile_sizes_t *sizes, MlirValue tensor) {
  MlirValue *dims = cotile_value_map_get(&sizes->tensors, tensor);
  if (dims) return dims;
  int rank = cotile_rank(tensor);
  dims = COTILE_ARENA_NEW(sizes->arena, rank + 1, MlirValue);
  for (int i = 0; i < rank; i++) {
    int64_t size = cotile_static_dim(mlirValueGetType(tensor), i);
    dims[i] = size >= 0 ? cotile_build_index(sizes->builder, size) : dynamic_dim(sizes, tensor, i);
  }
  cotile_value_map_set(&sizes->tensors, tensor, dims);
  return dims;
}
