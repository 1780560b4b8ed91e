// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver vulkan where the conformance suite does not reach: limits, failures of every call of
// Vulkan, what is lost or missing, the cache of pipelines (cache-1, cache-2), validation
// (vulkan-1). The loader is vulkan_double.c.
#include "conformance.h"
#include "interpose.h"
#include "vulkan_double.h"

#include "base/checksum.h"
#include "base/clock.h"
#include "many.comp.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static vulkan_double_t *twin;

static int find_twin(void **state) {
  (void)state;
  test_keep_lavapipe();
  void *library = dlopen("libvulkan.so.1", RTLD_NOW); // kept: the driver gets the same
  twin = library ? dlsym(library, "vulkan_double") : NULL;
  if (!twin) print_error("the loader is not the tests' own; run by ctest\n");
  return twin ? 0 : -1;
}

// All is as it is.
static int reset_twin(void **state) {
  (void)state;
  memset(twin, 0, sizeof *twin);
  twin->fail_at = -1;
  return 0;
}

// Nothing is left over.
static int check_twin(void **state) {
  (void)state;
  assert_int_equal(twin->live, 0);
  if (twin->complaint) fail_msg("%s", twin->complaint);
  return 0;
}

static cotile_device_t *new_device(const char *text) {
  cotile_device_t *device;
  assert_ok(cotile_device_create(text, NULL, &device));
  return device;
}

static void check_no_device(const char *text, cotile_code_t code, const char *part) {
  cotile_device_t *device;
  assert_status(cotile_device_create(text, NULL, &device), code, part);
  assert_null(device);
}

static void fixture_init(fixture_t *fixture, const char *text) {
  *fixture = (fixture_t){.computes = true, .device = new_device(text)};
  assert_ok(cotile_executable_create(fixture->device, &conformance_spec, &fixture->executable));
  cotile_command_buffer_init(&fixture->commands, cotile_allocator_system());
}

static void fixture_deinit(fixture_t *fixture) {
  cotile_command_buffer_deinit(&fixture->commands);
  cotile_executable_release(fixture->executable);
  cotile_device_release(fixture->device);
}

enum { NUMBERS = 32 };

// --- Names and lists ---

static void test_options(void **state) {
  (void)state;
  check_no_device("vulkan:x", COTILE_USAGE,
                  "unknown option 'x'; known are a number, validate, validate=sync, stage and "
                  "nocache");
  check_no_device("vulkan:1000", COTILE_USAGE, "the device must be a number from 0 to 999");
  check_no_device("vulkan:0x", COTILE_USAGE, "got '0x'");
  check_no_device("vulkan:validate=all", COTILE_USAGE, "unknown option 'validate=all'");
  check_no_device("vulkan:,", COTILE_USAGE, "unknown option ''");
  check_no_device("vulkan:nocache,64", COTILE_NOT_FOUND,
                  "device 'vulkan:nocache,64': there is no device 64, the last one is 0");
  cotile_device_release(new_device("vulkan:nocache"));
}

struct list {
  int count;
  char text[32], name[256];
};

static void visit(void *user, const char *text, const char *name) {
  struct list *list = user;
  list->count++;
  snprintf(list->text, sizeof list->text, "%s", text);
  snprintf(list->name, sizeof list->name, "%s", name);
}

static int32_t driver_number(const char *name) {
  int32_t at = 0;
  while (strcmp(cotile_driver_name(at), name)) at++;
  return at;
}

static void test_list(void **state) {
  (void)state;
  struct list list = {0};
  assert_ok(cotile_driver_list_devices(driver_number("vulkan"), visit, &list));
  assert_int_equal(list.count, 1);
  assert_string_equal(list.text, "vulkan:0");
  assert_non_null(strstr(list.name, "llvmpipe"));
  twin->no_devices = true;
  assert_status(cotile_driver_list_devices(driver_number("vulkan"), visit, &list),
                COTILE_UNAVAILABLE, "Vulkan finds no device on this machine");
  assert_int_equal(list.count, 1);
  check_no_device("vulkan", COTILE_UNAVAILABLE, "Vulkan finds no device on this machine");
}

static void test_unfit_devices(void **state) {
  reset_twin(state);
  twin->api_version = VK_API_VERSION_1_1;
  check_no_device("vulkan", COTILE_UNSUPPORTED, "the device has Vulkan 1.1; 1.2 is needed");
  reset_twin(state);
  twin->no_timeline = true;
  check_no_device("vulkan", COTILE_UNSUPPORTED, "no timeline semaphores");
  reset_twin(state);
  twin->alignment = 512;
  check_no_device("vulkan", COTILE_UNSUPPORTED, "wants tensors aligned to 512 bytes");
}

// --- Kernels ---

static struct cotile_spirv_kernel many_kernel(void) {
  return (struct cotile_spirv_kernel){.code = many_spirv,
                                      .code_size = sizeof many_spirv,
                                      .entry = "many",
                                      .binding_count = 20,
                                      .dim_count = 2,
                                      .workgroup_size = {1, 1, 1}};
}

