// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a program to its end and collects what it writes.
//
// [process-1] No shell comes between. The program has the three standard streams and no other
// descriptor, no signal is blocked, SIGCHLD and SIGPIPE have their default effect. [process-2] The
// calling process keeps no child, no zombie and no descriptor, and may have threads, signal
// handlers, a handler of SIGCHLD that waits for any child, or none because SIGCHLD is ignored, and
// may have closed standard streams. Thread-safe.
#ifndef COTILE_BASE_PROCESS_H
#define COTILE_BASE_PROCESS_H

#include "base/string.h"

typedef struct cotile_process_options {
  const char *program;     // a path; a name without '/' is looked for in PATH
  char *const *arguments;  // null-terminated, starting with what the program is called
  const char *input;       // what it reads from its standard input; null: nothing
  size_t input_length;     // bytes of `input`
  cotile_string_t *output; // what it writes to its standard output is appended
  cotile_string_t *errors; // the same for the standard error; may be `output`
} cotile_process_options_t;

typedef struct cotile_process_end {
  int error;     // the errno value that kept the program from starting, or 0
  int signal;    // that ended the program, or 0
  int exit_code; // -1 if it did not start, did not exit, or that is not known
} cotile_process_end_t;

// Success if it is known how the program ended or that it did not start. NO_MEMORY if not all that
// it wrote could be kept: *out_end is set then too. UNAVAILABLE if the system has no pipe or no
// process.
cotile_status_t cotile_process_run(const cotile_process_options_t *options,
                                   cotile_process_end_t *out_end) COTILE_MUST_USE;

// The first line "error: ..", "PLACE: error: .." or "TOOL: internal error: .." of what a program
// wrote, and its length, which leaves out the rest of a very long one; indented lines are source
// text. Null if there is none.
const char *cotile_process_find_error(const char *text, int *out_length);

#endif
