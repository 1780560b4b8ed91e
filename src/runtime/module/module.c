// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading: map the file, check it, load the code from the same open file, find its image. A module
// that is linked into the program has its image already.
//
// The code is loaded through /proc/self/fd, so that what was checked is what is loaded even if the
// path is replaced meanwhile. The loader remembers libraries by path, and a descriptor's number
// comes back for other files: each load therefore spells the path in its own way.
#include "runtime/module/module.h"

#include "base/clock.h"
#include "base/cpu_features.h"
#include "base/file.h"
#include "base/string.h"
#include "runtime/hal/command_buffer.h"
#include "runtime/module/binding.h"
#include "runtime/module/elf_image.h"
#include "runtime/module/program_choice.h"
#include "runtime/module/trace.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

// --- Loading ---

static cotile_status_t read_descriptor(cotile_module_t *module, const void *section, size_t size) {
  COTILE_RETURN_IF_ERROR(
      cotile_descriptor_init(&module->descriptor, section, size, module->allocator));
  return cotile_program_choose(&module->descriptor, module->device->driver->target,
                               cotile_cpu_features_host(), module->allocator, &module->program);
}

static cotile_status_t read_file(cotile_module_t *module, const cotile_mapping_t *file) {
  const unsigned char *section;
  size_t size;
  COTILE_RETURN_IF_ERROR(
      cotile_elf_find_section(file->data, file->size, COTILE_DESCRIPTOR_SECTION, &section, &size));
  return read_descriptor(module, section, size);
}

// The kernels as something that the device runs.
static cotile_status_t create_executable(cotile_module_t *module) {
  const cotile_program_facts_t *program = module->program;
  const struct cotile_program_image *code = module->code;
  bool has_kernels = strcmp(program->target, "cpu") ? code->spirv != NULL : code->kernels != NULL;
  cotile_executable_spec_t spec = {
      .kernel_count = program->dispatch_count, .native = code->kernels, .spirv = code->spirv};
  if (program->dispatch_count && !has_kernels)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "the code has no kernels for target '%s'",
                              program->target);
  return cotile_executable_create(module->device, &spec, &module->executable);
}

static cotile_status_t upload_constants(cotile_module_t *module) {
  cotile_command_buffer_t commands;
  cotile_status_t status = COTILE_SUCCESS;
  cotile_command_buffer_init(&commands, module->allocator);
  for (uint64_t i = 0; i < module->code->constant_count && !status; i++) {
    const struct cotile_constant_image *constant = &module->code->constants[i];
    status =
        cotile_command_buffer_append_upload(&commands, &module->constant_memory, constant->data,
                                            (size_t)constant->size, &module->constants[i]);
  }
  if (!status && commands.commands.count) status = cotile_device_execute(module->device, &commands);
  cotile_command_buffer_deinit(&commands);
  return cotile_status_annotate(status, "constants");
}

// Lists the constants' addresses.
static cotile_status_t place_constants(cotile_module_t *module) {
  const struct cotile_program_image *code = module->code;
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_allocate(module->allocator, (size_t)code->constant_count,
                                         sizeof *module->constants, &memory));
  module->constants = memory;
  if (!module->device->uses_host_memory) return upload_constants(module);
  for (uint64_t i = 0; i < code->constant_count; i++)
    module->constants[i] = (void *)(uintptr_t)code->constants[i].data;
  return COTILE_SUCCESS;
}

// Takes the chosen program's code.
static cotile_status_t take_code(cotile_module_t *module, const struct cotile_module_image *image) {
  COTILE_RETURN_IF_ERROR(cotile_descriptor_check_version(image->version));
  if (image->program_count != (uint64_t)module->descriptor.program_count)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "the code has %llu programs, the descriptor %d",
                              (unsigned long long)image->program_count,
                              module->descriptor.program_count);
  module->code = image->programs[module->program - module->descriptor.programs];
  if (!module->code->load && module->program->pack_count)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "the code has no load program");
  COTILE_RETURN_IF_ERROR(create_executable(module));
  return place_constants(module);
}

// "/proc/self/fd/./././5": the bits of a counter are written as "/" and "/.".
static void spell_path(int descriptor, char *buffer, size_t capacity) {
  static atomic_uint counter;
  size_t used = (size_t)snprintf(buffer, capacity, "/proc/self/fd");
  for (unsigned bits = atomic_fetch_add(&counter, 1); bits; bits >>= 1)
    used += (size_t)snprintf(buffer + used, capacity - used, bits & 1 ? "/." : "/");
  snprintf(buffer + used, capacity - used, "/%d", descriptor);
}

static cotile_status_t find_image(const cotile_module_t *module,
                                  const struct cotile_module_image **out_image) {
  cotile_string_t symbol;
  cotile_string_init(&symbol, module->allocator);
  cotile_status_t status =
      cotile_string_append_format(&symbol, COTILE_MODULE_PREFIX "%s", module->descriptor.name);
  *out_image = status ? NULL : dlsym(module->library, symbol.data);
  if (!status && !*out_image)
    status = COTILE_MAKE_STATUS(COTILE_INVALID, "the module has no symbol '%s'", symbol.data);
  cotile_string_deinit(&symbol);
  return status;
}

