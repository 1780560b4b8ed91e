// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles MLIR to modules by running the program cotile-compile.
//
// [compile-1] The compiler is a child process: whatever happens in it, the calling process goes on,
// and holds neither MLIR nor LLVM. [compile-2] The child gets the environment, the working
// directory and no descriptor of the caller; when the call returns it has ended and left no zombie.
// SIGCHLD may be ignored, blocked or handled, standard streams may be closed. All is thread-safe,
// but for a compilation, which is thread-compatible.
#ifndef COTILE_COMPILER_H
#define COTILE_COMPILER_H

#include "cotile/allocator.h"
#include "cotile/status.h"

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// Set `size` and either `input` or `text`; zero elsewhere means the default. All is borrowed for
// the time of the call.
typedef struct cotile_compile_options {
  size_t size;       // sizeof(cotile_compile_options_t)
  const char *input; // path of a file of MLIR
  const char *text;  // MLIR in memory; messages call it <stdin>
  size_t text_length;
  const char *output; // path of the module; null: compile for what `flags` ask to print alone
  // More of the tool's options, ending in null: "--group=always", "--target-cpu=x86-64-v3",
  // "--explain=json", .. Each has the form --name or --name=value.
  const char *const *flags;
  // The program: a path, or a name to look for in PATH. Null: what the environment variable
  // COTILE_COMPILER says, else cotile-compile where Cotile is installed, else the one in PATH.
  const char *compiler;
  const cotile_allocator_t *allocator; // null: the system's; must outlive the compilation
} cotile_compile_options_t;

// What the compiler wrote.
typedef struct cotile_compilation cotile_compilation_t;

// Runs the compiler and waits for it. *out_compilation is owned by the caller, on failure too; it
// is null only if memory ran out. [compile-3] The code of a failure follows the exit code of the
// tool: INVALID for 1 (a wrong program), USAGE for 2, INTERNAL for 3, UNAVAILABLE for 4, and the
// message is the first error that it wrote: "file:line:column: error: ...". INTERNAL too if a
// signal ended it; UNAVAILABLE with the places looked at if there is no compiler. [compile-4]
// Options that contradict each other and flags that would change the input or the output, or ask
// for help alone, are USAGE. [compile-5] A failed compilation writes no output: a file that was
// there stays as it was, except that it is removed where memory ran out after it was replaced.
cotile_status_t cotile_compile(const cotile_compile_options_t *options,
                               cotile_compilation_t **out_compilation) COTILE_MUST_USE;
void cotile_compilation_release(cotile_compilation_t *compilation);

// All that the compiler wrote to its standard error: errors with source lines, and remarks; and to
// its standard output: what --explain and --dump-after print. Borrowed from the compilation; ""
// for nothing and for null.
const char *cotile_compilation_diagnostics(const cotile_compilation_t *compilation);
const char *cotile_compilation_output(const cotile_compilation_t *compilation);

#ifdef __cplusplus
}
#endif
#endif
