// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mutations of MLIR text: single tokens, or one word or number in all places, so that programs stay
// consistent; operations, operands, affine maps, lines. Input `number` of a seed is always the
// same.
#ifndef COTILE_TESTS_FUZZ_MUTATOR_H
#define COTILE_TESTS_FUZZ_MUTATOR_H

#include <stddef.h>
#include <stdint.h>

enum { MUTATOR_TEXT_SIZE = 1 << 16 };

// Functions of MLIR files, each with the aliases of its file; owned.
typedef struct programs {
  char **texts;
  size_t count;
} programs_t;

// Adds the functions of a file, or of all .mlir files below a folder. 0 if one cannot be read.
int programs_add(programs_t *programs, const char *path);
void programs_deinit(programs_t *programs);

// Writes the mutated program, NUL-terminated, to `out` of MUTATOR_TEXT_SIZE bytes.
void mutator_make(const programs_t *programs, uint64_t seed, uint64_t number, char *out);

#endif
