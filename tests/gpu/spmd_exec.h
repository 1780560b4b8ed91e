// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of a launch: one workgroup at a time, one operation at a time for all of its threads.
//
// Registers are structures of arrays: lane l of thread t is slots[l * threads + t]. A register of a
// thread that is not active holds no live value, save for those that control flow copies under a
// mask; so arithmetic that cannot go wrong runs for all threads, whatever the mask is.
#ifndef COTILE_TESTS_SPMD_EXEC_H
#define COTILE_TESTS_SPMD_EXEC_H

#include "spmd_program.h"

typedef struct spmd_register {
  spmd_slot_t *slots;
  uint8_t *poison;   // as the slots; 1: undefined
  bool maybe_poison; // false: all of `poison` is 0
} spmd_register_t;

// Which threads run; `count` of them.
typedef struct spmd_mask {
  uint8_t *on;
  int count;
} spmd_mask_t;

struct spmd_exec {
  const spmd_kernel_t *kernel;
  const spmd_launch_t *launch;
  cotile_arena_t arena; // freed after the launch
  int threads, index_bits;
  int64_t group[3];
  uint32_t group_number;
  uint32_t epoch;       // grows at barriers and from workgroup to workgroup, from 1
  uint32_t group_epoch; // the workgroup's first one
  spmd_register_t *registers;
  spmd_mask_t mask;
  uint8_t **masks;
  int64_t *elements;           // of an access: first element per thread; -1: none
  struct spmd_buffer *buffers; // as the kernel's
  struct spmd_async *async;
  spmd_report_t *report;
  int *found; // by operation and kind: the violation's number, from 1
  int violation_capacity;
};

static inline spmd_slot_t *spmd_slots(const spmd_exec_t *exec, const spmd_value_t *value,
                                      int lane) {
  return exec->registers[value->id].slots + (size_t)lane * (size_t)exec->threads;
}
static inline uint8_t *spmd_poison(const spmd_exec_t *exec, const spmd_value_t *value, int lane) {
  return exec->registers[value->id].poison + (size_t)lane * (size_t)exec->threads;
}

// Bits of an integer value; those of the element for others.
int spmd_width(const spmd_exec_t *exec, const spmd_value_t *value);

// Gives the exec its registers and masks, with constants in place.
void spmd_exec_init(spmd_exec_t *exec);

// Copies the values of active threads, poison with them; none of `to` may be in `from`.
void spmd_copy(spmd_exec_t *exec, int count, const spmd_value_t *const *from,
               const spmd_value_t *const *to);

// Sets the poison of active threads in all results to what the elementwise operands have, or to 0.
void spmd_set_poison(spmd_exec_t *exec, const spmd_op_t *op);

// True if lane `lane` of a value is defined in `thread`; otherwise a violation that calls it
// `what`.
bool spmd_is_defined(spmd_exec_t *exec, const spmd_op_t *op, const spmd_value_t *value, int lane,
                     int thread, const char *what);

void spmd_run_block(spmd_exec_t *exec, const spmd_block_t *block);

// Tells of a violation by `thread` of the current workgroup, once per operation and kind.
void spmd_violate(spmd_exec_t *exec, const spmd_op_t *op, spmd_kind_t kind, int thread,
                  const char *format, ...) COTILE_PRINTF(5, 6);
// One that no thread commits: NEVER_STORED at an argument of the kernel.
void spmd_violate_argument(spmd_exec_t *exec, int argument, int64_t count, const char *format, ...)
    COTILE_PRINTF(4, 5);

// Fills in the report's text.
void spmd_report_finish(spmd_report_t *report);

// The coordinates of a thread of a workgroup, and of a workgroup of the grid.
void spmd_unflatten(const int64_t sizes[3], int64_t number, int64_t out_coordinates[3]);

#endif
