// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Projections of one X end to end: compiled by cotile-compile, run by the runtime, compared with
// double numbers. `test_numeric NAME` runs one test; `test_numeric random SEED` one seed.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gates.h"
#include "laid_out.h"
#include "numeric_element.h"
#include "projection_members.h"
#include "projection_module.h"
#include "random_projection.h"
#include "sized_projections.h"

static char folder[256];

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))
#define CHECK(name, functions, ways)                                                               \
  assert_int_equal(projection_module_check(folder, name, functions, COUNT(functions), ways), 0)
#define CHECK_TABLE(name, ways)                                                                    \
  assert_int_equal(projection_module_check(folder, #name, name##_functions, name##_count, ways), 0)

static void test_attention(void **state) {
  (void)state;
  CHECK_TABLE(attention, WAY_ALWAYS | WAY_NONE | WAY_AUTO);
}

static void test_shapes(void **state) {
  (void)state;
  CHECK_TABLE(shapes, WAY_ALWAYS | WAY_NONE);
}

static void test_seventeen(void **state) {
  static const cotile_element_t f32 = COTILE_F32;
  projection_t function = {
      .name = "seventeen", F32_ROWS, .m = 5, .k = 20, .member_count = 17, .other_launches = true};
  (void)state;
  for (int i = 0; i < 17; i++)
    function.members[i] = (member_t){.n = 3 + 5 * i,
                                     .w = f32,
                                     .result = f32,
                                     .w_letters = i % 2 ? "nk" : "kn",
                                     .bias = i % 3 ? "n" : NULL,
                                     .source = PARAMETER};
  projection_t functions[] = {function};
  CHECK("seventeen", functions, WAY_ALWAYS | WAY_NONE);
}

static void test_empty(void **state) {
  (void)state;
  CHECK_TABLE(empty, WAY_ALWAYS | WAY_NONE);
}

static const projection_t weights_functions[] = {
    {.name = "constants",
     F32_ROWS,
     .m = 7,
     .k = 19,
     .member_count = 3,
     .members = {KN(20, "n", CONSTANT), NK(13, "n", CONSTANT), KN(8, NULL, CONSTANT)}},
    {.name = "mixed",
     F32_ROWS,
     .m = 7,
     .k = 19,
     .member_count = 3,
     .members = {KN(20, "n", CONSTANT), NK(13, "n", PARAMETER), KN(8, "n", ARGUMENT)}},
    {.name = "transposed",
     F32_ROWS,
     .form = FORM_TRANSPOSE,
     .m = 7,
     .k = 19,
     .member_count = 3,
     .members = {NK(20, "n", PARAMETER), NK(13, NULL, PARAMETER), NK(8, "n", PARAMETER)}},
    {.name = "transposed_constants",
     F32_ROWS,
     .form = FORM_TRANSPOSE,
     .dynamic = "m",
     .m = 7,
     .k = 19,
     .member_count = 2,
     .members = {NK(20, "n", CONSTANT), NK(13, NULL, CONSTANT)},
     .row_counts = {7, 1}},
    {.name = "transposed_dynamic",
     F32_ROWS,
     .form = FORM_TRANSPOSE,
     .dynamic = "mnk",
     .m = 7,
     .k = 19,
     .member_count = 2,
     .members = {NK(20, "n", ARGUMENT), NK(13, NULL, ARGUMENT)},
     .row_counts = {7, 1}},
    {.name = "batched",
     .form = FORM_BATCHED,
     .x_letters = "bmk",
     .out_letters = "bmn",
     .b = 2,
     .m = 5,
     .k = 16,
     .x = COTILE_F32,
     .accumulator = COTILE_F32,
     .member_count = 3,
     .members = {NK(16, "n", PARAMETER), NK(16, "n", PARAMETER), NK(8, "n", PARAMETER)}},
    {.name = "batched_one",
     .form = FORM_BATCHED,
     .x_letters = "bmk",
     .out_letters = "bmn",
     .b = 1,
     .m = 5,
     .k = 16,
     .x = COTILE_F32,
     .accumulator = COTILE_F32,
     .member_count = 3,
     .members = {NK(16, "n", PARAMETER), NK(16, "n", PARAMETER), NK(8, NULL, PARAMETER)}},
    {.name = "batched_dynamic",
     .form = FORM_BATCHED,
     .x_letters = "bmk",
     .out_letters = "bmn",
     .dynamic = "bm",
     .b = 3,
     .m = 5,
     .k = 16,
     .x = COTILE_F32,
     .accumulator = COTILE_F32,
     .member_count = 3,
     .members = {NK(16, "n", PARAMETER), NK(16, "n", PARAMETER), NK(9, "n", PARAMETER)}},
    {.name = "collapsed",
     .form = FORM_COLLAPSED,
     .x_letters = "bmk",
     .out_letters = "bmn",
     .b = 2,
     .m = 5,
     .k = 16,
     .x = COTILE_F32,
     .accumulator = COTILE_F32,
     .member_count = 3,
     .members = {NK(16, "n", CONSTANT), NK(16, "n", CONSTANT), NK(8, "n", CONSTANT)}},
    {.name = "collapsed_dynamic",
     .form = FORM_COLLAPSED,
     .x_letters = "bmk",
     .out_letters = "bmn",
     .dynamic = "bm",
     .b = 2,
     .m = 5,
     .k = 16,
     .x = COTILE_F32,
     .accumulator = COTILE_F32,
     .member_count = 3,
     .members = {NK(16, "n", CONSTANT), NK(16, "n", PARAMETER), NK(8, NULL, ARGUMENT)}},
};

static void test_weights(void **state) {
  (void)state;
  CHECK("weights", weights_functions, WAY_ALWAYS | WAY_NONE);
}

#define SQUARE .x = COTILE_F32, .accumulator = COTILE_F32, .b = 1, .m = 11, .k = 23
static const projection_t forms_functions[] = {
    {.name = "generic_mnk",
     SQUARE,
     .form = FORM_GENERIC,
     .x_letters = "mk",
     .order = "mnk",
     .out_letters = "mn",
     .member_count = 2,
     .members = {KN(9, "n", ARGUMENT), NK(17, NULL, ARGUMENT)}},
    {.name = "generic_kmn",
     SQUARE,
     .form = FORM_GENERIC,
     .x_letters = "mk",
     .order = "kmn",
     .out_letters = "mn",
     .member_count = 2,
     .members = {KN(9, "n", ARGUMENT), NK(17, NULL, ARGUMENT)}},
    {.name = "generic_nkm",
     SQUARE,
     .form = FORM_GENERIC,
     .x_letters = "mk",
     .order = "nkm",
     .out_letters = "mn",
     .member_count = 2,
     .members = {KN(9, "m1", ARGUMENT), NK(17, NULL, ARGUMENT)}},
    {.name = "generic_knm",
     SQUARE,
     .form = FORM_GENERIC,
     .x_letters = "mk",
     .order = "knm",
     .out_letters = "mn",
     .member_count = 2,
     .members = {KN(9, "mn", ARGUMENT), NK(17, NULL, ARGUMENT)}},
    {.name = "generic_swapped",
     SQUARE,
     .form = FORM_GENERIC,
     .x_letters = "mk",
     .order = "mkn",
     .swapped = true,
     .out_letters = "mn",
     .member_count = 2,
     .members = {KN(9, "n", ARGUMENT), NK(17, NULL, ARGUMENT)}},
    {.name = "generic_x_transposed",
     SQUARE,
     .form = FORM_GENERIC,
     .x_letters = "km",
     .order = "mnk",
     .out_letters = "mn",
     .member_count = 2,
     .members = {KN(9, "n", ARGUMENT), NK(17, NULL, ARGUMENT)}},
    {.name = "generic_out_transposed",
     SQUARE,
     .form = FORM_GENERIC,
     .x_letters = "mk",
     .order = "mnk",
     .out_letters = "nm",
     .member_count = 2,
     .members = {KN(9, "n", ARGUMENT), NK(17, NULL, ARGUMENT)}},
    {.name = "generic_all_transposed",
     SQUARE,
     .form = FORM_GENERIC,
     .x_letters = "km",
     .order = "nmk",
     .out_letters = "nm",
     .dynamic = "mnk",
     .member_count = 3,
     .members = {KN(9, "n", ARGUMENT), NK(17, NULL, ARGUMENT), NK(40, "nm", ARGUMENT)}},
    {.name = "x_right",
     SQUARE,
     .x_letters = "km",
     .out_letters = "nm",
     .member_count = 3,
     .members = {NK(9, NULL, ARGUMENT), NK(17, NULL, ARGUMENT), NK(40, "n", ARGUMENT)}},
    {.name = "vecmat",
     SQUARE,
     .x_letters = "k",
     .out_letters = "n",
     .member_count = 3,
     .members = {KN(9, "n", ARGUMENT), KN(70, NULL, PARAMETER), KN(16, "n", PARAMETER)}},
    {.name = "matvec",
     SQUARE,
     .x_letters = "k",
     .out_letters = "n",
     .member_count = 3,
     .members = {NK(9, "n", ARGUMENT), NK(70, NULL, PARAMETER), NK(16, "n", PARAMETER)}},
    {.name = "matvec_dynamic",
     SQUARE,
     .x_letters = "k",
     .out_letters = "n",
     .dynamic = "nk",
     .member_count = 2,
     .members = {NK(9, "n", ARGUMENT), NK(70, NULL, ARGUMENT)}},
    {.name = "batch_matmul",
     .x = COTILE_F32,
     .accumulator = COTILE_F32,
     .b = 3,
     .m = 5,
     .k = 12,
     .x_letters = "bmk",
     .out_letters = "bmn",
     .member_count = 3,
     .members =
         {{.n = 8, .w = COTILE_F32, .result = COTILE_F32, .w_letters = "bkn"},
          {.n = 19, .w = COTILE_F32, .result = COTILE_F32, .w_letters = "bkn", .bias = "n"},
          {.n = 1, .w = COTILE_F32, .result = COTILE_F32, .w_letters = "bkn", .bias = "bmn"}}},
    {.name = "batch_matmul_dynamic",
     .x = COTILE_F32,
     .accumulator = COTILE_F32,
     .b = 3,
     .m = 5,
     .k = 12,
     .x_letters = "bmk",
     .out_letters = "bmn",
     .dynamic = "bmnk",
     .member_count = 2,
     .members =
         {{.n = 8, .w = COTILE_F32, .result = COTILE_F32, .w_letters = "bkn"},
          {.n = 19, .w = COTILE_F32, .result = COTILE_F32, .w_letters = "bkn", .bias = "n"}}},
    {.name = "batch_parameters",
     .x = COTILE_F32,
     .accumulator = COTILE_F32,
     .b = 4,
     .m = 3,
     .k = 24,
     .x_letters = "bmk",
     .out_letters = "bmn",
     .member_count = 2,
     .members =
         {{.n = 32, .w = COTILE_F32, .result = COTILE_F32, .w_letters = "bkn", .source = PARAMETER},
          {.n = 32,
           .w = COTILE_F32,
           .result = COTILE_F32,
           .w_letters = "bkn",
           .source = PARAMETER}}},
    // Heads in front of the weight and the result: two batch-like loops in odd places.
    {.name = "generic_batch_inside",
     .x = COTILE_F32,
     .accumulator = COTILE_F32,
     .b = 4,
     .m = 3,
     .k = 10,
     .form = FORM_GENERIC,
     .order = "mbkn",
     .x_letters = "mbk",
     .out_letters = "mbn",
     .member_count = 2,
     .members = {{.n = 12, .w = COTILE_F32, .result = COTILE_F32, .w_letters = "bkn"},
                 {.n = 5, .w = COTILE_F32, .result = COTILE_F32, .w_letters = "bnk"}}},
    {.name = "generic_batch_innermost",
     .x = COTILE_F32,
     .accumulator = COTILE_F32,
     .b = 4,
     .m = 3,
     .k = 10,
     .form = FORM_GENERIC,
     .order = "kbmn",
     .x_letters = "mkb",
     .out_letters = "mnb",
     .member_count = 2,
     .members = {{.n = 12, .w = COTILE_F32, .result = COTILE_F32, .w_letters = "knb"},
                 {.n = 5, .w = COTILE_F32, .result = COTILE_F32, .w_letters = "bnk"}}},
    {.name = "rows_of_two_loops",
     .x = COTILE_F32,
     .accumulator = COTILE_F32,
     .b = 4,
     .m = 3,
     .k = 10,
     .form = FORM_GENERIC,
     .order = "bmnk",
     .x_letters = "bmk",
     .out_letters = "bmn",
     .member_count = 2,
     .members = {KN(12, "n", PARAMETER), NK(5, "bmn", ARGUMENT)}},
    {.name = "rows_apart",
     .x = COTILE_F32,
     .accumulator = COTILE_F32,
     .b = 4,
     .m = 3,
     .k = 10,
     .form = FORM_GENERIC,
     .order = "bmnk",
     .x_letters = "bmk",
     .out_letters = "bnm",
     .other_launches = true,
     .member_count = 2,
     .members = {KN(12, "n", ARGUMENT), NK(5, NULL, ARGUMENT)}},
};

static void test_forms(void **state) {
  (void)state;
  CHECK("forms", forms_functions, WAY_ALWAYS | WAY_NONE);
}

static const projection_t biases_functions[] = {
    {.name = "add_n",
     F32_ROWS,
     .m = 11,
     .k = 6,
     .member_count = 2,
     .members = {KN(20, "n", PARAMETER), KN(13, "n", ARGUMENT)}},
    {.name = "add_1n",
     F32_ROWS,
     .m = 11,
     .k = 6,
     .member_count = 2,
     .members = {KN(20, "1n", PARAMETER), KN(13, "1n", ARGUMENT)}},
    {.name = "add_m1",
     F32_ROWS,
     .m = 11,
     .k = 6,
     .member_count = 2,
     .members = {KN(20, "m1", PARAMETER), KN(13, "m1", ARGUMENT)}},
    {.name = "add_m",
     F32_ROWS,
     .m = 11,
     .k = 6,
     .member_count = 2,
     .members = {KN(20, "m", PARAMETER), KN(13, "m", ARGUMENT)}},
    {.name = "add_mn",
     F32_ROWS,
     .m = 11,
     .k = 6,
     .member_count = 2,
     .members = {KN(20, "mn", PARAMETER), KN(13, "mn", ARGUMENT)}},
    {.name = "add_nm",
     F32_ROWS,
     .m = 11,
     .k = 6,
     .member_count = 2,
     .members = {KN(20, "nm", PARAMETER), KN(13, "nm", ARGUMENT)}},
    {.name = "add_dynamic",
     F32_ROWS,
     .dynamic = "mnk",
     .m = 11,
     .k = 6,
     .member_count = 5,
     .members = {KN(20, "m1", ARGUMENT), KN(13, "mn", ARGUMENT), KN(9, "1n", ARGUMENT),
                 KN(4, "nm", ARGUMENT), KN(4, "m", ARGUMENT)},
     .row_counts = {11, 1}},
#define INIT(columns, letters, from)                                                               \
  {.n = (columns),                                                                                 \
   .w = COTILE_F32,                                                                                \
   .result = COTILE_F32,                                                                           \
   .w_letters = "kn",                                                                              \
   .bias = (letters),                                                                              \
   .init = true,                                                                                   \
   .source = (from)}
    {.name = "init_mn",
     F32_ROWS,
     .m = 11,
     .k = 6,
     .member_count = 2,

     .members = {INIT(20, "mn", PARAMETER), INIT(13, "mn", ARGUMENT)}},
    {.name = "init_n",
     F32_ROWS,
     .m = 11,
     .k = 6,
     .member_count = 3,

     .members = {INIT(20, "n", PARAMETER), INIT(13, "n", ARGUMENT), INIT(9, "n", CONSTANT)}},
    {.name = "init_m",
     F32_ROWS,
     .m = 11,
     .k = 6,
     .member_count = 2,

     .members = {INIT(20, "m", PARAMETER), INIT(13, "m", ARGUMENT)}},
    {.name = "init_dynamic",
     F32_ROWS,
     .dynamic = "mnk",
     .m = 11,
     .k = 6,
     .member_count = 3,

     .members = {INIT(20, "mn", ARGUMENT), INIT(13, "n", ARGUMENT), INIT(9, "m", ARGUMENT)},
     .row_counts = {11, 3}},
    {.name = "init_no_depth",
     F32_ROWS,
     .dynamic = "k",
     .m = 11,
     .k = 0,
     .member_count = 2,

     .members = {INIT(20, "mn", ARGUMENT), INIT(13, "n", ARGUMENT)}},
};

static void test_biases(void **state) {
  (void)state;
  CHECK("biases", biases_functions, WAY_ALWAYS | WAY_NONE);
}

#define TYPED(columns, w_type, result_type, letters, bias_letters, from)                           \
  {.n = (columns),                                                                                 \
   .w = COTILE_##w_type,                                                                           \
   .result = COTILE_##result_type,                                                                 \
   .w_letters = (letters),                                                                         \
   .bias = (bias_letters),                                                                         \
   .source = (from)}
#define ROWS(x_type, accumulator_type)                                                             \
  .x_letters = "mk", .out_letters = "mn", .x = COTILE_##x_type, .b = 1,                            \
  .accumulator = COTILE_##accumulator_type, .m = 13, .k = 35
static const projection_t types_functions[] = {
    {.name = "f64",
     ROWS(F64, F64),
     .member_count = 2,
     .members = {TYPED(21, F64, F64, "kn", "n", PARAMETER),
                 TYPED(9, F64, F32, "nk", NULL, ARGUMENT)}},
    {.name = "f32_to_half",
     ROWS(F32, F32),
     .member_count = 3,
     .members = {TYPED(21, F32, BF16, "kn", "n", PARAMETER),
                 TYPED(9, F32, F16, "nk", "n", ARGUMENT),
                 TYPED(16, F32, F32, "nk", NULL, ARGUMENT)}},
    {.name = "bf16",
     ROWS(BF16, F32),
     .member_count = 3,
     .members = {TYPED(21, BF16, BF16, "kn", "n", PARAMETER),
                 TYPED(9, BF16, F32, "nk", NULL, ARGUMENT),
                 TYPED(16, BF16, BF16, "nk", NULL, PARAMETER)}},
    {.name = "f16",
     ROWS(F16, F32),
     .member_count = 3,
     .members = {TYPED(21, F16, F16, "kn", "n", PARAMETER),
                 TYPED(9, F16, F32, "nk", NULL, ARGUMENT),
                 TYPED(16, F16, F16, "nk", NULL, PARAMETER)}},
    {.name = "f16_dynamic",
     ROWS(F16, F32),
     .dynamic = "mnk",
     .member_count = 2,
     .members = {TYPED(21, F16, F16, "kn", "n", ARGUMENT),
                 TYPED(9, F16, F32, "nk", NULL, ARGUMENT)},
     .row_counts = {13, 1}},
    {.name = "f16_in_f16",
     ROWS(F16, F16),
     .member_count = 2,
     .members = {TYPED(21, F16, F16, "kn", "n", PARAMETER),
                 TYPED(9, F16, F16, "nk", NULL, ARGUMENT)}},
    {.name = "bf16_in_bf16",
     ROWS(BF16, BF16),
     .member_count = 2,
     .members = {TYPED(21, BF16, BF16, "kn", NULL, PARAMETER),
                 TYPED(9, BF16, BF16, "nk", NULL, ARGUMENT)}},
    {.name = "i8",
     ROWS(I8, I32),
     .member_count = 3,
     .members = {TYPED(21, I8, I32, "kn", "n", PARAMETER), TYPED(9, I8, I32, "nk", NULL, ARGUMENT),
                 TYPED(16, I8, I32, "nk", "mn", ARGUMENT)}},
    {.name = "i8_wide",
     ROWS(I8, I32),
     .dynamic = "m",
     .member_count = 2,
     .members = {TYPED(210, I8, I32, "nk", "n", PARAMETER),
                 TYPED(64, I8, I32, "nk", NULL, PARAMETER)},
     .row_counts = {13, 1, 2}},
    {.name = "i8_to_i8",
     ROWS(I8, I32),
     .member_count = 2,
     .members = {TYPED(21, I8, I8, "kn", NULL, PARAMETER), TYPED(9, I8, I16, "nk", "n", ARGUMENT)}},
    {.name = "i16",
     ROWS(I16, I32),
     .member_count = 2,
     .members = {TYPED(21, I16, I32, "kn", NULL, PARAMETER),
                 TYPED(9, I16, I32, "nk", "n", ARGUMENT)}},
    {.name = "i32",
     ROWS(I32, I32),
     .member_count = 2,
     .members = {TYPED(21, I32, I32, "kn", NULL, PARAMETER),
                 TYPED(9, I32, I32, "nk", "n", ARGUMENT)}},
    {.name = "i64",
     ROWS(I64, I64),
     .member_count = 2,
     .other_launches = true,
     .members = {TYPED(21, I64, I64, "kn", NULL, PARAMETER),
                 TYPED(9, I64, I64, "nk", "n", ARGUMENT)}},
    {.name = "mixed_weights",
     ROWS(F32, F32),
     .form = FORM_GENERIC,
     .order = "mnk",
     .member_count = 3,
     .members = {TYPED(21, F32, F32, "kn", "n", PARAMETER),
                 TYPED(9, BF16, F32, "nk", NULL, PARAMETER),
                 TYPED(16, F16, BF16, "nk", "n", PARAMETER)}},
    {.name = "mixed_integers",
     ROWS(I8, I32),
     .form = FORM_GENERIC,
     .order = "mnk",
     .member_count = 3,
     .members = {TYPED(21, I8, I32, "kn", "n", PARAMETER),
                 TYPED(9, I16, I32, "nk", NULL, PARAMETER),
                 TYPED(16, I32, I32, "nk", "n", ARGUMENT)}},
};

static void test_types(void **state) {
  (void)state;
  CHECK("types", types_functions, WAY_ALWAYS | WAY_NONE);
}

static const projection_t targets_functions[] = {
    {.name = "f32",
     ROWS(F32, F32),
     .dynamic = "m",
     .schedule = "\"m_tile\": 5, \"n_tiles\": 4, \"rows\": 2",
     .member_count = 3,
     .members = {NK(101, "n", PARAMETER), NK(61, NULL, PARAMETER), NK(7, "n", PARAMETER)},
     .row_counts = {13, 1}},
    {.name = "dynamic",
     ROWS(F32, F32),
     .dynamic = "mnk",
     .member_count = 2,
     .members = {KN(33, "n", ARGUMENT), NK(9, NULL, ARGUMENT)}},
    {.name = "half",
     ROWS(BF16, F32),
     .member_count = 2,
     .members = {TYPED(21, BF16, BF16, "kn", "n", PARAMETER),
                 TYPED(9, BF16, F16, "nk", NULL, ARGUMENT)}},
    {.name = "integers",
     ROWS(I8, I32),
     .member_count = 2,
     .members = {TYPED(21, I8, I32, "kn", "n", PARAMETER), TYPED(9, I8, I8, "nk", NULL, ARGUMENT)}},
};

static void test_targets(void **state) {
  (void)state;
  CHECK("targets", targets_functions, WAYS_ALL);
}

// --- Schedules ---

static const projection_t schedules_functions[] = {
    {.name = "primes_by_rows",
     F32_ROWS,
     .m = 13,
     .k = 37,
     .schedule = "\"m_tile\": 1, \"n_tiles\": 3",
     .member_count = 3,
     .members = {KN(101, "n", PARAMETER), NK(61, NULL, PARAMETER), KN(7, "n", PARAMETER)}},
    {.name = "primes_dynamic_rows",
     F32_ROWS,
     .dynamic = "m",
     .m = 29,
     .k = 31,
     .schedule = "\"m_tile\": 7, \"n_tiles\": 5, \"rows\": 5, \"vectors\": 2, \"k_unroll\": 3",
     .member_count = 3,
     .members = {KN(103, "n", PARAMETER), NK(59, NULL, PARAMETER), KN(3, "n", PARAMETER)},
     .row_counts = {29, 1, 2, 7, 8}},
    {.name = "most_tiles",
     F32_ROWS,
     .m = 5,
     .k = 11,
     .schedule = "\"lanes\": 1, \"n_tiles\": 23, \"m_tile\": 2",
     .member_count = 2,
     .members = {KN(23, "n", PARAMETER), NK(2, NULL, PARAMETER)}},
    {.name = "tall_registers",
     F32_ROWS,
     .dynamic = "m",
     .m = 33,
     .k = 17,
     .schedule = "\"rows\": 14, \"m_tile\": 33, \"prefetch\": 9, \"prefetch_next\": 1",
     .member_count = 2,
     .members = {KN(40, "n", PARAMETER), NK(9, NULL, PARAMETER)},
     .row_counts = {33, 13, 14, 15, 1}},
    {.name = "wide_registers",
     F32_ROWS,
     .m = 6,
     .k = 65,
     .schedule = "\"vectors\": 14, \"k_unroll\": 64",
     .member_count = 3,
     .members = {KN(130, "n", PARAMETER), NK(64, NULL, PARAMETER), NK(1, NULL, PARAMETER)}},
    {.name = "packed_by_workgroups",
     F32_ROWS,
     .dynamic = "m",
     .m = 19,
     .k = 23,
     .schedule = "\"packing\": \"workgroup\", \"n_tiles\": 3, \"m_tile\": 3",
     .member_count = 3,
     .members = {KN(47, "n", PARAMETER), NK(41, NULL, CONSTANT), NK(5, "n", PARAMETER)},
     .row_counts = {19, 1}},
    {.name = "counted_tiles_of_dynamic_columns",
     F32_ROWS,
     .dynamic = "mn",
     .m = 11,
     .k = 13,
     .schedule = "\"n_tiles\": 19, \"m_tile\": 4",
     .member_count = 2,
     .members = {KN(43, "n", ARGUMENT), NK(6, NULL, ARGUMENT)},
     .row_counts = {11, 1}},
    {.name = "wide_tiles_of_dynamic_columns",
     F32_ROWS,
     .dynamic = "mnk",
     .m = 11,
     .k = 13,
     .schedule = "\"n_tiles\": null, \"tile_atoms\": 1, \"lanes\": 2, \"rows\": 1",
     .member_count = 2,
     .members = {KN(43, "n", ARGUMENT), NK(6, NULL, ARGUMENT)}},
    {.name = "narrow_doubles",
     .x_letters = "mk",
     .out_letters = "mn",
     .x = COTILE_F64,
     .accumulator = COTILE_F64,
     .b = 1,
     .m = 7,
     .k = 29,
     .schedule = "\"lanes\": 2, \"n_tiles\": 9, \"rows\": 3, \"vectors\": 3",
     .member_count = 2,
     .members = {TYPED(37, F64, F64, "kn", "n", PARAMETER),
                 TYPED(17, F64, F64, "nk", NULL, PARAMETER)}},
};

static void test_schedules(void **state) {
  (void)state;
  CHECK("schedules", schedules_functions, WAY_ALWAYS | WAY_SCHEDULED);
}

// --- Gates ---

static void test_gates(void **state) {
  (void)state;
  CHECK_TABLE(gates, WAYS_ALL);
}

// --- Layouts ---

static void test_layouts(void **state) {
  (void)state;
  int failures =
      projection_module_check(folder, "layouts", layouts_functions, layouts_count, WAYS_ALL);
  assert_int_equal(failures, 0);
}

static void test_behind(void **state) {
  (void)state;
  int failures =
      projection_module_check(folder, "behind", behind_functions, behind_count, WAYS_ALL);
  assert_int_equal(failures, 0);
}

// --- Random functions ---

enum { RANDOM_FUNCTIONS = 10 };

static int random_check(uint64_t seed) {
  projection_t functions[RANDOM_FUNCTIONS];
  char name[32];
  random_projections(seed, functions, RANDOM_FUNCTIONS);
  snprintf(name, sizeof name, "random%llu", (unsigned long long)seed);
  int failures = projection_module_check(folder, name, functions, RANDOM_FUNCTIONS,
                                         WAY_ALWAYS | WAY_NONE | WAY_SCHEDULED);
  if (failures) fprintf(stderr, "to repeat: test_numeric random %llu\n", (unsigned long long)seed);
  return failures;
}

static uint64_t first_seed = 1, last_seed = 1;

static void test_random(void **state) {
  int failures = 0;
  (void)state;
  for (uint64_t seed = first_seed; seed <= last_seed; seed++) failures += random_check(seed);
  assert_int_equal(failures, 0);
}

// COTILE_TEST_KEEP keeps the files of the test.
static void remove_folder(void) {
  char command[320];
  if (getenv("COTILE_TEST_KEEP")) return;
  snprintf(command, sizeof command, "rm -rf '%s'", folder);
  if (system(command)) perror(command);
}

int main(int argc, char **argv) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_attention), cmocka_unit_test(test_shapes),
      cmocka_unit_test(test_seventeen), cmocka_unit_test(test_empty),
      cmocka_unit_test(test_weights),   cmocka_unit_test(test_forms),
      cmocka_unit_test(test_biases),    cmocka_unit_test(test_types),
      cmocka_unit_test(test_targets),   cmocka_unit_test(test_schedules),
      cmocka_unit_test(test_gates),     cmocka_unit_test(test_layouts),
      cmocka_unit_test(test_behind),    cmocka_unit_test(test_random),
  };
  char filter[64] = "*";
  if (argc > 1) snprintf(filter, sizeof filter, "test_%s", argv[1]);
  if (argc > 2) first_seed = last_seed = strtoull(argv[2], NULL, 10);
  if (argc > 3) last_seed = strtoull(argv[3], NULL, 10);
  snprintf(folder, sizeof folder, "%s/cotile-numeric-XXXXXX",
           getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
  if (!mkdtemp(folder)) {
    perror(folder);
    return 1;
  }
  cmocka_set_test_filter(filter);
  int failures = cmocka_run_group_tests(tests, NULL, NULL);
  if (failures && getenv("COTILE_TEST_KEEP")) fprintf(stderr, "files in %s\n", folder);
  remove_folder();
  return failures;
}
