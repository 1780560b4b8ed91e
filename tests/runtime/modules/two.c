// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A module written by hand with two programs, whose function `which` tells which one it is of.
#include "base/module_abi.h"

#include <stddef.h>

__attribute__((section(COTILE_DESCRIPTOR_SECTION), used)) static char descriptor[16384] = {1};

// () -> i32
static int32_t tell(struct cotile_call *call, int32_t number) {
  int32_t *result = call->table->result(call, 0, NULL);
  if (!result) return 1;
  *result = number;
  return 0;
}

static int32_t which_first(struct cotile_call *call) { return tell(call, 1); }
static int32_t which_second(struct cotile_call *call) { return tell(call, 2); }

static cotile_host_fn *const first_functions[] = {which_first};
static cotile_host_fn *const second_functions[] = {which_second};
static const struct cotile_program_image first = {first_functions, NULL, NULL};
static const struct cotile_program_image second = {second_functions, NULL, NULL};
static const struct cotile_program_image *const programs[] = {&first, &second};
extern const struct cotile_module_image cotile_module_two;
const struct cotile_module_image cotile_module_two = {COTILE_MODULE_VERSION, descriptor,
                                                      sizeof descriptor, 2, programs};
