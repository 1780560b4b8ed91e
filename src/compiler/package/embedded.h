// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files made when Cotile was built, which modules are linked with.
#ifndef COTILE_COMPILER_PACKAGE_EMBEDDED_H
#define COTILE_COMPILER_PACKAGE_EMBEDDED_H

#include <stddef.h>

typedef struct cotile_embedded {
  const char *name;
  const void *bytes;
  size_t size;
} cotile_embedded_t;

// Object of builtins.c.
cotile_embedded_t cotile_embedded_builtins(void);
// Shared object of libc_stub.c, named libc.so.6.
cotile_embedded_t cotile_embedded_libc(void);

#endif
