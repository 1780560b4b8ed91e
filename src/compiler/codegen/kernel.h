// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The frame of a kernel: a function of the kernel ABI (base/module_abi.h), the bindings it reads
// and the iteration of an executable's scf.forall that a workgroup is.
#ifndef COTILE_COMPILER_CODEGEN_KERNEL_H
#define COTILE_COMPILER_CODEGEN_KERNEL_H

#include "compiler/codegen/tensor_access.h"

typedef struct cotile_kernel {
  MlirOperation function; // the kernel
  cotile_builder_t builder;
  cotile_cloner_t cloner;
  MlirOperation source; // the executable's function
  MlirOperation forall;
  MlirValue bindings, dims, workgroup, scratch; // workgroup is of type index
  bool *is_bound;                               // per argument of the source: has a binding here
} cotile_kernel_t;

// The one function of a flow.executable, and the one scf.forall in it. Failure: INTERNAL.
cotile_status_t cotile_executable_function(MlirOperation executable, MlirOperation *out_function,
                                           MlirOperation *out_forall) COTILE_MUST_USE;

// Number of iteration variables of a forall, and variable `i`.
int cotile_forall_rank(MlirOperation forall);
MlirValue cotile_forall_variable(MlirOperation forall, int i);
// The upper bound of iteration variable `i`; lower bounds must be 0 and steps 1 (UNSUPPORTED).
cotile_status_t cotile_forall_bound(cotile_cloner_t *cloner, MlirOperation forall, int i,
                                    MlirValue *out) COTILE_MUST_USE;

// Appends a kernel named `name` to `module` and stands in its body. `is_bound` (borrowed) says
// which arguments of `source` have bindings; null: all tensors.
void cotile_kernel_begin(cotile_kernel_t *kernel, cotile_arena_t *arena, MlirModule module,
                         const char *name, MlirOperation source, MlirOperation forall,
                         bool *is_bound);
void cotile_kernel_end(cotile_kernel_t *kernel);

// The pointer of binding `index`.
MlirValue cotile_kernel_binding(cotile_kernel_t *kernel, intptr_t index);
// The pointer of an argument of the source, which has a binding.
MlirValue cotile_kernel_argument(cotile_kernel_t *kernel, intptr_t argument);

// Tensors as pointers, for a cotile_kernel_t.
extern const cotile_tensor_access_t cotile_pointer_access;

// Makes variables order[0] (fastest), order[1], .. of the forall follow from the workgroup.
cotile_status_t cotile_kernel_bind_variables(cotile_kernel_t *kernel, int count,
                                             const int *order) COTILE_MUST_USE;
// The same for any frame of a kernel.
cotile_status_t cotile_bind_forall(cotile_cloner_t *cloner, MlirOperation forall,
                                   MlirValue workgroup, int count,
                                   const int *order) COTILE_MUST_USE;

#endif
