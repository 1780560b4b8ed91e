// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spmd_memory.h"

#include <string.h>

#include "base/size.h"
#include "numeric_element.h"

// Bytes are copied: a buffer may be read as another type than it was written.
#define LOAD(type, member, wide)                                                                   \
  do {                                                                                             \
    type value_;                                                                                   \
    memcpy(&value_, at, sizeof value_);                                                            \
    return (spmd_slot_t){.member = (wide)value_};                                                  \
  } while (0)

spmd_slot_t spmd_slot_load(cotile_element_t element, const void *data, int64_t index) {
  const unsigned char *at = data;
  at += index * (int64_t)cotile_element_size(element);
  switch (element) {
  case COTILE_F32:
    LOAD(float, f, double);
  case COTILE_I64:
    LOAD(int64_t, i, int64_t);
  case COTILE_I32:
    LOAD(int32_t, i, int64_t);
  case COTILE_I16:
    LOAD(int16_t, i, int64_t);
  case COTILE_I8:
    LOAD(int8_t, i, int64_t);
  case COTILE_I1:
    return (spmd_slot_t){.i = -(*at & 1)};
  default:
    return (spmd_slot_t){.f = element_load(element, data, index)};
  }
}

#define STORE(type, member)                                                                        \
  do {                                                                                             \
    type value_ = (type)value.member;                                                              \
    memcpy(at, &value_, sizeof value_);                                                            \
    return;                                                                                        \
  } while (0)

void spmd_slot_store(cotile_element_t element, void *data, int64_t index, spmd_slot_t value) {
  unsigned char *at = data;
  at += index * (int64_t)cotile_element_size(element);
  switch (element) {
  case COTILE_F32:
    STORE(float, f);
  case COTILE_I64:
    STORE(int64_t, i);
  case COTILE_I32:
    STORE(int32_t, i);
  case COTILE_I16:
    STORE(int16_t, i);
  case COTILE_I8:
    STORE(int8_t, i);
  case COTILE_I1:
    *at = value.i & 1;
    return;
  default:
    element_store(element, data, index, value.f);
  }
}

static const char *buffer_text(const spmd_storage_t *storage) {
  return storage->is_shared ? "shared memory" : "argument";
}

int64_t spmd_element(spmd_exec_t *exec, const spmd_op_t *op, const spmd_buffer_t *buffer,
                     const spmd_value_t *const *indices, int lanes, int thread) {
  const spmd_storage_t *storage = buffer->storage;
  int64_t element = 0;
  for (int dim = 0; dim < buffer->rank; dim++) {
    if (!spmd_is_defined(exec, op, indices[dim], 0, thread, "an index")) return -1;
    int64_t index = spmd_slots(exec, indices[dim], 0)[thread].i, extent = buffer->dims[dim];
    int64_t last = dim == buffer->rank - 1 ? lanes / buffer->element_lanes - 1 : 0;
    if (index < 0 || index > extent - 1 - last) {
      spmd_violate(exec, op, SPMD_OUT_OF_BOUNDS, thread,
                   "index %lld%s of dimension %d with extent %lld, of %s %d", (long long)index,
                   last ? " and those that follow" : "", dim, (long long)extent,
                   buffer_text(storage), storage->number);
      return -1;
    }
    element += index * buffer->strides[dim];
  }
  int64_t bytes = element * (int64_t)cotile_element_size(storage->element);
  if (op->alignment && bytes % op->alignment)
    spmd_violate(exec, op, SPMD_MISALIGNED, thread, "byte %lld of %s %d is not aligned to %lld",
                 (long long)bytes, buffer_text(storage), storage->number, (long long)op->alignment);
  return element;
}

// --- Races ---

static uint32_t epoch_of(const spmd_exec_t *exec, const spmd_storage_t *storage) {
  bool ordered = storage->is_shared || !exec->launch->barrier_is_for_shared_memory;
  return ordered ? exec->epoch : exec->group_epoch;
}

