// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/module/bind_report.h"

void cotile_bind_report_advance(cotile_bind_report_t *report, int64_t bytes) {
  const cotile_bind_options_t *options = report->options;
  report->done += bytes;
  if (options->progress) options->progress(options->user, report->done, report->total);
}
