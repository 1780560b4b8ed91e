// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contraction kernels for GPUs, of the same cases as those for CPUs: what they compute, that they
// do nothing wrong on the way, how often they read X, and that their shaders are valid.

// cmocka wants these first.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/size.h"
#include "contraction_case.h"
#include "gpu_harness.h"

enum { MAX_THREADS = 128, MAX_SHARED_BYTES = 16384 };

static int64_t threads_of(const contraction_case_t *spec) {
  return cotile_ceil_div(spec->m_tile, spec->rows) * spec->n_threads * spec->k_threads;
}

// A schedule that differs from case to case, and fits.
static contraction_case_t for_gpu(const contraction_case_t *cpu, int number) {
  static const int rows[] = {4, 1, 8, 2, 3}, vectors[] = {1, 2, 3}, columns[] = {8, 4, 3};
  contraction_case_t spec = *cpu;
  spec.lanes = 4;
  spec.rows = rows[number % 5];
  spec.vectors = vectors[number % 3];
  spec.n_threads = columns[number / 2 % 3];
  spec.k_threads = 1 << number % 3;
  spec.k_tile = 8 << number % 2;
  spec.k_unroll = 1 + number % 4;
  while (threads_of(&spec) > MAX_THREADS && spec.k_threads > 1) spec.k_threads /= 2;
  while (threads_of(&spec) > MAX_THREADS) spec.rows++;
  return spec;
}

static bool is_for_gpus(const contraction_case_t *spec) {
  for (int i = 0; i < spec->output_count; i++) {
    cotile_element_t sum = spec->outputs[i].accumulator;
    if (sum == COTILE_F64 || sum == COTILE_I64) return false;
  }
  return true;
}

// The most rounds that a tile takes; X is read once in each.
static int64_t rounds_of(const contraction_case_t *spec) {
  int64_t widest = 0, dots = spec->gated ? 2 : 1;
  for (int64_t j = 0; j < spec->n_tiles; j++) {
    int64_t width = 0;
    for (int i = 0; i < (spec->gated ? 1 : spec->output_count); i++) {
      int64_t atoms = cotile_ceil_div(spec->outputs[i].n, spec->lanes);
      width += (j + 1) * atoms / spec->n_tiles - j * atoms / spec->n_tiles;
    }
    widest = cotile_max(widest, width);
  }
  return cotile_ceil_div(widest, spec->n_threads * cotile_ceil_div(spec->vectors, dots));
}

// --- Runs ---

typedef struct gpu_run {
  gpu_library_t *library;
  int64_t x_loads; // of one element by one workgroup
} gpu_run_t;

// A bias of whole vectors is loaded once by each thread that needs it, for all of its rows.
static void check_biases(const contraction_case_t *spec, const spmd_report_t *report) {
  int at = 1; // behind X
  for (int i = 0; i < spec->output_count; i++) {
    const case_output_t *output = &spec->outputs[i];
    at++; // the weight
    if (output->bias == BIAS_NONE) continue;
    if (output->bias == BIAS_N && output->n % spec->lanes == 0 && !spec->batch && spec->m > 0)
      assert_in_range(report->arguments[at].loads_per_group, 1,
                      cotile_ceil_div(spec->m_tile, spec->rows));
    at++;
  }
}

static void fill_buffers(const contraction_case_t *spec, const case_buffers_t *from,
                         gpu_buffer_t *out) {
  int count = 0, results = from->binding_count - from->result_count;
  out[count++] = (gpu_buffer_t){.element = spec->x};
  for (int i = 0; i < spec->output_count; i++) {
    out[count++] = (gpu_buffer_t){.element = spec->outputs[i].w};
    if (spec->outputs[i].bias != BIAS_NONE)
      out[count++] = (gpu_buffer_t){.element = spec->outputs[i].accumulator};
  }
  for (int i = 0; i < from->result_count; i++)
    out[count++] = (gpu_buffer_t){.element = spec->outputs[i].result};
  assert_int_equal(count, from->binding_count);
  for (int i = 0; i < count; i++) {
    bool is_read = i < results || spec->outputs[i - results].start == START_OUT;
    out[i].access = i < results ? SPMD_READ : is_read ? SPMD_READ_WRITE : SPMD_WRITE;
    out[i].data = from->bindings[i];
    out[i].elements = from->elements[i];
  }
}

