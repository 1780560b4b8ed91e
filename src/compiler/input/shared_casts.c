// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR gives an input of an op, by a tensor.cast, the static sizes that the op's other operands
// have. What is known of a tensor in one reader is true for all: all read one cast with all sizes,
// so that siblings still read the same value.
#include "compiler/input/input.h"
#include "ir/builder.h"
#include "ir/query.h"

typedef struct sharing {
  MlirValue value;
  int rank;
  int64_t sizes[COTILE_MAX_RANK]; // what is known of the value
} sharing_t;

static bool is_cast(MlirOperation op) {
  return cotile_op_is(op, "tensor.cast") && cotile_is_ranked_tensor(mlirOperationGetResult(op, 0));
}

// Adds the static sizes of a type; false if they contradict what is known.
static bool add_sizes(sharing_t *sharing, MlirType type) {
  for (int d = 0; d < sharing->rank; d++) {
    int64_t size = cotile_static_dim(type, d);
    if (size >= 0 && sharing->sizes[d] >= 0 && size != sharing->sizes[d]) return false;
    if (size >= 0) sharing->sizes[d] = size;
  }
  return true;
}

static bool add_casts(sharing_t *sharing) {
  for (MlirOpOperand use = mlirValueGetFirstUse(sharing->value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation op = mlirOpOperandGetOwner(use);
    if (is_cast(op) && !add_sizes(sharing, mlirValueGetType(mlirOperationGetResult(op, 0))))
      return false;
  }
  return true;
}

static MlirType shared_type(const sharing_t *sharing) {
  int64_t shape[COTILE_MAX_RANK];
  for (int d = 0; d < sharing->rank; d++)
    shape[d] = sharing->sizes[d] < 0 ? mlirShapedTypeGetDynamicSize() : sharing->sizes[d];
  return mlirRankedTensorTypeGet(sharing->rank, shape, cotile_element_of(sharing->value),
                                 mlirAttributeGetNull());
}

static bool is_input_of_linalg(MlirOpOperand use) {
  MlirOperation op = mlirOpOperandGetOwner(use);
  return cotile_op_is_dialect(op, "linalg") &&
         mlirOpOperandGetOperandNumber(use) < cotile_linalg_inputs(op);
}

static bool has_readers(MlirValue value) {
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use))
    if (is_input_of_linalg(use)) return true;
  return false;
}

static void redirect_readers(MlirValue from, MlirValue to) {
  MlirOpOperand next, use = mlirValueGetFirstUse(from);
  for (; !mlirOpOperandIsNull(use); use = next) {
    next = mlirOpOperandGetNextUse(use);
    if (is_input_of_linalg(use))
      mlirOperationSetOperand(mlirOpOperandGetOwner(use), mlirOpOperandGetOperandNumber(use), to);
  }
}

// A reader of less than is known: of the value itself, or of a cast to another type.
static bool is_read_otherwise(MlirValue value, MlirType type) {
  if (has_readers(value)) return true;
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation op = mlirOpOperandGetOwner(use);
    if (!is_cast(op)) continue;
    MlirValue result = mlirOperationGetResult(op, 0);
    if (!mlirTypeEqual(mlirValueGetType(result), type) && has_readers(result)) return true;
  }
  return false;
}

// `first` is the operation behind the value.
static bool share(MlirValue value, MlirOperation first) {
  sharing_t sharing = {.value = value, .rank = cotile_rank(value)};
  if (sharing.rank > COTILE_MAX_RANK) return false;
  MlirType own = mlirValueGetType(value);
  for (int d = 0; d < sharing.rank; d++) sharing.sizes[d] = cotile_static_dim(own, d);
  if (!add_casts(&sharing)) return false;
  MlirType type = shared_type(&sharing);
  if (mlirTypeEqual(type, own) || !is_read_otherwise(value, type)) return false;
  cotile_builder_t builder = cotile_builder_before(first);
  builder.location = mlirValueGetLocation(value);
  MlirValue cast = cotile_build_value(&builder, "tensor.cast", type, 1, &value, NULL);
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation op = mlirOpOperandGetOwner(use);
    if (is_cast(op) && !mlirValueEqual(mlirOperationGetResult(op, 0), cast))
      redirect_readers(mlirOperationGetResult(op, 0), cast);
  }
  redirect_readers(value, cast);
  return true;
}

bool cotile_share_casts(MlirOperation function) {
  MlirBlock block = cotile_op_body(function);
  MlirOperation next, first = mlirBlockGetFirstOperation(block);
  bool changed = false;
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(block); i++)
    if (cotile_is_ranked_tensor(mlirBlockGetArgument(block, i)))
      changed |= share(mlirBlockGetArgument(block, i), first);
  for (MlirOperation op = first; !mlirOperationIsNull(op); op = next) {
    next = mlirOperationGetNextInBlock(op);
    for (intptr_t i = 0; i < mlirOperationGetNumResults(op) && !is_cast(op); i++)
      if (cotile_is_ranked_tensor(mlirOperationGetResult(op, i)))
        changed |= share(mlirOperationGetResult(op, i), next);
  }
  return changed;
}
