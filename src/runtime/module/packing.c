// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The load program is recorded as a whole, so that the work is known before any is done, and then
// executed in batches of commands. A batch may end anywhere: an execution ends when all its writes
// are visible, which is as good as a barrier.
#include "runtime/module/packing.h"

#include "base/clock.h"
#include "base/size.h"
#include "runtime/module/call.h"

typedef struct packing {
  cotile_module_t *module;
  cotile_region_t tables; // until packing ends
  cotile_invocation_t invocation;
  cotile_bind_report_t report;
} packing_t;

// --- Recording ---

// Fills the load program's buffers and dimensions from the parameters.
static cotile_status_t list_buffers(packing_t *packing) {
  const cotile_module_t *module = packing->module;
  size_t count = (size_t)module->descriptor.parameters.count;
  void *buffer_memory, *dim_memory;
  COTILE_RETURN_IF_ERROR(
      cotile_region_allocate_array(&packing->tables, count, sizeof(void *), &buffer_memory));
  COTILE_RETURN_IF_ERROR(cotile_region_allocate_array(
      &packing->tables, count, COTILE_MAX_RANK * sizeof(int64_t), &dim_memory));
  void **buffers = buffer_memory;
  int64_t *dims = dim_memory;
  packing->invocation.call.buffers = buffers;
  packing->invocation.call.dims = dims;
  for (size_t i = 0; i < count; i++) {
    const cotile_view_t *view = &module->parameter_views[i];
    buffers[i] = view->data;
    for (int d = 0; d < view->type.rank; d++) *dims++ = view->type.dims[d];
  }
  return COTILE_SUCCESS;
}

static cotile_status_t prepare_results(packing_t *packing) {
  static const cotile_tensor_type_t pack_type = {COTILE_I8, 1, {COTILE_DYNAMIC}};
  cotile_invocation_t *invocation = &packing->invocation;
  int32_t count = packing->module->program->pack_count;
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate_array(&packing->tables, (size_t)count,
                                                      sizeof(cotile_result_slot_t), &memory));
  invocation->results = memory;
  invocation->result_count = count;
  invocation->result_memory = &packing->module->pack_memory;
  for (int32_t i = 0; i < count; i++) invocation->results[i].type = &pack_type;
  return COTILE_SUCCESS;
}

static cotile_status_t record(packing_t *packing) {
  packing->invocation.program = packing->module->code->load;
  COTILE_RETURN_IF_ERROR(prepare_results(packing));
  COTILE_RETURN_IF_ERROR(list_buffers(packing));
  return cotile_invocation_record(&packing->invocation);
}

// --- Executing ---

static int64_t work_of(const cotile_command_t *command) {
  if (command->kind == COTILE_COMMAND_DISPATCH) return cotile_max(command->dispatch.bytes, 0);
  return command->kind == COTILE_COMMAND_COPY ? 2 * (int64_t)command->copy.bytes : 0;
}

static int64_t total_work(const cotile_command_buffer_t *commands) {
  int64_t total = 0;
  for (size_t i = 0; i < commands->commands.count; i++)
    total += work_of(&commands->commands.items[i]);
  return total;
}

// The end of the batch that begins with command `first`, and its work.
static size_t end_of_batch(const cotile_command_buffer_t *commands, size_t first,
                           int64_t *out_work) {
  *out_work = 0;
  while (first < commands->commands.count && *out_work < COTILE_PACKING_BATCH)
    *out_work += work_of(&commands->commands.items[first++]);
  return first;
}

static cotile_status_t execute(packing_t *packing) {
  cotile_device_t *device = packing->module->device;
  cotile_command_buffer_t *commands = &packing->invocation.commands;
  COTILE_RETURN_IF_ERROR(cotile_command_buffer_reserve(commands, device->threads));
  for (size_t first = 0, end; first < commands->commands.count; first = end) {
    int64_t work;
    end = end_of_batch(commands, first, &work);
    COTILE_RETURN_IF_ERROR(device->driver->execute(device, commands, first, end - first));
    cotile_invocation_trace(&packing->invocation, first, end - first);
    cotile_bind_report_advance(&packing->report, work);
  }
  return COTILE_SUCCESS;
}

// --- The whole ---

static cotile_status_t keep_packs(const packing_t *packing) {
  cotile_module_t *module = packing->module;
  const cotile_invocation_t *invocation = &packing->invocation;
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate_array(
      &module->tables, (size_t)invocation->result_count, sizeof *module->packs, &memory));
  module->packs = memory;
  for (int32_t i = 0; i < invocation->result_count; i++)
    module->packs[i] = invocation->results[i].view;
  return COTILE_SUCCESS;
}

static cotile_status_t pack(packing_t *packing) {
  COTILE_RETURN_IF_ERROR(record(packing));
  packing->report.total = total_work(&packing->invocation.commands);
  COTILE_RETURN_IF_ERROR(execute(packing));
  return keep_packs(packing);
}

cotile_status_t cotile_module_pack(cotile_module_t *module, const cotile_bind_options_t *options) {
  packing_t packing = {.module = module, .report.options = options};
  int64_t begin = cotile_clock();
  cotile_region_init(&packing.tables, module->allocator);
  cotile_invocation_init(&packing.invocation, module);
  cotile_status_t status = pack(&packing);
  cotile_invocation_deinit(&packing.invocation);
  cotile_region_deinit(&packing.tables);
  if (!status) status = cotile_module_record_loading(module, "pack", begin);
  return cotile_status_annotate(status, "packing parameters");
}
