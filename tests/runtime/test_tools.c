// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cotile-run and cotile-bench as a user meets them: output, messages, exit codes, files.
#include "support.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const float weights[] = {1, 2, 3, 10, 20, 30};

// Runs a shell command in the test's folder, in which the tools are $run and $bench; returns the
// exit code. The outputs are in the files `out` and `err`.
static int shell(const char *command) {
  char full[2048];
  snprintf(full, sizeof full, "cd %s && run='%s' bench='%s' && { %s ; } >out 2>err </dev/null",
           test_path(""), TEST_TOOLS "/cotile-run", TEST_TOOLS "/cotile-bench", command);
  int status = system(full);
  assert_true(WIFEXITED(status));
  return WEXITSTATUS(status);
}

static void assert_contains(const char *file, const char *part) {
  char *text = test_read_file(test_path(file), NULL);
  bool found = strstr(text, part) != NULL;
  if (!found) print_error("no '%s' in %s: %s\n", part, file, text);
  free(text);
  assert_true(found);
}

// Success with exactly this output.
static void check_output(const char *command, const char *output) {
  int code = shell(command);
  char *out = test_read_file(test_path("out"), NULL), *err = test_read_file(test_path("err"), NULL);
  if (code || strcmp(out, output) || *err) print_error("%s\n%s%s", command, out, err);
  assert_int_equal(code, 0);
  assert_string_equal(out, output);
  assert_string_equal(err, "");
  free(out);
  free(err);
}

// Failure with one line on stderr that starts with the tool's name and contains `part`.
static void check_error(const char *command, int code, const char *part) {
  int got = shell(command);
  char *err = test_read_file(test_path("err"), NULL);
  bool one_line = strchr(err, '\n') && !strchr(err, '\n')[1];
  bool named =
      !strncmp(err, "cotile-run: error: ", 19) || !strncmp(err, "cotile-bench: error: ", 21);
  if (got != code || !one_line || !named || !strstr(err, part))
    print_error("%s\nexit code %d, wanted %d with '%s': %s\n", command, got, code, part, err);
  assert_int_equal(got, code);
  assert_true(one_line && named);
  assert_non_null(strstr(err, part));
  free(err);
}

static int write_modules(void **state) {
  static const char json[] =
      "{\"offset\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [0, 12]},"
      " \"scale\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [12, 24]}}";
  static const char packs_json[] =
      "{\"left\": {\"dtype\": \"F32\", \"shape\": [2], \"data_offsets\": [0, 8]},"
      " \"bias\": {\"dtype\": \"F32\", \"shape\": [2], \"data_offsets\": [8, 16]},"
      " \"right\": {\"dtype\": \"F32\", \"shape\": [2], \"data_offsets\": [16, 24]}}";
  (void)state;
  test_write_module("e.so", "elementwise", test_elementwise_json);
  test_write_module("l.so", "linear", test_linear_json);
  test_write_safetensors("w.safetensors", json, weights, sizeof weights);
  test_write_module("p.so", "packs", test_packs_json);
  test_write_safetensors("p.safetensors", packs_json, weights, sizeof weights);
  return 0;
}

// --- cotile-run ---

static void test_printing(void **state) {
  (void)state;
  check_output("$run e.so --function=add --input='3xf32=1 2 3' --input=3xf32=0.5",
               "sum: 3xf32=[1.5 2.5 3.5]\n");
  check_output("$run --input=3xf32=1 l.so --parameters=w.safetensors", "#0: 3xf32=[21 42 63]\n");
  check_output("$run e.so --function=copy --input='2x2xi32=[[1 2][3 4]]' --input=f64=3.25",
               "#0: 2x2xi32=[[1 2][3 4]]\n#1: f64=3.25\n");
  check_output("$run e.so --function=add --input=0xf32= --input=0xf32=", "sum: 0xf32=[]\n");
  check_output("$run e.so --function=add --input=2000xf32=1 --input=2000xf32=1 "
               "--device=cpu:threads=3",
               "sum: 2000xf32=[2 2 2 ... 2 2 2]\n");
}