static cotile_status_t load_code(cotile_module_t *module, int descriptor) {
  char path[128];
  const struct cotile_module_image *image;
  spell_path(descriptor, path, sizeof path);
  module->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!module->library) {
    const char *why = dlerror();
    return COTILE_MAKE_STATUS(COTILE_INVALID, "cannot load the code: %s", why ? why : "unknown");
  }
  COTILE_RETURN_IF_ERROR(find_image(module, &image));
  return take_code(module, image);
}

static cotile_status_t name_dispatches(cotile_module_t *module) {
  const cotile_program_facts_t *program = module->program;
  void *memory;
  if (!module->trace) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(cotile_allocate(module->allocator, (size_t)program->dispatch_count,
                                         sizeof *module->trace_names, &memory));
  module->trace_names = memory;
  for (int32_t i = 0; i < program->dispatch_count; i++)
    COTILE_RETURN_IF_ERROR(
        cotile_trace_add_name(module->trace, program->dispatches[i].name, &module->trace_names[i]));
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

// What follows once the code is there; loading began at `begin`.
static cotile_status_t finish(cotile_module_t *module, int64_t begin) {
  COTILE_RETURN_IF_ERROR(name_dispatches(module));
  return cotile_module_record_loading(module, "load", begin);
}

static cotile_status_t load_file(cotile_module_t *module, const char *path) {
  int64_t begin = cotile_clock();
  cotile_mapping_t file;
  COTILE_RETURN_IF_ERROR(cotile_mapping_init(&file, path));
  cotile_status_t status = read_file(module, &file);
  cotile_mapping_unmap(&file);
  if (!status) status = load_code(module, file.descriptor);
  cotile_mapping_deinit(&file);
  if (!status) status = finish(module, begin);
  return cotile_status_annotate(status, "%s", path);
}

static cotile_status_t load_image(cotile_module_t *module,
                                  const struct cotile_module_image *image) {
  int64_t begin = cotile_clock();
  COTILE_RETURN_IF_ERROR(cotile_descriptor_check_version(image->version));
  COTILE_RETURN_IF_ERROR(read_descriptor(module, image->descriptor, image->descriptor_size));
  COTILE_RETURN_IF_ERROR(take_code(module, image));
  return finish(module, begin);
}

static cotile_status_t create(cotile_device_t *device, cotile_trace_t *trace,
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
  module->bind_lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; // which cannot fail
  module->pack_file.descriptor = -1;
  cotile_region_init(&module->descriptor.memory, module->allocator);
  cotile_region_init(&module->tables, module->allocator);
  cotile_region_init_on_device(&module->constant_memory, device);
  cotile_region_init_on_device(&module->memory, device);
  cotile_region_init_on_device(&module->pack_memory, device);
  *out_module = module;
  return COTILE_SUCCESS;
}

// Releases a module that did not load.
static cotile_status_t keep_if_loaded(cotile_status_t status, cotile_module_t **inout_module) {
  if (!status) return COTILE_SUCCESS;
  cotile_module_release(*inout_module);
  *inout_module = NULL;
  return status;
}

cotile_status_t cotile_module_load(cotile_device_t *device, const char *path, cotile_trace_t *trace,
                                   cotile_module_t **out_module) {
  COTILE_RETURN_IF_ERROR(create(device, trace, out_module));
  return keep_if_loaded(load_file(*out_module, path), out_module);
}

cotile_status_t cotile_module_load_image(cotile_device_t *device,
                                         const struct cotile_module_image *image,
                                         cotile_trace_t *trace, cotile_module_t **out_module) {
  COTILE_RETURN_IF_ERROR(create(device, trace, out_module));
  return keep_if_loaded(cotile_status_annotate(load_image(*out_module, image), "linked module"),
                        out_module);
}

void cotile_module_retain(cotile_module_t *module) {
  atomic_fetch_add_explicit(&module->references, 1, memory_order_relaxed);
}

void cotile_module_release(cotile_module_t *module) {
  if (!module || atomic_fetch_sub_explicit(&module->references, 1, memory_order_acq_rel) != 1)
    return;
  cotile_executable_release(module->executable);
  if (module->library) dlclose(module->library);
  cotile_module_drop_binding(module);
  pthread_mutex_destroy(&module->bind_lock);
  cotile_descriptor_deinit(&module->descriptor);
  cotile_region_deinit(&module->constant_memory);
  cotile_deallocate(module->allocator, module->constants);
  cotile_deallocate(module->allocator, module->trace_names);
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

const char *cotile_module_target(const cotile_module_t *module) { return module->program->target; }

const char *cotile_module_cpu(const cotile_module_t *module) { return module->program->cpu; }

int32_t cotile_module_dispatch_count(const cotile_module_t *module) {
  return module->program->dispatch_count;
}

const char *cotile_module_dispatch_name(const cotile_module_t *module, int32_t dispatch) {
  return module->program->dispatches[dispatch].name;
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

int32_t cotile_module_result_tied(const cotile_module_t *module, int32_t function, int32_t result) {
  return module->descriptor.functions[function].results.items[result].tied;
}

cotile_tensor_type_t cotile_module_result_type(const cotile_module_t *module, int32_t function,
                                               int32_t result) {
  return module->descriptor.functions[function].results.items[result].type;
}
