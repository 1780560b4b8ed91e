// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "gpu_harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "compiler/codegen/object.h"
#include "ir/mlir_context.h"
#include "ir/query.h"

static cotile_status_t emit(cotile_codegen_t *codegen, MlirModule source, MlirModule kernels,
                            MlirModule host) {
  for (MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(source));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (!cotile_op_is(op, "flow.executable")) continue;
    COTILE_RETURN_IF_ERROR(cotile_codegen_executable(codegen, op, kernels));
    COTILE_RETURN_IF_ERROR(library_add_launch(codegen, op, host));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t make_kernels(gpu_library_t *library, MlirModule kernels) {
  cotile_spirv_shaders_t shaders;
  cotile_arena_t *arena = &library->host.arena;
  COTILE_RETURN_IF_ERROR(cotile_spirv_convert(kernels, arena, &shaders));
  library->shaders = shaders.items;
  library->kernels = COTILE_ARENA_NEW(arena, shaders.count, spmd_kernel_t *);
  for (; library->count < shaders.count; library->count++)
    COTILE_RETURN_IF_ERROR(spmd_kernel_create_from_module(
        kernels, library->shaders[library->count].name, &library->kernels[library->count]));
  return COTILE_SUCCESS;
}

static cotile_status_t compile(gpu_library_t *library, MlirContext context, const char *text,
                               cotile_diagnostics_t *diagnostics, cotile_string_t *object) {
  cotile_arena_t *arena = &library->host.arena;
  cotile_machine_t machine;
  MlirModule source;
  COTILE_RETURN_IF_ERROR(cotile_machine_resolve("host", arena, &machine));
  COTILE_RETURN_IF_ERROR(cotile_machine_add_gpu("vulkan", &machine));
  COTILE_RETURN_IF_ERROR(
      cotile_parse_module(context, text, strlen(text), "generated.mlir", &source));
  MlirModule kernels = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  MlirModule host = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  cotile_codegen_t codegen = {.machine = &machine, .diagnostics = diagnostics, .arena = arena};
  cotile_status_t status = emit(&codegen, source, kernels, host);
  if (!status) status = make_kernels(library, kernels);
  if (!status) status = cotile_emit_object(host, &machine, NULL, COTILE_EMIT_OBJECT, object);
  mlirModuleDestroy(host);
  mlirModuleDestroy(kernels);
  mlirModuleDestroy(source);
  return status;
}

bool gpu_library_init(gpu_library_t *library, const char *text, const char **out_message) {
  *library = (gpu_library_t){0};
  cotile_arena_t *arena = &library->host.arena;
  cotile_arena_init(arena);
  cotile_diagnostics_t diagnostics;
  cotile_diagnostics_init(&diagnostics, arena);
  MlirContext context = cotile_mlir_context_create(&diagnostics);
  cotile_string_t object;
  cotile_string_init(&object, cotile_allocator_system());
  cotile_status_t status = compile(library, context, text, &diagnostics, &object);
  const char *detail = diagnostics.first ? diagnostics.first->message : "";
  *out_message = status ? cotile_arena_format(arena, "%s %s", cotile_status_message(status), detail)
                        : library_load(&library->host, &object, false);
  cotile_status_release(status);
  cotile_string_deinit(&object);
  cotile_mlir_context_destroy(context);
  return !*out_message;
}

void gpu_library_deinit(gpu_library_t *library) {
  for (int i = 0; i < library->count; i++) spmd_kernel_destroy(library->kernels[i]);
  library_deinit(&library->host);
}

int gpu_library_find(const gpu_library_t *library, const char *name) {
  for (int i = 0; i < library->count; i++)
    if (!strcmp(library->shaders[i].name, name)) return i;
  abort();
}

static spmd_argument_t buffer_argument(const gpu_buffer_t *buffer) {
  spmd_argument_t out = {.data = buffer->data, .access = buffer->access, .rank = 1};
  out.size = (size_t)buffer->elements * cotile_element_size(buffer->element);
  out.dims[0] = buffer->elements;
  return out;
}

const char *gpu_library_run(gpu_library_t *library, const char *name, int buffer_count,
                            const gpu_buffer_t *buffers, int dim_count, const int64_t *dims,
                            spmd_report_t *out_report) {
  enum { ROW = 3 };
  cotile_arena_t *arena = &library->host.arena;
  int argument_count = buffer_count + 1 + dim_count;
  spmd_argument_t *arguments = COTILE_ARENA_NEW(arena, argument_count, spmd_argument_t);
  int64_t workgroups = library_launch(&library->host, name, dims).workgroups;
  for (int i = 0; i < buffer_count; i++) arguments[i] = buffer_argument(&buffers[i]);
  arguments[buffer_count].integer = workgroups;
  for (int i = 0; i < dim_count; i++) arguments[buffer_count + 1 + i].integer = dims[i];
  spmd_launch_t launch = {.grid = {ROW, workgroups / ROW + 1, 1},
                          .argument_count = argument_count,
                          .arguments = arguments,
                          .barrier_is_for_shared_memory = true};
  cotile_status_t status =
      spmd_launch(library->kernels[gpu_library_find(library, name)], &launch, out_report);
  if (!status) return NULL;
  const char *message = cotile_arena_format(arena, "%s", cotile_status_message(status));
  cotile_status_release(status);
  return message;
}

// --- Validation ---

#ifdef COTILE_SPIRV_VAL

static const char *read_all(FILE *stream, cotile_arena_t *arena) {
  char text[4096];
  size_t length = fread(text, 1, sizeof text, stream);
  return cotile_arena_copy(arena, text, length);
}

static const char *validate(cotile_arena_t *arena, const char *environment, const char *path) {
  const char *command =
      cotile_arena_format(arena, COTILE_SPIRV_VAL " --target-env %s %s 2>&1", environment, path);
  FILE *stream = popen(command, "r");
  if (!stream) return "cannot run " COTILE_SPIRV_VAL;
  const char *message = read_all(stream, arena);
  if (pclose(stream) != 0 && !*message) message = "refused without a message";
  return *message ? cotile_arena_format(arena, "%s: %s", environment, message) : "";
}

const char *gpu_library_validate(gpu_library_t *library, const cotile_spirv_shader_t *shader) {
  char path[] = "/tmp/cotile-shader-XXXXXX";
  int file = mkstemp(path);
  if (file < 0) return "cannot make a file in /tmp";
  size_t size = shader->word_count * sizeof *shader->words;
  bool is_written = write(file, shader->words, size) == (ssize_t)size;
  close(file);
  const char *message = is_written ? "" : "cannot write to /tmp";
  if (!*message) message = validate(&library->host.arena, "vulkan1.1", path);
  if (!*message) message = validate(&library->host.arena, "vulkan1.2", path);
  unlink(path);
  return message;
}

#else

const char *gpu_library_validate(gpu_library_t *library, const cotile_spirv_shader_t *shader) {
  (void)library;
  (void)shader;
  return "";
}

#endif
