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
static const char *kind_name(cotile_json_kind_t kind) {
  switch (kind) {
  case COTILE_JSON_NUMBER:
    return "a number that is no integer of 64 bits";
  case COTILE_JSON_TRUE:
  case COTILE_JSON_FALSE:
    return "a truth value";
  case COTILE_JSON_ARRAY:
    return "an array";
  case COTILE_JSON_OBJECT:
    return "an object";
  default:
    return NULL;
  }
}

static cotile_schedule_value_t value_of(const cotile_json_t *value) {
  const char *other = kind_name(value->kind);
  cotile_schedule_value_t out = {.number = value->integer, .text = other ? other : value->text};
  out.kind = value->kind == COTILE_JSON_NULL      ? COTILE_SCHEDULE_VALUE_NONE
             : value->kind == COTILE_JSON_STRING  ? COTILE_SCHEDULE_VALUE_TEXT
             : value->kind == COTILE_JSON_INTEGER ? COTILE_SCHEDULE_VALUE_NUMBER
                                                  : COTILE_SCHEDULE_VALUE_OTHER;
  if (out.text) out.length = strlen(out.text);
  return out;
}

static bool is_number(const cotile_json_t *value) {
  return value->kind == COTILE_JSON_INTEGER || value->kind == COTILE_JSON_NUMBER;
}

// --explain prints an estimate among the decisions; given back it decides nothing.
static cotile_status_t parse_field(const cotile_json_t *value, cotile_schedule_fields_t *fields) {
  const char *name = value->key;
  if (!strcmp(name, "estimated_seconds"))
    return is_number(value) || value->kind == COTILE_JSON_NULL
               ? COTILE_SUCCESS
               : COTILE_MAKE_STATUS(COTILE_INVALID, "%s: must be a number", name);
  cotile_schedule_value_t given = value_of(value);
  return cotile_schedule_fields_set(fields, name, strlen(name), &given);
}

static cotile_status_t parse_entry(const cotile_schedule_file_t *file,
                                   cotile_schedule_entry_t *entry, const cotile_json_t *object) {
  cotile_status_t status = cotile_json_check_object(object);
  if (status) return cotile_schedule_file_annotate(file, entry->dispatch, ": ", status);
  for (const cotile_json_t *field = NULL; (field = cotile_json_next(object, field));) {
    status = parse_field(field, &entry->fields);
    if (status) return cotile_schedule_file_annotate(file, entry->dispatch, ".", status);
  }
  return COTILE_SUCCESS;
}

static cotile_status_t parse_entries(cotile_schedule_file_t *file, const cotile_json_t *object) {
  void *memory;
  COTILE_RETURN_IF_ERROR(
      cotile_region_allocate_array(&file->memory, object->count, sizeof *file->entries, &memory));
  file->entries = memory;
  for (const cotile_json_t *item = NULL; (item = cotile_json_next(object, item));) {
    cotile_schedule_entry_t *entry = &file->entries[file->count++];
    COTILE_RETURN_IF_ERROR(cotile_region_copy_text(&file->memory, item->key, &entry->dispatch));
    COTILE_RETURN_IF_ERROR(parse_entry(file, entry, item));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t check_keys(const cotile_json_t *root) {
  for (const cotile_json_t *item = NULL; (item = cotile_json_next(root, item));) {
    const char *key = item->key;
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

static cotile_status_t parse_head(const cotile_json_t *root, const cotile_json_t **out_schedules) {
  *out_schedules = NULL;
  COTILE_RETURN_IF_ERROR(cotile_json_check_object(root));
  const cotile_json_t *version = cotile_json_get(root, "version");
  if (!version || version->integer != VERSION)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "version: must be %d", VERSION);
  COTILE_RETURN_IF_ERROR(check_keys(root));
  *out_schedules = cotile_json_get(root, "schedules");
  if (*out_schedules && (*out_schedules)->kind == COTILE_JSON_OBJECT) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "schedules: must be an object, %s",
                            *out_schedules ? "and is none" : "and is missing");
}

cotile_status_t cotile_schedule_file_init(cotile_schedule_file_t *file, const char *path,
                                          const char *text, size_t length,
                                          const cotile_allocator_t *allocator) {
  cotile_json_document_t document;
  const cotile_json_t *schedules;
  *file = (cotile_schedule_file_t){.path = path};
  cotile_region_init(&file->memory, allocator);
  COTILE_RETURN_IF_ERROR(cotile_json_document_init(&document, text, length, path, allocator));
  cotile_status_t status =
      cotile_status_annotate(parse_head(cotile_json_root(&document), &schedules), "%s", path);
  if (!status) status = parse_entries(file, schedules);
  cotile_json_document_deinit(&document);
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
