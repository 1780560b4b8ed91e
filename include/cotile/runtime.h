// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads compiled modules and calls their functions.
//
//   device -> module (with parameters) -> context -> invoke, or submit -> fence
//
// [runtime-1] Objects are made by `create`, `open` or `load` with one reference owned by the
// caller, and live until the last reference is released; an object keeps what it was made from.
// Releasing null does nothing. [runtime-2] On failure an `out_` parameter is null or zero.
// [runtime-3] Retain and release are thread-safe. Devices, fences, traces and bound modules are
// thread-safe; parameters, and modules until they are bound, are thread-compatible; a context may
// be used by one thread at a time. [runtime-4] Names and other texts returned are borrowed from the
// object they were asked of.
#ifndef COTILE_RUNTIME_H
#define COTILE_RUNTIME_H

#include "cotile/allocator.h"
#include "cotile/status.h"
#include "cotile/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cotile_device cotile_device_t;
typedef struct cotile_fence cotile_fence_t;
typedef struct cotile_trace cotile_trace_t;
typedef struct cotile_parameters cotile_parameters_t;
typedef struct cotile_module cotile_module_t;
struct cotile_module_image; // a module as the compiler makes it
typedef struct cotile_context cotile_context_t;

// "1.2.3"; a static string.
const char *cotile_version(void);

// --- Devices ---

// Kinds of devices, by index in [0, count): name and one line about it, both static strings; null
// for other indices.
int32_t cotile_driver_count(void);
const char *cotile_driver_name(int32_t driver);
const char *cotile_driver_summary(int32_t driver);

// Told of one device: `text` is what cotile_device_create takes, `name` says what it is. Both are
// borrowed for the time of the call.
typedef void (*cotile_device_visitor_t)(void *user, const char *text, const char *name);

// Tells `visit` of each device that a driver has here. UNAVAILABLE with the reason if it has none.
cotile_status_t cotile_driver_list_devices(int32_t driver, cotile_device_visitor_t visit,
                                           void *user) COTILE_MUST_USE;

// `text` is the name of a driver, then perhaps options, separated by commas: "cpu",
// "cpu:threads=4,pin". NOT_FOUND for an unknown name, USAGE for an unknown option or a bad value.
// Options of cpu: `threads=N` (default: one per CPU that the process may use), `pin` (each thread
// of the device stays on a CPU of its own; threads of the caller are left alone), `shuffle=SEED`
// (workgroups run in another order, to test with), `apart` (as if the device had memory of its own:
// tensors are copied to and from it, to test with). None changes results. Options of vulkan: `N`
// (the device with this number, default 0; NOT_FOUND if there is none), `validate` (what Vulkan's
// validation layer objects to is a failure, INTERNAL; `validate=sync`: missing barriers too, where
// tensors do not share a buffer), `stage` (as if the host did not see the device's memory),
// `nocache` (compiled kernels are not kept in $XDG_CACHE_HOME/cotile or ~/.cache/cotile).
// UNAVAILABLE with the reason if there is no such device on this machine.
cotile_status_t cotile_device_create(const char *text, const cotile_allocator_t *allocator,
                                     cotile_device_t **out_device) COTILE_MUST_USE;
void cotile_device_retain(cotile_device_t *device);
void cotile_device_release(cotile_device_t *device);

// Threads that take part in a call, that of the caller included.
int32_t cotile_device_threads(const cotile_device_t *device);

// What a device is, and what a kernel may use of it. The caller sets `size` to
// sizeof(cotile_device_limits_t). Numbers are zero for devices that run native kernels.
typedef struct cotile_device_limits {
  size_t size;
  const char *target;          // of the programs that it runs: "cpu", "vulkan"; a static string
  const char *name;            // what its driver calls it, in UTF-8
  int64_t max_threads;         // of a workgroup, which has one dimension
  int64_t shared_bytes;        // memory of a workgroup
  int64_t push_constant_bytes; // for the number of workgroups and the dynamic dimensions
  int64_t subgroup_threads;    // that run in step
} cotile_device_limits_t;

