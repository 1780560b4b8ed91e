// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/hazards.h"

struct cotile_access {
  struct cotile_access *next;
  const cotile_storage_t *storage;
  bool is_write;
};

void cotile_hazards_init(cotile_hazards_t *hazards, cotile_arena_t *arena,
                         const cotile_transient_t *transients, const cotile_memory_plan_t *plan) {
  *hazards = (cotile_hazards_t){.arena = arena, .transients = transients, .plan = plan};
}

static bool share_memory(const cotile_hazards_t *hazards, const cotile_storage_t *a,
                         const cotile_storage_t *b) {
  if (a == b) return true;
  if (a->kind != COTILE_STORAGE_TRANSIENT || b->kind != COTILE_STORAGE_TRANSIENT) return false;
  return cotile_memory_plan_overlaps(hazards->plan, hazards->transients, a->index, b->index);
}

static bool conflicts(const cotile_hazards_t *hazards, const cotile_storage_t *storage,
                      bool is_write) {
  for (const struct cotile_access *access = hazards->accesses; access; access = access->next)
    if ((is_write || access->is_write) && share_memory(hazards, access->storage, storage))
      return true;
  return false;
}

static bool is_read_only(const cotile_storage_t *storage) {
  return storage->kind == COTILE_STORAGE_ARGUMENT || storage->kind == COTILE_STORAGE_CONSTANT;
}

static void record(cotile_hazards_t *hazards, const cotile_storage_t *storage, bool is_write) {
  if (is_read_only(storage)) return;
  struct cotile_access *access = COTILE_ARENA_NEW(hazards->arena, 1, struct cotile_access);
  *access = (struct cotile_access){hazards->accesses, storage, is_write};
  hazards->accesses = access;
}

bool cotile_hazards_step(cotile_hazards_t *hazards, int64_t read_count,
                         const cotile_storage_t *const *reads, int64_t write_count,
                         const cotile_storage_t *const *writes) {
  bool needed = false;
  for (int64_t i = 0; i < read_count && !needed; i++)
    needed = reads[i] && conflicts(hazards, reads[i], false);
  for (int64_t i = 0; i < write_count && !needed; i++) needed = conflicts(hazards, writes[i], true);
  if (needed) hazards->accesses = NULL;
  for (int64_t i = 0; i < read_count; i++)
    if (reads[i]) record(hazards, reads[i], false);
  for (int64_t i = 0; i < write_count; i++) record(hazards, writes[i], true);
  return needed;
}
