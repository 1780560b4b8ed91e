// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finding a module's parameters, bringing them to a device that does not see the host's memory,
// doing the work that depends on them alone, and letting go of what is not needed after that.
//
// A parameter is needed if a function has it among its buffers. Of all others the views are dropped
// when binding ends, so that nothing can read what the module does not keep alive.
#include "runtime/module/binding.h"

#include "base/size.h"
#include "runtime/module/packing.h"
#include "runtime/module/parameters.h"

#include <string.h>

typedef struct found_parameter {
  const void *stored; // where the set has it
  size_t bytes;
  bool is_needed; // by functions
} found_parameter_t;

typedef struct binding {
  cotile_module_t *module;
  cotile_parameters_t *parameters; // borrowed; may be null
  found_parameter_t *found;        // one per parameter of the module

  // Until binding ends.
  cotile_region_t tables;
  cotile_region_t moved; // on the device: parameters that are not needed and had to be moved
  cotile_command_buffer_t uploads; // to the module's memory and `moved`
} binding_t;

// --- Finding ---

static void mark_needed(binding_t *binding) {
  const cotile_module_t *module = binding->module;
  for (int32_t f = 0; f < module->descriptor.function_count; f++) {
    const cotile_indices_t *parameters = &module->program->functions[f].parameters;
    for (int32_t i = 0; i < parameters->count; i++)
      binding->found[parameters->items[i]].is_needed = true;
  }
}

static cotile_status_t check_booleans(const cotile_view_t *view, size_t bytes) {
  if (view->type.element != COTILE_I1) return COTILE_SUCCESS;
  for (size_t i = 0; i < bytes; i++)
    if (((const unsigned char *)view->data)[i] > 1)
      return COTILE_MAKE_STATUS(COTILE_INVALID, "element %zu is neither 0 nor 1", i);
  return COTILE_SUCCESS;
}

// Moves the data to where the device sees them, or if they are not aligned to their element, which
// files do not promise.
static cotile_status_t place_parameter(binding_t *binding, const found_parameter_t *found,
                                       cotile_view_t *view) {
  cotile_module_t *module = binding->module;
  cotile_region_t *region = found->is_needed ? &module->memory : &binding->moved;
  void *copy;
  COTILE_RETURN_IF_ERROR(check_booleans(view, found->bytes));
  if (!module->device->uses_host_memory)
    return cotile_command_buffer_append_upload(&binding->uploads, region, found->stored,
                                               found->bytes, &view->data);
  if ((uintptr_t)view->data % cotile_element_size(view->type.element) == 0) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate(region, found->bytes, &copy));
  if (found->bytes) memcpy(copy, view->data, found->bytes);
  view->data = copy;
  return COTILE_SUCCESS;
}

static cotile_status_t find_parameter(binding_t *binding, int32_t index) {
  const cotile_named_type_t *wanted = &binding->module->descriptor.parameters.items[index];
  cotile_view_t *view = &binding->module->parameter_views[index];
  found_parameter_t *found = &binding->found[index];
  int64_t elements;
  COTILE_RETURN_IF_ERROR(
      cotile_parameters_find(binding->parameters, wanted->name, &wanted->type, view));
  COTILE_RETURN_IF_ERROR(cotile_tensor_type_size(&view->type, &elements, &found->bytes));
  found->stored = view->data;
  return cotile_status_annotate(place_parameter(binding, found, view), "parameter '%s'",
                                wanted->name);
}

static cotile_status_t find_parameters(binding_t *binding) {
  cotile_module_t *module = binding->module;
  int32_t count = module->descriptor.parameters.count;
  void *memory;
  COTILE_RETURN_IF_ERROR(
      cotile_region_allocate_array(&module->tables, (size_t)count, sizeof(cotile_view_t), &memory));
  module->parameter_views = memory;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate_array(&binding->tables, (size_t)count,
                                                      sizeof *binding->found, &memory));
  binding->found = memory;
  mark_needed(binding);
  for (int32_t i = 0; i < count; i++) COTILE_RETURN_IF_ERROR(find_parameter(binding, i));
  return COTILE_SUCCESS;
}

// --- Letting go ---

