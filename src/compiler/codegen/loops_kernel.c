// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels of any tensor ops that upstream can bufferize and turn into loops.
//
// A copy of the executable's function becomes the kernel's body: arguments are tensors on memrefs
// over the bindings, the scf.forall is one iteration, and each result is inserted into the tensor
// it is computed into, which bufferization then updates in place. A result with another layout in
// memory than its tiles have is computed in a temporary and stored element by element.
#include <stdio.h>

#include "compiler/codegen/emitter.h"
#include "compiler/codegen/vector_ops.h"
#include "ir/mlir_context.h"
#include "ir/query.h"

// No CSE in front of bufferization: it makes one tensor.empty the start of two results, which then
// need copies.
static const char BUFFERIZE[] =
    "builtin.module(func.func(canonicalize),eliminate-empty-tensors,one-shot-bufferize,"
    "func.func(canonicalize,cse,fold-memref-alias-ops,canonicalize,cse))";
static const char TO_LOOPS[] =
    "builtin.module(func.func(convert-linalg-to-loops),canonicalize,cse,lower-affine)";

enum { MAX_STACK_BYTES = 256 * 1024 };

typedef struct loops_kernel {
  cotile_kernel_t kernel;
  MlirOperation copy; // of the executable's function
  struct bound_tensor *bound;
} loops_kernel_t;

typedef struct bound_tensor {
  struct bound_tensor *next;
  MlirValue tensor, memref;
} bound_tensor_t;

static cotile_builder_t *builder_of(loops_kernel_t *loops) { return &loops->kernel.builder; }

static MlirValue insert_value(cotile_builder_t *builder, MlirValue aggregate, MlirValue value,
                              const char *position) {
  char text[64];
  snprintf(text, sizeof text, "{position = array<i64: %s>}", position);
  return cotile_build_value(builder, "llvm.insertvalue", mlirValueGetType(aggregate),
                            COTILE_VALUES(aggregate, value), text);
}

static MlirValue index_to_i64(cotile_builder_t *builder, MlirValue value) {
  return cotile_build_value(builder, "arith.index_cast", mlirIntegerTypeGet(builder->context, 64),
                            1, &value, NULL);
}

// A memref over a pointer, row-major: MLIR's descriptor put together by hand.
static MlirValue build_memref(cotile_builder_t *builder, MlirType type, MlirValue pointer,
                              const MlirValue *sizes, const MlirValue *strides) {
  int rank = (int)mlirShapedTypeGetRank(type);
  char text[96];
  snprintf(text, sizeof text,
           rank ? "!llvm.struct<(ptr, ptr, i64, array<%d x i64>, array<%d x i64>)>"
                : "!llvm.struct<(ptr, ptr, i64)>",
           rank, rank);
  MlirValue value = cotile_build_value(builder, "llvm.mlir.poison",
                                       cotile_type(builder->context, text), 0, NULL, NULL);
  value = insert_value(builder, value, pointer, "0");
  value = insert_value(builder, value, pointer, "1");
  value = insert_value(builder, value, index_to_i64(builder, cotile_build_index(builder, 0)), "2");
  for (int i = 0; i < rank; i++) {
    char position[16];
    snprintf(position, sizeof position, "3, %d", i);
    value = insert_value(builder, value, index_to_i64(builder, sizes[i]), position);
    position[0] = '4';
    value = insert_value(builder, value, index_to_i64(builder, strides[i]), position);
  }
  return cotile_build_value(builder, "builtin.unrealized_conversion_cast", type, 1, &value, NULL);
}

static MlirType contiguous_type(MlirValue tensor) {
  int64_t shape[COTILE_MAX_RANK];
  int rank = cotile_rank(tensor);
  for (int i = 0; i < rank; i++) shape[i] = mlirShapedTypeGetDimSize(mlirValueGetType(tensor), i);
  return mlirMemRefTypeContiguousGet(cotile_element_of(tensor), rank, shape,
                                     mlirAttributeGetNull());
}

