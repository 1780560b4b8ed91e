// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/package/module_name.h"

#include <stdbool.h>
#include <string.h>

#include "ir/query.h"

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

const char *cotile_module_name_make(const char *text, cotile_arena_t *arena) {
  if (!*text) return "module";
  char *name = cotile_arena_format(arena, "%s%s", is_digit(*text) ? "m" : "", text);
  for (char *c = name; *c; c++)
    if (!is_letter(*c) && !is_digit(*c)) *c = '_';
  return name;
}

const char *cotile_module_name_default(MlirModule module, const char *path, cotile_arena_t *arena) {
  MlirStringRef name = cotile_op_string(mlirModuleGetOperation(module), "sym_name");
  if (name.length)
    return cotile_module_name_make(cotile_arena_copy(arena, name.data, name.length), arena);
  if (!path) return cotile_module_name_make("", arena);
  const char *slash = strrchr(path, '/');
  const char *file = slash ? slash + 1 : path;
  const char *dot = strrchr(file, '.');
  size_t length = dot && dot > file ? (size_t)(dot - file) : strlen(file);
  return cotile_module_name_make(cotile_arena_copy(arena, file, length), arena);
}