void cotile_device_limits(const cotile_device_t *device, cotile_device_limits_t *inout_limits);

// --- Fences ---

// Tells when something has happened, once: it is created unsignalled, then signalled, with success
// or a failure. [runtime-9] Whoever sees a fence signalled sees everything that was written before.
cotile_status_t cotile_fence_create(const cotile_allocator_t *allocator,
                                    cotile_fence_t **out_fence) COTILE_MUST_USE;
void cotile_fence_retain(cotile_fence_t *fence);
void cotile_fence_release(cotile_fence_t *fence);

// Signals from the host; consumes `status`. The first signal counts, later ones do nothing.
void cotile_fence_signal(cotile_fence_t *fence, cotile_status_t status);

// 1 once it is signalled.
int cotile_fence_is_signalled(const cotile_fence_t *fence);

// Waits and returns the status that the fence was signalled with.
cotile_status_t cotile_fence_wait(cotile_fence_t *fence) COTILE_MUST_USE;

// Waits for at most so long (0 or less: not at all); returns 1 if the fence is signalled then.
int cotile_fence_wait_for(cotile_fence_t *fence, int64_t nanoseconds);

// --- Traces ---

// Records what modules loaded with the trace do, in the JSON format of chrome://tracing. Events
// have "cat": "load" ("load": reading a module, "pack": packing its parameters, "cache": mapping
// what was packed before, "store": writing what was packed), "pack" (one per kernel launched while
// binding) or "dispatch" (one per kernel launched by a call); launches are named after their kernel
// and have args workgroups, bytes and flops. Times are in microseconds.
cotile_status_t cotile_trace_create(const cotile_allocator_t *allocator,
                                    cotile_trace_t **out_trace) COTILE_MUST_USE;
void cotile_trace_retain(cotile_trace_t *trace);
void cotile_trace_release(cotile_trace_t *trace);

// Writes everything recorded so far; the file appears whole or not at all. UNAVAILABLE if it cannot
// be written, NO_MEMORY if events were lost.
cotile_status_t cotile_trace_write(cotile_trace_t *trace, const char *path) COTILE_MUST_USE;

// --- Parameters ---

// A set of named tensors to bind to modules.
cotile_status_t cotile_parameters_create(const cotile_allocator_t *allocator,
                                         cotile_parameters_t **out_parameters) COTILE_MUST_USE;
void cotile_parameters_retain(cotile_parameters_t *parameters);
void cotile_parameters_release(cotile_parameters_t *parameters);

// Adds all tensors of a file, which stays mapped as long as the set lives and must not be changed
// in place meanwhile (a new file under its name is fine). Known kinds of files: *.safetensors.
// UNSUPPORTED for another extension, INVALID for a malformed file.
cotile_status_t cotile_parameters_add_file(cotile_parameters_t *parameters,
                                           const char *path) COTILE_MUST_USE;

// Adds a tensor in memory, which is borrowed until the set's last reference is released. A module
// that has been bound to the set keeps one only as long as runtime-12 says.
cotile_status_t cotile_parameters_add_view(cotile_parameters_t *parameters, const char *name,
                                           const cotile_view_t *view) COTILE_MUST_USE;

// --- Modules ---

// Reads and checks the module file, then loads its code. The code is trusted as a program is; only
// the check before it stands against hostile files. `trace` may be null. A file may hold programs
// for several targets and CPUs: of those for this kind of device the one that needs most of this
// machine's features is taken. INVALID if the file is no module, UNSUPPORTED if it was compiled by
// another version of Cotile, UNAVAILABLE if it has no program for this kind of device or this
// machine lacks features that all of those need.
cotile_status_t cotile_module_load(cotile_device_t *device, const char *path, cotile_trace_t *trace,
                                   cotile_module_t **out_module) COTILE_MUST_USE;

