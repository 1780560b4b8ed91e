// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A module written by hand with the same program for CPUs and for Vulkan: its function returns
// something of every kind of memory that kernels and copies read. The kernel is `step` of the
// conformance suite: it turns a vector around and adds a number.
#include "base/module_abi.h"

#include <stdbool.h>
#include <stddef.h>

__attribute__((section(COTILE_DESCRIPTOR_SECTION), used)) static char descriptor[16384] = {1};

enum { PACK_PACKED, PACK_CONSTANT, STEP, KERNELS, CONSTANT = 4 };
enum { FLAGS, KEPT, PACKED };                  // parameters
enum { X, Y, OWN_FLAGS, OWN_KEPT, OWN_PACKS }; // buffers of the function
enum { NOTHING, NUMBERS };                     // constants

static const _Alignas(64) int64_t numbers[CONSTANT] = {10, 20, 30, 40};

static void step_kernel(void *const *bindings, const int64_t *dims, int64_t workgroup,
                        void *scratch) {
  (void)scratch;
  ((int64_t *)bindings[1])[workgroup] =
      ((const int64_t *)bindings[0])[dims[0] - 1 - workgroup] + dims[1];
}

static bool step(struct cotile_call *call, int64_t ordinal, void *source, void *target,
                 int64_t count, int64_t addend) {
  void *const bindings[] = {source, target};
  const int64_t dims[] = {count, addend};
  struct cotile_host_dispatch dispatch = {.bindings = bindings,
                                          .dims = dims,
                                          .binding_count = 2,
                                          .dim_count = 2,
                                          .workgroups = count,
                                          .ordinal = ordinal,
                                          .bytes = 2 * count * (int64_t)sizeof(int64_t)};
  return target && !call->table->dispatch(call, &dispatch);
}

static int32_t load(struct cotile_call *call) {
  const int64_t *dims = call->dims, constant_bytes = sizeof numbers;
  const int64_t bytes = dims[PACKED] * (int64_t)sizeof(int64_t);
  if (dims[PACKED] != dims[KEPT])
    return call->table->fail(call, "parameters differ in length", dims[PACKED], dims[KEPT]);
  void *packed = call->table->result(call, 0, &bytes);
  void *constant = call->table->result(call, 1, &constant_bytes);
  return !step(call, PACK_PACKED, call->buffers[PACKED], packed, dims[PACKED], 5) ||
         !step(call, PACK_CONSTANT, call->constants[NUMBERS], constant, CONSTANT, 7);
}

static bool return_copy(struct cotile_call *call, int64_t result, const void *source, int64_t count,
                        int64_t element) {
  void *target = call->table->result(call, result, &count);
  return target && !call->table->copy(call, target, source, count * element);
}

// (x, y) -> x and 3, y, flags, kept, both packs, the constants.
static int32_t return_all(struct cotile_call *call) {
  const int64_t *dims = call->dims, count = dims[X], size = sizeof(int64_t), none = 0;
  void *const *buffers = call->buffers;
  void *between = call->table->allocate(call, count * size);
  if (!step(call, STEP, buffers[X], between, count, 1) || call->table->barrier(call)) return 1;
  if (!step(call, STEP, between, call->table->result(call, 0, &count), count, 2)) return 1;
  return !return_copy(call, 1, buffers[Y], dims[Y], size) ||
         !return_copy(call, 2, buffers[OWN_FLAGS], dims[OWN_FLAGS], 1) ||
         !return_copy(call, 3, buffers[OWN_KEPT], dims[OWN_KEPT], size) ||
         !return_copy(call, 4, buffers[OWN_PACKS], dims[OWN_KEPT], size) ||
         !return_copy(call, 5, buffers[OWN_PACKS + 1], CONSTANT, size) ||
         !return_copy(call, 6, call->constants[NUMBERS], CONSTANT, size) ||
         !return_copy(call, 7, call->constants[NOTHING], none, size);
}

static cotile_host_fn *const functions[] = {return_all};
static const struct cotile_constant_image constants[] = {[NOTHING] = {NULL, 0},
                                                         [NUMBERS] = {numbers, sizeof numbers}};
static cotile_kernel_fn *const kernels[KERNELS] = {step_kernel, step_kernel, step_kernel};
static const struct cotile_program_image for_cpus = {.functions = functions,
                                                     .load = load,
                                                     .kernels = kernels,
                                                     .constants = constants,
                                                     .constant_count = 2};

#if TEST_VULKAN
#include "step.comp.h"
#define SPIRV                                                                                      \
  {.code = step_spirv,                                                                             \
   .code_size = sizeof step_spirv,                                                                 \
   .entry = "step",                                                                                \
   .binding_count = 2,                                                                             \
   .dim_count = 2,                                                                                 \
   .workgroup_size = {1, 1, 1}}
static const struct cotile_spirv_kernel spirv[KERNELS] = {SPIRV, SPIRV, SPIRV};
#else
static const struct cotile_spirv_kernel *const spirv = NULL;
#endif
static const struct cotile_program_image for_vulkan = {.functions = functions,
                                                       .load = load,
                                                       .spirv = spirv,
                                                       .constants = constants,
                                                       .constant_count = 2};

static const struct cotile_program_image *const programs[] = {&for_cpus, &for_vulkan};
extern const struct cotile_module_image cotile_module_steps;
const struct cotile_module_image cotile_module_steps = {COTILE_MODULE_VERSION, descriptor,
                                                        sizeof descriptor, 2, programs};
