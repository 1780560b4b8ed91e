// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What every kind of device does. A driver implements the table and adds a line to
// COTILE_DRIVERS; device/null is the smallest one, device/README.md the recipe.
//
//   device -> buffer, executable; command buffer -> execute, or queue -> fence
//
// The driver's part is synchronous: it runs the commands of a command buffer. Waiting for fences,
// order and signalling are the queue's (hal/queue.h), the same for all devices.
#ifndef COTILE_RUNTIME_HAL_DEVICE_H
#define COTILE_RUNTIME_HAL_DEVICE_H

#include "base/allocator.h"
#include "cotile/runtime.h"

#include <stdatomic.h>
#include <stdbool.h>

// identifier, name, summary
#define COTILE_DRIVERS(X)                                                                          \
  X(cpu, "cpu",                                                                                    \
    "this machine's processors; cpu:threads=N,pin uses N threads, each on its own CPU")            \
  X(null, "null", "launches nothing: results are undefined, overheads measurable")                 \
  X(vulkan, "vulkan", "GPUs and what else Vulkan finds; vulkan:N is number N")

typedef struct cotile_buffer cotile_buffer_t;
typedef struct cotile_executable cotile_executable_t;
typedef struct cotile_executable_spec cotile_executable_spec_t;
typedef struct cotile_command_buffer cotile_command_buffer_t;
typedef struct cotile_dispatch cotile_dispatch_t;
typedef struct cotile_queue cotile_queue_t;

// Functions are thread-safe. A failed `create` leaves its result null.
typedef struct cotile_driver {
  // Tells of the devices that there are (cotile_driver_list_devices). Null: there is always one,
  // which is called like the driver.
  cotile_status_t (*list)(cotile_device_visitor_t visit, void *user);

  const char *target; // of the programs that it runs
  bool is_host;       // runs native kernels, which see all memory of the process

  // `options` is the text after "name:", "" for none. USAGE if it is not understood.
  cotile_status_t (*create)(const char *options, const cotile_allocator_t *allocator,
                            cotile_device_t **out_device);
  void (*destroy)(cotile_device_t *device);

  // Sets the name and the numbers of zeroed limits. Null: cotile_device_limits has none to tell.
  void (*limits)(const cotile_device_t *device, cotile_device_limits_t *out_limits);

  // Sets the `address` (hal/buffer.h) of a new buffer of at least one byte. It is released with
  // buffer_destroy, which consumes it.
  cotile_status_t (*buffer_create)(cotile_device_t *device, size_t bytes,
                                   cotile_buffer_t **out_buffer);
  void (*buffer_destroy)(cotile_buffer_t *buffer);

  // UNSUPPORTED if the device cannot run code of this form.
  cotile_status_t (*executable_create)(cotile_device_t *device,
                                       const cotile_executable_spec_t *spec,
                                       cotile_executable_t **out_executable);
  void (*executable_destroy)(cotile_executable_t *executable);

  // Runs commands [first, first + count), for which memory is reserved, and returns when their
  // writes are visible to the host. [driver-1] Commands may overlap in time, except that all before
  // a barrier are finished, and their writes visible, before any after it begins. [driver-2] After
  // a failure the contents of what would have been written are undefined.
  cotile_status_t (*execute)(cotile_device_t *device, cotile_command_buffer_t *commands,
                             size_t first, size_t count);

  // Of devices that are `immediate`, null for others: runs one dispatch on the calling thread, with
  // scratch of scratch_bytes. Takes no memory and no lock, makes no system call.
  void (*dispatch)(cotile_device_t *device, const cotile_dispatch_t *dispatch, void *scratch);
} cotile_driver_t;

// The first member of every driver's device.
struct cotile_device {
  atomic_int references;
  const cotile_driver_t *driver;
  const cotile_allocator_t *allocator; // borrowed
  int32_t threads;                     // at least 1
  bool is_immediate;                   // `dispatch` may be used instead of `execute`
  bool uses_host_memory;               // kernels and copies may be given memory of the host
  cotile_queue_t *queue;               // owned
};

#define COTILE_X(identifier, name, summary) extern const cotile_driver_t cotile_driver_##identifier;
COTILE_DRIVERS(COTILE_X)
#undef COTILE_X

// Reserves memory and executes all commands.
cotile_status_t cotile_device_execute(cotile_device_t *device,
                                      cotile_command_buffer_t *commands) COTILE_MUST_USE;

// Sets the common part of a device with one reference and makes its queue. On failure there is
// nothing to undo.
cotile_status_t cotile_device_init(cotile_device_t *device, const cotile_driver_t *driver,
                                   const cotile_allocator_t *allocator) COTILE_MUST_USE;

#endif
