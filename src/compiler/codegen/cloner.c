// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/codegen/cloner.h"

#include <string.h>

#include "compiler/codegen/kernel.h"
#include "compiler/schedule/layout.h"
#include "ir/query.h"
#include "ir/reshape.h"

typedef struct cotile_clone {
  struct cotile_clone *next;
  MlirValue from, to;
} cotile_clone_t;

void cotile_cloner_set(cotile_cloner_t *cloner, MlirValue from, MlirValue to) {
  cotile_clone_t *clone = COTILE_ARENA_NEW(cloner->arena, 1, cotile_clone_t);
  *clone = (cotile_clone_t){cloner->first, from, to};
  cloner->first = clone;
}

static bool find(const cotile_cloner_t *cloner, MlirValue from, MlirValue *out) {
  for (const cotile_clone_t *clone = cloner->first; clone; clone = clone->next) {
    if (!mlirValueEqual(clone->from, from)) continue;
    *out = clone->to;
    return true;
  }
  return false;
}

static cotile_status_t refuse(cotile_cloner_t *cloner, MlirOperation op, const char *why) {
  MlirStringRef name = cotile_op_name(op);
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "%s: %.*s %s",
                            cotile_location_text(cloner->arena, mlirOperationGetLocation(op)),
                            (int)name.length, name.data, why);
}

static cotile_status_t clone_op(cotile_cloner_t *cloner, MlirOperation op) {
  if (mlirOperationGetNumRegions(op) > 0) return refuse(cloner, op, "is no index arithmetic");
  intptr_t count = mlirOperationGetNumOperands(op);
  MlirValue *operands = COTILE_ARENA_NEW(cloner->arena, count, MlirValue);
  for (intptr_t i = 0; i < count; i++)
    COTILE_RETURN_IF_ERROR(
        cotile_clone_scalar(cloner, mlirOperationGetOperand(op, i), &operands[i]));
  MlirOperation copy = mlirOperationClone(op);
  mlirOperationSetLocation(copy, cloner->builder->location);
  for (intptr_t i = 0; i < count; i++) mlirOperationSetOperand(copy, i, operands[i]);
  cotile_builder_insert(cloner->builder, copy);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    cotile_cloner_set(cloner, mlirOperationGetResult(op, i), mlirOperationGetResult(copy, i));
  return COTILE_SUCCESS;
}

static cotile_status_t clone_argument(cotile_cloner_t *cloner, MlirValue value, MlirValue *out) {
  if (mlirTypeIsAIndex(mlirValueGetType(value)) &&
      mlirBlockEqual(mlirBlockArgumentGetOwner(value), cloner->arguments))
    *out = cloner->dim(cloner->user, cloner->builder, mlirBlockArgumentGetArgNumber(value), -1);
  if (out->ptr) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                            "a kernel depends on a scalar argument or on another loop's counter");
}

cotile_status_t cotile_clone_scalar(cotile_cloner_t *cloner, MlirValue value, MlirValue *out) {
  *out = (MlirValue){NULL};
  if (find(cloner, value, out)) return COTILE_SUCCESS;
  MlirOperation op = cotile_defining_op(value);
  if (mlirOperationIsNull(op)) return clone_argument(cloner, value, out);
  if (!cotile_op_is(op, "tensor.dim")) {
    COTILE_RETURN_IF_ERROR(clone_op(cloner, op));
    (void)find(cloner, value, out);
    return COTILE_SUCCESS;
  }
  int64_t dim;
  if (!cotile_constant_value(mlirOperationGetOperand(op, 1), &dim))
    return refuse(cloner, op, "has an index that is not constant");
  COTILE_RETURN_IF_ERROR(cotile_clone_dim(cloner, mlirOperationGetOperand(op, 0), (int)dim, out));
  cotile_cloner_set(cloner, value, *out);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_clone_mixed(cotile_cloner_t *cloner, const cotile_mixed_t *mixed,
                                   MlirValue *out) {
  *out = (MlirValue){NULL};
  if (mixed->value.ptr) return cotile_clone_scalar(cloner, mixed->value, out);
  *out = cotile_build_index(cloner->builder, mixed->constant);
  return COTILE_SUCCESS;
}

MlirValue cotile_shared_output_init(MlirValue value) {
  if (!mlirValueIsABlockArgument(value)) return value;
  MlirBlock block = mlirBlockArgumentGetOwner(value);
  MlirOperation forall = mlirBlockGetParentOperation(block);
  if (mlirOperationIsNull(forall) || !cotile_op_is(forall, "scf.forall")) return value;
  intptr_t outputs = mlirOperationGetNumResults(forall);
  intptr_t output =
      mlirBlockArgumentGetArgNumber(value) - (mlirBlockGetNumArguments(block) - outputs);
  if (output < 0) return value;
  return mlirOperationGetOperand(forall, mlirOperationGetNumOperands(forall) - outputs + output);
}

// The loops of tensor.collapse_shape or expand_shape that make up dimension `dim` of the shorter
// side.
static MlirAttribute reassociation_group(MlirOperation op, int dim) {
  return mlirArrayAttrGetElement(cotile_op_attribute(op, "reassociation"), dim);
}

static cotile_status_t dim_of_collapse(cotile_cloner_t *cloner, MlirOperation op, int dim,
                                       MlirValue *out) {
  MlirAttribute group = reassociation_group(op, dim);
  *out = cotile_build_index(cloner->builder, 1);
  for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(group); i++) {
    int source = (int)mlirIntegerAttrGetValueInt(mlirArrayAttrGetElement(group, i));
    MlirValue size;
    COTILE_RETURN_IF_ERROR(cotile_clone_dim(cloner, mlirOperationGetOperand(op, 0), source, &size));
    *out = cotile_build_mul(cloner->builder, size, *out);
  }
  return COTILE_SUCCESS;
}

