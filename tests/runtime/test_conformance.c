// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every driver: buffers, executables, command buffers (buffer-1, buffer-2, commands-1, commands-2,
// driver-1) and what the thread pool promises (pool-1 to pool-4).
#include "conformance.h"

#include "base/clock.h"
#include "base/size.h"
#include "runtime/device/cpu/float_mode.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void execute(fixture_t *fixture) {
  assert_ok(cotile_device_execute(fixture->device, &fixture->commands));
}

// --- Buffers ---

static void test_buffers(void **state) {
  const fixture_t *fixture = *state;
  static const size_t sizes[] = {0, 1, 63, 64, 65, 4096, 5 << 20};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    cotile_buffer_t *buffer;
    assert_ok(cotile_buffer_create(fixture->device, sizes[i], &buffer));
    assert_int_equal(buffer->bytes, sizes[i]);
    assert_non_null(buffer->address);
    assert_int_equal((uintptr_t)buffer->address % COTILE_BUFFER_ALIGNMENT, 0);
    char *bytes = malloc(sizes[i] + 1);
    memset(bytes, 1, sizes[i]);
    store(fixture, buffer, bytes);
    memset(bytes, 2, sizes[i] + 1);
    cotile_buffer_retain(buffer);
    cotile_buffer_release(buffer);
    load(fixture, buffer, bytes);
    for (size_t j = 0; j <= sizes[i] && fixture->computes; j++)
      assert_int_equal(bytes[j], j < sizes[i] ? 1 : 2);
    free(bytes);
    cotile_buffer_release(buffer);
  }
  cotile_buffer_release(NULL);
}

static void test_too_large_buffers(void **state) {
  const fixture_t *fixture = *state;
  static const size_t sizes[] = {SIZE_MAX, SIZE_MAX / 2, PTRDIFF_MAX / 2 + 1};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    cotile_buffer_t *buffer;
    assert_status(cotile_buffer_create(fixture->device, sizes[i], &buffer), COTILE_NO_MEMORY, "");
    assert_null(buffer);
  }
}

// Objects keep the device.
static void test_lifetimes(void **state) {
  const fixture_t *fixture = *state;
  cotile_device_t *device;
  cotile_buffer_t *buffer;
  cotile_executable_t *executable;
  cotile_executable_spec_t spec = {0};
  assert_ok(cotile_device_create(fixture->text, NULL, &device));
  assert_true(cotile_device_threads(device) >= 1);
  assert_ok(cotile_buffer_create(device, 100, &buffer));
  assert_ok(cotile_executable_create(device, &spec, &executable));
  cotile_device_release(device);
  cotile_executable_retain(executable);
  cotile_executable_release(executable);
  cotile_executable_release(executable);
  cotile_buffer_release(buffer);
  cotile_executable_release(NULL);
}

// A region's blocks are buffers.
static void test_region(void **state) {
  const fixture_t *fixture = *state;
  cotile_region_t region;
  void *pieces[100];
  cotile_region_init_on_device(&region, fixture->device);
  for (int round = 0; round < 3; round++) {
    for (size_t i = 0; i < 100; i++) {
      assert_ok(cotile_region_allocate(&region, i * 100, &pieces[i]));
      assert_int_equal((uintptr_t)pieces[i] % COTILE_BUFFER_ALIGNMENT, 0);
      for (size_t j = 0; j < i; j++)
        assert_true((char *)pieces[j] + j * 100 <= (char *)pieces[i] ||
                    (char *)pieces[i] + i * 100 <= (char *)pieces[j]);
    }
    cotile_region_clear(&region);
  }
  cotile_region_deinit(&region);
}

// --- Launches ---

static void test_each_workgroup_once(void **state) {
  fixture_t *fixture = *state;
  static const int64_t counts[] = {0, 1, 2, 3, 7, 8, 9, 100, 3000};
  enum { MOST = 3000, REPEATS = 20 };
  for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
    int32_t seen[2 * MOST];
    cotile_buffer_t *counters = new_numbers(fixture, MOST, true);
    cotile_command_buffer_clear(&fixture->commands);
    record(fixture, KERNEL_COUNT, counts[c], counters, NULL, 0, 0);
    for (int repeat = 0; repeat < REPEATS; repeat++) execute(fixture);
    load(fixture, counters, seen);
    for (int64_t i = 0; i < MOST && fixture->computes; i++)
      assert_int_equal(seen[i], i < counts[c] ? REPEATS : 0);
    cotile_buffer_release(counters);
  }
}

