// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Schedules that a user gives in a file, keyed by the names of dispatches:
//   {"version": 1, "schedules": {"qkv_dispatch_0": {"m_tile": 64, "n_tiles": 8}}}
//
// [schedule-file-1] Fields have the names and values that --explain=json prints as "schedule", so
// that what it prints can be given back; what is left out or null is left to the model.
// [schedule-file-2] Any bytes give a file or an INVALID status that names the file and the line or
// the field. Whether a value suits its dispatch is not known here. Thread-compatible.
#ifndef COTILE_COMPILER_SCHEDULE_FILE_H
#define COTILE_COMPILER_SCHEDULE_FILE_H

#include "base/region.h"
#include "compiler/schedule/schedule_fields.h"

typedef struct cotile_schedule_entry {
  const char *dispatch; // in the file's memory
  cotile_schedule_fields_t fields;
} cotile_schedule_entry_t;

typedef struct cotile_schedule_file {
  const char *path; // borrowed
  cotile_region_t memory;
  size_t count;
  cotile_schedule_entry_t *entries; // in `memory`
} cotile_schedule_file_t;

// `path` names the file in messages. The file is to be deinitialised, on failure too.
cotile_status_t cotile_schedule_file_init(cotile_schedule_file_t *file, const char *path,
                                          const char *text, size_t length,
                                          const cotile_allocator_t *allocator) COTILE_MUST_USE;
// The same with the text that `path` holds.
cotile_status_t cotile_schedule_file_read(cotile_schedule_file_t *file, const char *path,
                                          const cotile_allocator_t *allocator) COTILE_MUST_USE;
void cotile_schedule_file_deinit(cotile_schedule_file_t *file);

// Null if the file has none for the dispatch.
const cotile_schedule_entry_t *cotile_schedule_file_find(const cotile_schedule_file_t *file,
                                                         const char *dispatch, size_t length);

// A status of the code of `status`, which is consumed, whose message is "FILE: schedules.NAME" and
// then `separator` and the old message.
cotile_status_t cotile_schedule_file_annotate(const cotile_schedule_file_t *file, const char *name,
                                              const char *separator,
                                              cotile_status_t status) COTILE_MUST_USE;

#endif
