// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Devices by name, and the thread pool: pool-1 to pool-4.
#include "support.h"

#include "base/module_abi.h"
#include "runtime/device/cpu/thread_pool.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

static void test_drivers(void **state) {
  (void)state;
  assert_int_equal(cotile_driver_count(), 2);
  assert_string_equal(cotile_driver_name(0), "cpu");
  assert_string_equal(cotile_driver_name(1), "null");
  for (int32_t i = 0; i < cotile_driver_count(); i++) assert_non_null(cotile_driver_summary(i));
  assert_null(cotile_driver_name(2));
  assert_null(cotile_driver_name(-1));
  assert_null(cotile_driver_summary(2));
  assert_true(strlen(cotile_version()) >= 5);
}

static void test_names(void **state) {
  (void)state;
  static const struct {
    const char *text;
    cotile_code_t code;
    const char *part;
  } cases[] = {
      {"gpu", COTILE_NOT_FOUND, "unknown device 'gpu'; known are: cpu, null"},
      {"", COTILE_NOT_FOUND, "unknown device ''"},
      {"cp", COTILE_NOT_FOUND, "unknown device 'cp'"},
      {"cpu0", COTILE_NOT_FOUND, "unknown device 'cpu0'"},
      {"cpu:", COTILE_OK, ""},
      {"cpu:threads=1", COTILE_OK, ""},
      {"cpu:threads=0", COTILE_USAGE, "device 'cpu:threads=0': threads must be a number from 1 to"},
      {"cpu:threads=-1", COTILE_USAGE, "got '-1'"},
      {"cpu:threads=", COTILE_USAGE, "got ''"},
      {"cpu:threads=two", COTILE_USAGE, "got 'two'"},
      {"cpu:threads=2x", COTILE_USAGE, "got '2x'"},
      {"cpu:threads=1025", COTILE_USAGE, "from 1 to 1024"},
      {"cpu:threads=99999999999999999999", COTILE_USAGE, "from 1 to 1024"},
      {"cpu:cores=2", COTILE_USAGE, "unknown option 'cores=2'"},
      {"null:x", COTILE_USAGE, "takes no options"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    cotile_device_t *device;
    cotile_status_t status = cotile_device_create(cases[i].text, NULL, &device);
    assert_int_equal(device != NULL, status == NULL);
    cotile_device_release(device);
    assert_status(status, cases[i].code, cases[i].part);
  }
}

static void test_default_threads(void **state) {
  (void)state;
  cotile_device_t *device;
  cpu_set_t set;
  assert_int_equal(sched_getaffinity(0, sizeof set, &set), 0);
  assert_ok(cotile_device_create("cpu", NULL, &device));
  assert_int_equal(cotile_device_threads(device), CPU_COUNT(&set));
  cotile_device_release(device);
}

// --- The pool ---

enum { MAX_WORKGROUPS = 3000 };

// bindings[0]: a counter per workgroup; bindings[1]: the scratch that each used.
static void count_kernel(void *const *bindings, const int64_t *dims, int64_t workgroup,
                         void *scratch) {
  (void)dims;
  atomic_fetch_add((atomic_int *)bindings[0] + workgroup, 1);
  ((void **)bindings[1])[workgroup] = scratch;
}

static void check_counts(cotile_thread_pool_t *pool, int32_t threads, int64_t workgroups) {
  atomic_int *counts = calloc(MAX_WORKGROUPS, sizeof *counts);
  void **used = calloc(MAX_WORKGROUPS, sizeof *used);
  void *const bindings[] = {counts, used};
  char scratch[64 * 64];
  struct cotile_host_dispatch job = {
      .kernel = count_kernel, .bindings = bindings, .workgroups = workgroups};
  cotile_thread_pool_run(pool, &job, scratch, 64);
  for (int64_t i = 0; i < MAX_WORKGROUPS; i++) assert_int_equal(counts[i], i < workgroups);
  for (int64_t i = 0; i < workgroups; i++) {
    ptrdiff_t thread = ((char *)used[i] - scratch) / 64;
    assert_true(thread >= 0 && thread < threads);
  }
  free(counts);
  free(used);
}

static void test_each_workgroup_once(void **state) {
  (void)state;
  static const int32_t threads[] = {1, 2, 3, 8};
  static const int64_t workgroups[] = {0, 1, 2, 3, 7, 8, 9, 100, MAX_WORKGROUPS};
  for (size_t t = 0; t < sizeof threads / sizeof *threads; t++) {
    cotile_thread_pool_t *pool;
    assert_ok(cotile_thread_pool_create(threads[t], cotile_allocator_system(), &pool));
    for (int repeat = 0; repeat < 20; repeat++)
      for (size_t w = 0; w < sizeof workgroups / sizeof *workgroups; w++)
        check_counts(pool, threads[t], workgroups[w]);
    cotile_thread_pool_destroy(pool);
  }
}

// Workers fall asleep between dispatches and are woken again.
static void test_sleeping_workers(void **state) {
  (void)state;
  cotile_thread_pool_t *pool;
  assert_ok(cotile_thread_pool_create(4, cotile_allocator_system(), &pool));
  for (int i = 0; i < 20; i++) {
    usleep(2000);
    check_counts(pool, 4, 50);
  }
  cotile_thread_pool_destroy(pool);
}

static void test_destroy_at_once(void **state) {
  (void)state;
  for (int i = 0; i < 50; i++) {
    cotile_thread_pool_t *pool;
    assert_ok(cotile_thread_pool_create(4, cotile_allocator_system(), &pool));
    if (i % 2) check_counts(pool, 4, 10);
    cotile_thread_pool_destroy(pool);
  }
}

// bindings[0]: one int per workgroup, not atomic: the pool alone orders the steps.
static void increment_kernel(void *const *bindings, const int64_t *dims, int64_t workgroup,
                             void *scratch) {
  (void)scratch;
  int64_t *values = bindings[0];
  values[workgroup] += dims[0];
}

struct caller {
  cotile_thread_pool_t *pool;
  pthread_t thread;
  int64_t workgroups;
  int failures;
};

static void *run_caller(void *argument) {
  struct caller *caller = argument;
  int64_t values[64] = {0};
  void *const bindings[] = {values};
  for (int64_t step = 1; step <= 300; step++) {
    struct cotile_host_dispatch job = {.kernel = increment_kernel,
                                       .bindings = bindings,
                                       .dims = &step,
                                       .workgroups = caller->workgroups};
    cotile_thread_pool_run(caller->pool, &job, NULL, 0);
    for (int64_t i = 0; i < 64; i++)
      caller->failures += values[i] != (i < caller->workgroups ? step * (step + 1) / 2 : 0);
  }
  return NULL;
}

// More callers than the pool has slots.
static void test_many_callers(void **state) {
  (void)state;
  enum { CALLERS = 20 };
  struct caller callers[CALLERS];
  cotile_thread_pool_t *pool;
  assert_ok(cotile_thread_pool_create(3, cotile_allocator_system(), &pool));
  for (int i = 0; i < CALLERS; i++) {
    callers[i] = (struct caller){.pool = pool, .workgroups = 1 + 3 * i};
    assert_int_equal(pthread_create(&callers[i].thread, NULL, run_caller, &callers[i]), 0);
  }
  for (int i = 0; i < CALLERS; i++) {
    pthread_join(callers[i].thread, NULL);
    assert_int_equal(callers[i].failures, 0);
  }
  cotile_thread_pool_destroy(pool);
}

static void third_kernel(void *const *bindings, const int64_t *dims, int64_t workgroup,
                         void *scratch) {
  (void)dims, (void)scratch;
  volatile float one = 1, three = 3, tiny = 1e-30f;
  ((float *)bindings[0])[workgroup] = one / three;
  ((float *)bindings[1])[workgroup] = tiny * 1e-10f; // subnormal
}

// The caller rounds up and flushes subnormals; kernels do not, and the caller's mode comes back.
static void test_floating_point_mode(void **state) {
  (void)state;
#if defined(__x86_64__)
  float thirds[256], tinies[256];
  void *const bindings[] = {thirds, tinies};
  struct cotile_host_dispatch job = {
      .kernel = third_kernel, .bindings = bindings, .workgroups = 256};
  cotile_thread_pool_t *pool;
  assert_ok(cotile_thread_pool_create(4, cotile_allocator_system(), &pool));
  unsigned before = _mm_getcsr(), odd = (before & ~0x6000u) | 0x4000 | 0x8040;
  _mm_setcsr(odd);
  cotile_thread_pool_run(pool, &job, NULL, 0);
  unsigned after = _mm_getcsr();
  _mm_setcsr(before);
  cotile_thread_pool_destroy(pool);
  assert_int_equal(after, odd);
  for (int i = 0; i < 256; i++) {
    assert_true(thirds[i] == 1.0f / 3.0f);
    assert_true(tinies[i] > 0);
  }
#else
  skip();
#endif
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_drivers),          cmocka_unit_test(test_names),
      cmocka_unit_test(test_default_threads),  cmocka_unit_test(test_each_workgroup_once),
      cmocka_unit_test(test_sleeping_workers), cmocka_unit_test(test_destroy_at_once),
      cmocka_unit_test(test_many_callers),     cmocka_unit_test(test_floating_point_mode),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
