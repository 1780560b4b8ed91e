// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Modules on every device: inputs, parameters, packs and constants come to where its kernels see
// them, results come back (call-4, runtime-7, runtime-10, runtime-12).
#include "conformance.h"

#include <dlfcn.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 1000, CONSTANT = 4, RESULTS = 8, LARGE = (8 << 20) + 3 };
enum { SUM, OTHER, FLAGS, KEPT, PACKED, PACKED_CONSTANT, NUMBERS, NOTHING }; // results

static const int64_t constant[CONSTANT] = {10, 20, 30, 40};

// Parameters of `count` elements, the booleans of `flag_count`, and a module that is bound to them.
typedef struct steps {
  const fixture_t *fixture;
  int64_t count, flag_count, *kept, *packed;
  unsigned char *flags;
  cotile_parameters_t *parameters; // released by the test
  cotile_module_t *module;
} steps_t;

static void make_parameters(steps_t *steps) {
  size_t count = (size_t)steps->count, flag_count = (size_t)steps->flag_count;
  steps->kept = calloc(count + 1, sizeof *steps->kept);
  steps->packed = calloc(count + 1, sizeof *steps->packed);
  steps->flags = calloc(flag_count + 1, 1);
  for (size_t i = 0; i < count; i++) {
    steps->kept[i] = (int64_t)(3 * i);
    steps->packed[i] = (int64_t)(100 + i);
  }
  for (size_t i = 0; i < flag_count; i++) steps->flags[i] = i % 3 == 0;
  cotile_view_t flags = test_vector(COTILE_I1, steps->flag_count, steps->flags);
  cotile_view_t kept = test_vector(COTILE_I64, steps->count, steps->kept);
  cotile_view_t packed = test_vector(COTILE_I64, steps->count, steps->packed);
  assert_ok(cotile_parameters_create(NULL, &steps->parameters));
  assert_ok(cotile_parameters_add_view(steps->parameters, "flags", &flags));
  assert_ok(cotile_parameters_add_view(steps->parameters, "kept", &kept));
  assert_ok(cotile_parameters_add_view(steps->parameters, "packed", &packed));
}

static void load_steps(steps_t *steps, const fixture_t *fixture, int64_t count, int64_t flag_count,
                       cotile_trace_t *trace) {
  *steps = (steps_t){.fixture = fixture, .count = count, .flag_count = flag_count};
  make_parameters(steps);
  assert_ok(cotile_module_load(fixture->device,
                               test_write_module("steps.so", "steps", test_steps_json), trace,
                               &steps->module));
}

static void open_steps(steps_t *steps, const fixture_t *fixture, int64_t count) {
  load_steps(steps, fixture, count, count, NULL);
  assert_ok(cotile_module_bind(steps->module, steps->parameters));
}

static void close_steps(steps_t *steps) {
  cotile_parameters_release(steps->parameters);
  cotile_module_release(steps->module);
  free(steps->kept);
  free(steps->packed);
  free(steps->flags);
}

// --- Results ---

// What the module adds: 3 to x; 5 and 7 to what it packs, backwards.
static void check_own_results(const steps_t *steps, const cotile_view_t *results) {
  const int64_t *kept = results[KEPT].data, *packed = results[PACKED].data;
  int64_t count = steps->count;
  for (int64_t i = 0; i < count; i++) {
    assert_int_equal(kept[i], 3 * i);
    assert_int_equal(packed[i], 100 + count - 1 - i + 5);
  }
  if (steps->flag_count)
    assert_memory_equal(results[FLAGS].data, steps->flags, (size_t)steps->flag_count);
  assert_memory_equal(results[NUMBERS].data, constant, sizeof constant);
  for (int i = 0; i < CONSTANT; i++)
    assert_int_equal(((const int64_t *)results[PACKED_CONSTANT].data)[i],
                     constant[CONSTANT - 1 - i] + 7);
}

