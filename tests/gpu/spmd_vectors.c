// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that only move lanes: all are one list of moves, resolved when they are decoded.
#include <mlir-c/BuiltinAttributes.h>

#include <string.h>

#include "ir/query.h"
#include "spmd_decode.h"
#include "spmd_exec.h"

// One lane of all threads.
static void move_lane(spmd_exec_t *exec, const spmd_move_t *move, const spmd_value_t *to,
                      int lane) {
  size_t threads = (size_t)exec->threads;
  spmd_register_t *target = &exec->registers[to->id];
  if (!move->from) {
    target->maybe_poison = true;
    memset(spmd_poison(exec, to, lane), 1, threads);
    return;
  }
  memcpy(spmd_slots(exec, to, lane), spmd_slots(exec, move->from, move->lane),
         threads * sizeof(spmd_slot_t));
  if (exec->registers[move->from->id].maybe_poison) target->maybe_poison = true;
  if (target->maybe_poison)
    memcpy(spmd_poison(exec, to, lane), spmd_poison(exec, move->from, move->lane), threads);
}

static void run_moves(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_move_t *move = op->moves;
  for (int i = 0; i < op->result_count; i++)
    for (int lane = 0; lane < op->results[i]->lanes; lane++)
      move_lane(exec, move++, op->results[i], lane);
}

static spmd_move_t *new_moves(spmd_decoder_t *decoder, spmd_op_t *op) {
  int count = 0;
  for (int i = 0; i < op->result_count; i++) count += op->results[i]->lanes;
  spmd_move_t *moves = COTILE_ARENA_NEW(decoder->arena, count, spmd_move_t);
  op->moves = moves;
  return moves;
}

// Result lanes from the operands' lanes, one operand after another.
static cotile_status_t decode_concatenation(spmd_decoder_t *decoder, MlirOperation op,
                                            spmd_op_t *out_op) {
  spmd_move_t *moves = new_moves(decoder, out_op);
  (void)op;
  for (int i = 0; i < out_op->operand_count; i++)
    for (int lane = 0; lane < out_op->operands[i]->lanes; lane++)
      *moves++ = (spmd_move_t){out_op->operands[i], lane};
  return COTILE_SUCCESS;
}

static cotile_status_t decode_poison(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  (void)op;
  new_moves(decoder, out_op);
  return COTILE_SUCCESS;
}

static cotile_status_t decode_broadcast(spmd_decoder_t *decoder, MlirOperation op,
                                        spmd_op_t *out_op) {
  const spmd_value_t *from = out_op->operands[0], *to = out_op->results[0];
  MlirType type = mlirValueGetType(mlirOperationGetOperand(op, 0));
  int rank = mlirTypeIsAVector(type) ? (int)mlirShapedTypeGetRank(type) : 0;
  if (rank > 1 || (rank == 1 && from->lanes != mlirShapedTypeGetDimSize(type, 0)))
    return spmd_refuse(decoder, op, "of a vector with more than one dimension");
  MlirType result = mlirValueGetType(mlirOperationGetResult(op, 0));
  int64_t inner = mlirShapedTypeGetDimSize(result, mlirShapedTypeGetRank(result) - 1);
  if (from->lanes != 1 && from->lanes != inner)
    return spmd_refuse(decoder, op, "a stretched vector");
  spmd_move_t *moves = new_moves(decoder, out_op);
  for (int lane = 0; lane < to->lanes; lane++)
    moves[lane] = (spmd_move_t){from, lane % from->lanes};
  return COTILE_SUCCESS;
}

static cotile_status_t decode_shuffle(spmd_decoder_t *decoder, MlirOperation op,
                                      spmd_op_t *out_op) {
  MlirAttribute mask = cotile_op_attribute(op, "mask");
  const spmd_value_t *first = out_op->operands[0], *second = out_op->operands[1];
  if (out_op->results[0]->lanes != spmd_array_count(mask))
    return spmd_refuse(decoder, op, "of vectors with more than one dimension");
  spmd_move_t *moves = new_moves(decoder, out_op);
  for (int lane = 0; lane < out_op->results[0]->lanes; lane++) {
    int from = (int)spmd_array_element(mask, lane);
    if (from >= first->lanes)
      moves[lane] = (spmd_move_t){second, from - first->lanes};
    else if (from >= 0)
      moves[lane] = (spmd_move_t){first, from};
  }
  return COTILE_SUCCESS;
}

static cotile_status_t decode_slice(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  MlirAttribute offsets = cotile_op_attribute(op, "offsets");
  bool is_insert = out_op->operand_count == 2;
  if (mlirShapedTypeGetRank(mlirValueGetType(mlirOperationGetResult(op, 0))) != 1)
    return spmd_refuse(decoder, op, "of a vector with more than one dimension");
  const spmd_value_t *part = is_insert ? out_op->operands[0] : out_op->results[0];
  const spmd_value_t *whole = out_op->operands[is_insert];
  spmd_move_t *moves = new_moves(decoder, out_op);
  int first = (int)spmd_array_element(offsets, 0);
  for (int lane = 0; is_insert && lane < whole->lanes; lane++)
    moves[lane] = (spmd_move_t){whole, lane};
  for (int lane = 0; lane < part->lanes; lane++)
    moves[is_insert ? first + lane : lane] =
        is_insert ? (spmd_move_t){part, lane} : (spmd_move_t){whole, first + lane};
  return COTILE_SUCCESS;
}

// --- vector.extract and vector.insert ---
//
// Dynamic positions are the operands from index_begin[0]; each has a stride and an extent in
// `strides`. `detail` is the first lane that the static positions name.

