// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A gpu.func as a whole: its arguments, attributions, sizes and body.
#include <mlir-c/BuiltinAttributes.h>

#include <stdio.h>
#include <string.h>

#include "base/allocator.h"
#include "base/size.h"
#include "ir/mlir_context.h"
#include "ir/query.h"
#include "spmd_decode.h"

enum { MAX_THREADS = 1024 };

// --- Sizes ---

static bool read_array(MlirAttribute attribute, int64_t out_sizes[3]) {
  if (mlirAttributeIsNull(attribute) || !mlirAttributeIsADenseI32Array(attribute) ||
      mlirDenseArrayGetNumElements(attribute) != 3)
    return false;
  for (int i = 0; i < 3; i++) out_sizes[i] = mlirDenseI32ArrayGetElement(attribute, i);
  return true;
}

// The C API does not know #spirv.entry_point_abi<workgroup_size = [16, 8, 1]>.
static bool read_entry_point(spmd_decoder_t *decoder, MlirOperation function,
                             int64_t out_sizes[3]) {
  MlirAttribute attribute = cotile_op_attribute(function, "spirv.entry_point_abi");
  if (mlirAttributeIsNull(attribute)) return false;
  const char *text = strstr(cotile_attribute_text(decoder->arena, attribute), "workgroup_size = [");
  long long sizes[3];
  if (!text ||
      sscanf(text, "workgroup_size = [%lld, %lld, %lld]", &sizes[0], &sizes[1], &sizes[2]) != 3)
    return false;
  for (int i = 0; i < 3; i++) out_sizes[i] = sizes[i];
  return true;
}

static cotile_status_t decode_block_size(spmd_decoder_t *decoder, MlirOperation function) {
  int64_t sizes[3], threads, *block = decoder->kernel->block;
  bool is_known = false;
  static const char *const names[] = {"known_block_size", "gpu.known_block_size", NULL};
  for (int i = 0; i < 3; i++) {
    bool is_there = names[i] ? read_array(cotile_op_attribute(function, names[i]), sizes)
                             : read_entry_point(decoder, function, sizes);
    if (!is_there) continue;
    if (is_known && memcmp(sizes, block, sizeof sizes) != 0)
      return spmd_refuse(decoder, function, "two block sizes that differ");
    memcpy(block, sizes, sizeof sizes);
    is_known = true;
  }
  if (!is_known)
    return spmd_refuse(decoder, function, "neither known_block_size nor spirv.entry_point_abi");
  if (!cotile_shape_elements(block, 3, &threads) || threads < 1 || threads > MAX_THREADS)
    return spmd_refuse(decoder, function, "a block that has not 1 to %d threads", MAX_THREADS);
  return COTILE_SUCCESS;
}

static void decode_grid_size(spmd_decoder_t *decoder, MlirOperation function) {
  int64_t *grid = decoder->kernel->grid;
  if (read_array(cotile_op_attribute(function, "known_grid_size"), grid) ||
      read_array(cotile_op_attribute(function, "gpu.known_grid_size"), grid))
    return;
  for (int i = 0; i < 3; i++) grid[i] = -1;
}

// --- Arguments ---

static cotile_status_t decode_argument(spmd_decoder_t *decoder, MlirOperation function,
                                       MlirValue value, int number) {
  spmd_kernel_t *kernel = decoder->kernel;
  const spmd_value_t *scalar;
  if (mlirTypeIsAMemRef(mlirValueGetType(value))) {
    if (spmd_is_shared(decoder, mlirValueGetType(value)))
      return spmd_refuse(decoder, function, "argument %d in shared memory", number);
    COTILE_RETURN_IF_ERROR(spmd_decode_buffer(decoder, function, value, number));
  } else {
    COTILE_RETURN_IF_ERROR(spmd_decode_value(decoder, function, value, &scalar));
    if (scalar->lanes != 1) return spmd_refuse(decoder, function, "argument %d", number);
  }
  kernel->arguments[number] = spmd_find_value(decoder, value);
  kernel->argument_locations[number] = cotile_location(decoder->arena, mlirValueGetLocation(value));
  return COTILE_SUCCESS;
}

static cotile_status_t decode_arguments(spmd_decoder_t *decoder, MlirOperation function) {
  MlirType type = mlirTypeAttrGetValue(cotile_op_attribute(function, "function_type"));
  int count = (int)mlirFunctionTypeGetNumInputs(type);
  int total = (int)mlirBlockGetNumArguments(decoder->entry);
  int64_t shared = 0;
  cotile_op_integer(function, "workgroup_attributions", &shared);
  decoder->kernel->argument_count = count;
  decoder->kernel->arguments = COTILE_ARENA_NEW(decoder->arena, count, const spmd_value_t *);
  decoder->kernel->argument_locations = COTILE_ARENA_NEW(decoder->arena, count, cotile_location_t);
  if (mlirFunctionTypeGetNumResults(type)) return spmd_refuse(decoder, function, "results");
  if (total > count + shared) return spmd_refuse(decoder, function, "private memory");
  for (int i = 0; i < total; i++) {
    MlirValue value = mlirBlockGetArgument(decoder->entry, i);
    COTILE_RETURN_IF_ERROR(i < count ? decode_argument(decoder, function, value, i)
                                     : spmd_decode_buffer(decoder, function, value, -1));
  }
  return COTILE_SUCCESS;
}

