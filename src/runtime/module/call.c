// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/module/call.h"

#include "base/clock.h"
#include "base/size.h"
#include "runtime/module/trace.h"

#include <inttypes.h>
#include <string.h>

static cotile_invocation_t *from_call(struct cotile_call *call) {
  return (cotile_invocation_t *)call;
}

// Keeps the first failure.
static int32_t fail_with(cotile_invocation_t *invocation, cotile_status_t status) {
  invocation->status = cotile_status_join(invocation->status, status);
  return 1;
}

// --- dispatch, copy, barrier ---

// Bindings and dims of a launch are counted by the host program's own arrays.
enum { MOST_ARRAY = 1 << 20 };

static bool is_count(int64_t value, int64_t most) { return value >= 0 && value <= most; }

static cotile_status_t check_dispatch(const cotile_invocation_t *invocation,
                                      const struct cotile_host_dispatch *dispatch) {
  if (dispatch->ordinal >= 0 && dispatch->ordinal < invocation->module->program->dispatch_count &&
      is_count(dispatch->workgroups, INT64_MAX / 2) &&
      is_count(dispatch->scratch_bytes, INT64_MAX / 4) &&
      is_count(dispatch->binding_count, MOST_ARRAY) && is_count(dispatch->dim_count, MOST_ARRAY))
    return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INTERNAL,
                            "malformed dispatch: ordinal %" PRId64 ", %" PRId64 " workgroups, "
                            "%" PRId64 " bytes of scratch, %" PRId64 " bindings, %" PRId64 " dims",
                            dispatch->ordinal, dispatch->workgroups, dispatch->scratch_bytes,
                            dispatch->binding_count, dispatch->dim_count);
}

static cotile_dispatch_t to_dispatch(const cotile_invocation_t *invocation,
                                     const struct cotile_host_dispatch *dispatch) {
  return (cotile_dispatch_t){.executable = invocation->module->executable,
                             .ordinal = dispatch->ordinal,
                             .bindings = dispatch->bindings,
                             .dims = dispatch->dims,
                             .binding_count = dispatch->binding_count,
                             .dim_count = dispatch->dim_count,
                             .workgroups = dispatch->workgroups,
                             .scratch_bytes = dispatch->scratch_bytes,
                             .flops = dispatch->flops,
                             .bytes = dispatch->bytes};
}

static void record_event(const cotile_module_t *module, const cotile_dispatch_t *dispatch,
                         int64_t begin, int64_t end) {
  bool at_load = module->program->dispatches[dispatch->ordinal].at_load;
  cotile_trace_event_t event = {.name = module->trace_names[dispatch->ordinal],
                                .phase =
                                    at_load ? COTILE_TRACE_DISPATCH_AT_LOAD : COTILE_TRACE_DISPATCH,
                                .begin = begin,
                                .end = end,
                                .workgroups = dispatch->workgroups,
                                .bytes = dispatch->bytes,
                                .flops = dispatch->flops};
  cotile_trace_record(module->trace, &event);
}

static cotile_status_t run_now(cotile_invocation_t *invocation, const cotile_dispatch_t *dispatch) {
  const cotile_module_t *module = invocation->module;
  cotile_command_buffer_t *commands = &invocation->commands;
  commands->largest_scratch = (size_t)dispatch->scratch_bytes;
  COTILE_RETURN_IF_ERROR(cotile_command_buffer_reserve(commands, 1));
  int64_t begin = module->trace ? cotile_clock() : 0;
  module->device->driver->dispatch(module->device, dispatch, commands->scratch);
  if (module->trace) record_event(module, dispatch, begin, cotile_clock());
  return COTILE_SUCCESS;
}

static int32_t on_dispatch(struct cotile_call *call, const struct cotile_host_dispatch *launch) {
  cotile_invocation_t *invocation = from_call(call);
  cotile_status_t status = check_dispatch(invocation, launch);
  if (status) return fail_with(invocation, status);
  cotile_dispatch_t dispatch = to_dispatch(invocation, launch);
  status = invocation->is_recording
               ? cotile_command_buffer_append_dispatch(&invocation->commands, &dispatch)
               : run_now(invocation, &dispatch);
  if (status) return fail_with(invocation, status);
  invocation->statistics.dispatches++;
  invocation->statistics.flops += dispatch.flops;
  invocation->statistics.bytes += dispatch.bytes;
  return 0;
}