// The same for a module that is linked into the program: `image` is its symbol cotile_module_NAME,
// which lives as long as the module.
cotile_status_t cotile_module_load_image(cotile_device_t *device,
                                         const struct cotile_module_image *image,
                                         cotile_trace_t *trace,
                                         cotile_module_t **out_module) COTILE_MUST_USE;
void cotile_module_retain(cotile_module_t *module);
void cotile_module_release(cotile_module_t *module);

// How to bind. The caller sets `size` to sizeof(cotile_bind_options_t); what is zero is left out.
// Everything is borrowed for the call, in which the functions are called by the calling thread.
typedef struct cotile_bind_options {
  size_t size;
  // A directory in which packed parameters are kept, made if it is missing. [runtime-13] A binding
  // that finds there what it would pack maps it and packs nothing: the memory is then shared by all
  // processes that do so. Otherwise it packs, and writes the result for the next one. What is found
  // was packed by the same code from the same parameters; a file that is damaged in any way is
  // replaced. Any number of processes may share a directory, which is trusted as the module is.
  const char *cache;
  // [runtime-14] A cache that cannot be used does not make a binding fail: this function is told
  // why; devices with memory of their own use none. `message` is borrowed for the call.
  void (*warn)(void *user, const char *message);
  // Work is done_bytes of total_bytes along, in bytes that are read and written; often, and with
  // equal numbers at the end. Not called where there is nothing to pack or to upload.
  void (*progress)(void *user, int64_t done_bytes, int64_t total_bytes);
  void *user;
} cotile_bind_options_t;

// Finds every parameter of the module in `parameters` (null for an empty set) and packs those that
// kernels want packed, once, with all threads of the device. [runtime-5] A parameter must be found
// exactly once and have the module's type. Binding twice is INVALID, a failed binding may be
// repeated. A module without parameters needs no binding: what it packs, it packs when its first
// context is created, unless it was bound (to null) before.
//
// [runtime-12] Of a parameter that functions read in packed form only, nothing is needed after
// binding; the memory of its file is given back to the system. The module retains the set only if
// it needs the original of another one; on a device with memory of its own it has a copy there
// instead and never retains the set.
cotile_status_t cotile_module_bind(cotile_module_t *module,
                                   cotile_parameters_t *parameters) COTILE_MUST_USE;
// `options` may be null.
cotile_status_t cotile_module_bind_with(cotile_module_t *module, cotile_parameters_t *parameters,
                                        const cotile_bind_options_t *options) COTILE_MUST_USE;

// What a bound module takes; zeros before. The caller sets `size` to
// sizeof(cotile_memory_use_t).
typedef struct cotile_memory_use {
  size_t size;
  int64_t parameter_bytes; // all parameters, as they were given
  int64_t packed_bytes;
  int64_t retained_bytes; // parameters whose originals are needed besides, or copies of them on a
                          // device with memory of its own
  int32_t from_cache;     // 1: what is packed was found in a cache (runtime-13)
} cotile_memory_use_t;

void cotile_module_memory(const cotile_module_t *module, cotile_memory_use_t *inout_memory);

int32_t cotile_module_parameter_count(const cotile_module_t *module);
const char *cotile_module_parameter_name(const cotile_module_t *module, int32_t parameter);
cotile_tensor_type_t cotile_module_parameter_type(const cotile_module_t *module, int32_t parameter);

// What the program in use was compiled for: the kind of devices that run its kernels ("cpu",
// "vulkan"), and the CPU that runs the rest: "x86-64-v3".
const char *cotile_module_target(const cotile_module_t *module);
const char *cotile_module_cpu(const cotile_module_t *module);

// Kernels that the module may launch, in no particular order.
int32_t cotile_module_dispatch_count(const cotile_module_t *module);
const char *cotile_module_dispatch_name(const cotile_module_t *module, int32_t dispatch);

int32_t cotile_module_function_count(const cotile_module_t *module);
const char *cotile_module_function_name(const cotile_module_t *module, int32_t function);

