// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/region.h"

#include <string.h>

struct cotile_region_block {
  struct cotile_region_block *next;
  char *begin; // aligned
  size_t used, size;
  void *handle; // of the source
};

enum { SMALLEST_BLOCK = 4096 };

void cotile_region_init(cotile_region_t *region, const cotile_allocator_t *allocator) {
  cotile_region_init_with(region, allocator, NULL, NULL);
}

void cotile_region_init_with(cotile_region_t *region, const cotile_allocator_t *allocator,
                             const cotile_region_source_t *source, void *self) {
  *region = (cotile_region_t){.allocator = allocator, .source = source, .self = self};
}

static void free_blocks(cotile_region_t *region) {
  for (struct cotile_region_block *block = region->head, *next; block; block = next) {
    next = block->next;
    if (region->source) region->source->release(block->handle);
    cotile_deallocate(region->allocator, block);
  }
  region->head = NULL;
}

void cotile_region_deinit(cotile_region_t *region) {
  free_blocks(region);
  region->next_size = 0;
}

// Several blocks give way to one as large as all of them, so that the same pieces fit without a
// new one.
void cotile_region_clear(cotile_region_t *region) {
  if (!region->head) return;
  region->head->used = 0;
  if (!region->head->next) return;
  size_t total = 0;
  for (struct cotile_region_block *block = region->head; block; block = block->next)
    total += block->size;
  free_blocks(region);
  region->next_size = total;
}

// A block with its memory behind it, or with that of the source.
static cotile_status_t create_block(cotile_region_t *region, size_t size,
                                    struct cotile_region_block **out_block) {
  void *memory = NULL, *begin, *handle = NULL;
  size_t extra = region->source ? 0 : size + COTILE_REGION_ALIGNMENT;
  COTILE_RETURN_IF_ERROR(
      cotile_reallocate(region->allocator, sizeof(struct cotile_region_block) + extra, 1, &memory));
  struct cotile_region_block *block = memory;
  if (region->source) {
    cotile_status_t status = region->source->allocate(region->self, size, &begin, &handle);
    if (status) {
      cotile_deallocate(region->allocator, block);
      return status;
    }
  } else {
    uintptr_t end = (uintptr_t)(block + 1) + COTILE_REGION_ALIGNMENT - 1;
    begin = (void *)(end / COTILE_REGION_ALIGNMENT * COTILE_REGION_ALIGNMENT);
  }
  *block = (struct cotile_region_block){.begin = begin, .size = size, .handle = handle};
  *out_block = block;
  return COTILE_SUCCESS;
}

static cotile_status_t append_block(cotile_region_t *region, size_t size) {
  struct cotile_region_block *block;
  if (size < region->next_size) size = region->next_size;
  if (size < SMALLEST_BLOCK) size = SMALLEST_BLOCK;
  COTILE_RETURN_IF_ERROR(create_block(region, size, &block));
  block->next = region->head;
  region->head = block;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_region_allocate(cotile_region_t *region, size_t bytes, void **out_pointer) {
  *out_pointer = NULL;
  if (bytes > PTRDIFF_MAX / 2)
    return COTILE_MAKE_STATUS(COTILE_NO_MEMORY, "cannot allocate %zu bytes", bytes);
  size_t alignment = region->source ? region->source->alignment : COTILE_REGION_ALIGNMENT;
  bytes = bytes ? (bytes + alignment - 1) & ~(alignment - 1) : alignment;
  if (!region->head || region->head->size - region->head->used < bytes)
    COTILE_RETURN_IF_ERROR(append_block(region, bytes));
  *out_pointer = region->head->begin + region->head->used;
  region->head->used += bytes;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_region_allocate_array(cotile_region_t *region, size_t count, size_t size,
                                             void **out_pointer) {
  size_t bytes;
  *out_pointer = NULL;
  if (__builtin_mul_overflow(count, size, &bytes))
    return COTILE_MAKE_STATUS(COTILE_NO_MEMORY, "%zu objects of %zu bytes exceed memory", count,
                              size);
  COTILE_RETURN_IF_ERROR(cotile_region_allocate(region, bytes, out_pointer));
  memset(*out_pointer, 0, bytes);
  return COTILE_SUCCESS;
}

cotile_status_t cotile_region_copy_text(cotile_region_t *region, const char *text,
                                        const char **out_copy) {
  size_t size = strlen(text) + 1;
  void *copy;
  *out_copy = NULL;
  COTILE_RETURN_IF_ERROR(cotile_region_allocate(region, size, &copy));
  *out_copy = memcpy(copy, text, size);
  return COTILE_SUCCESS;
}
