// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/hal/buffer_access.h"

#include "ir/builder.h"
#include "ir/query.h"

cotile_buffer_access_t cotile_buffer_access(MlirValue buffer, int64_t bytes, bool is_write,
                                            int64_t step) {
  cotile_buffer_access_t access = {.index = -1, .bytes = bytes, .is_write = is_write, .step = step};
  access.root = cotile_defining_op(buffer);
  if (cotile_op_is(access.root, "hal.buffer.part")) {
    MlirValue offset = mlirOperationGetOperand(access.root, 1);
    if (!cotile_constant_value(offset, &access.offset)) access.offset_value = offset;
    access.root = cotile_defining_op(mlirOperationGetOperand(access.root, 0));
  }
  if (!cotile_op_integer(access.root, "index", &access.index)) access.index = -1;
  return access;
}

static bool same_root(const cotile_buffer_access_t *a, const cotile_buffer_access_t *b) {
  if (mlirOperationEqual(a->root, b->root)) return true;
  return a->index >= 0 && a->index == b->index &&
         mlirStringRefEqual(cotile_op_name(a->root), cotile_op_name(b->root));
}

static bool begins_before_end(const cotile_buffer_access_t *a, const cotile_buffer_access_t *b) {
  return b->bytes < 0 || a->offset < b->offset + b->bytes;
}

bool cotile_buffer_access_overlaps(const cotile_buffer_access_t *a,
                                   const cotile_buffer_access_t *b) {
  if (!same_root(a, b)) return false;
  if (a->bytes == 0 || b->bytes == 0) return false;
  if (!mlirValueIsNull(a->offset_value) || !mlirValueIsNull(b->offset_value))
    return !mlirValueIsNull(a->offset_value) && !mlirValueIsNull(b->offset_value) &&
           mlirValueEqual(a->offset_value, b->offset_value);
  return begins_before_end(a, b) && begins_before_end(b, a);
}
