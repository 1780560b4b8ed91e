// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A module written by hand with two programs, whose function `which` tells which one it is of: each
// has a constant.
#include "base/module_abi.h"

#include <stddef.h>

__attribute__((section(COTILE_DESCRIPTOR_SECTION), used)) static char descriptor[16384] = {1};

static const _Alignas(64) int32_t one = 1;
static const _Alignas(64) int32_t two = 2;

// () -> i32
static int32_t which(struct cotile_call *call) {
  void *result = call->table->result(call, 0, NULL);
  return result ? call->table->copy(call, result, call->constants[0], sizeof one) : 1;
}

static cotile_host_fn *const functions[] = {which};
static const struct cotile_constant_image first_constants[] = {{&one, sizeof one}};
static const struct cotile_constant_image second_constants[] = {{&two, sizeof two}};
static const struct cotile_program_image first = {
    .functions = functions, .constants = first_constants, .constant_count = 1};
static const struct cotile_program_image second = {
    .functions = functions, .constants = second_constants, .constant_count = 1};
static const struct cotile_program_image *const programs[] = {&first, &second};
extern const struct cotile_module_image cotile_module_two;
const struct cotile_module_image cotile_module_two = {COTILE_MODULE_VERSION, descriptor,
                                                      sizeof descriptor, 2, programs};
