// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All tensors of all sources in one array, sorted by name.
#include "runtime/module/parameters.h"

#include "base/array.h"
#include "base/file.h"
#include "base/string.h"
#include "runtime/io/safetensors.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct source {
  const char *path; // in the region
  cotile_mapping_t mapping;
};

struct entry {
  cotile_stored_tensor_t tensor;
  const char *origin; // path of the file or "memory"
};

struct cotile_parameters {
  atomic_int references;
  const cotile_allocator_t *allocator; // borrowed
  cotile_region_t region;              // names and paths
  COTILE_ARRAY(struct source) sources;
  COTILE_ARRAY(struct entry) entries;
};

cotile_status_t cotile_parameters_create(const cotile_allocator_t *allocator,
                                         cotile_parameters_t **out_parameters) {
  void *memory;
  *out_parameters = NULL;
  if (!allocator) allocator = cotile_allocator_system();
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, 1, sizeof(struct cotile_parameters), &memory));
  struct cotile_parameters *parameters = memory;
  atomic_init(&parameters->references, 1);
  parameters->allocator = allocator;
  cotile_region_init(&parameters->region, allocator);
  cotile_array_init(&parameters->sources, allocator);
  cotile_array_init(&parameters->entries, allocator);
  *out_parameters = parameters;
  return COTILE_SUCCESS;
}

void cotile_parameters_retain(cotile_parameters_t *parameters) {
  atomic_fetch_add_explicit(&parameters->references, 1, memory_order_relaxed);
}

void cotile_parameters_release(cotile_parameters_t *parameters) {
  if (!parameters ||
      atomic_fetch_sub_explicit(&parameters->references, 1, memory_order_acq_rel) != 1)
    return;
  for (size_t i = 0; i < parameters->sources.count; i++)
    cotile_mapping_deinit(&parameters->sources.items[i].mapping);
  cotile_array_deinit(&parameters->sources);
  cotile_array_deinit(&parameters->entries);
  cotile_region_deinit(&parameters->region);
  cotile_deallocate(parameters->allocator, parameters);
}

static int compare_entries(const void *left, const void *right) {
  return strcmp(((const struct entry *)left)->tensor.name,
                ((const struct entry *)right)->tensor.name);
}

static void sort_entries(cotile_parameters_t *parameters) {
  if (parameters->entries.count)
    qsort(parameters->entries.items, parameters->entries.count, sizeof(struct entry),
          compare_entries);
}

static cotile_status_t append_entry(cotile_parameters_t *parameters,
                                    const cotile_stored_tensor_t *tensor, const char *origin) {
  COTILE_RETURN_IF_ERROR(cotile_array_append(&parameters->entries));
  parameters->entries.items[parameters->entries.count - 1] = (struct entry){*tensor, origin};
  return COTILE_SUCCESS;
}

static cotile_status_t append_entries(cotile_parameters_t *parameters,
                                      const struct source *source) {
  cotile_stored_tensor_t *tensors;
  size_t count, before = parameters->entries.count;
  COTILE_RETURN_IF_ERROR(cotile_safetensors_parse(source->mapping.data, source->mapping.size,
                                                  &parameters->region, &tensors, &count));
  for (size_t i = 0; i < count; i++) {
    cotile_status_t status = append_entry(parameters, &tensors[i], source->path);
    if (!status) continue;
    parameters->entries.count = before;
    return status;
  }
  sort_entries(parameters);
  return COTILE_SUCCESS;
}

static cotile_status_t check_extension(const char *path) {
  static const char wanted[] = ".safetensors";
  const char *name = strrchr(path, '/');
  const char *extension = strrchr(name ? name : path, '.');
  if (extension && !strcmp(extension, wanted)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                            "%s: parameter files of kind '%s' are not supported; *%s are", path,
                            extension ? extension : "(no extension)", wanted);
}

cotile_status_t cotile_parameters_add_file(cotile_parameters_t *parameters, const char *path) {
  struct source source;
  COTILE_RETURN_IF_ERROR(check_extension(path));
  COTILE_RETURN_IF_ERROR(cotile_region_copy_text(&parameters->region, path, &source.path));
  COTILE_RETURN_IF_ERROR(cotile_mapping_init(&source.mapping, path));
  cotile_status_t status = cotile_array_append(&parameters->sources);
  if (!status) {
    status = cotile_status_annotate(append_entries(parameters, &source), "%s", path);
    if (status) parameters->sources.count--;
  }
  if (status)
    cotile_mapping_deinit(&source.mapping);
  else
    parameters->sources.items[parameters->sources.count - 1] = source;
  return status;
}

