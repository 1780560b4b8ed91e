// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What tests of binding share: the module `packs` of modules/, its parameters and its results.
#ifndef COTILE_TESTS_BINDING_FIXTURE_H
#define COTILE_TESTS_BINDING_FIXTURE_H

#include "support.h"

// Floats behind the second pack that packing does not write.
enum { BINDING_GAP = 16 };

// Writes the module `name` of modules/ to NAME.so and loads it. The device is the module's alone.
cotile_module_t *binding_load(const char *device, const char *name, const char *json,
                              cotile_trace_t *trace);

// `bias`, `left`, `right` of `count` elements each, one after the other in `data`.
cotile_parameters_t *binding_parameters(float *data, int64_t count);
void binding_fill(float *data, int64_t count);

// Compares what the function `packed` returns with what the parameters in `data` must give.
void binding_check_packed(cotile_module_t *module, const float *data, int64_t count);

// Events of the trace whose `key` is `value`.
int binding_count_events(cotile_trace_t *trace, const char *key, const char *value);

// Number of files in a directory; the path of one of them (null: not wanted).
int binding_list_files(const char *directory, char *path, size_t capacity);

#endif