static int32_t on_copy(struct cotile_call *call, void *target, const void *source, int64_t bytes) {
  cotile_invocation_t *invocation = from_call(call);
  cotile_status_t status = COTILE_SUCCESS;
  if (bytes < 0)
    status = COTILE_MAKE_STATUS(COTILE_INTERNAL, "a copy of %" PRId64 " bytes", bytes);
  else if (bytes && invocation->is_recording)
    status = cotile_command_buffer_append_copy(&invocation->commands, COTILE_COMMAND_COPY, target,
                                               source, (size_t)bytes);
  else if (bytes)
    memcpy(target, source, (size_t)bytes);
  return status ? fail_with(invocation, status) : 0;
}

static int32_t on_barrier(struct cotile_call *call) {
  cotile_invocation_t *invocation = from_call(call);
  cotile_status_t status = invocation->is_recording
                               ? cotile_command_buffer_append_barrier(&invocation->commands)
                               : COTILE_SUCCESS;
  return status ? fail_with(invocation, status) : 0;
}

// --- allocate ---

static void *on_allocate(struct cotile_call *call, int64_t bytes) {
  cotile_invocation_t *invocation = from_call(call);
  void *memory = NULL;
  cotile_status_t status =
      bytes < 0 ? COTILE_MAKE_STATUS(COTILE_INTERNAL, "a buffer of %" PRId64 " bytes", bytes)
                : cotile_region_allocate(&invocation->transient, (size_t)bytes, &memory);
  if (status) fail_with(invocation, status);
  return memory;
}

// --- result ---

static bool overlaps(const void *left, size_t left_size, const void *right, size_t right_size) {
  uintptr_t a = (uintptr_t)left, b = (uintptr_t)right;
  return left_size && right_size && a < b + right_size && b < a + left_size;
}

static size_t view_bytes(const cotile_view_t *view) {
  int64_t elements = 0;
  cotile_shape_elements(view->type.dims, view->type.rank, &elements);
  return (size_t)elements * cotile_element_size(view->type.element);
}

// Workgroups run in any order: one may still read what another has overwritten.
static cotile_status_t check_overlap(const cotile_invocation_t *invocation, int64_t index,
                                     const void *data, size_t bytes) {
  int32_t tied = invocation->results[index].tied;
  for (int32_t i = 0; i < invocation->input_count; i++)
    if (i != tied &&
        overlaps(data, bytes, invocation->inputs[i].data, view_bytes(&invocation->inputs[i])))
      return COTILE_MAKE_STATUS(COTILE_INVALID, "its memory overlaps input %d", i);
  for (int32_t i = 0; i < invocation->result_count; i++) {
    const cotile_result_slot_t *other = &invocation->results[i];
    if (i != index && other->announced &&
        overlaps(data, bytes, other->view.data, view_bytes(&other->view)))
      return COTILE_MAKE_STATUS(COTILE_INVALID, "its memory overlaps result %d", i);
  }
  return COTILE_SUCCESS;
}

static cotile_status_t check_caller_memory(const cotile_view_t *view,
                                           const cotile_tensor_type_t *computed) {
  char got[COTILE_TYPE_TEXT], wanted[COTILE_TYPE_TEXT];
  if (!cotile_tensor_type_accepts(computed, &view->type))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "the function computes %s, the memory given is %s",
                              cotile_tensor_type_text(computed, wanted),
                              cotile_tensor_type_text(&view->type, got));
  if ((uintptr_t)view->data % cotile_element_size(computed->element))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "the memory given is not aligned to its elements");
  return COTILE_SUCCESS;
}

// The memory of the input that the result is tied to.
static cotile_status_t take_tied_memory(cotile_invocation_t *invocation, cotile_result_slot_t *slot,
                                        const cotile_tensor_type_t *type) {
  const cotile_view_t *input = &invocation->inputs[slot->tied];
  if (!cotile_tensor_type_accepts(&input->type, type))
    return COTILE_MAKE_STATUS(COTILE_INTERNAL, "announced with other dimensions than input %d",
                              slot->tied);
  if (slot->view.data && slot->view.data != input->data)
    return COTILE_MAKE_STATUS(COTILE_INVALID,
                              "it is tied to input %d: its memory must be that of the input, or "
                              "null",
                              slot->tied);
  if (slot->view.data) COTILE_RETURN_IF_ERROR(check_caller_memory(&slot->view, type));
  slot->view.data = input->data;
  slot->address = invocation->buffers[slot->tied];
  if (!slot->address) slot->address = slot; // of no bytes: never dereferenced
  return COTILE_SUCCESS;
}

