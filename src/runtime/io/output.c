// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/file.h"
#include "cotile/io.h"
#include "runtime/io/npy.h"
#include "runtime/io/tensor_file.h"

struct cotile_output {
  cotile_file_writer_t writer;
};

static cotile_status_t append_header(cotile_file_writer_t *writer,
                                     const cotile_tensor_type_t *type) {
  cotile_string_t header;
  cotile_string_init(&header, writer->allocator);
  cotile_status_t status = cotile_npy_append_header(&header, type);
  if (!status)
    status = cotile_file_writer_append(writer, cotile_string_text(&header), header.length);
  cotile_string_deinit(&header);
  return status;
}

static cotile_status_t write_tensor(cotile_file_writer_t *writer, cotile_file_kind_t kind,
                                    const cotile_view_t *view) {
  int64_t elements;
  size_t bytes;
  COTILE_RETURN_IF_ERROR(cotile_tensor_type_size(&view->type, &elements, &bytes));
  if (kind == COTILE_FILE_NPY) COTILE_RETURN_IF_ERROR(append_header(writer, &view->type));
  COTILE_RETURN_IF_ERROR(cotile_file_writer_append(writer, view->data, bytes));
  return cotile_file_writer_finish(writer);
}

cotile_status_t cotile_output_create(const char *path, const cotile_view_t *view,
                                     const cotile_allocator_t *allocator,
                                     cotile_output_t **out_output) {
  cotile_file_kind_t kind;
  void *memory;
  *out_output = NULL;
  if (!allocator) allocator = cotile_allocator_system();
  COTILE_RETURN_IF_ERROR(cotile_file_kind(path, &kind));
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, 1, sizeof(cotile_output_t), &memory));
  cotile_output_t *output = memory;
  cotile_status_t status = cotile_file_writer_init(&output->writer, path, allocator);
  if (!status) status = write_tensor(&output->writer, kind, view);
  if (status)
    cotile_output_release(output);
  else
    *out_output = output;
  return status;
}

cotile_status_t cotile_output_commit(cotile_output_t *output) {
  return cotile_file_writer_commit(&output->writer);
}

void cotile_output_release(cotile_output_t *output) {
  if (!output) return;
  const cotile_allocator_t *allocator = output->writer.allocator;
  cotile_file_writer_deinit(&output->writer);
  cotile_deallocate(allocator, output);
}
