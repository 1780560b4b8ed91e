// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compiler as a library: from a file of MLIR to a module.
//
// LLVM may end the process on inputs that it cannot handle, so programs that must not end compile
// in a child process, as the tool cotile-compile does. Compile in one thread at a time.
#ifndef COTILE_COMPILER_H
#define COTILE_COMPILER_H

#include "cotile/status.h"

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// All strings are borrowed for the time of the call. Null means the default.
typedef struct cotile_compile_options {
  size_t struct_size;     // sizeof(cotile_compile_options_t)
  const char *input;      // path of the MLIR text; "-" is the standard input
  const char *output;     // path of the module; null: compile no code
  const char *target;     // "cpu" (default)
  const char *target_cpu; // "host" (default), "x86-64-v3", "znver4", ..
  const char *group;      // "auto" (default), "always", "none", "max:N"
  const char *emit;       // "so" (default), "obj", "asm", "llvm"
  const char *dump_after; // a stage whose IR is kept for cotile_compilation_dump
  int64_t require_groups; // fail if fewer groups are formed
  int reference_kernels;  // compile all kernels by plain loops: slow, to check results against
} cotile_compile_options_t;

// What a compilation tells, also when it failed. Thread-compatible.
typedef struct cotile_compilation cotile_compilation_t;

// Runs the compiler. On return *out_compilation is owned by the caller, on failure too, unless
// memory ran out. A failed compilation leaves no output file. Failures: INVALID, UNSUPPORTED
// (details are diagnostics), USAGE for a wrong option, UNAVAILABLE, INTERNAL.
cotile_status_t cotile_compile(const cotile_compile_options_t *options,
                               cotile_compilation_t **out_compilation) COTILE_MUST_USE;
void cotile_compilation_release(cotile_compilation_t *compilation);

// Texts are borrowed from the compilation and empty where there is nothing to tell.

// One finding after the other: "file:line:col: error: message", source line and caret.
const char *cotile_compilation_diagnostics(const cotile_compilation_t *compilation);
// One line for each contraction that stays apart from siblings that read the same operand.
const char *cotile_compilation_remarks(const cotile_compilation_t *compilation);
// What was grouped, and why the rest was not; for people, and as one JSON object.
const char *cotile_compilation_explanation(const cotile_compilation_t *compilation);
const char *cotile_compilation_explanation_json(const cotile_compilation_t *compilation);
// The IR after the stage that was asked for.
const char *cotile_compilation_dump(const cotile_compilation_t *compilation);

// The machine that a --target-cpu name stands for, as lines of text; owned by the caller, freed
// with cotile_compile_text_release. Failure: USAGE for an unknown name.
cotile_status_t cotile_compile_describe_target(const char *target_cpu,
                                               char **out_text) COTILE_MUST_USE;
void cotile_compile_text_release(char *text);

// Names of the stages, in order, ending in null; static.
const char *const *cotile_compile_stages(void);

#ifdef __cplusplus
}
#endif
#endif
