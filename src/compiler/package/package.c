// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/package/package.h"

#include <string.h>

#include "base/file.h"
#include "base/module_abi.h"
#include "compiler/codegen/gpu/spirv.h"
#include "compiler/codegen/object.h"
#include "compiler/hal/host_code.h"
#include "compiler/package/constant_bytes.h"
#include "compiler/package/data_object.h"
#include "compiler/package/embedded.h"
#include "compiler/package/header_writer.h"
#include "compiler/package/linker.h"
#include "compiler/package/local_symbols.h"
#include "compiler/package/temp_directory.h"
#include "ir/query.h"

cotile_status_t cotile_package_kind_parse(const char *text, cotile_package_kind_t *out_kind) {
  static const char *const names[] = {
#define COTILE_X(name, text, meaning) text,
      COTILE_PACKAGE_KINDS(COTILE_X)
#undef COTILE_X
  };
  *out_kind = COTILE_PACKAGE_MODULE;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (strcmp(text, names[i])) continue;
    *out_kind = (cotile_package_kind_t)i;
    return COTILE_SUCCESS;
  }
  return COTILE_MAKE_STATUS(
      COTILE_USAGE, "unknown kind of output '%s': so, obj, asm, llvm, mlir or header", text);
}

// --- Files that are linked ---

typedef struct package {
  const cotile_package_options_t *options;
  const cotile_contents_t *contents;
  cotile_arena_t *arena;
  cotile_temp_directory_t directory;
  cotile_file_writer_t target;
} package_t;

static const char **kernels_of(const package_t *package, const cotile_program_t *program) {
  const char **kernels = COTILE_ARENA_NEW(package->arena, program->dispatch_count, const char *);
  for (int64_t i = 0; i < program->dispatch_count; i++) kernels[i] = program->dispatches[i].name;
  return kernels;
}

static const char **functions_of(const package_t *package, const cotile_program_t *program) {
  const char **functions = COTILE_ARENA_NEW(package->arena, program->function_count, const char *);
  for (int64_t i = 0; i < program->function_count; i++) functions[i] = program->functions[i].symbol;
  return functions;
}

static cotile_status_t constants_of(const package_t *package, const cotile_program_t *program,
                                    const cotile_image_constant_t **out_constants) {
  cotile_image_constant_t *constants =
      COTILE_ARENA_NEW(package->arena, program->constant_count, cotile_image_constant_t);
  for (int64_t i = 0; i < program->constant_count; i++) {
    constants[i].symbol = program->constants[i].symbol;
    COTILE_RETURN_IF_ERROR(cotile_constant_size(program->constants[i].value, &constants[i].bytes));
  }
  *out_constants = constants;
  return COTILE_SUCCESS;
}

static cotile_status_t shaders_of(const package_t *package, const cotile_packed_program_t *program,
                                  const cotile_spirv_shaders_t **out_shaders) {
  *out_shaders = NULL;
  if (!program->machine->is_gpu) return COTILE_SUCCESS;
  cotile_spirv_shaders_t *shaders = COTILE_ARENA_NEW(package->arena, 1, cotile_spirv_shaders_t);
  *out_shaders = shaders;
  return cotile_spirv_convert(program->hal->kernels, package->arena, shaders);
}

static cotile_status_t describe_image(const package_t *package, int64_t index,
                                      cotile_image_spec_t *out_image) {
  const cotile_packed_program_t *packed = &package->contents->programs[index];
  const cotile_program_t *program = &packed->hal->program;
  *out_image = (cotile_image_spec_t){
      .symbol = cotile_arena_format(package->arena, COTILE_PROGRAM_SYMBOL, (long long)index),
      .functions = functions_of(package, program),
      .function_count = program->function_count,
      .load = program->pack_count > 0 ? COTILE_LOAD_SYMBOL : NULL,
      .kernels = kernels_of(package, program),
      .kernel_count = program->dispatch_count,
      .constant_count = program->constant_count};
  COTILE_RETURN_IF_ERROR(constants_of(package, program, &out_image->constants));
  return shaders_of(package, packed, &out_image->shaders);
}

// Host programs and kernels share a module of LLVM IR if both are native code. The kernels of the
// program are lowered in place then.
static cotile_status_t emit_code(const package_t *package, int64_t index, cotile_emit_t emit,
                                 cotile_string_t *out) {
  const cotile_packed_program_t *program = &package->contents->programs[index];
  cotile_image_spec_t image;
  COTILE_RETURN_IF_ERROR(describe_image(package, index, &image));
  MlirModule code = program->hal->kernels;
  bool is_apart = image.shaders != NULL;
  if (is_apart)
    code = mlirModuleCreateEmpty(mlirOperationGetLocation(mlirModuleGetOperation(program->module)));
  cotile_host_code_build(program->module, package->arena, code);
  cotile_status_t status = cotile_emit_object(code, program->machine, &image, emit, out);
  if (is_apart) mlirModuleDestroy(code);
  return status;
}