static int first_lane(spmd_exec_t *exec, const spmd_op_t *op, int thread) {
  int64_t lane = op->detail;
  for (int i = 0; i < op->index_count[0]; i++) {
    const spmd_value_t *position = op->operands[op->index_begin[0] + i];
    if (!spmd_is_defined(exec, op, position, 0, thread, "a position")) return -1;
    int64_t at = spmd_slots(exec, position, 0)[thread].i;
    if (at < 0 || at >= op->strides[2 * i + 1]) {
      spmd_violate(exec, op, SPMD_OUT_OF_BOUNDS, thread, "position %lld of a vector of %lld",
                   (long long)at, (long long)op->strides[2 * i + 1]);
      return -1;
    }
    lane += at * op->strides[2 * i];
  }
  return (int)lane;
}

static void copy_lane(spmd_exec_t *exec, const spmd_value_t *from, int from_lane,
                      const spmd_value_t *to, int to_lane, int thread) {
  spmd_slots(exec, to, to_lane)[thread] = spmd_slots(exec, from, from_lane)[thread];
  spmd_poison(exec, to, to_lane)[thread] = spmd_poison(exec, from, from_lane)[thread];
  if (exec->registers[from->id].maybe_poison) exec->registers[to->id].maybe_poison = true;
}

static void run_extract(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_value_t *to = op->results[0];
  for (int t = 0; t < exec->threads; t++) {
    int first = exec->mask.on[t] ? first_lane(exec, op, t) : -1;
    for (int lane = 0; first >= 0 && lane < to->lanes; lane++)
      copy_lane(exec, op->operands[0], first + lane, to, lane, t);
  }
}

static void run_insert(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_value_t *part = op->operands[0], *to = op->results[0];
  spmd_copy(exec, 1, &op->operands[1], &to);
  for (int t = 0; t < exec->threads; t++) {
    int first = exec->mask.on[t] ? first_lane(exec, op, t) : -1;
    for (int lane = 0; first >= 0 && lane < part->lanes; lane++)
      copy_lane(exec, part, lane, to, first + lane, t);
  }
}

static cotile_status_t decode_positions(spmd_decoder_t *decoder, MlirOperation op, MlirType vector,
                                        int first_operand, spmd_op_t *out_op) {
  MlirAttribute positions = cotile_op_attribute(op, "static_position");
  intptr_t count = spmd_array_count(positions);
  int64_t *strides = COTILE_ARENA_NEW(decoder->arena, 2 * count + 1, int64_t);
  int64_t stride = 1;
  for (intptr_t dim = mlirShapedTypeGetRank(vector) - 1; dim >= count; dim--)
    stride *= mlirShapedTypeGetDimSize(vector, dim);
  out_op->strides = strides;
  out_op->index_begin[0] = first_operand;
  // From the last position, so from the last dynamic operand, to the first.
  int dynamic = out_op->index_count[0] = out_op->operand_count - first_operand;
  for (intptr_t i = count - 1; i >= 0; i--) {
    int64_t at = spmd_array_element(positions, i), extent = mlirShapedTypeGetDimSize(vector, i);
    if (at == mlirShapedTypeGetDynamicSize()) {
      strides[2 * --dynamic] = stride;
      strides[2 * dynamic + 1] = extent;
    } else if (at < 0) {
      return spmd_refuse(decoder, op, "at an undefined position");
    } else {
      out_op->detail += at * stride;
    }
    stride *= extent;
  }
  return COTILE_SUCCESS;
}

static cotile_status_t decode_extract(spmd_decoder_t *decoder, MlirOperation op,
                                      spmd_op_t *out_op) {
  MlirType vector = mlirValueGetType(mlirOperationGetOperand(op, 0));
  return decode_positions(decoder, op, vector, 1, out_op);
}

static cotile_status_t decode_insert(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  MlirType vector = mlirValueGetType(mlirOperationGetResult(op, 0));
  return decode_positions(decoder, op, vector, 2, out_op);
}

// --- arith.select ---

static void run_select(spmd_exec_t *exec, const spmd_op_t *op) {
  const spmd_value_t *condition = op->operands[0], *to = op->results[0];
  for (int lane = 0; lane < to->lanes; lane++) {
    int at = condition->lanes == 1 ? 0 : lane;
    const spmd_slot_t *conditions = spmd_slots(exec, condition, at);
    for (int t = 0; t < exec->threads; t++)
      if (exec->mask.on[t] && spmd_is_defined(exec, op, condition, at, t, "the condition"))
        copy_lane(exec, op->operands[conditions[t].i ? 1 : 2], lane, to, lane, t);
  }
}

const spmd_op_class_t spmd_vector_ops[] = {
    {"ub.poison", run_moves, decode_poison, {NULL}, false},
    {"vector.from_elements", run_moves, decode_concatenation, {NULL}, false},
    {"vector.to_elements", run_moves, decode_concatenation, {NULL}, false},
    {"vector.shape_cast", run_moves, decode_concatenation, {NULL}, false},
    {"vector.broadcast", run_moves, decode_broadcast, {NULL}, false},
    {"vector.shuffle", run_moves, decode_shuffle, {NULL}, false},
    {"vector.extract_strided_slice", run_moves, decode_slice, {NULL}, false},
    {"vector.insert_strided_slice", run_moves, decode_slice, {NULL}, false},
    {"vector.extract", run_extract, decode_extract, {NULL}, false},
    {"vector.insert", run_insert, decode_insert, {NULL}, false},
    {"arith.select", run_select, NULL, {NULL}, false},
    {NULL, NULL, NULL, {NULL}, false},
};
