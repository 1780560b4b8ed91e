// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory with a shadow per element, which remembers enough accesses to tell whether there is a
// race.
//
// Two accesses by different threads race if one of them writes and they are in different
// workgroups or in the same epoch, the time between two barriers. Workgroups run one after another
// and epochs grow, so it is enough to remember the last write, the last read, the last read
// before it by another thread of its workgroup, and the last one by another workgroup: whenever
// some earlier access races with a new one, one of these four does, or an earlier pair was a race
// already.
#ifndef COTILE_TESTS_SPMD_MEMORY_H
#define COTILE_TESTS_SPMD_MEMORY_H

#include "spmd_exec.h"

typedef struct spmd_record {
  uint32_t epoch;  // 0: no access
  uint32_t thread; // of the grid
  const spmd_op_t *op;
} spmd_record_t;

typedef struct spmd_shadow {
  spmd_record_t write, read, read_by_other, read_by_group;
  uint32_t load_group, loads; // loads by the workgroup load_group - 1
  uint32_t stores;
  bool is_initialised, is_in_flight;
} spmd_shadow_t;

typedef struct spmd_storage {
  unsigned char *data; // borrowed from the argument, or the arena's for shared memory
  int64_t count;       // scalar elements
  cotile_element_t element;
  bool is_shared;
  int number; // of the argument, or of the shared buffer
  spmd_access_t access;
  spmd_shadow_t *shadow;
  spmd_counts_t counts;
} spmd_storage_t;

typedef struct spmd_buffer {
  spmd_storage_t *storage;
  int rank, element_lanes;
  int64_t dims[COTILE_MAX_RANK], strides[COTILE_MAX_RANK]; // strides in scalar elements
} spmd_buffer_t;

// Gives the exec its buffers. Failure: INVALID if an argument does not fit the kernel.
cotile_status_t spmd_memory_init(spmd_exec_t *exec) COTILE_MUST_USE;
// Makes shared memory undefined, for the next workgroup.
void spmd_memory_enter_group(spmd_exec_t *exec);
// Fills in the report's counts and finds elements that were never stored.
void spmd_memory_finish(spmd_exec_t *exec);

// The first scalar element of an access to `lanes` of them by `thread`, or -1 with a violation.
// `indices` are one per dimension.
int64_t spmd_element(spmd_exec_t *exec, const spmd_op_t *op, const spmd_buffer_t *buffer,
                     const spmd_value_t *const *indices, int lanes, int thread);

// One scalar element; both check and record the access.
spmd_slot_t spmd_read(spmd_exec_t *exec, const spmd_op_t *op, spmd_storage_t *storage,
                      int64_t element, int thread);
void spmd_write(spmd_exec_t *exec, const spmd_op_t *op, spmd_storage_t *storage, int64_t element,
                int thread, spmd_slot_t value);

// While an element is in flight, each access to it is a violation.
void spmd_set_in_flight(spmd_storage_t *storage, int64_t element, bool is_in_flight);

// A value as it is in memory; integers are sign-extended when read.
spmd_slot_t spmd_slot_load(cotile_element_t element, const void *data, int64_t index);
void spmd_slot_store(cotile_element_t element, void *data, int64_t index, spmd_slot_t value);

#endif
