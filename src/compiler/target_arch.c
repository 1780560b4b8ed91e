// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/target_arch.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/process.h"
#include "compiler/schedule/gpu_device.h"

#define TOOL "cotile-run"

// The tool beside the program of this process.
static cotile_status_t find_tool(char path[PATH_MAX]) {
  if (!realpath("/proc/self/exe", path))
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot find " TOOL ": no /proc/self/exe");
  char *name = strrchr(path, '/') + 1;
  if (sizeof TOOL > (size_t)(path + PATH_MAX - name))
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot find " TOOL ": its path is too long");
  memcpy(name, TOOL, sizeof TOOL);
  return COTILE_SUCCESS;
}

static cotile_status_t judge(const char *path, const cotile_process_end_t *end,
                             const cotile_string_t *errors) {
  int length;
  if (end->error)
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "cannot run %s: %s", path, strerror(end->error));
  if (end->signal)
    return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "%s was ended by signal %d", path, end->signal);
  if (end->exit_code == 0) return COTILE_SUCCESS;
  const char *error = cotile_process_find_error(cotile_string_text(errors), &length);
  if (error) return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "%.*s", length, error);
  return COTILE_MAKE_STATUS(COTILE_UNAVAILABLE, "%s exited with code %d and told no error", path,
                            end->exit_code);
}

static cotile_status_t ask(const char *path, const char *target, cotile_arena_t *arena,
                           cotile_string_t *output, cotile_string_t *errors) {
  char *arguments[] = {cotile_arena_format(arena, TOOL),
                       cotile_arena_format(arena, "--print-device"),
                       cotile_arena_format(arena, "--device=%s", target), NULL};
  cotile_process_end_t end;
  COTILE_RETURN_IF_ERROR(cotile_process_run(
      &(cotile_process_options_t){
          .program = path, .arguments = arguments, .output = output, .errors = errors},
      &end));
  return judge(path, &end, errors);
}

static cotile_status_t query(cotile_arena_t *arena, cotile_gpu_t *inout_gpu) {
  char path[PATH_MAX];
  cotile_string_t output, errors;
  COTILE_RETURN_IF_ERROR(find_tool(path));
  cotile_string_init(&output, cotile_allocator_system());
  cotile_string_init(&errors, cotile_allocator_system());
  cotile_status_t status = ask(path, inout_gpu->target, arena, &output, &errors);
  if (!status)
    status =
        cotile_gpu_read_device(inout_gpu, path, cotile_string_text(&output), output.length, arena);
  cotile_string_deinit(&output);
  cotile_string_deinit(&errors);
  return status;
}

static cotile_status_t read_file(const char *path, cotile_arena_t *arena, cotile_gpu_t *inout_gpu) {
  cotile_string_t text;
  cotile_string_init(&text, cotile_allocator_system());
  cotile_status_t status = cotile_file_read(path, &text);
  if (!status)
    status = cotile_gpu_read_device(inout_gpu, path, cotile_string_text(&text), text.length, arena);
  cotile_string_deinit(&text);
  return status;
}

static cotile_status_t apply(const char *arch, cotile_arena_t *arena, cotile_gpu_t *inout_gpu) {
  if (!strcmp(arch, inout_gpu->profile)) return COTILE_SUCCESS;
  if (!strcmp(arch, "host")) return query(arena, inout_gpu);
  if (arch[0] == '@' && arch[1]) return read_file(arch + 1, arena, inout_gpu);
  return COTILE_MAKE_STATUS(COTILE_USAGE, "'%s' is none of %s, host, @FILE.json", arch,
                            inout_gpu->profile);
}

cotile_status_t cotile_target_arch_apply(const char *arch, cotile_arena_t *arena,
                                         cotile_gpu_t *inout_gpu) {
  if (!arch) return COTILE_SUCCESS;
  return cotile_status_annotate(apply(arch, arena, inout_gpu), "--target-arch");
}
