// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "contraction_case.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Elements as doubles.

static double half_to_double(uint16_t bits, int exponent_bits) {
  int mantissa_bits = 15 - exponent_bits, bias = (1 << (exponent_bits - 1)) - 1;
  int exponent = bits >> mantissa_bits & ((1 << exponent_bits) - 1);
  double mantissa = bits & ((1 << mantissa_bits) - 1);
  double value = exponent == 0 ? ldexp(mantissa, 1 - bias - mantissa_bits)
                 : exponent == (1 << exponent_bits) - 1
                     ? INFINITY
                     : ldexp(mantissa + (1 << mantissa_bits), exponent - bias - mantissa_bits);
  return bits >> 15 ? -value : value;
}

// For values that are exact in the type.
static uint16_t half_from_double(double value, int exponent_bits) {
  int mantissa_bits = 15 - exponent_bits, bias = (1 << (exponent_bits - 1)) - 1, exponent;
  if (value == 0) return 0;
  double fraction = frexp(fabs(value), &exponent); // [0.5, 1)
  int mantissa = (int)ldexp(fraction, mantissa_bits + 1) - (1 << mantissa_bits);
  int bits = (exponent - 1 + bias) << mantissa_bits | mantissa | (value < 0 ? 1 << 15 : 0);
  return (uint16_t)bits;
}

static double get(const void *data, cotile_element_t element, int64_t index) {
  switch (element) {
  case COTILE_F64:
    return ((const double *)data)[index];
  case COTILE_F32:
    return (double)((const float *)data)[index];
  case COTILE_F16:
    return half_to_double(((const uint16_t *)data)[index], 5);
  case COTILE_BF16:
    return half_to_double(((const uint16_t *)data)[index], 8);
  case COTILE_I64:
    return (double)((const int64_t *)data)[index];
  case COTILE_I32:
    return ((const int32_t *)data)[index];
  case COTILE_I16:
    return ((const int16_t *)data)[index];
  default:
    return ((const int8_t *)data)[index];
  }
}

static void set(void *data, cotile_element_t element, int64_t index, double value) {
  switch (element) {
  case COTILE_F64:
    ((double *)data)[index] = value;
    break;
  case COTILE_F32:
    ((float *)data)[index] = (float)value;
    break;
  case COTILE_F16:
    ((uint16_t *)data)[index] = half_from_double(value, 5);
    break;
  case COTILE_BF16:
    ((uint16_t *)data)[index] = half_from_double(value, 8);
    break;
  case COTILE_I64:
    ((int64_t *)data)[index] = (int64_t)value;
    break;
  case COTILE_I32:
    ((int32_t *)data)[index] = (int32_t)value;
    break;
  case COTILE_I16:
    ((int16_t *)data)[index] = (int16_t)value;
    break;
  default:
    ((int8_t *)data)[index] = (int8_t)value;
    break;
  }
}

static double epsilon(cotile_element_t element) {
  switch (element) {
  case COTILE_F64:
    return ldexp(1, -52);
  case COTILE_F32:
    return ldexp(1, -23);
  case COTILE_F16:
    return ldexp(1, -10);
  case COTILE_BF16:
    return ldexp(1, -7);
  default:
    return 0;
  }
}

// Wide types get any value in [-1, 1], narrow ones multiples of 1/16, integers -8..7.
static double random_value(cotile_element_t element, unsigned *state) {
  *state = *state * 1664525u + 1013904223u;
  unsigned random = *state >> 8;
  if (element == COTILE_F64 || element == COTILE_F32)
    return (double)(float)((random % 20001 - 10000.0) / 10000.0);
  if (element == COTILE_F16 || element == COTILE_BF16) return ((int)(random % 33) - 16) / 16.0;
  return (int)(random % 16) - 8;
}

// Buffers.

typedef struct case_data {
  const contraction_case_t *spec;
  int results;
  guarded_t x, w[MAX_OUTPUTS], bias[MAX_OUTPUTS], out[MAX_OUTPUTS], before[MAX_OUTPUTS];
  void *bindings[3 * MAX_OUTPUTS + 2];
  int64_t elements[3 * MAX_OUTPUTS + 2];
  int binding_count;
  int64_t dims[4 * MAX_OUTPUTS * 4];
  int dim_count;
} case_data_t;

static int64_t batches(const contraction_case_t *spec) { return spec->batch ? spec->batch : 1; }

static int64_t bias_elements(const contraction_case_t *spec, int i) {
  const int64_t counts[] = {0, spec->outputs[i].n, spec->m, (int64_t)spec->m * spec->outputs[i].n,
                            (int64_t)spec->m * spec->outputs[i].n};
  return counts[spec->outputs[i].bias];
}

// Each buffer has its own sequence, so that the first rows of two cases agree.
static void add_binding(case_data_t *data, guarded_t *buffer, cotile_element_t element,
                        int64_t count, unsigned seed) {
  unsigned sequence = seed + 977u * (unsigned)data->binding_count, *state = &sequence;
  guarded_init(buffer, (size_t)count * cotile_element_size(element));
  for (int64_t i = 0; i < count; i++) set(buffer->data, element, i, random_value(element, state));
  data->elements[data->binding_count] = count;
  data->bindings[data->binding_count++] = buffer->data;
}