cotile_status_t cotile_parameters_add_view(cotile_parameters_t *parameters, const char *name,
                                           const cotile_view_t *view) {
  cotile_stored_tensor_t tensor = {.known = true, .type = view->type, .data = view->data};
  int64_t elements;
  size_t bytes;
  COTILE_RETURN_IF_ERROR(cotile_status_annotate(
      cotile_tensor_type_size(&view->type, &elements, &bytes), "parameter '%s'", name));
  if (bytes && !view->data)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "parameter '%s' has no data", name);
  tensor.dtype = cotile_element_name(view->type.element);
  COTILE_RETURN_IF_ERROR(cotile_region_copy_text(&parameters->region, name, &tensor.name));
  COTILE_RETURN_IF_ERROR(append_entry(parameters, &tensor, "memory"));
  sort_entries(parameters);
  return COTILE_SUCCESS;
}

// Index of the first entry whose name is not less than `name`.
static size_t lower_bound(const cotile_parameters_t *parameters, const char *name) {
  size_t low = 0, high = parameters->entries.count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (strcmp(parameters->entries.items[middle].tensor.name, name) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static cotile_status_t report_missing(const cotile_parameters_t *parameters, const char *name,
                                      const cotile_tensor_type_t *wanted) {
  char text[COTILE_TYPE_TEXT];
  cotile_tensor_type_text(wanted, text);
  if (!parameters || !parameters->sources.count)
    return COTILE_MAKE_STATUS(COTILE_NOT_FOUND, "parameter '%s' (%s): no parameter file given",
                              name, text);
  cotile_string_t paths;
  cotile_string_init(&paths, parameters->allocator);
  cotile_status_t status = COTILE_SUCCESS;
  for (size_t i = 0; i < parameters->sources.count && !status; i++)
    status = cotile_string_append_format(&paths, "%s%s", i ? ", " : "",
                                         parameters->sources.items[i].path);
  if (!status)
    status = COTILE_MAKE_STATUS(COTILE_NOT_FOUND, "parameter '%s' (%s) is not in %s", name, text,
                                cotile_string_text(&paths));
  cotile_string_deinit(&paths);
  return status;
}

static cotile_status_t check_type(const struct entry *entry, const cotile_tensor_type_t *wanted) {
  char expected[COTILE_TYPE_TEXT], got[COTILE_TYPE_TEXT];
  const cotile_stored_tensor_t *tensor = &entry->tensor;
  if (tensor->known && cotile_tensor_type_accepts(wanted, &tensor->type)) return COTILE_SUCCESS;
  cotile_tensor_type_text(wanted, expected);
  if (!tensor->known)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                              "parameter '%s': expected %s, %s has a tensor of type %s or of a "
                              "higher rank than %d",
                              tensor->name, expected, entry->origin, tensor->dtype,
                              COTILE_MAX_RANK);
  return COTILE_MAKE_STATUS(COTILE_INVALID, "parameter '%s': expected %s, %s has %s", tensor->name,
                            expected, entry->origin, cotile_tensor_type_text(&tensor->type, got));
}

cotile_status_t cotile_parameters_find(const cotile_parameters_t *parameters, const char *name,
                                       const cotile_tensor_type_t *wanted,
                                       cotile_view_t *out_view) {
  *out_view = (cotile_view_t){0};
  size_t at = parameters ? lower_bound(parameters, name) : 0;
  size_t count = parameters ? parameters->entries.count : 0;
  const struct entry *entry = at < count ? &parameters->entries.items[at] : NULL;
  if (!entry || strcmp(entry->tensor.name, name)) return report_missing(parameters, name, wanted);
  if (at + 1 < count && !strcmp(entry[1].tensor.name, name))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "parameter '%s' is in both %s and %s", name,
                              entry->origin, entry[1].origin);
  COTILE_RETURN_IF_ERROR(check_type(entry, wanted));
  out_view->type = entry->tensor.type;
  out_view->data = (void *)(uintptr_t)entry->tensor.data;
  return COTILE_SUCCESS;
}

void cotile_parameters_give_back(const cotile_parameters_t *parameters, const void *data,
                                 size_t bytes) {
  for (size_t i = 0; parameters && i < parameters->sources.count; i++)
    cotile_mapping_give_back(&parameters->sources.items[i].mapping, data, bytes);
}
