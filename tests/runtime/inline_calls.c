// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shows that a synchronous call on one thread is a function call and nothing more: after a few
// calls, no memory, no lock, no system call.
//
//   inline_calls          the modules of modules/, all functions that succeed
//   inline_calls MODULE   the same for a compiled module, with any parameters
//
// Three witnesses: the counters of interpose.c; a child that the kernel ends at any system call but
// read, write and exit; two calls of getppid around the calls, between which strace must see none.
#include "interpose.h"
#include "support.h"

#include "cotile/io.h"

#include <linux/seccomp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
  WARM_UP = 4,
  CALLS = 1000,
  CALLS_OF_CHILD = 10000,
  DYNAMIC_SIZE = 3,
  MAX_VIEWS = 64,
  MAX_TENSORS = 1024
};

struct function {
  int32_t index, input_count, result_count;
  cotile_view_t inputs[MAX_VIEWS];
};

struct session {
  cotile_context_t *context;
  cotile_module_t *module;
  struct function *functions;
  int count;
};

static void check(cotile_status_t status) {
  if (!status) return;
  fprintf(stderr, "inline_calls: %s\n", cotile_status_message(status));
  exit(1);
}

static void check_that(bool good, const char *what) {
  if (good) return;
  fprintf(stderr, "inline_calls: %s\n", what);
  exit(1);
}

static cotile_tensor_t *tensors[MAX_TENSORS]; // all that were made
static int tensor_count;

static void release_tensors(void) {
  while (tensor_count > 0) cotile_tensor_release(tensors[--tensor_count]);
}

static cotile_view_t make_view(cotile_tensor_type_t type) {
  cotile_tensor_t *tensor;
  check_that(tensor_count < MAX_TENSORS, "too many tensors");
  for (int i = 0; i < type.rank; i++)
    if (type.dims[i] == COTILE_DYNAMIC) type.dims[i] = DYNAMIC_SIZE;
  check(cotile_tensor_create(&type, NULL, &tensor));
  tensors[tensor_count++] = tensor;
  cotile_view_t view = cotile_tensor_view(tensor);
  cotile_view_fill(&view, 1);
  return view;
}

static void bind_anything(cotile_module_t *module) {
  cotile_parameters_t *parameters;
  check(cotile_parameters_create(NULL, &parameters));
  for (int32_t i = 0; i < cotile_module_parameter_count(module); i++) {
    cotile_view_t view = make_view(cotile_module_parameter_type(module, i));
    check(cotile_parameters_add_view(parameters, cotile_module_parameter_name(module, i), &view));
  }
  check(cotile_module_bind(module, parameters));
  cotile_parameters_release(parameters);
}

static cotile_status_t invoke(const struct session *session, const struct function *function) {
  cotile_view_t results[MAX_VIEWS];
  memset(results, 0, (size_t)function->result_count * sizeof *results);
  return cotile_context_invoke(session->context, function->index, function->input_count,
                               function->inputs, function->result_count, results);
}

static void describe(const cotile_module_t *module, int32_t index, struct function *function) {
  function->index = index;
  function->input_count = cotile_module_input_count(module, index);
  function->result_count = cotile_module_result_count(module, index);
  check_that(function->input_count <= MAX_VIEWS && function->result_count <= MAX_VIEWS,
             "too many inputs or results");
  for (int32_t i = 0; i < function->input_count; i++)
    function->inputs[i] = make_view(cotile_module_input_type(module, index, i));
}

// Keeps the functions that succeed.
static void warm_up(struct session *session) {
  for (int i = 0; i < WARM_UP; i++) {
    int kept = 0;
    for (int f = 0; f < session->count; f++) {
      cotile_status_t status = invoke(session, &session->functions[f]);
      if (!status) session->functions[kept++] = session->functions[f];
      cotile_status_release(status);
    }
    session->count = kept;
  }
  check_that(session->count > 0, "no function succeeds");
}

static void call_many(const struct session *session, int calls) {
  for (int i = 0; i < calls; i++)
    for (int f = 0; f < session->count; f++) check(invoke(session, &session->functions[f]));
}

static void call_counted(const struct session *session) {
  test_calls_begin(NULL, 0);
  (void)getppid();
  call_many(session, CALLS);
  (void)getppid();
  test_calls_t calls = test_calls_end();
  check_that(!calls.counts[TEST_CALL_MEMORY], "a call allocates");
  check_that(!calls.counts[TEST_CALL_LOCK], "a call locks");
  check_that(!calls.counts[TEST_CALL_SYSTEM], "a call uses the system");
}

#if defined(__SANITIZE_THREAD__) || __has_feature(thread_sanitizer)
static void call_confined(const struct session *session) {
  (void)session, puts("not confined: ThreadSanitizer's own calls would be seen");
}
#else
static void be_child(const struct session *session, int end) {
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_STRICT)) _exit(77);
  call_many(session, CALLS_OF_CHILD);
  (void)!write(end, "k", 1);
  syscall(SYS_exit, 0);
}

static void call_confined(const struct session *session) {
  int ends[2], state;
  char byte = 0;
  check_that(!pipe(ends), "no pipe");
  pid_t child = fork();
  if (child == 0) be_child(session, ends[1]);
  close(ends[1]);
  ssize_t count = read(ends[0], &byte, 1);
  close(ends[0]);
  check_that(waitpid(child, &state, 0) == child, "the child is lost");
  if (WIFEXITED(state) && WEXITSTATUS(state) == 77)
    puts("not confined: the system has no seccomp");
  else
    check_that(count == 1 && byte == 'k' && WIFEXITED(state) && !WEXITSTATUS(state),
               "a call makes a system call: the kernel ended it");
}
#endif

static void check_module(const char *path) {
  cotile_device_t *device;
  struct session session;
  check(cotile_device_create("cpu:threads=1", NULL, &device));
  check(cotile_module_load(device, path, NULL, &session.module));
  bind_anything(session.module);
  check(cotile_context_create(session.module, &session.context));
  session.count = cotile_module_function_count(session.module);
  session.functions = calloc((size_t)session.count, sizeof *session.functions);
  for (int32_t i = 0; i < session.count; i++) describe(session.module, i, &session.functions[i]);
  warm_up(&session);
  call_counted(&session);
  call_confined(&session);
  printf("%d functions\n", session.count);
  free(session.functions);
  cotile_context_release(session.context);
  cotile_module_release(session.module);
  cotile_device_release(device);
  release_tensors();
}

int main(int argc, char **argv) {
  if (argc > 1) {
    check_module(argv[1]);
    return 0;
  }
  check_module(test_write_module("e.so", "elementwise", test_elementwise_json));
  check_module(test_write_module("l.so", "linear", test_linear_json));
  return 0;
}