// A case_run_fn.
static void run(const contraction_case_t *spec, const case_buffers_t *from, void *user) {
  gpu_run_t *own = user;
  gpu_buffer_t buffers[3 * MAX_OUTPUTS + 2];
  spmd_report_t report;
  fill_buffers(spec, from, buffers);
  const char *message = gpu_library_run(own->library, spec->name, from->binding_count, buffers,
                                        from->dim_count, from->dims, &report);
  if (message) fail_msg("%s: %s", spec->name, message);
  if (report.violation_count) fail_msg("%s: %s", spec->name, report.text);
  own->x_loads = report.arguments[0].loads_per_group;
  check_biases(spec, &report);
  spmd_report_deinit(&report);
}

// What elements of a type ask of a device.
static uint32_t features_of(cotile_element_t element) {
  static const uint32_t of[] = {
      [COTILE_F16] = 1u << COTILE_SPIRV_FLOAT16 | 1u << COTILE_SPIRV_STORAGE_16BIT,
      [COTILE_BF16] = 1u << COTILE_SPIRV_INT16 | 1u << COTILE_SPIRV_STORAGE_16BIT,
      [COTILE_I16] = 1u << COTILE_SPIRV_INT16 | 1u << COTILE_SPIRV_STORAGE_16BIT,
      [COTILE_I8] = 1u << COTILE_SPIRV_INT8 | 1u << COTILE_SPIRV_STORAGE_8BIT,
      [COTILE_F32] = 0,
      [COTILE_I32] = 0,
  };
  return of[element];
}

static uint32_t features_of_case(const contraction_case_t *spec) {
  uint32_t features = features_of(spec->x);
  for (int i = 0; i < spec->output_count; i++) {
    const case_output_t *output = &spec->outputs[i];
    features |= features_of(output->w) | features_of(output->accumulator);
    if (i == 0 || !spec->gated) features |= features_of(output->result);
  }
  return features;
}

static void check_shader(gpu_library_t *library, const contraction_case_t *spec) {
  const cotile_spirv_shader_t *shader = &library->shaders[gpu_library_find(library, spec->name)];
  const char *message = gpu_library_validate(library, shader);
  if (*message) fail_msg("%s: %s", spec->name, message);
  assert_int_equal(shader->threads, threads_of(spec));
  assert_true(shader->binding_count >= 3);
  assert_in_range(shader->push_constant_bytes, 4, 128);
  assert_int_equal(shader->features, features_of_case(spec));
  assert_in_range(shader->shared_bytes, 4, MAX_SHARED_BYTES);
  assert_int_equal(
      shader->shared_bytes,
      spmd_kernel_shared_bytes(library->kernels[gpu_library_find(library, spec->name)]));
}

static void check_case(gpu_library_t *library, const contraction_case_t *spec, unsigned seed) {
  gpu_run_t own = {library, 0};
  double error = contraction_case_check(spec, seed, run, &own, NULL);
  if (error > 1) fail_msg("%s: error %g times the bound", spec->name, error);
  bool is_empty = spec->m == 0 || spec->k == 0;
  assert_int_equal(own.x_loads, is_empty ? 0 : rounds_of(spec));
  check_shader(library, spec);
}

enum { MAX_CASES = 512 };

static int make_cases(contraction_case_t *out) {
  int count, kept = 0;
  const contraction_case_t *cases = contraction_cases(&count);
  for (int i = 0; i < count; i++)
    if (is_for_gpus(&cases[i])) out[kept++] = for_gpu(&cases[i], i);
  return kept;
}

static void compile_cases(gpu_library_t *library, const contraction_case_t *cases, int count) {
  cotile_string_t text;
  const char *message;
  cotile_string_init(&text, cotile_allocator_system());
  for (int i = 0; i < count; i++) contraction_case_append(&cases[i], &text);
  if (!gpu_library_init(library, cotile_string_text(&text), &message)) fail_msg("%s", message);
  cotile_string_deinit(&text);
}

static void test_cases(void **state) {
  static contraction_case_t cases[MAX_CASES];
  (void)state;
  gpu_library_t library;
  int count = make_cases(cases);
  assert_true(count > 70);
  compile_cases(&library, cases, count);
  for (int i = 0; i < count; i++) check_case(&library, &cases[i], (unsigned)i);
  gpu_library_deinit(&library);
}

static void test_feature_names(void **state) {
  (void)state;
  assert_string_equal(cotile_spirv_feature_name(COTILE_SPIRV_INT8), "shaderInt8");
  assert_string_equal(cotile_spirv_feature_name(COTILE_SPIRV_STORAGE_16BIT),
                      "storageBuffer16BitAccess");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_cases),
      cmocka_unit_test(test_feature_names),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
