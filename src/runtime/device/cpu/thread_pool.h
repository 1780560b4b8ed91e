// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a phase on several threads, that of the caller among them.
//
// [pool-1] Each workgroup runs exactly once, on any thread; a thread's index in [0, threads) is the
// one whose scratch it uses, the caller's is 0. [pool-2] Many threads may run phases on one pool at
// once. [pool-3] Running allocates nothing and, on one thread, makes no system call. [pool-4]
// Kernels run in the default floating-point mode whatever the caller's is. Thread-safe.
#ifndef COTILE_RUNTIME_THREAD_POOL_H
#define COTILE_RUNTIME_THREAD_POOL_H

#include "runtime/device/cpu/phase.h"

typedef struct cotile_thread_pool cotile_thread_pool_t;

// `threads` counts the caller: threads - 1 are started; with `pin`, thread i on the i-th CPU that
// the process may use. UNAVAILABLE if the system refuses.
cotile_status_t cotile_thread_pool_create(int32_t threads, bool pin,
                                          const cotile_allocator_t *allocator,
                                          cotile_thread_pool_t **out_pool) COTILE_MUST_USE;
// Consumes the pool, on which nothing runs any more.
void cotile_thread_pool_destroy(cotile_thread_pool_t *pool);

void cotile_thread_pool_run(cotile_thread_pool_t *pool, const cotile_phase_t *phase);

#endif
