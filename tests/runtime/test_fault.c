// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every allocation and every call of the system fails in turn, in each operation of the table:
// the operation then gives a status or goes well, leaks nothing, and a file that it replaces is the
// old one or the new one, with nothing beside it.
#include "binding_fixture.h"
#include "interpose.h"

#include "base/array.h"
#include "base/file.h"
#include "base/json.h"
#include "base/region.h"
#include "cotile/compiler.h"
#include "cotile/io.h"

#include <dirent.h>
#include <errno.h>
#include <glob.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

// Paths; owned.
static char *module_path, *elementwise_path, *weights_path, *no_weights_path, *npy_path, *bin_path,
    *text_path, *compiler_path, *constants_path;
static char *output_path, *bin_output_path, *link_path;
static char *packs_path, *cache_path, *pack_file_path;
static cotile_parameters_t *packs_parameters;

// --- Operations ---

static cotile_status_t call(cotile_module_t *module) {
  cotile_context_t *context;
  float x[] = {1, 1, 1};
  cotile_view_t input = test_vector(COTILE_F32, 3, x), result = {0};
  cotile_status_t status = cotile_context_create(module, &context);
  if (!status) status = cotile_context_invoke(context, 0, 1, &input, 1, &result);
  if (!status) assert_true(((float *)result.data)[2] == 63);
  cotile_context_release(context);
  return status;
}

// The fence goes last: then no thread of the device may be the one that frees it.
static cotile_status_t submit_on(const char *name, const cotile_allocator_t *allocator) {
  cotile_device_t *device;
  cotile_module_t *module = NULL;
  cotile_context_t *context = NULL;
  cotile_fence_t *fence = NULL;
  float x[] = {1, 2, 3};
  cotile_view_t input = test_vector(COTILE_F32, 3, x), result = {0};
  cotile_status_t status = cotile_device_create(name, allocator, &device);
  if (!status) status = cotile_module_load(device, elementwise_path, NULL, &module);
  if (!status) status = cotile_context_create(module, &context);
  if (!status) status = cotile_context_submit(context, 1, 1, &input, 1, &result, 0, NULL, &fence);
  if (!status) status = cotile_fence_wait(fence);
  if (!status) assert_true(((float *)result.data)[2] == 12);
  cotile_context_release(context);
  cotile_module_release(module);
  cotile_device_release(device);
  cotile_fence_release(fence);
  return status;
}

static cotile_status_t run_submitted(const cotile_allocator_t *allocator) {
  return submit_on("cpu:threads=2", allocator);
}

static cotile_status_t run_submitted_apart(const cotile_allocator_t *allocator) {
  return submit_on("cpu:threads=2,apart", allocator);
}

static cotile_status_t bind(cotile_module_t *module, const char *path,
                            const cotile_allocator_t *allocator) {
  cotile_parameters_t *parameters;
  cotile_status_t status = cotile_parameters_create(allocator, &parameters);
  if (!status) status = cotile_parameters_add_file(parameters, path);
  if (!status) status = cotile_module_bind(module, parameters);
  cotile_parameters_release(parameters);
  return status;
}

static cotile_status_t load_and_call(const char *name, const cotile_allocator_t *allocator,
                                     cotile_trace_t *trace) {
  cotile_device_t *device;
  cotile_module_t *module = NULL;
  cotile_status_t status = cotile_device_create(name, allocator, &device);
  if (!status) status = cotile_module_load(device, module_path, trace, &module);
  if (!status) status = bind(module, weights_path, allocator);
  if (!status) status = call(module);
  cotile_module_release(module);
  cotile_device_release(device);
  return status;
}

static cotile_status_t run_module(const cotile_allocator_t *allocator) {
  return load_and_call("cpu:threads=2", allocator, NULL);
}

static cotile_status_t run_module_apart(const cotile_allocator_t *allocator) {
  return load_and_call("cpu:threads=2,apart", allocator, NULL);
}

