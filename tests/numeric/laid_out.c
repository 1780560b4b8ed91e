// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "laid_out.h"

#include "projection_members.h"

// An f32 member whose result has a layout: columns, heads, letters of the result and of the weight,
// bias, source.
#define LAID_OUT(columns, head_count, letters, weight_letters, bias_letters, from)                 \
  {.n = (columns),                                                                                 \
   .w = COTILE_F32,                                                                                \
   .result = COTILE_F32,                                                                           \
   .w_letters = (weight_letters),                                                                  \
   .bias = (bias_letters),                                                                         \
   .source = (from),                                                                               \
   .heads = (head_count),                                                                          \
   .layout = (letters)}

// The same with the bias behind the transposition, which has letters of the result's.
#define LATE(columns, head_count, letters, weight_letters, bias_letters, type, from)               \
  {.n = (columns),                                                                                 \
   .w = COTILE_F32,                                                                                \
   .result = (type),                                                                               \
   .w_letters = (weight_letters),                                                                  \
   .bias = (bias_letters),                                                                         \
   .source = (from),                                                                               \
   .heads = (head_count),                                                                          \
   .layout = (letters),                                                                            \
   .is_late = true}

// f32 batches, as programs are exported.
#define F32_BATCHES                                                                                \
  .x_letters = "bmk", .out_letters = "bmn", .x = COTILE_F32, .accumulator = COTILE_F32

const projection_t layouts_functions[] = {
    {.name = "one_transposed",
     F32_ROWS,
     .dynamic = "m",
     .m = 70,
     .k = 24,
     .member_count = 3,
     .members = {KN(40, "n", PARAMETER), LAID_OUT(24, 0, "nm", "kn", NULL, PARAMETER),
                 KN(19, NULL, PARAMETER)},
     .row_counts = {70, 1, 5}},
    {.name = "all_transposed",
     F32_ROWS,
     .m = 21,
     .k = 24,
     .member_count = 2,
     .members = {LAID_OUT(37, 0, "nm", "kn", "n", ARGUMENT),
                 LAID_OUT(5, 0, "nm", "nk", "n", ARGUMENT)}},
    {.name = "heads_of_rows",
     F32_ROWS,
     .dynamic = "m",
     .m = 35,
     .k = 24,
     .member_count = 3,
     .members = {LAID_OUT(64, 4, "hmd", "kn", "n", PARAMETER),
                 LAID_OUT(32, 2, "hdm", "kn", NULL, PARAMETER),
                 LAID_OUT(32, 2, "mdh", "kn", NULL, PARAMETER)},
     .row_counts = {35, 1, 6}},
    {.name = "heads_of_batches",
     F32_BATCHES,
     .form = FORM_COLLAPSED,
     .dynamic = "bm",
     .b = 3,
     .m = 7,
     .k = 24,
     .member_count = 4,
     .members = {LAID_OUT(96, 3, "bhmd", "nk", "n", PARAMETER),
                 LAID_OUT(32, 2, "bhdm", "nk", NULL, PARAMETER),
                 LAID_OUT(36, 3, "bhmd", "nk", "n", PARAMETER), NK(16, "n", PARAMETER)},
     .row_counts = {7, 1, 40}},
    {.name = "heads_of_static_batches",
     F32_BATCHES,
     .form = FORM_BATCHED,
     .b = 2,
     .m = 9,
     .k = 24,
     .member_count = 3,
     .members = {LAID_OUT(64, 4, "bhmd", "nk", "n", CONSTANT),
                 LAID_OUT(33, 3, "hmbd", "nk", NULL, CONSTANT),
                 LAID_OUT(16, 1, "bhmd", "nk", NULL, CONSTANT)}},
    {.name = "products_of_batches",
     F32_BATCHES,
     .form = FORM_NAMED,
     .dynamic = "m",
     .b = 3,
     .m = 9,
     .k = 24,
     .member_count = 2,
     .members = {LAID_OUT(16, 0, "mbn", "bkn", NULL, ARGUMENT),
                 LAID_OUT(32, 2, "mhbd", "bkn", NULL, ARGUMENT)},
     .row_counts = {9, 1}},
    {.name = "narrow_heads",
     .x_letters = "mk",
     .out_letters = "mn",
     .x = COTILE_BF16,
     .accumulator = COTILE_F32,
     .b = 1,
     .dynamic = "m",
     .form = FORM_GENERIC,
     .order = "mnk",
     .m = 19,
     .k = 24,
     .member_count = 2,
     .members = {{.n = 64,
                  .w = COTILE_BF16,
                  .result = COTILE_BF16,
                  .w_letters = "nk",
                  .bias = "n",
                  .source = PARAMETER,
                  .heads = 2,
                  .layout = "hmd"},
                 {.n = 20,
                  .w = COTILE_BF16,
                  .result = COTILE_F32,
                  .w_letters = "nk",
                  .source = PARAMETER,
                  .layout = "nm"}},
     .row_counts = {19, 2}},
    {.name = "transposed_gate",
     F32_ROWS,
     .m = 19,
     .k = 24,
     .member_count = 2,
     .members =
         {{.n = 50, .w = COTILE_F32, .result = COTILE_F32, .w_letters = "kn", .is_inner = true},
          {.n = 50,
           .w = COTILE_F32,
           .result = COTILE_F32,
           .w_letters = "kn",
           .gate = 1,
           .heads = 5,
           .layout = "hmd"}}},
};

