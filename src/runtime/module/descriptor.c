// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/module/descriptor.h"

#include "base/checksum.h"
#include "base/cpu_features.h"
#include "base/json.h"
#include "base/module_abi.h"

#include <string.h>

// --- Tensor types ---

static cotile_status_t parse_dims(const cotile_json_t *shape, cotile_tensor_type_t *type) {
  size_t rank = shape->count;
  if (rank > COTILE_MAX_RANK)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "rank %zu exceeds %d", rank, COTILE_MAX_RANK);
  type->rank = (int32_t)rank;
  int64_t *next = type->dims;
  for (const cotile_json_t *dim = NULL; (dim = cotile_json_next(shape, dim)); next++) {
    *next = COTILE_DYNAMIC;
    if (dim->kind == COTILE_JSON_NULL) continue;
    COTILE_RETURN_IF_ERROR(cotile_json_to_integer(dim, "a dimension", 0, INT64_MAX, next));
  }
  return COTILE_SUCCESS;
}

// A type with dynamic dimensions is checked as if they were 1.
static cotile_status_t check_size(cotile_tensor_type_t type) {
  int64_t elements;
  size_t bytes;
  for (int i = 0; i < type.rank; i++)
    if (type.dims[i] == COTILE_DYNAMIC) type.dims[i] = 1;
  return cotile_tensor_type_size(&type, &elements, &bytes);
}

static cotile_status_t parse_type(const cotile_json_t *object, cotile_tensor_type_t *type) {
  const char *element;
  const cotile_json_t *shape;
  COTILE_RETURN_IF_ERROR(cotile_json_check_object(object));
  COTILE_RETURN_IF_ERROR(cotile_json_get_text(object, "type", &element));
  if (!cotile_element_parse(element, strlen(element), &type->element))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "unknown element type '%s'", element);
  COTILE_RETURN_IF_ERROR(cotile_json_get_array(object, "shape", &shape));
  COTILE_RETURN_IF_ERROR(parse_dims(shape, type));
  return check_size(*type);
}

static cotile_status_t get_name(cotile_descriptor_t *descriptor, const cotile_json_t *object,
                                const char *key, const char **out_name) {
  const char *text;
  COTILE_RETURN_IF_ERROR(cotile_json_get_text(object, key, &text));
  return cotile_region_copy_text(&descriptor->memory, text, out_name);
}

static cotile_status_t parse_named_type(cotile_descriptor_t *descriptor,
                                        const cotile_json_t *object, bool name_needed,
                                        cotile_named_type_t *out_named) {
  out_named->name = "";
  out_named->tied = -1;
  COTILE_RETURN_IF_ERROR(parse_type(object, &out_named->type));
  if (!name_needed && !cotile_json_get(object, "name")) return COTILE_SUCCESS;
  return get_name(descriptor, object, "name", &out_named->name);
}

// Allocates zeroed items for the elements of a JSON array.
static cotile_status_t allocate_items(cotile_descriptor_t *descriptor, const cotile_json_t *object,
                                      const char *key, size_t item_size,
                                      const cotile_json_t **out_array, int32_t *out_count,
                                      void **out_items) {
  COTILE_RETURN_IF_ERROR(cotile_json_get_array(object, key, out_array));
  size_t count = (*out_array)->count;
  if (count > INT32_MAX) return COTILE_MAKE_STATUS(COTILE_INVALID, "\"%s\" is too long", key);
  COTILE_RETURN_IF_ERROR(
      cotile_region_allocate_array(&descriptor->memory, count, item_size, out_items));
  *out_count = (int32_t)count;
  return COTILE_SUCCESS;
}

