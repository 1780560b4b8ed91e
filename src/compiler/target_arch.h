// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which GPU of its kind kernels are for: every one of the profile, the one of this machine, or one
// that a file describes.
#ifndef COTILE_COMPILER_TARGET_ARCH_H
#define COTILE_COMPILER_TARGET_ARCH_H

#include "compiler/schedule/machine.h"

// `arch`: the profile's name, or null; "host": the first device of this machine, which the
// cotile-run beside this process's program tells of, because drivers and the compiler do not share
// a process; "@FILE": what such a cotile-run printed (gpu_device.h). Texts are borrowed from the
// arena. USAGE for another name, UNAVAILABLE where cotile-run cannot tell, else as
// cotile_gpu_read_device.
cotile_status_t cotile_target_arch_apply(const char *arch, cotile_arena_t *arena,
                                         cotile_gpu_t *inout_gpu) COTILE_MUST_USE;

#endif