static void test_lists(void **state) {
  (void)state;
  check_output("$run e.so --list-functions", "add(?xf32, ?xf32) -> (?xf32)\n"
                                             "quadruple(?xf32) -> (?xf32)\n"
                                             "scratch(?xi8) -> (?xi64)\n"
                                             "copy(2x2xi32, f64) -> (2x2xi32, f64)\n"
                                             "broken(i32) -> (3xf32)\n");
  assert_int_equal(shell("$run --list-devices"), 0);
  assert_contains("out", "cpu    this machine's processors");
  if (TEST_VULKAN) {
    assert_int_equal(shell("ASAN_OPTIONS=detect_leaks=0 VK_DRIVER_FILES=" TEST_LAVAPIPE
                           " VK_ICD_FILENAMES=" TEST_LAVAPIPE " $run --list-devices"),
                     0); // leaks of lavapipe
    assert_contains("out", "\n  vulkan:0  llvmpipe");
  }
  assert_int_equal(shell("$run --help"), 0);
  assert_contains("out", "usage: cotile-run MODULE");
  assert_int_equal(shell("$run --version"), 0);
  assert_contains("out", "cotile-run ");
}

static void test_print_device(void **state) {
  (void)state;
  check_output("$run --print-device",
               "{\"target\": \"cpu\", \"name\": \"cpu\", \"max_threads\": 0, \"shared_bytes\": 0, "
               "\"push_constant_bytes\": 0, \"subgroup_threads\": 0}\n");
  check_error("$run --print-device --device=abacus", 1, "unknown device 'abacus'");
  check_error("$run --print-device --device=vulkan", 4, "device 'vulkan': "); // there is no driver
  check_error("$run --print-device >/dev/full", 4, "cannot write to standard output");
}

// What is in the place of the Vulkan loader is none, or the build has no driver: a reason is given.
static void test_without_vulkan(void **state) {
  (void)state;
  test_write_file(test_path("libvulkan.so.1"), "no library", 10);
  assert_int_equal(shell("LD_LIBRARY_PATH=. $run --list-devices"), 0);
  assert_contains("out", "\n  none: ");
  check_error("LD_LIBRARY_PATH=. $run e.so --function=add --device=vulkan:0", 4,
              "device 'vulkan:0': ");
}

static void test_files(void **state) {
  (void)state;
  check_output("$run e.so --function=copy --input='2x2xi32=1 2 3 4' --input=f64=3.25 "
               "--output=@a.npy --output=@b.bin",
               "");
  check_output("$run e.so --function=copy --input=@a.npy --input=f64=@b.bin",
               "#0: 2x2xi32=[[1 2][3 4]]\n#1: f64=3.25\n");
  check_output("$run e.so --function=copy --input=2x2xi32=@a.npy --input=@b.bin --output=@a.npy "
               "--output=-",
               "#1: f64=3.25\n");
  check_error("$run e.so --function=copy --input=2x2xi64=@a.npy --input=f64=1", 1,
              "input 0: a.npy: expected 2x2xi64, the file has 2x2xi32");
  check_error("$run e.so --function=copy --input=@none.npy --input=f64=1", 1,
              "input 0: none.npy: cannot open: No such file");
  check_error("$run e.so --function=copy --input=@w.safetensors --input=f64=1", 1,
              "files of kind '.safetensors' are not supported");
}

