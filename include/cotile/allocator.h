// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where Cotile takes its memory from. Functions that take an allocator accept null for the system
// allocator and keep the pointer: the structure must outlive every object made with it.
#ifndef COTILE_ALLOCATOR_H
#define COTILE_ALLOCATOR_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// The layout is final. `resize` is called from whichever thread uses an object made with the
// allocator, never from Cotile's own worker threads.
typedef struct cotile_allocator {
  void *self;
  // realloc: `pointer` may be null; size 0 frees and returns null. Blocks are aligned to 16 bytes.
  // Returns null on failure and then leaves the block as it was.
  void *(*resize)(void *self, void *pointer, size_t size);
} cotile_allocator_t;

// malloc and free of the C library; a static object. Thread-safe.
const cotile_allocator_t *cotile_allocator_system(void);

#ifdef __cplusplus
}
#endif
#endif
