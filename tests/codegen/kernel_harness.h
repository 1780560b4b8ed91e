// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles scheduled executables to a shared object, loads it and runs kernels on buffers that end
// at a page which must not be touched.
#ifndef COTILE_TESTS_CODEGEN_KERNEL_HARNESS_H
#define COTILE_TESTS_CODEGEN_KERNEL_HARNESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/module_abi.h"
#include "base/string.h"
#include "compiler/codegen/codegen.h"

typedef struct library {
  cotile_arena_t arena;
  void *handle; // of dlopen
} library_t;

// Compiles the flow.executable ops of `text` for the host; `reference` by loops. The message of a
// failure goes to `*out_message` (of the library's arena), and false is returned.
bool library_init(library_t *library, const char *text, bool reference, const char **out_message);
void library_deinit(library_t *library);

// Parts of it, for harnesses of other kernels: appends the function that library_launch calls, and
// links and loads an object file. The message of a failure, or null, is in the library's arena.
cotile_status_t library_add_launch(cotile_codegen_t *codegen, MlirOperation executable,
                                   MlirModule module) COTILE_MUST_USE;
const char *library_load(library_t *library, const cotile_string_t *object, bool may_use_libm);

// Sizes of a launch as the host program computes them.
typedef struct launch_sizes {
  int64_t workgroups, scratch_bytes, flops, pack_bytes, pack_workgroups;
} launch_sizes_t;
// `dims`: the dynamic dimensions of the function's arguments.
launch_sizes_t library_launch(const library_t *library, const char *name, const int64_t *dims);
cotile_kernel_fn *library_kernel(const library_t *library, const char *name);

// Memory between two pages that trap; it ends at the second one. Contents are zero.
typedef struct guarded {
  void *data;
  size_t size;
  char *pages;
  size_t pages_size;
} guarded_t;
void guarded_init(guarded_t *guarded, size_t size);
void guarded_deinit(guarded_t *guarded);

// Runs all workgroups of a kernel with scratch of exactly the size it asked for.
void run_kernel(cotile_kernel_fn *kernel, void *const *bindings, const int64_t *dims,
                int64_t workgroups, int64_t scratch_bytes);

#endif