// Constants, and a module that packs and has no parameters.
static cotile_status_t run_constants_apart(const cotile_allocator_t *allocator) {
  cotile_device_t *device;
  cotile_module_t *module = NULL;
  cotile_context_t *context = NULL;
  cotile_view_t result = {0};
  cotile_status_t status = cotile_device_create("cpu:threads=2,apart", allocator, &device);
  if (!status) status = cotile_module_load(device, constants_path, NULL, &module);
  if (!status) status = cotile_context_create(module, &context);
  if (!status) status = cotile_context_invoke(context, 0, 0, NULL, 1, &result);
  if (!status) assert_true(((float *)result.data)[3] == 8);
  cotile_context_release(context);
  cotile_module_release(module);
  cotile_device_release(device);
  return status;
}

static cotile_status_t run_with_trace(const cotile_allocator_t *allocator) {
  cotile_trace_t *trace;
  cotile_status_t status = cotile_trace_create(allocator, &trace);
  if (!status) status = load_and_call("cpu:threads=2", allocator, trace);
  if (!status) status = cotile_trace_write(trace, output_path);
  cotile_trace_release(trace);
  return status;
}

// A warning is the operation's failure.
static void take_warning(void *user, const char *message) {
  bool memory = strstr(message, "memory") || strstr(message, "allocate");
  *(cotile_status_t *)user =
      COTILE_MAKE_STATUS(memory ? COTILE_NO_MEMORY : COTILE_UNAVAILABLE, "%s", message);
}

static cotile_status_t bind_cached(cotile_module_t *module) {
  cotile_status_t warning = COTILE_SUCCESS;
  cotile_bind_options_t options = {
      .size = sizeof options, .cache = cache_path, .warn = take_warning, .user = &warning};
  cotile_status_t status = cotile_module_bind_with(module, packs_parameters, &options);
  return cotile_status_join(status, warning);
}

static cotile_status_t run_cached(const cotile_allocator_t *allocator, int32_t from_cache) {
  cotile_device_t *device;
  cotile_module_t *module = NULL;
  cotile_memory_use_t memory = {.size = sizeof memory};
  cotile_status_t status = cotile_device_create("cpu:threads=1", allocator, &device);
  if (!status) status = cotile_module_load(device, packs_path, NULL, &module);
  if (!status) status = bind_cached(module);
  if (module) cotile_module_memory(module, &memory);
  assert_int_equal(memory.from_cache, status ? 0 : from_cache);
  cotile_module_release(module);
  cotile_device_release(device);
  return status;
}

static cotile_status_t run_storing(const cotile_allocator_t *allocator) {
  return run_cached(allocator, 0);
}

static cotile_status_t run_finding(const cotile_allocator_t *allocator) {
  return run_cached(allocator, 1);
}

static cotile_status_t expect_not_found(cotile_status_t status) {
  if (cotile_status_code(status) != COTILE_NOT_FOUND) return status;
  cotile_status_release(status);
  return COTILE_SUCCESS;
}

// Messages that list things.
static cotile_status_t run_errors(const cotile_allocator_t *allocator) {
  cotile_device_t *device;
  cotile_module_t *module = NULL;
  int32_t function;
  cotile_status_t status = cotile_device_create("cpu", allocator, &device);
  if (!status) status = cotile_module_load(device, module_path, NULL, &module);
  if (!status) status = expect_not_found(cotile_module_find_function(module, "f", &function));
  if (!status) status = expect_not_found(bind(module, no_weights_path, allocator));
  cotile_module_release(module);
  cotile_device_release(device);
  return status;
}

static cotile_status_t read_tensor(const char *text, const cotile_allocator_t *allocator) {
  cotile_tensor_t *tensor;
  cotile_status_t status = cotile_tensor_parse(text, NULL, allocator, &tensor);
  if (status) return status;
  cotile_view_t view = cotile_tensor_view(tensor);
  assert_true(((int32_t *)view.data)[3] == 4);
  cotile_tensor_release(tensor);
  return COTILE_SUCCESS;
}

