// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/module/call.h"

#include "base/size.h"
#include "runtime/hal/device.h"
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

// --- dispatch ---

static cotile_status_t check_dispatch(const cotile_invocation_t *invocation,
                                      const struct cotile_host_dispatch *dispatch) {
  if (dispatch->ordinal >= 0 && dispatch->ordinal < invocation->module->descriptor.dispatch_count &&
      dispatch->workgroups >= 0 && dispatch->workgroups <= INT64_MAX / 2 &&
      dispatch->scratch_bytes >= 0 && dispatch->scratch_bytes <= INT64_MAX / 4 && dispatch->kernel)
    return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INTERNAL,
                            "malformed dispatch: ordinal %" PRId64 ", %" PRId64 " workgroups, "
                            "%" PRId64 " bytes of scratch",
                            dispatch->ordinal, dispatch->workgroups, dispatch->scratch_bytes);
}

static cotile_status_t allocate_scratch(cotile_invocation_t *invocation, int64_t bytes,
                                        void **out_scratch, size_t *out_stride) {
  *out_scratch = NULL;
  *out_stride = 0;
  if (bytes == 0) return COTILE_SUCCESS;
  size_t stride = ((size_t)bytes + COTILE_REGION_ALIGNMENT - 1) / COTILE_REGION_ALIGNMENT *
                  COTILE_REGION_ALIGNMENT;
  size_t total;
  if (__builtin_mul_overflow(stride, (size_t)invocation->module->device->threads, &total))
    return COTILE_MAKE_STATUS(COTILE_NO_MEMORY, "%zu bytes of scratch per thread", stride);
  *out_stride = stride;
  cotile_region_clear(&invocation->scratch);
  return cotile_region_allocate(&invocation->scratch, total, out_scratch);
}

static cotile_status_t launch(cotile_invocation_t *invocation,
                              const struct cotile_host_dispatch *dispatch) {
  cotile_device_t *device = invocation->module->device;
  void *scratch;
  size_t stride;
  COTILE_RETURN_IF_ERROR(allocate_scratch(invocation, dispatch->scratch_bytes, &scratch, &stride));
  return device->driver->dispatch(device, dispatch, scratch, stride);
}

static cotile_status_t launch_traced(cotile_invocation_t *invocation,
                                     const struct cotile_host_dispatch *dispatch) {
  const cotile_module_t *module = invocation->module;
  bool at_load = module->descriptor.dispatches[dispatch->ordinal].at_load;
  cotile_trace_event_t event = {.name = module->trace_names[dispatch->ordinal],
                                .phase =
                                    at_load ? COTILE_TRACE_DISPATCH_AT_LOAD : COTILE_TRACE_DISPATCH,
                                .workgroups = dispatch->workgroups,
                                .bytes = dispatch->bytes,
                                .flops = dispatch->flops,
                                .begin = cotile_trace_clock()};
  cotile_status_t status = launch(invocation, dispatch);
  event.end = cotile_trace_clock();
  cotile_trace_record(module->trace, &event);
  return status;
}

static int32_t on_dispatch(struct cotile_call *call, const struct cotile_host_dispatch *dispatch) {
  cotile_invocation_t *invocation = from_call(call);
  cotile_status_t status = check_dispatch(invocation, dispatch);
  if (!status)
    status = invocation->module->trace ? launch_traced(invocation, dispatch)
                                       : launch(invocation, dispatch);
  if (status) return fail_with(invocation, status);
  invocation->statistics.dispatches++;
  invocation->statistics.flops += dispatch->flops;
  invocation->statistics.bytes += dispatch->bytes;
  return 0;
}

// --- copy and barrier: every step is finished when it returns ---

static int32_t on_copy(struct cotile_call *call, void *target, const void *source, int64_t bytes) {
  (void)call;
  if (bytes > 0) memcpy(target, source, (size_t)bytes);
  return 0;
}

static int32_t on_barrier(struct cotile_call *call) {
  (void)call;
  return 0;
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
  for (int32_t i = 0; i < invocation->input_count; i++)
    if (overlaps(data, bytes, invocation->inputs[i].data, view_bytes(&invocation->inputs[i])))
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
  if (slot->view.data)
    COTILE_RETURN_IF_ERROR(check_caller_memory(&slot->view, &type));
  else
    COTILE_RETURN_IF_ERROR(
        cotile_region_allocate(invocation->result_memory, bytes, &slot->view.data));
  slot->view.type = type;
  slot->announced = true;
  return check_overlap(invocation, index, slot->view.data, bytes);
}

static void *on_result(struct cotile_call *call, int64_t index, const int64_t *dims) {
  cotile_invocation_t *invocation = from_call(call);
  cotile_status_t status = index >= 0 && index < invocation->result_count
                               ? place_result(invocation, index, dims)
                               : COTILE_MAKE_STATUS(COTILE_INTERNAL, "there is no such result");
  if (!status) return invocation->results[index].view.data;
  fail_with(invocation, cotile_status_annotate(status, "result %" PRId64, index));
  return NULL;
}

// --- fail ---

static int32_t on_fail(struct cotile_call *call, const char *message, int64_t got, int64_t want) {
  return fail_with(from_call(call),
                   COTILE_MAKE_STATUS(COTILE_INVALID, "%s: got %" PRId64 ", expected %" PRId64,
                                      message, got, want));
}

static const struct cotile_host_table table = {.dispatch = on_dispatch,
                                               .copy = on_copy,
                                               .barrier = on_barrier,
                                               .allocate = on_allocate,
                                               .result = on_result,
                                               .fail = on_fail};

// --- The whole ---

void cotile_invocation_init(cotile_invocation_t *invocation, const cotile_module_t *module) {
  *invocation = (cotile_invocation_t){.call.table = &table, .module = module};
  cotile_region_init(&invocation->transient, module->allocator);
  cotile_region_init(&invocation->scratch, module->allocator);
}

void cotile_invocation_deinit(cotile_invocation_t *invocation) {
  cotile_region_deinit(&invocation->transient);
  cotile_region_deinit(&invocation->scratch);
}

static cotile_status_t check_announced(const cotile_invocation_t *invocation) {
  for (int32_t i = 0; i < invocation->result_count; i++)
    if (!invocation->results[i].announced)
      return COTILE_MAKE_STATUS(COTILE_INTERNAL, "result %d was never announced", i);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_invocation_run(cotile_invocation_t *invocation) {
  invocation->statistics = (cotile_statistics_t){.size = sizeof(cotile_statistics_t)};
  cotile_region_clear(&invocation->transient);
  int32_t failed = invocation->program(&invocation->call);
  cotile_status_t status = invocation->status;
  invocation->status = COTILE_SUCCESS;
  if (status) return status;
  if (failed) return COTILE_MAKE_STATUS(COTILE_INTERNAL, "failed with code %d", failed);
  return check_announced(invocation);
}
