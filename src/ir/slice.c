// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/slice.h"

#include "ir/builder.h"
#include "ir/query.h"

// Reads one static list, taking dynamic entries from the operands that start at *at.
static void read_list(MlirOperation op, const char *name, intptr_t *at, int rank,
                      cotile_mixed_t *out) {
  MlirAttribute list = cotile_op_attribute(op, name);
  for (int i = 0; i < rank; i++) {
    int64_t constant = mlirDenseI64ArrayGetElement(list, i);
    bool is_dynamic = constant == mlirShapedTypeGetDynamicStrideOrOffset();
    out[i].constant = is_dynamic ? 0 : constant;
    out[i].value = is_dynamic ? mlirOperationGetOperand(op, (*at)++) : (MlirValue){NULL};
  }
}

// Unit dimensions may be missing from the slice's type; which of several does not matter, because
// their only index is 0.
static void find_kept(cotile_slice_t *slice, MlirType reduced) {
  int rank = (int)mlirShapedTypeGetRank(reduced);
  int surplus = slice->rank - rank;
  slice->kept_count = 0;
  for (int i = 0; i < slice->rank; i++) {
    const cotile_mixed_t *size = &slice->size[i];
    bool is_unit = !size->value.ptr && size->constant == 1;
    bool matches = slice->kept_count < rank && cotile_static_dim(reduced, slice->kept_count) == 1;
    if (surplus > 0 && is_unit && !matches)
      surplus--;
    else
      slice->kept[slice->kept_count++] = i;
  }
}

bool cotile_slice_read(MlirOperation op, cotile_slice_t *out) {
  bool is_insert = !cotile_op_is(op, "tensor.extract_slice");
  MlirAttribute offsets = cotile_op_attribute(op, "static_offsets");
  *out = (cotile_slice_t){.rank = (int)mlirDenseArrayGetNumElements(offsets)};
  if (out->rank > COTILE_MAX_RANK) return false;
  intptr_t at = is_insert ? 2 : 1;
  read_list(op, "static_offsets", &at, out->rank, out->offset);
  read_list(op, "static_sizes", &at, out->rank, out->size);
  read_list(op, "static_strides", &at, out->rank, out->stride);
  MlirValue reduced = is_insert ? mlirOperationGetOperand(op, 0) : mlirOperationGetResult(op, 0);
  find_kept(out, mlirValueGetType(reduced));
  return true;
}

static bool is_number(const cotile_mixed_t *mixed, int64_t *out) {
  *out = mixed->constant;
  return !mixed->value.ptr || cotile_constant_value(mixed->value, out);
}

// True if `next` is known to be `offset` + `size` or more.
static bool ends_before(const cotile_mixed_t *offset, const cotile_mixed_t *size,
                        const cotile_mixed_t *next) {
  int64_t begin, length, end, limit;
  if (!is_number(offset, &begin)) return false;
  if (is_number(size, &length) && is_number(next, &limit))
    return !__builtin_add_overflow(begin, length, &end) && end <= limit;
  return begin == 0 && mlirValueEqual(size->value, next->value);
}

static bool has_unit_stride(const cotile_slice_t *slice, int dim) {
  int64_t stride;
  return is_number(&slice->stride[dim], &stride) && stride == 1;
}

bool cotile_slices_are_apart(const cotile_slice_t *a, const cotile_slice_t *b) {
  for (int d = 0; d < a->rank && d < b->rank; d++)
    if (has_unit_stride(a, d) && has_unit_stride(b, d) &&
        (ends_before(&a->offset[d], &a->size[d], &b->offset[d]) ||
         ends_before(&b->offset[d], &b->size[d], &a->offset[d])))
      return true;
  return false;
}
