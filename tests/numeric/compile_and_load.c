// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compile_and_load.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static int run_child(const char *const *arguments, const char *out, const char *err) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, out, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  posix_spawn_file_actions_addopen(&actions, 2, err, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  pid_t child;
  int error = posix_spawn(&child, arguments[0], &actions, NULL, (char *const *)arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error) return -error;
  int state;
  while (waitpid(child, &state, 0) < 0)
    if (errno != EINTR) return -errno;
  return WIFEXITED(state) ? WEXITSTATUS(state) : -WTERMSIG(state);
}

int run_compiler(const char *source, const char *module, const char *const *flags, const char *out,
                 const char *err) {
  enum { MOST_FLAGS = 12 };
  const char *arguments[MOST_FLAGS + 5] = {TEST_TOOLS "/cotile-compile", source, "-o", module};
  for (int i = 0; i < MOST_FLAGS && flags[i]; i++) arguments[4 + i] = flags[i];
  return run_child(arguments, out, err);
}

char *read_text(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) return NULL;
  char *text = NULL;
  size_t size = 0;
  if (getdelim(&text, &size, 0, file) < 0 && text) *text = 0;
  fclose(file);
  return text;
}

long long explained_launches(const char *path) {
  char *json = read_text(path);
  const char *after = json ? strstr(json, "\"after\": ") : NULL;
  long long launches = after ? strtoll(after + 9, NULL, 10) : -1;
  free(json);
  return launches;
}

cotile_status_t loaded_init(loaded_t *out, const char *device, const char *module,
                            cotile_parameters_t *parameters) {
  *out = (loaded_t){0};
  cotile_status_t status = cotile_device_create(device, NULL, &out->device);
  if (!status) status = cotile_module_load(out->device, module, NULL, &out->module);
  if (!status) status = cotile_module_bind(out->module, parameters);
  return status ? status : cotile_context_create(out->module, &out->context);
}

void loaded_deinit(loaded_t *loaded) {
  cotile_context_release(loaded->context);
  cotile_module_release(loaded->module);
  cotile_device_release(loaded->device);
}
