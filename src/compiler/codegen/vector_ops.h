// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Typed memory access and arithmetic on scalars and vectors at the llvm + vector + arith level.
//
// [vector_ops-1] Elements in memory have the sizes of cotile/types.h: i1 is a byte, index is i64;
// bf16 and f16 are moved as integers. Accesses are aligned to the element only. [vector_ops-2] A
// masked access touches no memory where the mask is off; loads give zero there.
#ifndef COTILE_COMPILER_CODEGEN_VECTOR_OPS_H
#define COTILE_COMPILER_CODEGEN_VECTOR_OPS_H

#include "ir/builder.h"

MlirType cotile_pointer_type(MlirContext context);
MlirType cotile_vector_of(int lanes, MlirType element);
// The element type of a vector; other types as they are.
MlirType cotile_scalar_of(MlirType type);
// Bytes of one element in memory.
int64_t cotile_element_bytes(MlirType element);

// The integer that stands for an element in memory; f32 and f64 stand for themselves.
MlirType cotile_storage_of(MlirContext context, MlirType element);
// Scalars or vectors from and to such elements, or the elements themselves.
MlirValue cotile_from_storage(cotile_builder_t *builder, MlirValue value, MlirType element);
MlirValue cotile_to_storage(cotile_builder_t *builder, MlirValue value, MlirType storage);

// Zero of a scalar or vector type of floats, integers or indices.
MlirValue cotile_build_zero(cotile_builder_t *builder, MlirType type);
// A scalar, attribute or value, in all lanes; scalars stay as they are if `lanes` is 0.
MlirValue cotile_build_splat(cotile_builder_t *builder, int lanes, MlirValue scalar);
MlirValue cotile_build_splat_constant(cotile_builder_t *builder, int lanes, MlirAttribute scalar);

// Lane `lane` of a vector.
MlirValue cotile_build_lane(cotile_builder_t *builder, MlirValue vector, int lane);

// base + bytes, base + index elements; `index` is of type index.
MlirValue cotile_build_byte_address(cotile_builder_t *builder, MlirValue base, MlirValue bytes);
MlirValue cotile_build_address(cotile_builder_t *builder, MlirValue base, MlirType element,
                               MlirValue index);

MlirValue cotile_build_pointer_load(cotile_builder_t *builder, MlirValue address);
MlirValue cotile_build_scalar_load(cotile_builder_t *builder, MlirType element, MlirValue address);

// How the lanes of a vector lie in memory: `steps` (a vector of indices) behind the address, or, if
// that is null, `stride` elements apart (null: adjacent); those where `mask` is on (null: all).
typedef struct cotile_lanes {
  int count;
  MlirType element;
  MlirValue address, stride, steps, mask;
} cotile_lanes_t;
MlirValue cotile_build_vector_load(cotile_builder_t *builder, const cotile_lanes_t *lanes);
void cotile_build_vector_store(cotile_builder_t *builder, const cotile_lanes_t *lanes,
                               MlirValue value);

// The first `count` lanes on.
MlirValue cotile_build_mask(cotile_builder_t *builder, int lanes, MlirValue count);
// 0, 1, 2, .. as indices.
MlirValue cotile_build_step(cotile_builder_t *builder, int lanes);

// Between floats, between integers, or from integers to floats; `is_unsigned`: integers have no
// sign.
MlirValue cotile_build_convert(cotile_builder_t *builder, MlirValue value, MlirType element,
                               bool is_unsigned);
// a * b + c: fused for floats.
MlirValue cotile_build_multiply_add(cotile_builder_t *builder, MlirValue a, MlirValue b,
                                    MlirValue c);
// Starts to bring a cache line in for reading; `locality` 3: to L1, 2: to L2.
void cotile_build_prefetch(cotile_builder_t *builder, MlirValue address, int locality);

#endif
