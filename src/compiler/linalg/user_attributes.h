// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a user says of a contraction by attributes.
//
//   cotile.schedule = {..}   fields of its dispatch's schedule (schedule/schedule_attribute.h)
//   cotile.group = "name"    one kernel with the other contractions of the function that say the
//   same cotile.no_group          no kernel with others
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

void cotile_user_attributes_copy(MlirOperation from, MlirOperation to);

#endif
