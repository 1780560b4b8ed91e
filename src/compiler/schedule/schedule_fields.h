// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values for some or all fields of a schedule, as a user gives them and as they are printed.
//
// [fields-1] A value that is set is one that its field can have somewhere (schedule_fields.def).
// [fields-2] Choices are stored as the number of their text.
#ifndef COTILE_COMPILER_SCHEDULE_FIELDS_H
#define COTILE_COMPILER_SCHEDULE_FIELDS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/string.h"

typedef enum cotile_schedule_field {
#define COTILE_SCHEDULE_NUMBER(symbol, name, machines, low, high) COTILE_SCHEDULE_##symbol,
#define COTILE_SCHEDULE_CHOICE(symbol, name, machines, first, second) COTILE_SCHEDULE_##symbol,
#include "compiler/schedule/schedule_fields.def"
  COTILE_SCHEDULE_FIELD_COUNT
} cotile_schedule_field_t;

typedef struct cotile_schedule_fields {
  bool is_set[COTILE_SCHEDULE_FIELD_COUNT];
  int64_t value[COTILE_SCHEDULE_FIELD_COUNT];
} cotile_schedule_fields_t;

const char *cotile_schedule_field_name(cotile_schedule_field_t field);
// Whether schedules for GPUs, or else for CPUs, have the field.
bool cotile_schedule_field_is_for(bool is_gpu, cotile_schedule_field_t field);
// The text of a choice's value; null for numbers.
const char *cotile_schedule_field_text(cotile_schedule_field_t field, int64_t value);

void cotile_schedule_fields_put(cotile_schedule_fields_t *fields, cotile_schedule_field_t field,
                                int64_t value);
int64_t cotile_schedule_fields_get(const cotile_schedule_fields_t *fields,
                                   cotile_schedule_field_t field, int64_t otherwise);
bool cotile_schedule_fields_equal(const cotile_schedule_fields_t *a,
                                  const cotile_schedule_fields_t *b);

// A value from outside.
typedef enum cotile_schedule_value_kind {
  COTILE_SCHEDULE_VALUE_NONE, // leaves the field as it is
  COTILE_SCHEDULE_VALUE_NUMBER,
  COTILE_SCHEDULE_VALUE_TEXT,
  COTILE_SCHEDULE_VALUE_OTHER, // `text` says what it is: "a list"
} cotile_schedule_value_kind_t;
typedef struct cotile_schedule_value {
  cotile_schedule_value_kind_t kind;
  int64_t number;
  const char *text; // borrowed, of `length` bytes
  size_t length;
} cotile_schedule_value_t;

// Sets the field that is called `name`. INVALID if there is none, or not with that value; messages
// start with the field's name.
cotile_status_t cotile_schedule_fields_set(cotile_schedule_fields_t *fields, const char *name,
                                           size_t length,
                                           const cotile_schedule_value_t *value) COTILE_MUST_USE;

// Appends text from outside as it is if it is a short word, else as a JSON string, which is cut.
cotile_status_t cotile_append_readable(cotile_string_t *string, const char *text,
                                       size_t length) COTILE_MUST_USE;

#endif
