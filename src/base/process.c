// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The program is a child of this process where SIGCHLD has its default effect. Where it has not,
// the system or a handler may take the child's end away from us, so another process comes between:
// it waits for the program and reports through a pipe.
#include "base/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"

extern char **environ;

// How a program ended, as the process between reports it.
struct report {
  int error; // errno value: the program did not start
  int state; // of waitpid
};

struct process {
  const cotile_process_options_t *options;
  int input;                // owned descriptor, as all below; -1: none
  int output[2], errors[2]; // pipes: the end to read, the end to write
  int report[2];            // a pipe if a process comes between
  pid_t child;              // the program, or the process between
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
};

static cotile_status_t system_error(const char *action, int error) {
  return COTILE_MAKE_STATUS(error == ENOMEM ? COTILE_NO_MEMORY : COTILE_UNAVAILABLE,
                            "cannot %s: %s", action, strerror(error));
}

// --- Descriptors ---

static void close_descriptor(int *descriptor) {
  if (*descriptor >= 0) (void)close(*descriptor);
  *descriptor = -1;
}

// Moves a descriptor above those of the standard streams, which may be closed in this process: what
// other threads write to them must not reach ours.
static bool lift(int *descriptor) {
  if (*descriptor > STDERR_FILENO) return true;
  int above = fcntl(*descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int error = errno;
  close_descriptor(descriptor);
  *descriptor = above;
  errno = error;
  return above >= 0;
}

static cotile_status_t make_pipe(int ends[2]) {
  if (!pipe2(ends, O_CLOEXEC) && lift(&ends[0]) && lift(&ends[1])) return COTILE_SUCCESS;
  return system_error("make a pipe", errno);
}

// A file in memory: no writer has to be served, and a program that does not read is no error.
static cotile_status_t make_input(struct process *process) {
  if (!process->options->input) return COTILE_SUCCESS;
  process->input = memfd_create("input", MFD_CLOEXEC);
  if (process->input < 0 || !lift(&process->input) ||
      !cotile_write_all(process->input, process->options->input, process->options->input_length) ||
      lseek(process->input, 0, SEEK_SET))
    return system_error("keep the input of a program", errno);
  return COTILE_SUCCESS;
}

// --- Starting ---

static int set_actions(struct process *process) {
  posix_spawn_file_actions_t *actions = &process->actions;
  int error =
      process->input < 0
          ? posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
          : posix_spawn_file_actions_adddup2(actions, process->input, STDIN_FILENO);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, process->output[1], STDOUT_FILENO);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, process->errors[1], STDERR_FILENO);
  return error ? error : posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
}

