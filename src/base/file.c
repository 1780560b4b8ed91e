// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static cotile_status_t read_error(const char *path, const char *action) {
  int error = errno;
  cotile_code_t code = error == ENOENT || error == ENOTDIR ? COTILE_NOT_FOUND
                       : error == EISDIR                   ? COTILE_INVALID
                       : error == ENOMEM                   ? COTILE_NO_MEMORY
                                                           : COTILE_UNAVAILABLE;
  return COTILE_MAKE_STATUS(code, "%s: cannot %s: %s", path, action, strerror(error));
}

static cotile_status_t write_error(const char *path, const char *action) {
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "%s: cannot %s: %s", path, action, strerror(errno));
}

// A signal that comes while the file is opened is no failure.
static int open_file(const char *path, int flags) {
  int descriptor;
  do descriptor = open(path, flags | O_CLOEXEC, 0666);
  while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

static cotile_status_t map_descriptor(cotile_mapping_t *mapping, const char *path) {
  struct stat facts;
  if (fstat(mapping->descriptor, &facts)) return read_error(path, "read");
  if (!S_ISREG(facts.st_mode))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "%s: not a regular file", path);
  if (facts.st_size == 0) return COTILE_SUCCESS;
  size_t size = (size_t)facts.st_size;
  void *data = mmap(NULL, size, PROT_READ, MAP_PRIVATE, mapping->descriptor, 0);
  if (data == MAP_FAILED) return read_error(path, "map");
  mapping->data = data;
  mapping->size = size;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_mapping_init(cotile_mapping_t *mapping, const char *path) {
  *mapping = (cotile_mapping_t){.descriptor = open_file(path, O_RDONLY | O_NONBLOCK)};
  if (mapping->descriptor < 0) return read_error(path, "open");
  cotile_status_t status = map_descriptor(mapping, path);
  if (status) cotile_mapping_deinit(mapping);
  return status;
}

void cotile_mapping_unmap(cotile_mapping_t *mapping) {
  if (mapping->data) munmap((void *)(uintptr_t)mapping->data, mapping->size);
  mapping->data = NULL;
  mapping->size = 0;
}

void cotile_mapping_deinit(cotile_mapping_t *mapping) {
  cotile_mapping_unmap(mapping);
  if (mapping->descriptor >= 0) close(mapping->descriptor);
  mapping->descriptor = -1;
}

void cotile_mapping_give_back(const cotile_mapping_t *mapping, const void *bytes, size_t size) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), at = (uintptr_t)bytes;
  uintptr_t begin = (uintptr_t)mapping->data, end = begin + mapping->size;
  if (!size || at < begin || at >= end) return;
  if (size < end - at) end = at + size;
  at = at / page * page;
  (void)madvise((void *)at, end - at, MADV_DONTNEED); // advice: without it more memory is used
}

static cotile_status_t read_all(int descriptor, const char *path, cotile_string_t *contents) {
  char block[16 * 1024];
  for (;;) {
    ssize_t count = read(descriptor, block, sizeof block);
    if (count == 0) return COTILE_SUCCESS;
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return read_error(path, "read");
    COTILE_RETURN_IF_ERROR(cotile_string_append(contents, block, (size_t)count));
  }
}

cotile_status_t cotile_file_read(const char *path, cotile_string_t *contents) {
  int descriptor = open_file(path, O_RDONLY);
  if (descriptor < 0) return read_error(path, "open");
  cotile_status_t status = read_all(descriptor, path, contents);
  close(descriptor);
  return status;
}

cotile_status_t cotile_directory_create(const char *path) {
  if (mkdir(path, 0777) && errno != EEXIST) return write_error(path, "create");
  return COTILE_SUCCESS;
}

static cotile_status_t copy_text(const cotile_allocator_t *allocator, const char *text,
                                 char **out_copy) {
  size_t size = strlen(text) + 1;
  void *copy;
  *out_copy = NULL;
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, size, 1, &copy));
  *out_copy = memcpy(copy, text, size);
  return COTILE_SUCCESS;
}

static cotile_status_t open_temporary(cotile_file_writer_t *writer, const char *path) {
  static atomic_uint counter;
  size_t size = strlen(writer->path) + 48;
  void *name;
  COTILE_RETURN_IF_ERROR(cotile_allocate(writer->allocator, size, 1, &name));
  writer->temporary = name;
  do {
    snprintf(name, size, "%s.tmp.%ld.%u", writer->path, (long)getpid(),
             atomic_fetch_add(&counter, 1));
    writer->descriptor = open_file(name, O_WRONLY | O_CREAT | O_EXCL);
  } while (writer->descriptor < 0 && errno == EEXIST);
  if (writer->descriptor >= 0) return COTILE_SUCCESS;
  cotile_status_t status = write_error(path, "write");
  cotile_deallocate(writer->allocator, writer->temporary);
  writer->temporary = NULL;
  return status;
}