static cotile_status_t parse_named_types(cotile_descriptor_t *descriptor,
                                         const cotile_json_t *object, const char *key,
                                         bool names_needed, cotile_named_types_t *out_types) {
  const cotile_json_t *array;
  int32_t count;
  void *memory;
  COTILE_RETURN_IF_ERROR(allocate_items(descriptor, object, key, sizeof(cotile_named_type_t),
                                        &array, &count, &memory));
  cotile_named_type_t *items = memory;
  const cotile_json_t *item = NULL;
  for (int32_t i = 0; i < count; i++) {
    item = cotile_json_next(array, item);
    cotile_status_t status = parse_named_type(descriptor, item, names_needed, &items[i]);
    if (status) return cotile_status_annotate(status, "%s[%d]", key, i);
  }
  *out_types = (cotile_named_types_t){items, count};
  return COTILE_SUCCESS;
}

// --- Functions ---

static cotile_status_t find_tied(const cotile_function_facts_t *function, int32_t result,
                                 const cotile_json_t *tied, int32_t *out_input) {
  int64_t input;
  COTILE_RETURN_IF_ERROR(
      cotile_json_to_integer(tied, "\"tied\"", 0, function->inputs.count - 1, &input));
  const cotile_tensor_type_t *type = &function->results.items[result].type;
  const cotile_tensor_type_t *wanted = &function->inputs.items[input].type;
  bool is_same = type->element == wanted->element && type->rank == wanted->rank;
  for (int d = 0; d < type->rank && is_same; d++) is_same = type->dims[d] == wanted->dims[d];
  if (!is_same) return COTILE_MAKE_STATUS(COTILE_INVALID, "\"tied\" to an input of another type");
  for (int32_t i = 0; i < result; i++)
    if (function->results.items[i].tied == input)
      return COTILE_MAKE_STATUS(COTILE_INVALID, "\"tied\" to an input that another result has");
  *out_input = (int32_t)input;
  return COTILE_SUCCESS;
}

static cotile_status_t parse_ties(const cotile_json_t *object, cotile_named_type_t *results,
                                  const cotile_function_facts_t *function) {
  const cotile_json_t *array, *item = NULL;
  COTILE_RETURN_IF_ERROR(cotile_json_get_array(object, "results", &array));
  for (int32_t i = 0; i < function->results.count; i++) {
    item = cotile_json_next(array, item);
    const cotile_json_t *tied = cotile_json_get(item, "tied");
    if (!tied) continue;
    cotile_status_t status = find_tied(function, i, tied, &results[i].tied);
    if (status) return cotile_status_annotate(status, "results[%d]", i);
  }
  return COTILE_SUCCESS;
}

static cotile_status_t parse_function(cotile_descriptor_t *descriptor, const cotile_json_t *object,
                                      cotile_function_facts_t *function) {
  COTILE_RETURN_IF_ERROR(cotile_json_check_object(object));
  COTILE_RETURN_IF_ERROR(get_name(descriptor, object, "name", &function->name));
  COTILE_RETURN_IF_ERROR(parse_named_types(descriptor, object, "inputs", false, &function->inputs));
  COTILE_RETURN_IF_ERROR(
      parse_named_types(descriptor, object, "results", false, &function->results));
  return parse_ties(object, (cotile_named_type_t *)(uintptr_t)function->results.items, function);
}

static cotile_status_t check_unique_function(const cotile_descriptor_t *descriptor,
                                             const char *name) {
  for (int32_t i = 0; i < descriptor->function_count; i++)
    if (!strcmp(descriptor->functions[i].name, name))
      return COTILE_MAKE_STATUS(COTILE_INVALID, "the name '%s' is taken", name);
  return COTILE_SUCCESS;
}

static cotile_status_t parse_functions(cotile_descriptor_t *descriptor, const cotile_json_t *root) {
  const cotile_json_t *array;
  int32_t count;
  void *memory;
  COTILE_RETURN_IF_ERROR(allocate_items(descriptor, root, "functions",
                                        sizeof(cotile_function_facts_t), &array, &count, &memory));
  cotile_function_facts_t *functions = memory;
  descriptor->functions = functions;
  const cotile_json_t *item = NULL;
  for (int32_t i = 0; i < count; i++) {
    item = cotile_json_next(array, item);
    cotile_status_t status = parse_function(descriptor, item, &functions[i]);
    if (!status) status = check_unique_function(descriptor, functions[i].name);
    if (status) return cotile_status_annotate(status, "functions[%d]", i);
    descriptor->function_count++;
  }
  return COTILE_SUCCESS;
}