// Drops what is not needed; the result tells whether the set is.
static bool release_originals(binding_t *binding) {
  cotile_module_t *module = binding->module;
  bool is_needed = false;
  for (int32_t i = 0; i < module->descriptor.parameters.count; i++) {
    const found_parameter_t *found = &binding->found[i];
    cotile_view_t *view = &module->parameter_views[i];
    if (!found->is_needed) view->data = NULL;
    if (view->data == found->stored && found->bytes)
      is_needed = true;
    else
      cotile_parameters_give_back(binding->parameters, found->stored, found->bytes);
  }
  return is_needed;
}

static void count_memory(const binding_t *binding) {
  cotile_module_t *module = binding->module;
  cotile_memory_use_t *footprint = &module->footprint;
  for (int32_t i = 0; i < module->descriptor.parameters.count; i++) {
    const found_parameter_t *found = &binding->found[i];
    footprint->parameter_bytes += (int64_t)found->bytes;
    if (found->is_needed) footprint->retained_bytes += (int64_t)found->bytes;
  }
  for (int32_t i = 0; i < module->program->pack_count; i++)
    footprint->packed_bytes += module->packs[i].type.dims[0];
  footprint->from_cache = module->pack_file.data != NULL;
}

// --- The whole ---

static void finish(binding_t *binding) {
  cotile_module_t *module = binding->module;
  count_memory(binding);
  if (release_originals(binding)) {
    module->parameters = binding->parameters;
    cotile_parameters_retain(binding->parameters);
  }
  module->bound = true;
}

static cotile_status_t pack(binding_t *binding, const cotile_bind_options_t *options) {
  if (binding->module->program->pack_count)
    return cotile_module_pack(binding->module, &binding->uploads, options);
  return cotile_module_upload(binding->module, &binding->uploads, options);
}

static cotile_status_t bind(cotile_module_t *module, cotile_parameters_t *parameters,
                            const cotile_bind_options_t *options) {
  binding_t binding = {.module = module, .parameters = parameters};
  cotile_region_init(&binding.tables, module->allocator);
  cotile_region_init_on_device(&binding.moved, module->device);
  cotile_command_buffer_init(&binding.uploads, module->allocator);
  cotile_status_t status = find_parameters(&binding);
  if (!status) status = pack(&binding, options);
  if (!status)
    finish(&binding);
  else
    cotile_module_drop_binding(module);
  cotile_region_deinit(&binding.tables);
  cotile_region_deinit(&binding.moved);
  cotile_command_buffer_deinit(&binding.uploads);
  return status;
}

void cotile_module_drop_binding(cotile_module_t *module) {
  cotile_region_deinit(&module->memory);
  cotile_region_deinit(&module->pack_memory);
  cotile_mapping_deinit(&module->pack_file);
  cotile_region_deinit(&module->tables);
  cotile_parameters_release(module->parameters);
  module->parameters = NULL;
  module->bound = false;
}

cotile_status_t cotile_module_bind_with(cotile_module_t *module, cotile_parameters_t *parameters,
                                        const cotile_bind_options_t *options) {
  cotile_bind_options_t known = {.size = sizeof known};
  cotile_status_t status = COTILE_SUCCESS;
  if (options) cotile_copy_versioned(&known, sizeof known, options, options->size);
  pthread_mutex_lock(&module->bind_lock);
  if (!module->bound)
    status = bind(module, parameters, &known);
  else if (module->descriptor.parameters.count)
    status = COTILE_MAKE_STATUS(COTILE_INVALID, "the module's parameters are already bound");
  pthread_mutex_unlock(&module->bind_lock);
  return status;
}

cotile_status_t cotile_module_bind(cotile_module_t *module, cotile_parameters_t *parameters) {
  return cotile_module_bind_with(module, parameters, NULL);
}

static bool is_bound(cotile_module_t *module) {
  pthread_mutex_lock(&module->bind_lock);
  bool bound = module->bound;
  pthread_mutex_unlock(&module->bind_lock);
  return bound;
}

cotile_status_t cotile_module_ensure_bound(cotile_module_t *module) {
  const cotile_named_types_t *parameters = &module->descriptor.parameters;
  if (!parameters->count) return cotile_module_bind(module, NULL);
  if (is_bound(module)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID,
                            "the module's parameters are not bound; the first is '%s'",
                            parameters->items[0].name);
}

void cotile_module_memory(const cotile_module_t *module, cotile_memory_use_t *inout_memory) {
  cotile_copy_versioned(inout_memory, inout_memory->size, &module->footprint,
                        sizeof module->footprint);
}
