// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// compile-1 to compile-5 and process-1, process-2: with shell scripts that play the compiler, and
// with the real one where it is built (TEST_COMPILER).
#include "support.h"

#include "cotile/compiler.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

// A program that stands in for the compiler.
static const char *script(const char *name, const char *body) {
  char text[2048];
  const char *path = test_path(name);
  snprintf(text, sizeof text, "#!/bin/sh\n%s\n", body);
  test_write_file(path, text, strlen(text));
  assert_int_equal(chmod(path, 0755), 0);
  return path;
}

static cotile_compile_options_t options_of(const char *compiler) {
  return (cotile_compile_options_t){
      .size = sizeof(cotile_compile_options_t), .input = "in.mlir", .compiler = compiler};
}

static void assert_no_child(void) {
  assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
  assert_int_equal(errno, ECHILD);
}

// Runs a script whose success prints exactly `output`.
static void check_output(const char *body, const char *output) {
  cotile_compilation_t *compilation;
  cotile_compile_options_t options = options_of(script("prints", body));
  assert_ok(cotile_compile(&options, &compilation));
  assert_string_equal(cotile_compilation_output(compilation), output);
  assert_string_equal(cotile_compilation_diagnostics(compilation), "");
  cotile_compilation_release(compilation);
}

static void check_failure(const char *body, cotile_code_t code, const char *part) {
  cotile_compilation_t *compilation;
  cotile_compile_options_t options = options_of(script("fails", body));
  assert_status(cotile_compile(&options, &compilation), code, part);
  assert_non_null(compilation);
  cotile_compilation_release(compilation);
}

// --- The command line ---

static void check_words(const cotile_compile_options_t *options, const char *output) {
  cotile_compilation_t *compilation;
  assert_ok(cotile_compile(options, &compilation));
  assert_string_equal(cotile_compilation_output(compilation), output);
  cotile_compilation_release(compilation);
}

static void test_words(void **state) {
  (void)state;
  const char *flags[] = {"--explain=json", "--group", NULL};
  cotile_compile_options_t options =
      options_of(script("echo", "printf '[%s]' \"$@\"; printf '(%s)' \"$(cat)\""));
  check_words(&options, "[--][in.mlir]()");
  options.output = "-o ut;$x";
  options.flags = flags;
  options.input = "--in 'x'.mlir";
  check_words(&options, "[-o][-o ut;$x][--explain=json][--group][--][--in 'x'.mlir]()");
  options.input = NULL;
  options.text = "func.func ..";
  options.text_length = 9;
  check_words(&options, "[-o][-o ut;$x][--explain=json][--group][--][-](func.func)");
}

static void test_long_text(void **state) {
  (void)state;
  size_t length = 3000000;
  char *text = malloc(length);
  memset(text, ' ', length);
  cotile_compile_options_t options = options_of(script("count", "wc -c"));
  options.input = NULL;
  options.text = text;
  options.text_length = length;
  check_words(&options, "3000000\n");
  options.compiler = script("careless", "printf fine"); // reads nothing
  check_words(&options, "fine");
  free(text);
}

static void test_refused_flags(void **state) {
  (void)state;
  static const char *const wrong[] = {"",         "-",         "--",
                                      "-o",       "-oX",       "in2.mlir",
                                      "--help",   "--version", "--print-target",
                                      "--he",     "--v",       "--print",
                                      "--help=x", "-h"};
  const char *mark = test_path("started");
  char body[512];
  snprintf(body, sizeof body, "touch %s", mark);
  cotile_compile_options_t options = options_of(script("marks", body));
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    const char *flags[] = {"--explain", wrong[i], NULL};
    cotile_compilation_t *compilation;
    options.flags = flags;
    assert_status(cotile_compile(&options, &compilation), COTILE_USAGE, wrong[i]);
    cotile_compilation_release(compilation);
    assert_false(test_file_exists(mark));
  }
  options.flags = (const char *[]){"--helper", "--prints", "--versions=1", NULL};
  check_words(&options, "");
  assert_true(test_file_exists(mark));
}

static void check_refused(const cotile_compile_options_t *options, const char *part) {
  cotile_compilation_t *compilation;
  assert_status(cotile_compile(options, &compilation), COTILE_USAGE, part);
  assert_string_equal(cotile_compilation_diagnostics(compilation), "");
  assert_string_equal(cotile_compilation_output(compilation), "");
  cotile_compilation_release(compilation);
}

