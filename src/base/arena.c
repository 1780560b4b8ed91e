// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/arena.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cotile_arena_block {
  struct cotile_arena_block *next;
  size_t used, size;
  _Alignas(16) unsigned char bytes[];
};

enum { BLOCK_BYTES = 64 * 1024 };

void cotile_arena_init(cotile_arena_t *arena) { arena->head = NULL; }

void cotile_arena_deinit(cotile_arena_t *arena) {
  for (struct cotile_arena_block *block = arena->head, *next; block; block = next) {
    next = block->next;
    free(block);
  }
  arena->head = NULL;
}

static struct cotile_arena_block *new_block(size_t size) {
  struct cotile_arena_block *block = malloc(sizeof *block + size);
  if (!block) abort();
  block->used = 0;
  block->size = size;
  return block;
}

void *cotile_arena_allocate(cotile_arena_t *arena, size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes) || bytes > PTRDIFF_MAX / 2) abort();
  bytes = (bytes + 15) / 16 * 16;
  struct cotile_arena_block *block = arena->head;
  if (!block || block->size - block->used < bytes) {
    block = new_block(bytes > BLOCK_BYTES ? bytes : BLOCK_BYTES);
    block->next = arena->head;
    arena->head = block;
  }
  void *pointer = block->bytes + block->used;
  block->used += bytes;
  return memset(pointer, 0, bytes);
}

char *cotile_arena_copy(cotile_arena_t *arena, const char *text, size_t length) {
  char *copy = cotile_arena_allocate(arena, length + 1, 1);
  if (length) memcpy(copy, text, length);
  return copy;
}

char *cotile_arena_format(cotile_arena_t *arena, const char *format, ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int length = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  if (length < 0) abort();
  char *text = cotile_arena_allocate(arena, (size_t)length + 1, 1);
  vsnprintf(text, (size_t)length + 1, format, again);
  va_end(again);
  return text;
}
