// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles scheduled executables for a GPU: to SPIR-V, which a validator checks, and to kernels
// that the interpreter of tests/gpu runs.
#ifndef COTILE_TESTS_CODEGEN_GPU_HARNESS_H
#define COTILE_TESTS_CODEGEN_GPU_HARNESS_H

#include "compiler/codegen/gpu/spirv.h"
#include "kernel_harness.h"
#include "spmd_interpreter.h"

typedef struct gpu_library {
  library_t host; // launch sizes; its arena holds the rest
  int count;
  spmd_kernel_t **kernels;
  const cotile_spirv_shader_t *shaders;
} gpu_library_t;

// Compiles the flow.executable ops of `text`. The message of a failure goes to `*out_message` (of
// the library's arena), and false is returned.
bool gpu_library_init(gpu_library_t *library, const char *text, const char **out_message);
void gpu_library_deinit(gpu_library_t *library);

// The index of an executable; aborts if there is none.
int gpu_library_find(const gpu_library_t *library, const char *name);

typedef struct gpu_buffer {
  void *data;
  int64_t elements;
  cotile_element_t element;
  spmd_access_t access;
} gpu_buffer_t;

// Runs a kernel on a grid that has a few workgroups more than it needs, in rows. The report is
// owned by the caller; the message of a failure to run, or null, is in the library's arena.
const char *gpu_library_run(gpu_library_t *library, const char *name, int buffer_count,
                            const gpu_buffer_t *buffers, int dim_count, const int64_t *dims,
                            spmd_report_t *out_report);

// What the validator says of a shader, in the library's arena; "" if nothing, or if there is no
// validator.
const char *gpu_library_validate(gpu_library_t *library, const cotile_spirv_shader_t *shader);

#endif
