// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A list of work for a device, recorded once and then executed or submitted.
//
// [commands-1] Recording copies the arrays of a dispatch; executables and the memory that is
// pointed to are borrowed until the execution has ended. [commands-2] Recording the same list again
// after a clear takes no memory from the allocator (after the second time, region-2).
// Thread-compatible; must not be changed while it is executed.
#ifndef COTILE_RUNTIME_HAL_COMMAND_BUFFER_H
#define COTILE_RUNTIME_HAL_COMMAND_BUFFER_H

#include "base/array.h"
#include "base/region.h"
#include "runtime/hal/executable.h"

// One launch. [commands-3] The recorder has checked that `ordinal` is one of the executable's and
// that no number is negative.
struct cotile_dispatch {
  const cotile_executable_t *executable; // of the device that executes
  int64_t ordinal;
  void *const *bindings;
  const int64_t *dims;
  int64_t binding_count, dim_count;
  int64_t workgroups;
  int64_t scratch_bytes; // for each workgroup that runs at a time
  int64_t flops, bytes;  // for reports
};

typedef enum cotile_command_kind {
  COTILE_COMMAND_DISPATCH,
  COTILE_COMMAND_COPY,     // within the device; source and target do not overlap
  COTILE_COMMAND_UPLOAD,   // from memory of the host
  COTILE_COMMAND_DOWNLOAD, // to memory of the host
  COTILE_COMMAND_BARRIER
} cotile_command_kind_t;

typedef struct cotile_command {
  cotile_command_kind_t kind;
  cotile_dispatch_t dispatch;
  struct { // of copies, uploads and downloads
    char *target;
    const char *source;
    size_t bytes;
  } copy;

  // Of an execution: workgroups of the commands before it in its phase, and, if the command buffer
  // is timed, when it began and ended by cotile_clock; 0 if nothing ran.
  int64_t first_workgroup;
  _Atomic int64_t begin, end;
} cotile_command_t;

struct cotile_command_buffer {
  COTILE_ARRAY(cotile_command_t) commands;
  cotile_region_t arrays; // bindings and dims
  bool is_timed;

  // Scratch for each thread of the device, after a reserve.
  cotile_region_t scratch_memory;
  char *scratch;
  size_t scratch_stride, largest_scratch;
};

void cotile_command_buffer_init(cotile_command_buffer_t *buffer,
                                const cotile_allocator_t *allocator);
void cotile_command_buffer_deinit(cotile_command_buffer_t *buffer);
// Drops the commands and keeps the memory.
void cotile_command_buffer_clear(cotile_command_buffer_t *buffer);

// On failure (NO_MEMORY) the list is as it was.
cotile_status_t
cotile_command_buffer_append_dispatch(cotile_command_buffer_t *buffer,
                                      const cotile_dispatch_t *dispatch) COTILE_MUST_USE;
// `kind` is one of those that copy.
cotile_status_t cotile_command_buffer_append_copy(cotile_command_buffer_t *buffer,
                                                  cotile_command_kind_t kind, void *target,
                                                  const void *source, size_t bytes) COTILE_MUST_USE;
// Takes `bytes` of `region`, which is the device's, and records their upload from `source`, if
// there are any.
cotile_status_t cotile_command_buffer_append_upload(cotile_command_buffer_t *buffer,
                                                    cotile_region_t *region, const void *source,
                                                    size_t bytes,
                                                    void **out_address) COTILE_MUST_USE;
// Barriers that stand first or after another one are left out.
cotile_status_t
cotile_command_buffer_append_barrier(cotile_command_buffer_t *buffer) COTILE_MUST_USE;

// Takes the memory that executing needs, so that executing takes none. NO_MEMORY on failure.
// `scratch` then has scratch_stride bytes for each thread, aligned to 64; null for none.
cotile_status_t cotile_command_buffer_reserve(cotile_command_buffer_t *buffer,
                                              int32_t threads) COTILE_MUST_USE;

// Number of commands from `first` on up to the next barrier, at most `end`.
size_t cotile_command_buffer_phase(const cotile_command_buffer_t *buffer, size_t first, size_t end);

#endif
