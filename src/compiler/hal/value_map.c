// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Open addressing with linear probing, at most half full.
#include "compiler/hal/value_map.h"

#include <stdint.h>

struct cotile_value_map_entry {
  const void *key; // null: free
  void *item;
};

void cotile_value_map_init(cotile_value_map_t *map, cotile_arena_t *arena) {
  *map = (cotile_value_map_t){.arena = arena};
}

static struct cotile_value_map_entry *find(const cotile_value_map_t *map, const void *key) {
  size_t mask = map->capacity - 1;
  size_t at = (size_t)(((uintptr_t)key * UINT64_C(0x9E3779B97F4A7C15)) >> 20) & mask;
  while (map->entries[at].key && map->entries[at].key != key) at = (at + 1) & mask;
  return &map->entries[at];
}

static void grow(cotile_value_map_t *map) {
  cotile_value_map_t old = *map;
  map->capacity = old.capacity ? 2 * old.capacity : 64;
  map->entries = COTILE_ARENA_NEW(map->arena, map->capacity, struct cotile_value_map_entry);
  for (size_t i = 0; i < old.capacity; i++)
    if (old.entries[i].key) *find(map, old.entries[i].key) = old.entries[i];
}

void *cotile_value_map_get(const cotile_value_map_t *map, MlirValue value) {
  return map->capacity ? find(map, value.ptr)->item : NULL;
}

void cotile_value_map_set(cotile_value_map_t *map, MlirValue value, void *item) {
  if (2 * (map->count + 1) > map->capacity) grow(map);
  struct cotile_value_map_entry *entry = find(map, value.ptr);
  if (!entry->key) map->count++;
  *entry = (struct cotile_value_map_entry){value.ptr, item};
}

MlirValue cotile_value_map_get_value(const cotile_value_map_t *map, MlirValue value) {
  return (MlirValue){cotile_value_map_get(map, value)};
}

void cotile_value_map_set_value(cotile_value_map_t *map, MlirValue value, MlirValue item) {
  cotile_value_map_set(map, value, (void *)(uintptr_t)item.ptr);
}
