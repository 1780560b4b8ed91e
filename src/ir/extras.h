// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C face of the one C++ file: our dialects, and what MLIR's and LLVM's C APIs lack.
#ifndef COTILE_IR_EXTRAS_H
#define COTILE_IR_EXTRAS_H

#include <stdbool.h>
#include <stddef.h>

#include <mlir-c/IR.h>
#include <mlir-c/Support.h>

#ifdef __cplusplus
extern "C" {
#endif

// Adds the flow and hal dialects to a registry. Reason: dialects are C++ classes.
void cotile_extras_register_dialects(MlirDialectRegistry registry);

// Parses NUL-terminated text with `name` in locations, wrapping top-level operations in a module;
// null on error. Reason: the C API can do either, not both.
MlirModule cotile_extras_parse_module(MlirContext context, const char *text, size_t length,
                                      const char *name);

// !hal.buffer. Reason: types of own dialects have no C constructor.
MlirType cotile_extras_hal_buffer_type(MlirContext context);

// The raw, row-major bytes of a dense_resource attribute, borrowed from the context; data is null
// when the resource has no data. Reason: the C API reads such attributes one element at a time.
MlirStringRef cotile_extras_resource_bytes(MlirAttribute attribute);

// True if the op, and what it contains, has no effect on memory. Reason: no C API for interfaces.
bool cotile_extras_is_memory_effect_free(MlirOperation op);

// Replaces ops on floats that are made of simpler linalg ops, such as linalg.softmax, by these.
// Reason: no C API for interfaces.
void cotile_extras_decompose(MlirOperation op);

// Takes results that nothing reads from linalg.generic ops that have others. Reason: the patterns
// are exported, but are part of no pass that does only this.
void cotile_extras_drop_unused_results(MlirOperation op);

// Rewrites exp, tanh, erf and others by upstream's polynomials: those of the list `names`, which
// ends in null ("math.exp"), or all on vectors if it is null. Reason: the patterns are exported,
// but only a test pass of mlir-opt uses them.
MlirLogicalResult cotile_extras_approximate_math(MlirOperation op, const char *const *names);

// True if `cpu` is a processor name for the target triple. Reason: LLVM aborts on unknown names.
bool cotile_extras_is_cpu(const char *triple, const char *cpu);

// True if the processor with the given features ("+a,-b") has `feature`. Reason: the C API cannot
// query a subtarget.
bool cotile_extras_has_feature(const char *triple, const char *cpu, const char *features,
                               const char *feature);

// mlir-opt's main with our dialects; returns the process's exit code. Reason: the C API lacks it.
int cotile_extras_opt_main(int argc, char **argv, MlirDialectRegistry registry);

#ifdef __cplusplus
}
#endif
#endif
