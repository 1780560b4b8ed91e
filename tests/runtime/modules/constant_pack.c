// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A module written by hand without parameters that packs a constant when it is loaded: its function
// returns the doubled constant. Another constant is empty. Packing takes a few milliseconds, so
// that threads meet in it.
#include "base/module_abi.h"

#include <stddef.h>
#include <time.h>

__attribute__((section(COTILE_DESCRIPTOR_SECTION), used)) static char descriptor[16384] = {1};

enum { COUNT = 4 };

static const _Alignas(64) float constant[COUNT] = {1, 2, 3, 4};

static void pack_constant(void *const *bindings, const int64_t *dims, int64_t workgroup,
                          void *scratch) {
  const struct timespec delay = {.tv_nsec = 5000000};
  (void)dims, (void)scratch;
  nanosleep(&delay, NULL);
  ((float *)bindings[1])[workgroup] = 2 * ((const float *)bindings[0])[workgroup];
}

static int32_t load(struct cotile_call *call) {
  const int64_t bytes = sizeof constant;
  void *const bindings[] = {call->constants[1], call->table->result(call, 0, &bytes)};
  struct cotile_host_dispatch dispatch = {
      .bindings = bindings, .binding_count = 2, .workgroups = COUNT, .bytes = 2 * bytes};
  return bindings[1] ? call->table->dispatch(call, &dispatch) : 1;
}

// () -> 4xf32
static int32_t return_doubled(struct cotile_call *call) {
  const int64_t count = COUNT;
  void *result = call->table->result(call, 0, &count);
  return result ? call->table->copy(call, result, call->buffers[0], sizeof constant) : 1;
}

static cotile_host_fn *const functions[] = {return_doubled};
static cotile_kernel_fn *const kernels[] = {pack_constant};
static const struct cotile_constant_image constants[] = {{NULL, 0}, {constant, sizeof constant}};
static const struct cotile_program_image program = {.functions = functions,
                                                    .load = load,
                                                    .kernels = kernels,
                                                    .constants = constants,
                                                    .constant_count = 2};
static const struct cotile_program_image *const programs[] = {&program};
extern const struct cotile_module_image cotile_module_constant_pack;
const struct cotile_module_image cotile_module_constant_pack = {COTILE_MODULE_VERSION, descriptor,
                                                                sizeof descriptor, 1, programs};
