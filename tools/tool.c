// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tool.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

double tool_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

// --- Options ---

int tool_list_append(tool_list_t *list, const char *item) {
  const char **items = realloc(list->items, ((size_t)list->count + 1) * sizeof *items);
  if (!items) return tool_fail(TOOL_ENVIRONMENT, "out of memory");
  list->items = items;
  list->items[list->count++] = item;
  return 0;
}

void tool_list_deinit(tool_list_t *list) {
  free(list->items);
  *list = (tool_list_t){0};
}

void tool_options_deinit(tool_options_t *options) {
  tool_list_deinit(&options->inputs);
  tool_list_deinit(&options->parameters);
}

static int handle_option(tool_options_t *options, int key, const char *value, tool_option_fn *own,
                         void *self) {
  switch (key) {
  case 'f':
    options->function = value;
    return 0;
  case 'd':
    options->device = value;
    return 0;
  case 'c':
    options->cache = value;
    return *value ? 0 : tool_fail(TOOL_USAGE, "--cache needs a directory");
  case 'i':
    return tool_list_append(&options->inputs, value);
  case 'p':
    return tool_list_append(&options->parameters, value);
  default:
    return own(self, key, value);
  }
}

static int take_module(int argc, char **argv, tool_options_t *options) {
  if (optind < argc) options->module = argv[optind++];
  if (optind < argc)
    return tool_fail(TOOL_USAGE, "one module at a time: '%s' is too many", argv[optind]);
  return 0;
}

int tool_parse(int argc, char **argv, const struct option *table, const char *help,
               tool_options_t *options, tool_option_fn *own, void *self, int *out_done) {
  int key, code = 0;
  opterr = 0;
  *out_done = 0;
  while (!code && (key = getopt_long(argc, argv, ":", table, NULL)) != -1) {
    if (key == ':' || key == '?') return tool_report_option(key, argv, table);
    *out_done = key == 'h' || key == 'v';
    if (key == 'h') fputs(help, stdout);
    if (key == 'v') printf("%s %s\n", tool_name(), cotile_version());
    if (*out_done) return tool_finish_output();
    code = handle_option(options, key, optarg, own, self);
  }
  return code ? code : take_module(argc, argv, options);
}

int tool_parse_integer(const char *name, const char *text, long low, long high, long *out_value) {
  char *end;
  errno = 0;
  *out_value = strtol(text, &end, 10);
  if (*text && !*end && !errno && *out_value >= low && *out_value <= high) return 0;
  return tool_fail(TOOL_USAGE, "--%s must be a number from %ld to %ld, got '%s'", name, low, high,
                   text);
}

int tool_parse_number(const char *name, const char *text, double *out_value) {
  char *end;
  *out_value = strtod(text, &end);
  if (*text && !*end && isfinite(*out_value) && *out_value >= 0) return 0;
  return tool_fail(TOOL_USAGE, "--%s must be a number that is not negative, got '%s'", name, text);
}

// --- Session ---

int tool_session_open(tool_session_t *session, const tool_options_t *options) {
  const char *device = options->device ? options->device : "cpu";
  return tool_check(cotile_device_create(device, NULL, &session->device));
}

int tool_session_load(tool_session_t *session, const tool_options_t *options,
                      cotile_trace_t *trace) {
  if (!options->module) return tool_fail(TOOL_USAGE, "no module given; see --help");
  int code = tool_session_open(session, options);
  if (code) return code;
  return tool_check(cotile_module_load(session->device, options->module, trace, &session->module));
}

// One line on the terminal that is written again and again, and wiped at the end. What is quick
// shows nothing.
struct progress_line {
  double begin;
  int percent; // shown; -1: nothing is
};

static void show_progress(void *user, int64_t done, int64_t total) {
  struct progress_line *line = user;
  int percent = total > 0 ? (int)(100 * ((double)done / (double)total)) : 100;
  if (percent == line->percent || tool_now() - line->begin < 0.3) return;
  line->percent = percent;
  fprintf(stderr, "\rpacking parameters: %3d %%", percent);
  fflush(stderr);
}

