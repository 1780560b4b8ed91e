// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loaded module (cotile/runtime.h), as calls see it.
#ifndef COTILE_RUNTIME_MODULE_H
#define COTILE_RUNTIME_MODULE_H

#include "base/file.h"
#include "base/module_abi.h"
#include "base/region.h"
#include "cotile/runtime.h"
#include "runtime/hal/buffer.h"
#include "runtime/hal/executable.h"
#include "runtime/module/descriptor.h"

#include <stdatomic.h>
#include <stdbool.h>

typedef int32_t cotile_host_fn(struct cotile_call *call);

struct cotile_module {
  atomic_int references;
  const cotile_allocator_t *allocator; // borrowed from the device
  cotile_device_t *device;             // retained
  cotile_trace_t *trace;               // retained; may be null
  cotile_descriptor_t descriptor;
  cotile_mapping_t file; // only while loading
  void *library;         // owned; from dlopen
  cotile_host_fn *load;  // may be null
  cotile_host_fn **functions;
  cotile_kernel_fn **kernels; // one per dispatch
  cotile_executable_t *executable;
  int32_t *trace_names; // one per dispatch

  // Set by bind.
  bool bound;
  cotile_parameters_t *parameters; // retained; may be null
  cotile_region_t tables;          // the arrays below
  cotile_region_t memory;          // on the device: packs and parameters that had to be moved
  cotile_view_t *parameter_views, *packs;
};

// Tells the module's trace of an event of phase LOADING that began at `begin` and ends now; does
// nothing without one.
cotile_status_t cotile_module_record_loading(const cotile_module_t *module, const char *name,
                                             int64_t begin) COTILE_MUST_USE;

#endif
