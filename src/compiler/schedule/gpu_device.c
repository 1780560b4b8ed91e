// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/schedule/gpu_device.h"

#include <string.h>

#include "base/json.h"
#include "base/module_abi.h"
#include "base/size.h"

// What kernels use at most.
enum {
  MOST_THREADS = 1024,   // larger workgroups share no more
  MOST_SHARED = 1 << 18, // of 2^16 numbers, which the code generator counts on
  MOST_PUSH = (1 + COTILE_SPIRV_MOST_DIMS) * (int)sizeof(int32_t),
  MOST_SUBGROUP_THREADS = 128, // that Vulkan knows
};

typedef struct limits {
  int64_t threads, shared_bytes, push_constant_bytes, subgroup_threads;
} limits_t;

// Limits of devices are uint32.
static cotile_status_t read_limit(const cotile_gpu_t *gpu, const cotile_json_t *device,
                                  const char *field, int64_t least, int64_t *out) {
  COTILE_RETURN_IF_ERROR(
      cotile_json_to_integer(cotile_json_get(device, field), field, 1, UINT32_MAX, out));
  if (*out >= least) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_UNSUPPORTED,
                            "the device '%s' has less than %s: %s is %lld, not %lld or more",
                            gpu->device, gpu->profile, field, (long long)*out, (long long)least);
}

static cotile_status_t read_limits(const cotile_gpu_t *gpu, const cotile_json_t *device,
                                   limits_t *out) {
  COTILE_RETURN_IF_ERROR(read_limit(gpu, device, "max_threads", gpu->max_threads, &out->threads));
  COTILE_RETURN_IF_ERROR(
      read_limit(gpu, device, "shared_bytes", gpu->shared_bytes, &out->shared_bytes));
  COTILE_RETURN_IF_ERROR(read_limit(gpu, device, "push_constant_bytes", gpu->push_constant_bytes,
                                    &out->push_constant_bytes));
  return cotile_json_to_integer(cotile_json_get(device, "subgroup_threads"), "subgroup_threads", 1,
                                MOST_SUBGROUP_THREADS, &out->subgroup_threads);
}

// Estimates are of a unit that holds one workgroup at least.
static void set_limits(cotile_gpu_t *gpu, const limits_t *limits) {
  gpu->max_threads = (int)cotile_min(limits->threads, MOST_THREADS);
  gpu->shared_bytes = cotile_min(limits->shared_bytes, MOST_SHARED);
  gpu->push_constant_bytes = (int)cotile_min(limits->push_constant_bytes, MOST_PUSH);
  gpu->subgroup_threads = (int)limits->subgroup_threads;
  gpu->unit_threads = (int)cotile_max(gpu->unit_threads, gpu->max_threads);
  gpu->unit_shared_bytes = cotile_max(gpu->unit_shared_bytes, gpu->shared_bytes);
}

static cotile_status_t read_device(cotile_gpu_t *gpu, const cotile_json_t *device,
                                   cotile_arena_t *arena) {
  const char *target, *name;
  limits_t limits;
  COTILE_RETURN_IF_ERROR(cotile_json_check_object(device));
  COTILE_RETURN_IF_ERROR(cotile_json_get_text(device, "target", &target));
  COTILE_RETURN_IF_ERROR(cotile_json_get_text(device, "name", &name));
  if (strcmp(target, gpu->target))
    return COTILE_MAKE_STATUS(COTILE_INVALID, "target: the device '%s' is for %s, not for %s", name,
                              target, gpu->target);
  gpu->device = cotile_arena_copy(arena, name, strlen(name));
  COTILE_RETURN_IF_ERROR(read_limits(gpu, device, &limits));
  set_limits(gpu, &limits);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_gpu_read_device(cotile_gpu_t *gpu, const char *source, const char *text,
                                       size_t length, cotile_arena_t *arena) {
  cotile_json_document_t document;
  cotile_gpu_t found = *gpu;
  COTILE_RETURN_IF_ERROR(
      cotile_json_document_init(&document, text, length, source, cotile_allocator_system()));
  cotile_status_t status = read_device(&found, cotile_json_root(&document), arena);
  cotile_json_document_deinit(&document);
  if (!status) *gpu = found;
  return cotile_status_annotate(status, "%s", source);
}