// Dynamic sizes are operands `first`.. in order of the dynamic dimensions.
static cotile_status_t dim_of_operands(cotile_cloner_t *cloner, MlirOperation op, intptr_t first,
                                       int dim, MlirValue *out) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  for (int i = 0; i < dim; i++) first += cotile_static_dim(type, i) < 0;
  return cotile_clone_scalar(cloner, mlirOperationGetOperand(op, first), out);
}

static cotile_status_t dim_of_slice(cotile_cloner_t *cloner, MlirOperation op, int dim,
                                    MlirValue *out) {
  cotile_slice_t slice;
  if (!cotile_slice_read(op, &slice)) return refuse(cloner, op, "has too many dimensions");
  return cotile_clone_mixed(cloner, &slice.size[slice.kept[dim]], out);
}

static cotile_status_t dim_of_argument(cotile_cloner_t *cloner, MlirValue tensor, int dim,
                                       MlirValue *out) {
  if (mlirBlockEqual(mlirBlockArgumentGetOwner(tensor), cloner->arguments))
    *out = cloner->dim(cloner->user, cloner->builder, mlirBlockArgumentGetArgNumber(tensor), dim);
  if (out->ptr) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                            "the size of an argument is needed where it is not known");
}

static bool is_tied_to_last_operand(MlirOperation op) {
  return cotile_op_is_dialect(op, "linalg") || cotile_op_is(op, "tensor.cast");
}

static cotile_status_t dim_of_result(cotile_cloner_t *cloner, MlirValue tensor, int dim,
                                     MlirValue *out) {
  MlirOperation op = cotile_defining_op(tensor);
  intptr_t operands = mlirOperationGetNumOperands(op), results = mlirOperationGetNumResults(op);
  if (is_tied_to_last_operand(op) || cotile_op_is(op, "scf.forall")) {
    intptr_t tied = operands - results + mlirOpResultGetResultNumber(tensor);
    return cotile_clone_dim(cloner, mlirOperationGetOperand(op, tied), dim, out);
  }
  if (cotile_op_is(op, "tensor.extract_slice")) return dim_of_slice(cloner, op, dim, out);
  if (cotile_op_is(op, "tensor.empty")) return dim_of_operands(cloner, op, 0, dim, out);
  if (cotile_op_is(op, "tensor.expand_shape")) return dim_of_operands(cloner, op, 1, dim, out);
  if (cotile_op_is(op, "tensor.collapse_shape")) return dim_of_collapse(cloner, op, dim, out);
  return refuse(cloner, op, "has a result whose size cannot be told");
}

cotile_status_t cotile_clone_dim(cotile_cloner_t *cloner, MlirValue tensor, int dim,
                                 MlirValue *out) {
  *out = (MlirValue){NULL};
  tensor = cotile_shared_output_init(tensor);
  int64_t size = cotile_static_dim(mlirValueGetType(tensor), dim);
  if (size >= 0) {
    *out = cotile_build_index(cloner->builder, size);
    return COTILE_SUCCESS;
  }
  if (mlirValueIsABlockArgument(tensor)) return dim_of_argument(cloner, tensor, dim, out);
  return dim_of_result(cloner, tensor, dim, out);
}

