// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "message.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char *name = "cotile";

// A reader who leaves and a limit of file sizes are errors of writing, which can be told.
void tool_init(const char *tool) {
  name = tool;
  (void)signal(SIGPIPE, SIG_IGN);
  (void)signal(SIGXFSZ, SIG_IGN);
}

const char *tool_name(void) { return name; }

int tool_fail(int code, const char *format, ...) {
  va_list arguments;
  fflush(stdout);
  fprintf(stderr, "%s: error: ", name);
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputc('\n', stderr);
  return code;
}

void tool_warn(const char *message) {
  fflush(stdout);
  fprintf(stderr, "%s: warning: %s\n", name, message);
}

int tool_check(cotile_status_t status) {
  if (!status) return 0;
  cotile_code_t code = cotile_status_code(status);
  if (code == COTILE_INTERNAL)
    tool_fail(TOOL_BUG, "internal error: %s (%s)", cotile_status_message(status),
              cotile_status_site(status));
  else
    tool_fail(1, "%s", cotile_status_message(status));
  cotile_status_release(status);
  return cotile_code_exit(code);
}

int tool_check_in(cotile_status_t status, const char *format, ...) {
  char prefix[256];
  va_list arguments;
  if (!status) return 0;
  va_start(arguments, format);
  vsnprintf(prefix, sizeof prefix, format, arguments);
  va_end(arguments);
  int code = cotile_code_exit(cotile_status_code(status));
  tool_fail(code, "%s: %s", prefix, cotile_status_message(status));
  cotile_status_release(status);
  return code;
}

int tool_finish_output(void) {
  if (!fflush(stdout) && !ferror(stdout)) return 0;
  return tool_fail(TOOL_ENVIRONMENT, "cannot write to standard output: %s", strerror(errno));
}

int tool_report_option(int key, char **argv, const struct option *table) {
  const char *text = argv[optind - 1];
  size_t length = strcspn(text, "=");
  int matches = 0;
  if (key == ':') return tool_fail(TOOL_USAGE, "option '%s' needs a value; see --help", text);
  if (text[0] != '-' || text[1] != '-' || length == 2)
    return tool_fail(TOOL_USAGE, "unknown option '-%c'; see --help", optopt);
  for (; table->name; table++) matches += !strncmp(table->name, text + 2, length - 2);
  return tool_fail(TOOL_USAGE, "%s '%.*s'; see --help",
                   matches > 1    ? "several options start with"
                   : matches == 1 ? "no value may be given to option"
                                  : "unknown option",
                   (int)length, text);
}