// Symbolic links are followed, so that the rename replaces what they point to. Others may remove
// the target at any time: then it is a new file.
static cotile_status_t resolve_target(cotile_file_writer_t *writer, const char *path) {
  char *real = realpath(path, NULL);
  if (!real && errno == ENOENT) return copy_text(writer->allocator, path, &writer->path);
  if (!real) return write_error(path, "write");
  cotile_status_t status = copy_text(writer->allocator, real, &writer->path);
  free(real);
  return status;
}

// A target that cannot be looked at is left alone: it may be no regular file.
static cotile_status_t open_target(cotile_file_writer_t *writer, const char *path) {
  struct stat facts;
  bool exists = !stat(path, &facts);
  if (!exists && errno != ENOENT) return write_error(path, "write");
  bool regular = exists && S_ISREG(facts.st_mode);
  COTILE_RETURN_IF_ERROR(regular ? resolve_target(writer, path)
                                 : copy_text(writer->allocator, path, &writer->path));
  if (regular || !exists) return open_temporary(writer, path);
  writer->descriptor = open_file(path, O_WRONLY);
  return writer->descriptor < 0 ? write_error(path, "write") : COTILE_SUCCESS;
}

cotile_status_t cotile_file_writer_init(cotile_file_writer_t *writer, const char *path,
                                        const cotile_allocator_t *allocator) {
  *writer = (cotile_file_writer_t){.allocator = allocator, .descriptor = -1};
  cotile_status_t status = open_target(writer, path);
  if (status) cotile_file_writer_deinit(writer);
  return status;
}

bool cotile_write_all(int descriptor, const void *bytes, size_t size) {
  const char *next = bytes;
  while (size) {
    ssize_t count = write(descriptor, next, size);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    next += count;
    size -= (size_t)count;
  }
  return true;
}

cotile_status_t cotile_file_writer_append(cotile_file_writer_t *writer, const void *bytes,
                                          size_t size) {
  if (cotile_write_all(writer->descriptor, bytes, size)) return COTILE_SUCCESS;
  return write_error(writer->path, "write");
}

// Symbolic links are followed, as they were when the file was made.
void cotile_file_remove_temporaries(const char *path, pid_t process) {
  char target[PATH_MAX], prefix[PATH_MAX];
  if (!realpath(path, target)) snprintf(target, sizeof target, "%s", path);
  char *slash = strrchr(target, '/');
  int length =
      snprintf(prefix, sizeof prefix, "%s.tmp.%ld.", slash ? slash + 1 : target, (long)process);
  if (slash) slash[1] = 0;
  DIR *folder = length < (int)sizeof prefix ? opendir(slash ? target : ".") : NULL;
  for (struct dirent *entry; folder && (entry = readdir(folder));)
    if (!strncmp(entry->d_name, prefix, (size_t)length))
      (void)unlinkat(dirfd(folder), entry->d_name, 0);
  if (folder) (void)closedir(folder);
}

cotile_status_t cotile_file_writer_finish(cotile_file_writer_t *writer) {
  int descriptor = writer->descriptor;
  writer->descriptor = -1;
  if (descriptor >= 0 && close(descriptor)) return write_error(writer->path, "write");
  return COTILE_SUCCESS;
}

cotile_status_t cotile_file_writer_commit(cotile_file_writer_t *writer) {
  COTILE_RETURN_IF_ERROR(cotile_file_writer_finish(writer));
  if (!writer->temporary) return COTILE_SUCCESS;
  if (rename(writer->temporary, writer->path)) return write_error(writer->path, "write");
  cotile_deallocate(writer->allocator, writer->temporary);
  writer->temporary = NULL;
  return COTILE_SUCCESS;
}

void cotile_file_writer_deinit(cotile_file_writer_t *writer) {
  if (writer->descriptor >= 0) close(writer->descriptor);
  if (writer->temporary) unlink(writer->temporary);
  cotile_deallocate(writer->allocator, writer->temporary);
  cotile_deallocate(writer->allocator, writer->path);
  *writer = (cotile_file_writer_t){.allocator = writer->allocator, .descriptor = -1};
}