static void test_expected_output(void **state) {
  (void)state;
  check_output(
      "$run e.so --function=copy --input='2x2xi32=1 2 3 4' --input=f64=3.25 "
      "--expected-output='2x2xi32=1 2 3 4' --expected-output=f32=3.25",
      "#0: as expected, the largest error is 0\n#1: as expected, the largest error is 0\n");
  check_error("$run e.so --function=copy --input='2x2xi32=1 2 3 4' --input=f64=3.25 "
              "--expected-output='2x2xi32=1 2 5 5' --output=@kept.npy",
              1,
              "result 0: element [1, 0]: got 3, expected 5; 2 of 4 elements differ, "
              "the largest error is 2");
  assert_true(test_file_exists(test_path("kept.npy")));
  static const char add[] = "$run e.so --function=add --input=1xf32=1 --input=1xf32=1 "
                            "--expected-output=1xf32=2.01";
  check_error(add, 1, "got 2, expected 2.01");
  char command[256];
  snprintf(command, sizeof command, "%s --atol=0.1 --rtol=0", add);
  assert_int_equal(shell(command), 0);
  snprintf(command, sizeof command, "%s --rtol=0.01", add);
  assert_int_equal(shell(command), 0);
  snprintf(command, sizeof command, "%s --rtol=0.001 --atol=0", add);
  assert_int_equal(shell(command), 1);
}

// The module's launches take a while: from the second one on it is worth telling.
static void test_progress(void **state) {
  (void)state;
  static const char command[] = "$run p.so --function=backwards --input=2xf32=1 "
                                "--parameters=p.safetensors --device=cpu:threads=1";
  char on_terminal[512];
  setenv("PACK_DELAY", "320", 1);
  check_output(command, "#0: 2xf32=[2 1]\n");
  snprintf(on_terminal, sizeof on_terminal, "script -qec \"%s\" screen", command);
  assert_int_equal(shell(on_terminal), 0);
  assert_contains("screen", "\rpacking parameters:  50 %\rpacking parameters: 100 %\r     ");
  assert_contains("screen", "     \r#0: 2xf32=[2 1]");
  snprintf(on_terminal, sizeof on_terminal, "script -qec \"%s --cache=/nonexistent/c\" screen",
           command);
  assert_int_equal(shell(on_terminal), 0);
  assert_contains("screen", "     \rcotile-run: warning: packed parameters are not cached: ");
  snprintf(on_terminal, sizeof on_terminal, "script -qec \"%s\" screen", command);
  setenv("PACK_DELAY", "10", 1);
  assert_int_equal(shell(on_terminal), 0);
  char *screen = test_read_file(test_path("screen"), NULL);
  assert_null(strstr(screen, "packing"));
  free(screen);
  unsetenv("PACK_DELAY");
}

static void test_wrong_input(void **state) {
  (void)state;
  check_error("$run e.so", 1, "name one of the module's functions, which are: add, quadruple");
  check_error("$run e.so --function=f", 1, "no function 'f'; the module has: add, quadruple");
  check_error("$run e.so --function=add", 1, "function 'add': expected 2 inputs, got 0");
  check_error("$run e.so --function=add --input=1xf32=1 --input=2xf32=1", 1,
              "function 'add': the inputs differ in length: got 2, expected 1");
  check_error("$run e.so --function=add --input=1xf32=1 --input=2x2xf32=1", 1,
              "function 'add', input 1: expected ?xf32, got 2x2xf32");
  check_error("$run e.so --function=add --input=2xf32=1 --input='2xf32=1 x'", 1,
              "input 1: '2xf32=1 x': 'x' is not a value of type f32");
  check_error("$run e.so --function=add --input=1xf32=1 --input=1xf32=1 --output=@a.npy "
              "--output=@b.npy",
              1, "function 'add' has 1 results, --output is given 2 times");
  check_error("$run l.so --input=3xf32=1", 1,
              "parameter 'offset' (?xf32): no parameter file given");
  check_error("$run l.so --input=3xf32=1 --parameters=w.gguf", 1, "'.gguf' are not supported");
  check_error("$run w.safetensors", 1, "not a Cotile module: not an ELF file");
  check_error("$run nothing.so", 1, "nothing.so: cannot open: No such file or directory");
  check_error("$run e.so --device=gpu --list-functions", 1, "unknown device 'gpu'; known are: cpu");
}

