// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "contraction_case.h"

#include <stdio.h>

#define F32_OUT .w = COTILE_F32, .accumulator = COTILE_F32, .result = COTILE_F32
#define AVX2 .lanes = 8, .rows = 4, .vectors = 3, .k_unroll = 4
#define SMALL .lanes = 8, .rows = 2, .vectors = 1, .k_unroll = 1 // little code

static const contraction_case_t FIXED[] = {
    {"square", .m = 16, .k = 32, .x = COTILE_F32, .output_count = 1,
     .outputs = {{.n = 24, F32_OUT}}, AVX2, .m_tile = 16, .n_tiles = 1, .packing = "load"},
    {"gqa_load", .m = 33, .k = 64, .m_dynamic = true, .x = COTILE_F32, .output_count = 3,
     .outputs = {{.n = 576, F32_OUT, .bias = BIAS_N},
                 {.n = 192, F32_OUT, .nk = true},
                 {.n = 192, .w = COTILE_F32, .accumulator = COTILE_F32, .result = COTILE_BF16}},
     AVX2, .m_tile = 16, .n_tiles = 12, .packing = "load"},
    {"gqa_workgroup", .m = 33, .k = 64, .m_dynamic = true, .x = COTILE_F32, .output_count = 3,
     .outputs = {{.n = 576, F32_OUT, .bias = BIAS_N},
                 {.n = 192, F32_OUT, .nk = true},
                 {.n = 192, F32_OUT, .activation = ACT_RELU}},
     AVX2, .m_tile = 16, .n_tiles = 12, .packing = "workgroup"},
    {"unequal_dynamic", .m = 7, .k = 13, .m_dynamic = true, .k_dynamic = true, .x = COTILE_F32,
     .output_count = 3,
     .outputs = {{.n = 37, .n_dynamic = true, F32_OUT},
                 {.n = 5, .n_dynamic = true, F32_OUT},
                 {.n = 19, .n_dynamic = true, .nk = true, F32_OUT, .bias = BIAS_MN}},
     AVX2, .m_tile = 5, .n_tiles = 3, .packing = "load"},
    {"unequal_static", .m = 7, .k = 13, .x = COTILE_F32, .output_count = 3,
     .outputs = {{.n = 37, F32_OUT}, {.n = 5, F32_OUT, .bias = BIAS_M1}, {.n = 19, F32_OUT}}, AVX2,
     .m_tile = 7, .n_tiles = 4, .packing = "workgroup"},
    {"wide", .m = 9, .k = 17, .x = COTILE_F32, .output_count = 2,
     .outputs = {{.n = 400, F32_OUT}, {.n = 200, F32_OUT, .bias = BIAS_N}}, AVX2, .m_tile = 8,
     .n_tiles = 1, .packing = "load"},
    {"biases", .m = 11, .k = 8, .m_dynamic = true, .x = COTILE_F32, .output_count = 4,
     .outputs = {{.n = 16, F32_OUT, .bias = BIAS_N},
                 {.n = 24, F32_OUT, .bias = BIAS_M1},
                 {.n = 8, F32_OUT, .bias = BIAS_MN},
                 {.n = 13, F32_OUT, .bias = BIAS_NM}},
     AVX2, .m_tile = 6, .n_tiles = 1, .packing = "load"},
    {"starts", .m = 11, .k = 8, .m_dynamic = true, .x = COTILE_F32, .output_count = 4,
     .outputs = {{.n = 16, F32_OUT, .start = START_CONSTANT},
                 {.n = 24, F32_OUT, .start = START_OUT},
                 {.n = 8, F32_OUT, .bias = BIAS_N, .start = START_BIAS},
                 {.n = 13, F32_OUT, .bias = BIAS_MN, .start = START_BIAS, .activation = ACT_RELU}},
     AVX2, .m_tile = 6, .n_tiles = 1, .packing = "load"},
    {"starts_dynamic", .m = 11, .k = 8, .m_dynamic = true, .x = COTILE_F32, .output_count = 2,
     .outputs = {{.n = 70, .n_dynamic = true, F32_OUT, .start = START_CONSTANT},
                 {.n = 21, .n_dynamic = true, F32_OUT, .start = START_OUT}},
     AVX2, .m_tile = 6, .n_tiles = 2, .packing = "workgroup"},
    {"silu", .m = 5, .k = 24, .m_dynamic = true, .x = COTILE_F32, .output_count = 2,
     .outputs = {{.n = 21, F32_OUT, .activation = ACT_SILU, .bias = BIAS_N}, {.n = 8, F32_OUT}},
     AVX2, .m_tile = 64, .n_tiles = 1, .packing = "load"},
    {"gate", .m = 9, .k = 24, .m_dynamic = true, .x = COTILE_F32, .output_count = 2, .gated = true,
     .outputs = {{.n = 45, F32_OUT}, {.n = 45, F32_OUT, .nk = true}}, AVX2, .m_tile = 64,
     .n_tiles = 2, .packing = "load"},
    {"index", .m = 9, .k = 3, .m_dynamic = true, .x = COTILE_F32, .output_count = 1,
     .outputs = {{.n = 45, F32_OUT, .activation = ACT_ADD_INDEX}}, AVX2, .m_tile = 4, .n_tiles = 2,
     .packing = "load"},
    {"transposed", .m = 10, .k = 12, .m_dynamic = true, .x_transposed = true, .x = COTILE_F32,
     .output_count = 2,
     .outputs = {{.n = 20, F32_OUT, .out_transposed = true, .bias = BIAS_N}, {.n = 20, F32_OUT}},
     AVX2, .m_tile = 8, .n_tiles = 1, .packing = "load"},
    {"vector", .m = 1, .k = 31, .x_vector = true, .x = COTILE_F32, .output_count = 2,
     .outputs = {{.n = 50, F32_OUT, .bias = BIAS_N}, {.n = 9, F32_OUT, .nk = true}}, AVX2,
     .m_tile = 1, .n_tiles = 2, .packing = "load"},
    {"folded", .m = 10, .k = 12, .m_dynamic = true, .x_folded = true, .x = COTILE_F32,
     .output_count = 2, .outputs = {{.n = 24, F32_OUT}, {.n = 11, F32_OUT}}, AVX2, .m_tile = 8,
     .n_tiles = 1, .packing = "load"},
    {"batched", .m = 6, .k = 12, .batch = 3, .m_dynamic = true, .x = COTILE_F32, .output_count = 2,
     .outputs = {{.n = 24, F32_OUT}, {.n = 11, F32_OUT, .nk = true}}, AVX2, .m_tile = 4,
     .n_tiles = 1, .packing = "load"},
    {"batched_workgroup", .m = 6, .k = 12, .batch = 3, .x = COTILE_F32, .output_count = 2,
     .outputs = {{.n = 24, F32_OUT}, {.n = 11, F32_OUT, .nk = true}}, AVX2, .m_tile = 4,
     .n_tiles = 2, .packing = "workgroup"},
    {"batched_shared", .m = 6, .k = 12, .batch = 3, .shared_weights = true, .x = COTILE_F32,
     .output_count = 2, .outputs = {{.n = 24, F32_OUT}, {.n = 11, F32_OUT, .nk = true}}, AVX2,
     .m_tile = 4, .n_tiles = 2, .packing = "load"},
    {"no_rows", .m = 0, .k = 12, .m_dynamic = true, .x = COTILE_F32, .output_count = 1,
     .outputs = {{.n = 24, F32_OUT}}, AVX2, .m_tile = 4, .n_tiles = 1, .packing = "load"},
    {"no_depth", .m = 5, .k = 0, .k_dynamic = true, .x = COTILE_F32, .output_count = 1,
     .outputs = {{.n = 24, F32_OUT, .start = START_CONSTANT, .bias = BIAS_N}}, AVX2, .m_tile = 4,
     .n_tiles = 1, .packing = "load"},
    {"no_columns", .m = 5, .k = 4, .x = COTILE_F32, .output_count = 2,
     .outputs = {{.n = 0, .n_dynamic = true, F32_OUT}, {.n = 3, F32_OUT}}, AVX2, .m_tile = 4,
     .n_tiles = 2, .packing = "load"},
    {"lanes_16", .m = 13, .k = 20, .m_dynamic = true, .x = COTILE_F32, .output_count = 3,
     .outputs = {{.n = 64, F32_OUT, .bias = BIAS_N}, {.n = 16, F32_OUT}, {.n = 17, F32_OUT}},
     .lanes = 16, .rows = 8, .vectors = 3, .k_unroll = 2, .m_tile = 16, .n_tiles = 1,
     .prefetch = 16, .packing = "load"},
    {"one", .m = 1, .k = 1, .x = COTILE_F32, .output_count = 1, .outputs = {{.n = 1, F32_OUT}},
     AVX2, .m_tile = 4, .n_tiles = 1, .packing = "load"},
    {"no_depth_rounds", .m = 9, .k = 0, .k_dynamic = true, .x = COTILE_F32, .output_count = 2,
     .outputs = {{.n = 400, F32_OUT, .bias = BIAS_MN}, {.n = 11, F32_OUT, .start = START_OUT}},
     SMALL, .m_tile = 4, .n_tiles = 1, .packing = "load"},
    {"no_static_columns", .m = 5, .k = 4, .x = COTILE_F32, .output_count = 2,
     .outputs = {{.n = 0, F32_OUT, .bias = BIAS_N}, {.n = 3, F32_OUT}}, AVX2, .m_tile = 4,
     .n_tiles = 2, .packing = "load"},
    {"nothing", .m = 0, .k = 0, .m_dynamic = true, .k_dynamic = true, .x = COTILE_F32,
     .output_count = 1, .outputs = {{.n = 0, .n_dynamic = true, F32_OUT}}, AVX2, .m_tile = 4,
     .n_tiles = 1, .packing = "load"},
    {"batched_layouts", .m = 7, .k = 9, .batch = 2, .m_dynamic = true, .x_transposed = true,
     .x = COTILE_F32, .output_count = 4,
     .outputs =
         {{.n = 13, F32_OUT, .out_transposed = true, .bias = BIAS_M1},
          {.n = 8, F32_OUT, .out_transposed = true, .nk = true, .start = START_OUT},
          {.n = 5, F32_OUT, .activation = ACT_ADD_INDEX},
          {.n = 21, F32_OUT, .out_transposed = true, .bias = BIAS_NM, .activation = ACT_SILU}},
     SMALL, .m_tile = 4, .n_tiles = 2, .packing = "load"},
    {"weights_of_types", .m = 9, .k = 19, .m_dynamic = true, .x = COTILE_BF16, .output_count = 3,
     .outputs =
         {{.n = 29,
           .w = COTILE_F32,
           .accumulator = COTILE_F32,
           .result = COTILE_F16,
           .bias = BIAS_MN,
           .activation = ACT_SILU},
          {.n = 16, .w = COTILE_F16, .accumulator = COTILE_F32, .result = COTILE_BF16, .nk = true},
          {.n = 10,
           .w = COTILE_BF16,
           .accumulator = COTILE_F32,
           .result = COTILE_F32,
           .start = START_OUT}},
     SMALL, .m_tile = 5, .n_tiles = 2, .packing = "load"},
    {"integers", .m = 9, .k = 19, .m_dynamic = true, .x = COTILE_I8, .output_count = 3,
     .outputs = {{.n = 29,
                  .w = COTILE_I16,
                  .accumulator = COTILE_I32,
                  .result = COTILE_I16,
                  .bias = BIAS_M1},
                 {.n = 16,
                  .w = COTILE_I8,
                  .accumulator = COTILE_I32,
                  .result = COTILE_I32,
                  .nk = true,
                  .start = START_CONSTANT},
                 {.n = 10,
                  .w = COTILE_I32,
                  .accumulator = COTILE_I32,
                  .result = COTILE_I32,
                  .start = START_OUT}},
     SMALL, .m_tile = 5, .n_tiles = 2, .packing = "load"},
};

