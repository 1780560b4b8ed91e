// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compiler in this process: from a file of MLIR to a module.
//
// LLVM may end the process on inputs that it cannot handle, so only the tools call this, in a child
// process; programs call cotile_compile of cotile/compiler.h. Compile in one thread at a time.
#ifndef COTILE_COMPILER_COMPILER_H
#define COTILE_COMPILER_COMPILER_H

#include "cotile/status.h"

#include <stdint.h>
#include <sys/types.h>

// All strings are borrowed for the time of the call. Null means the default.
typedef struct cotile_compiler_options {
  const char *input;       // path of the MLIR text; "-" is the standard input
  const char *output;      // path of the module; null: compile no code
  const char *target;      // what kernels run on: "cpu" (default), "vulkan", "cpu,vulkan"
  const char *target_cpu;  // "host" (default), "x86-64-v3", "cortex-a76", ..; several: "a,b"
  const char *target_arch; // of the GPU: "vulkan1.2" (default), "host", "@FILE" (target_arch.h)
  const char *group;       // "auto" (default), "always", "none", "max:N"
  const char *emit;        // "so" (default), "obj", "asm", "llvm", "mlir", "header"
  const char *module_name; // names the symbol of the module; null: after the builtin.module or file
  const char *schedule;    // path of schedules to use (schedule_file.h); null: the model chooses
  const char *dump_after;  // a stage whose IR is kept for cotile_compiler_result_dump
  int64_t require_groups;  // fail if fewer groups are formed
  int reference_kernels;   // compile all kernels by plain loops: slow, to check results against
} cotile_compiler_options_t;

// What a compilation tells, also when it failed. Thread-compatible.
typedef struct cotile_compiler_result cotile_compiler_result_t;

// Runs the compiler. On return *out_result is owned by the caller, on failure too, unless memory
// ran out. A failed compilation leaves no output file. Failures: INVALID, UNSUPPORTED (details are
// diagnostics), USAGE for a wrong option, UNAVAILABLE, INTERNAL.
cotile_status_t cotile_compiler_run(const cotile_compiler_options_t *options,
                                    cotile_compiler_result_t **out_result) COTILE_MUST_USE;
void cotile_compiler_result_release(cotile_compiler_result_t *result);

// Removes what a compilation to `output`, which a signal ended in another process, left beside it.
void cotile_compiler_clean(const char *output, pid_t process);

// Texts are borrowed from the result and empty where there is nothing to tell. What was grouped is
// told whenever it was decided, also if the compilation failed for want of groups, or later.

// One finding after the other: "file:line:col: error: message", source line and caret.
const char *cotile_compiler_result_diagnostics(const cotile_compiler_result_t *result);
// One line for each contraction that stays apart from siblings that read the same operand.
const char *cotile_compiler_result_remarks(const cotile_compiler_result_t *result);
// What was grouped, and why the rest was not; for people, and as one JSON object.
const char *cotile_compiler_result_explanation(const cotile_compiler_result_t *result);
const char *cotile_compiler_result_explanation_json(const cotile_compiler_result_t *result);
// The IR after the stage that was asked for.
const char *cotile_compiler_result_dump(const cotile_compiler_result_t *result);

// The machines that the options `target`, `target_cpu` and `target_arch` stand for, as lines of
// text; owned by the caller, freed with cotile_compiler_text_release. Failure: as of these options.
cotile_status_t cotile_compiler_describe_target(const cotile_compiler_options_t *options,
                                                char **out_text) COTILE_MUST_USE;
void cotile_compiler_text_release(char *text);

#endif