static void check_kernel(const struct cotile_spirv_kernel *kernel, cotile_code_t code,
                         const char *part) {
  cotile_device_t *device = new_device("vulkan:nocache");
  cotile_executable_t *executable;
  cotile_executable_spec_t spec = {.kernel_count = 1, .spirv = kernel};
  assert_status(cotile_executable_create(device, &spec, &executable), code, part);
  assert_int_equal(executable != NULL, code == COTILE_OK);
  cotile_executable_release(executable);
  cotile_device_release(device);
}

static void test_kernel_limits(void **state) {
  struct cotile_spirv_kernel kernel = many_kernel();
  check_kernel(NULL, COTILE_UNSUPPORTED, "no SPIR-V for the device vulkan");
  check_kernel(&kernel, COTILE_OK, "");
  twin->storage_buffers = 19;
  check_kernel(&kernel, COTILE_UNSUPPORTED,
               "kernel 'many': 20 bindings; the device takes at most 19");
  reset_twin(state);
  twin->push_bytes = 8;
  check_kernel(&kernel, COTILE_UNSUPPORTED, "2 dynamic dimensions; the device takes at most 1");
  reset_twin(state);
  kernel.shared_bytes = 1 << 30;
  check_kernel(&kernel, COTILE_UNSUPPORTED, "1073741824 bytes of memory in a workgroup");
  kernel = many_kernel();
  kernel.workgroup_size[0] = 0;
  check_kernel(&kernel, COTILE_UNSUPPORTED, "0 invocations in dimension 0 of a workgroup");
  kernel = many_kernel();
  twin->invocations = 64;
  for (int i = 0; i < 3; i++) kernel.workgroup_size[i] = 5;
  check_kernel(&kernel, COTILE_UNSUPPORTED, "125 invocations in a workgroup; the device takes at");
}

static void check_limits(int64_t threads, int64_t shared, int64_t push) {
  cotile_device_t *device = new_device("vulkan:nocache");
  cotile_device_limits_t limits = {.size = sizeof limits};
  cotile_device_limits(device, &limits);
  assert_string_equal(limits.target, "vulkan");
  assert_non_null(strstr(limits.name, "llvmpipe"));
  assert_int_equal(limits.max_threads, threads);
  assert_int_equal(limits.shared_bytes, shared);
  assert_int_equal(limits.push_constant_bytes, push);
  assert_in_range(limits.subgroup_threads, 1, 128);
  cotile_device_release(device);
}

// A kernel that uses all that a device tells of runs there, and not on a smaller one.
static void test_limits_told(void **state) {
  struct cotile_spirv_kernel kernel = many_kernel();
  reset_twin(state);
  twin->invocations = 512;
  twin->shared_bytes = 24576;
  twin->push_bytes = 160;
  check_limits(512, 24576, 160);
  kernel.workgroup_size[0] = 512;
  kernel.shared_bytes = 24576;
  check_kernel(&kernel, COTILE_OK, "");
  twin->workgroup_width = 256;
  check_limits(256, 24576, 160);
  check_kernel(&kernel, COTILE_UNSUPPORTED,
               "kernel 'many': 512 invocations in dimension 0 of a workgroup; the device takes 1 "
               "to 256");
  twin->workgroup_width = 0;
  twin->shared_bytes = 16384;
  check_limits(512, 16384, 160);
  check_kernel(&kernel, COTILE_UNSUPPORTED,
               "kernel 'many': 24576 bytes of memory in a workgroup; the device takes at most "
               "16384");
}

// Runs with a changed copy of the code: word `at` becomes `word`.
static void check_code(size_t at, uint32_t word, cotile_code_t code, const char *part) {
  struct cotile_spirv_kernel kernel = many_kernel();
  uint32_t *copy = malloc(sizeof many_spirv);
  memcpy(copy, many_spirv, sizeof many_spirv);
  copy[at] = word;
  kernel.code = copy;
  check_kernel(&kernel, code, part);
  free(copy);
}

static void test_code(void **state) {
  (void)state;
  struct cotile_spirv_kernel kernel = many_kernel();
  kernel.code_size--;
  check_kernel(&kernel, COTILE_INVALID, "kernel 'many': this is not SPIR-V");
  kernel.code_size = 16;
  check_kernel(&kernel, COTILE_INVALID, "this is not SPIR-V");
  check_code(0, 0x03022307, COTILE_INVALID, "this is not SPIR-V");
  check_code(1, 0x00010600, COTILE_UNSUPPORTED, "SPIR-V 1.6 is too new");
  assert_int_equal(many_spirv[6], 1); // OpCapability Shader
  check_code(6, 4444, COTILE_UNSUPPORTED, "SPIR-V capability 4444 is not known");
  check_code(6, 67, COTILE_UNSUPPORTED, "lacks what SPIR-V calls GroupNonUniformClustered");
  twin->no_int64 = true;
  check_kernel(conformance_spec.spirv + KERNEL_STEP, COTILE_UNSUPPORTED,
               "the device lacks what SPIR-V calls Int64");
}

