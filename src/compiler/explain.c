// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/explain.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// A string that remembers the first failure, so that writing reads as a list.
typedef struct writer {
  cotile_string_t *out;
  cotile_status_t status;
} writer_t;

static void put(writer_t *writer, const char *format, ...) COTILE_PRINTF(2, 3);

static void put(writer_t *writer, const char *format, ...) {
  char text[512];
  if (writer->status) return;
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (length < 0 || (size_t)length >= sizeof text)
    writer->status = COTILE_MAKE_STATUS(COTILE_INTERNAL, "explanation line too long");
  else
    writer->status = cotile_string_append(writer->out, text, (size_t)length);
}

static void put_json(writer_t *writer, const char *text) {
  if (!writer->status) writer->status = cotile_string_append_json(writer->out, text, strlen(text));
}

// Text of any length as it is.
static void put_text(writer_t *writer, const char *text) {
  if (!writer->status) writer->status = cotile_string_append(writer->out, text, strlen(text));
}

// --- For people ---

static void put_refusal(writer_t *writer, const cotile_refusal_t *refusal) {
  put_text(writer, refusal->locations[0]);
  put(writer, ": remark: %s [%s]\n", cotile_reason_sentence(refusal->reason),
      cotile_reason_id(refusal->reason));
}

// True if a program before the one at `index` refuses the same.
static bool is_refused_before(const cotile_pipeline_t *pipeline, int64_t index,
                              const cotile_refusal_t *refusal) {
  for (int64_t i = 0; i < index; i++)
    for (const cotile_refusal_t *r = pipeline->programs[i].refusals.first; r; r = r->next)
      if (r->reason == refusal->reason && !strcmp(r->locations[0], refusal->locations[0]))
        return true;
  return false;
}

cotile_status_t cotile_explain_remarks(const cotile_pipeline_t *pipeline, cotile_string_t *out) {
  writer_t writer = {out, COTILE_SUCCESS};
  for (int64_t i = 0; i < pipeline->targets.count; i++)
    for (const cotile_refusal_t *r = pipeline->programs[i].refusals.first; r; r = r->next)
      if (!is_refused_before(pipeline, i, r)) put_refusal(&writer, r);
  return writer.status;
}

static void put_size(writer_t *writer, const char *name, int64_t size) {
  if (size < 0)
    put(writer, "%s = ?", name);
  else
    put(writer, "%s = %lld", name, (long long)size);
}

static void put_member(writer_t *writer, const cotile_member_report_t *member) {
  put(writer, "  ");
  put_size(writer, "n", member->n);
  put(writer, ", %s, ", member->types);
  put_text(writer, member->location);
  for (int i = 0; i < member->epilogue_count; i++)
    put(writer, "%s%s", i ? ", " : ", then ", member->epilogue[i]);
  put(writer, "\n");
}

// The names of the fields, each in quotes, with commas between them.
static void put_names(writer_t *writer, const cotile_schedule_fields_t *fields, const char *quote) {
  const char *before = "";
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++) {
    if (!fields->is_set[i]) continue;
    const char *name = cotile_schedule_field_name((cotile_schedule_field_t)i);
    put(writer, "%s%s%s%s", before, quote, name, quote);
    before = ", ";
  }
}

static void put_fixed(writer_t *writer, const cotile_schedule_fields_t *fixed) {
  if (cotile_schedule_fields_equal(fixed, &(cotile_schedule_fields_t){0})) return;
  put(writer, "  fixed by the user: ");
  put_names(writer, fixed, "");
  put(writer, "\n");
}

static void put_group(writer_t *writer, const cotile_group_report_t *group) {
  put_text(writer, group->dispatch);
  put(writer, ": one kernel with %d results, which share ", group->member_count);
  put_text(writer, group->shared_location);
  put(writer, " (");
  put_size(writer, "m", group->members[0].m);
  put(writer, ", ");
  put_size(writer, "k", group->members[0].k);
  put(writer, ")\n");
  for (int i = 0; i < group->member_count; i++) put_member(writer, &group->members[i]);
  const cotile_plan_t *plan = &group->plan;
  put(writer, "  tiles of %lld rows by ", (long long)plan->m_tile);
  if (plan->n_tiles > 0)
    put(writer, "1/%lld of all columns", (long long)plan->n_tiles);
  else
    put(writer, "about %lld columns", (long long)(plan->tile_atoms * plan->lanes));
  put(writer, "; registers hold %lld x %lld vectors of %lld; weights packed %s\n",
      (long long)plan->rows, (long long)plan->vectors, (long long)plan->lanes,
      plan->pack_at_load ? "at load" : "by each workgroup");
  put_fixed(writer, &group->fixed);
  if (group->read_before >= 0)
    put(writer, "  workgroups read %lld bytes of the shared operand, apart %lld\n",
        (long long)group->read_after, (long long)group->read_before);
}

static void put_program(writer_t *writer, const cotile_target_program_t *program) {
  for (const cotile_group_report_t *group = program->report.first; group; group = group->next)
    put_group(writer, group);
  put(writer, "dispatches per call: %lld, without grouping %lld\n",
      (long long)program->dispatches_after, (long long)program->dispatches_before);
}

cotile_status_t cotile_explain_text(const cotile_pipeline_t *pipeline, cotile_string_t *out) {
  writer_t writer = {out, COTILE_SUCCESS};
  for (int64_t i = 0; i < pipeline->targets.count; i++) {
    if (pipeline->targets.count > 1)
      put(&writer, "%sfor %s:\n", i ? "\n" : "", pipeline->programs[i].machine->cpu);
    put_program(&writer, &pipeline->programs[i]);
  }
  return writer.status;
}

