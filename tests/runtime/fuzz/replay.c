// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a fuzz target on each file of the folders given, without the fuzzer.
#include "fuzz.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int replay_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return 1;
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  uint8_t *data = malloc(size ? size : 1);
  int failed = !data || fread(data, 1, size, file) != size;
  fclose(file);
  if (!failed) LLVMFuzzerTestOneInput(data, size);
  free(data);
  return failed;
}

static int replay_folder(const char *path, int *inout_count) {
  int failed = 0;
  DIR *folder = opendir(path);
  if (!folder) return 1;
  for (struct dirent *entry; (entry = readdir(folder)) && !failed;) {
    char file[1024];
    if (entry->d_name[0] == '.') continue;
    snprintf(file, sizeof file, "%s/%s", path, entry->d_name);
    failed = replay_file(file);
    ++*inout_count;
  }
  closedir(folder);
  return failed;
}

int main(int argc, char **argv) {
  int count = 0;
  for (int i = 1; i < argc; i++)
    if (replay_folder(argv[i], &count)) return fprintf(stderr, "cannot read %s\n", argv[i]), 1;
  printf("%d inputs\n", count);
  return count == 0;
}
