// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The form in which kernels are executed: operations with resolved operands, made once per kernel.
//
// Structured control flow only: a block runs from its first operation to its last one, and what its
// terminator passes on stands in `yields`. Values are numbered; each has a register of its own.
#ifndef COTILE_TESTS_SPMD_PROGRAM_H
#define COTILE_TESTS_SPMD_PROGRAM_H

#include <string.h>

#include "base/arena.h"
#include "spmd_interpreter.h"

// Returns `items`, of which there are `count`, or a larger copy if there is no room for one more.
static inline void *spmd_reserve(cotile_arena_t *arena, void *items, int count, int *capacity,
                                 size_t size) {
  if (count < *capacity) return items;
  *capacity = 2 * *capacity + 32;
  void *larger = cotile_arena_allocate(arena, (size_t)*capacity, size);
  if (count) memcpy(larger, items, (size_t)count * size);
  return larger;
}

typedef struct spmd_exec spmd_exec_t;
typedef struct spmd_op spmd_op_t;

// A scalar, a vector (of any rank, its lanes in row-major order) or a memref.
typedef struct spmd_value {
  int id;
  cotile_element_t element;
  bool is_index; // `element` is I64; the width is that of the launch
  int lanes;
  int buffer; // of a memref: its number; else -1
} spmd_value_t;

// One lane of a result comes from a lane of an operand, or is undefined (`from` null).
typedef struct spmd_move {
  const spmd_value_t *from;
  int lane;
} spmd_move_t;

typedef struct spmd_block {
  int op_count, argument_count, yield_count;
  const spmd_op_t *ops;
  const spmd_value_t *const *arguments;
  const spmd_value_t *const *yields; // operands of the terminator
} spmd_block_t;

// One element of an elementwise operation in one thread.
typedef struct spmd_site {
  spmd_exec_t *exec;
  const spmd_op_t *op;
  int thread;
  int from_width, width; // bits of the first operand and of the result
} spmd_site_t;

typedef void spmd_run_t(spmd_exec_t *exec, const spmd_op_t *op);
typedef int64_t spmd_integer_t(const spmd_site_t *site, int64_t a, int64_t b);
typedef double spmd_unary_t(double a);
typedef double spmd_binary_t(double a, double b);

// The arithmetic of an operation; which member is used is a matter of its `run`.
typedef union spmd_function {
  spmd_integer_t *integer;
  spmd_unary_t *unary;
  spmd_binary_t *binary;
} spmd_function_t;

enum { SPMD_NSW = 1, SPMD_NUW = 2 };

struct spmd_op {
  int id;
  const char *name;
  cotile_location_t location;
  spmd_run_t *run;
  spmd_function_t function;
  bool is_elementwise; // poison of an operand's lane becomes poison of the result's
  int operand_count, result_count;
  const spmd_value_t *const *operands, *const *results;
  unsigned overflow_flags;
  int64_t detail;               // a predicate, a dimension, a number of groups: see each operation
  int64_t alignment;            // bytes; 0: that of the element
  const spmd_move_t *moves;     // one per lane of all results
  const int64_t *strides;       // of the positions of vector.extract and vector.insert
  const spmd_block_t *blocks;   // of control flow
  const spmd_value_t **staging; // where a loop's yields wait if they must not be copied directly
  int mask;                     // which mask a control-flow operation uses
  int index_begin[2],
      index_count[2]; // operands that are indices: of the access; of an async source
};

typedef struct spmd_constant {
  const spmd_op_t *op; // for its location
  const spmd_value_t *value;
  const union spmd_slot *lanes;
} spmd_constant_t;

// Memory as the kernel declares it.
typedef struct spmd_buffer_type {
  cotile_element_t element;
  int element_lanes; // memref<4xvector<4xf32>> has 4
  int rank;
  int64_t dims[COTILE_MAX_RANK]; // -1: dynamic
  int argument;                  // -1: shared memory
} spmd_buffer_type_t;

// An element of a value: `i` for integers, sign-extended from their width, `f` for floats.
typedef union spmd_slot {
  int64_t i;
  double f;
} spmd_slot_t;

struct spmd_kernel {
  cotile_arena_t arena;
  const char *name;
  cotile_location_t location;
  int64_t block[3];
  int64_t grid[3]; // known_grid_size; -1 where any grid may be launched
  int argument_count;
  const spmd_value_t **arguments;
  cotile_location_t *argument_locations;
  int push_constant_count; // as many as are used
  int buffer_count;
  spmd_buffer_type_t *buffers;
  int value_count;
  spmd_value_t **values;
  int constant_count;
  spmd_constant_t *constants;
  int op_count;
  int mask_count;
  spmd_block_t body;
};

#endif
