// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The processors of this machine. Buffers are memory of the process, executables tables of
// functions; a barrier is the end of a phase (phase.h).
#include "runtime/device/cpu/cpu_options.h"
#include "runtime/device/cpu/float_mode.h"
#include "runtime/device/cpu/thread_pool.h"
#include "runtime/hal/host_memory.h"
#include "runtime/hal/queue.h"

struct cpu_device {
  cotile_device_t base;
  uint64_t shuffle;
  cotile_thread_pool_t *pool; // owned
};

static void cpu_destroy(cotile_device_t *base) {
  struct cpu_device *device = (struct cpu_device *)base;
  cotile_thread_pool_destroy(device->pool);
  cotile_deallocate(base->allocator, device);
}

static cotile_status_t init(struct cpu_device *device, const cotile_cpu_options_t *options,
                            const cotile_allocator_t *allocator) {
  COTILE_RETURN_IF_ERROR(cotile_device_init(&device->base, &cotile_driver_cpu, allocator));
  device->base.threads = options->threads;
  device->base.uses_host_memory = true;
  device->base.is_immediate = options->threads == 1 && !options->shuffle;
  device->shuffle = options->shuffle;
  cotile_status_t status =
      cotile_thread_pool_create(options->threads, options->pin, allocator, &device->pool);
  if (status) cotile_queue_destroy(device->base.queue);
  return status;
}

static cotile_status_t cpu_create(const char *text, const cotile_allocator_t *allocator,
                                  cotile_device_t **out_device) {
  cotile_cpu_options_t options;
  void *memory;
  COTILE_RETURN_IF_ERROR(cotile_cpu_options_parse(text, &options));
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, 1, sizeof(struct cpu_device), &memory));
  struct cpu_device *device = memory;
  cotile_status_t status = init(device, &options, allocator);
  if (status)
    cotile_deallocate(allocator, device);
  else
    *out_device = &device->base;
  return status;
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

static cotile_status_t cpu_execute(cotile_device_t *base, cotile_command_buffer_t *commands,
                                   size_t first, size_t count) {
  struct cpu_device *device = (struct cpu_device *)base;
  size_t end = first + count;
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
    .buffer_create = cotile_host_memory_create,
    .buffer_destroy = cotile_host_memory_destroy,
    .executable_create = cpu_executable_create,
    .executable_destroy = cpu_executable_destroy,
    .execute = cpu_execute,
    .dispatch = cpu_dispatch,
};
