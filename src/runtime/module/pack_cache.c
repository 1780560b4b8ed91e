// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file is a header, one entry per pack, and the packs, each at a page, with zeros between them.
// Whoever has the key knows all of it but the packs themselves and their hashes: a reader hashes
// the packs, builds the first part as it must be and compares bytes.
//
// The key stands for the code, which has a hash in the module's descriptor, for the names and types
// of all parameters, and for the contents of those that the recorded commands read.
#include "runtime/module/pack_cache.h"

#include "base/file.h"
#include "base/size.h"
#include "runtime/hal/host_bytes.h"

#include <stdio.h>
#include <string.h>

enum { FORMAT_VERSION = 1, PAGE = 4096 };

struct file_header {
  char magic[8];
  uint32_t version, pack_count;
  cotile_hash128_t key;
  uint64_t file_size;
};

struct file_entry {
  uint64_t offset, size;
  cotile_hash128_t hash;
};

static const char magic[8] = {'C', 'O', 'T', 'I', 'L', 'E', 'P', 'K'};
static const char zeros[PAGE];

static int32_t pack_count(const cotile_pack_cache_t *cache) { return cache->packing->result_count; }

static uint64_t pack_size(const cotile_pack_cache_t *cache, int32_t pack) {
  return (uint64_t)cache->packing->results[pack].view.type.dims[0];
}

// --- The layout ---

static uint64_t round_up(uint64_t size) { return (size + PAGE - 1) / PAGE * PAGE; }

static uint64_t size_of_head(const cotile_pack_cache_t *cache) {
  return sizeof(struct file_header) + (uint64_t)pack_count(cache) * sizeof(struct file_entry);
}

static cotile_status_t lay_out(cotile_pack_cache_t *cache) {
  size_t count = (size_t)pack_count(cache);
  void *memory;
  COTILE_RETURN_IF_ERROR(
      cotile_region_allocate_array(&cache->tables, count, sizeof *cache->offsets, &memory));
  cache->offsets = memory;
  COTILE_RETURN_IF_ERROR(
      cotile_region_allocate_array(&cache->tables, count, sizeof *cache->hashes, &memory));
  cache->hashes = memory;
  cache->file_size = size_of_head(cache);
  for (int32_t i = 0; i < pack_count(cache); i++) {
    cache->offsets[i] = round_up(cache->file_size);
    cache->file_size = cache->offsets[i] + pack_size(cache, i);
  }
  return COTILE_SUCCESS;
}

// The part of the file before the packs, from their hashes.
static cotile_status_t append_head(const cotile_pack_cache_t *cache, cotile_string_t *out) {
  struct file_header header = {.version = FORMAT_VERSION,
                               .pack_count = (uint32_t)pack_count(cache),
                               .key = cache->key,
                               .file_size = cache->file_size};
  memcpy(header.magic, magic, sizeof magic);
  COTILE_RETURN_IF_ERROR(cotile_string_append(out, (const char *)&header, sizeof header));
  for (int32_t i = 0; i < pack_count(cache); i++) {
    struct file_entry entry = {cache->offsets[i], pack_size(cache, i), cache->hashes[i]};
    COTILE_RETURN_IF_ERROR(cotile_string_append(out, (const char *)&entry, sizeof entry));
  }
  return COTILE_SUCCESS;
}

// Hashes the packs where `packs` has them, or in memory if that is null.
static cotile_status_t hash_packs(cotile_pack_cache_t *cache, const unsigned char *file) {
  cotile_device_t *device = cache->packing->module->device;
  for (int32_t i = 0; i < pack_count(cache); i++) {
    const void *pack = file ? file + cache->offsets[i] : cache->packing->results[i].view.data;
    COTILE_RETURN_IF_ERROR(cotile_bytes_hash(device, pack, pack_size(cache, i), &cache->hashes[i]));
    cotile_bind_report_advance(cache->report, (int64_t)pack_size(cache, i));
  }
  return COTILE_SUCCESS;
}

// --- The key ---

static bool is_inside(const void *pointer, const cotile_view_t *view, size_t bytes) {
  uintptr_t at = (uintptr_t)pointer, begin = (uintptr_t)view->data;
  return at >= begin && at - begin < bytes;
}

