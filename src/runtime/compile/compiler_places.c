// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An installation may be moved as a whole, so the shared library looks first where the tools are
// as seen from its own file. The archive has no place of its own and knows the prefix alone.
#include "runtime/compile/compiler_places.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TOOL "cotile-compile"

static void add(cotile_compiler_places_t *places, const char *place) {
  places->items[places->count++] = place;
}

static bool find_beside_library(char path[PATH_MAX]) {
  static const char inside = 0;
  static const char to_tool[] = COTILE_LIBRARY_TO_BINDIR "/" TOOL;
  Dl_info library;
  if (!*COTILE_LIBRARY_TO_BINDIR || !dladdr(&inside, &library) || *library.dli_fname != '/' ||
      !realpath(library.dli_fname, path))
    return false;
  char *name = strrchr(path, '/') + 1;
  size_t room = (size_t)(path + PATH_MAX - name);
  if (sizeof to_tool > room) return false;
  memcpy(name, to_tool, sizeof to_tool);
  return true;
}

void cotile_compiler_places_init(cotile_compiler_places_t *places, const char *given) {
  const char *named = secure_getenv("COTILE_COMPILER");
  places->count = 0;
  if (given || (named && *named)) {
    add(places, given ? given : named);
    return;
  }
  if (find_beside_library(places->beside_library)) add(places, places->beside_library);
  add(places, COTILE_BINDIR "/" TOOL);
  add(places, TOOL);
}
