// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Wrong IR as edits of right IR.
#ifndef COTILE_TESTS_VERIFY_CASE_H
#define COTILE_TESTS_VERIFY_CASE_H

#include "compiler_ir.h"

// `from`, which must occur in the text, becomes `to`: only there where it occurs first, or in all
// places. The finding, of one of our verifiers or of MLIR's, must hold `message`; null: there is
// none.
typedef struct verify_case {
  const char *from, *to, *message;
  bool everywhere;
} verify_case_t;

typedef cotile_status_t (*verify_fn)(MlirModule module, cotile_diagnostics_t *diagnostics);

// The unedited text must pass.
void verify_cases(const char *text, verify_fn verify, int count, const verify_case_t *cases);

#endif
