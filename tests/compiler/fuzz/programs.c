// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mutator.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static void add(programs_t *programs, const char *aliases, const char *function, size_t length) {
  size_t size = strlen(aliases) + length + 2;
  if (size > MUTATOR_TEXT_SIZE / 2) return;
  char *text = malloc(size);
  char **texts = realloc(programs->texts, (programs->count + 1) * sizeof *texts);
  if (!text || !texts) abort();
  snprintf(text, size, "%s%.*s\n", aliases, (int)length, function);
  programs->texts = texts;
  programs->texts[programs->count++] = text;
}

static char *read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  char *text = calloc(1, size + 1);
  size_t got = text ? fread(text, 1, size, file) : 0;
  fclose(file);
  if (got == size) return text;
  free(text);
  return NULL;
}

static const char *end_of_line(const char *at) {
  const char *end = strchr(at, '\n');
  return end ? end + 1 : at + strlen(at);
}

// Lines that begin with # or !, at most `size` bytes.
static void collect_aliases(const char *text, char *out, size_t size) {
  size_t used = 0;
  for (const char *line = text; *line; line = end_of_line(line)) {
    size_t length = (size_t)(end_of_line(line) - line);
    if ((*line != '#' && *line != '!') || used + length + 1 > size) continue;
    memcpy(out + used, line, length);
    used += length;
  }
  out[used] = 0;
}

// From a line "func.func .." to the line "}".
static void add_functions(programs_t *programs, const char *text) {
  static char aliases[1 << 13];
  const char *begin = NULL;
  collect_aliases(text, aliases, sizeof aliases);
  for (const char *line = text; *line; line = end_of_line(line)) {
    if (!strncmp(line, "func.func", 9)) begin = line;
    if (!begin || line[0] != '}') continue;
    add(programs, aliases, begin, (size_t)(line - begin) + 1);
    begin = NULL;
  }
}

static int add_folder(programs_t *programs, const char *path) {
  struct dirent **entries;
  int count = scandir(path, &entries, NULL, alphasort), fine = 1;
  if (count < 0) return 0;
  for (int i = 0; i < count; i++) {
    char inner[4096];
    snprintf(inner, sizeof inner, "%s/%s", path, entries[i]->d_name);
    struct stat info;
    const char *suffix = strrchr(inner, '.');
    int is_folder = stat(inner, &info) == 0 && S_ISDIR(info.st_mode);
    int is_wanted = is_folder || (suffix && !strcmp(suffix, ".mlir"));
    if (entries[i]->d_name[0] != '.' && is_wanted) fine &= programs_add(programs, inner);
    free(entries[i]);
  }
  free(entries);
  return fine;
}

int programs_add(programs_t *programs, const char *path) {
  struct stat info;
  if (stat(path, &info) == 0 && S_ISDIR(info.st_mode)) return add_folder(programs, path);
  char *text = read_file(path);
  if (!text) return 0;
  add_functions(programs, text);
  free(text);
  return 1;
}

void programs_deinit(programs_t *programs) {
  for (size_t i = 0; i < programs->count; i++) free(programs->texts[i]);
  free(programs->texts);
}