// Row-major strides from the tensor's own shape.
static cotile_status_t set_row_major(cotile_cloner_t *cloner, MlirValue tensor,
                                     cotile_buffer_view_t *view) {
  view->rank = cotile_rank(tensor);
  MlirValue stride = cotile_build_index(cloner->builder, 1);
  for (int i = view->rank - 1; i >= 0; i--) {
    view->stride[i] = stride;
    if (i == 0) break;
    MlirValue size;
    COTILE_RETURN_IF_ERROR(cotile_clone_dim(cloner, tensor, i, &size));
    stride = cotile_build_mul(cloner->builder, size, stride);
  }
  return COTILE_SUCCESS;
}

// Moves along dimension `dim` of a view: what is split gets another start.
static void move_along(cotile_cloner_t *cloner, cotile_buffer_view_t *view, int dim,
                       MlirValue offset) {
  cotile_builder_t *builder = cloner->builder;
  if (!view->split[dim]) {
    view->offset = cotile_build_add(builder, cotile_build_mul(builder, offset, view->stride[dim]),
                                    view->offset);
    return;
  }
  cotile_split_t *moved = COTILE_ARENA_NEW(cloner->arena, 1, cotile_split_t);
  *moved = *view->split[dim];
  moved->start = cotile_build_add(builder, offset, moved->start);
  view->split[dim] = moved;
}

// Keeps dimension `from` as dimension `to`, of which every `step`-th position is left.
static cotile_status_t keep_dim(cotile_cloner_t *cloner, MlirOperation op,
                                const cotile_buffer_view_t *source, int from, MlirValue step,
                                cotile_buffer_view_t *out, int to) {
  int64_t constant;
  out->split[to] = source->split[from];
  out->stride[to] = (MlirValue){NULL};
  if (!out->split[to])
    out->stride[to] = cotile_build_mul(cloner->builder, source->stride[from], step);
  else if (!cotile_constant_value(step, &constant) || constant != 1)
    return refuse(cloner, op, "has a stride along dimensions that are apart in memory");
  return COTILE_SUCCESS;
}

static void drop_dim(cotile_cloner_t *cloner, const cotile_buffer_view_t *source, int dim,
                     cotile_buffer_view_t *out) {
  if (!source->split[dim]) return;
  cotile_builder_t *builder = cloner->builder;
  MlirValue only = cotile_build_index(builder, 0);
  out->offset = cotile_build_add(
      builder, cotile_build_split_offset(builder, source->split[dim], 0, only), out->offset);
}

static cotile_status_t view_slice(cotile_cloner_t *cloner, MlirOperation op,
                                  const cotile_buffer_view_t *source, cotile_buffer_view_t *out) {
  cotile_slice_t slice;
  if (!cotile_slice_read(op, &slice)) return refuse(cloner, op, "has too many dimensions");
  cotile_buffer_view_t moved = *source;
  MlirValue offset, step;
  for (int i = 0; i < slice.rank; i++) {
    COTILE_RETURN_IF_ERROR(cotile_clone_mixed(cloner, &slice.offset[i], &offset));
    move_along(cloner, &moved, i, offset);
  }
  *out = (cotile_buffer_view_t){
      .argument = source->argument, .rank = slice.kept_count, .offset = moved.offset};
  for (int i = 0, kept = 0; i < slice.rank; i++) {
    COTILE_RETURN_IF_ERROR(cotile_clone_mixed(cloner, &slice.stride[i], &step));
    if (kept < slice.kept_count && slice.kept[kept] == i)
      COTILE_RETURN_IF_ERROR(keep_dim(cloner, op, &moved, i, step, out, kept++));
    else
      drop_dim(cloner, &moved, i, out);
  }
  return COTILE_SUCCESS;
}

// An expansion of a strided dimension stays strided.
static cotile_status_t view_expand(cotile_cloner_t *cloner, MlirValue tensor,
                                   const cotile_buffer_view_t *source, cotile_buffer_view_t *out) {
  MlirOperation op = cotile_defining_op(tensor);
  *out = *source;
  out->rank = cotile_rank(tensor);
  for (int dim = 0; dim < source->rank; dim++) {
    MlirAttribute group = reassociation_group(op, dim);
    MlirValue stride = source->stride[dim];
    for (intptr_t i = mlirArrayAttrGetNumElements(group) - 1; i >= 0; i--) {
      int target = (int)mlirIntegerAttrGetValueInt(mlirArrayAttrGetElement(group, i));
      MlirValue size;
      COTILE_RETURN_IF_ERROR(cotile_clone_dim(cloner, tensor, target, &size));
      out->stride[target] = stride;
      stride = cotile_build_mul(cloner->builder, stride, size);
    }
  }
  return COTILE_SUCCESS;
}

