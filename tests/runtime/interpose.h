// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stands between the runtime and the C library in the test executables that link it: counts calls,
// and makes one of them fail. Calls from shared libraries are not seen.
#ifndef COTILE_TESTS_INTERPOSE_H
#define COTILE_TESTS_INTERPOSE_H

#include <stdbool.h>
#include <stdint.h>

typedef enum test_call_kind {
  TEST_CALL_SYSTEM, // may fail, apart from memory
  TEST_CALL_MEMORY,
  TEST_CALL_LOCK,
  TEST_CALL_KINDS,
} test_call_kind_t;

typedef struct test_fault {
  const char *name;
  test_call_kind_t kind;
  int error;    // errno of the call that fails; 0: a read or write that moves one byte
  bool lasting; // all calls after it fail too
} test_fault_t;

typedef struct test_calls {
  int64_t counts[TEST_CALL_KINDS];
  const char *failed; // the first call that was made to fail, if possible one that is not harmless
  bool harmless;      // all that failed are calls on whose success nothing depends
} test_calls_t;

// From now on counts the calls of this thread, and fails the one that is number `at` (from 0) of
// the fault's kind. `fault` may be null; it is borrowed until the end.
void test_calls_begin(const test_fault_t *fault, int64_t at);
test_calls_t test_calls_end(void);

// Blocks from malloc and files mapped that the process has not given back.
int64_t test_live_objects(void);

#endif
