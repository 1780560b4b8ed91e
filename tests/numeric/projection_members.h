// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Short names for tables of projections.
#ifndef COTILE_TESTS_NUMERIC_PROJECTION_MEMBERS_H
#define COTILE_TESTS_NUMERIC_PROJECTION_MEMBERS_H

#include "projection.h"

// A member of f32: n columns, a [K, N] or [N, K] weight, a bias.
#define KN(columns, bias_letters, from)                                                            \
  {.n = (columns),                                                                                 \
   .w = COTILE_F32,                                                                                \
   .result = COTILE_F32,                                                                           \
   .w_letters = "kn",                                                                              \
   .bias = (bias_letters),                                                                         \
   .source = (from)}
#define NK(columns, bias_letters, from)                                                            \
  {.n = (columns),                                                                                 \
   .w = COTILE_F32,                                                                                \
   .result = COTILE_F32,                                                                           \
   .w_letters = "nk",                                                                              \
   .bias = (bias_letters),                                                                         \
   .source = (from)}
#define ARGUMENT SOURCE_ARGUMENT
#define PARAMETER SOURCE_PARAMETER
#define CONSTANT SOURCE_CONSTANT

// f32 rows times weights.
#define F32_ROWS                                                                                   \
  .x_letters = "mk", .out_letters = "mn", .x = COTILE_F32, .accumulator = COTILE_F32, .b = 1

#endif
