// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whole files: read, mapped read-only, and written so that a reader sees all of the new contents
// or none.
//
// [file-1] A file that cannot be read gives NOT_FOUND if it does not exist, INVALID if it is not
// of a kind that can be read, otherwise UNAVAILABLE; every failure to write is UNAVAILABLE.
// Messages start with the path. Thread-compatible.
#ifndef COTILE_BASE_FILE_H
#define COTILE_BASE_FILE_H

#include "base/allocator.h"
#include "base/string.h"

#include <stdbool.h>
#include <sys/types.h>

// A regular file in memory; changes that other processes make to the file may show through.
typedef struct cotile_mapping {
  const unsigned char *data; // owned; null for an empty file
  size_t size;
  int descriptor; // owned, open for reading; -1 while there is no mapping
} cotile_mapping_t;

// On failure the mapping is as after deinit.
cotile_status_t cotile_mapping_init(cotile_mapping_t *mapping, const char *path) COTILE_MUST_USE;
void cotile_mapping_deinit(cotile_mapping_t *mapping);

// Drops the memory and keeps the descriptor open.
void cotile_mapping_unmap(cotile_mapping_t *mapping);

// Gives the memory of those bytes that are part of the mapping back to the system, which reads them
// again when they are used again.
void cotile_mapping_give_back(const cotile_mapping_t *mapping, const void *bytes, size_t size);

// Appends all bytes of a file (or pipe) to `contents`.
cotile_status_t cotile_file_read(const char *path, cotile_string_t *contents) COTILE_MUST_USE;

// Writes all bytes; false with errno set.
bool cotile_write_all(int descriptor, const void *bytes, size_t size) COTILE_MUST_USE;

// Creates a directory unless there is something of that name; the folder that it stands in must
// exist. UNAVAILABLE on failure.
cotile_status_t cotile_directory_create(const char *path) COTILE_MUST_USE;

// [file-2] What is written goes to a temporary file beside the target, which commit renames over
// it and deinit without commit removes. [file-3] A target that exists and is no regular file (a
// pipe, a terminal, /dev/null) is written to directly.
typedef struct cotile_file_writer {
  const cotile_allocator_t *allocator; // borrowed
  char *path, *temporary;              // owned; `temporary` is null for a direct target
  int descriptor;                      // owned; -1 when closed
} cotile_file_writer_t;

cotile_status_t cotile_file_writer_init(cotile_file_writer_t *writer, const char *path,
                                        const cotile_allocator_t *allocator) COTILE_MUST_USE;
cotile_status_t cotile_file_writer_append(cotile_file_writer_t *writer, const void *bytes,
                                          size_t size) COTILE_MUST_USE;
// Writes everything out and closes the temporary file, so that only the rename is left.
cotile_status_t cotile_file_writer_finish(cotile_file_writer_t *writer) COTILE_MUST_USE;
// Finishes and renames; nothing may be appended afterwards.
cotile_status_t cotile_file_writer_commit(cotile_file_writer_t *writer) COTILE_MUST_USE;
void cotile_file_writer_deinit(cotile_file_writer_t *writer);

// Removes the temporary files beside `path` of a process that ended without a deinit, and those
// that were made beside them under a longer name.
void cotile_file_remove_temporaries(const char *path, pid_t process);

#endif
