// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/verify/window.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

#include "compiler/codegen/kernel.h"
#include "ir/builder.h"
#include "ir/query.h"

// --- Numbers and values ---

static cotile_index_t number(int64_t value) { return (cotile_index_t){{NULL}, value}; }

cotile_index_t cotile_index_of(MlirValue value) {
  int64_t constant;
  if (cotile_constant_value(value, &constant)) return number(constant);
  return (cotile_index_t){value, 0};
}

static bool is_number(cotile_index_t index) { return mlirValueIsNull(index.value); }

bool cotile_index_equal(cotile_index_t a, cotile_index_t b) {
  return mlirValueEqual(a.value, b.value) && a.number == b.number;
}

// The operands of a binary operation; false if the index is not computed by one of that name.
static bool match(cotile_index_t index, const char *name, cotile_index_t *out_a,
                  cotile_index_t *out_b) {
  if (is_number(index)) return false;
  MlirOperation op = cotile_defining_op(index.value);
  if (mlirOperationIsNull(op) || !cotile_op_is(op, name)) return false;
  *out_a = cotile_index_of(mlirOperationGetOperand(op, 0));
  *out_b = cotile_index_of(mlirOperationGetOperand(op, 1));
  return true;
}

// The same for operations whose right identity 1 the builder leaves out.
static void split(cotile_index_t index, const char *name, cotile_index_t *out_a,
                  cotile_index_t *out_b) {
  cotile_index_t a, b;
  bool is_op = match(index, name, &a, &b);
  *out_a = is_op ? a : index;
  *out_b = is_op ? b : number(1);
}

// True if `index` is ceil(extent / width); the width is a number.
static bool is_ceil_div(cotile_index_t index, cotile_index_t extent, cotile_index_t width) {
  cotile_index_t a, b;
  if (width.number < 1) return false;
  if (is_number(extent))
    return cotile_index_equal(
        index, number(extent.number / width.number + (extent.number % width.number > 0)));
  if (width.number == 1) return cotile_index_equal(index, extent);
  return match(index, "arith.ceildivui", &a, &b) && cotile_index_equal(a, extent) &&
         cotile_index_equal(b, width);
}

// --- Windows ---

typedef struct mixed {
  MlirAttribute numbers;
  intptr_t first; // operand
} mixed_t;

static mixed_t mixed_list(MlirOperation op, const char *name, int segment) {
  MlirAttribute segments = cotile_op_attribute(op, "operandSegmentSizes");
  mixed_t list = {cotile_op_attribute(op, name), 0};
  for (int i = 0; i < segment; i++) list.first += mlirDenseI32ArrayGetElement(segments, i);
  return list;
}

static void read_mixed(MlirOperation op, mixed_t list, int rank, cotile_index_t *out) {
  intptr_t operand = list.first;
  for (int i = 0; i < rank; i++) {
    out[i] = number(mlirDenseI64ArrayGetElement(list.numbers, i));
    if (out[i].number == mlirShapedTypeGetDynamicSize())
      out[i] = cotile_index_of(mlirOperationGetOperand(op, operand++));
  }
}

// The operand of a slice's op that is the tensor which holds the window.
static int tensor_of(MlirOperation slice) {
  return cotile_op_is(slice, "tensor.extract_slice") ? 0 : 1;
}

bool cotile_window_read(MlirOperation slice, cotile_window_t *out) {
  int tensor = tensor_of(slice);
  out->tensor = mlirOperationGetOperand(slice, tensor);
  out->rank = cotile_rank(out->tensor);
  if (out->rank > COTILE_MAX_RANK) return false;
  read_mixed(slice, mixed_list(slice, "static_offsets", tensor + 1), out->rank, out->offsets);
  read_mixed(slice, mixed_list(slice, "static_sizes", tensor + 2), out->rank, out->sizes);
  read_mixed(slice, mixed_list(slice, "static_strides", tensor + 3), out->rank, out->strides);
  return true;
}

bool cotile_window_of(MlirOperation slice, cotile_window_t *out) {
  if (!cotile_window_read(slice, out)) return false;
  for (int i = 0; i < out->rank; i++)
    if (!cotile_index_equal(out->strides[i], number(1))) return false;
  return true;
}

bool cotile_window_equal(const cotile_window_t *a, const cotile_window_t *b) {
  for (int i = 0; i < a->rank; i++)
    if (!cotile_index_equal(a->offsets[i], b->offsets[i]) ||
        !cotile_index_equal(a->sizes[i], b->sizes[i]) ||
        !cotile_index_equal(a->strides[i], b->strides[i]))
      return false;
  return true;
}

