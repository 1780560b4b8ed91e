// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Evaluates the scalar body of a linalg op for one vector of its elements: its operations are
// cloned with vectors in place of scalars.
#ifndef COTILE_COMPILER_CODEGEN_BODY_H
#define COTILE_COMPILER_CODEGEN_BODY_H

#include "compiler/codegen/cloner.h"

// The value of linalg.index for a loop.
typedef MlirValue (*cotile_loop_index_fn)(void *user, int64_t loop);

// The element of a tensor from outside of the body.
typedef MlirValue (*cotile_element_fn)(void *user, MlirValue tensor, const MlirValue *indices);

typedef struct cotile_body {
  cotile_cloner_t *cloner; // borrowed; clones go where its builder stands
  int lanes;               // 0: scalars stay scalars
  MlirValue mask;          // lanes that are in use; null: all
  cotile_loop_index_fn index;
  void *user;
  cotile_element_fn element; // null if no body extracts elements
} cotile_body_t;

// Refuses what cannot be evaluated, and clones the scalars that the body takes from outside.
// `may_extract`: tensor.extract from tensors outside can be evaluated.
cotile_status_t cotile_body_prepare(cotile_cloner_t *cloner, MlirOperation op,
                                    bool may_extract) COTILE_MUST_USE;

// Evaluates a body that was prepared. `arguments`: one per operand of `op`, null for those that the
// body does not use. `out_results`: one per result.
void cotile_body_evaluate(const cotile_body_t *body, MlirOperation op, const MlirValue *arguments,
                          MlirValue *out_results);

#endif
