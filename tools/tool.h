// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the runtime's tools share: options and an open module. Functions that return int are as
// message.h says.
#ifndef COTILE_TOOL_H
#define COTILE_TOOL_H

#include "cotile/io.h"
#include "cotile/runtime.h"

#include "message.h"

// Seconds since some time in the past.
double tool_now(void);

// A repeated option's values, borrowed from argv.
typedef struct tool_list {
  const char **items; // owned
  int count;
} tool_list_t;

// Options that both tools have.
typedef struct tool_options {
  const char *module, *function, *device, *cache; // borrowed from argv
  tool_list_t inputs, parameters;
} tool_options_t;

#define TOOL_SHARED_OPTIONS                                                                        \
  {"function", required_argument, NULL, 'f'}, {"input", required_argument, NULL, 'i'},             \
      {"parameters", required_argument, NULL, 'p'}, {"device", required_argument, NULL, 'd'},      \
      {"cache", required_argument, NULL, 'c'}, {"help", no_argument, NULL, 'h'},                   \
      {"version", no_argument, NULL, 'v'}

// Handles one option of another tool's own; 0 if `key` is none of them.
typedef int tool_option_fn(void *self, int key, const char *value);

// Reads argv: options in any order and one module. `own` is told options that are not shared.
// *out_done: --help or --version was printed.
int tool_parse(int argc, char **argv, const struct option *table, const char *help,
               tool_options_t *options, tool_option_fn *own, void *self, int *out_done);
void tool_options_deinit(tool_options_t *options);

int tool_list_append(tool_list_t *list, const char *item);
void tool_list_deinit(tool_list_t *list);

// Reads a whole number or a finite number >= 0 for option `--name`.
int tool_parse_integer(const char *name, const char *text, long low, long high, long *out_value);
int tool_parse_number(const char *name, const char *text, double *out_value);

typedef struct tool_session {
  cotile_device_t *device;
  cotile_module_t *module;
  cotile_context_t *context;
} tool_session_t;

// Opens the device alone.
int tool_session_open(tool_session_t *session, const tool_options_t *options);
// Opens the device and the module.
int tool_session_load(tool_session_t *session, const tool_options_t *options,
                      cotile_trace_t *trace);
// Binds, with progress on stderr if that is a terminal and it takes long.
int tool_bind(cotile_module_t *module, cotile_parameters_t *parameters,
              const tool_options_t *options);
// Binds the parameter files and makes the context.
int tool_session_bind(tool_session_t *session, const tool_options_t *options);
void tool_session_deinit(tool_session_t *session);

// Tensors and their views, one for each input of a function.
typedef struct tool_inputs {
  cotile_tensor_t **tensors; // owned
  cotile_view_t *views;      // owned
  int count;
} tool_inputs_t;

// Makes room for the inputs of a function.
int tool_inputs_init(tool_inputs_t *inputs, const cotile_module_t *module, int32_t function);
// Reads input `index` from the text of an --input option.
int tool_inputs_read(tool_inputs_t *inputs, const cotile_module_t *module, int32_t function,
                     int index, const char *text);
void tool_inputs_deinit(tool_inputs_t *inputs);

// Writes UTF-8 to stdout as a JSON string.
void tool_print_json_text(const char *text);

// Writes "name(2x3xf32) -> (2xf32)" to stdout.
void tool_print_signature(const cotile_module_t *module, int32_t function);

#endif
