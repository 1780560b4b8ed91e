// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/package/embedded.h"

// The build defines the two paths.
#define COTILE_INCLUDE_FILE(symbol, path)                                                          \
  __asm__(".pushsection .rodata\n"                                                                 \
          ".balign 16\n" #symbol ":\n"                                                             \
          ".incbin \"" path "\"\n" #symbol "_end:\n"                                               \
          ".popsection\n");                                                                        \
  extern const char symbol[] __attribute__((visibility("hidden")));                                \
  extern const char symbol##_end[] __attribute__((visibility("hidden")))

COTILE_INCLUDE_FILE(cotile_builtins_file, COTILE_BUILTINS_PATH);
COTILE_INCLUDE_FILE(cotile_libc_file, COTILE_LIBC_PATH);

cotile_embedded_t cotile_embedded_builtins(void) {
  return (cotile_embedded_t){"builtins.o", cotile_builtins_file,
                             (size_t)(cotile_builtins_file_end - cotile_builtins_file)};
}

cotile_embedded_t cotile_embedded_libc(void) {
  return (cotile_embedded_t){"libc.so.6", cotile_libc_file,
                             (size_t)(cotile_libc_file_end - cotile_libc_file)};
}
