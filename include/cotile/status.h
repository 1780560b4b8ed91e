// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The result of every operation that can fail.
//
// A status is null on success. Any other value is owned by whoever received it and must be
// released. Statuses are immutable values: they may be passed between threads, but one status must
// not be used by two threads at once (thread-compatible).
#ifndef COTILE_STATUS_H
#define COTILE_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__) || defined(__clang__)
#define COTILE_MUST_USE __attribute__((warn_unused_result))
#define COTILE_PRINTF(index, first) __attribute__((format(printf, index, first)))
#else
#define COTILE_MUST_USE
#define COTILE_PRINTF(index, first)
#endif

// name, process exit code, meaning
#define COTILE_STATUS_CODES(X)                                                                     \
  X(OK, 0, "success")                                                                              \
  X(INVALID, 1, "the user's program, file, shape or value is wrong")                               \
  X(UNSUPPORTED, 1, "the input is valid, but this version does not cover it")                      \
  X(NOT_FOUND, 1, "a named function, parameter, device or file does not exist")                    \
  X(USAGE, 2, "an option or its value is wrong")                                                   \
  X(INTERNAL, 3, "a bug in Cotile")                                                                \
  X(UNAVAILABLE, 4, "the environment refuses: cannot write, no linker, device lost")               \
  X(NO_MEMORY, 4, "an allocation failed")

typedef enum cotile_code {
#define COTILE_X(name, exit_code, meaning) COTILE_##name,
  COTILE_STATUS_CODES(COTILE_X)
#undef COTILE_X
} cotile_code_t;

typedef struct cotile_status *cotile_status_t;

#define COTILE_SUCCESS ((cotile_status_t)0)

// COTILE_OK for the null status.
cotile_code_t cotile_status_code(cotile_status_t status);

// One line, without a trailing newline; borrowed until the status is released. "" for success.
const char *cotile_status_message(cotile_status_t status);

// "status.c:12"-like source position where the status was made, for bug reports; borrowed.
const char *cotile_status_site(cotile_status_t status);

// Consumes the status. Releasing the null status does nothing.
void cotile_status_release(cotile_status_t status);

// "INVALID" and so on; a static string.
const char *cotile_code_name(cotile_code_t code);

// What a process should exit with after this code.
int cotile_code_exit(cotile_code_t code);

#ifdef __cplusplus
}
#endif
#endif