// Launches of many sizes, none among them, in one phase.
static void test_many_launches(void **state) {
  fixture_t *fixture = *state;
  enum { LAUNCHES = 60 };
  cotile_buffer_t *counters[LAUNCHES];
  for (int64_t i = 0; i < LAUNCHES; i++) {
    counters[i] = new_numbers(fixture, LAUNCHES, true);
    record(fixture, KERNEL_COUNT, i * 7 % 13, counters[i], NULL, 0, 0);
  }
  execute(fixture);
  for (int64_t i = 0; i < LAUNCHES; i++) {
    int32_t seen[2 * LAUNCHES];
    load(fixture, counters[i], seen);
    for (int64_t j = 0; j < LAUNCHES && fixture->computes; j++)
      assert_int_equal(seen[j], j < i * 7 % 13);
    cotile_buffer_release(counters[i]);
  }
}

// The arrays of a launch may change once it is recorded.
static void test_recording_copies(void **state) {
  fixture_t *fixture = *state;
  cotile_buffer_t *in = new_numbers(fixture, 4, false), *out = new_numbers(fixture, 4, true);
  void *bindings[] = {in->address, out->address};
  int64_t dims[] = {4, 10};
  cotile_dispatch_t dispatch = {.executable = fixture->executable,
                                .ordinal = KERNEL_STEP,
                                .bindings = bindings,
                                .dims = dims,
                                .binding_count = 2,
                                .dim_count = 2,
                                .workgroups = 4};
  assert_ok(cotile_command_buffer_append_dispatch(&fixture->commands, &dispatch));
  memset(bindings, 0, sizeof bindings);
  memset(dims, 0, sizeof dims);
  execute(fixture);
  int64_t got[4];
  load(fixture, out, got);
  for (int64_t i = 0; i < 4 && fixture->computes; i++) assert_int_equal(got[i], 13 - i);
  cotile_buffer_release(in);
  cotile_buffer_release(out);
}

// Each step reads what other workgroups, most of them of other threads, wrote in the step before.
static void test_barriers(void **state) {
  fixture_t *fixture = *state;
  enum { STEPS = 41 };
  static const int64_t sizes[] = {1, 2, 16, 61, 300};
  for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
    int64_t n = sizes[s];
    cotile_buffer_t *first = new_numbers(fixture, (size_t)n, false);
    cotile_buffer_t *second = new_numbers(fixture, (size_t)n, true);
    cotile_command_buffer_clear(&fixture->commands);
    record_steps(fixture, first, second, n, STEPS);
    execute(fixture);
    assert_int_equal(wrong_steps(fixture, second, n, STEPS), 0);
    cotile_buffer_release(first);
    cotile_buffer_release(second);
  }
}

static void test_scratch(void **state) {
  fixture_t *fixture = *state;
  enum { WORKGROUPS = 500 };
  cotile_buffer_t *out = new_numbers(fixture, WORKGROUPS, true);
  record(fixture, KERNEL_SCRATCH, WORKGROUPS, out, NULL, 0, 0);
  for (int repeat = 0; repeat < 5; repeat++) execute(fixture);
  int64_t got[WORKGROUPS];
  load(fixture, out, got);
  for (int64_t i = 0; i < WORKGROUPS && fixture->computes; i++) assert_int_equal(got[i], i);
  cotile_buffer_release(out);
}

// The bytes go from the host through three buffers and back, by odd addresses, in one execution.
static void check_copies(fixture_t *fixture, size_t size) {
  cotile_command_buffer_t *commands = &fixture->commands;
  cotile_buffer_t *buffers[3];
  char *source = malloc(size + 2), *target = malloc(size + 2);
  for (size_t i = 0; i < size + 2; i++) source[i] = (char)(i * 31 + i / 251);
  memset(target, 55, size + 2);
  for (int i = 0; i < 3; i++)
    assert_ok(cotile_buffer_create(fixture->device, size + 2, &buffers[i]));
  cotile_command_buffer_clear(commands);
  assert_ok(cotile_command_buffer_append_copy(commands, COTILE_COMMAND_UPLOAD,
                                              buffers[0]->address + 1, source + 1, size));
  for (int i = 0; i < 2; i++) {
    assert_ok(cotile_command_buffer_append_barrier(commands));
    assert_ok(cotile_command_buffer_append_copy(commands, COTILE_COMMAND_COPY,
                                                buffers[i + 1]->address + (i == 1),
                                                buffers[i]->address + (i == 0), size));
  }
  assert_ok(cotile_command_buffer_append_barrier(commands));
  assert_ok(cotile_command_buffer_append_copy(commands, COTILE_COMMAND_DOWNLOAD, target + 1,
                                              buffers[2]->address + 1, size));
  execute(fixture);
  if (fixture->computes) assert_memory_equal(target + 1, source + 1, size);
  assert_int_equal(target[0], 55);
  assert_int_equal(target[size + 1], 55);
  for (int i = 0; i < 3; i++) cotile_buffer_release(buffers[i]);
  free(source);
  free(target);
}

