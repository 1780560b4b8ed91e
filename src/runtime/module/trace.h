// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The recording side of traces (cotile/runtime.h).
//
// [trace-1] Recording never fails and never changes what is traced: an event that finds no memory
// is counted as lost. Thread-safe.
#ifndef COTILE_RUNTIME_TRACE_H
#define COTILE_RUNTIME_TRACE_H

#include "cotile/runtime.h"

#include <stdint.h>

typedef enum cotile_trace_phase {
  COTILE_TRACE_LOADING,          // "cat": "load"
  COTILE_TRACE_DISPATCH_AT_LOAD, // "cat": "pack"
  COTILE_TRACE_DISPATCH          // "cat": "dispatch"
} cotile_trace_phase_t;

typedef struct cotile_trace_event {
  int32_t name; // from cotile_trace_add_name
  cotile_trace_phase_t phase;
  int64_t begin, end; // from cotile_clock
  int64_t workgroups, bytes, flops;
} cotile_trace_event_t;

// Makes a name known; `text` is copied.
cotile_status_t cotile_trace_add_name(cotile_trace_t *trace, const char *text,
                                      int32_t *out_name) COTILE_MUST_USE;

// Records an event of the calling thread.
void cotile_trace_record(cotile_trace_t *trace, const cotile_trace_event_t *event);

#endif