// Row-major, or with the strides of a slice, those that are constant as part of the type.
static MlirType memref_type(MlirValue tensor, const cotile_buffer_view_t *view) {
  MlirType contiguous = contiguous_type(tensor);
  int64_t shape[COTILE_MAX_RANK], strides[COTILE_MAX_RANK];
  if (view->is_whole) return contiguous;
  for (int i = 0; i < view->rank; i++) {
    shape[i] = mlirShapedTypeGetDimSize(contiguous, i);
    if (!cotile_constant_value(view->stride[i], &strides[i]))
      strides[i] = mlirShapedTypeGetDynamicStrideOrOffset();
  }
  MlirType element = mlirShapedTypeGetElementType(contiguous);
  MlirAttribute layout =
      mlirStridedLayoutAttrGet(mlirTypeGetContext(element), 0, view->rank, strides);
  return mlirMemRefTypeGet(element, view->rank, shape, layout, mlirAttributeGetNull());
}

// Puts a tensor over the binding's memory in place of `copy`; `original` is the same value in the
// executable, an argument, a reshape or a slice of one.
static cotile_status_t bind_tensor(loops_kernel_t *loops, MlirValue original, MlirValue copy) {
  cotile_kernel_t *kernel = &loops->kernel;
  cotile_builder_t *builder = builder_of(loops);
  cotile_buffer_view_t view;
  MlirValue sizes[COTILE_MAX_RANK];
  COTILE_RETURN_IF_ERROR(cotile_clone_view(&kernel->cloner, original, &view));
  for (int i = 0; i < view.rank; i++)
    COTILE_RETURN_IF_ERROR(cotile_clone_dim(&kernel->cloner, original, i, &sizes[i]));
  bound_tensor_t *bound = COTILE_ARENA_NEW(kernel->cloner.arena, 1, bound_tensor_t);
  bound->next = loops->bound;
  loops->bound = bound;
  MlirValue pointer = cotile_build_address(builder, cotile_kernel_argument(kernel, view.argument),
                                           cotile_element_of(original), view.offset);
  bound->memref = build_memref(builder, memref_type(original, &view), pointer, sizes, view.stride);
  MlirOperation terminator = cotile_block_terminator(cotile_op_body(kernel->source));
  intptr_t inputs = mlirBlockGetNumArguments(cotile_op_body(kernel->source)) -
                    mlirOperationGetNumOperands(terminator);
  bound->tensor = cotile_build_value(
      builder, "bufferization.to_tensor", mlirValueGetType(copy), 1, &bound->memref,
      view.argument < inputs ? "{restrict}" : "{restrict, writable}");
  mlirValueReplaceAllUsesOfWith(copy, bound->tensor);
  return COTILE_SUCCESS;
}

static cotile_status_t bind_argument(loops_kernel_t *loops, MlirValue original, MlirValue copy) {
  if (cotile_is_ranked_tensor(original)) return bind_tensor(loops, original, copy);
  MlirValue scalar;
  COTILE_RETURN_IF_ERROR(cotile_clone_scalar(&loops->kernel.cloner, original, &scalar));
  mlirValueReplaceAllUsesOfWith(copy, scalar);
  return COTILE_SUCCESS;
}

// A view of an argument that has strides: what is folded is no slice.
static bool is_view(MlirOperation op, MlirBlock arguments) {
  bool is_folded = false;
  while (!mlirOperationIsNull(op)) {
    bool is_slice = cotile_op_is(op, "tensor.extract_slice");
    bool folds = cotile_op_is(op, "tensor.collapse_shape");
    if (!is_slice && !folds && !cotile_op_is(op, "tensor.expand_shape") &&
        !cotile_op_is(op, "tensor.cast"))
      return false;
    if (is_slice && is_folded) return false;
    is_folded |= folds;
    MlirValue source = mlirOperationGetOperand(op, 0);
    if (mlirValueIsABlockArgument(source))
      return mlirBlockEqual(mlirBlockArgumentGetOwner(source), arguments);
    op = cotile_defining_op(source);
  }
  return false;
}

static void move_to_kernel(loops_kernel_t *loops, MlirOperation op) {
  mlirOperationRemoveFromParent(op);
  cotile_builder_insert(builder_of(loops), op);
}

