// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/explain.h"

#include <string.h>

#include "base/size.h"
#include "base/writer.h"

// --- For people ---

static void put_refusal(cotile_writer_t *writer, const cotile_refusal_t *refusal) {
  cotile_write(writer, "%s: remark: %s [%s]\n", refusal->locations[0],
               cotile_reason_sentence(refusal->reason), cotile_reason_id(refusal->reason));
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
  cotile_writer_t writer = {out, COTILE_SUCCESS};
  for (int64_t i = 0; i < pipeline->targets.count; i++)
    for (const cotile_refusal_t *r = pipeline->programs[i].refusals.first; r; r = r->next)
      if (!is_refused_before(pipeline, i, r)) put_refusal(&writer, r);
  return writer.status;
}

static void put_size(cotile_writer_t *writer, const char *name, int64_t size) {
  if (size < 0)
    cotile_write(writer, "%s = ?", name);
  else
    cotile_write(writer, "%s = %lld", name, (long long)size);
}

static void put_member(cotile_writer_t *writer, const cotile_member_report_t *member) {
  cotile_write(writer, "  ");
  put_size(writer, "n", member->n);
  cotile_write(writer, ", %s, ", member->types);
  cotile_write(writer, "%s", member->location);
  for (int i = 0; i < member->epilogue_count; i++)
    cotile_write(writer, "%s%s", i ? ", " : ", then ", member->epilogue[i]);
  cotile_write(writer, "\n");
}

// The names of the fields, each in quotes, with commas between them.
static void put_names(cotile_writer_t *writer, const cotile_schedule_fields_t *fields,
                      const char *quote) {
  const char *before = "";
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++) {
    if (!fields->is_set[i]) continue;
    const char *name = cotile_schedule_field_name((cotile_schedule_field_t)i);
    cotile_write(writer, "%s%s%s%s", before, quote, name, quote);
    before = ", ";
  }
}

static void put_fixed(cotile_writer_t *writer, const cotile_schedule_fields_t *fixed) {
  if (cotile_schedule_fields_equal(fixed, &(cotile_schedule_fields_t){0})) return;
  cotile_write(writer, "  fixed by the user: ");
  put_names(writer, fixed, "");
  cotile_write(writer, "\n");
}

static void put_group(cotile_writer_t *writer, const cotile_group_report_t *group) {
  cotile_write(writer, "%s", group->dispatch);
  cotile_write(writer, ": one kernel with %d result%s", group->result_count,
               group->result_count == 1 ? "" : "s");
  if (group->result_count != group->member_count)
    cotile_write(writer, " of %d contractions", group->member_count);
  cotile_write(writer, ", which share ");
  cotile_write(writer, "%s", group->shared_location);
  cotile_write(writer, " (");
  put_size(writer, "m", group->members[0].m);
  cotile_write(writer, ", ");
  put_size(writer, "k", group->members[0].k);
  cotile_write(writer, ")\n");
  for (int i = 0; i < group->member_count; i++) put_member(writer, &group->members[i]);
  const cotile_plan_t *plan = &group->plan;
  cotile_write(writer, "  tiles of %lld rows by ", (long long)plan->m_tile);
  if (plan->n_tiles > 0)
    cotile_write(writer, "1/%lld of all columns", (long long)plan->n_tiles);
  else
    cotile_write(writer, "about %lld columns", (long long)(plan->tile_atoms * plan->lanes));
  cotile_write(writer, "; registers hold %lld x %lld vectors of %lld; ", (long long)plan->rows,
               (long long)plan->vectors, (long long)plan->lanes);
  if (plan->n_threads)
    cotile_write(writer, "%lld x %lld threads, steps of %lld along k\n",
                 (long long)(cotile_ceil_div(plan->m_tile, plan->rows) * plan->n_threads),
                 (long long)plan->k_threads, (long long)plan->k_tile);
  else
    cotile_write(writer, "weights packed %s\n",
                 plan->pack_at_load ? "at load" : "by each workgroup");
  put_fixed(writer, &group->fixed);
  if (group->read_before >= 0)
    cotile_write(writer, "  workgroups read %lld bytes of the shared operand, apart %lld\n",
                 (long long)group->read_after, (long long)group->read_before);
}

