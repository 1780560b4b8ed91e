// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernel_harness.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "compiler/codegen/object.h"
#include "compiler/codegen/vector_ops.h"
#include "ir/mlir_context.h"
#include "ir/query.h"

typedef struct host_dims {
  MlirBlock arguments;
  MlirValue pointer;
} host_dims_t;

// A cotile_dim_fn: entry of the array of dynamic dimensions.
static MlirValue load_dim(void *user, cotile_builder_t *builder, intptr_t argument, int dim) {
  const host_dims_t *dims = user;
  int64_t at = 0;
  for (intptr_t i = 0; i <= argument; i++) {
    MlirType type = mlirValueGetType(mlirBlockGetArgument(dims->arguments, i));
    int count = i < argument ? (int)mlirShapedTypeGetRank(type) : dim;
    for (int d = 0; d < count; d++) at += cotile_static_dim(type, d) < 0;
  }
  MlirType index = mlirIndexTypeGet(builder->context);
  MlirValue address =
      cotile_build_address(builder, dims->pointer, index, cotile_build_index(builder, at));
  return cotile_build_scalar_load(builder, index, address);
}

static void store_index(cotile_builder_t *builder, MlirValue pointer, int64_t at, MlirValue value) {
  if (!value.ptr) value = cotile_build_index(builder, 0);
  MlirType i64 = mlirIntegerTypeGet(builder->context, 64);
  MlirValue address =
      cotile_build_byte_address(builder, pointer, cotile_build_index(builder, 8 * at));
  value = cotile_build_value(builder, "arith.index_cast", i64, 1, &value, NULL);
  cotile_build_effect(builder, "llvm.store", COTILE_VALUES(value, address), NULL);
}

// NAME_launch(dims, out): stores the fields of launch_sizes_t.
cotile_status_t library_add_launch(cotile_codegen_t *codegen, MlirOperation executable,
                                   MlirModule module) {
  MlirStringRef name = cotile_op_string(executable, "sym_name");
  MlirContext context = mlirModuleGetContext(module);
  cotile_builder_t builder = cotile_builder_at_end(context, mlirModuleGetBody(module));
  const char *text = cotile_arena_format(
      codegen->arena, "{sym_name = \"%.*s_launch\", function_type = (!llvm.ptr, !llvm.ptr) -> ()}",
      (int)name.length, name.data);
  MlirOperation function = cotile_build(
      &builder,
      &(cotile_op_spec_t){.name = "func.func", .attribute_text = text, .region_count = 1});
  builder.block = cotile_op_body(function);
  host_dims_t dims = {cotile_op_body(mlirBlockGetFirstOperation(cotile_op_body(executable))),
                      {NULL}};
  dims.pointer =
      mlirBlockAddArgument(builder.block, cotile_pointer_type(context), builder.location);
  MlirValue out =
      mlirBlockAddArgument(builder.block, cotile_pointer_type(context), builder.location);
  cotile_launch_t launch;
  COTILE_RETURN_IF_ERROR(cotile_codegen_build_launch(codegen, executable,
                                                     COTILE_LAUNCH_MAIN | COTILE_LAUNCH_PACK,
                                                     &builder, load_dim, &dims, &launch));
  store_index(&builder, out, 0, launch.workgroups);
  store_index(&builder, out, 1, launch.scratch_bytes);
  store_index(&builder, out, 2, launch.flops);
  store_index(&builder, out, 3, launch.pack_bytes);
  store_index(&builder, out, 4, launch.pack_workgroups);
  cotile_build_effect(&builder, "func.return", 0, NULL, NULL);
  return COTILE_SUCCESS;
}