// Moves what stands in front of the scf.forall; `*out_forall` is the copy's.
static cotile_status_t move_prologue(loops_kernel_t *loops, MlirOperation *out_forall) {
  MlirBlock arguments = cotile_op_body(loops->kernel.source), copies = cotile_op_body(loops->copy);
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(arguments); i++)
    COTILE_RETURN_IF_ERROR(
        bind_argument(loops, mlirBlockGetArgument(arguments, i), mlirBlockGetArgument(copies, i)));
  MlirOperation original = mlirBlockGetFirstOperation(arguments);
  MlirOperation copy = mlirBlockGetFirstOperation(copies);
  while (!mlirOperationEqual(original, loops->kernel.forall)) {
    MlirOperation next = mlirOperationGetNextInBlock(copy);
    if (is_view(original, arguments))
      COTILE_RETURN_IF_ERROR(
          bind_tensor(loops, mlirOperationGetResult(original, 0), mlirOperationGetResult(copy, 0)));
    else
      move_to_kernel(loops, copy);
    copy = next;
    original = mlirOperationGetNextInBlock(original);
  }
  *out_forall = copy;
  return COTILE_SUCCESS;
}

static cotile_status_t bind_iteration(loops_kernel_t *loops, MlirOperation forall) {
  int rank = cotile_forall_rank(forall), order[COTILE_MAX_LOOPS];
  if (rank > COTILE_MAX_LOOPS)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "an scf.forall of more than %d loops",
                              COTILE_MAX_LOOPS);
  for (int i = 0; i < rank; i++) order[i] = rank - 1 - i;
  COTILE_RETURN_IF_ERROR(cotile_kernel_bind_variables(&loops->kernel, rank, order));
  for (int i = 0; i < rank; i++) {
    MlirValue value;
    COTILE_RETURN_IF_ERROR(cotile_clone_scalar(
        &loops->kernel.cloner, cotile_forall_variable(loops->kernel.forall, i), &value));
    mlirValueReplaceAllUsesOfWith(cotile_forall_variable(forall, i), value);
  }
  intptr_t outputs = mlirOperationGetNumResults(forall);
  intptr_t first = mlirOperationGetNumOperands(forall) - outputs;
  for (intptr_t i = 0; i < outputs; i++)
    mlirValueReplaceAllUsesOfWith(mlirBlockGetArgument(cotile_op_body(forall), rank + i),
                                  mlirOperationGetOperand(forall, first + i));
  return COTILE_SUCCESS;
}

static const bound_tensor_t *find_bound(const loops_kernel_t *loops, MlirValue tensor) {
  const bound_tensor_t *bound = loops->bound;
  while (bound && !mlirValueEqual(bound->tensor, tensor)) bound = bound->next;
  return bound;
}

static void store_element(loops_kernel_t *loops, const cotile_buffer_view_t *view, MlirValue tile,
                          const MlirValue *position) {
  cotile_builder_t *builder = builder_of(loops);
  MlirType element = mlirShapedTypeGetElementType(mlirValueGetType(tile));
  MlirValue operands[1 + COTILE_MAX_RANK] = {tile}, offset = view->offset;
  for (int i = 0; i < view->rank; i++) {
    MlirValue part = view->split[i]
                         ? cotile_build_split_offset(builder, view->split[i], 0, position[i])
                         : cotile_build_mul(builder, position[i], view->stride[i]);
    offset = cotile_build_add(builder, part, offset);
    operands[1 + i] = position[i];
  }
  MlirValue value =
      cotile_build_value(builder, "memref.load", element, 1 + view->rank, operands, NULL);
  MlirValue base = cotile_kernel_argument(&loops->kernel, view->argument);
  cotile_lanes_t lane = {.count = 1,
                         .element = element,
                         .address = cotile_build_address(builder, base, element, offset)};
  cotile_build_vector_store(builder, &lane, cotile_build_splat(builder, 1, value));
}

