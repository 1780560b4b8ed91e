// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler_ir.h"

#include <string.h>

#include "ir/mlir_context.h"
#include "ir/query.h"

void check_ok(cotile_status_t status, const char *file, int line) {
  if (!status) return;
  print_error("%s\n", cotile_status_message(status));
  cotile_status_release(status);
  _fail(file, line);
}

void ir_init(ir_t *ir, const char *text) {
  cotile_arena_init(&ir->arena);
  cotile_diagnostics_init(&ir->diagnostics, &ir->arena);
  ir->context = cotile_mlir_context_create(&ir->diagnostics);
  cotile_status_t status =
      cotile_parse_module(ir->context, text, strlen(text), "test.mlir", &ir->module);
  if (status && ir->diagnostics.first) print_error("%s\n", ir->diagnostics.first->message);
  assert_ok(status);
}

void ir_deinit(ir_t *ir) {
  mlirModuleDestroy(ir->module);
  cotile_mlir_context_destroy(ir->context);
  cotile_arena_deinit(&ir->arena);
}

MlirOperation ir_function(const ir_t *ir) {
  return mlirBlockGetFirstOperation(mlirModuleGetBody(ir->module));
}

static MlirOperation find(const ir_t *ir, const char *name, int n, int *out_count) {
  *out_count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(ir_function(ir)));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    if (cotile_op_is(op, name) && (*out_count)++ == n) return op;
  return (MlirOperation){NULL};
}

MlirOperation ir_op(const ir_t *ir, const char *name, int n) {
  int count;
  MlirOperation op = find(ir, name, n, &count);
  if (mlirOperationIsNull(op)) fail_msg("no %s number %d", name, n);
  return op;
}

int ir_count(const ir_t *ir, const char *name) {
  int count;
  find(ir, name, -1, &count);
  return count;
}

const char *ir_text(ir_t *ir) {
  MlirOperation op = mlirModuleGetOperation(ir->module);
  assert_ok(cotile_verify(op, "test"));
  return cotile_op_text(&ir->arena, op);
}
