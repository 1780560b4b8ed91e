// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Wrong IR as edits of right IR.
#ifndef COTILE_TESTS_VERIFY_CASE_H
#define COTILE_TESTS_VERIFY_CASE_H

#include "compiler_ir.h"

// `from`, which must occur in the text, becomes `to`: only there where it occurs first, or in all
// places. There must be as many findings, of one of our verifiers or of MLIR's, as `messages` has
// lines, each of which holds its line; null: none.
typedef struct verify_case {
  const char *from, *to, *messages;
  bool everywhere;
} verify_case_t;

typedef cotile_status_t (*verify_fn)(MlirModule module, cotile_diagnostics_t *diagnostics);

// The unedited text must pass.
void verify_cases(const char *text, verify_fn verify, int count, const verify_case_t *cases);

#endif
