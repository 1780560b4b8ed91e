// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/module/trace.h"

#include "base/array.h"
#include "base/clock.h"
#include "base/file.h"
#include "base/string.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

struct record {
  cotile_trace_event_t event;
  int64_t thread;
};

struct cotile_trace {
  atomic_int references;
  const cotile_allocator_t *allocator; // borrowed
  pthread_mutex_t mutex;               // guards all below
  COTILE_ARRAY(cotile_string_t) names;
  COTILE_ARRAY(struct record) records;
  int64_t lost;
  int64_t origin; // time 0 of the file
};

cotile_status_t cotile_trace_create(const cotile_allocator_t *allocator,
                                    cotile_trace_t **out_trace) {
  void *memory;
  *out_trace = NULL;
  if (!allocator) allocator = cotile_allocator_system();
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, 1, sizeof(struct cotile_trace), &memory));
  struct cotile_trace *trace = memory;
  if (pthread_mutex_init(&trace->mutex, NULL)) {
    cotile_deallocate(allocator, trace);
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot create a lock");
  }
  atomic_init(&trace->references, 1);
  trace->allocator = allocator;
  cotile_array_init(&trace->names, allocator);
  cotile_array_init(&trace->records, allocator);
  trace->origin = cotile_clock();
  *out_trace = trace;
  return COTILE_SUCCESS;
}

void cotile_trace_retain(cotile_trace_t *trace) {
  atomic_fetch_add_explicit(&trace->references, 1, memory_order_relaxed);
}

void cotile_trace_release(cotile_trace_t *trace) {
  if (!trace || atomic_fetch_sub_explicit(&trace->references, 1, memory_order_acq_rel) != 1) return;
  for (size_t i = 0; i < trace->names.count; i++) cotile_string_deinit(&trace->names.items[i]);
  cotile_array_deinit(&trace->names);
  cotile_array_deinit(&trace->records);
  pthread_mutex_destroy(&trace->mutex);
  cotile_deallocate(trace->allocator, trace);
}

static cotile_status_t add_name_locked(cotile_trace_t *trace, const char *text, int32_t *out_name) {
  cotile_string_t name;
  cotile_string_init(&name, trace->allocator);
  cotile_status_t status = cotile_string_append_json(&name, text, strlen(text));
  if (!status) status = cotile_array_append(&trace->names);
  if (status) {
    cotile_string_deinit(&name);
    return status;
  }
  *out_name = (int32_t)(trace->names.count - 1);
  trace->names.items[*out_name] = name;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_trace_add_name(cotile_trace_t *trace, const char *text, int32_t *out_name) {
  *out_name = 0;
  pthread_mutex_lock(&trace->mutex);
  cotile_status_t status = add_name_locked(trace, text, out_name);
  pthread_mutex_unlock(&trace->mutex);
  return status;
}

void cotile_trace_record(cotile_trace_t *trace, const cotile_trace_event_t *event) {
  pthread_mutex_lock(&trace->mutex);
  cotile_status_t status = cotile_array_append(&trace->records);
  if (status)
    trace->lost++;
  else
    trace->records.items[trace->records.count - 1] =
        (struct record){*event, (int64_t)syscall(SYS_gettid)};
  pthread_mutex_unlock(&trace->mutex);
  cotile_status_release(status);
}

// "12.345": nanoseconds as microseconds, the same in every locale.
static cotile_status_t append_time(cotile_string_t *out, const char *key, int64_t nanoseconds) {
  if (nanoseconds < 0) nanoseconds = 0;
  return cotile_string_append_format(out, ", \"%s\": %" PRId64 ".%03" PRId64, key,
                                     nanoseconds / 1000, nanoseconds % 1000);
}

// A dispatch is a launch of a call; launches of the load program are told apart.
static const char *category_of(const cotile_trace_event_t *event) {
  switch (event->phase) {
  case COTILE_TRACE_LOADING:
    return "load";
  case COTILE_TRACE_DISPATCH:
    return "dispatch";
  default:
    return "pack";
  }
}

static cotile_status_t append_arguments(cotile_string_t *out, const cotile_trace_event_t *event) {
  if (event->phase == COTILE_TRACE_LOADING) return cotile_string_append(out, "}", 1);
  return cotile_string_append_format(out,
                                     ", \"args\": {\"workgroups\": %" PRId64 ", \"bytes\": %" PRId64
                                     ", \"flops\": %" PRId64 "}}",
                                     event->workgroups, event->bytes, event->flops);
}

static cotile_status_t append_record(cotile_string_t *out, const cotile_trace_t *trace,
                                     const struct record *record) {
  const cotile_trace_event_t *event = &record->event;
  COTILE_RETURN_IF_ERROR(cotile_string_append_format(
      out, "{\"name\": %s, \"cat\": \"%s\", \"ph\": \"X\", \"pid\": %ld, \"tid\": %" PRId64,
      cotile_string_text(&trace->names.items[event->name]), category_of(event), (long)getpid(),
      record->thread));
  COTILE_RETURN_IF_ERROR(append_time(out, "ts", event->begin - trace->origin));
  COTILE_RETURN_IF_ERROR(append_time(out, "dur", event->end - event->begin));
  return append_arguments(out, event);
}

static cotile_status_t append_trace(cotile_string_t *out, const cotile_trace_t *trace) {
  COTILE_RETURN_IF_ERROR(
      cotile_string_append_format(out, "{\"displayTimeUnit\": \"ns\", \"traceEvents\": ["));
  for (size_t i = 0; i < trace->records.count; i++) {
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(out, i ? ",\n" : "\n"));
    COTILE_RETURN_IF_ERROR(append_record(out, trace, &trace->records.items[i]));
  }
  return cotile_string_append_format(out, "\n]}\n");
}

static cotile_status_t write_text(const char *path, const cotile_string_t *text,
                                  const cotile_allocator_t *allocator) {
  cotile_file_writer_t writer;
  COTILE_RETURN_IF_ERROR(cotile_file_writer_init(&writer, path, allocator));
  cotile_status_t status =
      cotile_file_writer_append(&writer, cotile_string_text(text), text->length);
  if (!status) status = cotile_file_writer_commit(&writer);
  cotile_file_writer_deinit(&writer);
  return status;
}

cotile_status_t cotile_trace_write(cotile_trace_t *trace, const char *path) {
  cotile_string_t text;
  cotile_string_init(&text, trace->allocator);
  pthread_mutex_lock(&trace->mutex);
  cotile_status_t status =
      trace->lost ? COTILE_MAKE_STATUS(COTILE_NO_MEMORY, "%s: %lld events found no memory", path,
                                       (long long)trace->lost)
                  : append_trace(&text, trace);
  pthread_mutex_unlock(&trace->mutex);
  if (!status) status = write_text(path, &text, trace->allocator);
  cotile_string_deinit(&text);
  return status;
}
