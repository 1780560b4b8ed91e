// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a compiled module and the runtime that loads it agree on.
//
// A module is an ELF shared object. Its section COTILE_DESCRIPTOR_SECTION holds a header and then
// `length` bytes of JSON (the descriptor), which the runtime reads and checks from the file before
// it maps any code. Numbers are little-endian. Descriptor version 1:
//   {"version": 1, "triple": "x86_64-unknown-linux-gnu", "cpu": "znver3", "features": ["avx2", ..],
//    "parameters": [{"name": "w", "type": "f32", "shape": [384, null]}],
//    "load": {"symbol": "cotile_load", "packs": 1},
//    "functions": [{"name": "qkv", "symbol": "cotile_function_qkv",
//                   "inputs": [{"type": "f32", "shape": [null, 384]}], "results": [..],
//                   "parameters": [0], "packs": [0]}],
//    "dispatches": [{"name": "qkv_dispatch_0", "function": "qkv", "phase": "call", "results": 3}]}
// A dimension that is not static is null. Inputs and results may have a "name". "load" is absent or
// null in a module without a load program. Fields that a reader does not know are ignored.
// `parameters` and `packs` of a function are indices, in the order of the function's buffers.
// `phase` is "load" for work done once, after parameters are bound, and "call" otherwise;
// `features` are names of COTILE_CPU_FEATURES (cpu_features.h).
//
// Host programs (one per function, one for the load) are native code:
//   int32_t symbol(struct cotile_call *call);
// which returns 0, or non-zero after a callback of the table has failed. Buffers of a function: its
// inputs, then its parameters, then its packs, each contiguous row-major, aligned to the element.
// Buffers of the load program: all parameters of the module. Its results are the packs, each a
// one-dimensional i8 tensor whose size the program computes.
//
// Kernels are native code, called once per workgroup, in any order, from any thread.
#ifndef COTILE_BASE_MODULE_ABI_H
#define COTILE_BASE_MODULE_ABI_H

#include <stdint.h>

#define COTILE_DESCRIPTOR_SECTION ".cotile.module"
#define COTILE_DESCRIPTOR_MAGIC "COTILEMD"
enum { COTILE_DESCRIPTOR_VERSION = 1 };

struct cotile_descriptor_header {
  char magic[8];   // COTILE_DESCRIPTOR_MAGIC, no NUL
  uint32_t length; // bytes of JSON that follow
  uint32_t crc32;  // of those bytes (IEEE polynomial, as in zlib)
};

// `bindings`: one pointer per tensor. `dims`: the dynamic dimensions of the bindings, in order.
// `workgroup` in [0, workgroups). `scratch`: at least scratch_bytes, 64-byte aligned, private to
// the calling thread for the time of the call, contents undefined.
typedef void cotile_kernel_fn(void *const *bindings, const int64_t *dims, int64_t workgroup,
                              void *scratch);

// One launch. Lives on the host program's stack: valid only during the callback.
struct cotile_host_dispatch {
  cotile_kernel_fn *kernel;
  void *const *bindings;
  const int64_t *dims;
  int64_t binding_count;
  int64_t dim_count;
  int64_t workgroups;
  int64_t scratch_bytes;
  int64_t ordinal; // index into the descriptor's dispatches
  int64_t flops;   // arithmetic operations of this launch, for reports; 0: not counted
  int64_t bytes;   // bytes of all bindings, for reports
};

struct cotile_call;

// Callbacks of a host program. A failure is remembered in the call by the runtime. Host programs
// read no tensor's elements: the runtime may run what they ask for at once or record it. Pointers
// to tensors are addresses of the device; the only arithmetic on them adds byte offsets.
struct cotile_host_table {
  // Runs all workgroups. Dispatches and copies may overlap in time unless a barrier stands between
  // them. Non-zero: failed.
  int32_t (*dispatch)(struct cotile_call *call, const struct cotile_host_dispatch *dispatch);
  // Copies bytes between tensors that do not overlap. Non-zero: failed.
  int32_t (*copy)(struct cotile_call *call, void *target, const void *source, int64_t bytes);
  // What was asked for before it is finished, and its writes are visible, before anything after it
  // begins. Non-zero: failed.
  int32_t (*barrier)(struct cotile_call *call);
  // Memory that lives until the call ends, 64-byte aligned, contents undefined. Null: failed.
  void *(*allocate)(struct cotile_call *call, int64_t bytes);
  // Announces the dimensions of a result (all of them, `rank` values) and gets the memory to write
  // it to, 64-byte aligned unless the caller brought its own. Once per result. Null: failed. A
  // result of no bytes may still get a pointer that must not be dereferenced.
  void *(*result)(struct cotile_call *call, int64_t index, const int64_t *dims);
  // Records that the user's input is wrong: `message` (static) is completed with both numbers.
  // Returns non-zero.
  int32_t (*fail)(struct cotile_call *call, const char *message, int64_t got, int64_t want);
};

// The part of a call that host programs see.
struct cotile_call {
  const struct cotile_host_table *table;
  void *const *buffers; // see above
  const int64_t *dims;  // all dimensions of all buffers but packs, in order, rank 0 adding none
};

#endif
