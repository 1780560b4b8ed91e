// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file of MLIR through cotile-compile into a module on a device.
#ifndef COTILE_TESTS_NUMERIC_COMPILE_AND_LOAD_H
#define COTILE_TESTS_NUMERIC_COMPILE_AND_LOAD_H

#include "cotile/runtime.h"

// Runs cotile-compile; `flags` end in null. What it writes goes to the files `out` and `err`.
// Returns its exit code, a negative number if it was ended by a signal or could not run.
int run_compiler(const char *source, const char *module, const char *const *flags, const char *out,
                 const char *err);

// The text of a file; null if it cannot be read. The caller frees it.
char *read_text(const char *path);

// "dispatches": {.. "after": N of an explanation in JSON; -1 if there is none.
long long explained_launches(const char *path);

typedef struct loaded {
  cotile_device_t *device;
  cotile_module_t *module;
  cotile_context_t *context;
} loaded_t;

// Loads a module on a device and binds its parameters. Zeroed first: loaded_deinit is always fine.
cotile_status_t loaded_init(loaded_t *out, const char *device, const char *module,
                            cotile_parameters_t *parameters) COTILE_MUST_USE;
void loaded_deinit(loaded_t *loaded);

#endif
