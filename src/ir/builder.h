// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Creating operations: an insertion point plus one call per operation.
//
// [builder-1] Operations are created unverified; verifiers run between stages. [builder-2] The
// arithmetic helpers fold constants, so that static sizes stay readable in printed IR.
// Thread-compatible. Types, attributes and values are borrowed from their context, as in mlir-c.
#ifndef COTILE_IR_BUILDER_H
#define COTILE_IR_BUILDER_H

#include <stdbool.h>
#include <stdint.h>

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/IR.h>

typedef struct cotile_builder {
  MlirContext context;
  MlirLocation location;
  MlirBlock block;      // where operations go
  MlirOperation before; // in front of this one; null: at the end of the block
} cotile_builder_t;

typedef struct cotile_op_spec {
  const char *name;
  intptr_t result_count;
  const MlirType *results;
  intptr_t operand_count;
  const MlirValue *operands;
  intptr_t attribute_count;
  const MlirNamedAttribute *attributes;
  const char *attribute_text; // a dictionary, "{axis = 1 : i64}"; may be null
  int region_count;           // each gets one empty block
} cotile_op_spec_t;

// At the end of `block`, with the location of nothing.
cotile_builder_t cotile_builder_at_end(MlirContext context, MlirBlock block);
// In front of `op`, with its location.
cotile_builder_t cotile_builder_before(MlirOperation op);

// Puts an operation that the caller owns at the insertion point.
void cotile_builder_insert(cotile_builder_t *builder, MlirOperation op);

MlirOperation cotile_build(cotile_builder_t *builder, const cotile_op_spec_t *spec);

// One result, operands as an array, attributes as text or null.
MlirValue cotile_build_value(cotile_builder_t *builder, const char *name, MlirType type,
                             intptr_t operand_count, const MlirValue *operands,
                             const char *attribute_text);
// No result.
MlirOperation cotile_build_effect(cotile_builder_t *builder, const char *name,
                                  intptr_t operand_count, const MlirValue *operands,
                                  const char *attribute_text);

#define COTILE_VALUES(...)                                                                         \
  (intptr_t)(sizeof((MlirValue[]){__VA_ARGS__}) / sizeof(MlirValue)), (MlirValue[]) { __VA_ARGS__ }

// Any type or attribute by its text; null if the text is wrong.
MlirType cotile_type(MlirContext context, const char *text);
MlirAttribute cotile_attribute(MlirContext context, const char *text);
MlirNamedAttribute cotile_named(MlirContext context, const char *name, MlirAttribute value);

// Index arithmetic on values that are not negative (division rounds down).
MlirValue cotile_build_index(cotile_builder_t *builder, int64_t value);
MlirValue cotile_build_add(cotile_builder_t *builder, MlirValue a, MlirValue b);
MlirValue cotile_build_sub(cotile_builder_t *builder, MlirValue a, MlirValue b);
MlirValue cotile_build_mul(cotile_builder_t *builder, MlirValue a, MlirValue b);
MlirValue cotile_build_div(cotile_builder_t *builder, MlirValue a, MlirValue b);
MlirValue cotile_build_rem(cotile_builder_t *builder, MlirValue a, MlirValue b);
MlirValue cotile_build_ceil_div(cotile_builder_t *builder, MlirValue a, MlirValue b);
MlirValue cotile_build_min(cotile_builder_t *builder, MlirValue a, MlirValue b);
MlirValue cotile_build_max(cotile_builder_t *builder, MlirValue a, MlirValue b);
MlirValue cotile_build_add_constant(cotile_builder_t *builder, MlirValue a, int64_t b);
MlirValue cotile_build_mul_constant(cotile_builder_t *builder, MlirValue a, int64_t b);
// `predicate` as in arith.cmpi: "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule".
MlirValue cotile_build_compare(cotile_builder_t *builder, const char *predicate, MlirValue a,
                               MlirValue b);

// The value of an index or integer constant; false if it is not one.
bool cotile_constant_value(MlirValue value, int64_t *out_value);

// A cf.assert that says "PLACE: dimension D of OP WHAT", with the place and the name of `op`.
void cotile_build_dim_assert(cotile_builder_t *builder, MlirOperation op, int dim,
                             MlirValue condition, const char *what);
