// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading IR: names, shapes, attributes, definitions.
#ifndef COTILE_IR_QUERY_H
#define COTILE_IR_QUERY_H

#include <stdbool.h>
#include <stdint.h>

#include <mlir-c/AffineMap.h>
#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/IR.h>

#include "base/diagnostic.h"
#include "cotile/types.h"

static inline MlirStringRef cotile_str(const char *text) {
  return mlirStringRefCreateFromCString(text);
}
bool cotile_str_equal(MlirStringRef a, const char *b);

// "linalg.matmul"; borrowed from the context.
MlirStringRef cotile_op_name(MlirOperation op);
bool cotile_op_is(MlirOperation op, const char *name);
bool cotile_op_is_dialect(MlirOperation op, const char *dialect);

// The operation that defines a value; null for block arguments.
MlirOperation cotile_defining_op(MlirValue value);
// Number of a value's uses.
int cotile_use_count(MlirValue value);

// Null if absent.
MlirAttribute cotile_op_attribute(MlirOperation op, const char *name);
bool cotile_op_integer(MlirOperation op, const char *name, int64_t *out_value);
// The value of a string or flat symbol attribute; a null string if absent or of another kind.
MlirStringRef cotile_op_string(MlirOperation op, const char *name);

MlirBlock cotile_op_body(MlirOperation op);
// The last operation of a block; null if it is empty.
MlirOperation cotile_block_terminator(MlirBlock block);

// Entry `name` of the dictionary of argument `index` of a func.func; null if absent.
MlirAttribute cotile_argument_attribute(MlirOperation function, intptr_t index, const char *name);
void cotile_set_argument_attribute(MlirOperation function, intptr_t index, const char *name,
                                   MlirAttribute value);

// Makes the function's type agree with its entry block's arguments and its terminator's operands.
void cotile_update_function_type(MlirOperation function);

// The operation with symbol `name` in a block; null if there is none.
MlirOperation cotile_find_symbol(MlirBlock block, MlirStringRef name);

bool cotile_is_ranked_tensor(MlirValue value);
// How many of the first `end` arguments of a block are tensors.
intptr_t cotile_tensor_arguments(MlirBlock block, intptr_t end);
int cotile_rank(MlirValue tensor);
// The static size, or -1 for a dynamic one.
int64_t cotile_static_dim(MlirType shaped, int dim);
// How many dimensions are dynamic; 0 for a type that is no ranked tensor.
int cotile_dynamic_dims(MlirType type);
MlirType cotile_element_of(MlirValue tensor);
// False if the type is none that modules can carry. index is I64.
bool cotile_element_from_type(MlirType type, cotile_element_t *out_element);
// Bytes of one element of such a type; 0 for others.
int64_t cotile_type_bytes(MlirType type);

// The number 0 of a type of floats, integers or indices.
MlirAttribute cotile_zero_of(MlirType element);
// True for a number that adding leaves as it is: +0.0, or the integer 0. False for null.
bool cotile_is_zero(MlirAttribute number);

// A linalg op's maps, one per operand; valid for every op of the dialect. `out_maps` has room for
// the op's operands. False if the op has none.
bool cotile_indexing_maps(MlirOperation op, MlirAffineMap *out_maps);
// Iterator types of a linalg op, 'p' or 'r' each; returns their number, or -1.
int cotile_iterator_types(MlirOperation op, char *out_types, int capacity);
// Inputs and inits of a linalg op in destination style.
intptr_t cotile_linalg_inputs(MlirOperation op);

// True for the result of an arith.constant.
bool cotile_is_constant(MlirValue value);

// File, line and column of a location, looking through names, call sites and fusions; the file is
// null where they are unknown.
cotile_location_t cotile_location(cotile_arena_t *arena, MlirLocation location);
// "file.mlir:3:13", into the arena. "-" where a location is unknown.
const char *cotile_location_text(cotile_arena_t *arena, MlirLocation location);
// Printed IR, into the arena.
const char *cotile_op_text(cotile_arena_t *arena, MlirOperation op);
const char *cotile_attribute_text(cotile_arena_t *arena, MlirAttribute attribute);
const char *cotile_type_text(cotile_arena_t *arena, MlirType type);

#endif
