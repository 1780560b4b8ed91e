// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A dispatch's body computes result i into its outs i alone: from the returned operation the
// destinations lead, through initial values, to that argument and to no other. So each out belongs
// to one result, and no result depends on what another one has written. What is inserted into an
// out after something else is apart from that, and nothing sees the out in between.
//
// Left to MLIR's verifiers: numbers and types of operands, arguments and results; values from
// outside of the dispatch. Left to the stage hal: what else the host function holds.
#include "compiler/linalg/structured.h"
#include "compiler/verify/finding.h"
#include "compiler/verify/members.h"
#include "compiler/verify/verify.h"
#include "compiler/verify/window.h"
#include "ir/slice.h"

typedef struct body {
  cotile_diagnostics_t *diagnostics;
  MlirBlock block;
  intptr_t in_count, out_count;
} body_t;

// --- Operations ---

static bool is_allowed(MlirOperation op) {
  cotile_structured_t facts;
  return cotile_op_is_dialect(op, "arith") || cotile_op_is(op, "tensor.empty") ||
         cotile_op_is(op, "tensor.dim") || cotile_op_is(op, "tensor.extract_slice") ||
         cotile_op_is(op, "tensor.insert_slice") || cotile_op_is(op, "tensor.expand_shape") ||
         cotile_op_is(op, "flow.return") || cotile_structured_analyse(op, &facts);
}

static bool is_read(MlirOperation op) {
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
    if (!mlirOpOperandIsNull(mlirValueGetFirstUse(mlirOperationGetResult(op, i)))) return true;
  return mlirOperationGetNumResults(op) == 0;
}

// True if the value is one of the dispatch's body itself, not of a region nested in it.
static bool is_of_body(const body_t *body, MlirValue value) {
  MlirBlock block = mlirValueIsABlockArgument(value)
                        ? mlirBlockArgumentGetOwner(value)
                        : mlirOperationGetBlock(cotile_defining_op(value));
  return mlirBlockEqual(block, body->block);
}

// Constants and scalars of the dispatch, and its ins, of which the body reads elements.
static bool may_capture(const body_t *body, MlirValue value) {
  if (!mlirValueIsABlockArgument(value))
    return cotile_op_is(cotile_defining_op(value), "arith.constant") ||
           !cotile_is_ranked_tensor(value);
  return mlirBlockArgumentGetArgNumber(value) < body->in_count;
}

static MlirWalkResult check_nested(MlirOperation nested, void *user) {
  const body_t *body = user;
  if (mlirBlockEqual(mlirOperationGetBlock(nested), body->block)) return MlirWalkResultAdvance;
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(nested); i++) {
    MlirValue value = mlirOperationGetOperand(nested, i);
    if (!is_of_body(body, value) || may_capture(body, value)) continue;
    COTILE_FINDING(body->diagnostics, nested,
                   "captures a tensor of the dispatch that is not one of its ins");
  }
  return MlirWalkResultAdvance;
}

static void check_op(body_t *body, MlirOperation op) {
  MlirStringRef name = cotile_op_name(op);
  if (!is_allowed(op))
    COTILE_FINDING(body->diagnostics, op, "a dispatch cannot hold \"%.*s\"", (int)name.length,
                   name.data);
  if (!is_read(op)) COTILE_FINDING(body->diagnostics, op, "its results are not read");
  mlirOperationWalk(op, check_nested, body, MlirWalkPreOrder);
}

// --- Arguments and results ---

// A window of an out that an insertion of the same window overwrites, and nothing else reads.
static bool is_destination_window(MlirOperation slice) {
  cotile_window_t window, inserted;
  MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(slice, 0));
  if (mlirOpOperandIsNull(use) || !mlirOpOperandIsNull(mlirOpOperandGetNextUse(use))) return false;
  MlirOperation writer = mlirOpOperandGetOwner(use);
  intptr_t written = mlirOpOperandGetOperandNumber(use) - cotile_linalg_inputs(writer);
  if (!cotile_op_is_dialect(writer, "linalg") || written < 0) return false;
  use = mlirValueGetFirstUse(mlirOperationGetResult(writer, written));
  if (mlirOpOperandIsNull(use)) return false;
  MlirOperation insert = mlirOpOperandGetOwner(use);
  return cotile_op_is(insert, "tensor.insert_slice") && cotile_window_read(slice, &window) &&
         cotile_window_read(insert, &inserted) && mlirValueEqual(window.tensor, inserted.tensor) &&
         cotile_window_equal(&window, &inserted);
}

static bool is_destination(MlirOpOperand use) {
  MlirOperation op = mlirOpOperandGetOwner(use);
  if (cotile_op_is(op, "tensor.extract_slice")) return is_destination_window(op);
  if (cotile_op_is(op, "tensor.insert_slice")) return mlirOpOperandGetOperandNumber(use) == 1;
  return cotile_op_is_dialect(op, "linalg") &&
         mlirOpOperandGetOperandNumber(use) >= cotile_linalg_inputs(op);
}