// --- The kernel ---

static cotile_status_t decode_kernel(MlirOperation function, spmd_kernel_t *kernel) {
  spmd_decoder_t decoder = {.kernel = kernel, .arena = &kernel->arena};
  cotile_value_map_init(&decoder.values, &kernel->arena);
  if (!cotile_op_is(function, "gpu.func")) return spmd_refuse(&decoder, function, "no gpu.func");
  decoder.entry = cotile_op_body(function);
  if (mlirBlockIsNull(decoder.entry)) return spmd_refuse(&decoder, function, "no body");
  MlirStringRef name = cotile_op_string(function, "sym_name");
  kernel->name = cotile_arena_copy(&kernel->arena, name.data, name.length);
  COTILE_RETURN_IF_ERROR(decode_block_size(&decoder, function));
  decode_grid_size(&decoder, function);
  COTILE_RETURN_IF_ERROR(decode_arguments(&decoder, function));
  return spmd_decode_region(&decoder, function, 0, "gpu.return", &kernel->body);
}

cotile_status_t spmd_kernel_create(MlirOperation function, spmd_kernel_t **out_kernel) {
  *out_kernel = NULL;
  spmd_kernel_t *kernel;
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(cotile_allocator_system(), 1, sizeof *kernel, (void **)&kernel));
  cotile_arena_init(&kernel->arena);
  cotile_status_t status = decode_kernel(function, kernel);
  if (status)
    spmd_kernel_destroy(kernel);
  else
    *out_kernel = kernel;
  return status;
}

void spmd_kernel_destroy(spmd_kernel_t *kernel) {
  if (!kernel) return;
  cotile_arena_deinit(&kernel->arena);
  cotile_deallocate(cotile_allocator_system(), kernel);
}

typedef struct search {
  const char *name; // null: any
  MlirOperation found;
} search_t;

static MlirWalkResult visit(MlirOperation op, void *user) {
  search_t *search = user;
  if (!cotile_op_is(op, "gpu.func") ||
      (search->name && !cotile_str_equal(cotile_op_string(op, "sym_name"), search->name)))
    return MlirWalkResultAdvance;
  search->found = op;
  return MlirWalkResultInterrupt;
}

cotile_status_t spmd_kernel_create_from_module(MlirModule module, const char *name,
                                               spmd_kernel_t **out_kernel) {
  search_t search = {.name = name};
  *out_kernel = NULL;
  mlirOperationWalk(mlirModuleGetOperation(module), visit, &search, MlirWalkPreOrder);
  if (mlirOperationIsNull(search.found))
    return COTILE_MAKE_STATUS(COTILE_NOT_FOUND, "no gpu.func %s", name ? name : "at all");
  return spmd_kernel_create(search.found, out_kernel);
}

cotile_status_t spmd_kernel_create_from_text(const char *text, const char *file, const char *name,
                                             spmd_kernel_t **out_kernel) {
  cotile_arena_t arena;
  cotile_diagnostics_t diagnostics;
  MlirModule module;
  *out_kernel = NULL;
  cotile_arena_init(&arena);
  cotile_diagnostics_init(&diagnostics, &arena);
  MlirContext context = cotile_mlir_context_create(&diagnostics);
  cotile_status_t status = cotile_parse_module(context, text, strlen(text), file, &module);
  if (!status) {
    status = spmd_kernel_create_from_module(module, name, out_kernel);
    mlirModuleDestroy(module);
  } else if (diagnostics.first) {
    status = cotile_status_annotate(status, "%s:%lld: %s", file,
                                    (long long)diagnostics.first->location.line,
                                    diagnostics.first->message);
  }
  cotile_mlir_context_destroy(context);
  cotile_arena_deinit(&arena);
  return status;
}

const int64_t *spmd_kernel_block(const spmd_kernel_t *kernel) { return kernel->block; }
int spmd_kernel_argument_count(const spmd_kernel_t *kernel) { return kernel->argument_count; }

int64_t spmd_kernel_shared_bytes(const spmd_kernel_t *kernel) {
  int64_t bytes = 0;
  for (int i = 0; i < kernel->buffer_count; i++) {
    const spmd_buffer_type_t *buffer = &kernel->buffers[i];
    int64_t size = buffer->element_lanes * (int64_t)cotile_element_size(buffer->element);
    for (int dim = 0; dim < buffer->rank; dim++) size *= buffer->dims[dim];
    if (buffer->argument < 0) bytes += size;
  }
  return bytes;
}
