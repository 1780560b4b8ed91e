// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spmd_exec.h"

#include <string.h>

int spmd_width(const spmd_exec_t *exec, const spmd_value_t *value) {
  if (value->is_index) return exec->index_bits;
  return value->element == COTILE_I1 ? 1 : 8 * (int)cotile_element_size(value->element);
}

static void set_constant(spmd_exec_t *exec, const spmd_constant_t *constant) {
  const spmd_value_t *value = constant->value;
  for (int lane = 0; lane < value->lanes; lane++) {
    spmd_slot_t slot = constant->lanes[lane], *slots = spmd_slots(exec, value, lane);
    if (value->is_index && exec->index_bits == 32 && slot.i != (int32_t)slot.i)
      spmd_violate(exec, constant->op, SPMD_INDEX_OVERFLOW, 0, "%lld does not fit into 32 bits",
                   (long long)slot.i);
    for (int t = 0; t < exec->threads; t++) slots[t] = slot;
  }
}

void spmd_exec_init(spmd_exec_t *exec) {
  const spmd_kernel_t *kernel = exec->kernel;
  cotile_arena_t *arena = &exec->arena;
  exec->registers = COTILE_ARENA_NEW(arena, kernel->value_count, spmd_register_t);
  for (int i = 0; i < kernel->value_count; i++) {
    int count = kernel->values[i]->lanes * exec->threads;
    exec->registers[i].slots = COTILE_ARENA_NEW(arena, count, spmd_slot_t);
    exec->registers[i].poison = COTILE_ARENA_NEW(arena, count, uint8_t);
  }
  exec->masks = COTILE_ARENA_NEW(arena, kernel->mask_count + 1, uint8_t *);
  for (int i = 0; i <= kernel->mask_count; i++)
    exec->masks[i] = COTILE_ARENA_NEW(arena, exec->threads, uint8_t);
  exec->elements = COTILE_ARENA_NEW(arena, exec->threads, int64_t);
  exec->mask = (spmd_mask_t){exec->masks[kernel->mask_count], exec->threads};
  memset(exec->mask.on, 1, (size_t)exec->threads);
  for (int i = 0; i < kernel->constant_count; i++) set_constant(exec, &kernel->constants[i]);
}

static void copy_register(spmd_exec_t *exec, int lanes, const spmd_register_t *from,
                          spmd_register_t *to) {
  size_t threads = (size_t)exec->threads, count = (size_t)lanes * threads;
  bool poison = from->maybe_poison || to->maybe_poison;
  if (exec->mask.count == exec->threads) {
    memcpy(to->slots, from->slots, count * sizeof *to->slots);
    if (poison) memcpy(to->poison, from->poison, count);
    to->maybe_poison = from->maybe_poison;
    return;
  }
  for (size_t lane = 0; lane < count; lane += threads)
    for (size_t t = 0; t < threads; t++) {
      if (!exec->mask.on[t]) continue;
      to->slots[lane + t] = from->slots[lane + t];
      if (poison) to->poison[lane + t] = from->poison[lane + t];
    }
  to->maybe_poison = poison;
}

void spmd_copy(spmd_exec_t *exec, int count, const spmd_value_t *const *from,
               const spmd_value_t *const *to) {
  for (int i = 0; i < count; i++)
    copy_register(exec, from[i]->lanes, &exec->registers[from[i]->id], &exec->registers[to[i]->id]);
}

static void clear_poison(spmd_exec_t *exec, const spmd_value_t *value) {
  spmd_register_t *reg = &exec->registers[value->id];
  if (!reg->maybe_poison) return;
  for (int lane = 0; lane < value->lanes; lane++) {
    uint8_t *poison = spmd_poison(exec, value, lane);
    for (int t = 0; t < exec->threads; t++) poison[t] &= !exec->mask.on[t];
  }
}

static void add_poison(spmd_exec_t *exec, const spmd_value_t *from, const spmd_value_t *to) {
  if (!exec->registers[from->id].maybe_poison) return;
  exec->registers[to->id].maybe_poison = true;
  for (int lane = 0; lane < to->lanes; lane++) {
    const uint8_t *source = spmd_poison(exec, from, from->lanes == to->lanes ? lane : 0);
    uint8_t *target = spmd_poison(exec, to, lane);
    for (int t = 0; t < exec->threads; t++)
      target[t] = (uint8_t)(target[t] | (source[t] & exec->mask.on[t]));
  }
}

void spmd_set_poison(spmd_exec_t *exec, const spmd_op_t *op) {
  for (int i = 0; i < op->result_count; i++) {
    clear_poison(exec, op->results[i]);
    for (int k = 0; op->is_elementwise && k < op->operand_count; k++)
      add_poison(exec, op->operands[k], op->results[i]);
  }
}

bool spmd_is_defined(spmd_exec_t *exec, const spmd_op_t *op, const spmd_value_t *value, int lane,
                     int thread, const char *what) {
  if (!exec->registers[value->id].maybe_poison || !spmd_poison(exec, value, lane)[thread])
    return true;
  spmd_violate(exec, op, SPMD_POISON, thread, "%s is undefined", what);
  return false;
}

void spmd_run_block(spmd_exec_t *exec, const spmd_block_t *block) {
  for (int i = 0; i < block->op_count; i++) {
    const spmd_op_t *op = &block->ops[i];
    exec->report->operations++;
    op->run(exec, op);
  }
}

void spmd_unflatten(const int64_t sizes[3], int64_t number, int64_t out_coordinates[3]) {
  out_coordinates[0] = number % sizes[0];
  out_coordinates[1] = number / sizes[0] % sizes[1];
  out_coordinates[2] = number / sizes[0] / sizes[1];
}
