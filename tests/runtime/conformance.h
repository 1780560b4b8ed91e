// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the conformance suite shares: the table of devices, the kernels that each has, buffers of
// numbers. A driver joins with a row of COTILE_CONFORMANCE_DEVICES and the kernels below in its own
// form.
#ifndef COTILE_TESTS_CONFORMANCE_H
#define COTILE_TESTS_CONFORMANCE_H

#include "support.h"

#include "runtime/hal/buffer.h"
#include "runtime/hal/command_buffer.h"
#include "runtime/hal/executable.h"

// text, whether kernels run, whether they have subnormal numbers
#define COTILE_CONFORMANCE_DEVICES(X)                                                              \
  X("null", false, false)                                                                          \
  X("cpu:threads=1", true, true)                                                                   \
  X("cpu:threads=2", true, true)                                                                   \
  X("cpu:threads=3,pin", true, true)                                                               \
  X("cpu:threads=8", true, true)                                                                   \
  X("cpu:threads=1,shuffle=5", true, true)                                                         \
  X("cpu:threads=3,shuffle=77", true, true)                                                        \
  X("cpu:threads=2,apart", true, true)                                                             \
  COTILE_CONFORMANCE_VULKAN_DEVICES(X)

#if TEST_VULKAN
#define COTILE_CONFORMANCE_VULKAN_DEVICES(X)                                                       \
  X("vulkan:0,validate", true, false)                                                              \
  X("vulkan:0,validate=sync,nocache", true, false)                                                 \
  X("vulkan:0,validate=sync,stage,nocache", true, false)
#else
#define COTILE_CONFORMANCE_VULKAN_DEVICES(X)
#endif

// One workgroup of each, with i its number:
typedef enum conformance_kernel {
  KERNEL_COUNT,   // bindings[0][i]++, atomically; int32
  KERNEL_STEP,    // out[i] = in[n - 1 - i] + d; bindings in, out: int64; dims n, d
  KERNEL_SCRATCH, // out[i] = i, by way of the scratch; bindings out: int64
  KERNEL_THIRD,   // thirds[i] = 1 / n, tinies[i] = 1e-30 * d; float, d as its bits
  KERNEL_KINDS
} conformance_kernel_t;

enum { SCRATCH_NUMBERS = 64 }; // int64 each, of KERNEL_SCRATCH

// All of them, in the forms of all devices.
extern const cotile_executable_spec_t conformance_spec;

typedef struct fixture {
  char text[64];
  bool computes, has_subnormals;
  cotile_device_t *device;
  cotile_executable_t *executable;
  cotile_command_buffer_t commands;
} fixture_t;

// The state of every test is a fixture with a fresh device.
int conformance_setup(void **state);
int conformance_teardown(void **state);

// Runs every test on every device; `tests` has names and functions. With `shares_buffers` devices
// do not look for missing barriers: tensors in one buffer are taken for the same.
int conformance_run(const char *group, const struct CMUnitTest *tests, size_t count,
                    bool shares_buffers);

// Copies all bytes of a buffer from or to memory of the host. `load` leaves `target` as it is if
// the device computes nothing. Thread-safe.
void store(const fixture_t *fixture, const cotile_buffer_t *buffer, const void *source);
void load(const fixture_t *fixture, const cotile_buffer_t *buffer, void *target);

// Numbers from 0 on that the device sees; zeroed if `is_zero`.
cotile_buffer_t *new_numbers(const fixture_t *fixture, size_t count, bool is_zero);

// Records a launch with one or two buffers.
void record(fixture_t *fixture, conformance_kernel_t kernel, int64_t workgroups,
            const cotile_buffer_t *first, const cotile_buffer_t *second, int64_t n, int64_t d);

// `steps` launches of KERNEL_STEP with barriers between them, from `first` to `second` and back.
void record_steps(fixture_t *fixture, const cotile_buffer_t *first, const cotile_buffer_t *second,
                  int64_t n, int steps);

// What record_steps leaves at [i] of the buffer that was written last; the first held 0, 1, ..
int64_t expected_step(int64_t n, int steps, int64_t i);

// How many of the first n numbers, or counters of KERNEL_COUNT, are not as expected; 0 if the
// device computes nothing. Thread-safe.
int64_t wrong_steps(const fixture_t *fixture, const cotile_buffer_t *buffer, int64_t n, int steps);
int64_t wrong_counts(const fixture_t *fixture, const cotile_buffer_t *buffer, int64_t n,
                     int32_t expected);

#endif