static void check_results(const steps_t *steps, const cotile_view_t *results, const int64_t *x,
                          const cotile_view_t *y) {
  int64_t counts[RESULTS] = {results[SUM].type.dims[0],
                             y->type.dims[0],
                             steps->flag_count,
                             steps->count,
                             steps->count,
                             CONSTANT,
                             CONSTANT,
                             0};
  for (int i = 0; i < RESULTS; i++) {
    assert_int_equal(results[i].type.dims[0], counts[i]);
    assert_int_equal((uintptr_t)results[i].data % 64, 0);
  }
  if (!steps->fixture->computes) return;
  for (int64_t i = 0; i < counts[SUM]; i++)
    assert_int_equal(((const int64_t *)results[SUM].data)[i], x[i] + 3);
  if (counts[OTHER])
    assert_memory_equal(results[OTHER].data, y->data, (size_t)counts[OTHER] * sizeof(int64_t));
  check_own_results(steps, results);
}

static void call_once(const steps_t *steps, cotile_context_t *context, int64_t count) {
  int64_t x[COUNT];
  cotile_view_t results[RESULTS] = {{{0}, NULL}};
  for (int64_t i = 0; i < count; i++) x[i] = i * i;
  cotile_view_t inputs[] = {test_vector(COTILE_I64, count, count ? x : NULL),
                            test_vector(COTILE_I64, count / 2, count ? x : NULL)};
  assert_ok(cotile_context_invoke(context, 0, 2, inputs, RESULTS, results));
  check_results(steps, results, x, &inputs[1]);
}

// Sizes grow and shrink, so that memory of the device is taken and used again.
static void call_with_sizes(const steps_t *steps) {
  static const int64_t counts[] = {1, 0, 7, COUNT, 2, COUNT - 1, 0, 64};
  cotile_context_t *context;
  assert_ok(cotile_context_create(steps->module, &context));
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) call_once(steps, context, counts[i]);
  cotile_context_release(context);
}

// --- Calls ---

static void test_sizes(void **state) {
  static const int64_t counts[] = {COUNT, 1, 0};
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
    steps_t steps;
    open_steps(&steps, *state, counts[i]);
    call_with_sizes(&steps);
    close_steps(&steps);
  }
}

// More than a driver moves in one piece.
static void test_large_parameters(void **state) {
  steps_t steps;
  cotile_context_t *context;
  load_steps(&steps, *state, 5, LARGE, NULL);
  assert_ok(cotile_module_bind(steps.module, steps.parameters));
  assert_ok(cotile_context_create(steps.module, &context));
  call_once(&steps, context, 3);
  cotile_context_release(context);
  close_steps(&steps);
}

// runtime-7: the caller's memory gets the results and nothing around them.
static void test_caller_memory(void **state) {
  steps_t steps;
  cotile_context_t *context;
  int64_t x[] = {1, 2, 3}, sums[] = {-1, -1, -1, -1, -1};
  open_steps(&steps, *state, 5);
  assert_ok(cotile_context_create(steps.module, &context));
  cotile_view_t inputs[] = {test_vector(COTILE_I64, 3, x), test_vector(COTILE_I64, 3, x)};
  cotile_view_t results[RESULTS] = {test_vector(COTILE_I64, 3, sums + 1)};
  assert_ok(cotile_context_invoke(context, 0, 2, inputs, RESULTS, results));
  assert_ptr_equal(results[SUM].data, sums + 1);
  assert_true(sums[0] == -1 && sums[4] == -1);
  for (int i = 0; i < 3 && steps.fixture->computes; i++) assert_int_equal(sums[i + 1], x[i] + 3);
  results[SUM].data = x;
  assert_status(cotile_context_invoke(context, 0, 2, inputs, RESULTS, results), COTILE_INVALID,
                "result 0: its memory overlaps input 0");
  cotile_context_release(context);
  close_steps(&steps);
}

static cotile_fence_t *submit(cotile_context_t *context, cotile_view_t x, cotile_view_t *results,
                              cotile_fence_t *wait) {
  cotile_view_t inputs[] = {x, x};
  cotile_fence_t *fence;
  memset(results, 0, RESULTS * sizeof *results);
  assert_ok(cotile_context_submit(context, 0, 2, inputs, RESULTS, results, 1, &wait, &fence));
  return fence;
}