// Kernels that differ in nothing have their objects in common, and each ordinal its own kernel.
static void test_equal_kernels(void **state) {
  (void)state;
  const struct cotile_spirv_kernel step = conformance_spec.spirv[KERNEL_STEP];
  struct cotile_spirv_kernel count = conformance_spec.spirv[KERNEL_COUNT], wide = count;
  wide.dim_count++;
  const struct cotile_spirv_kernel kernels[] = {count, step, count, step, wide, step, count};
  const cotile_executable_spec_t spec = {.kernel_count = 7, .spirv = kernels};
  fixture_t fixture = {.computes = true, .device = new_device("vulkan:0")};
  enum { OBJECTS = 3, DIFFERENT = 3 }; // of a kernel; kernels
  int64_t before = twin->live;
  assert_ok(cotile_executable_create(fixture.device, &spec, &fixture.executable));
  assert_int_equal(twin->live - before, OBJECTS * DIFFERENT);
  cotile_command_buffer_init(&fixture.commands, cotile_allocator_system());
  cotile_buffer_t *in = new_numbers(&fixture, NUMBERS, false);
  cotile_buffer_t *out = new_numbers(&fixture, NUMBERS, true);
  record(&fixture, (conformance_kernel_t)5, NUMBERS, in, out, NUMBERS, 0); // a step
  assert_ok(cotile_device_execute(fixture.device, &fixture.commands));
  assert_int_equal(wrong_steps(&fixture, out, NUMBERS, 1), 0);
  cotile_buffer_release(in);
  cotile_buffer_release(out);
  fixture_deinit(&fixture);
}

// --- Launches ---

static void execute_expecting(fixture_t *fixture, cotile_code_t code, const char *part) {
  assert_status(cotile_device_execute(fixture->device, &fixture->commands), code, part);
  cotile_command_buffer_clear(&fixture->commands);
}

// Workgroups in rows, the last of which is too long.
static void test_grid(void **state) {
  (void)state;
  static const int64_t counts[] = {1, 7, 8, 29, 31, 34, 35};
  fixture_t fixture;
  twin->most_workgroups[0] = 7;
  twin->most_workgroups[1] = 5;
  fixture_init(&fixture, "vulkan:nocache");
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
    cotile_buffer_t *counters = new_numbers(&fixture, 50, true);
    record(&fixture, KERNEL_COUNT, counts[i], counters, NULL, 0, 0);
    execute_expecting(&fixture, COTILE_OK, "");
    assert_int_equal(wrong_counts(&fixture, counters, counts[i], 1), 0);
    assert_int_equal(wrong_counts(&fixture, counters, 100, 0), counts[i]);
    cotile_buffer_release(counters);
  }
  cotile_buffer_t *counters = new_numbers(&fixture, 50, true);
  record(&fixture, KERNEL_COUNT, 36, counters, NULL, 0, 0);
  execute_expecting(&fixture, COTILE_UNSUPPORTED,
                    "launch of kernel 0: 36 workgroups; the device has at most 7 times 5");
  cotile_buffer_release(counters);
  fixture_deinit(&fixture);
}

static void test_wrong_launches(void **state) {
  (void)state;
  fixture_t fixture;
  fixture_init(&fixture, "vulkan:nocache");
  cotile_buffer_t *in = new_numbers(&fixture, 100, false), *out = new_numbers(&fixture, 100, true);
  cotile_buffer_t odd = *in;
  record(&fixture, KERNEL_STEP, 4, in, out, 4, (int64_t)INT32_MAX + 1);
  execute_expecting(&fixture, COTILE_UNSUPPORTED, "kernels take numbers up to 2147483647");
  record(&fixture, KERNEL_STEP, (int64_t)INT32_MAX + 1, in, out, 4, 0);
  execute_expecting(&fixture, COTILE_UNSUPPORTED, "got 2147483648");
  record(&fixture, KERNEL_STEP, 4, in, NULL, 4, 0);
  execute_expecting(&fixture, COTILE_INTERNAL, "1 bindings and 2 dims for a kernel with 2 and 2");
  odd.address = in->address + 8;
  record(&fixture, KERNEL_STEP, 4, &odd, out, 4, 0);
  execute_expecting(&fixture, COTILE_INTERNAL, "binding 0: offset 8 is not aligned");
  odd.address = in->address + in->bytes; // between two buffers
  record(&fixture, KERNEL_STEP, 4, in, &odd, 4, 0);
  execute_expecting(&fixture, COTILE_INTERNAL, "is no memory of the device");
  odd.address = (char *)&odd;
  record(&fixture, KERNEL_STEP, 4, &odd, out, 4, 0);
  execute_expecting(&fixture, COTILE_INTERNAL, "is no memory of the device");
  assert_ok(cotile_command_buffer_append_copy(&fixture.commands, COTILE_COMMAND_COPY, out->address,
                                              in->address + 1, 800));
  execute_expecting(&fixture, COTILE_INTERNAL, "with 800 bytes is no memory of the device");
  cotile_buffer_t *counters = new_numbers(&fixture, 8, true);
  record(&fixture, KERNEL_COUNT, 16, counters, NULL, 0, 0); // what comes before is dropped as well
  record(&fixture, KERNEL_STEP, 4, in, NULL, 4, 0);
  execute_expecting(&fixture, COTILE_INTERNAL, "launch of kernel 1");
  record_steps(&fixture, in, out, 100, 5); // all is well after all that
  execute_expecting(&fixture, COTILE_OK, "");
  assert_int_equal(wrong_steps(&fixture, out, 100, 5), 0);
  assert_int_equal(wrong_counts(&fixture, counters, 16, 0), 0);
  cotile_buffer_release(counters);
  cotile_buffer_release(in);
  cotile_buffer_release(out);
  fixture_deinit(&fixture);
}

