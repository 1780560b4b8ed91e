// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The input is a file of schedules. What is accepted must be found again, with values that its
// fields can have.
#include "compiler/schedule/schedule_file.h"
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

static void check_fields(const cotile_schedule_fields_t *fields) {
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++) {
    cotile_schedule_field_t field = (cotile_schedule_field_t)i;
    cotile_schedule_fields_t copy = {0};
    if (!fields->is_set[i]) continue;
    const char *name = cotile_schedule_field_name(field);
    const char *text = cotile_schedule_field_text(field, fields->value[i]);
    cotile_schedule_value_t value = {.kind = text ? COTILE_SCHEDULE_VALUE_TEXT
                                                  : COTILE_SCHEDULE_VALUE_NUMBER,
                                     .number = fields->value[i],
                                     .text = text,
                                     .length = text ? strlen(text) : 0};
    if (cotile_schedule_fields_set(&copy, name, strlen(name), &value) ||
        copy.value[i] != fields->value[i])
      abort();
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  cotile_schedule_file_t file;
  cotile_status_t status =
      cotile_schedule_file_init(&file, "file", (const char *)data, size, cotile_allocator_system());
  for (size_t i = 0; i < file.count && !status; i++) {
    const char *name = file.entries[i].dispatch;
    if (cotile_schedule_file_find(&file, name, strlen(name)) != &file.entries[i]) abort();
    check_fields(&file.entries[i].fields);
  }
  if (status && strncmp(cotile_status_message(status), "file:", 5)) abort();
  cotile_status_release(status);
  cotile_schedule_file_deinit(&file);
  return 0;
}