static int64_t count_of(const cotile_refusals_t *refusals) {
  int64_t count = 0;
  for (const cotile_refusal_t *r = refusals->first; r; r = r->next) count++;
  return count;
}

static void put_counters(cotile_writer_t *writer, const cotile_target_program_t *program) {
  int64_t groups = 0;
  for (const cotile_group_report_t *g = program->report.first; g; g = g->next) groups++;
  cotile_write(writer, "groups: %lld, refusals: %lld, operations left out: %lld\n",
               (long long)groups, (long long)count_of(&program->refusals),
               (long long)count_of(&program->left_out));
}

static void put_program(cotile_writer_t *writer, const cotile_target_program_t *program) {
  for (const cotile_group_report_t *group = program->report.first; group; group = group->next)
    put_group(writer, group);
  for (const cotile_refusal_t *r = program->left_out.first; r; r = r->next)
    cotile_write(writer, "%s: %s [%s], %s\n", r->locations[0], cotile_reason_sentence(r->reason),
                 cotile_reason_id(r->reason), r->locations[1]);
  put_counters(writer, program);
  cotile_write(writer, "dispatches per call: %lld, without grouping %lld\n",
               (long long)program->dispatches_after, (long long)program->dispatches_before);
}

cotile_status_t cotile_explain_text(const cotile_pipeline_t *pipeline, cotile_string_t *out) {
  cotile_writer_t writer = {out, COTILE_SUCCESS};
  for (int64_t i = 0; i < pipeline->targets.count; i++) {
    if (pipeline->targets.count > 1)
      cotile_write(&writer, "%sfor %s:\n", i ? "\n" : "",
                   cotile_machine_name(pipeline->programs[i].machine));
    put_program(&writer, &pipeline->programs[i]);
  }
  return writer.status;
}

// --- JSON ---

static void put_number(cotile_writer_t *writer, const char *key, int64_t value) {
  if (value < 0)
    cotile_write(writer, "\"%s\": null", key);
  else
    cotile_write(writer, "\"%s\": %lld", key, (long long)value);
}

static void put_string(cotile_writer_t *writer, const char *key, const char *value) {
  cotile_write(writer, "\"%s\": ", key);
  cotile_write_json(writer, value);
}

static void put_member_json(cotile_writer_t *writer, const cotile_member_report_t *member) {
  cotile_write(writer, "{");
  put_string(writer, "loc", member->location);
  cotile_write(writer, ", \"batch\": [");
  for (int i = 0; i < member->batch_count; i++)
    if (member->batch[i] < 0)
      cotile_write(writer, "%snull", i ? ", " : "");
    else
      cotile_write(writer, "%s%lld", i ? ", " : "", (long long)member->batch[i]);
  cotile_write(writer, "], ");
  put_number(writer, "m", member->m);
  cotile_write(writer, ", ");
  put_number(writer, "n", member->n);
  cotile_write(writer, ", ");
  put_number(writer, "k", member->k);
  cotile_write(writer, ", ");
  put_string(writer, "types", member->types);
  cotile_write(writer, ", \"epilogue\": [");
  for (int i = 0; i < member->epilogue_count; i++) {
    cotile_write(writer, "%s", i ? ", " : "");
    cotile_write_json(writer, member->epilogue[i]);
  }
  cotile_write(writer, "]}");
}

// In the form of schedule_file.h.
static void put_schedule_json(cotile_writer_t *writer, const cotile_plan_t *plan) {
  cotile_schedule_fields_t fields;
  cotile_plan_to_fields(plan, &fields);
  cotile_write(writer, "\"schedule\": {");
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
    cotile_write(writer, ", ");
  }
  cotile_write(writer, "\"estimated_seconds\": %.3g}", plan->seconds);
}

