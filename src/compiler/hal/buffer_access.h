// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which bytes of which buffer a step of a host function touches, read off the hal operations.
#ifndef COTILE_COMPILER_HAL_BUFFER_ACCESS_H
#define COTILE_COMPILER_HAL_BUFFER_ACCESS_H

#include <stdbool.h>
#include <stdint.h>

#include <mlir-c/IR.h>

typedef struct cotile_buffer_access {
  MlirOperation root;     // makes the buffer
  int64_t index;          // of a hal.buffer.argument, .constant, .result; else -1
  MlirValue offset_value; // of the part; null: known
  int64_t offset;
  int64_t bytes; // -1: not known, to the buffer's end
  bool is_write;
  int64_t step;
} cotile_buffer_access_t;

// `bytes` from where the buffer begins.
cotile_buffer_access_t cotile_buffer_access(MlirValue buffer, int64_t bytes, bool is_write,
                                            int64_t step);

// True if both may touch the same byte. Parts at offsets of which one is not known are taken to be
// apart, unless they are at the same one.
bool cotile_buffer_access_overlaps(const cotile_buffer_access_t *a,
                                   const cotile_buffer_access_t *b);

#endif
