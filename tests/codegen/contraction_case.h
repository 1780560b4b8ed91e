// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A contraction executable described by a few numbers: its scheduled IR, its buffers, what a naive
// double loop says about its results, and a run of its kernel.
#ifndef COTILE_TESTS_CODEGEN_CONTRACTION_CASE_H
#define COTILE_TESTS_CODEGEN_CONTRACTION_CASE_H

#include "kernel_harness.h"

#include "cotile/types.h"

typedef enum bias_form { BIAS_NONE, BIAS_N, BIAS_M1, BIAS_MN, BIAS_NM } bias_form_t;
typedef enum start_form { START_ZERO, START_CONSTANT, START_OUT, START_BIAS } start_form_t;
typedef enum activation { ACT_NONE, ACT_RELU, ACT_SILU, ACT_ADD_INDEX } activation_t;

typedef struct case_output {
  int n;
  bool n_dynamic, nk; // nk: the weight is [N, K]
  cotile_element_t w, accumulator, result;
  bias_form_t bias; // of the accumulator's type; added, or the start with START_BIAS
  start_form_t start;
  activation_t activation;
  bool out_transposed; // the result is [N, M]
} case_output_t;

enum { MAX_OUTPUTS = 16 };

typedef struct contraction_case {
  const char *name;
  int m, k, batch; // batch 0: no batch loop
  bool m_dynamic, k_dynamic, x_transposed, x_vector, shared_weights;
  bool x_folded; // X and the results have a leading dimension of 1 that is folded away
  bool gated;    // one result, silu(dot 0) * dot 1, of the two outputs given
  cotile_element_t x;
  int output_count;
  case_output_t outputs[MAX_OUTPUTS];
  int m_tile, n_tiles, lanes, rows, vectors, k_unroll, prefetch, prefetch_next;
  const char *packing;
  int n_threads, k_threads, k_tile; // n_threads 0: for a CPU
} contraction_case_t;

void contraction_case_append(const contraction_case_t *spec, cotile_string_t *text);

// Cases of many shapes, types and layouts, for CPUs; static.
const contraction_case_t *contraction_cases(int *out_count);

// What a kernel is given: inputs, then results; and the dynamic dimensions of all of them.
typedef struct case_buffers {
  void *const *bindings;
  const int64_t *elements; // per binding
  int binding_count, result_count;
  const int64_t *dims;
  int dim_count;
} case_buffers_t;
typedef void (*case_run_fn)(const contraction_case_t *spec, const case_buffers_t *buffers,
                            void *user);

// Lets `run` compute on random data made from `seed`. Returns the largest error relative to the
// bound that the types and the depth allow: above 1 is wrong. If `bits` is not null it gets the
// results' bytes.
double contraction_case_check(const contraction_case_t *spec, unsigned seed, case_run_fn run,
                              void *user, cotile_string_t *bits);
// The same with the kernel of a library.
double contraction_case_run(const contraction_case_t *spec, const library_t *library, unsigned seed,
                            cotile_string_t *bits);

#endif