static void test_refused_options(void **state) {
  (void)state;
  cotile_compile_options_t options = options_of(script("true", "exit 0"));
  options.text = "";
  check_refused(&options, "either input or text");
  options.input = options.text = NULL;
  check_refused(&options, "either input or text");
  options.input = "-";
  check_refused(&options, "'-'");
  struct {
    cotile_compile_options_t options;
    char more[8];
  } later = {.options = options_of(options.compiler)};
  later.options.size = sizeof later;
  check_words(&later.options, "");
  later.more[7] = 1;
  check_refused(&later.options, "later version");
  options.input = "in.mlir";
  options.size = offsetof(cotile_compile_options_t, allocator);
  options.allocator = (const cotile_allocator_t *)&options; // not known to this caller's version
  check_words(&options, "");
  cotile_compilation_release(NULL);
  assert_string_equal(cotile_compilation_output(NULL), "");
  assert_string_equal(cotile_compilation_diagnostics(NULL), "");
}

// --- How the compiler ends ---

static void test_exit_codes(void **state) {
  (void)state;
  check_output("exit 0", "");
  check_failure("echo 'a.mlir:3:13: error: b' >&2; exit 1", COTILE_INVALID,
                "a.mlir:3:13: error: b");
  check_failure("echo 'tool: error: no such option' >&2; exit 2", COTILE_USAGE,
                "tool: error: no such option");
  check_failure("echo 'tool: internal error: x' >&2; exit 3", COTILE_INTERNAL,
                "tool: internal error: x");
  check_failure("echo 'error: cannot write' >&2; exit 4", COTILE_UNAVAILABLE,
                "error: cannot write");
  check_failure("echo 'no mistake' >&2; exit 1", COTILE_INVALID, "exited with code 1");
  check_failure("exit 5", COTILE_INTERNAL, "exited with code 5");
  check_failure("exit 255", COTILE_INTERNAL, "exited with code 255");
  check_failure("kill -SEGV $$", COTILE_INTERNAL, "signal 11, Segmentation fault");
  check_failure("echo 'a: error: b' >&2; kill -KILL $$", COTILE_INTERNAL, "signal 9");
  assert_no_child();
}

static void test_first_error(void **state) {
  (void)state;
  static const char told[] = "a.mlir:1:2: remark: b\n"
                             "  no error: this is source text\n"
                             "\n"
                             "a.mlir:3:4: error: c\n"
                             "a.mlir:5:6: error: d\n";
  char body[512];
  snprintf(body, sizeof body, "cat >&2 <<'END'\n%sEND\necho dump\nexit 1", told);
  cotile_compilation_t *compilation;
  cotile_compile_options_t options = options_of(script("errors", body));
  cotile_status_t status = cotile_compile(&options, &compilation);
  assert_string_equal(cotile_status_message(status), "a.mlir:3:4: error: c");
  assert_status(status, COTILE_INVALID, "");
  assert_string_equal(cotile_compilation_diagnostics(compilation), told);
  assert_string_equal(cotile_compilation_output(compilation), "dump\n");
  cotile_compilation_release(compilation);
}

static void test_places(void **state) {
  (void)state;
  cotile_compilation_t *compilation;
  cotile_compile_options_t options = options_of("/nowhere/compiler");
  assert_status(cotile_compile(&options, &compilation), COTILE_UNAVAILABLE,
                "cannot find the compiler; looked for /nowhere/compiler. ");
  cotile_compilation_release(compilation);
  const char *plain = test_path("plain");
  test_write_file(plain, "x", 1);
  options.compiler = plain;
  assert_status(cotile_compile(&options, &compilation), COTILE_UNAVAILABLE,
                "plain: Permission denied");
  cotile_compilation_release(compilation);

  options.compiler = NULL;
  setenv("COTILE_COMPILER", "/elsewhere/compiler", 1);
  assert_status(cotile_compile(&options, &compilation), COTILE_UNAVAILABLE,
                "looked for /elsewhere/compiler. ");
  cotile_compilation_release(compilation);
  setenv("COTILE_COMPILER", script("named", "printf named"), 1);
  check_words(&options, "named");
  options.compiler = script("given", "printf given");
  check_words(&options, "given");
  unsetenv("COTILE_COMPILER");
}

