// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading JSON from outside (RFC 8259), each access checked.
//
// [json-1] A document is UTF-8 without zero characters, no key is given twice in an object, and
// values are nested at most COTILE_JSON_DEPTH deep; anything else is INVALID with line and column.
// [json-2] Accessors report a missing field or one of the wrong kind as INVALID, with its name.
// Values and texts are borrowed from the document. [json-3] Memory is proportional to the text, as
// is time but for sorting keys. Thread-compatible.
#ifndef COTILE_BASE_JSON_H
#define COTILE_BASE_JSON_H

#include "base/array.h"

#include <stdint.h>

enum { COTILE_JSON_DEPTH = 64 };

typedef enum cotile_json_kind {
  COTILE_JSON_NULL,
  COTILE_JSON_FALSE,
  COTILE_JSON_TRUE,
  COTILE_JSON_INTEGER, // without fraction and exponent, in the range of int64
  COTILE_JSON_NUMBER,  // any other
  COTILE_JSON_STRING,
  COTILE_JSON_ARRAY,
  COTILE_JSON_OBJECT,
} cotile_json_kind_t;

typedef struct cotile_json {
  cotile_json_kind_t kind;
  const char *key;  // of a member of an object; else null
  const char *text; // of a string; else null
  size_t offset;    // where it begins in the text, a member with its key
  int64_t integer;  // of an integer; else 0
  size_t count;     // of members or elements
  size_t nodes;     // of this value and all inside, which follow it
} cotile_json_t;

typedef struct cotile_json_document {
  const cotile_allocator_t *allocator; // borrowed
  COTILE_ARRAY(cotile_json_t) nodes;   // the first is the root
  char *texts;                         // owned
} cotile_json_document_t;

// `file` is the name that messages start with, null where the caller's do. On failure the document
// is as after deinit.
cotile_status_t cotile_json_document_init(cotile_json_document_t *document, const char *text,
                                          size_t length, const char *file,
                                          const cotile_allocator_t *allocator) COTILE_MUST_USE;
void cotile_json_document_deinit(cotile_json_document_t *document);

static inline const cotile_json_t *cotile_json_root(const cotile_json_document_t *document) {
  return document->nodes.items;
}

// The element or member after `previous`, the first one after null; null after the last one.
const cotile_json_t *cotile_json_next(const cotile_json_t *parent, const cotile_json_t *previous);

// The member of an object; null if there is none, or no object.
const cotile_json_t *cotile_json_get(const cotile_json_t *object, const char *key);

cotile_status_t cotile_json_check_object(const cotile_json_t *value) COTILE_MUST_USE;

cotile_status_t cotile_json_get_array(const cotile_json_t *object, const char *key,
                                      const cotile_json_t **out_array) COTILE_MUST_USE;

// Printable: without control characters. Not empty. `key` names the value in messages.
cotile_status_t cotile_json_to_text(const cotile_json_t *value, const char *key,
                                    const char **out_text) COTILE_MUST_USE;
cotile_status_t cotile_json_get_text(const cotile_json_t *object, const char *key,
                                     const char **out_text) COTILE_MUST_USE;

// An integer in [low, high]; `what` names it in messages.
cotile_status_t cotile_json_to_integer(const cotile_json_t *value, const char *what, int64_t low,
                                       int64_t high, int64_t *out_integer) COTILE_MUST_USE;

#endif
