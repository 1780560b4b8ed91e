// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/package/constant_bytes.h"

#include <string.h>

#include "base/size.h"
#include "ir/extras.h"
#include "ir/query.h"

typedef struct elements {
  MlirAttribute value;
  cotile_element_t type;
  int64_t count, size; // of one in bytes
  const char *raw;     // null: to be read one by one
  bool is_splat;       // `raw` is one element
} elements_t;

static cotile_status_t describe_type(MlirAttribute value, elements_t *elements) {
  MlirType type = mlirAttributeGetType(value);
  int64_t dims[COTILE_MAX_RANK];
  int64_t rank = mlirShapedTypeGetRank(type);
  if (rank > COTILE_MAX_RANK ||
      !cotile_element_from_type(mlirShapedTypeGetElementType(type), &elements->type))
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "a constant of this type is not supported yet");
  for (int i = 0; i < rank; i++) dims[i] = cotile_static_dim(type, i);
  if (!cotile_shape_elements(dims, (int)rank, &elements->count))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "a constant is too large");
  elements->size = (int64_t)cotile_element_size(elements->type);
  return COTILE_SUCCESS;
}

static cotile_status_t describe_resource(elements_t *elements) {
  MlirStringRef bytes = cotile_extras_resource_bytes(elements->value);
  int64_t size;
  if (!bytes.data && elements->count > 0)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "a dense_resource has no data");
  if (!cotile_mul(elements->count, elements->size, &size) || (int64_t)bytes.length != size)
    return COTILE_MAKE_STATUS(COTILE_INVALID,
                              "a dense_resource has %zu bytes, its type needs %lld elements of "
                              "%lld bytes",
                              bytes.length, (long long)elements->count, (long long)elements->size);
  elements->raw = bytes.data;
  return COTILE_SUCCESS;
}

static cotile_status_t describe(MlirAttribute value, elements_t *elements) {
  *elements = (elements_t){.value = value};
  bool is_resource =
      !mlirAttributeIsADenseElements(value) && cotile_extras_resource_bytes(value).data != NULL;
  if (!mlirAttributeIsAElements(value) || (!mlirAttributeIsADenseElements(value) && !is_resource))
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                              "a constant that is neither dense nor a dense_resource with data is "
                              "not supported yet");
  COTILE_RETURN_IF_ERROR(describe_type(value, elements));
  if (is_resource) return describe_resource(elements);
  elements->is_splat = mlirDenseElementsAttrIsSplat(value);
  if (elements->type != COTILE_I1) elements->raw = mlirDenseElementsAttrGetRawData(value);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_constant_size(MlirAttribute value, int64_t *out_bytes) {
  elements_t elements;
  *out_bytes = 0;
  COTILE_RETURN_IF_ERROR(describe(value, &elements));
  if (!cotile_mul(elements.count, elements.size, out_bytes))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "a constant is too large");
  return COTILE_SUCCESS;
}

// One element at `out`.
static void copy_element(const elements_t *elements, int64_t i, char *out) {
  if (elements->raw)
    memcpy(out, elements->raw + (elements->is_splat ? 0 : i * elements->size),
           (size_t)elements->size);
  else // MLIR may keep i1 as bits
    *out = (char)(elements->is_splat ? mlirDenseElementsAttrGetBoolSplatValue(elements->value)
                                     : mlirDenseElementsAttrGetBoolValue(elements->value, i));
}

typedef cotile_status_t sink_fn(void *user, const void *bytes, size_t size);

// In blocks; all blocks of a splat are the same.
static cotile_status_t pass_by_element(const elements_t *elements, sink_fn *sink, void *user) {
  char block[65536];
  int64_t per_block = (int64_t)sizeof block / elements->size, filled = 0;
  for (int64_t first = 0; first < elements->count; first += per_block) {
    int64_t count = cotile_min(per_block, elements->count - first);
    for (int64_t i = elements->is_splat ? filled : 0; i < count; i++)
      copy_element(elements, first + i, block + i * elements->size);
    filled = count;
    COTILE_RETURN_IF_ERROR(sink(user, block, (size_t)(count * elements->size)));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t pass(MlirAttribute value, sink_fn *sink, void *user) {
  elements_t elements;
  COTILE_RETURN_IF_ERROR(describe(value, &elements));
  if (elements.is_splat || !elements.raw) return pass_by_element(&elements, sink, user);
  return sink(user, elements.raw, (size_t)(elements.count * elements.size));
}

static cotile_status_t write(void *writer, const void *bytes, size_t size) {
  return cotile_file_writer_append(writer, bytes, size);
}

cotile_status_t cotile_constant_write(MlirAttribute value, cotile_file_writer_t *writer) {
  return pass(value, write, writer);
}

static cotile_status_t hash(void *hash128, const void *bytes, size_t size) {
  cotile_hash128_add(hash128, bytes, size);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_constant_hash(MlirAttribute value, cotile_hash128_t *inout_hash) {
  return pass(value, hash, inout_hash);
}