static bool command_reads(const cotile_command_t *command, const cotile_view_t *view,
                          size_t bytes) {
  if (command->kind == COTILE_COMMAND_BARRIER) return false;
  if (command->kind != COTILE_COMMAND_DISPATCH) return is_inside(command->copy.source, view, bytes);
  for (int64_t i = 0; i < command->dispatch.binding_count; i++)
    if (is_inside(command->dispatch.bindings[i], view, bytes)) return true;
  return false;
}

// Bytes of a parameter that packing reads: all or none.
static size_t bytes_read(const cotile_pack_cache_t *cache, int32_t parameter) {
  const cotile_command_buffer_t *commands = &cache->packing->commands;
  const cotile_view_t *view = &cache->packing->module->parameter_views[parameter];
  int64_t elements = 0;
  cotile_shape_elements(view->type.dims, view->type.rank, &elements);
  size_t bytes = (size_t)elements * cotile_element_size(view->type.element);
  for (size_t i = 0; i < commands->commands.count; i++)
    if (command_reads(&commands->commands.items[i], view, bytes)) return bytes;
  return 0;
}

static void add_text(cotile_hash128_t *hash, const char *text) {
  cotile_hash128_add(hash, text, strlen(text));
}

static cotile_status_t add_parameter(cotile_pack_cache_t *cache, int32_t parameter) {
  const cotile_module_t *module = cache->packing->module;
  const cotile_view_t *view = &module->parameter_views[parameter];
  size_t bytes = bytes_read(cache, parameter);
  cotile_hash128_t contents;
  char text[COTILE_TYPE_TEXT];
  add_text(&cache->key, module->descriptor.parameters.items[parameter].name);
  add_text(&cache->key, cotile_tensor_type_text(&view->type, text));
  COTILE_RETURN_IF_ERROR(cotile_bytes_hash(module->device, view->data, bytes, &contents));
  cotile_hash128_add(&cache->key, &contents, sizeof contents);
  cotile_bind_report_advance(cache->report, (int64_t)bytes);
  return COTILE_SUCCESS;
}

static cotile_status_t compute_key(cotile_pack_cache_t *cache) {
  const cotile_module_t *module = cache->packing->module;
  const uint64_t version = FORMAT_VERSION;
  char text[COTILE_HASH128_TEXT];
  cache->key = cotile_hash128(&version, sizeof version);
  add_text(&cache->key, module->program->code);
  for (int32_t i = 0; i < pack_count(cache); i++) {
    uint64_t size = pack_size(cache, i);
    cotile_hash128_add(&cache->key, &size, sizeof size);
  }
  for (int32_t i = 0; i < module->descriptor.parameters.count; i++)
    COTILE_RETURN_IF_ERROR(add_parameter(cache, i));
  return cotile_string_append_format(&cache->path, "%s/%s.cotile-pack", cache->directory,
                                     cotile_hash128_text(cache->key, text));
}

// --- Finding ---

static bool has_zeros(const unsigned char *file, uint64_t begin, uint64_t end) {
  return begin == end || !memcmp(file + begin, zeros, end - begin); // less than a page
}

static bool gaps_are_zeros(const cotile_pack_cache_t *cache, const unsigned char *file) {
  uint64_t end = size_of_head(cache);
  for (int32_t i = 0; i < pack_count(cache); i++) {
    if (!has_zeros(file, end, cache->offsets[i])) return false;
    end = cache->offsets[i] + pack_size(cache, i);
  }
  return true;
}

static cotile_status_t check_head(const cotile_pack_cache_t *cache, const unsigned char *file,
                                  bool *out_counts) {
  cotile_string_t head;
  cotile_string_init(&head, cache->path.allocator);
  cotile_status_t status = append_head(cache, &head);
  *out_counts = !status && !memcmp(head.data, file, head.length);
  cotile_string_deinit(&head);
  return status;
}

static cotile_status_t check_file(cotile_pack_cache_t *cache, const cotile_mapping_t *file,
                                  bool *out_counts) {
  *out_counts = false;
  if (file->size != cache->file_size || !gaps_are_zeros(cache, file->data)) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(hash_packs(cache, file->data));
  return check_head(cache, file->data, out_counts);
}

