// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading: map the file, check it, load the code from the same open file, find its symbols.
//
// The code is loaded through /proc/self/fd, so that what was checked is what is loaded even if the
// path is replaced meanwhile. The loader remembers libraries by path, and a descriptor's number
// comes back for other files: each load therefore spells the path in its own way.
#include "runtime/module/module.h"

#include "base/cpu_features.h"
#include "base/string.h"
#include "runtime/hal/device.h"
#include "runtime/module/call.h"
#include "runtime/module/elf_image.h"
#include "runtime/module/parameters.h"
#include "runtime/module/trace.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

// --- Loading ---

static cotile_status_t append_missing_features(cotile_string_t *text, uint64_t missing) {
  const char *separator = "";
  for (int f = 0; f < COTILE_CPU_FEATURE_COUNT; f++) {
    if (!(missing >> f & 1)) continue;
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(
        text, "%s%s", separator, cotile_cpu_feature_name((cotile_cpu_feature_t)f)));
    separator = ", ";
  }
  return COTILE_SUCCESS;
}

static cotile_status_t check_features(const cotile_descriptor_t *descriptor,
                                      const cotile_allocator_t *allocator) {
  uint64_t missing = descriptor->features & ~cotile_cpu_features_host();
  cotile_string_t names;
  if (!missing) return COTILE_SUCCESS;
  cotile_string_init(&names, allocator);
  cotile_status_t status = append_missing_features(&names, missing);
  if (!status)
    status = COTILE_MAKE_STATUS(COTILE_UNAVAILABLE,
                                "compiled for CPU '%s'; this machine lacks the features: %s",
                                descriptor->cpu, cotile_string_text(&names));
  cotile_string_deinit(&names);
  return status;
}

static cotile_status_t read_descriptor(cotile_module_t *module) {
  const unsigned char *section;
  size_t size;
  COTILE_RETURN_IF_ERROR(cotile_elf_find_section(module->file.data, module->file.size,
                                                 COTILE_DESCRIPTOR_SECTION, &section, &size));
  COTILE_RETURN_IF_ERROR(
      cotile_descriptor_init(&module->descriptor, section, size, module->allocator));
  return check_features(&module->descriptor, module->allocator);
}

static cotile_status_t find_symbol(const cotile_module_t *module, const char *symbol,
                                   cotile_host_fn **out_function) {
  void *address = dlsym(module->library, symbol);
  memcpy(out_function, &address, sizeof address);
  if (address) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "the module has no symbol '%s'", symbol);
}

static cotile_status_t find_symbols(cotile_module_t *module) {
  const cotile_descriptor_t *descriptor = &module->descriptor;
  if (descriptor->load_symbol)
    COTILE_RETURN_IF_ERROR(find_symbol(module, descriptor->load_symbol, &module->load));
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_allocate(module->allocator, (size_t)descriptor->function_count,
                                         sizeof *module->functions, &memory));
  module->functions = memory;
  for (int32_t i = 0; i < descriptor->function_count; i++)
    COTILE_RETURN_IF_ERROR(
        find_symbol(module, descriptor->functions[i].symbol, &module->functions[i]));
  return COTILE_SUCCESS;
}

// "/proc/self/fd/./././5": the bits of a counter are written as "/" and "/.".
static void spell_path(int descriptor, char *buffer, size_t capacity) {
  static atomic_uint counter;
  size_t used = (size_t)snprintf(buffer, capacity, "/proc/self/fd");
  for (unsigned bits = atomic_fetch_add(&counter, 1); bits; bits >>= 1)
    used += (size_t)snprintf(buffer + used, capacity - used, bits & 1 ? "/." : "/");
  snprintf(buffer + used, capacity - used, "/%d", descriptor);
}

static cotile_status_t load_code(cotile_module_t *module) {
  char path[128];
  spell_path(module->file.descriptor, path, sizeof path);
  module->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!module->library) {
    const char *why = dlerror();
    return COTILE_MAKE_STATUS(COTILE_INVALID, "cannot load the code: %s", why ? why : "unknown");
  }
  return find_symbols(module);
}

static cotile_status_t name_dispatches(cotile_module_t *module) {
  const cotile_descriptor_t *descriptor = &module->descriptor;
  void *memory;
  if (!module->trace) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(cotile_allocate(module->allocator, (size_t)descriptor->dispatch_count,
                                         sizeof *module->trace_names, &memory));
  module->trace_names = memory;
  for (int32_t i = 0; i < descriptor->dispatch_count; i++)
    COTILE_RETURN_IF_ERROR(cotile_trace_add_name(module->trace, descriptor->dispatches[i].name,
                                                 &module->trace_names[i]));
  return COTILE_SUCCESS;
}

