// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/override.h"

#include "compiler/schedule/schedule_attribute.h"
#include "ir/query.h"

static const cotile_schedule_entry_t *find_entry(const cotile_overrides_t *overrides,
                                                 MlirOperation dispatch) {
  MlirStringRef name = cotile_op_string(dispatch, "name");
  return overrides->file ? cotile_schedule_file_find(overrides->file, name.data, name.length)
                         : NULL;
}

static void tell(const cotile_overrides_t *overrides, cotile_severity_t severity, MlirOperation op,
                 const char *message) {
  cotile_diagnostics_t *diagnostics = overrides->diagnostics;
  cotile_diagnostics_add(diagnostics, severity, NULL,
                         cotile_location(diagnostics->arena, mlirOperationGetLocation(op)), "%s",
                         message);
}

static cotile_status_t refused(MlirOperation dispatch) {
  MlirStringRef name = cotile_op_string(dispatch, "name");
  return COTILE_MAKE_STATUS(COTILE_INVALID, "the schedule given for %.*s cannot be used",
                            (int)name.length, name.data);
}

// Reports `reason`, which is consumed, at `op`.
static cotile_status_t refuse(const cotile_overrides_t *overrides, MlirOperation dispatch,
                              MlirOperation op, cotile_status_t reason) {
  tell(overrides, COTILE_SEVERITY_ERROR, op, cotile_status_message(reason));
  cotile_status_release(reason);
  return refused(dispatch);
}

// --- Names ---

enum { MOST_NAMES_TOLD = 5 };

static cotile_status_t append_name(cotile_string_t *names, int64_t number, MlirStringRef name) {
  if (number == MOST_NAMES_TOLD) return cotile_string_append_format(names, ", ..");
  if (number > MOST_NAMES_TOLD) return COTILE_SUCCESS;
  if (number > 0) COTILE_RETURN_IF_ERROR(cotile_string_append(names, ", ", 2));
  return cotile_append_readable(names, name.data, name.length);
}

// A walk that looks for the dispatch of an entry and notes the names that it meets.
typedef struct search {
  const cotile_schedule_entry_t *entry;
  bool is_found;
  int64_t count;
  cotile_string_t names;
  cotile_status_t status;
} search_t;

static MlirWalkResult visit(MlirOperation op, void *user) {
  search_t *search = user;
  if (!cotile_op_is(op, "flow.dispatch.workgroups")) return MlirWalkResultAdvance;
  MlirStringRef name = cotile_op_string(op, "name");
  search->is_found = cotile_str_equal(name, search->entry->dispatch);
  if (search->is_found) return MlirWalkResultInterrupt;
  search->status = append_name(&search->names, search->count++, name);
  return search->status ? MlirWalkResultInterrupt : MlirWalkResultSkip;
}

static cotile_status_t check_name(const cotile_schedule_file_t *file,
                                  const cotile_schedule_entry_t *entry, MlirModule module) {
  search_t search = {.entry = entry};
  cotile_string_init(&search.names, cotile_allocator_system());
  mlirOperationWalk(mlirModuleGetOperation(module), visit, &search, MlirWalkPreOrder);
  cotile_status_t status = search.status;
  if (!status && !search.is_found)
    status = COTILE_MAKE_STATUS(COTILE_INVALID, "no dispatch has this name; there %s %s",
                                search.count == 1 ? "is" : "are",
                                search.count ? cotile_string_text(&search.names) : "none");
  cotile_string_deinit(&search.names);
  return cotile_schedule_file_annotate(file, entry->dispatch, ": ", status);
}

cotile_status_t cotile_overrides_check_names(const cotile_overrides_t *overrides,
                                             MlirModule module) {
  const cotile_schedule_file_t *file = overrides->file;
  for (size_t i = 0; file && i < file->count; i++)
    COTILE_RETURN_IF_ERROR(check_name(file, &file->entries[i], module));
  return COTILE_SUCCESS;
}

// --- Attributes ---

// The fields that the members' attributes give together, and the member that has them.
typedef struct attributes {
  MlirOperation op; // null: none has one
  cotile_schedule_fields_t fields;
} attributes_t;