static void test_copies(void **state) {
  static const size_t sizes[] = {0, 1, 7, 65535, 65536, 65537, 1000003, 20 << 20};
  for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) check_copies(*state, sizes[s]);
}

// Memory of the host is read and written between the barriers that stand around the command: what
// one transfer brings, the next may take back, and what is uploaded again comes after the launch.
static void test_transfers_in_order(void **state) {
  fixture_t *fixture = *state;
  cotile_command_buffer_t *commands = &fixture->commands;
  enum { N = 50, ROUNDS = 70 };
  int64_t ours[N], results[ROUNDS][N];
  cotile_buffer_t *in = new_numbers(fixture, N, true), *out = new_numbers(fixture, N, true);
  memset(results, 0, sizeof results);
  for (int64_t i = 0; i < N; i++) ours[i] = i;
  for (int round = 0; round < ROUNDS; round++) {
    assert_ok(cotile_command_buffer_append_copy(commands, COTILE_COMMAND_UPLOAD, in->address,
                                                round ? results[round - 1] : ours, sizeof ours));
    assert_ok(cotile_command_buffer_append_barrier(commands));
    record(fixture, KERNEL_STEP, N, in, out, N, round);
    assert_ok(cotile_command_buffer_append_barrier(commands));
    assert_ok(cotile_command_buffer_append_copy(commands, COTILE_COMMAND_DOWNLOAD, results[round],
                                                out->address, sizeof ours));
    assert_ok(cotile_command_buffer_append_barrier(commands));
  }
  execute(fixture);
  for (int round = 0; round < ROUNDS && fixture->computes; round++)
    for (int64_t i = 0; i < N; i++)
      assert_int_equal(results[round][i], expected_step(N, round + 1, i));
  cotile_buffer_release(in);
  cotile_buffer_release(out);
}

// Transfers and launches that need not wait for each other, all in one phase.
static void test_many_transfers(void **state) {
  fixture_t *fixture = *state;
  enum { COUNT = 300, N = 8 };
  static int64_t sources[COUNT][N], targets[COUNT][N];
  cotile_buffer_t *to[COUNT], *from = new_numbers(fixture, N, false);
  cotile_buffer_t *counter = new_numbers(fixture, N, true);
  memset(targets, 0, sizeof targets);
  for (int64_t i = 0; i < COUNT; i++) {
    to[i] = new_numbers(fixture, N, true);
    for (int64_t j = 0; j < N; j++) sources[i][j] = i * N + j;
    assert_ok(cotile_command_buffer_append_copy(&fixture->commands, COTILE_COMMAND_UPLOAD,
                                                to[i]->address, sources[i], sizeof sources[i]));
    record(fixture, KERNEL_COUNT, N, counter, NULL, 0, 0);
    assert_ok(cotile_command_buffer_append_copy(&fixture->commands, COTILE_COMMAND_DOWNLOAD,
                                                targets[i], from->address, sizeof targets[i]));
  }
  execute(fixture);
  assert_int_equal(wrong_counts(fixture, counter, N, COUNT), 0);
  for (int64_t i = 0; i < COUNT; i++) {
    int64_t got[N];
    load(fixture, to[i], got);
    for (int64_t j = 0; j < N && fixture->computes; j++) {
      assert_int_equal(targets[i][j], j);
      assert_int_equal(got[j], i * N + j);
    }
    cotile_buffer_release(to[i]);
  }
  cotile_buffer_release(from);
  cotile_buffer_release(counter);
}

