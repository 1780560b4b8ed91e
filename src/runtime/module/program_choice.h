// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which of a module's programs runs on a device of this machine.
#ifndef COTILE_RUNTIME_PROGRAM_CHOICE_H
#define COTILE_RUNTIME_PROGRAM_CHOICE_H

#include "runtime/module/descriptor.h"

// [choice-1] Among the programs for `target` that need nothing but `features` (bits of
// cotile_cpu_feature_t) the one that needs most of them, of several the first. UNAVAILABLE if there
// is none, with what each program lacks. The result is borrowed from the descriptor. Thread-safe.
cotile_status_t cotile_program_choose(const cotile_descriptor_t *descriptor, const char *target,
                                      uint64_t features, const cotile_allocator_t *allocator,
                                      const cotile_program_facts_t **out_program) COTILE_MUST_USE;

#endif
