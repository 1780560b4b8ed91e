// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The facts about a module that its file states (base/module_abi.h), checked.
//
// [descriptor-1] After a successful init every index is in range, every rank at most
// COTILE_MAX_RANK, every static dimension not negative, every static type within memory, and names
// of functions and of parameters are unique. [descriptor-2] Fields that this version does not know
// are ignored; programs may be for targets or need features that it does not know.
// Thread-compatible.
#ifndef COTILE_RUNTIME_DESCRIPTOR_H
#define COTILE_RUNTIME_DESCRIPTOR_H

#include "base/region.h"
#include "cotile/tensor.h"

#include <stdbool.h>

// All pointers of these structures are borrowed from the descriptor.

typedef struct cotile_named_type {
  const char *name; // "" for none
  cotile_tensor_type_t type;
  int32_t tied; // of a result: the input that it is written over; -1: none
} cotile_named_type_t;

typedef struct cotile_named_types {
  const cotile_named_type_t *items;
  int32_t count;
} cotile_named_types_t;

typedef struct cotile_indices {
  const int32_t *items;
  int32_t count;
} cotile_indices_t;

typedef struct cotile_function_facts {
  const char *name;
  cotile_named_types_t inputs, results;
} cotile_function_facts_t;

// The buffers of a function that follow its inputs.
typedef struct cotile_function_buffers {
  cotile_indices_t parameters, packs;
} cotile_function_buffers_t;

typedef struct cotile_dispatch_facts {
  const char *name;
  bool at_load; // phase "load"
} cotile_dispatch_facts_t;

typedef struct cotile_program_facts {
  const char *target;
  const char *code;            // stands for its code and constants; "" if that is not known
  const char *triple, *cpu;    // of its native code
  uint64_t features;           // bit f: cotile_cpu_feature_t f is needed
  const char *unknown_feature; // also needed, but not known here; null for none
  int32_t pack_count;
  const cotile_function_buffers_t *functions; // one per function of the module
  const cotile_dispatch_facts_t *dispatches;
  int32_t dispatch_count;
} cotile_program_facts_t;

typedef struct cotile_descriptor {
  cotile_region_t memory; // owned
  const char *name;       // that of the image's symbol, after COTILE_MODULE_PREFIX
  cotile_named_types_t parameters;
  const cotile_function_facts_t *functions;
  int32_t function_count;
  const cotile_program_facts_t *programs;
  int32_t program_count;
} cotile_descriptor_t;

// UNSUPPORTED unless this runtime runs modules of the version.
cotile_status_t cotile_descriptor_check_version(uint64_t version) COTILE_MUST_USE;

// Reads the section's contents: header and JSON. INVALID if they are malformed, UNSUPPORTED for
// another version.
cotile_status_t cotile_descriptor_init(cotile_descriptor_t *descriptor,
                                       const unsigned char *section, size_t size,
                                       const cotile_allocator_t *allocator) COTILE_MUST_USE;
void cotile_descriptor_deinit(cotile_descriptor_t *descriptor);

#endif
