// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A module written by hand: what the compiler emits, for a few functions without parameters. Its
// descriptor is filled in by tests/runtime/support.c.
#include "base/module_abi.h"

#include <stddef.h>

__attribute__((section(COTILE_DESCRIPTOR_SECTION), used)) static char descriptor[16384] = {1};

enum { BLOCK = 16, ADD_DISPATCH = 0, SCRATCH_DISPATCH = 1 };

static void add_kernel(void *const *bindings, const int64_t *dims, int64_t workgroup,
                       void *scratch) {
  const float *left = bindings[0], *right = bindings[1];
  float *sum = bindings[2];
  int64_t end = (workgroup + 1) * BLOCK < dims[0] ? (workgroup + 1) * BLOCK : dims[0];
  (void)scratch;
  for (int64_t i = workgroup * BLOCK; i < end; i++) sum[i] = left[i] + right[i];
}

static int32_t launch_add(struct cotile_call *call, const float *left, const float *right,
                          float *sum, int64_t count) {
  void *const bindings[] = {(void *)left, (void *)right, sum};
  struct cotile_host_dispatch dispatch = {.bindings = bindings,
                                          .dims = &count,
                                          .binding_count = 3,
                                          .dim_count = 1,
                                          .workgroups = (count + BLOCK - 1) / BLOCK,
                                          .ordinal = ADD_DISPATCH,
                                          .flops = count,
                                          .bytes = 12 * count};
  return call->table->dispatch(call, &dispatch);
}

// (?xf32, ?xf32) -> ?xf32
static int32_t add_function(struct cotile_call *call) {
  if (call->dims[0] != call->dims[1])
    return call->table->fail(call, "the inputs differ in length", call->dims[1], call->dims[0]);
  float *sum = call->table->result(call, 0, call->dims);
  if (!sum) return 1;
  return launch_add(call, call->buffers[0], call->buffers[1], sum, call->dims[0]);
}

// (?xf32) -> ?xf32: four times the input, through a buffer of the call. Wrong if that begins with
// -4.
static int32_t quadruple_function(struct cotile_call *call) {
  int64_t count = call->dims[0];
  float *twice = call->table->allocate(call, count * (int64_t)sizeof(float));
  if (!twice || launch_add(call, call->buffers[0], call->buffers[0], twice, count)) return 1;
  float *result = call->table->result(call, 0, call->dims);
  if (!result || call->table->barrier(call)) return 1;
  if (launch_add(call, twice, twice, result, count)) return 1;
  const int64_t bits = -0x3f800000; // of -4.0f
  return count ? call->table->verdict(call, result, bits, "it begins with -4") : 0;
}

// Writes the number of the workgroup through the thread's scratch, which must be its own.
static void scratch_kernel(void *const *bindings, const int64_t *dims, int64_t workgroup,
                           void *scratch) {
  volatile int64_t *mine = scratch;
  int64_t *result = bindings[0];
  for (int i = 0; i < 100; i++) mine[i] = workgroup;
  int64_t sum = 0;
  for (int i = 0; i < 100; i++) sum += mine[i];
  result[workgroup] = (uintptr_t)scratch % 64 == 0 && dims[0] > workgroup ? sum : -1;
}

// (?xi8) -> ?xi64: element i is 100 i.
static int32_t scratch_function(struct cotile_call *call) {
  void *const bindings[] = {call->table->result(call, 0, call->dims)};
  if (!bindings[0]) return 1;
  struct cotile_host_dispatch dispatch = {.bindings = bindings,
                                          .dims = call->dims,
                                          .binding_count = 1,
                                          .dim_count = 1,
                                          .workgroups = call->dims[0],
                                          .scratch_bytes = 100 * sizeof(int64_t),
                                          .ordinal = SCRATCH_DISPATCH};
  return call->table->dispatch(call, &dispatch);
}

// (2x2xi32, f64) -> (2x2xi32, f64): copies.
static int32_t copy_function(struct cotile_call *call) {
  const int64_t dims[] = {2, 2};
  int32_t *matrix = call->table->result(call, 0, dims);
  double *scalar = call->table->result(call, 1, dims);
  return !matrix || !scalar || call->table->copy(call, matrix, call->buffers[0], 16) ||
         call->table->copy(call, scalar, call->buffers[1], 8);
}

// Host programs that break the rules in the way their input says.
static int32_t broken_function(struct cotile_call *call) {
  const int64_t good[] = {3}, wrong[] = {4}, negative[] = {-1};
  struct cotile_host_dispatch dispatch = {.ordinal = 99};
  switch (*(const int32_t *)call->buffers[0]) {
  case 0: // no result
    return 0;
  case 1: // failure without a reason
    return 7;
  case 2:
    return !call->table->result(call, 5, good);
  case 3:
    return !call->table->result(call, 0, wrong);
  case 4:
    return !call->table->result(call, 0, negative);
  case 5:
    return !call->table->result(call, 0, good) || !call->table->result(call, 0, good);
  case 6:
    return call->table->dispatch(call, &dispatch);
  case 7:
    return !call->table->allocate(call, -1);
  case 8: // goes on after a failure
    call->table->fail(call, "first", 1, 2);
    call->table->fail(call, "second", 3, 4);
    return 0;
  case 9:
    return !call->table->allocate(call, INT64_MAX);
  default:
    return !call->table->result(call, 0, good);
  }
}

static cotile_host_fn *const functions[] = {add_function, quadruple_function, scratch_function,
                                            copy_function, broken_function};
static cotile_kernel_fn *const kernels[] = {add_kernel, scratch_kernel};
static const struct cotile_program_image program = {.functions = functions, .kernels = kernels};
static const struct cotile_program_image *const programs[] = {&program};
extern const struct cotile_module_image cotile_module_elementwise;
const struct cotile_module_image cotile_module_elementwise = {COTILE_MODULE_VERSION, descriptor,
                                                              sizeof descriptor, 1, programs};
