// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a binding tells its caller while it works (cotile_bind_options_t).
#ifndef COTILE_RUNTIME_BIND_REPORT_H
#define COTILE_RUNTIME_BIND_REPORT_H

#include "base/status.h"
#include "cotile/runtime.h"

typedef struct cotile_bind_report {
  const cotile_bind_options_t *options; // borrowed
  int64_t done, total;                  // bytes of work
} cotile_bind_report_t;

// `bytes` more are done.
void cotile_bind_report_advance(cotile_bind_report_t *report, int64_t bytes);

// All that was announced is done, or was not necessary.
void cotile_bind_report_finish(cotile_bind_report_t *report);

// Consumes the status, a failure.
void cotile_bind_report_warn(const cotile_bind_report_t *report, cotile_status_t status);

#endif