static void test_wrong_usage(void **state) {
  (void)state;
  check_error("$run", 2, "no module given");
  check_error("$run --list-functions", 2, "no module given");
  check_error("$run e.so l.so", 2, "one module at a time: 'l.so' is too many");
  check_error("$run e.so --frobnicate", 2, "unknown option '--frobnicate'");
  check_error("$run e.so --frobnicate=3", 2, "unknown option '--frobnicate'");
  check_error("$run e.so -x", 2, "unknown option '-x'");
  check_error("$run e.so --list", 2, "several options start with '--list'");
  check_error("$run --list-devices=1", 2, "no value may be given to option '--list-devices'");
  check_error("$run e.so --function", 2, "option '--function' needs a value");
  check_error("$run e.so --atol=x", 2, "--atol must be a number that is not negative, got 'x'");
  check_error("$run e.so --rtol=-1", 2, "--rtol must be");
  check_error("$run e.so --trace=xml", 2, "--trace must be json or json:FILE, got 'xml'");
  check_error("$run e.so --output=x.npy", 2, "--output must be @FILE or -, got 'x.npy'");
  check_error("$run e.so --device=cpu:threads=0 --list-functions", 2, "threads must be a number");
}

static void test_bugs_in_modules(void **state) {
  (void)state;
  check_error("$run e.so --function=broken --input=i32=1", 3,
              "internal error: function 'broken': failed with code 7");
}

// --- The environment ---

#define ADD "$run e.so --function=add --input=2000xf32=1 --input=2000xf32=1"
#define COPY "$run e.so --function=copy --input=2x2xi32=1 --input=f64=3.25"

static void check_no_temporaries(void) { assert_int_equal(shell("! ls *.tmp.* */*.tmp.*"), 0); }

static void test_unwritable_outputs(void **state) {
  (void)state;
  check_error(COPY " --output=@good.npy --output=@/nonexistent/b.npy", 4,
              "/nonexistent/b.npy: cannot write");
  assert_false(test_file_exists(test_path("good.npy")));
  check_error(COPY " --trace=json:/nonexistent/t.json", 4, "/nonexistent/t.json: cannot write");
  check_error(COPY " --trace=json:/dev/full", 4, "/dev/full: cannot write: No space left");
  assert_int_equal(shell("mkdir folder.npy && ln -s /dev/full full.npy && ln -s loop.npy loop.npy"),
                   0);
  check_error(COPY " --output=@folder.npy", 4, "folder.npy: cannot write: Is a directory");
  check_error(COPY " --output=@full.npy", 4, "full.npy: cannot write: No space left");
  check_error(COPY " --output=@loop.npy", 4, "loop.npy: cannot write: Too many levels");
  check_no_temporaries();
}

// The old file is what the next call reads.
static void test_limited_file_size(void **state) {
  (void)state;
  check_output("$run e.so --function=add --input=1xf32=1 --input=1xf32=2 --output=@old.npy", "");
  check_error("ulimit -f 2; " ADD " --output=@old.npy", 4, "old.npy: cannot write: File too large");
  check_output("$run e.so --function=quadruple --input=@old.npy", "#0: 1xf32=[12]\n");
  check_no_temporaries();
}

static void test_full_file_system(void **state) {
  (void)state;
  static const char in_small[] = "export run; mkdir -p disk && unshare --mount sh -c '"
                                 "mount -t tmpfs -o size=4k none disk && %s'";
  char command[1024];
  snprintf(command, sizeof command, in_small, "true");
  if (shell(command)) skip(); // not permitted
  snprintf(command, sizeof command, in_small,
           ADD " --output=@disk/x.npy; code=$?; test -z \"$(ls disk)\" && exit $code");
  check_error(command, 4, "x.npy: cannot write: No space left");
}