// Appends dimension `dim` of `source`, which is `tensor`, to the parts of a split.
static cotile_status_t append_parts(cotile_cloner_t *cloner, MlirValue tensor,
                                    const cotile_buffer_view_t *source, int dim,
                                    cotile_split_t *split) {
  const cotile_split_t *own = source->split[dim];
  int64_t start;
  for (int i = 0; own && i < own->count; i++) {
    split->size[split->count] = own->size[i];
    split->stride[split->count++] = own->stride[i];
  }
  if (!own) {
    split->stride[split->count] = source->stride[dim];
    return cotile_clone_dim(cloner, tensor, dim, &split->size[split->count++]);
  }
  if (cotile_constant_value(own->start, &start) && start == 0) return COTILE_SUCCESS;
  return refuse(cloner, cotile_defining_op(tensor), "is a slice whose dimensions are folded");
}

// Dimensions [begin, end) of `source`, which is `tensor`, as one. Where at most one of them is not
// unit, it has a stride.
static cotile_status_t fold_group(cotile_cloner_t *cloner, MlirValue tensor,
                                  const cotile_buffer_view_t *source, int begin, int end,
                                  cotile_buffer_view_t *out, int to) {
  int long_dim = begin, long_dims = 0;
  for (int d = begin; d < end; d++) {
    if (cotile_static_dim(mlirValueGetType(tensor), d) == 1) continue;
    long_dim = d;
    long_dims++;
  }
  out->stride[to] = source->stride[long_dim];
  out->split[to] = source->split[long_dim];
  if (long_dims <= 1) return COTILE_SUCCESS;
  cotile_split_t *split = COTILE_ARENA_NEW(cloner->arena, 1, cotile_split_t);
  *split = (cotile_split_t){.start = cotile_build_index(cloner->builder, 0)};
  for (int d = end - 1; d >= begin; d--)
    if (cotile_static_dim(mlirValueGetType(tensor), d) != 1)
      COTILE_RETURN_IF_ERROR(append_parts(cloner, tensor, source, d, split));
  out->stride[to] = (MlirValue){NULL};
  out->split[to] = split;
  return COTILE_SUCCESS;
}

static cotile_status_t view_collapse(cotile_cloner_t *cloner, MlirOperation op,
                                     const cotile_buffer_view_t *source,
                                     cotile_buffer_view_t *out) {
  cotile_reassociation_t groups = cotile_reassociation_of(op);
  *out = (cotile_buffer_view_t){
      .argument = source->argument, .rank = groups.count, .offset = source->offset};
  for (int dim = 0; dim < groups.count; dim++)
    COTILE_RETURN_IF_ERROR(fold_group(cloner, mlirOperationGetOperand(op, 0), source,
                                      cotile_reassociation_begin(&groups, dim), groups.end[dim],
                                      out, dim));
  return COTILE_SUCCESS;
}

// `map` is from dimensions of the result to those of the source.
static void view_transposed(const cotile_buffer_view_t *source, MlirAffineMap map,
                            cotile_buffer_view_t *out) {
  *out = *source;
  out->is_whole = false;
  for (int from = 0; from < source->rank; from++) {
    int to = cotile_map_loop(map, from);
    out->stride[to] = source->stride[from];
    out->split[to] = source->split[from];
  }
}

static cotile_status_t view_argument(cotile_cloner_t *cloner, MlirValue tensor,
                                     cotile_buffer_view_t *out) {
  if (!mlirBlockEqual(mlirBlockArgumentGetOwner(tensor), cloner->arguments))
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "a tensor is the argument of an inner region");
  *out =
      (cotile_buffer_view_t){.argument = mlirBlockArgumentGetArgNumber(tensor), .is_whole = true};
  out->offset = cotile_build_index(cloner->builder, 0);
  return set_row_major(cloner, tensor, out);
}

static cotile_status_t clone_view(cotile_cloner_t *cloner, MlirValue tensor,
                                  cotile_buffer_view_t *out);

static cotile_status_t clone_source(cotile_cloner_t *cloner, MlirOperation op,
                                    cotile_buffer_view_t *out) {
  return clone_view(cloner, mlirOperationGetOperand(op, 0), out);
}

static cotile_status_t clone_reshape(cotile_cloner_t *cloner, MlirValue tensor,
                                     cotile_buffer_view_t *out) {
  MlirOperation op = cotile_defining_op(tensor);
  cotile_buffer_view_t source;
  COTILE_RETURN_IF_ERROR(clone_source(cloner, op, &source));
  *out = source;
  if (source.is_whole) return set_row_major(cloner, tensor, out);
  if (cotile_op_is(op, "tensor.collapse_shape")) return view_collapse(cloner, op, &source, out);
  if (cotile_op_is(op, "tensor.cast")) return COTILE_SUCCESS;
  return view_expand(cloner, tensor, &source, out);
}

