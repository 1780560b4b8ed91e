// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of a module that binding sets (cotile/runtime.h).
#ifndef COTILE_RUNTIME_BINDING_H
#define COTILE_RUNTIME_BINDING_H

#include "runtime/module/module.h"

// Binds a module that has no parameters, unless it is bound; INVALID for one that has parameters
// and is not bound. Thread-safe.
cotile_status_t cotile_module_ensure_bound(cotile_module_t *module) COTILE_MUST_USE;

// Undoes a binding, or what there is of one.
void cotile_module_drop_binding(cotile_module_t *module);

#endif
