// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "binding_fixture.h"

#include <dirent.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

cotile_module_t *binding_load(const char *device_name, const char *name, const char *json,
                              cotile_trace_t *trace) {
  cotile_device_t *device;
  cotile_module_t *module;
  char file[64];
  snprintf(file, sizeof file, "%s.so", name);
  assert_ok(cotile_device_create(device_name, NULL, &device));
  assert_ok(cotile_module_load(device, test_write_module(file, name, json), trace, &module));
  cotile_device_release(device);
  return module;
}

cotile_parameters_t *binding_parameters(float *data, int64_t count) {
  static const char *const names[] = {"bias", "left", "right"};
  cotile_parameters_t *parameters;
  assert_ok(cotile_parameters_create(NULL, &parameters));
  for (int i = 0; i < 3; i++) {
    cotile_view_t view = test_vector(COTILE_F32, count, data + i * count);
    assert_ok(cotile_parameters_add_view(parameters, names[i], &view));
  }
  return parameters;
}

void binding_fill(float *data, int64_t count) {
  for (int64_t i = 0; i < 3 * count; i++) data[i] = (float)(i % 1000);
}

void binding_check_packed(cotile_module_t *module, const float *data, int64_t count) {
  cotile_context_t *context;
  cotile_view_t results[3] = {0};
  assert_ok(cotile_context_create(module, &context));
  assert_ok(cotile_context_invoke(context, 0, 0, NULL, 3, results));
  assert_int_equal(results[0].type.dims[0], count);
  assert_int_equal(results[1].type.dims[0], count + BINDING_GAP);
  for (int64_t i = 0; i < count; i++) {
    assert_true(((float *)results[0].data)[i] == data[2 * count - 1 - i]);
    assert_true(((float *)results[1].data)[i] == 2 * data[2 * count + i]);
    assert_true(((float *)results[2].data)[i] == data[i]);
  }
  cotile_context_release(context);
}

int binding_count_events(cotile_trace_t *trace, const char *key, const char *value) {
  json_error_t error;
  size_t index;
  const json_t *event;
  int count = 0;
  const char *path = test_path("trace.json");
  assert_ok(cotile_trace_write(trace, path));
  json_t *root = json_load_file(path, 0, &error);
  json_array_foreach(json_object_get(root, "traceEvents"), index, event) count +=
      !strcmp(json_string_value(json_object_get(event, key)), value);
  json_decref(root);
  return count;
}

int binding_list_files(const char *directory, char *path, size_t capacity) {
  DIR *stream = opendir(directory);
  int count = 0;
  assert_non_null(stream);
  for (struct dirent *entry; (entry = readdir(stream));) {
    if (entry->d_name[0] == '.') continue;
    if (path) snprintf(path, capacity, "%s/%s", directory, entry->d_name);
    count++;
  }
  closedir(stream);
  return count;
}
