// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow under masks, barriers, and what a thread knows of itself.
//
// A thread that leaves a loop keeps its carried values in the registers of the block's arguments,
// which are written under the mask of those that stay.
#include "ir/query.h"
#include "spmd_decode.h"
#include "spmd_exec.h"
#include "spmd_integers.h"

// --- Masks ---

// Makes op's own mask the current one, with no thread in it; returns the one before.
static spmd_mask_t begin_mask(spmd_exec_t *exec, const spmd_op_t *op) {
  spmd_mask_t outer = exec->mask;
  exec->mask = (spmd_mask_t){exec->masks[op->mask], 0};
  return outer;
}

static void set_mask(spmd_exec_t *exec, int thread, bool is_on) {
  exec->mask.on[thread] = is_on;
  exec->mask.count += is_on;
}

// --- scf.if ---

static void run_arm(spmd_exec_t *exec, const spmd_op_t *op, int arm) {
  const spmd_slot_t *condition = spmd_slots(exec, op->operands[0], 0);
  const uint8_t *poison = spmd_poison(exec, op->operands[0], 0);
  const spmd_block_t *block = &op->blocks[arm];
  spmd_mask_t outer = begin_mask(exec, op);
  for (int t = 0; t < exec->threads; t++)
    set_mask(exec, t, outer.on[t] && !poison[t] && (condition[t].i != 0) == (arm == 0));
  if (exec->mask.count) {
    spmd_run_block(exec, block);
    spmd_copy(exec, block->yield_count, block->yields, op->results);
  }
  exec->mask = outer;
}

static void run_if(spmd_exec_t *exec, const spmd_op_t *op) {
  for (int t = 0; t < exec->threads; t++)
    if (exec->mask.on[t]) spmd_is_defined(exec, op, op->operands[0], 0, t, "the condition");
  run_arm(exec, op, 0);
  run_arm(exec, op, 1);
}

static cotile_status_t decode_if(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  spmd_block_t *blocks = COTILE_ARENA_NEW(decoder->arena, 2, spmd_block_t);
  out_op->blocks = blocks;
  out_op->mask = decoder->kernel->mask_count++;
  for (int arm = 0; arm < 2; arm++)
    COTILE_RETURN_IF_ERROR(spmd_decode_region(decoder, op, arm, "scf.yield", &blocks[arm]));
  return COTILE_SUCCESS;
}

// --- scf.for ---
//
// Operands are the bounds, the step and the initial values; the block's arguments are the induction
// variable and the carried values. `detail` is 1 for unsigned comparison.

enum { LOWER, UPPER, STEP, INITIAL };

static bool is_before(const spmd_exec_t *exec, const spmd_op_t *op, int thread) {
  const spmd_value_t *variable = op->blocks[0].arguments[0];
  int64_t at = spmd_slots(exec, variable, 0)[thread].i;
  int64_t upper = spmd_slots(exec, op->operands[UPPER], 0)[thread].i;
  int width = spmd_width(exec, variable);
  if (op->detail) return spmd_zero_extend(at, width) < spmd_zero_extend(upper, width);
  return at < upper;
}

static bool can_loop(spmd_exec_t *exec, const spmd_op_t *op, int thread) {
  static const char *const names[] = {"the lower bound", "the upper bound", "the step"};
  for (int i = LOWER; i <= STEP; i++)
    if (!spmd_is_defined(exec, op, op->operands[i], 0, thread, names[i])) return false;
  int64_t step = spmd_slots(exec, op->operands[STEP], 0)[thread].i;
  if (step > 0 || (op->detail && step)) return true;
  spmd_violate(exec, op, SPMD_LOOP_STEP, thread, "the step is %lld", (long long)step);
  return false;
}

// The induction variable does not wrap: a loop up to the largest integer ends.
static bool advance(const spmd_exec_t *exec, const spmd_op_t *op, int thread) {
  const spmd_value_t *variable = op->blocks[0].arguments[0];
  spmd_slot_t *at = &spmd_slots(exec, variable, 0)[thread];
  int64_t step = spmd_slots(exec, op->operands[STEP], 0)[thread].i;
  int width = spmd_width(exec, variable);
  spmd_wide_t next =
      op->detail ? (spmd_wide_t)spmd_zero_extend(at->i, width) + spmd_zero_extend(step, width)
                 : (spmd_wide_t)at->i + step;
  int64_t wrapped = spmd_sign_extend((int64_t)next, width);
  spmd_wide_t value = op->detail ? (spmd_wide_t)spmd_zero_extend(wrapped, width) : wrapped;
  at->i = wrapped;
  return value == next && is_before(exec, op, thread);
}