static int set_signals(struct process *process) {
  sigset_t none, defaults;
  sigemptyset(&none);
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  int error = posix_spawnattr_setsigmask(&process->attributes, &none);
  if (!error) error = posix_spawnattr_setsigdefault(&process->attributes, &defaults);
  return error ? error
               : posix_spawnattr_setflags(&process->attributes,
                                          POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

static int spawn(const struct process *process, pid_t *out_child) {
  return posix_spawnp(out_child, process->options->program, &process->actions, &process->attributes,
                      process->options->arguments, environ);
}

// 0, or an errno value.
static int wait_for(pid_t child, int *out_state) {
  while (waitpid(child, out_state, 0) < 0)
    if (errno != EINTR) return errno;
  return 0;
}

// The life of the process between. The process that it is a copy of may have threads, whose locks
// are held for ever here: only async-signal-safe functions are called.
static void stand_between(const struct process *process) {
  struct report report = {0};
  pid_t child;
  (void)signal(SIGCHLD, SIG_DFL);
  report.error = spawn(process, &child);
  (void)close_range(0, (unsigned)process->report[1] - 1, 0);
  (void)close_range((unsigned)process->report[1] + 1, ~0u, 0);
  if (!report.error && wait_for(child, &report.state)) _exit(1);
  (void)!write(process->report[1], &report, sizeof report);
  _exit(0);
}

// All signals are blocked in the process between: handlers of its parent must not run in it.
static cotile_status_t start_between(struct process *process) {
  sigset_t all, before;
  COTILE_RETURN_IF_ERROR(make_pipe(process->report));
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  process->child = fork();
  if (process->child == 0) stand_between(process);
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close_descriptor(&process->report[1]);
  return process->child < 0 ? system_error("start a process", error) : COTILE_SUCCESS;
}

static bool ends_are_ours(void) {
  struct sigaction action;
  return !sigaction(SIGCHLD, NULL, &action) && action.sa_handler == SIG_DFL &&
         !(action.sa_flags & SA_NOCLDWAIT);
}

static cotile_status_t start(struct process *process, struct report *report) {
  int error = set_actions(process);
  if (!error) error = set_signals(process);
  if (error) return system_error("prepare a process", error);
  cotile_status_t status = COTILE_SUCCESS;
  if (ends_are_ours())
    report->error = spawn(process, &process->child);
  else
    status = start_between(process);
  close_descriptor(&process->output[1]);
  close_descriptor(&process->errors[1]);
  return status;
}

// --- Listening and waiting ---

// Reads once; false at the end. What no memory is left for is read all the same, so that the
// program can end.
static bool take(int descriptor, cotile_string_t *text, cotile_status_t *status) {
  char block[16 * 1024];
  ssize_t count = read(descriptor, block, sizeof block);
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return true;
  if (count < 0 && !*status) *status = system_error("read the output of a program", errno);
  if (count > 0 && !*status) *status = cotile_string_append(text, block, (size_t)count);
  return count > 0;
}

static cotile_status_t listen_to(const struct process *process) {
  cotile_string_t *texts[] = {process->options->output, process->options->errors};
  struct pollfd ends[] = {{process->output[0], POLLIN, 0}, {process->errors[0], POLLIN, 0}};
  cotile_status_t status = COTILE_SUCCESS;
  while (ends[0].fd >= 0 || ends[1].fd >= 0) {
    if (poll(ends, 2, -1) < 0) {
      if (errno == EINTR || errno == EAGAIN) continue;
      return cotile_status_join(status, system_error("wait for the output of a program", errno));
    }
    for (int i = 0; i < 2; i++)
      if (ends[i].revents && !take(ends[i].fd, texts[i], &status)) ends[i].fd = -1;
  }
  return status;
}

static cotile_status_t lost(const struct process *process) {
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE,
                            "cannot learn how %s ended: another part of this process, or the "
                            "system, took that away",
                            process->options->program);
}

static cotile_status_t receive_report(struct process *process, struct report *report) {
  ssize_t count;
  int state;
  do count = read(process->report[0], report, sizeof *report);
  while (count < 0 && errno == EINTR);
  (void)wait_for(process->child, &state); // perhaps somebody else did
  return count == sizeof *report ? COTILE_SUCCESS : lost(process);
}

static cotile_status_t learn_end(struct process *process, struct report *report) {
  if (process->report[0] >= 0) return receive_report(process, report);
  if (report->error) return COTILE_SUCCESS;
  return wait_for(process->child, &report->state) ? lost(process) : COTILE_SUCCESS;
}

// --- The whole ---

static cotile_status_t run(struct process *process, cotile_process_end_t *out_end) {
  struct report report = {0};
  COTILE_RETURN_IF_ERROR(make_input(process));
  COTILE_RETURN_IF_ERROR(make_pipe(process->output));
  COTILE_RETURN_IF_ERROR(make_pipe(process->errors));
  COTILE_RETURN_IF_ERROR(start(process, &report));
  cotile_status_t heard = report.error ? COTILE_SUCCESS : listen_to(process);
  // A program that is not listened to any more must not wait for us.
  close_descriptor(&process->output[0]);
  close_descriptor(&process->errors[0]);
  cotile_status_t status = learn_end(process, &report);
  if (!status) {
    out_end->error = report.error;
    if (WIFSIGNALED(report.state)) out_end->signal = WTERMSIG(report.state);
    if (WIFEXITED(report.state)) out_end->exit_code = WEXITSTATUS(report.state);
  }
  return cotile_status_join(heard, status);
}

static void close_all(struct process *process) {
  int *all[] = {&process->input,     &process->output[0], &process->output[1], &process->errors[0],
                &process->errors[1], &process->report[0], &process->report[1]};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) close_descriptor(all[i]);
}

cotile_status_t cotile_process_run(const cotile_process_options_t *options,
                                   cotile_process_end_t *out_end) {
  struct process process = {
      .options = options, .input = -1, .output = {-1, -1}, .errors = {-1, -1}, .report = {-1, -1}};
  *out_end = (cotile_process_end_t){.exit_code = -1};
  int error = posix_spawn_file_actions_init(&process.actions);
  if (error) return system_error("prepare a process", error);
  error = posix_spawnattr_init(&process.attributes);
  cotile_status_t status =
      error ? system_error("prepare a process", error) : run(&process, out_end);
  if (!error) (void)posix_spawnattr_destroy(&process.attributes);
  (void)posix_spawn_file_actions_destroy(&process.actions);
  close_all(&process);
  return status;
}

const char *cotile_process_find_error(const char *text, int *out_length) {
  enum { MOST = 4000 };
  *out_length = 0;
  for (const char *line = text; *line; line += strspn(line, "\n")) {
    size_t length = strcspn(line, "\n");
    bool found = !strncmp(line, "error: ", 7) ||
                 (*line != ' ' && memmem(line, length, " error: ", 8) != NULL);
    if (found) *out_length = (int)(length < MOST ? length : MOST);
    if (found) return line;
    line += length;
  }
  return NULL;
}
