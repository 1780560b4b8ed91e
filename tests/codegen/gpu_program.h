// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whole programs for a GPU, from linalg on tensors to kernels: every kernel is run by the
// interpreter and, compiled by upstream's loops for the host, on the same data.
#ifndef COTILE_TESTS_CODEGEN_GPU_PROGRAM_H
#define COTILE_TESTS_CODEGEN_GPU_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>

#include "compiler/flow/flow.h"

// What the kernels of a program came to.
typedef struct gpu_program_summary {
  int kernels;
  int64_t threads;     // of the last kernel's workgroups
  int64_t first_loads; // of one element of a kernel's first argument by one workgroup, at most
} gpu_program_summary_t;

// All dynamic dimensions are `dynamic_size`. Fails the test where kernels differ, do something
// wrong or make invalid shaders. Data follow from `seed`; no number is below `least`.
gpu_program_summary_t gpu_program_check(const char *mlir, int64_t dynamic_size, unsigned seed,
                                        double least, cotile_grouping_t grouping);

// Fails the test unless the program is refused with a message that has `part` in it.
void gpu_program_expect_refusal(const char *mlir, const char *part);

#endif
