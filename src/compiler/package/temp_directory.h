// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A directory of files that are needed until a module is linked.
#ifndef COTILE_COMPILER_PACKAGE_TEMP_DIRECTORY_H
#define COTILE_COMPILER_PACKAGE_TEMP_DIRECTORY_H

#include "base/arena.h"
#include "base/status.h"

typedef struct cotile_temp_directory {
  cotile_arena_t *arena; // borrowed
  const char *path;      // null while there is none
  struct cotile_temp_file *files;
} cotile_temp_directory_t;

// In $TMPDIR or /tmp. Failure: UNAVAILABLE.
cotile_status_t cotile_temp_directory_init(cotile_temp_directory_t *directory,
                                           cotile_arena_t *arena) COTILE_MUST_USE;
// Removes the directory and the files named below.
void cotile_temp_directory_deinit(cotile_temp_directory_t *directory);

// The path of a file to be made; borrowed from the arena.
const char *cotile_temp_directory_path(cotile_temp_directory_t *directory, const char *name);
// Makes a file with the given bytes.
cotile_status_t cotile_temp_directory_write(cotile_temp_directory_t *directory, const char *name,
                                            const void *bytes, size_t size,
                                            const char **out_path) COTILE_MUST_USE;

#endif