// --- Programs ---

static cotile_status_t check_caller(const cotile_descriptor_t *descriptor,
                                    const cotile_json_t *object) {
  const char *caller;
  COTILE_RETURN_IF_ERROR(cotile_json_get_text(object, "function", &caller));
  for (int32_t i = 0; i < descriptor->function_count; i++)
    if (!strcmp(descriptor->functions[i].name, caller)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "there is no function '%s'", caller);
}

static cotile_status_t parse_dispatch(cotile_descriptor_t *descriptor, const cotile_json_t *object,
                                      cotile_dispatch_facts_t *dispatch) {
  const char *phase;
  int64_t results;
  COTILE_RETURN_IF_ERROR(cotile_json_check_object(object));
  COTILE_RETURN_IF_ERROR(get_name(descriptor, object, "name", &dispatch->name));
  COTILE_RETURN_IF_ERROR(cotile_json_get_text(object, "phase", &phase));
  COTILE_RETURN_IF_ERROR(cotile_json_to_integer(cotile_json_get(object, "results"), "\"results\"",
                                                0, INT32_MAX, &results));
  dispatch->at_load = !strcmp(phase, "load");
  if (dispatch->at_load) return COTILE_SUCCESS;
  if (strcmp(phase, "call")) return COTILE_MAKE_STATUS(COTILE_INVALID, "unknown phase '%s'", phase);
  return check_caller(descriptor, object);
}

static cotile_status_t parse_dispatches(cotile_descriptor_t *descriptor,
                                        const cotile_json_t *object,
                                        cotile_program_facts_t *program) {
  const cotile_json_t *array;
  void *memory;
  COTILE_RETURN_IF_ERROR(allocate_items(descriptor, object, "dispatches",
                                        sizeof(cotile_dispatch_facts_t), &array,
                                        &program->dispatch_count, &memory));
  cotile_dispatch_facts_t *dispatches = memory;
  program->dispatches = dispatches;
  const cotile_json_t *item = NULL;
  for (int32_t i = 0; i < program->dispatch_count; i++) {
    item = cotile_json_next(array, item);
    cotile_status_t status = parse_dispatch(descriptor, item, &dispatches[i]);
    if (status) return cotile_status_annotate(status, "dispatches[%d]", i);
  }
  return COTILE_SUCCESS;
}

static cotile_status_t parse_feature(cotile_descriptor_t *descriptor, const cotile_json_t *value,
                                     cotile_program_facts_t *program) {
  const char *name;
  COTILE_RETURN_IF_ERROR(cotile_json_to_text(value, "features", &name));
  for (int f = 0; f < COTILE_CPU_FEATURE_COUNT; f++) {
    if (strcmp(name, cotile_cpu_feature_name((cotile_cpu_feature_t)f))) continue;
    program->features |= UINT64_C(1) << f;
    return COTILE_SUCCESS;
  }
  return cotile_region_copy_text(&descriptor->memory, name, &program->unknown_feature);
}

static cotile_status_t parse_features(cotile_descriptor_t *descriptor, const cotile_json_t *object,
                                      cotile_program_facts_t *program) {
  const cotile_json_t *array;
  COTILE_RETURN_IF_ERROR(cotile_json_get_array(object, "features", &array));
  for (const cotile_json_t *item = NULL; (item = cotile_json_next(array, item));)
    COTILE_RETURN_IF_ERROR(parse_feature(descriptor, item, program));
  return COTILE_SUCCESS;
}