static cotile_architecture_t architecture_of(const package_t *package) {
  return package->contents->programs[0].machine->architecture;
}

// What stands for a program's code: all that its results depend on but the inputs.
static cotile_status_t hash_code(const package_t *package, int64_t index,
                                 const cotile_string_t *code, cotile_hash128_t *out_hash) {
  const cotile_program_t *program = &package->contents->programs[index].hal->program;
  cotile_embedded_t builtins = cotile_embedded(architecture_of(package), COTILE_EMBEDDED_BUILTINS);
  *out_hash = cotile_hash128(code->data, code->length);
  cotile_hash128_add(out_hash, builtins.bytes, builtins.size);
  for (int64_t i = 0; i < program->constant_count; i++) {
    const cotile_program_constant_t *constant = &program->constants[i];
    cotile_hash128_add(out_hash, constant->symbol, strlen(constant->symbol));
    COTILE_RETURN_IF_ERROR(cotile_status_annotate(cotile_constant_hash(constant->value, out_hash),
                                                  "%s", constant->symbol));
  }
  return COTILE_SUCCESS;
}

static cotile_status_t write_code(package_t *package, int64_t index, const char **out_path,
                                  cotile_hash128_t *out_hash) {
  cotile_string_t code;
  cotile_string_init(&code, cotile_allocator_system());
  cotile_status_t status = emit_code(package, index, COTILE_EMIT_OBJECT, &code);
  const char *name = cotile_arena_format(package->arena, "code%lld.o", (long long)index);
  if (!status) status = hash_code(package, index, &code, out_hash);
  if (!status)
    status =
        cotile_temp_directory_write(&package->directory, name, code.data, code.length, out_path);
  cotile_string_deinit(&code);
  return status;
}

static cotile_status_t write_embedded(package_t *package, cotile_embedded_file_t which,
                                      const char **out_path) {
  cotile_embedded_t file = cotile_embedded(architecture_of(package), which);
  return cotile_temp_directory_write(&package->directory, file.name, file.bytes, file.size,
                                     out_path);
}

// [package-3], as a version script.
static cotile_status_t write_exports(package_t *package, const char **out_path) {
  const char *script =
      cotile_arena_format(package->arena, "{ global: " COTILE_MODULE_PREFIX "%s; local: *; };\n",
                          package->contents->name);
  return cotile_temp_directory_write(&package->directory, "exports.map", script, strlen(script),
                                     out_path);
}

// --- Linking ---

enum { FIXED_ARGUMENTS = 32 };

typedef struct arguments {
  const char **items; // room for FIXED_ARGUMENTS and one per program
  int count;
} arguments_t;

static void add(arguments_t *arguments, const char *text) {
  arguments->items[arguments->count++] = text;
}

// Objects are changed after linking, which takes a file.
static const char *link_target(package_t *package) {
  if (package->target.temporary) return package->target.temporary;
  if (package->options->kind == COTILE_PACKAGE_MODULE) return package->target.path;
  return cotile_temp_directory_path(&package->directory, "module.o");
}

static cotile_status_t add_inputs(package_t *package, const char *target, arguments_t *arguments) {
  const char *code, *builtins;
  const char *data = cotile_temp_directory_path(&package->directory, "data.o");
  int64_t count = package->contents->program_count;
  cotile_hash128_t *codes = COTILE_ARENA_NEW(package->arena, count, cotile_hash128_t);
  add(arguments, "-o");
  add(arguments, target);
  add(arguments, data);
  for (int64_t i = 0; i < count; i++) {
    COTILE_RETURN_IF_ERROR(write_code(package, i, &code, &codes[i]));
    add(arguments, code);
  }
  COTILE_RETURN_IF_ERROR(cotile_data_object_write(data, package->contents, codes, package->arena));
  COTILE_RETURN_IF_ERROR(write_embedded(package, COTILE_EMBEDDED_BUILTINS, &builtins));
  add(arguments, "--start-lib"); // only if something in it is used
  add(arguments, builtins);
  add(arguments, "--end-lib");
  return COTILE_SUCCESS;
}

static cotile_status_t add_libraries(package_t *package, arguments_t *arguments) {
  const char *libm, *libc;
  COTILE_RETURN_IF_ERROR(write_embedded(package, COTILE_EMBEDDED_LIBM, &libm));
  COTILE_RETURN_IF_ERROR(write_embedded(package, COTILE_EMBEDDED_LIBC, &libc));
  add(arguments, "--as-needed");
  add(arguments, libm);
  add(arguments, libc);
  return COTILE_SUCCESS;
}

