// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The architectures that modules are compiled for and run on.
#ifndef COTILE_BASE_ARCHITECTURE_H
#define COTILE_BASE_ARCHITECTURE_H

#include <elf.h>

// enumerator, name, first part of its triples, machine of its ELF files, their relocation of a
// pointer
#define COTILE_ARCHITECTURES(X)                                                                    \
  X(X86_64, "x86-64", "x86_64", EM_X86_64, R_X86_64_64)                                            \
  X(AARCH64, "AArch64", "aarch64", EM_AARCH64, R_AARCH64_ABS64)

typedef enum cotile_architecture {
#define COTILE_X(name, text, triple, machine, pointer) COTILE_##name,
  COTILE_ARCHITECTURES(COTILE_X)
#undef COTILE_X
      COTILE_ARCHITECTURE_COUNT
} cotile_architecture_t;

// The one that this code runs on; COTILE_ARCHITECTURE_COUNT for any other.
#if defined(__x86_64__)
#define COTILE_HOST_ARCHITECTURE COTILE_X86_64
#elif defined(__aarch64__)
#define COTILE_HOST_ARCHITECTURE COTILE_AARCH64
#else
#define COTILE_HOST_ARCHITECTURE COTILE_ARCHITECTURE_COUNT
#endif

// "x86-64"; a static string, "?" for COTILE_ARCHITECTURE_COUNT.
const char *cotile_architecture_name(cotile_architecture_t architecture);

// e_machine of its ELF files, EM_NONE for COTILE_ARCHITECTURE_COUNT; and back.
Elf64_Half cotile_architecture_elf_machine(cotile_architecture_t architecture);
cotile_architecture_t cotile_architecture_from_elf_machine(Elf64_Half machine);

// Type of the relocation that is replaced by the address of its symbol.
Elf64_Word cotile_architecture_pointer_relocation(cotile_architecture_t architecture);

#endif