// A tensor may be larger than what a binding reaches only if it is known not to be.
static void test_large_tensors(void **state) {
  (void)state;
  fixture_t fixture;
  twin->storage_range = 1024;
  fixture_init(&fixture, "vulkan:nocache");
  cotile_buffer_t *in = new_numbers(&fixture, 1000, false);
  cotile_buffer_t *out = new_numbers(&fixture, 1000, true);
  record(&fixture, KERNEL_STEP, 128, in, out, 128, 0);
  fixture.commands.commands.items[0].dispatch.bytes = 1024;
  execute_expecting(&fixture, COTILE_OK, "");
  assert_int_equal(wrong_steps(&fixture, out, 128, 1), 0);
  record(&fixture, KERNEL_STEP, 128, in, out, 128, 0);
  fixture.commands.commands.items[0].dispatch.bytes = 1025;
  execute_expecting(&fixture, COTILE_UNSUPPORTED,
                    "a launch with 1025 bytes; the device's limit for a tensor is 1024");
  cotile_buffer_release(in);
  cotile_buffer_release(out);
  fixture_deinit(&fixture);
}

// More descriptors than an execution has room for.
static void test_many_bindings(void **state) {
  (void)state;
  enum { BINDINGS = 20, LAUNCHES = 300 };
  fixture_t fixture;
  struct cotile_spirv_kernel kernel = many_kernel();
  cotile_executable_spec_t spec = {.kernel_count = 1, .spirv = &kernel};
  fixture_init(&fixture, "vulkan:0,validate,nocache");
  cotile_executable_release(fixture.executable);
  assert_ok(cotile_executable_create(fixture.device, &spec, &fixture.executable));
  cotile_buffer_t *buffers[BINDINGS];
  void *bindings[BINDINGS];
  const int64_t dims[2] = {0, 0};
  for (int i = 0; i < BINDINGS; i++) {
    int64_t number = i == BINDINGS - 1 ? 0 : 1 << i;
    buffers[i] = new_numbers(&fixture, 1, true);
    store(&fixture, buffers[i], &number);
    bindings[i] = buffers[i]->address;
  }
  cotile_dispatch_t dispatch = {.executable = fixture.executable,
                                .bindings = bindings,
                                .dims = dims,
                                .binding_count = BINDINGS,
                                .dim_count = 2,
                                .workgroups = 1};
  for (int i = 0; i < LAUNCHES; i++)
    assert_ok(cotile_command_buffer_append_dispatch(&fixture.commands, &dispatch));
  execute_expecting(&fixture, COTILE_OK, "");
  int64_t sum = 0;
  load(&fixture, buffers[BINDINGS - 1], &sum);
  assert_int_equal(sum, LAUNCHES * ((1 << (BINDINGS - 1)) - 1));
  for (int i = 0; i < BINDINGS; i++) cotile_buffer_release(buffers[i]);
  fixture_deinit(&fixture);
}

// More copies and launches than an execution has room for, be it that of times.
static void test_long_lists(void **state) {
  (void)state;
  enum { COPIES = 2000, STEPS = 1301, N = 3 };
  fixture_t fixture;
  fixture_init(&fixture, "vulkan:nocache");
  for (int is_timed = 0; is_timed < 2; is_timed++) {
    cotile_buffer_t *first = new_numbers(&fixture, N, false);
    cotile_buffer_t *second = new_numbers(&fixture, N, true);
    cotile_buffer_t *copy = new_numbers(&fixture, N, true);
    fixture.commands.is_timed = is_timed;
    for (int i = 0; i < COPIES; i++)
      assert_ok(cotile_command_buffer_append_copy(&fixture.commands, COTILE_COMMAND_COPY,
                                                  copy->address, first->address, first->bytes));
    record_steps(&fixture, first, second, N, STEPS);
    execute_expecting(&fixture, COTILE_OK, "");
    assert_int_equal(wrong_steps(&fixture, copy, N, 0), 0);
    assert_int_equal(wrong_steps(&fixture, second, N, STEPS), 0);
    cotile_buffer_release(first);
    cotile_buffer_release(second);
    cotile_buffer_release(copy);
  }
  fixture_deinit(&fixture);
}

