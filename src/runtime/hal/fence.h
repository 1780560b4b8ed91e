// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The signalling side of fences (cotile/runtime.h).
#ifndef COTILE_RUNTIME_HAL_FENCE_H
#define COTILE_RUNTIME_HAL_FENCE_H

#include "base/status.h"
#include "cotile/runtime.h"

// Told once when a fence is signalled. Owned by whoever waits, kept until then.
typedef struct cotile_fence_waiter {
  cotile_fence_t *fence;                              // borrowed
  void (*notify)(struct cotile_fence_waiter *waiter); // by the signalling thread; must not block
  void *user;
  struct cotile_fence_waiter *next; // the fence's own
} cotile_fence_waiter_t;

// Calls waiter->notify when the fence is signalled, at once if it already is.
void cotile_fence_notify(cotile_fence_waiter_t *waiter);

#endif
