// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a compiled module and the runtime that loads it agree on.
//
// A module holds programs: the same functions, compiled for one target each. What leaves it is one
// constant symbol, COTILE_MODULE_PREFIX and the module's name, of type struct cotile_module_image,
// so that any number of modules can be linked into one program. As a file a module is an ELF shared
// object, whose section COTILE_DESCRIPTOR_SECTION holds the descriptor: a header and then `length`
// bytes of JSON, which the runtime reads and checks from the file before it maps any code. Numbers
// are little-endian. Version 4:
//   {"version": 4, "name": "model",
//    "parameters": [{"name": "w", "type": "f32", "shape": [384, null]}],
//    "functions": [{"name": "qkv", "inputs": [{"type": "f32", "shape": [null, 384]}],
//                   "results": [..]}],
//    "programs": [{"target": "cpu", "code": "560afa75..",
//      "triple": "x86_64-unknown-linux-gnu", "cpu": "znver3", "features": ["avx2", ..], "packs": 1,
//      "functions": [{"parameters": [0], "packs": [0]}],
//      "dispatches": [{"name": "qkv_dispatch_0", "function": "qkv", "phase": "call",
//                      "results": 3}]}]}
// A dimension that is not static is null. Inputs and results may have a "name", results also
// "tied": the input whose memory is the result's, which no other result has. Fields that a reader
// does not know are ignored. The functions of a program are those of the module, in order;
// `parameters` and `packs` are indices, in the order of the function's buffers. "packs" counts the
// results of the program's load program, which is there if there are any. `phase` is "load" for
// work done once, after parameters are bound, and "call" otherwise. "target" says what runs the
// kernels: "cpu" or "vulkan". The triple, the CPU and the features, which are names of
// COTILE_CPU_FEATURES (cpu_features.h), are those of all native code of the program. "code" may be
// absent; programs with the same one have the same code and constants.
//
// Host programs (one per function, one for the load) are native code, which returns 0, or non-zero
// after a callback of the table has failed. Buffers of a function: its inputs, then its parameters,
// then its packs, each contiguous row-major, aligned to the element. Buffers of the load program:
// all parameters of the module. Its results are the packs, each a one-dimensional i8 tensor whose
// size the program computes.
//
// Memory that the runtime gives to host programs is aligned to COTILE_TENSOR_ALIGNMENT, and what
// they cut out of it for kernels must be too: devices bind memory only at such offsets.
//
// Kernels are native code, called once per workgroup, in any order, from any thread, or shaders.
#ifndef COTILE_BASE_MODULE_ABI_H
#define COTILE_BASE_MODULE_ABI_H

#include <stdint.h>

// Of the descriptor, and of everything in this header.
enum { COTILE_MODULE_VERSION = 4 };

#define COTILE_MODULE_PREFIX "cotile_module_"
#define COTILE_DESCRIPTOR_SECTION ".cotile.module"
#define COTILE_DESCRIPTOR_MAGIC "COTILEMD"

// Of memory for tensors, in bytes.
enum { COTILE_TENSOR_ALIGNMENT = 256 };

struct cotile_descriptor_header {
  char magic[8];   // COTILE_DESCRIPTOR_MAGIC, no NUL
  uint32_t length; // bytes of JSON that follow
  uint32_t crc32;  // of those bytes (IEEE polynomial, as in zlib)
};

// `bindings`: one pointer per tensor. `dims`: the dynamic dimensions of the bindings, in order,
// then the indices that the kernel is given. `workgroup` in [0, workgroups). `scratch`: at least
// scratch_bytes, 64-byte aligned, private to the calling thread for the time of the call, contents
// undefined.
typedef void cotile_kernel_fn(void *const *bindings, const int64_t *dims, int64_t workgroup,
                              void *scratch);