int cotile_size_operands(MlirOperation op, cotile_index_t out[COTILE_MAX_RANK]) {
  intptr_t first = 0, end = mlirOperationGetNumOperands(op);
  MlirAttribute segments = cotile_op_attribute(op, "operandSegmentSizes");
  if (!mlirAttributeIsNull(segments)) {
    int sizes = tensor_of(op) + 2;
    first = mixed_list(op, "static_sizes", sizes).first;
    end = first + mlirDenseI32ArrayGetElement(segments, sizes);
  }
  for (intptr_t i = first; i < end; i++)
    out[i - first] = cotile_index_of(mlirOperationGetOperand(op, i));
  return (int)(end - first);
}

// --- Partitions ---

typedef struct cut {
  MlirOperation forall;
  MlirValue tensor;
  int dim;
  cotile_index_t offset, size;
  cotile_index_t bounds[2 * COTILE_MAX_RANK];
  int variables;
} cut_t;

static bool is_variable(const cut_t *cut, cotile_index_t index, int variable) {
  return mlirValueEqual(index.value, cotile_forall_variable(cut->forall, variable));
}

static bool is_next(const cut_t *cut, cotile_index_t index, int variable) {
  cotile_index_t a, b;
  return match(index, "arith.addi", &a, &b) && is_variable(cut, a, variable) &&
         cotile_index_equal(b, number(1));
}

static int find_variable(const cut_t *cut, cotile_index_t index) {
  for (int i = 0; i < cut->variables; i++)
    if (is_variable(cut, index, i)) return i;
  return -1;
}

static const char wrong_size[] = "the size of its window does not follow from the offset";
static const char uncovered[] = "its windows overlap or do not cover it";

static bool may_be_extent(const cut_t *cut, cotile_index_t extent) {
  int64_t known = cotile_static_dim(mlirValueGetType(cut->tensor), cut->dim);
  return known < 0 || !is_number(extent) || extent.number == known;
}

static const char *check_whole(const cut_t *cut) {
  cotile_index_t tensor, dim;
  int64_t known = cotile_static_dim(mlirValueGetType(cut->tensor), cut->dim);
  if (known >= 0) return cotile_index_equal(cut->size, number(known)) ? NULL : uncovered;
  if (!match(cut->size, "tensor.dim", &tensor, &dim)) return uncovered;
  return cotile_index_equal(dim, number(cut->dim)) ? NULL : uncovered;
}

// Splits min(size, extent - offset).
static bool match_clipped(const cut_t *cut, cotile_index_t *out_size, cotile_index_t *out_extent) {
  cotile_index_t left, offset;
  return match(cut->size, "arith.minsi", out_size, &left) &&
         match(left, "arith.subi", out_extent, &offset) && cotile_index_equal(offset, cut->offset);
}

// Windows of `width` at i * width.
static const char *check_even(const cut_t *cut, int variable, cotile_index_t width) {
  cotile_index_t size, extent, bound = cut->bounds[variable];
  if (is_number(cut->size)) {
    int64_t known = cotile_static_dim(mlirValueGetType(cut->tensor), cut->dim), product;
    if (cut->size.number != width.number) return wrong_size;
    if (!is_number(bound)) return width.number == 1 && known < 0 ? NULL : uncovered;
    if (known < 0) return width.number == 1 ? NULL : uncovered;
    if (__builtin_mul_overflow(bound.number, width.number, &product)) return uncovered;
    return product == known ? NULL : uncovered;
  }
  if (!match_clipped(cut, &size, &extent) || !cotile_index_equal(size, width)) return wrong_size;
  return is_ceil_div(bound, extent, width) && may_be_extent(cut, extent) ? NULL : uncovered;
}

// True if q = floor(a / b) and r = a mod b of one a, which is returned.
static bool is_division(cotile_index_t q, cotile_index_t r, cotile_index_t b,
                        cotile_index_t *out_a) {
  cotile_index_t a, divisor, qa, qb;
  if (is_number(q) && is_number(r)) {
    int64_t product;
    if (r.number < 0 || r.number >= b.number) return false;
    if (__builtin_mul_overflow(q.number, b.number, &product)) return false;
    if (__builtin_add_overflow(product, r.number, &product)) return false;
    *out_a = number(product);
    return true;
  }
  if (!match(r, "arith.remui", &a, &divisor) || !cotile_index_equal(divisor, b)) return false;
  split(q, "arith.divui", &qa, &qb);
  *out_a = a;
  return cotile_index_equal(qa, a) && cotile_index_equal(qb, b);
}

