// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From MLIR to the executable form. Each file of operations has a table of them; an operation that
// stands in no table is refused.
#ifndef COTILE_TESTS_SPMD_DECODE_H
#define COTILE_TESTS_SPMD_DECODE_H

#include "compiler/hal/value_map.h"
#include "spmd_program.h"

typedef struct spmd_decoder {
  spmd_kernel_t *kernel;
  cotile_arena_t *arena; // the kernel's
  cotile_value_map_t values;
  int value_capacity, constant_capacity, buffer_capacity;
  MlirBlock entry;
} spmd_decoder_t;

// Fills in what is special to an operation; operands and results are in place.
typedef cotile_status_t spmd_decode_t(spmd_decoder_t *decoder, MlirOperation op, spmd_op_t *out_op);

typedef struct spmd_op_class {
  const char *name;
  spmd_run_t *run;       // null: nothing is to be executed
  spmd_decode_t *decode; // may be null
  spmd_function_t function;
  bool is_elementwise;
} spmd_op_class_t;

// Each ends with a null name.
extern const spmd_op_class_t spmd_integer_ops[], spmd_float_ops[], spmd_cast_ops[],
    spmd_vector_ops[], spmd_memory_ops[], spmd_push_constant_ops[], spmd_control_ops[],
    spmd_async_ops[];

// UNSUPPORTED: "k.mlir:3:5: vector.scan: reason".
cotile_status_t spmd_refuse(spmd_decoder_t *decoder, MlirOperation op, const char *format, ...)
    COTILE_PRINTF(3, 4) COTILE_MUST_USE;

// Makes a value known; refuses types that are not scalars, vectors or, with a buffer, memrefs.
cotile_status_t spmd_decode_value(spmd_decoder_t *decoder, MlirOperation op, MlirValue value,
                                  const spmd_value_t **out_value) COTILE_MUST_USE;
const spmd_value_t *spmd_find_value(const spmd_decoder_t *decoder, MlirValue value);
// A further value of the same type.
const spmd_value_t *spmd_clone_value(spmd_decoder_t *decoder, const spmd_value_t *value);

// A region of one block; `out_block` has no ops if the region is empty. The terminator, named
// `terminator`, gives the yields.
cotile_status_t spmd_decode_region(spmd_decoder_t *decoder, MlirOperation parent, int region,
                                   const char *terminator, spmd_block_t *out_block) COTILE_MUST_USE;

// A new buffer of the memref `value`, which belongs to `argument` or, if that is -1, is shared.
cotile_status_t spmd_decode_buffer(spmd_decoder_t *decoder, MlirOperation op, MlirValue value,
                                   int argument) COTILE_MUST_USE;
bool spmd_is_shared(spmd_decoder_t *decoder, MlirType memref);

// For tables: the attributes overflowFlags, and predicate into `detail`.
spmd_decode_t spmd_decode_overflow, spmd_decode_predicate;

// The text of an attribute contains `part`; false if it is absent.
bool spmd_attribute_has(spmd_decoder_t *decoder, MlirOperation op, const char *name,
                        const char *part);
// Element `index` of a DenseI64Array or of an array of integers.
int64_t spmd_array_element(MlirAttribute array, intptr_t index);
intptr_t spmd_array_count(MlirAttribute array);

#endif