// A kernel for Vulkan: SPIR-V that a device with Vulkan 1.2 takes. Descriptor set 0 has the
// bindings of the launch, i as storage buffer i. Push constants are int32: the number of
// workgroups, then the dims. The workgroup's number is y * (workgroups in x) + x of its id; the
// last row may be too long, so a kernel returns at once if the number is not below that of the
// workgroups. A launch whose workgroups or dims exceed int32 is UNSUPPORTED. Scratch is the
// kernel's own.
enum { COTILE_SPIRV_MOST_DIMS = 63 }; // devices may take fewer

struct cotile_spirv_kernel {
  const uint32_t *code;
  uint64_t code_size; // in bytes
  const char *entry;  // name of the entry point
  int64_t binding_count, dim_count;
  int64_t workgroup_size[3]; // invocations
  int64_t shared_bytes;      // memory of a workgroup
};

struct cotile_call;
typedef int32_t cotile_host_fn(struct cotile_call *call);

// Bytes that kernels read; aligned to 64 bytes in the module.
struct cotile_constant_image {
  const void *data;
  uint64_t size; // in bytes
};

// The code of one program. Kernels are in the order of the program's dispatches, in the form that
// its target runs; those of the other form are null. Programs share constants.
struct cotile_program_image {
  cotile_host_fn *const *functions;        // in the order of the descriptor's functions
  cotile_host_fn *load;                    // null: the program packs nothing
  cotile_kernel_fn *const *kernels;        // target "cpu"
  const struct cotile_spirv_kernel *spirv; // target "vulkan"
  const struct cotile_constant_image *constants;
  uint64_t constant_count;
};

struct cotile_module_image {
  uint64_t version;       // COTILE_MODULE_VERSION
  const void *descriptor; // header and JSON
  uint64_t descriptor_size;
  uint64_t program_count;
  const struct cotile_program_image *const *programs; // in the order of the descriptor's programs
};

// One launch. Lives on the host program's stack: valid only during the callback.
struct cotile_host_dispatch {
  void *const *bindings;
  const int64_t *dims;
  int64_t binding_count;
  int64_t dim_count;
  int64_t workgroups;
  int64_t scratch_bytes;
  int64_t ordinal; // of the program's dispatches: the kernel
  int64_t flops;   // arithmetic operations of this launch, for reports; 0: not counted
  int64_t bytes;   // bytes of all bindings; 0: not counted
};

// Callbacks of a host program. A failure is remembered in the call by the runtime. Host programs
// read no tensor's elements, but of those that `input` gives: the runtime may run what they ask for
// at once or record it. Pointers
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
  // Memory that lives until the call ends, contents undefined. Null: failed.
  void *(*allocate)(struct cotile_call *call, int64_t bytes);
  // Announces the dimensions of a result (all of them, `rank` values) and gets the memory to write
  // it to, which is aligned to the element if it is the caller's; that of a tied result is the
  // input's and holds it. Once per result. Null: failed. A
  // result of no bytes may still get a pointer that must not be dereferenced.
  void *(*result)(struct cotile_call *call, int64_t index, const int64_t *dims);
  // The elements of an input, in the memory of the host: those of inputs that say where results go,
  // as positions in a cache, which are read before anything is launched. Null: failed.
  const void *(*input)(struct cotile_call *call, int64_t index);
  // Records that the user's input is wrong: `message` (static) is completed with both numbers.
  // Returns non-zero.
  int32_t (*fail)(struct cotile_call *call, const char *message, int64_t got, int64_t want);
  // Lets the call fail with `message` (static) if the int32 at `found`, a tensor that kernels
  // write, is `number` when everything that the call asks for is done. Non-zero: failed.
  int32_t (*verdict)(struct cotile_call *call, const void *found, int64_t number,
                     const char *message);
};

// The part of a call that host programs see.
struct cotile_call {
  const struct cotile_host_table *table;
  void *const *buffers;   // see above
  const int64_t *dims;    // all dimensions of all buffers but packs, in order, rank 0 adding none
  void *const *constants; // of the program, in order; addresses of the device like the buffers
};

#endif
