// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gets the packs of a module: runs its load program, or finds what it packed before. What brings
// the parameters to the device is executed before.
#ifndef COTILE_RUNTIME_PACKING_H
#define COTILE_RUNTIME_PACKING_H

#include "runtime/hal/command_buffer.h"
#include "runtime/module/bind_report.h"
#include "runtime/module/module.h"

// Executes `uploads`, then sets the module's packs from its parameter views: they are in
// module->pack_memory, or in module->pack_file if a cache has them (options->cache). Tells the
// trace. [packing-1] All threads
// of the device take part; progress is reported each time that at least COTILE_PACKING_BATCH bytes
// are done, and at the end. After a failure the module's packs are undefined.
cotile_status_t cotile_module_pack(cotile_module_t *module, cotile_command_buffer_t *uploads,
                                   const cotile_bind_options_t *options) COTILE_MUST_USE;

// The same for a module without packs.
cotile_status_t cotile_module_upload(cotile_module_t *module, cotile_command_buffer_t *uploads,
                                     const cotile_bind_options_t *options) COTILE_MUST_USE;

enum { COTILE_PACKING_BATCH = 16 << 20 };

#endif