// Records an event of phase LOADING that began at `begin` and ends now.
static cotile_status_t record_loading(const cotile_module_t *module, const char *name,
                                      int64_t begin) {
  cotile_trace_event_t event = {.phase = COTILE_TRACE_LOADING, .begin = begin};
  if (!module->trace) return COTILE_SUCCESS;
  event.end = cotile_trace_clock();
  COTILE_RETURN_IF_ERROR(cotile_trace_add_name(module->trace, name, &event.name));
  cotile_trace_record(module->trace, &event);
  return COTILE_SUCCESS;
}

static cotile_status_t load_module(cotile_module_t *module, const char *path) {
  int64_t begin = cotile_trace_clock();
  COTILE_RETURN_IF_ERROR(cotile_mapping_init(&module->file, path));
  cotile_status_t status = read_descriptor(module);
  cotile_mapping_unmap(&module->file);
  if (!status) status = load_code(module);
  cotile_mapping_deinit(&module->file);
  if (!status) status = name_dispatches(module);
  if (!status) status = record_loading(module, "load", begin);
  if (!status && module->load && !module->descriptor.parameters.count)
    status = cotile_module_bind(module, NULL);
  return cotile_status_annotate(status, "%s", path);
}

cotile_status_t cotile_module_load(cotile_device_t *device, const char *path, cotile_trace_t *trace,
                                   cotile_module_t **out_module) {
  void *memory;
  *out_module = NULL;
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(device->allocator, 1, sizeof(struct cotile_module), &memory));
  cotile_module_t *module = memory;
  atomic_init(&module->references, 1);
  module->allocator = device->allocator;
  module->device = device;
  cotile_device_retain(device);
  module->trace = trace;
  if (trace) cotile_trace_retain(trace);
  module->file.descriptor = -1;
  cotile_region_init(&module->descriptor.memory, module->allocator);
  cotile_region_init(&module->memory, module->allocator);
  cotile_status_t status = load_module(module, path);
  if (status)
    cotile_module_release(module);
  else
    *out_module = module;
  return status;
}

void cotile_module_retain(cotile_module_t *module) {
  atomic_fetch_add_explicit(&module->references, 1, memory_order_relaxed);
}

void cotile_module_release(cotile_module_t *module) {
  if (!module || atomic_fetch_sub_explicit(&module->references, 1, memory_order_acq_rel) != 1)
    return;
  if (module->library) dlclose(module->library);
  cotile_mapping_deinit(&module->file);
  cotile_region_deinit(&module->memory);
  cotile_descriptor_deinit(&module->descriptor);
  cotile_deallocate(module->allocator, module->functions);
  cotile_deallocate(module->allocator, module->trace_names);
  cotile_parameters_release(module->parameters);
  cotile_trace_release(module->trace);
  const cotile_allocator_t *allocator = module->allocator;
  cotile_device_t *device = module->device;
  cotile_deallocate(allocator, module);
  cotile_device_release(device);
}

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
  COTILE_RETURN_IF_ERROR(cotile_region_allocate_array(&module->memory, (size_t)wanted->count,
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
      cotile_region_allocate_array(&module->memory, count, sizeof(void *), &buffer_memory));
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
  size_t count = (size_t)module->descriptor.pack_count;
  void *packs, *slots;
  COTILE_RETURN_IF_ERROR(
      cotile_region_allocate_array(&module->memory, count, sizeof(cotile_view_t), &packs));
  COTILE_RETURN_IF_ERROR(
      cotile_region_allocate_array(&module->memory, count, sizeof(cotile_result_slot_t), &slots));
  module->packs = packs;
  *out_slots = slots;
  for (size_t i = 0; i < count; i++) (*out_slots)[i].type = &pack_type;
  return COTILE_SUCCESS;
}

static cotile_status_t run_load_program(cotile_module_t *module) {
  cotile_invocation_t invocation;
  cotile_result_slot_t *slots;
  int64_t begin = cotile_trace_clock();
  COTILE_RETURN_IF_ERROR(prepare_packs(module, &slots));
  cotile_invocation_init(&invocation, module);
  invocation.program = module->load;
  invocation.results = slots;
  invocation.result_count = module->descriptor.pack_count;
  invocation.result_memory = &module->memory;
  cotile_status_t status = list_buffers(module, &invocation.call);
  if (!status) status = cotile_invocation_run(&invocation);
  for (int32_t i = 0; i < module->descriptor.pack_count && !status; i++)
    module->packs[i] = slots[i].view;
  cotile_invocation_deinit(&invocation);
  if (!status) status = record_loading(module, "pack", begin);
  return cotile_status_annotate(status, "packing parameters");
}