// The same for a comparison ("eq", "ule" or "sge") of sizes; nothing where it is known to hold.
void cotile_build_dim_check(cotile_builder_t *builder, MlirOperation op, int dim,
                            const char *predicate, MlirValue got, MlirValue want, const char *what);

// tensor.dim, folded for static dimensions.
MlirValue cotile_build_dim(cotile_builder_t *builder, MlirValue tensor, int64_t dim);

// tensor.extract_slice with unit strides; `type` may drop unit dimensions.
MlirValue cotile_build_extract_slice(cotile_builder_t *builder, MlirType type, MlirValue source,
                                     int rank, const MlirValue *offsets, const MlirValue *sizes);

// tensor.insert_slice with unit strides.
MlirValue cotile_build_insertion(cotile_builder_t *builder, MlirValue tile, MlirValue target,
                                 int rank, const MlirValue *offsets, const MlirValue *sizes);

// tensor.extract_slice of what `insert`, a tensor.insert_slice of at most COTILE_MAX_RANK
// dimensions, would overwrite in `tensor`.
MlirValue cotile_build_window(cotile_builder_t *builder, MlirOperation insert, MlirValue tensor);

// linalg.fill of a tensor with a scalar.
MlirOperation cotile_build_fill(cotile_builder_t *builder, MlirValue scalar, MlirValue tensor);
// linalg.copy between memrefs, or from a tensor into another.
MlirOperation cotile_build_copy(cotile_builder_t *builder, MlirValue from, MlirValue to);

// scf.forall from 0 to `bounds` in steps of 1, with `outs` as shared outputs. Its body gets the
// iteration variables, then the shared outputs, as arguments and is empty; the caller moves there
// and ends it by cotile_build_in_parallel.
MlirOperation cotile_build_forall(cotile_builder_t *builder, int rank, const MlirValue *bounds,
                                  int out_count, const MlirValue *outs);
// scf.forall.in_parallel; the builder stands in its body afterwards.
void cotile_build_in_parallel(cotile_builder_t *builder);
// tensor.parallel_insert_slice with unit strides.
void cotile_build_insert_slice(cotile_builder_t *builder, MlirValue tile, MlirValue target,
                               int rank, const MlirValue *offsets, const MlirValue *sizes);

// A mixed list of static and dynamic integers as MLIR's offset/size/stride operands want it:
// constants go into `out_static`, others into `out_dynamic` (marker in out_static). Returns the
// number of dynamic ones.
intptr_t cotile_split_static(int rank, const MlirValue *values, int64_t *out_static,
                             MlirValue *out_dynamic);

// scf.for with loop-carried values. Between begin and end the builder stands in the body.
typedef struct cotile_loop {
  MlirOperation op;
  cotile_builder_t outer;
  MlirValue iv;
} cotile_loop_t;
cotile_loop_t cotile_build_for(cotile_builder_t *builder, MlirValue lower, MlirValue upper,
                               MlirValue step, intptr_t carried_count, const MlirValue *initial,
                               MlirValue *out_carried);
void cotile_build_for_end(cotile_builder_t *builder, const cotile_loop_t *loop,
                          intptr_t carried_count, const MlirValue *yielded, MlirValue *out_results);

// scf.if. The builder stands in the first arm after begin, in the second after else.
typedef struct cotile_branch {
  MlirOperation op;
  cotile_builder_t outer;
} cotile_branch_t;
cotile_branch_t cotile_build_if(cotile_builder_t *builder, MlirValue condition,
                                intptr_t result_count, const MlirType *results);
void cotile_build_else(cotile_builder_t *builder, const cotile_branch_t *branch,
                       intptr_t yielded_count, const MlirValue *yielded);
void cotile_build_if_end(cotile_builder_t *builder, const cotile_branch_t *branch,
                         intptr_t yielded_count, const MlirValue *yielded, MlirValue *out_results);
// An if without results and without a second arm is begun with cotile_build_if and ended here.
void cotile_build_if_end_alone(cotile_builder_t *builder, const cotile_branch_t *branch);

#endif
