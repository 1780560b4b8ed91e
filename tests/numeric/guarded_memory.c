// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "guarded_memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static size_t page_size(void) { return (size_t)sysconf(_SC_PAGESIZE); }

void guarded_init(guarded_t *memory, size_t size) {
  size_t page = page_size(), inner = (size + page - 1) / page * page;
  memory->pages_size = inner + 2 * page;
  memory->pages = mmap(NULL, memory->pages_size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory->pages == MAP_FAILED ||
      (inner && mprotect((char *)memory->pages + page, inner, PROT_READ | PROT_WRITE))) {
    perror("guarded memory");
    exit(1);
  }
  memory->size = size;
  memory->data = (char *)memory->pages + page + inner - size;
}

void guarded_seal(guarded_t *memory) {
  size_t page = page_size();
  if (memory->size &&
      mprotect((char *)memory->pages + page, memory->pages_size - 2 * page, PROT_READ)) {
    perror("guarded memory");
    exit(1);
  }
}

void guarded_deinit(guarded_t *memory) {
  if (memory->pages) munmap(memory->pages, memory->pages_size);
  *memory = (guarded_t){0};
}