static void put_group_json(cotile_writer_t *writer, const cotile_group_report_t *group) {
  cotile_write(writer, "{");
  put_string(writer, "function", group->function);
  cotile_write(writer, ", ");
  put_string(writer, "dispatch", group->dispatch);
  cotile_write(writer, ", \"results\": %d, \"shared\": {", group->result_count);
  put_string(writer, "loc", group->shared_location);
  cotile_write(writer, ", ");
  put_number(writer, "bytes", group->shared_bytes);
  cotile_write(writer, ", ");
  put_number(writer, "read_before", group->read_before);
  cotile_write(writer, ", ");
  put_number(writer, "read_after", group->read_after);
  cotile_write(writer, "}, \"members\": [");
  for (int i = 0; i < group->member_count; i++) {
    cotile_write(writer, "%s", i ? ", " : "");
    put_member_json(writer, &group->members[i]);
  }
  cotile_write(writer, "], ");
  put_number(writer, "tiles", group->tiles);
  cotile_write(writer, ", ");
  put_schedule_json(writer, &group->plan);
  cotile_write(writer, ", \"fixed\": [");
  put_names(writer, &group->fixed, "\"");
  cotile_write(writer, "]}");
}

static void put_refusal_json(cotile_writer_t *writer, const cotile_refusal_t *refusal) {
  cotile_write(writer, "{\"id\": \"%s\", ", cotile_reason_id(refusal->reason));
  put_string(writer, "function", refusal->function);
  cotile_write(writer, ", \"locs\": [");
  for (int i = 0; i < refusal->location_count; i++) {
    cotile_write(writer, "%s", i ? ", " : "");
    cotile_write_json(writer, refusal->locations[i]);
  }
  cotile_write(writer, "], ");
  put_string(writer, "reason", cotile_reason_sentence(refusal->reason));
  cotile_write(writer, "}");
}

static void put_refusals_json(cotile_writer_t *writer, const char *key,
                              const cotile_refusals_t *refusals) {
  const char *separator = "";
  cotile_write(writer, ", \"%s\": [", key);
  for (const cotile_refusal_t *r = refusals->first; r; r = r->next) {
    cotile_write(writer, "%s", separator);
    put_refusal_json(writer, r);
    separator = ", ";
  }
  cotile_write(writer, "]");
}

static void put_program_json(cotile_writer_t *writer, const cotile_target_program_t *program) {
  cotile_write(writer, "{");
  put_string(writer, "target", cotile_machine_target(program->machine));
  cotile_write(writer, ", ");
  put_string(writer, "cpu", program->machine->cpu);
  cotile_write(writer, ", \"dispatches\": {\"before\": %lld, \"after\": %lld}, \"groups\": [",
               (long long)program->dispatches_before, (long long)program->dispatches_after);
  const char *separator = "";
  for (const cotile_group_report_t *group = program->report.first; group; group = group->next) {
    cotile_write(writer, "%s", separator);
    put_group_json(writer, group);
    separator = ", ";
  }
  cotile_write(writer, "]");
  put_refusals_json(writer, "refused", &program->refusals);
  put_refusals_json(writer, "left_out", &program->left_out);
  cotile_write(writer, "}");
}

cotile_status_t cotile_explain_json(const cotile_pipeline_t *pipeline, cotile_string_t *out) {
  cotile_writer_t writer = {out, COTILE_SUCCESS};
  cotile_write(&writer, "{\"targets\": [");
  for (int64_t i = 0; i < pipeline->targets.count; i++) {
    cotile_write(&writer, "%s", i ? ", " : "");
    put_program_json(&writer, &pipeline->programs[i]);
  }
  cotile_write(&writer, "]}\n");
  return writer.status;
}
