// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/package/module_name.h"

#include <string.h>

#include "compiler/package/c_names.h"
#include "ir/query.h"

static const char NAMELESS[] = "module";

static const char *to_name(const char *text, size_t length, cotile_arena_t *arena) {
  const char *name = cotile_arena_copy(arena, text, length);
  return *name ? cotile_c_identifier(name, arena) : NAMELESS;
}

const char *cotile_module_name_default(MlirModule module, const char *path, cotile_arena_t *arena) {
  MlirStringRef name = cotile_op_string(mlirModuleGetOperation(module), "sym_name");
  if (name.length) return to_name(name.data, name.length, arena);
  if (!path) return NAMELESS;
  const char *slash = strrchr(path, '/');
  const char *file = slash ? slash + 1 : path;
  const char *dot = strrchr(file, '.');
  size_t length = dot && dot > file ? (size_t)(dot - file) : strlen(file);
  return to_name(file, length, arena);
}
