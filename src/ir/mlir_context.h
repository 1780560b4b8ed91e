// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One MLIR context per compilation, with every dialect loaded and diagnostics sent to a sink.
#ifndef COTILE_IR_MLIR_CONTEXT_H
#define COTILE_IR_MLIR_CONTEXT_H

#include <mlir-c/IR.h>

#include "base/diagnostic.h"
#include "base/status.h"

// Owned by the caller. Diagnostics of MLIR's parser, verifiers and passes go to `diagnostics`
// (borrowed, must outlive the context).
MlirContext cotile_mlir_context_create(cotile_diagnostics_t *diagnostics);
void cotile_mlir_context_destroy(MlirContext context);

// All dialects of MLIR plus flow and hal; owned by the caller.
MlirDialectRegistry cotile_registry_create(void);

// Makes MLIR's passes known by name, once per process.
void cotile_register_passes(void);

// Parses a module from NUL-terminated text of `length` bytes; `name` appears in locations. Failure:
// INVALID, details in the sink.
cotile_status_t cotile_parse_module(MlirContext context, const char *text, size_t length,
                                    const char *name, MlirModule *out_module) COTILE_MUST_USE;

// Runs a textual pass pipeline ("builtin.module(cse,...)") on an op. Failure: INTERNAL with the
// pipeline's name, details in the sink.
cotile_status_t cotile_run_passes(MlirOperation op, const char *pipeline) COTILE_MUST_USE;

// Failure: INTERNAL with `what`, details in the sink.
cotile_status_t cotile_verify(MlirOperation op, const char *what) COTILE_MUST_USE;

#endif
