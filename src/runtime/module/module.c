// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading: map the file, check it, load the code from the same open file, find its symbols.
//
// The code is loaded through /proc/self/fd, so that what was checked is what is loaded even if the
// path is replaced meanwhile. The loader remembers libraries by path, and a descriptor's number
// comes back for other files: each load therefore spells the path in its own way.
#include "runtime/module/module.h"

#include "base/clock.h"
#include "base/cpu_features.h"
#include "base/string.h"
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

// `out_function` points to a pointer to a function.
static cotile_status_t find_symbol(const cotile_module_t *module, const char *symbol,
                                   void *out_function) {
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
  COTILE_RETURN_IF_ERROR(cotile_allocate(module->allocator, (size_t)descriptor->dispatch_count,
                                         sizeof *module->kernels, &memory));
  module->kernels = memory;
  for (int32_t i = 0; i < descriptor->dispatch_count; i++)
    COTILE_RETURN_IF_ERROR(
        find_symbol(module, descriptor->dispatches[i].name, &module->kernels[i]));
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

// The kernels as something that the device runs.
static cotile_status_t create_executable(cotile_module_t *module) {
  cotile_executable_spec_t spec = {.kernel_count = module->descriptor.dispatch_count,
                                   .native = module->kernels};
  return cotile_executable_create(module->device, &spec, &module->executable);
}

static cotile_status_t load_code(cotile_module_t *module) {
  char path[128];
  spell_path(module->file.descriptor, path, sizeof path);
  module->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!module->library) {
    const char *why = dlerror();
    return COTILE_MAKE_STATUS(COTILE_INVALID, "cannot load the code: %s", why ? why : "unknown");
  }
  COTILE_RETURN_IF_ERROR(find_symbols(module));
  return create_executable(module);
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

cotile_status_t cotile_module_record_loading(const cotile_module_t *module, const char *name,
                                             int64_t begin) {
  cotile_trace_event_t event = {.phase = COTILE_TRACE_LOADING, .begin = begin};
  if (!module->trace) return COTILE_SUCCESS;
  event.end = cotile_clock();
  COTILE_RETURN_IF_ERROR(cotile_trace_add_name(module->trace, name, &event.name));
  cotile_trace_record(module->trace, &event);
  return COTILE_SUCCESS;
}

static cotile_status_t load_module(cotile_module_t *module, const char *path) {
  int64_t begin = cotile_clock();
  COTILE_RETURN_IF_ERROR(cotile_mapping_init(&module->file, path));
  cotile_status_t status = read_descriptor(module);
  cotile_mapping_unmap(&module->file);
  if (!status) status = load_code(module);
  cotile_mapping_deinit(&module->file);
  if (!status) status = name_dispatches(module);
  if (!status) status = cotile_module_record_loading(module, "load", begin);
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
  cotile_region_init(&module->tables, module->allocator);
  cotile_region_init_on_device(&module->memory, device);
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
  cotile_executable_release(module->executable);
  if (module->library) dlclose(module->library);
  cotile_mapping_deinit(&module->file);
  cotile_region_deinit(&module->tables);
  cotile_region_deinit(&module->memory);
  cotile_descriptor_deinit(&module->descriptor);
  cotile_deallocate(module->allocator, module->functions);
  cotile_deallocate(module->allocator, module->kernels);
  cotile_deallocate(module->allocator, module->trace_names);
  cotile_parameters_release(module->parameters);
  cotile_trace_release(module->trace);
  const cotile_allocator_t *allocator = module->allocator;
  cotile_device_t *device = module->device;
  cotile_deallocate(allocator, module);
  cotile_device_release(device);
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