static cotile_status_t parse_indices(cotile_descriptor_t *descriptor, const cotile_json_t *object,
                                     const char *key, int32_t limit, cotile_indices_t *out) {
  const cotile_json_t *array;
  int32_t count;
  void *memory;
  COTILE_RETURN_IF_ERROR(
      allocate_items(descriptor, object, key, sizeof(int32_t), &array, &count, &memory));
  int32_t *items = memory;
  const cotile_json_t *item = NULL;
  for (int32_t i = 0; i < count; i++) {
    item = cotile_json_next(array, item);
    int64_t index;
    cotile_status_t status =
        cotile_json_to_integer(item, "an index", 0, (int64_t)limit - 1, &index);
    if (status) return cotile_status_annotate(status, "%s[%d]", key, i);
    items[i] = (int32_t)index;
  }
  *out = (cotile_indices_t){items, count};
  return COTILE_SUCCESS;
}

static cotile_status_t parse_code(cotile_descriptor_t *descriptor, const cotile_json_t *object,
                                  cotile_program_facts_t *program) {
  program->code = "";
  if (!cotile_json_get(object, "code")) return COTILE_SUCCESS;
  return get_name(descriptor, object, "code", &program->code);
}

// What its native code needs.
static cotile_status_t parse_cpu(cotile_descriptor_t *descriptor, const cotile_json_t *object,
                                 cotile_program_facts_t *program) {
  COTILE_RETURN_IF_ERROR(get_name(descriptor, object, "triple", &program->triple));
  COTILE_RETURN_IF_ERROR(get_name(descriptor, object, "cpu", &program->cpu));
  return parse_features(descriptor, object, program);
}

static cotile_status_t parse_buffers(cotile_descriptor_t *descriptor, const cotile_json_t *object,
                                     int32_t pack_count, cotile_function_buffers_t *buffers) {
  COTILE_RETURN_IF_ERROR(cotile_json_check_object(object));
  COTILE_RETURN_IF_ERROR(parse_indices(descriptor, object, "parameters",
                                       descriptor->parameters.count, &buffers->parameters));
  return parse_indices(descriptor, object, "packs", pack_count, &buffers->packs);
}

static cotile_status_t parse_all_buffers(cotile_descriptor_t *descriptor,
                                         const cotile_json_t *object,
                                         cotile_program_facts_t *program) {
  const cotile_json_t *array;
  int32_t count;
  void *memory;
  COTILE_RETURN_IF_ERROR(allocate_items(
      descriptor, object, "functions", sizeof(cotile_function_buffers_t), &array, &count, &memory));
  if (count != descriptor->function_count)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "%d functions, the module has %d", count,
                              descriptor->function_count);
  cotile_function_buffers_t *functions = memory;
  program->functions = functions;
  const cotile_json_t *item = NULL;
  for (int32_t i = 0; i < count; i++) {
    item = cotile_json_next(array, item);
    cotile_status_t status = parse_buffers(descriptor, item, program->pack_count, &functions[i]);
    if (status) return cotile_status_annotate(status, "functions[%d]", i);
  }
  return COTILE_SUCCESS;
}

static cotile_status_t parse_program(cotile_descriptor_t *descriptor, const cotile_json_t *object,
                                     cotile_program_facts_t *program) {
  int64_t packs;
  COTILE_RETURN_IF_ERROR(cotile_json_check_object(object));
  COTILE_RETURN_IF_ERROR(get_name(descriptor, object, "target", &program->target));
  COTILE_RETURN_IF_ERROR(parse_code(descriptor, object, program));
  COTILE_RETURN_IF_ERROR(parse_cpu(descriptor, object, program));
  COTILE_RETURN_IF_ERROR(cotile_json_to_integer(cotile_json_get(object, "packs"), "\"packs\"", 0,
                                                INT32_MAX / 1024, &packs));
  program->pack_count = (int32_t)packs;
  COTILE_RETURN_IF_ERROR(parse_all_buffers(descriptor, object, program));
  return parse_dispatches(descriptor, object, program);
}

