// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/package/linker.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/string.h"

extern char **environ;

// --- One attempt ---

// Everything that the child writes, until it closes its end.
static cotile_status_t read_output(int descriptor, cotile_string_t *output) {
  char block[4096];
  for (;;) {
    ssize_t count = read(descriptor, block, sizeof block);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return COTILE_SUCCESS;
    COTILE_RETURN_IF_ERROR(cotile_string_append(output, block, (size_t)count));
  }
}

static int wait_for(pid_t child) {
  int state = 0;
  while (waitpid(child, &state, 0) < 0 && errno == EINTR) {
  }
  return state;
}

// Returns an errno value; 0 if the child runs.
static int spawn(const char *program, char *const *arguments, int output, pid_t *out_child) {
  posix_spawn_file_actions_t actions;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  if (!error) error = posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO);
  if (!error) error = posix_spawnp(out_child, program, &actions, NULL, arguments, environ);
  (void)posix_spawn_file_actions_destroy(&actions);
  return error;
}

static cotile_status_t run(const char *program, char *const *arguments, cotile_string_t *output,
                           int *out_error, int *out_state) {
  int ends[2];
  pid_t child;
  if (pipe2(ends, O_CLOEXEC))
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot make a pipe: %s", strerror(errno));
  *out_error = spawn(program, arguments, ends[1], &child);
  (void)close(ends[1]);
  cotile_status_t status = COTILE_SUCCESS;
  if (!*out_error) {
    status = read_output(ends[0], output);
    *out_state = wait_for(child);
  }
  (void)close(ends[0]);
  return status;
}

// --- The linker ---

// [linker-2]
static cotile_status_t judge(const char *program, int state, const cotile_string_t *output) {
  static const char *const own_bugs[] = {"undefined symbol", "duplicate symbol", "relocation"};
  if (WIFEXITED(state) && WEXITSTATUS(state) == 0) return COTILE_SUCCESS;
  if (WIFSIGNALED(state))
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "%s was ended by signal %d", program,
                              WTERMSIG(state));
  const char *text = cotile_string_text(output);
  cotile_code_t code = COTILE_UNAVAILABLE;
  for (size_t i = 0; i < sizeof own_bugs / sizeof *own_bugs; i++)
    if (strstr(text, own_bugs[i])) code = COTILE_INTERNAL;
  int length = (int)output->length;
  while (length > 0 && text[length - 1] == '\n') length--;
  return COTILE_MAKE_STATUS(code, "linking failed: %.*s", length, text);
}

static cotile_status_t missing(const char *linker) {
  if (linker) return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot run the linker %s", linker);
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE,
                            "cannot find the linker: neither " COTILE_LINKER_PATH
                            ", nor ld.lld-22 or ld.lld in PATH; install lld 22");
}

cotile_status_t cotile_linker_run(const char *linker, int count, const char *const *arguments,
                                  cotile_arena_t *arena) {
  const char *candidates[] = {COTILE_LINKER_PATH, "ld.lld-22", "ld.lld"};
  size_t candidate_count = linker ? 1 : sizeof candidates / sizeof *candidates;
  if (linker) candidates[0] = linker;
  char **vector = COTILE_ARENA_NEW(arena, count + 2, char *);
  vector[0] = cotile_arena_format(arena, "ld.lld"); // lld chooses its flavour by this name
  for (int i = 0; i < count; i++)
    vector[i + 1] = cotile_arena_copy(arena, arguments[i], strlen(arguments[i]));
  for (size_t i = 0; i < candidate_count; i++) {
    cotile_string_t output;
    cotile_string_init(&output, cotile_allocator_system());
    int error = 0, state = 0;
    cotile_status_t status = run(candidates[i], vector, &output, &error, &state);
    if (!status && !error) status = judge(candidates[i], state, &output);
    cotile_string_deinit(&output);
    if (status || !error) return status;
  }
  return missing(linker);
}

const char *cotile_linker_find_library(const char *name, cotile_arena_t *arena) {
  void *handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
  struct link_map *map = NULL;
  const char *path = NULL;
  if (!handle) return NULL;
  if (!dlinfo(handle, RTLD_DI_LINKMAP, &map) && map && *map->l_name)
    path = cotile_arena_copy(arena, map->l_name, strlen(map->l_name));
  (void)dlclose(handle);
  return path;
}
