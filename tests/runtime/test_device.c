// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Devices by name, and the ranges that threads share. What devices do: test_conformance.c.
#include "support.h"

#include "runtime/device/cpu/work_range.h"

#include <sched.h>
#include <string.h>

static void test_drivers(void **state) {
  (void)state;
  assert_int_equal(cotile_driver_count(), 3);
  assert_string_equal(cotile_driver_name(0), "cpu");
  assert_string_equal(cotile_driver_name(1), "null");
  assert_string_equal(cotile_driver_name(2), "vulkan");
  for (int32_t i = 0; i < cotile_driver_count(); i++) assert_non_null(cotile_driver_summary(i));
  assert_null(cotile_driver_name(3));
  assert_null(cotile_driver_name(-1));
  assert_null(cotile_driver_summary(3));
  assert_true(strlen(cotile_version()) >= 5);
}

static void count_device(void *user, const char *text, const char *name) {
  assert_string_equal(text, "cpu");
  assert_string_equal(name, cotile_driver_summary(0));
  ++*(int *)user;
}

static void test_list(void **state) {
  (void)state;
  int count = 0;
  assert_ok(cotile_driver_list_devices(0, count_device, &count));
  assert_int_equal(count, 1);
  assert_status(cotile_driver_list_devices(3, count_device, &count), COTILE_NOT_FOUND,
                "there is no driver 3");
  assert_status(cotile_driver_list_devices(-1, count_device, &count), COTILE_NOT_FOUND,
                "there is no driver -1");
}

static void test_names(void **state) {
  (void)state;
  static const struct {
    const char *text;
    cotile_code_t code;
    const char *part;
  } cases[] = {
      {"gpu", COTILE_NOT_FOUND, "unknown device 'gpu'; known are: cpu, null, vulkan"},
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
      {"cpu:threads=2,pin", COTILE_OK, ""},
      {"cpu:pin,threads=1", COTILE_OK, ""},
      {"cpu:pin=1", COTILE_USAGE, "unknown option 'pin=1'; known are threads=N, pin, shuffle"},
      {"cpu:apart,threads=1", COTILE_OK, ""},
      {"cpu:threads=2,,", COTILE_USAGE, "unknown option ''"},
      {"cpu:shuffle=3,threads=2", COTILE_OK, ""},
      {"cpu:shuffle=0", COTILE_USAGE, "shuffle must be a number from 1 to"},
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

// Devices that run native kernels have no limits to tell.
static void test_limits(void **state) {
  static const char *const names[] = {"cpu", "null"};
  (void)state;
  for (int i = 0; i < 2; i++) {
    cotile_device_t *device;
    cotile_device_limits_t limits = {.size = sizeof limits, .max_threads = 7, .shared_bytes = 7};
    assert_ok(cotile_device_create(names[i], NULL, &device));
    cotile_device_limits(device, &limits);
    assert_int_equal(limits.size, sizeof limits);
    assert_string_equal(limits.target, "cpu");
    assert_string_equal(limits.name, names[i]);
    assert_int_equal(limits.max_threads, 0);
    assert_int_equal(limits.shared_bytes, 0);
    assert_int_equal(limits.push_constant_bytes, 0);
    assert_int_equal(limits.subgroup_threads, 0);
    // A caller that knows fewer fields.
    limits = (cotile_device_limits_t){.size = offsetof(cotile_device_limits_t, name)};
    cotile_device_limits(device, &limits);
    assert_string_equal(limits.target, "cpu");
    assert_null(limits.name);
    cotile_device_release(device);
  }
}

// --- Ranges of work: range-1 ---

static void test_ranges(void **state) {
  (void)state;
  cotile_work_range_t range;
  uint32_t position, next, end;
  cotile_work_range_set(&range, 5, 10);
  assert_true(cotile_work_range_take(&range, &position));
  assert_int_equal(position, 5);
  assert_true(cotile_work_range_steal(&range, &next, &end)); // of 6, 7, 8, 9
  assert_int_equal(next, 8);
  assert_int_equal(end, 10);
  assert_true(cotile_work_range_steal(&range, &next, &end)); // of 6, 7
  assert_int_equal(next, 7);
  assert_true(cotile_work_range_steal(&range, &next, &end)); // the last one goes too
  assert_int_equal(next, 6);
  assert_false(cotile_work_range_take(&range, &position));
  assert_false(cotile_work_range_steal(&range, &next, &end));
  cotile_work_range_set(&range, UINT32_MAX - 1, UINT32_MAX);
  assert_true(cotile_work_range_take(&range, &position));
  assert_true(position == UINT32_MAX - 1);
  assert_false(cotile_work_range_take(&range, &position));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_drivers), cmocka_unit_test(test_list),
      cmocka_unit_test(test_names),   cmocka_unit_test(test_default_threads),
      cmocka_unit_test(test_limits),  cmocka_unit_test(test_ranges),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