// As root without the rights that root has over files.
static void test_unreadable_files(void **state) {
  (void)state;
  const char *as = "setpriv --bounding-set=-dac_override,-dac_read_search";
  char command[512];
  if (geteuid()) as = "";
  snprintf(command, sizeof command,
           "mkdir closed && echo x >secret.npy && chmod 0 secret.npy closed && ! %s cat secret.npy",
           as);
  if (shell(command)) skip(); // every user may read everything here
  snprintf(command, sizeof command, "%s " COPY " --input=@secret.npy", as);
  check_error(command, 1, "expected 2 inputs");
  snprintf(command, sizeof command, "%s $run e.so --function=quadruple --input=@secret.npy", as);
  check_error(command, 4, "secret.npy: cannot open: Permission denied");
  snprintf(command, sizeof command, "%s $run secret.npy", as);
  check_error(command, 4, "secret.npy: cannot open: Permission denied");
  snprintf(command, sizeof command, "%s " COPY " --output=@closed/a.npy", as);
  check_error(command, 4, "closed/a.npy: cannot write: Permission denied");
  snprintf(command, sizeof command, "%s " COPY " --output=@secret.npy", as);
  check_output(command, ""); // replaced
}

static void test_unwritable_standard_output(void **state) {
  (void)state;
  static const char *const commands[] = {COPY,
                                         ADD,
                                         "$run --help",
                                         "$run --version",
                                         "$run --list-devices",
                                         "$run e.so --list-functions",
                                         "$bench --help",
                                         "$bench l.so --parameters=w.safetensors --input=3xf32"};
  char command[512];
  int ends[2];
  assert_int_equal(pipe(ends), 0);
  assert_int_equal(dup2(ends[1], 9), 9);
  close(ends[0]);
  close(ends[1]);
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    snprintf(command, sizeof command, "%s >/dev/full", commands[i]);
    check_error(command, 4, "cannot write to standard output: No space left");
    snprintf(command, sizeof command, "%s >&-", commands[i]);
    check_error(command, 4, "cannot write to standard output: Bad file descriptor");
    snprintf(command, sizeof command, "%s >&9", commands[i]);
    check_error(command, 4, "cannot write to standard output: Broken pipe");
  }
  close(9);
}

// A file that is written does not get the number of a stream that is closed.
static void test_closed_streams(void **state) {
  (void)state;
  static const char wrong[] = COPY " --output=@a.npy --output=@b.npy --expected-output=2x2xi32=2";
  char command[512];
  check_error(COPY " --output=@a.npy --output=- >&-", 4, "Bad file descriptor");
  check_output("$run e.so --function=copy --input=@a.npy --input=f64=1 --output=@c.npy", "");
  snprintf(command, sizeof command, "%s 2>&-", wrong);
  assert_int_equal(shell(command), 1);
  snprintf(command, sizeof command, "%s <&- >&- 2>&-", wrong);
  assert_int_equal(shell(command), 1);
  check_output("$run e.so --function=copy --input=@a.npy --input=@b.npy",
               "#0: 2x2xi32=[[1 1][1 1]]\n#1: f64=3.25\n");
}

// More than a pipe holds, so that the writer meets the reader's end.
static void test_reader_that_leaves(void **state) {
  (void)state;
  assert_int_equal(shell("mkfifo pipe.npy"), 0);
  check_error("{ : <pipe.npy; } & $run e.so --function=quadruple --input=50000xf32=1 "
              "--output=@pipe.npy",
              4, "pipe.npy: cannot write: Broken pipe");
  check_output("cat pipe.npy >copied.npy & $run e.so --function=quadruple --input=50000xf32=1 "
               "--output=@pipe.npy && wait && $run e.so --function=quadruple --input=@copied.npy",
               "#0: 50000xf32=[16 16 16 ... 16 16 16]\n");
}