static cotile_status_t find_memory(cotile_invocation_t *invocation, cotile_result_slot_t *slot,
                                   const cotile_tensor_type_t *type, size_t bytes) {
  if (slot->tied >= 0) return take_tied_memory(invocation, slot, type);
  if (slot->view.data)
    COTILE_RETURN_IF_ERROR(check_caller_memory(&slot->view, type));
  else
    COTILE_RETURN_IF_ERROR(
        cotile_region_allocate(invocation->result_memory, bytes, &slot->view.data));
  slot->address = slot->view.data;
  if (!invocation->transfers) return COTILE_SUCCESS;
  return cotile_region_allocate(&invocation->transient, bytes, &slot->address);
}

static cotile_status_t place_result(cotile_invocation_t *invocation, int64_t index,
                                    const int64_t *dims) {
  cotile_result_slot_t *slot = &invocation->results[index];
  cotile_tensor_type_t type = *slot->type;
  int64_t elements;
  size_t bytes;
  for (int i = 0; i < type.rank; i++) type.dims[i] = dims[i];
  COTILE_RETURN_IF_ERROR(cotile_tensor_type_size(&type, &elements, &bytes));
  if (slot->announced || !cotile_tensor_type_accepts(slot->type, &type)) {
    char text[COTILE_TYPE_TEXT];
    return COTILE_MAKE_STATUS(COTILE_INTERNAL, "announced %s as %s",
                              slot->announced ? "again" : "against its type",
                              cotile_tensor_type_text(&type, text));
  }
  COTILE_RETURN_IF_ERROR(find_memory(invocation, slot, &type, bytes));
  slot->view.type = type;
  slot->announced = true;
  return check_overlap(invocation, index, slot->view.data, bytes);
}

static void *on_result(struct cotile_call *call, int64_t index, const int64_t *dims) {
  cotile_invocation_t *invocation = from_call(call);
  cotile_status_t status = index >= 0 && index < invocation->result_count
                               ? place_result(invocation, index, dims)
                               : COTILE_MAKE_STATUS(COTILE_INTERNAL, "there is no such result");
  if (!status) return invocation->results[index].address;
  fail_with(invocation, cotile_status_annotate(status, "result %" PRId64, index));
  return NULL;
}

// --- input ---

static const void *on_input(struct cotile_call *call, int64_t index) {
  cotile_invocation_t *invocation = from_call(call);
  if (index >= 0 && index < invocation->input_count && invocation->inputs[index].data)
    return invocation->inputs[index].data;
  fail_with(invocation, COTILE_MAKE_STATUS(COTILE_INTERNAL,
                                           "input %" PRId64 " is read, which there is not", index));
  return NULL;
}

// --- fail ---

static int32_t on_fail(struct cotile_call *call, const char *message, int64_t got, int64_t want) {
  return fail_with(from_call(call),
                   COTILE_MAKE_STATUS(COTILE_INVALID, "%s: got %" PRId64 ", expected %" PRId64,
                                      message, got, want));
}

// --- verdict ---

static cotile_status_t judge(const cotile_verdict_t *verdict, int32_t found) {
  return found == verdict->number ? COTILE_MAKE_STATUS(COTILE_INVALID, "%s", verdict->message)
                                  : COTILE_SUCCESS;
}

static int32_t read_found(const void *address) {
  int32_t found;
  memcpy(&found, address, sizeof found);
  return found;
}

static int32_t on_verdict(struct cotile_call *call, const void *found, int64_t number,
                          const char *message) {
  cotile_invocation_t *invocation = from_call(call);
  cotile_verdict_t verdict = {.address = found, .number = number, .message = message};
  cotile_status_t status = invocation->is_recording ? cotile_array_append(&invocation->verdicts)
                                                    : judge(&verdict, read_found(found));
  if (status) return fail_with(invocation, status);
  if (invocation->is_recording)
    invocation->verdicts.items[invocation->verdicts.count - 1] = verdict;
  return 0;
}

cotile_status_t cotile_invocation_judge(const cotile_invocation_t *invocation) {
  for (size_t i = 0; i < invocation->verdicts.count; i++) {
    const cotile_verdict_t *verdict = &invocation->verdicts.items[i];
    COTILE_RETURN_IF_ERROR(
        judge(verdict, invocation->transfers ? verdict->found : read_found(verdict->address)));
  }
  return COTILE_SUCCESS;
}

static const struct cotile_host_table table = {.dispatch = on_dispatch,
                                               .copy = on_copy,
                                               .barrier = on_barrier,
                                               .allocate = on_allocate,
                                               .result = on_result,
                                               .input = on_input,
                                               .fail = on_fail,
                                               .verdict = on_verdict};

// --- The whole ---