static cotile_status_t run_parse(const cotile_allocator_t *allocator) {
  return read_tensor("2x2xi32=[[1 2][3 4]]", allocator);
}

static cotile_status_t run_read_npy(const cotile_allocator_t *allocator) {
  char text[512];
  snprintf(text, sizeof text, "@%s", npy_path);
  return read_tensor(text, allocator);
}

static cotile_status_t run_read_bin(const cotile_allocator_t *allocator) {
  char text[512];
  snprintf(text, sizeof text, "2x2xi32=@%s", bin_path);
  return read_tensor(text, allocator);
}

static cotile_status_t write_tensor(const char *path, bool commit,
                                    const cotile_allocator_t *allocator) {
  int32_t data[] = {1, 2, 3, 4};
  cotile_view_t view = {{COTILE_I32, 2, {2, 2}}, data};
  cotile_output_t *output;
  cotile_status_t status = cotile_output_create(path, &view, allocator, &output);
  if (!status && commit) status = cotile_output_commit(output);
  cotile_output_release(output);
  return status;
}

static cotile_status_t run_write_npy(const cotile_allocator_t *allocator) {
  return write_tensor(output_path, true, allocator);
}

static cotile_status_t run_write_bin(const cotile_allocator_t *allocator) {
  return write_tensor(bin_output_path, true, allocator);
}

static cotile_status_t run_write_through_a_link(const cotile_allocator_t *allocator) {
  return write_tensor(link_path, true, allocator);
}

static cotile_status_t run_write_and_drop(const cotile_allocator_t *allocator) {
  return write_tensor(test_path("new.npy"), false, allocator);
}

static cotile_status_t run_write_to_a_device(const cotile_allocator_t *allocator) {
  cotile_file_writer_t writer;
  cotile_status_t status = cotile_file_writer_init(&writer, "/dev/null", allocator);
  if (!status) status = cotile_file_writer_append(&writer, "text", 4);
  if (!status) status = cotile_file_writer_commit(&writer);
  cotile_file_writer_deinit(&writer);
  return status;
}

static cotile_status_t run_read_text(const cotile_allocator_t *allocator) {
  cotile_string_t text;
  cotile_string_init(&text, allocator);
  cotile_status_t status = cotile_file_read(text_path, &text);
  if (!status) assert_int_equal(text.length, 20000);
  cotile_string_deinit(&text);
  return status;
}

// `compiler_path` copies its input, 20000 bytes, to its output.
static cotile_status_t run_compile(const cotile_allocator_t *allocator) {
  static char text[20000];
  cotile_compilation_t *compilation;
  cotile_compile_options_t options = {.size = sizeof options,
                                      .allocator = allocator,
                                      .text = memset(text, 'x', sizeof text),
                                      .text_length = sizeof text,
                                      .compiler = compiler_path};
  cotile_status_t status = cotile_compile(&options, &compilation);
  if (!status) assert_int_equal(strlen(cotile_compilation_output(compilation)), sizeof text);
  cotile_compilation_release(compilation);
  return status;
}

// Another process comes between.
static cotile_status_t run_compile_between(const cotile_allocator_t *allocator) {
  signal(SIGCHLD, SIG_IGN);
  cotile_status_t status = run_compile(allocator);
  signal(SIGCHLD, SIG_DFL);
  return status;
}

static cotile_status_t grow_string(const cotile_allocator_t *allocator) {
  cotile_string_t string;
  cotile_string_init(&string, allocator);
  cotile_status_t status = COTILE_SUCCESS;
  for (int i = 0; i < 50 && !status; i++) {
    size_t before = string.length;
    status = i % 2 ? cotile_string_append_format(&string, "%050d", i)
                   : cotile_string_append_json(&string, "\"a\n", 3);
    if (status && i % 2) assert_int_equal(string.length, before);
    assert_int_equal(strlen(cotile_string_text(&string)), string.length);
  }
  cotile_string_deinit(&string);
  return status;
}

