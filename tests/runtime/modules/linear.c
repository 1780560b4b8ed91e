// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A module written by hand with parameters: `scale` is packed at load (doubled), `offset` is used
// as it is. affine(x) = 2 scale x + offset, elementwise.
#include "base/module_abi.h"

#include <stddef.h>

__attribute__((section(COTILE_DESCRIPTOR_SECTION), used)) static char descriptor[16384] = {1};

enum { PACK_DISPATCH, AFFINE_DISPATCH };

static void pack_kernel(void *const *bindings, const int64_t *dims, int64_t workgroup,
                        void *scratch) {
  (void)dims, (void)scratch;
  ((float *)bindings[1])[workgroup] = 2 * ((const float *)bindings[0])[workgroup];
}

static int32_t load(struct cotile_call *call) {
  int64_t count = call->dims[1]; // offset comes first
  int64_t bytes = count * (int64_t)sizeof(float);
  void *const bindings[] = {call->buffers[1], call->table->result(call, 0, &bytes)};
  if (!bindings[1]) return 1;
  if (call->dims[0] != count)
    return call->table->fail(call, "scale and offset differ in length", count, call->dims[0]);
  struct cotile_host_dispatch dispatch = {.bindings = bindings,
                                          .binding_count = 2,
                                          .workgroups = count,
                                          .ordinal = PACK_DISPATCH,
                                          .flops = count,
                                          .bytes = 2 * bytes};
  return call->table->dispatch(call, &dispatch);
}

static void affine_kernel(void *const *bindings, const int64_t *dims, int64_t workgroup,
                          void *scratch) {
  (void)dims, (void)scratch;
  const float *x = bindings[0], *offset = bindings[1], *pack = bindings[2];
  ((float *)bindings[3])[workgroup] = pack[workgroup] * x[workgroup] + offset[workgroup];
}

// (?xf32) -> ?xf32 with buffers x, offset, pack.
static int32_t affine_function(struct cotile_call *call) {
  void *result = call->table->result(call, 0, call->dims);
  void *const bindings[] = {call->buffers[0], call->buffers[1], call->buffers[2], result};
  if (!result) return 1;
  if (call->dims[0] != call->dims[1])
    return call->table->fail(call, "x and offset differ in length", call->dims[0], call->dims[1]);
  struct cotile_host_dispatch dispatch = {.bindings = bindings,
                                          .binding_count = 4,
                                          .workgroups = call->dims[0],
                                          .ordinal = AFFINE_DISPATCH,
                                          .flops = 2 * call->dims[0],
                                          .bytes = 16 * call->dims[0]};
  return call->table->dispatch(call, &dispatch);
}

static cotile_host_fn *const functions[] = {affine_function};
static cotile_kernel_fn *const kernels[] = {pack_kernel, affine_kernel};
static const struct cotile_program_image program = {
    .functions = functions, .load = load, .kernels = kernels};
static const struct cotile_program_image *const programs[] = {&program};
extern const struct cotile_module_image cotile_module_linear;
const struct cotile_module_image cotile_module_linear = {COTILE_MODULE_VERSION, descriptor,
                                                         sizeof descriptor, 1, programs};
