// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running a compiler in a child process, because LLVM and MLIR end their process on inputs that
// they cannot handle: the parent still says what happened, keeps the input, removes what the child
// left behind and gives the right exit code.
#ifndef COTILE_GUARDED_PROCESS_H
#define COTILE_GUARDED_PROCESS_H

#include <sys/types.h>

typedef struct guarded_process {
  char **argv;             // of the tool
  const char *input;       // a path; null if there is none, "-" is the standard input
  int (*body)(void *self); // runs in the child; its result is the exit code
  // Removes files that the child, which a signal ended, had no time to remove; may be null. What is
  // in $TMPDIR, a folder of the child alone, is removed anyway.
  void (*clean)(void *self, pid_t child);
  void *self;
} guarded_process_t;

// Returns the exit code of the child. If a signal ended it: after a message, the exit code of a bug
// (of the environment where somebody interrupted it). The input is copied to a file in $TMPDIR or
// /tmp then, and the message says how to reproduce: `argv` with that file. An interrupt of this
// process interrupts the child first.
int guarded_process_run(const guarded_process_t *process);

#endif
