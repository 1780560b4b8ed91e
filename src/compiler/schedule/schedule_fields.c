// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/schedule_fields.h"

#include <string.h>

enum { CPU = 1, GPU = 2, ANY = CPU | GPU };

typedef struct field {
  const char *name;
  int machines;
  int64_t low, high;
  const char *choices[2]; // null for numbers
} field_t;

static const field_t table[] = {
#define COTILE_SCHEDULE_NUMBER(symbol, name, machines, low, high)                                  \
  {(name), (machines), (low), (high), {NULL, NULL}},
#define COTILE_SCHEDULE_CHOICE(symbol, name, machines, first, second)                              \
  {(name), (machines), 0, 0, {(first), (second)}},
#include "compiler/schedule/schedule_fields.def"
};

const char *cotile_schedule_field_name(cotile_schedule_field_t field) { return table[field].name; }

bool cotile_schedule_field_is_for(bool is_gpu, cotile_schedule_field_t field) {
  return table[field].machines & (is_gpu ? GPU : CPU);
}

const char *cotile_schedule_field_text(cotile_schedule_field_t field, int64_t value) {
  return table[field].choices[value == 1];
}

void cotile_schedule_fields_put(cotile_schedule_fields_t *fields, cotile_schedule_field_t field,
                                int64_t value) {
  fields->is_set[field] = true;
  fields->value[field] = value;
}

int64_t cotile_schedule_fields_get(const cotile_schedule_fields_t *fields,
                                   cotile_schedule_field_t field, int64_t otherwise) {
  return fields->is_set[field] ? fields->value[field] : otherwise;
}

bool cotile_schedule_fields_equal(const cotile_schedule_fields_t *a,
                                  const cotile_schedule_fields_t *b) {
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++)
    if (a->is_set[i] != b->is_set[i] || (a->is_set[i] && a->value[i] != b->value[i])) return false;
  return true;
}

// --- Messages ---

enum { MOST_READABLE = 80 };

static bool is_readable(const char *text, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (text[i] <= ' ' || text[i] > '~' || strchr("\"\\:;,", text[i])) return false;
  return length > 0;
}

// How much of a text is shown: whole characters.
static size_t shown_length(const char *text, size_t length) {
  if (length <= MOST_READABLE) return length;
  size_t shown = MOST_READABLE;
  while (shown > 0 && (text[shown] & 0xc0) == 0x80) shown--;
  return shown;
}

static cotile_status_t append_quoted(cotile_string_t *string, const char *text, size_t length) {
  size_t shown = shown_length(text, length);
  COTILE_RETURN_IF_ERROR(cotile_string_append_json(string, text, shown));
  return shown < length ? cotile_string_append(string, "..", 2) : COTILE_SUCCESS;
}

cotile_status_t cotile_append_readable(cotile_string_t *string, const char *text, size_t length) {
  if (length <= MOST_READABLE && is_readable(text, length))
    return cotile_string_append(string, text, length);
  return append_quoted(string, text, length);
}

static cotile_status_t append_names(cotile_string_t *out) {
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++)
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(out, "%s%s", i ? ", " : "", table[i].name));
  return COTILE_SUCCESS;
}

static cotile_status_t append_allowed(cotile_string_t *out, const field_t *field) {
  if (!field->choices[0])
    return cotile_string_append_format(out, "%s: must be an integer from %lld to %lld", field->name,
                                       (long long)field->low, (long long)field->high);
  COTILE_RETURN_IF_ERROR(
      cotile_string_append_format(out, "%s: must be \"%s\"", field->name, field->choices[0]));
  return field->choices[1] ? cotile_string_append_format(out, " or \"%s\"", field->choices[1])
                           : COTILE_SUCCESS;
}

static cotile_status_t append_got(cotile_string_t *out, const cotile_schedule_value_t *value) {
  if (value->kind == COTILE_SCHEDULE_VALUE_NUMBER)
    return cotile_string_append_format(out, ", got %lld", (long long)value->number);
  COTILE_RETURN_IF_ERROR(cotile_string_append(out, ", got ", 6));
  if (value->kind == COTILE_SCHEDULE_VALUE_OTHER)
    return cotile_string_append(out, value->text, value->length);
  return append_quoted(out, value->text, value->length);
}

// Consumes both.
static cotile_status_t invalid(cotile_string_t *message, cotile_status_t status) {
  if (!status) status = COTILE_MAKE_STATUS(COTILE_INVALID, "%s", cotile_string_text(message));
  cotile_string_deinit(message);
  return status;
}

static cotile_status_t refuse_name(const char *name, size_t length) {
  cotile_string_t message;
  cotile_string_init(&message, cotile_allocator_system());
  cotile_status_t status = cotile_append_readable(&message, name, length);
  if (!status) status = cotile_string_append_format(&message, ": no such field; there are ");
  if (!status) status = append_names(&message);
  return invalid(&message, status);
}

static cotile_status_t refuse_value(const field_t *field, const cotile_schedule_value_t *value) {
  cotile_string_t message;
  cotile_string_init(&message, cotile_allocator_system());
  cotile_status_t status = append_allowed(&message, field);
  if (!status) status = append_got(&message, value);
  return invalid(&message, status);
}

// --- Values from outside ---

static bool is_text(const char *known, const char *text, size_t length) {
  return known && strlen(known) == length && !memcmp(known, text, length);
}

static bool to_number(const field_t *field, const cotile_schedule_value_t *value, int64_t *out) {
  *out = value->number;
  if (!field->choices[0])
    return value->kind == COTILE_SCHEDULE_VALUE_NUMBER && *out >= field->low && *out <= field->high;
  for (*out = 0; *out < 2; ++*out)
    if (value->kind == COTILE_SCHEDULE_VALUE_TEXT &&
        is_text(field->choices[*out], value->text, value->length))
      return true;
  return false;
}

cotile_status_t cotile_schedule_fields_set(cotile_schedule_fields_t *fields, const char *name,
                                           size_t length, const cotile_schedule_value_t *value) {
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++) {
    int64_t number;
    if (!is_text(table[i].name, name, length)) continue;
    if (value->kind == COTILE_SCHEDULE_VALUE_NONE) return COTILE_SUCCESS;
    if (!to_number(&table[i], value, &number)) return refuse_value(&table[i], value);
    cotile_schedule_fields_put(fields, (cotile_schedule_field_t)i, number);
    return COTILE_SUCCESS;
  }
  return refuse_name(name, length);
}
