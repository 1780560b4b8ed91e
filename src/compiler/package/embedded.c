// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/package/embedded.h"

// The build defines the folder; it has a folder for each architecture.
#define INCLUDE_FILE(symbol, path)                                                                 \
  __asm__(".pushsection .rodata\n"                                                                 \
          ".balign 16\n" #symbol ":\n"                                                             \
          ".incbin \"" COTILE_EMBEDDED_FOLDER "/" path "\"\n" #symbol "_end:\n"                    \
          ".popsection\n");                                                                        \
  extern const char symbol[] __attribute__((visibility("hidden")));                                \
  extern const char symbol##_end[] __attribute__((visibility("hidden")))

#define COTILE_X(name, text, triple, machine, pointer)                                             \
  INCLUDE_FILE(cotile_builtins_##name, triple "/builtins.o");                                      \
  INCLUDE_FILE(cotile_libc_##name, triple "/libc.so.6");                                           \
  INCLUDE_FILE(cotile_libm_##name, triple "/libm.so.6");
COTILE_ARCHITECTURES(COTILE_X)
#undef COTILE_X

cotile_embedded_t cotile_embedded(cotile_architecture_t architecture, cotile_embedded_file_t file) {
  static const struct {
    const char *name, *begin, *end;
  } files[COTILE_ARCHITECTURE_COUNT][COTILE_EMBEDDED_COUNT] = {
#define COTILE_X(name, text, triple, machine, pointer)                                             \
  {{"builtins.o", cotile_builtins_##name, cotile_builtins_##name##_end},                           \
   {"libc.so.6", cotile_libc_##name, cotile_libc_##name##_end},                                    \
   {"libm.so.6", cotile_libm_##name, cotile_libm_##name##_end}},
      COTILE_ARCHITECTURES(COTILE_X)
#undef COTILE_X
  };
  const char *begin = files[architecture][file].begin, *end = files[architecture][file].end;
  return (cotile_embedded_t){files[architecture][file].name, begin, (size_t)(end - begin)};
}