static cotile_status_t grow_array(const cotile_allocator_t *allocator) {
  COTILE_ARRAY(int) array;
  cotile_array_init(&array, allocator);
  cotile_status_t status = COTILE_SUCCESS;
  for (int i = 0; i < 100 && !status; i++) {
    status = cotile_array_append(&array);
    if (!status) array.items[i] = i;
  }
  for (size_t i = 0; i < array.count; i++) assert_int_equal(array.items[i], i);
  cotile_array_deinit(&array);
  return status;
}

static cotile_status_t grow_region(const cotile_allocator_t *allocator) {
  cotile_region_t region;
  cotile_region_init(&region, allocator);
  cotile_status_t status = COTILE_SUCCESS;
  for (size_t i = 0; i < 30 && !status; i++) {
    void *piece;
    if (i % 10 == 0) cotile_region_clear(&region);
    status = cotile_region_allocate_array(&region, i, 500, &piece);
    assert_int_equal(piece != NULL, status == NULL);
  }
  const char *copy;
  if (!status) status = cotile_region_copy_text(&region, "text", &copy);
  cotile_region_deinit(&region);
  return status;
}

static cotile_status_t read_json(const cotile_allocator_t *allocator) {
  static const char text[] = "{\"a\": [1, 2, 3, 4, 5, 6, 7, 8, 9], \"b\": {\"c\": \"d\"}}";
  cotile_json_document_t document;
  const char *found;
  COTILE_RETURN_IF_ERROR(
      cotile_json_document_init(&document, text, sizeof text - 1, NULL, allocator));
  const cotile_json_t *b = cotile_json_get(cotile_json_root(&document), "b");
  cotile_status_t status = cotile_json_get_text(b, "c", &found);
  if (!status) assert_string_equal(found, "d");
  cotile_json_document_deinit(&document);
  return status;
}

static cotile_status_t run_containers(const cotile_allocator_t *allocator) {
  cotile_status_t status = grow_string(allocator);
  status = cotile_status_join(status, grow_array(allocator));
  status = cotile_status_join(status, grow_region(allocator));
  return cotile_status_join(status, read_json(allocator));
}

static const struct operation {
  const char *name;
  cotile_status_t (*run)(const cotile_allocator_t *allocator);
  char **output; // the file that it replaces; null if none
  bool forks;    // calls in a copy of this process fail too, unseen
} operations[] = {
    {"load, bind and call a module", run_module, NULL, false},
    {"the same on a device with memory of its own", run_module_apart, NULL, false},
    {"load and call a module with constants there", run_constants_apart, NULL, false},
    {"the same with a trace, which is written", run_with_trace, &output_path, false},
    {"pack and store", run_storing, &pack_file_path, false},
    {"find what is packed", run_finding, NULL, false},
    {"submit a call", run_submitted, NULL, false},
    {"submit a call to a device with memory of its own", run_submitted_apart, NULL, false},
    {"tell what is not there", run_errors, NULL, false},
    {"parse a tensor", run_parse, NULL, false},
    {"read .npy", run_read_npy, NULL, false},
    {"read .bin", run_read_bin, NULL, false},
    {"write .npy", run_write_npy, &output_path, false},
    {"write .bin", run_write_bin, &bin_output_path, false},
    {"write through a link", run_write_through_a_link, &output_path, false},
    {"write and drop", run_write_and_drop, NULL, false},
    {"write to a device", run_write_to_a_device, NULL, false},
    {"read a text", run_read_text, NULL, false},
    {"compile", run_compile, NULL, false},
    {"compile where children vanish", run_compile_between, NULL, true},
    {"grow a string, an array, a region, a document", run_containers, NULL, false},
};

enum { OPERATIONS = sizeof operations / sizeof *operations };

// --- What is around ---

enum { LIST = 4096 };

