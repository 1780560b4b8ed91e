// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whole functions of the files in tests/lit, whose groups lit checks there, with references.
#ifndef COTILE_TESTS_NUMERIC_PATTERNS_H
#define COTILE_TESTS_NUMERIC_PATTERNS_H

#include "reference_array.h"

enum { MOST_PATTERN_VALUES = 12 };

typedef struct pattern {
  const char *function;
  int grouped, apart; // launches of a call with --group=always and with --no-fuse
  // Fills `results` from the inputs.
  void (*reference)(arrays_t *arrays, array_t *const *inputs, array_t **results);
  int64_t size; // of dynamic dimensions of inputs; 0: there are none
} pattern_t;

typedef struct pattern_file {
  const char *name; // of a test; below tests/lit
  const char *path;
  int count;
  const pattern_t *patterns;
} pattern_file_t;

extern const pattern_file_t pattern_files[];
extern const int pattern_file_count;

#endif
