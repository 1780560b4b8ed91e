// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The processors of this machine. Buffers are memory of the process, executables tables of
// functions; a barrier is the end of a phase (phase.h).
#include "runtime/device/cpu/cpu_options.h"
#include "runtime/device/cpu/float_mode.h"
#include "runtime/device/cpu/thread_pool.h"
#include "runtime/hal/address_table.h"
#include "runtime/hal/host_memory.h"
#include "runtime/hal/queue.h"

struct cpu_device {
  cotile_device_t base;
  cotile_address_table_t addresses; // of buffers; none unless the device is apart
  uint64_t shuffle;
  cotile_thread_pool_t *pool; // owned
};

static void cpu_destroy(cotile_device_t *base) {
  struct cpu_device *device = (struct cpu_device *)base;
  cotile_thread_pool_destroy(device->pool);
  cotile_address_table_deinit(&device->addresses);
  cotile_deallocate(base->allocator, device);
}

static cotile_status_t init(struct cpu_device *device, const cotile_cpu_options_t *options,
                            const cotile_allocator_t *allocator) {
  COTILE_RETURN_IF_ERROR(cotile_device_init(&device->base, &cotile_driver_cpu, allocator));
  device->base.threads = options->threads;
  device->base.uses_host_memory = !options->apart;
  device->base.is_immediate = options->threads == 1 && !options->shuffle && !options->apart;
  device->shuffle = options->shuffle;
  if (options->apart)
    COTILE_RETURN_IF_ERROR(cotile_address_table_init(&device->addresses, allocator));
  return cotile_thread_pool_create(options->threads, options->pin, allocator, &device->pool);
}

static cotile_status_t cpu_create(const char *text, const cotile_allocator_t *allocator,
                                  cotile_device_t **out_device) {
  cotile_cpu_options_t options;
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_cpu_options_parse(text, &options));
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, 1, sizeof(struct cpu_device), &memory));
  struct cpu_device *device = memory;
  cotile_status_t status = init(device, &options, allocator);
  if (status) {
    cotile_queue_destroy(device->base.queue);
    cpu_destroy(&device->base);
    return status;
  }
  *out_device = &device->base;
  return COTILE_SUCCESS;
}

// --- Buffers ---

static bool is_apart(const cotile_device_t *device) { return !device->uses_host_memory; }

static cotile_status_t cpu_buffer_create(cotile_device_t *base, size_t bytes,
                                         cotile_buffer_t **out_buffer) {
  struct cpu_device *device = (struct cpu_device *)base;
  cotile_buffer_t *buffer;
  COTILE_RETURN_IF_ERROR(cotile_host_memory_create(base, bytes, &buffer));
  cotile_status_t status =
      is_apart(base) ? cotile_address_table_add(&device->addresses, buffer->address, bytes, buffer)
                     : COTILE_SUCCESS;
  buffer->device = base;
  if (status)
    cotile_host_memory_destroy(buffer);
  else
    *out_buffer = buffer;
  return status;
}

static void cpu_buffer_destroy(cotile_buffer_t *buffer) {
  struct cpu_device *device = (struct cpu_device *)buffer->device;
  if (is_apart(buffer->device)) cotile_address_table_remove(&device->addresses, buffer->address);
  cotile_host_memory_destroy(buffer);
}

// --- Executables ---

static cotile_status_t cpu_executable_create(cotile_device_t *device,
                                             const cotile_executable_spec_t *spec,
                                             cotile_executable_t **out_executable) {
  void *memory;
  if (spec->kernel_count && !spec->native)
    return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED, "no native code for the device cpu");
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(device->allocator, 1, sizeof(cotile_cpu_executable_t), &memory));
  cotile_cpu_executable_t *executable = memory;
  executable->kernels = spec->native;
  *out_executable = &executable->base;
  return COTILE_SUCCESS;
}

static void cpu_executable_destroy(cotile_executable_t *executable) {
  cotile_deallocate(executable->device->allocator, executable);
}

// --- Running ---

static cotile_status_t check_address(struct cpu_device *device, const void *address, size_t bytes) {
  cotile_address_range_t range;
  return cotile_address_table_find(&device->addresses, address, bytes, &range);
}

// Of a device that is apart: all memory but the host's side of a transfer is the device's.
static cotile_status_t check_command(struct cpu_device *device, const cotile_command_t *command) {
  const cotile_dispatch_t *dispatch = &command->dispatch;
  cotile_command_kind_t kind = command->kind;
  if (kind == COTILE_COMMAND_BARRIER) return COTILE_SUCCESS;
  if (kind == COTILE_COMMAND_DISPATCH) {
    for (int64_t i = 0; i < dispatch->binding_count; i++)
      if (dispatch->bindings[i]) // what a kernel does not read may be missing
        COTILE_RETURN_IF_ERROR(check_address(device, dispatch->bindings[i], 1));
    return COTILE_SUCCESS;
  }
  if (kind != COTILE_COMMAND_DOWNLOAD && command->copy.bytes)
    COTILE_RETURN_IF_ERROR(check_address(device, command->copy.target, command->copy.bytes));
  if (kind != COTILE_COMMAND_UPLOAD && command->copy.bytes)
    COTILE_RETURN_IF_ERROR(check_address(device, command->copy.source, command->copy.bytes));
  return COTILE_SUCCESS;
}

static cotile_status_t check_commands(struct cpu_device *device,
                                      const cotile_command_buffer_t *commands, size_t first,
                                      size_t end) {
  for (size_t i = first; i < end && is_apart(&device->base); i++)
    COTILE_RETURN_IF_ERROR(check_command(device, &commands->commands.items[i]));
  return COTILE_SUCCESS;
}

static cotile_status_t cpu_execute(cotile_device_t *base, cotile_command_buffer_t *commands,
                                   size_t first, size_t count) {
  struct cpu_device *device = (struct cpu_device *)base;
  size_t end = first + count;
  COTILE_RETURN_IF_ERROR(check_commands(device, commands, first, end));
  for (size_t at = first; at < end; at++) { // over a barrier at a time
    cotile_phase_t phase;
    size_t length = cotile_command_buffer_phase(commands, at, end);
    COTILE_RETURN_IF_ERROR(cotile_phase_init(&phase, commands, at, length, device->shuffle));
    cotile_thread_pool_run(device->pool, &phase);
    at += length;
  }
  return COTILE_SUCCESS;
}

static void cpu_dispatch(cotile_device_t *device, const cotile_dispatch_t *dispatch,
                         void *scratch) {
  cotile_kernel_fn *kernel =
      ((const cotile_cpu_executable_t *)dispatch->executable)->kernels[dispatch->ordinal];
  unsigned mode = cotile_float_mode_enter();
  (void)device;
  for (int64_t i = 0; i < dispatch->workgroups; i++)
    kernel(dispatch->bindings, dispatch->dims, i, scratch);
  cotile_float_mode_leave(mode);
}

const cotile_driver_t cotile_driver_cpu = {
    .target = "cpu",
    .is_host = true,
    .create = cpu_create,
    .destroy = cpu_destroy,
    .buffer_create = cpu_buffer_create,
    .buffer_destroy = cpu_buffer_destroy,
    .executable_create = cpu_executable_create,
    .executable_destroy = cpu_executable_destroy,
    .execute = cpu_execute,
    .dispatch = cpu_dispatch,
};