static void carry(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_block_t *body = &op->blocks[0];
  int count = body->yield_count;
  if (op->staging) {
    spmd_copy(exec, count, body->yields, op->staging);
    spmd_copy(exec, count, op->staging, body->arguments + 1);
  } else {
    spmd_copy(exec, count, body->yields, body->arguments + 1);
  }
}

static void run_for(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_block_t *body = &op->blocks[0];
  int carried = body->yield_count;
  spmd_copy(exec, 1, &op->operands[LOWER], body->arguments);
  spmd_copy(exec, carried, op->operands + INITIAL, body->arguments + 1);
  spmd_mask_t outer = begin_mask(exec, op);
  for (int t = 0; t < exec->threads; t++)
    set_mask(exec, t, outer.on[t] && can_loop(exec, op, t) && is_before(exec, op, t));
  while (exec->mask.count) {
    spmd_run_block(exec, body);
    carry(exec, op);
    exec->mask.count = 0;
    for (int t = 0; t < exec->threads; t++)
      set_mask(exec, t, exec->mask.on[t] && advance(exec, op, t));
  }
  exec->mask = outer;
  spmd_copy(exec, carried, body->arguments + 1, op->results);
}

// A yield that is another argument of the block must not be read after that was written.
static bool needs_staging(const spmd_block_t *body) {
  for (int i = 0; i < body->yield_count; i++)
    for (int k = 0; k < body->argument_count; k++)
      if (body->yields[i] == body->arguments[k] && k != i + 1) return true;
  return false;
}

static cotile_status_t decode_for(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  spmd_block_t *body = COTILE_ARENA_NEW(decoder->arena, 1, spmd_block_t);
  out_op->blocks = body;
  out_op->mask = decoder->kernel->mask_count++;
  out_op->detail = !mlirAttributeIsNull(cotile_op_attribute(op, "unsignedCmp"));
  COTILE_RETURN_IF_ERROR(spmd_decode_region(decoder, op, 0, "scf.yield", body));
  if (!needs_staging(body)) return COTILE_SUCCESS;
  const spmd_value_t **staging =
      COTILE_ARENA_NEW(decoder->arena, body->yield_count, const spmd_value_t *);
  for (int i = 0; i < body->yield_count; i++)
    staging[i] = spmd_clone_value(decoder, body->yields[i]);
  out_op->staging = staging;
  return COTILE_SUCCESS;
}

// --- scf.while ---
//
// The first block ends with the condition, followed by what becomes the second block's arguments
// and, for threads that leave, the results.

// Threads whose condition does not hold get their results and leave.
static void split(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_block_t *before = &op->blocks[0];
  const spmd_slot_t *condition = spmd_slots(exec, before->yields[0], 0);
  uint8_t *stay = exec->masks[op->mask + 1];
  for (int t = 0; t < exec->threads; t++)
    stay[t] = exec->mask.on[t] && condition[t].i &&
              spmd_is_defined(exec, op, before->yields[0], 0, t, "the condition");
  spmd_copy(exec, before->yield_count - 1, before->yields + 1, op->results);
  exec->mask.count = 0;
  for (int t = 0; t < exec->threads; t++) set_mask(exec, t, stay[t]);
}

static void run_while(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_block_t *before = &op->blocks[0], *after = &op->blocks[1];
  spmd_copy(exec, op->operand_count, op->operands, before->arguments);
  spmd_mask_t outer = begin_mask(exec, op);
  for (int t = 0; t < exec->threads; t++) set_mask(exec, t, outer.on[t]);
  while (exec->mask.count) {
    spmd_run_block(exec, before);
    split(exec, op);
    if (!exec->mask.count) break;
    spmd_copy(exec, before->yield_count - 1, before->yields + 1, after->arguments);
    spmd_run_block(exec, after);
    spmd_copy(exec, after->yield_count, after->yields, before->arguments);
  }
  exec->mask = outer;
}