static void check_out(const body_t *body, intptr_t number) {
  MlirValue argument = mlirBlockGetArgument(body->block, body->in_count + number);
  for (MlirOpOperand use = mlirValueGetFirstUse(argument); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation op = mlirOpOperandGetOwner(use);
    if (is_destination(use) || cotile_op_is(op, "tensor.dim")) continue;
    COTILE_FINDING(body->diagnostics, op, "reads outs %ld, which is for the result alone",
                   (long)number);
  }
}

static bool is_insertion(MlirOperation op) {
  return !mlirOperationIsNull(op) && cotile_op_is(op, "tensor.insert_slice");
}

// What a tensor was before the insertions that end with `value`.
static MlirValue inserted_into(MlirValue value) {
  while (is_insertion(cotile_defining_op(value)))
    value = mlirOperationGetOperand(cotile_defining_op(value), 1);
  return value;
}

// Where a value is computed: the end of the chain of destinations.
static MlirValue destination(MlirValue value) {
  if (is_insertion(cotile_defining_op(value))) return inserted_into(value);
  for (MlirOperation op = cotile_defining_op(value);
       !mlirOperationIsNull(op) && cotile_op_is_dialect(op, "linalg");
       op = cotile_defining_op(value))
    value =
        mlirOperationGetOperand(op, cotile_linalg_inputs(op) + mlirOpResultGetResultNumber(value));
  return value;
}

static bool check_result(const body_t *body, intptr_t number) {
  MlirOperation terminator = cotile_block_terminator(body->block);
  MlirValue value = mlirOperationGetOperand(terminator, number);
  MlirOperation op = cotile_defining_op(value);
  if (mlirOperationIsNull(op) ||
      (!cotile_op_is_dialect(op, "linalg") && !cotile_op_is(op, "tensor.insert_slice")))
    return COTILE_FINDING(body->diagnostics, terminator, "result %ld is not computed",
                          (long)number);
  MlirValue end = destination(value);
  if (!mlirValueIsABlockArgument(end))
    return COTILE_FINDING(body->diagnostics, op, "result %ld is computed into no outs",
                          (long)number);
  // Its own outs, or what one of the ins holds before.
  intptr_t argument = mlirBlockArgumentGetArgNumber(end);
  if (argument < body->in_count || argument == body->in_count + number) return true;
  return COTILE_FINDING(body->diagnostics, op, "result %ld is computed into outs %ld", (long)number,
                        (long)(argument - body->in_count));
}

// Checks an insertion against those before it.
static void check_insertion(const body_t *body, MlirOperation insert) {
  cotile_slice_t slice, other;
  MlirOperation before = cotile_defining_op(mlirOperationGetOperand(insert, 1));
  if (is_insertion(before) && cotile_use_count(mlirOperationGetResult(before, 0)) != 1)
    COTILE_FINDING(body->diagnostics, before, "is read before all is inserted");
  for (; is_insertion(before); before = cotile_defining_op(mlirOperationGetOperand(before, 1)))
    if (!cotile_slice_read(insert, &slice) || !cotile_slice_read(before, &other) ||
        !cotile_slices_are_apart(&slice, &other))
      COTILE_FINDING(body->diagnostics, insert, "may overwrite what was inserted before");
}

// --- The whole ---

static void check_operations(body_t *body) {
  cotile_members_t members = {.diagnostics = body->diagnostics};
  for (MlirOperation op = mlirBlockGetFirstOperation(body->block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    check_op(body, op);
    if (cotile_op_is(op, "tensor.insert_slice")) check_insertion(body, op);
    cotile_members_add(&members, op);
  }
}

static void check_dispatch(cotile_diagnostics_t *diagnostics, MlirOperation dispatch) {
  body_t body = {.diagnostics = diagnostics,
                 .block = cotile_op_body(dispatch),
                 .out_count = mlirOperationGetNumResults(dispatch)};
  body.in_count = mlirBlockGetNumArguments(body.block) - body.out_count;
  check_operations(&body);
  for (intptr_t i = 0; i < body.out_count; i++) {
    check_out(&body, i);
    check_result(&body, i);
  }
}

cotile_status_t cotile_verify_flow(MlirModule module, cotile_diagnostics_t *diagnostics) {
  int64_t errors = diagnostics->error_count;
  for (MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
       !mlirOperationIsNull(function); function = mlirOperationGetNextInBlock(function)) {
    if (!cotile_op_is(function, "func.func") || mlirBlockIsNull(cotile_op_body(function))) continue;
    for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(function));
         !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
      if (cotile_op_is(op, "flow.dispatch.workgroups")) check_dispatch(diagnostics, op);
  }
  return cotile_findings_status(diagnostics, errors, "flow");
}
