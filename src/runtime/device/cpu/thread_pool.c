// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The algorithm. A caller claims a free slot, splits its phase into a range of neighbouring
// positions per thread, and opens the slot's gate. Whoever is inside the gate works through the
// range of its thread, then steals half of another's, until none has any. The caller does so too,
// then closes the gate and waits until it is alone; the slot is free again. When all slots are
// taken, the caller runs its phase alone.
//
// A gate is one word: three flags and the number of workers inside, so that entering is one
// compare-and-swap that cannot succeed on a closed gate. A slot that was closed and opened again in
// between is simply entered for its new phase, which the worker reads after entering. A position
// that is being stolen is in no range for a moment: a thread that misses it leaves early, which
// costs time and nothing else.
//
// Idle workers watch `epoch`, which every opening increments, and after a while sleep on it. A
// worker counts itself a sleeper before it compares the epoch, an opener increments the epoch
// before it looks for sleepers, both sequentially consistent: no wake-up is lost.
#include "runtime/device/cpu/thread_pool.h"

#include "base/clock.h"
#include "runtime/device/cpu/float_mode.h"
#include "runtime/device/cpu/work_range.h"

#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { SLOTS = 16, CACHE_LINE = 64, SPINS = 2000 };

#define GATE_CLAIMED UINT32_C(0x80000000) // the slot has an owner
#define GATE_OPEN UINT32_C(0x40000000)    // workers may enter
#define GATE_WAITED UINT32_C(0x20000000)  // the owner sleeps on the gate
#define GATE_INSIDE UINT32_C(0x1fffffff)  // how many workers are inside

struct slot {
  _Alignas(CACHE_LINE) _Atomic uint32_t gate;
  const cotile_phase_t *phase; // the owner's
  cotile_work_range_t *ranges; // one per thread
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

// Moves half of another thread's range to the empty one of this thread.
static bool steal(const struct cotile_thread_pool *pool, struct slot *slot, int32_t thread) {
  int32_t threads = pool->worker_count + 1;
  uint32_t next, end;
  for (int32_t i = 1; i < threads; i++) {
    if (!cotile_work_range_steal(&slot->ranges[(thread + i) % threads], &next, &end)) continue;
    cotile_work_range_set(&slot->ranges[thread], next, end);
    return true;
  }
  return false;
}

static void work(const struct cotile_thread_pool *pool, struct slot *slot, int32_t thread) {
  cotile_work_range_t *mine = &slot->ranges[thread];
  size_t command = 0;
  uint32_t position;
  do
    while (cotile_work_range_take(mine, &position))
      cotile_phase_run(slot->phase, position, thread, &command);
  while (steal(pool, slot, thread));
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
    work(pool, &pool->slots[i], thread);
    leave(&pool->slots[i]);
  }
}

static void await_epoch(struct cotile_thread_pool *pool, uint32_t seen) {
  for (int i = 0; i < SPINS; i++) {
    if (atomic_load_explicit(&pool->epoch, memory_order_relaxed) != seen) return;
    cotile_pause();
  }
  atomic_fetch_add(&pool->sleepers, 1);
  if (atomic_load(&pool->epoch) == seen) futex_wait(&pool->epoch, seen);
  atomic_fetch_sub(&pool->sleepers, 1);
}