// runtime-10: inputs are read when a call begins, not when it is submitted; each call has the
// result of the one before as its input.
static void test_chain(void **state) {
  steps_t steps;
  cotile_context_t *contexts[5];
  cotile_fence_t *fences[6];
  cotile_view_t results[5][RESULTS];
  int64_t x[COUNT] = {0};
  open_steps(&steps, *state, 5);
  assert_ok(cotile_fence_create(NULL, &fences[0]));
  for (int i = 0; i < 5; i++) {
    cotile_view_t input = i ? results[i - 1][SUM] : test_vector(COTILE_I64, COUNT, x);
    assert_ok(cotile_context_create(steps.module, &contexts[i]));
    fences[i + 1] = submit(contexts[i], input, results[i], fences[i]);
  }
  for (int64_t i = 0; i < COUNT; i++) x[i] = i;
  cotile_fence_signal(fences[0], COTILE_SUCCESS);
  assert_ok(cotile_fence_wait(fences[5]));
  for (int64_t i = 0; i < COUNT && steps.fixture->computes; i++)
    assert_int_equal(((const int64_t *)results[4][SUM].data)[i], i + 15);
  for (int i = 0; i < 5; i++) cotile_context_release(contexts[i]);
  for (int i = 0; i < 6; i++) cotile_fence_release(fences[i]);
  close_steps(&steps);
}

static void test_many_modules(void **state) {
  steps_t steps[3];
  for (int i = 0; i < 3; i++) open_steps(&steps[i], *state, 10 + i);
  for (int i = 0; i < 3; i++) call_with_sizes(&steps[i]);
  for (int i = 0; i < 3; i++) close_steps(&steps[i]);
}

// --- Binding ---

// runtime-12: with memory of its own a device has copies, and the set is not retained.
static void test_originals(void **state) {
  const fixture_t *fixture = *state;
  steps_t steps;
  cotile_memory_use_t memory = {.size = sizeof memory};
  open_steps(&steps, fixture, COUNT);
  cotile_module_memory(steps.module, &memory);
  assert_int_equal(memory.parameter_bytes, 17 * COUNT);
  assert_int_equal(memory.retained_bytes, 9 * COUNT);
  assert_int_equal(memory.packed_bytes, 8 * (COUNT + CONSTANT));
  memset(steps.packed, 0, COUNT * sizeof *steps.packed);
  if (!fixture->device->uses_host_memory) {
    cotile_parameters_release(steps.parameters);
    steps.parameters = NULL;
    memset(steps.kept, 0, COUNT * sizeof *steps.kept);
  }
  call_with_sizes(&steps);
  close_steps(&steps);
}

static void test_wrong_boolean(void **state) {
  steps_t steps;
  load_steps(&steps, *state, 5, 5, NULL);
  steps.flags[3] = 2;
  assert_status(cotile_module_bind(steps.module, steps.parameters), COTILE_INVALID,
                "parameter 'flags': element 3 is neither 0 nor 1");
  steps.flags[3] = 1;
  assert_ok(cotile_module_bind(steps.module, steps.parameters)); // it may be repeated
  call_with_sizes(&steps);
  close_steps(&steps);
}

struct progress {
  int64_t done, total;
  int calls;
};

static void note_progress(void *user, int64_t done, int64_t total) {
  struct progress *progress = user;
  assert_true(done > progress->done && done <= total);
  assert_true(!progress->calls || total == progress->total);
  *progress = (struct progress){done, total, progress->calls + 1};
}