static uint32_t group_of(const spmd_exec_t *exec, const spmd_record_t *record) {
  return record->thread / (uint32_t)exec->threads;
}

static void tell_race(spmd_exec_t *exec, const spmd_op_t *op, const spmd_storage_t *storage,
                      int64_t element, const spmd_record_t *now, const spmd_record_t *earlier) {
  spmd_kind_t kind = storage->is_shared                              ? SPMD_SHARED_RACE
                     : group_of(exec, earlier) == exec->group_number ? SPMD_GLOBAL_RACE
                                                                     : SPMD_GROUP_RACE;
  int64_t thread[3], group[3];
  spmd_unflatten(exec->kernel->block, earlier->thread % (uint32_t)exec->threads, thread);
  spmd_unflatten(exec->launch->grid, group_of(exec, earlier), group);
  spmd_violate(exec, op, kind, (int)(now->thread % (uint32_t)exec->threads),
               "element %lld of %s %d, after %s at line %lld by workgroup (%lld, %lld, %lld), "
               "thread (%lld, %lld, %lld)",
               (long long)element, buffer_text(storage), storage->number, earlier->op->name,
               (long long)earlier->op->location.line, (long long)group[0], (long long)group[1],
               (long long)group[2], (long long)thread[0], (long long)thread[1],
               (long long)thread[2]);
}

static void check_race(spmd_exec_t *exec, const spmd_op_t *op, const spmd_storage_t *storage,
                       int64_t element, const spmd_record_t *now, const spmd_record_t *earlier) {
  if (!earlier->epoch || earlier->thread == now->thread) return;
  if (earlier->epoch == now->epoch || group_of(exec, earlier) != exec->group_number)
    tell_race(exec, op, storage, element, now, earlier);
}

static spmd_record_t record(const spmd_exec_t *exec, const spmd_op_t *op,
                            const spmd_storage_t *storage, int thread) {
  return (spmd_record_t){epoch_of(exec, storage),
                         exec->group_number * (uint32_t)exec->threads + (uint32_t)thread, op};
}

static void record_read(const spmd_exec_t *exec, spmd_shadow_t *shadow, spmd_record_t now) {
  spmd_record_t last = shadow->read;
  shadow->read = now;
  if (!last.epoch || last.thread == now.thread) return;
  if (group_of(exec, &last) == exec->group_number)
    shadow->read_by_other = last;
  else
    shadow->read_by_group = last;
}

// --- Accesses ---

static void check_flight(spmd_exec_t *exec, const spmd_op_t *op, const spmd_storage_t *storage,
                         int64_t element, int thread) {
  if (storage->shadow[element].is_in_flight)
    spmd_violate(exec, op, SPMD_ASYNC, thread, "element %lld of %s %d", (long long)element,
                 buffer_text(storage), storage->number);
}

static void count_load(const spmd_exec_t *exec, spmd_storage_t *storage, spmd_shadow_t *shadow) {
  if (shadow->load_group != exec->group_number + 1) {
    shadow->load_group = exec->group_number + 1;
    shadow->loads = 0;
  }
  shadow->loads++;
  storage->counts.loads++;
  if (storage->counts.loads_per_group < shadow->loads)
    storage->counts.loads_per_group = shadow->loads;
}

spmd_slot_t spmd_read(spmd_exec_t *exec, const spmd_op_t *op, spmd_storage_t *storage,
                      int64_t element, int thread) {
  spmd_shadow_t *shadow = &storage->shadow[element];
  spmd_record_t now = record(exec, op, storage, thread);
  if (!shadow->is_initialised)
    spmd_violate(exec, op, SPMD_UNINITIALISED, thread, "element %lld of %s %d", (long long)element,
                 buffer_text(storage), storage->number);
  check_flight(exec, op, storage, element, thread);
  check_race(exec, op, storage, element, &now, &shadow->write);
  record_read(exec, shadow, now);
  if (!storage->is_shared) count_load(exec, storage, shadow);
  return spmd_slot_load(storage->element, storage->data, element);
}

