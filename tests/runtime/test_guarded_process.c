// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tool whose child ends badly: message, exit code, and nothing is left behind.
#include "support.h"

#include "../../tools/guarded_process.h"
#include "../../tools/message.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static int cleaned[2];

static void clean(void *self, pid_t child) {
  (void)self, (void)child;
  (void)!write(cleaned[1], "c", 1);
}

// A file in a folder, as the compiler's own temporary files are.
static void leave_files(void) {
  char path[4096];
  snprintf(path, sizeof path, "%s/folder", getenv("TMPDIR"));
  if (mkdir(path, 0700)) _exit(77);
  strcat(path, "/file");
  if (open(path, O_CREAT | O_WRONLY, 0600) < 0) _exit(77);
}

static int end_well(void *self) {
  (void)self;
  leave_files();
  return 42;
}

static int end_by_signal(void *self) {
  leave_files();
  signal(*(int *)self, SIG_DFL);
  raise(*(int *)self);
  return 77;
}

static int wait_for_signal(void *self) {
  leave_files();
  (void)!write(*(int *)self, "r", 1);
  for (;;) pause();
}

// Files and folders in the folder that $TMPDIR names.
static int entries(void) {
  DIR *folder = opendir(getenv("TMPDIR"));
  int count = 0;
  for (struct dirent *entry; (entry = readdir(folder));) count += *entry->d_name != '.';
  closedir(folder);
  return count;
}

// Starts a tool whose messages go to the file `err`.
static pid_t start(int (*body)(void *self), void *self, const char *input) {
  char *argv[] = {(char[]){"tool"}, (char[]){"in.mlir"}, (char[]){"-x"}, NULL};
  assert_int_equal(pipe(cleaned), 0);
  fflush(NULL);
  pid_t tool = fork();
  if (tool) {
    close(cleaned[1]);
    return tool;
  }
  if (!freopen(test_path("err"), "w", stderr)) _exit(77);
  tool_init("tool");
  int code = guarded_process_run(&(guarded_process_t){argv, input, body, clean, self});
  fflush(stderr);
  _exit(code);
}

// Waits for the tool; `clean` must have been called or not.
static int finish(pid_t tool, bool was_cleaned) {
  int state;
  char byte;
  assert_int_equal(waitpid(tool, &state, 0), tool);
  assert_int_equal(read(cleaned[0], &byte, 1), was_cleaned);
  close(cleaned[0]);
  return state;
}

static void check_messages(const char *wanted) {
  char *text = test_read_file(test_path("err"), NULL);
  assert_non_null(strstr(text, wanted));
  if (!*wanted) assert_string_equal(text, "");
  free(text);
}

static void test_exit(void **state) {
  (void)state;
  int end = finish(start(end_well, NULL, NULL), false);
  assert_int_equal(WEXITSTATUS(end), 42);
  check_messages("");
  assert_int_equal(entries(), 0);
}

static void test_ignored_child_signal(void **state) {
  (void)state;
  signal(SIGCHLD, SIG_IGN);
  pid_t tool = start(end_well, NULL, NULL);
  signal(SIGCHLD, SIG_DFL);
  assert_int_equal(WEXITSTATUS(finish(tool, false)), 42);
}

static void test_crash(void **state) {
  (void)state;
  int number = SIGSEGV;
  int end = finish(start(end_by_signal, &number, NULL), true);
  assert_int_equal(WEXITSTATUS(end), 3);
  check_messages("tool: error: internal error: the compiler was ended by signal 11 (Segmentation");
  assert_int_equal(entries(), 0);
}

// The input is kept, and the message names the copy.
static void test_crash_with_input(void **state) {
  (void)state;
  int number = SIGABRT;
  assert_int_equal(chdir(test_path("")), 0);
  test_write_file("in.mlir", "text", 4);
  int end = finish(start(end_by_signal, &number, "in.mlir"), true);
  assert_int_equal(WEXITSTATUS(end), 3);
  assert_int_equal(entries(), 1);
  char *text = test_read_file(test_path("err"), NULL), copy[256];
  const char *at = strstr(text, "tool: note: to reproduce: tool ");
  assert_non_null(at);
  assert_int_equal(sscanf(at + strlen("tool: note: to reproduce: tool "), "%255s -x", copy), 1);
  char *kept = test_read_file(copy, NULL);
  assert_string_equal(kept, "text");
  unlink(copy);
  free(kept);
  free(text);
}

static void test_killed_child(void **state) {
  (void)state;
  int number = SIGKILL;
  int end = finish(start(end_by_signal, &number, NULL), true);
  assert_int_equal(WEXITSTATUS(end), 4);
  check_messages("tool: error: interrupted by a signal");
  assert_int_equal(entries(), 0);
}

// Who interrupts the tool interrupts its child, and sees the tool end by that signal.
static void test_interrupted_tool(void **state) {
  (void)state;
  static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    int ready[2];
    char byte;
    assert_int_equal(pipe(ready), 0);
    pid_t tool = start(wait_for_signal, &ready[1], NULL);
    close(ready[1]);
    assert_int_equal(read(ready[0], &byte, 1), 1);
    kill(tool, numbers[i]);
    int end = finish(tool, true);
    assert_true(WIFSIGNALED(end));
    assert_int_equal(WTERMSIG(end), numbers[i]);
    assert_int_equal(read(ready[0], &byte, 1), 0); // the child is gone too
    assert_int_equal(entries(), 0);
    close(ready[0]);
  }
}

// A tool that is killed takes its child with it.
static void test_killed_tool(void **state) {
  (void)state;
  int ready[2];
  char byte;
  assert_int_equal(pipe(ready), 0);
  pid_t tool = start(wait_for_signal, &ready[1], NULL);
  close(ready[1]);
  assert_int_equal(read(ready[0], &byte, 1), 1);
  kill(tool, SIGKILL);
  assert_int_equal(read(ready[0], &byte, 1), 0);
  assert_int_equal(WTERMSIG(finish(tool, false)), SIGKILL);
  close(ready[0]);
}

static int make_folder(void **state) {
  (void)state;
  static char folder[256];
  snprintf(folder, sizeof folder, "%s", test_path("tmp"));
  setenv("TMPDIR", folder, 1);
  return mkdir(folder, 0700);
}

static int remove_folder(void **state) {
  char command[300];
  (void)state;
  snprintf(command, sizeof command, "rm -rf %s", getenv("TMPDIR"));
  return system(command);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_exit),         cmocka_unit_test(test_ignored_child_signal),
      cmocka_unit_test(test_crash),        cmocka_unit_test(test_crash_with_input),
      cmocka_unit_test(test_killed_child), cmocka_unit_test(test_interrupted_tool),
      cmocka_unit_test(test_killed_tool),
  };
  return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
