// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Making and combining statuses; the public face is cotile/status.h.
//
// [status-1] A status carries its code, its site, one message and the annotations added on the way
// up, outermost first. [status-2] Making a status never fails: when no memory is left, a static
// status of code NO_MEMORY is returned, which may be released any number of times.
#ifndef COTILE_BASE_STATUS_H
#define COTILE_BASE_STATUS_H

#include "cotile/status.h"

#define COTILE_STATUS_STRINGIZE_(x) #x
#define COTILE_STATUS_STRINGIZE(x) COTILE_STATUS_STRINGIZE_(x)

// COTILE_MAKE_STATUS(COTILE_INVALID, "rank %d", rank): owned by the caller.
#define COTILE_MAKE_STATUS(code, ...)                                                              \
  cotile_status_make((code), __FILE__ ":" COTILE_STATUS_STRINGIZE(__LINE__), __VA_ARGS__)

#define COTILE_RETURN_IF_ERROR(expression)                                                         \
  do {                                                                                             \
    cotile_status_t cotile_status_ = (expression);                                                 \
    if (cotile_status_) return cotile_status_;                                                     \
  } while (0)

// For functions with one cleanup label: assigns to `status` and jumps on failure.
#define COTILE_CLEANUP_IF_ERROR(status, expression)                                                \
  do {                                                                                             \
    (status) = (expression);                                                                       \
    if (status) goto cleanup;                                                                      \
  } while (0)

// `site` must be a static string.
cotile_status_t cotile_status_make(cotile_code_t code, const char *site, const char *format, ...)
    COTILE_PRINTF(3, 4) COTILE_MUST_USE;

// Puts "annotation: " in front of the message; consumes `status` and returns it (or a copy). The
// null status stays null.
cotile_status_t cotile_status_annotate(cotile_status_t status, const char *format, ...)
    COTILE_PRINTF(2, 3) COTILE_MUST_USE;

// A second status with the same contents, owned by the caller.
cotile_status_t cotile_status_clone(cotile_status_t status) COTILE_MUST_USE;

// Consumes both: the first failure is kept, the second one's message is appended to it.
cotile_status_t cotile_status_join(cotile_status_t first, cotile_status_t second) COTILE_MUST_USE;

#endif
