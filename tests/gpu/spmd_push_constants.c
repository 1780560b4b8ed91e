// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Push constants of SPIR-V: a block of i32, whose members are loaded one at a time.
//
// The address and its parts are no values here; what a load reads is known when it is decoded.
#include <mlir-c/BuiltinAttributes.h>

#include "ir/query.h"
#include "spmd_decode.h"
#include "spmd_exec.h"

// `detail` is the number of the member.
static void run_load(spmd_exec_t *exec, const spmd_op_t *op) {
  spmd_slot_t *result = spmd_slots(exec, op->results[0], 0);
  for (int t = 0; t < exec->threads; t++) result[t].i = exec->launch->push_constants[op->detail];
}

static cotile_status_t decode_address(spmd_decoder_t *decoder, MlirOperation op,
                                      spmd_op_t *out_op) {
  const spmd_value_t *address;
  (void)out_op;
  return spmd_decode_value(decoder, op, mlirOperationGetResult(op, 0), &address);
}

static cotile_status_t decode_load(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op) {
  MlirOperation chain = cotile_defining_op(mlirOperationGetOperand(op, 0));
  if (mlirOperationIsNull(chain) || !cotile_op_is(chain, "spirv.AccessChain") ||
      mlirOperationGetNumOperands(chain) != 2)
    return spmd_refuse(decoder, op, "not of a member of a block");
  MlirOperation base = cotile_defining_op(mlirOperationGetOperand(chain, 0));
  MlirOperation index = cotile_defining_op(mlirOperationGetOperand(chain, 1));
  if (mlirOperationIsNull(base) || !cotile_op_is(base, "spirv.mlir.addressof") ||
      mlirOperationIsNull(index) || !cotile_op_is(index, "spirv.Constant") ||
      !cotile_op_integer(index, "value", &out_op->detail))
    return spmd_refuse(decoder, op, "not of a member of a block");
  if (out_op->results[0]->element != COTILE_I32 || out_op->results[0]->lanes != 1)
    return spmd_refuse(decoder, op, "of another type than i32");
  int count = (int)out_op->detail + 1;
  if (decoder->kernel->push_constant_count < count) decoder->kernel->push_constant_count = count;
  return COTILE_SUCCESS;
}

const spmd_op_class_t spmd_push_constant_ops[] = {
    {"spirv.mlir.addressof", NULL, decode_address, {NULL}, false},
    {"spirv.AccessChain", NULL, decode_address, {NULL}, false},
    {"spirv.Load", run_load, decode_load, {NULL}, false},
    {NULL, NULL, NULL, {NULL}, false},
};
