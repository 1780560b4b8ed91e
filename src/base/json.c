// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/json.h"

#include <string.h>

#include "base/string.h"

cotile_status_t cotile_json_parse(const char *text, size_t length, const char *file,
                                  json_t **out_document) {
  json_error_t error = {.line = -1}; // jansson reports most lack of memory by nothing at all
  *out_document = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);
  if (*out_document) return COTILE_SUCCESS;
  if (!*error.text || json_error_code(&error) == json_error_out_of_memory)
    return COTILE_MAKE_STATUS(COTILE_NO_MEMORY, "out of memory while reading JSON");
  for (char *c = error.text; *c; c++) // it quotes the document
    if ((unsigned char)*c < 0x20 || *c == 0x7f) *c = ' ';
  return file ? COTILE_MAKE_STATUS(COTILE_INVALID, "%s:%d:%d: malformed JSON: %s", file, error.line,
                                   error.column, error.text)
              : COTILE_MAKE_STATUS(COTILE_INVALID, "malformed JSON, line %d column %d: %s",
                                   error.line, error.column, error.text);
}

static cotile_status_t wrong_kind(const char *key, const json_t *value, const char *wanted) {
  return value ? COTILE_MAKE_STATUS(COTILE_INVALID, "\"%s\" is not %s", key, wanted)
               : COTILE_MAKE_STATUS(COTILE_INVALID, "\"%s\" is missing", key);
}

cotile_status_t cotile_json_check_object(const json_t *value) {
  if (json_is_object(value)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "not a JSON object");
}

cotile_status_t cotile_json_get_array(const json_t *object, const char *key,
                                      const json_t **out_array) {
  *out_array = json_object_get(object, key);
  return json_is_array(*out_array) ? COTILE_SUCCESS : wrong_kind(key, *out_array, "an array");
}

cotile_status_t cotile_json_to_text(const json_t *value, const char *key, const char **out_text) {
  *out_text = json_string_value(value);
  if (!*out_text) return wrong_kind(key, value, "a string");
  if (!**out_text) return wrong_kind(key, value, "a text: it is empty");
  if (!cotile_is_name(*out_text, strlen(*out_text)))
    return wrong_kind(key, value, "a text: it has control characters");
  return COTILE_SUCCESS;
}

cotile_status_t cotile_json_get_text(const json_t *object, const char *key, const char **out_text) {
  return cotile_json_to_text(json_object_get(object, key), key, out_text);
}

cotile_status_t cotile_json_to_integer(const json_t *value, const char *what, int64_t low,
                                       int64_t high, int64_t *out_integer) {
  *out_integer = json_integer_value(value);
  if (json_is_integer(value) && *out_integer >= low && *out_integer <= high) return COTILE_SUCCESS;
  *out_integer = 0;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "%s is not an integer from %lld to %lld", what,
                            (long long)low, (long long)high);
}
