// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a user says of a contraction, or of a function's result, by attributes.
//
//   cotile.schedule = {..}   fields of its dispatch's schedule (schedule/schedule_attribute.h)
//   cotile.group = "name"    one kernel with the other contractions of the function that say the
//   same cotile.no_group          no kernel with others
//   cotile.tied = j          the result is written over argument j
//
// Rewriting drops discardable attributes; cotile_user_attributes_copy keeps these.
#ifndef COTILE_COMPILER_LINALG_USER_ATTRIBUTES_H
#define COTILE_COMPILER_LINALG_USER_ATTRIBUTES_H

#include <stdbool.h>

#include <mlir-c/IR.h>

#define COTILE_SCHEDULE_ATTRIBUTE "cotile.schedule"
#define COTILE_GROUP_ATTRIBUTE "cotile.group"
#define COTILE_NO_GROUP_ATTRIBUTE "cotile.no_group"

// The name of the group that the op is to be in; of length 0 if there is none.
MlirStringRef cotile_users_group(MlirOperation op);
bool cotile_stays_apart(MlirOperation op);

#define COTILE_TIED_ATTRIBUTE "cotile.tied"

// Of result `result` of a func.func: the attribute, null if there is none, and the argument that it
// says, which was checked in the input; -1 if there is none.
MlirAttribute cotile_tied_attribute(MlirOperation function, intptr_t result);
int64_t cotile_tied_argument(MlirOperation function, intptr_t result);

void cotile_user_attributes_copy(MlirOperation from, MlirOperation to);

#endif
