// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/module/bind_report.h"

void cotile_bind_report_advance(cotile_bind_report_t *report, int64_t bytes) {
  const cotile_bind_options_t *options = report->options;
  report->done += bytes;
  if (bytes && options->progress) options->progress(options->user, report->done, report->total);
}

void cotile_bind_report_finish(cotile_bind_report_t *report) {
  if (report->done < report->total)
    cotile_bind_report_advance(report, report->total - report->done);
}

void cotile_bind_report_warn(const cotile_bind_report_t *report, cotile_status_t status) {
  const cotile_bind_options_t *options = report->options;
  if (options->warn) options->warn(options->user, cotile_status_message(status));
  cotile_status_release(status);
}
