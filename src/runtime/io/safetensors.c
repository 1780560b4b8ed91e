// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/io/safetensors.h"

#include "base/json.h"
#include "base/size.h"

#include <stdlib.h>
#include <string.h>

// The limit that the format's reference implementation sets.
enum { MAX_HEADER = 100000000 };

static const struct {
  const char *dtype;
  cotile_element_t element;
} dtypes[] = {
    {"F64", COTILE_F64}, {"F32", COTILE_F32}, {"F16", COTILE_F16}, {"BF16", COTILE_BF16},
    {"I64", COTILE_I64}, {"I32", COTILE_I32}, {"I16", COTILE_I16}, {"I8", COTILE_I8},
    {"U64", COTILE_I64}, {"U32", COTILE_I32}, {"U16", COTILE_I16}, {"U8", COTILE_I8},
    {"BOOL", COTILE_I1},
};

struct extent {
  int64_t begin, end;
  const char *name;
};

struct parser {
  const unsigned char *data; // of all tensors
  int64_t size;
  cotile_region_t *region;
  struct extent *extents; // one per tensor
};

static bool find_element(const char *dtype, cotile_element_t *out_element) {
  for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++) {
    if (strcmp(dtypes[i].dtype, dtype)) continue;
    *out_element = dtypes[i].element;
    return true;
  }
  return false;
}

static cotile_status_t parse_offsets(const cotile_json_t *object, int64_t size,
                                     struct extent *extent) {
  const cotile_json_t *offsets;
  COTILE_RETURN_IF_ERROR(cotile_json_get_array(object, "data_offsets", &offsets));
  if (offsets->count != 2)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "\"data_offsets\" is not a pair");
  const cotile_json_t *begin = cotile_json_next(offsets, NULL);
  COTILE_RETURN_IF_ERROR(cotile_json_to_integer(begin, "a data offset", 0, size, &extent->begin));
  return cotile_json_to_integer(cotile_json_next(offsets, begin), "a data offset", extent->begin,
                                size, &extent->end);
}

static cotile_status_t parse_shape(const cotile_json_t *object, cotile_stored_tensor_t *tensor) {
  const cotile_json_t *shape;
  COTILE_RETURN_IF_ERROR(cotile_json_get_array(object, "shape", &shape));
  size_t rank = shape->count;
  if (rank > COTILE_MAX_RANK) tensor->known = false;
  int64_t *next = tensor->type.dims;
  for (const cotile_json_t *item = NULL; (item = cotile_json_next(shape, item));) {
    int64_t dim;
    COTILE_RETURN_IF_ERROR(cotile_json_to_integer(item, "a dimension", 0, INT64_MAX, &dim));
    if (tensor->known) *next++ = dim;
  }
  tensor->type.rank = tensor->known ? (int32_t)rank : 0;
  return COTILE_SUCCESS;
}

static cotile_status_t check_extent(const cotile_stored_tensor_t *tensor,
                                    const struct extent *extent) {
  int64_t elements;
  size_t bytes;
  if (!tensor->known) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(cotile_tensor_type_size(&tensor->type, &elements, &bytes));
  if ((int64_t)bytes == extent->end - extent->begin) return COTILE_SUCCESS;
  char text[COTILE_TYPE_TEXT];
  return COTILE_MAKE_STATUS(COTILE_INVALID, "%s has %zu bytes, its data offsets span %lld",
                            cotile_tensor_type_text(&tensor->type, text), bytes,
                            (long long)(extent->end - extent->begin));
}

static cotile_status_t parse_tensor(struct parser *parser, const cotile_json_t *object,
                                    cotile_stored_tensor_t *tensor, struct extent *extent) {
  const char *dtype;
  COTILE_RETURN_IF_ERROR(cotile_json_check_object(object));
  COTILE_RETURN_IF_ERROR(cotile_json_get_text(object, "dtype", &dtype));
  COTILE_RETURN_IF_ERROR(cotile_region_copy_text(parser->region, dtype, &tensor->dtype));
  tensor->known = find_element(dtype, &tensor->type.element);
  COTILE_RETURN_IF_ERROR(parse_shape(object, tensor));
  COTILE_RETURN_IF_ERROR(parse_offsets(object, parser->size, extent));
  tensor->data = parser->data + extent->begin;
  return check_extent(tensor, extent);
}

