// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages and exit codes of all tools.
//
// [tool-1] Functions that return int give the process's exit code, 0 for success, and have already
// written one message "NAME: error: ..." to stderr otherwise. Thread-compatible: one tool per
// process.
#ifndef COTILE_TOOL_MESSAGE_H
#define COTILE_TOOL_MESSAGE_H

#include "cotile/status.h"

#include <getopt.h>

enum { TOOL_INPUT_WRONG = 1, TOOL_USAGE = 2, TOOL_BUG = 3, TOOL_ENVIRONMENT = 4 };

// Sets the name used in messages, a static string, and has the system report what cannot be written
// instead of ending the process.
void tool_init(const char *tool);
const char *tool_name(void);

// Writes the message and returns `code`.
int tool_fail(int code, const char *format, ...) COTILE_PRINTF(2, 3);

// Writes "NAME: warning: message".
void tool_warn(const char *message);

// Consumes the status: 0 for success, else its exit code after writing its message.
int tool_check(cotile_status_t status);
// With "prefix: " before the message.
int tool_check_in(cotile_status_t status, const char *format, ...) COTILE_PRINTF(2, 3);

// Flushes stdout; ENVIRONMENT if anything written to it was lost.
int tool_finish_output(void);

// Why getopt_long, told to be silent (opterr = 0, "+:" or ":" in front), gave `key`, ':' or '?'.
int tool_report_option(int key, char **argv, const struct option *table);

#endif
