// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contraction kernels for GPUs, of the same cases as those for CPUs: what they compute, that they
// do nothing wrong on the way, how often they read X, and that their shaders are valid. Then random
// cases with random schedules, and what is refused. `test_codegen_gpu_contraction SEED [LAST]` runs
// the random cases of these seeds.

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
  int64_t room = spec->n_threads * cotile_ceil_div(spec->vectors, dots);
  return cotile_max(1, cotile_ceil_div(widest, room));
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
    if (output->bias == BIAS_N && output->n % spec->lanes == 0 && !spec->batch &&
        (int64_t)spec->m * output->n > 0)
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

// --- Random cases ---

static uint64_t random_state;

static int pick(int count) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return (int)(random_state % (uint64_t)count);
}

static int pick_size(void) {
  static const int sizes[] = {0, 1, 2, 3, 4, 5, 7, 8, 11, 13, 16, 17, 24, 31, 32, 33};
  return sizes[pick(sizeof sizes / sizeof *sizes)];
}

static void random_epilogue(const contraction_case_t *spec, case_output_t *out) {
  bool is_float = out->accumulator == COTILE_F32;
  out->bias = (bias_form_t)(spec->x_vector ? pick(2) : pick(5));
  out->start = (start_form_t)pick(4);
  if (out->start == START_OUT) out->result = out->accumulator;
  if (out->start == START_BIAS && out->bias == BIAS_NONE) out->start = START_CONSTANT;
  if (is_float) out->activation = (activation_t)pick(spec->x_vector ? 3 : 4);
}

static void random_output(const contraction_case_t *spec, case_output_t *out) {
  static const cotile_element_t floats[] = {COTILE_F32, COTILE_F16, COTILE_BF16};
  static const cotile_element_t integers[] = {COTILE_I8, COTILE_I16, COTILE_I32};
  bool is_float = spec->x <= COTILE_BF16;
  *out = (case_output_t){.n = pick(3) ? 1 + pick(40) : pick_size(), .nk = pick(2)};
  out->n_dynamic = out->n == 0 || pick(4) == 0;
  out->w = is_float ? floats[pick(3)] : integers[pick(3)];
  out->accumulator = is_float ? COTILE_F32 : COTILE_I32;
  out->result = is_float ? floats[pick(3)] : integers[1 + pick(2)];
  out->out_transposed = !spec->x_vector && !spec->x_folded && pick(4) == 0;
  random_epilogue(spec, out);
}

static void random_layout(contraction_case_t *spec) {
  static const cotile_element_t types[] = {COTILE_F32,  COTILE_F32, COTILE_F16,
                                           COTILE_BF16, COTILE_I8,  COTILE_I16};
  spec->x = types[pick(6)];
  spec->m = pick_size();
  spec->k = pick(2) ? pick_size() : pick(70);
  spec->m_dynamic = spec->m == 0 || pick(2);
  spec->k_dynamic = spec->k == 0 || pick(3) == 0;
  switch (pick(5)) {
  case 0:
    spec->batch = 1 + pick(3);
    spec->shared_weights = pick(2);
    break;
  case 1:
    spec->x_folded = true;
    break;
  case 2:
    spec->m = 1;
    spec->m_dynamic = false;
    spec->x_vector = true;
    break;
  default:
    break;
  }
  spec->x_transposed = !spec->x_vector && !spec->x_folded && pick(3) == 0;
}

// Rows of shared tiles may have one vector more than they need.
static int64_t shared_bytes_of(const contraction_case_t *spec) {
  int64_t row_threads = cotile_ceil_div(spec->m_tile, spec->rows), columns = spec->n_threads;
  int64_t vectors = row_threads * spec->rows / 4 + columns * spec->vectors + 3;
  return 16 * (spec->k_tile * vectors + (spec->k_threads - 1) * row_threads * columns);
}

// One that fits.
static void random_schedule(contraction_case_t *spec) {
  spec->lanes = 4;
  do {
    spec->m_tile = spec->x_vector ? 1 : 1 + pick(20);
    spec->rows = 1 + pick(6);
    spec->vectors = 1 + pick(4);
    spec->n_threads = 1 + pick(12);
    spec->k_threads = pick(2) ? 1 : 1 + pick(6);
    spec->k_tile = spec->k_threads * (1 + pick(9));
    spec->k_unroll = 1 + pick(5);
    spec->n_tiles = 1 + pick(5);
  } while (threads_of(spec) > MAX_THREADS || shared_bytes_of(spec) > MAX_SHARED_BYTES);
}

enum { RANDOM_CASES = 24 };

