// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A hash map from IR values to pointers, in an arena. Thread-compatible.
#ifndef COTILE_COMPILER_HAL_VALUE_MAP_H
#define COTILE_COMPILER_HAL_VALUE_MAP_H

#include <mlir-c/IR.h>

#include "base/arena.h"

typedef struct cotile_value_map {
  cotile_arena_t *arena; // borrowed
  struct cotile_value_map_entry *entries;
  size_t count, capacity; // capacity is a power of two or 0
} cotile_value_map_t;

void cotile_value_map_init(cotile_value_map_t *map, cotile_arena_t *arena);

// Null if the value has no item.
void *cotile_value_map_get(const cotile_value_map_t *map, MlirValue value);
// Replaces what was there; `item` is borrowed.
void cotile_value_map_set(cotile_value_map_t *map, MlirValue value, void *item);

// For maps from values to values: null values stand for none.
MlirValue cotile_value_map_get_value(const cotile_value_map_t *map, MlirValue value);
void cotile_value_map_set_value(cotile_value_map_t *map, MlirValue value, MlirValue item);

#endif