// --- Times ---

static void check_times(const char *text) {
  fixture_t fixture;
  fixture_init(&fixture, text);
  cotile_buffer_t *first = new_numbers(&fixture, 64, false);
  cotile_buffer_t *second = new_numbers(&fixture, 64, true);
  fixture.commands.is_timed = true;
  record_steps(&fixture, first, second, 64, 10);
  int64_t before = cotile_clock(), last = before, now;
  assert_ok(cotile_device_execute(fixture.device, &fixture.commands));
  now = cotile_clock();
  for (size_t i = 0; i < fixture.commands.commands.count; i += 2) {
    const cotile_command_t *command = &fixture.commands.commands.items[i];
    bool is_whole = twin->no_timestamps; // the time of the submission
    assert_true(command->begin >= (is_whole ? before : last));
    assert_true(command->begin <= command->end && command->end <= now);
    last = command->end;
  }
  cotile_buffer_release(first);
  cotile_buffer_release(second);
  fixture_deinit(&fixture);
}

static void test_times(void **state) {
  check_times("vulkan:nocache");
  twin->timestamp_bits = 36; // which wrap around every minute
  check_times("vulkan:nocache");
  twin->no_calibration = true;
  check_times("vulkan:nocache");
  reset_twin(state);
  twin->no_timestamps = true;
  check_times("vulkan:nocache");
}

// --- A cache of pipelines ---

static const char *cache_home;

static void use_cache(const char *options) {
  fixture_t fixture;
  fixture_init(&fixture, options);
  fixture_deinit(&fixture);
}

// The only file in the cache, or null.
static const char *cached_file(void) {
  static char path[512];
  char folder[256];
  int count = 0;
  snprintf(folder, sizeof folder, "%s/cotile", cache_home);
  DIR *directory = opendir(folder);
  for (struct dirent *entry; directory && (entry = readdir(directory));) {
    if (entry->d_name[0] == '.') continue;
    count++;
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
  }
  if (directory) closedir(directory);
  assert_true(count <= 1);
  return count ? path : NULL;
}

static void remove_cache(void) {
  char folder[256];
  const char *file = cached_file();
  if (file) unlink(file);
  snprintf(folder, sizeof folder, "%s/cotile", cache_home);
  rmdir(folder);
  rmdir(cache_home);
}

static ino_t inode_of(const char *path) {
  struct stat facts;
  assert_int_equal(stat(path, &facts), 0);
  return facts.st_ino;
}

static int use_own_cache(void **state) {
  reset_twin(state);
  cache_home = test_path("home");
  setenv("XDG_CACHE_HOME", cache_home, 1);
  return 0;
}

static int drop_own_cache(void **state) {
  remove_cache();
  return check_twin(state);
}

// --- Failures ---

struct machine {
  cotile_device_t *device;
  cotile_buffer_t *in, *out;
  cotile_executable_t *executable;
};

// Numbers go to the device, through a kernel and a copy, and come back.
static cotile_status_t compute(const struct machine *machine) {
  fixture_t fixture = {.computes = true, .executable = machine->executable};
  cotile_command_buffer_t *commands = &fixture.commands;
  int64_t numbers[NUMBERS];
  for (int64_t i = 0; i < NUMBERS; i++) numbers[i] = i;
  cotile_command_buffer_init(commands, cotile_allocator_system());
  commands->is_timed = true;
  assert_ok(cotile_command_buffer_append_copy(commands, COTILE_COMMAND_UPLOAD, machine->in->address,
                                              numbers, sizeof numbers));
  assert_ok(cotile_command_buffer_append_barrier(commands));
  record(&fixture, KERNEL_STEP, NUMBERS, machine->in, machine->out, NUMBERS, 5);
  assert_ok(cotile_command_buffer_append_barrier(commands));
  assert_ok(cotile_command_buffer_append_copy(commands, COTILE_COMMAND_COPY, machine->in->address,
                                              machine->out->address, sizeof numbers));
  assert_ok(cotile_command_buffer_append_barrier(commands));
  assert_ok(cotile_command_buffer_append_copy(commands, COTILE_COMMAND_DOWNLOAD, numbers,
                                              machine->in->address, sizeof numbers));
  cotile_status_t status = cotile_device_execute(machine->device, commands);
  for (int64_t i = 0; i < NUMBERS && !status; i++)
    assert_int_equal(numbers[i], NUMBERS - 1 - i + 5);
  cotile_command_buffer_deinit(commands);
  return status;
}

// After a failure the device goes on, unless it is lost.
static cotile_status_t compute_again(const struct machine *machine) {
  cotile_status_t status = compute(machine);
  if (!status) return COTILE_SUCCESS;
  bool by_queue =
      !strcmp(twin->failed, "vkQueueSubmit") || !strcmp(twin->failed, "vkWaitSemaphores");
  bool is_lost = by_queue && twin->result == VK_ERROR_DEVICE_LOST;
  assert_status(compute(machine), is_lost ? COTILE_UNAVAILABLE : COTILE_OK,
                is_lost ? "the device was lost in an earlier call" : "");
  return status;
}