static cotile_status_t add_module_options(package_t *package, arguments_t *arguments) {
  static const char *const options[] = {"-shared",          "--no-undefined", "--build-id=none",
                                        "--hash-style=gnu", "--eh-frame-hdr", "--version-script"};
  const char *exports;
  COTILE_RETURN_IF_ERROR(write_exports(package, &exports));
  for (size_t i = 0; i < sizeof options / sizeof *options; i++) add(arguments, options[i]);
  add(arguments, exports);
  return COTILE_SUCCESS;
}

static cotile_status_t copy_file(const char *path, cotile_file_writer_t *target) {
  cotile_mapping_t file;
  COTILE_RETURN_IF_ERROR(cotile_mapping_init(&file, path));
  cotile_status_t status = cotile_file_writer_append(target, file.data, file.size);
  cotile_mapping_deinit(&file);
  return status;
}

// [package-4]
static cotile_status_t finish_object(package_t *package, const char *path) {
  COTILE_RETURN_IF_ERROR(cotile_hide_symbols(path));
  return package->target.temporary ? COTILE_SUCCESS : copy_file(path, &package->target);
}

static cotile_status_t link_files(package_t *package) {
  int64_t room = FIXED_ARGUMENTS + package->contents->program_count;
  arguments_t arguments = {.items = COTILE_ARENA_NEW(package->arena, room, const char *)};
  bool is_module = package->options->kind == COTILE_PACKAGE_MODULE;
  COTILE_RETURN_IF_ERROR(cotile_temp_directory_init(&package->directory, package->arena));
  const char *target = link_target(package);
  if (is_module)
    COTILE_RETURN_IF_ERROR(add_module_options(package, &arguments));
  else
    add(&arguments, "--relocatable");
  COTILE_RETURN_IF_ERROR(add_inputs(package, target, &arguments));
  if (is_module) COTILE_RETURN_IF_ERROR(add_libraries(package, &arguments));
  cotile_status_t status =
      cotile_linker_run(package->options->linker, arguments.count, arguments.items, package->arena);
  if (!status && !is_module) status = finish_object(package, target);
  return cotile_status_annotate(status, "%s", package->options->path);
}

// --- The whole ---

static cotile_status_t append(cotile_string_t *text, const char *more) {
  return cotile_string_append(text, more, strlen(more));
}

static cotile_status_t append_shaders(MlirModule kernels, cotile_arena_t *arena,
                                      cotile_string_t *text) {
  cotile_spirv_shaders_t shaders;
  COTILE_RETURN_IF_ERROR(cotile_spirv_convert(kernels, arena, &shaders));
  for (int64_t i = 0; i < shaders.count; i++)
    COTILE_RETURN_IF_ERROR(cotile_string_append_format(text, "%s\n", shaders.items[i].text));
  return COTILE_SUCCESS;
}

static cotile_status_t make_text(const package_t *package, cotile_string_t *text) {
  cotile_package_kind_t kind = package->options->kind;
  const cotile_packed_program_t *program = &package->contents->programs[0];
  if (kind == COTILE_PACKAGE_HEADER)
    return cotile_header_append(package->contents, package->arena, text);
  if (kind == COTILE_PACKAGE_MLIR)
    return append(text,
                  cotile_op_text(package->arena, mlirModuleGetOperation(program->hal->kernels)));
  if (kind == COTILE_PACKAGE_LLVM) return emit_code(package, 0, COTILE_EMIT_LLVM, text);
  if (program->machine->is_gpu) return append_shaders(program->hal->kernels, package->arena, text);
  return emit_code(package, 0, COTILE_EMIT_ASSEMBLY, text);
}

static cotile_status_t write_text(package_t *package) {
  cotile_string_t text;
  cotile_string_init(&text, cotile_allocator_system());
  cotile_status_t status = make_text(package, &text);
  if (!status) status = cotile_file_writer_append(&package->target, text.data, text.length);
  cotile_string_deinit(&text);
  return status;
}

cotile_status_t cotile_package_write(const cotile_package_options_t *options,
                                     const cotile_contents_t *contents, cotile_arena_t *arena) {
  package_t package = {.options = options, .contents = contents, .arena = arena};
  bool is_linked = options->kind == COTILE_PACKAGE_MODULE || options->kind == COTILE_PACKAGE_OBJECT;
  cotile_status_t status =
      cotile_file_writer_init(&package.target, options->path, cotile_allocator_system());
  if (!status) status = is_linked ? link_files(&package) : write_text(&package);
  if (!status) status = cotile_file_writer_commit(&package.target);
  cotile_temp_directory_deinit(&package.directory);
  cotile_file_writer_deinit(&package.target);
  return status;
}
