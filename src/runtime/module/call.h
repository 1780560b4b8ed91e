// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a host program: the runtime's side of the table in base/module_abi.h.
//
// [call-1] What a host program asks for is checked: an index out of range, a size below zero, a
// result announced twice or never is INTERNAL, not a crash. [call-2] In a steady state running
// takes no memory from the allocator. [call-3] On devices that are immediate a call runs each
// launch as it is asked for, on others it records all and executes them together. [call-4] Where
// inputs and results are the host's and the device has memory of its own, the commands begin with
// uploads and end with downloads: inputs are read when the call is executed. [call-5] What kernels
// have found wrong fails the call when it is done; results are then undefined. Thread-compatible.
#ifndef COTILE_RUNTIME_CALL_H
#define COTILE_RUNTIME_CALL_H

#include "runtime/hal/command_buffer.h"
#include "runtime/module/module.h"

// Where a result goes.
typedef struct cotile_result_slot {
  const cotile_tensor_type_t *type; // borrowed; what the function declares
  int32_t tied;                     // the input that it is; -1: none
  cotile_view_t view;               // `data` is the caller's memory, or null until announced
  void *address;                    // what the program writes to: `view.data`, or a piece of the
                                    // device's memory that is downloaded to there
  bool announced;
} cotile_result_slot_t;

// What a kernel may have found.
typedef struct cotile_verdict {
  const void *address; // of an int32, on the device
  int64_t number;
  const char *message;
  int32_t found; // where the device does not see the host's memory
} cotile_verdict_t;

typedef struct cotile_invocation {
  struct cotile_call call; // first: callbacks get its address

  // Borrowed for one run, set by the caller.
  cotile_host_fn *program;
  void **buffers; // of the call; inputs that are uploaded are set by the run
  const cotile_view_t *inputs;
  int32_t input_count;
  cotile_result_slot_t *results;
  int32_t result_count;
  cotile_region_t *result_memory;

  // The invocation's own.
  const cotile_module_t *module; // borrowed
  bool transfers;                // call-4; set by the caller, for a device that is not immediate
  cotile_region_t transient;     // on the device
  cotile_command_buffer_t commands;
  bool is_recording;
  COTILE_ARRAY(cotile_verdict_t) verdicts;
  cotile_status_t status; // first failure of a callback
  cotile_statistics_t statistics;
} cotile_invocation_t;

void cotile_invocation_init(cotile_invocation_t *invocation, const cotile_module_t *module);
void cotile_invocation_deinit(cotile_invocation_t *invocation);

// Runs the program and what it asks for.
cotile_status_t cotile_invocation_run(cotile_invocation_t *invocation) COTILE_MUST_USE;

// Runs the program alone: its launches are in `commands`, its results have types and addresses.
cotile_status_t cotile_invocation_record(cotile_invocation_t *invocation) COTILE_MUST_USE;

// INVALID if kernels of a recorded call, which is done, have found something wrong.
cotile_status_t cotile_invocation_judge(const cotile_invocation_t *invocation) COTILE_MUST_USE;

// Tells the module's trace of executed commands; does nothing without one.
void cotile_invocation_trace(const cotile_invocation_t *invocation, size_t first, size_t count);

#endif
