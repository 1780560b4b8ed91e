// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/room.h"

#include <limits.h>

#include "compiler/schedule/plan.h"
#include "ir/query.h"

static int dims_of(const cotile_contraction_t *member, cotile_operand_t operand) {
  return cotile_dynamic_dims(mlirValueGetType(member->operand[operand]));
}

cotile_room_t cotile_room_beside_x(const cotile_machine_t *machine,
                                   const cotile_contraction_t *first) {
  cotile_room_t room = {INT_MAX, COTILE_MOST_KERNEL_OPERANDS};
  if (machine->is_gpu)
    room = (cotile_room_t){machine->gpu.push_constant_bytes / 4 - 1, machine->gpu.bindings};
  room.dims -= dims_of(first, COTILE_LHS);
  room.buffers--;
  return room;
}

bool cotile_room_take(cotile_room_t *room, const cotile_room_t *needed) {
  if (needed->dims > room->dims || needed->buffers > room->buffers) return false;
  room->dims -= needed->dims;
  room->buffers -= needed->buffers;
  return true;
}

cotile_room_t cotile_room_of_member(const cotile_contraction_t *member) {
  return (cotile_room_t){dims_of(member, COTILE_RHS) + dims_of(member, COTILE_OUT), 2};
}

bool cotile_room_take_members(cotile_room_t *room, const cotile_contraction_t *members, int count) {
  for (int i = 0; i < count; i++) {
    cotile_room_t needed = cotile_room_of_member(&members[i]);
    if (!cotile_room_take(room, &needed)) return false;
  }
  return true;
}