static cotile_status_t use_device(const char *text, const cotile_allocator_t *allocator) {
  struct machine machine = {0};
  cotile_status_t status = cotile_device_create(text, allocator, &machine.device);
  if (!status)
    status = cotile_buffer_create(machine.device, NUMBERS * sizeof(int64_t), &machine.in);
  if (!status)
    status = cotile_buffer_create(machine.device, NUMBERS * sizeof(int64_t), &machine.out);
  if (!status)
    status = cotile_executable_create(machine.device, &conformance_spec, &machine.executable);
  if (!status) status = compute_again(&machine);
  cotile_buffer_release(machine.in);
  cotile_buffer_release(machine.out);
  cotile_executable_release(machine.executable);
  cotile_device_release(machine.device);
  return status;
}

static cotile_status_t bind_steps(cotile_module_t *module) {
  static int64_t numbers[NUMBERS] = {1};
  static unsigned char flags[NUMBERS];
  cotile_view_t vector = test_vector(COTILE_I64, NUMBERS, numbers);
  cotile_view_t booleans = test_vector(COTILE_I1, NUMBERS, flags);
  cotile_parameters_t *parameters;
  assert_ok(cotile_parameters_create(NULL, &parameters));
  assert_ok(cotile_parameters_add_view(parameters, "flags", &booleans));
  assert_ok(cotile_parameters_add_view(parameters, "kept", &vector));
  assert_ok(cotile_parameters_add_view(parameters, "packed", &vector));
  cotile_status_t status = cotile_module_bind(module, parameters);
  cotile_parameters_release(parameters);
  return status;
}

// A module is loaded, bound and called.
static cotile_status_t use_module(const char *text, const cotile_allocator_t *allocator) {
  cotile_device_t *device;
  cotile_module_t *module = NULL;
  cotile_context_t *context = NULL;
  int64_t x[] = {1, 2};
  cotile_view_t inputs[] = {test_vector(COTILE_I64, 2, x), test_vector(COTILE_I64, 2, x)};
  cotile_view_t results[8] = {{{0}, NULL}};
  const char *path = test_write_module("steps.so", "steps", test_steps_json);
  cotile_status_t status = cotile_device_create(text, allocator, &device);
  if (!status) status = cotile_module_load(device, path, NULL, &module);
  if (!status) status = bind_steps(module);
  if (!status) status = cotile_context_create(module, &context);
  if (!status) status = cotile_context_invoke(context, 0, 2, inputs, 8, results);
  if (!status) assert_int_equal(((int64_t *)results[0].data)[1], 5);
  cotile_context_release(context);
  cotile_module_release(module);
  cotile_device_release(device);
  return status;
}

typedef cotile_status_t use_fn(const char *text, const cotile_allocator_t *allocator);

// Fails call number n: a status that names it, nothing is left over. What is kept on disk may fail.
static void fail_call(use_fn *use, const char *text, int64_t n, VkResult result,
                      cotile_code_t code) {
  test_allocator_t memory;
  test_allocator_init(&memory, -1);
  reset_twin(NULL);
  twin->fail_at = n;
  twin->result = result;
  cotile_status_t status = use(text, &memory.allocator);
  assert_int_equal(memory.live, 0);
  assert_int_equal(twin->live, 0);
  assert_non_null(twin->failed);
  if (strcmp(twin->failed, "vkGetPipelineCacheData"))
    assert_status(status, code, twin->failed);
  else
    assert_ok(status);
}

static void fail_every_call(use_fn *use, const char *text) {
  static const struct {
    VkResult result;
    cotile_code_t code;
  } failures[] = {{VK_ERROR_OUT_OF_HOST_MEMORY, COTILE_NO_MEMORY},
                  {VK_ERROR_OUT_OF_DEVICE_MEMORY, COTILE_NO_MEMORY},
                  {VK_ERROR_DEVICE_LOST, COTILE_UNAVAILABLE},
                  {VK_ERROR_UNKNOWN, COTILE_UNAVAILABLE}};
  reset_twin(NULL);
  assert_ok(use(text, NULL));
  int64_t count = twin->calls;
  assert_true(count > 40);
  for (size_t i = 0; i < sizeof failures / sizeof *failures; i++)
    for (int64_t n = 0; n < count; n++)
      fail_call(use, text, n, failures[i].result, failures[i].code);
}

static void test_every_call_fails(void **state) {
  (void)state;
  fail_every_call(use_device, "vulkan:0");
}

static void test_every_call_fails_with_staging(void **state) {
  (void)state;
  fail_every_call(use_device, "vulkan:0,stage");
}

static void test_every_call_of_a_module_fails(void **state) {
  (void)state;
  fail_every_call(use_module, "vulkan:0,nocache");
  fail_every_call(use_module, "vulkan:0,stage,nocache");
}