static void test_nothing_to_do(void **state) {
  fixture_t *fixture = *state;
  execute(fixture);
  assert_ok(cotile_command_buffer_append_barrier(&fixture->commands));
  assert_int_equal(fixture->commands.commands.count, 0);
  cotile_buffer_t *none = new_numbers(fixture, 1, true);
  record(fixture, KERNEL_COUNT, 0, none, NULL, 0, 0);
  assert_ok(cotile_command_buffer_append_barrier(&fixture->commands));
  assert_ok(cotile_command_buffer_append_barrier(&fixture->commands));
  assert_int_equal(fixture->commands.commands.count, 2);
  execute(fixture);
  int64_t got = 0;
  load(fixture, none, &got);
  assert_int_equal(got, 0);
  cotile_buffer_release(none);
}

// A part of a command buffer, cut at any command.
static void test_parts(void **state) {
  fixture_t *fixture = *state;
  enum { N = 20, STEPS = 10 };
  cotile_buffer_t *first = new_numbers(fixture, N, false), *second = new_numbers(fixture, N, true);
  record_steps(fixture, first, second, N, STEPS);
  size_t count = fixture->commands.commands.count;
  assert_int_equal(count, 2 * STEPS);
  assert_ok(
      cotile_command_buffer_reserve(&fixture->commands, cotile_device_threads(fixture->device)));
  for (size_t at = 0, length = 1; at < count; at += length, length = length % 4 + 1)
    assert_ok(fixture->device->driver->execute(
        fixture->device, &fixture->commands, at,
        (size_t)cotile_min((int64_t)length, (int64_t)(count - at))));
  assert_int_equal(wrong_steps(fixture, first, N, STEPS), 0);
  cotile_buffer_release(first);
  cotile_buffer_release(second);
}

static void test_times(void **state) {
  fixture_t *fixture = *state;
  cotile_buffer_t *out = new_numbers(fixture, 50, true);
  fixture->commands.is_timed = true;
  int64_t before = cotile_clock();
  record(fixture, KERNEL_SCRATCH, 50, out, NULL, 0, 0);
  assert_ok(cotile_command_buffer_append_barrier(&fixture->commands));
  record(fixture, KERNEL_SCRATCH, 50, out, NULL, 0, 0);
  execute(fixture);
  int64_t after = cotile_clock();
  const cotile_command_t *commands = fixture->commands.commands.items;
  for (size_t i = 0; i < 3 && fixture->computes; i += 2)
    assert_true(before <= commands[i].begin && commands[i].begin < commands[i].end &&
                commands[i].end <= after);
  if (fixture->computes) assert_true(commands[0].end <= commands[2].begin);
  cotile_buffer_release(out);
}

// Workers fall asleep between executions and are woken again.
static void test_sleeping(void **state) {
  fixture_t *fixture = *state;
  cotile_buffer_t *counters = new_numbers(fixture, 50, true);
  record(fixture, KERNEL_COUNT, 50, counters, NULL, 0, 0);
  for (int i = 0; i < 10; i++) {
    usleep(2000);
    execute(fixture);
  }
  assert_int_equal(wrong_counts(fixture, counters, 50, 10), 0);
  cotile_buffer_release(counters);
}

static void test_short_lives(void **state) {
  const fixture_t *fixture = *state;
  for (int i = 0; i < 200; i++) {
    cotile_device_t *device;
    assert_ok(cotile_device_create(fixture->text, NULL, &device));
    cotile_device_release(device);
  }
}

// --- Many threads ---

struct caller {
  fixture_t fixture; // with commands of its own
  pthread_t thread;
  int64_t n, failures;
};

static void *run_caller(void *argument) {
  enum { STEPS = 60 };
  struct caller *caller = argument;
  fixture_t *fixture = &caller->fixture;
  cotile_buffer_t *first = new_numbers(fixture, (size_t)caller->n, false);
  cotile_buffer_t *second = new_numbers(fixture, (size_t)caller->n, true);
  cotile_command_buffer_init(&fixture->commands, cotile_allocator_system());
  record_steps(fixture, first, second, caller->n, STEPS);
  execute(fixture);
  caller->failures = wrong_steps(fixture, first, caller->n, STEPS);
  cotile_command_buffer_deinit(&fixture->commands);
  cotile_buffer_release(first);
  cotile_buffer_release(second);
  return NULL;
}

