// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory that is freed all at once: one arena per compilation.
//
// [arena-1] Pointers stay valid until deinit. [arena-2] Exhaustion is fatal (abort), as it is in
// LLVM, beside which arenas are used: the compiler is a process of its own, whose driver turns the
// abort into an exit code. The runtime does not use arenas.
// Thread-compatible.
#ifndef COTILE_BASE_ARENA_H
#define COTILE_BASE_ARENA_H

#include <stddef.h>

#include "base/status.h"

typedef struct cotile_arena {
  struct cotile_arena_block *head;
} cotile_arena_t;

void cotile_arena_init(cotile_arena_t *arena);
void cotile_arena_deinit(cotile_arena_t *arena);

// Zeroed, 16-byte aligned memory for `count` objects of `size` bytes; borrowed from the arena.
void *cotile_arena_allocate(cotile_arena_t *arena, size_t count, size_t size);

// COTILE_ARENA_NEW(arena, 3, int64_t) -> int64_t *
#define COTILE_ARENA_NEW(arena, count, type)                                                       \
  ((type *)cotile_arena_allocate((arena), (size_t)(count), sizeof(type)))

// A NUL-terminated copy of `length` bytes.
char *cotile_arena_copy(cotile_arena_t *arena, const char *text, size_t length);

// printf into the arena.
char *cotile_arena_format(cotile_arena_t *arena, const char *format, ...) COTILE_PRINTF(2, 3);

#endif
