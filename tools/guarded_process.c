// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "guarded_process.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cotile/status.h"

// Keeps the input of a crash in a file of its own; its name, or null.
static const char *save_input(const char *input) {
  static char path[4096];
  const char *directory = getenv("TMPDIR");
  char buffer[65536];
  FILE *from = input && strcmp(input, "-") ? fopen(input, "rb") : NULL;
  if (!from) return NULL;
  snprintf(path, sizeof path, "%s/cotile-crash-XXXXXX", directory ? directory : "/tmp");
  int descriptor = mkstemp(path);
  FILE *to = descriptor < 0 ? NULL : fdopen(descriptor, "wb");
  int failed = !to;
  for (size_t n; !failed && (n = fread(buffer, 1, sizeof buffer, from)) > 0;)
    failed = fwrite(buffer, 1, n, to) != n;
  if (to && fclose(to)) failed = 1;
  fclose(from);
  return failed ? NULL : path;
}

static int report_crash(const char *tool, char **argv, const char *input, int signal_number) {
  const char *saved = save_input(input);
  fprintf(stderr, "%s: internal error: the compiler was ended by signal %d (%s)\n", tool,
          signal_number, strsignal(signal_number));
  if (saved) {
    fprintf(stderr, "%s: note: to reproduce:", tool);
    for (; *argv; argv++) fprintf(stderr, " %s", strcmp(*argv, input) ? *argv : saved);
    fprintf(stderr, "\n");
  }
  return cotile_code_exit(COTILE_INTERNAL);
}

static int environment_error(const char *tool, const char *message) {
  fprintf(stderr, "%s: error: %s\n", tool, message);
  return cotile_code_exit(COTILE_UNAVAILABLE);
}

int guarded_process_run(const char *tool, char **argv, const char *input, int (*body)(void *self),
                        void *self) {
  fflush(NULL);
  pid_t child = fork();
  if (child < 0) return environment_error(tool, "cannot start a process");
  if (child == 0) {
    signal(SIGPIPE, SIG_IGN); // a reader who leaves is an error of writing
    int code = body(self);
    fflush(NULL);
    _exit(code);
  }
  int state;
  while (waitpid(child, &state, 0) < 0)
    if (errno != EINTR) return environment_error(tool, "cannot wait for a process");
  if (WIFEXITED(state)) return WEXITSTATUS(state);
  int number = WTERMSIG(state);
  if (number == SIGINT || number == SIGTERM || number == SIGKILL)
    return environment_error(tool, "interrupted by a signal");
  return report_crash(tool, argv, input, number);
}
