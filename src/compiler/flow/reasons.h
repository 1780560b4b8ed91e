// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reasons as the compiler records them.
#ifndef COTILE_COMPILER_FLOW_REASONS_H
#define COTILE_COMPILER_FLOW_REASONS_H

#include "base/arena.h"

typedef enum cotile_reason {
#define COTILE_REASON(name, id, sentence, more) COTILE_REASON_##name,
#include "compiler/flow/reasons.def"
#undef COTILE_REASON
  COTILE_REASON_COUNT,
  COTILE_REASON_NONE = COTILE_REASON_COUNT
} cotile_reason_t;

// Static strings.
const char *cotile_reason_id(cotile_reason_t reason);
const char *cotile_reason_sentence(cotile_reason_t reason);

// One refusal: which contractions (locations as text), where, why.
typedef struct cotile_refusal {
  struct cotile_refusal *next;
  cotile_reason_t reason;
  const char *function;
  int location_count;
  const char **locations;
} cotile_refusal_t;

// Refusals in the order they were made; lives in the arena.
typedef struct cotile_refusals {
  cotile_arena_t *arena;
  cotile_refusal_t *first, **end;
} cotile_refusals_t;

void cotile_refusals_init(cotile_refusals_t *refusals, cotile_arena_t *arena);
void cotile_refusals_add(cotile_refusals_t *refusals, cotile_reason_t reason, const char *function,
                         int location_count, const char *const *locations);

#endif