static bool is_reshape(MlirOperation op) {
  return cotile_op_is(op, "tensor.collapse_shape") || cotile_op_is(op, "tensor.cast") ||
         cotile_op_is(op, "tensor.expand_shape");
}

static cotile_status_t clone_view(cotile_cloner_t *cloner, MlirValue tensor,
                                  cotile_buffer_view_t *out) {
  cotile_buffer_view_t source;
  MlirAffineMap map;
  *out = (cotile_buffer_view_t){0};
  tensor = cotile_shared_output_init(tensor);
  if (cotile_rank(tensor) > COTILE_MAX_RANK)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "a tensor has more than %d dimensions",
                              COTILE_MAX_RANK);
  if (mlirValueIsABlockArgument(tensor)) return view_argument(cloner, tensor, out);
  MlirOperation op = cotile_defining_op(tensor);
  if (is_reshape(op)) return clone_reshape(cloner, tensor, out);
  bool is_slice = cotile_op_is(op, "tensor.extract_slice");
  if (!is_slice && !cotile_is_transposition(op, &map))
    return refuse(cloner, op, "is not a view of an argument");
  COTILE_RETURN_IF_ERROR(clone_source(cloner, op, &source));
  if (is_slice) return view_slice(cloner, op, &source, out);
  view_transposed(&source, map, out);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_clone_view(cotile_cloner_t *cloner, MlirValue tensor,
                                  cotile_buffer_view_t *out) {
  COTILE_RETURN_IF_ERROR(clone_view(cloner, tensor, out));
  for (int dim = 0; dim < out->rank; dim++)
    if (out->split[dim])
      return refuse(cloner, cotile_defining_op(tensor), "folds dimensions of a slice");
  return COTILE_SUCCESS;
}

cotile_status_t cotile_clone_insert_view(cotile_cloner_t *cloner, MlirOperation insert,
                                         cotile_buffer_view_t *out) {
  cotile_buffer_view_t target;
  *out = (cotile_buffer_view_t){0};
  COTILE_RETURN_IF_ERROR(clone_view(cloner, mlirOperationGetOperand(insert, 1), &target));
  return view_slice(cloner, insert, &target, out);
}

// An offset that is one of a forall's counters of batches: all but the last two.
static bool is_batch_counter(MlirValue offset) {
  if (mlirValueIsNull(offset) || !mlirValueIsABlockArgument(offset)) return false;
  MlirOperation forall = mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(offset));
  return cotile_op_is(forall, "scf.forall") &&
         mlirBlockArgumentGetArgNumber(offset) < cotile_forall_rank(forall) - 2;
}

// Where a slice's type does not tell which of several unit dimensions it lacks, it lacks those of
// batches: the others are cut by what a tile's rows, columns or sums are cut by.
static void drop_batches(cotile_slice_t *slice) {
  int kept[COTILE_MAX_RANK], count = 0;
  for (int d = 0; d < slice->rank; d++)
    if (!is_batch_counter(slice->offset[d].value)) kept[count++] = d;
  if (count == slice->kept_count) memcpy(slice->kept, kept, (size_t)count * sizeof *kept);
}

static bool read_slice_of(MlirValue tensor, cotile_slice_t *out) {
  MlirOperation op = cotile_defining_op(tensor);
  if (mlirOperationIsNull(op) || !cotile_op_is(op, "tensor.extract_slice") ||
      !cotile_slice_read(op, out))
    return false;
  drop_batches(out);
  return true;
}

void cotile_slice_source(MlirValue tensor, int dim, MlirValue *out_source, int *out_dim) {
  cotile_slice_t slice;
  bool is_slice = read_slice_of(tensor, &slice);
  *out_source = is_slice ? mlirOperationGetOperand(cotile_defining_op(tensor), 0) : tensor;
  *out_dim = is_slice ? slice.kept[dim] : dim;
}

cotile_status_t cotile_clone_slice_offset(cotile_cloner_t *cloner, MlirValue tensor, int dim,
                                          MlirValue *out) {
  cotile_slice_t slice;
  cotile_mixed_t offset = {.constant = 0};
  if (read_slice_of(tensor, &slice)) offset = slice.offset[slice.kept[dim]];
  return cotile_clone_mixed(cloner, &offset, out);
}
