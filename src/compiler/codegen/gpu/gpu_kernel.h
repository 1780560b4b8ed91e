// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The frame of a GPU kernel: one gpu.module that holds one gpu.func, both named like the
// executable.
//
// [gpu_kernel-1] Arguments: one memref<?xT> per tensor of the executable's function, whose elements
// are the tensor's in row-major order, as they are stored; then, as i32, the number of workgroups,
// the dynamic dimensions of the bindings in order, and the function's scalars. [gpu_kernel-2]
// Workgroups are numbered block y * grid x + block x; those from the number of workgroups on do
// nothing. Threads of a workgroup are numbered along x. [gpu_kernel-3] Indices are computed in 32
// bits.
#ifndef COTILE_COMPILER_CODEGEN_GPU_KERNEL_H
#define COTILE_COMPILER_CODEGEN_GPU_KERNEL_H

#include "compiler/codegen/kernel.h"
#include "compiler/schedule/machine.h"

typedef struct cotile_gpu_kernel cotile_gpu_kernel_t;

// Of a tensor: an index may be passed by the step of a loop, which is smaller than a tile in shared
// memory, of 256 KiB at most (gpu_device.c).
enum { COTILE_GPU_MOST_ELEMENTS = INT32_MAX - (1 << 16) };

// What the kernels of GPU targets differ in.
typedef struct cotile_gpu_target {
  const char *tensor_space; // memory space of tensors, an attribute's text
  // An array that all threads of a workgroup share, for the whole kernel; contents undefined.
  MlirValue (*shared_array)(cotile_gpu_kernel_t *kernel, MlirType element, int rank,
                            const int64_t *shape);
  // Completes a kernel: afterwards it holds only what the target's conversion knows. UNSUPPORTED
  // for what it lacks, with a location.
  cotile_status_t (*finish)(cotile_gpu_kernel_t *kernel);
} cotile_gpu_target_t;

struct cotile_gpu_kernel {
  const cotile_gpu_target_t *target;
  const cotile_machine_t *machine;
  MlirOperation module, function; // gpu.module, gpu.func
  cotile_builder_t builder;
  cotile_cloner_t cloner;
  MlirOperation source, forall; // of the executable
  int64_t threads;              // of a workgroup
  MlirValue thread, workgroup;
  cotile_branch_t in_grid;
};

// Appends a kernel to `kernels` and stands in its body. UNSUPPORTED for tensors that the target
// cannot have.
cotile_status_t cotile_gpu_kernel_begin(cotile_gpu_kernel_t *kernel, cotile_arena_t *arena,
                                        const cotile_machine_t *machine, MlirModule kernels,
                                        MlirOperation executable, int64_t threads) COTILE_MUST_USE;
// Ends the kernel, or removes it if `status` is a failure; returns that.
cotile_status_t cotile_gpu_kernel_end(cotile_gpu_kernel_t *kernel,
                                      cotile_status_t status) COTILE_MUST_USE;

// Tensors as arguments, for a cotile_gpu_kernel_t.
extern const cotile_tensor_access_t cotile_gpu_access;

MlirValue cotile_gpu_shared_array(cotile_gpu_kernel_t *kernel, MlirType element, int rank,
                                  const int64_t *shape);
MlirValue cotile_gpu_load(cotile_builder_t *builder, MlirValue memref, intptr_t rank,
                          const MlirValue *indices);
void cotile_gpu_store(cotile_builder_t *builder, MlirValue value, MlirValue memref, intptr_t rank,
                      const MlirValue *indices);
// Shared memory that was written before is seen by all threads after.
void cotile_gpu_barrier(cotile_builder_t *builder);

// Calls `emit` in code where the threads share items 0 .. count - 1 among them, neighbouring items
// to neighbouring threads.
typedef void (*cotile_gpu_item_fn)(cotile_gpu_kernel_t *kernel, MlirValue item, void *user);
void cotile_gpu_for_items(cotile_gpu_kernel_t *kernel, MlirValue count, cotile_gpu_item_fn emit,
                          void *user);

#endif