static void check_seed(uint64_t seed) {
  static char names[RANDOM_CASES][16];
  contraction_case_t cases[RANDOM_CASES];
  gpu_library_t library;
  random_state = seed * 0x9e3779b97f4a7c15u + 1;
  for (int i = 0; i < RANDOM_CASES; i++) {
    snprintf(names[i], sizeof names[i], "random_%d", i);
    cases[i] = (contraction_case_t){.name = names[i], .output_count = 1 + pick(5)};
    random_layout(&cases[i]);
    for (int o = 0; o < cases[i].output_count; o++) random_output(&cases[i], &cases[i].outputs[o]);
    random_schedule(&cases[i]);
  }
  compile_cases(&library, cases, RANDOM_CASES);
  for (int i = 0; i < RANDOM_CASES; i++) check_case(&library, &cases[i], (unsigned)i);
  gpu_library_deinit(&library);
}

static uint64_t first_seed = 1, last_seed = 3;

static void test_random(void **state) {
  (void)state;
  for (uint64_t seed = first_seed; seed <= last_seed; seed++) {
    print_message("seed %llu\n", (unsigned long long)seed);
    check_seed(seed);
  }
}

// --- Refusals ---

static void expect_refusal(const contraction_case_t *spec, const char *part) {
  gpu_library_t library;
  cotile_string_t text;
  const char *message;
  cotile_string_init(&text, cotile_allocator_system());
  contraction_case_append(spec, &text);
  if (gpu_library_init(&library, cotile_string_text(&text), &message))
    fail_msg("not refused: %s", part);
  if (!strstr(message, part)) fail_msg("%s", message);
  gpu_library_deinit(&library);
  cotile_string_deinit(&text);
}

// A product with a schedule that nearly fills shared memory.
static contraction_case_t full_case(void) {
  contraction_case_t spec = {.name = "full", .m = 8, .k = 30, .x = COTILE_F32, .output_count = 1};
  spec.outputs[0] =
      (case_output_t){.n = 512, .w = COTILE_F32, .accumulator = COTILE_F32, .result = COTILE_F32};
  spec.m_tile = spec.rows = 8;
  spec.n_tiles = 1;
  spec.lanes = 4;
  spec.vectors = 8;
  spec.n_threads = 16;
  spec.k_threads = 1;
  spec.k_tile = 7;
  spec.k_unroll = 1;
  return spec;
}

static void test_limits(void **state) {
  (void)state;
  gpu_library_t library;
  contraction_case_t spec = full_case();
  compile_cases(&library, &spec, 1);
  check_case(&library, &spec, 1);
  gpu_library_deinit(&library);
  spec.vectors = 1; // fewer would do, but not of more threads
  spec.n_threads = 128;
  spec.k_tile = 8;
  expect_refusal(&spec, "cotile.schedule: needs 16896 bytes of shared memory; vulkan1.2 has 16384");
  spec = full_case();
  spec.k_threads = 2;
  expect_refusal(&spec, "cotile.schedule: k_tile must be a multiple of k_threads");
  spec = full_case();
  spec.rows = 1;
  spec.m_tile = 9;
  expect_refusal(&spec, "k_threads = 144 threads; vulkan1.2 has 128 at most");
  spec = full_case();
  spec.lanes = 8;
  expect_refusal(&spec, "cotile.schedule: lanes must be 4");
}

static void test_refused(void **state) {
  (void)state;
  contraction_case_t spec = full_case();
  spec.x = spec.outputs[0].w = COTILE_I32;
  spec.outputs[0].accumulator = spec.outputs[0].result = COTILE_I64;
  expect_refusal(&spec, "generated.mlir:29:15: kernels for GPUs sum in f32 or i32 only");
  spec = full_case();
  spec.output_count = 2;
  spec.outputs[1] = spec.outputs[0];
  spec.outputs[1].accumulator = COTILE_F64;
  expect_refusal(&spec, "the dots of a kernel for GPUs must sum in the same type");
  spec = full_case();
  spec.output_count = 16;
  spec.m_dynamic = spec.k_dynamic = true;
  for (int i = 1; i < spec.output_count; i++) spec.outputs[i] = spec.outputs[0];
  expect_refusal(&spec, "a kernel for vulkan1.2 can have 31 dynamic dimensions at most, not 34");
}

static void test_feature_names(void **state) {
  (void)state;
  assert_string_equal(cotile_spirv_feature_name(COTILE_SPIRV_INT8), "shaderInt8");
  assert_string_equal(cotile_spirv_feature_name(COTILE_SPIRV_STORAGE_16BIT),
                      "storageBuffer16BitAccess");
}

int main(int argc, char **argv) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_cases),         cmocka_unit_test(test_random),
      cmocka_unit_test(test_limits),        cmocka_unit_test(test_refused),
      cmocka_unit_test(test_feature_names),
  };
  const struct CMUnitTest random_tests[] = {cmocka_unit_test(test_random)};
  if (argc < 2) return cmocka_run_group_tests(tests, NULL, NULL);
  first_seed = last_seed = strtoull(argv[1], NULL, 10);
  if (argc > 2) last_seed = strtoull(argv[2], NULL, 10);
  return cmocka_run_group_tests(random_tests, NULL, NULL);
}