const int layouts_count = sizeof layouts_functions / sizeof *layouts_functions;

const projection_t behind_functions[] = {
    {.name = "heads_of_rows",
     F32_ROWS,
     .dynamic = "m",
     .m = 35,
     .k = 24,
     .member_count = 4,
     .members = {LATE(64, 4, "hmd", "kn", "hd", COTILE_F32, PARAMETER),
                 LATE(32, 2, "hdm", "kn", "m", COTILE_BF16, ARGUMENT),
                 LATE(33, 3, "mdh", "kn", NULL, COTILE_F16, PARAMETER),
                 LATE(20, 0, "nm", "kn", "nm", COTILE_F32, ARGUMENT)},
     .row_counts = {35, 1, 6}},
    {.name = "heads_of_batches",
     F32_BATCHES,
     .form = FORM_COLLAPSED,
     .dynamic = "bm",
     .b = 3,
     .m = 7,
     .k = 24,
     .member_count = 3,
     .members = {LATE(96, 3, "bhmd", "nk", "hd", COTILE_F32, PARAMETER),
                 LATE(32, 2, "bhdm", "nk", "bm", COTILE_F16, ARGUMENT),
                 LATE(36, 3, "hbmd", "nk", "1", COTILE_F32, PARAMETER)},
     .row_counts = {7, 1, 40}},
    {.name = "one_static_batch",
     F32_BATCHES,
     .form = FORM_COLLAPSED,
     .b = 1,
     .m = 9,
     .k = 24,
     .member_count = 3,
     .members = {LATE(64, 4, "bhmd", "nk", "hd", COTILE_F32, CONSTANT),
                 LATE(33, 3, "hmbd", "nk", "bhd", COTILE_BF16, CONSTANT),
                 LATE(16, 0, "bnm", "nk", "m", COTILE_F32, CONSTANT)}},
    {.name = "products_of_batches",
     F32_BATCHES,
     .form = FORM_NAMED,
     .dynamic = "m",
     .b = 3,
     .m = 9,
     .k = 24,
     .member_count = 2,
     .members = {LATE(16, 0, "mbn", "bkn", "mbn", COTILE_F16, ARGUMENT),
                 LATE(32, 2, "mhbd", "bkn", "bhd", COTILE_F32, ARGUMENT)},
     .row_counts = {9, 1}}};

const int behind_count = sizeof behind_functions / sizeof *behind_functions;