// --- JSON ---

static void put_number(writer_t *writer, const char *key, int64_t value) {
  if (value < 0)
    put(writer, "\"%s\": null", key);
  else
    put(writer, "\"%s\": %lld", key, (long long)value);
}

static void put_string(writer_t *writer, const char *key, const char *value) {
  put(writer, "\"%s\": ", key);
  put_json(writer, value);
}

static void put_member_json(writer_t *writer, const cotile_member_report_t *member) {
  put(writer, "{");
  put_string(writer, "loc", member->location);
  put(writer, ", \"batch\": [");
  for (int i = 0; i < member->batch_count; i++)
    if (member->batch[i] < 0)
      put(writer, "%snull", i ? ", " : "");
    else
      put(writer, "%s%lld", i ? ", " : "", (long long)member->batch[i]);
  put(writer, "], ");
  put_number(writer, "m", member->m);
  put(writer, ", ");
  put_number(writer, "n", member->n);
  put(writer, ", ");
  put_number(writer, "k", member->k);
  put(writer, ", ");
  put_string(writer, "types", member->types);
  put(writer, ", \"epilogue\": [");
  for (int i = 0; i < member->epilogue_count; i++) {
    put(writer, "%s", i ? ", " : "");
    put_json(writer, member->epilogue[i]);
  }
  put(writer, "]}");
}

// In the form of schedule_file.h.
static void put_schedule_json(writer_t *writer, const cotile_plan_t *plan) {
  cotile_schedule_fields_t fields;
  cotile_plan_to_fields(plan, &fields);
  put(writer, "\"schedule\": {");
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++) {
    cotile_schedule_field_t field = (cotile_schedule_field_t)i;
    const char *name = cotile_schedule_field_name(field);
    const char *text = cotile_schedule_field_text(field, fields.value[i]);
    bool is_unknown = field == COTILE_SCHEDULE_N_TILES && fields.value[i] == 0;
    if (!fields.is_set[i]) continue;
    if (text)
      put_string(writer, name, text);
    else
      put_number(writer, name, is_unknown ? -1 : fields.value[i]);
    put(writer, ", ");
  }
  put(writer, "\"estimated_seconds\": %.3g}", plan->seconds);
}

static void put_group_json(writer_t *writer, const cotile_group_report_t *group) {
  put(writer, "{");
  put_string(writer, "function", group->function);
  put(writer, ", ");
  put_string(writer, "dispatch", group->dispatch);
  put(writer, ", \"results\": %d, \"shared\": {", group->member_count);
  put_string(writer, "loc", group->shared_location);
  put(writer, ", ");
  put_number(writer, "bytes", group->shared_bytes);
  put(writer, ", ");
  put_number(writer, "read_before", group->read_before);
  put(writer, ", ");
  put_number(writer, "read_after", group->read_after);
  put(writer, "}, \"members\": [");
  for (int i = 0; i < group->member_count; i++) {
    put(writer, "%s", i ? ", " : "");
    put_member_json(writer, &group->members[i]);
  }
  put(writer, "], ");
  put_number(writer, "tiles", group->tiles);
  put(writer, ", ");
  put_schedule_json(writer, &group->plan);
  put(writer, ", \"fixed\": [");
  put_names(writer, &group->fixed, "\"");
  put(writer, "]}");
}

static void put_refusal_json(writer_t *writer, const cotile_refusal_t *refusal) {
  put(writer, "{\"id\": \"%s\", ", cotile_reason_id(refusal->reason));
  put_string(writer, "function", refusal->function);
  put(writer, ", \"locs\": [");
  for (int i = 0; i < refusal->location_count; i++) {
    put(writer, "%s", i ? ", " : "");
    put_json(writer, refusal->locations[i]);
  }
  put(writer, "], ");
  put_string(writer, "reason", cotile_reason_sentence(refusal->reason));
  put(writer, "}");
}

static void put_program_json(writer_t *writer, const char *target,
                             const cotile_target_program_t *program) {
  put(writer, "{");
  put_string(writer, "target", target);
  put(writer, ", ");
  put_string(writer, "cpu", program->machine->cpu);
  put(writer, ", \"dispatches\": {\"before\": %lld, \"after\": %lld}, \"groups\": [",
      (long long)program->dispatches_before, (long long)program->dispatches_after);
  const char *separator = "";
  for (const cotile_group_report_t *group = program->report.first; group; group = group->next) {
    put(writer, "%s", separator);
    put_group_json(writer, group);
    separator = ", ";
  }
  put(writer, "], \"refused\": [");
  separator = "";
  for (const cotile_refusal_t *refusal = program->refusals.first; refusal;
       refusal = refusal->next) {
    put(writer, "%s", separator);
    put_refusal_json(writer, refusal);
    separator = ", ";
  }
  put(writer, "]}");
}

cotile_status_t cotile_explain_json(const cotile_pipeline_t *pipeline, const char *target,
                                    cotile_string_t *out) {
  writer_t writer = {out, COTILE_SUCCESS};
  put(&writer, "{\"targets\": [");
  for (int64_t i = 0; i < pipeline->targets.count; i++) {
    put(&writer, "%s", i ? ", " : "");
    put_program_json(&writer, target, &pipeline->programs[i]);
  }
  put(&writer, "]}\n");
  return writer.status;
}