#define TYPED(id, x_type, w_type, acc, res)                                                        \
  {id,                                                                                             \
   .m = 7,                                                                                         \
   .k = 19,                                                                                        \
   .m_dynamic = true,                                                                              \
   .x = COTILE_##x_type,                                                                           \
   .output_count = 2,                                                                              \
   .outputs = {{.n = 29,                                                                           \
                .w = COTILE_##w_type,                                                              \
                .accumulator = COTILE_##acc,                                                       \
                .result = COTILE_##res,                                                            \
                .bias = BIAS_N},                                                                   \
               {.n = 16,                                                                           \
                .nk = true,                                                                        \
                .w = COTILE_##w_type,                                                              \
                .accumulator = COTILE_##acc,                                                       \
                .result = COTILE_##acc}},                                                          \
   AVX2,                                                                                           \
   .m_tile = 64,                                                                                   \
   .n_tiles = 2,                                                                                   \
   .packing = "load"}

static const contraction_case_t TYPED_CASES[] = {
    TYPED("f64", F64, F64, F64, F64),
    TYPED("f64_f32", F64, F64, F64, F32),
    TYPED("f32_f64", F32, F32, F64, F64),
    TYPED("bf16_w", F32, BF16, F32, F32),
    TYPED("bf16", BF16, BF16, F32, BF16),
    TYPED("f16", F16, F16, F32, F16),
    TYPED("f16_w", F32, F16, F32, F32),
    TYPED("f16_all", F16, F16, F16, F16),
    TYPED("bf16_all", BF16, BF16, BF16, BF16),
    TYPED("i8", I8, I8, I32, I32),
    TYPED("i8_i16", I8, I16, I32, I16),
    TYPED("i16", I16, I16, I32, I32),
    TYPED("i32", I32, I32, I32, I32),
    TYPED("i64", I32, I32, I64, I64),
    {"mixed", .m = 7, .k = 19, .m_dynamic = true, .x = COTILE_F16, .output_count = 3,
     .outputs = {{.n = 29, .w = COTILE_F32, .accumulator = COTILE_F32, .result = COTILE_F32},
                 {.n = 16, .w = COTILE_F16, .accumulator = COTILE_F32, .result = COTILE_F16},
                 {.n = 40, .w = COTILE_F32, .accumulator = COTILE_F64, .result = COTILE_F32}},
     AVX2, .m_tile = 64, .n_tiles = 2, .packing = "load"},
};

enum { MAX_CASES = 512 };
typedef struct case_list {
  contraction_case_t items[MAX_CASES];
  char names[MAX_CASES][32];
  int count;
} case_list_t;
static case_list_t list;

static contraction_case_t *add_case(const char *kind) {
  contraction_case_t *spec = &list.items[list.count];
  snprintf(list.names[list.count], sizeof *list.names, "%s_%d", kind, list.count);
  *spec = (contraction_case_t){.name = list.names[list.count++], AVX2};
  spec->x = COTILE_F32;
  spec->m_tile = 8;
  spec->n_tiles = 1;
  spec->packing = "load";
  return spec;
}

static void add_sizes(void) {
  for (int m = 1; m <= 17; m++) {
    contraction_case_t *spec = add_case("rows");
    spec->m = m;
    spec->k = 7 + m;
    spec->m_tile = m % 3 == 0 ? 5 : 16;
    spec->output_count = 1;
    spec->outputs[0] = (case_output_t){.n = 29, F32_OUT};
  }
  for (int n = 1; n <= 20; n++) { // and 41 - n
    contraction_case_t *spec = add_case("columns");
    spec->m = 3;
    spec->m_dynamic = n % 2;
    spec->k = 5;
    spec->n_tiles = 1 + n % 3;
    spec->packing = n % 4 ? "load" : "workgroup";
    spec->output_count = 2;
    spec->outputs[0] = (case_output_t){.n = n, F32_OUT};
    spec->outputs[1] = (case_output_t){.n = 41 - n, F32_OUT, .nk = true};
  }
}

static void add_primes(void) {
  static const int primes[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  for (int i = 0; i + 3 < 12; i++) {
    contraction_case_t *spec = add_case("primes");
    spec->m = primes[i];
    spec->k = primes[11 - i];
    spec->k_dynamic = i % 2;
    spec->m_tile = primes[i / 2];
    spec->n_tiles = primes[i / 3];
    spec->rows = primes[i % 4] < 5 ? primes[i % 4] : 4;
    spec->vectors = 1 + i % 4;
    spec->k_unroll = 1 + i % 3;
    spec->output_count = 3;
    for (int output = 0; output < 3; output++)
      spec->outputs[output] = (case_output_t){.n = primes[i + output + 1], F32_OUT};
  }
}

// Groups of 5, 8 and 16, no two of the same N; weights of three types.
static void add_groups(void) {
  static const int counts[] = {5, 8, 16};
  static const cotile_element_t weights[] = {COTILE_F32, COTILE_F16, COTILE_BF16};
  for (int i = 0; i < 3; i++) {
    contraction_case_t *spec = add_case("group");
    spec->m = 5 + 3 * i;
    spec->m_dynamic = i != 1;
    spec->k = 17;
    spec->n_tiles = 1 + i;
    spec->rows = 2; // little code
    spec->vectors = spec->k_unroll = 1;
    spec->output_count = counts[i];
    for (int output = 0; output < counts[i]; output++)
      spec->outputs[output] = (case_output_t){.n = 1 + (5 * output + i) % 23,
                                              .nk = output % 2,
                                              .w = weights[output % 3],
                                              .accumulator = COTILE_F32,
                                              .result = weights[output / 2 % 3],
                                              .bias = (bias_form_t)(output % 5)};
  }
}

static void make_list(void) {
  for (size_t i = 0; i < sizeof FIXED / sizeof *FIXED; i++) list.items[list.count++] = FIXED[i];
  for (size_t i = 0; i < sizeof TYPED_CASES / sizeof *TYPED_CASES; i++)
    list.items[list.count++] = TYPED_CASES[i];
  add_sizes();
  add_primes();
  add_groups();
}

const contraction_case_t *contraction_cases(int *out_count) {
  if (!list.count) make_list();
  *out_count = list.count;
  return list.items;
}
