// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/package/temp_directory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"

struct cotile_temp_file {
  struct cotile_temp_file *next;
  const char *path;
};

cotile_status_t cotile_temp_directory_init(cotile_temp_directory_t *directory,
                                           cotile_arena_t *arena) {
  const char *parent = getenv("TMPDIR");
  if (!parent || !*parent) parent = "/tmp";
  *directory = (cotile_temp_directory_t){.arena = arena};
  char *path = cotile_arena_format(arena, "%s/cotile-XXXXXX", parent);
  if (!mkdtemp(path))
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "%s: cannot make a temporary directory: %s",
                              parent, strerror(errno));
  directory->path = path;
  return COTILE_SUCCESS;
}

void cotile_temp_directory_deinit(cotile_temp_directory_t *directory) {
  for (struct cotile_temp_file *file = directory->files; file; file = file->next)
    (void)unlink(file->path);
  if (directory->path) (void)rmdir(directory->path);
  *directory = (cotile_temp_directory_t){.arena = directory->arena};
}

const char *cotile_temp_directory_path(cotile_temp_directory_t *directory, const char *name) {
  struct cotile_temp_file *file = COTILE_ARENA_NEW(directory->arena, 1, struct cotile_temp_file);
  file->path = cotile_arena_format(directory->arena, "%s/%s", directory->path, name);
  file->next = directory->files;
  directory->files = file;
  return file->path;
}

cotile_status_t cotile_temp_directory_write(cotile_temp_directory_t *directory, const char *name,
                                            const void *bytes, size_t size, const char **out_path) {
  const char *path = cotile_temp_directory_path(directory, name);
  cotile_file_writer_t writer;
  cotile_status_t status = cotile_file_writer_init(&writer, path, cotile_allocator_system());
  if (!status) status = cotile_file_writer_append(&writer, bytes, size);
  if (!status) status = cotile_file_writer_commit(&writer);
  cotile_file_writer_deinit(&writer);
  *out_path = status ? NULL : path;
  return status;
}
