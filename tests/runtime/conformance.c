// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "conformance.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// --- Kernels for the CPU ---

static void count_kernel(void *const *bindings, const int64_t *dims, int64_t workgroup,
                         void *scratch) {
  (void)dims, (void)scratch;
  atomic_fetch_add((_Atomic int32_t *)bindings[0] + workgroup, 1);
}

// Takes its time, so that a step that begins too early is seen.
static void step_kernel(void *const *bindings, const int64_t *dims, int64_t workgroup,
                        void *scratch) {
  const int64_t *in = bindings[0];
  volatile int64_t delay = 0;
  (void)scratch;
  for (int i = 0; i < 200; i++) delay = delay + i;
  ((int64_t *)bindings[1])[workgroup] = in[dims[0] - 1 - workgroup] + dims[1];
}

static void scratch_kernel(void *const *bindings, const int64_t *dims, int64_t workgroup,
                           void *scratch) {
  volatile int64_t *mine = scratch;
  int64_t sum = 0;
  (void)dims;
  for (int i = 0; i < SCRATCH_NUMBERS; i++) mine[i] = workgroup;
  for (int i = 0; i < SCRATCH_NUMBERS; i++) sum += mine[i];
  ((int64_t *)bindings[0])[workgroup] =
      (uintptr_t)scratch % COTILE_REGION_ALIGNMENT ? -1 : sum / SCRATCH_NUMBERS;
}

static void third_kernel(void *const *bindings, const int64_t *dims, int64_t workgroup,
                         void *scratch) {
  (void)scratch;
  int32_t bits = (int32_t)dims[1];
  volatile float one = 1, n = (float)dims[0], tiny = 1e-30f, factor;
  memcpy((void *)&factor, &bits, sizeof bits);
  ((float *)bindings[0])[workgroup] = one / n;
  ((float *)bindings[1])[workgroup] = tiny * factor;
}

static cotile_kernel_fn *const native[KERNEL_KINDS] = {
    [KERNEL_COUNT] = count_kernel,
    [KERNEL_STEP] = step_kernel,
    [KERNEL_SCRATCH] = scratch_kernel,
    [KERNEL_THIRD] = third_kernel,
};

// --- Kernels for Vulkan ---

#if TEST_VULKAN
#include "count.comp.h"
#include "scratch.comp.h"
#include "step.comp.h"
#include "third.comp.h"

#define SPIRV(name, bindings, invocations)                                                         \
  {.code = name##_spirv,                                                                           \
   .code_size = sizeof name##_spirv,                                                               \
   .entry = #name,                                                                                 \
   .binding_count = bindings,                                                                      \
   .dim_count = 2,                                                                                 \
   .workgroup_size = {invocations, 1, 1}}

static const struct cotile_spirv_kernel spirv[KERNEL_KINDS] = {
    [KERNEL_COUNT] = SPIRV(count, 1, 1),
    [KERNEL_STEP] = SPIRV(step, 2, 1),
    [KERNEL_SCRATCH] = SPIRV(scratch, 1, SCRATCH_NUMBERS),
    [KERNEL_THIRD] = SPIRV(third, 2, 1),
};
#else
static const struct cotile_spirv_kernel *const spirv = NULL;
#endif

const cotile_executable_spec_t conformance_spec = {
    .kernel_count = KERNEL_KINDS, .native = native, .spirv = spirv};

// --- Fixtures ---

static const struct {
  const char *text;
  bool computes, has_subnormals;
} devices[] = {
#define COTILE_X(text, computes, has_subnormals) {text, computes, has_subnormals},
    COTILE_CONFORMANCE_DEVICES(COTILE_X)
#undef COTILE_X
};

enum { DEVICE_COUNT = sizeof devices / sizeof *devices };

static bool without_hazards;

// "validate=sync" gives way to "validate".
static void set_text(fixture_t *fixture, const char *text) {
  const char *sync = without_hazards ? strstr(text, "=sync") : NULL;
  int length = sync ? (int)(sync - text) : (int)strlen(text);
  snprintf(fixture->text, sizeof fixture->text, "%.*s%s", length, text, sync ? sync + 5 : "");
}

int conformance_setup(void **state) {
  const size_t *number = *state;
  fixture_t *fixture = calloc(1, sizeof *fixture);
  set_text(fixture, devices[*number].text);
  fixture->computes = devices[*number].computes;
  fixture->has_subnormals = devices[*number].has_subnormals;
  assert_ok(cotile_device_create(fixture->text, NULL, &fixture->device));
  assert_ok(cotile_executable_create(fixture->device, &conformance_spec, &fixture->executable));
  cotile_command_buffer_init(&fixture->commands, cotile_allocator_system());
  *state = fixture;
  return 0;
}

