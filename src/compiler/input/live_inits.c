// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An elementwise op that starts from what another op computes reads it as one more input: the value
// may be a result of its own, of the same kernel, and must then not be written over.
#include "compiler/input/input.h"
#include "compiler/linalg/structured.h"
#include "ir/query.h"

// The linalg op that computes the initial value; null if there is none, or it only fills.
static MlirOperation initialising_op(const cotile_structured_t *facts) {
  MlirOperation op = cotile_defining_op(mlirOperationGetOperand(facts->op, facts->input_count));
  bool computes = !mlirOperationIsNull(op) && cotile_op_is_dialect(op, "linalg") &&
                  !cotile_is_constant_fill(op);
  return computes ? op : (MlirOperation){NULL};
}

static void read_init(const cotile_structured_t *facts, MlirOperation source) {
  cotile_builder_t builder = cotile_builder_before(facts->op);
  builder.location = mlirOperationGetLocation(facts->op);
  int last = facts->input_count;
  MlirValue init = mlirOperationGetOperand(facts->op, last);
  MlirOperation op = cotile_build_generic_with_input(&builder, facts, init, facts->map[last]);
  MlirBlock body = cotile_op_body(op);
  mlirValueReplaceAllUsesOfWith(mlirBlockGetArgument(body, last + 1),
                                mlirBlockGetArgument(body, last));
  intptr_t own = cotile_linalg_inputs(source) + mlirOpResultGetResultNumber(init);
  mlirOperationSetOperand(op, last + 1, mlirOperationGetOperand(source, own)); // for its shape
  mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(facts->op, 0),
                                mlirOperationGetResult(op, 0));
  mlirOperationDestroy(facts->op);
}

void cotile_read_inits(MlirOperation function) {
  MlirOperation next;
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
       !mlirOperationIsNull(op); op = next) {
    cotile_structured_t facts;
    next = mlirOperationGetNextInBlock(op);
    if (!cotile_structured_analyse(op, &facts) || !cotile_is_elementwise(&facts) ||
        !cotile_reads_init(&facts) || facts.operand_count == COTILE_MAX_OPERANDS)
      continue;
    MlirOperation source = initialising_op(&facts);
    if (!mlirOperationIsNull(source)) read_init(&facts, source);
  }
}
