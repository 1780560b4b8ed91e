// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What joins a group besides its members: ops that compute on members' results element by element,
// and initial values that are computed for one member alone.
//
// The values that a tile has are the members' results and those of the epilogues. An op is an
// epilogue if the values of the tile that it reads all lie alike (their dimensions run along the
// same loops, in the same order, as those of its own result) and all else that it reads can be
// computed before the group. Where it reads values of several members (gate * up), these meet:
// their results need the same columns at the same time. A value that something else reads too is
// a result of the dispatch as well.
#ifndef COTILE_COMPILER_FLOW_EPILOGUES_H
#define COTILE_COMPILER_FLOW_EPILOGUES_H

#include "compiler/flow/dispatch.h"
#include "compiler/flow/left_out.h"
#include "compiler/flow/room.h"
#include "compiler/linalg/contraction.h"

typedef struct cotile_epilogues {
  cotile_arena_t *arena; // borrowed
  int member_count;
  const cotile_contraction_t *members; // borrowed
  cotile_dispatch_t *dispatch;         // borrowed; holds the members, then also what joins them
  cotile_room_t room;
  int results_left; // results beside one per member that it can still have
  int *set;         // per member: the first of those that it meets; cotile_epilogues_add fills it
  cotile_left_out_t *left_out; // borrowed; gets what reads a value of the tile and stays outside
} cotile_epilogues_t;

// `dispatch` gets the members. What is left out is not noted, unless the caller sets `left_out`.
void cotile_epilogues_init(cotile_epilogues_t *out, cotile_arena_t *arena,
                           const cotile_contraction_t *members, int member_count,
                           const cotile_room_t *room, cotile_dispatch_t *dispatch, int *set);

// In this order, each at most once.
void cotile_initial_values_add(cotile_epilogues_t *epilogues);
void cotile_epilogues_add(cotile_epilogues_t *epilogues);

// Takes from `room` what the members need with all that would join them; what finds no room does
// not. Nothing is changed but `room`. False if there is none for the members themselves.
bool cotile_epilogues_take_room(cotile_arena_t *arena, const cotile_contraction_t *members,
                                int member_count, cotile_room_t *room);

#endif