// More callers than a pool has slots.
static void test_many_callers(void **state) {
  enum { CALLERS = 20 };
  struct caller callers[CALLERS];
  for (int i = 0; i < CALLERS; i++) {
    callers[i] = (struct caller){.fixture = *(const fixture_t *)*state, .n = 1 + 3 * i};
    assert_int_equal(pthread_create(&callers[i].thread, NULL, run_caller, &callers[i]), 0);
  }
  for (int i = 0; i < CALLERS; i++) {
    pthread_join(callers[i].thread, NULL);
    assert_int_equal(callers[i].failures, 0);
  }
}

// --- Failures ---

static cotile_status_t execute_once(cotile_buffer_t *buffer, cotile_executable_t *executable,
                                    const cotile_allocator_t *allocator) {
  cotile_command_buffer_t commands;
  int64_t number;
  void *const bindings[] = {buffer->address};
  const int64_t dims[] = {0, 0};
  cotile_dispatch_t dispatch = {.executable = executable,
                                .ordinal = KERNEL_SCRATCH,
                                .bindings = bindings,
                                .dims = dims,
                                .binding_count = 1,
                                .dim_count = 2,
                                .workgroups = SCRATCH_NUMBERS,
                                .scratch_bytes = SCRATCH_NUMBERS * sizeof number};
  cotile_command_buffer_init(&commands, allocator);
  cotile_status_t status = cotile_command_buffer_append_dispatch(&commands, &dispatch);
  if (!status) status = cotile_command_buffer_append_barrier(&commands);
  if (!status)
    status = cotile_command_buffer_append_copy(&commands, COTILE_COMMAND_DOWNLOAD, &number,
                                               buffer->address, sizeof number);
  if (!status) status = cotile_device_execute(buffer->device, &commands);
  cotile_command_buffer_deinit(&commands);
  return status;
}

static cotile_status_t use_device(const fixture_t *fixture, const cotile_allocator_t *allocator) {
  cotile_device_t *device;
  cotile_buffer_t *buffer = NULL;
  cotile_executable_t *executable = NULL;
  COTILE_RETURN_IF_ERROR(cotile_device_create(fixture->text, allocator, &device));
  cotile_status_t status = cotile_buffer_create(device, SCRATCH_NUMBERS * sizeof(int64_t), &buffer);
  if (!status) status = cotile_executable_create(device, &conformance_spec, &executable);
  if (!status) status = execute_once(buffer, executable, allocator);
  cotile_executable_release(executable);
  cotile_buffer_release(buffer);
  cotile_device_release(device);
  return status;
}

static void check_foreign(fixture_t *fixture, const char *what) {
  cotile_status_t status = cotile_device_execute(fixture->device, &fixture->commands);
  if (!status) print_error("%s is taken\n", what);
  assert_status(status, COTILE_INTERNAL, "is no memory of the device");
  cotile_command_buffer_clear(&fixture->commands);
}

// Devices with memory of their own take no other: not the host's, nor what was released.
static void test_foreign_memory(void **state) {
  fixture_t *fixture = *state;
  cotile_command_buffer_t *commands = &fixture->commands;
  if (fixture->device->uses_host_memory) return;
  int64_t ours[4] = {0};
  cotile_buffer_t *mine = new_numbers(fixture, 4, true), *gone = new_numbers(fixture, 4, true);
  cotile_buffer_t host = *mine, released = *gone;
  host.address = (char *)ours;
  cotile_buffer_release(gone);
  record(fixture, KERNEL_COUNT, 8, &host, NULL, 0, 0);
  check_foreign(fixture, "a binding of the host");
  record(fixture, KERNEL_STEP, 4, mine, &released, 4, 0);
  check_foreign(fixture, "a released binding");
  static const cotile_command_kind_t into[] = {COTILE_COMMAND_COPY, COTILE_COMMAND_UPLOAD};
  static const cotile_command_kind_t from[] = {COTILE_COMMAND_COPY, COTILE_COMMAND_DOWNLOAD};
  for (int i = 0; i < 2; i++) {
    assert_ok(cotile_command_buffer_append_copy(commands, into[i], released.address,
                                                i ? (char *)ours : mine->address, 32));
    check_foreign(fixture, "a released target");
    assert_ok(cotile_command_buffer_append_copy(commands, from[i], i ? (char *)ours : mine->address,
                                                released.address, 32));
    check_foreign(fixture, "a released source");
  }
  cotile_buffer_release(mine);
}