static void test_trace(void **state) {
  (void)state;
  json_error_t error;
  check_output("$run l.so --input=3xf32=1 --parameters=w.safetensors --trace=json",
               "#0: 3xf32=[21 42 63]\n");
  json_t *root = json_load_file(test_path("cotile-trace.json"), 0, &error);
  assert_non_null(root);
  assert_int_equal(json_array_size(json_object_get(root, "traceEvents")), 4);
  json_decref(root);
  check_output("$run l.so --input=3xf32=1 --parameters=w.safetensors --trace=json:t.json",
               "#0: 3xf32=[21 42 63]\n");
  assert_true(test_file_exists(test_path("t.json")));
}

// --- cotile-bench ---

// Runs cotile-bench with --json and returns the object in line `line`.
static json_t *bench(const char *command, int line) {
  json_error_t error;
  assert_int_equal(shell(command), 0);
  char *text = test_read_file(test_path("out"), NULL), *at = text;
  for (int i = 0; i < line; i++) at = strchr(at, '\n') + 1;
  json_t *object = json_loads(at, JSON_DISABLE_EOF_CHECK, &error);
  assert_non_null(object);
  free(text);
  return object;
}

static double number(const json_t *object, const char *key) {
  assert_true(json_is_number(json_object_get(object, key)));
  return json_number_value(json_object_get(object, key));
}

static void test_bench_json(void **state) {
  (void)state;
  json_t *object = bench("$bench e.so --function=add --input=100xf32 --input=100xf32=1 "
                         "--repetitions=7 --warmup=1 --json --device=cpu:threads=2",
                         0);
  assert_string_equal(json_string_value(json_object_get(object, "function")), "add");
  assert_string_equal(json_string_value(json_object_get(object, "device")), "cpu:threads=2");
  assert_int_equal(number(object, "threads"), 2);
  assert_int_equal(number(object, "repetitions"), 7);
  assert_int_equal(number(object, "dispatches"), 1);
  assert_int_equal(number(object, "flops"), 100);
  assert_int_equal(number(object, "bytes"), 1200);
  assert_true(number(object, "min_s") > 0);
  assert_true(number(object, "median_s") >= number(object, "min_s"));
  assert_true(number(object, "spread") >= 0);
  assert_true(number(object, "gflops") > 0);
  assert_true(number(object, "gbs") > 0);
  json_decref(object);
}

// Without --function, all that the inputs fit, in order.
static void test_bench_of_all(void **state) {
  (void)state;
  json_t *object = bench("$bench e.so --input=50xf32 --input=50xf32 --repetitions=3 --json", 0);
  assert_string_equal(json_string_value(json_object_get(object, "function")), "add");
  json_decref(object);
  object = bench("$bench e.so --input=50xf32 --repetitions=3 --json", 0);
  assert_string_equal(json_string_value(json_object_get(object, "function")), "quadruple");
  assert_int_equal(number(object, "dispatches"), 2);
  json_decref(object);
  assert_int_equal(shell("$bench e.so --input=50xf32 --repetitions=3"), 0);
  assert_contains("out", "GFLOP/s");
  assert_contains("out", "quadruple ");
}

static void test_bench_with_parameters(void **state) {
  (void)state;
  json_t *object = bench("$bench l.so --input=3xf32 --parameters=w.safetensors --repetitions=2 "
                         "--json",
                         0);
  assert_int_equal(number(object, "dispatches"), 1);
  assert_int_equal(number(object, "parameter_bytes"), 24);
  assert_int_equal(number(object, "packed_bytes"), 12);
  json_decref(object);
  check_error("$bench l.so --input=3xf32", 1,
              "parameter 'offset': ?xf32: dimension 0 is not known");
}

