// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spmd_async.h"

#include <string.h>

#include "ir/query.h"
#include "spmd_decode.h"
#include "spmd_memory.h"

enum { MAX_ELEMENTS = 16 }; // cp.async copies 16 bytes at most

typedef struct copy {
  int thread, count;
  int64_t group; // of the thread's; -1: not yet in one
  spmd_storage_t *storage;
  int64_t element;
  spmd_slot_t values[MAX_ELEMENTS];
} copy_t;

struct spmd_async {
  copy_t *copies;
  int count, capacity;
  int64_t *groups; // per thread: how many it has made
};

void spmd_async_init(spmd_exec_t *exec) {
  exec->async = COTILE_ARENA_NEW(&exec->arena, 1, struct spmd_async);
  exec->async->groups = COTILE_ARENA_NEW(&exec->arena, exec->threads, int64_t);
}

void spmd_async_enter_group(spmd_exec_t *exec) {
  exec->async->count = 0;
  memset(exec->async->groups, 0, (size_t)exec->threads * sizeof *exec->async->groups);
}

static copy_t *append(spmd_exec_t *exec) {
  struct spmd_async *async = exec->async;
  async->copies = spmd_reserve(&exec->arena, async->copies, async->count, &async->capacity,
                               sizeof *async->copies);
  copy_t *copy = &async->copies[async->count++];
  *copy = (copy_t){.group = -1};
  return copy;
}

// --- nvgpu.device_async_copy ---
//
// `detail` is the number of elements written; those that are not read are 0.

static bool source_count(spmd_exec_t *exec, const spmd_op_t *op, int thread, int *out_count) {
  int last = op->index_begin[1] + op->index_count[1];
  *out_count = (int)op->detail;
  if (last == op->operand_count) return true;
  const spmd_value_t *operand = op->operands[last];
  if (!spmd_is_defined(exec, op, operand, 0, thread, "the number of elements")) return false;
  int64_t count = spmd_slots(exec, operand, 0)[thread].i;
  *out_count = (int)count;
  if (count >= 0 && count <= op->detail) return true;
  spmd_violate(exec, op, SPMD_OUT_OF_BOUNDS, thread, "%lld elements are read of %lld",
               (long long)count, (long long)op->detail);
  return false;
}

static void issue(spmd_exec_t *exec, const spmd_op_t *op, int thread) {
  const spmd_buffer_t *to = &exec->buffers[op->operands[0]->buffer];
  const spmd_buffer_t *from = &exec->buffers[op->operands[op->index_begin[1] - 1]->buffer];
  int count;
  if (!source_count(exec, op, thread, &count)) return;
  int64_t target =
      spmd_element(exec, op, to, op->operands + op->index_begin[0], (int)op->detail, thread);
  int64_t source = 0;
  if (count)
    source = spmd_element(exec, op, from, op->operands + op->index_begin[1], count, thread);
  if (target < 0 || source < 0) return;
  copy_t *copy = append(exec);
  copy->thread = thread;
  copy->count = (int)op->detail;
  copy->storage = to->storage;
  copy->element = target;
  for (int i = 0; i < count; i++)
    copy->values[i] = spmd_read(exec, op, from->storage, source + i, thread);
  for (int i = 0; i < copy->count; i++) {
    spmd_slot_t undefined = {.i = -1}; // a NaN, if it is read as a float
    spmd_write(exec, op, to->storage, target + i, thread, undefined);
    spmd_set_in_flight(to->storage, target + i, true);
  }
}

static void run_copy(spmd_exec_t *exec, const spmd_op_t *op) {
  for (int t = 0; t < exec->threads; t++)
    if (exec->mask.on[t]) issue(exec, op, t);
}

static void run_create_group(spmd_exec_t *exec, const spmd_op_t *op) {
  struct spmd_async *async = exec->async;
  (void)op;
  for (int i = 0; i < async->count; i++) {
    copy_t *copy = &async->copies[i];
    if (copy->group < 0 && exec->mask.on[copy->thread]) copy->group = async->groups[copy->thread];
  }
  for (int t = 0; t < exec->threads; t++) async->groups[t] += exec->mask.on[t];
}

// --- nvgpu.device_async_wait ---

static void land(spmd_exec_t *exec, const spmd_op_t *op, const copy_t *copy) {
  for (int i = 0; i < copy->count; i++) {
    spmd_set_in_flight(copy->storage, copy->element + i, false);
    spmd_write(exec, op, copy->storage, copy->element + i, copy->thread, copy->values[i]);
  }
}

// All groups of a thread but its last `detail` ones are complete afterwards.
static void run_wait(spmd_exec_t *exec, const spmd_op_t *op) {
  struct spmd_async *async = exec->async;
  int kept = 0;
  for (int i = 0; i < async->count; i++) {
    const copy_t *copy = &async->copies[i];
    bool lands = exec->mask.on[copy->thread] && copy->group >= 0 &&
                 copy->group < async->groups[copy->thread] - op->detail;
    if (lands)
      land(exec, op, copy);
    else
      async->copies[kept++] = *copy;
  }
  async->count = kept;
}

// --- Decoding ---

static cotile_status_t decode_copy(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  MlirAttribute segments = cotile_op_attribute(op, "operandSegmentSizes");
  out_op->index_begin[0] = 1;
  out_op->index_count[0] = mlirDenseI32ArrayGetElement(segments, 1);
  out_op->index_begin[1] = 2 + out_op->index_count[0];
  out_op->index_count[1] = mlirDenseI32ArrayGetElement(segments, 3);
  const spmd_value_t *to = out_op->operands[0],
                     *from = out_op->operands[out_op->index_begin[1] - 1];
  if (to->buffer < 0 || from->buffer < 0) return spmd_refuse(decoder, op, "not a memref");
  const spmd_buffer_type_t *target = &decoder->kernel->buffers[to->buffer];
  const spmd_buffer_type_t *source = &decoder->kernel->buffers[from->buffer];
  if (target->element != source->element || target->element_lanes > 1 || source->element_lanes > 1)
    return spmd_refuse(decoder, op, "of vectors, or between types");
  if (!cotile_op_integer(op, "dstElements", &out_op->detail) || out_op->detail < 1 ||
      out_op->detail > MAX_ELEMENTS)
    return spmd_refuse(decoder, op, "of more than 16 elements");
  out_op->alignment = out_op->detail * (int64_t)cotile_element_size(target->element);
  return COTILE_SUCCESS;
}

static cotile_status_t decode_wait(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  (void)decoder;
  cotile_op_integer(op, "numGroups", &out_op->detail); // 0 without one
  return COTILE_SUCCESS;
}

const spmd_op_class_t spmd_async_ops[] = {
    {"nvgpu.device_async_copy", run_copy, decode_copy, {NULL}, false},
    {"nvgpu.device_async_create_group", run_create_group, NULL, {NULL}, false},
    {"nvgpu.device_async_wait", run_wait, decode_wait, {NULL}, false},
    {NULL, NULL, NULL, {NULL}, false},
};
