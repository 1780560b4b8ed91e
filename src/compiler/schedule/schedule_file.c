// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/schedule_file.h"

#include <string.h>

#include "base/file.h"
#include "base/json.h"

enum { VERSION = 1 };

cotile_status_t cotile_schedule_file_annotate(const cotile_schedule_file_t *file, const char *name,
                                              const char *separator, cotile_status_t status) {
  if (!status) return status;
  cotile_string_t text;
  cotile_string_init(&text, cotile_allocator_system());
  cotile_status_t failure = cotile_append_readable(&text, name, strlen(name));
  if (!failure)
    failure =
        COTILE_MAKE_STATUS(cotile_status_code(status), "%s: schedules.%s%s%s", file->path,
                           cotile_string_text(&text), separator, cotile_status_message(status));
  cotile_status_release(status);
  cotile_string_deinit(&text);
  return failure;
}

// What JSON's values are called in messages; null for those that a field can have.
static const char *kind_name(const json_t *value) {
  switch (json_typeof(value)) {
  case JSON_REAL:
    return "a number with a fraction or an exponent";
  case JSON_TRUE:
  case JSON_FALSE:
    return "a truth value";
  case JSON_ARRAY:
    return "an array";
  case JSON_OBJECT:
    return "an object";
  default:
    return NULL;
  }
}

static cotile_schedule_value_t value_of(const json_t *value) {
  const char *other = kind_name(value);
  cotile_schedule_value_t out = {.number = json_integer_value(value), .text = other};
  out.kind = json_is_null(value)      ? COTILE_SCHEDULE_VALUE_NONE
             : json_is_string(value)  ? COTILE_SCHEDULE_VALUE_TEXT
             : json_is_integer(value) ? COTILE_SCHEDULE_VALUE_NUMBER
                                      : COTILE_SCHEDULE_VALUE_OTHER;
  if (out.kind == COTILE_SCHEDULE_VALUE_TEXT) out.text = json_string_value(value);
  if (out.text) out.length = strlen(out.text);
  return out;
}

// --explain prints an estimate among the decisions; given back it decides nothing.
static cotile_status_t parse_field(const char *name, const json_t *value,
                                   cotile_schedule_fields_t *fields) {
  if (!strcmp(name, "estimated_seconds"))
    return json_is_number(value) || json_is_null(value)
               ? COTILE_SUCCESS
               : COTILE_MAKE_STATUS(COTILE_INVALID, "%s: must be a number", name);
  cotile_schedule_value_t given = value_of(value);
  return cotile_schedule_fields_set(fields, name, strlen(name), &given);
}

static cotile_status_t parse_entry(const cotile_schedule_file_t *file,
                                   cotile_schedule_entry_t *entry, const json_t *object) {
  cotile_status_t status = cotile_json_check_object(object);
  if (status) return cotile_schedule_file_annotate(file, entry->dispatch, ": ", status);
  json_t *fields = (json_t *)object; // jansson's iterators take no const
  for (void *at = json_object_iter(fields); at; at = json_object_iter_next(fields, at)) {
    status = parse_field(json_object_iter_key(at), json_object_iter_value(at), &entry->fields);
    if (status) return cotile_schedule_file_annotate(file, entry->dispatch, ".", status);
  }
  return COTILE_SUCCESS;
}

static cotile_status_t parse_entries(cotile_schedule_file_t *file, json_t *object) {
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate_array(&file->memory, json_object_size(object),
                                                      sizeof *file->entries, &memory));
  file->entries = memory;
  for (void *at = json_object_iter(object); at; at = json_object_iter_next(object, at)) {
    cotile_schedule_entry_t *entry = &file->entries[file->count++];
    COTILE_RETURN_IF_ERROR(
        cotile_region_copy_text(&file->memory, json_object_iter_key(at), &entry->dispatch));
    COTILE_RETURN_IF_ERROR(parse_entry(file, entry, json_object_iter_value(at)));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t check_keys(json_t *root) {
  for (void *at = json_object_iter(root); at; at = json_object_iter_next(root, at)) {
    const char *key = json_object_iter_key(at);
    if (!strcmp(key, "version") || !strcmp(key, "schedules")) continue;
    cotile_string_t text;
    cotile_string_init(&text, cotile_allocator_system());
    cotile_status_t status = cotile_append_readable(&text, key, strlen(key));
    if (!status)
      status = COTILE_MAKE_STATUS(COTILE_INVALID, "%s: no such field; there are version, schedules",
                                  cotile_string_text(&text));
    cotile_string_deinit(&text);
    return status;
  }
  return COTILE_SUCCESS;
}

static cotile_status_t parse_head(json_t *root, json_t **out_schedules) {
  *out_schedules = NULL;
  COTILE_RETURN_IF_ERROR(cotile_json_check_object(root));
  const json_t *version = json_object_get(root, "version");
  if (!json_is_integer(version) || json_integer_value(version) != VERSION)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "version: must be %d", VERSION);
  COTILE_RETURN_IF_ERROR(check_keys(root));
  *out_schedules = json_object_get(root, "schedules");
  if (json_is_object(*out_schedules)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "schedules: must be an object, %s",
                            *out_schedules ? "and is none" : "and is missing");
}

cotile_status_t cotile_schedule_file_init(cotile_schedule_file_t *file, const char *path,
                                          const char *text, size_t length,
                                          const cotile_allocator_t *allocator) {
  json_t *root, *schedules;
  *file = (cotile_schedule_file_t){.path = path};
  cotile_region_init(&file->memory, allocator);
  COTILE_RETURN_IF_ERROR(cotile_json_parse(text, length, path, &root));
  cotile_status_t status = cotile_status_annotate(parse_head(root, &schedules), "%s", path);
  if (!status) status = parse_entries(file, schedules);
  json_decref(root);
  return status;
}

cotile_status_t cotile_schedule_file_read(cotile_schedule_file_t *file, const char *path,
                                          const cotile_allocator_t *allocator) {
  cotile_string_t text;
  *file = (cotile_schedule_file_t){.path = path};
  cotile_region_init(&file->memory, allocator);
  cotile_string_init(&text, allocator);
  cotile_status_t status = cotile_file_read(path, &text);
  if (!status)
    status =
        cotile_schedule_file_init(file, path, cotile_string_text(&text), text.length, allocator);
  cotile_string_deinit(&text);
  return status;
}

void cotile_schedule_file_deinit(cotile_schedule_file_t *file) {
  cotile_region_deinit(&file->memory);
  *file = (cotile_schedule_file_t){0};
}

const cotile_schedule_entry_t *cotile_schedule_file_find(const cotile_schedule_file_t *file,
                                                         const char *dispatch, size_t length) {
  for (size_t i = 0; i < file->count; i++)
    if (strlen(file->entries[i].dispatch) == length &&
        !memcmp(file->entries[i].dispatch, dispatch, length))
      return &file->entries[i];
  return NULL;
}
