// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The facts about a module that its file states (base/module_abi.h), checked.
//
// [descriptor-1] After a successful init every index is in range, every rank at most
// COTILE_MAX_RANK, every static dimension not negative, every static type within memory, and names
// of functions and of parameters are unique. [descriptor-2] Fields that this version does not know
// are ignored. Thread-compatible.
#ifndef COTILE_RUNTIME_DESCRIPTOR_H
#define COTILE_RUNTIME_DESCRIPTOR_H

#include "base/region.h"
#include "cotile/tensor.h"

#include <stdbool.h>

// All pointers of these structures are borrowed from the descriptor.

typedef struct cotile_named_type {
  const char *name; // "" for none
  cotile_tensor_type_t type;
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
  const char *name, *symbol;
  cotile_named_types_t inputs, results;
  cotile_indices_t parameters, packs;
} cotile_function_facts_t;

typedef struct cotile_dispatch_facts {
  const char *name;
  bool at_load; // phase "load"
} cotile_dispatch_facts_t;

typedef struct cotile_descriptor {
  cotile_region_t memory; // owned
  const char *triple, *cpu;
  uint64_t features; // bit f: cotile_cpu_feature_t f is needed
  cotile_named_types_t parameters;
  const char *load_symbol; // null: no load program
  int32_t pack_count;
  const cotile_function_facts_t *functions;
  int32_t function_count;
  const cotile_dispatch_facts_t *dispatches;
  int32_t dispatch_count;
} cotile_descriptor_t;

// Reads the section's contents: header and JSON. INVALID if they are malformed, UNSUPPORTED for
// another version or an unknown CPU feature.
cotile_status_t cotile_descriptor_init(cotile_descriptor_t *descriptor,
                                       const unsigned char *section, size_t size,
                                       const cotile_allocator_t *allocator) COTILE_MUST_USE;
void cotile_descriptor_deinit(cotile_descriptor_t *descriptor);

#endif