static void add_dim(case_data_t *data, bool dynamic, int size) {
  if (dynamic) data->dims[data->dim_count++] = size;
}

static void add_w_dims(case_data_t *data, int i) {
  const contraction_case_t *spec = data->spec;
  const case_output_t *output = &spec->outputs[i];
  if (output->nk) add_dim(data, output->n_dynamic, output->n);
  add_dim(data, spec->k_dynamic, spec->k);
  if (!output->nk) add_dim(data, output->n_dynamic, output->n);
}

// The two dimensions of something that is [M, N] or, transposed, [N, M].
static void add_mn_dims(case_data_t *data, int i, bool has_m, bool has_n, bool transposed) {
  const contraction_case_t *spec = data->spec;
  if (has_n && transposed) add_dim(data, spec->outputs[i].n_dynamic, spec->outputs[i].n);
  if (has_m) add_dim(data, spec->m_dynamic, spec->m);
  if (has_n && !transposed) add_dim(data, spec->outputs[i].n_dynamic, spec->outputs[i].n);
}

static void case_data_init(case_data_t *data, const contraction_case_t *spec, unsigned seed) {
  *data = (case_data_t){.spec = spec, .results = spec->gated ? 1 : spec->output_count};
  int64_t weights = spec->shared_weights ? 1 : batches(spec);
  add_binding(data, &data->x, spec->x, batches(spec) * spec->m * spec->k, seed);
  if (spec->x_transposed) add_dim(data, spec->k_dynamic, spec->k);
  if (!spec->x_vector) add_dim(data, spec->m_dynamic, spec->m);
  if (!spec->x_transposed) add_dim(data, spec->k_dynamic, spec->k);
  for (int i = 0; i < spec->output_count; i++) {
    const case_output_t *output = &spec->outputs[i];
    add_binding(data, &data->w[i], output->w, weights * output->n * spec->k, seed);
    add_w_dims(data, i);
    if (output->bias == BIAS_NONE) continue;
    add_binding(data, &data->bias[i], output->accumulator, bias_elements(spec, i), seed);
    add_mn_dims(data, i, output->bias != BIAS_N, output->bias != BIAS_M1, output->bias == BIAS_NM);
  }
  for (int i = 0; i < data->results; i++) {
    const case_output_t *output = &spec->outputs[i];
    add_binding(data, &data->out[i], output->result, batches(spec) * spec->m * output->n, seed);
    add_mn_dims(data, i, !spec->x_vector, true, output->out_transposed);
    guarded_init(&data->before[i], data->out[i].size);
    memcpy(data->before[i].data, data->out[i].data, data->out[i].size);
  }
}

static void case_data_deinit(case_data_t *data) {
  guarded_deinit(&data->x);
  for (int i = 0; i < data->spec->output_count; i++) {
    guarded_deinit(&data->w[i]);
    if (data->bias[i].pages) guarded_deinit(&data->bias[i]);
  }
  for (int i = 0; i < data->results; i++) {
    guarded_deinit(&data->out[i]);
    guarded_deinit(&data->before[i]);
  }
}

// The naive result and its bound.

typedef struct expected {
  double value, bound;
} expected_t;

static expected_t naive_dot(const case_data_t *data, int i, int64_t batch, int64_t m, int64_t n) {
  const contraction_case_t *spec = data->spec;
  const case_output_t *output = &spec->outputs[i];
  int64_t w_base = spec->shared_weights ? 0 : batch * output->n * spec->k;
  int64_t x_base = batch * spec->m * spec->k;
  double sum = 0, magnitude = 0;
  for (int64_t k = 0; k < spec->k; k++) {
    int64_t x_at = x_base + (spec->x_transposed ? k * spec->m + m : m * spec->k + k);
    int64_t w_at = w_base + (output->nk ? n * spec->k + k : k * output->n + n);
    double product = get(data->x.data, spec->x, x_at) * get(data->w[i].data, output->w, w_at);
    sum += product;
    magnitude += fabs(product);
  }
  return (expected_t){sum, (spec->k + 4) * epsilon(output->accumulator) * magnitude};
}

static double bias_at(const case_data_t *data, int i, int64_t m, int64_t n) {
  const contraction_case_t *spec = data->spec;
  const case_output_t *output = &spec->outputs[i];
  const int64_t at[] = {0, n, m, m * output->n + n, n * spec->m + m};
  if (output->bias == BIAS_NONE) return 0;
  return get(data->bias[i].data, output->accumulator, at[output->bias]);
}

static int64_t out_index(const contraction_case_t *spec, int i, int64_t batch, int64_t m,
                         int64_t n) {
  int64_t columns = spec->outputs[i].n;
  return batch * spec->m * columns +
         (spec->outputs[i].out_transposed ? n * spec->m + m : m * columns + n);
}

