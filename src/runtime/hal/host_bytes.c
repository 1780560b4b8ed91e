// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/hal/host_bytes.h"

#include "base/size.h"
#include "runtime/hal/command_buffer.h"

#include <string.h>

static size_t size_of_block(int64_t size, int64_t block) {
  return (size_t)cotile_min(size - block * COTILE_BYTES_BLOCK, COTILE_BYTES_BLOCK);
}

// Bindings: the bytes, the hashes of the blocks. Dims: the size.
static void hash_block(void *const *bindings, const int64_t *dims, int64_t block, void *scratch) {
  const char *bytes = (const char *)bindings[0] + block * COTILE_BYTES_BLOCK;
  (void)scratch;
  ((cotile_hash128_t *)bindings[1])[block] = cotile_hash128(bytes, size_of_block(dims[0], block));
}

// Bindings: the bytes. Dims: the size.
static void clear_block(void *const *bindings, const int64_t *dims, int64_t block, void *scratch) {
  char *bytes = (char *)bindings[0] + block * COTILE_BYTES_BLOCK;
  (void)scratch;
  memset(bytes, 0, size_of_block(dims[0], block));
}

static cotile_status_t execute(cotile_device_t *device, const cotile_dispatch_t *dispatch) {
  cotile_command_buffer_t commands;
  cotile_command_buffer_init(&commands, device->allocator);
  cotile_status_t status = cotile_command_buffer_append_dispatch(&commands, dispatch);
  if (!status) status = cotile_device_execute(device, &commands);
  cotile_command_buffer_deinit(&commands);
  return status;
}

static cotile_status_t run(cotile_device_t *device, cotile_kernel_fn *kernel, int64_t binding_count,
                           void *const *bindings, size_t size) {
  cotile_executable_t *executable;
  const int64_t dim = (int64_t)size;
  cotile_executable_spec_t spec = {.kernel_count = 1, .native = &kernel};
  COTILE_RETURN_IF_ERROR(cotile_executable_create(device, &spec, &executable));
  cotile_dispatch_t dispatch = {.executable = executable,
                                .bindings = bindings,
                                .dims = &dim,
                                .binding_count = binding_count,
                                .dim_count = 1,
                                .workgroups = cotile_ceil_div(dim, COTILE_BYTES_BLOCK)};
  cotile_status_t status = execute(device, &dispatch);
  cotile_executable_release(executable);
  return status;
}

cotile_status_t cotile_bytes_hash(cotile_device_t *device, const void *bytes, size_t size,
                                  cotile_hash128_t *out_hash) {
  size_t count = (size_t)cotile_ceil_div((int64_t)size, COTILE_BYTES_BLOCK);
  void *hashes;
  *out_hash = (cotile_hash128_t){{0, 0}};
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(device->allocator, count, sizeof(cotile_hash128_t), &hashes));
  void *const bindings[] = {(void *)(uintptr_t)bytes, hashes};
  cotile_status_t status = run(device, hash_block, 2, bindings, size);
  if (!status) *out_hash = cotile_hash128(hashes, count * sizeof(cotile_hash128_t));
  cotile_deallocate(device->allocator, hashes);
  return status;
}

cotile_status_t cotile_bytes_clear(cotile_device_t *device, void *bytes, size_t size) {
  return run(device, clear_block, 1, &bytes, size);
}
