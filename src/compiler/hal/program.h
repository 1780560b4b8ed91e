// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The facts about a program that its module's descriptor states (base/module_abi.h), collected
// while its host functions are lowered.
//
// Everything is borrowed from the arena and the MLIR context of the compilation.
// Thread-compatible.
#ifndef COTILE_COMPILER_HAL_PROGRAM_H
#define COTILE_COMPILER_HAL_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>

#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/IR.h>

#include "base/arena.h"

typedef struct cotile_program_parameter {
  const char *name;
  MlirType type; // a ranked tensor
} cotile_program_parameter_t;

typedef struct cotile_program_constant {
  const char *symbol;  // of its bytes in the module file
  MlirAttribute value; // elements
  bool is_known;       // to a program before
} cotile_program_constant_t;

typedef struct cotile_program_function {
  const char *name, *symbol;
  const MlirType *inputs, *results; // ranked tensors
  int64_t input_count, result_count;
  const int64_t *tied; // per result: the input that it is written over; -1: none
  // Its buffers after the inputs: indices into the program's parameters, then into its packs.
  const int64_t *parameters, *packs;
  int64_t parameter_count, pack_count;
} cotile_program_function_t;

// One launch; its index is the ordinal of the hal.dispatch.
typedef struct cotile_program_dispatch {
  const char *name;     // of the kernel
  const char *function; // that it serves
  bool at_load;
  int64_t result_count;
} cotile_program_dispatch_t;

// What a pack is made from: a parameter or constant of the program, seen as `value`, a tensor of
// the function that needs the pack.
typedef struct cotile_pack_source {
  bool is_constant;
  int64_t index;
  MlirValue value;
} cotile_pack_source_t;

// A result of the load program. IR that it refers to lives until the load program is built.
typedef struct cotile_program_pack {
  MlirOperation executable;
  const char *function;                // that asked first
  const intptr_t *arguments;           // of the executable
  const cotile_pack_source_t *sources; // one per argument
  int64_t count;
  const int64_t *parameter_of; // per argument of the function: a parameter, or -1
} cotile_program_pack_t;

typedef struct cotile_program {
  const struct cotile_program *before; // null: none
  int64_t symbol_count;                // of constants, those of the programs before included
  cotile_program_parameter_t *parameters;
  cotile_program_constant_t *constants;
  cotile_program_function_t *functions;
  cotile_program_dispatch_t *dispatches;
  cotile_program_pack_t *packs;
  int64_t parameter_count, constant_count, function_count, dispatch_count, pack_count;
} cotile_program_t;

#define COTILE_LOAD_SYMBOL "cotile_load"
#define COTILE_FUNCTION_PREFIX "cotile_function_"

// Upper bounds, over all functions together.
typedef struct cotile_program_limits {
  int64_t functions, arguments, operations;
} cotile_program_limits_t;

// `before` is another program of the same module file, or null. Constants that it or one before it
// has keep their symbols.
void cotile_program_init(cotile_program_t *program, cotile_arena_t *arena,
                         const cotile_program_limits_t *limits, const cotile_program_t *before);

// The index of a parameter, new or known; -1 if it is known with another type.
int64_t cotile_program_parameter(cotile_program_t *program, const char *name, MlirType type);
// The index of a constant; equal constants are one.
int64_t cotile_program_constant(cotile_program_t *program, cotile_arena_t *arena,
                                MlirAttribute value);
// The ordinal of a new launch.
int64_t cotile_program_add_dispatch(cotile_program_t *program,
                                    const cotile_program_dispatch_t *dispatch);
// The index of a pack; dispatches of one executable share a pack if its sources are the same.
int64_t cotile_program_pack(cotile_program_t *program, const cotile_program_pack_t *pack);

#endif