static double silu(double x) { return x / (1 + exp(-x)); }

static expected_t naive_output(const case_data_t *data, int i, int64_t batch, int64_t m,
                               int64_t n) {
  const contraction_case_t *spec = data->spec;
  const case_output_t *output = &spec->outputs[i];
  expected_t expected = naive_dot(data, i, batch, m, n);
  double start = bias_at(data, i, m, n);
  if (output->start == START_CONSTANT) start += output->accumulator <= COTILE_BF16 ? 1.5 : 3;
  if (output->start == START_OUT)
    start += get(data->before[i].data, output->result, out_index(spec, i, batch, m, n));
  expected.value += start;
  expected.bound += (spec->k + 4) * epsilon(output->accumulator) * fabs(start);
  if (output->activation == ACT_ADD_INDEX) expected.value += (double)(m + 2 * n);
  if (output->activation == ACT_RELU && expected.value < 0) expected.value = 0;
  if (output->activation == ACT_SILU) expected.value = silu(expected.value);
  return expected;
}

static expected_t naive_result(const case_data_t *data, int i, int64_t batch, int64_t m,
                               int64_t n) {
  expected_t expected = naive_output(data, i, batch, m, n);
  if (data->spec->gated) {
    expected_t up = naive_output(data, 1, batch, m, n);
    double gate = silu(expected.value);
    expected.bound = 1.1 * expected.bound * fabs(up.value) + fabs(gate) * up.bound;
    expected.value = gate * up.value;
  }
  double rounding =
      epsilon(data->spec->outputs[i].result) + 16 * epsilon(data->spec->outputs[i].accumulator);
  expected.bound = 1.2 * expected.bound + fabs(expected.value) * rounding;
  return expected;
}

static double worst_error(const case_data_t *data) {
  const contraction_case_t *spec = data->spec;
  double worst = 0;
  for (int i = 0; i < data->results; i++)
    for (int64_t batch = 0; batch < batches(spec); batch++)
      for (int64_t m = 0; m < spec->m; m++)
        for (int64_t n = 0; n < spec->outputs[i].n; n++) {
          expected_t expected = naive_result(data, i, batch, m, n);
          double got =
              get(data->out[i].data, spec->outputs[i].result, out_index(spec, i, batch, m, n));
          double error = fabs(got - expected.value);
          if (isnan(got)) return INFINITY;
          if (error > 0) error /= expected.bound + 1e-30;
          worst = fmax(worst, error);
        }
  return worst;
}

double contraction_case_check(const contraction_case_t *spec, unsigned seed, case_run_fn run,
                              void *user, cotile_string_t *bits) {
  case_data_t data;
  case_data_init(&data, spec, seed);
  run(spec,
      &(case_buffers_t){data.bindings, data.elements, data.binding_count, data.results, data.dims,
                        data.dim_count},
      user);
  for (int i = 0; bits && i < data.results; i++)
    if (cotile_string_append(bits, data.out[i].data, data.out[i].size)) abort();
  double worst = worst_error(&data);
  case_data_deinit(&data);
  return worst;
}

// --- Kernels of a library ---

// Packs the weights into `panel`.
static void pack(const contraction_case_t *spec, const library_t *library,
                 const case_buffers_t *buffers, const launch_sizes_t *sizes, guarded_t *panel) {
  case_data_t own = {.spec = spec};
  int at = 1; // behind X
  for (int i = 0; i < spec->output_count; i++) {
    own.bindings[own.binding_count++] = buffers->bindings[at++];
    at += spec->outputs[i].bias != BIAS_NONE;
    add_w_dims(&own, i);
  }
  guarded_init(panel, (size_t)sizes->pack_bytes);
  own.bindings[own.binding_count] = panel->data;
  char name[128];
  snprintf(name, sizeof name, "%s_pack", spec->name);
  run_kernel(library_kernel(library, name), own.bindings, own.dims, sizes->pack_workgroups, 0);
}

// A case_run_fn.
static void run_library(const contraction_case_t *spec, const case_buffers_t *buffers, void *user) {
  const library_t *library = user;
  void *bindings[3 * MAX_OUTPUTS + 3];
  guarded_t panel = {0};
  launch_sizes_t sizes = library_launch(library, spec->name, buffers->dims);
  memcpy(bindings, buffers->bindings, (size_t)buffers->binding_count * sizeof *bindings);
  if (sizes.pack_workgroups > 0) {
    pack(spec, library, buffers, &sizes, &panel);
    bindings[buffers->binding_count] = panel.data;
  }
  run_kernel(library_kernel(library, spec->name), bindings, buffers->dims, sizes.workgroups,
             sizes.scratch_bytes);
  if (panel.pages) guarded_deinit(&panel);
}

double contraction_case_run(const contraction_case_t *spec, const library_t *library, unsigned seed,
                            cotile_string_t *bits) {
  return contraction_case_check(spec, seed, run_library, (void *)library, bits);
}