// Where nothing names the compiler.
static void test_search(void **state) {
  (void)state;
  if (test_file_exists(TEST_BINDIR "/cotile-compile")) skip();
  char *path = strdup(getenv("PATH")), folders[1024];
  cotile_compilation_t *compilation;
  cotile_compile_options_t options = options_of(NULL);
  unsetenv("COTILE_COMPILER");
  setenv("PATH", "/nowhere", 1);
  assert_status(cotile_compile(&options, &compilation), COTILE_UNAVAILABLE,
                "looked for " TEST_BINDIR "/cotile-compile, cotile-compile in PATH. ");
  cotile_compilation_release(compilation);
  script("cotile-compile", "printf found");
  snprintf(folders, sizeof folders, "/nowhere:%s", test_path(""));
  setenv("PATH", folders, 1);
  check_words(&options, "found");
  setenv("PATH", path, 1);
  free(path);
}

// --- What the compiler writes ---

static void assert_all(const char *text, char wanted, size_t count) {
  assert_int_equal(strlen(text), count);
  assert_int_equal(strspn(text, (char[]){wanted, 0}), count);
}

// Much more than pipes hold, to both in turn.
static void test_much_output(void **state) {
  (void)state;
  cotile_compilation_t *compilation;
  cotile_compile_options_t options =
      options_of(script("writes", "i=0\n"
                                  "while [ $i -lt 80 ]; do\n"
                                  "  head -c 131072 /dev/zero | tr '\\0' o\n"
                                  "  head -c 131072 /dev/zero | tr '\\0' e >&2\n"
                                  "  i=$((i + 1))\n"
                                  "done"));
  assert_ok(cotile_compile(&options, &compilation));
  assert_all(cotile_compilation_output(compilation), 'o', 80 * 131072);
  assert_all(cotile_compilation_diagnostics(compilation), 'e', 80 * 131072);
  cotile_compilation_release(compilation);
}

static void test_closed_early(void **state) {
  (void)state;
  check_output("printf a; exec >&- 2>&-; sleep 0.1", "a");
}

// Every allocation fails in turn, also after the compiler has written its output.
static void test_no_memory(void **state) {
  (void)state;
  bool failed_late = false;
  cotile_compile_options_t options =
      options_of(script("works", "printf x >\"$2\"; printf x >\"$2.written\"; echo output; echo "
                                 "remark >&2"));
  options.output = test_path("out.so");
  for (int64_t n = 0; !test_file_exists(options.output); n++) {
    test_allocator_t memory;
    cotile_compilation_t *compilation;
    test_allocator_init(&memory, n);
    options.allocator = &memory.allocator;
    cotile_status_t status = cotile_compile(&options, &compilation);
    if (status && test_file_exists(test_path("out.so.written"))) failed_late = true;
    assert_int_equal(test_file_exists(options.output), status == NULL);
    cotile_compilation_release(compilation);
    assert_int_equal(memory.live, 0);
    if (status) assert_status(status, COTILE_NO_MEMORY, "cannot allocate");
    assert_true(n < 100);
  }
  assert_true(failed_late);
  assert_no_child();
}

// --- The state of the calling process ---

static void check_ends(void) {
  check_output("printf well", "well");
  check_failure("echo 'x: error: y' >&2; exit 1", COTILE_INVALID, "x: error: y");
  check_failure("kill -SEGV $$", COTILE_INTERNAL, "signal 11");
  cotile_compilation_t *compilation;
  cotile_compile_options_t options = options_of("/nowhere/compiler");
  assert_status(cotile_compile(&options, &compilation), COTILE_UNAVAILABLE, "/nowhere/compiler");
  cotile_compilation_release(compilation);
  assert_no_child();
}

static int thefts;

static void steal(int number) {
  int error = errno;
  (void)number;
  while (waitpid(-1, NULL, WNOHANG) > 0) thefts++;
  errno = error;
}

static void look_away(int number) { (void)number; }

