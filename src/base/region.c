// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/region.h"

#include <string.h>
#include <sys/mman.h>

struct cotile_region_block {
  struct cotile_region_block *next;
  char *begin; // aligned
  size_t used, size;
};

enum { SMALLEST_BLOCK = 4096, HUGE_PAGE = 2 << 20 };

void cotile_region_init(cotile_region_t *region, const cotile_allocator_t *allocator) {
  *region = (cotile_region_t){.allocator = allocator};
}

static void free_blocks(cotile_region_t *region) {
  for (struct cotile_region_block *block = region->head, *next; block; block = next) {
    next = block->next;
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

// Large blocks are streamed through by kernels; with pages of 4 KiB the processor's page tables
// become the bottleneck. Advice only: a system that has no large pages goes on without.
static void prefer_huge_pages(void *memory, size_t size) {
  uintptr_t begin = ((uintptr_t)memory + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
  uintptr_t end = ((uintptr_t)memory + size) / HUGE_PAGE * HUGE_PAGE;
  if (begin < end) (void)madvise((void *)begin, end - begin, MADV_HUGEPAGE);
}

static cotile_status_t append_block(cotile_region_t *region, size_t size) {
  void *memory = NULL;
  size_t extra = sizeof(struct cotile_region_block) + COTILE_REGION_ALIGNMENT;
  if (size < region->next_size) size = region->next_size;
  if (size < SMALLEST_BLOCK) size = SMALLEST_BLOCK;
  COTILE_RETURN_IF_ERROR(cotile_reallocate(region->allocator, size + extra, 1, &memory));
  prefer_huge_pages(memory, size + extra);
  struct cotile_region_block *block = memory;
  uintptr_t begin = (uintptr_t)(block + 1);
  begin = (begin + COTILE_REGION_ALIGNMENT - 1) / COTILE_REGION_ALIGNMENT * COTILE_REGION_ALIGNMENT;
  *block = (struct cotile_region_block){region->head, (char *)begin, 0, size};
  region->head = block;
  return COTILE_SUCCESS;
}

cotile_status_t cotile_region_allocate(cotile_region_t *region, size_t bytes, void **out_pointer) {
  *out_pointer = NULL;
  if (bytes > PTRDIFF_MAX / 2)
    return COTILE_MAKE_STATUS(COTILE_NO_MEMORY, "cannot allocate %zu bytes", bytes);
  bytes = (bytes + COTILE_REGION_ALIGNMENT - 1) / COTILE_REGION_ALIGNMENT * COTILE_REGION_ALIGNMENT;
  if (bytes == 0) bytes = COTILE_REGION_ALIGNMENT;
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