static void wipe_progress(struct progress_line *line) {
  if (line->percent >= 0) fprintf(stderr, "\r%26s\r", "");
  line->percent = -1;
}

static void warn(void *user, const char *message) {
  wipe_progress(user);
  tool_warn(message);
}

int tool_bind(cotile_module_t *module, cotile_parameters_t *parameters,
              const tool_options_t *options) {
  struct progress_line line = {tool_now(), -1};
  cotile_bind_options_t bind = {
      .size = sizeof bind, .cache = options->cache, .warn = warn, .user = &line};
  if (isatty(STDERR_FILENO)) bind.progress = show_progress;
  cotile_status_t status = cotile_module_bind_with(module, parameters, &bind);
  wipe_progress(&line);
  return tool_check(status);
}

static int bind_files(tool_session_t *session, const tool_options_t *options) {
  cotile_parameters_t *parameters;
  int code = tool_check(cotile_parameters_create(NULL, &parameters));
  for (int i = 0; i < options->parameters.count && !code; i++)
    code = tool_check(cotile_parameters_add_file(parameters, options->parameters.items[i]));
  if (!code) code = tool_bind(session->module, parameters, options);
  cotile_parameters_release(parameters);
  return code;
}

int tool_session_bind(tool_session_t *session, const tool_options_t *options) {
  int code = bind_files(session, options);
  return code ? code : tool_check(cotile_context_create(session->module, &session->context));
}

void tool_session_deinit(tool_session_t *session) {
  cotile_context_release(session->context);
  cotile_module_release(session->module);
  cotile_device_release(session->device);
  *session = (tool_session_t){0};
}

// --- Inputs ---

int tool_inputs_init(tool_inputs_t *inputs, const cotile_module_t *module, int32_t function) {
  inputs->count = cotile_module_input_count(module, function);
  inputs->tensors = calloc((size_t)inputs->count + 1, sizeof *inputs->tensors);
  inputs->views = calloc((size_t)inputs->count + 1, sizeof *inputs->views);
  if (inputs->tensors && inputs->views) return 0;
  return tool_fail(TOOL_ENVIRONMENT, "out of memory");
}

int tool_inputs_read(tool_inputs_t *inputs, const cotile_module_t *module, int32_t function,
                     int index, const char *text) {
  cotile_tensor_type_t wanted = cotile_module_input_type(module, function, index);
  int code = tool_check_in(cotile_tensor_parse(text, &wanted, NULL, &inputs->tensors[index]),
                           "input %d", index);
  if (!code) inputs->views[index] = cotile_tensor_view(inputs->tensors[index]);
  return code;
}

void tool_inputs_deinit(tool_inputs_t *inputs) {
  for (int i = 0; i < inputs->count && inputs->tensors; i++)
    cotile_tensor_release(inputs->tensors[i]);
  free(inputs->tensors);
  free(inputs->views);
  *inputs = (tool_inputs_t){0};
}

// --- Printing ---

void tool_print_json_text(const char *text) {
  putchar('"');
  for (; *text; text++) {
    unsigned char byte = (unsigned char)*text;
    if (byte == '"' || byte == '\\') putchar('\\');
    if (byte < ' ')
      printf("\\u%04x", byte);
    else
      putchar(byte);
  }
  putchar('"');
}

void tool_print_signature(const cotile_module_t *module, int32_t function) {
  char text[COTILE_TYPE_TEXT];
  printf("%s(", cotile_module_function_name(module, function));
  for (int32_t i = 0; i < cotile_module_input_count(module, function); i++) {
    cotile_tensor_type_t type = cotile_module_input_type(module, function, i);
    printf("%s%s", i ? ", " : "", cotile_tensor_type_text(&type, text));
  }
  printf(") -> (");
  for (int32_t i = 0; i < cotile_module_result_count(module, function); i++) {
    cotile_tensor_type_t type = cotile_module_result_type(module, function, i);
    printf("%s%s", i ? ", " : "", cotile_tensor_type_text(&type, text));
  }
  printf(")\n");
}