// Descriptors and what they refer to, a line each.
static void list_descriptors(char list[LIST]) {
  size_t used = 0;
  DIR *folder = opendir("/proc/self/fd");
  for (struct dirent *entry; (entry = readdir(folder));) {
    char path[64], target[256];
    if (entry->d_name[0] == '.' || atoi(entry->d_name) == dirfd(folder)) continue;
    snprintf(path, sizeof path, "/proc/self/fd/%.16s", entry->d_name);
    ssize_t length = readlink(path, target, sizeof target);
    used +=
        (size_t)snprintf(list + used, LIST - used, "%s %.*s\n", entry->d_name, (int)length, target);
    assert_true(used < LIST);
  }
  closedir(folder);
}

// Temporary files in the test's folder, which are removed.
static int remove_temporaries(void) {
  int count = 0;
  DIR *folder = opendir(test_path(""));
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (!strstr(entry->d_name, ".tmp.")) continue;
    unlink(test_path(entry->d_name));
    count++;
  }
  closedir(folder);
  return count;
}

// --- Faults ---

static const test_fault_t faults[] = {
    {"one allocation", TEST_CALL_MEMORY, ENOMEM, false},
    {"all allocations", TEST_CALL_MEMORY, ENOMEM, true},
    {"one call: EIO", TEST_CALL_SYSTEM, EIO, false},
    {"all calls: EIO", TEST_CALL_SYSTEM, EIO, true},
    {"one call: ENOSPC", TEST_CALL_SYSTEM, ENOSPC, false},
    {"all calls: ENOSPC", TEST_CALL_SYSTEM, ENOSPC, true},
    {"one call: ENOMEM", TEST_CALL_SYSTEM, ENOMEM, false},
    {"one call: EMFILE", TEST_CALL_SYSTEM, EMFILE, false},
    {"one call: EACCES", TEST_CALL_SYSTEM, EACCES, false},
    {"one call: EINTR", TEST_CALL_SYSTEM, EINTR, false},
    {"one transfer: a byte", TEST_CALL_SYSTEM, 0, false},
    {"all transfers: a byte", TEST_CALL_SYSTEM, 0, true},
};

// The run that is checked, for messages.
static struct {
  const struct operation *operation;
  const test_fault_t *fault;
  int64_t at;
  test_calls_t calls;
} now;

static void expect(bool good, const char *what, const char *detail) {
  if (good) return;
  print_error("%s; %s from number %lld (%s): %s %s\n", now.operation->name,
              now.fault ? now.fault->name : "nothing fails", (long long)now.at,
              now.calls.failed ? now.calls.failed : "none", what, detail);
  fail();
}

static bool is_one_of(const char *name, const char *list) {
  const char *at = strstr(list, name);
  return at && (at == list || at[-1] == ' ') && (!at[strlen(name)] || at[strlen(name)] == ' ');
}

static void check_memory_status(cotile_status_t status, const test_allocator_t *memory) {
  cotile_code_t code = cotile_status_code(status);
  if (memory->failed) expect(status, "an allocation failed unnoticed", "");
  expect(!status || code == COTILE_NO_MEMORY, "wrong status:", cotile_status_message(status));
}

static void check_system_status(cotile_status_t status) {
  const char *message = cotile_status_message(status), *call = now.calls.failed;
  cotile_code_t code = cotile_status_code(status);
  bool repeated =
      call && now.fault->error == EINTR && is_one_of(call, "open poll read waitpid write");
  bool reported = now.operation->forks && call && is_one_of(call, "waitpid"); // by the copy
  bool expected = call && !now.calls.harmless && !repeated && !reported;
  if (!expected && !now.operation->forks) expect(!status, "wrong failure:", message);
  if (!expected) return;
  expect(status, "a call failed unnoticed", "");
  if (is_one_of(call, "dlopen dlsym")) {
    expect(code == COTILE_INVALID, "wrong status:", message);
    return;
  }
  bool memory = now.fault->error == ENOMEM && code == COTILE_NO_MEMORY;
  expect(code == COTILE_UNAVAILABLE || memory, "wrong code:", cotile_code_name(code));
  bool told = strstr(message, strerror(now.fault->error)) || strstr(message, "cannot learn how") ||
              is_one_of(call, "pthread_mutex_init pthread_cond_init "
                              "pthread_condattr_init pthread_condattr_setclock");
  expect(told, "the message does not tell why:", message);
}