// Uploads are work as packing is, in as many batches.
static void test_progress(void **state) {
  const fixture_t *fixture = *state;
  steps_t steps;
  struct progress progress = {0};
  const int64_t packing = 2 * (COUNT + CONSTANT) * (int64_t)sizeof(int64_t);
  const int64_t uploads = fixture->device->uses_host_memory ? 0 : 2 * (LARGE + 16 * COUNT);
  cotile_bind_options_t options = {
      .size = sizeof options, .progress = note_progress, .user = &progress};
  load_steps(&steps, fixture, COUNT, LARGE, NULL);
  assert_ok(cotile_module_bind_with(steps.module, steps.parameters, &options));
  assert_int_equal(progress.total, packing + uploads);
  assert_int_equal(progress.done, progress.total);
  assert_int_equal(progress.calls, uploads ? 3 : 1);
  close_steps(&steps);
}

// --- Traces ---

static int count_events(const json_t *root, const char *category, const char *name) {
  json_t *event;
  size_t index;
  int count = 0;
  json_array_foreach(json_object_get(root, "traceEvents"), index, event) {
    bool is_named = !strcmp(json_string_value(json_object_get(event, "name")), name);
    count += is_named && !strcmp(json_string_value(json_object_get(event, "cat")), category);
  }
  return count;
}

// Launches have events, transfers have none.
static void test_trace(void **state) {
  const fixture_t *fixture = *state;
  steps_t steps;
  cotile_trace_t *trace;
  cotile_context_t *context;
  json_error_t error;
  assert_ok(cotile_trace_create(NULL, &trace));
  load_steps(&steps, fixture, 100, 100, trace);
  assert_ok(cotile_module_bind(steps.module, steps.parameters));
  assert_ok(cotile_context_create(steps.module, &context));
  for (int i = 0; i < 3; i++) call_once(&steps, context, 10);
  assert_ok(cotile_trace_write(trace, test_path("trace.json")));
  json_t *root = json_load_file(test_path("trace.json"), 0, &error);
  assert_int_equal(json_array_size(json_object_get(root, "traceEvents")), 10);
  assert_int_equal(count_events(root, "load", "load"), 1);
  assert_int_equal(count_events(root, "load", "pack"), 1);
  assert_int_equal(count_events(root, "pack", "pack_packed"), 1);
  assert_int_equal(count_events(root, "pack", "pack_constant"), 1);
  assert_int_equal(count_events(root, "dispatch", "step"), 6);
  json_decref(root);
  cotile_context_release(context);
  close_steps(&steps);
  cotile_trace_release(trace);
}

// --- Code ---

static void test_target(void **state) {
  const fixture_t *fixture = *state;
  steps_t steps;
  open_steps(&steps, fixture, 1);
  assert_string_equal(cotile_module_target(steps.module), fixture->device->driver->target);
  assert_string_equal(cotile_module_cpu(steps.module), "c");
  close_steps(&steps);
}

// Kernels of other targets are of no use.
static void test_missing_kernels(void **state) {
  const fixture_t *fixture = *state;
  bool is_vulkan = !strcmp(fixture->device->driver->target, "vulkan");
  cotile_module_t *module;
  void *library = dlopen(test_write_module("image.so", "steps", test_steps_json), RTLD_NOW);
  assert_non_null(library);
  const struct cotile_module_image *image = dlsym(library, "cotile_module_steps");
  struct cotile_program_image other = *image->programs[is_vulkan ? 0 : 1];
  const struct cotile_program_image *const programs[] = {&other, &other};
  struct cotile_module_image changed = *image;
  changed.programs = programs;
  assert_status(cotile_module_load_image(fixture->device, &changed, NULL, &module), COTILE_INVALID,
                is_vulkan ? "the code has no kernels for target 'vulkan'"
                          : "the code has no kernels for target 'cpu'");
  assert_null(module);
  dlclose(library);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_sizes),           cmocka_unit_test(test_large_parameters),
      cmocka_unit_test(test_caller_memory),   cmocka_unit_test(test_chain),
      cmocka_unit_test(test_many_modules),    cmocka_unit_test(test_originals),
      cmocka_unit_test(test_wrong_boolean),   cmocka_unit_test(test_progress),
      cmocka_unit_test(test_trace),           cmocka_unit_test(test_target),
      cmocka_unit_test(test_missing_kernels),
  };
  return conformance_run("transfer", tests, sizeof tests / sizeof *tests, true);
}
