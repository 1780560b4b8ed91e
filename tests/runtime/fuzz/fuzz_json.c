// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Our reader and jansson accept the same documents and find the same values in them. Not compared:
// numbers that jansson refuses for their size, depths between the two limits, and zeros, at which
// jansson ends.
#include "base/json.h"
#include "fuzz.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static bool is_same(const cotile_json_t *ours, json_t *theirs);

static bool is_same_array(const cotile_json_t *ours, json_t *theirs) {
  size_t count = 0;
  for (const cotile_json_t *item = NULL; (item = cotile_json_next(ours, item)); count++)
    if (item->key || !is_same(item, json_array_get(theirs, count))) return false;
  return count == ours->count && count == json_array_size(theirs);
}

static bool is_same_object(const cotile_json_t *ours, json_t *theirs) {
  size_t count = 0;
  for (const cotile_json_t *item = NULL; (item = cotile_json_next(ours, item)); count++)
    if (cotile_json_get(ours, item->key) != item ||
        !is_same(item, json_object_get(theirs, item->key)))
      return false;
  return count == ours->count && count == json_object_size(theirs);
}

static bool is_same(const cotile_json_t *ours, json_t *theirs) {
  switch (ours->kind) {
  case COTILE_JSON_NULL:
    return json_is_null(theirs);
  case COTILE_JSON_FALSE:
    return json_is_false(theirs);
  case COTILE_JSON_TRUE:
    return json_is_true(theirs);
  case COTILE_JSON_INTEGER:
    return json_is_integer(theirs) && json_integer_value(theirs) == ours->integer;
  case COTILE_JSON_NUMBER:
    return json_is_real(theirs);
  case COTILE_JSON_STRING:
    return json_is_string(theirs) && !strcmp(json_string_value(theirs), ours->text);
  case COTILE_JSON_ARRAY:
    return json_is_array(theirs) && is_same_array(ours, theirs);
  default:
    return json_is_object(theirs) && is_same_object(ours, theirs);
  }
}

static bool is_refused_by_size(const json_error_t *error) {
  return strstr(error->text, "too big") || strstr(error->text, "overflow");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  cotile_json_document_t document;
  json_error_t error = {0};
  char *text = malloc(size ? size : 1); // exactly the input
  if (!text) return 0;
  if (size) memcpy(text, data, size);
  cotile_status_t status =
      cotile_json_document_init(&document, text, size, NULL, cotile_allocator_system());
  bool deep = status && strstr(cotile_status_message(status), "deep");
  json_t *theirs = json_loadb(text, size, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
  bool comparable = !deep && !is_refused_by_size(&error) && !memchr(text, 0, size);
  if (comparable && (status == NULL) != (theirs != NULL)) abort();
  if (comparable && theirs && !is_same(cotile_json_root(&document), theirs)) abort();
  if (!status) cotile_json_document_deinit(&document);
  cotile_status_release(status);
  json_decref(theirs);
  free(text);
  return 0;
}