static void *worker_main(void *argument) {
  struct worker *worker = argument;
  struct cotile_thread_pool *pool = worker->pool;
  (void)cotile_float_mode_enter();
  for (;;) {
    uint32_t seen = atomic_load(&pool->epoch); // before `stopping`, which is set before it changes
    if (atomic_load_explicit(&pool->stopping, memory_order_acquire)) break;
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
  uint32_t helpers = slot->phase->positions - 1;
  if (atomic_load(&pool->sleepers) > 0)
    futex_wake(&pool->epoch,
               helpers < (uint32_t)pool->worker_count ? (int32_t)helpers : pool->worker_count);
}

static void close_slot(struct slot *slot) {
  uint32_t gate = atomic_fetch_and_explicit(&slot->gate, ~GATE_OPEN, memory_order_acquire);
  gate &= ~GATE_OPEN;
  for (int i = 0; i < SPINS && (gate & GATE_INSIDE); i++) {
    cotile_pause();
    gate = atomic_load_explicit(&slot->gate, memory_order_acquire);
  }
  while (gate & GATE_INSIDE) {
    gate = atomic_fetch_or_explicit(&slot->gate, GATE_WAITED, memory_order_acquire) | GATE_WAITED;
    if (gate & GATE_INSIDE) futex_wait(&slot->gate, gate);
    gate = atomic_load_explicit(&slot->gate, memory_order_acquire);
  }
  atomic_store_explicit(&slot->gate, 0, memory_order_release);
}

static void run_alone(const cotile_phase_t *phase) {
  size_t command = 0;
  for (uint32_t i = 0; i < phase->positions; i++) cotile_phase_run(phase, i, 0, &command);
}

// Neighbours stay with one thread, in the same way every time.
static void split(const struct cotile_thread_pool *pool, struct slot *slot) {
  uint64_t positions = slot->phase->positions;
  uint64_t threads = (uint64_t)pool->worker_count + 1;
  for (uint64_t i = 0; i < threads; i++)
    cotile_work_range_set(&slot->ranges[i], (uint32_t)(positions * i / threads),
                          (uint32_t)(positions * (i + 1) / threads));
}

void cotile_thread_pool_run(cotile_thread_pool_t *pool, const cotile_phase_t *phase) {
  unsigned mode = cotile_float_mode_enter();
  struct slot *slot = phase->positions > 1 && pool->worker_count ? claim_slot(pool) : NULL;
  if (slot) {
    slot->phase = phase;
    split(pool, slot);
    open_slot(pool, slot);
    work(pool, slot, 0);
    close_slot(slot);
  } else {
    run_alone(phase);
  }
  cotile_float_mode_leave(mode);
}

// --- Workers ---

// The n-th of the CPUs in `set`, counted round and round.
static int nth_cpu(const cpu_set_t *set, int32_t n) {
  int left = n % CPU_COUNT(set), cpu = 0;
  while (!CPU_ISSET(cpu, set) || left-- > 0) cpu++;
  return cpu;
}

static int start_worker(struct worker *worker, const cpu_set_t *pin_to) {
  pthread_attr_t attributes;
  int error = pthread_attr_init(&attributes);
  if (error) return error;
  if (pin_to) {
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(nth_cpu(pin_to, worker->index), &one);
    error = pthread_attr_setaffinity_np(&attributes, sizeof one, &one);
  }
  if (!error) error = pthread_create(&worker->thread, &attributes, worker_main, worker);
  pthread_attr_destroy(&attributes);
  return error;
}

// Workers take no signals: those belong to the threads of the program.
static cotile_status_t start_workers(struct cotile_thread_pool *pool, int32_t count, bool pin) {
  sigset_t all, before;
  cpu_set_t cpus;
  int error = pin && sched_getaffinity(0, sizeof cpus, &cpus) ? errno : 0;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  for (int32_t i = 0; i < count && !error; i++) {
    struct worker *worker = &pool->workers[i];
    *worker = (struct worker){.pool = pool, .index = i + 1};
    error = start_worker(worker, pin ? &cpus : NULL);
    if (!error) pool->worker_count++;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error)
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot start a thread: %s", strerror(error));
  return COTILE_SUCCESS;
}

// The pool, then the ranges of its slots, in one block from a cache line on.
static cotile_status_t allocate_pool(int32_t threads, const cotile_allocator_t *allocator,
                                     struct cotile_thread_pool **out_pool) {
  void *block;
  size_t ranges = SLOTS * (size_t)threads * sizeof(cotile_work_range_t);
  COTILE_RETURN_IF_ERROR(cotile_allocate(
      allocator, sizeof(struct cotile_thread_pool) + ranges + CACHE_LINE, 1, &block));
  struct cotile_thread_pool *pool =
      (void *)(((uintptr_t)block + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE);
  pool->block = block;
  pool->allocator = allocator;
  cotile_work_range_t *first = (cotile_work_range_t *)(pool + 1);
  for (int i = 0; i < SLOTS; i++) pool->slots[i].ranges = first + (size_t)i * (size_t)threads;
  *out_pool = pool;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_thread_pool_create(int32_t threads, bool pin,
                                          const cotile_allocator_t *allocator,
                                          cotile_thread_pool_t **out_pool) {
  struct cotile_thread_pool *pool;
  void *workers;
  *out_pool = NULL;
  COTILE_RETURN_IF_ERROR(allocate_pool(threads, allocator, &pool));
  cotile_status_t status =
      cotile_allocate(allocator, (size_t)threads - 1, sizeof(struct worker), &workers);
  pool->workers = workers;
  if (!status) status = start_workers(pool, threads - 1, pin);
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
