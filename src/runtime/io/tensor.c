// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/file.h"
#include "base/region.h"
#include "cotile/io.h"
#include "runtime/io/npy.h"
#include "runtime/io/tensor_file.h"

#include <string.h>

struct cotile_tensor {
  cotile_view_t view;
  cotile_region_t memory; // the elements
};

cotile_status_t cotile_tensor_create(const cotile_tensor_type_t *type,
                                     const cotile_allocator_t *allocator,
                                     cotile_tensor_t **out_tensor) {
  int64_t elements;
  size_t bytes;
  void *memory;
  *out_tensor = NULL;
  if (!allocator) allocator = cotile_allocator_system();
  COTILE_RETURN_IF_ERROR(cotile_tensor_type_size(type, &elements, &bytes));
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, 1, sizeof(cotile_tensor_t), &memory));
  cotile_tensor_t *tensor = memory;
  tensor->view.type = *type;
  cotile_region_init(&tensor->memory, allocator);
  cotile_status_t status =
      cotile_region_allocate_array(&tensor->memory, bytes, 1, &tensor->view.data);
  if (status)
    cotile_tensor_release(tensor);
  else
    *out_tensor = tensor;
  return status;
}

void cotile_tensor_release(cotile_tensor_t *tensor) {
  if (!tensor) return;
  cotile_region_deinit(&tensor->memory);
  cotile_deallocate(tensor->memory.allocator, tensor);
}

cotile_view_t cotile_tensor_view(const cotile_tensor_t *tensor) { return tensor->view; }

cotile_status_t cotile_file_kind(const char *path, cotile_file_kind_t *out_kind) {
  const char *name = strrchr(path, '/');
  const char *extension = strrchr(name ? name : path, '.');
  *out_kind = extension && !strcmp(extension, ".bin") ? COTILE_FILE_BIN : COTILE_FILE_NPY;
  if (extension && (!strcmp(extension, ".bin") || !strcmp(extension, ".npy")))
    return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                            "%s: files of kind '%s' are not supported; *.npy and *.bin are", path,
                            extension ? extension : "(no extension)");
}

// Copies elements whose first index varies fastest.
static void copy_fortran(const cotile_npy_t *npy, cotile_view_t *view, int64_t elements) {
  const cotile_tensor_type_t *type = &npy->type;
  size_t size = cotile_element_size(type->element);
  int64_t index[COTILE_MAX_RANK] = {0}, stride[COTILE_MAX_RANK];
  for (int d = 0; d < type->rank; d++) stride[d] = d ? stride[d - 1] * type->dims[d - 1] : 1;
  for (int64_t i = 0, source = 0; i < elements; i++) {
    memcpy((char *)view->data + (size_t)i * size, npy->data + (size_t)source * size, size);
    for (int d = type->rank - 1; d >= 0; d--) {
      source += stride[d];
      if (++index[d] < type->dims[d]) break;
      source -= stride[d] * index[d];
      index[d] = 0;
    }
  }
}

static cotile_status_t check_booleans(const cotile_view_t *view, size_t bytes) {
  for (size_t i = 0; i < bytes && view->type.element == COTILE_I1; i++)
    if (((const unsigned char *)view->data)[i] > 1)
      return COTILE_MAKE_STATUS(COTILE_INVALID, "element %zu is %d, an i1 is 0 or 1", i,
                                ((const unsigned char *)view->data)[i]);
  return COTILE_SUCCESS;
}

static cotile_status_t parse_npy(const cotile_mapping_t *file, const cotile_tensor_type_t *wanted,
                                 cotile_npy_t *out_npy) {
  char expected[COTILE_TYPE_TEXT], got[COTILE_TYPE_TEXT];
  COTILE_RETURN_IF_ERROR(cotile_npy_parse(file->data, file->size, wanted, out_npy));
  if (!wanted || cotile_tensor_type_accepts(wanted, &out_npy->type)) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INVALID, "expected %s, the file has %s",
                            cotile_tensor_type_text(wanted, expected),
                            cotile_tensor_type_text(&out_npy->type, got));
}

// A .bin file as if it were an .npy file of the wanted type.
static cotile_status_t parse_bin(const cotile_mapping_t *file, const cotile_tensor_type_t *wanted,
                                 cotile_npy_t *out_npy) {
  int64_t elements;
  size_t bytes;
  char text[COTILE_TYPE_TEXT];
  if (!wanted)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "a .bin file needs a type: 2x3xf32=@x.bin");
  COTILE_RETURN_IF_ERROR(cotile_tensor_type_size(wanted, &elements, &bytes));
  if (bytes != file->size)
    return COTILE_MAKE_STATUS(COTILE_INVALID, "%s has %zu bytes, the file has %zu",
                              cotile_tensor_type_text(wanted, text), bytes, file->size);
  *out_npy = (cotile_npy_t){.type = *wanted, .data = file->data};
  return COTILE_SUCCESS;
}

static cotile_status_t copy_elements(const cotile_npy_t *npy, const cotile_allocator_t *allocator,
                                     cotile_tensor_t **out_tensor) {
  int64_t elements;
  size_t bytes;
  COTILE_RETURN_IF_ERROR(cotile_tensor_type_size(&npy->type, &elements, &bytes));
  COTILE_RETURN_IF_ERROR(cotile_tensor_create(&npy->type, allocator, out_tensor));
  if (npy->fortran_order && npy->type.rank > 1)
    copy_fortran(npy, &(*out_tensor)->view, elements);
  else if (bytes)
    memcpy((*out_tensor)->view.data, npy->data, bytes);
  cotile_status_t status = check_booleans(&(*out_tensor)->view, bytes);
  if (!status) return COTILE_SUCCESS;
  cotile_tensor_release(*out_tensor);
  *out_tensor = NULL;
  return status;
}

cotile_status_t cotile_tensor_read(const char *path, const cotile_tensor_type_t *type,
                                   const cotile_allocator_t *allocator,
                                   cotile_tensor_t **out_tensor) {
  cotile_file_kind_t kind;
  cotile_mapping_t file;
  cotile_npy_t npy;
  *out_tensor = NULL;
  COTILE_RETURN_IF_ERROR(cotile_file_kind(path, &kind));
  COTILE_RETURN_IF_ERROR(cotile_mapping_init(&file, path));
  cotile_status_t status =
      kind == COTILE_FILE_BIN ? parse_bin(&file, type, &npy) : parse_npy(&file, type, &npy);
  if (!status) status = copy_elements(&npy, allocator, out_tensor);
  cotile_mapping_deinit(&file);
  return cotile_status_annotate(status, "%s", path);
}