typedef bool (*is_factor_t)(const cut_t *, cotile_index_t, int);

// True if `index` is floor(j * A / B), where `is_j` recognises j; returns A.
static bool is_first_atom(const cut_t *cut, cotile_index_t index, is_factor_t is_j, int variable,
                          cotile_index_t *out_atoms) {
  cotile_index_t product, divisor, j, whole, rest, q, r, bound = cut->bounds[variable];
  split(index, "arith.divui", &product, &divisor);
  split(product, "arith.muli", &j, out_atoms);
  if (cotile_index_equal(divisor, bound) && is_j(cut, j, variable)) return true;
  if (!match(index, "arith.addi", &whole, &rest)) return false;
  split(whole, "arith.muli", &j, &q);
  if (!is_j(cut, j, variable)) return false;
  split(rest, "arith.divui", &product, &divisor);
  split(product, "arith.muli", &j, &r);
  return is_j(cut, j, variable) && cotile_index_equal(divisor, bound) &&
         is_division(q, r, bound, out_atoms);
}

static int find_atoms(const cut_t *cut, cotile_index_t first, cotile_index_t *out_atoms) {
  for (int i = 0; i < cut->variables; i++)
    if (is_first_atom(cut, first, is_variable, i, out_atoms)) return i;
  return -1;
}

static const char *check_atoms(const cut_t *cut, int variable, cotile_index_t first,
                               cotile_index_t lanes, cotile_index_t atoms) {
  cotile_index_t size, extent, count, size_lanes, next, from, next_atoms;
  if (!match_clipped(cut, &size, &extent)) return wrong_size;
  split(size, "arith.muli", &count, &size_lanes);
  if (!cotile_index_equal(lanes, size_lanes) || !match(count, "arith.subi", &next, &from) ||
      !cotile_index_equal(from, first) ||
      !is_first_atom(cut, next, is_next, variable, &next_atoms) ||
      !cotile_index_equal(atoms, next_atoms))
    return wrong_size;
  return is_ceil_div(atoms, extent, lanes) && may_be_extent(cut, extent) ? NULL : uncovered;
}

// Checks one dimension; *out_variable is the variable that cuts it, -1: none.
static const char *check_cut(const cut_t *cut, int *out_variable) {
  cotile_index_t first, step, atoms;
  *out_variable = -1;
  if (cotile_index_equal(cut->offset, number(0))) return check_whole(cut);
  split(cut->offset, "arith.muli", &first, &step);
  if ((*out_variable = find_variable(cut, first)) >= 0 && is_number(step))
    return check_even(cut, *out_variable, step);
  if ((*out_variable = find_atoms(cut, first, &atoms)) >= 0 && is_number(step))
    return check_atoms(cut, *out_variable, first, step, atoms);
  // Atoms of one column: a product that was split is within F.
  if ((*out_variable = find_atoms(cut, cut->offset, &atoms)) >= 0)
    return check_atoms(cut, *out_variable, cut->offset, number(1), atoms);
  return "its offset is not a known function of one variable of the scf.forall";
}

const char *cotile_window_check_partition(const cotile_window_t *window, MlirOperation forall,
                                          int *out_dim) {
  int uses[2 * COTILE_MAX_RANK] = {0};
  cut_t cut = {.forall = forall, .tensor = window->tensor, .variables = cotile_forall_rank(forall)};
  read_mixed(forall, mixed_list(forall, "staticUpperBound", 1), cut.variables, cut.bounds);
  for (int d = 0; d < window->rank; d++) {
    int variable;
    *out_dim = cut.dim = d;
    cut.offset = window->offsets[d];
    cut.size = window->sizes[d];
    const char *wrong = check_cut(&cut, &variable);
    if (wrong) return wrong;
    if (variable >= 0 && uses[variable]++) return "a variable of the scf.forall cuts it twice";
  }
  *out_dim = -1;
  for (int i = 0; i < cut.variables; i++)
    if (!uses[i] && !cotile_index_equal(cut.bounds[i], number(1)))
      return "its windows do not depend on every variable of the scf.forall";
  return NULL;
}