static cotile_status_t parse_programs(cotile_descriptor_t *descriptor, const cotile_json_t *root) {
  const cotile_json_t *array;
  void *memory;
  COTILE_RETURN_IF_ERROR(allocate_items(descriptor, root, "programs",
                                        sizeof(cotile_program_facts_t), &array,
                                        &descriptor->program_count, &memory));
  cotile_program_facts_t *programs = memory;
  descriptor->programs = programs;
  if (!descriptor->program_count)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "the module has no program");
  const cotile_json_t *item = NULL;
  for (int32_t i = 0; i < descriptor->program_count; i++) {
    item = cotile_json_next(array, item);
    cotile_status_t status = parse_program(descriptor, item, &programs[i]);
    if (status) return cotile_status_annotate(status, "programs[%d]", i);
  }
  return COTILE_SUCCESS;
}

// --- The whole ---

static cotile_status_t check_unique_parameters(const cotile_named_types_t *parameters) {
  for (int32_t i = 0; i < parameters->count; i++)
    for (int32_t j = 0; j < i; j++)
      if (!strcmp(parameters->items[i].name, parameters->items[j].name))
        return COTILE_MAKE_STATUS(COTILE_INVALID, "the parameter '%s' is listed twice",
                                  parameters->items[i].name);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_descriptor_check_version(uint64_t version) {
  if (version == COTILE_MODULE_VERSION) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                            "the module has version %llu, this Cotile reads version %d: compile "
                            "it again",
                            (unsigned long long)version, COTILE_MODULE_VERSION);
}

static cotile_status_t check_version(const cotile_json_t *root) {
  int64_t version;
  COTILE_RETURN_IF_ERROR(cotile_json_check_object(root));
  COTILE_RETURN_IF_ERROR(cotile_json_to_integer(cotile_json_get(root, "version"), "\"version\"", 1,
                                                INT32_MAX, &version));
  return cotile_descriptor_check_version((uint64_t)version);
}

static cotile_status_t parse_root(cotile_descriptor_t *descriptor, const cotile_json_t *root) {
  COTILE_RETURN_IF_ERROR(check_version(root));
  COTILE_RETURN_IF_ERROR(get_name(descriptor, root, "name", &descriptor->name));
  COTILE_RETURN_IF_ERROR(
      parse_named_types(descriptor, root, "parameters", true, &descriptor->parameters));
  COTILE_RETURN_IF_ERROR(check_unique_parameters(&descriptor->parameters));
  COTILE_RETURN_IF_ERROR(parse_functions(descriptor, root));
  return parse_programs(descriptor, root);
}

static cotile_status_t check_header(const unsigned char *section, size_t size,
                                    struct cotile_descriptor_header *out_header) {
  if (size < sizeof *out_header)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "%zu bytes are too few", size);
  memcpy(out_header, section, sizeof *out_header);
  if (memcmp(out_header->magic, COTILE_DESCRIPTOR_MAGIC, sizeof out_header->magic))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "it does not start with " COTILE_DESCRIPTOR_MAGIC);
  if (out_header->length > size - sizeof *out_header)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "it is cut off: %u bytes announced, %zu present",
                              out_header->length, size - sizeof *out_header);
  if (out_header->crc32 != cotile_crc32(section + sizeof *out_header, out_header->length))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "its checksum is wrong");
  return COTILE_SUCCESS;
}

cotile_status_t cotile_descriptor_init(cotile_descriptor_t *descriptor,
                                       const unsigned char *section, size_t size,
                                       const cotile_allocator_t *allocator) {
  struct cotile_descriptor_header header;
  cotile_json_document_t document;
  *descriptor = (cotile_descriptor_t){0};
  cotile_region_init(&descriptor->memory, allocator);
  cotile_status_t status = check_header(section, size, &header);
  if (!status)
    status = cotile_json_document_init(&document, (const char *)section + sizeof header,
                                       header.length, NULL, allocator);
  if (!status) {
    status = parse_root(descriptor, cotile_json_root(&document));
    cotile_json_document_deinit(&document);
  }
  if (!status) return COTILE_SUCCESS;
  cotile_descriptor_deinit(descriptor);
  return cotile_status_annotate(status, "module descriptor");
}

void cotile_descriptor_deinit(cotile_descriptor_t *descriptor) {
  cotile_region_deinit(&descriptor->memory);
  *descriptor = (cotile_descriptor_t){.memory = descriptor->memory};
}
