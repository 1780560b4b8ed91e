// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The algorithm. A caller claims a free slot, describes its job there and opens the slot's gate.
// Whoever is inside the gate claims workgroups from `next` until none is left. The caller does so
// too, then closes the gate and waits until it is alone; the slot is free again. When all slots are
// taken, the caller runs its job alone.
//
// A gate is one word: three flags and the number of workers inside, so that entering is one
// compare-and-swap that cannot succeed on a closed gate. A slot that was closed and opened again in
// between is simply entered for its new job, whose fields the worker reads after entering.
//
// Idle workers watch `epoch`, which every opening increments, and after a while sleep on it. A
// worker counts itself a sleeper before it compares the epoch, an opener increments the epoch
// before it looks for sleepers, both sequentially consistent: no wake-up is lost.
#include "runtime/device/cpu/thread_pool.h"

#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

enum { SLOTS = 16, CACHE_LINE = 64, SPINS = 2000 };

#define GATE_CLAIMED UINT32_C(0x80000000) // the slot has an owner
#define GATE_OPEN UINT32_C(0x40000000)    // workers may enter
#define GATE_WAITED UINT32_C(0x20000000)  // the owner sleeps on the gate
#define GATE_INSIDE UINT32_C(0x1fffffff)  // how many workers are inside

struct slot {
  _Alignas(CACHE_LINE) _Atomic uint32_t gate;
  struct cotile_host_dispatch job;
  char *scratch;
  size_t scratch_stride;
  _Alignas(CACHE_LINE) _Atomic int64_t next;
};

struct worker {
  struct cotile_thread_pool *pool;
  int32_t index;
  pthread_t thread;
};

struct cotile_thread_pool {
  struct slot slots[SLOTS];
  _Alignas(CACHE_LINE) _Atomic uint32_t epoch;
  _Atomic int32_t sleepers;
  atomic_bool stopping;
  const cotile_allocator_t *allocator; // borrowed
  void *block;                         // owned; what the aligned pool was cut from
  struct worker *workers;              // owned
  int32_t worker_count;                // started ones
};

static void futex_wait(_Atomic uint32_t *word, uint32_t value) {
  syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0);
}

static void futex_wake(_Atomic uint32_t *word, int32_t count) {
  syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, count, NULL, NULL, 0);
}

static void pause_briefly(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#else
  atomic_signal_fence(memory_order_seq_cst);
#endif
}

// Sets the default mode, returns the previous one. Rounding and flushing of subnormals must not
// depend on which thread runs a workgroup.
static unsigned enter_default_mode(void) {
#if defined(__x86_64__)
  unsigned mode = _mm_getcsr();
  _mm_setcsr(0x1f80);
  return mode;
#else
  return 0;
#endif
}

static void leave_default_mode(unsigned mode) {
#if defined(__x86_64__)
  _mm_setcsr(mode);
#else
  (void)mode;
#endif
}

static void run_workgroups(struct slot *slot, int32_t thread) {
  const struct cotile_host_dispatch *job = &slot->job;
  void *scratch = slot->scratch ? slot->scratch + (size_t)thread * slot->scratch_stride : NULL;
  for (;;) {
    int64_t workgroup = atomic_fetch_add_explicit(&slot->next, 1, memory_order_relaxed);
    if (workgroup >= job->workgroups) return;
    job->kernel(job->bindings, job->dims, workgroup, scratch);
  }
}

static bool try_enter(struct slot *slot) {
  uint32_t gate = atomic_load_explicit(&slot->gate, memory_order_relaxed);
  while (gate & GATE_OPEN)
    if (atomic_compare_exchange_weak_explicit(&slot->gate, &gate, gate + 1, memory_order_acquire,
                                              memory_order_relaxed))
      return true;
  return false;
}

static void leave(struct slot *slot) {
  uint32_t gate = atomic_fetch_sub_explicit(&slot->gate, 1, memory_order_release);
  if ((gate & GATE_WAITED) && (gate & GATE_INSIDE) == 1) futex_wake(&slot->gate, 1);
}

// Works on every open job once.
static void serve_slots(struct cotile_thread_pool *pool, int32_t thread) {
  for (int i = 0; i < SLOTS; i++) {
    if (!try_enter(&pool->slots[i])) continue;
    run_workgroups(&pool->slots[i], thread);
    leave(&pool->slots[i]);
  }
}

static void await_epoch(struct cotile_thread_pool *pool, uint32_t seen) {
  for (int i = 0; i < SPINS; i++) {
    if (atomic_load_explicit(&pool->epoch, memory_order_relaxed) != seen) return;
    pause_briefly();
  }
  atomic_fetch_add(&pool->sleepers, 1);
  if (atomic_load(&pool->epoch) == seen) futex_wait(&pool->epoch, seen);
  atomic_fetch_sub(&pool->sleepers, 1);
}

