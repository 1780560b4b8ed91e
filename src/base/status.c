// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cotile_status {
  cotile_code_t code;
  const char *site;
  char *message;
};

static char no_memory_message[] = "out of memory";
static struct cotile_status no_memory = {COTILE_NO_MEMORY, "status.c", no_memory_message};

static char *format_message(const char *format, va_list arguments) COTILE_PRINTF(1, 0);

static char *format_message(const char *format, va_list arguments) {
  va_list copy;
  va_copy(copy, arguments);
  int length = vsnprintf(NULL, 0, format, copy);
  va_end(copy);
  char *text = length < 0 ? NULL : malloc((size_t)length + 1);
  if (text) vsnprintf(text, (size_t)length + 1, format, arguments);
  return text;
}

cotile_status_t cotile_status_make(cotile_code_t code, const char *site, const char *format, ...) {
  if (code == COTILE_OK) return COTILE_SUCCESS;
  struct cotile_status *status = malloc(sizeof *status);
  if (!status) return &no_memory;
  va_list arguments;
  va_start(arguments, format);
  *status = (struct cotile_status){code, site, format_message(format, arguments)};
  va_end(arguments);
  if (status->message) return status;
  free(status);
  return &no_memory;
}

// Replaces the message by `first` separator `second`; on lack of memory the old one stays.
static void set_joined(struct cotile_status *status, const char *first, const char *separator,
                       const char *second) {
  size_t size = strlen(first) + strlen(separator) + strlen(second) + 1;
  char *text = malloc(size);
  if (!text) return;
  snprintf(text, size, "%s%s%s", first, separator, second);
  free(status->message);
  status->message = text;
}

cotile_status_t cotile_status_annotate(cotile_status_t status, const char *format, ...) {
  if (!status || status == &no_memory) return status;
  va_list arguments;
  va_start(arguments, format);
  char *prefix = format_message(format, arguments);
  va_end(arguments);
  if (prefix) set_joined(status, prefix, ": ", status->message);
  free(prefix);
  return status;
}

cotile_status_t cotile_status_clone(cotile_status_t status) {
  if (!status || status == &no_memory) return status;
  return cotile_status_make(status->code, status->site, "%s", status->message);
}

cotile_status_t cotile_status_join(cotile_status_t first, cotile_status_t second) {
  if (!first) return second;
  if (second && first != &no_memory) set_joined(first, first->message, "; then: ", second->message);
  cotile_status_release(second);
  return first;
}

cotile_code_t cotile_status_code(cotile_status_t status) {
  return status ? status->code : COTILE_OK;
}

const char *cotile_status_message(cotile_status_t status) { return status ? status->message : ""; }

const char *cotile_status_site(cotile_status_t status) { return status ? status->site : ""; }

void cotile_status_release(cotile_status_t status) {
  if (!status || status == &no_memory) return;
  free(status->message);
  free(status);
}

const char *cotile_code_name(cotile_code_t code) {
  switch (code) {
#define COTILE_X(name, exit_code, meaning)                                                         \
  case COTILE_##name:                                                                              \
    return #name;
    COTILE_STATUS_CODES(COTILE_X)
#undef COTILE_X
  }
  return "UNKNOWN";
}

int cotile_code_exit(cotile_code_t code) {
  switch (code) {
#define COTILE_X(name, exit_code, meaning)                                                         \
  case COTILE_##name:                                                                              \
    return exit_code;
    COTILE_STATUS_CODES(COTILE_X)
#undef COTILE_X
  }
  return 3;
}
