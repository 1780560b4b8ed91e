// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where grouping is decided: which contractions share a dispatch, and with which epilogues.
//
// A group is a set of contractions of one block that read the same X by loops of the same roles,
// and do not depend on each other; X becomes the left operand of all. Legality is [group-1]
// independence, [group-2] same roles of X's dimensions, [group-3] accumulators of one width,
// [group-4] what the later ones read can be computed before the first. The model then says whether
// it pays. Members that meet in an epilogue stay together where a limit splits siblings.
#ifndef COTILE_COMPILER_FLOW_GROUP_H
#define COTILE_COMPILER_FLOW_GROUP_H

#include "compiler/flow/dispatch.h"
#include "compiler/flow/flow.h"
#include "compiler/flow/left_out.h"
#include "compiler/linalg/contraction.h"

typedef struct cotile_group {
  int count;
  cotile_contraction_t members[COTILE_MAX_GROUP]; // in the order of the block
  cotile_dispatch_t dispatch;                     // members, and what joins them (epilogues.h)
} cotile_group_t;

// Fills *out with the group that starts at contraction `op`: its siblings after it in the block, as
// far as legal, allowed by the options and worth it; then everything that is computed on their
// results alone. Why others stay apart goes to options->refusals, what else reads the results to
// `left_out`. False if `op` cannot be tiled as a matrix product; a contraction that cannot is noted
// among the refusals too.
bool cotile_group_find(MlirOperation op, const cotile_flow_options_t *options, cotile_group_t *out,
                       cotile_left_out_t *left_out);

#endif
