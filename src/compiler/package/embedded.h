// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files made when Cotile was built, which modules are linked with: a set for each architecture.
#ifndef COTILE_COMPILER_PACKAGE_EMBEDDED_H
#define COTILE_COMPILER_PACKAGE_EMBEDDED_H

#include <stddef.h>

#include "base/architecture.h"

typedef struct cotile_embedded {
  const char *name;
  const void *bytes;
  size_t size;
} cotile_embedded_t;

typedef enum cotile_embedded_file {
  COTILE_EMBEDDED_BUILTINS, // object of builtins.c
  COTILE_EMBEDDED_LIBC,     // shared object of libc_stub.c, named libc.so.6
  COTILE_EMBEDDED_LIBM,     // shared object of libm_stub.c, named libm.so.6
  COTILE_EMBEDDED_COUNT
} cotile_embedded_file_t;

cotile_embedded_t cotile_embedded(cotile_architecture_t architecture, cotile_embedded_file_t file);

#endif