// Every allocation fails in turn: a status, nothing lost.
static void test_no_memory(void **state) {
  for (int64_t n = 0;; n++) {
    test_allocator_t memory;
    test_allocator_init(&memory, n);
    cotile_status_t status = use_device(*state, &memory.allocator);
    assert_int_equal(memory.live, 0);
    if (!status) break;
    assert_status(status, COTILE_NO_MEMORY, "");
    assert_true(n < 100);
  }
}

static void test_steady_state(void **state) {
  fixture_t *fixture = *state;
  test_allocator_t memory;
  test_allocator_init(&memory, -1);
  cotile_buffer_t *out = new_numbers(fixture, 50, true);
  cotile_command_buffer_deinit(&fixture->commands);
  cotile_command_buffer_init(&fixture->commands, &memory.allocator);
  for (int round = 0; round < 6; round++) {
    int64_t before = memory.count;
    cotile_command_buffer_clear(&fixture->commands);
    for (int i = 0; i < 30; i++) {
      record(fixture, KERNEL_SCRATCH, 50, out, NULL, 1, 2);
      assert_ok(cotile_command_buffer_append_barrier(&fixture->commands));
    }
    execute(fixture);
    if (round > 2) assert_int_equal(memory.count, before);
  }
  cotile_command_buffer_deinit(&fixture->commands);
  assert_int_equal(memory.live, 0);
  cotile_command_buffer_init(&fixture->commands, cotile_allocator_system());
  cotile_buffer_release(out);
}

// Rounding up, flushing subnormals.
#if defined(__x86_64__)
static unsigned odd_mode(unsigned mode) { return (mode & ~0x6000u) | 0x4000 | 0x8040; }
#elif defined(__aarch64__)
static unsigned odd_mode(unsigned mode) { return (mode & ~0xc00000u) | 0x400000 | 0x1000000; }
#else
static unsigned odd_mode(unsigned mode) { return mode; }
#endif

// The caller's mode is odd; that of kernels is not, and the caller's comes back.
static void test_floating_point_mode(void **state) {
  fixture_t *fixture = *state;
  enum { COUNT = 256 };
  cotile_buffer_t *thirds = new_numbers(fixture, COUNT, true);
  cotile_buffer_t *tinies = new_numbers(fixture, COUNT, true);
  const float factor = 1e-10f;
  int32_t bits;
  memcpy(&bits, &factor, sizeof bits);
  record(fixture, KERNEL_THIRD, COUNT, thirds, tinies, 3, bits);
  unsigned before = cotile_float_mode_read(), odd = odd_mode(before);
  cotile_float_mode_write(odd);
  cotile_status_t status = cotile_device_execute(fixture->device, &fixture->commands);
  unsigned after = cotile_float_mode_read();
  cotile_float_mode_write(before);
  assert_ok(status);
  assert_int_equal(after, odd);
  float third[2 * COUNT], tiny[2 * COUNT];
  load(fixture, thirds, third);
  load(fixture, tinies, tiny);
  for (int i = 0; i < COUNT && fixture->computes; i++) {
    assert_true(third[i] == 1.0f / 3.0f);
    if (fixture->has_subnormals) assert_true(tiny[i] > 0);
  }
  cotile_buffer_release(thirds);
  cotile_buffer_release(tinies);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_buffers),
      cmocka_unit_test(test_too_large_buffers),
      cmocka_unit_test(test_lifetimes),
      cmocka_unit_test(test_region),
      cmocka_unit_test(test_each_workgroup_once),
      cmocka_unit_test(test_many_launches),
      cmocka_unit_test(test_recording_copies),
      cmocka_unit_test(test_barriers),
      cmocka_unit_test(test_scratch),
      cmocka_unit_test(test_copies),
      cmocka_unit_test(test_transfers_in_order),
      cmocka_unit_test(test_many_transfers),
      cmocka_unit_test(test_nothing_to_do),
      cmocka_unit_test(test_parts),
      cmocka_unit_test(test_times),
      cmocka_unit_test(test_sleeping),
      cmocka_unit_test(test_short_lives),
      cmocka_unit_test(test_many_callers),
      cmocka_unit_test(test_foreign_memory),
      cmocka_unit_test(test_no_memory),
      cmocka_unit_test(test_steady_state),
      cmocka_unit_test(test_floating_point_mode),
  };
  return conformance_run("conformance", tests, sizeof tests / sizeof *tests, false);
}