// `original` is the insertion in the executable, `insert` its copy.
static cotile_status_t scatter_result(loops_kernel_t *loops, MlirOperation original,
                                      MlirOperation insert) {
  cotile_builder_t *builder = builder_of(loops);
  cotile_cloner_t *cloner = &loops->kernel.cloner;
  MlirValue tensor = mlirOperationGetOperand(insert, 0);
  MlirValue sizes[COTILE_MAX_RANK], position[COTILE_MAX_RANK];
  cotile_loop_t nest[COTILE_MAX_RANK];
  cotile_buffer_view_t view;
  COTILE_RETURN_IF_ERROR(cotile_clone_insert_view(cloner, original, &view));
  for (int i = 0; i < view.rank; i++)
    COTILE_RETURN_IF_ERROR(
        cotile_clone_dim(cloner, mlirOperationGetOperand(original, 0), i, &sizes[i]));
  MlirValue tile = cotile_build_value(builder, "bufferization.to_buffer", contiguous_type(tensor),
                                      1, &tensor, "{read_only}");
  MlirValue zero = cotile_build_index(builder, 0), one = cotile_build_index(builder, 1);
  for (int i = 0; i < view.rank; i++) {
    nest[i] = cotile_build_for(builder, zero, sizes[i], one, 0, NULL, NULL);
    position[i] = nest[i].iv;
  }
  store_element(loops, &view, tile, position);
  for (int i = view.rank - 1; i >= 0; i--) cotile_build_for_end(builder, &nest[i], 0, NULL, NULL);
  return COTILE_SUCCESS;
}

// tensor.insert_slice with the operands of tensor.parallel_insert_slice, written back in place.
static cotile_status_t insert_result(loops_kernel_t *loops, MlirOperation original,
                                     MlirOperation insert) {
  cotile_builder_t *builder = builder_of(loops);
  const bound_tensor_t *bound = find_bound(loops, mlirOperationGetOperand(insert, 1));
  if (!bound) return scatter_result(loops, original, insert);
  intptr_t count = mlirOperationGetNumOperands(insert);
  MlirValue *operands = COTILE_ARENA_NEW(loops->kernel.cloner.arena, count, MlirValue);
  for (intptr_t i = 0; i < count; i++) operands[i] = mlirOperationGetOperand(insert, i);
  static const char *const names[] = {"static_offsets", "static_sizes", "static_strides",
                                      "operandSegmentSizes"};
  MlirNamedAttribute attributes[4];
  for (int i = 0; i < 4; i++)
    attributes[i] = cotile_named(builder->context, names[i], cotile_op_attribute(insert, names[i]));
  MlirType type = mlirValueGetType(bound->tensor);
  MlirOperation inserted = cotile_build(builder, &(cotile_op_spec_t){.name = "tensor.insert_slice",
                                                                     .result_count = 1,
                                                                     .results = &type,
                                                                     .operand_count = count,
                                                                     .operands = operands,
                                                                     .attribute_count = 4,
                                                                     .attributes = attributes});
  cotile_build_effect(builder, "bufferization.materialize_in_destination",
                      COTILE_VALUES(mlirOperationGetResult(inserted, 0), bound->memref),
                      "{restrict, writable}");
  return COTILE_SUCCESS;
}

static cotile_status_t move_body(loops_kernel_t *loops, MlirOperation forall) {
  MlirBlock body = cotile_op_body(forall);
  MlirOperation terminator = cotile_block_terminator(body);
  for (MlirOperation op = mlirBlockGetFirstOperation(body); !mlirOperationEqual(op, terminator);) {
    MlirOperation next = mlirOperationGetNextInBlock(op);
    move_to_kernel(loops, op);
    op = next;
  }
  MlirOperation original = mlirBlockGetFirstOperation(
      cotile_op_body(cotile_block_terminator(cotile_op_body(loops->kernel.forall))));
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(terminator));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    COTILE_RETURN_IF_ERROR(insert_result(loops, original, op));
    original = mlirOperationGetNextInBlock(original);
  }
  return COTILE_SUCCESS;
}

// An upper bound of an index, from the minima it is made of; -1 if there is none.
static int64_t upper_bound(MlirValue value) {
  int64_t constant;
  if (cotile_constant_value(value, &constant)) return constant;
  MlirOperation op = cotile_defining_op(value);
  if (mlirOperationIsNull(op) ||
      !(cotile_op_is(op, "arith.minsi") || cotile_op_is(op, "arith.minui")))
    return -1;
  int64_t a = upper_bound(mlirOperationGetOperand(op, 0));
  int64_t b = upper_bound(mlirOperationGetOperand(op, 1));
  return a < 0 ? b : b < 0 || a < b ? a : b;
}

static int64_t bytes_of_allocation(MlirOperation op) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  int64_t bytes = cotile_element_bytes(mlirShapedTypeGetElementType(type));
  intptr_t dynamic = 0;
  for (int i = 0; i < (int)mlirShapedTypeGetRank(type); i++) {
    int64_t size = cotile_static_dim(type, i);
    if (size < 0) size = upper_bound(mlirOperationGetOperand(op, dynamic++));
    if (size < 0 || __builtin_mul_overflow(bytes, size, &bytes)) return INT64_MAX;
  }
  return bytes;
}