static cotile_status_t decode_while(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  spmd_block_t *blocks = COTILE_ARENA_NEW(decoder->arena, 2, spmd_block_t);
  out_op->blocks = blocks;
  out_op->mask = decoder->kernel->mask_count;
  decoder->kernel->mask_count += 2;
  COTILE_RETURN_IF_ERROR(spmd_decode_region(decoder, op, 0, "scf.condition", &blocks[0]));
  return spmd_decode_region(decoder, op, 1, "scf.yield", &blocks[1]);
}

// --- gpu.barrier ---

static void run_barrier(spmd_exec_t *exec, const spmd_op_t *op) {
  int missing = 0;
  exec->report->barriers++;
  exec->epoch++;
  if (exec->mask.count == exec->threads) return;
  while (exec->mask.on[missing]) missing++;
  spmd_violate(exec, op, SPMD_DIVERGENT_BARRIER, missing,
               "%d of %d threads are here, this one is not", exec->mask.count, exec->threads);
}

// --- Numbers of threads and workgroups; `detail` is the dimension ---

static int64_t thread_at(const spmd_exec_t *exec, int thread, int64_t dim) {
  int64_t at[3];
  spmd_unflatten(exec->kernel->block, thread, at);
  return at[dim];
}

static void run_thread_id(spmd_exec_t *exec, const spmd_op_t *op) {
  spmd_slot_t *result = spmd_slots(exec, op->results[0], 0);
  for (int t = 0; t < exec->threads; t++) result[t].i = thread_at(exec, t, op->detail);
}

static void set_all(spmd_exec_t *exec, const spmd_op_t *op, int64_t value) {
  spmd_slot_t *result = spmd_slots(exec, op->results[0], 0);
  for (int t = 0; t < exec->threads; t++) result[t].i = value;
}

static void run_block_id(spmd_exec_t *exec, const spmd_op_t *op) {
  set_all(exec, op, exec->group[op->detail]);
}
static void run_block_dim(spmd_exec_t *exec, const spmd_op_t *op) {
  set_all(exec, op, exec->kernel->block[op->detail]);
}
static void run_grid_dim(spmd_exec_t *exec, const spmd_op_t *op) {
  set_all(exec, op, exec->launch->grid[op->detail]);
}

static void run_global_id(spmd_exec_t *exec, const spmd_op_t *op) {
  spmd_slot_t *result = spmd_slots(exec, op->results[0], 0);
  int64_t first = exec->group[op->detail] * exec->kernel->block[op->detail];
  spmd_site_t site = {.exec = exec, .op = op, .width = exec->index_bits};
  for (int t = 0; t < exec->threads; t++) {
    if (!exec->mask.on[t]) continue;
    site.thread = t;
    int64_t id = first + thread_at(exec, t, op->detail);
    result[t].i = spmd_fit(&site, id, (spmd_uwide_t)id);
  }
}

static cotile_status_t decode_dimension(spmd_decoder_t *decoder, MlirOperation op,
                                        spmd_op_t *out_op) {
  for (int64_t dim = 0; dim < 3; dim++) {
    const char *names[] = {"dim x", "dim y", "dim z"};
    if (!spmd_attribute_has(decoder, op, "dimension", names[dim])) continue;
    out_op->detail = dim;
    return COTILE_SUCCESS;
  }
  return spmd_refuse(decoder, op, "an unknown dimension");
}

#define NUMBER(name, run) {name, run, decode_dimension, {NULL}, false}

const spmd_op_class_t spmd_control_ops[] = {
    {"scf.if", run_if, decode_if, {NULL}, false},
    {"scf.for", run_for, decode_for, {NULL}, false},
    {"scf.while", run_while, decode_while, {NULL}, false},
    {"gpu.barrier", run_barrier, NULL, {NULL}, false},
    NUMBER("gpu.thread_id", run_thread_id),
    NUMBER("gpu.block_id", run_block_id),
    NUMBER("gpu.block_dim", run_block_dim),
    NUMBER("gpu.grid_dim", run_grid_dim),
    NUMBER("gpu.global_id", run_global_id),
    {NULL, NULL, NULL, {NULL}, false},
};
