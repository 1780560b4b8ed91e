// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a kernel can get. A kernel for a GPU binds a limited number of buffers, and gets a limited
// number of dynamic dimensions, counted per tensor, beside the number of workgroups.
#ifndef COTILE_COMPILER_FLOW_ROOM_H
#define COTILE_COMPILER_FLOW_ROOM_H

#include "compiler/linalg/contraction.h"
#include "compiler/schedule/machine.h"

// What a kernel can still get, or what it needs.
typedef struct cotile_room {
  int dims;    // dynamic dimensions, counted per tensor
  int buffers; // tensors
} cotile_room_t;

// Of a kernel whose first contraction is `first`, when it has X.
cotile_room_t cotile_room_beside_x(const cotile_machine_t *machine,
                                   const cotile_contraction_t *first);

// False, and nothing is taken, if there is not so much.
bool cotile_room_take(cotile_room_t *room, const cotile_room_t *needed);

// What a member needs by itself: its weight and its result.
cotile_room_t cotile_room_of_member(const cotile_contraction_t *member);
// Takes that for each, as far as there is room; false if there is not so much.
bool cotile_room_take_members(cotile_room_t *room, const cotile_contraction_t *members, int count);

#endif
