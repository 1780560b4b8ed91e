// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Allocation in shared memory, loads and stores.
#include <mlir-c/BuiltinTypes.h>

#include "ir/query.h"
#include "spmd_decode.h"
#include "spmd_memory.h"

// The first element of each active thread's access to `value`, into exec->elements.
static spmd_storage_t *find_elements(spmd_exec_t *exec, const spmd_op_t *op,
                                     const spmd_value_t *memref, const spmd_value_t *value) {
  const spmd_buffer_t *buffer = &exec->buffers[memref->buffer];
  const spmd_value_t *const *indices = op->operands + op->index_begin[0];
  for (int t = 0; t < exec->threads; t++)
    exec->elements[t] =
        exec->mask.on[t] ? spmd_element(exec, op, buffer, indices, value->lanes, t) : -1;
  return buffer->storage;
}

// A load out of bounds gives 0.
static void run_load(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_value_t *value = op->results[0];
  spmd_storage_t *storage = find_elements(exec, op, op->operands[0], value);
  for (int lane = 0; lane < value->lanes; lane++) {
    spmd_slot_t *slots = spmd_slots(exec, value, lane);
    for (int t = 0; t < exec->threads; t++) {
      if (!exec->mask.on[t]) continue;
      int64_t element = exec->elements[t];
      slots[t] = element < 0 ? (spmd_slot_t){0} : spmd_read(exec, op, storage, element + lane, t);
    }
  }
  spmd_set_poison(exec, op);
}

static void run_store(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_value_t *value = op->operands[0];
  spmd_storage_t *storage = find_elements(exec, op, op->operands[1], value);
  for (int lane = 0; lane < value->lanes; lane++) {
    const spmd_slot_t *slots = spmd_slots(exec, value, lane);
    for (int t = 0; t < exec->threads; t++) {
      if (exec->elements[t] < 0) continue;
      spmd_is_defined(exec, op, value, lane, t, "what is stored");
      spmd_write(exec, op, storage, exec->elements[t] + lane, t, slots[t]);
    }
  }
}

static void run_dim(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_buffer_t *buffer = &exec->buffers[op->operands[0]->buffer];
  const spmd_slot_t *index = spmd_slots(exec, op->operands[1], 0);
  spmd_slot_t *result = spmd_slots(exec, op->results[0], 0);
  for (int t = 0; t < exec->threads; t++) {
    if (!exec->mask.on[t] || !spmd_is_defined(exec, op, op->operands[1], 0, t, "the dimension"))
      continue;
    bool is_inside = index[t].i >= 0 && index[t].i < buffer->rank;
    if (!is_inside)
      spmd_violate(exec, op, SPMD_OUT_OF_BOUNDS, t, "dimension %lld of %d", (long long)index[t].i,
                   buffer->rank);
    result[t].i = is_inside ? buffer->dims[index[t].i] : 0;
  }
  spmd_set_poison(exec, op);
}

// --- Decoding ---

static cotile_status_t decode_access(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  bool is_load = out_op->result_count == 1;
  const spmd_value_t *value = is_load ? out_op->results[0] : out_op->operands[0];
  const spmd_value_t *memref = out_op->operands[!is_load];
  if (memref->buffer < 0) return spmd_refuse(decoder, op, "not a memref");
  int element_lanes = decoder->kernel->buffers[memref->buffer].element_lanes;
  if (value->element != memref->element || value->lanes % element_lanes)
    return spmd_refuse(decoder, op, "of another type than the memref's elements");
  MlirType type =
      mlirValueGetType(is_load ? mlirOperationGetResult(op, 0) : mlirOperationGetOperand(op, 0));
  if (value->lanes != element_lanes && mlirShapedTypeGetRank(type) != 1)
    return spmd_refuse(decoder, op, "of a vector that has not one dimension");
  out_op->index_begin[0] = is_load ? 1 : 2;
  out_op->index_count[0] = out_op->operand_count - out_op->index_begin[0];
  cotile_op_integer(op, "alignment", &out_op->alignment);
  return COTILE_SUCCESS;
}

static cotile_status_t decode_dim(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  if (out_op->operands[0]->buffer >= 0) return COTILE_SUCCESS;
  return spmd_refuse(decoder, op, "not a memref");
}

static cotile_status_t decode_alloc(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  MlirValue result = mlirOperationGetResult(op, 0);
  (void)out_op;
  if (!mlirBlockEqual(mlirOperationGetBlock(op), decoder->entry))
    return spmd_refuse(decoder, op, "inside of control flow");
  if (!spmd_is_shared(decoder, mlirValueGetType(result)))
    return spmd_refuse(decoder, op, "of other memory than that of workgroups");
  return spmd_decode_buffer(decoder, op, result, -1);
}

const spmd_op_class_t spmd_memory_ops[] = {
    {"memref.alloc", NULL, decode_alloc, {NULL}, false},
    {"memref.dim", run_dim, decode_dim, {NULL}, false},
    {"memref.load", run_load, decode_access, {NULL}, false},
    {"memref.store", run_store, decode_access, {NULL}, false},
    {"vector.load", run_load, decode_access, {NULL}, false},
    {"vector.store", run_store, decode_access, {NULL}, false},
    {NULL, NULL, NULL, {NULL}, false},
};