static void check_store(spmd_exec_t *exec, const spmd_op_t *op, spmd_storage_t *storage,
                        int64_t element, int thread) {
  storage->counts.stores++;
  if (++storage->shadow[element].stores > 1 && storage->access == SPMD_WRITE)
    spmd_violate(exec, op, SPMD_STORED_TWICE, thread, "element %lld of argument %d",
                 (long long)element, storage->number);
}

void spmd_write(spmd_exec_t *exec, const spmd_op_t *op, spmd_storage_t *storage, int64_t element,
                int thread, spmd_slot_t value) {
  if (storage->access == SPMD_READ) {
    spmd_violate(exec, op, SPMD_READ_ONLY, thread, "element %lld of argument %d",
                 (long long)element, storage->number);
    return;
  }
  spmd_shadow_t *shadow = &storage->shadow[element];
  spmd_record_t now = record(exec, op, storage, thread);
  check_flight(exec, op, storage, element, thread);
  const spmd_record_t *earlier[] = {&shadow->write, &shadow->read, &shadow->read_by_other,
                                    &shadow->read_by_group};
  for (int i = 0; i < 4; i++) check_race(exec, op, storage, element, &now, earlier[i]);
  shadow->write = now;
  shadow->is_initialised = true;
  if (!storage->is_shared) check_store(exec, op, storage, element, thread);
  spmd_slot_store(storage->element, storage->data, element, value);
}

void spmd_set_in_flight(spmd_storage_t *storage, int64_t element, bool is_in_flight) {
  storage->shadow[element].is_in_flight = is_in_flight;
}

// --- A launch's memory ---

static cotile_status_t wrong_argument(int number, const char *what) {
  return COTILE_MAKE_STATUS(COTILE_INVALID, "argument %d: %s", number, what);
}

static cotile_status_t set_shape(spmd_buffer_t *buffer, const spmd_buffer_type_t *type,
                                 const spmd_argument_t *argument, int64_t *out_count) {
  int64_t count = type->element_lanes;
  bool is_given = argument && (argument->rank || !type->rank);
  if (is_given && argument->rank != type->rank) return wrong_argument(type->argument, "rank");
  buffer->rank = type->rank;
  buffer->element_lanes = type->element_lanes;
  for (int dim = type->rank - 1; dim >= 0; dim--) {
    int64_t size = is_given ? argument->dims[dim] : type->dims[dim];
    if (size < 0 || (type->dims[dim] >= 0 && size != type->dims[dim]))
      return wrong_argument(type->argument, "a dimension does not fit its type");
    buffer->dims[dim] = size;
    buffer->strides[dim] = count;
    if (!cotile_mul(count, size, &count)) return wrong_argument(type->argument, "too large");
  }
  *out_count = count;
  return COTILE_SUCCESS;
}

// The storage of an earlier argument with the same data; null if there is none.
static cotile_status_t find_alias(spmd_exec_t *exec, int number, const spmd_storage_t *storage,
                                  spmd_storage_t **out_alias) {
  size_t bytes = (size_t)storage->count * cotile_element_size(storage->element);
  *out_alias = NULL;
  for (int i = 0; i < number; i++) {
    spmd_storage_t *other = exec->buffers[i].storage;
    size_t other_bytes = (size_t)other->count * cotile_element_size(other->element);
    if (other->is_shared || storage->data >= other->data + other_bytes ||
        other->data >= storage->data + bytes)
      continue;
    if (other->data != storage->data || other->element != storage->element ||
        other->count != storage->count || other->access != storage->access)
      return wrong_argument(storage->number, "overlaps another one in part");
    *out_alias = other;
  }
  return COTILE_SUCCESS;
}