static cotile_status_t generate(cotile_codegen_t *codegen, MlirModule source, MlirModule kernels) {
  for (MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(source));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (!cotile_op_is(op, "flow.executable")) continue;
    COTILE_RETURN_IF_ERROR(cotile_codegen_executable(codegen, op, kernels));
    COTILE_RETURN_IF_ERROR(library_add_launch(codegen, op, kernels));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t compile(cotile_arena_t *arena, MlirContext context, const char *text,
                               bool reference, cotile_diagnostics_t *diagnostics,
                               cotile_string_t *object) {
  cotile_machine_t machine;
  COTILE_RETURN_IF_ERROR(cotile_machine_resolve("host", arena, &machine));
  MlirModule source;
  COTILE_RETURN_IF_ERROR(
      cotile_parse_module(context, text, strlen(text), "generated.mlir", &source));
  MlirModule kernels = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  cotile_codegen_t codegen = {&machine, diagnostics, arena, reference};
  cotile_status_t status = generate(&codegen, source, kernels);
  if (!status) status = cotile_emit_object(kernels, &machine, NULL, COTILE_EMIT_OBJECT, object);
  mlirModuleDestroy(kernels);
  mlirModuleDestroy(source);
  return status;
}

// Kernels that need any library do not link, unless they may use what this process has of libm.
static bool link_object(const char *object, const char *library, bool may_use_libm) {
  const char *undefined = may_use_libm ? "--allow-shlib-undefined" : "--no-undefined";
  pid_t child = fork();
  if (child == 0) {
    execlp("ld.lld-22", "ld.lld-22", "-shared", undefined, "-o", library, object, NULL);
    _exit(127);
  }
  int result;
  return waitpid(child, &result, 0) == child && WIFEXITED(result) && WEXITSTATUS(result) == 0;
}

static bool write_file(const char *path, const cotile_string_t *bytes) {
  FILE *file = fopen(path, "wb");
  if (!file) return false;
  bool written = fwrite(bytes->data, 1, bytes->length, file) == bytes->length;
  return (fclose(file) == 0) & written;
}

const char *library_load(library_t *library, const cotile_string_t *object, bool may_use_libm) {
  char folder[] = "/tmp/cotile-kernels-XXXXXX";
  if (!mkdtemp(folder)) return "cannot make a folder in /tmp";
  char *input = cotile_arena_format(&library->arena, "%s/kernels.o", folder);
  char *output = cotile_arena_format(&library->arena, "%s/kernels.so", folder);
  const char *message = NULL;
  if (!write_file(input, object) || !link_object(input, output, may_use_libm))
    message = "linking failed";
  else if (!(library->handle = dlopen(output, RTLD_NOW | RTLD_LOCAL)))
    message = cotile_arena_format(&library->arena, "%s", dlerror());
  unlink(input);
  unlink(output);
  rmdir(folder);
  return message;
}

bool library_init(library_t *library, const char *text, bool reference, const char **out_message) {
  library->handle = NULL;
  cotile_arena_init(&library->arena);
  cotile_diagnostics_t diagnostics;
  cotile_diagnostics_init(&diagnostics, &library->arena);
  MlirContext context = cotile_mlir_context_create(&diagnostics);
  cotile_string_t object;
  cotile_string_init(&object, cotile_allocator_system());
  cotile_status_t status =
      compile(&library->arena, context, text, reference, &diagnostics, &object);
  const char *detail = diagnostics.first ? diagnostics.first->message : "";
  *out_message =
      status ? cotile_arena_format(&library->arena, "%s %s", cotile_status_message(status), detail)
             : library_load(library, &object, reference);
  cotile_status_release(status);
  cotile_string_deinit(&object);
  cotile_mlir_context_destroy(context);
  return !*out_message;
}

void library_deinit(library_t *library) {
  if (library->handle) dlclose(library->handle);
  cotile_arena_deinit(&library->arena);
}

static void *find_symbol(const library_t *library, const char *name) {
  void *symbol = dlsym(library->handle, name);
  if (!symbol) abort();
  return symbol;
}

cotile_kernel_fn *library_kernel(const library_t *library, const char *name) {
  void *symbol = find_symbol(library, name);
  cotile_kernel_fn *kernel;
  memcpy(&kernel, &symbol, sizeof kernel);
  return kernel;
}

launch_sizes_t library_launch(const library_t *library, const char *name, const int64_t *dims) {
  char symbol_name[128];
  snprintf(symbol_name, sizeof symbol_name, "%s_launch", name);
  void *symbol = find_symbol(library, symbol_name);
  void (*launch)(const int64_t *, launch_sizes_t *);
  memcpy(&launch, &symbol, sizeof launch);
  launch_sizes_t sizes;
  launch(dims, &sizes);
  return sizes;
}

void guarded_init(guarded_t *guarded, size_t size) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE), inner = (size + page - 1) / page * page;
  guarded->pages_size = inner + 2 * page;
  guarded->pages = mmap(NULL, guarded->pages_size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (guarded->pages == MAP_FAILED) abort();
  if (inner && mprotect(guarded->pages + page, inner, PROT_READ | PROT_WRITE)) abort();
  guarded->size = size;
  guarded->data = guarded->pages + page + inner - size;
}

void guarded_deinit(guarded_t *guarded) { munmap(guarded->pages, guarded->pages_size); }

void run_kernel(cotile_kernel_fn *kernel, void *const *bindings, const int64_t *dims,
                int64_t workgroups, int64_t scratch_bytes) {
  guarded_t scratch;
  guarded_init(&scratch, ((size_t)scratch_bytes + 63) / 64 * 64);
  for (int64_t workgroup = workgroups - 1; workgroup >= 0; workgroup--)
    kernel(bindings, dims, workgroup, scratch.data);
  guarded_deinit(&scratch);
}
