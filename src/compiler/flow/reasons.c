// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/flow/reasons.h"

static const struct {
  const char *id, *sentence;
} reasons[] = {
#define COTILE_REASON(name, id, sentence, more) {id, sentence},
#include "compiler/flow/reasons.def"
#undef COTILE_REASON
};

const char *cotile_reason_id(cotile_reason_t reason) { return reasons[reason].id; }

const char *cotile_reason_sentence(cotile_reason_t reason) { return reasons[reason].sentence; }

void cotile_refusals_init(cotile_refusals_t *refusals, cotile_arena_t *arena) {
  *refusals = (cotile_refusals_t){.arena = arena};
  refusals->end = &refusals->first;
}

void cotile_refusals_add(cotile_refusals_t *refusals, cotile_reason_t reason, const char *function,
                         int location_count, const char *const *locations) {
  cotile_refusal_t *refusal = COTILE_ARENA_NEW(refusals->arena, 1, cotile_refusal_t);
  const char **copy = COTILE_ARENA_NEW(refusals->arena, location_count, const char *);
  for (int i = 0; i < location_count; i++) copy[i] = locations[i];
  *refusal = (cotile_refusal_t){NULL, reason, function, location_count, copy};
  *refusals->end = refusal;
  refusals->end = &refusal->next;
}
