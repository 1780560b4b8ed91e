// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/device/cpu/thread_pool.h"
#include "runtime/hal/device.h"

#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_THREADS = 1024 };

struct cpu_device {
  cotile_device_t base;
  cotile_thread_pool_t *pool; // owned
};

// CPUs that this process may run on, at least 1 and at most MAX_THREADS.
static int32_t usable_cpus(void) {
  cpu_set_t set[8]; // room for 8192 CPUs
  CPU_ZERO_S(sizeof set, set);
  if (sched_getaffinity(0, sizeof set, set)) return 1;
  int count = CPU_COUNT_S(sizeof set, set);
  return count < 1 ? 1 : count > MAX_THREADS ? MAX_THREADS : count;
}

static cotile_status_t parse_threads(const char *text, int32_t *out_threads) {
  char *end;
  errno = 0;
  long value = *text >= '0' && *text <= '9' ? strtol(text, &end, 10) : 0;
  if (value < 1 || value > MAX_THREADS || errno || *end)
    return COTILE_MAKE_STATUS(COTILE_USAGE, "threads must be a number from 1 to %d, got '%s'",
                              MAX_THREADS, text);
  *out_threads = (int32_t)value;
  return COTILE_SUCCESS;
}

static cotile_status_t parse_options(const char *options, int32_t *out_threads) {
  static const char threads[] = "threads=";
  *out_threads = usable_cpus();
  if (!*options) return COTILE_SUCCESS;
  if (!strncmp(options, threads, sizeof threads - 1))
    return parse_threads(options + sizeof threads - 1, out_threads);
  return COTILE_MAKE_STATUS(COTILE_USAGE, "unknown option '%s'; the only one is threads=N",
                            options);
}

static cotile_status_t cpu_create(const char *options, const cotile_allocator_t *allocator,
                                  cotile_device_t **out_device) {
  int32_t threads;
  void *memory;
  COTILE_RETURN_IF_ERROR(parse_options(options, &threads));
  COTILE_RETURN_IF_ERROR(cotile_allocate(allocator, 1, sizeof(struct cpu_device), &memory));
  struct cpu_device *device = memory;
  cotile_device_init(&device->base, &cotile_driver_cpu, allocator, threads);
  cotile_status_t status = cotile_thread_pool_create(threads, allocator, &device->pool);
  if (status)
    cotile_deallocate(allocator, device);
  else
    *out_device = &device->base;
  return status;
}

static void cpu_destroy(cotile_device_t *base) {
  struct cpu_device *device = (struct cpu_device *)base;
  cotile_thread_pool_destroy(device->pool);
  cotile_deallocate(base->allocator, device);
}

static cotile_status_t cpu_dispatch(cotile_device_t *base,
                                    const struct cotile_host_dispatch *dispatch, void *scratch,
                                    size_t scratch_stride) {
  cotile_thread_pool_run(((struct cpu_device *)base)->pool, dispatch, scratch, scratch_stride);
  return COTILE_SUCCESS;
}

const cotile_driver_t cotile_driver_cpu = {cpu_create, cpu_destroy, cpu_dispatch};
