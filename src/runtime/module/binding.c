// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finding a module's parameters and doing the work that depends on them alone.
#include "base/clock.h"
#include "runtime/module/call.h"
#include "runtime/module/parameters.h"

#include <string.h>

// --- Binding ---

static cotile_status_t check_booleans(const cotile_view_t *view, size_t bytes) {
  if (view->type.element != COTILE_I1) return COTILE_SUCCESS;
  for (size_t i = 0; i < bytes; i++)
    if (((const unsigned char *)view->data)[i] > 1)
      return COTILE_MAKE_STATUS(COTILE_INVALID, "element %zu is neither 0 nor 1", i);
  return COTILE_SUCCESS;
}

// Moves the data if they are not aligned to their element, which files do not promise.
static cotile_status_t align_parameter(cotile_module_t *module, cotile_view_t *view) {
  int64_t elements;
  size_t bytes;
  void *copy;
  COTILE_RETURN_IF_ERROR(cotile_tensor_type_size(&view->type, &elements, &bytes));
  COTILE_RETURN_IF_ERROR(check_booleans(view, bytes));
  if ((uintptr_t)view->data % cotile_element_size(view->type.element) == 0) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate(&module->memory, bytes, &copy));
  if (bytes) memcpy(copy, view->data, bytes);
  view->data = copy;
  return COTILE_SUCCESS;
}

static cotile_status_t find_parameters(cotile_module_t *module,
                                       const cotile_parameters_t *parameters) {
  const cotile_named_types_t *wanted = &module->descriptor.parameters;
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate_array(&module->tables, (size_t)wanted->count,
                                                      sizeof(cotile_view_t), &memory));
  module->parameter_views = memory;
  for (int32_t i = 0; i < wanted->count; i++) {
    const cotile_named_type_t *item = &wanted->items[i];
    cotile_view_t *view = &module->parameter_views[i];
    COTILE_RETURN_IF_ERROR(cotile_parameters_find(parameters, item->name, &item->type, view));
    COTILE_RETURN_IF_ERROR(
        cotile_status_annotate(align_parameter(module, view), "parameter '%s'", item->name));
  }
  return COTILE_SUCCESS;
}

// Fills the load program's buffers and dimensions from the parameters.
static cotile_status_t list_buffers(cotile_module_t *module, struct cotile_call *call) {
  size_t count = (size_t)module->descriptor.parameters.count;
  void *buffer_memory, *dim_memory;
  COTILE_RETURN_IF_ERROR(
      cotile_region_allocate_array(&module->tables, count, sizeof(void *), &buffer_memory));
  COTILE_RETURN_IF_ERROR(cotile_region_allocate_array(
      &module->memory, count, COTILE_MAX_RANK * sizeof(int64_t), &dim_memory));
  void **buffers = buffer_memory;
  int64_t *dims = dim_memory;
  call->buffers = buffers;
  call->dims = dims;
  for (size_t i = 0; i < count; i++) {
    const cotile_view_t *view = &module->parameter_views[i];
    buffers[i] = view->data;
    for (int d = 0; d < view->type.rank; d++) *dims++ = view->type.dims[d];
  }
  return COTILE_SUCCESS;
}

static cotile_status_t prepare_packs(cotile_module_t *module, cotile_result_slot_t **out_slots) {
  static const cotile_tensor_type_t pack_type = {COTILE_I8, 1, {COTILE_DYNAMIC}};
  size_t count = (size_t)module->program->pack_count;
  void *packs, *slots;
  COTILE_RETURN_IF_ERROR(
      cotile_region_allocate_array(&module->tables, count, sizeof(cotile_view_t), &packs));
  COTILE_RETURN_IF_ERROR(
      cotile_region_allocate_array(&module->tables, count, sizeof(cotile_result_slot_t), &slots));
  module->packs = packs;
  *out_slots = slots;
  for (size_t i = 0; i < count; i++) (*out_slots)[i].type = &pack_type;
  return COTILE_SUCCESS;
}

static cotile_status_t run_load_program(cotile_module_t *module) {
  cotile_invocation_t invocation;
  cotile_result_slot_t *slots;
  int64_t begin = cotile_clock();
  COTILE_RETURN_IF_ERROR(prepare_packs(module, &slots));
  cotile_invocation_init(&invocation, module);
  invocation.program = module->code->load;
  invocation.results = slots;
  invocation.result_count = module->program->pack_count;
  invocation.result_memory = &module->memory;
  cotile_status_t status = list_buffers(module, &invocation.call);
  if (!status) status = cotile_invocation_run(&invocation);
  for (int32_t i = 0; i < module->program->pack_count && !status; i++)
    module->packs[i] = slots[i].view;
  cotile_invocation_deinit(&invocation);
  if (!status) status = cotile_module_record_loading(module, "pack", begin);
  return cotile_status_annotate(status, "packing parameters");
}

cotile_status_t cotile_module_bind(cotile_module_t *module, cotile_parameters_t *parameters) {
  if (!module->descriptor.parameters.count && (module->bound || !module->code->load))
    return COTILE_SUCCESS;
  if (module->bound)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "the module's parameters are already bound");
  cotile_status_t status = find_parameters(module, parameters);
  if (!status && module->code->load) status = run_load_program(module);
  if (status) {
    cotile_region_deinit(&module->memory);
    cotile_region_deinit(&module->tables);
    return status;
  }
  module->parameters = parameters;
  if (parameters) cotile_parameters_retain(parameters);
  module->bound = true;
  return COTILE_SUCCESS;
}