static cotile_status_t parse_tensors(struct parser *parser, const cotile_json_t *root,
                                     cotile_stored_tensor_t *tensors, size_t *out_count) {
  size_t count = 0;
  for (const cotile_json_t *item = NULL; (item = cotile_json_next(root, item));) {
    const char *name = item->key;
    if (!strcmp(name, "__metadata__")) continue;
    cotile_stored_tensor_t *tensor = &tensors[count];
    COTILE_RETURN_IF_ERROR(cotile_region_copy_text(parser->region, name, &tensor->name));
    parser->extents[count].name = tensor->name;
    cotile_status_t status = parse_tensor(parser, item, tensor, &parser->extents[count]);
    if (status) return cotile_status_annotate(status, "tensor '%s'", name);
    count++;
  }
  *out_count = count;
  return COTILE_SUCCESS;
}

static int compare_extents(const void *left, const void *right) {
  const struct extent *a = left, *b = right;
  if (a->begin != b->begin) return a->begin < b->begin ? -1 : 1;
  return a->end < b->end ? -1 : a->end > b->end;
}

static cotile_status_t check_coverage(struct parser *parser, size_t count) {
  int64_t end = 0;
  if (count) qsort(parser->extents, count, sizeof *parser->extents, compare_extents);
  for (size_t i = 0; i < count; i++) {
    const struct extent *extent = &parser->extents[i];
    if (extent->begin < end)
      return COTILE_MAKE_STATUS(COTILE_INVALID, "tensors '%s' and '%s' overlap",
                                parser->extents[i - 1].name, extent->name);
    if (extent->begin > end)
      return COTILE_MAKE_STATUS(COTILE_INVALID, "gap before tensor '%s'", extent->name);
    end = extent->end;
  }
  if (end == parser->size) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "the tensors have %lld bytes, the file has %lld",
                            (long long)end, (long long)parser->size);
}

static cotile_status_t parse_root(struct parser *parser, const cotile_json_t *root,
                                  cotile_stored_tensor_t **out_tensors, size_t *out_count) {
  void *tensors, *extents;
  COTILE_RETURN_IF_ERROR(cotile_json_check_object(root));
  size_t limit = root->count;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate_array(parser->region, limit,
                                                      sizeof(cotile_stored_tensor_t), &tensors));
  COTILE_RETURN_IF_ERROR(
      cotile_region_allocate_array(parser->region, limit, sizeof(struct extent), &extents));
  parser->extents = extents;
  *out_tensors = tensors;
  COTILE_RETURN_IF_ERROR(parse_tensors(parser, root, tensors, out_count));
  return check_coverage(parser, *out_count);
}

static cotile_status_t read_header_length(const unsigned char *image, size_t size,
                                          size_t *out_length) {
  uint64_t length = 0;
  *out_length = 0;
  if (size < 8)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "not a safetensors file: only %zu bytes", size);
  for (int i = 7; i >= 0; i--) length = length << 8 | image[i];
  if (length > MAX_HEADER || length > size - 8)
    return COTILE_MAKE_STATUS(COTILE_INVALID,
                              "not a safetensors file, or cut off: a header of %llu bytes",
                              (unsigned long long)length);
  *out_length = (size_t)length;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_safetensors_parse(const unsigned char *image, size_t size,
                                         cotile_region_t *region,
                                         cotile_stored_tensor_t **out_tensors, size_t *out_count) {
  size_t length;
  cotile_json_document_t document;
  *out_tensors = NULL;
  *out_count = 0;
  COTILE_RETURN_IF_ERROR(read_header_length(image, size, &length));
  struct parser parser = {
      .data = image + 8 + length, .size = (int64_t)(size - 8 - length), .region = region};
  COTILE_RETURN_IF_ERROR(cotile_json_document_init(&document, (const char *)image + 8, length, NULL,
                                                   region->allocator));
  cotile_status_t status = parse_root(&parser, cotile_json_root(&document), out_tensors, out_count);
  cotile_json_document_deinit(&document);
  if (!status) return COTILE_SUCCESS;
  *out_tensors = NULL;
  *out_count = 0;
  return status;
}
