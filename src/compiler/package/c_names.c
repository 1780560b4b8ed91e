// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/package/c_names.h"

#include <stdbool.h>
#include <string.h>

// Those that have a `_` inside: what is named here does too.
static const char *const keywords[] = {
    "and_eq",       "co_await",     "co_return",     "co_yield",         "const_cast",
    "dynamic_cast", "not_eq",       "or_eq",         "reinterpret_cast", "static_assert",
    "static_cast",  "thread_local", "typeof_unqual", "xor_eq",           "max_align_t"};

// How the headers' names and macros begin or end.
static const char *const beginnings[] = {"cotile_", "COTILE_", "_"};
static const char *const endings[] = {"_t", "_MAX", "_MIN", "_WIDTH", "_C"};

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

const char *cotile_c_identifier(const char *text, cotile_arena_t *arena) {
  char *name = cotile_arena_format(arena, "%s%s", is_digit(*text) ? "m" : "", text);
  for (char *c = name; *c; c++)
    if (!is_letter(*c) && !is_digit(*c)) *c = '_';
  return name;
}

static bool begins_reserved(const char *name) {
  for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
    if (!strncmp(name, beginnings[i], strlen(beginnings[i]))) return true;
  return false;
}

static bool is_reserved(const char *name) {
  size_t length = strlen(name);
  for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
    if (!strcmp(name, keywords[i])) return true;
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
    size_t ending = strlen(endings[i]);
    if (length >= ending && !strcmp(name + length - ending, endings[i])) return true;
  }
  return false;
}

static bool is_taken(const cotile_c_names_t *names, const char *name) {
  for (size_t i = 0; i < names->taken.count; i++)
    if (!strcmp(names->taken.items[i], name)) return true;
  return false;
}

void cotile_c_names_init(cotile_c_names_t *names, cotile_arena_t *arena) {
  names->arena = arena;
  cotile_array_init(&names->taken, cotile_allocator_system());
}

void cotile_c_names_deinit(cotile_c_names_t *names) { cotile_array_deinit(&names->taken); }

cotile_status_t cotile_c_names_add(cotile_c_names_t *names, const char *text,
                                   const char **out_name) {
  const char *wanted = cotile_c_identifier(text, names->arena);
  if (begins_reserved(wanted)) wanted = cotile_arena_format(names->arena, "module_%s", wanted);
  *out_name = wanted;
  for (int n = 2; is_reserved(*out_name) || is_taken(names, *out_name); n++)
    *out_name = cotile_arena_format(names->arena, "%s_%d", wanted, n);
  COTILE_RETURN_IF_ERROR(cotile_array_append(&names->taken));
  names->taken.items[names->taken.count - 1] = *out_name;
  return COTILE_SUCCESS;
}
