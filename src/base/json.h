// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading JSON from outside: parsed by jansson, each access checked.
//
// [json-1] Accessors report a missing field or one of the wrong kind as INVALID, with its name.
// Results are borrowed from the document. Thread-compatible.
#ifndef COTILE_BASE_JSON_H
#define COTILE_BASE_JSON_H

#include "base/status.h"

#include <jansson.h>
#include <stdint.h>

// The document is owned: json_decref. INVALID with line and column, also for a key given twice;
// `file` is the name that messages start with, null where the caller's do.
cotile_status_t cotile_json_parse(const char *text, size_t length, const char *file,
                                  json_t **out_document) COTILE_MUST_USE;

cotile_status_t cotile_json_check_object(const json_t *value) COTILE_MUST_USE;

cotile_status_t cotile_json_get_array(const json_t *object, const char *key,
                                      const json_t **out_array) COTILE_MUST_USE;

// Printable: without control characters. Not empty. `key` names the value in messages.
cotile_status_t cotile_json_to_text(const json_t *value, const char *key,
                                    const char **out_text) COTILE_MUST_USE;
cotile_status_t cotile_json_get_text(const json_t *object, const char *key,
                                     const char **out_text) COTILE_MUST_USE;

// An integer in [low, high]; `what` names it in messages.
cotile_status_t cotile_json_to_integer(const json_t *value, const char *what, int64_t low,
                                       int64_t high, int64_t *out_integer) COTILE_MUST_USE;

#endif
