// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory whose last byte is the last one before a page that may not be touched: whoever reads or
// writes behind it is stopped at once.
#ifndef COTILE_TESTS_GUARDED_MEMORY_H
#define COTILE_TESTS_GUARDED_MEMORY_H

#include <stddef.h>

typedef struct guarded {
  void *data;
  size_t size;
  void *pages;
  size_t pages_size;
} guarded_t;

// Ends the process if there is no memory.
void guarded_init(guarded_t *memory, size_t size);
// No more writes.
void guarded_seal(guarded_t *memory);
void guarded_deinit(guarded_t *memory);

#endif
