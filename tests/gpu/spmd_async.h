// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// nvgpu.device_async_copy and its groups, as cp.async does them.
//
// Each thread has its own sequence of groups. The source is read when a copy is issued; until the
// thread waits for the copy's group its target is undefined, and an access to it is a violation.
// Both ends of the flight count as writes by the thread where races are looked for.
#ifndef COTILE_TESTS_SPMD_ASYNC_H
#define COTILE_TESTS_SPMD_ASYNC_H

#include "spmd_exec.h"

void spmd_async_init(spmd_exec_t *exec);
// Forgets what is in flight, for the next workgroup.
void spmd_async_enter_group(spmd_exec_t *exec);

#endif