cotile_status_t cotile_pack_cache_find(cotile_pack_cache_t *cache, cotile_mapping_t *out_file) {
  bool counts = false;
  COTILE_RETURN_IF_ERROR(compute_key(cache));
  cotile_status_t status = cotile_mapping_init(out_file, cache->path.data);
  if (cotile_status_code(status) == COTILE_NOT_FOUND) {
    cotile_status_release(status);
    return COTILE_SUCCESS;
  }
  if (!status) status = check_file(cache, out_file, &counts);
  if (!counts) cotile_mapping_deinit(out_file);
  return status;
}

// --- Storing ---

cotile_status_t cotile_pack_cache_clear_packs(const cotile_pack_cache_t *cache) {
  for (int32_t i = 0; i < pack_count(cache); i++)
    COTILE_RETURN_IF_ERROR(cotile_bytes_clear(
        cache->packing->module->device, cache->packing->results[i].view.data, pack_size(cache, i)));
  return COTILE_SUCCESS;
}

static cotile_status_t write_packs(const cotile_pack_cache_t *cache, cotile_file_writer_t *writer) {
  uint64_t end = size_of_head(cache);
  for (int32_t i = 0; i < pack_count(cache); i++) {
    COTILE_RETURN_IF_ERROR(cotile_file_writer_append(writer, zeros, cache->offsets[i] - end));
    COTILE_RETURN_IF_ERROR(cotile_file_writer_append(writer, cache->packing->results[i].view.data,
                                                     pack_size(cache, i)));
    cotile_bind_report_advance(cache->report, (int64_t)pack_size(cache, i));
    end = cache->offsets[i] + pack_size(cache, i);
  }
  return COTILE_SUCCESS;
}

static cotile_status_t write_file(const cotile_pack_cache_t *cache, const cotile_string_t *head) {
  cotile_file_writer_t writer;
  COTILE_RETURN_IF_ERROR(cotile_file_writer_init(&writer, cache->path.data, cache->path.allocator));
  cotile_status_t status = cotile_file_writer_append(&writer, head->data, head->length);
  if (!status) status = write_packs(cache, &writer);
  if (!status) status = cotile_file_writer_commit(&writer);
  cotile_file_writer_deinit(&writer);
  return status;
}

cotile_status_t cotile_pack_cache_store(cotile_pack_cache_t *cache) {
  cotile_string_t head;
  COTILE_RETURN_IF_ERROR(cotile_directory_create(cache->directory));
  COTILE_RETURN_IF_ERROR(hash_packs(cache, NULL));
  cotile_string_init(&head, cache->path.allocator);
  cotile_status_t status = append_head(cache, &head);
  if (!status) status = write_file(cache, &head);
  cotile_string_deinit(&head);
  return status;
}

// --- The whole ---

static cotile_status_t check_use(const cotile_module_t *module) {
  if (!module->device->driver->is_host || !module->device->uses_host_memory)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "the device does not pack in the host's memory");
  if (!*module->program->code)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                              "the module's descriptor has no hash of its code");
  return COTILE_SUCCESS;
}

cotile_status_t cotile_pack_cache_init(cotile_pack_cache_t *cache,
                                       const cotile_invocation_t *packing, const char *directory,
                                       cotile_bind_report_t *report) {
  const cotile_allocator_t *allocator = packing->module->allocator;
  *cache = (cotile_pack_cache_t){.packing = packing, .directory = directory, .report = report};
  cotile_region_init(&cache->tables, allocator);
  cotile_string_init(&cache->path, allocator);
  COTILE_RETURN_IF_ERROR(check_use(packing->module));
  return lay_out(cache);
}

void cotile_pack_cache_deinit(cotile_pack_cache_t *cache) {
  cotile_region_deinit(&cache->tables);
  cotile_string_deinit(&cache->path);
}

int64_t cotile_pack_cache_find_work(const cotile_pack_cache_t *cache) {
  int64_t work = 0;
  for (int32_t i = 0; i < cache->packing->module->descriptor.parameters.count; i++)
    work += (int64_t)bytes_read(cache, i);
  for (int32_t i = 0; i < pack_count(cache); i++) work += (int64_t)pack_size(cache, i);
  return work;
}

int64_t cotile_pack_cache_store_work(const cotile_pack_cache_t *cache) {
  int64_t work = 0;
  for (int32_t i = 0; i < pack_count(cache); i++) work += 2 * (int64_t)pack_size(cache, i);
  return work;
}