static cotile_status_t add_attribute(const cotile_overrides_t *overrides, MlirOperation dispatch,
                                     MlirOperation op, attributes_t *attributes) {
  cotile_schedule_fields_t fields;
  MlirAttribute attribute = cotile_op_attribute(op, COTILE_SCHEDULE_ATTRIBUTE);
  if (mlirAttributeIsNull(attribute)) return COTILE_SUCCESS;
  cotile_status_t status = cotile_schedule_attribute_read(attribute, &fields);
  if (status) return refuse(overrides, dispatch, op, status);
  if (mlirOperationIsNull(attributes->op)) {
    *attributes = (attributes_t){op, fields};
    return COTILE_SUCCESS;
  }
  if (cotile_schedule_fields_equal(&fields, &attributes->fields)) return COTILE_SUCCESS;
  tell(overrides, COTILE_SEVERITY_ERROR, op,
       COTILE_SCHEDULE_ATTRIBUTE ": another contraction of the same dispatch has a different one");
  tell(overrides, COTILE_SEVERITY_NOTE, attributes->op, "the other one stands here");
  return refused(dispatch);
}

// --- Dispatches ---

static void merge(cotile_schedule_fields_t *to, const cotile_schedule_fields_t *from) {
  for (int i = 0; i < COTILE_SCHEDULE_FIELD_COUNT; i++)
    if (from->is_set[i]) cotile_schedule_fields_put(to, (cotile_schedule_field_t)i, from->value[i]);
}

// `reason`, consumed, with the place where the user wrote the field.
static cotile_status_t name_field(const cotile_overrides_t *overrides,
                                  const cotile_schedule_entry_t *entry,
                                  cotile_schedule_field_t field, cotile_status_t reason) {
  const char *name = cotile_schedule_field_name(field);
  reason = cotile_status_annotate(reason, "%s", name);
  if (entry && entry->fields.is_set[field])
    return cotile_schedule_file_annotate(overrides->file, entry->dispatch, ".", reason);
  cotile_status_t named =
      COTILE_MAKE_STATUS(cotile_status_code(reason), "%s.%s", COTILE_SCHEDULE_ATTRIBUTE,
                         cotile_status_message(reason));
  cotile_status_release(reason);
  return named;
}

cotile_status_t cotile_override_contraction(const cotile_overrides_t *overrides,
                                            MlirOperation dispatch,
                                            const cotile_contraction_t *members, int count,
                                            const cotile_machine_t *machine,
                                            cotile_plan_facts_t *facts) {
  attributes_t attributes = {.op = {NULL}};
  for (int i = 0; i < count; i++)
    COTILE_RETURN_IF_ERROR(add_attribute(overrides, dispatch, members[i].op, &attributes));
  const cotile_schedule_entry_t *entry = find_entry(overrides, dispatch);
  facts->fixed = attributes.fields;
  if (entry) merge(&facts->fixed, &entry->fields);
  cotile_schedule_field_t field;
  cotile_status_t reason = cotile_plan_check(facts, machine, &field);
  if (!reason) return COTILE_SUCCESS;
  MlirOperation place = mlirOperationIsNull(attributes.op) ? members[0].op : attributes.op;
  return refuse(overrides, dispatch, place, name_field(overrides, entry, field, reason));
}

cotile_status_t cotile_override_refuse(const cotile_overrides_t *overrides,
                                       MlirOperation dispatch) {
  static const char why[] = "only contractions that are tiled have schedules that can be changed";
  const cotile_schedule_entry_t *entry = find_entry(overrides, dispatch);
  if (entry)
    return refuse(overrides, dispatch, dispatch,
                  cotile_schedule_file_annotate(overrides->file, entry->dispatch, ": ",
                                                COTILE_MAKE_STATUS(COTILE_INVALID, "%s", why)));
  for (MlirOperation op = mlirBlockGetFirstOperation(cotile_op_body(dispatch));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    if (!mlirAttributeIsNull(cotile_op_attribute(op, COTILE_SCHEDULE_ATTRIBUTE)))
      return refuse(overrides, dispatch, op,
                    COTILE_MAKE_STATUS(COTILE_INVALID, COTILE_SCHEDULE_ATTRIBUTE ": %s", why));
  return COTILE_SUCCESS;
}
