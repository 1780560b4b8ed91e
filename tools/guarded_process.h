// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running a compiler in a child process, because LLVM and MLIR end their process on inputs that
// they cannot handle: the parent still says what happened, keeps the input and gives the right exit
// code.
#ifndef COTILE_GUARDED_PROCESS_H
#define COTILE_GUARDED_PROCESS_H

// Calls `body` in a child and returns its exit code. If a signal ended it: a message that starts
// with `tool`, and the exit code of a bug (of the environment where somebody interrupted it).
// `input` (may be null, "-" is the standard input) is copied to a file in $TMPDIR or /tmp, and the
// message says how to reproduce: `argv` with that file.
int guarded_process_run(const char *tool, char **argv, const char *input, int (*body)(void *self),
                        void *self);

#endif