cotile_status_t cotile_module_bind(cotile_module_t *module, cotile_parameters_t *parameters) {
  if (!module->descriptor.parameters.count && (module->bound || !module->load))
    return COTILE_SUCCESS;
  if (module->bound)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "the module's parameters are already bound");
  cotile_status_t status = find_parameters(module, parameters);
  if (!status && module->load) status = run_load_program(module);
  if (status) {
    cotile_region_deinit(&module->memory);
    return status;
  }
  module->parameters = parameters;
  if (parameters) cotile_parameters_retain(parameters);
  module->bound = true;
  return COTILE_SUCCESS;
}

// --- Reflection ---

int32_t cotile_module_parameter_count(const cotile_module_t *module) {
  return module->descriptor.parameters.count;
}

const char *cotile_module_parameter_name(const cotile_module_t *module, int32_t parameter) {
  return module->descriptor.parameters.items[parameter].name;
}

cotile_tensor_type_t cotile_module_parameter_type(const cotile_module_t *module,
                                                  int32_t parameter) {
  return module->descriptor.parameters.items[parameter].type;
}

int32_t cotile_module_dispatch_count(const cotile_module_t *module) {
  return module->descriptor.dispatch_count;
}

const char *cotile_module_dispatch_name(const cotile_module_t *module, int32_t dispatch) {
  return module->descriptor.dispatches[dispatch].name;
}

int32_t cotile_module_function_count(const cotile_module_t *module) {
  return module->descriptor.function_count;
}

const char *cotile_module_function_name(const cotile_module_t *module, int32_t function) {
  return module->descriptor.functions[function].name;
}

static cotile_status_t list_functions(const cotile_module_t *module, const char *name) {
  cotile_string_t list;
  cotile_status_t status = COTILE_SUCCESS;
  cotile_string_init(&list, module->allocator);
  for (int32_t i = 0; i < module->descriptor.function_count && !status; i++)
    status = cotile_string_append_format(&list, "%s%s", i ? ", " : "",
                                         module->descriptor.functions[i].name);
  const char *names = list.length ? cotile_string_text(&list) : "(none)";
  if (!status && name)
    status =
        COTILE_MAKE_STATUS(COTILE_NOT_FOUND, "no function '%s'; the module has: %s", name, names);
  else if (!status)
    status = COTILE_MAKE_STATUS(COTILE_NOT_FOUND,
                                "name one of the module's functions, which are: %s", names);
  cotile_string_deinit(&list);
  return status;
}

cotile_status_t cotile_module_find_function(const cotile_module_t *module, const char *name,
                                            int32_t *out_function) {
  const cotile_descriptor_t *descriptor = &module->descriptor;
  *out_function = 0;
  if (!name && descriptor->function_count == 1) return COTILE_SUCCESS;
  for (int32_t i = 0; i < descriptor->function_count && name; i++) {
    if (strcmp(descriptor->functions[i].name, name)) continue;
    *out_function = i;
    return COTILE_SUCCESS;
  }
  return list_functions(module, name);
}

int32_t cotile_module_input_count(const cotile_module_t *module, int32_t function) {
  return module->descriptor.functions[function].inputs.count;
}

const char *cotile_module_input_name(const cotile_module_t *module, int32_t function,
                                     int32_t input) {
  return module->descriptor.functions[function].inputs.items[input].name;
}

cotile_tensor_type_t cotile_module_input_type(const cotile_module_t *module, int32_t function,
                                              int32_t input) {
  return module->descriptor.functions[function].inputs.items[input].type;
}

int32_t cotile_module_result_count(const cotile_module_t *module, int32_t function) {
  return module->descriptor.functions[function].results.count;
}

const char *cotile_module_result_name(const cotile_module_t *module, int32_t function,
                                      int32_t result) {
  return module->descriptor.functions[function].results.items[result].name;
}

cotile_tensor_type_t cotile_module_result_type(const cotile_module_t *module, int32_t function,
                                               int32_t result) {
  return module->descriptor.functions[function].results.items[result].type;
}
