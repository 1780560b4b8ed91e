// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A list in the order of submission and one thread that takes the first submission whose `pending`
// is 0. `pending` starts at one for the submitter, so that a submission never begins before all its
// waits are registered. It is counted down under the queue's lock: once it is 0 and the lock is
// free, the submission may end, and the queue with it.
#include "runtime/hal/queue.h"

#include "base/clock.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>

enum { SPINS = 2000 };

struct cotile_queue {
  cotile_device_t *device;             // borrowed: it owns the queue
  const cotile_allocator_t *allocator; // borrowed
  pthread_mutex_t mutex;               // guards all below
  pthread_cond_t changed;
  cotile_submission_t *first, **last;
  bool has_thread, is_stopping;
  atomic_uint changes; // counted under the lock, watched without it
  pthread_t thread;
};

cotile_status_t cotile_queue_create(cotile_device_t *device, const cotile_allocator_t *allocator,
                                    cotile_queue_t **out_queue) {
  void *memory;
  *out_queue = NULL;
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, 1, sizeof(cotile_queue_t), &memory));
  cotile_queue_t *queue = memory;
  queue->device = device;
  queue->allocator = allocator;
  queue->last = &queue->first;
  bool has_mutex = !pthread_mutex_init(&queue->mutex, NULL);
  if (has_mutex && !pthread_cond_init(&queue->changed, NULL)) {
    *out_queue = queue;
    return COTILE_SUCCESS;
  }
  if (has_mutex) pthread_mutex_destroy(&queue->mutex);
  cotile_deallocate(allocator, queue);
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot create a lock");
}

// --- The thread ---

// Takes the first submission that may begin out of the list; null if there is none.
static cotile_submission_t *take_ready(cotile_queue_t *queue) {
  for (cotile_submission_t **link = &queue->first; *link; link = &(*link)->next) {
    cotile_submission_t *submission = *link;
    if (submission->pending) continue;
    *link = submission->next;
    if (!submission->next) queue->last = link;
    return submission;
  }
  return NULL;
}

// The first failure among the fences that were waited for.
static cotile_status_t check_waits(const cotile_submission_t *submission) {
  for (int32_t i = 0; i < submission->waiter_count; i++) {
    cotile_status_t status = cotile_fence_wait(submission->waiters[i].fence);
    if (status) return cotile_status_annotate(status, "what this call waits for has failed");
  }
  return COTILE_SUCCESS;
}

static void run(cotile_queue_t *queue, cotile_submission_t *submission) {
  cotile_fence_t *signal = submission->signal;
  cotile_command_buffer_t *commands = submission->commands;
  cotile_status_t status = check_waits(submission);
  if (!status)
    status = queue->device->driver->execute(queue->device, commands, 0, commands->commands.count);
  status = submission->complete(submission, status);
  cotile_fence_signal(signal, status); // the submission may be gone after this
}

// Called and left with the lock held. Polls for a while, then sleeps.
static void await_change(cotile_queue_t *queue) {
  unsigned seen = atomic_load_explicit(&queue->changes, memory_order_relaxed);
  pthread_mutex_unlock(&queue->mutex);
  for (int i = 0; i < SPINS; i++) {
    if (atomic_load_explicit(&queue->changes, memory_order_relaxed) != seen) break;
    cotile_pause();
  }
  pthread_mutex_lock(&queue->mutex);
  while (atomic_load_explicit(&queue->changes, memory_order_relaxed) == seen)
    pthread_cond_wait(&queue->changed, &queue->mutex);
}

static void note_change(cotile_queue_t *queue) {
  atomic_fetch_add_explicit(&queue->changes, 1, memory_order_relaxed);
  pthread_cond_signal(&queue->changed);
}

static void *queue_main(void *argument) {
  cotile_queue_t *queue = argument;
  pthread_mutex_lock(&queue->mutex);
  while (queue->first || !queue->is_stopping) {
    cotile_submission_t *submission = take_ready(queue);
    if (!submission) {
      await_change(queue);
      continue;
    }
    pthread_mutex_unlock(&queue->mutex);
    run(queue, submission);
    pthread_mutex_lock(&queue->mutex);
  }
  pthread_mutex_unlock(&queue->mutex);
  return NULL;
}

// Signals are for the threads of the program.
static cotile_status_t start_thread(cotile_queue_t *queue) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int error = pthread_create(&queue->thread, NULL, queue_main, queue);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error)
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot start a thread: %s", strerror(error));
  queue->has_thread = true;
  return COTILE_SUCCESS;
}

void cotile_queue_destroy(cotile_queue_t *queue) {
  if (!queue) return;
  pthread_mutex_lock(&queue->mutex);
  queue->is_stopping = true;
  note_change(queue);
  pthread_mutex_unlock(&queue->mutex);
  if (queue->has_thread) pthread_join(queue->thread, NULL);
  pthread_cond_destroy(&queue->changed);
  pthread_mutex_destroy(&queue->mutex);
  cotile_deallocate(queue->allocator, queue);
}

// --- Submitting ---

// One of those that `submission` waits for has come.
static void count_down(cotile_submission_t *submission) {
  cotile_queue_t *queue = submission->queue;
  pthread_mutex_lock(&queue->mutex);
  if (--submission->pending == 0) note_change(queue);
  pthread_mutex_unlock(&queue->mutex);
}

static void on_signalled(cotile_fence_waiter_t *waiter) { count_down(waiter->user); }

static cotile_status_t append(cotile_queue_t *queue, cotile_submission_t *submission) {
  cotile_status_t status = COTILE_SUCCESS;
  pthread_mutex_lock(&queue->mutex);
  if (!queue->has_thread) status = start_thread(queue);
  if (!status) {
    *queue->last = submission;
    queue->last = &submission->next;
  }
  pthread_mutex_unlock(&queue->mutex);
  return status;
}

cotile_status_t cotile_queue_submit(cotile_queue_t *queue, cotile_submission_t *submission) {
  int32_t count = submission->waiter_count;
  cotile_fence_waiter_t *waiters = submission->waiters;
  COTILE_RETURN_IF_ERROR(
      cotile_command_buffer_reserve(submission->commands, queue->device->threads));
  submission->queue = queue;
  submission->next = NULL;
  submission->pending = count + 1;
  COTILE_RETURN_IF_ERROR(append(queue, submission));
  for (int32_t i = 0; i < count; i++) {
    waiters[i].notify = on_signalled;
    waiters[i].user = submission;
    cotile_fence_notify(&waiters[i]);
  }
  count_down(submission);
  return COTILE_SUCCESS;
}