static void *worker_main(void *argument) {
  struct worker *worker = argument;
  struct cotile_thread_pool *pool = worker->pool;
  enter_default_mode();
  while (!atomic_load_explicit(&pool->stopping, memory_order_acquire)) {
    uint32_t seen = atomic_load(&pool->epoch);
    serve_slots(pool, worker->index);
    await_epoch(pool, seen);
  }
  return NULL;
}

static struct slot *claim_slot(struct cotile_thread_pool *pool) {
  for (int i = 0; i < SLOTS; i++) {
    uint32_t expected = 0;
    if (atomic_compare_exchange_strong_explicit(&pool->slots[i].gate, &expected, GATE_CLAIMED,
                                                memory_order_acquire, memory_order_relaxed))
      return &pool->slots[i];
  }
  return NULL;
}

static void open_slot(struct cotile_thread_pool *pool, struct slot *slot) {
  atomic_fetch_or_explicit(&slot->gate, GATE_OPEN, memory_order_release);
  atomic_fetch_add(&pool->epoch, 1);
  int64_t helpers = slot->job.workgroups - 1;
  if (atomic_load(&pool->sleepers) > 0)
    futex_wake(&pool->epoch, helpers < pool->worker_count ? (int32_t)helpers : pool->worker_count);
}

static void close_slot(struct slot *slot) {
  uint32_t gate = atomic_fetch_and_explicit(&slot->gate, ~GATE_OPEN, memory_order_acquire);
  gate &= ~GATE_OPEN;
  for (int i = 0; i < SPINS && (gate & GATE_INSIDE); i++) {
    pause_briefly();
    gate = atomic_load_explicit(&slot->gate, memory_order_acquire);
  }
  while (gate & GATE_INSIDE) {
    gate = atomic_fetch_or_explicit(&slot->gate, GATE_WAITED, memory_order_acquire) | GATE_WAITED;
    if (gate & GATE_INSIDE) futex_wait(&slot->gate, gate);
    gate = atomic_load_explicit(&slot->gate, memory_order_acquire);
  }
  atomic_store_explicit(&slot->gate, 0, memory_order_release);
}

static void run_alone(const struct cotile_host_dispatch *job, void *scratch) {
  for (int64_t i = 0; i < job->workgroups; i++) job->kernel(job->bindings, job->dims, i, scratch);
}

void cotile_thread_pool_run(cotile_thread_pool_t *pool, const struct cotile_host_dispatch *dispatch,
                            void *scratch, size_t scratch_stride) {
  unsigned mode = enter_default_mode();
  struct slot *slot = dispatch->workgroups > 1 && pool->worker_count ? claim_slot(pool) : NULL;
  if (slot) {
    slot->job = *dispatch;
    slot->scratch = scratch;
    slot->scratch_stride = scratch_stride;
    atomic_store_explicit(&slot->next, 0, memory_order_relaxed);
    open_slot(pool, slot);
    run_workgroups(slot, 0);
    close_slot(slot);
  } else {
    run_alone(dispatch, scratch);
  }
  leave_default_mode(mode);
}

// Workers take no signals: those belong to the threads of the program.
static cotile_status_t start_workers(struct cotile_thread_pool *pool, int32_t count) {
  sigset_t all, before;
  int error = 0;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  for (int32_t i = 0; i < count && !error; i++) {
    struct worker *worker = &pool->workers[i];
    *worker = (struct worker){.pool = pool, .index = i + 1};
    error = pthread_create(&worker->thread, NULL, worker_main, worker);
    if (!error) pool->worker_count++;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error)
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot start a thread: %s", strerror(error));
  return COTILE_SUCCESS;
}

cotile_status_t cotile_thread_pool_create(int32_t threads, const cotile_allocator_t *allocator,
                                          cotile_thread_pool_t **out_pool) {
  void *block, *workers;
  *out_pool = NULL;
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(allocator, sizeof(struct cotile_thread_pool) + CACHE_LINE, 1, &block));
  struct cotile_thread_pool *pool =
      (void *)(((uintptr_t)block + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE);
  pool->block = block;
  pool->allocator = allocator;
  cotile_status_t status =
      cotile_allocate(allocator, (size_t)threads - 1, sizeof(struct worker), &workers);
  pool->workers = workers;
  if (!status) status = start_workers(pool, threads - 1);
  if (status) {
    cotile_thread_pool_destroy(pool);
    return status;
  }
  *out_pool = pool;
  return COTILE_SUCCESS;
}

void cotile_thread_pool_destroy(cotile_thread_pool_t *pool) {
  if (!pool) return;
  atomic_store_explicit(&pool->stopping, true, memory_order_release);
  atomic_fetch_add(&pool->epoch, 1);
  futex_wake(&pool->epoch, pool->worker_count);
  for (int32_t i = 0; i < pool->worker_count; i++) pthread_join(pool->workers[i].thread, NULL);
  cotile_deallocate(pool->allocator, pool->workers);
  cotile_deallocate(pool->allocator, pool->block);
}
