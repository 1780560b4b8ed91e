// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The load program is recorded as a whole, so that the work is known before any is done, and then
// executed in batches of commands. A batch may end anywhere: an execution ends when all its writes
// are visible, which is as good as a barrier.
#include "runtime/module/packing.h"

#include "base/clock.h"
#include "base/size.h"
#include "runtime/module/pack_cache.h"

typedef struct packing {
  cotile_module_t *module;
  cotile_command_buffer_t *uploads; // borrowed
  cotile_region_t tables;           // until packing ends
  cotile_invocation_t invocation;
  cotile_bind_report_t report;
  cotile_pack_cache_t cache; // after open_cache, if one is asked for
  bool uses_cache;           // as long as nothing about it has failed
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
  packing->invocation.buffers = buffers;
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
  for (int32_t i = 0; i < count; i++)
    invocation->results[i] = (cotile_result_slot_t){.type = &pack_type, .tied = -1};
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
  return command->kind == COTILE_COMMAND_BARRIER ? 0 : 2 * (int64_t)command->copy.bytes;
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

// `traced` has the commands, or is null.
static cotile_status_t execute(cotile_device_t *device, cotile_command_buffer_t *commands,
                               const cotile_invocation_t *traced, cotile_bind_report_t *report) {
  COTILE_RETURN_IF_ERROR(cotile_command_buffer_reserve(commands, device->threads));
  for (size_t first = 0, end; first < commands->commands.count; first = end) {
    int64_t work;
    end = end_of_batch(commands, first, &work);
    COTILE_RETURN_IF_ERROR(device->driver->execute(device, commands, first, end - first));
    if (traced) cotile_invocation_trace(traced, first, end - first);
    cotile_bind_report_advance(report, work);
  }
  return COTILE_SUCCESS;
}

// --- The cache ---

// Tells why the cache is not used; consumes the status, a failure.
static void do_without_cache(packing_t *packing, cotile_status_t status) {
  packing->uses_cache = false;
  cotile_bind_report_warn(&packing->report,
                          cotile_status_annotate(status, "packed parameters are not cached"));
}

static void open_cache(packing_t *packing) {
  const char *directory = packing->report.options->cache;
  packing->uses_cache = directory != NULL;
  if (!directory) return;
  cotile_status_t status =
      cotile_pack_cache_init(&packing->cache, &packing->invocation, directory, &packing->report);
  if (status) do_without_cache(packing, status);
}

// Gets the packs from a file; the result tells whether there is one.
static bool find_packs(packing_t *packing) {
  cotile_module_t *module = packing->module;
  if (!packing->uses_cache) return false;
  cotile_status_t status = cotile_pack_cache_find(&packing->cache, &module->pack_file);
  if (status) do_without_cache(packing, status);
  if (!module->pack_file.data) return false;
  for (int32_t i = 0; i < packing->invocation.result_count; i++)
    packing->invocation.results[i].view.data =
        (void *)(uintptr_t)(module->pack_file.data + packing->cache.offsets[i]);
  cotile_region_deinit(&module->pack_memory);
  return true;
}

static void store_packs(packing_t *packing) {
  if (!packing->uses_cache) return;
  cotile_status_t status = cotile_pack_cache_store(&packing->cache);
  if (status) do_without_cache(packing, status);
}

// --- The whole ---

static int64_t all_work(const packing_t *packing) {
  int64_t work = total_work(packing->uploads) + total_work(&packing->invocation.commands);
  if (!packing->uses_cache) return work;
  return work + cotile_pack_cache_find_work(&packing->cache) +
         cotile_pack_cache_store_work(&packing->cache);
}

static cotile_status_t make_packs(packing_t *packing) {
  cotile_status_t status = COTILE_SUCCESS;
  if (packing->uses_cache) status = cotile_pack_cache_clear_packs(&packing->cache);
  if (status) do_without_cache(packing, status);
  return execute(packing->module->device, &packing->invocation.commands, &packing->invocation,
                 &packing->report);
}

static cotile_status_t end_event(const packing_t *packing, const char *name, int64_t *inout_begin) {
  COTILE_RETURN_IF_ERROR(cotile_module_record_loading(packing->module, name, *inout_begin));
  *inout_begin = cotile_clock();
  return COTILE_SUCCESS;
}

static cotile_status_t get_packs(packing_t *packing) {
  int64_t begin = cotile_clock();
  COTILE_RETURN_IF_ERROR(record(packing));
  open_cache(packing);
  packing->report.total = all_work(packing);
  COTILE_RETURN_IF_ERROR(
      execute(packing->module->device, packing->uploads, NULL, &packing->report));
  if (find_packs(packing)) return end_event(packing, "cache", &begin);
  COTILE_RETURN_IF_ERROR(make_packs(packing));
  COTILE_RETURN_IF_ERROR(end_event(packing, "pack", &begin));
  if (!packing->uses_cache) return COTILE_SUCCESS;
  store_packs(packing);
  return end_event(packing, "store", &begin);
}

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

cotile_status_t cotile_module_pack(cotile_module_t *module, cotile_command_buffer_t *uploads,
                                   const cotile_bind_options_t *options) {
  packing_t packing = {.module = module, .uploads = uploads, .report.options = options};
  cotile_region_init(&packing.tables, module->allocator);
  cotile_invocation_init(&packing.invocation, module);
  cotile_status_t status = get_packs(&packing);
  if (!status) status = keep_packs(&packing);
  if (!status) cotile_bind_report_finish(&packing.report);
  if (options->cache) cotile_pack_cache_deinit(&packing.cache);
  cotile_invocation_deinit(&packing.invocation);
  cotile_region_deinit(&packing.tables);
  return cotile_status_annotate(status, "packing parameters");
}

cotile_status_t cotile_module_upload(cotile_module_t *module, cotile_command_buffer_t *uploads,
                                     const cotile_bind_options_t *options) {
  cotile_bind_report_t report = {.options = options, .total = total_work(uploads)};
  return cotile_status_annotate(execute(module->device, uploads, NULL, &report),
                                "uploading parameters");
}