static void test_every_call_fails_with_validation(void **state) {
  (void)state;
  reset_twin(NULL);
  assert_ok(use_device("vulkan:0,validate", NULL));
  int64_t count = twin->calls;
  for (int64_t n = 0; n < count; n += 7) // the rest is as without
    fail_call(use_device, "vulkan:0,validate", n, VK_ERROR_OUT_OF_HOST_MEMORY, COTILE_NO_MEMORY);
}

// Every call of the system fails in turn. Those for the cache may fail unnoticed.
static void fail_system_calls(const test_fault_t *fault) {
  static const char *const of_cache[] = {"mkdir", "open",  "fstat",    "mmap",  "stat",
                                         "close", "write", "realpath", "rename"};
  test_allocator_t memory;
  test_calls_t calls = {.failed = ""};
  int64_t before = test_live_objects();
  for (int64_t at = 0; calls.failed; at++) {
    test_allocator_init(&memory, -1);
    test_calls_begin(fault, at);
    cotile_status_t status = use_device("vulkan:0", &memory.allocator);
    calls = test_calls_end();
    bool is_of_cache = !calls.failed || calls.harmless;
    for (size_t i = 0; i < sizeof of_cache / sizeof *of_cache && !is_of_cache; i++)
      is_of_cache = !strcmp(calls.failed, of_cache[i]);
    assert_status(status, is_of_cache ? COTILE_OK : COTILE_UNAVAILABLE, "");
    assert_int_equal(memory.live, 0);
    assert_int_equal(twin->live, 0);
    assert_int_equal(test_live_objects(), before);
  }
}

static void test_every_system_call_fails(void **state) {
  static const test_fault_t faults[] = {{"one call: EIO", TEST_CALL_SYSTEM, EIO, false},
                                        {"one transfer: a byte", TEST_CALL_SYSTEM, 0, false}};
  (void)state;
  assert_ok(use_device("vulkan:0", NULL));
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
    remove_cache(); // so that it is written
    fail_system_calls(&faults[i]);
  }
}

// A wait fails, and so does waiting in another way.
static void test_lost_for_good(void **state) {
  (void)state;
  fixture_t fixture;
  fixture_init(&fixture, "vulkan:nocache");
  cotile_buffer_t *counters = new_numbers(&fixture, 8, true);
  record(&fixture, KERNEL_COUNT, 16, counters, NULL, 0, 0);
  int64_t before = twin->calls;
  assert_ok(cotile_device_execute(fixture.device, &fixture.commands));
  twin->fail_at = 2 * twin->calls - before - 1; // the last call of the next execution
  twin->result = VK_ERROR_OUT_OF_HOST_MEMORY;
  twin->stays_lost = true;
  assert_status(cotile_device_execute(fixture.device, &fixture.commands), COTILE_NO_MEMORY,
                "vkWaitSemaphores: out of memory of the host");
  twin->stays_lost = false;
  assert_status(cotile_device_execute(fixture.device, &fixture.commands), COTILE_UNAVAILABLE,
                "the device was lost in an earlier call");
  cotile_buffer_release(counters);
  fixture_deinit(&fixture);
}

// --- Memory ---

static void test_uncached_memory(void **state) {
  (void)state;
  fixture_t fixture;
  twin->is_uncached = true; // so the host does not read it fast
  fixture_init(&fixture, "vulkan:nocache");
  cotile_buffer_t *first = new_numbers(&fixture, 100, false);
  cotile_buffer_t *second = new_numbers(&fixture, 100, true);
  record_steps(&fixture, first, second, 100, 7);
  execute_expecting(&fixture, COTILE_OK, "");
  assert_int_equal(wrong_steps(&fixture, second, 100, 7), 0);
  cotile_buffer_release(first);
  cotile_buffer_release(second);
  fixture_deinit(&fixture);
}

static void test_too_much_memory(void **state) {
  (void)state;
  cotile_device_t *device = new_device("vulkan:nocache");
  cotile_buffer_t *buffer;
  assert_status(cotile_buffer_create(device, (size_t)1 << 40, &buffer), COTILE_NO_MEMORY,
                "a buffer of 1099511627776 bytes; the device has at most 2147483648");
  assert_null(buffer);
  cotile_device_release(device);
}

// --- Validation ---

static void test_objections(void **state) {
  (void)state;
  struct cotile_spirv_kernel kernel = many_kernel();
  cotile_executable_spec_t spec = {.kernel_count = 1, .spirv = &kernel};
  cotile_executable_t *executable;
  cotile_device_t *device = new_device("vulkan:validate,nocache");
  kernel.binding_count = 19; // it uses 20
  assert_status(cotile_executable_create(device, &spec, &executable), COTILE_INTERNAL,
                "the validation layer objects: ");
  assert_null(executable);
  kernel.binding_count = 20;
  assert_ok(cotile_executable_create(device, &spec, &executable));
  cotile_executable_release(executable);
  cotile_device_release(device);
}