static void check_status(cotile_status_t status, const test_allocator_t *memory) {
  if (now.fault && now.fault->kind == TEST_CALL_MEMORY)
    check_memory_status(status, memory);
  else
    check_system_status(status);
}

// The last bytes of a whole file; those of traces are the same in each.
enum { TAIL = 4 };

static void check_output(const char *path, bool success, const char *whole, size_t size) {
  size_t length;
  char *text = test_read_file(path, &length);
  if (!success)
    expect(length == 3 && !strcmp(text, "old"), "the old file is gone", "");
  else if (whole)
    expect(length > TAIL && !memcmp(text + length - TAIL, whole + size - TAIL, TAIL),
           "the new file is not whole", "");
  free(text);
}

// Runs the operation once and checks all but the status, which is owned by the caller.
static cotile_status_t run_operation(test_allocator_t *memory, const char *whole, size_t size) {
  const struct operation *operation = now.operation;
  char before[LIST], after[LIST];
  if (operation->output) test_write_file(*operation->output, "old", 3);
  list_descriptors(before);
  test_allocator_init(memory, -1);
  test_calls_begin(now.fault, now.at);
  cotile_status_t status = operation->run(&memory->allocator);
  now.calls = test_calls_end();
  list_descriptors(after);
  expect(!strcmp(before, after), "descriptors before:", before);
  expect(memory->live == 0, "blocks leak", "");
  expect(waitpid(-1, NULL, WNOHANG) < 0, "a child stays", "");
  int temporaries = remove_temporaries();
  bool kept = now.calls.failed && (now.fault->lasting || !strcmp(now.calls.failed, "unlink"));
  expect(kept || !temporaries, "a temporary file stays", "");
  if (operation->output) check_output(*operation->output, !status, whole, size);
  return status;
}

// Returns what was counted.
static test_calls_t check_run(const char *whole, size_t size) {
  test_allocator_t memory;
  int64_t objects = test_live_objects();
  cotile_status_t status = run_operation(&memory, whole, size);
  check_status(status, &memory);
  cotile_status_release(status);
  expect(test_live_objects() == objects, "blocks or mapped files leak", "");
  return now.calls;
}

static void check_fault(const test_fault_t *fault, int64_t count, const char *whole, size_t size) {
  now.fault = fault;
  for (now.at = 0; now.at < count; now.at++) check_run(whole, size);
}

static void check_operation(const struct operation *operation) {
  char *whole = NULL;
  size_t size = 0;
  now.operation = operation;
  now.fault = NULL;
  check_run(NULL, 0); // what happens only once in a process
  test_calls_t clean = check_run(NULL, 0);
  if (operation->output) whole = test_read_file(*operation->output, &size);
  for (size_t f = 0; f < sizeof faults / sizeof *faults; f++)
    check_fault(&faults[f], clean.counts[faults[f].kind], whole, size);
  free(whole);
  print_message("%s: %lld allocations and releases, %lld calls\n", operation->name,
                (long long)clean.counts[TEST_CALL_MEMORY],
                (long long)clean.counts[TEST_CALL_SYSTEM]);
  assert_true(clean.counts[TEST_CALL_MEMORY] > 0);
}

static void test_operations(void **state) {
  (void)state;
  for (size_t i = 0; i < OPERATIONS; i++) check_operation(&operations[i]);
}

