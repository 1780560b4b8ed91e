// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spmd_exec.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char *const kind_names[] = {
#define SPMD_X(name, text, meaning) text,
    SPMD_VIOLATIONS(SPMD_X)
#undef SPMD_X
};

const char *spmd_kind_name(spmd_kind_t kind) {
  return (unsigned)kind < SPMD_KIND_COUNT ? kind_names[kind] : "?";
}

static spmd_violation_t *new_violation(spmd_exec_t *exec) {
  spmd_report_t *report = exec->report;
  report->violations = spmd_reserve(&report->arena, report->violations, report->violation_count,
                                    &exec->violation_capacity, sizeof *report->violations);
  return &report->violations[report->violation_count++];
}

static const char *place_text(cotile_arena_t *arena, const cotile_location_t *at) {
  if (!at->file) return "-";
  return cotile_arena_format(arena, "%s:%lld:%lld", at->file, (long long)at->line,
                             (long long)at->column);
}

static const char *thread_text(cotile_arena_t *arena, const spmd_violation_t *violation) {
  const int64_t *group = violation->group, *thread = violation->thread;
  if (thread[0] < 0) return "";
  return cotile_arena_format(arena, "; workgroup (%lld, %lld, %lld), thread (%lld, %lld, %lld)",
                             (long long)group[0], (long long)group[1], (long long)group[2],
                             (long long)thread[0], (long long)thread[1], (long long)thread[2]);
}

// Keeps nothing of the kernel, which may be destroyed before the report.
COTILE_PRINTF(5, 0)
static void describe(cotile_arena_t *arena, spmd_violation_t *violation, const char *op,
                     const cotile_location_t *location, const char *format, va_list arguments) {
  char detail[512];
  vsnprintf(detail, sizeof detail, format, arguments);
  violation->op = cotile_arena_copy(arena, op, strlen(op));
  violation->location = *location;
  if (location->file)
    violation->location.file = cotile_arena_copy(arena, location->file, strlen(location->file));
  violation->message =
      cotile_arena_format(arena, "%s: %s: %s: %s%s", place_text(arena, location), op,
                          spmd_kind_name(violation->kind), detail, thread_text(arena, violation));
}

void spmd_violate(spmd_exec_t *exec, const spmd_op_t *op, spmd_kind_t kind, int thread,
                  const char *format, ...) {
  int *found = &exec->found[op->id * SPMD_KIND_COUNT + (int)kind];
  if (*found) {
    exec->report->violations[*found - 1].count++;
    return;
  }
  spmd_violation_t *violation = new_violation(exec);
  *found = exec->report->violation_count;
  violation->kind = kind;
  violation->count = 1;
  memcpy(violation->group, exec->group, sizeof violation->group);
  spmd_unflatten(exec->kernel->block, thread, violation->thread);
  va_list arguments;
  va_start(arguments, format);
  describe(&exec->report->arena, violation, op->name, &op->location, format, arguments);
  va_end(arguments);
}

void spmd_violate_argument(spmd_exec_t *exec, int argument, int64_t count, const char *format,
                           ...) {
  spmd_violation_t *violation = new_violation(exec);
  violation->kind = SPMD_NEVER_STORED;
  violation->count = count;
  for (int i = 0; i < 3; i++) violation->group[i] = violation->thread[i] = -1;
  va_list arguments;
  va_start(arguments, format);
  describe(&exec->report->arena, violation, "gpu.func", &exec->kernel->argument_locations[argument],
           format, arguments);
  va_end(arguments);
}

void spmd_report_finish(spmd_report_t *report) {
  report->text = "";
  for (int i = 0; i < report->violation_count; i++)
    report->text =
        cotile_arena_format(&report->arena, "%s%s; %lld times\n", report->text,
                            report->violations[i].message, (long long)report->violations[i].count);
}

void spmd_report_deinit(spmd_report_t *report) {
  cotile_arena_deinit(&report->arena);
  *report = (spmd_report_t){0};
}

cotile_status_t spmd_report_status(const spmd_report_t *report) {
  if (!report->violation_count) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "%s (and %d other violations)",
                            report->violations[0].message, report->violation_count - 1);
}

const spmd_violation_t *spmd_report_find(const spmd_report_t *report, spmd_kind_t kind) {
  const spmd_violation_t *found = NULL;
  for (int i = 0; i < report->violation_count; i++) {
    const spmd_violation_t *violation = &report->violations[i];
    if (violation->kind == kind && (!found || violation->location.line < found->location.line))
      found = violation;
  }
  return found;
}
