// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "guarded_process.h"

#include <errno.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "message.h"

static const char *temporary_folder(void) {
  const char *folder = getenv("TMPDIR");
  return folder && *folder ? folder : "/tmp";
}

// --- What is said of a crash ---

// Keeps the input of a crash in a file of its own; its name, or null.
static const char *save_input(const char *input) {
  static char path[4096];
  char buffer[65536];
  FILE *from = input && strcmp(input, "-") ? fopen(input, "rb") : NULL;
  if (!from) return NULL;
  snprintf(path, sizeof path, "%s/cotile-crash-XXXXXX", temporary_folder());
  int descriptor = mkstemp(path);
  FILE *to = descriptor < 0 ? NULL : fdopen(descriptor, "wb");
  int failed = !to;
  for (size_t n; !failed && (n = fread(buffer, 1, sizeof buffer, from)) > 0;)
    failed = fwrite(buffer, 1, n, to) != n;
  if (to && fclose(to)) failed = 1;
  fclose(from);
  return failed ? NULL : path;
}

static int report_crash(const guarded_process_t *process, int signal_number) {
  const char *saved = save_input(process->input);
  int code = tool_fail(TOOL_BUG, "internal error: the compiler was ended by signal %d (%s)",
                       signal_number, strsignal(signal_number));
  if (saved) {
    fprintf(stderr, "%s: note: to reproduce:", tool_name());
    for (char **word = process->argv; *word; word++)
      fprintf(stderr, " %s", strcmp(*word, process->input) ? *word : saved);
    fprintf(stderr, "\n");
  }
  return code;
}

// --- The folder of the child ---

static char folder[4096]; // "" without one

// Without it the child works, or says itself what is wrong, in the folder of all.
static void make_folder(void) {
  int length = snprintf(folder, sizeof folder, "%s/cotile-XXXXXX", temporary_folder());
  if (length >= (int)sizeof folder || !mkdtemp(folder)) *folder = 0;
}

static int remove_entry(const char *path, const struct stat *facts, int kind, struct FTW *place) {
  (void)facts, (void)kind, (void)place;
  (void)remove(path);
  return 0;
}

static void remove_folder(void) {
  if (*folder) (void)nftw(folder, remove_entry, 8, FTW_DEPTH | FTW_PHYS);
}

// --- Interrupts ---

static const int interrupts[] = {SIGHUP, SIGINT, SIGTERM};
enum { INTERRUPTS = sizeof interrupts / sizeof *interrupts };

static pid_t running;
static volatile sig_atomic_t interrupted_by;

static void pass_on(int number) {
  int error = errno;
  interrupted_by = number;
  (void)kill(running, number);
  errno = error;
}

// Those that are ignored, as nohup does, stay so.
static void handle_interrupts(void) {
  for (int i = 0; i < INTERRUPTS; i++) {
    struct sigaction before, action = {.sa_handler = pass_on};
    if (sigaction(interrupts[i], NULL, &before) || before.sa_handler == SIG_IGN) continue;
    (void)sigaction(interrupts[i], &action, NULL);
  }
}

// The calling shell sees the interrupt as if there were no child.
static int end_by(int number) {
  (void)signal(number, SIG_DFL);
  (void)raise(number);
  return tool_fail(TOOL_ENVIRONMENT, "interrupted by a signal");
}

// --- Parent and child ---

static void run_child(const guarded_process_t *process, pid_t parent, const sigset_t *mask) {
  (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(TOOL_ENVIRONMENT);
  (void)sigprocmask(SIG_SETMASK, mask, NULL);
  if (*folder) (void)setenv("TMPDIR", folder, 1);
  int code = process->body(process->self);
  fflush(NULL);
  _exit(code);
}

// Interrupts wait until the child's process is known.
static pid_t start_child(const guarded_process_t *process) {
  sigset_t blocked, before;
  pid_t parent = getpid();
  sigemptyset(&blocked);
  for (int i = 0; i < INTERRUPTS; i++) sigaddset(&blocked, interrupts[i]);
  fflush(NULL);
  (void)sigprocmask(SIG_BLOCK, &blocked, &before);
  make_folder();
  running = fork();
  if (running == 0) run_child(process, parent, &before);
  if (running > 0) handle_interrupts();
  (void)sigprocmask(SIG_SETMASK, &before, NULL);
  return running;
}

// A signal ended the child: its own children, as the linker, are waited for before their files are
// removed.
static int bury(const guarded_process_t *process, int number) {
  while (waitpid(-1, NULL, 0) > 0 || errno == EINTR) {
  }
  if (process->clean) process->clean(process->self, running);
  remove_folder();
  if (number == interrupted_by) return end_by(number);
  if (number == SIGINT || number == SIGTERM || number == SIGKILL)
    return tool_fail(TOOL_ENVIRONMENT, "interrupted by a signal");
  return report_crash(process, number);
}

int guarded_process_run(const guarded_process_t *process) {
  int state;
  (void)signal(SIGCHLD, SIG_DFL); // who started us may have it ignored: then nothing is to wait for
  (void)prctl(PR_SET_CHILD_SUBREAPER, 1);
  pid_t child = start_child(process);
  if (child < 0) {
    remove_folder();
    return tool_fail(TOOL_ENVIRONMENT, "cannot start a process");
  }
  while (waitpid(child, &state, 0) < 0)
    if (errno != EINTR) return tool_fail(TOOL_ENVIRONMENT, "cannot wait for a process");
  if (WIFSIGNALED(state)) return bury(process, WTERMSIG(state));
  remove_folder();
  return WEXITSTATUS(state);
}
