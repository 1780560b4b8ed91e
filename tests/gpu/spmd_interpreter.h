// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a GPU kernel in MLIR (a gpu.func) in lock step on the host and checks what a GPU would not
// tell: accesses, races, barriers, arithmetic. README.md says what is checked and what is not.
//
// [spmd-1] A launch's status tells whether it could run at all; what the kernel does wrong is in
// the report. [spmd-2] An operation that the interpreter does not know is refused by name and
// location when the kernel is created, never passed over. [spmd-3] Nothing outside the argument
// arrays is read or written, whatever the kernel does. Thread-compatible.
#ifndef COTILE_TESTS_SPMD_INTERPRETER_H
#define COTILE_TESTS_SPMD_INTERPRETER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <mlir-c/IR.h>

#include "base/diagnostic.h"
#include "base/status.h"
#include "cotile/types.h"

typedef struct spmd_kernel spmd_kernel_t;

// Decodes a gpu.func; the kernel does not refer to the IR afterwards. Owned by the caller.
cotile_status_t spmd_kernel_create(MlirOperation function,
                                   spmd_kernel_t **out_kernel) COTILE_MUST_USE;
// Finds and decodes the gpu.func `name` of a module, at any depth; the first one if `name` is null.
cotile_status_t spmd_kernel_create_from_module(MlirModule module, const char *name,
                                               spmd_kernel_t **out_kernel) COTILE_MUST_USE;
// The same for the text of a module; `file` appears in locations.
cotile_status_t spmd_kernel_create_from_text(const char *text, const char *file, const char *name,
                                             spmd_kernel_t **out_kernel) COTILE_MUST_USE;
void spmd_kernel_destroy(spmd_kernel_t *kernel);

// Threads of a workgroup, from known_block_size or spirv.entry_point_abi.
const int64_t *spmd_kernel_block(const spmd_kernel_t *kernel);
// Arguments, workgroup attributions not counted.
int spmd_kernel_argument_count(const spmd_kernel_t *kernel);
// Bytes of shared memory of a workgroup.
int64_t spmd_kernel_shared_bytes(const spmd_kernel_t *kernel);

typedef enum spmd_access {
  SPMD_READ,       // stores are violations
  SPMD_WRITE,      // undefined before; each element must be stored exactly once
  SPMD_READ_WRITE, // defined before; stores are only counted
} spmd_access_t;

// A memref (data, size, access, dims) or a scalar (integer or real).
typedef struct spmd_argument {
  void *data;  // borrowed; row-major
  size_t size; // bytes of `data`
  spmd_access_t access;
  int rank; // may be 0 for memrefs whose type is static
  int64_t dims[COTILE_MAX_RANK];
  int64_t integer; // arguments of integer and index types
  double real;     // arguments of floating-point types
} spmd_argument_t;

typedef struct spmd_launch {
  int64_t grid[3];
  int argument_count;
  const spmd_argument_t *arguments; // borrowed; equal `data` means one memory seen twice
  bool index_is_64_bits;            // else index arithmetic wraps, and is checked, at 32 bits
  // gpu.barrier orders shared memory only, as what MLIR makes of it for SPIR-V does.
  bool barrier_is_for_shared_memory;
  int push_constant_count;
  const int32_t *push_constants; // borrowed; members of the SPIR-V block, if the kernel has one
} spmd_launch_t;

// name, text in messages, meaning
#define SPMD_VIOLATIONS(X)                                                                         \
  X(OUT_OF_BOUNDS, "out-of-bounds", "an index is outside its dimension")                           \
  X(MISALIGNED, "misaligned", "an access has not the alignment that it promises")                  \
  X(SHARED_RACE, "shared-race", "no barrier between two threads' accesses to shared memory")       \
  X(GLOBAL_RACE, "global-race", "the same for global memory, within a workgroup")                  \
  X(GROUP_RACE, "group-race", "a workgroup accesses what another one writes")                      \
  X(DIVERGENT_BARRIER, "divergent-barrier", "not all threads of a workgroup reach a barrier")      \
  X(UNINITIALISED, "uninitialised", "memory is read that was never written")                       \
  X(POISON, "poison", "an undefined value is stored or decides something")                         \
  X(READ_ONLY, "read-only", "a store to an argument that is only read")                            \
  X(STORED_TWICE, "stored-twice", "an element of a result is stored more than once")               \
  X(NEVER_STORED, "never-stored", "an element of a result is not stored")                          \
  X(DIVISION_BY_ZERO, "division-by-zero", "an integer is divided by zero")                         \
  X(SHIFT, "shift", "a shift by the number of bits or more")                                       \
  X(OVERFLOW, "overflow", "nsw or nuw does not hold, or a number fits no integer")                 \
  X(INDEX_OVERFLOW, "index-overflow", "index arithmetic leaves the bits of an index")              \
  X(LOOP_STEP, "loop-step", "the step of a loop is not positive")                                  \
  X(ASYNC, "async-in-flight", "an access to memory that an asynchronous copy writes")

typedef enum spmd_kind {
#define SPMD_X(name, text, meaning) SPMD_##name,
  SPMD_VIOLATIONS(SPMD_X)
#undef SPMD_X
      SPMD_KIND_COUNT
} spmd_kind_t;

// "shared-race"; a static string.
const char *spmd_kind_name(spmd_kind_t kind);

// The first violation of a kind at an operation. NEVER_STORED stands at the argument, with -1 as
// workgroup and thread.
typedef struct spmd_violation {
  spmd_kind_t kind;
  const char *op;             // "memref.load"
  cotile_location_t location; // of the later access where two race
  int64_t group[3], thread[3];
  const char *message; // "k.mlir:3:5: memref.load: out-of-bounds: ...", without the count
  int64_t count;       // how often it happened
} spmd_violation_t;

// What happened to the memory of one argument. Arguments that share memory have the same counts.
typedef struct spmd_counts {
  int64_t loads, loaded_bytes, stores, stored_bytes; // loads and stores are of scalar elements
  int64_t loads_per_group;                           // of one element by one workgroup, at most
  int64_t stores_min, stores_max;                    // per element
} spmd_counts_t;

typedef struct spmd_report {
  cotile_arena_t arena;
  spmd_violation_t *violations; // in the order in which they were found
  int violation_count;
  spmd_counts_t *arguments; // one per argument; zero for scalars
  int argument_count;
  int64_t barriers;     // executed, of all workgroups
  int64_t shared_bytes; // per workgroup
  int64_t operations;   // executed, one for all threads of a workgroup
  const char *text;     // all violations, one per line; "" without any
} spmd_report_t;

// On failure the report is as after deinit.
cotile_status_t spmd_launch(const spmd_kernel_t *kernel, const spmd_launch_t *launch,
                            spmd_report_t *out_report) COTILE_MUST_USE;
void spmd_report_deinit(spmd_report_t *report);

// Success if there are no violations, else INVALID with the first one and the number of others.
cotile_status_t spmd_report_status(const spmd_report_t *report) COTILE_MUST_USE;
// The violation of this kind with the least line; null if there is none.
const spmd_violation_t *spmd_report_find(const spmd_report_t *report, spmd_kind_t kind);

#endif