// `name` may be null if the module has exactly one function. NOT_FOUND with the list of functions
// otherwise.
cotile_status_t cotile_module_find_function(const cotile_module_t *module, const char *name,
                                            int32_t *out_function) COTILE_MUST_USE;

// Indices must be in range. Names of inputs and results are "" where the module has none.
int32_t cotile_module_input_count(const cotile_module_t *module, int32_t function);
const char *cotile_module_input_name(const cotile_module_t *module, int32_t function,
                                     int32_t input);
cotile_tensor_type_t cotile_module_input_type(const cotile_module_t *module, int32_t function,
                                              int32_t input);
int32_t cotile_module_result_count(const cotile_module_t *module, int32_t function);
const char *cotile_module_result_name(const cotile_module_t *module, int32_t function,
                                      int32_t result);
cotile_tensor_type_t cotile_module_result_type(const cotile_module_t *module, int32_t function,
                                               int32_t result);
// The input whose memory a result is written to, which holds the result after the call; -1: none.
int32_t cotile_module_result_tied(const cotile_module_t *module, int32_t function, int32_t result);

// --- Calls ---

// State for calls into a bound module: memory that is reused from call to call.
cotile_status_t cotile_context_create(cotile_module_t *module,
                                      cotile_context_t **out_context) COTILE_MUST_USE;
void cotile_context_retain(cotile_context_t *context);
void cotile_context_release(cotile_context_t *context);

// Calls a function and waits for its results.
//
// [runtime-6] Inputs must match the function's in number, element type, rank and static dimensions,
// and be aligned to their element; they and the results are memory of the host on every device.
// [runtime-7] A result whose `data` is null on entry is given memory of the context, aligned to 64
// bytes and valid until its next invoke or release; the type is set. A result with `data` is
// written there; its type must be the one the function computes, and it must not overlap an input
// or another result. [runtime-15] A result that is tied to an input (cotile_module_result_tied) is
// that input, overwritten: its `data` must be null, and is then set to the input's, or the input's.
// A tied input must not overlap other inputs. [runtime-8] After a failure the contents of the
// caller's result buffers are undefined, as are those of tied inputs once the call's sizes were
// accepted, and results without data are left so.
cotile_status_t cotile_context_invoke(cotile_context_t *context, int32_t function,
                                      int32_t input_count, const cotile_view_t *inputs,
                                      int32_t result_count,
                                      cotile_view_t *inout_results) COTILE_MUST_USE;

// Begins a call and returns without waiting for it: `out_fence` (owned by the caller) is signalled
// when the results are there, with a failure if it failed. The call itself begins when all `waits`
// (retained as long as needed) are signalled; if one of them has failed, it fails for the same
// reason. Submissions to one device run one at a time, those that may run in the order of their
// coming.
//
// [runtime-10] As for invoke, but that checks and failures of the call's sizes come at once, and
// that types and addresses of the results are set at once, while their contents are defined after
// the fence. Inputs and the caller's result buffers must stay until then; an input may be a result
// of a call whose fence is among `waits`, unless it says where a slice of a result is written: that
// is read at once. [runtime-11] A context has one call at a time: invoke,
// submit and the last release wait for the one before.
cotile_status_t cotile_context_submit(cotile_context_t *context, int32_t function,
                                      int32_t input_count, const cotile_view_t *inputs,
                                      int32_t result_count, cotile_view_t *inout_results,
                                      int32_t wait_count, cotile_fence_t *const *waits,
                                      cotile_fence_t **out_fence) COTILE_MUST_USE;

// Work of the last invoke or submit. The caller sets `size` to sizeof(cotile_statistics_t).
typedef struct cotile_statistics {
  size_t size;
  int64_t dispatches; // launched kernels
  int64_t flops;      // arithmetic operations that they count
  int64_t bytes;      // bytes of the tensors that they read or write
} cotile_statistics_t;

void cotile_context_statistics(const cotile_context_t *context,
                               cotile_statistics_t *inout_statistics);

#ifdef __cplusplus
}
#endif
#endif
