// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a process leaves behind for its parent when a signal ends it, in memory that both share, and
// whose fault that was.
#ifndef COTILE_TESTS_FUZZ_CRASH_H
#define COTILE_TESTS_FUZZ_CRASH_H

#include <stdbool.h>
#include <stdint.h>

enum { CRASH_FRAMES = 96, CRASH_KEY_SIZE = 512 };

typedef struct crash {
  volatile int signal;     // 0: none
  volatile bool in_parser; // of MLIR, set by who calls it
  int frame_count;
  void *frames[CRASH_FRAMES];
} crash_t;

// From now on signals that end this process leave their stack in `crash` (shared, borrowed).
void crash_record(crash_t *crash);

// The functions in which the crash happened, innermost first, for telling crashes apart. Returns
// true if it is upstream's: it happened in MLIR or LLVM, below a parser, a verifier, a pass
// pipeline or code generation; false for our code, and for calls of the C API that our code should
// not make.
bool crash_describe(const crash_t *crash, char key[CRASH_KEY_SIZE]);

#endif
