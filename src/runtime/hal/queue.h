// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work for a device that the submitter does not wait for.
//
// [queue-1] A submission begins when all fences that it waits for are signalled; among those that
// may begin, the one submitted first does. One is executed at a time. [queue-2] When a fence that
// is waited for has failed, the submission is not executed and fails for the same reason.
// [queue-3] `complete` is called from the queue's thread, once, after the execution or its failure;
// then the signal fence gets the status that it returns, and after that the submission is not
// touched. [queue-4] A
// queue starts its thread with the first submission and executes what was submitted before it ends.
// Thread-safe.
#ifndef COTILE_RUNTIME_HAL_QUEUE_H
#define COTILE_RUNTIME_HAL_QUEUE_H

#include "runtime/hal/command_buffer.h"
#include "runtime/hal/fence.h"

typedef struct cotile_submission cotile_submission_t;

// Owned by the submitter, who keeps it until `signal` is signalled. Set the first group of fields.
struct cotile_submission {
  cotile_command_buffer_t *commands; // borrowed
  cotile_fence_waiter_t *waiters;    // borrowed: one per fence to wait for, `fence` set
  int32_t waiter_count;
  cotile_fence_t *signal; // borrowed until it is signalled
  // Consumes the status; what it returns is owned by the caller.
  cotile_status_t (*complete)(cotile_submission_t *submission, cotile_status_t status);
  void *user;

  // The queue's own.
  cotile_queue_t *queue;
  cotile_submission_t *next;
  int32_t pending; // fences not yet signalled, and the submitter
};

cotile_status_t cotile_queue_create(cotile_device_t *device, const cotile_allocator_t *allocator,
                                    cotile_queue_t **out_queue) COTILE_MUST_USE;
// Waits for all submissions; consumes the queue, or null.
void cotile_queue_destroy(cotile_queue_t *queue);

// UNAVAILABLE if the queue's thread cannot be started: nothing is submitted then.
cotile_status_t cotile_queue_submit(cotile_queue_t *queue,
                                    cotile_submission_t *submission) COTILE_MUST_USE;

#endif
