// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/architecture.h"

static const struct {
  const char *name;
  Elf64_Half elf_machine;
  Elf64_Word pointer_relocation;
} architectures[COTILE_ARCHITECTURE_COUNT + 1] = {
#define COTILE_X(name, text, triple, machine, pointer) {text, machine, pointer},
    COTILE_ARCHITECTURES(COTILE_X)
#undef COTILE_X
        {"?", EM_NONE, 0},
};

const char *cotile_architecture_name(cotile_architecture_t architecture) {
  return architectures[architecture].name;
}

Elf64_Half cotile_architecture_elf_machine(cotile_architecture_t architecture) {
  return architectures[architecture].elf_machine;
}

cotile_architecture_t cotile_architecture_from_elf_machine(Elf64_Half machine) {
  int i = 0;
  while (i < COTILE_ARCHITECTURE_COUNT && architectures[i].elf_machine != machine) i++;
  return (cotile_architecture_t)i;
}

Elf64_Word cotile_architecture_pointer_relocation(cotile_architecture_t architecture) {
  return architectures[architecture].pointer_relocation;
}
