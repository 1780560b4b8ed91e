// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls a module's only function once on one thread, with the parameters q, k and v, and prints
// where its input lies: a program small enough to trace every load. count_loads.py does.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "cotile/runtime.h"

static void check(cotile_status_t status) {
  if (!status) return;
  fprintf(stderr, "%s\n", cotile_status_message(status));
  exit(1);
}

static cotile_view_t ones(cotile_tensor_type_t type, void *memory) {
  int64_t elements;
  size_t bytes;
  check(cotile_tensor_type_size(&type, &elements, &bytes));
  float *data = memory ? memory : calloc((size_t)elements, sizeof *data);
  if (!data) exit(1);
  for (int64_t i = 0; i < elements; i++) data[i] = 1;
  return (cotile_view_t){type, data};
}

int main(int argc, char **argv) {
  cotile_device_t *device;
  cotile_module_t *module;
  cotile_parameters_t *parameters;
  cotile_context_t *context;
  cotile_view_t results[3] = {0};
  if (argc != 2) return 2;
  // Pages of its own: nothing else is loaded from there.
  void *x = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (x == MAP_FAILED) return 1;
  check(cotile_device_create("cpu:threads=1", NULL, &device));
  check(cotile_module_load(device, argv[1], NULL, &module));
  check(cotile_parameters_create(NULL, &parameters));
  for (int32_t i = 0; i < cotile_module_parameter_count(module); i++) {
    cotile_view_t view = ones(cotile_module_parameter_type(module, i), NULL);
    check(cotile_parameters_add_view(parameters, cotile_module_parameter_name(module, i), &view));
  }
  check(cotile_module_bind(module, parameters));
  check(cotile_context_create(module, &context));
  cotile_view_t input = ones(cotile_module_input_type(module, 0, 0), x);
  check(
      cotile_context_invoke(context, 0, 1, &input, cotile_module_result_count(module, 0), results));
  cotile_statistics_t statistics = {.size = sizeof statistics};
  cotile_context_statistics(context, &statistics);
  printf("%p %lld %g\n", x, (long long)statistics.dispatches, (double)*(float *)results[0].data);
  return 0;
}
