// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `is_signalled` is set last, under the lock, and read without it: whoever sees it set sees the
// status too. Whoever signals needs no reference of its own: the last release, which may come as
// soon as the fence is seen signalled, waits for the lock.
#include "runtime/hal/fence.h"

#include "base/allocator.h"
#include "base/clock.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>

enum { SPINS = 2000 };

struct cotile_fence {
  atomic_int references;
  atomic_bool is_signalled;
  const cotile_allocator_t *allocator; // borrowed
  pthread_mutex_t mutex;               // guards all below until signalled
  pthread_cond_t changed;
  cotile_status_t status;         // owned
  cotile_fence_waiter_t *waiters; // in the order of their coming, reversed
};

// Timeouts are measured by the clock that never jumps.
static int init_condition(pthread_cond_t *condition) {
  pthread_condattr_t attributes;
  int error = pthread_condattr_init(&attributes);
  if (error) return error;
  error = pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  if (!error) error = pthread_cond_init(condition, &attributes);
  pthread_condattr_destroy(&attributes);
  return error;
}

static int init_locks(cotile_fence_t *fence) {
  int error = pthread_mutex_init(&fence->mutex, NULL);
  if (error) return error;
  error = init_condition(&fence->changed);
  if (error) pthread_mutex_destroy(&fence->mutex);
  return error;
}

cotile_status_t cotile_fence_create(const cotile_allocator_t *allocator,
                                    cotile_fence_t **out_fence) {
  void *memory;
  *out_fence = NULL;
  if (!allocator) allocator = cotile_allocator_system();
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, 1, sizeof(cotile_fence_t), &memory));
  cotile_fence_t *fence = memory;
  if (init_locks(fence)) {
    cotile_deallocate(allocator, fence);
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot create a lock");
  }
  atomic_init(&fence->references, 1);
  atomic_init(&fence->is_signalled, false);
  fence->allocator = allocator;
  *out_fence = fence;
  return COTILE_SUCCESS;
}

void cotile_fence_retain(cotile_fence_t *fence) {
  atomic_fetch_add_explicit(&fence->references, 1, memory_order_relaxed);
}

void cotile_fence_release(cotile_fence_t *fence) {
  if (!fence || atomic_fetch_sub_explicit(&fence->references, 1, memory_order_acq_rel) != 1) return;
  pthread_mutex_lock(&fence->mutex);
  pthread_mutex_unlock(&fence->mutex);
  pthread_cond_destroy(&fence->changed);
  pthread_mutex_destroy(&fence->mutex);
  cotile_status_release(fence->status);
  cotile_deallocate(fence->allocator, fence);
}

int cotile_fence_is_signalled(const cotile_fence_t *fence) {
  return atomic_load_explicit(&fence->is_signalled, memory_order_acquire);
}

void cotile_fence_signal(cotile_fence_t *fence, cotile_status_t status) {
  pthread_mutex_lock(&fence->mutex);
  if (cotile_fence_is_signalled(fence)) {
    pthread_mutex_unlock(&fence->mutex);
    cotile_status_release(status);
    return;
  }
  cotile_fence_waiter_t *waiters = fence->waiters;
  fence->waiters = NULL;
  fence->status = status;
  atomic_store_explicit(&fence->is_signalled, true, memory_order_release);
  pthread_cond_broadcast(&fence->changed);
  pthread_mutex_unlock(&fence->mutex);
  for (cotile_fence_waiter_t *next; waiters; waiters = next) {
    next = waiters->next; // the waiter may be gone once it is told
    waiters->notify(waiters);
  }
}

void cotile_fence_notify(cotile_fence_waiter_t *waiter) {
  cotile_fence_t *fence = waiter->fence;
  pthread_mutex_lock(&fence->mutex);
  bool is_signalled = cotile_fence_is_signalled(fence);
  if (!is_signalled) {
    waiter->next = fence->waiters;
    fence->waiters = waiter;
  }
  pthread_mutex_unlock(&fence->mutex);
  if (is_signalled) waiter->notify(waiter);
}

static bool spin(const cotile_fence_t *fence) {
  for (int i = 0; i < SPINS; i++) {
    if (cotile_fence_is_signalled(fence)) return true;
    cotile_pause();
  }
  return false;
}

cotile_status_t cotile_fence_wait(cotile_fence_t *fence) {
  if (!spin(fence)) {
    pthread_mutex_lock(&fence->mutex);
    while (!cotile_fence_is_signalled(fence)) pthread_cond_wait(&fence->changed, &fence->mutex);
    pthread_mutex_unlock(&fence->mutex);
  }
  return cotile_status_clone(fence->status);
}

int cotile_fence_wait_for(cotile_fence_t *fence, int64_t nanoseconds) {
  if (nanoseconds <= 0 || spin(fence)) return cotile_fence_is_signalled(fence);
  if (nanoseconds > INT64_MAX / 2) nanoseconds = INT64_MAX / 2;
  struct timespec end = cotile_clock_to_timespec(cotile_clock() + nanoseconds);
  int error = 0;
  pthread_mutex_lock(&fence->mutex);
  while (!cotile_fence_is_signalled(fence) && error != ETIMEDOUT)
    error = pthread_cond_timedwait(&fence->changed, &fence->mutex, &end);
  pthread_mutex_unlock(&fence->mutex);
  return cotile_fence_is_signalled(fence);
}