int conformance_teardown(void **state) {
  fixture_t *fixture = *state;
  cotile_command_buffer_deinit(&fixture->commands);
  cotile_executable_release(fixture->executable);
  cotile_device_release(fixture->device);
  free(fixture);
  return 0;
}

int conformance_run(const char *group, const struct CMUnitTest *tests, size_t count,
                    bool shares_buffers) {
  static size_t numbers[DEVICE_COUNT];
  static char names[DEVICE_COUNT * 64][96];
  static struct CMUnitTest all[DEVICE_COUNT * 64];
  assert_true(count <= 64);
  without_hazards = shares_buffers;
  if (TEST_VULKAN) test_keep_lavapipe();
  size_t total = 0;
  for (size_t d = 0; d < DEVICE_COUNT; d++) {
    numbers[d] = d;
    for (size_t t = 0; t < count; t++, total++) {
      snprintf(names[total], sizeof names[total], "%s on %s", tests[t].name, devices[d].text);
      all[total] = (struct CMUnitTest){names[total], tests[t].test_func, conformance_setup,
                                       conformance_teardown, &numbers[d]};
    }
  }
  return _cmocka_run_group_tests(group, all, total, NULL, NULL);
}

// --- Numbers ---

static void transfer(const fixture_t *fixture, cotile_command_kind_t kind, void *target,
                     const void *source, size_t bytes) {
  cotile_command_buffer_t commands;
  cotile_command_buffer_init(&commands, cotile_allocator_system());
  assert_ok(cotile_command_buffer_append_copy(&commands, kind, target, source, bytes));
  assert_ok(cotile_device_execute(fixture->device, &commands));
  cotile_command_buffer_deinit(&commands);
}

void store(const fixture_t *fixture, const cotile_buffer_t *buffer, const void *source) {
  transfer(fixture, COTILE_COMMAND_UPLOAD, buffer->address, source, buffer->bytes);
}

void load(const fixture_t *fixture, const cotile_buffer_t *buffer, void *target) {
  transfer(fixture, COTILE_COMMAND_DOWNLOAD, target, buffer->address, buffer->bytes);
}

cotile_buffer_t *new_numbers(const fixture_t *fixture, size_t count, bool is_zero) {
  cotile_buffer_t *buffer;
  int64_t *numbers = calloc(count, sizeof *numbers);
  for (size_t i = 0; i < count && !is_zero; i++) numbers[i] = (int64_t)i;
  assert_ok(cotile_buffer_create(fixture->device, count * sizeof *numbers, &buffer));
  store(fixture, buffer, numbers);
  free(numbers);
  return buffer;
}

void record(fixture_t *fixture, conformance_kernel_t kernel, int64_t workgroups,
            const cotile_buffer_t *first, const cotile_buffer_t *second, int64_t n, int64_t d) {
  void *const bindings[] = {first->address, second ? second->address : NULL};
  const int64_t dims[] = {n, d};
  cotile_dispatch_t dispatch = {.executable = fixture->executable,
                                .ordinal = kernel,
                                .bindings = bindings,
                                .dims = dims,
                                .binding_count = second ? 2 : 1,
                                .dim_count = 2,
                                .workgroups = workgroups};
  if (kernel == KERNEL_SCRATCH) dispatch.scratch_bytes = SCRATCH_NUMBERS * sizeof(int64_t);
  assert_ok(cotile_command_buffer_append_dispatch(&fixture->commands, &dispatch));
}

void record_steps(fixture_t *fixture, const cotile_buffer_t *first, const cotile_buffer_t *second,
                  int64_t n, int steps) {
  for (int i = 0; i < steps; i++) {
    record(fixture, KERNEL_STEP, n, i % 2 ? second : first, i % 2 ? first : second, n, i);
    assert_ok(cotile_command_buffer_append_barrier(&fixture->commands));
  }
}

int64_t expected_step(int64_t n, int steps, int64_t i) {
  int64_t start = steps % 2 ? n - 1 - i : i;
  return start + (int64_t)steps * (steps - 1) / 2;
}

int64_t wrong_steps(const fixture_t *fixture, const cotile_buffer_t *buffer, int64_t n, int steps) {
  int64_t wrong = 0, *got = calloc(1, buffer->bytes);
  load(fixture, buffer, got);
  for (int64_t i = 0; i < n && fixture->computes; i++)
    wrong += got[i] != expected_step(n, steps, i);
  free(got);
  return wrong;
}

int64_t wrong_counts(const fixture_t *fixture, const cotile_buffer_t *buffer, int64_t n,
                     int32_t expected) {
  int64_t wrong = 0;
  int32_t *got = calloc(1, buffer->bytes);
  load(fixture, buffer, got);
  for (int64_t i = 0; i < n && fixture->computes; i++) wrong += got[i] != expected;
  free(got);
  return wrong;
}