static cotile_status_t init_argument(spmd_exec_t *exec, int number, spmd_storage_t *storage) {
  const spmd_buffer_type_t *type = &exec->kernel->buffers[number];
  const spmd_argument_t *argument = &exec->launch->arguments[type->argument];
  spmd_storage_t *alias;
  COTILE_RETURN_IF_ERROR(set_shape(&exec->buffers[number], type, argument, &storage->count));
  if (argument->size / cotile_element_size(type->element) < (size_t)storage->count)
    return wrong_argument(type->argument, "its array is smaller than its dimensions");
  storage->data = argument->data;
  storage->number = type->argument;
  storage->access = argument->access;
  COTILE_RETURN_IF_ERROR(find_alias(exec, number, storage, &alias));
  exec->buffers[number].storage = alias ? alias : storage;
  return COTILE_SUCCESS;
}

static cotile_status_t init_shared(spmd_exec_t *exec, int number, spmd_storage_t *storage) {
  const spmd_buffer_type_t *type = &exec->kernel->buffers[number];
  COTILE_RETURN_IF_ERROR(set_shape(&exec->buffers[number], type, NULL, &storage->count));
  storage->data = cotile_arena_allocate(&exec->arena, (size_t)storage->count,
                                        cotile_element_size(type->element));
  storage->is_shared = true;
  for (int i = 0; i < number; i++) storage->number += exec->kernel->buffers[i].argument < 0;
  storage->access = SPMD_READ_WRITE;
  exec->buffers[number].storage = storage;
  return COTILE_SUCCESS;
}

cotile_status_t spmd_memory_init(spmd_exec_t *exec) {
  const spmd_kernel_t *kernel = exec->kernel;
  exec->buffers = COTILE_ARENA_NEW(&exec->arena, kernel->buffer_count, spmd_buffer_t);
  for (int i = 0; i < kernel->buffer_count; i++) {
    spmd_storage_t *storage = COTILE_ARENA_NEW(&exec->arena, 1, spmd_storage_t);
    storage->element = kernel->buffers[i].element;
    bool is_shared = kernel->buffers[i].argument < 0;
    COTILE_RETURN_IF_ERROR(is_shared ? init_shared(exec, i, storage)
                                     : init_argument(exec, i, storage));
    if (exec->buffers[i].storage != storage) continue;
    storage->shadow = COTILE_ARENA_NEW(&exec->arena, storage->count, spmd_shadow_t);
    for (int64_t k = 0; k < storage->count; k++)
      storage->shadow[k].is_initialised = storage->access != SPMD_WRITE;
  }
  return COTILE_SUCCESS;
}

void spmd_memory_enter_group(spmd_exec_t *exec) {
  for (int i = 0; i < exec->kernel->buffer_count; i++) {
    spmd_storage_t *storage = exec->buffers[i].storage;
    if (!storage->is_shared) continue;
    memset(storage->shadow, 0, (size_t)storage->count * sizeof *storage->shadow);
    memset(storage->data, 0xff, (size_t)storage->count * cotile_element_size(storage->element));
  }
}

static void finish_argument(spmd_exec_t *exec, int number, spmd_storage_t *storage) {
  spmd_counts_t *counts = &storage->counts;
  int64_t missing = 0, first = -1, bytes = (int64_t)cotile_element_size(storage->element);
  counts->loaded_bytes = counts->loads * bytes;
  counts->stored_bytes = counts->stores * bytes;
  counts->stores_min = storage->count ? storage->shadow[0].stores : 0;
  for (int64_t i = 0; i < storage->count; i++) {
    int64_t stores = storage->shadow[i].stores;
    counts->stores_min = cotile_min(counts->stores_min, stores);
    counts->stores_max = cotile_max(counts->stores_max, stores);
    if (!stores && first < 0) first = i;
    missing += !stores;
  }
  exec->report->arguments[number] = *counts;
  if (missing && storage->access == SPMD_WRITE && storage->number == number)
    spmd_violate_argument(exec, number, missing, "%lld elements of argument %d, the first is %lld",
                          (long long)missing, number, (long long)first);
}

void spmd_memory_finish(spmd_exec_t *exec) {
  for (int i = 0; i < exec->kernel->buffer_count; i++) {
    int number = exec->kernel->buffers[i].argument;
    if (number >= 0) finish_argument(exec, number, exec->buffers[i].storage);
  }
}