// Two steps without a barrier between them.
static void check_hazard(const char *text, cotile_code_t code, const char *part) {
  fixture_t fixture;
  fixture_init(&fixture, text);
  cotile_buffer_t *first = new_numbers(&fixture, 4, false),
                  *second = new_numbers(&fixture, 4, true);
  record(&fixture, KERNEL_STEP, 4, first, second, 4, 0);
  record(&fixture, KERNEL_STEP, 4, second, first, 4, 0);
  execute_expecting(&fixture, code, part);
  cotile_buffer_release(first);
  cotile_buffer_release(second);
  fixture_deinit(&fixture);
}

static void test_hazards(void **state) {
  (void)state;
  check_hazard("vulkan:validate,nocache", COTILE_OK, "");
  check_hazard("vulkan:validate=sync,nocache", COTILE_INTERNAL, "SYNC-HAZARD");
}

// --- The cache of pipelines ---

static void test_cache(void **state) {
  (void)state;
  use_cache("vulkan:nocache");
  assert_null(cached_file());
  use_cache("vulkan");
  const char *file = cached_file();
  assert_non_null(file);
  assert_non_null(strstr(file, "/cotile/vulkan-10005-0-"));
  assert_int_equal(twin->cache_bytes, 0);
  ino_t inode = inode_of(file);
  use_cache("vulkan"); // nothing new
  assert_true(twin->cache_bytes >= 32);
  assert_int_equal(inode_of(file), inode);
}

// A sound file, but with data of another device.
static void write_foreign_cache(const char *file, const char *good, size_t size) {
  enum { CHECKSUM = 16, DATA = 24, UUID = DATA + 16 };
  char *foreign = memcpy(malloc(size), good, size);
  foreign[UUID] ^= 1;
  uint32_t checksum = cotile_crc32(foreign + DATA, size - DATA);
  memcpy(foreign + CHECKSUM, &checksum, sizeof checksum);
  test_write_file(file, foreign, size);
  free(foreign);
}

// Bytes of the file are changed one after the other, or cut off.
static void test_damaged_cache(void **state) {
  (void)state;
  size_t size, again;
  use_cache("vulkan");
  const char *file = cached_file();
  char *good = test_read_file(file, &size);
  assert_true(size >= 24 + 32); // two headers
  for (size_t at = 0; at < size + 3; at += 3) {
    char *bad = memcpy(malloc(size), good, size);
    if (at < size) bad[at] ^= 0x40;
    test_write_file(file, bad, at < size ? size : size - 1 - (at - size));
    free(bad);
    use_cache("vulkan");
    assert_int_equal(twin->cache_bytes, 0);
    char *now = test_read_file(file, &again);
    assert_int_equal(again, size);
    assert_memory_equal(now, good, size);
    free(now);
  }
  write_foreign_cache(file, good, size);
  use_cache("vulkan");
  assert_int_equal(twin->cache_bytes, 0);
  free(good);
}

static void test_places_of_the_cache(void **state) {
  (void)state;
  char *home = strdup(getenv("HOME") ? getenv("HOME") : "");
  setenv("XDG_CACHE_HOME", "/proc/no/such/place", 1);
  use_cache("vulkan"); // cannot be written
  setenv("XDG_CACHE_HOME", "relative", 1);
  unsetenv("HOME");
  use_cache("vulkan"); // nowhere
  assert_int_not_equal(access("relative/cotile", F_OK), 0);
  setenv("HOME", cache_home, 1);
  assert_int_equal(mkdir(cache_home, 0700), 0);
  use_cache("vulkan"); // $HOME/.cache/cotile
  setenv("HOME", home, 1);
  char folder[300];
  snprintf(folder, sizeof folder, "%s/.cache", cache_home);
  const char *outer = cache_home;
  cache_home = folder;
  assert_non_null(cached_file());
  remove_cache();
  cache_home = outer;
  free(home);
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, reset_twin, check_twin)
#define CACHE_TEST(function)                                                                       \
  cmocka_unit_test_setup_teardown(function, use_own_cache, drop_own_cache)

int main(void) {
  const struct CMUnitTest tests[] = {
      TEST(test_options),
      TEST(test_list),
      TEST(test_unfit_devices),
      TEST(test_kernel_limits),
      TEST(test_limits_told),
      TEST(test_code),
      TEST(test_equal_kernels),
      TEST(test_grid),
      TEST(test_wrong_launches),
      TEST(test_large_tensors),
      TEST(test_many_bindings),
      TEST(test_long_lists),
      TEST(test_times),
      TEST(test_every_call_fails),
      TEST(test_every_call_fails_with_staging),
      TEST(test_every_call_fails_with_validation),
      TEST(test_every_call_of_a_module_fails),
      CACHE_TEST(test_every_system_call_fails),
      TEST(test_lost_for_good),
      TEST(test_uncached_memory),
      TEST(test_too_much_memory),
      TEST(test_objections),
      TEST(test_hazards),
      CACHE_TEST(test_cache),
      CACHE_TEST(test_damaged_cache),
      CACHE_TEST(test_places_of_the_cache),
  };
  return cmocka_run_group_tests_name("vulkan", tests, find_twin, NULL);
}