void cotile_invocation_init(cotile_invocation_t *invocation, const cotile_module_t *module) {
  *invocation = (cotile_invocation_t){
      .call.table = &table, .call.constants = module->constants, .module = module};
  cotile_region_init_on_device(&invocation->transient, module->device);
  cotile_command_buffer_init(&invocation->commands, module->allocator);
  cotile_array_init(&invocation->verdicts, module->allocator);
  invocation->commands.is_timed = module->trace != NULL;
}

void cotile_invocation_deinit(cotile_invocation_t *invocation) {
  cotile_region_deinit(&invocation->transient);
  cotile_command_buffer_deinit(&invocation->commands);
  cotile_array_deinit(&invocation->verdicts);
}

static cotile_status_t check_announced(const cotile_invocation_t *invocation) {
  for (int32_t i = 0; i < invocation->result_count; i++)
    if (!invocation->results[i].announced)
      return COTILE_MAKE_STATUS(COTILE_INTERNAL, "result %d was never announced", i);
  return COTILE_SUCCESS;
}

static cotile_status_t upload_inputs(cotile_invocation_t *invocation) {
  for (int32_t i = 0; i < invocation->input_count; i++) {
    const cotile_view_t *input = &invocation->inputs[i];
    COTILE_RETURN_IF_ERROR(cotile_command_buffer_append_upload(
        &invocation->commands, &invocation->transient, input->data, view_bytes(input),
        &invocation->buffers[i]));
  }
  return cotile_command_buffer_append_barrier(&invocation->commands);
}

static cotile_status_t download_results(cotile_invocation_t *invocation) {
  cotile_command_buffer_t *commands = &invocation->commands;
  COTILE_RETURN_IF_ERROR(cotile_command_buffer_append_barrier(commands));
  for (int32_t i = 0; i < invocation->result_count; i++) {
    const cotile_result_slot_t *slot = &invocation->results[i];
    size_t bytes = view_bytes(&slot->view);
    if (!bytes) continue;
    COTILE_RETURN_IF_ERROR(cotile_command_buffer_append_copy(
        commands, COTILE_COMMAND_DOWNLOAD, slot->view.data, slot->address, bytes));
  }
  for (size_t i = 0; i < invocation->verdicts.count; i++) {
    cotile_verdict_t *verdict = &invocation->verdicts.items[i];
    COTILE_RETURN_IF_ERROR(cotile_command_buffer_append_copy(commands, COTILE_COMMAND_DOWNLOAD,
                                                             &verdict->found, verdict->address,
                                                             sizeof verdict->found));
  }
  return COTILE_SUCCESS;
}

// Lets the program ask for what it wants.
static cotile_status_t call_program(cotile_invocation_t *invocation) {
  int32_t failed = invocation->program(&invocation->call);
  cotile_status_t status = invocation->status;
  invocation->status = COTILE_SUCCESS;
  if (status) return status;
  if (failed) return COTILE_MAKE_STATUS(COTILE_INTERNAL, "failed with code %d", failed);
  return check_announced(invocation);
}

static cotile_status_t run_program(cotile_invocation_t *invocation, bool is_recording) {
  invocation->statistics = (cotile_statistics_t){.size = sizeof(cotile_statistics_t)};
  invocation->is_recording = is_recording;
  cotile_region_clear(&invocation->transient);
  cotile_command_buffer_clear(&invocation->commands);
  invocation->verdicts.count = 0;
  invocation->call.buffers = invocation->buffers;
  if (!invocation->transfers) return call_program(invocation);
  COTILE_RETURN_IF_ERROR(upload_inputs(invocation));
  COTILE_RETURN_IF_ERROR(call_program(invocation));
  return download_results(invocation);
}

cotile_status_t cotile_invocation_record(cotile_invocation_t *invocation) {
  return run_program(invocation, true);
}

cotile_status_t cotile_invocation_run(cotile_invocation_t *invocation) {
  cotile_device_t *device = invocation->module->device;
  if (device->is_immediate) return run_program(invocation, false);
  COTILE_RETURN_IF_ERROR(cotile_invocation_record(invocation));
  COTILE_RETURN_IF_ERROR(cotile_device_execute(device, &invocation->commands));
  cotile_invocation_trace(invocation, 0, invocation->commands.commands.count);
  return cotile_invocation_judge(invocation);
}

void cotile_invocation_trace(const cotile_invocation_t *invocation, size_t first, size_t count) {
  if (!invocation->module->trace) return;
  for (size_t i = first; i < first + count; i++) {
    const cotile_command_t *command = &invocation->commands.commands.items[i];
    if (command->kind != COTILE_COMMAND_DISPATCH) continue;
    int64_t begin = command->begin ? command->begin : cotile_clock(); // it had no workgroups
    record_event(invocation->module, &command->dispatch, begin,
                 command->end ? command->end : begin);
  }
}
