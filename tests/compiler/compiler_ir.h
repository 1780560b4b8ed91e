// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR texts for tests of single parts of the compiler.
#ifndef COTILE_TESTS_COMPILER_IR_H
#define COTILE_TESTS_COMPILER_IR_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <mlir-c/IR.h>

#include "base/arena.h"
#include "base/diagnostic.h"

typedef struct ir {
  cotile_arena_t arena;
  cotile_diagnostics_t diagnostics;
  MlirContext context;
  MlirModule module;
} ir_t;

// Fails the test if the text is no module.
void ir_init(ir_t *ir, const char *text);
void ir_deinit(ir_t *ir);

MlirOperation ir_function(const ir_t *ir);
// The n-th operation of the first function that has this name; fails the test if there is none.
MlirOperation ir_op(const ir_t *ir, const char *name, int n);
int ir_count(const ir_t *ir, const char *name);
// Text of the whole module; fails the test if it does not verify.
const char *ir_text(ir_t *ir);

#define assert_ok(status) check_ok((status), __FILE__, __LINE__)
void check_ok(cotile_status_t status, const char *file, int line);

#endif