static void test_bench_errors(void **state) {
  (void)state;
  check_error("$bench e.so --input=50xf64", 1, "fit none of the 5 functions");
  check_error("$bench e.so --function=add --input=5xf32", 1,
              "function 'add', input 1: ?xf32 needs its sizes");
  check_error("$bench e.so --function=add --input=5xf32 --input=5xf32 --input=5xf32", 1,
              "expected 2 inputs, got 3");
  check_error("$bench e.so --function=add --input=5xf32 --input=oops", 1, "'oops' is not a tensor");
  check_error("$bench e.so --repetitions=0", 2, "--repetitions must be a number from 1");
  check_error("$bench e.so --warmup=-1", 2, "--warmup must be a number from 0");
  check_error("$bench", 2, "no module given");
}

// --- The cache ---

#define CALL_PACKS "$run p.so --function=backwards --input=2xf32=1 --parameters=p.safetensors "

static void test_cache(void **state) {
  (void)state;
  static const char command[] = CALL_PACKS "--cache=packed --trace=json:packed.json";
  for (int i = 0; i < 2; i++) {
    check_output(command, "#0: 2xf32=[2 1]\n");
    assert_contains("packed.json", i ? "\"cache\"" : "\"store\"");
  }
  check_output("ls packed | wc -l", "1\n");
  check_error("$run p.so --function=backwards --input=2xf32=1 --cache=", 2,
              "--cache needs a directory");
  assert_int_equal(shell(CALL_PACKS "--cache=/nonexistent/packed"), 0);
  assert_contains("out", "#0: 2xf32=[2 1]");
  assert_contains("err", "cotile-run: warning: packed parameters are not cached: "
                         "/nonexistent/packed: cannot create: No such file or directory\n");
  json_t *object = bench("$bench p.so --function=backwards --input=2xf32 --repetitions=1 --json "
                         "--parameters=p.safetensors --cache=packed",
                         0);
  assert_int_equal(number(object, "packed_bytes"), 8 + 8 + 64);
  json_decref(object);
  check_output("ls packed | wc -l", "1\n");
}

// Processes pack, write, find and take away at the same time.
static void test_cache_of_many(void **state) {
  (void)state;
  setenv("PACK_DELAY", "3", 1);
  check_output(
      "for i in 1 2 3 4 5 6 7 8; do\n"
      "  for k in 1 2 3 4; do " CALL_PACKS "--cache=many >many-$k 2>&1 & done\n"
      "  sleep 0.02; rm -f many/*.cotile-pack\n"
      "  wait; cat many-1 many-2 many-3 many-4\n"
      "done | sort | uniq -c | sed 's/^ *//; s/ #.:/ times/'; ls many | grep -c tmp || true",
      "32 times 2xf32=[2 1]\n0\n");
  unsetenv("PACK_DELAY");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_printing),
      cmocka_unit_test(test_lists),
      cmocka_unit_test(test_print_device),
      cmocka_unit_test(test_without_vulkan),
      cmocka_unit_test(test_files),
      cmocka_unit_test(test_expected_output),
      cmocka_unit_test(test_progress),
      cmocka_unit_test(test_cache),
      cmocka_unit_test(test_cache_of_many),
      cmocka_unit_test(test_wrong_input),
      cmocka_unit_test(test_wrong_usage),
      cmocka_unit_test(test_bugs_in_modules),
      cmocka_unit_test(test_unwritable_outputs),
      cmocka_unit_test(test_limited_file_size),
      cmocka_unit_test(test_full_file_system),
      cmocka_unit_test(test_unreadable_files),
      cmocka_unit_test(test_unwritable_standard_output),
      cmocka_unit_test(test_closed_streams),
      cmocka_unit_test(test_reader_that_leaves),
      cmocka_unit_test(test_trace),
      cmocka_unit_test(test_bench_json),
      cmocka_unit_test(test_bench_of_all),
      cmocka_unit_test(test_bench_with_parameters),
      cmocka_unit_test(test_bench_errors),
  };
  return cmocka_run_group_tests(tests, write_modules, NULL);
}
