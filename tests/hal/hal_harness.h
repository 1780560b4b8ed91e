// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowers a scheduled program, writes it as a module and runs its host programs with a host table of
// the test's own, which records what they ask for and can refuse it.
#ifndef COTILE_TESTS_HAL_HARNESS_H
#define COTILE_TESTS_HAL_HARNESS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/module_abi.h"
#include "base/string.h"
#include "compiler/hal/hal.h"
#include "compiler/package/package.h"

#define assert_ok(expression) check_ok((expression), __FILE__, __LINE__)
void check_ok(cotile_status_t status, const char *file, int line);
// Consumes the status; its message must contain `text`.
void check_failure(cotile_status_t status, cotile_code_t code, const char *text, const char *file,
                   int line);
#define assert_failure(expression, code, text)                                                     \
  check_failure((expression), (code), (text), __FILE__, __LINE__)

typedef struct lowered {
  cotile_arena_t arena;
  cotile_diagnostics_t diagnostics;
  cotile_machine_t machine;
  cotile_codegen_t codegen;
  MlirContext context;
  MlirModule module;
  cotile_hal_module_t hal;
} lowered_t;

// Parses and lowers; the status is that of the hal stage.
cotile_status_t lowered_init(lowered_t *lowered, const char *text) COTILE_MUST_USE;
void lowered_deinit(lowered_t *lowered);
// The module's text.
const char *lowered_text(lowered_t *lowered);
// Writes a module named TEST_MODULE_NAME.
cotile_status_t lowered_write(lowered_t *lowered, const char *path) COTILE_MUST_USE;
cotile_status_t lowered_write_as(lowered_t *lowered,
                                 const cotile_package_options_t *options) COTILE_MUST_USE;
#define TEST_MODULE_NAME "test"

// The parts must occur in this order; the list ends in null.
void assert_in_order(const char *text, const char *const *parts);
int count_of(const char *text, const char *part);

// An executable on vectors of `type`, such as tensor<?xf32>: @NAME(%a, %o) with %o = EXPRESSION, an
// operation of arith on the elements %x of %a and %z of %o. Four of them live at a time.
const char *vector_executable(const char *name, const char *type, const char *expression);
// One that multiplies tensor<?x4xf32> by a weight tensor<4x4xf32>, which is packed at load.
extern const char linear_executable[];

// A path in a directory that only this process uses.
const char *scratch_path(const char *name);

// --- Running ---

enum { MAX_EVENTS = 64, MAX_RESULTS = 8, MAX_CONSTANTS = 8, HOST_LOAD = -1 };

typedef struct host {
  struct cotile_call call; // first: host programs know only this part
  void *library;
  const struct cotile_program_image *program; // of the library
  void *constants[MAX_CONSTANTS];
  const char *events[MAX_EVENTS]; // names of callbacks
  int event_count;
  int refuse_at;     // number of the callback that fails; -1: none
  int64_t allocated; // bytes of the last allocation
  int64_t ordinals[MAX_EVENTS];
  int dispatch_count;
  struct cotile_host_dispatch last;
  void *results[MAX_RESULTS];
  int64_t result_dims[MAX_RESULTS][8];
  const char *message;
  int64_t got, want;
  int64_t ranks[MAX_RESULTS];
  void *blocks[MAX_EVENTS];
  int block_count;
} host_t;

void host_init(host_t *host, const char *path);
void host_deinit(host_t *host);
// Runs a function, or the load program (HOST_LOAD), on buffers whose dimensions follow each other
// in `dims`. Results have `ranks` dimensions each and are 4-byte elements, or bytes if `ranks` is
// null.
int32_t host_run(host_t *host, int64_t function, void *const *buffers, const int64_t *dims,
                 const int64_t *ranks);

#endif