static void put_on_stack(MlirOperation op) {
  cotile_builder_t builder = cotile_builder_before(op);
  intptr_t count = mlirOperationGetNumOperands(op);
  MlirValue operands[COTILE_MAX_RANK], old = mlirOperationGetResult(op, 0);
  for (intptr_t i = 0; i < count; i++) operands[i] = mlirOperationGetOperand(op, i);
  char text[96];
  snprintf(text, sizeof text, "{alignment = 64 : i64, operandSegmentSizes = array<i32: %d, 0>}",
           (int)count);
  MlirValue replacement =
      cotile_build_value(&builder, "memref.alloca", mlirValueGetType(old), count, operands, text);
  mlirValueReplaceAllUsesOfWith(old, replacement);
  mlirOperationDestroy(op);
}

// As a linalg op, because memref.copy may become a library call.
static void open_copy(MlirOperation op) {
  cotile_builder_t builder = cotile_builder_before(op);
  cotile_build_copy(&builder, mlirOperationGetOperand(op, 0), mlirOperationGetOperand(op, 1));
  mlirOperationDestroy(op);
}

static cotile_status_t refuse(cotile_arena_t *arena, MlirOperation op, const char *why) {
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "%s: %s",
                            cotile_location_text(arena, mlirOperationGetLocation(op)), why);
}

// Small temporaries go on the stack.
static cotile_status_t place_temporaries(cotile_arena_t *arena, MlirOperation function,
                                         bool any_size) {
  int64_t total = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op);) {
    MlirOperation next = mlirOperationGetNextInBlock(op);
    if (cotile_op_is(op, "memref.alloc")) {
      int64_t bytes = bytes_of_allocation(op);
      if (!any_size && (bytes > MAX_STACK_BYTES || (total += bytes) > MAX_STACK_BYTES))
        return refuse(arena, op, "a workgroup needs temporary memory of unknown or large size");
      put_on_stack(op);
    } else if (cotile_op_is(op, "memref.copy")) {
      open_copy(op);
    }
    op = next;
  }
  return COTILE_SUCCESS;
}

static cotile_status_t build_body(loops_kernel_t *loops) {
  MlirOperation forall;
  COTILE_RETURN_IF_ERROR(move_prologue(loops, &forall));
  COTILE_RETURN_IF_ERROR(bind_iteration(loops, forall));
  return move_body(loops, forall);
}

cotile_status_t cotile_loops_emit(cotile_arena_t *arena, MlirOperation executable,
                                  MlirModule kernels, bool any_temporaries) {
  MlirOperation source, forall;
  COTILE_RETURN_IF_ERROR(cotile_executable_function(executable, &source, &forall));
  MlirStringRef symbol = cotile_op_string(executable, "sym_name");
  MlirModule module = mlirModuleCreateEmpty(mlirOperationGetLocation(source));
  loops_kernel_t loops = {.copy = mlirOperationClone(source)};
  cotile_kernel_begin(&loops.kernel, arena, module,
                      cotile_arena_copy(arena, symbol.data, symbol.length), source, forall, NULL);
  cotile_status_t status = build_body(&loops);
  // After a failure the copy and the module may use each other's values: they go together.
  if (status) mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), loops.copy);
  if (status) goto cleanup;
  mlirOperationDestroy(loops.copy);
  cotile_kernel_end(&loops.kernel);
  MlirOperation op = mlirModuleGetOperation(module);
  COTILE_CLEANUP_IF_ERROR(status, cotile_verify(op, "outlining of a kernel"));
  COTILE_CLEANUP_IF_ERROR(status, cotile_run_passes(op, BUFFERIZE));
  COTILE_CLEANUP_IF_ERROR(status, place_temporaries(arena, loops.kernel.function, any_temporaries));
  COTILE_CLEANUP_IF_ERROR(status, cotile_run_passes(op, TO_LOOPS));
  mlirOperationRemoveFromParent(loops.kernel.function);
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(kernels), loops.kernel.function);
cleanup:
  mlirModuleDestroy(module);
  return status;
}
