// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One module, many threads with a context each: runtime-3. Results do not depend on how many.
#include "support.h"

#include <pthread.h>
#include <stdlib.h>

enum { THREADS = 8, CALLS = 100, QUADRUPLE = 1 };

struct caller {
  cotile_module_t *module;
  pthread_t thread;
  int index, failures;
};

static void *run_caller(void *argument) {
  struct caller *caller = argument;
  cotile_context_t *context;
  float values[777];
  cotile_status_t status = cotile_context_create(caller->module, &context);
  if (status) return caller->failures++, cotile_status_release(status), NULL;
  for (int call = 0; call < CALLS; call++) {
    int64_t count = 1 + (call * 31 + caller->index) % 777;
    for (int64_t i = 0; i < count; i++) values[i] = (float)(i + caller->index);
    cotile_view_t input = test_vector(COTILE_F32, count, values), result = {0};
    status = cotile_context_invoke(context, QUADRUPLE, 1, &input, 1, &result);
    caller->failures += status != NULL;
    for (int64_t i = 0; i < count && !status; i++)
      caller->failures += ((float *)result.data)[i] != 4 * (float)(i + caller->index);
    cotile_status_release(status);
  }
  cotile_context_release(context);
  return NULL;
}

static void run_callers(const char *name) {
  struct caller callers[THREADS];
  cotile_device_t *device;
  cotile_module_t *module;
  const char *path = test_write_module("e.so", "elementwise", test_elementwise_json);
  assert_ok(cotile_device_create(name, NULL, &device));
  assert_ok(cotile_module_load(device, path, NULL, &module));
  for (int i = 0; i < THREADS; i++) {
    callers[i] = (struct caller){.module = module, .index = i};
    assert_int_equal(pthread_create(&callers[i].thread, NULL, run_caller, &callers[i]), 0);
  }
  cotile_device_release(device); // the module keeps it
  for (int i = 0; i < THREADS; i++) {
    pthread_join(callers[i].thread, NULL);
    assert_int_equal(callers[i].failures, 0);
  }
  cotile_module_release(module);
}

static void test_contexts_of_many_threads(void **state) {
  (void)state;
  run_callers("cpu:threads=3");
  run_callers("cpu:threads=3,apart");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_contexts_of_many_threads)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