static int make_cache(void) {
  static float data[9];
  glob_t found;
  char pattern[512];
  binding_fill(data, 3);
  packs_parameters = binding_parameters(data, 3);
  packs_path = strdup(test_write_module("packs.so", "packs", test_packs_json));
  cache_path = strdup(test_path("."));
  assert_ok(run_storing(NULL));
  snprintf(pattern, sizeof pattern, "%s/*.cotile-pack", cache_path);
  assert_int_equal(glob(pattern, 0, NULL, &found), 0);
  assert_int_equal(found.gl_pathc, 1);
  pack_file_path = strdup(found.gl_pathv[0]);
  globfree(&found);
  return 0;
}

static int make_files(void **state) {
  static const char json[] =
      "{\"a\": {\"dtype\": \"I8\", \"shape\": [1], \"data_offsets\": [0, 1]},"
      " \"offset\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [1, 13]},"
      " \"scale\": {\"dtype\": \"F32\", \"shape\": [3], \"data_offsets\": [13, 25]}}";
  const float weights[] = {1, 2, 3, 10, 20, 30};
  static const int32_t elements[] = {1, 2, 3, 4};
  static char text[20000], data[25], script[] = "#!/bin/sh\nexec cat\n";
  (void)state;
  memset(text, 'x', sizeof text);
  memcpy(data + 1, weights, sizeof weights);
  module_path = strdup(test_write_module("linear.so", "linear", test_linear_json));
  elementwise_path = strdup(test_write_module("e.so", "elementwise", test_elementwise_json));
  constants_path = strdup(test_write_module("c.so", "constant_pack", test_constant_pack_json));
  weights_path = strdup(test_write_safetensors("w.safetensors", json, data, sizeof data));
  no_weights_path = strdup(test_write_safetensors("none.safetensors", "{}", NULL, 0));
  npy_path = strdup(test_path("in.npy"));
  bin_path = strdup(test_path("in.bin"));
  text_path = strdup(test_path("text"));
  compiler_path = strdup(test_path("compiler"));
  test_write_file(compiler_path, script, strlen(script));
  if (chmod(compiler_path, 0755)) return 1;
  output_path = strdup(test_path("out.npy"));
  bin_output_path = strdup(test_path("out.bin"));
  link_path = strdup(test_path("link.npy"));
  test_write_file(bin_path, elements, sizeof elements);
  test_write_file(text_path, text, sizeof text);
  cotile_status_t status = write_tensor(npy_path, true, NULL);
  cotile_status_release(status);
  return status || symlink(output_path, link_path) || make_cache();
}

static int free_paths(void **state) {
  char *paths[] = {module_path, elementwise_path, weights_path,   no_weights_path, npy_path,
                   bin_path,    text_path,        output_path,    bin_output_path, link_path,
                   packs_path,  cache_path,       pack_file_path, constants_path};
  (void)state;
  for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) free(paths[i]);
  cotile_parameters_release(packs_parameters);
  return 0;
}

// --- Files that the system does not let grow ---

static void test_full_disk(void **state) {
  (void)state;
  struct rlimit before, limit;
  float data[64] = {0};
  cotile_view_t view = test_vector(COTILE_F32, 64, data);
  const char *path = test_path("full.npy");
  test_write_file(path, "old", 3);
  getrlimit(RLIMIT_FSIZE, &before);
  signal(SIGXFSZ, SIG_IGN);
  for (rlim_t size = 0; size < 128 + 256; size += 16) {
    cotile_output_t *output;
    limit = before;
    limit.rlim_cur = size;
    setrlimit(RLIMIT_FSIZE, &limit);
    cotile_status_t status = cotile_output_create(path, &view, NULL, &output);
    setrlimit(RLIMIT_FSIZE, &before);
    assert_status(status, COTILE_UNAVAILABLE, "full.npy: cannot write: File too large");
    assert_null(output);
  }
  size_t size;
  char *text = test_read_file(path, &size);
  assert_string_equal(text, "old");
  free(text);
  assert_int_equal(remove_temporaries(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_operations),
      cmocka_unit_test(test_full_disk),
  };
  return cmocka_run_group_tests(tests, make_files, free_paths);
}
