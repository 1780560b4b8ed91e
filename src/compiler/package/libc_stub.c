// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the C library that modules may use, as a library to link against: every other
// one stays undefined, so that linking a module that calls it fails.
#include <stddef.h>

void *memcpy(void *restrict target, const void *restrict source, size_t size);
void *memmove(void *target, const void *source, size_t size);
void *memset(void *target, int value, size_t size);

void *memcpy(void *restrict target, const void *restrict source, size_t size) {
  (void)source;
  (void)size;
  return target;
}

void *memmove(void *target, const void *source, size_t size) {
  (void)source;
  (void)size;
  return target;
}

void *memset(void *target, int value, size_t size) {
  (void)value;
  (void)size;
  return target;
}