static void test_child_signal(void **state) {
  (void)state;
  const struct sigaction actions[] = {{.sa_handler = SIG_IGN},
                                      {.sa_handler = SIG_DFL, .sa_flags = SA_NOCLDWAIT},
                                      {.sa_handler = look_away},
                                      {.sa_handler = steal},
                                      {.sa_handler = steal, .sa_flags = SA_RESTART}};
  for (size_t i = 0; i < sizeof actions / sizeof *actions; i++) {
    struct sigaction before;
    assert_int_equal(sigaction(SIGCHLD, &actions[i], &before), 0);
    check_ends();
    check_output("sleep 0.2 & printf well", "well"); // ends before its output does
    assert_int_equal(sigaction(SIGCHLD, &before, NULL), 0);
  }
  assert_true(thefts > 0);
}

// Counts that no signal is blocked and that none but the C library's own, 32 and 33, is ignored.
static const char no_signal[] =
    "grep -c -E 'SigBlk:.0{16}$|SigIgn:.0{7}[01][08]0{7}$' /proc/self/status";

static void test_blocked_signals(void **state) {
  (void)state;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  signal(SIGPIPE, SIG_IGN);
  check_ends();
  signal(SIGCHLD, SIG_IGN);
  check_output(no_signal, "2\n");
  signal(SIGCHLD, SIG_DFL);
  check_output(no_signal, "2\n");
  signal(SIGPIPE, SIG_DFL);
  pthread_sigmask(SIG_SETMASK, NULL, &all);
  assert_true(sigismember(&all, SIGTERM));
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void check_descriptors(void) {
  check_output("ls /proc/self/fd", "0\n1\n2\n3\n"); // 3: what ls reads
}

static int open_descriptors(void) {
  int count = 0;
  for (int i = 0; i < 256; i++) count += fcntl(i, F_GETFD) >= 0;
  return count;
}

static void test_descriptors(void **state) {
  (void)state;
  int inherited = fcntl(STDERR_FILENO, F_DUPFD, 100);
  int count = open_descriptors();
  check_descriptors();
  signal(SIGCHLD, SIG_IGN);
  check_descriptors();
  signal(SIGCHLD, SIG_DFL);
  assert_int_equal(open_descriptors(), count);
  close(inherited);
}

// The process that comes between holds nothing open but the pipe for its report.
static void test_between(void **state) {
  (void)state;
  int inherited = fcntl(STDERR_FILENO, F_DUPFD, 100);
  signal(SIGCHLD, SIG_IGN);
  check_output("i=0\n"
               "while [ $(ls /proc/$PPID/fd | wc -l) != 1 ] && [ $i -lt 500 ]; do\n"
               "  sleep 0.01; i=$((i + 1))\n"
               "done\n"
               "ls /proc/$PPID/fd | wc -l",
               "1\n");
  signal(SIGCHLD, SIG_DFL);
  close(inherited);
}

// Closes the streams in `mask` for the time of a compilation; returns how many descriptors it left.
static int compile_with_closed(unsigned mask, const cotile_compile_options_t *options,
                               cotile_compilation_t **out_compilation,
                               cotile_status_t *out_status) {
  int kept[3];
  fflush(NULL);
  int before = open_descriptors();
  for (int i = 0; i < 3; i++) kept[i] = fcntl(i, F_DUPFD_CLOEXEC, 50);
  for (int i = 0; i < 3; i++)
    if (mask & 1u << i) close(i);
  *out_status = cotile_compile(options, out_compilation);
  int after = open_descriptors() + __builtin_popcount(mask);
  for (int i = 0; i < 3; i++) {
    dup2(kept[i], i);
    close(kept[i]);
  }
  return after - before - 3;
}

// The compiler has its streams all the same, and those of its parent are closed meanwhile.
static void check_closed_streams(unsigned mask, const char *body, bool shows_parent) {
  char expected[128] = "text\n0\n1\n2\n3\n";
  cotile_compilation_t *compilation;
  cotile_status_t status;
  cotile_compile_options_t options = options_of(script("streams", body));
  options.input = NULL;
  options.text = "text\n";
  options.text_length = 5;
  assert_int_equal(compile_with_closed(mask, &options, &compilation, &status), 0);
  assert_status(status, COTILE_INVALID, "code 1");
  for (int i = 0; i < 3 && shows_parent; i++)
    if (!(mask & 1u << i)) snprintf(strchr(expected, 0), 16, "parent %d\n", i);
  assert_string_equal(cotile_compilation_output(compilation), expected);
  assert_string_equal(cotile_compilation_diagnostics(compilation), "err\n");
  cotile_compilation_release(compilation);
}

#define STREAMS "cat; echo err >&2; ls /proc/self/fd\n"

static void test_closed_streams(void **state) {
  (void)state;
  static const char parent[] = STREAMS "for i in 0 1 2; do\n"
                                       "  [ -L /proc/$PPID/fd/$i ] && echo parent $i\n"
                                       "done\n"
                                       "exit 1";
  for (unsigned mask = 0; mask < 8; mask++) check_closed_streams(mask, parent, true);
  signal(SIGCHLD, SIG_IGN);
  for (unsigned mask = 0; mask < 8; mask++) check_closed_streams(mask, STREAMS "exit 1", false);
  signal(SIGCHLD, SIG_DFL);
}

static volatile sig_atomic_t interrupts;

static void interrupt(int number) {
  (void)number;
  interrupts++;
}

static void test_interrupted_calls(void **state) {
  (void)state;
  const struct sigaction action = {.sa_handler = interrupt}; // without SA_RESTART
  const struct itimerval often = {{0, 2000}, {0, 2000}}, never = {0};
  sigaction(SIGALRM, &action, NULL);
  setitimer(ITIMER_REAL, &often, NULL);
  check_output("printf a; sleep 0.1; printf b; exec >&- 2>&-; sleep 0.1", "ab");
  signal(SIGCHLD, SIG_IGN);
  check_output("printf a; sleep 0.1; printf b; exec >&- 2>&-; sleep 0.1", "ab");
  signal(SIGCHLD, SIG_DFL);
  setitimer(ITIMER_REAL, &never, NULL);
  signal(SIGALRM, SIG_DFL);
  assert_true(interrupts > 10);
}

enum { THREADS = 8, ROUNDS = 5 };

static const char *said_by_thread; // the script

static void *compile_often(void *self) {
  char flag[32], expected[64];
  const char *flags[] = {flag, NULL};
  cotile_compile_options_t options = options_of(said_by_thread);
  snprintf(flag, sizeof flag, "--thread=%d", *(int *)self);
  snprintf(expected, sizeof expected, "%s: error: one", flag);
  options.flags = flags;
  for (int i = 0; i < ROUNDS; i++) {
    cotile_compilation_t *compilation;
    cotile_status_t status = cotile_compile(&options, &compilation);
    if (cotile_status_code(status) == COTILE_INVALID &&
        !strcmp(cotile_status_message(status), expected))
      ++*(int *)self;
    cotile_status_release(status);
    cotile_compilation_release(compilation);
  }
  return NULL;
}

static void test_threads(void **state) {
  (void)state;
  pthread_t threads[THREADS];
  int numbers[THREADS];
  said_by_thread = script("says", "echo \"$1: error: one\" >&2; exit 1");
  for (int round = 0; round < 2; round++) {
    signal(SIGCHLD, round ? SIG_IGN : SIG_DFL);
    for (int i = 0; i < THREADS; i++) {
      numbers[i] = 100 * i;
      assert_int_equal(pthread_create(&threads[i], NULL, compile_often, &numbers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    signal(SIGCHLD, SIG_DFL);
    for (int i = 0; i < THREADS; i++) assert_int_equal(numbers[i], 100 * i + ROUNDS);
    assert_no_child();
  }
}

// --- The real compiler ---

#ifdef TEST_COMPILER

static const char identity[] = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                               "  return %x : tensor<4xf32>\n"
                               "}\n";

static void check_module(const char *path) {
  cotile_device_t *device;
  cotile_module_t *module;
  assert_ok(cotile_device_create("cpu:threads=1", NULL, &device));
  assert_ok(cotile_module_load(device, path, NULL, &module));
  assert_string_equal(cotile_module_function_name(module, 0), "f");
  cotile_module_release(module);
  cotile_device_release(device);
}

static cotile_compile_options_t text_options(const char *text, const char *output) {
  return (cotile_compile_options_t){.size = sizeof(cotile_compile_options_t),
                                    .text = text,
                                    .text_length = strlen(text),
                                    .output = output,
                                    .compiler = TEST_COMPILER};
}

static void test_real_success(void **state) {
  (void)state;
  cotile_compilation_t *compilation;
  const char *output = test_path("text.so");
  cotile_compile_options_t options = text_options(identity, output);
  options.flags = (const char *[]){"--explain=json", "--target-cpu=x86-64-v3", NULL};
  assert_ok(cotile_compile(&options, &compilation));
  assert_non_null(strstr(cotile_compilation_output(compilation), "\"dispatches\""));
  cotile_compilation_release(compilation);
  check_module(output);

  test_write_file(test_path("f.mlir"), identity, strlen(identity));
  options = text_options("", test_path("path.so"));
  options.text = NULL;
  options.input = test_path("f.mlir");
  signal(SIGCHLD, SIG_IGN);
  assert_ok(cotile_compile(&options, &compilation));
  signal(SIGCHLD, SIG_DFL);
  cotile_compilation_release(compilation);
  check_module(options.output);
}

static void check_real_failure(const cotile_compile_options_t *options, cotile_code_t code,
                               const char *part) {
  cotile_compilation_t *compilation;
  assert_status(cotile_compile(options, &compilation), code, part);
  assert_non_null(strstr(cotile_compilation_diagnostics(compilation), part));
  cotile_compilation_release(compilation);
  if (options->output) assert_false(test_file_exists(options->output));
}

static void test_real_failures(void **state) {
  (void)state;
  cotile_compile_options_t options =
      text_options("func.func @f() {\n  return %x : i32\n}\n", test_path("none.so"));
  check_real_failure(&options, COTILE_INVALID, "<stdin>:2:10: error: ");
  options.text = NULL;
  options.input = test_path("wrong.mlir");
  test_write_file(options.input, "\n  oops\n", 8);
  check_real_failure(&options, COTILE_INVALID, "wrong.mlir:2:3: error: ");
  options.input = test_path("missing.mlir");
  check_real_failure(&options, COTILE_INVALID, "missing.mlir");

  options = text_options(identity, test_path("none.so"));
  options.flags = (const char *[]){"--group=some", NULL};
  check_real_failure(&options, COTILE_USAGE, "--group must be auto");
  options.flags = (const char *[]){"--group", NULL};
  check_real_failure(&options, COTILE_USAGE, "--group must be auto");
  options.flags = (const char *[]){"--no-such-flag", NULL};
  check_real_failure(&options, COTILE_USAGE, "unknown option '--no-such-flag'");
  options.flags = NULL;
  options.output = NULL;
  check_real_failure(&options, COTILE_USAGE, "nothing to do");
  options.output = test_path("no/folder/f.so");
  check_real_failure(&options, COTILE_UNAVAILABLE, "no/folder/f.so: cannot write");
}

// A failed compilation leaves the module of an earlier one.
static void test_real_old_output(void **state) {
  (void)state;
  const char *output = test_path("old.so");
  cotile_compilation_t *compilation;
  cotile_compile_options_t options = text_options(identity, output);
  assert_ok(cotile_compile(&options, &compilation));
  cotile_compilation_release(compilation);
  options = text_options("oops", output);
  assert_status(cotile_compile(&options, &compilation), COTILE_INVALID, "<stdin>:1:1: error: ");
  cotile_compilation_release(compilation);
  check_module(output);
}

#endif

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_words),           cmocka_unit_test(test_long_text),
      cmocka_unit_test(test_refused_flags),   cmocka_unit_test(test_refused_options),
      cmocka_unit_test(test_exit_codes),      cmocka_unit_test(test_first_error),
      cmocka_unit_test(test_places),          cmocka_unit_test(test_search),
      cmocka_unit_test(test_much_output),     cmocka_unit_test(test_closed_early),
      cmocka_unit_test(test_no_memory),       cmocka_unit_test(test_child_signal),
      cmocka_unit_test(test_blocked_signals), cmocka_unit_test(test_descriptors),
      cmocka_unit_test(test_closed_streams),  cmocka_unit_test(test_interrupted_calls),
      cmocka_unit_test(test_threads),         cmocka_unit_test(test_between),
#ifdef TEST_COMPILER
      cmocka_unit_test(test_real_success),    cmocka_unit_test(test_real_failures),
      cmocka_unit_test(test_real_old_output),
#endif
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
