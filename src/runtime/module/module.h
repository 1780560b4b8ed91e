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

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct cotile_module {
  atomic_int references;
  const cotile_allocator_t *allocator; // borrowed from the device
  cotile_device_t *device;             // retained
  cotile_trace_t *trace;               // retained; may be null
  cotile_descriptor_t descriptor;
  const cotile_program_facts_t *program;   // of the descriptor: the one that runs here
  const struct cotile_program_image *code; // of the program
  void *library;                           // owned; from dlopen; null for a linked module
  cotile_executable_t *executable;
  void **constants;                // owned: where the device sees those of the program
  cotile_region_t constant_memory; // on the device: those that had to be moved
  int32_t *trace_names;            // one per dispatch of the program

  // Set by binding, under the lock.
  pthread_mutex_t bind_lock;
  bool bound;
  cotile_parameters_t *parameters;     // retained if the views need it, else null
  cotile_region_t tables;              // the arrays below
  cotile_region_t memory, pack_memory; // on the device: parameters that had to be moved; packs
  cotile_view_t *parameter_views;      // `data` is null for those that no function needs
  cotile_view_t *packs;
  cotile_mapping_t pack_file; // if they are from a cache
  cotile_memory_use_t footprint;
};

// Tells the module's trace of an event of phase LOADING that began at `begin` and ends now; does
// nothing without one.
cotile_status_t cotile_module_record_loading(const cotile_module_t *module, const char *name,
                                             int64_t begin) COTILE_MUST_USE;

#endif
