// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A module written by hand whose functions return what was packed. `left` and `right` are only
// packed, `bias` is also used as it is. Packs: `left` backwards; `right` doubled, by way of memory
// of the load program, with a gap behind it that is never written; nothing. Each launch claims to
// be large. With PACK_DELAY in the environment each takes so many milliseconds.
#include "base/module_abi.h"

#include <stdlib.h>
#include <time.h>

__attribute__((section(COTILE_DESCRIPTOR_SECTION), used)) static char descriptor[16384] = {1};

enum { BACKWARDS, DOUBLED, GAP = 16, CLAIMED_BYTES = 20 << 20 };

static void delay(void) {
  const char *text = getenv("PACK_DELAY");
  long milliseconds = text ? strtol(text, NULL, 10) : 0;
  struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  if (milliseconds) nanosleep(&time, NULL);
}

// One workgroup for all.
static void pack_backwards(void *const *bindings, const int64_t *dims, int64_t workgroup,
                           void *scratch) {
  (void)workgroup, (void)scratch;
  for (int64_t i = 0; i < dims[0]; i++)
    ((float *)bindings[1])[i] = ((const float *)bindings[0])[dims[0] - 1 - i];
  delay();
}

static void pack_doubled(void *const *bindings, const int64_t *dims, int64_t workgroup,
                         void *scratch) {
  (void)workgroup, (void)scratch;
  for (int64_t i = 0; i < dims[0]; i++)
    ((float *)bindings[1])[i] = 2 * ((const float *)bindings[0])[i];
  delay();
}

static int32_t launch(struct cotile_call *call, int64_t ordinal, void *source, void *target,
                      const int64_t *count) {
  void *const bindings[] = {source, target};
  struct cotile_host_dispatch dispatch = {.bindings = bindings,
                                          .dims = count,
                                          .binding_count = 2,
                                          .dim_count = 1,
                                          .workgroups = 1,
                                          .ordinal = ordinal,
                                          .bytes = CLAIMED_BYTES};
  if (!source || !target) return 1;
  return call->table->dispatch(call, &dispatch);
}

// Buffers bias, left, right.
static int32_t load(struct cotile_call *call) {
  const struct cotile_host_table *table = call->table;
  const int64_t *count = &call->dims[0], zero = 0;
  const int64_t bytes = *count * (int64_t)sizeof(float);
  const int64_t with_gap = bytes + GAP * (int64_t)sizeof(float);
  if (call->dims[1] != *count || call->dims[2] != *count)
    return table->fail(call, "parameters differ in length", call->dims[1], *count);
  void *copy = table->allocate(call, bytes);
  if (!copy || table->copy(call, copy, call->buffers[2], bytes)) return 1;
  if (launch(call, BACKWARDS, call->buffers[1], table->result(call, 0, &bytes), count)) return 1;
  if (!table->result(call, 2, &zero) || table->barrier(call)) return 1;
  return launch(call, DOUBLED, copy, table->result(call, 1, &with_gap), count);
}

// () -> (?xf32, ?xf32, ?xf32) with buffers bias and the packs: the packs and the bias.
static int32_t return_packed(struct cotile_call *call) {
  const struct cotile_host_table *table = call->table;
  const int64_t counts[] = {call->dims[0], call->dims[0] + GAP, call->dims[0]};
  void *const sources[] = {call->buffers[1], call->buffers[2], call->buffers[0]};
  for (int i = 0; i < 3; i++) {
    void *result = table->result(call, i, &counts[i]);
    if (!result || table->copy(call, result, sources[i], counts[i] * (int64_t)sizeof(float)))
      return 1;
  }
  return 0;
}

// (?xf32) -> ?xf32 with the buffers x and packs: the first elements of the first pack.
static int32_t return_backwards(struct cotile_call *call) {
  void *result = call->table->result(call, 0, call->dims);
  int64_t bytes = call->dims[0] * (int64_t)sizeof(float);
  return result ? call->table->copy(call, result, call->buffers[1], bytes) : 1;
}

static cotile_host_fn *const functions[] = {return_packed, return_backwards};
static cotile_kernel_fn *const kernels[] = {pack_backwards, pack_doubled};
static const struct cotile_program_image program = {
    .functions = functions, .load = load, .kernels = kernels};
static const struct cotile_program_image *const programs[] = {&program};
extern const struct cotile_module_image cotile_module_packs;
const struct cotile_module_image cotile_module_packs = {COTILE_MODULE_VERSION, descriptor,
                                                        sizeof descriptor, 1, programs};
